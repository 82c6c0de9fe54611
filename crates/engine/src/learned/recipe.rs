//! How the networks of a game are learnt from nothing.

/// Games of the engine against itself that are learnt from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    /// How many.
    pub games: u64,
    /// Positions that are looked at for a turn.
    pub nodes: u64,
    /// The least and the most number of random turns at the beginning.
    pub random_turns: (usize, usize),
    /// Later one turn in so many is random, too; 0 if none is.
    pub stray: u32,
}

/// Rounds of games, and how a network learns from those so far after each. The first are played by the hand-crafted evaluation, the
/// others by the network that was learnt before.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Recipe {
    /// The rounds.
    pub rounds: &'static [Round],
    /// How often every position is looked at.
    pub epochs: usize,
    /// How far numbers go at first.
    pub learning_rate: f32,
    /// How much the result of a game counts, from 0 to 1; the rest is what the search thought.
    pub result_share: f32,
    /// How strongly numbers and rows are drawn towards 0.
    pub decay: f32,
    /// How strongly they are held where they began, as if so many positions had spoken for it.
    pub l2: f32,
}
