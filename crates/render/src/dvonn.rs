//! How DVONN is drawn and told.

use gipfel_rules::dvonn::Position;
use gipfel_rules::{Color, EndReason, Outcome};

use crate::canvas::Colors;
use crate::style::{Drawn, Height, Middle, Outline, Stacks, Style, TerminalStyle, pair};
use crate::theme::{Palette, PieceColors};

/// Soft sage and ivory.
pub(crate) const STYLE: Style = Style {
    palettes: [
        Palette {
            table: "#f3f4ef",
            board: ["#e1e8df", "#ccd8cc"],
            board_edge: "#94a897",
            board_shine: "#f4f8f3",
            line: "#8fa594",
            dot: "#8fa594",
            label: "#4d6453",
            number: "#2f3b32",
            shadow: "0.42",
            trace: "#35503f",
            accent: "#2f7d6b",
            row: "#e0a526",
            row_opacity: "0.42",
        },
        Palette {
            table: "#141816",
            board: ["#61705f", "#4f5d50"],
            board_edge: "#333d35",
            board_shine: "#76876f",
            line: "#8b9d8c",
            dot: "#8b9d8c",
            label: "#d5dfd3",
            number: "#e4eae2",
            shadow: "0.55",
            trace: "#e8f1e6",
            accent: "#86e8cd",
            row: "#e0a526",
            row_opacity: "0.5",
        },
    ],
    white: PieceColors {
        face: ["#fffefb", "#f8f4ea", "#e9e1d0"],
        wall: ["#b4aa92", "#dad1bd", "#a39880"],
        outline: "#7f7763",
        shine: "#ffffff",
        shine_opacity: "0.95",
        groove: "#cbc1aa",
    },
    // Covered pieces: their colour does not matter any more.
    nobody: Some(PieceColors {
        face: ["#b9bdb4", "#a3a89e", "#8d9389"],
        wall: ["#666c63", "#979d92", "#5b6158"],
        outline: "#454b43",
        shine: "#d9ddd5",
        shine_opacity: "0.6",
        groove: "#7a8076",
    }),
    outline: Outline::Long(6.2, 2.68),
    unit: 60.0,
    // Clear of a stack that stands there, and of its wall.
    label_distance: |(_, y)| 36.0 + 7.0 * y.max(0.0),
    hollows: true,
    middle: Middle::Plain,
    stacks: Stacks { step: 6.0, most_drawn: 4, height: Height::Hole },
    pile_step: 0.45,
    is_marked: |_| false,
    decisions: &[&[
        ("place-dvonn-piece", "choose a space for a DVONN piece"),
        ("place-piece", "choose a space for a piece"),
        ("move-stack", "move a stack"),
        ("pass-stack", "no stack can move, pass"),
    ]],
    terminal: TerminalStyle {
        colors: Colors { ground: 65, lit: 136, line: 108, label: 194, accent: 22 },
        margins: (5, 1),
        kinds: "",
        legend: "D DVONN piece  3 a stack of three  3D with a DVONN piece",
    },
};

impl Drawn for Position {
    const STYLE: Style = STYLE;

    fn ending(&self, _reason: EndReason, _outcome: Outcome) -> String {
        let [white, black] = Color::ALL.map(|color| self.score(color));
        format!("no stack can move, White has {white} pieces and Black {black}")
    }

    fn beside(&self) -> Vec<String> {
        let hands = Color::ALL.map(|color| self.hand(color));
        let mut lines = vec![pair("In stacks", Color::ALL.map(|color| self.score(color)))];
        if hands != [0, 0] {
            lines.push(pair("To place", hands));
        }
        if self.dvonn_hand() > 0 {
            lines.push(format!("{:<14} {}", "DVONN pieces", self.dvonn_hand()));
        }
        lines
    }

    fn scores(&self) -> Option<[u32; 2]> {
        Some(Color::ALL.map(|color| self.score(color)))
    }
}
