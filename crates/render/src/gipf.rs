//! How GIPF is drawn and told.

use gipfel_rules::gipf::{Position, Variant};
use gipfel_rules::{Color, EndReason, Layer, Outcome};

use crate::canvas::Colors;
use crate::style::{Drawn, Height, Middle, Outline, Stacks, Style, TerminalStyle, pair};
use crate::theme::{Palette, PieceColors};

/// Warm paper and ivory.
pub(crate) const STYLE: Style = Style {
    palettes: [
        Palette {
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
        Palette {
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
    ],
    white: PieceColors {
        face: ["#fffefb", "#f8f3e8", "#e9e0cd"],
        wall: ["#b4a88d", "#d9cfb9", "#a3967b"],
        outline: "#857960",
        shine: "#ffffff",
        shine_opacity: "0.95",
        groove: "#cbbfa5",
    },
    nobody: None,
    outline: Outline::Hexagon(5.05),
    unit: 60.0,
    // Beside a dot a name needs more room than above it: it is wider than high.
    label_distance: |(x, _)| 18.5 + 2.5 * x.abs(),
    hollows: false,
    middle: Middle::Plain,
    stacks: Stacks { step: 7.0, most_drawn: usize::MAX, height: Height::Unsaid },
    pile_step: 7.0,
    is_marked,
    decisions: &[DECISIONS],
    terminal: TerminalStyle {
        colors: Colors { ground: 137, lit: 172, line: 94, label: 230, accent: 22 },
        margins: (3, 0),
        kinds: "",
        legend: "[ ] GIPF-piece",
    },
};

/// A GIPF-piece: two basic pieces of one player.
fn is_marked(layers: &[Layer]) -> bool {
    matches!(layers, [lower, upper] if lower == upper)
}

pub(crate) const DECISIONS: &[(&str, &str)] = &[
    ("push", "bring in a piece"),
    ("push-gipf-piece", "bring in a GIPF-piece"),
    ("push-either", "bring in a GIPF-piece or a basic piece"),
    ("take-row", "take a row"),
    ("take-or-keep", "take a row; its GIPF-pieces may stay"),
    ("take-or-end", "take GIPF-pieces from a row, or let it stand"),
];

impl Drawn for Position {
    const STYLE: Style = STYLE;

    fn ending(&self, reason: EndReason, outcome: Outcome) -> String {
        ending(reason, outcome)
    }

    fn beside(&self) -> Vec<String> {
        let gipf_pieces = Color::ALL.map(|color| self.gipf_spots(color).len());
        stocks(self.variant(), Color::ALL.map(|color| self.reserve(color)), gipf_pieces)
    }
}

pub(crate) fn ending(reason: EndReason, outcome: Outcome) -> String {
    let loser = outcome.winner().map_or(Color::White, Color::other);
    match reason.name {
        "out-of-pieces" => format!("{loser} has no piece in reserve"),
        "no-gipf-piece" => format!("{loser} has no GIPF-piece left on the board"),
        _ => format!("{loser} cannot bring in a piece"),
    }
}

/// The reserves, and the GIPF-pieces where there are any.
pub(crate) fn stocks(variant: Variant, reserves: [u8; 2], gipf_pieces: [usize; 2]) -> Vec<String> {
    let mut lines = vec![pair("Reserve", reserves)];
    if variant != Variant::Basic {
        lines.push(pair("GIPF-pieces", gipf_pieces));
    }
    lines
}
