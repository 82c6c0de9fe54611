"""The games of the GIPF project for people who train networks.

>>> import gipfel
>>> start = gipfel.GameKind("yinsh").start("blitz")
>>> batch = gipfel.Batch(start, 1000, seed=1)
>>> while batch.live:
...     batch.step(batch.random_actions())
>>> batch.results().shape
(1000,)

Actions are numbers below `GameKind.action_count`, dense and the same in every position; masks, policies and symmetries are
arrays over them. An observation is a `float32` array of planes, rows and columns, seen from the player who decides.
Everything that cannot be is an exception: `PositionError`, `IllegalAction`, `RecordError`, all of them `ValueError`s.
"""

from ._gipfel import (
    VERSION as __version__,
    Batch,
    Game,
    Engine,
    GameKind,
    IllegalAction,
    Line,
    Position,
    PositionError,
    Record,
    RecordError,
    Report,
    Turns,
    games,
    playouts,
    read_records,
    read_while_valid,
    write_records,
)

__all__ = [
    "Batch",
    "Game",
    "Engine",
    "GameKind",
    "IllegalAction",
    "Line",
    "Position",
    "PositionError",
    "Record",
    "RecordError",
    "Report",
    "Turns",
    "__version__",
    "games",
    "playouts",
    "read_records",
    "read_while_valid",
    "write_records",
]
