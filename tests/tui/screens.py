"""A terminal emulator for the few escape sequences that the app uses.

A person's terminal does the same; here it is done so that a test can read the screen.
"""

import re

SEQUENCE = re.compile(
    r"\x1b\[(?P<private>[?<>=]?)(?P<numbers>[0-9;:]*)(?P<middle>[ $]?)(?P<kind>[@-~])"
    r"|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[PX^_][^\x1b]*\x1b\\|\x1b[()][0-9A-Z]|\x1b[=>78cM]"
)


class CharacterScreen:
    """Rows of characters, and where the next one goes."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.colours = set[str]()
        self._alternate = False
        self._unread = ""
        self._clear()

    @property
    def text(self) -> str:
        return "\n".join("".join(line).rstrip() for line in self._lines)

    def is_alternate(self) -> bool:
        """Whether the app has the screen, and what was there before comes back after it."""
        return self._alternate

    def feed(self, written: str) -> None:
        """Show what was written; a sequence that is cut off waits for its rest."""
        text = self._unread + written
        at = 0
        while at < len(text):
            if text[at] != "\x1b":
                self._put(text[at])
                at += 1
                continue
            found = SEQUENCE.match(text, at)
            if found is None and len(text) - at < 64:
                break
            assert found, f"an unknown sequence: {text[at : at + 20]!r}"
            self._obey(found)
            at = found.end()
        self._unread = text[at:]

    def _clear(self) -> None:
        self._lines = [[" "] * self.columns for _ in range(self.rows)]
        self._row = self._column = 0

    def _put(self, sign: str) -> None:
        if sign == "\r":
            self._column = 0
        elif sign == "\n":
            self._row = min(self._row + 1, self.rows - 1)
        elif sign >= " ":
            if self._column < self.columns:
                self._lines[self._row][self._column] = sign
            self._column += 1

    def _obey(self, found: "re.Match[str]") -> None:
        numbers = [int(part or 0) for part in re.split("[;:]", found["numbers"] or "")]
        match found["private"], found["kind"]:
            case "", "H":
                row, column = (*numbers, 1, 1)[:2] if len(numbers) > 1 else (numbers[0] or 1, 1)
                self._row, self._column = min(row, self.rows) - 1, column - 1
            case "", "J":
                self._clear()
            case "", "m":
                self.colours |= {found["numbers"]}
            case "?", "h" if numbers == [1049]:
                self._alternate = True
                self._clear()
            case "?", "l" if numbers == [1049]:
                self._alternate = False
