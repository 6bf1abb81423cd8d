import pytest

from engine.basra import Basra
from engine.scoring import count_deal, winner_of


def counted(cards, basras=(), tie="nobody", carried=0, scores=(0, 0)):
    return count_deal(3, cards, basras, tie, carried, scores)


def test_most_cards_and_both_teams_basras_count():
    basras = (Basra(0, "8S", "basra", 10), Basra(3, "JS", "jack_basra", 30), Basra(2, "7D", "basra", 10))
    count = counted((27, 25), basras, scores=(40, 5))
    assert count.most_cards == (30, 0)
    assert count.points == (50, 30)
    assert count.scores == (90, 35)
    assert (count.deal, count.cards, count.basras, count.carried) == (3, (27, 25), basras, 0)


def test_the_other_team_can_have_most():
    assert counted((20, 32)).points == (0, 30)


@pytest.mark.parametrize("cards", [(26, 26), (0, 0)])
def test_level_is_nobodys(cards):
    count = counted(cards, (Basra(1, "8S", "basra", 10),))
    assert (count.most_cards, count.points, count.carried) == ((0, 0), (0, 10), 0)


def test_a_carried_award_adds_up_until_a_deal_is_not_level():
    first = counted((26, 26), tie="carry")
    second = counted((26, 26), tie="carry", carried=first.carried)
    third = counted((10, 42), tie="carry", carried=second.carried)
    assert (first.carried, second.carried, third.carried) == (30, 60, 0)
    assert (first.points, second.points, third.points) == ((0, 0), (0, 0), (0, 90))


@pytest.mark.parametrize(
    ("scores", "winner"),
    [
        ((100, 90), None),
        ((101, 90), 0),
        ((90, 101), 1),
        ((120, 110), 0),
        ((110, 120), 1),
        ((110, 110), None),
        ((0, 0), None),
    ],
)
def test_who_has_won(scores, winner):
    assert winner_of(scores, 101) == winner
