"""Colours of the drawings, and the nearest ones of a terminal.

Every value has its colour, the same everywhere, and never as the only sign: the number is always
there too. The colours of a terminal must be read on a dark and on a light page alike, so they lie
midway between black and white, and zero takes whatever the page writes in.
"""

VALUES = ("#41464d", "#0a5ea8", "#b3400a", "#0a6b4b", "#86357a", "#7d5a00")
"""The colour of each value on ivory."""

IVORY = "#fffdf6"
EDGE = "#c6b998"
SHADOW = "#000000"
ACCENT = "#1c9c6c"
ACCENT_DEEP = "#0a6b4b"
ON_ACCENT = "#ffffff"
LINEN = "#e4dbc9"
FELT = "#142b27"

INK_VALUES = ("1", "1;38;5;32", "1;38;5;166", "1;38;5;29", "1;38;5;133", "1;38;5;136")
"""The code of the colour of each value in a terminal."""

INK_GREY = "38;5;244"
INK_ACCENT = "1;38;5;28"
INK_LABEL = "1;38;5;231;48;5;28"
