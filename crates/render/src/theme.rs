//! Colours.

use gipfel_rules::Game;
use gipfel_rules::gipf_plus::Potential;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Theme {
    /// For bright surroundings.
    #[default]
    Light,
    /// For dark surroundings; the board itself stays mid-toned, so that black pieces stand out.
    Dark,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 2] = [Theme::Light, Theme::Dark];

    /// The theme's word.
    pub const fn word(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme with a word.
    pub fn from_word(word: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.word() == word)
    }
}

/// The colours of one board in one theme.
pub(crate) struct Palette {
    /// The table around the board.
    pub(crate) table: &'static str,
    /// The board, where the light falls on it and where it does not.
    pub(crate) board: [&'static str; 2],
    pub(crate) board_edge: &'static str,
    pub(crate) board_shine: &'static str,
    pub(crate) line: &'static str,
    pub(crate) dot: &'static str,
    /// Names on the board.
    pub(crate) label: &'static str,
    /// Numbers beside the board.
    pub(crate) number: &'static str,
    /// How dark shadows are.
    pub(crate) shadow: &'static str,
    /// What the last turn left.
    pub(crate) trace: &'static str,
    /// What may be done.
    pub(crate) accent: &'static str,
    pub(crate) row: &'static str,
    pub(crate) row_opacity: &'static str,
}

/// The mark on GIPF-pieces.
pub(crate) const BRICK: &str = "#c8553d";

/// The colours of potentials that have not been used, on white and on black.
pub(crate) const fn potential(kind: Potential) -> [&'static str; 2] {
    match kind {
        Potential::Tamsk => ["#8a3ab9", "#d9a6ff"],
        Potential::Zertz => ["#b8860b", "#ffd24d"],
        Potential::Dvonn => ["#c0392b", "#ff8a75"],
        Potential::Yinsh => ["#1f6fb2", "#7cc4ff"],
        Potential::Punct => ["#2e7d32", "#86e08a"],
    }
}

pub(crate) const fn palette(game: Game, theme: Theme) -> Palette {
    match (game, theme) {
        (Game::Gipf | Game::GipfPlus, Theme::Light) => Palette {
            table: "#f6f3ec",
            board: ["#eee7d9", "#e0d5bf"],
            board_edge: "#b7a98c",
            board_shine: "#faf6ec",
            line: "#5f5547",
            dot: "#2b2824",
            label: "#665b4b",
            number: "#3a352d",
            shadow: "0.42",
            trace: "#4a4234",
            accent: "#2f7d6b",
            row: "#e0a526",
            row_opacity: "0.42",
        },
        (Game::Gipf | Game::GipfPlus, Theme::Dark) => Palette {
            table: "#17191c",
            board: ["#68614f", "#575042"],
            board_edge: "#3a352b",
            board_shine: "#7c745f",
            line: "#a89f8a",
            dot: "#e2dbc9",
            label: "#e0d9c8",
            number: "#e8e3d7",
            shadow: "0.55",
            trace: "#f3ead2",
            accent: "#62c9ae",
            row: "#e0a526",
            row_opacity: "0.5",
        },
        (Game::Yinsh, Theme::Light) => Palette {
            table: "#eef1f5",
            board: ["#d9e2ec", "#c4d1df"],
            board_edge: "#90a5bb",
            board_shine: "#f5f8fb",
            line: "#6a8aab",
            dot: "#6a8aab",
            label: "#44596f",
            number: "#2c3947",
            shadow: "0.42",
            trace: "#33475c",
            accent: "#2f7d6b",
            row: "#e0a526",
            row_opacity: "0.5",
        },
        (Game::Yinsh, Theme::Dark) => Palette {
            table: "#14171b",
            board: ["#4f6277", "#3f5063"],
            board_edge: "#2a3644",
            board_shine: "#647a91",
            line: "#8ea6bd",
            dot: "#8ea6bd",
            label: "#cfdbe7",
            number: "#dfe6ed",
            shadow: "0.55",
            trace: "#e6eef6",
            accent: "#6fd3b9",
            row: "#e0a526",
            row_opacity: "0.5",
        },
    }
}

/// The colours of a piece.
pub(crate) struct PieceColors {
    /// The upper face, from the light to the shade.
    pub(crate) face: [&'static str; 3],
    /// The wall below it.
    pub(crate) wall: [&'static str; 3],
    /// The line around the whole.
    pub(crate) outline: &'static str,
    /// The edge that catches the light.
    pub(crate) shine: &'static str,
    pub(crate) shine_opacity: &'static str,
    /// The groove in the face.
    pub(crate) groove: &'static str,
}

/// White pieces are ivory in GIPF and porcelain in YINSH.
pub(crate) const fn white(game: Game) -> PieceColors {
    match game {
        Game::Gipf | Game::GipfPlus => PieceColors {
            face: ["#fffefb", "#f8f3e8", "#e9e0cd"],
            wall: ["#b4a88d", "#d9cfb9", "#a3967b"],
            outline: "#857960",
            shine: "#ffffff",
            shine_opacity: "0.95",
            groove: "#cbbfa5",
        },
        Game::Yinsh => PieceColors {
            face: ["#ffffff", "#f6f8fa", "#e2e7ec"],
            wall: ["#a3adb8", "#cdd4db", "#949fab"],
            outline: "#66727f",
            shine: "#ffffff",
            shine_opacity: "0.95",
            groove: "#c2cad3",
        },
    }
}

pub(crate) const BLACK: PieceColors = PieceColors {
    face: ["#565a62", "#3a3d44", "#26292e"],
    wall: ["#15161a", "#3b3e45", "#0f1012"],
    outline: "#060607",
    shine: "#9aa0aa",
    shine_opacity: "0.55",
    groove: "#17191c",
};
