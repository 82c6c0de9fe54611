//! Reading the turns of a record.

use gipfel_rules::{AnyAction, AnyPosition, Color, Outcome, Position, TurnBuilder, linked};

use crate::comment::{COMMENT_SPECIAL, Part, parts};
use crate::edit::{finish, push_decision};
use crate::error::{Fault, Reason};
use crate::escape::{trim, unescape};
use crate::head::Head;
use crate::limits::{MAX_DEPTH, MAX_TURNS};
use crate::node::NodeId;
use crate::reader::{settle, wrong_result};
use crate::scanner::{Decision, Scanner, Token};
use crate::{Comment, Record};

/// A record that is being read, turn by turn.
pub(crate) struct Movetext<'r> {
    record: &'r mut Record,
    /// The node that was read last, or the one that the next turn follows if a line has just begun.
    current: NodeId,
    /// Whether no turn of the line has been read yet.
    fresh: bool,
    /// The variations that are open: where each began, and the node it replaces.
    open: Vec<(usize, NodeId)>,
    /// Comments at the beginning of a variation.
    before: Vec<Comment>,
}

impl<'r> Movetext<'r> {
    pub(crate) fn new(record: &'r mut Record) -> Movetext<'r> {
        let current = Record::ROOT;
        Movetext { record, current, fresh: true, open: Vec::new(), before: Vec::new() }
    }

    /// Reads up to the result, and returns it with its place. What was read before a fault stays in the record.
    pub(crate) fn read(
        &mut self,
        scanner: &mut Scanner<'_>,
    ) -> Result<(usize, Option<Outcome>), Fault> {
        loop {
            let (at, token) = scanner.token()?;
            match token {
                Token::Result(result) if self.open.is_empty() => return Ok((at, result)),
                Token::Result(_) => return Err(Fault::new(at, Reason::ResultInVariation)),
                Token::End | Token::Tag => {
                    let open =
                        self.open.last().map(|&(at, _)| Fault::new(at, Reason::VariationOpen));
                    return Err(open.unwrap_or(Fault::new(at, Reason::ResultMissing)));
                }
                Token::Number => {}
                Token::Turn(decisions) => self.turn(at, &decisions, scanner)?,
                Token::Contest => return Err(Fault::new(at, Reason::NoContest)),
                Token::ContestEnd => return Err(Fault::new(at, Reason::Unexpected('>'))),
                Token::Comment { start, inside } => self.comment(start, inside)?,
                Token::Glyph(_) | Token::Count | Token::Open if self.fresh => {
                    let reason = match token {
                        Token::Glyph(_) => Reason::GlyphWithoutTurn,
                        Token::Count => Reason::CountWithoutTurn,
                        _ => Reason::VariationWithoutTurn,
                    };
                    return Err(Fault::new(at, reason));
                }
                Token::Glyph(glyph) => {
                    let node = self.record.at_mut(self.current);
                    if node.glyph.is_some() {
                        return Err(Fault::new(at, Reason::SecondGlyph));
                    }
                    node.glyph = Some(glyph);
                }
                Token::Count => {}
                Token::Open => self.open(at)?,
                Token::Close => self.close(at)?,
            }
        }
    }

    fn turn(
        &mut self,
        at: usize,
        decisions: &[Decision],
        scanner: &mut Scanner<'_>,
    ) -> Result<(), Fault> {
        let node = self.record.at(self.current);
        if node.position().outcome().is_some() {
            return Err(Fault::new(at, Reason::GameOver));
        }
        let mut glyph = None;
        let id = if let Some(state) = node.state() {
            let mut reading = LinkedReading {
                turn: linked::Turn::new(state.clone()),
                contests: Vec::new(),
                glyph,
            };
            reading.read(at, decisions, scanner)?;
            glyph = reading.glyph;
            self.check_room(at)?;
            self.record.attach_linked(self.current, &reading.turn, reading.contests)
        } else {
            let (actions, position) = play(node.position(), at, decisions)?;
            self.check_room(at)?;
            self.record.attach(self.current, actions, position)
        };
        self.current = id;
        self.record.at_mut(id).glyph = glyph;
        self.record.at_mut(self.current).before = std::mem::take(&mut self.before);
        self.fresh = false;
        Ok(())
    }

    fn check_room(&self, at: usize) -> Result<(), Fault> {
        if self.record.turns >= MAX_TURNS {
            return Err(Fault::new(at, Reason::TooManyTurns));
        }
        Ok(())
    }

    fn comment(&mut self, start: usize, inside: &str) -> Result<(), Fault> {
        if self.fresh && !self.open.is_empty() {
            self.before.extend(Comment::new(&unescape(inside, &COMMENT_SPECIAL)));
            return Ok(());
        }
        let annotations = &mut self.record.at_mut(self.current).annotations;
        let mut text = String::new();
        for (offset, part) in parts(inside) {
            let at = start + offset;
            match part {
                Part::Text(part) => {
                    let part = unescape(part, &COMMENT_SPECIAL);
                    let space = if text.is_empty() || trim(&part).is_empty() { "" } else { " " };
                    text.push_str(space);
                    text.push_str(trim(&part));
                }
                Part::Evaluation(value) => {
                    let fault = |error| Fault::new(at, Reason::Evaluation(error));
                    annotations.evaluation = Some(value.parse().map_err(fault)?);
                }
                Part::Clock(value) => {
                    let fault = |error| Fault::new(at, Reason::Clock(error));
                    annotations.clock = Some(value.parse().map_err(fault)?);
                }
                Part::Command(command) => annotations.commands.push(command),
            }
        }
        annotations.comments.extend(Comment::new(&text));
        Ok(())
    }

    fn open(&mut self, at: usize) -> Result<(), Fault> {
        if self.open.len() >= MAX_DEPTH {
            return Err(Fault::new(at, Reason::TooDeep));
        }
        let Some(parent) = self.record.at(self.current).parent() else {
            return Err(Fault::new(at, Reason::VariationWithoutTurn));
        };
        self.open.push((at, self.current));
        self.current = parent;
        self.fresh = true;
        Ok(())
    }

    fn close(&mut self, at: usize) -> Result<(), Fault> {
        let Some(&(_, replaced)) = self.open.last() else {
            return Err(Fault::new(at, Reason::NoVariation));
        };
        if self.fresh {
            return Err(Fault::new(at, Reason::VariationEmpty));
        }
        self.open.pop();
        self.current = replaced;
        Ok(())
    }
}

/// Plays the decisions of a whole turn; a fault is at the decision that is wrong.
fn play(
    position: &AnyPosition,
    at: usize,
    decisions: &[Decision],
) -> Result<(Vec<AnyAction>, AnyPosition), Fault> {
    let mut turn = TurnBuilder::new(position.clone());
    for decision in decisions {
        let fault = |error| Fault::new(decision.at, Reason::Turn(error));
        turn.push_text(&decision.text).map_err(fault)?;
    }
    finish(turn).map_err(|error| Fault::new(at, Reason::Turn(error)))
}

/// The turn of a linked game while it is read, with the records of its contests behind it.
struct LinkedReading {
    turn: linked::Turn,
    contests: Vec<Record>,
    /// What stands between the turn and its first contest.
    glyph: Option<crate::Glyph>,
}

impl LinkedReading {
    fn read(
        &mut self,
        at: usize,
        decisions: &[Decision],
        scanner: &mut Scanner<'_>,
    ) -> Result<(), Fault> {
        for decision in decisions {
            let fault = |error| Fault::new(decision.at, Reason::LinkedTurn(error));
            let result = self.turn.state().contest().and(self.contests.last());
            if let Some(contest) = result
                && !agrees(contest, &decision.text)
            {
                return Err(Fault::new(decision.at, Reason::ContestResult));
            }
            push_decision(&mut self.turn, &decision.text).map_err(fault)?;
            if self.turn.state().contest().is_some() {
                self.contest(scanner)?;
            }
        }
        let incomplete = |error| Fault::new(at, Reason::LinkedTurn(error));
        self.turn.clone().finish().map(|_| ()).map_err(incomplete)
    }

    /// Reads the record of a contest and plays it.
    fn contest(&mut self, scanner: &mut Scanner<'_>) -> Result<(), Fault> {
        let at = self.find(scanner)?;
        let start = self.turn.state().contest().map(|contest| contest.position().clone());
        let contest = read_contest(scanner, start.as_ref())?;
        for turn in contest.main_line().map(|step| step.turn.actions()) {
            self.contest_turn(turn).map_err(|error| Fault::new(at, Reason::LinkedTurn(error)))?;
        }
        for &decision in contest.unfinished() {
            let pushed = self.turn.push(decision.into());
            pushed.map_err(|error| Fault::new(at, Reason::LinkedTurn(error)))?;
        }
        self.contests.push(contest);
        Ok(())
    }

    /// Plays a turn of a contest. Where a draw by repetition ends it, players who did not notice may have noted the rest.
    fn contest_turn(&mut self, actions: &[AnyAction]) -> Result<(), linked::TurnError> {
        for (place, &action) in actions.iter().enumerate() {
            let contest = self.turn.state().contest();
            if place > 0 && contest.and_then(linked::ContestGame::outcome).is_some() {
                break;
            }
            self.turn.push(linked::Action::Contest(action))?;
        }
        Ok(())
    }

    /// Goes behind the bracket that opens the record of a contest. A glyph and a count may stand before it.
    fn find(&mut self, scanner: &mut Scanner<'_>) -> Result<usize, Fault> {
        loop {
            let (at, token) = scanner.token()?;
            match token {
                Token::Contest => {
                    scanner.take('<');
                    return Ok(at);
                }
                Token::Count => {}
                Token::Glyph(glyph) if self.glyph.is_none() && self.contests.is_empty() => {
                    self.glyph = Some(glyph);
                }
                Token::Glyph(_) => return Err(Fault::new(at, Reason::SecondGlyph)),
                _ => return Err(Fault::new(at, Reason::ContestMissing)),
            }
        }
    }
}

/// Reads a record up to the bracket that ends it. It holds no contests of its own, so that this goes no deeper.
fn read_contest(
    scanner: &mut Scanner<'_>,
    expected: Option<&AnyPosition>,
) -> Result<Record, Fault> {
    scanner.skip_space();
    let start = scanner.at();
    let mut head = Head::default();
    head.read(scanner)?;
    let tag = head.result()?;
    let unfinished = head.take_unfinished();
    let mut record = head.into_record(start)?;
    if Some(record.start()) != expected || record.settings().is_some() {
        return Err(Fault::new(start, Reason::OtherContest));
    }
    let (at, found) = Movetext::new(&mut record).read(scanner)?;
    if let Some(reason) = wrong_result(&record, tag, found) {
        return Err(Fault::new(at, reason));
    }
    unfinished.read(&mut record)?;
    scanner.skip_space();
    if !scanner.take('>') {
        return Err(Fault::new(scanner.at(), Reason::ContestOpen));
    }
    Ok(settle(record, Some(found)))
}

/// Whether the record of a contest ended as the turn says: the user has White, and a draw counts for him.
fn agrees(contest: &Record, word: &str) -> bool {
    let won = contest.result().map(|outcome| outcome != Outcome::Win(Color::Black));
    match linked::Action::from_word(word) {
        Some(linked::Action::Result { won: said }) => won == Some(said),
        _ => true,
    }
}
