"""An episode: a match or one round, played with numbers of actions, and its rewards.

The environments for PettingZoo and Gymnasium are adapters of it.
"""

import random
from enum import StrEnum

import numpy as np
import numpy.typing as npt

from trimino.envs.encoding import action_from_number, action_mask, observe_position
from trimino.envs.errors import EnvError, EnvReason, choice_of_argument
from trimino.envs.observation import ObservationArray
from trimino.rules import IllegalAction, Match, MatchView, Reason, Ruleset, published
from trimino.rules.scoring import best_by_points

RESULT_WEIGHT = 100
"""The reward of a win in points, where both are rewarded."""


class Reward(StrEnum):
    """The rewards: points as they are scored, the result at the end, or both."""

    POINTS = "points"
    RESULT = "result"
    BOTH = "both"


class Length(StrEnum):
    """The length of an episode."""

    MATCH = "match"
    ROUND = "round"


def ruleset_of(rules: Ruleset | str) -> Ruleset:
    """A rule set, or the published one of an id."""
    return rules if isinstance(rules, Ruleset) else published(str(rules))


class Episode:
    """A match or a round; `begin` deals, `play` takes a number and returns all rewards."""

    def __init__(
        self,
        rules: Ruleset | str,
        players: int,
        *,
        reward: str = Reward.POINTS,
        length: str = Length.MATCH,
        youngest: int = 0,
        rounds_to_play: int | None = None,
        well_size: int | None = None,
    ) -> None:
        """Set up an episode; settings that cannot be played are refused."""
        self.reward = choice_of_argument(Reward, "reward", reward)
        self.length = choice_of_argument(Length, "episode", length)
        self._blank = Match(
            ruleset_of(rules),
            players,
            youngest=youngest,
            rounds_to_play=rounds_to_play,
            well_size=well_size,
        )
        self._match: Match | None = None
        self._rng = random.Random()

    @property
    def rules(self) -> Ruleset:
        return self._blank.rules

    @property
    def match(self) -> Match:
        self.check_begun()
        assert self._match is not None
        return self._match

    def check_begun(self) -> None:
        """Raise an `EnvError` before the first deal."""
        if self._match is None:
            raise EnvError(EnvReason.NOT_RESET)

    @property
    def turn(self) -> int:
        """The acting seat, or the last one to act."""
        return self.match.round.turn

    @property
    def over(self) -> bool:
        return self.match.round.over if self.length is Length.ROUND else self.match.over

    def begin(self, generator: np.random.Generator) -> None:
        """Deal. A generator in the same state gives the same tiles for the whole episode."""
        self._rng = random.Random(int(generator.integers(2**63)))
        self._match = self._blank.copy()
        self._match.deal(self._rng)

    def play(self, number: object) -> tuple[float, ...]:
        """Carry out the action of a number; an illegal one raises an error and changes nothing."""
        if self.over:
            raise IllegalAction(Reason.ROUND_OVER)
        chosen = action_from_number(self.match.round.position(self.turn), number)
        before = self.match.totals
        self.match.push(chosen)
        rewards = self._rewards(before)
        self._deal_on()
        return rewards

    def _deal_on(self) -> None:
        if self.match.needs_deal and not self.over:
            self.match.deal(self._rng)

    def observe(self, seat: int) -> ObservationArray:
        played = self.match.round
        return observe_position(played.position(seat), played.before, self.match.rounds_dealt - 1)

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """The mask of a seat's legal actions: all 0 unless it is to act."""
        return action_mask(self.match.round.position(seat))

    def view(self, seat: int) -> MatchView:
        """All that a seat may know."""
        return self.match.view(seat)

    def _rewards(self, before: tuple[int, ...]) -> tuple[float, ...]:
        scored = [now - then for now, then in zip(self.match.totals, before, strict=True)]
        points = [float(self._sign * points) for points in scored]
        match self.reward:
            case Reward.POINTS:
                return tuple(points)
            case Reward.RESULT:
                return self._results()
            case Reward.BOTH:
                return tuple(
                    each + RESULT_WEIGHT * result
                    for each, result in zip(points, self._results(), strict=True)
                )

    def _results(self) -> tuple[float, ...]:
        """1 for a sole winner, 0 for one of several, −1 for a loser; before the end 0."""
        seats = range(self._blank.players)
        if not self.over:
            return tuple(0.0 for _ in seats)
        winners = self._winners()
        won = 1.0 if len(winners) == 1 else 0.0
        return tuple(won if seat in winners else -1.0 for seat in seats)

    def _winners(self) -> tuple[int, ...]:
        if self.length is Length.MATCH:
            return self.match.winners
        return best_by_points(self.rules, self.match.round.points)

    @property
    def _sign(self) -> int:
        """The sign of points in rewards; in a solo game they are always good."""
        return 1 if self._blank.is_solo else self.rules.sign
