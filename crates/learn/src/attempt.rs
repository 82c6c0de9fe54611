//! What somebody has decided from a position, and what that did.

use gipfel_rules::{
    AnyAction, AnyPosition, Color, Notation as _, Outcome, Position as _, Stage, gipf, gipf_plus,
    yinsh,
};

use crate::view::{self, main_action};

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

/// Everything that decisions did, counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deeds {
    /// Rows taken, of those that stood before the main action.
    pub cleared: u32,
    /// Rows taken that the main action made.
    pub claimed: u32,
    /// GIPF: pieces of the opponent that were captured, a GIPF-piece counting two.
    pub captured: u32,
    /// GIPF: GIPF-pieces of the opponent that were captured.
    pub captured_gipf: u32,
    /// GIPF: pieces that went back to the mover's reserve.
    pub returned: u32,
    /// YINSH: markers that were turned over.
    pub flipped: u32,
    /// YINSH: rings that were removed.
    pub rings: u32,
}

impl Attempt {
    /// Plays decisions from a position. None if one of them is not legal.
    pub fn new(before: &AnyPosition, actions: &[AnyAction]) -> Option<Attempt> {
        let mut after = before.clone();
        let mut texts = Vec::with_capacity(actions.len());
        let mut deeds = Deeds::default();
        for &action in actions {
            after.check(action).ok()?;
            texts.push(after.action_text(action));
            deeds.add(&after, action);
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
        view::text_on(&self.after, point)
    }

    /// Whether a row of the opponent stands afterwards: he takes it next.
    pub fn leaves_row(&self) -> bool {
        self.after.outcome().is_none() && view::has_row(&self.after, self.mover().other())
    }

    /// The main actions with which a player could make a row of his from here, were it his move.
    pub fn chances(&self, color: Color) -> Vec<AnyAction> {
        view::row_makers(&self.after, color)
    }

    /// Whether the mover makes a row with his next turn whatever the opponent plays.
    pub fn forces_row(&self) -> bool {
        self.after.outcome().is_none() && view::row_is_forced(&self.after, self.mover())
    }

    /// Where the main action starts and where it ends: of a push the dot and the spot where the last piece ends, of a ring
    /// move both points, of a placing the point twice.
    pub fn way(&self) -> Option<(String, String)> {
        let mut position = self.before.clone();
        for &action in &self.actions {
            if position.stage() == Stage::Main {
                return view::way(&position, action);
            }
            position.play_unchecked(action);
        }
        None
    }

    /// The letter of what is brought in: `P` for a basic piece, `G` for a GIPF-piece, that of a potential for a loaded one.
    /// None if nothing is brought in.
    pub fn enters(&self) -> Option<char> {
        match main_action(&self.before, &self.actions)? {
            AnyAction::Gipf(action) => match action.kind() {
                gipf::ActionKind::Place { gipf, .. } | gipf::ActionKind::Push { gipf, .. } => {
                    Some(if gipf { 'G' } else { 'P' })
                }
                gipf::ActionKind::Take { .. } | gipf::ActionKind::Done => None,
            },
            AnyAction::GipfPlus(action) => match action.kind() {
                gipf_plus::ActionKind::Push { piece, .. } => Some(piece.letter().unwrap_or('P')),
                _ => None,
            },
            AnyAction::Yinsh(_) => None,
        }
    }

    /// The letters of the potentials that are used, the T of an extra push included.
    pub fn uses(&self) -> impl Iterator<Item = char> {
        let used = self.texts.iter().filter(|text| *text != "T:discard");
        used.filter_map(|text| text.split_once(':')?.0.chars().next())
    }
}

impl Deeds {
    fn add(&mut self, position: &AnyPosition, action: AnyAction) {
        let row = match position.stage() {
            Stage::After => &mut self.claimed,
            Stage::Before | Stage::Main => &mut self.cleared,
        };
        match (position, action) {
            (AnyPosition::Gipf(position), AnyAction::Gipf(action)) => {
                if let gipf::ActionKind::Take { removed } = action.kind() {
                    *row += 1;
                    self.add_taking(position, removed);
                }
            }
            (AnyPosition::GipfPlus(position), AnyAction::GipfPlus(action)) => {
                if let gipf_plus::ActionKind::Take { removed } = action.kind() {
                    *row += 1;
                    self.add_stacks(position, removed);
                }
            }
            (AnyPosition::Yinsh(position), AnyAction::Yinsh(action)) => match action.kind() {
                yinsh::ActionKind::TakeRow(_) => *row += 1,
                yinsh::ActionKind::RemoveRing(_) => self.rings += 1,
                yinsh::ActionKind::Move { .. } => {
                    self.flipped += position.flips_of(action).len() as u32;
                }
                yinsh::ActionKind::Place(_) | yinsh::ActionKind::Pass => {}
            },
            _ => {}
        }
    }

    fn add_taking(&mut self, position: &gipf::Position, removed: gipf::SpotSet) {
        let mover = gipfel_rules::Position::side(position);
        for piece in removed.iter().filter_map(|spot| position.piece(spot)) {
            let size = u32::from(piece.size());
            if piece.color == mover {
                self.returned += size;
            } else {
                self.captured += size;
                self.captured_gipf += u32::from(piece.gipf);
            }
        }
    }

    /// Of a stack with a used potential on top only the potential goes, and nobody gets it.
    fn add_stacks(&mut self, position: &gipf_plus::Position, removed: gipf::SpotSet) {
        let mover = gipfel_rules::Position::side(position);
        let gone = removed.iter().filter_map(|spot| position.stack(spot));
        for stack in gone.filter(|stack| stack.used().is_none()) {
            let size = if stack.is_gipf() { 2 } else { 1 };
            if stack.color() == mover {
                self.returned += size;
            } else {
                self.captured += size;
                self.captured_gipf += u32::from(stack.is_gipf());
            }
        }
    }

    /// Rows taken in all.
    pub fn rows(&self) -> u32 {
        self.cleared + self.claimed
    }
}
