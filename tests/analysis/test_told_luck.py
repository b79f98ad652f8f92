"""Luck in a review: which draws are told, and what became of their tiles."""

from tests.analysis.cause_match import (
    FATES,
    analysis,
    before_action,
    drawn,
    loser,
    lost_rounds,
    played,
    with_draw,
)
from trimino.analysis.decision import Decision
from trimino.analysis.grading import Ungraded
from trimino.analysis.key_moments import MomentKind
from trimino.analysis.lucky_draws import (
    HELPFUL,
    DrawFate,
    LuckyDraw,
    fate_of,
    is_convincing,
    lucky_draws,
)
from trimino.analysis.main_cause import main_cause
from trimino.analysis.review import review_of
from trimino.engine.sampled_mean import SampledMean
from trimino.rules import Draw, Place
from trimino.words import say


def test_a_low_tile_that_never_fitted_is_no_bad_luck() -> None:
    """The reader was left with 9 and 8 points of five tiles, which have 9 on the average."""
    point, draw = drawn(DrawFate.DEAD, rounds=[2])
    assert (str(draw.tile), len(lucky_draws(with_draw(point), loser()))) == ("2-2-5", 1)
    low = next(
        number
        for number, event in enumerate(played().rounds[1].events, start=1)
        if str(event.drawn) == "0-3-5"
    )
    assert fate_of(played(), 2, low) == (DrawFate.DEAD, 0)
    assert lucky_draws(with_draw(point._replace(number=low)), loser()) == []


def test_a_tile_that_nobody_had_to_draw_is_no_bad_luck() -> None:
    _, draw = drawn(DrawFate.DEAD, rounds=[2])
    assert is_convincing(played(), draw)
    assert not is_convincing(played(), draw._replace(chosen=True))


def test_a_tile_that_was_laid_or_could_have_been_is_no_bad_luck() -> None:
    """The fate of each tile drawn, by the table as it was in the turns of its owner."""
    match, seen = played(), set()
    for number, one in enumerate(match.rounds, start=1):
        laid = {event.action.tile for event in one.events if isinstance(event.action, Place)}
        for action, event in enumerate(one.events, start=1):
            if isinstance(event.action, Draw) and event.drawn:
                fate = fate_of(match, number, action)
                if event.drawn in laid:
                    assert fate is None or fate[0] in HELPFUL
                    continue
                fitted = any(
                    before_action(number, later).round.fields[0].places(event.drawn)
                    for later in range(action, len(one.events) + 1)
                    if one.events[later - 1].seat == event.seat
                )
                assert (fate is None) == fitted
                seen.add(fitted)
    assert seen == {False, True}


def test_luck_is_told_by_a_draw_and_what_became_of_its_tile() -> None:
    point, draw = drawn(*FATES)
    (found,) = lucky_draws(with_draw(point), loser())
    assert found == draw
    (other,) = lucky_draws(with_draw(point), 1 - loser())
    assert (other.tile, other.luck) == (draw.tile, 0.2)
    cause = main_cause(with_draw(point), loser())
    (told,) = (one for one in cause.words if one.name == "review-why-unlucky")
    assert told.details == {
        "round": draw.round,
        "who": "own" if draw.seat == loser() else "rival",
        "tile": draw.tile,
        "fate": draw.fate_words,
        "points": 20,
        "percent": 20,
    }
    assert "20 points: as things stood, about 20 fewer wins out of 100." in say(told, player="Anna")
    (won,) = (one for one in main_cause(with_draw(point), 1 - loser()).words if "lucky" in one.name)
    assert won.name == "review-why-lucky"
    assert str(draw.tile) in say(told, player="Anna")


def test_a_draw_by_choice_is_told_as_one() -> None:
    _, draw = drawn(*FATES)
    for chosen in (False, True):
        told = draw._replace(chosen=chosen).fate_words
        assert (told.name == "drawn-by-choice") == chosen
        assert ("a choice" in say(told)) == chosen


def test_luck_without_a_draw_that_backs_it_is_not_told() -> None:
    point, _ = drawn(*FATES)
    noise = point._replace(errors=(0.1, 0.1))
    small = point._replace(luck=tuple(one / 4 for one in point.luck))
    # What became of the tile speaks for the other side.
    wrong = point._replace(luck=tuple(-one for one in point.luck))
    dealt = analysis({lost_rounds()[0]: (-0.4, 0.0, 0.0)})
    for each in (*map(with_draw, (noise, small, wrong)), dealt):
        words = review_of(each, loser(), ["Anna"] * 2).words
        assert not [one for one in words if "lucky" in one.name]


def test_luck_that_other_draws_made_up_for_is_not_told() -> None:
    """The draw among the moments is the one that is told."""
    first, last = (drawn(*FATES, rounds=[one]) for one in lost_rounds())
    larger = last[0]._replace(luck=tuple(2 * one for one in last[0].luck), after=(0.3, 0.7))
    dealt = larger._replace(
        luck=tuple(-2 * one for one in larger.luck), after=(-0.1, 1.1), number=0
    )
    # The last round decided, though not by luck.
    found = analysis({lost_rounds()[-1]: (0.0, 0.0, -1.0)})
    found = found._replace(
        course=(first[0], larger, dealt, *found.course),
        decisions=tuple(_draw_decision(one) for _, one in (first, last)),
    )
    review = review_of(found, loser(), ["Anna"] * 2)
    (told,) = (one for one in review.words if one.name == "review-why-unlucky")
    (moment,) = (one for one in review.moments if one.kind is MomentKind.LUCK)
    assert told.details["tile"] == moment.title.details["tile"] == first[1].tile


def test_many_points_of_a_draw_are_not_told() -> None:
    point, _ = drawn(*FATES)
    for change, told in ((20.0, 20), (2.0, 0), (60.0, 0), (-20.0, 0)):
        sign = 1 if point.luck[loser()] > 0 else -1
        points = (SampledMean(sign * change, 0.5),) * 2
        (draw,) = lucky_draws(with_draw(point._replace(points=points)), loser())
        assert draw.points == told


def test_a_draw_is_a_moment_whoever_drew() -> None:
    point, draw = drawn(*FATES)
    analysed = with_draw(point)._replace(decisions=(_draw_decision(draw),))
    moments = review_of(analysed, loser(), ["Anna"] * 2).moments
    (told,) = (one for one in moments if one.kind is MomentKind.LUCK)
    assert (told.round, told.number) == (draw.round, draw.number)
    assert told.title.details["percent"] == 20


def _draw_decision(draw: LuckyDraw) -> Decision:
    event = played().rounds[draw.round - 1].events[draw.number - 1]
    return Decision(draw.round, draw.number, event, None, Ungraded.FORCED)
