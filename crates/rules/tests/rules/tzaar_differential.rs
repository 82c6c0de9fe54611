//! TZAAR against the slow second implementation: the same actions, the same positions, the same results.

use crate::common::comparison::{Comparison, Seen, compare_mutated, note_end, note_prompt};
use crate::common::{starts, tzaar_setups};
use gipfel_rules::tzaar::{
    ActionKind, DESCRIPTION, Phase, PieceKind, Position, Space, SpaceSet, Stack, Variant,
};
use gipfel_rules::{Color, Outcome, Position as _};

fn hand(position: &Position, color: Color) -> u8 {
    PieceKind::ALL.map(|kind| position.hand(color, kind)).iter().sum()
}

fn note(position: &Position, seen: &mut Seen) {
    let (side, phase) = (position.side(), position.phase());
    note_end(position, DESCRIPTION.endings, seen);
    note_prompt(position, DESCRIPTION.prompts, seen);
    for variant in Variant::ALL {
        let met = position.variant() == variant && phase != Phase::Place;
        seen.note(format!("moving in {variant}"), met);
    }
    for color in Color::ALL {
        seen.note(format!("{color} wins"), position.outcome() == Some(Outcome::Win(color)));
        seen.note(format!("{color} in phase {phase}"), side == color);
        let opens = position.is_opening() && position.outcome().is_none();
        seen.note(format!("{color} opens"), side == color && opens);
    }
    let lacks = Color::ALL.into_iter().find(|&color| position.lacks(color).is_some());
    let lacking = |whose: Color| phase == Phase::Second && lacks == Some(whose);
    seen.note("over in second, won", lacking(side.other()));
    seen.note("over in second, lost", lacking(side));
    let hands = Color::ALL.map(|color| hand(position, color));
    let last = position.occupied().len() == 59 && phase == Phase::Place;
    seen.note("last placing", last);
    seen.note("last placing by White", last && side == Color::White);
    seen.note("uneven placing", hands[0].abs_diff(hands[1]) > 1);
    seen.note(
        "who has pieces goes on",
        hands[side.other().index()] == 0 && hands[side.index()] > 1,
    );
    for kind in PieceKind::ALL {
        let used_up = phase == Phase::Place && position.hand(side, kind) == 0;
        seen.note(format!("no {kind} left to place"), used_up);
    }
    if phase != Phase::Place {
        note_moves(position, seen);
    }
}

fn note_moves(position: &Position, seen: &mut Seen) {
    let side = position.side();
    let moves: Vec<(Space, Space)> = position
        .actions()
        .into_iter()
        .filter_map(|action| match action.kind() {
            ActionKind::Move { from, to } => Some((from, to)),
            _ => None,
        })
        .collect();
    let any = |met: &dyn Fn(Stack, Stack) -> bool| {
        moves.iter().any(|&(from, to)| {
            let stacks = (position.stack(from), position.stack(to));
            matches!(stacks, (Some(moved), Some(below)) if met(moved, below))
        })
    };
    let captures = |moved: Stack, below: Stack| moved.color() != below.color();
    let single = |kind, color| position.of_kind(color, kind).len() == 1;
    seen.note("capture of a higher stack", any(&|m, b| captures(m, b) && b.height() > 1));
    seen.note(
        "capture by one as high",
        any(&|m, b| captures(m, b) && b.height() > 1 && m.height() == b.height()),
    );
    seen.note("stack above fifteen moves", any(&|moved, _| moved.height() > 15));
    for kind in PieceKind::ALL {
        let last = |color: Color, below: Stack| {
            below.color() == color && below.kind() == kind && single(kind, color)
        };
        seen.note(format!("last {kind} captured"), any(&|_, below| last(side.other(), below)));
        let covered = |moved: Stack, below: Stack| last(side, below) && moved.kind() != kind;
        seen.note(format!("own last {kind} covered"), any(&covered));
        let same = |moved: Stack, below: Stack| {
            !captures(moved, below) && moved.kind() == kind && below.kind() == kind
        };
        seen.note(format!("{kind} on {kind}"), any(&same));
    }
    let far = |&(from, to): &(Space, Space)| from.between(to).len() >= 3;
    seen.note("over three empty spaces or more", moves.iter().any(far));
    // The own stacks that see one of the opponent's that is too high, and nothing else of his.
    let others = position.controlled(side.other());
    let too_high = position.controlled(side).iter().any(|space| {
        let seen = position.in_sight(space).iter().any(|seen| others.contains(seen));
        seen && position.captures(space).is_empty()
    });
    seen.note("too high to be captured", too_high);
    let after = |met: &dyn Fn(&Position) -> bool| {
        position.actions().into_iter().any(|action| {
            let mut after = *position;
            after.play_unchecked(action);
            met(&after)
        })
    };
    let won = |after: &Position| after.outcome() == Some(Outcome::Win(side));
    seen.note(format!("won by a move in {}", position.phase()), after(&won));
    let lost = |after: &Position| after.outcome() == Some(Outcome::Win(side.other()));
    seen.note("lost by one's own move", after(&lost));
    let emptied = SpaceSet::BOARD.len() - position.occupied().len();
    seen.note("nearly empty board", emptied > 45);
}

#[test]
fn walks_and_set_ups() {
    let comparison = Comparison { seed: 17, random: tzaar_setups::random, note };
    comparison.walk(starts::tzaar(), [15, 180], [5500, 4]).demand(20_000, 40);
}

#[test]
fn mutated_texts_are_accepted_by_both_or_by_neither() {
    compare_mutated(18, tzaar_setups::random, "ZATzat123()", 2000);
}
