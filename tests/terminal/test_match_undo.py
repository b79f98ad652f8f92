"""Undo around one terminal: decision by decision for one person, by secrecy for several."""

import random

from trimino.rules import DRAW, Match, Place, published
from trimino.terminal.match_undo import MatchUndo

PERSON = 0


def undoable(players: int = 3, *, friendly: bool = True) -> tuple[Match, MatchUndo]:
    match = Match(published("triomino"), players=players)
    return match, MatchUndo(match, friendly=friendly)


def play(match: Match, undo: MatchUndo, rng: random.Random, rounds: int) -> None:
    """Play at random until the person decides in the last of so many rounds."""
    while match.rounds_dealt < rounds or match.round.over or match.round.turn != PERSON:
        if match.needs_deal:
            undo.deal(rng)
        if match.rounds_dealt == rounds and match.round.turn == PERSON:
            return
        match.play(rng.choice(list(match.legal)))


def test_undo_leads_back_over_deals_to_the_first_decision_and_the_same_tiles_come_again() -> None:
    match, undo = undoable()
    play(match, undo, random.Random(3), rounds=3)
    deals = [played.deal for played in match.rounds]
    decisions = sum(event.seat == PERSON for played in match.rounds for event in played.events)
    for _ in range(decisions):
        assert undo.actions(PERSON)
        undo.undo(PERSON)
        assert match.round.turn == PERSON
        assert match.round.deal == deals[match.rounds_dealt - 1]
    assert (undo.actions(PERSON), match.rounds_dealt) == (0, 1)
    undone = sum(len(part["actions"]) for part in undo.values)
    play(match, undo, random.Random(4), rounds=3)
    assert [played.deal for played in match.rounds] == deals
    assert undone == sum(len(part["actions"]) for part in undo.values) > decisions


def test_alone_draws_and_tiles_are_undone_one_at_a_time() -> None:
    match, undo = undoable(players=1)
    undo.deal(random.Random(1))
    match.play(next(action for action in match.legal if isinstance(action, Place)))
    match.play(DRAW)
    undo.undo(PERSON)
    undo.undo(PERSON)
    assert not match.round.events
    assert [[one["do"] for one in part["actions"]] for part in undo.values] == [["draw"], ["place"]]


def test_with_several_people_only_what_showed_nothing_hidden_is_undone() -> None:
    match, undo = undoable(players=2, friendly=False)
    undo.deal(random.Random(1))
    opener = match.round.turn
    match.play(next(iter(match.legal)))
    assert (undo.actions(opener), undo.actions(1 - opener)) == (1, 0)
    match.play(DRAW)
    assert (undo.actions(opener), undo.actions(1 - opener)) == (0, 0)


def test_a_match_that_is_over_stays() -> None:
    match, undo = undoable(players=1)
    undo.deal(random.Random(1))
    while not match.over:
        match.play(next(iter(match.legal)))
    assert undo.actions(PERSON) == 0
