"""Every game for OpenSpiel. Importing this module registers `gipfel_gipf`, `gipfel_yinsh` and the others.

    import gipfel.open_spiel, pyspiel
    game = pyspiel.load_game("gipfel_yinsh(variant=blitz)")

Needs `pip install gipfel[open-spiel]`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from gipfel import Game, GameKind, games

#: Games that take longer are draws, unless the parameter `limit` says otherwise.
LIMIT = 1000


def short_name(kind: GameKind) -> str:
    """The name under which OpenSpiel knows a game: letters, digits and `_` only."""
    return "gipfel_" + kind.word.replace("+", "_plus")


def _type(kind: GameKind) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(kind),
        long_name=kind.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"variant": kind.variants[0], "limit": LIMIT},
    )


class GipfelGame(pyspiel.Game):
    """A variant of a game; each game has a class of its own, since OpenSpiel registers classes."""

    kind: GameKind

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params, kind = params or {}, self.kind
        self.start = kind.start(params.get("variant", kind.variants[0]))
        self.limit = int(params.get("limit", LIMIT))
        info = pyspiel.GameInfo(
            num_distinct_actions=kind.action_count,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.limit,
        )
        super().__init__(_type(kind), info, params)

    def new_initial_state(self, state: Any = None) -> GipfelState:
        if state is not None:
            raise ValueError("a state is restored from its history only")
        return GipfelState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return BoardObserver(self, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class GipfelState(pyspiel.State):
    """A game being played: White is player 0, Black player 1."""

    def __init__(self, game: GipfelGame) -> None:
        super().__init__(game)
        self.game = Game(game.start)
        self._limit = game.limit
        self._played = 0

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return 0 if self.game.side == "w" else 1

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.game.legal)

    def _apply_action(self, action: int) -> None:
        self.game.push(action)
        self._played += 1

    def _action_to_string(self, player: int, action: int) -> str:
        return self.game.position.action_text(action)

    def is_terminal(self) -> bool:
        return self.game.end is not None or self._played >= self._limit

    def returns(self) -> list[float]:
        winner = self.game.end[0] if self.game.end else None
        return {"w": [1.0, -1.0], "b": [-1.0, 1.0]}.get(winner or "", [0.0, 0.0])

    def __str__(self) -> str:
        return str(self.game.position)


class BoardObserver:
    """The planes as the player who decides sees them, and the text of the position."""

    def __init__(self, game: GipfelGame, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        shape = game.start.game.observation_shape(game.start.variant)
        self.tensor = np.zeros(int(np.prod(shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: GipfelState, player: int) -> None:
        self.dict["observation"][:] = state.game.position.observation()

    def string_from(self, state: GipfelState, player: int) -> str:
        return str(state)


for _kind in games():
    pyspiel.register_game(_type(_kind), type(short_name(_kind), (GipfelGame,), {"kind": _kind}))
