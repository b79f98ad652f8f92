"""`trimino tui`: start the full-screen app; Textual is imported only then."""

import asyncio
import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated

import typer

from trimino.cli import options
from trimino.cli.play import KeptRecordOption, NamesOption, OtherBotsOption, PeopleOption
from trimino.cli.rules_option import named_rules
from trimino.rules.optional_packages import Extra, check_extra
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.files import STANDARD, read_record
from trimino.terminal.match_replay import MatchReplay
from trimino.terminal.output import console
from trimino.words import say

if TYPE_CHECKING:
    from trimino.tui.app import TriminoApp
    from trimino.tui.game_options import GameOptions
    from trimino.tui.session import GameSession

TableLinkArgument = Annotated[
    str | None, typer.Argument(metavar="LINK", help=say("option-tui-link"))
]
WatchOption = Annotated[bool, typer.Option("--watch", metavar="", help=say("option-tui-watch"))]
ReplayOption = Annotated[
    str | None, typer.Option("--replay", metavar="FILE", help=say("option-tui-replay"))
]
NoColourOption = Annotated[
    bool, typer.Option("--no-colour", metavar="", help=say("option-no-colour"))
]


def tui(
    link: TableLinkArgument = None,
    rules: options.OptionalRulesOption = None,
    changes: options.ChangesOption = None,
    players: options.PlayersOption = None,
    solo: options.SoloOption = False,
    bots: OtherBotsOption = None,
    people: PeopleOption = None,
    names: NamesOption = None,
    seed: options.SeedOption = None,
    record: KeptRecordOption = None,
    youngest: options.YoungestOption = None,
    rounds: options.RoundsOption = None,
    well: options.WellOption = None,
    turn_seconds: options.TurnSecondsOption = None,
    replay: ReplayOption = None,
    match: options.MatchOption = 1,
    watch: WatchOption = False,
    no_colour: NoColourOption = False,
) -> None:
    """Play in an app that fills the terminal."""
    check_extra(Extra.TUI)
    if record == STANDARD:
        raise UsageError(UsageReason.TUI_RECORD_FILE)
    from trimino.tui.game_options import GameOptions  # noqa: PLC0415 - needs the extra

    if no_colour:
        os.environ["NO_COLOR"] = "1"
    house = named_rules(rules, changes or ())
    game_options = GameOptions(
        house.rules,
        players,
        solo,
        bots,
        people,
        names,
        seed,
        youngest,
        rounds,
        well,
        record,
        turn_seconds=turn_seconds,
        rules_name=house.name,
    )
    asked = (rules, changes, players, bots, people, names, seed, youngest, rounds, well)
    at_once = solo or any(option is not None for option in (*asked, turn_seconds))
    if link is None:
        app = _app(game_options, replay, match, at_once=at_once)
    else:
        settled = {
            "rules": rules,
            "set": changes,
            "players": players,
            "solo": solo,
            "bots": bots,
            "people": people,
            "seed": seed,
            "record": record,
            "youngest": youngest,
            "rounds": rounds,
            "well": well,
            "turn-seconds": turn_seconds,
            "replay": replay,
        }
        app = _online(game_options, _visit(link, names, settled, watches=watch))
    try:
        _check_terminal()
        app.run()
    finally:
        if app.game:
            asyncio.run(app.game.close())
    for line in app.farewell:
        typer.echo(line)


def _app(
    game_options: "GameOptions", replay: str | None, match: int, *, at_once: bool
) -> "TriminoApp":
    """The app with a local game or a replay; errors come before it takes the screen."""
    from trimino.tui.app import TriminoApp  # noqa: PLC0415 - needs the extra
    from trimino.tui.engine_worker import EngineWorker  # noqa: PLC0415 - needs the extra

    engine = EngineWorker()
    shown = None if replay is None else MatchReplay(read_record(replay, match))
    game = game_options.game(engine) if at_once and shown is None else None
    ascii_only = console().options.ascii_only
    return TriminoApp(game_options, engine, game=game, replay=shown, ascii_only=ascii_only)


def _online(game_options: "GameOptions", game: "GameSession") -> "TriminoApp":
    """The app at a table on a server."""
    from trimino.tui.app import TriminoApp  # noqa: PLC0415 - needs the extra
    from trimino.tui.engine_worker import EngineWorker  # noqa: PLC0415 - needs the extra

    ascii_only = console().options.ascii_only
    return TriminoApp(game_options, EngineWorker(), game=game, ascii_only=ascii_only)


def _visit(
    link: str, names: str | None, settled: Mapping[str, object], *, watches: bool
) -> "GameSession":
    from trimino.tui.online.link_options import open_online_game  # noqa: PLC0415 - needs the extra

    return open_online_game(link, names, settled, watches=watches)


def _check_terminal() -> None:
    # Textual reads from the first of these and writes to the last.
    if not all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise UsageError(UsageReason.TUI_NO_TERMINAL)
