"""The terminal: pages on the alternate screen, or plain text.

Pages leave the last line free, so that nothing on them gets into the scrollback. Where several
people share the screen, pages are used even if the output is no terminal, and clearing a page
clears the scrollback too: nobody can scroll back to a hand.
"""

import io
import sys
from collections.abc import Iterable, Sequence
from types import TracebackType
from typing import Self

from rich.text import Text

from trimino.terminal.line_input import LineInput, TimeRanOut
from trimino.terminal.output import console
from trimino.terminal.turn_limit import TurnClock
from trimino.words import say

if sys.platform != "win32":
    import termios

ENTER_ALTERNATE = "\x1b[?1049h"
LEAVE_ALTERNATE = "\x1b[?1049l"
CLEAR = "\x1b[H\x1b[2J"
CLEAR_SCROLLBACK = "\x1b[3J"


class TerminalScreen:
    """One screen and its keyboard; its clock limits how long a line is waited for."""

    def __init__(
        self, *, shared: bool = False, paged: bool = True, clock: TurnClock | None = None
    ) -> None:
        self.console = console()
        self.shared = shared
        self.clock = clock or TurnClock()
        self.input = LineInput(self.clock)
        able = sys.stdout.isatty() and not self.console.is_dumb_terminal
        self.paged = shared or (paged and able)
        if isinstance(sys.stdin, io.TextIOWrapper):
            # Bytes that are not text must not end the game.
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
        """The lines of a page without the line for typing; None for plain text."""
        return max(self.console.height - 2, 1) if self.paged else None

    def room(self, used: int) -> int:
        """The lines of a page that are left after `used`."""
        return 1000 if self.height is None else self.height - used

    def show(self, lines: Iterable[Text]) -> None:
        """Show a page; lines that do not fit are left out at the top."""
        if self.paged:
            self._send(self._clearing)
        wrapped = [part for line in lines for part in self.wrap(line)]
        page = Text("\n").join(wrapped[-(self.height or 0) :])
        self.console.print(page, overflow="crop", no_wrap=True)

    def spaced(self, *sections: Sequence[Text]) -> list[Text]:
        """Join sections, with blank lines between them if there is room."""
        filled = [section for section in sections if section]
        lines = [line for section in filled for line in section]
        if self.room(len(lines)) < len(filled) - 1:
            return lines
        return [line for section in filled for line in (*section, Text())][:-1]

    def read_through(self, lines: Sequence[Text]) -> None:
        """Show lines in pages that the reader can turn forwards and back, or quit."""
        wrapped = [part for line in lines for part in self.wrap(line)]
        size = self.height or len(wrapped)
        pages = [wrapped[start : start + size] for start in range(0, len(wrapped), size)]
        number = 0
        while number < len(pages):
            self.show(pages[number])
            entry = self.ask(_page_prompt(number + 1, len(pages))).lower()
            if entry == "q":
                return
            number = max(number - 1, 0) if entry == "b" else number + 1

    def wrap(self, line: Text) -> list[Text]:
        """Wrap a line to the width of the screen."""
        if line.cell_len <= self.width:
            return [line]
        return list(line.wrap(self.console, self.width))

    def ask(self, prompt: str) -> str:
        """Read one line; raises `EOFError` at the end of the input, and `TimeRanOut`."""
        self._send(prompt)
        try:
            line = self.input.read()
        except TimeRanOut:
            self._send("\n")
            # What is half typed must not become part of the next entry.
            self.forget_typed()
            raise
        if not sys.stdin.isatty():
            self._send("\n")
        if not line:
            raise EOFError
        return line.strip()

    def forget_typed(self) -> None:
        """Discard keys typed so far; input from a file or a pipe is kept."""
        if sys.platform != "win32" and sys.stdin.isatty():
            self.input.forget()
            termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)

    @property
    def _clearing(self) -> str:
        return CLEAR + CLEAR_SCROLLBACK if self.shared else CLEAR

    def _send(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()


def _page_prompt(page: int, pages: int) -> str:
    """The prompt below a page, counted from 1."""
    if pages == 1:
        return say("press-enter")
    return say("pager-ask", page=page, pages=pages, more=page < pages)
