"""The standings as one JSON document, and the games as rows of a table."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from trimino.arena.pair_batch import PlayedPair
from trimino.arena.plan import ArenaPlan
from trimino.arena.standings import Duel, Standing, Standings, part
from trimino.bots.player import find_player
from trimino.records.writing import rules_value
from trimino.rules.deprecation import renamed_names
from trimino.rules.word_enum import WordEnum
from trimino.workers.estimate import Estimate

__all__ = ["Ended", "arena_report", "rows"]

COLUMNS = (
    "pair",
    "game",
    "seat",
    "bot",
    "rounds",
    "points",
    "rounds_won",
    "match_won",
    "decisions",
    "forfeits",
)


class Ended(WordEnum):
    """Reasons why a contest ended."""

    PLAYED = "played"
    CERTAIN = "certain"
    INTERRUPTED = "interrupted"
    LOST = "lost"


def arena_report(standings: Standings, ended: Ended) -> dict[str, Any]:
    """The standings as plain values; all but `times` follows from the plan."""
    plan = standings.plan
    return {
        "rules": rules_value(plan.match.rules),
        "players": plan.match.players,
        "seed": plan.seed,
        "single_rounds": plan.single_rounds,
        "pairs": standings.pairs,
        "games": standings.games,
        "rounds": standings.rounds,
        "ended": str(ended),
        "bots": [_standing(standings, bot) for bot in range(len(plan.bots))],
        "differences": [_duel(plan, duel) for duel in standings.duels],
        "times": {bot.name: _milliseconds(bot) for bot in standings.bots},
    }


def budgets(plan: ArenaPlan) -> list[str]:
    """The budget of each bot for a decision."""
    return [str(find_player(bot, plan.budget).budget) for bot in plan.bots]


def rows(plan: ArenaPlan, pair: PlayedPair) -> Iterator[tuple[object, ...]]:
    """A row for each seat of each game, under `COLUMNS`."""
    for number, game in enumerate(pair.games, start=1):
        for seat, bot in enumerate(game.seating):
            stats = game.stats[seat]
            yield (
                pair.number,
                number,
                seat + 1,
                plan.names[bot],
                len(game.rounds),
                game.totals[seat],
                sum(part(score.winners, seat) for score in game.rounds),
                "" if game.winners is None else part(game.winners, seat),
                stats.decisions,
                len(stats.forfeits),
            )


def _standing(standings: Standings, bot: int) -> dict[str, object]:
    standing, plan = standings.bots[bot], standings.plan
    return {
        "name": standing.name,
        "budget": budgets(plan)[bot],
        "points": _estimate(standing.points.estimate),
        "rounds_won": _estimate(standing.rounds_won.estimate),
        "matches_won": None if plan.single_rounds else _estimate(standing.matches_won.estimate),
        "rating": standings.ratings.of[bot]._asdict(),
        "decisions": standing.decisions,
        "forfeits": dict(sorted(standing.forfeits.items())),
    }


def _duel(plan: ArenaPlan, duel: Duel) -> dict[str, object]:
    return {
        "bot": plan.names[duel.bot],
        "other": plan.names[duel.other],
        "points": _estimate(duel.ahead.estimate),
        "anytime_margin": duel.anytime_margin,
        "certain": duel.is_certain,
    }


def _estimate(estimate: Estimate) -> dict[str, float | None]:
    return estimate._asdict()


def _milliseconds(bot: Standing) -> float:
    return 1000 * bot.seconds_a_decision


if not TYPE_CHECKING:  # A type checker would take any name for one of the module.
    __getattr__ = renamed_names(__name__, {"report": "arena_report"})
