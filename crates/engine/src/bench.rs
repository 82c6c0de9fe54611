//! A fixed piece of work: its node count is the checksum of how the engine behaves.
//!
//! The positions are of both games, all variants and all phases. Each is searched by one thread to a fixed depth with an
//! empty table, so that the count is the same on every machine and changes only with the search or the evaluations.

use gipfel_rules::{AnyPosition, Game};

use crate::{AnyEngine, Limits, NoControl, Options};

/// A position and the depth it is searched to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exercise {
    /// The position's text.
    pub position: &'static str,
    /// The depth in turns.
    pub depth: u32,
}

/// What an exercise took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The exercise, with the depth that was searched.
    pub exercise: Exercise,
    /// Positions looked at.
    pub nodes: u64,
}

const fn exercise(depth: u32, position: &'static str) -> Exercise {
    Exercise { position, depth }
}

/// The exercises.
pub const EXERCISES: [Exercise; 28] = [
    exercise(11, "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push"),
    exercise(10, "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push"),
    exercise(7, "gipf tournament 4/5/6/7/6/5/4 w 18/18 !! push"),
    exercise(10, "gipf basic p2P/5/6/P5p/6/5/p2P w 12/15 -- push"),
    exercise(9, "gipf tournament p1p1/1P3/2G3/3Gg2/1G4/2p2/g3 w 2/4 +- push"),
    exercise(10, "gipf basic pPpp/PpPpP/6/PpPpPpP/6/5/pPPp b 4/3 -- push"),
    exercise(9, "gipf standard G1p1/1P1P1/2PP2/1PPGPp1/2PP2/1g3/g3 w 1/4 -- claim"),
    exercise(3, "gipf tournament p3/3G1/3G2/1GGGG2/2G3/5/g3 w 3/6 -- clear"),
    exercise(10, "gipf basic 4/3p1/pP2p1/p1P1P2/P2p2/2pp1/pPpP w 5/5 -- push"),
    exercise(10, "gipf standard 1PPp/p1p1p/pg2GP/pp3gP/pGPGgp/p1P2/P1Pp w 5/0 -- push"),
    exercise(5, "gipf+ tournament 4/5/6/7/6/5/4 w 21/21 !! T3Z3D3Y3U3/T3Z3D3Y3U3 push"),
    exercise(6, "gipf+ basic p2P/5/6/P5p/6/5/p2P w 12/12 ** T3Z3D3Y3U3/T3Z3D3Y3U3 push"),
    exercise(
        6,
        "gipf+ standard PP1G/P(PZ)3/pg4/(Pu)2Y1yp/4(PZ)g/P2P(pt)/(pt)gPG w 4/8 -* -/Z2D3Y2U2 push",
    ),
    exercise(
        4,
        "gipf+ tournament (pz)P(pt)P/(pt)(pd)(py)1(pu)/PP(PY)1(pt)P/2(PD)2g(pt)/1(pd)3(pd)/G1(pu)2/1P(pu)1 \
         w 10/7 -* -/T1D3U3 push",
    ),
    exercise(
        6,
        "gipf+ standard p(PY)1(PY)/1p2G/2g(PT)pp/G1P(PT)g(PD)p/6/p4/Tg1G w 6/6 *- Z3D2Y1U3/- extra1",
    ),
    exercise(
        6,
        "gipf+ tournament 4/4G/5g/(PD)2(PT)(PD)(pd)(PU)/5g/5/3g w 12/11 ** T1U1/Z2D2Y1 extra2",
    ),
    exercise(6, "gipf+ basic 4/2(pt)2/Pp(PT)1(pt)p/p4pP/4(pt)P/(PT)2p1/p1P1 b 8/5 -- -/- clear"),
    exercise(6, "gipf+ standard 1ppp/PPPG1/(pt)(PT)3P/P4p1/pP2pP/2gP1/2Pp w 6/8 -- -/- claim"),
    exercise(8, "yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place"),
    exercise(6, "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place"),
    exercise(9, "yinsh standard R3/R6/8/9/4Rr4/4RR3/5rr3/9/8/7/3r b 0/1 0/0 place"),
    exercise(9, "yinsh standard 4/R6/8/9/4Rr4/4RR3/R4rr3/9/8/6r/3r w 0/0 0/0 move"),
    exercise(
        10,
        "yinsh standard 4/2R4/3R2r1/1r1m1m3/3M1m1r2/R1mMmM3/4RM4/2m2R3/5r2/7/r3 w 0/0 0/0 move",
    ),
    exercise(
        8,
        "yinsh standard RR2/4r2/3M2r1/3Mm4/1MMMMM4/2M4R1/1RM7/1r7/4R3/1r5/3r w 0/0 0/0 claim-row",
    ),
    exercise(
        10,
        "yinsh standard 1M1r/2mRmmm/R5MM/rMM1R2M1/m1M4mMM/MM1M1M3/2mmM1M1M1/M2mm2Mm/1mM4r/mR3M1/Mm2 \
         b 0/0 1/2 move",
    ),
    exercise(
        11,
        "yinsh standard 4/R6/8/3M2MR1/4mm1rm1/2m5m/6r3/m1M1R3r/1Rr2r2/6R/2M1 b 0/0 0/0 clear-ring",
    ),
    exercise(
        8,
        "yinsh blitz Mm2/1MR2m1/mmm1m3/1MMrM4/MMr2m4/M3R4/M1RMM3mr/2r1M1M2/m1mmrR1m/2M1R2/4 \
         b 0/0 0/0 claim-ring",
    ),
    exercise(8, "yinsh blitz 4/1r5/8/9/10/9/10/8R/8/7/4 w 4/4 0/0 place"),
];

impl Exercise {
    /// The game that the position is of.
    pub fn game(&self) -> Game {
        let word = self.position.split(' ').next();
        let game = Game::ALL.into_iter().find(|game| Some(game.word()) == word);
        game.expect("the exercises are positions")
    }

    /// Searches the position to its depth with an empty table and returns the positions looked at.
    pub fn search(&self, threads: usize) -> u64 {
        let position: AnyPosition = self.position.parse().expect("the exercises are positions");
        let mut engine = AnyEngine::new(Options { hash: 16, threads, lines: 1 });
        engine
            .search(&position, &[], &Limits::depth(self.depth), &NoControl, &mut |_| {})
            .map_or(0, |report| report.info.nodes)
    }
}

/// Searches every exercise, or those of one game, to another depth than its own if one is given, and tells each when it is
/// done. Returns the sum of the nodes.
pub fn run(depth: Option<u32>, game: Option<Game>, each: &mut dyn FnMut(&Effort)) -> u64 {
    let mut total = 0;
    for exercise in EXERCISES.into_iter().filter(|e| game.is_none_or(|game| e.game() == game)) {
        let exercise = Exercise { depth: depth.unwrap_or(exercise.depth).max(1), ..exercise };
        let nodes = exercise.search(1);
        each(&Effort { exercise, nodes });
        total += nodes;
    }
    total
}

#[cfg(test)]
mod tests {
    use gipfel_rules::{Position, Stage};

    use super::*;

    #[test]
    fn everything_is_exercised() {
        let positions: Vec<AnyPosition> =
            EXERCISES.iter().map(|exercise| exercise.position.parse().unwrap()).collect();
        for game in Game::ALL {
            for variant in game.variants() {
                let exercised = |position: &AnyPosition| {
                    position.game() == game && position.variant() == variant
                };
                assert!(positions.iter().any(exercised), "{game} {variant}");
            }
            for stage in [Stage::Before, Stage::Main, Stage::After] {
                let exercised = |p: &AnyPosition| p.game() == game && p.stage() == stage;
                assert!(positions.iter().any(exercised), "{game} {stage:?}");
            }
        }
        assert!(positions.iter().all(|position| position.outcome().is_none()));
    }
}
