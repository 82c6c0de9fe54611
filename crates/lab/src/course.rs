//! A game as far as it has been played.

use gipfel_rules::{
    AnyAction, AnyIllegal, AnyPosition, Color, EndReason, Key, Outcome, Position, Repetition,
    Stage, TurnBuilder, TurnError,
};

/// A start, the turns played from it, and the position they led to.
#[derive(Clone, Debug)]
pub struct Course {
    start: AnyPosition,
    turns: Vec<Box<[AnyAction]>>,
    position: AnyPosition,
    /// The keys of all positions that stood at the start of a main stage, the present one included.
    keys: Vec<Key>,
    repetition: Repetition<AnyPosition>,
    repeated: bool,
}

impl Course {
    /// A game in which nothing has been played yet.
    pub fn new(start: AnyPosition) -> Course {
        let mut course = Course {
            position: start.clone(),
            start,
            turns: Vec::new(),
            keys: Vec::new(),
            repetition: Repetition::new(),
            repeated: false,
        };
        course.note();
        course
    }

    /// The position the game started from.
    pub fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// The turns so far.
    pub fn turns(&self) -> &[Box<[AnyAction]>] {
        &self.turns
    }

    /// The position now.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The player whose turn it is.
    pub fn side(&self) -> Color {
        self.position.side()
    }

    /// The keys of the positions that stood at the start of main stages before the present position, as the engine wants
    /// them.
    pub fn history(&self) -> &[Key] {
        let now = usize::from(self.counts());
        &self.keys[..self.keys.len() - now]
    }

    /// Plays a whole turn. One that is illegal or incomplete leaves the game as it was; an ending that may be left out is
    /// supplied. When a position occurs for the third time inside the turn, the game ends there as a draw, and the turn
    /// is not counted.
    pub fn play(&mut self, turn: &[AnyAction]) -> Result<(), TurnError<AnyIllegal>> {
        let mut builder = TurnBuilder::new(self.position.clone());
        for &action in turn {
            builder.push(action)?;
        }
        let actions = builder.finish()?;
        let before = self.position.clone();
        for (place, &action) in actions.iter().enumerate() {
            self.position.play_unchecked(action);
            self.note();
            if self.repeated && place + 1 < actions.len() {
                self.position = before;
                return Ok(());
            }
        }
        self.turns.push(actions.into());
        Ok(())
    }

    /// Notes the position if it stands at the start of a main stage.
    fn note(&mut self) {
        if self.counts() {
            self.keys.push(self.position.key());
            self.repeated |= self.repetition.record(&self.position);
        }
    }

    fn counts(&self) -> bool {
        self.position.stage() == Stage::Main && self.position.outcome().is_none()
    }

    /// How the game ended by the rules, or as a draw by repetition. The reason is none for a repetition.
    pub fn end(&self) -> Option<(Outcome, Option<EndReason>)> {
        if let Some(outcome) = self.position.outcome() {
            return Some((outcome, self.position.end_reason()));
        }
        self.repeated.then_some((Outcome::Draw, None))
    }
}
