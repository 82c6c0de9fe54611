//! Reading the turns of a record.

use gipfel_rules::{AnyAction, AnyPosition, Outcome, Position, TurnBuilder};

use crate::comment::{COMMENT_SPECIAL, Part, parts};
use crate::edit::finish;
use crate::error::{Fault, Reason};
use crate::escape::{trim, unescape};
use crate::limits::{MAX_DEPTH, MAX_TURNS};
use crate::node::NodeId;
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
                Token::Turn(decisions) => self.turn(at, &decisions)?,
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

    fn turn(&mut self, at: usize, decisions: &[Decision]) -> Result<(), Fault> {
        let (actions, position) = play(self.record.at(self.current).position(), at, decisions)?;
        if self.record.turns >= MAX_TURNS {
            return Err(Fault::new(at, Reason::TooManyTurns));
        }
        self.current = self.record.attach(self.current, actions, position);
        self.record.at_mut(self.current).before = std::mem::take(&mut self.before);
        self.fresh = false;
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
    if position.outcome().is_some() {
        return Err(Fault::new(at, Reason::GameOver));
    }
    let mut turn = TurnBuilder::new(position.clone());
    for decision in decisions {
        let fault = |error| Fault::new(decision.at, Reason::Turn(error));
        turn.push_text(&decision.text).map_err(fault)?;
    }
    finish(turn).map_err(|error| Fault::new(at, Reason::Turn(error)))
}
