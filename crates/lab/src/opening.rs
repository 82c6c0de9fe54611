//! Where the games of a match begin.

use std::ops::ControlFlow;

use gipfel_engine::{EngineGame, material};
use gipfel_rules::{
    AnyAction, AnyPosition, Game, Position, PositionError, Tactics as _, TurnBuilder, each_game,
};
use thiserror::Error;

use crate::chance::{Chance, derive};

/// A supply of openings. Each is played twice, with the colours swapped.
#[derive(Clone, Debug)]
pub enum Openings {
    /// Random turns from a start.
    Random {
        /// The start.
        start: AnyPosition,
        /// How many turns.
        turns: usize,
    },
    /// Positions of a list, one after another, and again from the beginning.
    List(Vec<AnyPosition>),
}

/// Why a list of openings cannot be used.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum OpeningsError {
    /// A line is no position.
    #[error("line {line}: {error}")]
    Position {
        /// The number of the line.
        line: usize,
        /// What is wrong with it.
        error: PositionError<gipfel_rules::AnySetupError>,
    },
    /// The game is over in a position.
    #[error("line {line}: the game is over in this position")]
    Over {
        /// The number of the line.
        line: usize,
    },
    /// There is none.
    #[error("there is no position")]
    Empty,
}

/// After so many tries any opening is taken that does not end the game.
const TRIES: u64 = 300;

impl Openings {
    /// Random openings of a variant, as long as is usual for it.
    pub fn random(start: AnyPosition) -> Openings {
        let turns = Openings::usual_turns(&start);
        Openings::Random { start, turns }
    }

    /// How many turns random openings of a game have.
    pub fn usual_turns(start: &AnyPosition) -> usize {
        each_game!(start.game(), P => <P as EngineGame>::OPENING_TURNS)
    }

    /// Reads a list: a position in each line. Blank lines and lines that start with `#` are skipped.
    pub fn parse(text: &str) -> Result<Openings, OpeningsError> {
        let mut positions = Vec::new();
        for (line, text) in (1..).zip(text.lines().map(str::trim)) {
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let position: AnyPosition =
                text.parse().map_err(|error| OpeningsError::Position { line, error })?;
            if position.outcome().is_some() {
                return Err(OpeningsError::Over { line });
            }
            positions.push(position);
        }
        if positions.is_empty() { Err(OpeningsError::Empty) } else { Ok(Openings::List(positions)) }
    }

    /// The opening with a number. The same seed and number give the same one.
    pub fn get(&self, number: u64, seed: u64) -> Game {
        match self {
            Openings::List(positions) => {
                let place = number % positions.len() as u64;
                Game::new(positions[place as usize].clone())
            }
            Openings::Random { start, turns } => {
                let seed = derive(seed, number);
                let mut last = None;
                for attempt in 0..TRIES {
                    let game = random_game(start, *turns, derive(seed, attempt));
                    if is_fair(&game) {
                        return game;
                    }
                    if game.end().is_none() {
                        last = Some(game);
                    }
                }
                last.unwrap_or_else(|| Game::new(start.clone()))
            }
        }
    }
}

/// A game that begins with random turns; it may be over.
pub(crate) fn random_game(start: &AnyPosition, turns: usize, seed: u64) -> Game {
    let mut chance = Chance::new(seed);
    let mut game = Game::new(start.clone());
    while game.turns().len() < turns && game.end().is_none() {
        let turn = random_turn(game.position(), &mut chance);
        game.play(turn).expect("a turn of legal actions is legal");
    }
    game
}

/// Any turn that is legal, decision by decision.
pub(crate) fn random_turn(position: &AnyPosition, chance: &mut Chance) -> Vec<AnyAction> {
    let mut turn = TurnBuilder::new(position.clone());
    loop {
        let legal = turn.legal();
        if legal.is_empty() {
            return turn.actions().collect();
        }
        turn.push(legal[chance.below(legal.len())]).expect("a generated action is legal");
    }
}

/// Nobody has won or lost anything yet, and the mover is not about to.
fn is_fair(game: &Game) -> bool {
    let position = game.position();
    if game.end().is_some() || position.stage() != gipfel_rules::Stage::Main {
        return false;
    }
    // In GIPF the one who moves second has brought in a piece less, but none is lost by that.
    if material(position).abs() > FAIR_MATERIAL {
        return false;
    }
    // Where something is taken from the first turn on, that is how the game goes.
    is_loud(game.start().position()) || !is_loud(position)
}

/// Whether the mover can take something, or is about to.
fn is_loud(position: &AnyPosition) -> bool {
    let taken = position.visit_hints(|_, hint| {
        if hint.is_quiet() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    taken.is_break()
}

/// One marker or piece more is no advantage to speak of (in tournament GIPF a GIPF-piece on the board counts one more).
const FAIR_MATERIAL: i32 = 2;

#[cfg(test)]
mod tests {
    use gipfel_rules::GameKind;

    use super::*;

    fn starts() -> impl Iterator<Item = AnyPosition> {
        GameKind::ALL.into_iter().flat_map(|game| {
            game.variants().into_iter().map(move |variant| game.start(variant).expect("a variant"))
        })
    }

    #[test]
    fn random_openings_are_legal_fair_and_always_the_same() {
        for start in starts() {
            for turns in [0, 2, Openings::usual_turns(&start), 12] {
                let openings = Openings::Random { start: start.clone(), turns };
                let mut different = std::collections::HashSet::new();
                for number in 0..20 {
                    let game = openings.get(number, 7);
                    assert_eq!(game.turns().len(), turns);
                    assert!(is_fair(&game), "{}", game.position());
                    assert_eq!(game.position(), openings.get(number, 7).position());
                    different.insert(game.position().to_string());
                }
                assert!(turns == 0 || different.len() > 15, "{start} {turns}");
            }
        }
    }

    #[test]
    fn lists_are_read() {
        let text = "# two\n\ngipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push\n  yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place\n";
        let openings = Openings::parse(text).expect("a list");
        assert_eq!(openings.get(0, 1).position().variant(), "basic");
        assert_eq!(openings.get(3, 1).position().variant(), "blitz");
        assert_eq!(Openings::parse("#\n").unwrap_err(), OpeningsError::Empty);
        let error = Openings::parse("\nchess").unwrap_err().to_string();
        assert!(error.starts_with("line 2: "), "{error}");
    }
}
