"""The rule book once more, as slow and as literal as can be, to hold the engine to it. Imports nothing of the engine.

Captures are found by trying every subset of the floor, and sets are split by trying every group: nothing here shares an
idea with `engine/captures.py`, so that they will not be wrong together.
"""

from itertools import combinations

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
DECK = [rank + suit for rank in RANKS for suit in "CDHS"]
PRESETS = {
    "classic": {"komi_on_floor": "seven", "jack_basra": 10, "tie": "nobody", "clean_opening": True},
    "v2": {"komi_on_floor": "any", "jack_basra": 30, "tie": "nobody", "clean_opening": True},
    "murabaa": {"komi_on_floor": "seven", "jack_basra": 10, "tie": "nobody", "clean_opening": True},
}


def rank(card):
    return card[:-1]


def is_number(card):
    return rank(card) in RANKS[:10]


def value(card):
    return RANKS.index(rank(card)) + 1


def in_order(cards):
    return sorted(cards, key=DECK.index)


def is_group(played_rank, cards, komi_on_floor):
    """R3.1, R3.3, R3.6: whether these floor cards are one group for a number, a queen or a king."""
    if komi_on_floor == "any" and list(cards) == ["7D"]:
        return True
    if len(cards) == 1 and rank(cards[0]) == played_rank:
        return True
    return (
        played_rank in RANKS[:10]
        and all(is_number(card) for card in cards)
        and sum(value(card) for card in cards) == RANKS.index(played_rank) + 1
    )


def is_possible(played_rank, cards, komi_on_floor):
    """R3: whether a set splits into groups that do not share cards."""
    if not cards:
        return True
    first, *rest = cards
    for size in range(len(rest) + 1):
        for mates in combinations(rest, size):
            if is_group(played_rank, (first, *mates), komi_on_floor):
                others = [card for card in rest if card not in mates]
                if is_possible(played_rank, others, komi_on_floor):
                    return True
    return False


def subsets(cards):
    return [chosen for size in range(len(cards) + 1) for chosen in combinations(cards, size)]


def legal_captures(card, floor, komi_on_floor):
    """R3: every legal capture, the default first."""
    floor = in_order(floor)
    if rank(card) == "J" or card == "7D":
        return [floor]
    possible = [set(chosen) for chosen in subsets(floor) if is_possible(rank(card), chosen, komi_on_floor)]
    maximal = [one for one in possible if not any(one < other for other in possible)]
    captures = [in_order(one) for one in maximal]
    return sorted(captures, key=lambda capture: (-len(capture), [DECK.index(taken) for taken in capture]))


def kind(card, floor, capture):
    """R4: what a legal capture is."""
    if len(capture) == 0 or len(capture) < len(floor):
        return "none"
    if rank(card) == "J":
        if list(floor) == ["7D"]:
            return "basra"
        return "jack_basra" if len(floor) == 1 and rank(floor[0]) == "J" else "sweep"
    if card == "7D":
        if len(floor) == 1 and rank(floor[0]) == "J":
            return "basra"
        sweepers = [other for other in RANKS if other != "J" and is_possible(other, list(floor), "seven")]
        return "basra" if sweepers else "sweep"
    return "basra"


def points_of(kind, options):
    return {"none": 0, "sweep": 0, "basra": 10, "jack_basra": options["jack_basra"]}[kind]


class Table:
    """A deal in play; R2 and R4.6."""

    def __init__(self, deck, dealer, seats, options):
        self.seats, self.options, self.dealer = seats, options, dealer
        self.stock = list(deck)
        self.hands = [[] for _ in range(seats)]
        self.piles = [[], []]
        self.basras = []
        self.last = None
        self.floor = []
        self._deal_batch()
        self.floor, self.stock = self.stock[:4], self.stock[4:]
        self.seat = (dealer + 1) % seats

    def _deal_batch(self):
        for step in range(1, self.seats + 1):
            self.hands[(self.dealer + step) % self.seats], self.stock = self.stock[:4], self.stock[4:]

    @property
    def over(self):
        return not self.stock and not any(self.hands)

    def captures(self, card):
        return legal_captures(card, self.floor, self.options["komi_on_floor"])

    def play(self, card, capture):
        """Make a legal play of the seat to play and return its kind."""
        self.hands[self.seat].remove(card)
        made = kind(card, self.floor, capture)
        if capture:
            self.last = self.seat % 2
            self.piles[self.last] += [*capture, card]
            self.floor = [lying for lying in self.floor if lying not in capture]
        else:
            self.floor.append(card)
        if made in ("basra", "jack_basra"):
            points = points_of(made, self.options)
            self.basras.append({"seat": self.seat, "card": card, "kind": made, "points": points})
        self.seat = (self.seat + 1) % self.seats
        if not any(self.hands) and self.stock:
            self._deal_batch()
        if self.over and self.last is not None:
            self.piles[self.last] += self.floor
            self.floor = []
        return made

    @property
    def cards(self):
        return [len(pile) for pile in self.piles]


def count(table, carried):
    """R5: the points of a deal by team, and what is still carried."""
    points = [0, 0]
    for basra in table.basras:
        points[basra["seat"] % 2] += basra["points"]
    if table.cards[0] == table.cards[1]:
        return points, carried + 30 if table.options["tie"] == "carry" else 0
    points[0 if table.cards[0] > table.cards[1] else 1] += 30 + carried
    return points, 0


def winner(scores, target):
    """R6."""
    if max(scores) >= target and scores[0] != scores[1]:
        return scores.index(max(scores))
    return None


def replay(record):
    """Answer a legal record as `basra replay` does."""
    options = PRESETS[record["preset"]] | record["options"]
    scores, carried, answers = [0, 0], 0, []
    for number, deal in enumerate(record["deals"]):
        table = Table(deal["deck"], (record["first_dealer"] + number) % record["seats"], record["seats"], options)
        for card, *chosen in deal["plays"]:
            legal = table.captures(card)
            capture = in_order(chosen[0]) if chosen else legal[0]
            assert capture in legal
            table.play(card, capture)
        points = None
        if table.over:
            points, carried = count(table, carried)
            scores = [scores[0] + points[0], scores[1] + points[1]]
        answers.append({"cards": table.cards, "basras": table.basras, "points": points})
    return {"deals": answers, "scores": scores, "winner": winner(scores, record["target"])}
