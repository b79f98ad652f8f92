"""The PettingZoo environment (AEC), in which agents act one at a time.

`trimino.envs.trimino_v0` has it under the conventional names, `env` and `raw_env`.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from trimino.envs.encoding import ACTIONS, HIGH, LOW
from trimino.envs.episode import Episode, Length, Reward, ruleset_of
from trimino.envs.errors import EnvError, EnvReason
from trimino.envs.rendering import RENDER_MODES, find_render_mode, render_view
from trimino.rules import MatchView, Ruleset
from trimino.rules.deal import check_players
from trimino.rules.deprecation import renamed_argument
from trimino.rules.summaries import number_of

Observation = dict[str, Any]
"""`observation`, the vector, and `action_mask`, with a 1 for each action that is legal now."""

_METADATA = {
    "name": "trimino_v0",
    "render_modes": RENDER_MODES,
    "is_parallelizable": False,
    "render_fps": 1,
}


class TriminoEnv(AECEnv[str, Observation, Any]):
    """A match or a round of two to six agents, under any rule set.

    An action that the mask forbids raises an error that says why, and changes nothing.
    """

    metadata = _METADATA

    @renamed_argument("seats", "players")
    def __init__(
        self,
        rules: Ruleset | str = "triomino",
        players: int = 2,
        *,
        reward: str = Reward.POINTS,
        episode: str = Length.MATCH,
        youngest: int = 0,
        rounds_to_play: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Set up a table; `youngest` is the seat that opens where the rules say so."""
        super().__init__()
        check_players(ruleset_of(rules), players)
        self._episode = Episode(
            rules,
            players,
            reward=reward,
            length=episode,
            youngest=youngest,
            rounds_to_play=rounds_to_play,
        )
        self._mode = find_render_mode(render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = []
        self.observation_spaces = {agent: _observations() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._generator: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. Equal seeds give equal tiles; without a seed the random source continues."""
        if seed is not None or self._generator is None:
            self._generator, _ = seeding.np_random(seed)
        self._episode.begin(self._generator)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._episode.turn]

    def step(self, action: int | None) -> None:
        agent = self._to_act
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        rewards = self._episode.play(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, self._episode.over)
        self.agent_selection = self.agents[self._episode.turn]

    def observe(self, agent: str) -> Observation:
        seat = self._seat(agent)
        return {
            "observation": self._episode.observe(seat),
            "action_mask": self._episode.mask(seat),
        }

    def view(self, agent: str) -> MatchView:
        """All that an agent may know, as the view of `trimino.rules`."""
        return self._episode.view(self._seat(agent))

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(self._known(agent))

    def _known(self, agent: str) -> str:
        """The agent, or an `EnvError` if there is none of that name."""
        if agent not in self.possible_agents:
            known = ", ".join(self.possible_agents)
            raise EnvError(EnvReason.AGENT_UNKNOWN, agent=str(agent), known=known)
        return agent

    def render(self) -> str | None:
        """The table as the acting agent sees it."""
        if self._mode is None:
            return None
        return render_view(self.view(self._to_act), self.possible_agents, self._mode)

    @property
    def _to_act(self) -> str:
        """The acting agent; an `EnvError` before the first reset."""
        self._episode.check_begun()
        return self.agent_selection

    def close(self) -> None:
        """There is nothing to close."""

    def __repr__(self) -> str:
        players = number_of(len(self.possible_agents), "player")
        return f"<TriminoEnv: {self._episode.rules.base}, {players}>"


def _observations() -> spaces.Dict:
    vector = spaces.Box(LOW, HIGH, dtype=np.int16)
    mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
    return spaces.Dict({"observation": vector, "action_mask": mask})
