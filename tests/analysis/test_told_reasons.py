"""Reasons that a review may tell: what they claim is so, and sets the better move apart."""

import random

import pytest

from tests.analysis.bot_matches import before, played
from tests.analysis.moment_facts import MomentFacts
from tests.analysis.reason_facts import ReasonFacts
from trimino.analysis.advised_theme import advised_theme, borne_out
from trimino.analysis.better_move import better_tile, tells
from trimino.analysis.decision import Decision
from trimino.analysis.distinct_reasons import distinct_reasons
from trimino.analysis.fault_themes import FaultTheme, theme_of
from trimino.analysis.grading import Cost, Measure
from trimino.analysis.ledger import Ledger, no_loss
from trimino.analysis.levels import Plan
from trimino.analysis.outlook import OwnChance, outlook
from trimino.analysis.reasons import Reasons
from trimino.analysis.valuation import ActionChances
from trimino.engine.sampled_mean import SampledMean
from trimino.records.notation import parse_action
from trimino.rules import Match, Message, Place
from trimino.rules.events import total
from trimino.rules.tiles import Tile


def unlikely(_: int) -> float:
    """The next player holds nothing."""
    return 0.0


def long_match() -> Match:
    return played("trimino", ("heuristic", "heuristic"), 5008)


def test_a_place_that_several_tiles_fit_counts_once() -> None:
    stood = before(long_match(), 5, 72)
    view, action = stood.view(stood.round.turn), parse_action("011d-1,1")
    assert isinstance(action, Place)
    fields = list(stood.round.fields)
    fields[action.field] = fields[action.field].lay(action)
    kept = [tile for tile in stood.round.hands[stood.round.turn] if tile != action.tile]
    placements = [
        (field.number, place.at)
        for field in fields
        for tile in kept
        for place in field.places(tile)
    ]
    assert len(set(placements)) < len(placements)
    assert outlook(view, action, unlikely).places == len(set(placements))


@pytest.mark.parametrize(
    ("number", "best", "tiles", "told"), [(72, "011d-1,1", 5, True), (74, "255d-1,-2", 3, False)]
)
def test_keeping_more_is_told_only_of_the_move_that_keeps_most(
    number: int, best: str, tiles: int, told: bool
) -> None:
    """The better move of the second position keeps 3 tiles that fit, others keep up to 7."""
    stood = before(long_match(), 5, number)
    view, action = stood.view(stood.round.turn), parse_action(best)
    assert outlook(view, action, unlikely).fitting == tiles
    keeps, later = (
        Message("reason-keeps", {"tiles": tiles, "places": tiles}),
        Message("reason-later", {"points": 88}),
    )
    found = list(distinct_reasons(view, action, [keeps, later], unlikely))
    assert found == ([keeps, later] if told else [later])


def test_each_kind_of_reason_is_told_only_of_the_move_that_has_most_of_it() -> None:
    stood = before(long_match(), 5, 74)
    view = stood.view(stood.round.turn)
    reasons = [Message("reason-scores-most"), Message("reason-only-place")]
    told = {
        place: {one.name for one in distinct_reasons(view, place, reasons, unlikely)}
        for place in view.legal.placements
    }
    points = {place: outlook(view, place, unlikely).points for place in told}
    assert {place for place, names in told.items() if "reason-scores-most" in names} == {
        place for place, one in points.items() if one == max(points.values())
    }
    tiles = [place.tile for place in told]
    for place, names in told.items():
        alone = [tile for tile in set(tiles) if tiles.count(tile) <= tiles.count(place.tile)]
        assert ("reason-only-place" in names) == (alone == [place.tile])


def test_a_tile_scores_the_most_only_if_no_other_that_may_be_laid_scores_more() -> None:
    stood = before(long_match(), 5, 74)
    view = stood.view(stood.round.turn)
    places = sorted(view.legal.placements, key=lambda place: total(view.legal.scores(place)))
    less, more, most = places[0], places[len(places) // 2], places[-1]
    compared = Reasons(view, [less, more], unlikely)
    assert total(view.legal.scores(less)) < total(view.legal.scores(more))
    assert total(view.legal.scores(more)) < total(view.legal.scores(most))
    assert "reason-scores-most" not in {reason.name for reason in compared.of(more)}


def test_a_bonus_for_the_next_turn_is_safe_where_no_unseen_tile_fits() -> None:
    """Nobody else could close the hexagon, so that it could wait."""
    stood = before(long_match(), 5, 59)
    action = parse_action("001d0,0")
    seen = outlook(stood.view(stood.round.turn), action, unlikely)
    assert seen.chance == OwnChance(Tile(4, 4, 5), 50, is_safe=True)
    facts = ReasonFacts(stood, {}, random.Random(1))
    for safe in (0, 1):
        told = {"tile": "4-4-5", "points": 50, "safe": safe}
        assert facts.is_true({"name": "reason-next-bonus", "details": told}, action) == bool(safe)


def kept(bonus: tuple[int, int] | None) -> tuple[Message, ...]:
    """The reason for a bonus kept, by its points and whether it is safe."""
    if bonus is None:
        return ()
    points, safe = bonus
    return (Message("reason-next-bonus", {"tile": "", "points": points, "safe": safe}),)


@pytest.mark.parametrize(
    ("best", "done", "prepares"),
    [((40, 1), None, True), ((40, 0), None, False), ((40, 1), (40, 0), False)],
)
def test_a_safe_bonus_is_the_idea_however_much_the_round_brought(
    best: tuple[int, int], done: tuple[int, int] | None, prepares: bool
) -> None:
    event = long_match().rounds[4].events[58]
    better, laid = (
        ActionChances(one, (0.5, 0.5), 0.0) for one in (parse_action("001d0,0"), event.action)
    )
    lost = no_loss(2)._replace(points=SampledMean(200.0, 5.0), cost=Cost(Measure.MATCH, 20.0, 1.0))
    ledger = Ledger(Plan.LAY, Plan.LAY, better, laid, None, lost, no_loss(2))
    theme = theme_of(Decision(5, 59, event, ledger, None, kept(best), kept(done)))
    assert (theme is FaultTheme.PREPARE) == prepares


@pytest.mark.parametrize("taken", [False, True])
def test_who_took_a_bonus_at_once_is_not_told_to_keep_one(taken: bool) -> None:
    event = long_match().rounds[4].events[58]
    better, laid = (
        ActionChances(one, (0.5, 0.5), 0.0) for one in (parse_action("001d0,0"), event.action)
    )
    lost = no_loss(2)._replace(points=SampledMean(5.0, 1.0), cost=Cost(Measure.MATCH, 20.0, 1.0))
    ledger = Ledger(Plan.LAY, Plan.LAY, better, laid, None, lost, no_loss(2))
    paid = Message("reason-pays-bridge", {"points": 40})
    done = (paid, Message("reason-keeps-few", {"tiles": 1, "places": 1}))
    best = (*kept((40, 1)), Message("reason-keeps", {"tiles": 5, "places": 3}))
    fault = Decision(5, 59, event, ledger, None, best, done if taken else done[1:])
    assert (advised_theme(fault) is None) == taken
    assert (theme_of(fault) is FaultTheme.PREPARE) != taken
    against = better_tile(before(long_match(), 5, 59), fault).against
    assert (paid in against) == taken


def test_the_referee_finds_a_bonus_that_was_taken_and_is_not_told() -> None:
    paid = {"name": "reason-pays-bridge", "details": {"points": 40}}
    told = {"title": {"name": "moment-keep"}, "instead": {"against": [paid]}}
    assert list(MomentFacts.taken_faults(told, 0)) == []
    for key, wrong in (("title", {"name": "moment-prepare"}), ("instead", {"against": []})):
        assert len(list(MomentFacts.taken_faults({**told, key: wrong}, 0))) == 1
        # Where the better move pays as well, there is nothing to tell.
        assert list(MomentFacts.taken_faults({**told, key: wrong}, 40)) == []


def test_to_close_a_hexagon_and_begin_a_field_with_the_last_tile_goes_out() -> None:
    match = played("triodominio", ("casual", "novice", "heuristic", "club"), 5009)
    stood = before(match, 1, 37)
    best, done = map(parse_action, ("445u0,-1", "454u-3,3"))
    reasons = Reasons(stood.view(0), [best, done], unlikely)
    out = Message("reason-goes-out-next", {"tile": Tile(1, 3, 4)})
    assert out in reasons.of(best)
    assert out not in reasons.of(done)
    facts = ReasonFacts(stood, {}, random.Random(1))
    for action, tile, is_true in (
        (best, "1-3-4", True),
        (best, "4-4-5", False),
        (done, "1-3-4", False),
    ):
        said = {"name": out.name, "details": {"tile": tile}}
        assert facts.is_true(said, action) == is_true


def test_a_high_tile_that_was_laid_later_is_no_lesson() -> None:
    """The tile of the first was laid four turns later, that of the second was left over."""
    match = played("pressman", ("casual", "casual"), 5004)
    (left,) = (tile for tile in match.rounds[0].hands[1] if tile.value == 15)
    for tile, told in ((Tile(3, 5, 5), False), (left, True)):
        event = match.rounds[0].events[36]
        assert isinstance(event.action, Place)
        best, done = (
            ActionChances(one, (0.5, 0.5), 0.0)
            for one in (event.action._replace(tile=tile), event.action)
        )
        ledger = Ledger(Plan.LAY, Plan.LAY, best, done, None, no_loss(2), no_loss(2))
        why = (Message("reason-dearest", {"value": tile.value}), Message("reason-scores-most"))
        fault = borne_out(match, Decision(1, 37, event, ledger, None, why))
        assert fault.why_best == (why if told else why[1:])


@pytest.mark.parametrize(("best", "told"), [("331d1,-6", False), ("033d1,-6", True)])
def test_a_bonus_that_was_earned_later_is_not_missed(best: str, told: bool) -> None:
    """The placement was there in three turns, and was made in the next."""
    match = played("tri-domino", ("novice", "heuristic"), 6014)
    event = match.rounds[0].events[81]
    better, done = (
        ActionChances(one, (0.5, 0.5), 0.0) for one in (parse_action(best), event.action)
    )
    ledger = Ledger(Plan.LAY, Plan.LAY, better, done, None, no_loss(2), no_loss(2))
    why = (Message("reason-pays-hexagon", {"points": 50}),)
    assert bool(borne_out(match, Decision(1, 82, event, ledger, None, why)).why_best) == told


@pytest.mark.parametrize(("value", "told"), [(4, False), (7, False), (8, True), (15, True)])
def test_a_low_tile_is_no_burden(value: int, told: bool) -> None:
    assert tells(Message("reason-dearest", {"value": value}), "reason-dearest") == told


@pytest.mark.parametrize(("points", "told"), [(4, True), (9, True), (10, False), (13, False)])
def test_a_tile_that_scores_much_is_no_reason_to_draw(points: int, told: bool) -> None:
    reason = Message("reason-lays-little", {"points": points})
    assert tells(reason, "reason-lays-little") == told
