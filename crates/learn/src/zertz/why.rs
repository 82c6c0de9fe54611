//! What the rules of ZÈRTZ forbid, and why a ring of its board cannot be chosen.

use gipfel_rules::Position as _;
use gipfel_rules::zertz::{Action, ActionKind, Illegal, Phase, Position, Ring};

use crate::subject::Refuses;
use crate::why::{Choice, Kind, Why, kinds};

kinds! { Zertz, KINDS:
    /// A marble can jump.
    MUST_JUMP "must-jump" "jumping",
    /// The marble that has jumped can jump again.
    MUST_JUMP_ON "must-jump-on" "jumping",
    /// A ring is to be removed.
    MUST_REMOVE "must-remove" "removing",
    /// A marble is to be placed.
    PLACE_FIRST "place-first" "turn",
    /// The ring was taken away.
    MISSING_RING "missing-ring" "board",
    /// Placing onto a marble.
    OCCUPIED_RING "occupied-ring" "placing",
    /// Removing a ring with a marble.
    RING_UNDER_MARBLE "ring-under-marble" "removing",
    /// The pool has no marble of a colour.
    NOT_IN_POOL "not-in-pool" "placing",
    /// The pool is empty, and the player has captured no marble of a colour.
    NOT_CAPTURED "not-captured" "pool",
    /// There is nothing to place.
    ZERTZ_NOTHING_TO_PLACE "zertz-nothing-to-place" "pool",
    /// The ring cannot be drawn out.
    NOT_FREE "not-free" "removing",
    /// Jumping with nothing.
    NO_MARBLE "no-marble" "jumping",
    /// A marble that cannot jump, chosen to jump.
    MARBLE_STUCK "marble-stuck" "jumping",
    /// Jumping over nothing.
    NOTHING_TO_JUMP "nothing-to-jump" "jumping",
    /// Landing on a marble.
    LANDING_OCCUPIED "landing-occupied" "jumping",
    /// Not two steps along a line.
    NOT_TWO_STEPS "not-two-steps" "jumping",
    /// Passing with something to place.
    PASS_WITH_MARBLES "pass-with-marbles" "pool",
}

/// The rule behind an illegal action.
pub(super) fn reason(illegal: &Illegal) -> Why {
    match illegal {
        Illegal::GameOver => because(Kind::GAME_OVER),
        Illegal::MustJump => because(Kind::MUST_JUMP),
        Illegal::MustJumpOn(ring) => because(Kind::MUST_JUMP_ON).with([ring]),
        Illegal::MustRemove => because(Kind::MUST_REMOVE),
        Illegal::PlaceFirst => because(Kind::PLACE_FIRST),
        Illegal::MissingRing(ring) => because(Kind::MISSING_RING).with([ring]),
        Illegal::OccupiedRing(ring) => because(Kind::OCCUPIED_RING).with([ring]),
        Illegal::NotInPool(_) => because(Kind::NOT_IN_POOL),
        Illegal::NotHeld(_) => because(Kind::NOT_CAPTURED),
        Illegal::NothingToPlace => because(Kind::ZERTZ_NOTHING_TO_PLACE),
        Illegal::NotFree(ring) => because(Kind::NOT_FREE).with([ring]),
        Illegal::NoMarble(ring) => because(Kind::NO_MARBLE).with([ring]),
        Illegal::NothingToJump { over } => because(Kind::NOTHING_TO_JUMP).with([over]),
        Illegal::PassWithMarbles => because(Kind::PASS_WITH_MARBLES),
    }
}

/// Why the marble on a ring cannot jump now.
fn stays(position: &Position, ring: Ring) -> Option<Why> {
    let kind = match position.phase() {
        _ if !position.rings().contains(ring) => Kind::MISSING_RING,
        _ if position.marble(ring).is_none() => Kind::NO_MARBLE,
        Phase::JumpOn(chain) if chain != ring => {
            return Some(because(Kind::MUST_JUMP_ON).with([chain]));
        }
        _ if position.can_jump().contains(ring) => return None,
        _ => Kind::MARBLE_STUCK,
    };
    Some(because(kind).with([ring]))
}

/// Why the marble on a ring cannot land on another.
fn towards(position: &Position, from: Ring, to: Ring) -> Option<Why> {
    let kind = ActionKind::Jump { from, to };
    let Some(action) = Action::from_kind(kind, position.extent()) else {
        return Some(because(Kind::NOT_TWO_STEPS).with([from, to]));
    };
    position.check(action).err().map(|illegal| match illegal {
        Illegal::NothingToJump { over } => because(Kind::NOTHING_TO_JUMP).with([over]),
        Illegal::OccupiedRing(ring) => because(Kind::LANDING_OCCUPIED).with([ring]),
        illegal => reason(&illegal),
    })
}

/// Why a ring cannot be removed.
fn kept(position: &Position, ring: Ring) -> Option<Why> {
    let kind = match () {
        () if !position.rings().contains(ring) => Kind::MISSING_RING,
        () if position.marble(ring).is_some() => Kind::RING_UNDER_MARBLE,
        () if position.free().contains(ring) => return None,
        () => Kind::NOT_FREE,
    };
    Some(because(kind).with([ring]))
}

/// Why no marble can be placed on a ring.
fn closed(position: &Position, ring: Ring) -> Option<Why> {
    let kind = match () {
        () if !position.rings().contains(ring) => Kind::MISSING_RING,
        () if position.marble(ring).is_some() => Kind::OCCUPIED_RING,
        () if position.placeable(position.side()) == [0; 3] => {
            return Some(because(Kind::ZERTZ_NOTHING_TO_PLACE));
        }
        () => return None,
    };
    Some(because(kind).with([ring]))
}

impl Refuses for Position {
    fn refuse(&self, choice: Choice<'_>) -> Option<Why> {
        let Some(ring) = Ring::from_name(choice.point, self.extent()) else {
            return Some(because(Kind::NO_SUCH_POINT).with([choice.point]));
        };
        match self.phase() {
            Phase::Over => Some(because(Kind::GAME_OVER)),
            Phase::Place => closed(self, ring),
            Phase::Remove => kept(self, ring),
            Phase::Jump | Phase::JumpOn(_) => {
                let chosen = choice.chosen.and_then(|name| Ring::from_name(name, self.extent()));
                match chosen {
                    None => stays(self, ring),
                    // Another marble that can jump is chosen instead.
                    Some(from) => towards(self, from, ring).filter(|_| stays(self, ring).is_some()),
                }
            }
        }
    }

    fn refuse_text(&self, text: &str) -> Option<Why> {
        let (from, to) = text.split_once('-')?;
        let ring = |name| Ring::from_name(name, self.extent());
        let (from, to) = (ring(from)?, ring(to)?);
        match self.phase() {
            Phase::Jump | Phase::JumpOn(_) if self.marble(from).is_some() => {
                towards(self, from, to)
            }
            Phase::Jump | Phase::JumpOn(_) => stays(self, from),
            _ => None,
        }
    }
}
