"""`trimino play`: a match in the terminal, against bots or among people."""

from collections.abc import Iterator
from typing import Annotated

import typer

from trimino.bots.seating import open_players, random_source, seat_players
from trimino.records.record import dump
from trimino.rules import Match
from trimino.terminal import options
from trimino.terminal.files import STANDARD, line_writer
from trimino.terminal.house_rules import house_rules
from trimino.terminal.plan import plan
from trimino.terminal.screen import Screen
from trimino.terminal.table import Table
from trimino.words import match_messages, say, totals_message

Bots = Annotated[str | None, options.bots_option("option-bots")]
People = Annotated[
    int | None, typer.Option("--people", metavar="K", min=1, help=say("option-people"))
]
Names = Annotated[str | None, typer.Option("--names", metavar="A,B", help=say("option-names"))]
RecordFile = Annotated[
    str | None, typer.Option("--record", metavar="FILE", help=say("option-record-add"))
]


def play(
    rules: options.RulesId = "triomino",
    changes: options.Changes = None,
    players: options.Players = None,
    solo: options.Solo = False,
    bots: Bots = None,
    people: People = None,
    names: Names = None,
    seed: options.Seed = None,
    record: RecordFile = None,
    youngest: options.Youngest = None,
    rounds: options.Rounds = None,
    well: options.Well = None,
) -> None:
    """Play a match."""
    planned = plan(
        house_rules(rules, changes or ()),
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
    match, told, persons = planned.setup.match(), list(planned.names), planned.people
    with line_writer(record, append=True) as write, open_players(planned.bots) as bots_invited:
        for player in bots_invited:
            player.prepare()
        bots_at = dict(enumerate(seat_players(bots_invited, planned.seed), start=persons))
        deals = random_source(planned.seed, "deals")
        try:
            with Screen(shared=persons > 1) as screen:
                Table(match, told, bots_at, deals, screen).play()
        finally:
            # However it ends, the pages are gone and this is what stays.
            write(dump(planned.record(match)))
            typer.echo("\n".join(left_to_say(match, told, record)))


def left_to_say(match: Match, players: list[str], record: str | None) -> Iterator[str]:
    """Who has won, or that nobody has, with what totals, and where the record is."""
    yield from map(say, match_messages(match.view(None), players))
    if not match.over:
        yield say("play-stopped")
    yield say(totals_message(match.totals, players))
    if record is None:
        yield say("record-not-kept")
    elif record != STANDARD:
        yield say("record-saved", path=record)
