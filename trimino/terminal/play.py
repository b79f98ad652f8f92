"""`trimino play`: a match in the terminal, against bots or among people."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated

import typer

from trimino.bots.seated import invited, seat_players, source, told_apart
from trimino.records.record import dump, record_of
from trimino.records.writing import check_names
from trimino.rules import Match
from trimino.terminal import options
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.files import STANDARD, line_writer
from trimino.terminal.house import house_rules
from trimino.terminal.options import Setup, chosen_seed
from trimino.terminal.screen import Screen
from trimino.terminal.seats import count_seats, fill_seats, read_bots, split
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
    chosen, first, named = house_rules(rules, changes or ()), chosen_seed(seed), read_bots(bots)
    given = read_names(names, people)
    persons, fewest = people or len(given) or 1, chosen.players[0]
    seats = count_seats(named, players=players, solo=solo, people=persons, fewest=fewest)
    match = Setup(chosen, seats, youngest, rounds, well).match()
    playing = fill_seats(named, seats - persons)
    told = all_different([*(given or numbered(persons)), *told_apart(playing)])
    extra = {"bots": [None] * persons + playing, "seed": first}
    with line_writer(record, append=True) as write, invited(playing) as bots_invited:
        for player in bots_invited:
            player.prepare()
        bots_at = dict(enumerate(seat_players(bots_invited, first), start=persons))
        try:
            with Screen(shared=persons > 1) as screen:
                Table(match, told, bots_at, source(first, "deals"), screen).play()
        finally:
            # However it ends, the pages are gone and this is what stays.
            write(dump(record_of(match, told, extra)))
            typer.echo("\n".join(_left_to_say(match, told, record)))


def read_names(names: str | None, people: int | None) -> list[str]:
    """The names of the people at the keyboard, if they are given."""
    given = [] if names is None else split(names)
    if people is not None and given and len(given) != people:
        raise UsageError(UsageReason.NAMES_DO_NOT_FIT, names=len(given), people=people)
    check_names(given)
    return given


def all_different(names: list[str]) -> list[str]:
    """The same names, if nobody can be taken for another."""
    for name, times in Counter(names).items():
        if times > 1:
            raise UsageError(UsageReason.NAMES_ALIKE, name=name)
    return names


def numbered(people: int) -> list[str]:
    return [say("player-number", number=number) for number in range(1, people + 1)]


def _left_to_say(match: Match, players: list[str], record: str | None) -> Iterator[str]:
    """Who has won, or that nobody has, with what totals, and where the record is."""
    yield from map(say, match_messages(match.view(None), players))
    if not match.over:
        yield say("play-stopped")
    yield say(totals_message(match.totals, players))
    if record is None:
        yield say("record-not-kept")
    elif record != STANDARD:
        yield say("record-saved", path=record)
