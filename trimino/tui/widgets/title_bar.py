"""The title bar at the top of a screen."""

from rich.text import Text
from textual import events
from textual.widgets import Static

from trimino.tui.widgets.players_view import fit_width


class TitleBar(Static):
    """One line, as wide as the screen."""

    text = ""

    def show(self, text: str) -> None:
        self.text = text
        self.update(Text(fit_width(f" {text}", self.size.width)))

    def on_resize(self, _: events.Resize) -> None:
        self.show(self.text)
