//! What the rules of TZAAR forbid, and why a space of its board cannot be chosen.

use gipfel_rules::Position as _;
use gipfel_rules::tzaar::{Action, ActionKind, Illegal, Phase, Position, Space};

use crate::subject::Refuses;
use crate::why::{Choice, Kind, Why, kinds};

kinds! { Tzaar, KINDS:
    /// The pieces are still being placed.
    TZAAR_PLACING_NOW "tzaar-placing-now" "tournament",
    /// All pieces are placed.
    TZAAR_MOVING_NOW "tzaar-moving-now" "turn",
    /// Placing onto something.
    TZAAR_OCCUPIED_SPACE "tzaar-occupied-space" "tournament",
    /// No piece of a kind is left to be placed.
    NONE_OF_KIND "none-of-kind" "tournament",
    /// Nothing stands there that could move.
    TZAAR_EMPTY_SPACE "tzaar-empty-space" "moving",
    /// The opponent's stack.
    TZAAR_THEIR_STACK "tzaar-their-stack" "moving",
    /// The two spaces are not in line.
    TZAAR_NOT_STRAIGHT "tzaar-not-straight" "moving",
    /// The hole is between the two spaces.
    ACROSS_HOLE "across-hole" "moving",
    /// A stack stands between the two spaces.
    IN_THE_WAY "in-the-way" "moving",
    /// A move never ends on an empty space.
    NO_STOP_ON_EMPTY "no-stop-on-empty" "moving",
    /// Only what is not higher is captured.
    TOO_HIGH "too-high" "capturing",
    /// Stacking before the capture.
    CAPTURE_FIRST "capture-first" "turn",
    /// Passing before the capture.
    NO_PASS_BEFORE_CAPTURE "no-pass-before-capture" "turn",
    /// A stack that can capture nothing, chosen for the capture.
    STACK_NO_CAPTURE "stack-no-capture" "capturing",
    /// A stack that can neither capture nor stack, chosen for the second move.
    STACK_NO_MOVE "stack-no-move" "moving",
}

/// The rule behind an illegal action.
pub(super) fn reason(illegal: &Illegal) -> Why {
    match illegal {
        Illegal::GameOver => because(Kind::GAME_OVER),
        Illegal::OtherPhase(Phase::Place) => because(Kind::TZAAR_PLACING_NOW),
        Illegal::OtherPhase(Phase::Capture | Phase::Second) => because(Kind::TZAAR_MOVING_NOW),
        Illegal::OccupiedSpace(space) => because(Kind::TZAAR_OCCUPIED_SPACE).with([space]),
        Illegal::NoneInHand(_) => because(Kind::NONE_OF_KIND),
        Illegal::EmptySpace(space) => because(Kind::TZAAR_EMPTY_SPACE).with([space]),
        Illegal::NotYourStack(space) => because(Kind::TZAAR_THEIR_STACK).with([space]),
        Illegal::InTheWay { space, to, between } => {
            because(Kind::IN_THE_WAY).with([space, to, between])
        }
        Illegal::EmptyTarget(space) => because(Kind::NO_STOP_ON_EMPTY).with([space]),
        Illegal::TooHigh { space, target, .. } => because(Kind::TOO_HIGH).with([space, target]),
        Illegal::CaptureFirst(space) => because(Kind::CAPTURE_FIRST).with([space]),
        Illegal::PassTooEarly => because(Kind::NO_PASS_BEFORE_CAPTURE),
    }
}

/// Why what stands on a space cannot be moved.
fn stays(position: &Position, space: Space) -> Option<Why> {
    let kind = match position.stack(space) {
        None => Kind::TZAAR_EMPTY_SPACE,
        Some(stack) if stack.color() != position.side() => Kind::TZAAR_THEIR_STACK,
        Some(_) if !position.targets(space).is_empty() => return None,
        Some(_) if position.phase() == Phase::Capture => Kind::STACK_NO_CAPTURE,
        Some(_) => Kind::STACK_NO_MOVE,
    };
    Some(because(kind).with([space]))
}

/// Why a stack cannot go to a space.
fn towards(position: &Position, from: Space, to: Space) -> Option<Why> {
    match Action::from_kind(ActionKind::Move { from, to }) {
        Some(action) => position.check(action).err().map(|illegal| reason(&illegal)),
        None if from.hole_between(to) => Some(because(Kind::ACROSS_HOLE).with([from, to])),
        None => Some(because(Kind::TZAAR_NOT_STRAIGHT).with([from, to])),
    }
}

impl Refuses for Position {
    fn refuse(&self, choice: Choice<'_>) -> Option<Why> {
        let Some(space) = Space::from_name(choice.point) else {
            return Some(because(Kind::NO_SUCH_POINT).with([choice.point]));
        };
        if self.phase() == Phase::Place {
            let occupied = self.stack(space).is_some();
            return occupied.then(|| because(Kind::TZAAR_OCCUPIED_SPACE).with([space]));
        }
        let Some(from) = choice.chosen.and_then(Space::from_name) else {
            return stays(self, space);
        };
        // Another stack that can move is chosen instead.
        towards(self, from, space).filter(|_| stays(self, space).is_some())
    }

    fn refuse_text(&self, text: &str) -> Option<Why> {
        let (from, to) = text.split_once('-')?;
        let (from, to) = (Space::from_name(from)?, Space::from_name(to)?);
        let own = self.stack(from).is_some_and(|stack| stack.color() == self.side());
        match self.phase() {
            Phase::Place => None,
            // What was meant is clear, and why it is refused says more than that the stack cannot move at all.
            _ if own => towards(self, from, to),
            _ => stays(self, from),
        }
    }
}
