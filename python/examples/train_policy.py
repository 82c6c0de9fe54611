# %% [markdown]
# # A tiny policy for GIPF, taught by the engine
#
# Positions come from random play in a batch, the engine says for each what it would play, a network with one hidden layer
# learns to say the same, and then plays against chance. NumPy is all it needs. The lines with `# %%` make cells of it in
# editors that know notebooks; `python train_policy.py` runs it from top to bottom, in about a minute on two cores.

# %%
import argparse

import numpy as np

import gipfel

parser = argparse.ArgumentParser(description="Train a tiny policy and let it play against chance")
parser.add_argument("--positions", type=int, default=3_000, help="positions to learn from")
parser.add_argument("--nodes", type=int, default=300, help="what the engine looks at for each of them")
parser.add_argument("--hidden", type=int, default=128, help="the width of the hidden layer")
parser.add_argument("--epochs", type=int, default=6)
parser.add_argument("--games", type=int, default=400, help="games against chance")
parser.add_argument("--seed", type=int, default=1)
arguments = parser.parse_args()

game = gipfel.GameKind("gipf")
start = game.start("basic")
chance = np.random.default_rng(arguments.seed)

# %% [markdown]
# ## Lessons
#
# Positions from random games, each taken at a random moment. The engine judges all of them on all cores. Seen through a
# symmetry of the board, a position has the same answer seen through the symmetry: there are twelve lessons in each.

# %%
batch = gipfel.Batch(start, arguments.positions, seed=arguments.seed)
moments = chance.integers(2, 24, len(batch))
positions: list[gipfel.Position] = []
for moment in range(24):
    positions += [batch[int(place)] for place in np.flatnonzero((moments == moment) & ~batch.over())]
    batch.step(batch.random_actions())
chance.shuffle(positions)
lessons = gipfel.Batch(positions, len(positions))
answers, _ = lessons.teach(nodes=arguments.nodes)

held_back = len(positions) // 10
observations, masks, targets = [], [], []
for symmetry in game.symmetries():
    seen = gipfel.Batch([position.transform(symmetry) for position in positions[held_back:]], len(positions) - held_back)
    observations.append(seen.observations())
    masks.append(seen.masks())
    targets.append(game.action_images(symmetry)[answers[held_back:]])
inputs, legal, target = np.concatenate(observations), np.concatenate(masks), np.concatenate(targets)
print(f"{len(positions)} positions, {len(target)} lessons, {inputs[0].size} numbers each, {game.action_count} actions")

# %% [markdown]
# ## Learning
#
# Softmax over the legal actions, the cross entropy of the engine's answer, and Adam's steps against its gradient. Some
# positions were kept back, to see whether anything was learnt.

# %%
width = inputs[0].size
layers = [
    chance.normal(0, np.sqrt(2 / width), (width, arguments.hidden)).astype(np.float32),
    chance.normal(0, np.sqrt(1 / arguments.hidden), (arguments.hidden, game.action_count)).astype(np.float32),
]
moving = [(np.zeros_like(layer), np.zeros_like(layer)) for layer in layers]


def forward(planes: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What the hidden layer says, and the odds of the legal actions."""
    hidden = np.maximum(planes.reshape(len(planes), -1) @ layers[0], 0)
    logits = np.where(mask, hidden @ layers[1], -np.inf)
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return hidden, odds / odds.sum(axis=1, keepdims=True)


def learn(rows: np.ndarray, step: int, rate: float = 1e-3) -> None:
    planes = inputs[rows].reshape(len(rows), -1)
    hidden, error = forward(planes, legal[rows])
    error[np.arange(len(rows)), target[rows]] -= 1
    error /= len(rows)
    inner = (error @ layers[1].T) * (hidden > 0)
    for layer, (first, second), gradient in zip(layers, moving, (planes.T @ inner, hidden.T @ error)):
        first += 0.1 * (gradient - first)
        second += 0.001 * (gradient**2 - second)
        layer -= rate * first / (1 - 0.9**step) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)


known = gipfel.Batch(positions[:held_back], held_back)
guess = float((1 / known.masks().sum(axis=1)).mean())
step = 0
for epoch in range(arguments.epochs):
    for rows in np.array_split(chance.permutation(len(target)), max(1, len(target) // 128)):
        step += 1
        learn(rows, step)
    agreement = (forward(known.observations(), known.masks())[1].argmax(axis=1) == answers[:held_back]).mean()
    print(f"epoch {epoch + 1}: plays as the engine does {agreement:.1%} (guessing: {guess:.1%})", flush=True)

# %% [markdown]
# ## Playing
#
# The policy has White in one half of the games and Black in the other; chance plays the other side.

# %%
arena = gipfel.Batch(start, arguments.games, seed=arguments.seed + 1, limit=1_000)
colors = np.arange(len(arena)) % 2
while arena.live:
    actions = arena.random_actions()
    mine = np.flatnonzero((arena.sides() == colors) & ~arena.over())
    if len(mine):
        actions[mine] = forward(arena.observations()[mine], arena.masks()[mine])[1].argmax(axis=1)
    arena.step(actions)
points = np.where(colors == 0, arena.results(), -arena.results())
print(f"against chance: {(points > 0).sum()} won, {(points == 0).sum()} drawn, {(points < 0).sum()} lost")

# %% [markdown]
# The first of its games, to be looked at in the app:

# %%
record = gipfel.Record.from_game(arena.game(0))
record.set_tag("White", "tiny policy")
record.set_tag("Black", "chance")
print(record)
