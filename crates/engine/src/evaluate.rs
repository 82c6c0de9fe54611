//! What an evaluation offers to the search.

use std::ops::ControlFlow;

use gipfel_rules::{Action, Stage, Tactics};

/// Evaluates positions of a game. The search knows nothing else of the game but its rules.
pub trait Evaluate<P: Tactics>: Send + Sync {
    /// What a search keeps for the evaluation, so that positions like those evaluated before are evaluated quickly.
    type Scratch: Default + Send;

    /// The score of a position in the main stage of an unfinished game, in hundredths of a unit, for the player to move.
    fn evaluate(&self, position: &P) -> i32;

    /// The same. The position stands so many actions from the root of the search that `scratch` belongs to.
    fn evaluate_at(&self, position: &P, ply: usize, scratch: &mut Self::Scratch) -> i32 {
        let _ = (ply, scratch);
        self.evaluate(position)
    }

    /// How promising a legal action looks before it is searched; larger is earlier. Only the order matters, the
    /// search adds what it has learnt itself.
    fn prior(&self, position: &P, action: P::Action) -> i32 {
        let _ = (position, action);
        0
    }

    /// Whether the mover gains so much by an action, as by making a row, that it is tried early, neither put off nor left out, and
    /// followed below the nominal depth.
    #[inline]
    fn gains(&self, position: &P, action: P::Action) -> bool {
        position.hint(action).gains(position.side())
    }

    /// Visits every legal action with whether the mover [gains](Evaluate::gains) by it.
    #[inline]
    fn visit_gains<F>(&self, position: &P, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(P::Action, bool) -> ControlFlow<()>,
    {
        let side = position.side();
        position.visit_hints(|action, hint| visit(action, hint.gains(side)))
    }

    /// The depth beyond which searching a position finds nothing that its evaluation does not know.
    fn deepest(&self, position: &P) -> u32 {
        let _ = position;
        u32::MAX
    }

    /// Whether there is much to choose from of which most changes little, as in the main stage; what comes late in the order
    /// may then be left out.
    fn is_open(&self, position: &P) -> bool {
        position.stage() == Stage::Main
    }

    /// Whether an action in a position costs depth. What a player is forced to do costs none.
    fn spends_depth(&self, position: &P) -> bool {
        position.stage() == Stage::Main
    }

    /// How many of the most promising actions that go on with a turn are tried in a position; none where the search decides.
    fn breadth(&self, position: &P) -> Option<usize> {
        let _ = position;
        None
    }

    /// Whether an action changes as much as one that makes a row, so that it is neither put off nor left out.
    fn is_sharp(&self, position: &P, action: P::Action) -> bool {
        let _ = (position, action);
        false
    }

    /// Whether the search may look at a legal action. It looks at all of them if none is left otherwise.
    fn allows(&self, position: &P, action: P::Action) -> bool {
        let _ = (position, action);
        true
    }

    /// The spots of lines that the opponent of the mover needs only one more piece for, as bits of the game's own; 0 if there
    /// is none.
    fn threats(&self, position: &P) -> u128 {
        let _ = position;
        0
    }

    /// Whether an action changes something on one of these spots, and so may break a threat.
    fn meets(&self, position: &P, action: P::Action, spots: u128) -> bool {
        let _ = (position, action, spots);
        false
    }

    /// How much an evaluation may change in one turn without anything special happening. Margins of the search are
    /// multiples of it.
    fn margin(&self) -> i32 {
        60
    }

    /// Where the evaluation takes a game for nearly decided. Beyond it evaluations differ without meaning, and a win that can be
    /// proved is to be seen: margins of the search grow with how far its bounds lie beyond.
    fn decided(&self, position: &P) -> i32 {
        let _ = position;
        i32::MAX
    }
}

/// A number for an action in tables of the search.
#[inline]
pub(crate) fn number<A: Action>(action: A) -> usize {
    usize::from(action.index())
}
