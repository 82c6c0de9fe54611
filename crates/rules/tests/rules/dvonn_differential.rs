//! DVONN against the slow second implementation: the same actions, the same positions, the same results.

use crate::common::comparison::{Comparison, Seen, compare_mutated, note_end, note_prompt};
use crate::common::{dvonn_setups, starts};
use gipfel_rules::dvonn::{
    ActionKind, DESCRIPTION, Phase, Position, Space, SpaceSet, Stack, endings, prompts,
};
use gipfel_rules::{Color, Outcome, Position as _};

fn note(position: &Position, seen: &mut Seen) {
    let (side, phase) = (position.side(), position.phase());
    note_end(position, &[endings::NO_STACK_CAN_MOVE], seen);
    note_prompt(position, DESCRIPTION.prompts, seen);
    for color in Color::ALL {
        seen.note(format!("{color} wins"), position.outcome() == Some(Outcome::Win(color)));
        seen.note(format!("{color} in phase {phase}"), side == color);
        seen.note(format!("{color} passes"), side == color && position.prompt() == prompts::PASS);
    }
    seen.note("draw", position.outcome() == Some(Outcome::Draw));
    let hands = Color::ALL.map(|color| position.hand(color));
    let last = position.occupied().len() == 48 && phase == Phase::Place;
    seen.note("last placing", last);
    seen.note("last placing by Black", last && side == Color::Black);
    seen.note("uneven placing", hands[0].abs_diff(hands[1]) > 1);
    seen.note(
        "who has pieces goes on",
        hands[side.other().index()] == 0 && hands[side.index()] > 1,
    );
    seen.note("first move", phase == Phase::Move && position.occupied() == SpaceSet::BOARD);
    note_board(position, seen);
    if phase == Phase::Move {
        note_moves(position, seen);
    }
}

fn note_board(position: &Position, seen: &mut Seen) {
    let own = position.controlled(position.side());
    let moving = position.phase() == Phase::Move;
    let stacks: Vec<Stack> = Space::all().filter_map(|space| position.stack(space)).collect();
    let surrounded = position.surrounded();
    seen.note("surrounded stack", moving && own.iter().any(|space| surrounded.contains(space)));
    seen.note("stack of ten", stacks.iter().any(|stack| stack.height() == 10));
    seen.note("stack above ten", stacks.iter().any(|stack| stack.height() > 10));
    seen.note("stack above thirty", stacks.iter().any(|stack| stack.height() > 30));
    for spaces in 1..=3 {
        let met = moving && position.dvonn().len() == spaces;
        seen.note(format!("DVONN pieces on {spaces} spaces"), met);
    }
    let carried = stacks.iter().filter(|stack| stack.has_dvonn() && stack.height() > 1).count();
    seen.note("DVONN piece carried", carried > 0);
    seen.note(
        "nothing but DVONN pieces",
        moving && stacks.iter().all(|stack| stack.color().is_none()),
    );
}

fn note_moves(position: &Position, seen: &mut Seen) {
    let side = position.side();
    let moves: Vec<(Space, Space, SpaceSet)> = position
        .actions()
        .into_iter()
        .filter_map(|action| match action.kind() {
            ActionKind::Move { from, to } => Some((from, to, position.lost_by(action))),
            _ => None,
        })
        .collect();
    let dvonn = position.dvonn();
    let any = |met: &dyn Fn(Space, Space, SpaceSet) -> bool| {
        moves.iter().any(|&(from, to, lost)| met(from, to, lost))
    };
    let owner = |space| position.stack(space).and_then(Stack::color);
    let height = |space| position.stack(space).map_or(0, Stack::height);
    seen.note("stacks removed", any(&|_, _, lost| !lost.is_empty()));
    seen.note("five stacks removed", any(&|_, _, lost| lost.len() >= 5));
    seen.note("moved stack removed", any(&|_, to, lost| lost.contains(to)));
    let own_only = |_, _, lost: SpaceSet| {
        !lost.is_empty() && lost.iter().all(|space| owner(space) == Some(side))
    };
    seen.note("own stacks removed only", any(&own_only));
    seen.note("onto a lone DVONN piece", any(&|_, to, _| owner(to).is_none()));
    seen.note("DVONN piece moved", any(&|from, _, _| dvonn.contains(from)));
    let joined = |from, to, _| dvonn.contains(from) && dvonn.contains(to);
    seen.note("DVONN piece onto another", any(&joined));
    let cut = |from, _, lost: SpaceSet| dvonn.contains(from) && !lost.is_empty();
    seen.note("DVONN piece moved away from stacks", any(&cut));
    seen.note("by five or more", any(&|from, _, _| height(from) >= 5));
    let after = |met: &dyn Fn(&Position) -> bool| {
        position.actions().into_iter().any(|action| {
            let mut after = *position;
            after.play_unchecked(action);
            met(&after)
        })
    };
    seen.note("move that ends the game", after(&|after| after.outcome().is_some()));
    let passes = |after: &Position| after.prompt() == prompts::PASS;
    seen.note("move that makes the opponent pass", !moves.is_empty() && after(&passes));
    let passing = position.prompt() == prompts::PASS;
    let freed = |after: &Position| {
        after.actions().into_iter().any(|action| {
            let mut again = *after;
            again.play_unchecked(action);
            again.prompt() == prompts::MOVE_STACK
        })
    };
    seen.note("moving again after a pass", passing && after(&freed));
}

#[test]
fn walks_and_set_ups() {
    let comparison = Comparison { seed: 15, random: dvonn_setups::random, note };
    comparison.walk(starts::dvonn(), [25, 150], [5500, 4]).demand(20_000, 40);
}

#[test]
fn mutated_texts_are_accepted_by_both_or_by_neither() {
    compare_mutated(16, dvonn_setups::random, "PpD123()", 2000);
}
