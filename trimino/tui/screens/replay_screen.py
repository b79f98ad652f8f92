"""The replay screen: a record step by step with all hands open, and its analysis."""

from collections.abc import Iterator
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from trimino.rules import MatchView, TriminoError
from trimino.terminal.match_replay import MatchReplay, ReplayStep
from trimino.terminal.page import last_placement
from trimino.terminal.rules_text import rules_title
from trimino.tui.advice_text import AnalysisText
from trimino.tui.board import Marks
from trimino.tui.screens.field_screen import FieldScreen
from trimino.tui.widgets.field_view import FieldView
from trimino.tui.widgets.key_bar import KeyBar, KeyHint
from trimino.tui.widgets.title_bar import TitleBar
from trimino.words import say


class ReplayScreen(FieldScreen):
    """Steps through a replay."""

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

    def __init__(self, replay: MatchReplay) -> None:
        super().__init__()
        self.replay = replay
        self.index = 0
        self.analysis: AnalysisText | None = None
        self._progress = ""

    def compose(self) -> ComposeResult:
        yield TitleBar()
        with Horizontal(id="middle"):
            yield FieldView(colour=self.trimino.colour, ascii_only=self.trimino.ascii_only)
            with Vertical(id="side"), VerticalScroll(can_focus=False):
                yield Static(id="hands")
                yield Static(id="analysis")
        yield Static(id="prompt")
        yield KeyBar()

    def on_mount(self) -> None:
        self.call_after_refresh(self.redraw)

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    @property
    def match_view(self) -> MatchView | None:
        return self.replay.match.view(None)

    @property
    def rules_name(self) -> str:
        return self.replay.rules_name

    @property
    def player_names(self) -> list[str]:
        return list(self.replay.players)

    @property
    def step(self) -> ReplayStep:
        return self.replay.steps[self.index]

    def redraw(self) -> None:
        if not self.is_mounted or not self.query(KeyBar):
            return
        step, view = self.step, self.step.view
        game = rules_title(self.replay.match.rules, self.rules_name)
        self.query_one(TitleBar).show(f"{game} · {self.replay.title(step)}")
        fields, marks = view.position.fields, Marks(last_placement(view))
        self.query_one(FieldView).show(fields, marks, say("page-no-field"))
        self.query_one("#hands", Static).update(Text("\n").join(self._hands(step)))
        self.query_one("#analysis", Static).update(Text("\n".join(self._analysis_lines(step))))
        self.query_one("#prompt", Static).update(Text(self.replay.event_text(step), "bold"))
        self.query_one(KeyBar).show(self._keys())

    def _hands(self, step: ReplayStep) -> Iterator[Text]:
        acted = step.event.seat if step.event else None
        for seat, line in enumerate(self.replay.hand_lines(step.view)):
            text = Text(line)
            text.stylize("bold", 0, len(self.player_names[seat]))
            yield Text("▸ " if seat == acted else "  ", "bold") + text

    def _analysis_lines(self, step: ReplayStep) -> Iterator[str]:
        """The actions undone, the end of the round, if it ended, and the analysis of the action."""
        undone = list(self.replay.undone_lines(step))
        if undone:
            yield from ("", *undone)
        ends = list(self.replay.end_lines(step))
        if ends:
            yield from ("", *ends)
        if self._progress:
            yield from ("", self._progress)
        if self.analysis:
            yield from ("", *self.analysis.lines(step.round, step.action))
            yield from ("", *self.analysis.summary())

    def _keys(self) -> Iterator[KeyHint]:
        yield KeyHint(say("tui-key-step"), "screen.step(1)")
        yield KeyHint(say("tui-key-back"), "screen.step(-1)")
        yield KeyHint(say("tui-key-round"), "screen.round(1)")
        if self.analysis is None and not self._progress:
            yield KeyHint(say("tui-key-analyse"), "screen.analyse")
        yield from self.view_keys()
        yield KeyHint(say("key-quit"), "screen.leave")

    def action_step(self, by: int) -> None:
        self.index = min(max(self.index + by, 0), len(self.replay.steps) - 1)
        self.redraw()

    def action_round(self, by: int) -> None:
        """Go to the next deal, or back to the last one."""
        deals = [number for number, step in enumerate(self.replay.steps) if step.event is None]
        others = [at for at in deals if (at > self.index if by > 0 else at < self.index)]
        last = len(self.replay.steps) - 1
        self.index = (others[0] if others else last) if by > 0 else (others or [0])[-1]
        self.redraw()

    def action_analyse(self) -> None:
        if self.analysis is None and not self._progress:
            self._tell_progress(0, 1)
            self.run_worker(self._analyse())

    def _tell_progress(self, done: int, moments: int) -> None:
        self._progress = f"{say('analyse-progress')} … {100 * done // moments} %"
        self.redraw()

    async def _analyse(self) -> None:
        try:
            found = await self.trimino.engine.analyse(
                self.replay.record, self.player_names, self._tell_progress
            )
        except TriminoError as error:
            self._progress = say(error.message)
        else:
            self._progress, self.analysis = "", AnalysisText(found)
        self.redraw()

    def action_leave(self) -> None:
        self.trimino.leave_replay()
