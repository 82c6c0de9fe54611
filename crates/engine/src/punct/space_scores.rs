//! What spaces are worth to a player who wants to join two sides.

use gipfel_rules::punct::{Space, SpaceSet, Ways};

/// How much each space is worth to the player: most on his shortest ways, less beside them, 0 far from them.
pub(super) fn space_scores(ways: &Ways) -> [i8; Space::COUNT] {
    const MOST: i32 = 12;
    const DETOUR: i32 = 3;
    const OTHER_PAIR: i32 = 2;
    let pairs = SpaceSet::sides().map(|sides| sides.map(|side| ways.costs(side)));
    let through = |pair: &[[u8; Space::COUNT]; 2], space: Space| {
        let index = space.index();
        i32::from(pair[0][index]) + i32::from(pair[1][index]) - i32::from(ways.cost_of(space))
    };
    let shortest = |pair: &[[u8; Space::COUNT]; 2]| {
        Space::all().map(|space| through(pair, space)).min().unwrap_or(i32::from(Ways::FAR))
    };
    let lengths = [0, 1, 2].map(|pair| shortest(&pairs[pair]));
    let best = lengths.into_iter().min().unwrap_or(0);
    let mut scores = [0; Space::COUNT];
    for space in Space::all() {
        let of_pair = |pair: usize| {
            let detour = through(&pairs[pair], space) - lengths[pair];
            MOST - DETOUR * detour - OTHER_PAIR * (lengths[pair] - best)
        };
        let score = [0, 1, 2].map(of_pair).into_iter().max().unwrap_or(0).max(0);
        scores[space.index()] = score as i8;
    }
    scores
}
