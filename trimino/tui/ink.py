"""The inks of drawings as styles, with or without colours."""

from collections.abc import Iterable
from functools import cache
from itertools import groupby
from operator import itemgetter

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.strip import Strip

from trimino.drawing.canvas import Ink
from trimino.drawing.palette import INK_ACCENT, INK_GREY, INK_LABEL

_PLAIN = {INK_GREY: "", INK_ACCENT: "bold", INK_LABEL: "reverse"}
"""The styles of inks without colours; every other ink is bold."""


def strip_of(line: Iterable[Ink], *, colour: bool) -> Strip:
    """A line of a drawing as a strip of the app."""
    runs = groupby(line, key=itemgetter(1))
    return Strip(
        [Segment("".join(char for char, _ in run), style_of(ink, colour)) for ink, run in runs]
    )


@cache
def style_of(ink: str, colour: bool) -> Style:
    if not colour:
        return Style.parse(_PLAIN.get(ink, "bold")) if ink else Style.null()
    spans = Text.from_ansi(f"\x1b[{ink}m.\x1b[0m").spans
    return Style.parse(str(spans[0].style)) if spans else Style.null()
