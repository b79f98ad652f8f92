"""Where the points of a match came from, and how rounds ended: examples from matches of bots."""

import random
from collections.abc import Mapping
from typing import Any

import pytest

from tests.analysis.bot_matches import played
from tests.analysis.review_facts import ReviewFacts
from trimino.analysis.round_cause import MainCause, drained_in_vain
from trimino.analysis.round_ending import count_words, ended_by, ending_words
from trimino.analysis.score_story import ScoreSource, next_made, passes, what_made_it
from trimino.analysis.what_worked import what_worked
from trimino.messages.players import ReaderName
from trimino.rules import Match, Message
from trimino.words import say

Values = Mapping[str, Any]


def opened_by_the_loser() -> Match:
    """In its first round a hexagon paid 50 and going out 46; the other opened for 10."""
    return played("pressman", ("casual", "casual"), 5004)


def told_as_false(match: Match, *said: Values) -> list[str]:
    """Those sentences of a review for the first seat that the check calls false, by name."""
    even = [1 / match.players] * match.players
    deals = [
        {"round": number, "action": 0, "before": even, "after": even, "luck": [0.0] * match.players}
        for number in range(1, len(match.rounds) + 1)
    ]
    shares = [{"luck": {"match": {"result": float(seat in match.winners)}}} for seat in range(2)]
    review = {"seat": 0, "words": said, "lesson": None, "moments": []}
    analysis = {"decisions": [], "episodes": [], "course": deals, "seats": shares}
    facts = ReviewFacts(match, {**analysis, "reviews": [review]}, random.Random(1))
    return [line for line in facts.false_sentences() if "[review-" in line]


def test_a_bonus_for_opening_is_a_bonus() -> None:
    match = opened_by_the_loser()
    assert what_made_it(match, 0, 1) == (
        ScoreSource.END,
        Message("review-made-end", {"round": 1, "own": 46, "other": 0}),
    )


def test_bonuses_that_leave_out_the_opening_are_found_to_be_false() -> None:
    match = opened_by_the_loser()
    stood = {"round": 1, "own": 202, "other": 113, "had": 0, "rival_had": 0}
    round = {"name": "review-round", "details": stood, "text": ""}
    for name, own, other, opened in (
        ("bonuses", 50, 0, "none"),
        ("bonuses", 50, 10, "some"),
        ("end", 46, 0, None),
    ):
        details = {"round": 1, "own": own, "other": other, "opened": opened}
        said = {"name": f"review-made-{name}", "details": details, "text": name}
        false = [line for line in told_as_false(match, round, said) if "-made-" in line]
        assert bool(false) == (name == "bonuses")


@pytest.mark.parametrize(
    ("opened", "told"),
    [
        ("none", "The largest gap was in bonuses:"),
        ("some", "The largest gap was in bonuses, opening bonuses included:"),
        ("all", "The largest gap was in opening bonuses:"),
    ],
)
def test_bonuses_for_opening_are_named(opened: str, told: str) -> None:
    details = {"round": 0, "own": 50, "other": 10, "opened": opened}
    assert say(Message("review-made-bonuses", details)).startswith(told)


def test_opening_often_is_nothing_that_worked() -> None:
    """The winner had 120 points of bonuses to 100, but 90 to 100 without those for opening."""
    assert what_worked(played("tri-domino", ("novice", "novice"), 102), 1, MainCause(())) is None


def blocked() -> Match:
    """Its second round was blocked, with six tiles worth 47 left in the first hand."""
    return played("triodominio", ("heuristic", "heuristic"), 5002)


def drained() -> Match:
    """In its second round the second player drew 28 tiles, and was left with 26 of them."""
    return played("goliath", ("novice", "heuristic"), 5000)


def test_the_end_of_a_blocked_round_tells_what_was_left() -> None:
    left = {"tiles": 6, "value": 47, "other_tiles": 2, "other_value": 7, "who": "rival"}
    (told,) = ending_words(blocked(), 0, 2)
    assert told == Message("review-end-blocked", {"round": 2, **left, "rival_seat": 1})
    assert say(told, player="Anna") == (
        "Round 2 was blocked. Left over: 6 tiles, worth 47; the opponent had 2, worth 7."
    )


def test_the_end_of_a_round_tells_who_went_out_and_what_was_drawn_for_choice() -> None:
    out, drew = ending_words(drained(), 0, 2)
    left = {"round": 2, "tiles": 26, "value": 180}
    assert out == Message("review-end-out", {**left, "many": 0})
    assert drew == Message("review-end-drawn", {"who": "rival", "drawn": 28, "free": 17})
    out, drew = ending_words(drained(), 1, 2)
    assert out == Message("review-end-left", {**left, "who": "rival"})
    assert drew == Message("review-end-drawn", {"who": "own", "drawn": 28, "free": 17})


def test_between_more_players_the_winner_hears_what_the_others_had_left() -> None:
    match = played("triodominio", ("casual", "novice", "heuristic", "club"), 5009)
    left = {"round": 3, "tiles": 12, "value": 97}
    assert list(ending_words(match, 0, 3)) == [Message("review-end-out", {**left, "many": 1})]
    for seat, who in ((0, None), (1, "other")):
        told = [one.details.get("who") for one in ending_words(match, seat, 1)]
        assert told == ([who] if who else [])


def test_where_hands_count_to_the_winner_those_of_all_others_are_told() -> None:
    match = played("wikipedia", ("casual", "novice", "heuristic", "club"), 5003)
    left = {"round": 2, "tiles": 8, "value": 64}
    (told,) = ending_words(match, 3, 2)
    assert told == Message(
        "review-end-others", {**left, "own_tiles": 2, "own": 13, "who": "winner"}
    )
    assert "(you had 2 tiles, worth 13)" in say(told, player=ReaderName("You"))


def test_the_rounds_that_were_ended_by_going_out_are_counted_for_who_ended_more() -> None:
    match = played("triodominio", ("casual", "novice", "heuristic", "club"), 5009)
    for seat, own, other, who in ((0, 2, 1, "next"), (1, 0, 2, "winner")):
        rival = 3 if seat == 0 else 0
        told = {"own": own, "other": other, "rounds": 3, "who": who, "rival_seat": rival}
        assert list(count_words(match, seat)) == [Message("review-end-count", told)]


def test_whoever_is_compared_with_is_named_where_more_than_two_played() -> None:
    """Who came second in the match had more tiles left in this round than the third."""
    match = played("pressman", ("novice",) * 3, 1)
    assert match.winners == (0,)
    (told,) = ending_words(match, 0, 2)
    assert told.details["rival_seat"] == 1
    said = say(told, player=ReaderName("You"), rival="Juris")
    assert said == "Round 2 was blocked. You had one tile left, worth 0; Juris had 3, worth 18."


def test_going_out_worked_only_if_it_did_in_the_round_that_decided() -> None:
    match = played("triodominio", ("casual", "novice", "heuristic", "club"), 5009)
    for round, is_told in ((1, False), (2, True), (3, True)):
        said = what_worked(match, 0, MainCause((), round))
        assert ([said.name] if said else []) == ["review-worked-end"] * is_told


def test_going_out_did_not_work_where_the_other_scored_more_all_the_same() -> None:
    match = played("tri-domino", ("casual", "casual"), 7)
    assert [one.points for one in match.rounds][:2] == [(118, 163), (217, 37)]
    assert [ended_by(one, 0) for one in match.rounds] == [True, True, False]
    said = what_worked(match, 0, MainCause((), 2))
    assert said is None or said.name != "review-worked-end"


def test_nobody_is_advised_to_drain_where_that_lost_the_round_that_decided() -> None:
    assert drained_in_vain(drained(), 0, 2)
    assert not drained_in_vain(drained(), 1, 2)
    assert not drained_in_vain(opened_by_the_loser(), 0, 1)


@pytest.mark.parametrize(("seat", "own", "other"), [(0, 50, 10), (1, 10, 50)])
def test_the_second_largest_gap_is_told_if_it_is_not_far_behind(
    seat: int, own: int, other: int
) -> None:
    match = played("pressman", ("casual", "casual"), 5004)
    told = {"source": "bonuses", "own": own, "other": other}
    assert next_made(match, seat, 1) == Message("review-made-next", told)
    # In the second round it is 10 points of 50.
    assert next_made(match, seat, 2) is None


@pytest.mark.parametrize(("seat", "who"), [(0, "rival"), (1, "own")])
def test_passes_of_who_lost_are_told_if_they_cost_much(seat: int, who: str) -> None:
    match = played("trimino", ("heuristic", "heuristic"), 5008)
    told = {"who": who, "count": 13, "points": 130}
    assert passes(match, seat, match.rounds[3:4]) == Message("review-why-passed", told)
    assert passes(match, seat, match.rounds[4:5]) is None
