//! The game itself, in the turns that are sent and stored.

use std::collections::VecDeque;

use gipfel_rules::linked::{Action, Question, State as LinkedState};
use gipfel_rules::{Color, DecideError, Decision, End, Game, GameState, TurnStatus, linked};
use gipfel_wire::{Roll, Side, Start};
use thiserror::Error;

/// A game being played. A turn here is what one player decides until the other has to: in a linked game also an answer, a turn of a
/// contest, a report.
#[derive(Clone, Debug)]
pub struct Board {
    start: Start,
    seed: u64,
    game: Game,
    turns: Vec<Played>,
}

/// A turn that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Who played it.
    pub by: Side,
    /// Its canonical text, with what followed by itself.
    pub text: String,
    /// What dice or a coin showed that it let fall.
    pub roll: Option<Roll>,
}

/// Why a turn cannot be played.
#[derive(Debug, Error)]
pub enum BoardError {
    /// The rules.
    #[error(transparent)]
    Rules(#[from] DecideError),
    /// The other has to decide behind a part of it.
    #[error("the turn goes on behind its end")]
    TooMuch,
}

impl Board {
    /// A game in which nothing has been played. The seed is for the dice of linked games.
    pub fn new(start: Start, seed: u64) -> Board {
        let game = Game::new(moment(&start, seed));
        Board { start, seed, game, turns: Vec::new() }
    }

    /// What is played.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The game as the rules see it.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The turns that stand.
    pub fn turns(&self) -> &[Played] {
        &self.turns
    }

    /// Who has to decide.
    pub fn decider(&self) -> Side {
        self.game.decider().into()
    }

    /// How the rules have ended the game.
    pub fn end(&self) -> Option<End> {
        self.game.end()
    }

    /// Plays a turn of the one who has to decide: all of it or nothing.
    pub fn play(&mut self, text: &str) -> Result<&Played, BoardError> {
        self.play_told(text, None)
    }

    /// Plays a turn with what its dice or its coin showed: whoever does not know the seed is told.
    pub fn play_told(&mut self, text: &str, roll: Option<Roll>) -> Result<&Played, BoardError> {
        let by = self.game.decider();
        if let Some(roll) = roll {
            self.game.tell(told(roll));
        }
        let played = match self.start {
            Start::Plain(_) => {
                self.game.play_text(text)?;
                let last = self.game.turns().len() - 1;
                let text = self.game.full_text(last).unwrap_or_default();
                Played { by: by.into(), text, roll: None }
            }
            Start::Linked(..) => {
                // Only a copy can be thrown away half-way.
                let mut game = self.game.clone();
                let played = play_linked(&mut game, by, text)?;
                self.game = game;
                played
            }
        };
        self.turns.push(played);
        Ok(self.turns.last().expect("one was added"))
    }

    /// Takes turns back until so many stand.
    pub fn take_back_to(&mut self, turns: usize) -> Result<(), BoardError> {
        let kept = self.turns.len().min(turns);
        self.replay(self.seed, kept)
    }

    /// Gives the dice another seed. Nothing may have fallen yet.
    pub fn reseed(&mut self, seed: u64) -> Result<(), BoardError> {
        self.replay(seed, self.turns.len())
    }

    /// Plays the first turns again, with a seed: all of them, or the board stays as it is.
    fn replay(&mut self, seed: u64, count: usize) -> Result<(), BoardError> {
        let mut board = Board::new(self.start.clone(), seed);
        for turn in &self.turns[..count] {
            board.play_told(&turn.text, turn.roll)?;
        }
        *self = board;
        Ok(())
    }
}

fn moment(start: &Start, seed: u64) -> GameState {
    match start {
        Start::Plain(position) => position.clone().into(),
        Start::Linked(main, settings) => {
            LinkedState::new(*main, linked::Settings { seed, ..*settings }).into()
        }
    }
}

/// Plays what one player decides until the other has to, a contest begins or is settled, or the turn of the main game ends.
fn play_linked(game: &mut Game, by: Color, text: &str) -> Result<Played, BoardError> {
    let (turns, known) = (game.turns().len(), game.open().len());
    let mut roll = None;
    let mut ended = false;
    let mut said = VecDeque::new();
    for decision in text.split(';').map(str::trim) {
        // The canonical text says what follows by itself.
        if said.front() == Some(&Action::from_word(decision)) {
            said.pop_front();
            continue;
        }
        if ended {
            return Err(BoardError::TooMuch);
        }
        let pending = declared(game);
        game.push_text(decision)?;
        let fallen = shown(game);
        roll = roll.or(fallen);
        // Nobody has a choice here: the dice have fallen, or the contest is over.
        while let Question::Acknowledge { won } = game.question()
            && game.state().is_some_and(|state| state.declared().is_some())
        {
            game.push(Decision::Result { won })?;
            said.push_back(Some(Action::Result { won }));
        }
        // Where every use is contested, dice fall with the declaration itself.
        let contested = pending != declared(game) || fallen.is_some();
        ended = game.status() == TurnStatus::Complete || contested || game.decider() != by;
    }
    // A turn that is not complete is refused here, unless the other has to decide first.
    if !ended || game.status() == TurnStatus::Complete {
        game.commit()?;
    }
    let full = game.full_text(turns).unwrap_or_else(|| game.open().full_text());
    let text = full.split(';').skip(known).collect::<Vec<_>>().join(";");
    Ok(Played { by: by.into(), text, roll })
}

/// Whether a use waits for an answer or for its contest.
fn declared(game: &Game) -> bool {
    game.state().is_some_and(|state| state.declared().is_some())
}

const fn told(roll: Roll) -> linked::Roll {
    match roll {
        Roll::Dice { user, challenger } => linked::Roll::Dice { user, challenger },
        Roll::Coin { heads } => linked::Roll::Coin { heads },
    }
}

fn shown(game: &Game) -> Option<Roll> {
    match game.state()?.stage() {
        linked::Stage::Rolled(_, linked::Roll::Dice { user, challenger }) => {
            Some(Roll::Dice { user: *user, challenger: *challenger })
        }
        linked::Stage::Rolled(_, linked::Roll::Coin { heads }) => {
            Some(Roll::Coin { heads: *heads })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use gipfel_rules::GameKind;
    use gipfel_rules::linked::{Contest, Contests, Settings};

    use super::*;

    fn linked(links: &str, seed: u64) -> Board {
        linked_with(links, Contests::default(), seed)
    }

    fn linked_with(links: &str, contests: Contests, seed: u64) -> Board {
        let position = "gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push".parse().unwrap();
        let settings = Settings { contests, ..Settings::from_links(links.parse().unwrap()) };
        Board::new(Start::Linked(position, settings), seed)
    }

    #[test]
    fn a_plain_turn_is_a_turn_of_the_rules() {
        let mut board = Board::new(Start::Plain(GameKind::Gipf.start("standard").unwrap()), 0);
        assert_eq!(board.play("e1-e3").unwrap().text, "e1-e3");
        assert_eq!(board.decider(), Side::Black);
        assert!(board.play("e1-e9").is_err());
        board.play("e9-e7").unwrap();
        board.take_back_to(1).unwrap();
        assert_eq!((board.turns().len(), board.decider()), (1, Side::Black));
    }

    #[test]
    fn an_answer_is_a_turn_and_dice_fall_with_it() {
        let mut board = linked("Z:die", 1);
        assert_eq!(board.play("Z:e3-e5").unwrap().by, Side::White);
        assert_eq!(board.decider(), Side::Black);
        let answer = board.play("challenge").unwrap().clone();
        assert_eq!((answer.by, answer.text.as_str()), (Side::Black, "challenge;won"));
        assert!(matches!(answer.roll, Some(Roll::Dice { .. })));
        assert_eq!(board.game().turns().len(), 1, "the use was the main action");
        assert_eq!(board.decider(), Side::Black);
        let position = board.game().position().to_string();
        board.take_back_to(2).unwrap();
        assert_eq!(board.game().position().to_string(), position, "the text says it all");
        board.take_back_to(1).unwrap();
        assert!(board.clone().play("challenge;lost").is_err(), "the dice say otherwise");
        assert!(board.clone().play("challenge;won;won").is_err());
        assert_eq!(board.play("challenge;won").unwrap(), &answer);
    }

    #[test]
    fn who_does_not_know_the_seed_is_told_what_fell() {
        for seed in 0..40 {
            let mut server = linked("Z:die", seed);
            let mut client = linked("Z:die", 0);
            server.play("Z:e3-e5").unwrap();
            client.play("Z:e3-e5").unwrap();
            let answer = server.play("challenge").unwrap().clone();
            let told = client.play_told(&answer.text, answer.roll).unwrap();
            assert_eq!(*told, answer, "seed {seed}");
            assert_eq!(client.game().position(), server.game().position());
            assert_eq!(client.game().full_text(0), server.game().full_text(0));
            // Taken back as far as the dice, and played again.
            let turns = client.turns().len();
            client.take_back_to(turns).unwrap();
            assert_eq!(client.game().position(), server.game().position());
        }
    }

    #[test]
    fn where_every_use_is_contested_dice_fall_with_the_declaration() {
        let mut results = Vec::new();
        for seed in 0..20 {
            let mut server = linked_with("Z:die", Contests::Always, seed);
            let mut client = linked_with("Z:die", Contests::Always, 0);
            let played = server.play("Z:e3-e5").unwrap().clone();
            assert!(matches!(played.roll, Some(Roll::Dice { .. })));
            assert_eq!(*client.play_told(&played.text, played.roll).unwrap(), played);
            let won = played.text == "Z:e3-e5;won";
            assert_eq!(server.decider(), if won { Side::Black } else { Side::White });
            assert_eq!(server.game().turns().len(), usize::from(won));
            // What is decided anew is another turn.
            assert!(won || server.clone().play("b2").is_ok());
            let both = format!("{};b2", played.text);
            let fresh = linked_with("Z:die", Contests::Always, seed);
            assert!(won || fresh.clone().play(&both).is_err(), "nobody knew how they would fall");
            results.push(won);
        }
        assert!(results.contains(&true) && results.contains(&false), "{results:?}");
    }

    /// In both ways and for every contest: who decides what, sent turn by turn, taken back and replayed.
    #[test]
    fn contests_of_every_kind_are_played_in_both_ways() {
        for contests in [Contests::Always, Contests::default()] {
            for contest in Contest::ALL.into_iter().filter(|contest| *contest != Contest::Free) {
                let mut board = linked_with(&format!("Z:{contest}"), contests, 1);
                let mut turns = vec![(Side::White, "Z:e3-e5")];
                if contests != Contests::Always {
                    turns.push((Side::Black, "challenge"));
                }
                match contest {
                    Contest::Yinsh | Contest::YinshBlitz => {
                        turns.extend([(Side::White, "f6"), (Side::Black, "f7")]);
                        turns.push((Side::White, "lost"));
                    }
                    Contest::GipfBasic => {
                        turns.extend([(Side::White, "e1-e3"), (Side::Black, "won")]);
                    }
                    Contest::Dvonn => {
                        turns.extend([(Side::White, "e3"), (Side::Black, "f3")]);
                        turns.push((Side::White, "lost"));
                    }
                    Contest::Tzaar => {
                        turns.extend([(Side::White, "e4-d4"), (Side::Black, "f4-d3;pass")]);
                        turns.push((Side::White, "lost"));
                    }
                    Contest::Zertz => {
                        turns.extend([(Side::White, "Wd4;d1"), (Side::Black, "Ga1;a4")]);
                        turns.push((Side::White, "lost"));
                    }
                    Contest::Punct => {
                        turns.extend([(Side::White, "T;@d4;n"), (Side::Black, "E;@k5;se")]);
                        turns.push((Side::White, "lost"));
                    }
                    Contest::Agreed => {
                        turns.extend([(Side::White, "won"), (Side::Black, "lost")]);
                        turns.extend([(Side::White, "lost"), (Side::Black, "lost")]);
                    }
                    Contest::Free | Contest::Die | Contest::Coin => {}
                }
                for (by, text) in turns {
                    assert_eq!(board.decider(), by, "{contest}, {text}");
                    let played = board.play(text).unwrap_or_else(|error| panic!("{error}"));
                    assert_eq!(played.by, by, "{contest}, {text}");
                }
                assert!(!declared(board.game()), "{contest} is settled");
                let (game, count) = (board.game().full_text(0), board.turns().len());
                let open = board.game().open().full_text();
                board.take_back_to(count).unwrap();
                assert_eq!(board.game().full_text(0), game);
                assert_eq!(board.game().open().full_text(), open, "{contest}");
                board.take_back_to(0).unwrap();
                assert_eq!(board.decider(), Side::White);
            }
        }
    }

    #[test]
    fn a_lost_use_gives_the_turn_back() {
        let lost = (0..).find(|&seed| {
            let mut board = linked("Z:coin", seed);
            board.play("Z:e3-e5").unwrap();
            board.play("challenge").unwrap().text == "challenge;lost"
        });
        let mut board = linked("Z:coin", lost.unwrap());
        board.play("Z:e3-e5").unwrap();
        board.play("challenge").unwrap();
        assert_eq!(board.decider(), Side::White);
        assert_eq!(board.game().turns().len(), 0);
    }

    #[test]
    fn a_contest_is_played_turn_by_turn() {
        let mut board = linked("Z:yinsh-blitz", 0);
        board.play("Z:e3-e5").unwrap();
        assert_eq!(board.play("challenge").unwrap().text, "challenge");
        assert_eq!(board.decider(), Side::White, "the user has White in the contest");
        board.play("f6").unwrap();
        assert!(board.play("f7;f8").is_err(), "two turns at once");
        assert_eq!(board.play("f7").unwrap().by, Side::Black);
        // Giving the contest up settles it.
        let given_up = board.play("lost").unwrap().clone();
        assert_eq!((given_up.by, given_up.text.as_str()), (Side::White, "lost"));
        assert_eq!(board.decider(), Side::White);
        board.take_back_to(3).unwrap();
        assert_eq!(board.decider(), Side::Black);
    }
}
