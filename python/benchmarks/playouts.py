"""How fast a batch plays random games when Python steps it, against the same loop in Rust.

Both loops play the same games from the same seeds, on the same threads, in one run; that they are the same is checked.
The loop in Rust is `gipfel.playouts`: for each game a position, its list of actions, a random one, until the end.

What else the machine does only ever takes time away, so the fastest of several rounds counts. On a busy machine a step,
which waits for all threads, suffers more than a loop that waits for none; the share of the processors' time tells that apart.

    python playouts.py [--games 4096] [--rounds 20] [--at-least 0.5]
"""

import argparse
import sys
import time

import numpy as np

import gipfel


Times = tuple[float, float]


def clocks() -> Times:
    """The clock on the wall, and that of the processors."""
    return time.perf_counter(), time.process_time()


def since(begun: Times) -> Times:
    return tuple(now - then for now, then in zip(clocks(), begun))


def in_rust(start: gipfel.Position, games: int) -> tuple[np.ndarray, Times]:
    begun = clocks()
    results, _ = gipfel.playouts(start, games, SEED)
    return results, since(begun)


def stepped(start: gipfel.Position, games: int) -> tuple[np.ndarray, Times]:
    begun = clocks()
    batch = gipfel.Batch(start, games, SEED)
    while batch.live:
        batch.step(batch.random_actions())
    return batch.results(), since(begun)


#: One for all rounds: every round is the same work.
SEED = 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4_096)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--at-least", type=float, default=0.0, help="fail below this share of the speed of Rust")
    arguments = parser.parse_args()
    print(f"{'game':24} {'Rust, games/s':>14} {'batch, games/s':>15} {'share':>7} {'of processors':>14}")
    worst = 1.0
    for game in gipfel.games():
        for variant in game.variants:
            start = game.start(variant)
            rounds = []
            # In turn, so that whatever else the machine does hits both alike.
            for _ in range(arguments.rounds):
                rust, rust_times = in_rust(start, arguments.games)
                batch, batch_times = stepped(start, arguments.games)
                if not np.array_equal(rust, batch):
                    print(f"{game.word} {variant}: the loops played different games", file=sys.stderr)
                    return 1
                rounds.append((*rust_times, *batch_times))
            rust_clock, rust_processors, batch_clock, batch_processors = map(min, zip(*rounds))
            share = rust_clock / batch_clock
            speeds = f"{arguments.games / rust_clock:14,.0f} {arguments.games / batch_clock:15,.0f}"
            shares = f"{share:7.0%} {rust_processors / batch_processors:14.0%}"
            print(f"{game.word + ' ' + variant:24} {speeds} {shares}", flush=True)
            worst = min(worst, share)
    print(f"the slowest batch has {worst:.0%} of the speed of Rust")
    return 0 if worst >= arguments.at_least else 1


if __name__ == "__main__":
    sys.exit(main())
