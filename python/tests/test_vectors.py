"""The vectors that an independent program has made, replayed through Python."""

import json

import numpy as np
import pytest
from conftest import DATA, json_lines, lines, vectors

import gipfel

#: Deeper counts are the business of the tests in Rust.
MOST_NODES = 2_000_000


def test_the_vectors_are_there():
    assert len(vectors("*-perft.json")) >= 3
    assert len(vectors("*-games.jsonl")) >= 5


@pytest.mark.parametrize("name", vectors("*-perft.json"))
def test_perft(name):
    table = json.loads((DATA / "vectors" / name).read_text(encoding="utf-8"))
    assert table
    for entry in table:
        position = gipfel.Position(entry["position"])
        for depth, count in enumerate(entry["perft"]):
            if count <= MOST_NODES:
                assert position.perft(depth) == count, (entry["position"], depth)
        if len(entry["perft"]) > 2:
            assert sum(count for _, count in position.divide(2)) == entry["perft"][2]


@pytest.mark.parametrize("name", [name for name in vectors("*-games.jsonl") if "human" not in name])
def test_games(name):
    games = json_lines(name)
    assert games
    paths = [play_through(game) for game in games]
    # The same in batches, which are of one board; games that were broken off in one of their own.
    batches = {}
    for game, path in zip(games, paths):
        kind = (*game["start"].split()[:2], game["result"] is None)
        batches.setdefault(kind, []).append((game, path))
    for batch in batches.values():
        step_through(batch)


def step_through(games):
    batch = gipfel.Batch([gipfel.Position(game["start"]) for game, _ in games], len(games))
    for step in range(max(len(path) for _, path in games)):
        live = np.array([step < len(path) for _, path in games])
        if not (live | batch.over()).all():
            # One of those that were broken off has nothing more to play.
            assert all(game["result"] is None for game, _ in games)
            assert not batch.over().any()
            return
        batch.step([path[step] if step < len(path) else -1 for _, path in games])
        for number, (game, path) in enumerate(games):
            assert str(batch[number]) == game["positions"][min(step, len(path) - 1)]
    results = {"w": 1, "b": -1, "draw": 0, None: 0}
    assert batch.over().tolist() == [game["result"] is not None for game, _ in games]
    assert batch.results().tolist() == [results[game["result"]] for game, _ in games]


def play_through(game) -> list[int]:
    position = gipfel.Position(game["start"])
    assert str(position) == game["start"]
    path = []
    for text, after in zip(game["actions"], game["positions"], strict=True):
        assert position.outcome is None
        action = position.action(text)
        assert position.action_text(action) == text
        assert action in position.actions()
        assert position.mask()[action]
        path.append(action)
        position = position.play(action)
        assert str(position) == after
        assert position == gipfel.Position(after)
        assert hash(position) == hash(gipfel.Position(after))
    assert position.outcome == game["result"]
    assert (len(position.actions()) == 0) == (game["result"] is not None)
    return path


@pytest.mark.parametrize("name", [name for name in vectors("*-games.jsonl") if "human" in name])
def test_games_of_people(name):
    for game in json_lines(name):
        position = gipfel.Position(game["start"])
        played = gipfel.Game(position)
        for turn, noted, after in zip(game["turns"], game["noted"], game["positions"], strict=True):
            actions = position.turn(turn)
            assert position.turn(noted) == actions
            assert position.turn_text(actions) == turn
            played.play(noted)
            position = played.position
            assert str(position) == after
        assert played.turns == game["turns"]


@pytest.mark.parametrize("name", vectors("*bad-positions.txt"))
def test_bad_positions(name):
    bad = [line.split("\t")[0] for line in lines(name)]
    assert len(bad) > 10
    for text in bad:
        with pytest.raises(gipfel.PositionError, match=": "):
            gipfel.Position(text)


@pytest.mark.parametrize("path", sorted((DATA / "records" / "good").iterdir()), ids=lambda path: path.name)
def test_good_records(path):
    text = path.read_text(encoding="utf-8")
    records = gipfel.read_records(text)
    assert records
    again = gipfel.read_records(gipfel.write_records(records))
    assert again == records
    for record in records:
        assert gipfel.Record.parse(str(record)) == record
        assert len(record.positions) == len(record.turns) + 1
        assert record.tags["Game"] == record.game.word
        if "Links" in record.tags:
            with pytest.raises(ValueError, match="linked"):
                record.to_game()
            continue
        played = record.to_game()
        assert played.turns == record.turns
        assert played.actions == record.actions
        position = record.start
        for actions, after in zip(record.actions, record.positions[1:], strict=True):
            for action in actions:
                position = position.play(action)
            assert position == after


@pytest.mark.parametrize("path", sorted((DATA / "records" / "broken").iterdir()), ids=lambda path: path.name)
def test_broken_records(path):
    text = path.read_text(encoding="utf-8")
    with pytest.raises(gipfel.RecordError, match=r"line \d+"):
        gipfel.read_records(text)
    faults = [fault for _, fault in gipfel.read_while_valid(text)]
    assert any(faults)


def test_masks_know_every_action_of_the_games():
    """No action of a recorded game lies outside of what a mask can say."""
    for game in gipfel.games():
        start = game.start()
        assert start.mask().shape == (game.action_count,)
        assert np.flatnonzero(start.mask()).tolist() == sorted(start.actions().tolist())
