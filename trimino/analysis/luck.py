"""The luck of each seat, in chances of the match and in points.

Luck comes with deals and draws. For each, the heuristic plays the round on many times, from what
chance did and from what else it might have done; the difference is luck. Only this looks at hidden
tiles.

The result of a match is the expectation before the first deal, plus all luck, plus play: the effect
of all decisions, which is the remainder.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from trimino.engine.sampled_mean import SampledMean, Swing
from trimino.rules import Match


class ChanceEvent(NamedTuple):
    """A deal or a draw, with the luck of each seat; `number` is 0 for the deal, else the action."""

    round: int
    number: int
    swings: tuple[Swing, ...]

    @property
    def is_deal(self) -> bool:
        return self.number == 0


class LuckAccount(NamedTuple):
    """A result split up: `result` is `expected` + `deal.mean` + `draws.mean` + `play`."""

    result: float
    expected: float
    deal: SampledMean
    draws: SampledMean

    @property
    def luck(self) -> float:
        return self.deal.mean + self.draws.mean

    @property
    def play(self) -> float:
        return self.result - self.expected - self.luck

    @property
    def without_luck(self) -> float:
        """The result minus luck; a chance may fall below 0 or exceed 1."""
        return self.result - self.luck


class Luck(NamedTuple):
    """The accounts of a seat: its share in winning the match, and its lead in points."""

    match: LuckAccount
    points: LuckAccount


def luck_of(
    chances: Sequence[ChanceEvent], results: Sequence[tuple[float, float]]
) -> tuple[Luck, ...]:
    """The accounts of every seat, from the deals and draws and the results."""
    return tuple(
        Luck(
            LuckAccount(
                match, chances[0].swings[seat].expected_match, *_sums(chances, seat, "match")
            ),
            LuckAccount(points, _expected_points(chances, seat), *_sums(chances, seat, "points")),
        )
        for seat, (match, points) in enumerate(results)
    )


def _sums(chances: Iterable[ChanceEvent], seat: int, what: str) -> tuple[SampledMean, SampledMean]:
    """Luck with deals, and luck with draws."""
    swings: dict[bool, list[SampledMean]] = {True: [], False: []}
    for chance in chances:
        swings[chance.is_deal].append(getattr(chance.swings[seat], what))
    return _sum(swings[True]), _sum(swings[False])


def _sum(estimates: Sequence[SampledMean]) -> SampledMean:
    errors = sum(estimate.error**2 for estimate in estimates)
    return SampledMean(sum(estimate.mean for estimate in estimates), errors**0.5)


def _expected_points(chances: Iterable[ChanceEvent], seat: int) -> float:
    """The expected points: the sum over all deals, since every round starts from 0."""
    return sum(chance.swings[seat].expected_points for chance in chances if chance.is_deal)


def result_of(match: Match, sign: int, ends: Sequence[Swing]) -> list[tuple[float, float]]:
    """The result of a match for each seat; `ends` values an unfinished round.

    Points are the lead over the mean of the others, in a solo game the points scored.
    """
    ahead = [sign * lead(match.totals, seat) for seat in range(match.players)]
    if match.over:
        return [(_share(match, seat), points) for seat, points in enumerate(ahead)]
    before = [sign * lead(match.round.before, seat) for seat in range(match.players)]
    return [
        (swing.expected_match + swing.match.mean, had + swing.expected_points + swing.points.mean)
        for swing, had in zip(ends, before, strict=True)
    ]


def lead(totals: Sequence[int], seat: int) -> float:
    """The lead of a seat over the mean of the others."""
    others = sum(totals) - totals[seat]
    return totals[seat] - others / max(1, len(totals) - 1)


def _share(match: Match, seat: int) -> float:
    """A seat's share in winning; 0 in a solo game."""
    if match.is_solo:
        return 0.0
    return (seat in match.winners) / len(match.winners)
