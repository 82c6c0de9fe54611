//! Whole random games: the plain loop, without a batch that anybody can look into.

use gipfel_rules::{ActionList, Module, Repetitions, each_position};
use numpy::{IntoPyArray, PyArray1};
use pyo3::prelude::*;
use rayon::prelude::*;

use crate::chance::Chance;
use crate::lot::Ending;
use crate::position::PyPosition;

/// Plays whole random games from a position on all cores.
///
/// Returns two arrays with an entry for each game: the result (1 if White has won, -1 if Black has, 0 for a draw) and
/// the number of actions. A batch that is stepped with its own random actions from the same seed plays the same games.
#[pyfunction]
#[pyo3(signature = (start, count, seed = 0))]
pub(crate) fn playouts<'py>(
    py: Python<'py>,
    start: &PyPosition,
    count: usize,
    seed: u64,
) -> (Bound<'py, PyArray1<i8>>, Bound<'py, PyArray1<u32>>) {
    let games: Vec<(i8, u32)> = py.detach(|| {
        each_position!(&start.0, start => {
            let play = |game| playout(start, Chance::new(seed, game));
            (0..count).into_par_iter().map(play).collect()
        })
    });
    let (results, lengths): (Vec<i8>, Vec<u32>) = games.into_iter().unzip();
    (results.into_pyarray(py), lengths.into_pyarray(py))
}

/// The result and the number of actions of a random game.
fn playout<P: Module>(start: &P, mut chance: Chance) -> (i8, u32) {
    let mut position = start.clone();
    let mut repetitions = Repetitions::new(&position);
    let mut actions = ActionList::new();
    let mut length = 0;
    loop {
        if let Some(outcome) = position.outcome() {
            return (Ending::Rules(outcome).value(), length);
        }
        actions.clear();
        position.actions_into(&mut actions);
        let stage = position.stage();
        position.play_unchecked(actions[chance.below(actions.len())]);
        length += 1;
        if P::DESCRIPTION.repeats && repetitions.played(stage, &position) {
            return (Ending::Repetition.value(), length);
        }
    }
}
