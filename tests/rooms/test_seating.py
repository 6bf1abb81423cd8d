"""Who comes, who goes, who is host (R1.3)."""

import pytest

from app.rooms.commands import Create, Join, Leave
from app.rooms.decide import decide
from app.rooms.errors import BadName, CodeTaken, NotInRoom, NoVacantSeat, ReservedName, RoomFull
from app.rooms.events import HostChanged, PlayerJoined, PlayerLeft
from app.rooms.policy import acting_host, next_deadline
from app.rooms.seating import MOST_LEFT
from engine.seats import team_of
from tests.rooms.table import POLICY, Table, only, options, playing


def test_the_creator_is_player_1_and_host_in_seat_0():
    table = Table(connected=False)
    creator = table.player(1)
    assert (creator.seat, table.room.host, table.room.phase, table.room.version) == (0, 1, "waiting", 1)
    assert creator.joined_version == 1
    assert not creator.connected
    assert table.decision.events == table.room.events == (PlayerJoined(1, 0, "Mona"),)


def test_a_room_is_made_once_for_a_code():
    table = Table()
    with pytest.raises(CodeTaken) as refused:
        table.do(Create("7K2M9P", "i2", "other", "Ali", options()))
    assert refused.value.code == "code_taken"


def test_a_bad_name_makes_no_room_and_no_player():
    with pytest.raises(BadName):
        decide(None, Create("7K2M9P", "i1", "b", "  ", options()), 0, b"", POLICY)
    with pytest.raises(BadName):
        Table().do(Join("b", "\u200b"))


def test_names_are_cleaned():
    table = Table("  Al\u202ei ")
    assert table.player(2).name == "Ali"


def test_at_four_seats_the_second_to_join_is_the_creators_partner_across_the_table():
    table = Table("Ali", "Rana", "Omar", seats=4)
    assert table.seats == {"Mona": 0, "Ali": 2, "Rana": 1, "Omar": 3}
    assert team_of(table.seats["Mona"]) == team_of(table.seats["Ali"])
    assert team_of(table.seats["Rana"]) == team_of(table.seats["Omar"])


def test_at_two_seats_the_second_to_join_sits_opposite():
    assert Table("Ali").seats == {"Mona": 0, "Ali": 1}


def test_a_joiner_takes_the_first_free_seat_and_nobody_moves():
    table = Table("Ali", "Rana", seats=4)
    table.leave(2)
    assert table.seats == {"Mona": 0, "Rana": 1}
    table.join("Omar")
    assert table.seats == {"Mona": 0, "Rana": 1, "Omar": 2}
    table.join("Huda")
    assert table.seats == {"Mona": 0, "Rana": 1, "Omar": 2, "Huda": 3}


def test_joining_is_told():
    table = Table()
    decision = table.do(Join("b2", "Ali"))
    assert only(decision.events, PlayerJoined) == PlayerJoined(2, 1, "Ali")


def test_a_player_knows_the_version_of_their_joining():
    table = Table(seats=4)
    table.do(Join("b2", "Ali"))
    assert table.player(2).joined_version == table.room.version


def test_a_second_tab_sits_down_as_another_player_of_the_same_browser():
    table = Table()
    table.join("Mona again", owner="browser-1")
    assert [player.owner for player in table.room.players] == ["browser-1", "browser-1"]
    assert table.seats == {"Mona": 0, "Mona again": 1}


def test_a_full_room_refuses():
    with pytest.raises(RoomFull) as refused:
        Table("Ali").join("Rana")
    assert refused.value.code == "room_full"


def test_a_full_match_has_no_vacant_seat():
    table = Table("Ali")
    table.start()
    with pytest.raises(NoVacantSeat) as refused:
        table.join("Rana")
    assert refused.value.code == "no_vacant_seat"


# Leaving


def test_leaving_frees_the_seat_and_is_told():
    table = Table("Ali", seats=4)
    decision = table.leave(2)
    assert only(decision.events, PlayerLeft) == PlayerLeft(2, 2, "Ali")
    assert table.seats == {"Mona": 0}


def test_who_has_left_is_not_in_the_room():
    table = Table("Ali", seats=4)
    table.leave(2)
    with pytest.raises(NotInRoom) as refused:
        table.do(Leave(2))
    assert refused.value.code == "not_in_room"


def test_player_numbers_are_not_used_again():
    table = Table("Ali", seats=4)
    table.leave(2)
    assert table.join("Ali") == 3


def test_when_the_host_leaves_the_longest_present_player_is_host():
    table = Table("Ali", "Rana", seats=4)
    decision = table.leave(1)
    assert table.room.host == 2
    assert only(decision.events, HostChanged) == HostChanged(2)


def test_when_another_leaves_the_host_stays():
    table = Table("Ali", "Rana", seats=4)
    decision = table.leave(2)
    assert table.room.host == 1
    assert not any(isinstance(event, HostChanged) for event in decision.events)


def test_the_host_is_handed_on_again_and_again():
    table = Table("Ali", "Rana", seats=4)
    table.leave(1)
    table.join("Mona")
    table.leave(2)
    assert table.room.host == 3


def test_while_the_host_is_disconnected_the_longest_present_connected_player_acts():
    table = Table("Ali", "Rana", seats=4)
    table.disconnect(1)
    assert acting_host(table.room).number == 2
    table.disconnect(2)
    assert acting_host(table.room).number == 3
    table.connect(1)
    assert acting_host(table.room).number == 1


def test_with_nobody_connected_the_host_is_the_host():
    assert acting_host(Table("Ali", connected=False).room).number == 2
    assert acting_host(Table(connected=False).room).number == 1


def test_when_the_last_person_leaves_the_room_is_erased():
    table = Table("Ali")
    table.leave(1)
    decision = table.leave(2)
    assert decision.room is None
    assert decision.changed
    assert decision.events == (PlayerLeft(2, 1, "Ali"),)


def test_bots_do_not_keep_a_room():
    table = Table(seats=4)
    table.start()
    assert table.leave(1).room is None


# In a match


def test_a_leavers_seat_is_vacant_and_the_bot_plays_it():
    table = Table("Ali")
    table.start()
    table.play_to(1)
    table.leave(2)
    assert table.view(1).seats[1].occupant == "vacant"
    turn = table.room.turn
    table.wait_for("turn")
    assert table.room.turn == turn + 1


def test_the_bot_takes_over_a_leavers_turn_after_its_thinking_time_however_old_the_turn():
    table = Table("Ali")
    table.start()
    table.play_to(1)
    table.wait(20_000)
    table.leave(2)
    assert next_deadline(table.room, POLICY).at == table.now + POLICY.bot_think


def test_whoever_joins_takes_the_vacant_seat_over_with_the_hand_and_the_score_as_they_are():
    table = Table("Ali", target=1001)
    table.start()
    table.play_deal()
    table.wait_for("next_deal")
    table.leave(2)
    hand, scores = table.hand(1), table.match.scores
    number = table.join("Rana")
    assert table.player(number).seat == 1
    assert table.hand(1) == hand
    assert table.match.scores == scores
    assert table.view(number).match.hand_counts[1] == len(hand)


def test_a_joiner_who_takes_the_seat_to_play_over_has_a_whole_turn():
    table = Table("Ali")
    table.start()
    table.play_to(1)
    table.leave(2)
    table.wait(500)
    table.join("Rana")
    assert table.due().at == table.now + 30_000


def test_a_joiner_to_another_seat_does_not_touch_the_turn():
    table = Table("Ali")
    table.start()
    table.play_to(0)
    table.leave(2)
    due = table.due()
    table.wait(500)
    table.join("Rana")
    assert table.due() == due


def test_bots_seats_are_taken_over_like_vacant_ones_in_joining_order():
    table = Table(seats=4)
    table.start()
    assert table.room.bots == (2, 1, 3)
    table.join("Ali")
    table.join("Rana")
    assert table.seats == {"Mona": 0, "Ali": 2, "Rana": 1}
    assert table.room.bots == (3,)


def test_a_bots_seat_that_was_taken_over_and_left_is_vacant():
    table = Table(seats=4)
    table.start()
    number = table.join("Ali")
    table.leave(number)
    assert [seat.occupant for seat in table.view(1).seats] == ["player", "bot", "vacant", "bot"]


def test_somebody_can_sit_down_between_deals_and_after_the_match():
    table = Table("Ali", target=1001)
    table.start()
    table.play_deal()
    table.leave(2)
    table.join("Rana")
    table.ready(1)
    table.ready(3)
    assert table.room.phase == "playing"

    table = Table("Ali", target=11)
    table.start()
    table.play_match()
    table.leave(2)
    assert table.player(table.join("Rana")).seat == 1


# No two alike


def test_who_comes_with_a_name_like_anothers_gets_a_number():
    table = Table(seats=4)
    decision = table.do(Join("b2", "MОNA"))  # with a Cyrillic О
    assert table.player(2).name == "MОNA 2"
    assert only(decision.events, PlayerJoined) == PlayerJoined(2, 2, "MОNA 2")
    table.join("Mona")
    table.join("mona 2")
    assert list(table.seats) == ["Mona", "MОNA 2", "Mona 3", "mona 4"]


def test_in_a_match_too():
    table = playing(seats=4)
    table.join("Mona")
    table.join("Ali")
    assert list(table.seats) == ["Mona", "Ali", "Mona 2", "Ali 2"]


def test_a_number_that_became_free_is_given_to_its_owner_again_and_to_nobody_else():
    table = Table("Mona", seats=4)
    table.leave(2)
    table.join("Mona")
    assert list(table.seats) == ["Mona", "Mona 3"]
    table.join("Mona", owner="browser-2")
    assert list(table.seats) == ["Mona", "Mona 3", "Mona 2"]


@pytest.mark.parametrize("goes", [lambda table: table.leave(2), lambda table: table.remove(2)])
def test_whose_lines_may_still_be_read_is_not_impersonated(goes):
    table = Table("Ali", seats=4)
    goes(table)
    table.join("Аli")  # with a Cyrillic А
    assert list(table.seats) == ["Mona", "Аli 2"]


def test_who_left_comes_back_under_the_same_name():
    table = Table("Ali", seats=4)
    table.leave(2)
    table.join("Ali", owner="browser-2")
    assert list(table.seats) == ["Mona", "Ali"]
    assert [gone.name for gone in table.room.left] == ["Ali"]
    table.leave(3)
    assert [gone.name for gone in table.room.left] == ["Ali"]


def test_the_names_of_those_who_left_are_kept_for_the_last_few():
    table = Table(seats=4)
    for number in range(2, 2 + MOST_LEFT + 1):
        table.join(f"Guest {number}")
        table.leave(number)
    assert [gone.name for gone in table.room.left] == [f"Guest {number}" for number in range(3, 3 + MOST_LEFT)]
    table.join("Guest 2")
    assert list(table.seats) == ["Mona", "Guest 2"]


def test_nobody_comes_as_a_bot():
    table = Table(seats=4)
    with pytest.raises(ReservedName):
        table.join("Bot 2")
    with pytest.raises(ReservedName):
        decide(None, Create("7K2M9P", "i1", "b", "الآلي", options()), 0, b"", POLICY)
