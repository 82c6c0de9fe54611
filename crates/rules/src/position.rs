//! What every game offers: the traits [`Position`], [`Notation`], [`Symmetric`] and [`Tactics`].

use alloc::string::String;
use core::error::Error;
use core::fmt;
use core::hash::Hash;
use core::ops::ControlFlow;
use core::str::FromStr;

use arrayvec::ArrayVec;

use crate::{
    ActionError, AnyAction, AnyPosition, Color, Description, EndReason, GameKind, Interface, Key,
    Outcome, Prompt, Symmetry,
};

/// No position of any game has more legal actions than this.
pub const MAX_ACTIONS: usize = 1088;

/// A list of actions that lives on the stack.
pub type ActionList<A> = ArrayVec<A, MAX_ACTIONS>;

/// Where in a turn the mover is. Every game's turn has this shape.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// Rows that the opponent's turn left to the mover.
    Before,
    /// The push, the placing, the ring move.
    Main,
    /// Rows that the main action made.
    After,
}

/// One atomic decision: a small value with a dense number.
pub trait Action: Copy + Eq + Ord + Hash + fmt::Debug + Send + Sync + 'static {
    /// The action's number, below [`Position::ACTION_COUNT`] of its game.
    fn index(self) -> u16;
}

/// A validated state of a game.
///
/// Equality and hash follow the repetition rule: two positions are equal when board, side to move, phase, counts and
/// permissions (and so everything that may happen from here on) are equal.
pub trait Position: Clone + Eq + Hash + fmt::Debug + fmt::Display + Send + Sync + 'static {
    /// One decision of this game.
    type Action: Action;
    /// What [`Position::undo`] needs to take an action back.
    type Undo: Copy;
    /// Why an action is not allowed.
    type Illegal: Error + Clone + Eq + Send + Sync + 'static;

    /// Action numbers are below this.
    const ACTION_COUNT: usize;

    /// The game this is a position of.
    fn game(&self) -> GameKind;
    /// The player who decides now. In a finished game, the one in whose turn it ended.
    fn side(&self) -> Color;
    /// Where in his turn he is.
    fn stage(&self) -> Stage;
    /// The result and why the game is over, if it is.
    fn end(&self) -> Option<(Outcome, EndReason)>;
    /// The result, if the game is over.
    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.end().map(|(outcome, _)| outcome)
    }
    /// Why the game is over, if it is.
    fn end_reason(&self) -> Option<EndReason> {
        self.end().map(|(_, reason)| reason)
    }
    /// What the mover has to decide.
    fn prompt(&self) -> Prompt;

    /// Calls `visit` with every legal action, in an order that is always the same, until it breaks.
    /// A finished game has none.
    fn visit_actions<F>(&self, visit: F) -> ControlFlow<()>
    where
        F: FnMut(Self::Action) -> ControlFlow<()>;

    /// All legal actions.
    fn actions(&self) -> ActionList<Self::Action> {
        let mut list = ActionList::new();
        self.actions_into(&mut list);
        list
    }

    /// Adds all legal actions to a list, which has room for those of any position. In a hot loop this saves moving the
    /// list. What does not fit, because the list was not empty or the position is one that no game can reach, is left out.
    #[inline]
    fn actions_into(&self, list: &mut ActionList<Self::Action>) {
        let _ = self.visit_actions(|action| match list.try_push(action) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        });
    }

    /// How many legal actions there are, without making them.
    fn count_actions(&self) -> usize;

    /// Whether an action is legal, and if not, which rule forbids it.
    fn check(&self, action: Self::Action) -> Result<(), Self::Illegal>;

    /// Plays a legal action; an illegal one leaves the position as it was.
    fn play(&mut self, action: Self::Action) -> Result<Self::Undo, Self::Illegal> {
        self.check(action)?;
        Ok(self.play_unchecked(action))
    }

    /// Plays an action that is known to be legal. With any other the position may become one that no game can
    /// reach (but nothing outside it is touched).
    fn play_unchecked(&mut self, action: Self::Action) -> Self::Undo;

    /// Takes back the last action, given what [`Position::play_unchecked`] returned for it.
    fn undo(&mut self, undo: Self::Undo);

    /// The position's key, kept up to date by playing.
    fn key(&self) -> Key;

    /// The key computed anew from the whole position. It always equals [`Position::key`].
    fn key_from_scratch(&self) -> Key;

    /// The action with a number, if the number is one of this game's. It need not be legal here.
    fn action_from_index(&self, index: u16) -> Option<Self::Action>;
}

/// Reading and writing actions as players note them. What an action is called depends on the position it is played in.
pub trait Notation: Position {
    /// Writes the canonical text of a legal action.
    fn write_action(&self, action: Self::Action, out: &mut dyn fmt::Write) -> fmt::Result;

    /// Reads an action, tolerant where the notation is; it need not be legal.
    fn read_action(&self, text: &str) -> Result<Self::Action, ActionError<Self::Illegal>>;

    /// Reads an action, tolerant where the notation is; the action returned is legal.
    fn parse_action(&self, text: &str) -> Result<Self::Action, ActionError<Self::Illegal>> {
        let action = self.read_action(text)?;
        self.check(action).map_err(|reason| ActionError::illegal(text, reason))?;
        Ok(action)
    }

    /// The canonical text of a legal action.
    fn action_text(&self, action: Self::Action) -> String {
        let mut text = String::new();
        self.write_action(action, &mut text).expect("a string takes any text");
        text
    }

    /// The phase-ending decision that may be left out in the text of a whole turn, if it is legal now.
    fn implied_end(&self) -> Option<Self::Action> {
        None
    }
}

/// Turning the board and exchanging the colours.
pub trait Symmetric: Position {
    /// The symmetries of the board that the game is played on; the first moves nothing. All twelve of a hexagon, unless the
    /// game says otherwise.
    fn symmetries(&self) -> &'static [Symmetry] {
        &Symmetry::ALL
    }

    /// The position seen through one of the [symmetries](Symmetric::symmetries) of its board. With any other the position may
    /// become one that no game can reach.
    #[must_use]
    fn transform(&self, symmetry: Symmetry) -> Self;

    /// The action that does in the transformed position what `action` does in this one.
    fn transform_action(&self, action: Self::Action, symmetry: Symmetry) -> Self::Action;

    /// The position with the players exchanged (also the side to move). Actions keep their numbers. None where the rules do
    /// not treat both alike, as while pieces are placed in a game in which White moves first in the end.
    #[must_use]
    fn swap_colors(&self) -> Option<Self>;
}

/// What an action promises before it is played and judged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hint {
    gains: [bool; 2],
}

impl Hint {
    /// Nothing special.
    pub const QUIET: Hint = Hint { gains: [false; 2] };

    /// Whether White, whether Black gains something.
    #[inline]
    pub const fn new(gains: [bool; 2]) -> Hint {
        Hint { gains }
    }

    /// Whether a player gains something by the action, at once or by what is to be decided next.
    #[inline]
    pub const fn gains(self, color: Color) -> bool {
        self.gains[color.index()]
    }

    /// Whether nobody does.
    pub const fn is_quiet(self) -> bool {
        !(self.gains[0] || self.gains[1])
    }
}

/// What an action stirs up, told without playing it: what a search tries first and a quiet position has none of.
pub trait Tactics: Position {
    /// What a legal action of the main stage promises: in games of rows, of which colours a row will stand; in games of
    /// captures, whose pieces are taken. Actions of other stages may promise nothing.
    fn hint(&self, action: Self::Action) -> Hint;

    /// Visits every legal action with its hint.
    #[inline]
    fn visit_hints<F>(&self, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(Self::Action, Hint) -> ControlFlow<()>,
    {
        self.visit_actions(|action| visit(action, self.hint(action)))
    }

    /// Whether it is certain, at any stage of a turn, that the mover does not win in this turn. What proves forced wins asks it before it
    /// tries everything; false says nothing.
    fn cannot_win_now(&self) -> bool {
        false
    }
}

/// A position of a game of the list. The list itself makes it one.
pub trait Member:
    Position<Action: Into<AnyAction> + TryFrom<AnyAction>> + Into<AnyPosition>
{
    /// Which game it is.
    const GAME: GameKind;

    /// The position, if it is of this game.
    fn of(any: &AnyPosition) -> Option<&Self>;
}

/// A game as a module: a position with everything that the layers above ask of it, and the facts about its game.
pub trait Module: Member + Notation + Symmetric + Tactics + Interface + FromStr {
    /// Any arrangement of the game, possible or not.
    type Setup: Clone + fmt::Display + FromStr;

    /// The facts about it.
    const DESCRIPTION: Description;

    /// The word of the variant that is played.
    fn variant_word(&self) -> &'static str;

    /// The start of a variant. `option` gives what was agreed on for White and for Black, within the bounds of the
    /// description. The same `seed` always gives the same start; a variant that is not
    /// [random](crate::VariantInfo::random) ignores it. None if there is no such variant.
    fn start(variant: &str, option: &dyn Fn(&str) -> [u8; 2], seed: u64) -> Option<Self>;

    /// The arrangement, to be edited.
    fn to_setup(&self) -> Self::Setup;
}
