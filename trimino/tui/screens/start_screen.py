"""The start screen: rule set, players, bots, time limit and language."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, Label, Select, Static

from trimino.records.house_rules_notation import HouseRules, parse_house_rules
from trimino.rules import RULESETS, Ruleset, TriminoError, compare, departures, published
from trimino.terminal.errors import UsageError
from trimino.terminal.kept_rules import KeptRules
from trimino.terminal.rules_text import rules_title
from trimino.terminal.turn_limit import MINUTE, format_duration
from trimino.tui.game_options import GameOptions, bot_names
from trimino.tui.screens.modal_sheets import InputSheet
from trimino.tui.widgets.key_bar import KeyBar, KeyHint
from trimino.words import Words, difference_message, languages, say, speak

if TYPE_CHECKING:
    from trimino.tui.app import TriminoApp

MAX_BOTS = 5
DEFAULT_BOT = "greedy"
TIME_LIMITS = (30, MINUTE, 5 * MINUTE)
"""The time limits of a turn to choose from, in seconds."""

SelectOptions = Sequence[tuple[str, str]]


class OptionRow(Horizontal):
    """A label and a select."""

    def __init__(self, label: str, choices: SelectOptions, value: str, id: str) -> None:
        super().__init__(classes="row")
        self._label = label
        self.select: Select[str] = Select(
            choices, value=value, id=id, allow_blank=False, compact=True
        )

    def compose(self) -> ComposeResult:
        yield Label(self._label)
        yield self.select


class StartScreen(Screen[None]):
    """Starts a game with the chosen options, or opens a replay."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f5,ctrl+s", "start", show=False),
        Binding("f3,ctrl+o", "replay", show=False),
        Binding("q", "app.quit", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
    ]

    def __init__(self, game_options: GameOptions) -> None:
        super().__init__()
        self.game_options = game_options

    @property
    def trimino(self) -> "TriminoApp":
        from trimino.tui.app import TriminoApp  # noqa: PLC0415 - it loads the screens

        assert isinstance(self.app, TriminoApp)
        return self.app

    def compose(self) -> ComposeResult:
        rules = self.game_options.rules
        bots = (self.game_options.bots or "").split(",")
        with Vertical(classes="sheet"):
            with Vertical(id="options"):
                yield Static(Text("Trimino"), classes="heading")
                yield OptionRow(say("new-rules"), self._rule_sets(), str(self._house), "rules")
                yield Static(id="about")
                fewest = min(rules.tables, default=1)
                players = 1 if self.game_options.solo else self.game_options.players or fewest
                yield OptionRow(say("new-players"), _numbers(rules), str(players), "players")
                for number in range(1, MAX_BOTS + 1):
                    label = say("tui-start-bot", number=number)
                    bot = bots[number - 1] if number <= len(bots) else bots[-1]
                    yield OptionRow(label, _levels(), bot or DEFAULT_BOT, f"bot-{number}")
                limit = self.game_options.turn_seconds
                yield OptionRow(say("new-time"), _limits(limit), _limit_value(limit), "time")
                yield OptionRow(say("settings-language"), _languages(), _language(), "language")
                yield Static(id="refused", classes="warning")
                with Horizontal(id="buttons"):
                    yield Button(_framed(say("new-start")), id="start", compact=True)
                    yield Button(_framed(say("tui-start-replay")), id="replay", compact=True)
            yield KeyBar()

    def on_mount(self) -> None:
        self._show()
        self.query_one("#start").focus()

    def on_resize(self) -> None:
        self._keep_in_sight()

    def _keep_in_sight(self) -> None:
        """Scroll to the focused widget after the layout."""
        focused = self.focused
        if focused:
            self.call_after_refresh(focused.scroll_visible, animate=False)

    def _show(self) -> None:
        """Describe the rule set, and show a row for each bot."""
        self.query_one("#about", Static).update(Text(_about(self.game_options.rules)))
        for number in range(1, MAX_BOTS + 1):
            row = self.query_one(f"#bot-{number}").parent
            assert isinstance(row, OptionRow)
            row.display = number < self._players
        self.query_one(KeyBar).show(
            [
                KeyHint(say("tui-key-start"), "screen.start"),
                KeyHint(say("tui-key-next"), "app.focus_next"),
                KeyHint(say("tui-key-open"), "screen.replay"),
                KeyHint(say("key-quit"), "app.quit"),
            ]
        )
        self._keep_in_sight()

    @property
    def _house(self) -> HouseRules:
        """The chosen rules and their name."""
        return HouseRules(self.game_options.rules, self.game_options.rules_name)

    def _rule_sets(self) -> SelectOptions:
        """The published rule sets, those the user keeps, and the chosen one; each as its text."""
        sets = [*(HouseRules(rules) for rules in RULESETS), *_kept(), self._house]
        return [(_title(house), text) for text, house in {str(one): one for one in sets}.items()]

    def _value(self, id: str) -> str:
        return str(self.query_one(f"#{id}", Select).value)

    @property
    def _players(self) -> int:
        return int(self._value("players"))

    def on_select_changed(self, event: Select.Changed) -> None:
        match event.select.id:
            case "rules":
                self._choose_rules(parse_house_rules(str(event.value)))
            case "language" if event.value != _language():
                self._keep()
                speak(str(event.value))
                self.refresh(recompose=True)
                self.call_after_refresh(self.on_mount)
        self._show()

    def _choose_rules(self, house: HouseRules) -> None:
        if str(house) == str(self._house):
            return
        rules = house.rules
        self.game_options = self.game_options._replace(rules=rules, rules_name=house.name)
        players, select = self._value("players"), self.query_one("#players", Select)
        numbers = _numbers(rules)
        select.set_options(numbers)
        known = [number for _, number in numbers]
        select.value = players if players in known else str(min(rules.tables, default=1))

    def _keep(self) -> None:
        """Take the values of the selects into the options."""
        players = self._players
        bots = [self._value(f"bot-{number}") for number in range(1, players)]
        self.game_options = self.game_options._replace(
            players=players,
            solo=players == 1,
            bots=",".join(bots) or None,
            turn_seconds=float(self._value("time")) if self._value("time") else None,
        )

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "start":
            self.action_start()
        else:
            self.action_replay()

    def action_start(self) -> None:
        self._keep()
        try:
            self.trimino.show_game(self.game_options.game(self.trimino.engine))
        except TriminoError as error:
            self.tell(say(error.message))

    def action_replay(self) -> None:
        def typed(path: str | None) -> None:
            if path:
                self.run_worker(self._open(path))

        self.app.push_screen(InputSheet(say("tui-ask-file")), typed)

    async def _open(self, path: str) -> None:
        try:
            await self.trimino.open_file(path)
        except TriminoError as error:
            self.tell(say(error.message))

    def tell(self, refused: str) -> None:
        """Show an error."""
        self.query_one("#refused", Static).update(Text(refused))


def _framed(label: str) -> Text:
    """The label of a button, framed so that it is one without colours."""
    return Text(f"[ {label} ]")


def _kept() -> list[HouseRules]:
    """The house rules that the user keeps; none if their file cannot be read."""
    try:
        return KeptRules().all()
    except UsageError:
        return []


def _title(house: HouseRules) -> str:
    nameless = departures(house.rules) and not house.name
    return say("new-house-rules") if nameless else rules_title(house.rules, house.name)


def _about(rules: Ruleset) -> str:
    """The changes by house rules, or a summary of the published rules."""
    changes = compare(rules, published(rules.base))
    if changes:
        return " · ".join(say(difference_message(change)) for change in changes)
    return say(f"ruleset-{rules.base}-about")


def _numbers(rules: Ruleset) -> SelectOptions:
    alone = [(say("home-solo"), "1")] if rules.solo else []
    return [*alone, *((str(number), str(number)) for number in rules.tables)]


def _levels() -> SelectOptions:
    return [(label, name) for name, label in bot_names().items()]


def _limits(chosen: float | None) -> SelectOptions:
    """The time limits to choose from, with the one that is chosen."""
    limits = sorted({*TIME_LIMITS, *([] if chosen is None else [chosen])})
    return [
        (say("lobby-no-time"), ""),
        *((format_duration(limit), _limit_value(limit)) for limit in limits),
    ]


def _limit_value(limit: float | None) -> str:
    return "" if limit is None else f"{limit:g}"


def _languages() -> SelectOptions:
    return [(Words(tag).say("tui-language"), tag) for tag in languages()]


def _language() -> str:
    """The code of the current language."""
    return next(tag for label, tag in _languages() if label == say("tui-language"))
