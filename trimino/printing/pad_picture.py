"""The score sheet of an evening as a picture: rounds, points and totals, as SVG."""

import textwrap
from collections.abc import Iterator, Sequence

from trimino.drawing.markup import element
from trimino.drawing.markup import words as plain_words
from trimino.messages.rules_title import rules_title_message
from trimino.pad.pad import Pad
from trimino.pad.pad_messages import pad_end_messages
from trimino.pad.sheet import ScoredRound
from trimino.printing.filled_sheet import column_number_text
from trimino.printing.print_words import PrintWords
from trimino.printing.score_grid import ScoreColumn

WIDTH = 1080
_MARGIN = 72
_FIRST = 230
"""The width of the column with the names of rounds."""
ROW = 74
_TOP = _MARGIN + 170
"""The height at which the names of the players stand."""
ENDING = 48
"""The height of a line about the end."""

PAGE, PAPER, LINE = "#f3eee4", "#fbf8f1", "#ddd4c3"
_INK, DIM, _ACCENT = "#24211b", "#655e51", "#0b6b4a"
_FONT = "system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, sans-serif"

TITLE, TITLE_SIGNS = 50, 30
"""The size of the title, and the longest that surely fits in it; others are smaller."""
LINE_SIGNS = 52
"""The longest line that surely fits."""
NAME_SIGNS = (40, 40, 24, 16, 12, 9, 8)
"""The longest name that fits a column, by the number of columns."""
NAME, NAME_GAP, NAME_SIGN = 34, 8, 0.75
"""The size of a name, the gap beside it, and how wide bold letters are on an average."""


def pad_picture(pad: Pad, words: PrintWords, day: str) -> str:
    """A pad as a picture: a column for each player, a row for each round, totals and the end.

    `day` is the day of the evening as it is written there.
    """
    sheet, settings = pad.sheet, pad.settings
    bottom = _TOP + ROW * (len(sheet.rounds) + 1) + 30
    said = (words.say(message) for message in pad_end_messages(settings.rules, sheet))
    ending = [
        line for text in said for line in textwrap.wrap(text, LINE_SIGNS, break_on_hyphens=False)
    ]
    height = bottom + 96 + max(len(ending) - 1, 0) * ENDING + _MARGIN
    title = settings.rules_name or words.say(rules_title_message(settings.rules))
    return element(
        "svg",
        *_ground(height),
        _text(_MARGIN, _MARGIN + 58, title, _title_size(title), weight=700, anchor="start"),
        _text(_MARGIN, _MARGIN + 104, day, 30, fill=DIM, anchor="start"),
        *_heads(pad),
        *(
            part
            for at, played in enumerate(sheet.rounds, 1)
            for part in _row(pad, words, at, played)
        ),
        *_totals(pad, words, bottom),
        *(
            _text(_MARGIN, bottom + 96 + at * ENDING, line, 32, anchor="start")
            for at, line in enumerate(ending)
        ),
        xmlns="http://www.w3.org/2000/svg",
        width=WIDTH,
        height=height,
        viewBox=f"0 0 {WIDTH} {height}",
        font_family=_FONT,
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
        size = _name_size(shown, len(players))
        yield _text(x, _TOP, shown, size, weight=700, fill=_colour(pad, name))
    yield _rule(_TOP + 24)


def _row(pad: Pad, words: PrintWords, number: int, played: ScoredRound) -> Iterator[str]:
    """The scores of a round; a player who did not play it has a dash."""
    players, y = pad.sheet.players, _TOP + ROW * number
    title = words.say("evening-round", round=number)
    yield _text(_MARGIN, y, title, 30, fill=DIM, anchor="start")
    scored = dict(zip(played.players, played.points, strict=True))
    for x, name in zip(_columns(players), players, strict=True):
        if name in scored:
            yield _text(x, y, words.say("print-signed", points=scored[name]), 36)
        else:
            yield _text(x, y, "–", 34, fill=DIM)
    yield _rule(y + 24)


def _totals(pad: Pad, words: PrintWords, y: int) -> Iterator[str]:
    sheet = pad.sheet
    word = words.say("pad-totals")
    yield _text(_MARGIN, y, word[0].upper() + word[1:], 34, weight=700, anchor="start")
    size = 48 if len(sheet.players) > 4 else 60
    for x, name, total in zip(_columns(sheet.players), sheet.players, sheet.totals, strict=True):
        shown = column_number_text(total, ScoreColumn.TOTAL, words)
        yield _text(x, y, shown, size, weight=700, fill=_colour(pad, name))


def _columns(players: Sequence[str]) -> list[float]:
    """The middle of each player's column."""
    width = (WIDTH - 2 * _MARGIN - _FIRST) / len(players)
    return [_MARGIN + _FIRST + width * (number + 0.5) for number in range(len(players))]


def _colour(pad: Pad, name: str) -> str:
    return _ACCENT if name in pad.sheet.winners else _INK


def shortened(name: str, players: int) -> str:
    """A name that fits the column of one of so many players."""
    most = NAME_SIGNS[min(players, len(NAME_SIGNS) - 1)]
    return name if len(name) <= most else f"{name[: most - 1]}…"


def _name_size(shown: str, players: int) -> int:
    """The size in which a name leaves a gap to the next one."""
    room = (WIDTH - 2 * _MARGIN - _FIRST) / players - NAME_GAP
    return min(NAME, int(room / (NAME_SIGN * len(shown))))


def _title_size(title: str) -> int:
    return min(TITLE, TITLE * TITLE_SIGNS // max(len(title), 1))


def _text(
    x: float,
    y: float,
    text: str,
    size: int,
    *,
    weight: int = 400,
    fill: str = _INK,
    anchor: str = "middle",
) -> str:
    return element(
        "text",
        plain_words(text),
        x=x,
        y=y,
        font_size=size,
        font_weight=weight,
        fill=fill,
        text_anchor=anchor,
    )


def _rule(y: float) -> str:
    d = f"M{_MARGIN} {y}H{WIDTH - _MARGIN}"
    return element("path", d=d, stroke=LINE, stroke_width=2)
