"""Games as environments of PettingZoo and Gymnasium, and branches of what is being played."""

import copy
import pickle
import runpy
import threading

import gipfel
import numpy as np
import pytest
from gipfel.gymnasium import SelfPlayVectorEnv
from gipfel.pettingzoo import env, raw_env
from pettingzoo.test import api_test, seed_test

WORDS = [game.word for game in gipfel.games()]


@pytest.mark.parametrize("word", WORDS)
def test_pettingzoo_accepts_the_environment(word):
    api_test(env(word, limit=40), num_cycles=100)
    api_test(raw_env(word, limit=20), num_cycles=60)


def test_pettingzoo_is_repeatable():
    seed_test(lambda: env("yinsh", "blitz"), 40)


def test_rewards_of_a_whole_game():
    games = env("gipf", "basic")
    for seed in range(5):
        games.reset(seed=seed)
        random = np.random.default_rng(seed)
        total = {"white": 0.0, "black": 0.0}
        for agent in games.agent_iter():
            observation, reward, terminated, truncated, _ = games.last()
            total[agent] += reward
            over = terminated or truncated
            games.step(None if over else random.choice(np.flatnonzero(observation["action_mask"])))
        result = games.unwrapped.game.end[0]
        assert total == {"w": {"white": 1, "black": -1}, "b": {"white": -1, "black": 1}}.get(result, {"white": 0, "black": 0})


def test_an_illegal_action_loses():
    games = env("gipf", "basic")
    games.reset()
    illegal = int(np.flatnonzero(games.observe("white")["action_mask"] == 0)[0])
    games.step(illegal)
    assert games.terminations == {"white": True, "black": True} and games.rewards["white"] == -1


def test_another_start():
    games = raw_env("gipf", "basic")
    start = gipfel.Position("gipf basic 4/PPP2/6/7/6/5/4 b 9/9 -- push")
    games.reset(options={"start": start})
    assert games.agent_selection == "black" and games.game.start == start
    with pytest.raises(ValueError, match="GIPF basic"):
        games.reset(options={"start": gipfel.GameKind("yinsh").start()})


def test_vector_environment_counts_like_a_batch():
    envs = SelfPlayVectorEnv("dvonn", num_envs=16, limit=90)
    observations, infos = envs.reset(seed=2)
    assert observations.shape == envs.observation_space.shape
    random = np.random.default_rng(2)
    ended = np.zeros(16, int)
    restarted = np.zeros(16, bool)
    for _ in range(250):
        actions = np.array([random.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in infos["action_mask"]])
        observations, rewards, terminated, truncated, infos = envs.step(actions)
        assert not (rewards[~(terminated | truncated)]).any()
        assert not (terminated & truncated).any()
        played = [len(envs.batch.played(game)) for game in range(16)]
        assert all(played[game] == 0 for game in np.flatnonzero(restarted))
        restarted = terminated | truncated
        ended += restarted
    assert (ended >= 2).all()


def test_batches_branch():
    batch = gipfel.Batch(gipfel.GameKind("yinsh").start("blitz"), 200, seed=5, limit=70)
    for _ in range(60):
        batch.step(batch.random_actions())
    before = [batch.played(game).tolist() for game in range(len(batch))]
    twins = [copy.copy(batch), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    for _ in range(30):
        actions = batch.random_actions()
        batch.step(actions)
        for twin in twins:
            assert (twin.random_actions() == actions).all()
            twin.step(actions)
            assert (twin.over() == batch.over()).all() and (twin.masks() == batch.masks()).all()
    assert batch.live < 200 and [batch.played(game).tolist() for game in range(200)] != before


def test_damaged_pickles_are_refused():
    batch = gipfel.Batch(gipfel.GameKind("gipf").start(), 2)
    batch.step(batch.random_actions())
    restore, (saved,) = batch.__reduce__()
    for damaged in ["", "{}", saved[:-2], saved.replace('"actions":[', '"actions":[9999,'), saved.replace("gipf", "chess")]:
        with pytest.raises(ValueError):
            restore(damaged)


def test_games_and_records_branch():
    game = gipfel.Game(gipfel.Position("gipf basic 4/PPP2/6/7/6/5/4 w 9/9 -- push"))
    game.push("c1-c5")
    for twin in [copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))]:
        assert twin == game and len(twin.unfinished) == 1
        twin.push("xc2,c3,c4,c5")
        assert twin != game
    record = gipfel.Record.from_game(game)
    for twin in [copy.copy(record), copy.deepcopy(record), pickle.loads(pickle.dumps(record))]:
        assert twin == record
        twin.set_tag("White", "Ada")
        assert twin != record


def test_a_batch_is_read_while_it_is_stepped():
    batch = gipfel.Batch(gipfel.GameKind("gipf").start(), 5000)
    errors = []

    def read():
        try:
            for _ in range(50):
                assert batch.live <= 5000 and len(batch.sides()) == 5000
        except Exception as error:
            errors.append(error)

    readers = [threading.Thread(target=read) for _ in range(3)]
    for reader in readers:
        reader.start()
    for _ in range(20):
        batch.step(batch.random_actions())
    for reader in readers:
        reader.join()
    assert errors == []


@pytest.mark.parametrize("wrong", [1.0, None, [1], b"e1-e3"])
def test_wrong_types_are_named(wrong):
    with pytest.raises(TypeError, match=f"an action is an int or a str, not {type(wrong).__name__}"):
        gipfel.GameKind("gipf").start().play(wrong)


@pytest.mark.parametrize("word", WORDS)
def test_open_spiel_plays(word):
    spiel = pytest.importorskip("gipfel.open_spiel", reason="open_spiel isn't installed", exc_type=ImportError)
    import pyspiel

    game = pyspiel.load_game(f"{spiel.short_name(gipfel.GameKind(word))}(limit=40)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    assert str(state.clone()) == str(state)


def test_typed_code_runs():
    runpy.run_path("typed.py")
