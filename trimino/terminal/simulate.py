"""`trimino simulate`: bots play whole matches, and their records are written."""

from typing import Annotated

import typer

from trimino.records.record import dump, record_of
from trimino.rules import Match
from trimino.terminal import options
from trimino.terminal.errors import UsageError, UsageReason
from trimino.terminal.files import STANDARD, line_writer
from trimino.terminal.house import house_rules
from trimino.terminal.options import Setup, chosen_seed
from trimino.terminal.output import print_table, watched
from trimino.terminal.seats import (
    count_seats,
    fill_seats,
    read_bots,
    seat_bots,
    source,
    told_apart,
)
from trimino.words import say

MOST_ROUNDS = 1000

Bots = Annotated[str | None, options.bots_option("option-all-bots")]
Matches = Annotated[int, typer.Option("--matches", metavar="M", min=1, help=say("option-matches"))]
RecordFile = Annotated[
    str | None, typer.Option("--record", metavar="FILE", help=say("option-record-new"))
]


def simulate(
    rules: options.RulesId = "triomino",
    changes: options.Changes = None,
    players: options.Players = None,
    solo: options.Solo = False,
    bots: Bots = None,
    matches: Matches = 1,
    seed: options.Seed = None,
    record: RecordFile = None,
    youngest: options.Youngest = None,
    rounds: options.Rounds = None,
    well: options.Well = None,
) -> None:
    """Let bots play whole matches."""
    chosen, first, named = house_rules(rules, changes or ()), chosen_seed(seed), read_bots(bots)
    fewest = chosen.players[0]
    seats = count_seats(named, players=players, solo=solo, people=0, fewest=fewest)
    setup = Setup(chosen, seats, youngest, rounds, well)
    setup.match()  # What cannot be played is refused before a file is touched.
    names = fill_seats(named, seats)
    tally = Tally(told_apart(names))
    with line_writer(record) as write:
        for number in watched(range(1, matches + 1), say("simulate-progress")):
            match = simulated(setup, names, first, number)
            extra = {"bots": names, "seed": first, "number": number}
            write(dump(record_of(match, tally.players, extra)))
            tally.add(match)
    tally.print(first, err=record == STANDARD)


def simulated(setup: Setup, names: list[str], seed: int, number: int) -> Match:
    """One match between bots; the seed and its number decide everything that happens in it."""
    match = setup.match()
    deals, bots = source(seed, number, "deals"), seat_bots(names, seed, number)
    while not match.over:
        if match.needs_deal:
            _check_length(match)
            match.deal(deals)
        seat = match.round.turn
        match.play(bots[seat].choose(match.view(seat)))
    return match


def _check_length(match: Match) -> None:
    """House rules can set a target that is never reached."""
    if len(match.rounds) >= MOST_ROUNDS:
        raise UsageError(UsageReason.MATCH_ENDLESS, rounds=MOST_ROUNDS)


class Tally:
    """Who won how often, and with what totals."""

    def __init__(self, players: list[str]) -> None:
        self.players = players
        self.matches = 0
        self._wins = [0] * len(players)
        self._points = [0] * len(players)

    def add(self, match: Match) -> None:
        self.matches += 1
        for seat, total in enumerate(match.totals):
            self._wins[seat] += seat in match.winners
            self._points[seat] += total

    def print(self, seed: int, *, err: bool) -> None:
        typer.echo(say("simulate-done", matches=self.matches, seed=seed), err=err)
        headings = [say(f"simulate-{column}") for column in ("player", "wins", "mean")]
        print_table(headings, map(self._row, range(len(self.players))), err=err)

    def _row(self, seat: int) -> list[str]:
        mean = self._points[seat] / self.matches
        return [self.players[seat], str(self._wins[seat]), f"{mean:z.1f}"]
