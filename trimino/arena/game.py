"""One game of a pair, and its result as plain values that travel between machines."""

from collections.abc import Sequence
from typing import NamedTuple

from trimino.arena.plan import ArenaPlan, ArenaSeating
from trimino.bots.match_runner import play_match
from trimino.bots.player import Player
from trimino.bots.seating import SeatedPlayer, seat_players
from trimino.records.player_names import disambiguate
from trimino.records.record import dump, record_of
from trimino.rules import Match, Ruleset
from trimino.rules.errors import Message
from trimino.rules.scoring import best_by_points, best_seats

__all__ = ["ArenaGame", "RoundResult", "SeatStats"]


class RoundResult(NamedTuple):
    """The points of each seat in a round, and the seats with the best of them."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


class SeatStats(NamedTuple):
    """Statistics of a seat: decisions, their CPU time, and forfeited moves."""

    decisions: int
    seconds: float
    forfeits: tuple[Message, ...]


class ArenaGame(NamedTuple):
    """A match, or its first round; `winners` is None if the match was not played to its end."""

    seating: ArenaSeating
    rounds: tuple[RoundResult, ...]
    winners: tuple[int, ...] | None
    stats: tuple[SeatStats, ...]
    records: tuple[str, ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(map(sum, zip(*(score.points for score in self.rounds), strict=True)))


def play_game(
    plan: ArenaPlan, players: Sequence[Player], pair: int, seating: ArenaSeating
) -> ArenaGame:
    """Play one game. Random sources belong to seats, so that equal bots play equal games."""
    if plan.match.is_solo:
        return _together([_play(plan, players, pair, (bot,)) for bot in seating])
    return _play(plan, players, pair, seating)


def _play(
    plan: ArenaPlan, players: Sequence[Player], pair: int, seating: ArenaSeating
) -> ArenaGame:
    match = plan.match.copy()
    seats = seat_players([players[bot] for bot in seating], plan.seed, pair)
    play_match(match, seats, plan.deals(pair), 1 if plan.single_rounds else None)
    return ArenaGame(
        seating,
        tuple(score_game(played.points, match.rules) for played in match.rounds),
        None if plan.single_rounds else match.winners,
        tuple(map(_seat_stats, seats)),
        (_record(plan, match, pair, seating),) if plan.recorded else (),
    )


def _together(alone: Sequence[ArenaGame]) -> ArenaGame:
    """Combine solo games from the same deal into one, won by the highest total."""
    totals = tuple(game.totals[0] for game in alone)
    score = RoundResult(totals, best_seats(totals))
    return ArenaGame(
        tuple(game.seating[0] for game in alone),
        (score,),
        score.winners,
        tuple(game.stats[0] for game in alone),
        tuple(record for game in alone for record in game.records),
    )


def score_game(points: tuple[int, ...], rules: Ruleset) -> RoundResult:
    """The result of a round by points alone: the seat that goes out may score less than others."""
    return RoundResult(points, best_by_points(rules, points))


def _seat_stats(seated: SeatedPlayer) -> SeatStats:
    return SeatStats(seated.decisions, seated.seconds, tuple(seated.forfeits))


def _record(plan: ArenaPlan, match: Match, pair: int, seating: ArenaSeating) -> str:
    names = disambiguate([plan.names[bot] for bot in seating])
    bots = [plan.bots[bot] for bot in seating]
    return dump(record_of(match, names, {"bots": bots, "seed": plan.seed, "pair": pair}))
