"""The event log: what happened, in words, the latest at the bottom."""

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static


class EventLog(VerticalScroll):
    """Lines that can be scrolled; new ones scroll into view."""

    can_focus = False

    def compose(self) -> ComposeResult:
        yield Static()

    def show(self, lines: Sequence[str]) -> None:
        text = Text("\n").join(
            Text(line, "" if number == len(lines) - 1 else "dim")
            for number, line in enumerate(lines)
        )
        self.query_one(Static).update(text)
        self.call_after_refresh(self.scroll_end, animate=False, immediate=True)
