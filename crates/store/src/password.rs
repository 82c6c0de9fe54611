//! Passwords are kept as argon2id hashes.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use thiserror::Error;

/// The password cannot be hashed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the password cannot be hashed")]
pub struct PasswordError;

/// The hash of a password: a PHC string. It takes tens of milliseconds and 19 MiB, on purpose: never on a thread that serves others.
pub fn hash_password(password: &str, salt: [u8; 16]) -> Result<String, PasswordError> {
    let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
    hash.map(|hash: PasswordHash| hash.to_string()).map_err(|_| PasswordError)
}

/// Whether a password belongs to a hash. Without a hash it takes as long and is false, so that nobody learns which names exist.
pub fn verify_password(password: &str, hash: Option<&str>) -> bool {
    /// The hash of a password that nobody has.
    const NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    let Ok(parsed) = PasswordHash::new(hash.unwrap_or(NOBODY)) else { return false };
    let fits = Argon2::default().verify_password(password.as_bytes(), &parsed).is_ok();
    fits && hash.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_fits_its_own_hash_only() {
        let hash = hash_password("correct horse", [7; 16]).unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(verify_password("correct horse", Some(&hash)));
        assert!(!verify_password("correct hors", Some(&hash)));
        assert!(!verify_password("", None));
        assert!(!verify_password("x", Some("not a hash")));
        assert_ne!(hash, hash_password("correct horse", [8; 16]).unwrap());
    }
}
