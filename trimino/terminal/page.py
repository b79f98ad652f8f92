"""The page of a decision: the table as the seat sees it, and the choices."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.text import Text

from trimino.drawing.spots import Spot, spot
from trimino.drawing.text import draw_text
from trimino.messages.players import is_you
from trimino.rules import MatchView, Phase, Place, Tile, View
from trimino.rules.events import total
from trimino.rules.scoring import Hand
from trimino.terminal.bot_cast import with_level
from trimino.terminal.menu import Menu
from trimino.terminal.output import fill_lines
from trimino.terminal.rack import draw_rack, list_hand, list_options
from trimino.terminal.rules_text import rules_title
from trimino.terminal.screen import TerminalScreen
from trimino.terminal.turn_limit import format_duration
from trimino.terminal.turn_text import recent_lines
from trimino.words import say

MIN_FIELD_ROWS = 9
"""Rows that the field gets before the hand is drawn instead of listed."""

MIN_DRAWN_ROWS = 3
"""Rows of the field on the smallest screen."""

FREE_MARK = "+"
"""Marks a place where some tile of the hand fits."""


class Page:
    """The view of one seat, laid out for a screen."""

    def __init__(
        self,
        view: MatchView,
        menu: Menu,
        players: Sequence[str],
        screen: TerminalScreen,
        rules_name: str = "",
    ) -> None:
        self.view = view
        self.menu = menu
        self.players = players
        self.screen = screen
        self.rules_name = rules_name

    def lines(self, chosen: Tile | None, *, may_undo: bool, note: str = "") -> list[Text]:
        """The whole page; the field takes the rows that the rest leaves."""
        top = self._wrapped([self._title(), *self._standings()])
        asked = [Text(line) for line in (*self._time(), *self._asked())]
        said = [Text(note, "yellow")] if note else []
        end = self._wrapped([*self._keys(may_undo), *asked, *said])
        room = self.screen.room(len(top) + len(end))
        choices = self._choices(chosen, room - MIN_FIELD_ROWS)
        room -= len(choices)
        log = self._wrapped([Text(line) for line in recent_lines(self.view.now, self.players)])
        log = log[-max(room - MIN_FIELD_ROWS, 1) :]
        field = fields_lines(self.view.now, self.screen, room - len(log), self._labels(chosen))
        return self.screen.spaced(top, log, field, choices, end)

    def _time(self) -> Iterator[str]:
        """The time left for the turn, where it is limited."""
        left = self.screen.clock.left
        if left is not None:
            name = "page-time-left" if self.screen.input.is_interruptible else "page-time-at-enter"
            yield say(name, time=format_duration(left))

    def _asked(self) -> Iterator[str]:
        """The prompt of a decision that is not an ordinary turn."""
        phase, tiles = self.menu.legal.phase, self.menu.legal.tiles
        if self._drawn:
            yield say("page-drawn", only=self._layable, tile=self._drawn[-1])
        if phase is Phase.OPENING and len(tiles) == 1:
            yield say(
                "page-open-with", tile=tiles[0], number=self.menu.legal.hand.index(tiles[0]) + 1
            )
        elif phase is not Phase.TURN:
            yield say(f"phase-{phase}")

    @property
    def _drawn(self) -> Hand:
        """The tiles that the reader drew in this turn."""
        return self.view.now.position.drawn

    @property
    def _layable(self) -> str:
        """The tiles that may be laid after drawing: those drawn, only the newest, or others too."""
        tiles = self.menu.legal.tiles
        if set(tiles) == set(self._drawn):
            return "drawn"
        return "newest" if tiles == self._drawn[-1:] else "any"

    def _wrapped(self, lines: Sequence[Text]) -> list[Text]:
        return [part for line in lines for part in self.screen.wrap(line)]

    def _filled(self, items: Iterable[str], style: str = "") -> list[Text]:
        return [Text(line, style) for line in fill_lines(items, self.screen.width)]

    def _title(self) -> Text:
        game, number = rules_title(self.view.rules, self.rules_name), len(self.view.rounds)
        well = self.view.now.position.well
        return Text(say("page-title", game=game, round=number, well=well), "bold")

    def _standings(self) -> list[Text]:
        return self._filled(map(self._standing, range(self.view.players)))

    def _standing(self, seat: int) -> str:
        position = self.view.now.position
        return say(
            "page-standing",
            player=with_level(self.players[seat]),
            reader=seat == position.reader and not is_you(self.players[seat]),
            total=position.totals[seat],
            tiles=position.counts[seat],
        )

    def _labels(self, chosen: Tile | None) -> dict[Spot, str]:
        if self.menu.legal.starts_field:
            return {}
        if chosen is None:
            return {spot(place): FREE_MARK for place in self.menu.places}
        return {spot(way.place): way.label for way in self.menu.options(chosen)}

    def _choices(self, chosen: Tile | None, room: int) -> list[Text]:
        width = self.screen.width
        if chosen is not None:
            return self._wrapped(list_options(self.menu, chosen, width))
        rack = draw_rack(self.menu, self.screen, self._drawn)
        listed = list_hand(self.menu, width, self._drawn)
        return rack if 0 < len(rack) <= room else self._wrapped(listed)

    def _keys(self, may_undo: bool) -> list[Text]:
        keys = [self._key(key) for key in self.menu.others]
        keys += [say("key-undo")] if may_undo else []
        return self._filled([*keys, say("key-help"), say("key-rules"), say("key-quit")], "dim")

    def _key(self, key: str) -> str:
        action = self.menu.others[key]
        name = type(action).__name__.lower()
        return say(f"key-{name}", points=total(self.menu.legal.scores(action)))


def fields_lines(
    view: View, screen: TerminalScreen, room: int, labels: Mapping[Spot, str] | None = None
) -> list[Text]:
    """The fields of a view, in at most `room` rows."""
    fields = view.position.fields
    if not fields:
        return [Text(say("page-no-field"), "dim")]
    drawn = draw_text(
        fields,
        width=screen.width,
        height=max(room, MIN_DRAWN_ROWS) if screen.paged else None,
        colour=screen.colour,
        ascii_only=screen.ascii_only,
        last=last_placement(view),
        labels=labels,
    )
    return list(Text.from_ansi(drawn).split())


def last_placement(view: View) -> Place | None:
    """The last placement of a round, if there is one."""
    actions = (event.action for event in reversed(view.events))
    return next((action for action in actions if isinstance(action, Place)), None)
