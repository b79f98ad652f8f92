"""The score sheet of an evening as a picture: rounds, points and totals, as SVG."""

import textwrap
from collections.abc import Iterator, Sequence

from trimino.drawing.markup import element, words
from trimino.pad.pad import Pad
from trimino.pad.pad_messages import pad_end_messages
from trimino.pad.sheet import ScoredRound
from trimino.terminal.day_text import day_text
from trimino.terminal.pad_text import number_text
from trimino.terminal.rules_text import rules_title
from trimino.words import say

WIDTH = 1080
MARGIN = 72
FIRST = 230
"""The width of the column with the names of rounds."""
ROW = 74
TOP = MARGIN + 170
"""Where the names of the players stand."""
ENDING = 48
"""The height of a line about the end."""

PAGE, PAPER, LINE = "#f3eee4", "#fbf8f1", "#ddd4c3"
INK, DIM, ACCENT = "#24211b", "#655e51", "#0b6b4a"
FONT = "system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, sans-serif"

LINE_SIGNS = 52
"""The longest line that surely fits."""
NAME_SIGNS = (40, 40, 24, 16, 12, 9, 8)
"""The longest name that fits a column, by the number of columns."""


def pad_picture(pad: Pad) -> str:
    """A pad as a picture: a column for each player, a row for each round, totals and the end."""
    sheet, settings = pad.sheet, pad.settings
    bottom = TOP + ROW * (len(sheet.rounds) + 1) + 30
    said = (say(message) for message in pad_end_messages(settings.rules, sheet))
    ending = [
        line for text in said for line in textwrap.wrap(text, LINE_SIGNS, break_on_hyphens=False)
    ]
    height = bottom + 96 + max(len(ending) - 1, 0) * ENDING + MARGIN
    title = rules_title(settings.rules, settings.rules_name)
    return element(
        "svg",
        *_ground(height),
        _text(MARGIN, MARGIN + 58, title, 50, weight=700, anchor="start"),
        _text(MARGIN, MARGIN + 104, day_text(pad.begun_on), 30, fill=DIM, anchor="start"),
        *_heads(pad),
        *(part for at, played in enumerate(sheet.rounds, 1) for part in _row(pad, at, played)),
        *_totals(pad, bottom),
        *(
            _text(MARGIN, bottom + 96 + at * ENDING, line, 32, anchor="start")
            for at, line in enumerate(ending)
        ),
        xmlns="http://www.w3.org/2000/svg",
        width=WIDTH,
        height=height,
        viewBox=f"0 0 {WIDTH} {height}",
        font_family=FONT,
    )


def _ground(height: int) -> Iterator[str]:
    yield element("rect", width=WIDTH, height=height, fill=PAGE)
    yield element(
        "rect",
        x=36,
        y=36,
        width=WIDTH - 72,
        height=height - 72,
        rx=28,
        fill=PAPER,
        stroke=LINE,
        stroke_width=2,
    )


def _heads(pad: Pad) -> Iterator[str]:
    players = pad.sheet.players
    for x, name in zip(_columns(players), players, strict=True):
        shown = shortened(name, len(players))
        yield _text(x, TOP, shown, 34, weight=700, fill=_colour(pad, name))
    yield _rule(TOP + 24)


def _row(pad: Pad, number: int, played: ScoredRound) -> Iterator[str]:
    """What each scored in a round; who did not play it has a dash."""
    players, y = pad.sheet.players, TOP + ROW * number
    yield _text(MARGIN, y, say("pad-table-round", round=number), 30, fill=DIM, anchor="start")
    scored = dict(zip(played.players, played.points, strict=True))
    for x, name in zip(_columns(players), players, strict=True):
        if name in scored:
            yield _text(x, y, say("print-signed", points=scored[name]), 36)
        else:
            yield _text(x, y, "–", 34, fill=DIM)
    yield _rule(y + 24)


def _totals(pad: Pad, y: int) -> Iterator[str]:
    sheet = pad.sheet
    word = say("pad-totals")
    yield _text(MARGIN, y, word[0].upper() + word[1:], 34, weight=700, anchor="start")
    size = 48 if len(sheet.players) > 4 else 60
    for x, name, total in zip(_columns(sheet.players), sheet.players, sheet.totals, strict=True):
        shown = number_text(total)
        yield _text(x, y, shown, size, weight=700, fill=_colour(pad, name))


def _columns(players: Sequence[str]) -> list[float]:
    """The middle of each player's column."""
    width = (WIDTH - 2 * MARGIN - FIRST) / len(players)
    return [MARGIN + FIRST + width * (number + 0.5) for number in range(len(players))]


def _colour(pad: Pad, name: str) -> str:
    return ACCENT if name in pad.sheet.winners else INK


def shortened(name: str, players: int) -> str:
    """A name that fits the column of one of so many players."""
    most = NAME_SIGNS[min(players, len(NAME_SIGNS) - 1)]
    return name if len(name) <= most else f"{name[: most - 1]}…"


def _text(
    x: float,
    y: float,
    text: str,
    size: int,
    *,
    weight: int = 400,
    fill: str = INK,
    anchor: str = "middle",
) -> str:
    return element(
        "text",
        words(text),
        x=x,
        y=y,
        font_size=size,
        font_weight=weight,
        fill=fill,
        text_anchor=anchor,
    )


def _rule(y: float) -> str:
    d = f"M{MARGIN} {y}H{WIDTH - MARGIN}"
    return element("path", d=d, stroke=LINE, stroke_width=2)
