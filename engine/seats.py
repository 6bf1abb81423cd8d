"""Seats: who sits where, who is whose partner, and who comes next (R1)."""


def team_of(seat: int) -> int:
    """Return the team of a seat, at two and at four seats (R1.2)."""
    return seat % 2


def right_of(seat: int, seats: int) -> int:
    """Return the seat to the right, which plays and deals next (R1.4)."""
    return (seat + 1) % seats


def partner(seat: int, seats: int) -> int | None:
    """Return the seat across the table at four seats; None at two, where each seat is its own team."""
    return (seat + 2) % 4 if seats == 4 else None


def join_order(seats: int) -> tuple[int, ...]:
    """Return the seats in the order in which players take them: the second to join is the creator's partner (R1.3)."""
    return (0, 2, 1, 3) if seats == 4 else (0, 1)


def deal_order(dealer: int, seats: int) -> tuple[int, ...]:
    """Return the seats in the order in which they get cards and play: the dealer's right first, the dealer last."""
    return tuple((dealer + step) % seats for step in range(1, seats + 1))


def pile_seat(team: int, dealer: int, seats: int) -> int:
    """Return the seat that a team's pile lies with: the lower one, but never the dealer who has a partner (R1.7)."""
    mate = partner(dealer, seats)
    return mate if mate is not None and team_of(dealer) == team else team
