//! How TZAAR is drawn and told.

use gipfel_rules::tzaar::{Phase, PieceKind, Position, endings};
use gipfel_rules::{Color, EndReason, Kind, Outcome};

use crate::canvas::Colors;
use crate::style::{Drawn, Height, Middle, Outline, Stacks, Style, TerminalStyle, pair};
use crate::theme::{Palette, PieceColors};

/// Plum-grey and ivory.
pub(crate) const STYLE: Style = Style {
    palettes: [
        Palette {
            table: "#f5f1f1",
            board: ["#e4dae1", "#d5c8d1"],
            board_edge: "#a8949f",
            board_shine: "#f8f2f6",
            line: "#83707c",
            dot: "#6a5763",
            label: "#665460",
            number: "#3d3138",
            shadow: "0.42",
            trace: "#4d3a45",
            accent: "#2f7d6b",
            row: "#e0a526",
            row_opacity: "0.42",
        },
        Palette {
            table: "#171416",
            board: ["#75666f", "#62545d"],
            board_edge: "#3d343a",
            board_shine: "#8d7c86",
            line: "#b3a4ad",
            dot: "#d9cdd4",
            label: "#e5dae0",
            number: "#ece4e8",
            shadow: "0.55",
            trace: "#f3e8ee",
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
        groove: "#d6ccb7",
    },
    nobody: None,
    outline: Outline::Hexagon(5.2),
    unit: 60.0,
    // Clear of a stack that stands there, and of its wall.
    label_distance: |(x, y)| 34.0 + 8.0 * x.abs() + 12.0 * y.max(0.0),
    hollows: false,
    middle: Middle::Hole,
    stacks: Stacks { step: 6.0, most_drawn: 4, height: Height::Middle },
    pile_step: 0.45,
    is_marked: |_| false,
    decisions: &[&[
        ("place-kind", "choose a kind and a space"),
        ("open-capture", "open with a capture"),
        ("capture-stack", "capture a stack"),
        ("second-move", "capture again, stack, or pass"),
        ("pass-second", "nothing to capture or to stack, pass"),
    ]],
    terminal: TerminalStyle {
        colors: Colors { ground: 95, lit: 136, line: 139, label: 225, accent: 22 },
        margins: (6, 2),
        kinds: "ZAT",
        legend: "Z Tzaar  A Tzarra  T Tott  Z3 a stack of three",
    },
};

impl Drawn for Position {
    const STYLE: Style = STYLE;

    fn ending(&self, reason: EndReason, outcome: Outcome) -> String {
        let loser = match outcome.winner() {
            Some(Color::White) => "Black",
            _ => "White",
        };
        match reason {
            endings::NO_TZAAR => format!("{loser} has no Tzaar left"),
            endings::NO_TZARRA => format!("{loser} has no Tzarra left"),
            endings::NO_TOTT => format!("{loser} has no Tott left"),
            _ => format!("{loser} cannot capture anything"),
        }
    }

    fn beside(&self) -> Vec<String> {
        let placing = self.phase() == Phase::Place;
        let count = |kind, color| match placing {
            true => usize::from(self.hand(color, kind)),
            false => self.of_kind(color, kind).len(),
        };
        let line = |kind: PieceKind| {
            let name = if placing {
                format!("{}s to place", kind.name())
            } else {
                format!("{}s", kind.name())
            };
            pair(&name, Color::ALL.map(|color| count(kind, color)))
        };
        PieceKind::ALL.map(line).to_vec()
    }

    fn left(&self) -> Vec<(Kind, [u32; 2])> {
        let count = |kind, color| self.of_kind(color, kind).len() as u32;
        PieceKind::ALL
            .map(|kind| (Kind(kind.index() as u8), Color::ALL.map(|color| count(kind, color))))
            .to_vec()
    }
}
