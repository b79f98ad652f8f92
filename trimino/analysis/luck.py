"""The luck of each seat, in chances of the match and in points.

Luck comes with deals and draws. Only this looks at hidden tiles. The result of a match is

    expected + deal + draws + play + others

what was expected at these levels before the first deal, the luck of deals and draws, and what the
own decisions and those of the others changed, compared with how their levels play on average.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from trimino.engine.sampled_mean import SampledMean
from trimino.rules import Match

if TYPE_CHECKING:
    from trimino.analysis.position_value import FloatArray, PositionValue


class MomentValue(NamedTuple):
    """A deal or an action with the values of the position: before, after it, and after luck.

    `number` is 0 for the deal, else the action. Before a deal nobody knows anything; after an
    action and before luck nobody knows the tile that is drawn.
    """

    round: int
    number: int
    seat: int | None
    before: "PositionValue"
    after: "PositionValue"
    then: "PositionValue"

    @property
    def is_chance(self) -> bool:
        return self.then is not self.after

    @property
    def luck(self) -> "PositionValue":
        return self.then.minus(self.after)

    @property
    def play(self) -> "PositionValue":
        return self.after.minus(self.before)


class LuckAccount(NamedTuple):
    """A result split up: `expected` + `deal.mean` + `draws.mean` + `play` + `others`."""

    result: float
    expected: float
    deal: SampledMean
    draws: SampledMean
    others: float

    @property
    def luck(self) -> float:
        return self.deal.mean + self.draws.mean

    @property
    def play(self) -> float:
        return self.result - self.expected - self.luck - self.others

    @property
    def without_luck(self) -> float:
        """The result minus luck; a chance may fall below 0 or exceed 1."""
        return self.result - self.luck


class Luck(NamedTuple):
    """The accounts of a seat: its share in winning the match, and its lead in points."""

    match: LuckAccount
    points: LuckAccount


def luck_of(match: Match, values: Sequence[MomentValue]) -> tuple[Luck, ...]:
    """The accounts of every seat."""
    deals = [value for value in values if value.number == 0]
    ends = {value.round: value.then for value in values}
    return tuple(
        Luck(
            LuckAccount(
                float(values[-1].then.chances[:, seat].mean()),
                float(deals[0].after.chances[:, seat].mean()),
                *_lucks(values, seat, 0),
                _others(values, seat, 0),
            ),
            LuckAccount(
                sum(float(end.points[:, seat].mean()) for end in ends.values()),
                sum(float(deal.after.points[:, seat].mean()) for deal in deals),
                *_lucks(values, seat, 1),
                _others(values, seat, 1),
            ),
        )
        for seat in range(match.players)
    )


def _lucks(
    values: Sequence[MomentValue], seat: int, measure: int
) -> tuple[SampledMean, SampledMean]:
    """The luck of a seat in deals and in draws."""
    deals = (one.luck[measure][:, seat] for one in values if one.number == 0)
    draws = (one.luck[measure][:, seat] for one in values if one.number and one.is_chance)
    return _sum(deals), _sum(draws)


def _sum(swings: "Iterable[FloatArray]") -> SampledMean:
    found = [(swing.mean(), swing.var(ddof=1) / len(swing)) for swing in swings]
    return SampledMean(
        float(sum(mean for mean, _ in found)), float(sum(error for _, error in found) ** 0.5)
    )


def _others(values: Sequence[MomentValue], seat: int, measure: int) -> float:
    """The change for a seat by the decisions of the others."""
    theirs = (one for one in values if one.seat not in (None, seat))
    return float(sum(one.play[measure][:, seat].mean() for one in theirs))


def shares(match: Match) -> "FloatArray":
    """The share of each seat in winning a match that is over; 0 in a solo game."""
    if match.is_solo:
        return np.zeros(1)
    won = [(seat in match.winners) / len(match.winners) for seat in range(match.players)]
    return np.array(won)


def round_leads(match: Match, points: Sequence[int]) -> "FloatArray":
    """The lead of each seat at the end of a round, more being better."""
    return np.array([match.rules.sign * lead(points, seat) for seat in range(match.players)])


def lead(totals: Sequence[int], seat: int) -> float:
    """The lead of a seat over the mean of the others."""
    others = sum(totals) - totals[seat]
    return totals[seat] - others / max(1, len(totals) - 1)
