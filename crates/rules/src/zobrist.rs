//! Random numbers for position keys, made at compile time.

/// The key of a position: equal positions have equal keys, different ones almost surely different keys.
pub type Key = u64;

/// One step of the splitmix64 generator: the `n`-th number of the stream that `seed` starts.
pub(crate) const fn random(seed: u64, n: u64) -> Key {
    let mut z = seed.wrapping_add(n.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A table of `N` keys from one stream.
pub(crate) const fn table<const N: usize>(seed: u64) -> [Key; N] {
    first(seed, N)
}

/// The same, but only the first `count` are keys. What is never read is zero: random numbers cannot be compressed, and a browser has
/// to fetch them.
pub(crate) const fn first<const N: usize>(seed: u64, count: usize) -> [Key; N] {
    let mut keys = [0; N];
    let mut n = 0;
    while n < count {
        keys[n] = random(seed, n as u64);
        n += 1;
    }
    keys
}
