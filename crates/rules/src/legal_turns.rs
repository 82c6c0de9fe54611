//! All whole turns of a position.

use alloc::vec;
use alloc::vec::Vec;
use core::iter::FusedIterator;

use crate::{Position, TurnBuilder};

/// Every whole turn of the player to move, each once, in an order that is always the same; a finished game has none.
///
/// Two turns are different when their decisions are, even where they lead to the same position, as rows that are taken in
/// another order may. A `done` that may be left out in text is among the decisions.
///
/// ```
/// use gipfel_rules::{gipf, legal_turns, turn_text};
///
/// let position: gipf::Position = "gipf basic 4/5/PPP3/4p2/6/5/4 w 9/9 -- push".parse()?;
/// let texts: Vec<String> = legal_turns(&position).map(|turn| turn_text(&position, &turn)).collect();
/// assert_eq!(texts.len(), 19);
/// assert!(texts.contains(&"d1-d5;xd2,d3,d4,d5".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn legal_turns<P: Position>(position: &P) -> LegalTurns<P> {
    let turn = TurnBuilder::new(position.clone());
    LegalTurns { open: vec![in_reverse(&turn)], turn }
}

/// Iterates over whole turns: see [`legal_turns`].
#[derive(Clone, Debug)]
pub struct LegalTurns<P: Position> {
    turn: TurnBuilder<P>,
    /// For the first decision, and behind every decision of `turn`, what is still to be tried; the next is last.
    open: Vec<Vec<P::Action>>,
}

fn in_reverse<P: Position>(turn: &TurnBuilder<P>) -> Vec<P::Action> {
    let mut legal = turn.legal();
    legal.reverse();
    legal
}

impl<P: Position> Iterator for LegalTurns<P> {
    type Item = Vec<P::Action>;

    fn next(&mut self) -> Option<Vec<P::Action>> {
        loop {
            let Some(action) = self.open.last_mut()?.pop() else {
                self.open.pop();
                self.turn.pop();
                continue;
            };
            self.turn.push(action).expect("a generated action is legal");
            let next = in_reverse(&self.turn);
            if next.is_empty() {
                let whole = self.turn.actions().collect();
                self.turn.pop();
                return Some(whole);
            }
            self.open.push(next);
        }
    }
}

impl<P: Position> FusedIterator for LegalTurns<P> {}
