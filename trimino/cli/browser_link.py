"""Links to a running server: a page in the browser."""

import os
import sys
import webbrowser
from threading import Thread


def open_page(address: str) -> None:
    """Open a page in the browser, without waiting for it to start."""
    if has_screen():
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Whether a browser can open a window; a text browser would take over this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
