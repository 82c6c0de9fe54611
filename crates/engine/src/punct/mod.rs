//! PÜNCT for the engine: the hand-crafted evaluation, levels.

mod evaluation;
mod order;
mod space_scores;
#[cfg(test)]
mod tests;
mod weights;

use gipfel_rules::Color;
use gipfel_rules::punct::{PieceKind, Position, Variant};

pub use evaluation::{Evaluation, FEATURE_NAMES, FEATURES, Weights, features};

use crate::bench::Exercise;
use crate::{Character, EngineGame, Level, Tunables, WeightSetInfo};

impl EngineGame for Position {
    type Evaluation = Evaluation;

    const LEVELS: [Character; Level::COUNT] = [
        // The first levels see few of the many places for a piece.
        Character::new(100, 1).narrow(185).narrow_later(246).with_temperature(250),
        Character::new(150, 1).narrow(168).narrow_later(240).with_temperature(210),
        Character::new(200, 1).narrow(154).narrow_later(233).with_temperature(162),
        Character::new(300, 1).narrow(139).narrow_later(223).with_temperature(132),
        Character::new(400, 1).narrow(118).narrow_later(205).with_temperature(100),
        Character::new(600, 1).narrow(92).narrow_later(182).with_temperature(77),
        Character::new(900, 1).narrow(55).narrow_later(135).with_temperature(50),
        Character::new(2_500, 1).narrow(9).narrow_later(48).with_temperature(16),
        Character::new(4_500, 2).with_temperature(8),
        Character::new(12_000, Character::DEEP),
    ];
    const EXERCISES: &'static [Exercise] = &[
        Exercise::new(1, "punct standard - w - piece"),
        Exercise::new(2, "punct basic Td4n,ek11s w - piece"),
        Exercise::new(2, "punct standard Ea5se,Ed5se,te3n,te6n,Eg5se,Ej6ne,Cn10ne b - piece"),
        Exercise::new(
            2,
            "punct standard rc8nw,ee7nw,Re8n,Cf3n,lf7s,tg3se,mg4ne,mh1n,ri14nw,lk16n,em12s,Ln6n,Rn13se,co11se,Tp10sw,Lq10sw/Mn13s,Eo10n/Eo10n w M spot",
        ),
    ];
    /// A turn has three decisions, of which the second has very many ways that change little.
    const TUNABLES: Tunables = Tunables {
        extra_actions: 10,
        late_action_counts: [0, 12, 16, 24],
        reverse_futility_depth: 2,
        futility_depth: 1,
        ..Tunables::DEFAULT
    };
    const FEATURE_NAMES: &'static [&'static str] = &FEATURE_NAMES;
    const WEIGHT_SETS: &'static [WeightSetInfo] =
        &[WeightSetInfo { word: "punct", variant: Variant::Standard.word() }];
    /// Two pieces of each.
    const OPENING_TURNS: usize = 4;

    fn features(&self) -> Vec<i32> {
        features(self).to_vec()
    }

    fn weights(evaluation: &mut Evaluation, _: usize) -> &mut [i32] {
        &mut evaluation.weights
    }

    /// The dots that are seen from above.
    fn material(&self) -> i32 {
        let dots = |color| self.seen(color).len() as i32;
        dots(Color::White) - dots(Color::Black)
    }

    /// The first pieces say nothing about the result.
    fn is_early(&self) -> bool {
        self.reserve_count(Color::White) > PieceKind::PIECES - 4
    }
}
