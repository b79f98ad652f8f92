"""What each reader of a table may know of its tiles, as the rules of the game say.

Tiles come back in every round, so what is known is kept by round: of a round everybody knows the
tiles that were laid, and those of hands that were shown; who sits knows the own hand as well.
"""

from collections import defaultdict

from tests.server.live.mentions import Corners, corners
from trimino.room.room_state import Room, Status


class KnownTiles:
    """From which version on a tile is known, by round: to everyone, and to a seat."""

    def __init__(self, room: Room) -> None:
        self._public: dict[int, dict[Corners, int]] = defaultdict(dict)
        self._held: dict[tuple[int, int], dict[Corners, int]] = defaultdict(dict)
        self._rounds = [0, 0]
        self._eyes: list[tuple[tuple[str | None, ...], int | None]] = [((), None), ((), None)]
        self._over: int | None = None

    def note(self, room: Room) -> None:
        """Note what has come to light with the last row."""
        number, version = 0, room.version
        if room.match is not None and room.match.rounds_dealt:
            number = room.match.rounds_dealt
            self._note_round(room, number, version)
        self._rounds.append(number)
        self._eyes.append((tuple(seat.guest for seat in room.seats), room.uncovered))
        if room.status is Status.OVER and self._over is None:
            self._over = version

    def _note_round(self, room: Room, number: int, version: int) -> None:
        assert room.match is not None
        played = room.match.round
        public = self._public[number]
        for field in played.fields:
            for laid in field.laid.values():
                public.setdefault(corners(laid.tile), version)
        if played.deal.start is not None:
            public.setdefault(corners(played.deal.start), version)
        for seat, hand in enumerate(played.hands):
            held = self._held[number, seat]
            for tile in hand:
                held.setdefault(corners(tile), version)
        end, ignored = played.end, room.match.rules.hands_left == "ignored"
        if end is not None and end.reason != "target" and not ignored:
            # Settlement 18: hands that are counted are shown.
            for hand in played.hands:
                for tile in hand:
                    public.setdefault(corners(tile), version)

    def of(self, guest: str | None, seen: int, about: int) -> set[Corners] | None:
        """The tiles that a reader who is at a version may know of another version's round.

        None says all of them: the match is over.
        """
        if self._over is not None and seen >= self._over:
            return None
        number = self._rounds[about]
        known = {tile for tile, at in self._public[number].items() if at <= seen}
        holders, uncovered = self._eyes[seen]
        own = [seat for seat, one in enumerate(holders) if guest is not None and one == guest]
        if len(own) > 1:
            own = [seat for seat in own if seat == uncovered]
        for seat in own:
            known.update(tile for tile, at in self._held[number, seat].items() if at <= seen)
        return known
