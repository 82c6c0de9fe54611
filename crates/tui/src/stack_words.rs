//! Stacks and potentials in words.

use gipf_plus::{Layer, Position, Potential, Spot, Stack};
use gipfel_rules::linked::Contest;
use gipfel_rules::{Color, gipf_plus};

use crate::linked_words;

/// What stands on a spot, from the top down, and what it can do now.
pub(crate) fn stack(
    position: &Position,
    spot: Spot,
    contest: impl Fn(Potential) -> Contest,
) -> Option<String> {
    let stack = position.stack(spot)?;
    let what = what(stack);
    let Some(kind) = stack.load() else { return Some(format!("{spot}: {what}")) };
    let link = match contest(kind) {
        Contest::Free => String::new(),
        contest => format!(", linked to {}", linked_words::contest(contest)),
    };
    Some(format!("{spot}: {what}{link}; {}", ability(position, spot, kind)))
}

fn color(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The layers of a stack, the top one first.
fn what(stack: Stack) -> String {
    if stack.is_gipf() {
        return format!("a {} GIPF-piece", color(stack.color()));
    }
    let layers: Vec<Layer> = stack.layers().collect();
    let mut words: Vec<String> = Vec::new();
    let mut at = layers.len();
    while at > 0 {
        at -= 1;
        let layer = layers[at];
        // A potential directly on a basic piece of its own colour is its load; nothing else is beneath those two.
        let loads = at == 1 && layers[0].color == layer.color;
        words.push(match layer.potential {
            Some(kind) if loads => {
                at = 0;
                format!("a {} piece loaded with {kind}", color(layer.color))
            }
            Some(kind) => format!("a used {} {kind}", color(layer.color)),
            None => format!("a {} basic piece", color(layer.color)),
        });
    }
    words.join(" on ")
}

/// What a loaded piece can do now.
fn ability(position: &Position, spot: Spot, kind: Potential) -> String {
    let targets: Vec<String> = position.targets(spot).iter().map(|spot| spot.to_string()).collect();
    let targets = targets.join(", ");
    let stuck = targets.is_empty();
    match kind {
        Potential::Tamsk if spot == Position::CENTRE => "gives an extra push".to_owned(),
        Potential::Tamsk => "gives an extra push on e5".to_owned(),
        Potential::Zertz if stuck => "has nothing to jump over".to_owned(),
        Potential::Zertz => format!("jumps to {targets}"),
        Potential::Yinsh if stuck => "has no way to run".to_owned(),
        Potential::Yinsh => format!("runs to {targets}"),
        Potential::Dvonn | Potential::Punct if stuck => "has nothing to jump onto".to_owned(),
        Potential::Dvonn | Potential::Punct => format!("jumps onto {targets}"),
    }
}

/// What a potential does, in a few words.
pub(crate) const fn power(kind: Potential) -> &'static str {
    match kind {
        Potential::Tamsk => "extra push from e5",
        Potential::Zertz => "jumps over pieces",
        Potential::Dvonn => "jumps onto a piece",
        Potential::Yinsh => "runs along a line",
        Potential::Punct => "jumps onto GIPF",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stacks_in_words() {
        let text = "gipf+ standard G3/5/1(pd)4/P(PZ)(pdD)p3/2z(PU)2/5/g1(PT)1 w 9/9 -- -/- push";
        let position: Position = text.parse().expect("a valid position");
        let contest = |kind| if kind == Potential::Zertz { Contest::Die } else { Contest::Free };
        let said: Vec<String> =
            Spot::all().filter_map(|spot| stack(&position, spot, contest)).collect();
        insta::assert_snapshot!(said.join("\n"));
    }
}
