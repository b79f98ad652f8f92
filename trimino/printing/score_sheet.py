"""Blank score sheets: the columns of what the rules score, and lines for every round."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from trimino.drawing.plane import Point
from trimino.messages.goal_messages import match_goal_messages
from trimino.messages.rules_title import rules_title_message
from trimino.printing.paper import MM_PER_POINT, Paper, PaperSize
from trimino.printing.print_page import Align, PrintPage
from trimino.printing.print_words import PrintWords
from trimino.printing.score_grid import GREY, INK, LABEL_WIDTH, ScoreGrid, ScoreRow, columns_for
from trimino.printing.text_layout import fitted, wrapped
from trimino.printing.truetype import bold
from trimino.rules import Item, Ruleset
from trimino.rules.deal import check_players, solo_sizes
from trimino.rules.goal import goal_of
from trimino.rules.scored_items import ItemPoints, ScoredItems, items_at_end, items_in_play

__all__ = ["ScoreSheet"]

SHEET_MARGIN = 12.0
MIN_COLUMN = 9.5
"""A narrower column has no room for numbers written by hand: the sheet is turned instead."""
LINE_HEIGHT = 6.3
ROUND_HEIGHT = 9.0
"""A line that is a whole round, where nothing scores while it is played."""
SPARE_LINES = 4
"""Lines beyond the tiles of a hand, for turns without a tile and for tiles that were drawn."""
_TITLE = 17 * MM_PER_POINT
TEXT = 9 * MM_PER_POINT
SEPARATOR = "   ·   "
NO_BREAK = "\u00a0"
PLUS, MINUS = "+", "−"


@dataclass(frozen=True)
class ScoreSheet:
    """A blank sheet for a number of players under a rule set, with the name of house rules."""

    rules: Ruleset
    players: int
    name: str = ""
    paper: Paper = Paper.A4

    def __post_init__(self) -> None:
        if self.players > 1:
            check_players(self.rules, self.players)
        else:
            solo_sizes(self.rules)

    @property
    def in_play(self) -> ScoredItems:
        return items_in_play(self.rules, self.players)

    @property
    def at_end(self) -> ScoredItems:
        return items_at_end(self.rules, self.players)

    def rules_title(self, words: PrintWords) -> str:
        """The name of house rules, or that of the published rule set."""
        return self.name or words.say(rules_title_message(self.rules))

    def title(self, words: PrintWords) -> str:
        return f"{self.rules_title(words)}: {words.say('print-sheet')}"

    def pages(self, words: PrintWords) -> list[PrintPage]:
        """One page, with as many whole rounds as there is room for."""
        page, grid = start_sheet(self, ("",) * self.players, words)
        bottom = page.size.height - SHEET_MARGIN
        room = int((bottom - grid.top - grid.head_height) / grid.row_height)
        grid.draw(page, list(self._rows(words, room, len(grid.heads))))
        return [page]

    def _rows(self, words: PrintWords, room: int, columns: int) -> Iterator[ScoreRow]:
        ends = len(self.at_end)
        least = self._least_lines + ends if self.in_play else ends
        rounds = max(1, room // least)
        lines = room // rounds - ends if self.in_play else 0
        for number in range(1, rounds + 1):
            title = words.say("pad-round", round=number)
            yield from self._lines(title if self.players > 1 else "", lines, columns)
            yield from self._end_rows(words, "" if lines else f"{title}: ", number)

    def _lines(self, title: str, lines: int, columns: int) -> Iterator[ScoreRow]:
        for line in range(1, lines + 1):
            closes = line == lines and not self.at_end
            label = turn_label(title, line)
            yield ScoreRow(label, (("",) * columns,) * self.players, closes_round=closes)

    def _end_rows(self, words: PrintWords, title: str, number: int) -> Iterator[ScoreRow]:
        # Where a round is a single line, a thick one parts the matches instead.
        closes = not title or number % (self.rules.rounds or 1) == 0
        for count, item in enumerate(self.at_end, start=1):
            label = f"{title}{words.say(f'item-{item}')}"
            last = closes and count == len(self.at_end)
            yield ScoreRow(label, (("", ""),) * self.players, at_end=True, closes_round=last)

    @property
    def _least_lines(self) -> int:
        if self.players == 1:
            return sum(solo_sizes(self.rules))
        return self.rules.hand[self.players] + SPARE_LINES


def turn_label(title: str, turn: int) -> str:
    """The number of a turn; beside the first stands the title of its round."""
    return f"{title} · 1" if title and turn == 1 else str(turn)


def start_sheet(
    sheet: ScoreSheet, names: Sequence[str], words: PrintWords, date: str = ""
) -> tuple[PrintPage, ScoreGrid]:
    """A page with its head, and the grid below it; an empty date is left to be written."""
    heads = [words.say(column) for column in columns_for(sheet.in_play)]
    page = PrintPage(sheet_size(sheet.paper, sheet.players, len(heads)))
    top = _draw_head(page, sheet, words, date)
    width = page.size.width - 2 * SHEET_MARGIN
    height = LINE_HEIGHT if sheet.in_play else ROUND_HEIGHT
    return page, ScoreGrid(SHEET_MARGIN, top, width, names, heads, height)


def sheet_size(paper: Paper, players: int, columns: int) -> PaperSize:
    """Upright where its columns are wide enough, else lying."""
    size = paper.size
    width = (size.width - 2 * SHEET_MARGIN - LABEL_WIDTH) / (players * columns)
    return size if width >= MIN_COLUMN else size.landscape


def _draw_head(page: PrintPage, sheet: ScoreSheet, words: PrintWords, date: str) -> float:
    """The title, the date or a place for it, and what scores; returns where it ends."""
    rules, right = sheet.rules, page.size.width - SHEET_MARGIN
    title = sheet.rules_title(words)
    goal = match_goal_messages(goal_of(rules, sheet.players))
    phrase = ", ".join(map(words.say, goal))
    y = SHEET_MARGIN + _TITLE * 0.75
    size = fitted(title, _TITLE, page.size.width - 2 * SHEET_MARGIN - 70, bold())
    page.text(Point(SHEET_MARGIN, y), title, size, strong=True, colour=INK)
    if date:
        page.text(Point(right, y), date, TEXT, colour=INK, align=Align.RIGHT)
    else:
        label = words.say("print-date")
        page.text(Point(right - 42, y), label, TEXT, colour=GREY, align=Align.RIGHT)
        page.line(Point(right - 40, y + 0.6), Point(right, y + 0.6), width=0.15, colour=GREY)
    y += 1.5
    legend = SEPARATOR.join((phrase, *_legend(sheet, words)))
    for line in wrapped(legend, TEXT, page.size.width - 2 * SHEET_MARGIN):
        y += TEXT * 1.35
        page.text(Point(SHEET_MARGIN, y), line.strip(" ·"), TEXT, colour=INK)
    return y + 3


def _legend(sheet: ScoreSheet, words: PrintWords) -> Iterator[str]:
    """The points of all items, one phrase for each; a phrase stays in one line."""
    for item, points in {**sheet.in_play, **sheet.at_end}.items():
        phrase = f"{words.say(f'item-{item}')} {_worth(sheet.rules, item, points, words)}"
        yield phrase.replace(" ", NO_BREAK)


def _worth(rules: Ruleset, item: Item, points: ItemPoints, words: PrintWords) -> str:
    if not points.counted:
        return "/".join(words.say("print-signed", points=each) for each in points.points)
    if item is Item.TILE:
        return f"({words.say(f'choice-tile-points-{rules.tile_points}')})"
    return MINUS if points.is_cost else PLUS
