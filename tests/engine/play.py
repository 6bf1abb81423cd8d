"""Matches to test on."""

import random

from engine.match import begin_deal, legal_plays, new_match, play
from engine.ruleset import ruleset
from engine.shuffle import shuffled


def seeded_deck(seed, match):
    return shuffled(seed.to_bytes(32, "big"), match.seats, match.ruleset)


def begun(preset="classic", seats=2, seed=0, target=101, first_dealer=0, **options):
    """Return a match with its first deal begun."""
    match = new_match(ruleset(preset, options), seats, target, first_dealer)
    return begin_deal(match, seeded_deck(seed, match))[0]


def any_play(match, rng):
    """Return a random legal play."""
    card, captures = rng.choice(legal_plays(match))
    return card, rng.choice(captures)


def played(match, plays, seed=0):
    """Return the match after so many random plays of the deal in play, at most to its end."""
    rng = random.Random(seed)
    for _ in range(plays):
        if match.deal.to_play is None:
            break
        match, _ = play(match, *any_play(match, rng))
    return match


def stacked_deck(*front):
    """Return a deck that begins with these codes, the rest in code order reversed (kings first)."""
    from engine.cards import DECK

    first = [code for text in front for code in text.split()]
    return (*first, *(card for card in reversed(DECK) if card not in first))
