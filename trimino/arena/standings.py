"""The standings of the bots after the pairs played so far."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from trimino.arena.game import ArenaGame
from trimino.arena.pair_batch import PlayedPair
from trimino.arena.plan import ArenaPlan
from trimino.arena.rating import Ratings
from trimino.rules.errors import Message
from trimino.rules.summaries import number_of
from trimino.workers.estimate import Spread

__all__ = ["Duel", "PairResult", "Standing", "Standings"]

CERTAIN = 0.01
"""The probability, at most, that anything is called certain that is not."""


class PairResult(NamedTuple):
    """The result of a bot in a pair, by seat: points a round, and shares of rounds and matches.

    A win that is shared counts in parts.
    """

    points: float
    rounds_won: float
    matches_won: float


class Standing:
    """The results of a bot so far, pair by pair, with statistics of its decisions."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.points, self.rounds_won, self.matches_won = Spread(), Spread(), Spread()
        self.by_pair: list[float] = []
        self.decisions = 0
        self.seconds = 0.0
        self.forfeits: Counter[str] = Counter()
        self.examples: dict[str, Message] = {}

    def add(self, result: PairResult) -> None:
        for spread, value in zip(self._spreads(), result, strict=True):
            spread.add(value)
        self.by_pair.append(result.points)

    def _spreads(self) -> tuple[Spread, Spread, Spread]:
        return self.points, self.rounds_won, self.matches_won

    def watch(self, game: ArenaGame, bot: int) -> None:
        """Add the bot's statistics of a game."""
        for seat in seats_of(game, bot):
            stats = game.stats[seat]
            self.decisions += stats.decisions
            self.seconds += stats.seconds
            self.forfeits.update(message.name for message in stats.forfeits)
            for message in stats.forfeits:
                self.examples.setdefault(message.name, message)

    @property
    def is_idle(self) -> bool:
        """Whether it forfeited every move, so that the results say nothing about it."""
        return self.decisions > 0 and self.forfeits.total() == self.decisions

    @property
    def seconds_a_decision(self) -> float:
        return self.seconds / max(1, self.decisions)

    def __repr__(self) -> str:
        return f"<Standing of {self.name} after {number_of(self.points.count, 'pair')}>"


class Duel:
    """The lead of one bot over another, in points a round of games with both."""

    def __init__(self, bot: int, other: int, error: float) -> None:
        self.bot, self.other, self.error = bot, other, error
        self.ahead = Spread()

    def add(self, games: Iterable[ArenaGame]) -> None:
        both = [game for game in games if {self.bot, self.other} <= set(game.seating)]
        self.ahead.add(pair_result(both, self.bot).points - pair_result(both, self.other).points)

    @property
    def anytime_margin(self) -> float | None:
        return self.ahead.anytime_margin(self.error)

    @property
    def is_certain(self) -> bool:
        """Whether one of them is ahead with certainty."""
        margin = self.anytime_margin
        return margin is not None and abs(self.ahead.mean) > margin

    def __repr__(self) -> str:
        return f"<Duel of {self.bot} and {self.other} after {number_of(self.ahead.count, 'pair')}>"


class Standings:
    """The standings of all bots, and of every two against each other."""

    def __init__(self, plan: ArenaPlan) -> None:
        self.plan = plan
        self.pairs = self.games = self.rounds = 0
        self.ratings = Ratings(len(plan.bots), plan.match.rules.sign)
        self.bots = [Standing(name) for name in plan.names]
        both = list(combinations(range(len(plan.bots)), 2))
        self.duels = [Duel(*two, CERTAIN / len(both)) for two in both]

    def add(self, pair: PlayedPair) -> None:
        self.pairs += 1
        for game in pair.games:
            self.games += 1
            self.rounds += len(game.rounds)
            self.ratings.add(game)
        for bot, standing in enumerate(self.bots):
            own = [game for game in pair.games if bot in game.seating]
            standing.add(pair_result(own, bot))
            for game in own:
                standing.watch(game, bot)
        for duel in self.duels:
            duel.add(pair.games)

    @property
    def are_certain(self) -> bool:
        """Whether every two bots are separated with certainty."""
        return all(duel.is_certain for duel in self.duels)

    def __repr__(self) -> str:
        bots, pairs = number_of(len(self.bots), "bot"), number_of(self.pairs, "pair")
        return f"<Standings of {bots} after {pairs}>"


def seats_of(game: ArenaGame, bot: int) -> list[int]:
    return [seat for seat, who in enumerate(game.seating) if who == bot]


def pair_result(games: Iterable[ArenaGame], bot: int) -> PairResult:
    """The mean result of a bot's seats in these games."""
    points = rounds_won = matches_won = 0.0
    rounds = matches = 0
    for game in games:
        for seat in seats_of(game, bot):
            rounds += len(game.rounds)
            points += game.totals[seat]
            rounds_won += sum(part(score.winners, seat) for score in game.rounds)
            matches += 1
            matches_won += part(game.winners or (), seat)
    return PairResult(points / rounds, rounds_won / rounds, matches_won / matches)


def part(winners: tuple[int, ...], seat: int) -> float:
    """A seat's share of a win."""
    return 1 / len(winners) if seat in winners else 0.0
