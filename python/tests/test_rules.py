"""Masks, observations and symmetries of random positions, each compared with another route to the same."""

import os
import re
import subprocess

import numpy as np
import pytest

import gipfel

GAMES = [game.word for game in gipfel.games()]


def batch_of(positions) -> gipfel.Batch:
    return gipfel.Batch(positions, len(positions))


def by_board(positions) -> list[list[gipfel.Position]]:
    """A batch is of one board, and variants may have boards of their own."""
    boards = {}
    for position in positions:
        boards.setdefault(tuple(position.game.places(position.variant)), []).append(position)
    return list(boards.values())


#: How an action is seen through a symmetry depends on what is in the hand: directions of pieces that are not alike on both sides.
BY_POSITION = {"punct"}

#: The steps of the six directions of PÜNCT, clockwise, as letters and numbers, and its kinds of pieces by their letters.
DIRECTIONS = {"n": (0, 1), "ne": (1, 1), "se": (1, 0), "s": (0, -1), "sw": (-1, -1), "nw": (-1, 0)}
KINDS = {
    "T": "triangle",
    "E": "straight-end",
    "C": "straight-middle",
    "L": "angular-left",
    "M": "angular-middle",
    "R": "angular-right",
}


def dots_by_hand(kind: str, place: str, direction: str) -> list[str]:
    """The places that a piece of PÜNCT covers, by the table of the rules."""
    steps = list(DIRECTIONS.values())
    number = list(DIRECTIONS).index(direction)
    (q, r), before, after = steps[number], steps[number - 1], steps[(number + 1) % 6]
    minor = {
        "T": [(q, r), after],
        "E": [(q, r), (2 * q, 2 * r)],
        "C": [(q, r), (-q, -r)],
        "L": [(q, r), (q + before[0], r + before[1])],
        "M": [before, after],
        "R": [(q, r), (q + after[0], r + after[1])],
    }[kind]
    return [place, *(f"{chr(ord(place[0]) + q)}{int(place[1:]) + r}" for q, r in minor)]


def large_by_hand(position: gipfel.Position, planes, cells, everywhere):
    """The planes of pieces that cover several places, from nothing but the text of the position."""
    _, _, board, side, hand, _ = str(position).split(" ")
    levels = [] if board == "-" else board.split("/")
    for height, level in enumerate(levels, 1):
        for letter, place, direction in (re.fullmatch(r"(.)([a-q]\d+)(\D+)", piece).groups() for piece in level.split(",")):
            whose, other = ("own", "other") if letter.isupper() == (side == "w") else ("other", "own")
            for dot in dots_by_hand(letter.upper(), place, direction):
                cell = tuple(cells[dot])
                planes[f"dots {KINDS[letter.upper()]} {whose}"][cell] += 1
                planes[f"seen {whose}"][cell], planes[f"seen {other}"][cell] = 1, 0
                planes["level"][cell] = height
    source, _, spot = hand.partition("@")
    if source in KINDS:
        everywhere(f"hand {KINDS[source]}", 1)
    elif source != "-":
        pieces = {place: letter for level in levels for letter, place in re.findall(r"([A-Za-z])([a-q]\d+)", level)}
        everywhere(f"hand {KINDS[pieces[source].upper()]}", 1)
    if spot or source not in {"-", *KINDS}:
        planes["hand here"][tuple(cells[spot or source])] = 1


def image_of_planes(game: gipfel.GameKind, variant: str, symmetry: int) -> list[int]:
    """Which plane of the image shows what each plane shows: a reflection exchanges kinds that are each other's mirror images."""
    names = game.planes(variant)
    mirrored = {"angular-left": "angular-right", "angular-right": "angular-left"} if symmetry >= 6 else {}
    return [names.index(" ".join(mirrored.get(word, mirrored_tray(word, mirrored)) for word in name.split(" "))) for name in names]


def mirrored_tray(word: str, mirrored: dict[str, str]) -> str:
    kind = word.removesuffix("-reserve")
    return f"{mirrored[kind]}-reserve" if kind != word and kind in mirrored else word


def image_of_numbers(game: gipfel.GameKind, variant: str, symmetry: int, observation: np.ndarray) -> np.ndarray:
    """The planes whose numbers tell of a place, from 1 on, tell of its image."""
    images = np.concatenate([[0], game.place_images(symmetry, variant) + 1])
    observation = observation.copy()
    for number, name in enumerate(game.planes(variant)):
        if name.split(" ")[0] == "chain":
            observation[number] = images[observation[number].astype(int)]
    return observation


def test_there_are_ten_thousand_positions(random_positions):
    assert sum(len(positions) for positions in random_positions.values()) >= 10_000
    for positions in random_positions.values():
        assert {position.stage for position in positions} >= {"main"}
        assert any(position.outcome is not None for position in positions)
        assert len({position.variant for position in positions}) == len(positions[0].game.variants)


@pytest.mark.parametrize("word", GAMES)
def test_masks_are_the_actions_of_the_slow_rules(word, random_positions):
    """The second implementation of the rules shares no code with the first."""
    program = os.environ.get("GIPFEL_SLOW_RULES")
    if not program:
        pytest.skip("GIPFEL_SLOW_RULES does not name the program of `cargo build -p gipfel-naive --example legal`")
    positions = [position for board in by_board(random_positions[word]) for position in board]
    masks = [mask for board in by_board(random_positions[word]) for mask in batch_of(board).masks()]
    text = "".join(f"{position}\n" for position in positions)
    answer = subprocess.run([program], input=text, capture_output=True, text=True, check=True).stdout
    expected = answer.split("\n")[:-1]
    assert len(expected) == len(positions)
    for position, mask, texts in zip(positions, masks, expected, strict=True):
        found = sorted(position.action_text(int(action)) for action in np.flatnonzero(mask))
        assert found == texts.split(), str(position)


@pytest.mark.parametrize("word", GAMES)
def test_masks_of_batches_and_positions_are_the_legal_actions(word, random_positions):
    for positions in by_board(random_positions[word]):
        masks = batch_of(positions).masks()
        assert masks.dtype == bool
        for number, (position, mask) in enumerate(zip(positions, masks, strict=True)):
            actions = position.actions()
            assert np.array_equal(np.sort(actions), np.flatnonzero(mask))
            assert np.array_equal(position.mask(), mask)
            # Generating and checking are two ways to say what is legal.
            if number % 40 == 0:
                assert [position.is_legal(index) for index in range(len(mask))] == mask.tolist()


def planes_by_hand(position: gipfel.Position) -> np.ndarray:
    """The planes of a position from what it says about itself, plane by plane."""
    game = position.game
    names, places = game.planes(position.variant), game.places(position.variant)
    cells = dict(zip(places, game.cells(position.variant).tolist(), strict=True))
    planes = {name: np.zeros(game.observation_shape(position.variant)[1:], np.float32) for name in names}
    inside = [tuple(cell) for cell in cells.values() if cell != [-1, -1]]
    whose = {position.side: "own", None: "nobody"}

    def everywhere(name, value):
        for cell in inside:
            planes[name][cell] = value

    everywhere("board", 1)
    for place, pieces in position.stacks():
        for kind, owner in pieces:
            planes[f"count {kind} {whose.get(owner, 'other')}"][tuple(cells[place])] += 1
        kind, owner = pieces[-1]
        planes[f"top {kind} {whose.get(owner, 'other')}"][tuple(cells[place])] = 1
    if "hand here" in planes:
        large_by_hand(position, planes, cells, everywhere)
    for tray, owner, count in position.trays():
        everywhere(f"tray {tray}" if owner is None else f"tray {tray} {whose.get(owner, 'other')}", count)
    for what, numbers in position.unseen():
        for color, number in zip("wb", numbers, strict=True):
            everywhere(f"{what} {whose.get(color, 'other')}", number)
    everywhere(f"stage {position.stage}", 1)
    if position.outcome is None:
        everywhere(f"prompt {position.prompt}", 1)
    everywhere(f"variant {position.variant}", 1)
    everywhere("white to move", float(position.side == "w"))
    return np.stack([planes[name] for name in names])


@pytest.mark.parametrize("word", GAMES)
def test_observations_are_what_positions_say(word, random_positions):
    for positions in by_board(random_positions[word]):
        batch = batch_of(positions)
        observations = batch.observations()
        assert observations.shape == batch.observation_shape
        assert observations.dtype == np.float32
        for position, observation in zip(positions, observations, strict=True):
            assert np.array_equal(position.observation(), observation)
            assert np.array_equal(planes_by_hand(position), observation), str(position)


def board_by_text(position: gipfel.Position) -> dict[str, str]:
    """The letters of the board's text by the names of their places, read without the library."""
    columns = str(position).split(" ")[2].split("/")
    first, lowest = ("b", lambda _: 2) if position.game.word == "gipf" else ("a", LOWEST.__getitem__)
    letters = {}
    for number, column in enumerate(columns):
        row, digits = lowest(number), ""
        for letter in column + "|":
            if letter.isdigit():
                digits += letter
                continue
            row += int(digits or 0)
            digits = ""
            if letter != "|":
                letters[f"{chr(ord(first) + number)}{row}"] = letter
                row += 1
    return letters


#: The lowest point of each column of YINSH.
LOWEST = [2, 1, 1, 1, 1, 2, 2, 3, 4, 5, 7]


@pytest.mark.parametrize(
    ("word", "planes"),
    [
        ("gipf", {"p": [("count basic", 1)], "g": [("count basic", 2)]}),
        ("yinsh", {"r": [("count ring", 1)], "m": [("count marker", 1)]}),
    ],
)
def test_observations_are_the_text_of_positions(word, planes, random_positions):
    for position in random_positions[word]:
        names, places = position.game.planes(), position.game.places()
        observation = position.observation()
        seen = {}
        for place, (row, column) in zip(places, position.game.cells(), strict=True):
            if row >= 0 and observation[1 : 1 + 6, row, column].any():
                seen[place] = {name: observation[names.index(name), row, column] for name in names[1:7] if "count" in name}
        expected = {}
        for place, letter in board_by_text(position).items():
            color = "w" if letter.isupper() else "b"
            whose = "own" if color == position.side else "other"
            counts = dict.fromkeys((name for name in names[1:7] if "count" in name), 0)
            counts |= {f"{plane} {whose}": count for plane, count in planes[letter.lower()]}
            expected[place] = counts
        assert seen == expected, str(position)


def test_what_is_not_to_be_seen_is_observed():
    texts = ["gipf tournament 1G2/5/6/7/6/5/2g1 w 16/16 ++ push", "gipf tournament 1G2/5/6/7/6/5/2g1 w 16/16 +- push"]
    one, other = (gipfel.Position(text).observation() for text in texts)
    assert not np.array_equal(one, other)


def test_what_is_in_the_hand_is_observed():
    board = "Td4n,Tk4s,eo12s"
    hands = ["T spot", "E spot", "d4 spot", "k4 spot", "T@f5 rotation", "T@f6 rotation", "d4@d6 rotation"]
    seen = {gipfel.Position(f"punct standard {board} w {hand}").observation().tobytes() for hand in hands}
    assert len(seen) == len(hands)


def test_how_a_piece_is_turned_is_observed():
    seen = {gipfel.Position(f"punct standard Td4{direction} b - piece").observation().tobytes() for direction in DIRECTIONS}
    assert len(seen) == 6


@pytest.mark.parametrize("word", GAMES)
def test_symmetries_commute_with_playing_and_observing(word, random_positions):
    game = gipfel.GameKind(word)
    for variant in game.variants:
        for symmetry in game.symmetries(variant):
            places, actions = game.place_images(symmetry, variant), game.action_images(symmetry, variant)
            assert sorted(places) == list(range(len(game.places(variant))))
            real = actions[actions >= 0]
            assert len(set(real.tolist())) == len(real)
            if symmetry == 0:
                assert np.array_equal(places, np.arange(len(places)))
                assert np.array_equal(real, np.flatnonzero(actions >= 0))
    for position in random_positions[word][::10]:
        cells = game.cells(position.variant)
        inside = np.flatnonzero(cells[:, 0] >= 0)
        for symmetry in game.symmetries(position.variant):
            image = position.transform(symmetry)
            assert image.game == game
            assert (image.side, image.outcome) == (position.side, position.outcome)
            legal = [int(action) for action in position.actions()]
            actions = {action: position.transform_action(action, symmetry) for action in legal}
            assert sorted(actions.values()) == sorted(image.actions())
            if word not in BY_POSITION:
                always = game.action_images(symmetry, position.variant)
                assert all(always[action] == seen for action, seen in actions.items())
            places = game.place_images(symmetry, position.variant)[inside]
            before = image_of_numbers(game, position.variant, symmetry, position.observation())
            after = image.observation()[image_of_planes(game, position.variant, symmetry)]
            before = before[:, cells[inside, 0], cells[inside, 1]]
            assert np.array_equal(before, after[:, cells[places, 0], cells[places, 1]])
            for action in legal[:3]:
                assert position.play(action).transform(symmetry) == image.play(actions[action])


@pytest.mark.parametrize("word", GAMES)
def test_with_the_players_exchanged_a_network_sees_the_same(word, random_positions):
    swapped = 0
    for position in random_positions[word][::5]:
        other = position.swap_colors()
        if other is None:
            continue
        swapped += 1
        assert other.side != position.side
        assert np.array_equal(other.mask(), position.mask())
        assert np.array_equal(other.observation()[:-1], position.observation()[:-1])
        assert other.swap_colors() == position
    assert swapped > 100


@pytest.mark.parametrize("word", GAMES)
def test_whole_turns(word, random_positions):
    for position in random_positions[word][::200]:
        for _, turn in zip(range(50), position.turns()):
            text = position.turn_text(turn)
            assert position.turn(text) == turn
