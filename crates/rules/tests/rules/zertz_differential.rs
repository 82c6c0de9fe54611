//! ZÈRTZ against the slow second implementation: the same actions, the same positions, the same results.

use crate::common::comparison::{Comparison, Seen, compare_mutated, note_end, note_prompt};
use crate::common::{starts, zertz_setups};
use gipfel_rules::zertz::{ActionKind, DESCRIPTION, Marble, Phase, Position, Variant};
use gipfel_rules::{Color, Outcome, Position as _};

fn held(position: &Position, color: Color) -> u8 {
    Marble::ALL.map(|marble| position.held(color, marble)).iter().sum()
}

fn note(position: &Position, seen: &mut Seen) {
    let (side, phase) = (position.side(), position.phase());
    note_end(position, DESCRIPTION.endings, seen);
    note_prompt(position, DESCRIPTION.prompts, seen);
    for variant in Variant::ALL {
        let met = position.variant() == variant;
        seen.note(format!("{} in {variant}", phase.word()), met);
    }
    for color in Color::ALL {
        seen.note(format!("{color} wins"), position.outcome() == Some(Outcome::Win(color)));
        seen.note(format!("{color} in phase {}", phase.word()), side == color);
    }
    seen.note("pool without a colour", {
        let empty = Marble::ALL.into_iter().filter(|marble| position.pool(*marble) == 0).count();
        empty == 1 || empty == 2
    });
    seen.note("few rings", position.rings().len() < 6);
    seen.note("inner hole", {
        let whole = |ring: &gipfel_rules::zertz::Ring| ring.neighbors().len() == 6;
        let missing = |ring: &gipfel_rules::zertz::Ring| !position.rings().contains(*ring);
        position.extent().rings().any(|ring| whole(&ring) && missing(&ring))
    });
    for action in position.actions() {
        let mut after = *position;
        after.play_unchecked(action);
        let gained = held(&after, side) > held(position, side);
        let won = after.outcome() == Some(Outcome::Win(side));
        match action.kind() {
            ActionKind::Place { .. } => {
                seen.note("filling a group", gained);
                seen.note("winning by a marble", won);
                seen.note("no free ring", after.phase() != Phase::Remove && !won);
                seen.note("draw", after.outcome() == Some(Outcome::Draw));
            }
            ActionKind::Remove(_) => {
                seen.note("isolating", gained);
                let taken = held(&after, side).abs_diff(held(position, side));
                seen.note("isolating several", taken > 2);
                seen.note("winning by a ring", won);
            }
            ActionKind::Jump { .. } => {
                seen.note("winning by a jump", won);
                seen.note("a chain", matches!(after.phase(), Phase::JumpOn(_)));
                seen.note("left to the opponent", after.phase() == Phase::Jump);
            }
            ActionKind::Pass => seen.note("pass", true),
        }
    }
}

#[test]
fn walks_and_set_ups() {
    let comparison = Comparison { seed: 19, random: zertz_setups::random, note };
    comparison.walk(starts::zertz(), [15, 120], [5500, 4]).demand(20_000, 40);
}

#[test]
fn mutated_texts_are_accepted_by_both_or_by_neither() {
    compare_mutated(20, zertz_setups::random, "WGB1.", 1000);
}
