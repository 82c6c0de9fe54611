"""What people write, held to `mypy --strict`. It runs too: `test_environments.py` imports it."""

import copy
import pickle

import numpy as np

import gipfel

position = gipfel.GameKind("gipf").start()
after = position.play(position.actions()[0])
assert after == position.play(int(position.actions()[0])) == position.play(np.uint16(position.actions()[0]))
batch = gipfel.Batch(after, 3, seed=1)
batch.step(batch.random_actions())
twin: gipfel.Batch = copy.deepcopy(batch)
game: gipfel.Game = batch.game(0)
record: gipfel.Record = pickle.loads(pickle.dumps(gipfel.Record.from_game(game)))
assert record.to_game() == game
assert position.turn_text(position.actions()[:1]) == position.action_text(position.actions()[0])
