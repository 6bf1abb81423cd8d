import pytest

from engine.seats import deal_order, join_order, partner, pile_seat, right_of, team_of


def test_teams():
    assert [team_of(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_the_right_goes_round():
    assert [right_of(seat, 4) for seat in range(4)] == [1, 2, 3, 0]
    assert [right_of(seat, 2) for seat in range(2)] == [1, 0]


def test_partners_sit_opposite_and_two_seats_have_none():
    assert [partner(seat, 4) for seat in range(4)] == [2, 3, 0, 1]
    assert [partner(seat, 2) for seat in range(2)] == [None, None]


def test_the_second_to_join_is_the_creators_partner():
    assert join_order(4) == (0, 2, 1, 3)
    assert join_order(2) == (0, 1)


@pytest.mark.parametrize(
    ("dealer", "seats", "order"),
    [(0, 2, (1, 0)), (1, 2, (0, 1)), (0, 4, (1, 2, 3, 0)), (2, 4, (3, 0, 1, 2)), (3, 4, (0, 1, 2, 3))],
)
def test_the_dealer_is_last(dealer, seats, order):
    assert deal_order(dealer, seats) == order


@pytest.mark.parametrize(
    ("dealer", "piles"),
    [(0, (2, 1)), (1, (0, 3)), (2, (0, 1)), (3, (0, 1))],
)
def test_a_pile_never_lies_with_the_dealer_at_four_seats(dealer, piles):
    assert (pile_seat(0, dealer, 4), pile_seat(1, dealer, 4)) == piles


@pytest.mark.parametrize("dealer", [0, 1])
def test_at_two_seats_the_pile_is_your_own(dealer):
    assert (pile_seat(0, dealer, 2), pile_seat(1, dealer, 2)) == (0, 1)
