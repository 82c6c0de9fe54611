//! Random names and turns.

use gipfel_live::Board;
use gipfel_wire::limits::MAX_TURN;
use rand::Rng;
use rand::seq::IndexedRandom as _;

/// A name that no other client has.
pub(crate) fn random_name() -> String {
    format!("{:016x}", rand::rng().next_u64())
}

/// A random turn: decisions until the board takes them as a turn.
pub fn random_turn(board: &Board, random: &mut impl Rng) -> Option<String> {
    let mut game = board.game().clone();
    let known = game.open().len();
    loop {
        let decision = *game.legal().choose(random)?;
        game.push(decision).ok()?;
        let full = game.open().full_text();
        let text = full.split(';').skip(known).collect::<Vec<_>>().join(";");
        if text.len() > MAX_TURN {
            return None;
        }
        if board.clone().play(&text).is_ok() {
            return Some(text);
        }
    }
}
