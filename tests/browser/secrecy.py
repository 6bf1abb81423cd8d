"""Checks what each browser was told against what its player could know, from the clicks and the frames alone.

It believes no view about secrets: a card is known to a seat when it was in that seat's own hand, lay on the opening
floor that all seats saw alike, or was played by somebody's click before. Every other card code in a frame is a leak.
"""

import json
import re
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

CODE = re.compile(r"(?<![A-Za-z0-9])(?:10|[A2-9JQK])[CDHS](?![A-Za-z0-9])")
Deal = tuple[int, int]  # number of the match in the room, of the deal in the match


@dataclass
class Witness:
    """Sees what reaches every browser of a room and what every player plays, in order."""

    frames: int = 0
    plays: list[tuple[Deal, str, str]] = field(default_factory=list)  # who, card
    leaks: list[str] = field(default_factory=list)
    _public: dict[Deal, set[str]] = field(default_factory=lambda: defaultdict(set))
    _opening: dict[Deal, set[str]] = field(default_factory=dict)
    _dealt: dict[Deal, dict[str, set[str]]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(set)))
    _deal_of: dict[str, Deal] = field(default_factory=lambda: defaultdict(lambda: (0, 0)))

    def played(self, who: str, card: str) -> None:
        """Note that this player is about to click this card away."""
        deal = self._deal_of[who]
        self.plays.append((deal, who, card))
        self._public[deal].add(card)

    def received(self, who: str, frame: str) -> None:
        """Note what reached this player's browser, and whether there is a card in it that they cannot know."""
        self.frames += 1
        message = json.loads(frame)
        message.pop("id", None)  # the page's own random request id, given back: letters that may look like a card
        room = message.get("room")
        match = room.get("match") if isinstance(room, dict) else None
        if match:
            deal = self._deal_of[who] = (room["match_number"], match["deal"])
            self._dealt[deal][who].update(match["hand"])
            if match["last_play"] is None and match["batch"] == 0:
                self._open(deal, match["floor"])
            # The counts of earlier deals name cards that are hidden again in this one.
            match["counts"] = [count for count in match["counts"] if count["deal"] == deal[1]]
        deal = self._deal_of[who]
        unknown = set(CODE.findall(json.dumps(message))) - self._public[deal] - self._dealt[deal][who]
        if unknown:
            self.leaks.append(f"{who} was told of {sorted(unknown)} in {frame[:2000]}")

    def check(self) -> None:
        """Fail on any leak, on a card in two hands of a deal, and on a play of a card never held."""
        assert not self.leaks, "\n".join(self.leaks[:3])
        for deal, hands in self._dealt.items():
            held = [card for hand in hands.values() for card in hand]
            assert len(held) == len(set(held)), f"a card is in two hands of {deal}: {hands}"
            assert not set(held) & self._opening.get(deal, set())
        for deal, who, card in self.plays:
            assert card in self._dealt[deal][who], f"{who} played {card}, never held in {deal}"

    def _open(self, deal: Deal, floor: list[Any]) -> None:
        assert len(floor) == 4, f"an opening floor of {floor}"
        assert self._opening.setdefault(deal, set(floor)) == set(floor), "players see different opening floors"
        self._public[deal].update(floor)
