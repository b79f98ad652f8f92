"""Algorithms of OpenSpiel play the game as they play any other."""

import numpy as np
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.bots.uniform_random import UniformRandomBot

from tests.envs.spiels import Spiel
from trimino.envs.openspiel import TriminoState
from trimino.rules import published


def after_deal(spiel: Spiel, rng: np.random.RandomState) -> TriminoState:
    state: TriminoState = spiel.load().new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    "spiel", [Spiel(published("tri-domino"), 2), Spiel(published("goliath"), 3)]
)
def test_search_over_information_sets(spiel: Spiel) -> None:
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = ismcts.ISMCTSBot(
        spiel.load(), evaluator, uct_c=100.0, max_simulations=8, random_state=rng
    )
    state = after_deal(spiel, rng)
    for _ in range(8):
        chance = state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()) if chance else bot.step(state))
    assert len(state.table.numbers) > 3


def test_search_that_knows_everything() -> None:
    spiel, rng = Spiel(published("triodominio"), 2), np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = mcts.MCTSBot(spiel.load(), 20.0, 12, evaluator, random_state=rng)
    state = after_deal(spiel, rng)
    bots = [bot, UniformRandomBot(1, rng)]
    returns = evaluate_bots(state, bots, rng)
    assert min(returns) >= spiel.load().min_utility()
    assert state.is_terminal()


def test_its_environment_for_learning() -> None:
    spiel = Spiel(published("wikipedia"), 4)
    environment = rl_environment.Environment(spiel.load())
    environment.seed(3)
    agents = [RandomAgent(seat, environment.action_spec()["num_actions"]) for seat in range(4)]
    step = environment.reset()
    size = spiel.load().information_state_tensor_shape()[0]
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == size
        step = environment.step([agents[player].step(step).action])
    assert step.rewards == environment.get_state.returns()
    assert any(step.rewards)
