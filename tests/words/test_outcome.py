"""Messages about the end of a round and of a match."""

import random
from typing import Any

import pytest

from trimino.rules import (
    PASS,
    Cell,
    EndReason,
    Event,
    Item,
    Match,
    MatchView,
    Phase,
    Place,
    PlacementKind,
    RoundEnd,
    Ruleset,
    Score,
    Tile,
    View,
    published,
)
from trimino.rules.ruleset import BlockedTie, EmptyWellPass, HandsLeft, Winner
from trimino.rules.scoring import blocked_scores, blocked_winners, hand_left, out_scores
from trimino.words import match_messages, round_messages, say

NAMES = ["Anna", "Juris", "Līga"]
HANDS = ((Tile(0, 1, 2), Tile(3, 3, 3)), (), (Tile(0, 0, 1),))


def ended(rules: Ruleset, hands: tuple[tuple[Tile, ...], ...], reason: EndReason) -> View:
    """The view of a round that ended with these hands after the second seat's turn."""
    match = Match(rules, len(hands))
    match.deal(random.Random(1))
    out, left = reason is EndReason.OUT, [*map(hand_left, hands)]
    scores = out_scores(rules, left, 1) if out else blocked_scores(rules, left)
    counted = rules.hands_left is not HandsLeft.IGNORED
    winners = (1,) if out else blocked_winners(rules, left)
    end = RoundEnd(reason, scores, winners, counted)
    totals = tuple(100 + points for points in end.points)
    view = match.view(None).now
    return view._replace(
        position=view.position._replace(turn=1, totals=totals),
        before=(100,) * len(hands),
        end=end,
        hands=hands if counted else None,
    )


def over(now: View, totals: tuple[int, ...], winners: list[int], won_round: list[int]) -> MatchView:
    """The view of a match that ended with that round."""
    assert now.end is not None
    position = now.position._replace(totals=totals)
    now = now._replace(position=position, end=now.end._replace(winners=tuple(won_round)))
    view = Match(now.position.rules, len(totals)).view(None)
    return view._replace(rounds=(now,), totals=totals, winners=tuple(winners))


def said(view: View) -> list[str]:
    return [say(line) for line in round_messages(view, NAMES[: len(view.before)])]


def test_going_out_pays_the_winner() -> None:
    assert said(ended(published("triomino"), HANDS, EndReason.OUT)) == [
        "Juris lays their last tile.",
        "Anna still holds 0-1-2 and 3-3-3: 12.",
        "Līga still holds 0-0-1: 1.",
        "Juris: +38 (going out +25 and other hands +13).",
        "Juris wins the round by going out.",
        "Totals: Anna 100, Juris 138 and Līga 100.",
    ]


def test_hands_count_against_their_owners() -> None:
    assert said(ended(published("triodominio"), HANDS, EndReason.OUT))[3:] == [
        "Anna: +12 (own hand).",
        "Līga: +1 (own hand).",
        "Juris wins the round by going out.",
        "Totals: Anna 112, Juris 100 and Līga 101.",
    ]


def test_hands_that_are_not_counted_are_not_told() -> None:
    assert said(ended(published("triodominio-reverse"), HANDS, EndReason.OUT)) == [
        "Juris lays their last tile.",
        "Nobody scores for the end of the round.",
        "Juris scored the most in the round, 0, and wins it.",
        "Totals: Anna 100, Juris 100 and Līga 100.",
    ]


def test_blocked_with_a_tie() -> None:
    hands = (Tile(0, 1, 2),), (Tile(1, 1, 1),), (Tile(5, 5, 5),)
    assert said(ended(published("wikipedia"), hands, EndReason.BLOCKED)) == [
        "The well is empty and no tile in hand fits: the round is blocked.",
        "Anna still holds 0-1-2: 3.",
        "Juris still holds 1-1-1: 3.",
        "Līga still holds 5-5-5: 15.",
        "Anna: +12 (other hands +18 and own hand −6).",
        "Juris: +12 (other hands +18 and own hand −6).",
        "Anna and Juris have the lowest hand, 3, and share the round.",
        "Totals: Anna 112, Juris 112 and Līga 100.",
    ]


TIED = (Tile(0, 1, 2),), (Tile(0, 0, 1), Tile(0, 0, 2)), (Tile(5, 5, 5),)


@pytest.mark.parametrize(
    ("tie", "winners", "line"),
    [
        (BlockedTie.EACH, (0, 1), "Anna and Juris have the lowest hand, 3, and share the round."),
        (BlockedTie.NOBODY, (), "Several hands tie for the lowest, 3, so nobody wins the round."),
        (
            BlockedTie.FEWEST_TILES,
            (0,),
            (
                "Several hands tie for the lowest, 3. "
                "Anna has the fewest tiles of those tied and wins the round."
            ),
        ),
    ],
)
def test_who_wins_a_tie_for_the_lowest_hand(
    tie: BlockedTie, winners: tuple[int, ...], line: str
) -> None:
    view = ended(published("triomino").replace(blocked_tie=tie), TIED, EndReason.BLOCKED)
    assert view.end is not None
    assert view.end.winners == winners
    assert line in said(view)
    assert ("Nobody scores for the end of the round." in said(view)) == (not winners)


def test_a_round_blocked_by_free_passes_may_leave_a_tile_that_fits() -> None:
    rules = published("triomino").replace(empty_well_pass=EmptyWellPass.FREE)
    view = ended(rules, HANDS, EndReason.BLOCKED)
    assert said(view)[0] == "The well is empty and no tile in hand fits: the round is blocked."
    passed = view._replace(position=view.position._replace(passes=3))
    assert said(passed)[0] == (
        "All have passed in a row with the well empty: the round is blocked."
    )


def test_blocked_when_all_passed() -> None:
    view = ended(published("tri-domino"), HANDS, EndReason.BLOCKED)
    assert said(view)[0] == "All have passed in a row: the round is blocked."


def test_broken_off_at_the_target() -> None:
    rules = published("trimino").replace(target=5)
    match = Match(rules, 2)
    match.deal(random.Random(1))
    match.play(next(iter(match.legal)))
    opener = NAMES[match.round.turn]
    first, *_ = said(match.view(0).now)
    assert first.startswith(f"{opener} reaches the target of 5, and the round stops there")


@pytest.mark.parametrize(
    ("changes", "totals", "won_round", "winners", "line"),
    [
        ({}, (412, 390, 0), [1], [0], "Anna alone has reached the target and wins."),
        (
            {},
            (412, 400, 0),
            [1],
            [1],
            "Of those who reached the target, Juris won the last round, and with it the match.",
        ),
        (
            {},
            (412, 400, 0),
            [0, 1],
            [0],
            "Of the winners of the last round Anna has the highest total, 412, and wins.",
        ),
        (
            {},
            (412, 400, 0),
            [2],
            [1],
            "Nobody who reached the target won the last round. Juris reached it first and wins.",
        ),
        (
            {"rounds": 1},
            (12, 13, 0),
            [0],
            [1],
            "Juris has the highest total, 13, and wins.",
        ),
        (
            {"winner": Winner.LOWEST},
            (412, 30, 0),
            [0],
            [2],
            "Līga has the lowest total, 0, and wins.",
        ),
        (
            {"winner": Winner.HIGHEST},
            (412, 412, 0),
            [0],
            [0, 1],
            "Anna and Juris have the highest total, 412, and share the win.",
        ),
    ],
)
def test_why_a_match_is_won(
    changes: dict[str, Any],
    totals: tuple[int, ...],
    won_round: list[int],
    winners: list[int],
    line: str,
) -> None:
    rules = published("tri-domino").replace(**changes)
    now, first = ended(rules, HANDS, EndReason.OUT), winners[0]
    rise = Event(first, Phase.TURN, PASS, (Score(Item.TILE, totals[first] - 100),))
    view = over(now._replace(events=(rise,)), totals, winners, won_round)
    assert view.outcome is not None
    assert view.outcome.winners == view.winners
    assert say(match_messages(view, NAMES[:3])[1]) == line


@pytest.mark.parametrize(
    ("totals", "line"),
    [
        ((412, 0, 0), "Anna has reached the target of 400: the match is over."),
        ((412, 400, 0), "Anna and Juris have reached the target of 400: the match is over."),
        ((399, 0, 0), "The only round has been played: the match is over."),
    ],
)
def test_why_a_match_is_over(totals: tuple[int, ...], line: str) -> None:
    rules = published("triomino").replace(rounds=1)
    view = over(ended(rules, HANDS, EndReason.OUT), totals, [0], [0])
    assert say(match_messages(view, NAMES[:3])[0]) == line


def test_a_target_met_during_the_round_is_told_though_the_total_fell_again() -> None:
    rules = published("triple-domino").replace(target=110)
    now = ended(rules, ((), (), ()), EndReason.BLOCKED)
    tile = Tile(0, 0, 1)
    rise = Event(
        2,
        Phase.TURN,
        Place(tile, Cell(1, 0), (0, 0, 1)),
        (Score(Item.TILE, 10),),
        PlacementKind.PLAIN,
    )
    fall = Event(2, Phase.TURN, PASS, (Score(Item.EMPTY_WELL, -10),))
    view = over(now._replace(events=(rise, fall)), (100, 100, 100), [0, 1, 2], [0, 1, 2])
    first, _ = match_messages(view, NAMES[:3])
    assert say(first) == ("Līga reached the target of 110 during the round: the match is over.")


def test_a_target_met_by_what_the_end_scores_is_met_during_the_round() -> None:
    now = ended(published("triple-domino").replace(target=130), HANDS, EndReason.OUT)
    first, _ = match_messages(over(now, (100, 138, 100), [1], [1]), NAMES[:3])
    assert say(first).startswith("Juris reached the target of 130")


def test_a_solo_game_is_told_with_its_well() -> None:
    rules = published("trimino")
    match = Match(rules, 1, well_size=4)
    match.deal(random.Random(1))
    while not match.over:
        match.play(next(iter(match.legal)))
    (line,) = match_messages(match.view(0), ["Anna"])
    assert say(line).startswith(f"Anna ends with −{-match.totals[0]}, from a well of 4.")
