"""Why a match was won or lost: worked examples of the round, the move or the plan that decided."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.analysis.cause_match import (
    FATES,
    analysis,
    drained,
    drawn,
    laid,
    loser,
    lost_rounds,
    names,
    played,
    with_draw,
)
from trimino.analysis import deciding_round
from trimino.analysis.deciding_round import (
    LARGEST,
    best_round,
    largest_round,
    nearly_as_far,
    turning_round,
)
from trimino.analysis.main_cause import main_cause
from trimino.analysis.review import review_of
from trimino.analysis.round_swings import round_swings
from trimino.messages.players import ReaderName
from trimino.rules import Message, Place, published
from trimino.words import say


def test_the_record_has_rounds_to_choose_from() -> None:
    """The loser leads after the first round, and loses most points in the last one."""
    leads = [one.points[1 - loser()] - one.points[loser()] for one in played().rounds]
    assert leads == [-56, 78, 150]


@pytest.mark.parametrize(("index", "name"), [(0, "review-round-turned"), (-1, "review-round-most")])
def test_the_round_told_is_the_one_that_changed_most(index: int, name: str) -> None:
    decisive = lost_rounds()[index]
    swings = dict.fromkeys(lost_rounds(), (0.0, 0.0, -0.1))
    cause = main_cause(analysis({**swings, decisive: (0.0, 0.0, -0.3)}), loser())
    assert cause.round == decisive
    assert cause.words[0].name == name
    points = played().rounds[decisive - 1].points
    earlier = [one.points for one in played().rounds[: decisive - 1]]
    assert cause.words[0].details == {
        "round": decisive,
        "own": points[loser()],
        "other": points[1 - loser()],
        "had": sum(one[loser()] for one in earlier),
        "rival_had": sum(one[1 - loser()] for one in earlier),
    }
    winner = main_cause(analysis({**swings, decisive: (0.0, 0.0, -0.3)}), 1 - loser())
    assert winner.round == decisive


def test_strength_is_told_where_it_says_more_than_any_round() -> None:
    weaker = analysis({lost_rounds()[0]: (-0.1, 0.0, 0.0)}, start=0.1)
    lost, won = main_cause(weaker, loser()), main_cause(weaker, 1 - loser())
    assert lost.round is None
    assert lost.words[0] == Message("review-why-weaker", {"percent": 10, "many": 0})
    assert won.words[0] == Message("review-why-stronger", {"percent": 90, "many": 0})
    for one in (lost, won):
        # One rival is no crowd, and who lost hears no odds.
        assert "players" not in say(one.words[0], player="Anna")
    assert "100" not in say(lost.words[0], player="Anna")
    even = main_cause(analysis({lost_rounds()[0]: (-0.4, 0.0, 0.0)}, start=0.4), loser())
    assert even.round == lost_rounds()[0]


def test_the_round_told_is_one_that_the_winner_won() -> None:
    (won,) = {1, 2, 3} - set(lost_rounds())
    cause = main_cause(
        analysis({lost_rounds()[0]: (-0.1, 0.0, 0.0), won: (-0.3, 0.0, 0.0)}), loser()
    )
    assert cause.round == lost_rounds()[0]


def test_a_round_decided_only_if_it_changed_clearly_more_than_any_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, last = lost_rounds()[0], lost_rounds()[-1]
    # In the first of both the winner took the lead, in the last one most points.
    close = main_cause(analysis({first: (0.0, 0.0, -0.2), last: (0.0, 0.0, -0.25)}), loser())
    assert (close.round, close.words[0].name) == (last, "review-round-most")
    clear = analysis({first: (0.0, 0.0, -0.1), last: (0.0, 0.0, -0.25)})
    # Without the last round the winner would have won all the same.
    assert main_cause(clear, loser()).words[0].name == "review-round-most"
    monkeypatch.setattr(deciding_round, "_leads", lambda *_: [-90, 78, 150])
    assert main_cause(clear, loser()).words[0].name == "review-round"


@pytest.mark.parametrize(
    ("leads", "turns", "largest", "best"),
    [
        ([27, 0, 93, 96], None, 4, 4),
        ([193, 363], 1, 2, 2),
        ([-91, -50, 98, 50], 4, 3, 4),
        ([-36, 78, -14, -26], 2, 2, 2),
        ([11, 88, -95], None, None, 2),
        ([60, -80], None, None, 1),
        ([18, 18, -11], 1, None, 1),
        ([87, -31, -112, 75], 4, None, 4),
    ],
)
def test_a_round_is_told_only_for_what_its_points_show(
    leads: list[int], turns: int | None, largest: int | None, best: int
) -> None:
    assert (turning_round(leads), largest_round(leads)) == (turns, largest)
    assert best_round(leads) == best


def test_a_winner_hears_of_the_move_that_gave_the_round_away() -> None:
    decisive = lost_rounds()[0]
    why = [Message("reason-pays-bridge", {"points": 40})]
    fault = laid(decisive, 20.0, why)
    given = analysis({decisive: (0.0, -0.3, 0.0)}, decisions=[fault])
    assert isinstance(fault.event.action, Place)
    told = {"tile": fault.event.action.tile, "percent": 20}
    assert main_cause(given, 1 - loser()).words[1] == Message("review-why-gift", told)
    (moment,) = review_of(given, 1 - loser(), ["Anna"] * 2).moments
    assert (moment.title.name, moment.number) == ("moment-rival", fault.number)
    for other in (laid(decisive, 10.0, why), laid(decisive, 19.0)):
        given = analysis({decisive: (0.0, -0.3, 0.0)}, decisions=[other])
        assert "review-why-gift" not in names(main_cause(given, 1 - loser()).words)
    # So much is told even if no reason explains it.
    given = analysis({decisive: (0.0, -0.3, 0.0)}, decisions=[laid(decisive, 20.0)])
    assert "review-why-gift" in names(main_cause(given, 1 - loser()).words)


def test_the_dearest_is_told_first() -> None:
    """A plan that was worth more than the draw of the decisive round comes first, else not."""
    point, draw = drawn(*FATES)
    for percent, told in ((42.0, True), (15.0, False)):
        decision, episode = drained(1, percent, 420.0)
        dear = with_draw(point)._replace(decisions=(decision,), episodes=(episode,))
        words = main_cause(dear, loser()).words
        assert (words[0].name == "review-why-plan") == told
        assert ("review-why-plan" in names(words)) == told
        assert str(draw.tile) in " ".join(say(one, player="Anna") for one in words)
    decision, episode = drained(1, 42.0, 420.0)
    plan = Message("review-why-plan", {"round": 1, "better": 50, "kept": 8})
    for moved in (-0.1, -0.45):
        swing = {lost_rounds()[0]: (0.0, 0.0, moved)}
        dear = analysis(swing, decisions=[decision], episodes=[episode])
        assert main_cause(dear, loser()).words[0] == plan


def test_a_round_that_was_nearly_as_far_apart_is_told_beside_the_largest() -> None:
    """The rounds were 94, 80 and 61 points apart; then the second one 69 only."""
    for points, told in (((49, 129), [2]), ((60, 129), [])):
        match: Any = SimpleNamespace(
            winners=(0,),
            players=2,
            totals=(427, 192),
            rules=published("pressman"),
            rounds=[SimpleNamespace(points=one) for one in ((167, 73), points[::-1], (131, 70))],
        )
        found = list(nearly_as_far(match, 1, 1, LARGEST[1]))
        assert [one.details["round"] for one in found] == told
        for one in found:
            assert say(one) == "Round 2 was nearly as clear: 49 to 129."


def test_one_move_is_told_where_it_cost_more_than_any_round() -> None:
    first, last = lost_rounds()[0], lost_rounds()[-1]
    fault = laid(last, 40.0, [Message("reason-pays-bridge", {"points": 40})])
    dear = analysis({first: (-0.3, 0.0, 0.0)}, decisions=[fault])
    cause = main_cause(dear, loser())
    assert names(cause.words) == ["review-why-move"]
    assert (cause.round, cause.words[0].details["percent"]) == (last, 40)
    # It is among the moments, with tile and place, and the advice follows from it.
    review = review_of(dear, loser(), [ReaderName("You")] * 2)
    (moment,) = review.moments
    assert (moment.round, moment.number) == (fault.round, fault.number)
    assert names(review.words)[-2:] == ["review-advice-bonus", "review-shown-place"]
    assert moment.instead is not None
    shown = {**review.words[-1].details, "player": None}
    assert shown == {
        "round": last,
        "better": moment.instead.better,
        "done": moment.instead.done,
        "player": None,
    }
    cheap = analysis({first: (-0.3, 0.0, 0.0)}, decisions=[laid(last, 10.0)])
    assert main_cause(cheap, loser()).round == first


def test_a_move_that_cost_little_decided_nothing() -> None:
    last = lost_rounds()[-1]
    why = [Message("reason-pays-bridge", {"points": 40})]
    for percent, told in ((12.0, True), (8.0, False)):
        little = analysis({last: (0.0, -0.08, 0.0)}, decisions=[laid(last, percent, why)])
        assert (names(main_cause(little, loser()).words)[0] == "review-why-move") == told


def test_swings_add_up_to_what_a_match_changed() -> None:
    swings = {1: (-0.2, 0.1, -0.05), 2: (0.15, 0.0, -0.3)}
    found = round_swings(analysis(swings).course, loser())
    assert [(one.luck, one.own, one.others) for one in found[:2]] == [
        pytest.approx(swings[1]),
        pytest.approx(swings[2]),
    ]
    assert sum(one.whole for one in found) == pytest.approx(-0.3)
