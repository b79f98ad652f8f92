"""Texts of updates: JSON that is encoded once for what all readers share, and joined for each.

An update's text is the shared text with the reader's own keys in it. Encoding whole frames for each
reader took half of the time of a move.
"""

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
    """The text of what all readers of an update share, in pieces between which others fit."""

    def __init__(self, shared: SharedUpdate) -> None:
        self.start = _opened({key: shared[key] for key in ("type", "version", "head", "links")})
        self.events = to_json(shared["events"])
        self.clock = to_json(shared["clock"])
        self.now = _opened(shared["now"]) if "now" in shared else b""

    def joined(self, own: OwnPart) -> bytes:
        """The text of the whole update for a reader."""
        keys, position = own
        events = to_json(keys["events"]) if "events" in keys else self.events
        clock = to_json(keys["clock"]) if "clock" in keys else self.clock
        pieces = [self.start, b',"events":', events, b',"clock":', clock]
        if "table" in keys:
            pieces += b',"table":', to_json(keys["table"])
        if position is not None:
            pieces += b',"now":', self.now, b",", _own_text(position)
        if "guide" in keys:
            pieces += b',"guide":', to_json(keys["guide"])
        return b"".join((*pieces, b"}"))


class UpdateTexts:
    """The texts of updates about a table as it is now."""

    def __init__(self, frames: FrameBuilder) -> None:
        self._frames = frames
        self._shared: dict[int, SharedText] = {}
        self._made: dict[tuple[str | None, int], bytes] = {}

    def update(self, guest: str | None, since: int) -> bytes:
        """The text of the update for a guest who has seen a version; None for any spectator."""
        key = guest, since
        if key not in self._made:
            self._made[key] = self._make(guest, since)
        return self._made[key]

    def _make(self, guest: str | None, since: int) -> bytes:
        frames = self._frames
        if frames.needs_view(since):
            return to_json(frames.update(guest, since))
        if since not in self._shared:
            self._shared[since] = SharedText(frames.shared_update(since))
        return self._shared[since].joined(frames.own_update(guest, since))


def _opened(values: object) -> bytes:
    """An object as JSON, to which more keys can be added."""
    return to_json(values)[:-1]


def _own_text(position: Position) -> bytes:
    """The reader's own keys of `now`, and the end of the object."""
    if position.is_turn:
        return to_json(own_values(position))[1:]
    over = position.phase is Phase.OVER
    return _waiting_text(position.reader, position.hand, position.drawn, over)


@lru_cache(maxsize=WAITING_HANDS)
def _waiting_text(reader: int | None, hand: Hand, drawn: Hand, over: bool) -> bytes:
    return to_json(waiting_values(reader, hand, drawn, over=over))[1:]
