"""Where people read and write: a terminal in pages, or plain text one after the other.

Pages are shown on the terminal's alternate screen and never fill it to the last line, so that
nothing on them ever gets into the scrollback. Where several people share the screen this is done
even if the output is no terminal, and every clearing wipes the scrollback too.
"""

import io
import sys
from collections.abc import Iterable, Sequence
from types import TracebackType
from typing import Self

from rich.text import Text

from trimino.terminal.output import console
from trimino.words import say

if sys.platform != "win32":
    import termios

ENTER_ALTERNATE = "\x1b[?1049h"
LEAVE_ALTERNATE = "\x1b[?1049l"
CLEAR = "\x1b[H\x1b[2J"
CLEAR_SCROLLBACK = "\x1b[3J"


class TerminalScreen:
    """One screen and its keyboard."""

    def __init__(self, *, shared: bool = False, paged: bool = True) -> None:
        self.console = console()
        self.shared = shared
        able = sys.stdout.isatty() and not self.console.is_dumb_terminal
        self.paged = shared or (paged and able)
        if isinstance(sys.stdin, io.TextIOWrapper):
            # Bytes that are no text must not end the game.
            sys.stdin.reconfigure(errors="replace")

    def __enter__(self) -> Self:
        if self.paged:
            self._send(ENTER_ALTERNATE)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.paged:
            self._send(self._clearing + LEAVE_ALTERNATE)

    @property
    def colour(self) -> bool:
        return self.console.color_system is not None and not self.console.no_color

    @property
    def ascii_only(self) -> bool:
        """Whether the terminal lacks the characters that lines are drawn with."""
        return self.console.options.ascii_only

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int | None:
        """How many lines a page may have beside the line that is typed; None if there is no end."""
        return max(self.console.height - 2, 1) if self.paged else None

    def room(self, used: int) -> int:
        """How many lines of a page are left beside those used."""
        return 1000 if self.height is None else self.height - used

    def show(self, lines: Iterable[Text]) -> None:
        """Show a page; what does not fit into its height is left out at the top."""
        if self.paged:
            self._send(self._clearing)
        wrapped = [part for line in lines for part in self.wrap(line)]
        page = Text("\n").join(wrapped[-(self.height or 0) :])
        self.console.print(page, overflow="crop", no_wrap=True)

    def spaced(self, *sections: Sequence[Text]) -> list[Text]:
        """Sections of a page one below the other, with a blank line between if there is room."""
        filled = [section for section in sections if section]
        lines = [line for section in filled for line in section]
        if self.room(len(lines)) < len(filled) - 1:
            return lines
        return [line for section in filled for line in (*section, Text())][:-1]

    def read_through(self, lines: Sequence[Text]) -> None:
        """Show as many pages as the lines need; the reader turns them, back too, or has enough."""
        wrapped = [part for line in lines for part in self.wrap(line)]
        size = self.height or len(wrapped)
        pages = [wrapped[start : start + size] for start in range(0, len(wrapped), size)]
        number = 0
        while number < len(pages):
            self.show(pages[number])
            entry = self.ask(_turning(number + 1, len(pages))).lower()
            if entry == "q":
                return
            number = max(number - 1, 0) if entry == "b" else number + 1

    def wrap(self, line: Text) -> list[Text]:
        """A line as the lines it takes on the screen."""
        if line.cell_len <= self.width:
            return [line]
        return list(line.wrap(self.console, self.width))

    def ask(self, prompt: str) -> str:
        """Read one line; `EOFError` if there is no more."""
        self._send(prompt)
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            self._send("\n")
        if not line:
            raise EOFError
        return line.strip()

    def forget_typed(self) -> None:
        """Throw away what was typed before it was asked for; a file or a pipe keeps its lines."""
        if sys.platform != "win32" and sys.stdin.isatty():
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)

    @property
    def _clearing(self) -> str:
        return CLEAR + CLEAR_SCROLLBACK if self.shared else CLEAR

    def _send(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()


def _turning(page: int, pages: int) -> str:
    """What is asked below a page, counted from 1."""
    if pages == 1:
        return say("press-enter")
    return say("pager-ask", page=page, pages=pages, more=page < pages)
