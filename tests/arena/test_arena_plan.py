"""Pairs of games: the same deals, and every bot in every seat."""

import json
from collections import Counter

import pytest

from tests import referee
from tests.arena.arenas import pairs_of, plan
from trimino.arena.errors import ArenaError, ArenaReason
from trimino.arena.game import ArenaGame, score_game
from trimino.records.record import load, replay
from trimino.rules import published


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 4), (3, 3), (3, 5), (4, 2), (5, 3)])
def test_every_bot_sits_in_every_seat_as_often(bots: int, seats: int) -> None:
    seatings = plan(*["greedy"] * bots, seats=seats).seatings
    for bot in range(bots):
        times = Counter(seat for one in seatings for seat, who in enumerate(one) if who == bot)
        assert set(times) == set(range(seats))
        assert len(set(times.values())) == 1


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert plan("greedy", "random", seats=4).seatings == [
        (0, 1, 1, 1),
        (1, 0, 1, 1),
        (1, 1, 0, 1),
        (1, 1, 1, 0),
    ]


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    seatings = plan("greedy", "random", "greedy").seatings
    assert seatings == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def test_somebody_must_be_there_to_be_compared_with() -> None:
    with pytest.raises(ArenaError) as caught:
        plan("greedy").check()
    assert caught.value.reason is ArenaReason.TOO_FEW_BOTS


def test_the_games_of_a_pair_have_the_same_deals_and_other_pairs_others() -> None:
    pairs = pairs_of(plan("greedy", "random", recorded=True), 2)
    deals = [[_deals(record) for game in pair.games for record in game.records] for pair in pairs]
    for one, other in deals:
        shared = min(len(one), len(other))
        assert shared > 0
        assert one[:shared] == other[:shared]
    assert deals[0][0][0] != deals[1][0][0]


def _deals(record: str) -> list[object]:
    return [(dealt["hands"], dealt["well"]) for dealt in json.loads(record)["rounds"]]


def test_equal_bots_play_equal_games() -> None:
    for pair in pairs_of(plan("greedy", "greedy", seats=3), 3):
        assert len({_without_bots(game) for game in pair.games}) == 1


def _without_bots(game: ArenaGame) -> object:
    return game.rounds, game.winners, tuple(stats.decisions for stats in game.stats)


def test_another_seed_gives_other_games() -> None:
    one, other = (pairs_of(plan("greedy", "random", seed=seed), 1) for seed in (7, 8))
    assert one[0].games[0].rounds != other[0].games[0].rounds


@pytest.mark.parametrize(
    ("rules", "seats"), [("trimino", 2), ("tri-domino", 4), ("triodominio", 3)]
)
def test_records_are_right_and_say_who_played(rules: str, seats: int) -> None:
    what = plan("greedy", "random", rules=rules, seats=seats, recorded=True)
    for game in pairs_of(what, 1)[0].games:
        (record,) = game.records
        document = json.loads(record)
        referee.check(document)
        match = replay(load(record))
        assert (match.totals, match.winners) == (game.totals, game.winners)
        assert document["bots"] == [what.bots[bot] for bot in game.seating]
        assert (document["seed"], document["pair"]) == (7, 1)
        assert len(set(document["players"])) == seats


def test_a_single_round_is_the_first_of_the_match() -> None:
    (whole,) = pairs_of(plan("greedy", "random"), 1)
    (single,) = pairs_of(plan("greedy", "random", single_rounds=True, recorded=True), 1)
    for match, game in zip(whole.games, single.games, strict=True):
        assert game.rounds == match.rounds[:1]
        assert game.winners is None
        document = json.loads(game.records[0])
        assert document["finished"] is False
        referee.check(document)


def test_a_round_is_won_by_its_points_whoever_went_out() -> None:
    (pair,) = pairs_of(plan("greedy", "random", single_rounds=True, recorded=True, seed=5), 1)
    for game in pair.games:
        assert game.rounds == (score_game(game.totals, published("triomino")),)
    assert score_game((10, 30, 30), published("triomino")).winners == (1, 2)
    assert score_game((10, 30, 30), published("triodominio")).winners == (0,)


def test_solo_games_from_the_same_deal_are_one_game() -> None:
    (pair,) = pairs_of(plan("greedy", "random", rules="trimino", seats=1, recorded=True), 1)
    (game,) = pair.games
    totals = []
    for record in game.records:
        referee.check(json.loads(record))
        totals.append(json.loads(record)["rounds"][0]["totals"][0])
    assert game.totals == tuple(totals)
    assert game.winners == (totals.index(max(totals)),)
    assert len({json.loads(record)["rounds"][0]["start"] for record in game.records}) == 1


def test_rules_of_all_sheets_can_be_held_an_arena_under() -> None:
    for base in ("trimino", "goliath-kids", "wikipedia", "pressman"):
        fewest, most = published(base).players
        for seats in (fewest, most):
            assert pairs_of(plan("random", "greedy", rules=base, seats=seats), 1)
