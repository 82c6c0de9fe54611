//! Linked games: contests for the right to use a potential.

use std::collections::BTreeMap;

use crate::{AnyState, gipf_plus};

/// What the players have agreed on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The word of the contest of each kind, by the kind's letter; a letter that is missing is free.
    pub links: BTreeMap<char, String>,
    /// Every use of a linked kind is contested; nobody challenges.
    pub always: bool,
    /// How often each may challenge.
    pub limit: Option<u32>,
}

/// What is to be decided.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Stage {
    /// Something of the main game.
    Main,
    /// The opponent accepts or challenges.
    Answer,
    /// Dice or a coin are falling.
    Falling,
    /// Nothing is left to decide: the user has won the contest, or he has not.
    Decided(bool),
    /// The user reports who has won an agreed contest; then the opponent does, and says the same or both begin anew.
    Report(Option<bool>),
    /// A game is played, the user with White.
    Playing(Contest),
}

/// A game that is played as a contest.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Contest {
    game: AnyState,
    /// Whether the player to decide has decided nothing of his turn yet.
    begins_turn: bool,
    /// Whether the main phase of the turn has been counted, and whether it is over.
    counted: bool,
    main_played: bool,
    /// The positions with which main phases began.
    starts: Vec<String>,
}

/// A linked game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    settings: Settings,
    main: gipf_plus::State,
    stage: Stage,
    /// The use that is declared.
    declared: String,
    /// How often White and Black have challenged.
    challenges: BTreeMap<String, u32>,
}

/// The words of a position text that matter here: whose turn it is, and the phase.
fn side_and_phase(text: &str) -> (String, String) {
    let words: Vec<&str> = text.split(' ').collect();
    (words[3].to_string(), words[words.len() - 1].to_string())
}

fn other(side: &str) -> String {
    if side == "w" { "b" } else { "w" }.to_string()
}

impl State {
    /// A linked game that starts from a position.
    pub fn new(main: &str, settings: Settings) -> Result<State, String> {
        let main = gipf_plus::State::parse(main)?;
        let (stage, declared) = (Stage::Main, String::new());
        Ok(State { settings, main, stage, declared, challenges: BTreeMap::new() })
    }

    /// The position of the main game.
    pub fn main_text(&self) -> String {
        self.main.text()
    }

    /// The position of the game that is played as a contest.
    pub fn contest_text(&self) -> Option<String> {
        match &self.stage {
            Stage::Playing(contest) => Some(contest.game.text()),
            _ => None,
        }
    }

    /// Whether dice or a coin have to fall before anything is decided.
    pub fn is_falling(&self) -> bool {
        self.stage == Stage::Falling
    }

    /// Who uses a potential is to move in the main game.
    fn user(&self) -> String {
        side_and_phase(&self.main.text()).0
    }

    /// Who decides, `w` or `b`, by his colour in the main game. Where nothing is left to decide, the user.
    pub fn decider(&self) -> String {
        let user = self.user();
        match &self.stage {
            Stage::Answer | Stage::Report(Some(_)) => other(&user),
            Stage::Playing(contest) if contest.result().is_none() => {
                // The user has White in the contest.
                let on_board = side_and_phase(&contest.game.text()).0;
                if on_board == "w" { user } else { other(&user) }
            }
            _ => user,
        }
    }

    /// The result of the main game. It is not over while a use is pending.
    pub fn result(&self) -> Option<&'static str> {
        if self.stage == Stage::Main { self.main.result() } else { None }
    }

    /// Everything that may be decided, sorted.
    pub fn actions(&self) -> Vec<String> {
        let word = |won: bool| if won { "won" } else { "lost" }.to_string();
        let mut actions = match &self.stage {
            Stage::Main => self.main.actions(),
            Stage::Answer => vec!["accept".to_string(), "challenge".to_string()],
            Stage::Falling => Vec::new(),
            Stage::Decided(won) => vec![word(*won)],
            Stage::Report(_) => vec![word(true), word(false)],
            Stage::Playing(contest) => match contest.result() {
                // A draw counts for the user.
                Some(result) => vec![word(result != "b")],
                None => {
                    let mut actions = contest.game.actions();
                    if contest.begins_turn {
                        // He gives the contest up: the other has won.
                        actions.push(word(self.decider() != self.user()));
                    }
                    actions
                }
            },
        };
        actions.sort();
        actions
    }

    /// The dice or the coin have fallen.
    #[must_use]
    pub fn fallen(&self, won: bool) -> State {
        State { stage: Stage::Decided(won), ..self.clone() }
    }

    /// The game after something that may be decided.
    pub fn play(&self, action: &str) -> Result<State, String> {
        if !self.actions().iter().any(|known| known == action) {
            return Err(format!("{action:?} is not allowed now"));
        }
        let mut next = self.clone();
        match (&mut next.stage, action) {
            (Stage::Main, _) => next.play_main(action)?,
            (Stage::Answer, "accept") => next.settle(true)?,
            (Stage::Answer, _) => {
                *next.challenges.entry(other(&self.user())).or_default() += 1;
                next.begin_contest()?;
            }
            (Stage::Report(said), _) => {
                let won = action == "won";
                match *said {
                    None => *said = Some(won),
                    Some(first) if first == won => next.settle(won)?,
                    Some(_) => *said = None,
                }
            }
            (Stage::Falling | Stage::Decided(_) | Stage::Playing(_), "won") => next.settle(true)?,
            (Stage::Falling | Stage::Decided(_) | Stage::Playing(_), "lost") => {
                next.settle(false)?;
            }
            (Stage::Playing(contest), _) => contest.play(action)?,
            (Stage::Falling | Stage::Decided(_), _) => return Err(action.to_string()),
        }
        Ok(next)
    }

    /// A use is the letter of a kind and a colon; to discard a T is no use.
    fn play_main(&mut self, action: &str) -> Result<(), String> {
        let kind = action.split_once(':').and_then(|(kind, _)| kind.chars().next());
        let linked = kind.is_some_and(|kind| self.settings.links.contains_key(&kind));
        let opponent = other(&self.user());
        let challenged = self.challenges.get(&opponent).copied().unwrap_or(0);
        let may_challenge = self.settings.limit.is_none_or(|limit| challenged < limit);
        if !linked || action == "T:discard" || !(self.settings.always || may_challenge) {
            self.main = self.main.play(action)?;
            return Ok(());
        }
        self.declared = action.to_string();
        if self.settings.always {
            return self.begin_contest();
        }
        self.stage = Stage::Answer;
        Ok(())
    }

    fn begin_contest(&mut self) -> Result<(), String> {
        let kind = self.declared.chars().next().unwrap_or_default();
        let start = match self.settings.links.get(&kind).map(String::as_str) {
            Some("die" | "coin") => {
                self.stage = Stage::Falling;
                return Ok(());
            }
            Some("agreed") => {
                self.stage = Stage::Report(None);
                return Ok(());
            }
            Some("yinsh") => "yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place",
            Some("yinsh-blitz") => "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place",
            Some("gipf-basic") => "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push",
            Some("dvonn") => "dvonn standard 3/4/5/5/5/5/5/5/5/4/3 w 23/23/3 place",
            Some("tzaar") => {
                "tzaar standard ttttT/TaaaAT/TAzzZAT/TAZtTZAT/TAZTtzat/taztTzat/tazZZat/taAAAt/tTTTT \
                 w -/- capture"
            }
            Some("zertz") => "zertz standard 4/5/6/7/6/5/4 w 6/8/10 0/0/0 0/0/0 place",
            Some("punct") => "punct standard - w - piece",
            contest => return Err(format!("unknown contest {contest:?}")),
        };
        let mut contest = Contest {
            game: AnyState::parse(start)?,
            begins_turn: true,
            counted: false,
            main_played: false,
            starts: Vec::new(),
        };
        contest.count();
        self.stage = Stage::Playing(contest);
        Ok(())
    }

    /// The use goes ahead, or the potential is out of the game and its basic piece stays; a T counts as discarded.
    fn settle(&mut self, won: bool) -> Result<(), String> {
        self.stage = Stage::Main;
        let declared = std::mem::take(&mut self.declared);
        self.main = match declared.split_once(':') {
            _ if won => self.main.play(&declared)?,
            Some(("T", _)) => self.main.play("T:discard")?,
            Some((_, way)) => self.main.without_potential(way.split('-').next().unwrap_or(way))?,
            None => return Err(format!("{declared:?} is no use")),
        };
        Ok(())
    }
}

impl Contest {
    /// How the game ended: by its rules, or as a draw when a position began a main phase for the third time.
    fn result(&self) -> Option<&'static str> {
        let text = self.game.text();
        let times = self.starts.iter().filter(|start| **start == text).count();
        let at_start = self.starts.last() == Some(&text);
        if at_start && times >= 3 { Some("draw") } else { self.game.result() }
    }

    fn play(&mut self, action: &str) -> Result<(), String> {
        self.main_played |= self.is_main_phase();
        self.game = self.game.play(action)?;
        self.begins_turn = false;
        let phase = side_and_phase(&self.game.text()).1;
        let begun = ["claim", "jump-"].iter().any(|word| phase.starts_with(word));
        let goes_on = begun || ["second", "remove", "spot", "rotation"].contains(&phase.as_str());
        if self.main_played && !goes_on {
            (self.begins_turn, self.counted, self.main_played) = (true, false, false);
        }
        self.count();
        Ok(())
    }

    fn is_main_phase(&self) -> bool {
        let phase = side_and_phase(&self.game.text()).1;
        ["push", "place", "move", "capture", "jump", "piece"].contains(&phase.as_str())
    }

    fn count(&mut self) {
        if !self.counted && self.is_main_phase() && self.game.result().is_none() {
            self.counted = true;
            self.starts.push(self.game.text());
        }
    }
}
