//! Passwords are kept as argon2id hashes.

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use thiserror::Error;

/// The password cannot be hashed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the password cannot be hashed")]
pub struct PasswordError;

/// Blocks of 1 KiB for which memory is asked, at least: 33 MiB. The allocator of glibc gives more than 32 MiB back to the system as
/// soon as it is free, and may keep anything smaller for good. What is not touched is not there.
const ASKED_FOR: usize = 33 * 1024;

fn compute(argon: &Argon2<'_>, password: &str, salt: &[u8]) -> Result<Output, PasswordError> {
    let blocks = argon.params().block_count();
    let mut memory = Vec::with_capacity(blocks.max(ASKED_FOR));
    memory.resize(blocks, Block::default());
    let mut hash = vec![0; argon.params().output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN)];
    argon
        .hash_password_into_with_memory(password.as_bytes(), salt, &mut hash, &mut memory)
        .map_err(|_| PasswordError)?;
    Output::new(&hash).map_err(|_| PasswordError)
}

/// The hash of a password: a PHC string. It takes tens of milliseconds and 19 MiB, on purpose: never on a thread that serves others,
/// and few at once.
pub fn hash_password(password: &str, salt: [u8; 16]) -> Result<String, PasswordError> {
    let argon = Argon2::default();
    let hash = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(argon.params()).map_err(|_| PasswordError)?,
        hash: Some(compute(&argon, password, &salt)?),
        salt: Some(Salt::new(&salt).map_err(|_| PasswordError)?),
    };
    Ok(hash.to_string())
}

/// Whether a password belongs to a hash. It takes as much as [`hash_password`].
pub fn verify_password(password: &str, hash: &str) -> bool {
    let verified = || {
        let parsed = PasswordHash::new(hash).ok()?;
        let algorithm = Algorithm::try_from(parsed.algorithm.as_str()).ok()?;
        let version = Version::try_from(parsed.version?).ok()?;
        let argon = Argon2::new(algorithm, version, Params::try_from(&parsed).ok()?);
        let computed = compute(&argon, password, &parsed.salt?).ok()?;
        // Outputs are compared in constant time.
        Some(computed == parsed.hash?)
    };
    verified().unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use argon2::PasswordHasher as _;

    use super::*;

    #[test]
    fn a_password_fits_its_own_hash_only() {
        let hash = hash_password("correct horse", [7; 16]).unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(verify_password("correct horse", &hash));
        assert!(!verify_password("correct hors", &hash));
        assert!(!verify_password("x", "not a hash"));
        assert_ne!(hash, hash_password("correct horse", [8; 16]).unwrap());
    }

    #[test]
    fn hashes_of_earlier_versions_fit() {
        // They left the memory to `argon2` itself.
        let earlier: PasswordHash =
            Argon2::default().hash_password_with_salt(b"correct horse", &[7; 16]).unwrap();
        assert_eq!(hash_password("correct horse", [7; 16]), Ok(earlier.to_string()));
    }
}
