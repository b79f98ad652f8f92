"""The bar at the top of a screen."""

from rich.text import Text
from textual import events
from textual.widgets import Static

from trimino.tui.widgets.players import fitted


class Title(Static):
    """One line, as wide as the screen."""

    told = ""

    def show(self, told: str) -> None:
        self.told = told
        self.update(Text(fitted(f" {told}", self.size.width)))

    def on_resize(self, _: events.Resize) -> None:
        self.show(self.told)
