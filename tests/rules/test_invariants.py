"""Matches of every kind, looked at after every action, taken back, copied, and judged."""

import json
from collections.abc import Callable, Iterator

import pytest

from tests import referee
from tests.rules.invariants import check_match
from tests.rules.positions import TABLES, Table, by_name, moments
from tests.rules.second_opinion import check_gaps, check_places
from trimino.bots.player import find_player
from trimino.bots.roster import ROSTER, RosterBot
from trimino.bots.simple import play_greedy, play_random
from trimino.records.record import dump, record_of
from trimino.rules import Deal, Match

Count = Callable[[int, int], int]

every_table = pytest.mark.parametrize("table", TABLES, ids=by_name)


def played(table: Table, seed: int) -> Match:
    *_, match = moments(table, seed, rounds=3)
    return match


def check_fields(match: Match) -> None:
    """Compare a field that was updated tile by tile with one computed anew."""
    for field in match.round.fields:
        check_gaps(field)
        check_places(field, match.rules.tiles)


def check_record(match: Match) -> None:
    """Let the referee check the record of the match."""
    names = [f"Player {seat}" for seat in range(match.players)]
    document = json.loads(dump(record_of(match, names)))
    assert document["finished"] == match.over
    referee.check(document)


@every_table
def test_a_match_is_sound_from_the_deal_to_the_record(table: Table, count: Count) -> None:
    # A sample takes every sixth bot, beginning with another one at the next table and, since there
    # are six tables to many a sheet, at the same table of the next sheet.
    step, number = count(6, 1), TABLES.index(table)
    for entry in ROSTER[(number + number // 6) % step :: step]:
        check_matches(table, entry, count)


def check_matches(table: Table, entry: RosterBot, count: Count) -> None:
    # A target is long in coming at random, or with many, and thinking takes time: a match is then
    # broken off, with --long only those of bots that think.
    thinks = entry.bot not in (play_random, play_greedy)
    whole = entry.name == "greedy" and table.seats <= 2
    rounds = count(1000 if whole else 1, 3 if thinks else 1000)
    player = find_player(f"{entry.name}@4sims")
    for seed in range(count(1, 2)):
        for number, match in enumerate(moments(table, seed, player, rounds)):
            if number % count(8, 1) == 0 or match.round.over:
                check_match(match)
            if number % count(40, 25) == 20 + seed:
                check_fields(match)
        check_record(match)


def taken_back(match: Match) -> Iterator[Match]:
    """The match after each undo, to before its first deal."""
    while match.rounds:
        match.undo()
        yield match


@every_table
def test_taking_everything_back_leads_through_equal_states(table: Table, count: Count) -> None:
    for seed in range(count(1, 10)):
        before = [(twin, hash(twin)) for twin in map(Match.copy, moments(table, seed, rounds=3))]
        match = before.pop()[0]
        for back in taken_back(match):
            twin, known = before.pop() if before else (untouched(back), hash(back))
            assert (back, hash(back)) == (twin, known)
            assert back.totals == twin.totals
            assert [round.events for round in back.rounds] == [r.events for r in twin.rounds]
        assert before == []


def untouched(match: Match) -> Match:
    return Match(match.rules, match.players, youngest=match.youngest)


@every_table
def test_the_trusting_door_leads_to_the_same_place(table: Table, count: Count) -> None:
    for seed in range(count(1, 10)):
        match = played(table, seed)
        twin = untouched(match)
        for round in match.rounds:
            twin.deal(round.deal)
            assert tuple(twin.push(event.action) for event in round.events) == round.events
            assert twin.round == round
        assert (twin, hash(twin)) == (match, hash(match))


@every_table
def test_a_copy_goes_its_own_way(table: Table, count: Count) -> None:
    for seed in range(count(1, 5)):
        for number, match in enumerate(moments(table, seed, rounds=3)):
            if number % 7 or match.round.over:
                continue
            twin, before = match.copy(), (match.round.events, match.totals, hash(match))
            assert twin == match
            twin.play(next(iter(twin.legal)))
            assert (match.round.events, match.totals, hash(match)) == before
            assert twin != match
            twin.undo()
            assert twin == match


@every_table
def test_undo_gives_back_what_was_done(table: Table) -> None:
    match = played(table, 3)
    done: list[object] = [step for round in match.rounds for step in (round.deal, *round.events)]
    undone: list[object] = []
    while match.rounds:
        undone.append(match.undo())
    assert undone == done[::-1]
    assert isinstance(undone[-1], Deal)
