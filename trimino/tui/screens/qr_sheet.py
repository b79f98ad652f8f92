"""The sheet with a QR code, for the camera of a phone."""

from textual.app import ComposeResult
from textual.widgets import Static

from trimino.terminal.qr_code import qr_code
from trimino.tui.screens.modal_sheets import Sheet
from trimino.words import say

_COLUMNS, ROWS = 4, 5
"""The columns and rows that frame, title and keys take around the code."""


class QrSheet(Sheet[None]):
    """A text as a QR code; where the window is too small for it, the size that it needs."""

    def __init__(self, title: str, text: str) -> None:
        super().__init__(title)
        self._code = qr_code(text)

    def parts(self) -> ComposeResult:
        yield Static(id="code")

    def on_resize(self) -> None:
        lines = self._code.plain.splitlines()
        columns, rows = len(lines[0]) + _COLUMNS, len(lines) + ROWS
        fits = self.app.size.width >= columns and self.app.size.height >= rows
        if fits:
            self.query_one(".sheet").styles.width = columns
        small = say("tui-code-small", columns=columns, rows=rows)
        self.query_one("#code", Static).update(self._code if fits else small)
