"""Batches: the same games as one by one, on any number of threads; nothing happens by halves."""

import os
import subprocess
import sys
import threading

import numpy as np
import pytest

import gipfel

STARTS = [game.start(variant) for game in gipfel.games() for variant in game.variants]


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start.game.word} {start.variant}")
def test_a_batch_plays_the_games_of_the_plain_loop(start):
    results, lengths = gipfel.playouts(start, 200, seed=7)
    batch = gipfel.Batch(start, 200, seed=7)
    while batch.live:
        batch.step(batch.random_actions())
    assert np.array_equal(batch.results(), results)
    assert [len(batch.played(game)) for game in range(200)] == lengths.tolist()
    values = {"w": 1, "b": -1, "draw": 0}
    for game in range(0, 200, 10):
        played = batch.game(game)
        assert [action for turn in played.actions for action in turn] == batch.played(game).tolist()
        assert values[played.end[0]] == results[game]
        record = gipfel.Record.from_game(played)
        assert gipfel.Record.parse(str(record)).positions[-1] == batch[game]


def test_seeds_decide_the_games():
    start = gipfel.GameKind("yinsh").start()
    one, again, other = (gipfel.playouts(start, 50, seed)[1].tolist() for seed in (1, 1, 2))
    assert one == again != other


def test_the_number_of_threads_changes_nothing():
    script = "import gipfel, hashlib; r, n = gipfel.playouts(gipfel.GameKind('gipf').start(), 300, 3); print(r.tolist(), n.tolist())"
    answers = {
        subprocess.run(
            [sys.executable, "-c", script], env={**os.environ, "RAYON_NUM_THREADS": threads}, capture_output=True, text=True, check=True
        ).stdout
        for threads in ("1", "4")
    }
    assert len(answers) == 1


def test_a_third_repetition_is_a_draw():
    """Black's last push makes a row of each colour, and the empty board comes back."""
    turns = ["c2", "b2", "c1-c3", "b1-b3", "c1-c4", "b6-b5", "a3-b4", "a3-c5", "xb2,b3,b4,b5", "xc2,c3,c4,c5"]
    batch = gipfel.Batch(gipfel.Position("gipf basic 4/5/6/7/6/5/4 w 9/9 -- push"), 1)
    for _ in range(2):
        for turn in turns:
            assert not batch.over().any()
            batch.step([batch[0].action(turn)])
    assert batch.ending(0) == ("draw", "repetition")
    assert batch.results().tolist() == [0]
    assert not batch.masks().any()
    assert batch.game(0).end == ("draw", "repetition")


def test_a_limit_breaks_games_off():
    batch = gipfel.Batch(gipfel.GameKind("gipf").start(), 20, limit=5)
    for _ in range(5):
        assert not batch.over().any()
        batch.step(batch.random_actions())
    assert batch.over().all()
    assert {batch.ending(game) for game in range(20)} == {(None, "limit")}


def test_an_illegal_action_changes_nothing():
    batch = gipfel.Batch(gipfel.GameKind("yinsh").start(), 10, seed=3)
    for _ in range(20):
        batch.step(batch.random_actions())
    before = [batch[game] for game in range(10)]
    good = batch.random_actions()
    illegal = int(np.flatnonzero(~batch.masks()[4])[0])
    for bad, why in [(illegal, "game 4.*not allowed"), (70_000, "game 4.*no action"), (-1, "game 4.*no action")]:
        actions = good.copy()
        actions[4] = bad
        with pytest.raises(gipfel.IllegalAction, match=why):
            batch.step(actions)
        assert [batch[game] for game in range(10)] == before
    batch.step(good)
    assert [batch[game] for game in range(10)] != before


def test_games_that_are_over_take_no_action():
    batch = gipfel.Batch(gipfel.Position("gipf basic 4/5/6/7/6/5/4 w 0/3 -- push"), 3)
    assert batch.over().all()
    assert batch.random_actions().tolist() == [-1, -1, -1]
    batch.step([-1, -1, -1])
    with pytest.raises(gipfel.IllegalAction, match="over"):
        batch.step([0, -1, -1])


def test_reset_starts_anew_what_is_over_or_named():
    start = gipfel.GameKind("gipf").start("basic")
    batch = gipfel.Batch(start, 50, seed=1)
    while not batch.over().any():
        batch.step(batch.random_actions())
    over = batch.over()
    batch.reset()
    assert not batch.over().any()
    assert [batch[game] == start for game in range(50)] == over.tolist()
    batch.reset(np.arange(50) % 2 == 0)
    assert all(batch[game] == start for game in range(0, 50, 2))
    assert not all(batch[game] == start for game in range(50))
    batch.reset([True] * 50)
    assert all(batch[game] == start for game in range(50))
    with pytest.raises(ValueError, match="mask"):
        batch.reset([True])


def test_arrays_are_written_into_if_they_fit():
    batch = gipfel.Batch(gipfel.GameKind("gipf").start(), 8)
    masks = np.ones((8, batch.action_count), bool)
    assert batch.masks(out=masks) is masks
    assert np.array_equal(masks, batch.masks())
    observations = np.full(batch.observation_shape, 7, np.float32)
    assert batch.observations(out=observations) is observations
    assert np.array_equal(observations, batch.observations())
    for wrong in (np.ones((7, batch.action_count), bool), np.ones((batch.action_count, 8), bool).T):
        with pytest.raises(ValueError, match="out"):
            batch.masks(out=wrong)
    frozen = np.ones((8, batch.action_count), bool)
    frozen.flags.writeable = False
    with pytest.raises(ValueError, match="out"):
        batch.masks(out=frozen)
    with pytest.raises(TypeError):
        batch.observations(out=np.zeros(batch.observation_shape))


def test_other_threads_of_python_run_meanwhile():
    """A thread that counts gets on while a batch works."""
    batch = gipfel.Batch(gipfel.GameKind("yinsh").start(), 20_000)
    counted, working, seen = 0, threading.Event(), []

    def count():
        nonlocal counted
        while not working.is_set():
            counted += 1

    counter = threading.Thread(target=count)
    counter.start()
    for _ in range(5):
        before = counted
        batch.observations()
        seen.append(counted - before)
    working.set()
    counter.join()
    assert max(seen) > 0


@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint16, list])
def test_actions_are_whole_numbers_of_any_kind(kind):
    batch = gipfel.Batch(gipfel.GameKind("gipf").start(), 4)
    actions = batch.random_actions()
    batch.step(actions.tolist() if kind is list else actions.astype(kind))
    with pytest.raises(TypeError):
        batch.step(actions.astype(float))


def test_empty_batches_and_wrong_starts():
    gipf, yinsh = gipfel.GameKind("gipf").start(), gipfel.GameKind("yinsh").start()
    empty = gipfel.Batch(gipf, 0)
    assert empty.masks().shape == (0, empty.action_count)
    empty.step([])
    for starts, why in [([], "needs a position"), ([gipf, yinsh], "one game")]:
        with pytest.raises(ValueError, match=why):
            gipfel.Batch(starts, 2)
    with pytest.raises(ValueError, match="at most"):
        gipfel.Batch(gipf, 10**9)
    with pytest.raises(OverflowError):
        gipfel.Batch(gipf, -1)
    with pytest.raises(IndexError):
        gipfel.Batch(gipf, 2)[2]
    assert gipfel.Batch(gipf, 2)[-1] == gipf


def test_a_batch_is_taught():
    batch = gipfel.Batch([gipfel.GameKind("gipf").start(), gipfel.Position("gipf basic 4/5/6/7/6/5/4 w 0/3 -- push")], 6)
    actions, values = batch.teach(nodes=500)
    assert actions.tolist() == batch.teach(nodes=500)[0].tolist()
    assert (actions[1::2] == -1).all() and np.isnan(values[1::2]).all()
    assert batch.masks()[range(0, 6, 2), actions[::2]].all()
    assert (np.abs(values[::2]) <= 1).all()
    with pytest.raises(ValueError, match="limit"):
        batch.teach()
