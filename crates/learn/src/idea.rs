//! What a turn is good for, in one sentence.

use gipfel_rules::{
    AnyAction, AnyPosition, Color, Game, Outcome, Position as _, Stage, gipf, yinsh,
};

use crate::{Attempt, view};

/// What a turn is good for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Idea {
    /// The idea.
    pub kind: IdeaKind,
    /// The number its sentence speaks of.
    pub number: u32,
    /// Where it happens: what the main action starts from and where it ends.
    pub way: Option<(String, String)>,
}

macro_rules! ideas {
    ($($(#[doc = $doc:literal])+ $kind:ident $name:literal,)*) => {
        /// The ideas there are. Each has a sentence of its own.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum IdeaKind {
            $($(#[doc = $doc])+ $kind,)*
        }

        impl IdeaKind {
            /// All of them.
            pub const ALL: &'static [IdeaKind] = &[$(IdeaKind::$kind,)*];

            /// A stable name; the sentence has it in its key.
            pub const fn name(self) -> &'static str {
                match self {
                    $(IdeaKind::$kind => $name,)*
                }
            }
        }
    };
}

ideas! {
    /// GIPF: takes the last GIPF-piece of the opponent and wins.
    WinsLastGipf "wins-last-gipf",
    /// GIPF: leaves the opponent without a piece to bring in, and wins.
    RunsOut "runs-out",
    /// GIPF: leaves the opponent without an open line, and wins.
    ClosesAll "closes-all",
    /// YINSH: removes the last ring needed, and wins.
    WinsRings "wins-rings",
    /// YINSH: ends the game with more rings removed.
    WinsCount "wins-count",
    /// YINSH: ends the game in a draw.
    Draws "draws",
    /// GIPF: captures GIPF-pieces.
    WinsGipf "wins-gipf",
    /// GIPF: makes a row that captures pieces.
    Captures "captures",
    /// GIPF: makes a row that brings pieces home.
    MakesRow "makes-row",
    /// YINSH: makes a row and removes a ring.
    TakesRing "takes-ring",
    /// Ends every threat of the opponent to make a row.
    BreaksThreat "breaks-threat",
    /// Makes a row on the next turn, whatever the opponent does.
    ForcesRow "forces-row",
    /// Threatens to make a row.
    Threatens "threatens",
    /// Leaves the opponent fewer ways to make a row.
    Hinders "hinders",
    /// GIPF: makes the opponent take a row of his own, and his threats are gone.
    ForcesTaking "forces-taking",
    /// YINSH: gives the opponent a row that costs him a ring and does not win.
    GivesRow "gives-row",
    /// GIPF: brings in a GIPF-piece while that is still allowed.
    BringsGipf "brings-gipf",
    /// GIPF: brings in the first basic piece: the opening is over for the mover.
    FirstBasic "first-basic",
    /// Potentials: uses a potential.
    UsesPotential "uses-potential",
    /// Potentials: brings the T on the centre in as an extra push.
    ExtraPush "extra-push",
    /// Potentials: brings in a loaded piece while that is still allowed.
    Loads "loads",
    /// GIPF: takes rows that stood and brings the pieces home.
    Clears "clears",
    /// GIPF: gets a piece onto the centre.
    Centre "centre",
    /// GIPF: gets more pieces about the centre.
    TowardsCentre "towards-centre",
    /// YINSH: places a ring with many lines.
    PlacesCentre "places-centre",
    /// YINSH: places a ring near the edge, away from the others.
    PlacesWide "places-wide",
    /// YINSH: turns markers to the mover's colour.
    TurnsOwn "turns-own",
    /// YINSH: takes markers away from the opponent's colour.
    TurnsTheirs "turns-theirs",
    /// YINSH: puts a marker beside others of the mover's.
    Joins "joins",
    /// YINSH: takes away moves of the opponent's rings.
    Restricts "restricts",
    /// YINSH: gives the mover's rings more room.
    Frees "frees",
    /// YINSH: nothing can move.
    Passes "passes",
    /// Nothing happens at once; the position becomes a little better.
    Quiet "quiet",
}

impl Idea {
    /// What a legal turn from a position is good for. None if the turn is not legal.
    pub fn of(position: &AnyPosition, actions: &[AnyAction]) -> Option<Idea> {
        let attempt = Attempt::new(position, actions)?;
        let (kind, number) = kind(&attempt);
        Some(Idea { kind, number, way: attempt.way() })
    }

    /// The key of its sentence.
    pub fn key(&self) -> String {
        format!("idea-{}", self.kind.name())
    }
}

fn kind(attempt: &Attempt) -> (IdeaKind, u32) {
    let deeds = attempt.deeds();
    if let Some(kind) = ending(attempt) {
        return (kind, 0);
    }
    if deeds.captured_gipf > 0 {
        return (IdeaKind::WinsGipf, deeds.captured_gipf);
    }
    if deeds.claimed > 0 && attempt.before().game() == Game::Yinsh {
        return (IdeaKind::TakesRing, deeds.claimed);
    }
    if deeds.claimed > 0 && deeds.captured > 0 {
        return (IdeaKind::Captures, deeds.captured);
    }
    if deeds.claimed > 0 {
        return (IdeaKind::MakesRow, deeds.returned);
    }
    if passes(attempt) {
        return (IdeaKind::Passes, 0);
    }
    if attempt.leaves_row()
        && let Some(kind) = gift(attempt)
    {
        return (kind, 0);
    }
    if let Some(found) = threats(attempt) {
        return found;
    }
    match (attempt.before(), attempt.after()) {
        (AnyPosition::Gipf(before), AnyPosition::Gipf(after)) => gipf(attempt, before, after),
        (AnyPosition::GipfPlus(_), AnyPosition::GipfPlus(_)) => gipf_plus(attempt),
        (AnyPosition::Yinsh(before), AnyPosition::Yinsh(after)) => yinsh(attempt, before, after),
        _ => (IdeaKind::Quiet, 0),
    }
}

fn ending(attempt: &Attempt) -> Option<IdeaKind> {
    let outcome = attempt.after().outcome()?;
    match outcome.winner() {
        None => return Some(IdeaKind::Draws),
        Some(winner) if winner != attempt.mover() => return None,
        Some(_) => {}
    }
    Some(match attempt.after().end_reason()?.name {
        "out-of-pieces" => IdeaKind::RunsOut,
        "no-gipf-piece" => IdeaKind::WinsLastGipf,
        "no-push" => IdeaKind::ClosesAll,
        "rings-removed" => IdeaKind::WinsRings,
        "pool-empty" | "no-ring-can-move" => IdeaKind::WinsCount,
        _ => return None,
    })
}

fn passes(attempt: &Attempt) -> bool {
    let main = view::main_action(attempt.before(), attempt.actions());
    main == Some(AnyAction::Yinsh(yinsh::Action::PASS))
}

/// Rows that could be made before and after, by both.
fn threats(attempt: &Attempt) -> Option<(IdeaKind, u32)> {
    let (mover, opponent) = (attempt.mover(), attempt.mover().other());
    let feared = view::row_makers(&cleared(attempt), opponent).len();
    let left = if attempt.leaves_row() { usize::MAX } else { attempt.chances(opponent).len() };
    let own = attempt.chances(mover).len() as u32;
    if feared > 0 && left == 0 {
        return Some((IdeaKind::BreaksThreat, feared as u32));
    }
    if own > 0 && left == 0 && attempt.forces_row() {
        return Some((IdeaKind::ForcesRow, own));
    }
    if own > 0 && left <= feared {
        return Some((IdeaKind::Threatens, own));
    }
    // One way less of many is nothing to speak of.
    (left <= feared / 2 && feared > 0).then_some((IdeaKind::Hinders, left as u32))
}

/// What a row is good for that the turn leaves to the opponent.
fn gift(attempt: &Attempt) -> Option<IdeaKind> {
    let opponent = attempt.mover().other();
    if attempt.after().game() == Game::Yinsh {
        return Some(IdeaKind::GivesRow).filter(|_| !takes_and_wins(attempt.after(), opponent));
    }
    let feared = !view::row_makers(&cleared(attempt), opponent).is_empty();
    let over = |position: &AnyPosition| view::row_makers(position, opponent).is_empty();
    (feared && after_takings(attempt.after(), &mut |position| over(position)))
        .then_some(IdeaKind::ForcesTaking)
}

/// Whether a player who begins his turn with rows can win by taking them.
fn takes_and_wins(position: &AnyPosition, color: Color) -> bool {
    let wins = |position: &AnyPosition| position.outcome().and_then(Outcome::winner) == Some(color);
    !after_takings(position, &mut |position| !wins(position))
}

/// Whether something holds however the rows at the beginning of a turn are taken.
fn after_takings(position: &AnyPosition, holds: &mut dyn FnMut(&AnyPosition) -> bool) -> bool {
    if position.outcome().is_some() || position.stage() != Stage::Before {
        return holds(position);
    }
    position.actions().into_iter().all(|action| {
        let mut next = position.clone();
        next.play_unchecked(action);
        after_takings(&next, holds)
    })
}

/// The position in which the main action was made: rows that stood are off.
fn cleared(attempt: &Attempt) -> AnyPosition {
    let mut position = attempt.before().clone();
    for &action in attempt.actions() {
        if position.stage() != Stage::Before {
            break;
        }
        position.play_unchecked(action);
    }
    position
}

/// GIPF: pieces count more towards the centre.
fn weight(position: &gipf::Position, color: Color) -> i32 {
    let near = |spot: gipf::Spot| {
        let (q, r) = spot.coordinates();
        3 - i32::from(q.abs().max(r.abs()).max((q - r).abs()))
    };
    position.spots(color).iter().map(near).sum()
}

fn gipf(attempt: &Attempt, before: &gipf::Position, after: &gipf::Position) -> (IdeaKind, u32) {
    let mover = attempt.mover();
    let centre = |position: &gipf::Position| {
        gipf::Spot::from_name("e5").is_some_and(|spot| position.spots(mover).contains(spot))
    };
    if attempt.enters() == Some('G') {
        return (IdeaKind::BringsGipf, after.gipf_spots(mover).len() as u32);
    }
    let opening =
        |position: &gipf::Position| position.permission(mover) != gipf::Permission::BasicOnly;
    if opening(before) && !opening(after) {
        return (IdeaKind::FirstBasic, 0);
    }
    if attempt.deeds().cleared > 0 {
        return (IdeaKind::Clears, attempt.deeds().returned);
    }
    if centre(after) && !centre(before) {
        return (IdeaKind::Centre, 0);
    }
    let balance = |position| weight(position, mover) - weight(position, mover.other());
    if balance(after) > balance(before) {
        return (IdeaKind::TowardsCentre, 0);
    }
    (IdeaKind::Quiet, 0)
}

fn gipf_plus(attempt: &Attempt) -> (IdeaKind, u32) {
    let centre = |position: &AnyPosition| view::owner_of_centre(position) == Some(attempt.mover());
    match (attempt.enters(), attempt.uses().next()) {
        (_, Some('T')) => (IdeaKind::ExtraPush, 0),
        (_, Some(_)) => (IdeaKind::UsesPotential, 0),
        (Some('G'), None) => (IdeaKind::BringsGipf, 0),
        (Some('P'), None) if attempt.deeds().cleared > 0 => {
            (IdeaKind::Clears, attempt.deeds().returned)
        }
        (Some('P'), None) if centre(attempt.after()) && !centre(attempt.before()) => {
            (IdeaKind::Centre, 0)
        }
        (Some('P') | None, None) => (IdeaKind::Quiet, 0),
        (Some(_), None) => (IdeaKind::Loads, 0),
    }
}

fn yinsh(attempt: &Attempt, before: &yinsh::Position, after: &yinsh::Position) -> (IdeaKind, u32) {
    let (mover, opponent) = (attempt.mover(), attempt.mover().other());
    let main = view::main_action(attempt.before(), attempt.actions());
    let Some(AnyAction::Yinsh(action)) = main else { return (IdeaKind::Quiet, 0) };
    let from = match action.kind() {
        yinsh::ActionKind::Place(point) => {
            let (q, r) = point.coordinates();
            let inner = q.abs().max(r.abs()).max((q - r).abs()) <= 3;
            return (if inner { IdeaKind::PlacesCentre } else { IdeaKind::PlacesWide }, 0);
        }
        yinsh::ActionKind::Move { from, .. } => from,
        yinsh::ActionKind::Pass
        | yinsh::ActionKind::TakeRow(_)
        | yinsh::ActionKind::RemoveRing(_) => return (IdeaKind::Quiet, 0),
    };
    // The marker left behind is not turned; it comes on top.
    let gained = after.markers(mover).len() as i32 - before.markers(mover).len() as i32 - 1;
    let lost = before.markers(opponent).len() as i32 - after.markers(opponent).len() as i32;
    if gained > 0 {
        return (IdeaKind::TurnsOwn, gained as u32);
    }
    if lost > 0 {
        return (IdeaKind::TurnsTheirs, lost as u32);
    }
    let moves = |position: &yinsh::Position, color| position.count_ring_moves(color) as i32;
    let room = |color| moves(after, color) - moves(before, color);
    let beside = after.markers(mover).iter().filter(|other| is_beside(from, *other)).count();
    if beside > 0 {
        return (IdeaKind::Joins, beside as u32 + 1);
    }
    if -room(opponent) > room(mover).abs() {
        return (IdeaKind::Restricts, (-room(opponent)) as u32);
    }
    if room(mover) > 0 {
        return (IdeaKind::Frees, room(mover) as u32);
    }
    (IdeaKind::Quiet, 0)
}

fn is_beside(one: yinsh::Point, other: yinsh::Point) -> bool {
    let ((q, r), (p, s)) = (one.coordinates(), other.coordinates());
    matches!((q - p, r - s), (0, 1 | -1) | (1 | -1, 0) | (1, 1) | (-1, -1))
}
