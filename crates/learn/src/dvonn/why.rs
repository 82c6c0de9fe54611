//! What the rules of DVONN forbid, and why a space of its board cannot be chosen.

use gipfel_rules::Position as _;
use gipfel_rules::dvonn::{Action, ActionKind, Illegal, Phase, Position, Space};

use crate::subject::Refuses;
use crate::why::{Choice, Kind, Why, kinds};

kinds! { Dvonn, KINDS:
    /// The pieces are still being placed.
    PIECES_NOW "pieces-now" "placing",
    /// All pieces are placed.
    STACKS_NOW "stacks-now" "moving",
    /// Placing onto something.
    OCCUPIED_SPACE "occupied-space" "placing",
    /// Nothing stands there that could move.
    EMPTY_SPACE "empty-space" "moving",
    /// A DVONN piece that is alone is nobody's.
    LONE_DVONN "lone-dvonn" "dvonn-pieces",
    /// The opponent's stack.
    THEIR_STACK "their-stack" "control",
    /// All six neighbours are occupied.
    SURROUNDED "surrounded" "surrounded",
    /// The two spaces are not in line.
    NOT_STRAIGHT "not-straight" "moving",
    /// A stack moves by its height.
    WRONG_DISTANCE "wrong-distance" "moving",
    /// A move ends on top of something.
    EMPTY_TARGET "empty-target" "moving",
    /// Nothing stands where the stack could go.
    STACK_STUCK "stack-stuck" "moving",
    /// Passing although a stack can move.
    MUST_MOVE_STACK "must-move-stack" "passing",
    /// Not passing although no stack can move.
    MUST_PASS_STACK "must-pass-stack" "passing",
}

/// The rule behind an illegal action.
pub(super) fn reason(illegal: &Illegal) -> Why {
    match illegal {
        Illegal::GameOver => because(Kind::GAME_OVER),
        Illegal::OtherPhase(Phase::Place) => because(Kind::PIECES_NOW),
        Illegal::OtherPhase(Phase::Move) => because(Kind::STACKS_NOW),
        Illegal::OccupiedSpace(space) => because(Kind::OCCUPIED_SPACE).with([space]),
        Illegal::EmptySpace(space) => because(Kind::EMPTY_SPACE).with([space]),
        Illegal::LoneDvonn(space) => because(Kind::LONE_DVONN).with([space]),
        Illegal::NotYourStack(space) => because(Kind::THEIR_STACK).with([space]),
        Illegal::Surrounded(space) => because(Kind::SURROUNDED).with([space]),
        Illegal::WrongDistance { space, height, distance } => because(Kind::WRONG_DISTANCE).with([
            space.to_string(),
            height.to_string(),
            distance.to_string(),
        ]),
        Illegal::EmptyTarget(space) => because(Kind::EMPTY_TARGET).with([space]),
        Illegal::MustMove => because(Kind::MUST_MOVE_STACK),
    }
}

/// Why what stands on a space cannot be moved.
fn stays(position: &Position, space: Space) -> Option<Why> {
    if position.check(Action::PASS).is_ok() {
        return Some(because(Kind::MUST_PASS_STACK));
    }
    let Some(stack) = position.stack(space) else {
        return Some(because(Kind::EMPTY_SPACE).with([space]));
    };
    let kind = match stack.color() {
        None => Kind::LONE_DVONN,
        Some(color) if color != position.side() => Kind::THEIR_STACK,
        _ if position.surrounded().contains(space) => Kind::SURROUNDED,
        _ if position.targets(space).is_empty() => Kind::STACK_STUCK,
        _ => return None,
    };
    Some(because(kind).with([space]))
}

/// Why a stack cannot go to a space.
fn towards(position: &Position, from: Space, to: Space) -> Option<Why> {
    match Action::from_kind(ActionKind::Move { from, to }) {
        Some(action) => position.check(action).err().map(|illegal| reason(&illegal)),
        None => Some(because(Kind::NOT_STRAIGHT).with([from, to])),
    }
}

impl Refuses for Position {
    fn refuse(&self, choice: Choice<'_>) -> Option<Why> {
        let Some(space) = Space::from_name(choice.point) else {
            return Some(because(Kind::NO_SUCH_POINT).with([choice.point]));
        };
        if self.phase() == Phase::Place {
            let occupied = self.stack(space).is_some();
            return occupied.then(|| because(Kind::OCCUPIED_SPACE).with([space]));
        }
        let begins = stays(self, space);
        match choice.chosen.and_then(Space::from_name) {
            // Another stack that can move is chosen instead.
            Some(from) => begins.and_then(|_| towards(self, from, space)),
            None => begins,
        }
    }

    fn refuse_text(&self, text: &str) -> Option<Why> {
        let (from, to) = text.split_once('-')?;
        let (from, to) = (Space::from_name(from)?, Space::from_name(to)?);
        if self.phase() == Phase::Place {
            return None;
        }
        stays(self, from).or_else(|| towards(self, from, to))
    }
}
