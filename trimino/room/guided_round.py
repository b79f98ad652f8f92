"""The guided round: a fixed deal and a script of actions, with what a newcomer is told about them.

What is legal and what it scores is left to the rules; tests play the script by them.
"""

from dataclasses import dataclass
from functools import cache

from trimino.records.notation import parse_action, parse_tile
from trimino.records.record import record_of
from trimino.room.facts import Opened, Practice
from trimino.room.settings import BotSeat, PersonSeat, SeatPlan, Settings
from trimino.room.setup import rules_from_setting
from trimino.rules import Action, Deal, Match, Tile


@dataclass(frozen=True)
class Step:
    """An action of the script, with the message that asks for it and the one about its result.

    Only the newcomer's have messages. An action that is not `shown` is theirs to find.
    """

    text: str
    asks: str | None = None
    tells: str | None = None
    shown: bool = True

    @property
    def action(self) -> Action:
        """The action that the text notes."""
        return parse_action(self.text)


GUIDED_SEAT = 0
"""The seat that is guided; the script plays for the other."""

GUIDE_SEATS: tuple[SeatPlan, ...] = (PersonSeat(kind="person"), BotSeat(kind="bot", bot="novice"))

TAUGHT = ("pressman", "trimino", "triple-domino", "triomino", "tri-domino", "wikipedia")
"""The rule sets that pay for each step what the guide says; others are taught by the first."""

GUIDE_HAND = {"2": 7, "3": 7, "4": 7, "5": 6, "6": 6}
"""The smaller hands, in which alone the round differs from its sheet."""

GUIDE_HANDS = ("222 224 125 233 013 025 334", "223 122 235 133 003 244 024")

GUIDE_WELL = (
    "245 234 011 044 112 004 144 333 145 355 035 022 002 001 023 335 033 115 055 113 155 "
    "344 114 034 135 134 225 555 123 012 014 111 444 455 000 005 255 124 015 345 445 045"
)
"""The tiles of the well, the next one first."""

GUIDE_STEPS = (
    Step("222u0,0", "guide-open", "guide-open-done"),
    Step("232d-1,0"),
    Step("422d0,-1", "guide-edge", "guide-edge-done"),
    Step("221d0,0"),
    Step("512u0,1", "guide-corner", "guide-corner-done"),
    Step("235d-1,1"),
    Step("323u-1,1", "guide-hexagon", "guide-hexagon-done"),
    Step("313d-2,1"),
    Step("130u-2,1", "guide-alone", "guide-alone-done", shown=False),
    Step("003d-2,0"),
    Step("draw", "guide-draw", "guide-draw-done"),
    Step("245u0,-1", "guide-drawn", "guide-drawn-done"),
    Step("244u1,-1"),
    Step("502d-1,-1", "guide-bridge", "guide-bridge-done"),
    Step("draw"),
    Step("423d1,-1"),
    Step("334u2,-1", "guide-out", "guide-out-done"),
)

GOAL = "guide-goal"
"""The message after the last step."""


def guided_opening(secret: str, rules: str | None = None) -> Opened:
    """A guided table, by a visitor's own rules if these can be taught."""
    base = rules if rules in TAUGHT else TAUGHT[0]
    settings = Settings(rules={"base": base, "hand": GUIDE_HAND}, hints=False)
    return Opened(settings, GUIDE_SEATS, secret, practice=_guided_deal(base), guided=True)


@cache
def _guided_deal(base: str) -> Practice:
    """The moment after the deal, at which a guided table begins."""
    match = Match(rules_from_setting({"base": base, "hand": GUIDE_HAND}), len(GUIDE_SEATS))
    match.deal(Deal(tuple(map(_tiles, GUIDE_HANDS)), _tiles(GUIDE_WELL)))
    names = [str(number) for number, _ in enumerate(GUIDE_SEATS, start=1)]
    return Practice(document=record_of(match, names), round=1, action=0)


def _tiles(text: str) -> tuple[Tile, ...]:
    return tuple(map(parse_tile, text.split()))
