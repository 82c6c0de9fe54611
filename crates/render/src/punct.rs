//! How PÜNCT is drawn and told.

use gipfel_rules::punct::{PieceKind, Position, endings};
use gipfel_rules::{Color, EndReason, Outcome};

use crate::canvas::Colors;
use crate::style::{Drawn, Height, Middle, Outline, Stacks, Style, TerminalStyle, pair};
use crate::theme::{Palette, PieceColors};

/// Warm grey and ivory.
pub(crate) const STYLE: Style = Style {
    palettes: [
        Palette {
            table: "#f3f2ee",
            board: ["#d9d3cc", "#cdc6be"],
            board_edge: "#aba298",
            board_shine: "#eae6e1",
            line: "#b9b1a7",
            dot: "#c5b7a5",
            label: "#5d564e",
            number: "#37332f",
            shadow: "0.42",
            trace: "#4a4238",
            accent: "#2f7d6b",
            row: "#e0a526",
            row_opacity: "0.42",
        },
        Palette {
            table: "#171614",
            board: ["#6b665f", "#5c5852"],
            board_edge: "#45423d",
            board_shine: "#7d776f",
            line: "#4f4b46",
            dot: "#8d7c69",
            label: "#e3ded7",
            number: "#ece8e2",
            shadow: "0.55",
            trace: "#f1ebe2",
            accent: "#86e8cd",
            row: "#e0a526",
            row_opacity: "0.5",
        },
    ],
    white: PieceColors {
        face: ["#fffefb", "#f4f0e4", "#e6dfcf"],
        wall: ["#b0a68f", "#d3cab5", "#9c917a"],
        outline: "#8a8270",
        shine: "#ffffff",
        shine_opacity: "0.95",
        groove: "#cfc6b3",
    },
    nobody: None,
    outline: Outline::Cut(9.32),
    unit: 34.0,
    label_distance: |(x, y)| 27.0 - 3.0 * x.abs() + 2.0 * y.max(0.0),
    hollows: false,
    middle: Middle::Darker(2),
    stacks: Stacks { step: 3.0, most_drawn: 36, height: Height::Unsaid },
    pile_step: 0.0,
    is_marked: |_| false,
    decisions: &[&[
        ("choose-piece", "add a piece or move one"),
        ("choose-spot", "choose the space for its pünct"),
        ("choose-direction", "choose its direction"),
    ]],
    terminal: TerminalStyle {
        colors: Colors { ground: 241, lit: 136, line: 246, label: 255, accent: 22 },
        margins: (5, 2),
        kinds: "TECLMR",
        legend: "T triangle  E C straight  L M R angular  o x their other dots  T2 on level 2",
    },
};

impl Drawn for Position {
    const STYLE: Style = STYLE;

    fn ending(&self, reason: EndReason, outcome: Outcome) -> String {
        let centre = match outcome.winner() {
            Some(winner) => format!("more dots in the centre are {winner}'s"),
            None => "nobody is ahead".to_owned(),
        };
        match reason {
            endings::CHAIN => "a chain joins two opposite sides".to_owned(),
            endings::LAST_PIECE => format!("a last piece is added, and {centre}"),
            _ => format!("there is no turn left, and {centre}"),
        }
    }

    fn beside(&self) -> Vec<String> {
        let line = |kind: PieceKind| {
            pair(&format!("{kind} left"), Color::ALL.map(|color| self.reserve(color, kind)))
        };
        let centre = pair("In the centre", Color::ALL.map(|color| self.central(color)));
        PieceKind::ALL.map(line).into_iter().chain([centre]).collect()
    }
}
