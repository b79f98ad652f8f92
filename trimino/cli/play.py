"""`trimino play`: play a match in the terminal, against bots or with people."""

from typing import Annotated

import typer

from trimino.bots.fallback_bot import without_waiting
from trimino.bots.random_source import random_source
from trimino.bots.seating import open_players, seat_players
from trimino.cli import options
from trimino.cli.rules_option import named_rules
from trimino.records.record import dump
from trimino.terminal.farewell import farewell_lines
from trimino.terminal.files import line_writer
from trimino.terminal.match_plan import plan_match
from trimino.terminal.match_undo import MatchUndo
from trimino.terminal.screen import TerminalScreen
from trimino.terminal.terminal_game import TerminalGame
from trimino.terminal.turn_limit import TurnClock
from trimino.words import say

OtherBotsOption = Annotated[str | None, options.bots_option("option-bots")]
PeopleOption = Annotated[
    int | None, typer.Option("--people", metavar="K", min=1, help=say("option-people"))
]
NamesOption = Annotated[
    str | None, typer.Option("--names", metavar="A,B", help=say("option-names"))
]
KeptRecordOption = Annotated[
    str | None, typer.Option("--record", metavar="FILE", help=say("option-record-add"))
]


def play(
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
) -> None:
    """Play a match."""
    house = named_rules(rules, changes or ())
    planned = plan_match(
        house.rules,
        rules_name=house.name,
        players=players,
        solo=solo,
        bots=bots,
        people=people,
        names=names,
        seed=seed,
        youngest=youngest,
        rounds=rounds,
        well=well,
    )
    match, names_shown, persons = planned.arguments.match(), planned.players, planned.people
    undo = MatchUndo(match, friendly=persons == 1)
    with (
        line_writer(record, append=True) as write,
        open_players(planned.bots) as invited,
        without_waiting(invited) as bots_playing,
    ):
        bots_at = dict(enumerate(seat_players(bots_playing, planned.seed), start=persons))
        deals = random_source(planned.seed, "deals")
        try:
            clock = TurnClock(turn_seconds)
            with TerminalScreen(shared=persons > 1, clock=clock) as screen:
                TerminalGame(match, names_shown, bots_at, deals, screen, undo, house.name).play()
        finally:
            # Printed after the alternate screen is gone, however the match ended.
            write(dump(planned.record(match, undo.values)))
            typer.echo("\n".join(farewell_lines(match, names_shown, record)))
