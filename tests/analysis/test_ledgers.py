"""The two ledgers: plan and choice within it are judged apart, and chances add up."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from tests.bots.matches import between
from trimino.analysis.decision import Decision
from trimino.analysis.episodes import PlanEpisode
from trimino.analysis.grading import Grade
from trimino.analysis.levels import Plan, TableLevels
from trimino.analysis.match_analysis import MatchAnalysis, analyse_match
from trimino.analysis.report import to_json
from trimino.bots.match_runner import play_match
from trimino.bots.player import find_player
from trimino.bots.random_source import random_source
from trimino.bots.seating import seat_players
from trimino.cli.analysis_text import verdicts
from trimino.engine.budget import Budget
from trimino.rules import Draw, Match, published

Count = Callable[[int, int], int]
SOME = Budget(simulations=300)


def analysed(
    *bots: str, rules: str, seed: int = 1, whole: bool = False, budget: Budget = SOME
) -> MatchAnalysis:
    """A match between bots, by default of one round, judged at their levels."""
    match = Match(published(rules), len(bots))
    seats = seat_players([find_player(bot) for bot in bots], seed)
    play_match(match, seats, random_source(seed, "deals"), rounds=None if whole else 1)
    return analyse_match(match, budget, 1, table_levels=TableLevels.of(bots))


TABLES = [
    ("triomino", ("casual", "casual")),
    ("triomino", ("casual", "expert")),
    ("tri-domino", ("casual", "greedy", "heuristic", "random")),
]


@pytest.mark.parametrize(("rules", "bots"), TABLES)
def test_the_losses_of_plan_and_choice_add_up(rules: str, bots: tuple[str, ...]) -> None:
    for decision in analysed(*bots, rules=rules).decisions:
        ledger = decision.ledger
        if ledger is None:
            continue
        plan, within, whole = ledger.planned, ledger.within, ledger.total
        assert whole.match.mean == pytest.approx(plan.match.mean + within.match.mean)
        assert whole.points.mean == pytest.approx(plan.points.mean + within.points.mean)
        assert whole.cost.amount == pytest.approx(plan.cost.amount + within.cost.amount)
        assert plan.cost.amount >= 0
        assert within.cost.amount >= 0
        if ledger.plan is not Plan.LAY:
            assert within.is_nothing


@pytest.mark.parametrize(("rules", "bots"), TABLES)
def test_the_account_of_a_game_adds_up(rules: str, bots: tuple[str, ...]) -> None:
    """The course starts with what was expected, moves by losses and luck, and ends as it ended."""
    analysis = analysed(*bots, rules=rules, whole=True)
    assert analysis.match.over
    losses = {(one.round, one.number): one.counted for one in analysis.decisions}
    for point in analysis.course:
        assert sum(point.before) == pytest.approx(1)
        assert sum(point.after) == pytest.approx(1)
        loss = losses.get((point.round, point.number))
        own = 0.0 if loss is None or point.seat is None else loss.match.mean
        if point.seat is not None and point.before[point.seat] < 1:
            moved = point.before[point.seat] - point.after[point.seat]
            assert moved == pytest.approx(own, abs=0.01)
    for seat, player in enumerate(analysis.players):
        account = player.luck.match
        assert analysis.course[0].before[seat] == pytest.approx(account.expected)
        lost = sum(one.before[seat] - one.after[seat] for one in analysis.course)
        lucks = [then.before[seat] - now.after[seat] for now, then in pairwise(analysis.course)]
        lucks.append(account.result - analysis.course[-1].after[seat])
        assert account.expected - lost + sum(lucks) == pytest.approx(account.result)
        parts = account.deal.mean + account.draws.mean + account.play + account.others
        assert account.expected + parts == pytest.approx(account.result)
        assert account.result == (seat in analysis.match.winners) / len(analysis.match.winners)


def test_what_is_lost_by_one_is_won_by_the_others() -> None:
    analysis = analysed("casual", "greedy", "random", rules="tri-domino", whole=True)
    for what in (0, 1):
        accounts = [player.luck[what] for player in analysis.players]
        assert sum(account.luck for account in accounts) == pytest.approx(0, abs=1e-9)
        play = sum(account.play + account.others for account in accounts)
        assert play == pytest.approx(0 if what else 1 - sum(a.expected for a in accounts), abs=1e-9)


def test_a_plan_that_is_kept_is_told_once_and_not_graded_again() -> None:
    """Laying at once against a player who drains the well is one lesson and not twenty."""
    analysis = analysed("casual", "casual", rules="triomino", budget=Budget(simulations=2000))
    assert {one.seat for one in analysis.episodes} == {0, 1}
    seen = [(one.round, one.seat, one.plan) for one in analysis.episodes]
    assert len(seen) == len(set(seen))
    for episode in analysis.episodes:
        assert (episode.plan, episode.better) == (Plan.LAY, Plan.DRAW)
        assert episode.loss.points.mean > 100
        inside = [one for one in analysis.decisions if _is_in(one, episode)]
        assert len(inside) == len(episode.actions) > 5
        for decision in inside:
            assert decision.ledger is not None
            assert decision.cost == decision.ledger.within.cost
    # In the lists it stands at the action that it is told of.
    episodes = to_json(analysis, ["A", "B"])["episodes"]
    told = sorted((one["round"], one["action"]) for one in episodes)
    assert told == sorted((one.round, one.at) for one in analysis.episodes)
    shown = [one for one in verdicts(analysis) if one.loss != one.decision.counted]
    assert [(one.decision.round, one.decision.number) for one in shown] == told
    assert {one.better for one in shown} == {Draw()}


def _is_in(decision: Decision, episode: PlanEpisode) -> bool:
    return decision.in_episode and (decision.round, decision.seat) == (episode.round, episode.seat)


def test_strong_players_are_hardly_ever_blamed(count: Count) -> None:
    bad = graded = 0
    for seed in range(count(2, 12)):
        for rules in ("tri-domino", "triomino"):
            for one in analysed("expert", "expert", rules=rules, seed=seed).decisions:
                graded += one.grade is not None
                bad += one.cost is not None and one.cost.amount >= 5
    assert graded > 100
    assert bad / graded < 0.03


def test_the_other_may_be_taken_for_perfect() -> None:
    match = between("casual", "casual", rules="triomino")
    levels = [to_json(analyse_match(match, Budget(simulations=40), 1), ["A", "B"])["against"]]
    perfect = analyse_match(match, Budget(simulations=40), 1, table_levels=TableLevels.perfect(2))
    levels.append(to_json(perfect, ["A", "B"])["against"])
    assert levels == [["people", "people"], ["perfect", "perfect"]]


def test_a_person_who_drains_the_well_and_wins_is_judged_above_the_loser() -> None:
    """Who plays better than people do is not blamed for what only people would go on to lose."""
    match = between("heuristic", "casual", rules="triomino", seed=5)
    assert match.totals[0] > match.totals[1] + 200
    analysis = analyse_match(match, SOME, 1, table_levels=TableLevels.of([None, "casual"]))
    winner, loser = analysis.players
    assert winner.accuracy is not None
    assert loser.accuracy is not None
    assert winner.accuracy > loser.accuracy
    assert winner.grades[Grade.MISTAKE] + winner.grades[Grade.BLUNDER] <= 2
