//! How YINSH is drawn and told.

use gipfel_rules::yinsh::Position;
use gipfel_rules::{Color, EndReason, Outcome};

use crate::canvas::Colors;
use crate::style::{Drawn, Height, Middle, Outline, Stacks, Style, TerminalStyle, pair};
use crate::theme::{Palette, PieceColors};

/// Cool blue-grey and porcelain.
pub(crate) const STYLE: Style = Style {
    palettes: [
        Palette {
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
        Palette {
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
    ],
    white: PieceColors {
        face: ["#ffffff", "#f6f8fa", "#e2e7ec"],
        wall: ["#a3adb8", "#cdd4db", "#949fab"],
        outline: "#66727f",
        shine: "#ffffff",
        shine_opacity: "0.95",
        groove: "#c2cad3",
    },
    nobody: None,
    outline: Outline::Round(5.74),
    unit: 52.0,
    // Clear of a ring that stands there, and of its wall.
    label_distance: |(_, y)| 37.0 + 4.0 * y.max(0.0),
    hollows: false,
    middle: Middle::Plain,
    stacks: Stacks { step: 7.0, most_drawn: usize::MAX, height: Height::Unsaid },
    pile_step: 7.0,
    is_marked: |_| false,
    decisions: &[&[
        ("place-ring", "choose a point for a ring"),
        ("move-ring", "move a ring"),
        ("pass", "no ring can move, pass"),
        ("take-row", "take a row"),
        ("remove-ring", "remove a ring"),
    ]],
    terminal: TerminalStyle {
        colors: Colors { ground: 67, lit: 136, line: 110, label: 195, accent: 22 },
        margins: (5, 2),
        kinds: "",
        legend: "( ) ring",
    },
};

impl Drawn for Position {
    const STYLE: Style = STYLE;

    fn ending(&self, reason: EndReason, outcome: Outcome) -> String {
        let winner = outcome.winner().unwrap_or(Color::Black);
        match (reason.name, self.variant().target()) {
            ("rings-removed", 1) => format!("{winner} has removed a ring"),
            ("rings-removed", target) => format!("{winner} has removed {target} rings"),
            ("pool-empty", _) => "all markers are on the board".to_owned(),
            _ => "no ring can move".to_owned(),
        }
    }

    fn beside(&self) -> Vec<String> {
        let mut lines = vec![pair("Rings removed", Color::ALL.map(|color| self.removed(color)))];
        let hands = Color::ALL.map(|color| self.hand(color));
        if hands != [0, 0] {
            lines.push(pair("Rings to place", hands));
        }
        lines.push(format!("{:<14} {} markers", "Pool", self.pool()));
        lines
    }
}
