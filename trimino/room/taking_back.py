"""Taking back: what a guest may take back now, at a friendly table or by the rule of secrecy."""

from typing import NamedTuple

from trimino.room.facts import Played
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
    """The step that a guest takes back next; None if they may not.

    More than what showed nothing hidden is taken back only where nobody else sits: bots forget.
    """
    if room.status is not Status.PLAYING or not room.line:
        return None
    if _shows_nothing_hidden(room, guest):
        return StepBack(1, after_reveal=False)
    alone = room.friendly and room.people == [guest]
    actions = _actions_since_own_decision(room, guest) if alone else 0
    return StepBack(actions, after_reveal=True) if actions else None


def has_acted_last(room: Room, guest: str | None) -> bool:
    """Whether the last action that stands is a guest's own, in a seat that they still hold.

    It is not what a stand-in played for them.
    """
    last = room.line[-1] if room.line else None
    return last is not None and last.guest == guest and last.seats[0] in room.seats_of(guest)


def has_somebody_else_played(room: Room, guest: str | None, since: int) -> bool:
    """Whether anybody but a guest has played after a version, be it taken back or not."""
    later = room.entries[since:]
    return any(isinstance(entry.fact, Played) and entry.guest != guest for entry in later)


def _shows_nothing_hidden(room: Room, guest: str | None) -> bool:
    """Whether the last action was the guest's own, and nothing came to light by it or since.

    What somebody else laid and took back has shown a tile.
    """
    assert room.match is not None
    if not has_acted_last(room, guest):
        return False
    last = room.line[-1]
    if last.version <= room.last_reveal or has_somebody_else_played(room, guest, last.version):
        return False
    assert last.event is not None
    # Not from a view, which has all actions of the round.
    return take_back.showed_nothing(room.match.round.position(last.seats[0]), last.event)


def _actions_since_own_decision(room: Room, guest: str | None) -> int:
    """The number of actions since the guest last had a decision; 0 if they never had."""
    assert room.match is not None
    return actions_since_decision(room.match, room.seats_of(guest), len(room.line))
