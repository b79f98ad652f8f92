"""Links to a running server: a page in the browser, and a QR code for phones."""

import io
import os
import sys
import webbrowser
from threading import Thread

from rich.text import Text

QUIET_ZONE = 2
"""Empty modules around a QR code; on a screen cameras need no more."""


def qr_code(address: str) -> Text:
    """An address as a QR code, light on dark in every colour scheme."""
    import segno  # noqa: PLC0415 - needs the extra server

    drawn = io.StringIO()
    segno.make(address, error="l").terminal(drawn, border=QUIET_ZONE, compact=True)
    return Text(drawn.getvalue().rstrip("\n"), "bright_white on black")


def open_page(address: str) -> None:
    """Open a page in the browser, without waiting for it to start."""
    if has_screen():
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Whether a browser can open a window; a text browser would take over this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
