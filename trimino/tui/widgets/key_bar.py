"""The key bar: the keys that have an effect now; each can be clicked."""

from collections.abc import Iterable
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.widgets import Static

BETWEEN = "  "


class KeyHint(NamedTuple):
    """The text of a key, such as `d draw (-5)`, and its action."""

    text: str
    action: str


class KeyBar(Static):
    """Keys in as many lines as needed; no key is broken."""

    keys: tuple[KeyHint, ...] = ()

    def show(self, keys: Iterable[KeyHint]) -> None:
        self.keys = tuple(keys)
        self._fill()

    def on_resize(self, _: events.Resize) -> None:
        self._fill()

    def _fill(self) -> None:
        lines, width = [Text()], self.content_size.width
        for key in self.keys:
            longer = lines[-1].cell_len + len(BETWEEN) + cell_len(key.text)
            if width and lines[-1] and longer > width:
                lines.append(Text())
            if lines[-1]:
                lines[-1].append(BETWEEN)
            lines[-1].append_text(_key_text(key))
        self.update(Text("\n").join(lines))


def _key_text(key: KeyHint) -> Text:
    text = Text(key.text, Style(meta={"@click": key.action}))
    text.stylize("bold", 0, len(key.text.partition(" ")[0]))
    return text
