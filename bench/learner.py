"""Learner: whether hints help. A player who follows them meets casual bots.

The learner follows the first line of a hint in a share of its decisions, and else plays as the
`casual` bot does. Within the plan it lays the tile that the hint names; across plans it also draws
or holds back where the hint says so. A pair is two matches on the same deals, with the seats
exchanged: without hints the learner would win one of them. Intervals are over pairs.

    python3 run.py bench learner
    python3 run.py bench learner --rules=triomino --plans=yes     only this row
"""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from bench import _kept
from trimino.analysis.hints import analyse_position
from trimino.analysis.levels import TableLevels
from trimino.bots.match_runner import play_match
from trimino.bots.player import Player, find_player
from trimino.bots.random_source import random_source
from trimino.bots.seating import seat_players
from trimino.engine.budget import Budget
from trimino.rules import Action, Match, MatchView, published

HINT = Budget(simulations=400)
RULES = ("triomino", "goliath", "tri-domino", "wikipedia")
FOLLOWS = 0.8
PAIRS = 20
SEED = 7
OTHER = "casual"
KEYS = ("rules", "plans")
STUDENT = (12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13)
"""Quantiles of 97.5 % by degrees of freedom."""


class LearningBot(NamedTuple):
    """A bot that follows hints in some of its decisions, and else plays as a casual one."""

    plans: bool

    def __call__(self, view: MatchView, budget: Budget, rng: random.Random) -> Action:
        if rng.random() >= FOLLOWS:
            return find_player(OTHER).choose(view, rng)
        hint = analyse_position(view, HINT, rng, TableLevels.of([OTHER] * view.players))
        plan = hint.plan if self.plans else None
        return plan.action if plan else hint.advice[0].action


class LearnerResult(NamedTuple):
    """What a player reached in the matches of a pair: wins, and the lead in points a round."""

    won: float
    lead: float


def matches(player: Player, rules: str, number: int) -> Iterator[LearnerResult]:
    """The outcomes of a player in either seat, on the deals of a pair."""
    for seat in (0, 1):
        match = Match(published(rules), 2)
        seats = [find_player(OTHER)] * 2
        seats[seat] = player
        play_match(match, seat_players(seats, SEED + number), random_source(SEED, number, "deals"))
        won = (seat in match.winners) / len(match.winners)
        ahead = match.totals[seat] - match.totals[1 - seat]
        yield LearnerResult(won, ahead / len(match.rounds))


def learner(plans: bool) -> Player:
    return Player("learner", LearningBot(plans), Budget(simulations=1))


def mean(found: list[LearnerResult]) -> LearnerResult:
    return LearnerResult(*(sum(part) / len(found) for part in zip(*found, strict=True)))


def margin(values: list[float]) -> float:
    """Half of the 95 % interval of a mean, by Student's distribution: there may be few pairs."""
    middle, free = sum(values) / len(values), len(values) - 1
    spread = sum((value - middle) ** 2 for value in values) / free
    quantile = STUDENT[free - 1] if free <= len(STUDENT) else 2.1
    return float(quantile * (spread / len(values)) ** 0.5)


def cases() -> Iterator[tuple[str, bool]]:
    """The rule sets, and whether plans are followed; not all rules leave a choice of plans."""
    for rules in RULES:
        yield rules, False
        if published(rules).free_draw:
            yield rules, True


def row_of(rules: str, plans: bool, pairs: list[LearnerResult]) -> dict[str, Any]:
    """What was measured, by the mean results of pairs."""
    reached = mean(pairs)
    return {
        "rules": rules,
        "plans": plans,
        "pairs": len(pairs),
        "won": 2 * sum(one.won for one in pairs),
        "lead": round(reached.lead, 1),
        "lead_margin": round(margin([one.lead for one in pairs]), 1),
    }


def keep(row: dict[str, Any]) -> None:
    _kept.keep("learner", row, KEYS, [f"{rules} {plans}" for rules, plans in cases()])


def main(*options: str) -> None:
    given = dict(option.lstrip("-").split("=", 1) for option in options)
    pairs = range(int(given.get("pairs", PAIRS)))
    for rules, plans in cases():
        named = "yes" if plans else "no"
        if given.get("rules", rules) == rules and given.get("plans", named) == named:
            found = [mean(list(matches(learner(plans), rules, number))) for number in pairs]
            row = row_of(rules, plans, found)
            print(row, flush=True)
            keep(row)


if __name__ == "__main__":
    main()
