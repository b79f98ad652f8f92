"""Taking back: what a guest may take back now, at a friendly table or by the rule of secrecy."""

from typing import NamedTuple

from trimino.room.room_state import Room, Status
from trimino.room.undoing import actions_since_decision
from trimino.rules import take_back


class StepBack(NamedTuple):
    """The last actions that are taken back together.

    `after_reveal` says that something hidden has come to light since the first of them.
    """

    actions: int
    after_reveal: bool


def step_back(room: Room, guest: str | None) -> StepBack | None:
    """What a guest takes back next; None if they may not.

    Nobody else may sit there: only the same person, or bots, which forget, have seen the tiles.
    """
    if room.status is not Status.PLAYING or not room.line or room.people != [guest]:
        return None
    if _shows_nothing_hidden(room, guest):
        return StepBack(1, after_reveal=False)
    actions = _actions_since_own_decision(room, guest) if room.friendly else 0
    return StepBack(actions, after_reveal=True) if actions else None


def _shows_nothing_hidden(room: Room, guest: str | None) -> bool:
    """Whether the last action was the guest's own, and nothing came to light by it or since."""
    assert room.match is not None
    last = room.line[-1]
    if last.version <= room.last_reveal or last.seats[0] not in room.seats_of(guest):
        return False
    return take_back.may_take_back(room.match.round.view(last.seats[0]))


def _actions_since_own_decision(room: Room, guest: str | None) -> int:
    """How many actions back the guest last had something to decide; 0 if they never had."""
    assert room.match is not None
    return actions_since_decision(room.match, room.seats_of(guest), len(room.line))
