"""Running matches: which player is asked, and what happens to forfeited moves."""

import random

import pytest

from trimino.bots.forfeit import Forfeit, ForfeitReason
from trimino.bots.match_runner import play_match
from trimino.bots.player import Player, find_player
from trimino.bots.random_source import random_source
from trimino.bots.seating import SeatedPlayer, open_players, seat_players
from trimino.engine.budget import Budget
from trimino.rules import Action, Draw, Match, MatchView, SetupError, published

ONE = Budget(simulations=1)


def forfeiting(often: float) -> Player:
    """A player that draws when it may, and often makes no move."""

    def choose(view: MatchView, _: Budget, rng: random.Random) -> Action:
        if rng.random() < often:
            raise Forfeit(ForfeitReason.TOO_LATE, name="slow")
        return list(view.legal)[-1]

    return Player("slow", choose, ONE)


def played(
    players: list[Player], rules: str, rounds: int | None = None
) -> tuple[Match, list[SeatedPlayer]]:
    match = Match(published(rules), len(players))
    seats = seat_players(players, 1)
    play_match(match, seats, random_source(1, "deals"), rounds)
    return match, seats


def test_a_forfeited_move_is_played_by_the_clock_and_counted() -> None:
    match, (slow, greedy) = played([forfeiting(1.0), find_player("greedy")], "triomino")
    assert match.over
    events = [event for played in match.rounds for event in played.events]
    assert {event.by_clock for event in events if event.seat == 0} == {True}
    assert {event.by_clock for event in events if event.seat == 1} == {False}
    assert greedy.forfeits == []
    assert {message.name for message in slow.forfeits} == {"forfeit-too-late"}
    assert len(slow.forfeits) == slow.decisions
    assert greedy.decisions == sum(event.seat == 1 for event in events)


@pytest.mark.parametrize("rules", ["triomino", "trimino", "tri-domino"])
def test_the_clock_plays_a_forfeited_turn_to_its_end(rules: str) -> None:
    match, (slow, other) = played([forfeiting(0.3), forfeiting(0.3)], rules)
    turns = [event for played in match.rounds for event in played.events]
    by_clock = sum(event.by_clock for event in turns)
    assert 0 < len(slow.forfeits) + len(other.forfeits) <= by_clock < len(turns)
    assert slow.decisions + other.decisions < len(turns)
    assert any(isinstance(event.action, Draw) and event.by_clock for event in turns)


def test_a_match_can_be_left_after_its_first_round() -> None:
    match, _ = played([find_player("greedy")] * 2, "triomino", rounds=1)
    whole, _ = played([find_player("greedy")] * 2, "triomino")
    assert not match.over
    assert len(match.rounds) == 1 < len(whole.rounds)
    assert match.rounds[0] == whole.rounds[0]


def test_seats_are_given_as_names_or_players_too() -> None:
    matches = []
    for seats in (["greedy", "random"], [find_player("greedy"), find_player("random")]):
        for deals in (7, random.Random(7)):
            match = Match(published("triomino"), players=2)
            play_match(match, seats, deals)
            matches.append(match)
    assert matches[0].over
    assert all(match == matches[0] for match in matches)
    counted = seat_players([find_player("greedy")], 1)[0]
    play_match(Match(published("triomino"), players=2), ["random", counted], rounds=1)
    assert counted.decisions > 0


@pytest.mark.parametrize("seats", [["greedy"], ["greedy"] * 3])
def test_there_is_a_player_for_each_seat(seats: list[str]) -> None:
    with pytest.raises(SetupError, match="cannot play here: 2 to 2 can"):
        play_match(Match(published("triomino"), players=2), seats)


def test_a_player_that_was_found_by_name_leaves_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    left = []
    monkeypatch.setattr(Player, "close", lambda self: left.append(self.name))
    others = find_player("greedy")
    play_match(Match(published("triomino"), players=2), ["random", others], 1, rounds=1)
    assert left == ["random"]


def test_whoever_was_invited_leaves() -> None:
    left = []

    class HoldingBot:
        def __call__(self, view: MatchView, budget: Budget, rng: random.Random) -> Action:
            raise AssertionError

        def close(self) -> None:
            left.append("bot")

    Player("holding", HoldingBot(), ONE).close()
    assert left == ["bot"]
    with open_players(["greedy", "random"], ONE) as players:
        assert [player.name for player in players] == ["greedy", "random"]
