"""Batches of games as a Gymnasium vector environment, for self-play.

>>> from gipfel.gymnasium import SelfPlayVectorEnv
>>> envs = SelfPlayVectorEnv("yinsh", "blitz", num_envs=64)
>>> observations, infos = envs.reset(seed=1)
>>> observations.shape[0], infos["side"].shape
(64, (64,))

Each step plays one action in every game for the player who decides. The reward belongs to the player who acted.
Needs `pip install gipfel[gymnasium]`.
"""

from __future__ import annotations

from typing import Any

import gymnasium.spaces as spaces
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from gipfel import Batch, GameKind, Position

Planes = NDArray[np.float32]
Numbers = NDArray[np.int64]


class SelfPlayVectorEnv(VectorEnv[Planes, Numbers, NDArray[Any]]):
    """Many games of one variant, stepped together on all cores.

    `infos["action_mask"]` marks the legal actions and `infos["side"]` says who decides (0 for White, 1 for Black), both
    for the observations that come with them. A game that ended restarts with the next step, whose action for it is
    ignored (`AutoresetMode.NEXT_STEP`). After `limit` actions a game is truncated.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}

    def __init__(
        self,
        game: str = "gipf",
        variant: str | None = None,
        *,
        num_envs: int = 1,
        start: Position | None = None,
        limit: int | None = None,
    ) -> None:
        self._start = start or GameKind(game).start(variant)
        self._limit = limit
        self.num_envs = num_envs
        kind = self._start.game
        shape = kind.observation_shape(self._start.variant)
        self.single_observation_space = spaces.Box(0.0, np.inf, shape, np.float32)
        self.single_action_space = spaces.Discrete(kind.action_count)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch = Batch(self._start, num_envs, limit=limit)
        self._over = np.zeros(num_envs, np.bool_)

    @property
    def batch(self) -> Batch:
        """The games themselves."""
        return self._batch

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Planes, dict[str, Any]]:
        first = seed[0] if isinstance(seed, list) else seed
        self._batch = Batch(self._start, self.num_envs, seed=first or 0, limit=self._limit)
        self._over = self._batch.over()
        return self._batch.observations(), self._infos()

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self._batch.masks(), "side": self._batch.sides()}

    def step(
        self, actions: Numbers
    ) -> tuple[Planes, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        restarted = self._over
        sides = self._batch.sides()
        self._batch.step(np.where(restarted, -1, np.asarray(actions, np.int64)))
        self._over = self._batch.over() & ~restarted
        results = np.where(self._over, self._batch.results(), 0)
        rewards = np.where(sides == 0, results, -results).astype(np.float64)
        truncations = np.zeros(self.num_envs, np.bool_)
        for number in np.flatnonzero(self._over & (results == 0)):
            ending = self._batch.ending(int(number))
            truncations[number] = ending is not None and ending[1] == "limit"
        if restarted.any():
            self._batch.reset(restarted)
        return self._batch.observations(), rewards, self._over & ~truncations, truncations, self._infos()

    def close_extras(self, **kwargs: Any) -> None:
        pass
