"""The standings of an arena in tables and sentences."""

from collections.abc import Iterator

import typer
from rich.table import Table

from trimino.arena.report import Ended
from trimino.arena.standings import Standings
from trimino.cli.console_table import make_table, print_table
from trimino.rules.ruleset import Winner
from trimino.words import say
from trimino.workers.estimate import Estimate


def bot_headings(standings: Standings) -> list[str]:
    columns = ["bot", "points", "rounds-won", "matches-won", "rating", "time"]
    if standings.plan.single_rounds:
        columns.remove("matches-won")
    return [say(f"arena-{column}") for column in columns]


def bot_rows(standings: Standings) -> Iterator[list[str]]:
    for bot, rating in zip(standings.bots, standings.ratings.of, strict=True):
        matches = [] if standings.plan.single_rounds else [_share(bot.matches_won.estimate)]
        yield [
            bot.name,
            _number(bot.points.estimate),
            _share(bot.rounds_won.estimate),
            *matches,
            f"{rating.mu:.1f}",
            f"{1000 * bot.seconds_a_decision:.2f}",
        ]


def live_table(standings: Standings) -> Table:
    return make_table(bot_headings(standings), bot_rows(standings))


def print_standings(standings: Standings, ended: Ended, *, err: bool) -> None:
    """Print the summary, the standings, the differences and the forfeits."""
    for line in _summary(standings, ended):
        typer.echo(line, err=err)
    print_table(bot_headings(standings), bot_rows(standings), err=err)
    headings = [say(f"arena-{column}") for column in ("difference", "points", "certain")]
    print_table(headings, _difference_rows(standings), err=err)
    for line in _forfeits(standings):
        typer.echo(line, err=err)


def _summary(standings: Standings, ended: Ended) -> Iterator[str]:
    plan = standings.plan
    yield say(
        "arena-done",
        pairs=standings.pairs,
        games=standings.games,
        rounds=standings.rounds,
        seed=plan.seed,
    )
    if ended is not Ended.PLAYED:
        yield say(f"arena-ended-{ended}")
    if plan.match.rules.winner is Winner.LOWEST:
        yield say("arena-low-wins")


def _difference_rows(standings: Standings) -> Iterator[list[str]]:
    names = standings.plan.names
    for duel in standings.duels:
        yield [
            say("arena-minus", bot=names[duel.bot], other=names[duel.other]),
            _number(duel.ahead.estimate, sign="+"),
            say("value-yes" if duel.is_certain else "value-no"),
        ]


def _forfeits(standings: Standings) -> Iterator[str]:
    for bot in standings.bots:
        for reason, times in sorted(bot.forfeits.items()):
            why = say(bot.examples[reason])
            yield say("arena-forfeits", bot=bot.name, times=times, why=why)


def _number(estimate: Estimate, sign: str = "-") -> str:
    mean = f"{estimate.mean:{sign}z.1f}"
    return mean if estimate.margin is None else f"{mean} ± {estimate.margin:.1f}"


def _share(estimate: Estimate) -> str:
    margin = None if estimate.margin is None else 100 * estimate.margin
    return f"{_number(Estimate(100 * estimate.mean, margin))} %"
