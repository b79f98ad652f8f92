"""`trimino simulate`: let bots play whole matches, and write their records."""

from collections.abc import Sequence
from typing import Annotated

import typer

from trimino.bots.match_runner import play_match
from trimino.bots.player import Player
from trimino.bots.random_source import random_source
from trimino.bots.seating import SeatedPlayer, open_players, seat_players
from trimino.cli import options
from trimino.cli.console_table import print_table
from trimino.cli.progress import with_progress
from trimino.cli.rules_option import named_rules
from trimino.records.house_rules_notation import rules_name_values
from trimino.records.player_names import disambiguate
from trimino.records.record import dump, record_of
from trimino.rules import Match, Message
from trimino.terminal.files import STANDARD, line_writer
from trimino.terminal.match_arguments import MatchArguments, chosen_seed
from trimino.terminal.seat_options import count_seats, fill_seats, read_bots
from trimino.words import say

AllBotsOption = Annotated[str | None, options.bots_option("option-all-bots")]
MatchesOption = Annotated[
    int, typer.Option("--matches", metavar="M", min=1, help=say("option-matches"))
]


def simulate(
    rules: options.RulesOption = "triomino",
    changes: options.ChangesOption = None,
    players: options.PlayersOption = None,
    solo: options.SoloOption = False,
    bots: AllBotsOption = None,
    matches: MatchesOption = 1,
    seed: options.SeedOption = None,
    record: options.NewRecordOption = None,
    youngest: options.YoungestOption = None,
    rounds: options.RoundsOption = None,
    well: options.WellOption = None,
) -> None:
    """Let bots play whole matches."""
    chosen, first, named = named_rules(rules, changes or ()), chosen_seed(seed), read_bots(bots)
    fewest = min(chosen.rules.tables, default=1)
    seats = count_seats(named, players=players, solo=solo, people=0, fewest=fewest)
    arguments = MatchArguments(chosen.rules, seats, youngest, rounds, well)
    arguments.match()  # Raises errors of the arguments before a file is touched.
    names = fill_seats(named, seats)
    tally = Tally(disambiguate(names))
    with line_writer(record) as write, open_players(names) as playing:
        for number in with_progress(range(1, matches + 1), say("simulate-progress")):
            match, seated = simulated(arguments, playing, first, number)
            extra = {
                **rules_name_values(chosen.name),
                "bots": names,
                "seed": first,
                "number": number,
            }
            write(dump(record_of(match, tally.players, extra)))
            tally.add(match, seated)
    tally.print(first, err=record == STANDARD)


def simulated(
    arguments: MatchArguments, players: Sequence[Player], seed: int, number: int
) -> tuple[Match, list[SeatedPlayer]]:
    """One match between bots, determined by the seed and its number."""
    match, seats = arguments.match(), seat_players(players, seed, number)
    play_match(match, seats, random_source(seed, number, "deals"))
    return match, seats


class Tally:
    """Wins, totals and forfeited moves by player."""

    def __init__(self, players: list[str]) -> None:
        self.players = players
        self.matches = 0
        self._wins = [0] * len(players)
        self._points = [0] * len(players)
        self._forfeits: list[list[Message]] = [[] for _ in players]

    def add(self, match: Match, seats: Sequence[SeatedPlayer]) -> None:
        self.matches += 1
        for seat, total in enumerate(match.totals):
            self._wins[seat] += seat in match.winners
            self._points[seat] += total
            self._forfeits[seat] += seats[seat].forfeits

    def print(self, seed: int, *, err: bool) -> None:
        typer.echo(say("simulate-done", matches=self.matches, seed=seed), err=err)
        headings = [say(f"simulate-{column}") for column in ("player", "wins", "mean")]
        print_table(headings, map(self._row, range(len(self.players))), err=err)
        for player, forfeits in zip(self.players, self._forfeits, strict=True):
            if forfeits:
                details = {"bot": player, "times": len(forfeits), "why": forfeits[0]}
                typer.echo(say("arena-forfeits", **details), err=err)

    def _row(self, seat: int) -> list[str]:
        mean = self._points[seat] / self.matches
        return [self.players[seat], str(self._wins[seat]), f"{mean:z.1f}"]
