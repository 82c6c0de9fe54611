//! Many games of one kind, each at its own pace, stepped side by side.

use std::ops::ControlFlow;

use gipfel_engine::{AnyEngine, Limits, Options, StopSwitch, SystemControl};
use gipfel_rules::{
    Action, AnyPosition, Game, Module, Outcome, Position, PositionError, Repetitions, each_position,
};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::arguments::{none, numbered};
use crate::chance::Chance;
use crate::encoder::Encoder;

/// In place of an action of a game that is over.
pub(crate) const NO_ACTION: i64 = -1;

/// Fewer games than this are not worth handing to another thread.
const TOGETHER: usize = 256;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// By its rules.
    Rules(Outcome),
    /// A position stood for the third time at the start of a main phase.
    Repetition,
    /// It was broken off after so many actions as were asked for.
    Limit,
}

impl Ending {
    /// 1 if White has won, −1 if Black has, 0 if nobody has.
    pub(crate) fn value(self) -> i8 {
        match self {
            Ending::Rules(Outcome::Win(color)) => 1 - 2 * color.index() as i8,
            Ending::Rules(Outcome::Draw) | Ending::Repetition | Ending::Limit => 0,
        }
    }
}

/// Many games, whichever they are of.
pub(crate) trait Lot: Send + Sync {
    /// The same games once more.
    fn duplicate(&self) -> Box<dyn Lot>;
    /// Everything there is to know of them.
    fn save(&self) -> SavedLot;
    /// How many games are not over.
    fn live(&self) -> usize;
    /// How many actions the game knows.
    fn action_count(&self) -> usize;
    /// The position of a game.
    fn position(&self, game: usize) -> AnyPosition;
    /// What was played in a game.
    fn game(&self, number: usize) -> Game;
    /// The numbers of the actions that were played in a game.
    fn played(&self, game: usize) -> &[u16];
    /// How each game ended.
    fn endings(&self) -> Vec<Option<Ending>>;
    /// Who decides in each game: 0 for White, 1 for Black.
    fn sides(&self) -> Vec<u8>;
    /// Marks the legal actions of every game.
    fn mask(&self, out: &mut [bool]);
    /// Writes the planes of every game.
    fn observe(&self, encoder: &Encoder, out: &mut [f32]);
    /// Which games are over.
    fn over(&self) -> Vec<bool>;
    /// A random legal action of every game.
    fn propose(&mut self) -> Vec<i64>;
    /// Plays an action in every game, or none at all.
    fn step(&mut self, actions: &[i64]) -> Result<(), String>;
    /// Plays what was played in games that were saved, from the starts on.
    fn replay(&mut self, games: Vec<SavedGame>) -> Result<(), String>;
    /// Starts games anew.
    fn reset(&mut self, which: &dyn Fn(usize) -> bool);
    /// For every game the first action of a search and what the player who decides may expect, from −1 to 1.
    fn teach(&self, limits: &Limits, hash: usize, stop: &StopSwitch) -> Vec<Option<(u16, f32)>>;
}

/// So many games from positions of one game, dealt out in turn; an error if they are of several.
pub(crate) fn lot(
    starts: &[AnyPosition],
    count: usize,
    seed: u64,
    limit: Option<u32>,
) -> Result<Box<dyn Lot>, String> {
    let first = starts.first().ok_or("a batch needs a position to start from")?;
    each_position!(first, first => {
        let lot = Games::like(first, starts, count, seed, limit)?;
        Ok(Box::new(lot))
    })
}

/// Games as they are kept in a file.
#[derive(Serialize, Deserialize)]
pub(crate) struct SavedLot {
    starts: Vec<String>,
    limit: Option<u32>,
    games: Vec<SavedGame>,
}

#[derive(Serialize, Deserialize)]
pub(crate) struct SavedGame {
    actions: Vec<u16>,
    chance: Chance,
}

impl SavedLot {
    /// The games again, or what is wrong with them.
    pub(crate) fn restore(self) -> Result<(Vec<AnyPosition>, Box<dyn Lot>), String> {
        let starts: Vec<AnyPosition> = self
            .starts
            .iter()
            .map(|text| text.parse().map_err(|error: PositionError<_>| error.to_string()))
            .collect::<Result<_, _>>()?;
        let mut lot = lot(&starts, self.games.len(), 0, self.limit)?;
        lot.replay(self.games)?;
        Ok((starts, lot))
    }
}

#[derive(Clone)]
struct Games<P: Module> {
    starts: Vec<P>,
    /// Those that are not over first, so that nobody has to look at the others.
    games: Vec<Played<P>>,
    live: usize,
    /// Where each game is in `games`.
    places: Vec<usize>,
    /// The actions that were offered, if they are of the present positions: they need not be checked when they come back.
    proposed: Option<Vec<i64>>,
    limit: Option<u32>,
}

/// A game.
#[derive(Clone)]
struct Played<P: Position> {
    number: usize,
    position: P,
    actions: Vec<u16>,
    /// None in a game whose positions cannot come back.
    repetitions: Option<Repetitions>,
    ending: Option<Ending>,
    chance: Chance,
}

impl<P: Module> Played<P> {
    fn new(number: usize, start: &P, chance: Chance) -> Played<P> {
        let mut game = Played {
            number,
            position: start.clone(),
            actions: Vec::new(),
            repetitions: None,
            ending: None,
            chance,
        };
        game.begin(start);
        game
    }

    /// Starts anew; chance goes on.
    fn begin(&mut self, start: &P) {
        self.position.clone_from(start);
        self.actions.clear();
        self.repetitions = P::DESCRIPTION.repeats.then(|| Repetitions::new(start));
        self.ending = start.outcome().map(Ending::Rules);
    }

    /// A random action of a game that is not over.
    fn propose(&mut self) -> i64 {
        let mut left = self.chance.below(self.position.count_actions());
        let mut proposed = NO_ACTION;
        let _ = self.position.visit_actions(|action| {
            if left == 0 {
                proposed = action.index().into();
                return ControlFlow::Break(());
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        proposed
    }

    /// Why an action may not be played.
    fn objection(&self, index: i64) -> Option<String> {
        let why = if self.ending.is_some() {
            format!("the game is over, its action has to be {NO_ACTION}")
        } else if let Some(action) = numbered(&self.position, index) {
            let illegal = self.position.check(action).err()?;
            format!("the action with the number {index} is not allowed: {illegal}")
        } else {
            none(&self.position, index)
        };
        Some(format!("game {}: {why}", self.number))
    }

    /// Plays a legal action, and says whether the game is over with it.
    fn play(&mut self, index: i64, limit: Option<u32>) -> bool {
        let action = numbered(&self.position, index).expect("it was checked");
        let stage = self.position.stage();
        self.position.play_unchecked(action);
        self.actions.push(action.index());
        let repetitions = self.repetitions.as_mut();
        self.ending = if let Some(outcome) = self.position.outcome() {
            Some(Ending::Rules(outcome))
        } else if repetitions.is_some_and(|known| known.played(stage, &self.position)) {
            Some(Ending::Repetition)
        } else {
            limit.filter(|limit| self.actions.len() >= *limit as usize).map(|_| Ending::Limit)
        };
        self.ending.is_some()
    }
}

impl<P: Module> Games<P> {
    fn like(
        _kind: &P,
        starts: &[AnyPosition],
        count: usize,
        seed: u64,
        limit: Option<u32>,
    ) -> Result<Games<P>, String> {
        let own = |start| P::of(start).cloned();
        let starts: Option<Vec<P>> = starts.iter().map(own).collect();
        let starts = starts.ok_or("the positions of a batch are of one game")?;
        let board = |start: &P| {
            P::DESCRIPTION.variant(start.variant_word()).map_or(0, |variant| variant.board)
        };
        if starts.iter().any(|start| board(start) != board(&starts[0])) {
            return Err("the positions of a batch are of one board".to_owned());
        }
        let new = |game| Played::new(game, &starts[game % starts.len()], Chance::new(seed, game));
        let games = (0..count).into_par_iter().with_min_len(TOGETHER).map(new).collect();
        let places = (0..count).collect();
        let mut games = Games { starts, games, live: count, places, proposed: None, limit };
        let over = (0..count).filter(|&place| games.games[place].ending.is_some()).collect();
        games.lay_aside(over);
        Ok(games)
    }

    fn played_at(&self, number: usize) -> &Played<P> {
        &self.games[self.places[number]]
    }

    /// The same for every game that is not over, and what came of it in their present order. A few games are done here: to
    /// wake other threads takes longer.
    fn each_live<T: Send>(&mut self, work: impl Fn(&mut Played<P>) -> T + Sync + Send) -> Vec<T> {
        let games = &mut self.games[..self.live];
        if games.len() <= TOGETHER {
            return games.iter_mut().map(work).collect();
        }
        games.par_iter_mut().with_min_len(TOGETHER / 4).map(work).collect()
    }

    /// Puts games that are over behind the others; given are their places, in order.
    fn lay_aside(&mut self, over: Vec<usize>) {
        for place in over.into_iter().rev() {
            self.live -= 1;
            self.exchange(place, self.live);
        }
    }

    fn exchange(&mut self, one: usize, other: usize) {
        self.games.swap(one, other);
        for place in [one, other] {
            self.places[self.games[place].number] = place;
        }
    }

    /// Why actions may not be played: what is wrong in the first game with something wrong.
    fn objection(&self, actions: &[i64]) -> Option<String> {
        let is_known = |number: usize| match &self.proposed {
            Some(proposed) => proposed[number] == actions[number],
            None => self.places[number] >= self.live && actions[number] == NO_ACTION,
        };
        let unknown: Vec<usize> = (0..actions.len()).filter(|&number| !is_known(number)).collect();
        let object = |&number: &usize| self.played_at(number).objection(actions[number]);
        unknown.par_iter().with_min_len(TOGETHER / 4).find_map_first(object)
    }
}

impl<P: Module> Lot for Games<P> {
    fn duplicate(&self) -> Box<dyn Lot> {
        Box::new(self.clone())
    }

    fn save(&self) -> SavedLot {
        let saved = |number| {
            let game = self.played_at(number);
            SavedGame { actions: game.actions.clone(), chance: game.chance.clone() }
        };
        SavedLot {
            starts: self.starts.iter().map(ToString::to_string).collect(),
            limit: self.limit,
            games: (0..self.games.len()).map(saved).collect(),
        }
    }

    fn replay(&mut self, games: Vec<SavedGame>) -> Result<(), String> {
        let mut over = Vec::new();
        for (number, saved) in games.into_iter().enumerate() {
            let game = &mut self.games[self.places[number]];
            for index in saved.actions.into_iter().map(i64::from) {
                if let Some(objection) = game.objection(index) {
                    return Err(objection);
                }
                if game.play(index, self.limit) {
                    over.push(number);
                }
            }
            game.chance = saved.chance;
        }
        for number in over {
            self.live -= 1;
            self.exchange(self.places[number], self.live);
        }
        Ok(())
    }

    fn live(&self) -> usize {
        self.live
    }

    fn action_count(&self) -> usize {
        P::ACTION_COUNT
    }

    fn position(&self, game: usize) -> AnyPosition {
        self.played_at(game).position.clone().into()
    }

    fn game(&self, number: usize) -> Game {
        let start = &self.starts[number % self.starts.len()];
        let mut game = Game::new(start.clone().into());
        for &index in &self.played_at(number).actions {
            let action = game.position().action_from_index(index).expect("it was played here");
            game.advance(action).expect("it was played here");
        }
        game
    }

    fn played(&self, game: usize) -> &[u16] {
        &self.played_at(game).actions
    }

    fn endings(&self) -> Vec<Option<Ending>> {
        (0..self.games.len()).map(|number| self.played_at(number).ending).collect()
    }

    fn over(&self) -> Vec<bool> {
        self.places.iter().map(|place| *place >= self.live).collect()
    }

    fn sides(&self) -> Vec<u8> {
        let side = |number| self.played_at(number).position.side().index() as u8;
        (0..self.games.len()).map(side).collect()
    }

    fn mask(&self, out: &mut [bool]) {
        out.par_chunks_mut(P::ACTION_COUNT).enumerate().for_each(|(number, out)| {
            out.fill(false);
            let game = self.played_at(number);
            if game.ending.is_none() {
                let _ = game.position.visit_actions(|action| {
                    out[usize::from(action.index())] = true;
                    ControlFlow::Continue(())
                });
            }
        });
    }

    fn observe(&self, encoder: &Encoder, out: &mut [f32]) {
        out.par_chunks_mut(encoder.size()).enumerate().for_each(|(number, out)| {
            encoder.write(&self.played_at(number).position, out);
        });
    }

    fn propose(&mut self) -> Vec<i64> {
        let found = self.each_live(Played::propose);
        let mut proposed = vec![NO_ACTION; self.games.len()];
        for (game, action) in self.games.iter().zip(found) {
            proposed[game.number] = action;
        }
        self.proposed.insert(proposed).clone()
    }

    fn step(&mut self, actions: &[i64]) -> Result<(), String> {
        if let Some(objection) = self.objection(actions) {
            return Err(objection);
        }
        self.proposed = None;
        let limit = self.limit;
        let over = self.each_live(|game| game.play(actions[game.number], limit));
        self.lay_aside((0..over.len()).filter(|&place| over[place]).collect());
        Ok(())
    }

    fn reset(&mut self, which: &dyn Fn(usize) -> bool) {
        self.proposed = None;
        for number in (0..self.games.len()).filter(|number| which(*number)) {
            let place = self.places[number];
            let game = &mut self.games[place];
            game.begin(&self.starts[number % self.starts.len()]);
            if game.ending.is_none() && place >= self.live {
                self.exchange(place, self.live);
                self.live += 1;
            }
        }
    }

    fn teach(&self, limits: &Limits, hash: usize, stop: &StopSwitch) -> Vec<Option<(u16, f32)>> {
        let options = Options { hash, threads: 1, lines: 1 };
        let search = |engine: &mut AnyEngine, game: &Played<P>| {
            if game.ending.is_some() || stop.is_thrown() {
                return None;
            }
            // What one game has left in the table must not change the answer about another.
            engine.clear();
            let history = game.repetitions.as_ref().map_or(&[][..], Repetitions::keys);
            let position: AnyPosition = game.position.clone().into();
            let control = SystemControl::new(stop);
            let report = engine.search(&position, history, limits, &control, &mut |_| {})?;
            let score = report.info.lines.first()?.score;
            Some((report.turn.first()?.index(), 2.0 * score.expectation() as f32 - 1.0))
        };
        let numbers = (0..self.games.len()).into_par_iter();
        let teach = |engine: &mut AnyEngine, number| search(engine, self.played_at(number));
        numbers.map_init(|| AnyEngine::new(options), teach).collect()
    }
}
