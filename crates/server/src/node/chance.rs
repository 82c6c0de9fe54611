//! What nobody can guess.

use std::fmt::Write as _;

use gipfel_wire::GameId;
use rand::Rng as _;

use crate::room::Fresh;

/// So many random bytes as hexadecimal digits.
pub(crate) fn random_hex(bytes: usize) -> String {
    let mut random = vec![0; bytes];
    rand::rng().fill_bytes(&mut random);
    let mut text = String::with_capacity(2 * bytes);
    for byte in random {
        write!(text, "{byte:02x}").expect("a string takes any text");
    }
    text
}

/// An id that nothing else has: 12 letters and digits, which are easy to send to somebody. What is behind an id is not secret, but it
/// cannot be guessed either (62 bits).
pub(crate) fn random_id() -> String {
    const LETTERS: &[u8; 36] = b"abcdefghijklmnopqrstuvwxyz0123456789";
    let mut random = rand::rng();
    let letter = |_| {
        let place = (random.next_u64() % LETTERS.len() as u64) as usize;
        char::from(LETTERS[place])
    };
    (0..12).map(letter).collect()
}

/// What a game that may begin is made of.
pub(crate) fn fresh() -> Fresh {
    let game = GameId::new(random_id()).expect("letters and digits");
    Fresh { game, secret: random_hex(32) }
}
