"""A session over a real socket: sitting down, playing, being refused, coming back."""

import contextlib
import json
import time

import pytest
from websockets.exceptions import ConnectionClosed

from app.rooms import commands


async def play_default(tab) -> dict:
    """Play the first legal card of a tab whose turn it is."""
    room = await tab.until(lambda room: room["phase"] == "playing" and room["match"]["to_play"] == room["seat"])
    card = room["match"]["legal"][0]["card"]
    return await tab.ask(type="play", turn=room["turn"], card=card)


async def two_players(browsers, **options):
    code, first = await browsers().host(**options)
    second = await browsers().join(code)
    for tab in (first, second):
        await tab.until(lambda room: room["phase"] == "playing")
    return code, first, second


class TestSittingDown:
    async def test_the_creator_has_seat_0_and_is_host(self, browsers) -> None:
        _, tab = await browsers().host(name="Mona")
        assert (tab.room["you"], tab.room["seat"], tab.room["host"]) == (1, 0, 1)
        assert tab.room["seats"][0]["name"] == "Mona"
        assert tab.room["seats"][0]["connected"]

    async def test_a_friend_sees_the_room_and_sits_down(self, browsers) -> None:
        code, first = await browsers().host(name="Mona")
        friend = await browsers().open(code)
        preview = await friend.expect("preview")
        assert preview["room"]["names"] == ["Mona"]
        assert preview["yours"] == []
        welcome = await friend.ask(type="join", name="Ali")
        assert (welcome["type"], welcome["player"]) == ("welcome", 2)
        await first.until(lambda room: room["seats"][1]["name"] == "Ali")

    async def test_the_match_starts_by_itself_once_all_seats_are_taken(self, browsers) -> None:
        _, first, second = await two_players(browsers)
        assert len(first.room["match"]["hand"]) == 4
        assert first.room["match"]["floor"] == second.room["match"]["floor"]
        assert not set(first.room["match"]["hand"]) & set(second.room["match"]["hand"])

    async def test_the_host_may_start_with_bots_and_nobody_else(self, browsers) -> None:
        code, first = await browsers().host(seats=4, preset="murabaa")
        second = await browsers().join(code)
        assert (await second.ask(type="start"))["code"] == "not_host"
        assert (await first.ask(type="start"))["type"] == "ack"
        room = await first.until(lambda room: room["phase"] == "playing")
        assert [seat["occupant"] for seat in room["seats"]] == ["player", "bot", "player", "bot"]

    async def test_a_full_room_says_so(self, browsers) -> None:
        code, _, _ = await two_players(browsers)
        third = await browsers().open(code)
        await third.expect("preview")
        assert (await third.ask(type="join", name="Late"))["code"] in {"room_full", "no_vacant_seat"}

    async def test_a_room_that_is_not_there_says_so_and_closes(self, browsers) -> None:
        for code in ("ZZZZZZ", "nonsense-code"):
            tab = await browsers().open(code)
            assert await tab.closed() == ("gone", 4004)

    async def test_wrong_codes_wait_and_a_player_comes_back_all_the_same(self, browsers, server) -> None:
        server.app.state.services.guesses._free = 2
        mona, stranger = browsers(), browsers()
        code, _ = await mona.host()
        for unknown in ("ZZZZZ1", "ZZZZZ2"):
            assert await (await stranger.open(unknown)).closed() == ("gone", 4004)
        for asked in ("ZZZZZ3", code):
            tab = await stranger.open(asked)
            with contextlib.suppress(ConnectionClosed):
                await tab.send(type="join", id="j", name="Ali")
            assert await tab.closed() == (None, 1013)
            assert [frame.get("code") for frame in tab.frames] == ["rate_limited"]
        assert (await (await mona.open(code, 1, page=mona.tabs[0].page)).expect("welcome"))["player"] == 1

    async def test_a_bad_name_is_refused_and_the_seat_is_still_there(self, browsers) -> None:
        code, _ = await browsers().host()
        friend = await browsers().open(code)
        await friend.expect("preview")
        for name in ("", "   ", "x" * 21, "\u202e"):
            assert (await friend.ask(type="join", name=name))["code"] == "bad_name"
        assert (await friend.ask(type="join", name="B0t"))["code"] == "reserved_name"
        assert (await friend.ask(type="join", name="Ali"))["type"] == "welcome"

    async def test_a_name_like_anothers_is_told_apart_and_its_owner_is_told_once(self, browsers) -> None:
        code, host = await browsers().host(seats=4)
        friend = browsers()
        tab = await friend.open(code)
        await tab.expect("preview")
        welcome = await tab.ask(type="join", name=" M\u200bОNA ")  # with a Cyrillic О
        assert (welcome["asked_name"], welcome["room"]["seats"][2]["name"]) == ("MОNA", "MОNA 2")
        room = await host.until(lambda room: room["seats"][2]["occupant"] == "player")
        assert room["seats"][2]["name"] == "MОNA 2"
        await tab.ask(type="chat", text="hello")
        assert (await host.expect("chatted"))["line"]["name"] == "MОNA 2"
        again = await (await friend.open(code, 2, page=tab.page)).expect("welcome")
        assert (again["asked_name"], again["room"]["seats"][2]["name"]) == (None, "MОNA 2")
        other = await (await browsers().open(code)).ask(type="join", name=" Ali ")
        assert (other["asked_name"], other["room"]["seats"][1]["name"]) == (None, "Ali")


class TestRemoval:
    async def test_the_host_removes_a_player_whose_page_is_told_and_who_cannot_come_back(self, browsers) -> None:
        code, host = await browsers().host(seats=4)
        ali = browsers()
        removed = await ali.join(code)
        rana = await browsers().join(code, "Rana")
        assert (await rana.ask(type="remove", player=2))["code"] == "not_host"
        assert (await host.ask(type="remove", player=1))["code"] == "not_yourself"
        assert (await host.ask(type="remove", player=2))["type"] == "ack"
        assert await removed.closed() == ("removed", 4002)
        room = await rana.until(lambda room: room["seats"][2]["occupant"] == "empty")
        assert room["seats"][1]["name"] == "Rana"
        event = next(event for frame in rana.frames for event in frame.get("events", ()) if "removed" in event["type"])
        assert (event["player"], event["name"]) == (2, "Ali")

        assert await (await ali.open(code)).closed() == ("removed", 4002)
        assert await (await ali.open(code, 2, page=removed.page)).closed() == ("removed", 4002)
        assert (await browsers().join(code, "Omar")).room["you"] == 4

    async def test_a_removed_browser_at_the_door_is_refused_whatever_its_name(self, browsers) -> None:
        code, host = await browsers().host(seats=4)
        ali = browsers()
        seated, door = await ali.join(code), await ali.open(code)
        await seated.expect("probe")  # which is answered: this tab stays
        await door.expect("preview")
        await host.ask(type="remove", player=2)
        for name in ("Ali", "Another"):
            assert (await door.ask(type="join", name=name))["code"] == "removed"


class TestPlaying:
    async def test_a_play_is_acked_with_its_turn_and_both_see_it(self, browsers) -> None:
        _, first, second = await two_players(browsers)
        mover, other = (first, second) if first.room["match"]["to_play"] == 0 else (second, first)
        turn = mover.room["turn"]
        ack = await play_default(mover)
        assert (ack["type"], ack["turn"]) == ("ack", turn)
        for tab in (mover, other):
            room = await tab.until(lambda room: room["turn"] == turn + 1)
            assert room["match"]["last_play"]["seat"] == mover.room["seat"]

    async def test_a_play_sent_twice_is_acked_twice_and_played_once(self, browsers) -> None:
        _, first, second = await two_players(browsers)
        mover = first if first.room["match"]["to_play"] == 0 else second
        turn, card = mover.room["turn"], mover.room["match"]["legal"][0]["card"]
        play = {"type": "play", "id": "the-same-id", "turn": turn, "card": card}
        one, two = await mover.ask(**play), await mover.ask(**play)
        assert one == two
        await mover.until(lambda room: room["turn"] == turn + 1)
        assert mover.room["match"]["hand_counts"][mover.room["seat"]] == 3

    async def test_what_is_no_legal_play_is_refused_and_changes_nothing(self, browsers) -> None:
        _, first, second = await two_players(browsers)
        mover, other = (first, second) if first.room["match"]["to_play"] == 0 else (second, first)
        turn, hand = mover.room["turn"], mover.room["match"]["hand"]
        theirs = other.room["match"]["hand"][0]
        assert (await other.ask(type="play", turn=turn, card=theirs))["code"] == "not_your_turn"
        assert (await mover.ask(type="play", turn=turn + 1, card=hand[0]))["code"] == "stale_turn"
        assert (await mover.ask(type="play", turn=turn, card=theirs))["code"] == "not_your_card"
        assert (await mover.ask(type="play", turn=turn, card="ZZ"))["code"] == "not_your_card"
        bad = await mover.ask(type="play", turn=turn, card=hand[0], capture=[theirs])
        assert bad["code"] == "illegal_capture"
        await mover.send(type="resync")
        view = await mover.expect("view")
        assert view["resync"]
        assert (view["room"]["turn"], view["room"]["match"]["hand"]) == (turn, hand)

    async def test_a_bot_answers_a_play(self, browsers) -> None:
        _, tab = await browsers().host()
        await tab.ask(type="start")
        await play_default(tab)
        await tab.until(lambda room: room["match"]["last_play"] and room["match"]["last_play"]["seat"] == 1)


class TestBadInput:
    @pytest.mark.parametrize(
        ("text", "code"),
        [
            ("{", "malformed"),
            ("", "malformed"),
            ("[" * 3000, "malformed"),
            ("[]", "bad_message"),
            ('{"type": "nonsense", "id": "x"}', "unknown_type"),
            ('{"id": "x"}', "unknown_type"),
            ('{"type": "play", "id": "x"}', "bad_message"),
            ('{"type": "chat", "id": "x", "text": "' + "a" * 5000 + '"}', "too_large"),
            ('{"type": "hello", "page": "again"}', "bad_message"),
            ('{"type": "join", "id": "x", "name": "Again"}', "already_seated"),
        ],
    )
    async def test_it_is_answered_with_its_code_and_the_seat_stays(self, browsers, text: str, code: str) -> None:
        _, tab = await browsers().host()
        await tab.raw(text)
        answer = await tab.receive()
        assert (answer["type"], answer["code"]) == ("error", code)
        if '"id": "x"' in text and code != "too_large":
            assert answer["id"] == "x"
        await tab.send(type="ping")
        assert (await tab.expect("pong"))["version"] == tab.room["version"]

    async def test_a_binary_frame_is_answered_too(self, browsers) -> None:
        _, tab = await browsers().host()
        await tab.raw(b"\x00\xff")
        assert (await tab.receive())["code"] == "malformed"

    async def test_hello_comes_first_and_a_seat_before_play(self, browsers) -> None:
        code, _ = await browsers().host()
        stranger = await browsers().open(code)
        await stranger.expect("preview")
        assert (await stranger.ask(type="play", turn=0, card="8S"))["code"] == "not_seated"
        assert (await stranger.ask(type="take_over", player=1))["code"] == "not_your_seat"

    async def test_a_socket_that_only_sends_nonsense_is_closed(self, browsers) -> None:
        _, tab = await browsers().host()
        for _ in range(30):
            await tab.raw("nonsense")
        assert (await tab.closed())[1] == 4008

    async def test_a_frame_over_32_kib_closes_with_1009(self, browsers) -> None:
        _, tab = await browsers().host()
        await tab.raw("x" * 40_000)
        assert (await tab.closed())[1] == 1009


class TestComingBack:
    async def test_a_reload_gets_the_seat_the_view_and_the_chat_back(self, browsers) -> None:
        browser = browsers()
        code, tab = await browser.host()
        await tab.ask(type="chat", text="hello")
        await tab.drop()
        again = await browser.open(code, player=1)
        welcome = await again.expect("welcome")
        assert (welcome["player"], welcome["room"]["seat"]) == (1, 0)
        assert [line["text"] for line in welcome["chat"]] == ["hello"]

    async def test_a_reopened_page_without_its_number_gets_the_only_seat_back(self, browsers) -> None:
        browser = browsers()
        code, tab = await browser.host()
        await tab.drop()
        assert (await (await browser.open(code)).expect("welcome"))["player"] == 1

    async def test_a_second_tab_is_asked_and_may_take_the_seat_over(self, browsers) -> None:
        browser = browsers()
        code, tab = await browser.host(name="Mona")
        second = await browser.open(code)
        first_answers = tab.expect("probe")
        await first_answers
        preview = await second.expect("preview")
        assert preview["yours"] == [{"player": 1, "seat": 0, "name": "Mona", "connected": True}]
        assert (await second.ask(type="take_over", player=1))["type"] == "welcome"
        assert await tab.closed() == ("replaced", 4001)
        await second.send(type="ping")
        await second.expect("pong")

    async def test_a_second_tab_may_sit_down_as_another_player(self, browsers) -> None:
        browser = browsers()
        code, tab = await browser.host()
        second = await browser.open(code)
        await tab.expect("probe")
        await second.expect("preview")
        welcome = await second.ask(type="join", name="Me too")
        assert (welcome["player"], welcome["room"]["seat"]) == (2, 1)

    async def test_a_page_whose_network_changed_takes_its_own_seat_without_a_question(self, browsers) -> None:
        browser = browsers()
        code, tab = await browser.host()
        again = await browser.open(code, player=1, page=tab.page)  # the old socket is still open
        assert (await again.expect("welcome"))["player"] == 1
        assert await tab.closed() == ("replaced", 4001)

    async def test_several_dead_connections_are_found_out_at_once(self, browsers, server) -> None:
        mona = browsers()
        code, _silent = await mona.host(seats=4)
        rooms = server.app.state.services.rooms
        (player,) = (await rooms.get(code)).players
        for number in (2, 3):
            await rooms.run(code, commands.Join(player.owner, f"Mona {number}"))
            await rooms.run(code, commands.Connect(number))
        since = time.monotonic()
        preview = await (await mona.open(code)).expect("preview")
        assert [player["player"] for player in preview["yours"]] == [1, 2, 3]
        assert time.monotonic() - since < 3  # each takes two seconds

    async def test_it_does_not_ask_when_the_older_connection_is_dead(self, browsers) -> None:
        browser = browsers()
        code, tab = await browser.host()
        again = await browser.open(code)  # the old tab does not answer the probe
        assert (await again.expect("welcome"))["player"] == 1
        assert await tab.closed() == ("replaced", 4001)

    async def test_another_browser_cannot_take_a_seat_by_its_number(self, browsers) -> None:
        code, _ = await browsers().host()
        thief = await browsers().open(code, player=1)
        assert (await thief.expect("preview"))["yours"] == []
        assert (await thief.ask(type="take_over", player=1))["code"] == "not_your_seat"

    async def test_the_others_see_who_is_gone_and_who_is_back(self, browsers) -> None:
        browser = browsers()
        code, first = await browsers().host()
        second = await browser.join(code)
        await second.drop()
        await first.until(lambda room: not room["seats"][1]["connected"])
        await browser.open(code, player=2)
        await first.until(lambda room: room["seats"][1]["connected"])


class TestLeaving:
    async def test_leaving_is_acked_told_and_closed(self, browsers) -> None:
        code, first = await browsers().host()
        second = await browsers().join(code)
        assert (await second.ask(type="leave"))["type"] == "ack"
        assert await second.closed() == ("left", 4000)
        await first.until(lambda room: room["seats"][1]["occupant"] == "empty")

    async def test_when_the_last_leaves_the_room_is_gone(self, browsers, server) -> None:
        browser = browsers()
        code, tab = await browser.host()
        await tab.ask(type="leave")
        assert (await browser.request("GET", f"/api/rooms/{code}")).status_code == 404
        assert await server.app.state.services.store.load(code) is None

    async def test_a_seat_left_in_a_match_is_vacant_until_somebody_joins(self, browsers) -> None:
        code, first, second = await two_players(browsers)
        hand = second.room["match"]["hand"]
        await second.ask(type="leave")
        await first.until(lambda room: room["seats"][1]["occupant"] == "vacant")
        third = await browsers().join(code, name="Nour")
        assert third.room["seat"] == 1
        assert set(third.room["match"]["hand"]) <= set(hand)


class TestChat:
    async def test_everybody_in_the_room_hears_it(self, browsers) -> None:
        code, first = await browsers().host()
        second = await browsers().join(code)
        ack = await first.ask(type="chat", text="  يلا <b>بينا</b> ")
        assert ack["type"] == "ack"
        said = await second.expect("chatted")
        assert said["line"] == {
            "line": 1,
            "player": 1,
            "name": "Mona",
            "text": "يلا <b>بينا</b>",
            "phrase": None,
        }

    async def test_a_joiner_hears_nothing_older(self, browsers) -> None:
        code, first = await browsers().host()
        await first.ask(type="chat", text="before")
        second = await browsers().join(code)
        assert second.chat == []
        await first.ask(type="chat", text="after")
        await second.expect("chatted")
        assert second.chat == ["after"]

    async def test_too_much_is_refused_with_its_own_code(self, browsers) -> None:
        _, tab = await browsers().host()
        assert (await tab.ask(type="chat", text="x" * 301))["code"] == "chat_too_long"
        assert (await tab.ask(type="chat", text="\u202e "))["code"] == "empty_chat"
        answers = [(await tab.ask(type="chat", text="spam")).get("code") for _ in range(12)]
        assert "chat_too_fast" in answers

    async def test_talk_never_makes_a_play_stale(self, browsers) -> None:
        _, first, second = await two_players(browsers)
        mover, other = (first, second) if first.room["match"]["to_play"] == 0 else (second, first)
        await other.ask(type="chat", text="hurry")
        assert (await play_default(mover))["type"] == "ack"


async def test_no_frame_tells_a_secret(browsers, server) -> None:
    browser = browsers()
    _, first, second = await two_players(browsers)
    del browser
    owners = [player.owner for player in (await server.app.state.services.rooms.get(first.room["code"])).players]
    room = await server.app.state.services.rooms.get(first.room["code"])
    for tab in (first, second):
        text = json.dumps(tab.frames)
        assert all(owner not in text for owner in owners)
        assert room.incarnation not in text
