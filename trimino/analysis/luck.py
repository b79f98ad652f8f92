"""What chance did to each seat, in chances of the match and in points.

Chance acts when tiles are dealt and when one is drawn. Each time the round is played on many times
by the heuristic, from what chance did and from what else it might have done; the difference is
luck. This alone looks at hidden tiles.

What came of a match is what was to be expected before the first deal, plus all luck, plus play:
what the decisions of all seats brought, which is what is left.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from trimino.engine.sampled_mean import SampledMean, Swing
from trimino.rules import Match


class ChanceEvent(NamedTuple):
    """What chance did at one moment, to each seat; 0 is the deal, else the action that drew."""

    round: int
    number: int
    swings: tuple[Swing, ...]

    @property
    def is_deal(self) -> bool:
        return self.number == 0


class LuckAccount(NamedTuple):
    """A result taken apart: `result` is `expected` + `deal.mean` + `draws.mean` + `play`."""

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
        """The result with luck taken out; a chance may come out below 0 or above 1."""
        return self.result - self.luck


class Luck(NamedTuple):
    """The accounts of a seat: its share in winning the match, and its points ahead."""

    match: LuckAccount
    points: LuckAccount


def luck_of(
    chances: Sequence[ChanceEvent], results: Sequence[tuple[float, float]]
) -> tuple[Luck, ...]:
    """The accounts of every seat, from what chance did and what came of it."""
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
    """Every round begins anew in points."""
    return sum(chance.swings[seat].expected_points for chance in chances if chance.is_deal)


def result_of(match: Match, sign: int, ends: Sequence[Swing]) -> list[tuple[float, float]]:
    """What came of a match for each seat; `ends` say what a round broken off is worth.

    Points are those ahead of the mean of the others, in a solo game those scored.
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
    """How far ahead of the mean of the others a seat is."""
    others = sum(totals) - totals[seat]
    return totals[seat] - others / max(1, len(totals) - 1)


def _share(match: Match, seat: int) -> float:
    """A seat's share in winning; alone nothing is won."""
    if match.is_solo:
        return 0.0
    return (seat in match.winners) / len(match.winners)
