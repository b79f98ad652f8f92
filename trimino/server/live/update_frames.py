"""Texts of updates: JSON that is encoded once for what all readers share, and joined for each.

An update's text is the shared text with the reader's own keys in it. Encoding whole frames for each
reader took half of the time of a move.
"""

from collections.abc import Mapping
from functools import lru_cache

from pydantic_core import to_json

from trimino.records.view_json import own_values, waiting_values
from trimino.room.frames import FrameBuilder, OwnPart
from trimino.room.shared_types import SharedUpdate
from trimino.rules import Phase, Position
from trimino.rules.scoring import Hand

WAITING_HANDS = 4096
"""Texts kept of readers who wait: about a kilobyte each, the least recently used go first."""


class SharedText:
    """The text of what all readers of an update share, to which a reader's own keys are added.

    Each key is encoded once; a reader's own stand beside the shared ones, or in their place.
    """

    def __init__(self, shared: SharedUpdate) -> None:
        keys = shared.copy()
        now = keys.pop("now", None)
        self._members = _members(keys)
        self._start = _joined(self._members)
        # Objects stay open for the reader's own keys, without their last brace.
        self._now = b"" if now is None else b',"now":%b,' % to_json(now)[:-1]

    def joined(self, own: OwnPart) -> bytes:
        """The text of the whole update for a reader."""
        keys, position = own
        start = _joined({**self._members, **_members(keys)}) if keys else self._start
        if position is None:
            return b"{%b}" % start
        return b"{%b%b%b}" % (start, self._now, _own_text(position))


def _members(keys: Mapping[str, object]) -> dict[str, bytes]:
    """The text of each member of an object."""
    return {key: b'"%b":%b' % (key.encode(), to_json(value)) for key, value in keys.items()}


def _joined(members: dict[str, bytes]) -> bytes:
    return b",".join(members.values())


class UpdateTexts:
    """The texts of updates about a table, each made once."""

    def __init__(self, frames: FrameBuilder) -> None:
        self.room = frames.room
        self.due = frames.due
        self._insiders = self.room.insiders
        self._frames = frames
        self._shared: dict[int, SharedText | None] = {}
        self._made: dict[tuple[str | None, int], bytes] = {}

    def update(self, guest: str | None, since: int) -> bytes:
        """The text of the update for a guest who has seen a version; None for a stranger."""
        if guest not in self._insiders:
            # All spectators get the same.
            guest = None
        key = guest, since
        text = self._made.get(key)
        if text is None:
            text = self._made[key] = self._make(guest, since)
        return text

    def _make(self, guest: str | None, since: int) -> bytes:
        if since not in self._shared:
            self._shared[since] = self._make_shared(since)
        shared = self._shared[since]
        if shared is None:
            return to_json(self._frames.update(guest, since))
        return shared.joined(self._frames.own_update(guest, since))

    def _make_shared(self, since: int) -> SharedText | None:
        """The part that readers share, if they need no whole view."""
        if self._frames.needs_view(since):
            return None
        return SharedText(self._frames.shared_update(since))


def _own_text(position: Position) -> bytes:
    """The reader's own keys of `now`, and the end of the object."""
    if position.is_turn:
        return to_json(own_values(position))[1:]
    over = position.phase is Phase.OVER
    return _waiting_text(position.reader, position.hand, position.drawn, over)


@lru_cache(maxsize=WAITING_HANDS)
def _waiting_text(reader: int | None, hand: Hand, drawn: Hand, over: bool) -> bytes:
    return to_json(waiting_values(reader, hand, drawn, over=over))[1:]
