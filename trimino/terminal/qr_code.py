"""QR codes on a terminal, for the cameras of phones."""

import io

from rich.text import Text

QUIET_ZONE = 2
"""Empty modules around a QR code; on a screen cameras need no more."""


def qr_code(text: str) -> Text:
    """A text as a QR code, light on dark in every colour scheme."""
    import segno  # noqa: PLC0415 - needs the extra server or tui

    drawn = io.StringIO()
    segno.make(text, error="l").terminal(drawn, border=QUIET_ZONE, compact=True)
    return Text(drawn.getvalue().rstrip("\n"), "bright_white on black")
