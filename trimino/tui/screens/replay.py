"""A replay: a record step by step with all hands open, and the analysis beside it."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from trimino.rules import MatchView, TriminoError
from trimino.terminal.page import last_placed
from trimino.terminal.replay import Step, Story
from trimino.tui.advice import Verdicts
from trimino.tui.board import Marks
from trimino.tui.screens.looking import Looking
from trimino.tui.widgets.field import FieldView
from trimino.tui.widgets.keys import Key, Keys
from trimino.tui.widgets.title import Title
from trimino.words import say


class ReplayScreen(Looking):
    """Steps through a story."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,enter,space,n", "step(1)", show=False),
        Binding("left,b", "step(-1)", show=False),
        Binding("pagedown", "round(1)", show=False),
        Binding("pageup", "round(-1)", show=False),
        Binding("home", "step(-100000)", show=False),
        Binding("end", "step(100000)", show=False),
        Binding("a", "analyse", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, story: Story, record: Mapping[str, Any]) -> None:
        super().__init__()
        self.story, self._record = story, record
        self.index = 0
        self.verdicts: Verdicts | None = None
        self._progress = ""

    def compose(self) -> ComposeResult:
        yield Title()
        with Horizontal(id="middle"):
            yield FieldView(colour=self.trimino.colour, ascii_only=self.trimino.ascii_only)
            with Vertical(id="side"), VerticalScroll(can_focus=False):
                yield Static(id="hands")
                yield Static(id="verdict")
        yield Static(id="asked")
        yield Keys()

    def on_mount(self) -> None:
        self.call_after_refresh(self.look)

    def on_resize(self) -> None:
        self.call_after_refresh(self.look)

    @property
    def seen(self) -> MatchView | None:
        return self.story.played.view(None)

    @property
    def named(self) -> list[str]:
        return list(self.story.players)

    @property
    def step(self) -> Step:
        return self.story.steps[self.index]

    def look(self) -> None:
        if not self.is_mounted or not self.query(Keys):
            return
        step, view = self.step, self.step.view
        game = say(f"ruleset-{self.story.played.rules.base}")
        self.query_one(Title).show(f"{game} · {self.story.title(step)}")
        fields, marks = view.position.fields, Marks(last_placed(view))
        self.query_one(FieldView).show(fields, marks, say("page-no-field"))
        self.query_one("#hands", Static).update(Text("\n").join(self._hands(step)))
        self.query_one("#verdict", Static).update(Text("\n".join(self._judged(step))))
        self.query_one("#asked", Static).update(Text(self.story.told(step), "bold"))
        self.query_one(Keys).show(self._keys())

    def _hands(self, step: Step) -> Iterator[Text]:
        acted = step.event.seat if step.event else None
        for seat, told in enumerate(self.story.hands(step.view)):
            text = Text(told)
            text.stylize("bold", 0, len(self.named[seat]))
            yield Text("▸ " if seat == acted else "  ", "bold") + text

    def _judged(self, step: Step) -> Iterator[str]:
        """How the round ended, if it did, and what the analysis says of the action."""
        ends = list(self.story.ends(step))
        if ends:
            yield from ("", *ends)
        if self._progress:
            yield from ("", self._progress)
        if self.verdicts:
            yield from ("", *self.verdicts.lines(step.round, step.action))
            yield from ("", *self.verdicts.summary())

    def _keys(self) -> Iterator[Key]:
        yield Key(say("tui-key-step"), "screen.step(1)")
        yield Key(say("tui-key-back"), "screen.step(-1)")
        yield Key(say("tui-key-round"), "screen.round(1)")
        if self.verdicts is None and not self._progress:
            yield Key(say("tui-key-analyse"), "screen.analyse")
        yield from self.looking_keys()
        yield Key(say("key-quit"), "screen.leave")

    def action_step(self, by: int) -> None:
        self.index = min(max(self.index + by, 0), len(self.story.steps) - 1)
        self.look()

    def action_round(self, by: int) -> None:
        """Go to the deal of another round; from within a round, back to its own."""
        deals = [number for number, step in enumerate(self.story.steps) if step.event is None]
        others = [at for at in deals if (at > self.index if by > 0 else at < self.index)]
        last = len(self.story.steps) - 1
        self.index = (others[0] if others else last) if by > 0 else (others or [0])[-1]
        self.look()

    def action_analyse(self) -> None:
        if self.verdicts is None and not self._progress:
            self._tell_progress(0, 1)
            self.run_worker(self._analyse())

    def _tell_progress(self, done: int, moments: int) -> None:
        self._progress = f"{say('analyse-progress')} … {100 * done // moments} %"
        self.look()

    async def _analyse(self) -> None:
        try:
            analysis = await self.trimino.thinker.analyse(
                self._record, self.named, self._tell_progress
            )
        except TriminoError as error:
            self._progress = say(error.message)
        else:
            self._progress, self.verdicts = "", Verdicts(analysis)
        self.look()

    def action_leave(self) -> None:
        self.trimino.leave_replay()
