"""The analysis of matches: planted faults are found, good play is not blamed, chance is weighed."""

import inspect
import random
from collections.abc import Callable

import pytest

from tests.bots.matches import FEW, between, bridges_handed_over, hexagon_within_reach
from trimino.analysis.decision import Decision
from trimino.analysis.grading import Grade, Ungraded
from trimino.analysis.hints import analyse_position
from trimino.analysis.levels import TableLevels
from trimino.analysis.match_analysis import (
    AnalysisError,
    AnalysisReason,
    MatchAnalysis,
    analyse_match,
)
from trimino.engine import best_action, judge_actions
from trimino.engine.budget import DEFAULT_BUDGET, Budget
from trimino.records.record import dump, load, record_of
from trimino.rules import Action, Draw, Match, PlacementKind, SetupError, published

Count = Callable[[int, int], int]
BAD = (Grade.MISTAKE, Grade.BLUNDER)


def last_decision(
    match: Match, action: Action, budget: int = 4000, table_levels: TableLevels | None = None
) -> Decision:
    """What the analysis says of one more action."""
    match.play(action)
    spent = Budget(simulations=budget)
    return analyse_match(match, spent, 1, table_levels=table_levels).decisions[-1]


@pytest.mark.parametrize("rules", ["triomino", "goliath", "wikipedia"])
def test_a_hexagon_left_undone_is_found(rules: str) -> None:
    match = hexagon_within_reach(rules)
    spots = [place for place in match.legal.placements if str(place.tile) == "0-5-5"]
    (closing,) = (place for place in spots if match.legal.kind(place)[0] is PlacementKind.HEXAGON)
    other = next(place for place in spots if place != closing)
    decision = last_decision(match, other)
    assert decision.grade in BAD
    assert decision.counted is not None
    assert decision.counted.points.mean > 30
    match.undo()
    assert last_decision(match, closing).grade is Grade.BEST


def test_a_bridge_handed_over_is_found(count: Count) -> None:
    found, wanted, said = 0, count(2, 20), list[str]()
    for match, action in bridges_handed_over(wanted):
        # Against casual players such an action may still win.
        decision = last_decision(match, action, table_levels=TableLevels.perfect(2))
        found += decision.grade in BAD
        said += [reason.name for reason in decision.why_done]
    assert found == wanted
    assert said.count("reason-leaves-bridge") >= wanted / 2


def test_weaker_play_is_less_accurate() -> None:
    costs = [0.0, 0.0]
    for seed in range(3):
        match = between("expert@100sims", "random", seed=seed)
        for player in analyse_match(match, Budget(simulations=1000), 1).players:
            assert player.accuracy is not None
            costs[player.seat] += 100 - player.accuracy
    assert costs[0] < costs[1]


def test_forced_moves_and_moves_by_the_clock_are_not_graded() -> None:
    match = Match(published("tri-domino"), 2)
    match.deal(random.Random(1))
    while not match.round.over:
        late = match.round.is_clocks_turn or len(match.round.events) % 3 == 2
        match.play(match.legal.default, by_clock=late)
    decisions = analyse_match(match, FEW, 1).decisions
    assert len(decisions) == len(match.round.events)
    for decision in decisions:
        assert (decision.grade is None) == (decision.ungraded is not None)
        assert (decision.ungraded is Ungraded.CLOCK) == decision.event.by_clock
        if isinstance(decision.event.action, Draw) and not decision.event.by_clock:
            # Drawing is a duty here: who draws can do nothing else.
            assert decision.ungraded is Ungraded.FORCED
    assert {decision.ungraded for decision in decisions} == {None, *Ungraded}


def test_how_the_first_tile_is_turned_is_no_choice() -> None:
    match = Match(published("triomino"), 2)
    for seed in range(100):
        match.deal(random.Random(seed))
        if len(list(match.legal)) > 1:
            break
        match.undo()
    decision = last_decision(match, match.legal.placements[1], budget=8)
    assert decision.ungraded is Ungraded.FORCED


def told(analysis: MatchAnalysis) -> tuple[object, ...]:
    return analysis.decisions, analysis.course, analysis.players


def test_the_same_seed_gives_the_same_analysis_whoever_does_it() -> None:
    match = between("greedy", "random")
    here = analyse_match(match, FEW, 5)
    assert told(analyse_match(match, FEW, 5)) == told(here)
    assert told(analyse_match(match, FEW, 5, workers=2)) == told(here)
    assert told(analyse_match(match, FEW, 6)) != told(here)


def test_the_seed_was_called_seed() -> None:
    match = between("greedy", "random")
    with pytest.warns(DeprecationWarning, match=r"seed=.*rng="):
        named = analyse_match(match, FEW, seed=5)  # type: ignore[call-arg]  # The old name.
    assert told(named) == told(analyse_match(match, FEW, 5))


def test_the_levels_were_called_company() -> None:
    match, perfect = between("greedy", "random"), TableLevels.perfect(2)
    with pytest.warns(DeprecationWarning, match=r"company=.*table_levels="):
        named = analyse_match(match, FEW, 5, company=perfect)  # type: ignore[call-arg]  # Likewise.
    assert told(named) == told(analyse_match(match, FEW, 5, table_levels=perfect))


def test_searches_and_analyses_are_called_alike() -> None:
    """The subject, the budget, then a random source or a seed, of which 0 is the default."""
    calls = best_action, judge_actions, analyse_position, analyse_match
    for call in calls:
        subject, budget, rng, *_ = inspect.signature(call).parameters.values()
        assert (subject.name in {"view", "match"}, budget.name, rng.name) == (True, "budget", "rng")
        assert (budget.default, rng.default) == (DEFAULT_BUDGET, None)
    match = between("greedy", "random")
    match.undo()
    view = match.view(match.round.turn)
    for ask in calls[:3]:
        with_seed = ask(view, FEW, 0)
        assert ask(view, FEW, random.Random(0)) == ask(view, FEW) == with_seed


@pytest.mark.parametrize("call", [best_action, judge_actions, analyse_position])
def test_a_view_with_nothing_to_decide_is_refused(call: Callable[..., object]) -> None:
    match = between("greedy", "random")
    with pytest.raises(SetupError, match="nothing to decide"):
        call(match.view(None))


def test_a_decision_does_not_depend_on_what_came_after() -> None:
    match = between("greedy", "random")
    whole = analyse_match(match, FEW, 5).decisions
    while len(match.round.events) > 10:
        match.undo()
    assert analyse_match(match, FEW, 5).decisions == whole[:10]


def test_a_record_is_analysed_like_its_match() -> None:
    match = between("greedy", "random")
    document = load(dump(record_of(match, ["Anna", "Juris"])))
    assert told(analyse_match(document, FEW, 1)) == told(analyse_match(match, FEW, 1))


def test_progress_is_told_from_nothing_to_all() -> None:
    match = between("greedy", "random")
    steps: list[tuple[int, int]] = []
    analyse_match(match, FEW, 1, lambda done, all_: steps.append((done, all_)))
    moments = len(match.round.events) + 1
    assert steps == [(done, moments) for done in range(moments + 1)]


def test_an_analysis_can_be_cancelled() -> None:
    steps: list[int] = []
    with pytest.raises(AnalysisError) as refused:
        analyse_match(
            between("greedy", "random"),
            FEW,
            1,
            lambda done, _: steps.append(done),
            lambda: len(steps) > 3,
        )
    assert refused.value.reason is AnalysisReason.CANCELLED
    assert steps == [0, 1, 2, 3]


def test_a_match_without_a_deal_is_refused() -> None:
    with pytest.raises(AnalysisError) as refused:
        analyse_match(Match(published("triomino"), 2), FEW, 1)
    assert refused.value.reason is AnalysisReason.NOTHING_PLAYED


def test_a_solo_game_is_graded_by_points() -> None:
    analysis = analyse_match(between("random", rules="trimino"), FEW, 1)
    measures = {decision.cost.measure for decision in analysis.decisions if decision.cost}
    assert measures == {"points"}
    (player,) = analysis.players
    assert player.luck.points.result == analysis.match.totals[0]
