"""Sheets above a screen: to read, to choose, to confirm, to type, to hand over."""

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from trimino.tui.widgets.key_bar import KeyBar, KeyHint
from trimino.words import say

T = TypeVar("T")


class Sheet(ModalScreen[T | None]):
    """A title, content, and a key bar; Esc closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("down,j", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
    ]

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title_text = title

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(Text(self.title_text), classes="heading")
            yield from self.parts()
            yield KeyBar()

    def parts(self) -> ComposeResult:
        """The content below the title."""
        yield from ()

    def keys(self) -> Sequence[KeyHint]:
        return [KeyHint(say("tui-key-close"), "screen.close")]

    def on_mount(self) -> None:
        self.query_one(KeyBar).show(self.keys())

    def action_close(self) -> None:
        self.dismiss(None)

    def action_scroll(self, lines: int) -> None:
        for scroll in self.query(VerticalScroll):
            scroll.scroll_relative(y=lines, animate=False)


class TextSheet(Sheet[None]):
    """A text to read."""

    def __init__(self, title: str, content: Sequence[RenderableType]) -> None:
        super().__init__(title)
        self._content = content

    def parts(self) -> ComposeResult:
        with VerticalScroll(can_focus=False):
            for one in self._content:
                yield Static(one)

    def keys(self) -> Sequence[KeyHint]:
        return [KeyHint(say("tui-key-scroll"), "screen.scroll(10)"), *super().keys()]


class ChoiceSheet(Sheet[int]):
    """A list of options; its result is the index of the chosen one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,down,pageup,pagedown,space", "", show=False)
    ]

    def __init__(self, title: str, options: Sequence[RenderableType], chosen: int = 0) -> None:
        super().__init__(title)
        self._options, self._chosen = options, chosen

    def parts(self) -> ComposeResult:
        yield OptionList(*(Option(_prompt(option)) for option in self._options))

    def keys(self) -> Sequence[KeyHint]:
        return [KeyHint(say("tui-key-choose"), "screen.choose"), *super().keys()]

    def on_mount(self) -> None:
        super().on_mount()
        listed = self.query_one(OptionList)
        listed.highlighted = self._chosen if self._options else None
        listed.focus()

    def action_choose(self) -> None:
        self.query_one(OptionList).action_select()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)


def _prompt(option: RenderableType) -> RenderableType:
    return Text(option) if isinstance(option, str) else option


class ConfirmSheet(Sheet[bool]):
    """A question to answer with y or n."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,q", "answer(True)", show=False),
        Binding("n,enter", "answer(False)", show=False),
    ]

    def keys(self) -> Sequence[KeyHint]:
        return [
            KeyHint(say("tui-key-yes"), "screen.answer(True)"),
            KeyHint(say("tui-key-no"), "screen.answer(False)"),
        ]

    def action_answer(self, answer: bool) -> None:
        self.dismiss(answer)


class InputSheet(Sheet[str]):
    """A line of text to type."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False, priority=True)]

    def parts(self) -> ComposeResult:
        yield Input()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)


class HandOverSheet(Sheet[bool]):
    """Covers the screen until the next person presses Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer", show=False),
        Binding("escape,q", "nothing", show=False),
    ]

    def keys(self) -> Sequence[KeyHint]:
        return [KeyHint(say("tui-key-go-on"), "screen.answer")]

    def action_answer(self) -> None:
        self.dismiss(True)

    def action_nothing(self) -> None:
        """Ignore the key: only Enter shows a hand."""
