//! How GIPF with potentials is drawn and told: as GIPF, with the stacks that it has besides.

use gipfel_rules::gipf_plus::{Position, Spot};
use gipfel_rules::{Color, EndReason, Outcome};

use crate::gipf;
use crate::style::{Drawn, Height, Stacks, Style, TerminalStyle};

pub(crate) const STYLE: Style = Style {
    stacks: Stacks { height: Height::Corner, ..gipf::STYLE.stacks },
    // With potentials above it there is less room.
    pile_step: 4.9,
    decisions: &[
        gipf::DECISIONS,
        &[
            ("push-loaded", "bring in a loaded piece or a basic piece"),
            ("push-any", "bring in a GIPF-piece, a loaded piece or a basic piece"),
            ("push-or-use", "bring in a piece, or use a potential"),
            ("use-potential", "use a potential; no piece can be brought in"),
            ("extra-push", "bring in the T on the centre, or discard it"),
            ("take-or-spare", "take a row; its GIPF-pieces and loaded pieces may stay"),
        ],
    ],
    terminal: TerminalStyle {
        legend: "[ ] GIPF-piece  (Z) (z) loaded  Z z =D= =d= used potentials",
        ..gipf::STYLE.terminal
    },
    ..gipf::STYLE
};

impl Drawn for Position {
    const STYLE: Style = STYLE;

    fn ending(&self, reason: EndReason, outcome: Outcome) -> String {
        gipf::ending(reason, outcome)
    }

    fn beside(&self) -> Vec<String> {
        let gipf_pieces = Color::ALL.map(|color| self.gipf_spots(color).len());
        let reserves = Color::ALL.map(|color| self.reserve(color));
        let mut lines = gipf::stocks(self.variant(), reserves, gipf_pieces);
        let [white, black] = Color::ALL.map(|color| self.stock(color).to_string());
        lines.push(format!("{:<14} White {white}   Black {black}", "Stock"));
        lines.extend(covered(self));
        lines
    }
}

/// What the board does not show: stacks with something beneath a used potential, from bottom to top.
fn covered(position: &Position) -> Option<String> {
    let stacks: Vec<String> = Spot::all()
        .filter_map(|spot| Some((spot, position.stack(spot)?)))
        .filter(|(_, stack)| stack.used().is_some() && stack.height() > 1)
        .map(|(spot, stack)| format!("{spot} {stack}"))
        .collect();
    (!stacks.is_empty()).then(|| format!("{:<14} {}", "Stacks", stacks.join("  ")))
}
