//! The boards of all games for the board widget, which draws them without WebAssembly: generated from the descriptions and
//! committed; this test fails when they are stale.
//!
//! `UPDATE_TYPES=1 cargo test -p gipfel-wasm boards` writes them anew.

use std::fmt::Write as _;

use gipfel_rules::{Board, Description, GameKind, Look, Orientation};

use crate::types::assert_up_to_date;

const HEAD: &str = "\
// Generated from the descriptions of the games; do not edit.
// `UPDATE_TYPES=1 cargo test -p gipfel-wasm boards` writes this file.

import type { BoardData, GameData } from './board-data';
";

/// A board with its word, and the game whose it is first.
struct Named {
    word: String,
    game: &'static Description,
    board: &'static Board,
}

/// The word of a board: that of its game, and how many places it has if it is not the first.
fn word(game: &Description, index: usize) -> String {
    match index {
        0 => game.word.to_owned(),
        _ => format!("{}-{}", game.word, game.boards[index].places.len()),
    }
}

/// Every board once: a game may be played on the board of another.
fn boards() -> Vec<Named> {
    let mut found: Vec<Named> = Vec::new();
    for game in GameKind::ALL.map(GameKind::description) {
        for (index, board) in game.boards.iter().enumerate() {
            if !found.iter().any(|known| known.board.places == board.places) {
                found.push(Named { word: word(game, index), game, board });
            }
        }
    }
    found
}

fn data(Named { game, board, .. }: &Named) -> String {
    let has = |is_it: fn(&Look) -> bool| game.kinds.iter().any(|kind| is_it(&kind.look));
    let mut text = format!(
        "{{\n    level: {},\n    floors: {},\n    cells: {},\n    places: [",
        board.orientation == Orientation::Level,
        has(|look| matches!(look, Look::Floor)),
        has(|look| matches!(look, Look::Dots(_))),
    );
    let places = board.places.iter().map(|place| {
        let edge = if place.edge { ", 1" } else { "" };
        format!("[{:?}, {}, {}{edge}]", place.name, place.q, place.r)
    });
    let labels = board.labels.iter().map(|label| {
        let (x, y) = label.towards;
        format!("[{:?}, {:?}, {x}, {y}]", label.text, board[label.place].name)
    });
    text += &places.collect::<Vec<_>>().join(", ");
    text += "],\n    labels: [";
    text += &labels.collect::<Vec<_>>().join(", ");
    text + "],\n  }"
}

fn generated() -> String {
    let boards = boards();
    let words: Vec<String> = boards.iter().map(|board| format!("{:?}", board.word)).collect();
    let mut text = format!(
        "{HEAD}\n/** The boards there are. */\nexport type Game = {};\n\n\
         export const BOARDS: Readonly<Record<Game, BoardData>> = {{\n",
        words.join(" | ")
    );
    for board in &boards {
        writeln!(text, "  {:?}: {},", board.word, data(board)).expect("a string takes any text");
    }
    text += "};\n\n/** The games in their order: what each is called, the word of its files, and the board of every variant. */\n\
             export const GAMES = {\n";
    for kind in GameKind::ALL {
        let game = kind.description();
        write!(
            text,
            "  {:?}: {{\n    title: {:?},\n    topic: {:?},\n    boards: {{\n",
            game.word, game.title, game.topic
        )
        .expect("a string takes any text");
        for variant in game.variants {
            let places = game.boards[variant.board].places;
            let board = boards.iter().find(|known| known.board.places == places);
            let board = &board.expect("every board has a word").word;
            writeln!(text, "      {:?}: {board:?},", variant.word)
                .expect("a string takes any text");
        }
        text += "    },\n  },\n";
    }
    text + "} as const satisfies Readonly<Record<string, GameData>>;\n"
}

#[test]
fn the_boards_are_up_to_date() {
    assert_up_to_date("web/src/board/boards.ts", &generated());
}
