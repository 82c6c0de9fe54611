//! Dice from a seed that nobody can choose.
//!
//! The server shows the hash of a secret before anybody plays. Then each player adds something. The seed comes from all three, and the secret
//! is told when the game is over, so that everybody can check both the hash and the dice.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

/// What is shown of a secret before it is told: its SHA-256 hash as hexadecimal digits.
pub fn commitment(secret: &str) -> String {
    let mut text = String::with_capacity(64);
    for byte in Sha256::digest(secret.as_bytes()) {
        write!(text, "{byte:02x}").expect("a string takes any text");
    }
    text
}

/// The seed that comes from the secret of the server and from what White and Black have added, which may be nothing.
pub fn seed(secret: &str, nonces: [&str; 2]) -> u64 {
    let [white, black] = nonces;
    let hash = Sha256::digest(format!("{secret}:{white}:{black}").as_bytes());
    let mut first = [0; 8];
    first.copy_from_slice(&hash[..8]);
    u64::from_be_bytes(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anybody_can_check_the_hashes() {
        // As `printf %s abc | sha256sum` says.
        let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(commitment("abc"), hash);
        // `printf %s 'abc:12:' | sha256sum | cut -c1-16`, read as a hexadecimal number.
        assert_eq!(format!("{:016x}", seed("abc", ["12", ""])), "cedb14bf5c5db505");
    }

    #[test]
    fn everybody_has_a_say() {
        let seeds = [
            seed("a", ["", ""]),
            seed("b", ["", ""]),
            seed("a", ["1", ""]),
            seed("a", ["", "1"]),
            seed("a", ["1", "1"]),
        ];
        let different: std::collections::BTreeSet<u64> = seeds.into_iter().collect();
        assert_eq!(different.len(), seeds.len());
    }
}
