"""Writes the golden data again: `python -m tests.engine.golden`.

Everything in `data/` comes from the reference, never from the engine that is held to it: whole matches with their
answers, and counts of the ways to play a few decks.
"""

import json
import random
from copy import deepcopy
from itertools import count
from pathlib import Path

from tests.engine import reference
from tests.engine.reference import DECK, PRESETS, Table

DATA = Path(__file__).with_name("data")
MATCHES, ANSWERS, PERFT = "matches.jsonl", "answers.jsonl", "perft.jsonl"

CASES = [(preset, seats, {}) for preset in PRESETS for seats in (2, 4)] + [
    ("classic", 2, {"komi_on_floor": "any", "jack_basra": 0}),
    ("v2", 2, {"komi_on_floor": "seven", "jack_basra": 20, "clean_opening": False}),
    ("murabaa", 4, {"tie": "carry", "clean_opening": False}),
    ("v2", 4, {"tie": "carry"}),
]


def read(name):
    """Return the lines of a golden file."""
    return [json.loads(line) for line in (DATA / name).read_text().splitlines()]


def shuffle(rng, seats, options):
    deck = list(DECK)
    while True:
        rng.shuffle(deck)
        opening = deck[4 * seats : 4 * seats + 4]
        if not options["clean_opening"] or all(card != "7D" and card[0] != "J" for card in opening):
            return list(deck)


def play_out(rng, table):
    """Play a deal, rather by taking than not, and return its plays, some with their capture left to the default."""
    plays = []
    while not table.over:
        choices = [(card, capture) for card in table.hands[table.seat] for capture in table.captures(card)]
        taking = [choice for choice in choices if choice[1]]
        card, capture = rng.choice(taking if taking and rng.random() < 0.7 else choices)
        written = rng.sample(capture, len(capture))
        short = capture == table.captures(card)[0] and rng.random() < 0.3
        table.play(card, capture)
        plays.append([card] if short else [card, written])
    return plays


def match(seed, preset, seats, options):
    """Return the record of a random match, to its end."""
    rng = random.Random(seed)
    dealer = rng.randrange(seats)
    record = {
        "format": "basra-record/1",
        "preset": preset,
        "seats": seats,
        "target": rng.choice([51, 101, 151]),
        "options": options,
        "first_dealer": dealer,
        "deals": [],
    }
    effective = PRESETS[preset] | options
    while reference.replay(record)["winner"] is None:
        deck = shuffle(rng, seats, effective)
        table = Table(deck, (dealer + len(record["deals"])) % seats, seats, effective)
        record["deals"].append({"deck": deck, "plays": play_out(rng, table)})
    return record


def tally(deck, seats, options, depth):
    """Count, for each depth, the sequences of plays, and how many of them end with which kind of play."""
    rows = [{"plays": 0, "captures": 0, "sweep": 0, "basra": 0, "jack_basra": 0} for _ in range(depth)]

    def visit(table, level):
        if level == depth:
            return
        for card in table.hands[table.seat]:
            for capture in table.captures(card):
                after = deepcopy(table)
                made = after.play(card, capture)
                row = rows[level]
                row["plays"] += 1
                row["captures"] += bool(capture)
                if made != "none":
                    row[made] += 1
                visit(after, level + 1)

    visit(Table(deck, 0, seats, options), 0)
    return rows


def perft():
    rng = random.Random(52)
    for preset in PRESETS:
        for seats, depth in ((2, 9), (4, 6)):
            deck = shuffle(rng, seats, PRESETS[preset])
            yield {"preset": preset, "seats": seats, "deck": deck, "rows": tally(deck, seats, PRESETS[preset], depth)}


def write(name, lines):
    (DATA / name).write_text("".join(json.dumps(line) + "\n" for line in lines))


def has_level_deal(record):
    """Return whether a deal before the last is level, so that its award is carried on."""
    return any(deal["cards"] == [26, 26] for deal in reference.replay(record)["deals"][:-1])


def has_jack_basra(record):
    deals = reference.replay(record)["deals"]
    return any(basra["kind"] == "jack_basra" for deal in deals for basra in deal["basras"])


def shows_its_options(record):
    """Return whether what the options change is in the match."""
    options = record["options"]
    return ("tie" not in options or has_level_deal(record)) and ("jack_basra" not in options or has_jack_basra(record))


def matches():
    """Yield a match for each case."""
    for number, case in enumerate(CASES):
        yield next(filter(shows_its_options, (match(seed, *case) for seed in count(number, 100))))


def main():
    records = list(matches())
    write(MATCHES, records)
    write(ANSWERS, [reference.replay(record) for record in records])
    write(PERFT, perft())


if __name__ == "__main__":
    main()
