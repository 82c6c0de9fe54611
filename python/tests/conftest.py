"""What the tests share: the vectors of the repository, and random positions of all games."""

import json
import os
from pathlib import Path

import numpy as np
import pytest

import gipfel

#: The folder `data` of the repository; the tests themselves may lie anywhere.
DATA = Path(os.environ.get("GIPFEL_DATA") or Path(__file__).parents[2] / "data")

#: Random positions for each game; there are three games at least.
POSITIONS = 4_000


def vectors(pattern: str) -> list[str]:
    """The files of vectors with such a name, but for those of games that are not played here yet."""
    known = {game.word for game in gipfel.games()}
    files = sorted(path.name for path in (DATA / "vectors").glob(pattern))
    return [name for name in files if first_position(name).split()[0] in known]


def first_position(name: str) -> str:
    """The text of the first position of a file."""
    if name.endswith(".json"):
        return json.loads((DATA / "vectors" / name).read_text(encoding="utf-8"))[0]["position"]
    first = lines(name)[0]
    return json.loads(first)["start"] if name.endswith(".jsonl") else first


def lines(name: str) -> list[str]:
    return (DATA / "vectors" / name).read_text(encoding="utf-8").splitlines()


def json_lines(name: str) -> list[dict]:
    return [json.loads(line) for line in lines(name)]


@pytest.fixture(scope="session")
def random_positions() -> dict[str, list[gipfel.Position]]:
    """Positions from everywhere in random games of every variant, finished ones among them."""
    found: dict[str, list[gipfel.Position]] = {}
    for game in gipfel.games():
        chance = np.random.default_rng(5)
        # A batch is of one board, and variants may have boards of their own.
        size = 60 // len(game.variants)
        batches = [gipfel.Batch([game.start(variant)], size, seed=11) for variant in game.variants]
        positions = found.setdefault(game.word, [])
        while len(positions) < POSITIONS:
            for batch in batches:
                for place in np.flatnonzero(chance.random(len(batch)) < 0.25):
                    positions.append(batch[int(place)])
                batch.reset()
                batch.step(batch.random_actions())
    return found
