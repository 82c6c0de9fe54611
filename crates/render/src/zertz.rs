//! How ZÈRTZ is drawn and told.

use gipfel_rules::zertz::{Marble, Position, endings};
use gipfel_rules::{Color, EndReason, Outcome, Position as _};

use crate::canvas::Colors;
use crate::style::{Drawn, Height, Middle, Outline, Stacks, Style, TerminalStyle, pair};
use crate::theme::{Palette, PieceColors};

/// Rings of stone on a table of slate.
pub(crate) const STYLE: Style = Style {
    palettes: [
        Palette {
            table: "#c3cacd",
            board: ["#b9c2c7", "#aab4ba"],
            board_edge: "#7e898f",
            board_shine: "#f1eee8",
            line: "#77828a",
            dot: "#d8d3c9",
            label: "#4b545a",
            number: "#272e33",
            shadow: "0.42",
            trace: "#38434a",
            accent: "#2f7d6b",
            row: "#e0a526",
            row_opacity: "0.42",
        },
        Palette {
            table: "#232b2e",
            board: ["#59656a", "#4b565b"],
            board_edge: "#1a2023",
            board_shine: "#8b969a",
            line: "#687479",
            dot: "#626d72",
            label: "#f0f4f5",
            number: "#eef2f3",
            shadow: "0.55",
            trace: "#e8f0f2",
            accent: "#86e8cd",
            row: "#e0a526",
            row_opacity: "0.5",
        },
    ],
    white: PieceColors {
        face: ["#ffffff", "#f6f4ee", "#d8d4c9"],
        wall: ["#b4aa92", "#dad1bd", "#a39880"],
        outline: "#8d897f",
        shine: "#ffffff",
        shine_opacity: "0.95",
        groove: "#d6ccb7",
    },
    nobody: Some(PieceColors {
        face: ["#c2cace", "#939da3", "#6d777d"],
        wall: ["#5d666c", "#858f95", "#4d565b"],
        outline: "#4a5257",
        shine: "#e6ecef",
        shine_opacity: "0.7",
        groove: "#3f474c",
    }),
    outline: Outline::Table(0.56),
    unit: 80.0,
    label_distance: |_| 0.0,
    hollows: false,
    middle: Middle::Plain,
    stacks: Stacks { step: 0.0, most_drawn: 4, height: Height::Unsaid },
    pile_step: 0.0,
    is_marked: |_| false,
    decisions: &[&[
        ("place-marble", "choose a marble of the pool and a vacant ring"),
        ("place-captured", "the pool is empty, choose a captured marble and a vacant ring"),
        ("pass-empty", "nothing to place, pass"),
        ("remove-free", "remove a free ring"),
        ("jump-marble", "a marble has to jump"),
        ("jump-on", "the same marble has to jump again"),
    ]],
    terminal: TerminalStyle {
        colors: Colors { ground: 240, lit: 136, line: 248, label: 252, accent: 22 },
        margins: (6, 2),
        kinds: "oWGB",
        legend: "W G B a white, a grey, a black marble  o a vacant ring",
    },
};

impl Drawn for Position {
    const STYLE: Style = STYLE;

    fn ending(&self, reason: EndReason, outcome: Outcome) -> String {
        let winner = outcome.winner().unwrap_or(self.side());
        let of = |marble: Marble| format!("{} {marble} marbles", self.held(winner, marble));
        match reason {
            endings::WHITE_MARBLES => of(Marble::White),
            endings::GREY_MARBLES => of(Marble::Grey),
            endings::BLACK_MARBLES => of(Marble::Black),
            endings::EACH_MARBLE => "marbles of each colour".to_owned(),
            endings::ALL_RINGS => "all rings were occupied".to_owned(),
            _ => "nobody has a marble to place".to_owned(),
        }
    }

    fn beside(&self) -> Vec<String> {
        let pool = Marble::ALL.map(|marble| format!("{} {marble}", self.pool(marble)));
        let mut lines = vec![format!("{:<14} {}", "in the pool", pool.join(", "))];
        lines.extend(Marble::ALL.map(|marble| {
            pair(&format!("{marble} marbles"), Color::ALL.map(|color| self.held(color, marble)))
        }));
        lines
    }
}
