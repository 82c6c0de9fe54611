//! What the terminal knows of a game besides what its description says.

use gipfel_rules::GameKind;

use crate::look::Palette;

/// What is to be known of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Face {
    /// The colours of its board, all mid-toned so that black and white stand out alike.
    pub(crate) palette: Palette,
    /// Decisions as they are written.
    pub(crate) examples: &'static str,
    /// The letters of the kinds, in the order of the description, where letters tell pieces apart.
    pub(crate) kinds: &'static str,
    /// Whether the pieces in a player's stacks are what he scores.
    pub(crate) counts_stacks: bool,
}

/// The registration of the games.
pub(crate) const fn face(game: GameKind) -> Face {
    match game {
        GameKind::Gipf => Face {
            palette: PAPER,
            examples: "e2, e1-e4, Gb5, xe2,e3,e4,e5, done",
            kinds: "",
            counts_stacks: false,
        },
        GameKind::GipfPlus => Face {
            palette: PAPER,
            examples: "e2, e1-e4, Gb5, Zb3, Z:d3-f4, T:c2, T:discard, xb4,Zc4,Ge4",
            kinds: "",
            counts_stacks: false,
        },
        GameKind::Yinsh => Face {
            palette: SKY,
            examples: "f6, f6-f9, xb3-f7, xc5, pass",
            kinds: "",
            counts_stacks: false,
        },
        GameKind::Dvonn => {
            Face { palette: SAGE, examples: "e3, c3-f3, pass", kinds: "", counts_stacks: true }
        }
        GameKind::Tzaar => {
            Face { palette: PLUM, examples: "Ze4, c3-c6, pass", kinds: "ZAT", counts_stacks: false }
        }
        GameKind::Zertz => Face {
            palette: SLATE,
            examples: "Wd4, d1, d4-f4, pass",
            kinds: "oWGB",
            counts_stacks: false,
        },
        GameKind::Punct => Face {
            palette: STONE,
            examples: "T;@d4;n, d4;@d11;s",
            kinds: "TECLMR",
            counts_stacks: false,
        },
        // A game without colours of its own yet.
        _ => Face { palette: STONE, examples: "", kinds: "", counts_stacks: false },
    }
}

/// Warm paper.
const PAPER: Palette = Palette {
    ground: (119, 108, 86),
    trace: (148, 133, 100),
    line: (176, 165, 140),
    label: (231, 224, 206),
    accent: (150, 240, 205),
    chosen: (38, 112, 94),
    row: (190, 132, 20),
};

/// Cool blue-grey.
const SKY: Palette = Palette {
    ground: (82, 102, 124),
    trace: (104, 130, 154),
    line: (148, 170, 192),
    label: (216, 226, 236),
    accent: (150, 240, 205),
    chosen: (30, 112, 96),
    row: (178, 124, 20),
};

/// Soft sage.
const SAGE: Palette = Palette {
    ground: (92, 110, 94),
    trace: (116, 137, 112),
    line: (146, 166, 146),
    label: (220, 230, 217),
    accent: (150, 240, 205),
    chosen: (30, 112, 96),
    row: (178, 124, 20),
};

/// Plum-grey.
const PLUM: Palette = Palette {
    ground: (110, 95, 105),
    trace: (140, 120, 131),
    line: (172, 156, 166),
    label: (231, 220, 226),
    accent: (150, 240, 205),
    chosen: (30, 112, 96),
    row: (178, 124, 20),
};

/// Slate.
const SLATE: Palette = Palette {
    ground: (84, 95, 101),
    trace: (108, 121, 127),
    line: (150, 161, 166),
    label: (222, 229, 232),
    accent: (150, 240, 205),
    chosen: (30, 112, 96),
    row: (178, 124, 20),
};

/// Warm grey.
const STONE: Palette = Palette {
    ground: (108, 103, 97),
    trace: (138, 131, 122),
    line: (150, 144, 136),
    label: (228, 223, 215),
    accent: (150, 240, 205),
    chosen: (30, 112, 96),
    row: (178, 124, 20),
};
