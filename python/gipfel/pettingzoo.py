"""Every game as a PettingZoo environment.

>>> from gipfel.pettingzoo import env
>>> yinsh = env("yinsh", "blitz")
>>> yinsh.reset(seed=1)
>>> observation, reward, terminated, truncated, info = yinsh.last()
>>> int(observation["action_mask"].sum())
85

Agents are `white` and `black`. A turn may take several actions, so the same agent can be asked twice in a row.
Needs `pip install gipfel[pettingzoo]`.
"""

from __future__ import annotations

from typing import Any

import gymnasium.spaces as spaces
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gipfel import Game, GameKind, Position

Observation = dict[str, NDArray[Any]]

_AGENTS = ("white", "black")
_AGENT_OF = {"w": "white", "b": "black"}


def env(
    game: str = "gipf", variant: str | None = None, *, start: Position | None = None, limit: int | None = None
) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game and loses it."""
    wrapped: AECEnv[str, Observation, int] = raw_env(game, variant, start=start, limit=limit)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv[str, Observation, int]):
    """A game for two agents that move one after the other.

    `start` replaces the start of the variant. After `limit` actions the game is truncated. `reset(options={"start":
    position})` begins from another position of the same variant.
    """

    metadata = {"render_modes": ["ansi"], "name": "gipfel_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: str = "gipf",
        variant: str | None = None,
        *,
        start: Position | None = None,
        limit: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._start = start or GameKind(game).start(variant)
        self._limit = limit
        self.render_mode = render_mode
        kind, variant = self._start.game, self._start.variant
        self.possible_agents = list(_AGENTS)
        self.agents: list[str] = []
        shape = kind.observation_shape(variant)
        planes = spaces.Box(0.0, np.inf, shape, np.float32)
        mask = spaces.Box(0, 1, (kind.action_count,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": planes, "action_mask": mask}) for agent in _AGENTS
        }
        self.action_spaces = {agent: spaces.Discrete(kind.action_count) for agent in _AGENTS}
        self._game = Game(self._start)
        self._played = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def game(self) -> Game:
        """The game being played: its turns, its position, its end."""
        return self._game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        start = (options or {}).get("start", self._start)
        if (start.game, start.variant) != (self._start.game, self._start.variant):
            raise ValueError(f"expected a position of {self._start.game.title} {self._start.variant}")
        self._game = Game(start)
        self._played = 0
        self.agents = list(_AGENTS)
        self.rewards = {agent: 0.0 for agent in _AGENTS}
        self._cumulative_rewards = {agent: 0.0 for agent in _AGENTS}
        self.terminations = {agent: False for agent in _AGENTS}
        self.truncations = {agent: False for agent in _AGENTS}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in _AGENTS}
        self._next()

    def _next(self) -> None:
        """Who is to decide, and what the end of the game means for both."""
        self.agent_selection = _AGENT_OF[self._game.side]
        if (end := self._game.end) is not None:
            self.terminations = {agent: True for agent in _AGENTS}
            winner = _AGENT_OF.get(end[0] or "")
            if winner is not None:
                self.rewards = {agent: 1.0 if agent == winner else -1.0 for agent in _AGENTS}
        elif self._limit is not None and self._played >= self._limit:
            self.truncations = {agent: True for agent in _AGENTS}

    def observe(self, agent: str) -> Observation:
        """The planes as the player who decides sees them; the mask is empty for the other player."""
        position = self._game.position
        mask = np.zeros(self.action_spaces[agent].n, np.int8)
        if agent == self.agent_selection and self._game.end is None:
            mask[self._game.legal] = 1
        return {"observation": position.observation(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("the game isn't over: expected an action, not None")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._game.push(action)
        self._played += 1
        self._next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        return str(self._game.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
