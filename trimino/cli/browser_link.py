"""How a server that runs is found: a page that opens by itself, and a code for a phone's camera."""

import io
import os
import sys
import webbrowser
from threading import Thread

from rich.text import Text

QUIET_ZONE = 2
"""How many modules stay free around a code; cameras need no more on a screen."""


def qr_code(address: str) -> Text:
    """An address as a QR code, light on dark whatever the colours of the terminal."""
    # Only a server that tells its address needs it.
    import segno  # noqa: PLC0415 - for that reason

    drawn = io.StringIO()
    segno.make(address, error="l").terminal(drawn, border=QUIET_ZONE, compact=True)
    return Text(drawn.getvalue().rstrip("\n"), "bright_white on black")


def open_page(address: str) -> None:
    """Show a page in the browser, which may take its time to start."""
    if has_screen():
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Whether a browser would have a window; one for terminals would take this one over."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
