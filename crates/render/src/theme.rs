//! Colours.

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

/// The mark on what is precious, and what is red.
pub(crate) const BRICK: &str = "#c8553d";

/// The colours of signs that can still be used, on white and on black.
pub(crate) const fn sign(letter: char) -> [&'static str; 2] {
    match letter {
        'T' => ["#8a3ab9", "#d9a6ff"],
        'Z' => ["#b8860b", "#ffd24d"],
        'D' => ["#c0392b", "#ff8a75"],
        'Y' => ["#1f6fb2", "#7cc4ff"],
        _ => ["#2e7d32", "#86e08a"],
    }
}

/// The colours of a piece.
#[derive(Clone, Copy)]
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

pub(crate) const BLACK: PieceColors = PieceColors {
    face: ["#565a62", "#3a3d44", "#26292e"],
    wall: ["#15161a", "#3b3e45", "#0f1012"],
    outline: "#060607",
    shine: "#9aa0aa",
    shine_opacity: "0.55",
    groove: "#17191c",
};

/// Red pieces, whoever has them.
pub(crate) const RED: PieceColors = PieceColors {
    face: ["#e07a61", "#cb5a41", "#b04a34"],
    wall: ["#7d2f20", "#b5533d", "#6c281b"],
    outline: "#5c2216",
    shine: "#f6b7a6",
    shine_opacity: "0.7",
    groove: "#8f3a28",
};

/// Ivory pieces.
pub(crate) const IVORY: PieceColors = PieceColors {
    face: ["#fff9e6", "#f3e8c8", "#e2d2a6"],
    wall: ["#b39c66", "#dcc998", "#a38c58"],
    outline: "#7d6a3d",
    shine: "#ffffff",
    shine_opacity: "0.8",
    groove: "#c4b182",
};

/// Blue pieces.
pub(crate) const BLUE: PieceColors = PieceColors {
    face: ["#6fa3dc", "#4a80bd", "#37679e"],
    wall: ["#234b7a", "#4678b0", "#1d3f68"],
    outline: "#173252",
    shine: "#b9d6f5",
    shine_opacity: "0.7",
    groove: "#2b5687",
};

/// Green pieces.
pub(crate) const GREEN: PieceColors = PieceColors {
    face: ["#7dba7f", "#57995b", "#437d47"],
    wall: ["#2a5a2e", "#528f56", "#234b26"],
    outline: "#1a3a1d",
    shine: "#bfe3c0",
    shine_opacity: "0.7",
    groove: "#336a37",
};
