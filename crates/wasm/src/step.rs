//! What one decision does on the board, for the animation and the mark of the last turn.

use gipfel_rules::linked::State;
use gipfel_rules::{
    AnyAction, AnyPosition, Color, Decision, Effect, Interface as _, Notation as _, OpenTurn,
    PlaceId, Position as _, What,
};
use serde::Serialize;

use crate::colour::Colour;
use crate::view::{PieceView, pieces};

/// One piece going from a point to another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Shift {
    /// Where it comes from: a place, or the edge it enters from.
    pub from: &'static str,
    /// Where it goes.
    pub to: &'static str,
}

/// Where a piece goes that leaves the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Destination {
    /// To White.
    White,
    /// To Black.
    Black,
    /// Out of the game, or to what belongs to both.
    Away,
}

/// One piece leaving the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Removal {
    /// Where it stood.
    pub point: &'static str,
    /// Where it goes.
    pub to: Destination,
}

/// A decision that was made and what it did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Step {
    /// Its text.
    pub text: String,
    /// What kind it was: the word of its effect, or `answer` if it is none on a board.
    pub kind: &'static str,
    /// Who made it.
    pub mover: Colour,
    /// Pieces that moved; one that entered comes first.
    pub moves: Vec<Shift>,
    /// Where pieces appeared without coming from anywhere on the board.
    pub placed: Vec<&'static str>,
    /// Pieces that were turned over, in this order.
    pub flips: Vec<&'static str>,
    /// Pieces that left the board.
    pub removals: Vec<Removal>,
    /// How many pieces came home to who made it.
    pub home: u8,
    /// How many others left the board.
    pub gone: u8,
    /// Everything on the board when what moves has arrived, if it is lost with what it arrived on.
    pub halfway: Option<Vec<PieceView>>,
    /// Everything on the board afterwards.
    pub pieces: Vec<PieceView>,
    /// Linked games: the board is that of a contest.
    pub contest: bool,
}

/// The word of decisions that are none on a board.
const ANSWER: &str = "answer";

/// What a decision does that a turn in the making is to take. `edge` is the place of the edge that the hand has used.
pub(crate) fn step(before: &OpenTurn, decision: Decision, edge: Option<PlaceId>) -> Step {
    let Some(state) = before.state() else {
        return match decision {
            Decision::Board(action) => on_board(before.position(), action, edge),
            _ => answer(before.decider(), String::new(), pieces(before.position())),
        };
    };
    linked(state, decision, edge)
}

fn linked(state: &State, decision: Decision, edge: Option<PlaceId>) -> Step {
    let main = AnyPosition::from(*state.main());
    let mut after = state.clone();
    if after.advance(decision.into()).is_err() {
        return answer(state.decider(), String::new(), pieces(&main));
    }
    let text = state.action_text(decision.into());
    let settled = state.declared().filter(|_| after.declared().is_none());
    let goes_ahead = matches!(decision, Decision::Accept | Decision::Result { won: true });
    if let Some(declared) = settled.filter(|_| goes_ahead) {
        return Step { text, ..on_board(&main, declared.action.into(), None) };
    }
    match (decision, state.contest()) {
        (Decision::Board(action), Some(game)) => {
            Step { contest: true, ..on_board(game.position(), action, edge) }
        }
        (Decision::Board(action), None) if after.declared().is_none() => {
            on_board(&main, action, edge)
        }
        _ => {
            let shown = after
                .contest()
                .map_or_else(|| AnyPosition::from(*after.main()), |game| game.position().clone());
            let contest = after.contest().is_some();
            let mut step = Step { contest, ..answer(state.decider(), text, pieces(&shown)) };
            // Who loses the contest loses the potential.
            if let Some(lost) = settled.filter(|_| decision == Decision::Result { won: false }) {
                let point = main.board()[lost.spot.into()].name;
                step.removals.push(Removal { point, to: Destination::Away });
            }
            step
        }
    }
}

fn answer(mover: Color, text: String, pieces: Vec<PieceView>) -> Step {
    Step {
        text,
        kind: ANSWER,
        mover: mover.into(),
        moves: Vec::new(),
        placed: Vec::new(),
        flips: Vec::new(),
        removals: Vec::new(),
        home: 0,
        gone: 0,
        halfway: None,
        pieces,
        contest: false,
    }
}

/// What a legal action does in a position.
fn on_board(before: &AnyPosition, action: AnyAction, edge: Option<PlaceId>) -> Step {
    let mut after = before.clone();
    after.play_unchecked(action);
    let mut effect = before.effect(action);
    if let Some(edge) = edge.filter(|_| effect.edge.is_some()) {
        effect.enter_from(edge);
    }
    let name = |place: PlaceId| before.board()[place].name;
    let (shifts, arrived) = shifts(&effect);
    let left = |place: &PlaceId| shifts.iter().any(|(from, _)| from == place);
    let mut step = Step {
        kind: effect.word,
        moves: shifts.iter().map(|&(from, to)| Shift { from: name(from), to: name(to) }).collect(),
        placed: arrived.iter().filter(|place| !left(place)).map(|&place| name(place)).collect(),
        halfway: halfway(before, &effect),
        ..answer(before.side(), before.action_text(action), pieces(&after))
    };
    let replaced = |place: PlaceId| {
        step.halfway.is_none() && shifts.iter().any(|(_, arrived)| *arrived == place)
    };
    let replaced: Vec<PlaceId> = before.board().ids().filter(|place| replaced(*place)).collect();
    for change in &effect.changes {
        if let What::Leave { count, to, .. } = change.what {
            let own = to.and_then(|beside| beside.owner) == Some(before.side());
            *(if own { &mut step.home } else { &mut step.gone }) += count;
        }
        match change.what {
            What::Flip { place, .. } => step.flips.push(name(place)),
            // Where something else arrives, what was there is seen to be replaced.
            What::Leave { from, to, .. } if !replaced.contains(&from) => {
                let to = match to.and_then(|beside| beside.owner) {
                    Some(Color::White) => Destination::White,
                    Some(Color::Black) => Destination::Black,
                    None => Destination::Away,
                };
                // What lay on top of each other leaves together, where the lowest goes.
                step.removals.retain(|removal| removal.point != name(from));
                step.removals.push(Removal { point: name(from), to });
            }
            _ => {}
        }
    }
    step
}

/// What is on the board between two beats of an effect of which the later one takes off what the earlier one has moved.
fn halfway(before: &AnyPosition, effect: &Effect) -> Option<Vec<PieceView>> {
    let arrives = |place: PlaceId| {
        let there = |what: &What| matches!(what, What::Move { to, .. } if *to == place);
        effect.changes.iter().any(|change| change.beat == 0 && there(&change.what))
    };
    let leaves = |what: &What| matches!(what, What::Leave { from, .. } if arrives(*from));
    effect.changes.iter().find(|change| change.beat > 0 && leaves(&change.what))?;
    let mut first = effect.clone();
    first.changes.retain(|change| change.beat == 0);
    first.apply(&before.pieces()).ok().map(|pieces| crate::view::on_board(before, &pieces))
}

/// From where to where a legal action leads.
pub(crate) fn way(position: &AnyPosition, action: AnyAction) -> Option<Shift> {
    let (shifts, _) = shifts(&position.effect(action));
    let name = |place: PlaceId| position.board()[place].name;
    Some(Shift { from: name(shifts.first()?.0), to: name(shifts.last()?.1) })
}

/// From where to where pieces go, and where they appear out of nowhere.
fn shifts(effect: &Effect) -> (Vec<(PlaceId, PlaceId)>, Vec<PlaceId>) {
    let mut shifts = Vec::new();
    let mut arrived = Vec::new();
    for change in &effect.changes {
        let shift = match &change.what {
            What::Move { from, to, .. } if Some(*to) != effect.edge => (*from, *to),
            What::Enter { to, path, .. } => match path.last() {
                Some(from) => (*from, *to),
                None => {
                    arrived.push(*to);
                    continue;
                }
            },
            _ => continue,
        };
        if !shifts.contains(&shift) {
            shifts.push(shift);
        }
    }
    if effect.edge.is_some() {
        // Room is made from the far end; it is seen from the edge.
        shifts.reverse();
    }
    (shifts, arrived)
}

#[cfg(test)]
mod tests {
    use gipfel_rules::GameState;

    use super::*;

    fn of(position: &str, action: &str) -> Step {
        let position: AnyPosition = position.parse().unwrap();
        let action = position.parse_action(action).unwrap();
        step(&OpenTurn::new(&GameState::from(position)), action.into(), None)
    }

    fn moves(step: &Step) -> Vec<String> {
        step.moves.iter().map(|shift| format!("{}-{}", shift.from, shift.to)).collect()
    }

    #[test]
    fn a_push_moves_every_piece_up_to_the_gap() {
        let step = of("gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push", "e1-e3");
        assert_eq!(moves(&step), ["e1-e2", "e2-e3"]);
        assert_eq!(step.pieces.len(), 7);
    }

    #[test]
    fn own_pieces_return_and_others_are_captured() {
        let step = of("gipf basic 4/5/6/PPPPp2/6/5/4 w 9/9 -- claim", "xe2,e3,e4,e5,e6*");
        let to: Vec<_> = step.removals.iter().map(|removal| removal.to).collect();
        assert_eq!(to[..4], [Destination::White; 4]);
        assert_eq!(to[4], Destination::Away);
        assert_eq!((step.home, step.gone), (4, 1));
        let double = of("gipf standard 4/5/6/PPGPg2/6/5/4 w 9/9 -- claim", "xe2,e3,Ge4,e5,Ge6*");
        assert_eq!((double.home, double.gone), (5, 2), "a GIPF-piece is two pieces");
    }

    #[test]
    fn a_loaded_piece_comes_in_as_one_and_leaves_as_one() {
        let entered = of("gipf+ basic 4/5/6/P5p/6/5/4 w 9/9 *- Z2/- push", "Ze1-e3");
        assert_eq!(moves(&entered), ["e1-e2", "e2-e3"]);
        let used = of("gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push", "Z:e3-e5");
        assert_eq!((moves(&used), used.kind), (vec!["e3-e5".to_owned()], "use"));
    }

    #[test]
    fn what_is_cut_off_leaves_and_what_is_lost_with_it_arrives_first() {
        let cut = "dvonn standard D2/2P1/2D2/2P2/2p2/1(p3)p(P2)1/3P1/5/5/4/2D w 0/0/0 move";
        let step = of(cut, "d3-c3");
        assert_eq!(moves(&step), ["d3-c3"]);
        let gone: Vec<_> = step.removals.iter().map(|removal| removal.point).collect();
        assert_eq!((gone, step.halfway), (vec!["f2", "e3", "f3", "f4", "g4"], None));
        let lost = of("dvonn standard D2/4/1PD2/2P2/2p2/2p2/5/5/5/4/2D w 0/0/0 move", "d3-e3");
        let gone: Vec<_> = lost.removals.iter().map(|removal| removal.point).collect();
        assert_eq!(gone, ["e3", "f3"]);
        let halfway = lost.halfway.expect("the stack is seen to arrive");
        let arrived = halfway.iter().find(|piece| piece.point == "e3").expect("it has arrived");
        assert_eq!(arrived.layers.len(), 2);
    }

    #[test]
    fn a_ring_leaves_a_marker_and_is_seen_to_move() {
        let ring = "yinsh standard 4/7/8/9/RmMm6/9/10/RRRR5/8/rrrrr2/4 w 0/0 0/0 move";
        let moved = of(ring, "e1-e5");
        assert_eq!(
            (moves(&moved), moved.flips),
            (vec!["e1-e5".to_owned()], vec!["e2", "e3", "e4"])
        );
        assert_eq!(moved.placed, [""; 0]);
        let start = "yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place";
        assert_eq!(of(start, "f6").placed, ["f6"]);
    }
}
