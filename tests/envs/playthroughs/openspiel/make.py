"""Plays a game of every kind through OpenSpiel and tells it.

OpenSpiel's own playthroughs print every tensor of every state, megabytes a game. Here a line is a
choice, with those that there were, of chance how many. Now and then the player to act says what it
knows, the tensor as its numbers that are not 0.

python3 -m tests.envs.playthroughs.openspiel.make
"""

import random
from collections.abc import Iterator
from pathlib import Path

from tests.envs.spiels import SPIELS, Spiel, states
from trimino.envs.openspiel import TriminoGame, TriminoState

FOLDER = Path(__file__).parent
FACTS = (
    "num_players",
    "num_distinct_actions",
    "max_chance_outcomes",
    "max_chance_nodes_in_history",
    "max_game_length",
    "min_utility",
    "max_utility",
    "utility_sum",
    "information_state_tensor_shape",
    "observation_tensor_shape",
)
SEED = 3
EVERY = 20
"""Actions between two information states."""


def path_of(spiel: Spiel) -> Path:
    return FOLDER / f"{spiel.name}.txt"


def tell(spiel: Spiel) -> str:
    """A game that is the same each time."""
    # Of the seeds tried, this one lets every kind of choice be made.
    return "\n".join(_lines(spiel.load(), random.Random(f"{spiel.name} {SEED}"))) + "\n"


def _lines(game: TriminoGame, rng: random.Random) -> Iterator[str]:
    yield f"game: {game}"
    yield from (f"{fact}: {getattr(game, fact)()}" for fact in FACTS)
    last: TriminoState | None = None
    for state in states(game, rng):
        if last is not None:
            yield from _choice(last, state)
        last = state.clone()
    yield f"\n{last}"
    yield f"returns: {last and last.returns()}"


def _choice(before: TriminoState, after: TriminoState) -> Iterator[str]:
    player, chosen = before.current_player(), after.history()[-1]
    if player >= 0 and len(before.table.numbers) % EVERY == 0:
        yield from _knowledge(before, player)
    legal = before.legal_actions()
    others = len(legal) if player < 0 else " ".join(map(str, legal))
    yield f"{player}: {chosen}, {before.action_to_string(player, chosen)}, of {others}"


def _knowledge(state: TriminoState, player: int) -> Iterator[str]:
    tensor = state.information_state_tensor(player)
    yield f"\n{state}"
    yield f"information state: {state.information_state_string(player)}"
    told = (f"{index}={value:g}" for index, value in enumerate(tensor) if value)
    yield f"tensor: {' '.join(told)}\n"


def main() -> None:
    for spiel in SPIELS:
        path_of(spiel).write_text(tell(spiel), encoding="utf-8")


if __name__ == "__main__":
    main()
