"""Lessons for a loser without a costly mistake, and what worked for who won."""

from collections.abc import Sequence

import pytest

from tests.analysis.bot_matches import played as bot_match
from tests.analysis.cause_match import analysis, laid, loser, names, played
from trimino.analysis.bonuses_left import LeftBonus
from trimino.analysis.decision import CarefulPlace, Decision
from trimino.analysis.key_moments import KeyMoment
from trimino.analysis.ledger import no_loss
from trimino.analysis.opened_gifts import OpenedGift
from trimino.analysis.outlook import Offer
from trimino.analysis.review import Review, review_of
from trimino.analysis.round_cause import MainCause
from trimino.analysis.spared_gifts import SparedGift
from trimino.analysis.what_worked import what_worked
from trimino.rules import Draw, Match, Message, Place, PlacementKind

NEXT = Message("reason-next-bonus", {"tile": "0-0-0", "points": 40, "safe": 1})


@pytest.fixture(autouse=True)
def nothing_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bonus was missed: whoever missed one hears of that instead."""

    def none(_: Match, __: int) -> list[LeftBonus]:
        return []

    for where in ("key_moments", "review"):
        monkeypatch.setattr(f"trimino.analysis.{where}.bonuses_left", none)


def opened(decision: Decision) -> Decision:
    """A decision that opened a bridge, though its better placement would not have."""
    assert decision.ledger is not None
    place = decision.ledger.best.action
    assert isinstance(place, Place)
    gift = OpenedGift(PlacementKind.BRIDGE, 40, (place,))
    ledger = decision.ledger._replace(within=no_loss(2))
    return decision._replace(ledger=ledger, careful=CarefulPlace(gift, place, no_loss(2)))


def reviewed(decisions: Sequence[Decision], seat: int | None = None) -> Review:
    told = analysis({}, decisions=decisions)
    return review_of(told, loser() if seat is None else seat, ["Anna"] * 2)


def titled(review: Review, title: str) -> list[KeyMoment]:
    return [one for one in review.moments if one.title.name == title]


def test_a_slip_is_told_where_no_mistake_was_costly() -> None:
    review = reviewed([laid(1, 3.0, [NEXT])])
    assert titled(review, "moment-prepare")
    assert [one for one in names(review.words) if one.startswith("review-advice-")] == [
        "review-advice-prepare"
    ]
    # Beside a costly mistake it is not worth a moment.
    review = reviewed([laid(1, 3.0, [NEXT]), laid(2, 9.0, [NEXT])])
    assert [one.round for one in titled(review, "moment-prepare")] == [2]


def test_a_bonus_that_was_opened_is_told_where_there_is_not_even_a_slip() -> None:
    review = reviewed([opened(laid(1, 0.0))])
    [moment] = titled(review, "moment-opened")
    assert moment.title.details["points"] == 40
    assert moment.instead is not None
    assert moment.instead.cost is None
    assert names(moment.instead.why) == ["moment-why-careful"]
    assert "review-advice-gift" in names(review.words)
    assert "review-advice-none" not in names(review.words)
    review = reviewed([opened(laid(1, 0.0)), laid(2, 3.0, [NEXT])])
    assert not titled(review, "moment-opened")


def test_a_winner_hears_of_neither() -> None:
    slip = laid(1, 3.0, [NEXT])._replace(event=laid(1, 3.0).event._replace(seat=1 - loser()))
    review = reviewed([slip], seat=1 - loser())
    assert not titled(review, "moment-prepare")
    assert "review-advice-none" in names(review.words)


def test_a_bonus_that_was_spared_is_a_find_where_there_is_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = laid(1, 0.0)
    offer = Offer(PlacementKind.HEXAGON, 50, 1.0)
    spared = [SparedGift(one, Message("analysis-do-draw"), offer)]
    monkeypatch.setattr("trimino.analysis.key_moments.spared_gifts", lambda *_: spared)
    monkeypatch.setattr("trimino.analysis.key_moments.finds_of", lambda *_: [])
    [moment] = titled(reviewed([]), "moment-spared")
    assert (moment.round, moment.number) == (one.round, one.number)
    assert moment.title.details["points"] == 50


def test_what_cannot_be_explained_gives_way_to_anything_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    obscure, one = laid(3, 22.0), laid(2, 0.0)
    given = analysis({2: (0.0, 0.0, -0.3)}, decisions=[obscure, one])
    offer = Offer(PlacementKind.HEXAGON, 50, 1.0)
    spared = SparedGift(one, Message("analysis-do-draw"), offer)
    monkeypatch.setattr("trimino.analysis.key_moments.finds_of", lambda *_: [])
    for found, told in (([], "moment-choice"), ([spared], "moment-spared")):
        monkeypatch.setattr("trimino.analysis.key_moments.spared_gifts", lambda *_, f=found: f)
        moments = review_of(given, loser(), ["Anna"] * 2).moments
        assert [moment.title.name for moment in moments] == [told]


def test_a_place_that_was_missed_twice_is_told_once() -> None:
    first, other = laid(1, 12.0, [NEXT]), laid(2, 20.0, [NEXT])
    again = other._replace(round=1, number=first.number + 2, ledger=first.ledger)
    told = analysis({}, decisions=[first, again])
    moments = review_of(told, loser(), ["Anna"] * 2).moments
    assert len([one for one in moments if one.instead]) == 1


def test_a_loser_without_a_lesson_hears_what_worked_for_the_rival(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = Message("review-worked-end", {"who": "rival", "count": 2, "rounds": 3})
    monkeypatch.setattr("trimino.analysis.review.what_worked", lambda *_, **__: said)
    for decisions, told in (([], 1), ([laid(1, 9.0, [NEXT])], 0)):
        words = names(reviewed(decisions).words)
        assert words.count("review-worked-end") == told
    assert len(played().winners) == 1


def test_few_tiles_drawn_worked_even_where_draws_cost_nothing() -> None:
    match = bot_match("triodominio", ("greedy",) * 4, 6)
    assert match.rules.draw_cost == 0
    said = what_worked(match, 0, MainCause(()))
    drawn = [
        sum(
            isinstance(event.action, Draw) and event.seat == seat
            for one in match.rounds
            for event in one.events
        )
        for seat in (match.winners[0], 0)
    ]
    assert drawn[1] >= 1.2 * drawn[0]
    assert said == Message(
        "review-worked-draws", {"who": "winner", "own": drawn[0], "other": drawn[1]}
    )
