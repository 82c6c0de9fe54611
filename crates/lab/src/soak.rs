//! A long run of games that looks for faults.

use std::sync::Mutex;

use gipfel_record::Record;
use gipfel_rules::{AnyPosition, Color, GameKind, Position};

use crate::chance::derive;
use crate::thread_pool::run_jobs;
use crate::{
    Effort, Ending, GameReport, GameRules, MatchError, Openings, Player, PlayerSpec, play_game,
};

/// A player against itself, many times, in all variants of the games in turn. Every action is checked by the rules; the key
/// of every position is computed anew.
#[derive(Clone, Debug)]
pub struct Soak {
    /// The player.
    pub player: PlayerSpec,
    /// The games.
    pub games: Vec<GameKind>,
    /// How many games of each are played.
    pub count: u64,
    /// Everything that depends on chance follows from it.
    pub seed: u64,
    /// How many games are played at the same time.
    pub concurrency: usize,
    /// The rules of each game.
    pub rules: GameRules,
}

/// Something that must not happen.
#[derive(Clone, Debug)]
pub struct SoakFault {
    /// What it is.
    pub text: String,
    /// The game up to it.
    pub record: Record,
}

/// What a run has come to.
#[derive(Clone, Debug, Default)]
pub struct SoakReport {
    /// Finished games of each variant.
    pub games: Vec<(AnyPosition, u64)>,
    /// Turns of all games.
    pub turns: u64,
    /// What both sides spent.
    pub effort: Effort,
    /// Games that were called a draw because they took too long.
    pub endless: u64,
    /// What must not happen.
    pub faults: Vec<SoakFault>,
}

impl SoakReport {
    /// How many games are finished.
    pub fn total(&self) -> u64 {
        self.games.iter().map(|(_, count)| count).sum()
    }

    /// The report in a few lines.
    pub fn table(&self) -> String {
        let mut out = String::new();
        for (start, count) in &self.games {
            out += &format!("{:<6} {:<11} {count:>7} games\n", start.game(), start.variant());
        }
        let Effort { longest, overruns, .. } = self.effort;
        let (turns, endless, faults) = (self.turns, self.endless, self.faults.len());
        out + &format!(
            "turns {turns}, longest {longest:.0?}, overdue {overruns}\nendless games {endless}, faults {faults}\n"
        )
    }
}

impl Soak {
    /// How many games are played in all.
    pub fn total(&self) -> u64 {
        self.count * self.games.len() as u64
    }

    fn starts(&self) -> Vec<Vec<AnyPosition>> {
        let starts = |game: &GameKind| {
            let variants = game.variants().into_iter();
            variants.map(|variant| game.start(variant).expect("a variant of the game")).collect()
        };
        self.games.iter().map(starts).collect()
    }

    /// Plays all games. `watch` hears how it stands after each.
    pub fn run(&self, watch: &(dyn Fn(&SoakReport) + Sync)) -> Result<SoakReport, MatchError> {
        let starts = self.starts();
        let empty = SoakReport {
            games: starts.iter().flatten().map(|start| (start.clone(), 0)).collect(),
            ..SoakReport::default()
        };
        let books = Mutex::new(empty);
        let make = || {
            let name = self.player.to_string();
            self.player.build().map_err(|error| MatchError::Player { name, error })
        };
        run_jobs::<_, MatchError>(
            self.concurrency,
            usize::try_from(self.total()).unwrap_or(usize::MAX),
            &|| false,
            &|| Ok([make()?, make()?]),
            &|players, job| {
                let (game, round) = (job % starts.len(), job / starts.len());
                let start = &starts[game][round % starts[game].len()];
                let report = self.play(start, job as u64, players);
                let failed = report.ending.is_forfeit();
                let mut books = books.lock().expect("nothing panics with it");
                note(&mut books, start, &report, job);
                watch(&books);
                drop(books);
                if failed {
                    *players = [make()?, make()?];
                }
                Ok(())
            },
        )?;
        Ok(books.into_inner().expect("nothing panics with it"))
    }

    fn play(
        &self,
        start: &AnyPosition,
        number: u64,
        players: &mut [Box<dyn Player>; 2],
    ) -> GameReport {
        let seed = derive(self.seed, number);
        let opening = Openings::random(start.clone()).get(number, self.seed);
        let [white, black] = players;
        let (white, black): (&mut dyn Player, &mut dyn Player) = (white.as_mut(), black.as_mut());
        play_game(opening, [white, black], seed, &self.rules, &|| false)
            .expect("nobody asks for its end")
    }
}

fn note(books: &mut SoakReport, start: &AnyPosition, report: &GameReport, number: usize) {
    let played = books.games.iter_mut().find(|(known, _)| known == start);
    if let Some((_, count)) = played {
        *count += 1;
    }
    books.turns += report.game.turns().len() as u64;
    for color in Color::ALL {
        books.effort.add(&report.effort[color.index()]);
    }
    books.endless += u64::from(report.ending == Ending::TurnLimit);
    let forfeit = report.fault.as_ref().filter(|_| report.ending.is_forfeit());
    let forfeit = forfeit.map(|fault| format!("{}: {fault}", report.ending));
    if let Some(text) = forfeit.or_else(|| wrong_key(report)) {
        let round = (number + 1).to_string();
        let record = report.record(["White", "Black"], &[("Event", "Soak"), ("Round", &round)]);
        books.faults.push(SoakFault { text, record });
    }
}

/// A position of the game whose key is not the one that is computed anew.
fn wrong_key(report: &GameReport) -> Option<String> {
    let mut position = report.game.start().position().clone();
    for action in report.game.turns().iter().flat_map(gipfel_rules::PlayedTurn::actions) {
        position.play_unchecked(action);
        if position.key() != position.key_from_scratch() {
            return Some(format!("wrong key in `{position}`"));
        }
    }
    None
}
