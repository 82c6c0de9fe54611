//! Counting the sequences of legal actions: the classic test and benchmark of a rules library.

use alloc::vec::Vec;
use core::hint::black_box;

use crate::{ActionList, Position};

/// The number of sequences of exactly `depth` legal actions. The last action is counted, not played.
///
/// ```
/// use gipfel_rules::{gipf, perft};
///
/// let start = gipf::Position::new(gipf::Variant::Basic);
/// assert_eq!(perft(&start, 3), 29_016);
/// ```
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        depth => count_bulk(&mut position.clone(), depth),
    }
}

/// The same number, with every action played.
pub fn perft_no_bulk<P: Position>(position: &P, depth: u32) -> u64 {
    count_played(&mut position.clone(), depth)
}

/// For every legal action the number of sequences that begin with it, in the order of generation.
pub fn divide<P: Position>(position: &P, depth: u32, bulk: bool) -> Vec<(P::Action, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    let count = if bulk { perft } else { perft_no_bulk };
    let mut position = position.clone();
    position
        .actions()
        .into_iter()
        .map(|action| {
            let undo = position.play_unchecked(action);
            let nodes = count(&position, depth - 1);
            position.undo(undo);
            (action, nodes)
        })
        .collect()
}

fn count_bulk<P: Position>(position: &mut P, depth: u32) -> u64 {
    if depth == 1 {
        return position.count_actions() as u64;
    }
    let mut nodes = 0;
    let mut actions = ActionList::new();
    position.actions_into(&mut actions);
    for action in &actions {
        let undo = position.play_unchecked(*action);
        nodes += if depth == 2 {
            position.count_actions() as u64
        } else {
            count_bulk(position, depth - 1)
        };
        position.undo(undo);
    }
    nodes
}

fn count_played<P: Position>(position: &mut P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut actions = ActionList::new();
    position.actions_into(&mut actions);
    if depth == 1 {
        for action in &actions {
            let undo = position.play_unchecked(*action);
            // Nobody looks at it, but it is to be made.
            black_box(&mut *position);
            position.undo(undo);
        }
        return actions.len() as u64;
    }
    let mut nodes = 0;
    for action in &actions {
        let undo = position.play_unchecked(*action);
        nodes += count_played(position, depth - 1);
        position.undo(undo);
    }
    nodes
}
