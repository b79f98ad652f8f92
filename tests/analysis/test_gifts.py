"""Bonuses that a placement opened for the next player, or kept from it, checked by playing on."""

from tests.analysis.bot_matches import before, graded, played
from tests.analysis.reason_facts import pays
from trimino.analysis.decision import Judge
from trimino.analysis.grading import Grade
from trimino.analysis.levels import TableLevels
from trimino.analysis.moments import replayed
from trimino.analysis.opened_gifts import OpenedGift, opened_gift
from trimino.analysis.spared_gifts import spared_gifts
from trimino.engine.budget import Budget
from trimino.rules import Action, Match, Place, PlacementKind
from trimino.rules.events import total

GREEDY = ("tri-domino", ("greedy", "greedy"), 2)


def left_after(match: Match, round: int, number: int, action: Action) -> int:
    """The greatest bonus that the next player could take at once after an action."""
    stood = before(match, round, number)
    stood.push(action)
    if stood.needs_deal or stood.over:
        return 0
    return max((pays(stood, place) for place in stood.legal.placements), default=0)


def gifts(match: Match) -> dict[tuple[int, int], OpenedGift]:
    """The gifts of a match, by round and action."""
    found = {
        (moment.round, moment.number): opened_gift(
            stood, match.rounds[moment.round - 1].events[moment.number - 1 :]
        )
        for moment, stood in replayed(match, len(match.rounds))
        if moment.number
    }
    return {at: gift for at, gift in found.items() if gift}


def test_an_opened_gift_was_taken_and_need_not_have_been_opened() -> None:
    match = played(*GREEDY)
    found = gifts(match)
    assert found
    for (round, number), gift in found.items():
        done, taken = match.rounds[round - 1].events[number - 1 : number + 1]
        assert taken.seat != done.seat
        assert gift.points == pays(before(match, round, number + 1), taken.action)
        assert left_after(match, round, number, done.action) == gift.points
        for place in gift.careful:
            assert place in before(match, round, number).legal
            assert left_after(match, round, number, place) == 0


def test_a_gift_that_was_open_before_or_drawn_for_is_none() -> None:
    match = played(*GREEDY)
    found = gifts(match)
    taken = [
        (round, number)
        for round, one in enumerate(match.rounds, start=1)
        for number, event in enumerate(one.events[1:], start=1)
        if isinstance(event.action, Place)
        and isinstance(one.events[number - 1].action, Place)
        and event.seat != one.events[number - 1].seat
        and pays(before(match, round, number + 1), event.action)
        and (round, number) not in found
    ]
    assert taken
    for round, number in taken:
        stood = before(match, round, number)
        action = match.rounds[round - 1].events[number].action
        assert isinstance(action, Place)
        was_open = stood.round.fields[action.field].kind(action.at)[0] is not PlacementKind.PLAIN
        careful = [
            place
            for place in stood.legal.placements
            if left_after(match, round, number, place) == 0
        ]
        assert was_open or not careful


def test_a_careful_place_is_kept_only_where_it_was_as_good() -> None:
    match = played(*GREEDY)
    [((round, number), gift), *_] = gifts(match).items()
    events = match.rounds[round - 1].events
    judge = Judge(TableLevels.of(["greedy", "greedy"]), Budget(simulations=400), 1)
    stood = before(match, round, number)
    event = events[number - 1]
    view = stood.view(event.seat)
    decision = judge.decision(view, event, round, number)
    kept = judge.with_careful_place(view, decision, gift).careful
    assert kept is not None
    assert kept.place in gift.careful
    assert kept.lost.match.mean >= 0
    # Where the action done scored a bonus and the others none, they were not as good.
    round, number, poor = _bonus_taken(match)
    stood, event = before(match, round, number), match.rounds[round - 1].events[number - 1]
    view = stood.view(event.seat)
    decision = judge.decision(view, event, round, number)
    worse = OpenedGift(PlacementKind.BRIDGE, 40, (poor,))
    assert judge.with_careful_place(view, decision, worse).careful is None


def _bonus_taken(match: Match) -> tuple[int, int, Place]:
    """A bonus that was laid in the first round, and the placement there that scored least."""
    for number, event in enumerate(match.rounds[0].events, start=1):
        stood = before(match, 1, number)
        if isinstance(event.action, Place) and pays(stood, event.action):
            poor = min(stood.legal.placements, key=lambda one: total(stood.legal.scores(one)))
            if total(stood.legal.scores(poor)) + 40 <= total(event.scores):
                return 1, number, poor
    raise AssertionError


def test_a_spared_gift_would_have_been_opened_by_a_placement_that_scored_as_much() -> None:
    match = played("trimino", ("heuristic", "heuristic"), 5008)
    analysis = graded(match, Grade.BEST)
    found = [one for seat in (0, 1) for one in spared_gifts(analysis, seat)]
    assert found
    for one in found:
        round, number, done = one.decision.round, one.decision.number, one.decision.event
        legal = before(match, round, number).legal
        opening = [
            place
            for place in legal.placements
            if total(legal.scores(place)) >= total(done.scores)
            and left_after(match, round, number, place) == one.offer.bonus
        ]
        assert one.other.details["tile"] in {place.tile for place in opening}
        assert left_after(match, round, number, done.action) == 0


def test_faults_spare_nothing() -> None:
    match = played("trimino", ("heuristic", "heuristic"), 5008)
    analysis = graded(match, Grade.MISTAKE)
    assert spared_gifts(analysis, 0) == []
