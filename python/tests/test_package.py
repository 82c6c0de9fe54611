"""Games, positions, games in progress, records and the engine as Python sees them; bad input; what the package promises about types."""

import ast
import copy
import inspect
import pickle
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import gipfel

START = gipfel.GameKind("gipf").start()
#: Black has one piece left and White can keep him from getting more.
WON = gipfel.Position("gipf basic 2p1/P4/1ppp1p/7/1P4/5/3P w 3/0 -- push")
OVER = gipfel.Position("gipf basic 4/5/6/7/6/5/4 w 0/3 -- push")


def test_games_say_what_they_are():
    for game in gipfel.games():
        assert gipfel.GameKind(game.word) == game
        assert game.variants
        assert repr(game) == f'GameKind("{game.word}")'
        for variant in game.variants:
            assert game.start(variant).variant == variant
            assert len(set(game.planes(variant))) == game.observation_shape(variant)[0]
    start = gipfel.GameKind("gipf").start("basic", extra=(0, 3))
    assert str(start) == "gipf basic p2P/5/6/P5p/6/5/p2P w 12/15 -- push"
    assert gipfel.GameKind("gipf").options("basic") == {"extra": (0, 3)}


@pytest.mark.parametrize(
    ("call", "why"),
    [
        (lambda: gipfel.GameKind("chess"), "no game `chess`"),
        (lambda: gipfel.GameKind("gipf").start("blitz"), "no variant `blitz`"),
        (lambda: gipfel.GameKind("gipf").start("basic", extra=4), "4 is more than 3"),
        (lambda: gipfel.GameKind("gipf").start("basic", extra=-1), "small number"),
        (lambda: gipfel.GameKind("gipf").start("basic", colour=1), "no option `colour`"),
        (lambda: gipfel.GameKind("gipf").place_images(12), "no symmetry 12"),
        (lambda: START.transform(99), "no symmetry 99"),
        (lambda: START.transform_action(-1, 0), "no action with the number -1"),
        (lambda: START.play("e1-e9"), "e1-e9"),
        (lambda: START.play("?"), re.escape("?")),
        (lambda: START.play(0), "b2 is occupied"),
        (lambda: START.play(4_000), "no action with the number 4000"),
        (lambda: START.action_text(70_000), "no action"),
        (lambda: START.turn("e1-e3;b2"), "turn is complete"),
        (lambda: START.turn_text([1, 1]), "b3 is occupied"),
        (lambda: gipfel.Game(START).play([1, 10_000]), "no action"),
        (lambda: gipfel.Game(START).commit(), "not complete"),
        (lambda: gipfel.Game(OVER).push("b2"), "game is over"),
        (lambda: gipfel.Record.parse("1. e4 *"), "line 1"),
        (lambda: gipfel.Record(START).add_turn("e1-e9"), "e1-e9"),
        (lambda: gipfel.Record(START).set_tag("no tag", "x"), "no name of a tag"),
        (lambda: setattr(gipfel.Record(START), "result", "2-0"), "no result"),
        (lambda: gipfel.Engine(hash=0), "megabytes"),
        (lambda: gipfel.Engine(hash=2**40), "megabytes"),
        (lambda: gipfel.Engine(threads=0), "threads"),
        (lambda: gipfel.Engine(lines=0), "lines"),
        (lambda: gipfel.Engine().search(START), "limit"),
        (lambda: gipfel.Engine().search(START, seconds=-1), "no time"),
        (lambda: gipfel.Engine().search(START, seconds=float("nan")), "no time"),
        (lambda: gipfel.Engine().search(OVER, depth=1), "over"),
        (lambda: gipfel.Engine().play(START, 11), "levels"),
    ],
)
def test_what_cannot_be_is_an_exception_that_says_why(call, why):
    with pytest.raises(ValueError, match=why) as raised:
        call()
    assert str(raised.value)
    assert "panic" not in str(raised.value)


@pytest.mark.parametrize(
    "call",
    [
        lambda: gipfel.Position(5),
        lambda: START.play(1.5),
        lambda: START.play(2**70),
        lambda: gipfel.Batch("gipf", 1),
        lambda: gipfel.Game("gipf"),
        lambda: gipfel.GameKind("gipf").start(5),
    ],
)
def test_the_wrong_type_is_a_type_error(call):
    with pytest.raises((TypeError, OverflowError)):
        call()


def test_positions_are_values():
    played = START.play("e1-e3")
    assert played != START and played.side == "b"
    assert {START: 1}[gipfel.Position(str(START))] == 1
    assert pickle.loads(pickle.dumps(played)) == played
    assert copy.deepcopy(START.game) == START.game
    assert repr(played) == f'Position("{played}")'
    assert START.key != played.key


def test_games_in_progress():
    game = gipfel.Game(gipfel.Position("gipf basic 4/PPP2/6/7/6/5/4 w 9/9 -- push"))
    game.push("c1-c5")
    assert game.turns == [] and len(game.unfinished) == 1
    assert game.position.action("xc2,c3,c4,c5") in game.legal
    game.push("xc2,c3,c4,c5")
    assert game.turns == ["c1-c5;xc2,c3,c4,c5"] and game.side == "b"
    other = copy.copy(game)
    other.play("e2")
    assert len(other.turns) == 2 and len(game.turns) == 1
    assert other.take_back() and other == game
    assert game.history == [game.start.key]
    game.push(int(game.legal[0]))
    while game.pop():
        pass
    assert game.end is None
    assert gipfel.Game(OVER).end is not None


def test_records():
    record = gipfel.Record(START)
    record.set_tag("White", "Ada")
    record.add_turn("e1-e3", comment="Bold.")
    record.add_turn("d7")
    record.result = "1-0"
    text = str(record)
    assert '[White "Ada"]' in text and "{ Bold. }" in text
    assert gipfel.Record.parse(text) == record
    assert record.tags["Result"] == record.result == "1-0"
    assert record.turns == ["e1-e3", "d7"] and record.turn_count == 2
    record.set_tag("White", None)
    assert "White" not in record.tags


def test_the_engine_finds_a_win():
    engine = gipfel.Engine(hash=1, lines=2)
    report = engine.search(WON, depth=2)
    assert report.score == "#1" and report.forced == 1 and report.value == 1.0
    position = WON
    for action in report.turn:
        position = position.play(action)
    assert position.outcome == "w"
    assert WON.turn(report.text) == report.turn
    assert len(report.lines) == 2 and report.lines[0].actions[: len(report.turn)] == report.turn
    assert report.lines[0].turns[0] == report.text
    assert report.nodes > 0 and report.depth > 0


def test_the_engine_answers_alike():
    for game in gipfel.games():
        start = game.start()
        one, again = (gipfel.Engine().search(start, nodes=3_000) for _ in range(2))
        assert (one.turn, one.score, one.nodes) == (again.turn, again.score, again.nodes)
        turns = {gipfel.Engine().play(start, 1, seed).text for seed in range(8)}
        assert len(turns) > 1
        assert gipfel.Engine().play(start, 3, 5).turn == gipfel.Engine().play(start, 3, 5).turn


def test_the_engine_plays_a_game_to_its_end():
    game = gipfel.Game(gipfel.GameKind("gipf").start("basic"))
    engine = gipfel.Engine(hash=1)
    while game.end is None and len(game.turns) < 200:
        game.play(engine.play(game.position, 2, len(game.turns), history=game.history).turn)
    assert len(game.turns) > 10
    assert gipfel.Record.from_game(game).to_game() == game


#: A program of its own, which gets the signal while it searches: `pytest` has plans for it too. Whatever runs in the background of
#: a shell begins with the signal ignored.
SEARCH = """
import gipfel, signal, threading
signal.signal(signal.SIGINT, signal.default_int_handler)
threading.Timer(0.3, lambda: signal.pthread_kill(threading.main_thread().ident, signal.SIGINT)).start()
try:
    {}
except KeyboardInterrupt:
    print("interrupted")
"""


@pytest.mark.skipif(not hasattr(signal, "pthread_kill"), reason="this system sends signals in another way")
@pytest.mark.parametrize(
    "work",
    [
        "gipfel.Engine().search(gipfel.GameKind('gipf').start(), seconds=3600)",
        "gipfel.Batch(gipfel.GameKind('yinsh').start(), 8).teach(seconds=3600)",
    ],
)
def test_ctrl_c_ends_what_takes_long(work):
    program = [sys.executable, "-c", SEARCH.format(work)]
    said = subprocess.run(program, capture_output=True, text=True, check=True, timeout=600).stdout
    assert said == "interrupted\n"


STUBS = Path(gipfel.__file__).parent / "_gipfel.pyi"


def parameters(function: ast.FunctionDef) -> list[tuple[str, bool]]:
    """The names of the parameters of a function of the stubs, and whether each may be left out."""
    positional = [*function.args.posonlyargs, *function.args.args]
    left_out = [False] * (len(positional) - len(function.args.defaults)) + [True] * len(function.args.defaults)
    named = [(name.arg, default is not None) for name, default in zip(function.args.kwonlyargs, function.args.kw_defaults)]
    listed = [(name.arg, may) for name, may in zip(positional, left_out)]
    rest = [(function.args.kwarg.arg, False)] if function.args.kwarg else []
    return [entry for entry in [*listed, *named, *rest] if entry[0] not in ("self", "cls")]


def real_parameters(thing) -> list[tuple[str, bool]]:
    found = inspect.signature(thing).parameters.values()
    return [(each.name, each.default is not each.empty) for each in found if each.name != "self"]


def test_everything_is_in_the_stubs_and_says_what_it_does():
    assert (STUBS.parent / "py.typed").exists()
    tree = ast.parse(STUBS.read_text(encoding="utf-8")).body
    stubs = {node.name: node for node in tree if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
    public = [name for name in gipfel.__all__ if name != "__version__"]
    assert sorted(stubs) == sorted(public)
    for name in public:
        thing, stub = getattr(gipfel, name), stubs[name]
        assert thing.__doc__, name
        if isinstance(stub, ast.FunctionDef):
            assert parameters(stub) == real_parameters(thing), name
            continue
        members = {node.name: node for node in stub.body if isinstance(node, ast.FunctionDef)}
        own = [member for member in vars(thing) if not member.startswith("_")]
        assert sorted(member for member in members if not member.startswith("_")) == sorted(own), name
        if "__new__" in members:
            assert parameters(members["__new__"]) == real_parameters(thing), name
        for member in own:
            real = getattr(thing, member)
            assert real.__doc__, f"{name}.{member} says nothing"
            is_property = any(getattr(mark, "id", "") == "property" or isinstance(mark, ast.Attribute) for mark in members[member].decorator_list)
            assert is_property == inspect.isgetsetdescriptor(real), f"{name}.{member}"
            if not is_property:
                assert parameters(members[member]) == real_parameters(real), f"{name}.{member}"
