"""The game is one that OpenSpiel accepts, and a round of it goes as the rules have it."""

import pickle
import random
from collections.abc import Callable

import pyspiel
import pytest

from tests.envs.spiels import SPIELS, Choose, Spiel, by_name, states
from trimino.envs.encoding import ACTIONS, NUMBER, action_number
from trimino.envs.openspiel import TriminoGame, TriminoState
from trimino.rules import DRAW, TILES, Deal, Round, TriminoError
from trimino.rules.ruleset import Winner
from trimino.words import say

Count = Callable[[int, int], int]

every_spiel = pytest.mark.parametrize("spiel", SPIELS, ids=by_name)


@every_spiel
def test_openspiels_own_test_passes(spiel: Spiel, count: Count) -> None:
    game = pyspiel.load_game(spiel.text)
    assert game.num_players() == spiel.seats
    assert game.new_initial_state().num_players() == spiel.seats
    pyspiel.random_sim_test(game, num_sims=count(1, 10), serialize=True, verbose=False)


@every_spiel
def test_a_round_goes_as_the_rules_have_it(spiel: Spiel, count: Count) -> None:
    for seed in range(count(1, 15)):
        rng = random.Random(f"{spiel.name} {seed}")
        round = Round(spiel.rules, Deal.shuffled(spiel.rules, spiel.seats, rng))
        state = spiel.load().new_initial_state()
        for tile in (tile for hand in round.deal.hands for tile in hand):
            come(state, NUMBER[tile])
        while not round.over:
            play_the_same(state, round, rng)
        lowest = spiel.rules.winner is Winner.LOWEST
        assert state.is_terminal()
        assert state.returns() == [-points if lowest else points for points in round.points]
        refuse(state, 0, "round-over")


def play_the_same(state: TriminoState, round: Round, rng: random.Random) -> None:
    position = round.position(round.turn)
    legal = {action_number(position, action): action for action in round.legal}
    assert state.current_player() == round.turn
    assert state.legal_actions() == sorted(legal)
    assert state.returns() == [0] * round.players
    chosen = rng.choice(sorted(legal))
    state.apply_action(chosen)
    if legal[chosen] == DRAW:
        come(state, NUMBER[round.well[0]])
    round.play(legal[chosen])


def come(state: TriminoState, tile: int) -> None:
    """Chance gives any tile that nobody holds or has laid, each with the same chance."""
    table, outcomes = state.table, dict(state.chance_outcomes())
    gone = {tile for seat in range(table.players) for tile in table.hand(seat)}
    if table.round is not None:
        gone |= {place.tile for field in table.round.fields for place in field.laid.values()}
    assert outcomes.keys() == {NUMBER[tile] for tile in TILES if tile not in gone}
    assert set(outcomes.values()) == {1 / len(outcomes)}
    state.apply_action(tile)


@every_spiel
def test_whoever_plays_stays_within_the_bounds(spiel: Spiel, count: Count) -> None:
    """Random play, and players that always lay, or draw and pass, when they can."""
    game, rng = spiel.load(), random.Random(spiel.name)
    policies: tuple[Choose, ...] = (min, max)
    for choose in policies * count(1, 10):
        *_, state = states(game, rng, choose)
        players = [each.player for each in state.full_history()]
        assert sum(player >= 0 for player in players) <= game.max_game_length()
        assert players.count(pyspiel.PlayerId.CHANCE) <= game.max_chance_nodes_in_history()
        assert game.min_utility() <= min(state.returns())
        assert max(state.returns()) <= game.max_utility()


@pytest.mark.parametrize(
    ("text", "least", "most", "actions"),
    [
        # Short of 400, then an opening of 10, a hexagon and a triple; 25 and all tiles at the end.
        (
            "trimino(rules=trimino)",
            -38 * 15 - 56 * 10,
            399 + 10 + 50 + 15 + 25 + 420,
            56 + 38 + 56 + 38,
        ),
        ("trimino(rules=trimino,players=6)", -20 * 15 - 56 * 10, 919, 56 + 20 + 5 * 56 + 20),
        # 47 tiles that close a hexagon each; opening with 0-0-0 brings 40, and one more tile.
        ("trimino(rules=tri-domino)", -38 * 5 - 56 * 10, 40 + 47 * 50 + 865, 56 + 38 + 1 + 57),
        # What is left in hands counts against them, and every tile may bring a new field.
        ("trimino(rules=triodominio,players=4)", -420, 0, 56 + 24 + 56 + 3 * 56 + 1),
        ("trimino(rules=triodominio-reverse)", 0, 420, 56 + 36 + 56 + 57),
        ("trimino(rules=goliath-kids)", 0, 47 * 3 + 56 + 5, 56 + 38 + 56 + 38),
    ],
)
def test_bounds_as_worked_out_by_hand(text: str, least: int, most: int, actions: int) -> None:
    game = pyspiel.load_game(text)
    assert (game.min_utility(), game.max_utility()) == (least, most)
    assert game.max_game_length() == actions


@pytest.mark.parametrize("spiel", SPIELS[::5], ids=by_name)
def test_copies_are_the_same_and_go_their_own_way(spiel: Spiel) -> None:
    for moment, state in enumerate(states(spiel.load(), random.Random(1))):
        if moment % 7 == 0 and not state.is_terminal():
            before = told(state)
            for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
                assert told(twin) == before
                assert twin.legal_actions() == state.legal_actions()
                twin.apply_action(twin.legal_actions()[0])
                assert told(state) == before != told(twin)


def told(state: TriminoState) -> tuple[str, list[int], list[str]]:
    seats = range(state.num_players())
    return str(state), state.history(), [state.information_state_string(seat) for seat in seats]


def test_every_action_has_a_text_of_its_own_where_it_is_legal() -> None:
    for state in states(SPIELS[-1].load(), random.Random(2)):
        player, legal = state.current_player(), state.legal_actions()
        texts = [state.action_to_string(player, action) for action in legal]
        assert len({*texts}) == len(texts)
        assert [state.string_to_action(player, text) for text in texts] == legal


def test_every_number_has_a_text_anywhere() -> None:
    state = SPIELS[0].load().new_initial_state()
    texts = {state.action_to_string(0, action) for action in range(ACTIONS)}
    assert "pass" in texts
    assert len(texts) == ACTIONS


def test_what_is_not_said_is_two_players_by_triomino() -> None:
    for game in (pyspiel.load_game("trimino"), TriminoGame()):
        assert game.num_players() == 2
        assert game.get_parameters() == {"rules": "triomino", "players": 2}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("trimino(rules=nope)", "ruleset-unknown"),
        ("trimino(players=7)", "seats-out-of-range"),
        ("trimino(players=1)", "seats-out-of-range"),
        ("trimino(rules=triodominio,players=6)", "seats-out-of-range"),
    ],
)
def test_a_game_that_there_is_not(text: str, reason: str) -> None:
    with pytest.raises(TriminoError) as error:
        pyspiel.load_game(text)
    assert error.value.reason == reason
    assert not hasattr(error.value, "__notes__")
    assert str(error.value) == say(error.value.message)


def test_choices_that_there_are_not() -> None:
    state = SPIELS[0].load().new_initial_state()
    refuse(state, 56, "action-unknown")
    state.apply_action(55)
    refuse(state, 55, "tile-twice")
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    refuse(state, ACTIONS - 1, "nothing-offered")
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    refuse(state, 55, "tile-not-in-well")


def refuse(state: TriminoState, chosen: int, reason: str) -> None:
    before = told(state)
    with pytest.raises(TriminoError) as error:
        state.apply_action(chosen)
    assert error.value.reason == reason
    assert not hasattr(error.value, "__notes__")
    assert str(error.value) == say(error.value.message)
    assert told(state) == before
