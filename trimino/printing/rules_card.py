"""Rules cards: a rule set on one page, in the sentences that explain it everywhere.

The type is as large as the page allows. Where it would be too small to read across a table, what a
table needs least is left out, and the card says so.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from trimino.drawing import palette
from trimino.drawing.plane import Point
from trimino.messages.rule_field_messages import difference_message
from trimino.messages.rules_title import rules_title_message
from trimino.messages.sheet_messages import rules_sections
from trimino.printing.card_figures import card_figures
from trimino.printing.paper import MM_PER_POINT, Paper
from trimino.printing.print_page import PrintPage
from trimino.printing.print_words import PrintWords
from trimino.printing.text_columns import TextBlock, TextColumns
from trimino.printing.text_layout import fitted, wrapped
from trimino.printing.truetype import bold
from trimino.rules import Message, Ruleset, compare, published

_MARGIN = 12.0
GUTTER = 8.0
_COLUMNS = 2
_TITLE = 22 * MM_PER_POINT
SUBTITLE = 10.5 * MM_PER_POINT
FIGURES_HEIGHT = 40.0
CAPTION = 10.5 * MM_PER_POINT
_SMALL = 8 * MM_PER_POINT
_GREY = "#555555"

_SIZES = tuple(tenths / 10 * MM_PER_POINT for tenths in range(130, 49, -1))
"""Sizes of type, the largest first."""
READABLE = 10.5 * MM_PER_POINT
"""The smallest size that is read at arm's length."""

LEAST_NEEDED = (
    ("difference*",),
    ("sheet-age", "sheet-box", "sheet-rounds", "sheet-turn-time", "sheet-drawn-apart"),
    ("rules-solo-*",),
    ("rules-below-zero", "rules-pass-keeping", "rules-rounds-choice", "rules-blocked-well-left"),
    ("rules-opener-tie", "rules-blocked-no-bonus", "rules-blocked-free-passes", "rules-fields"),
    ("rules-blocked-tie-*", "rules-round-winner-*", "rules-winner-*-at-target"),
)
"""Messages that are left out where there is no room, those that a table misses least first."""


@dataclass(frozen=True)
class RulesCard:
    """The card of a rule set, with the name of house rules."""

    rules: Ruleset
    name: str = ""
    paper: Paper = Paper.A4

    def title(self, words: PrintWords) -> str:
        return self.name or words.say(rules_title_message(self.rules))

    def pages(self, words: PrintWords) -> list[PrintPage]:
        """One page."""
        page = PrintPage(self.paper.size)
        top = self._draw_head(page, words)
        bottom = page.size.height - _MARGIN - _SMALL * 1.6
        bottom -= self._draw_figures(page, bottom, words)
        area = TextColumns(
            Point(_MARGIN, top),
            Point(page.size.width - 2 * _MARGIN, bottom - top),
            _COLUMNS,
            GUTTER,
        )
        left_out, size, blocks = self._choose(area, words)
        area.draw(page, blocks, size, palette.ACCENT_DEEP)
        # The first to go is how house rules differ, which the rules say too.
        if left_out > 1:
            text = words.say("print-card-shortened")
            foot = Point(_MARGIN, page.size.height - _MARGIN)
            page.text(foot, text, fitted(text, _SMALL, area.size.x), colour=_GREY)
        return [page]

    def _choose(self, area: TextColumns, words: PrintWords) -> tuple[int, float, list[TextBlock]]:
        """The parts to leave out, the size of type, and the text: the most that can be read."""
        readable = [size for size in _SIZES if size >= READABLE]
        for left_out in range(len(LEAST_NEEDED) + 1):
            blocks = self._blocks(words, left_out)
            if area.fits(blocks, readable[-1]):
                return left_out, _largest(area, blocks, readable), blocks
        return left_out, _largest(area, blocks, _SIZES), blocks

    def _blocks(self, words: PrintWords, left_out: int) -> list[TextBlock]:
        unneeded = [name for names in LEAST_NEEDED[:left_out] for name in names]
        blocks = []
        for heading, lines in self._sections():
            needed = [line for line in lines if not _matches(line.name, unneeded)]
            if needed:
                title = heading and words.say(heading)
                blocks.append(TextBlock(title, [words.say(line) for line in needed]))
        return blocks

    def _sections(self) -> Iterator[tuple[str, Sequence[Message]]]:
        changes = compare(self.rules, published(self.rules.base))
        yield "", [difference_message(change) for change in changes]
        yield from rules_sections(self.rules)

    def _draw_head(self, page: PrintPage, words: PrintWords) -> float:
        """The title, and for a published rule set what it is; returns where the head ends."""
        width = page.size.width - 2 * _MARGIN
        title = self.title(words)
        y = _MARGIN + _TITLE * 0.75
        size = fitted(title, _TITLE, width, bold())
        page.text(Point(_MARGIN, y), title, size, strong=True, colour=palette.ACCENT_DEEP)
        if self.rules == published(self.rules.base):
            about = words.say(f"ruleset-{self.rules.base}-about")
            for line in wrapped(about, SUBTITLE, width):
                y += SUBTITLE * 1.3
                page.text(Point(_MARGIN, y + 0.8), line, SUBTITLE, colour=_GREY)
        y += 3
        page.line(Point(_MARGIN, y), Point(_MARGIN + width, y), width=0.3, colour=palette.EDGE)
        return y + 1.5

    def _draw_figures(self, page: PrintPage, bottom: float, words: PrintWords) -> float:
        """Draw the figures side by side above a line; returns how high they are."""
        figures = list(card_figures(self.rules))
        if not figures:
            return 0.0
        width = (page.size.width - 2 * _MARGIN) / len(figures)
        for number, figure in enumerate(figures):
            at = Point(_MARGIN + number * width, bottom - FIGURES_HEIGHT)
            figure.draw(page, at, Point(width, FIGURES_HEIGHT), CAPTION, words)
        return FIGURES_HEIGHT + 2


def _largest(area: TextColumns, blocks: Sequence[TextBlock], sizes: Sequence[float]) -> float:
    return next((size for size in sizes if area.fits(blocks, size)), sizes[-1])


def _matches(name: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)
