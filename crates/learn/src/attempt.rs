//! What somebody has decided from a position, and what that did.

use std::collections::BTreeMap;

use gipfel_rules::{
    AnyAction, AnyPosition, Color, Interface as _, Notation as _, Outcome, PlaceId, Position as _,
    Stage, each_position,
};

use crate::rows;
use crate::subject::{self, Taught as _};

/// Decisions of one player from one position, with what they did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    before: AnyPosition,
    after: AnyPosition,
    actions: Vec<AnyAction>,
    /// Each decision as text, in the position it was made in.
    texts: Vec<String>,
    deeds: Deeds,
}

/// Everything that decisions did, counted by the words of what lessons ask for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deeds(BTreeMap<&'static str, u32>);

impl Attempt {
    /// Plays decisions from a position. None if one of them is not legal.
    pub fn new(before: &AnyPosition, actions: &[AnyAction]) -> Option<Attempt> {
        let mut after = before.clone();
        let mut texts = Vec::with_capacity(actions.len());
        let mut deeds = Deeds::default();
        for &action in actions {
            after.check(action).ok()?;
            texts.push(after.action_text(action));
            subject::count(&after, action, &mut deeds);
            after.play_unchecked(action);
        }
        Some(Attempt { before: before.clone(), after, actions: actions.to_vec(), texts, deeds })
    }

    /// The position it began in.
    pub fn before(&self) -> &AnyPosition {
        &self.before
    }

    /// The position it led to.
    pub fn after(&self) -> &AnyPosition {
        &self.after
    }

    /// The decisions.
    pub fn actions(&self) -> &[AnyAction] {
        &self.actions
    }

    /// The decisions as text.
    pub fn texts(&self) -> &[String] {
        &self.texts
    }

    /// Who decided.
    pub fn mover(&self) -> Color {
        self.before.side()
    }

    /// What was done.
    pub fn deeds(&self) -> &Deeds {
        &self.deeds
    }

    /// Whether the mover has won.
    pub fn wins(&self) -> bool {
        self.after.outcome() == Some(Outcome::Win(self.mover()))
    }

    /// What stands on a point afterwards as the text of positions writes it, `.` for nothing; none if there is no such point.
    pub fn text_on(&self, point: &str) -> Option<String> {
        self.after.board().named(point)?;
        let text = each_position!(&self.after, position => position.text_on(point));
        Some(text.unwrap_or_else(|| ".".to_owned()))
    }

    /// Whether a row of the opponent stands afterwards: he takes it next.
    pub fn leaves_row(&self) -> bool {
        self.after.outcome().is_none() && rows::has_row(&self.after, self.mover().other())
    }

    /// The main actions with which a player could make a row of his from here, were it his move.
    pub fn chances(&self, color: Color) -> Vec<AnyAction> {
        rows::row_makers(&self.after, color)
    }

    /// Whether the mover makes a row with his next turn whatever the opponent plays.
    pub fn forces_row(&self) -> bool {
        self.after.outcome().is_none() && rows::row_is_forced(&self.after, self.mover())
    }

    /// The main action, and the position in which it was made.
    fn main(&self) -> Option<(AnyPosition, AnyAction)> {
        let mut position = self.before.clone();
        for &action in &self.actions {
            if position.stage() == Stage::Main {
                return Some((position, action));
            }
            position.play_unchecked(action);
        }
        None
    }

    /// The main action.
    pub fn main_action(&self) -> Option<AnyAction> {
        self.main().map(|(_, action)| action)
    }

    /// Where the main action starts and where it ends: of a push the dot and the spot where the last piece ends, of a move
    /// both points, of a placing the point twice.
    pub fn way(&self) -> Option<(String, String)> {
        let (position, action) = self.main()?;
        let name = |id: PlaceId| position.board()[id].name.to_owned();
        position.effect(action).way().map(|(from, to)| (name(from), name(to)))
    }

    /// The letter of what is brought in: `P` for a basic piece, `G` for a GIPF-piece, that of a potential for a loaded one.
    /// None if nothing is brought in.
    pub fn enters(&self) -> Option<char> {
        let (position, action) = self.main()?;
        subject::enters(&position, action)
    }

    /// The letters of the potentials that are used, the T of an extra push included.
    pub fn uses(&self) -> impl Iterator<Item = char> {
        let used = self.texts.iter().filter(|text| *text != "T:discard");
        used.filter_map(|text| text.split_once(':')?.0.chars().next())
    }
}

impl Deeds {
    pub(crate) fn add(&mut self, word: &'static str, number: u32) {
        *self.0.entry(word).or_default() += number;
    }

    /// How often something was done.
    pub fn get(&self, word: &str) -> u32 {
        self.0.get(word).copied().unwrap_or_default()
    }
}
