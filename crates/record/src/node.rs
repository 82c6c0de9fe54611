//! One place in the tree of turns.

use gipfel_rules::linked;
use gipfel_rules::{AnyAction, AnyPosition, Color};

use crate::{Clock, Command, Comment, Evaluation, Glyph, Record};

/// The name of a node within its record. It stays the same whatever is added, promoted or deleted, and is never given to
/// another node of that record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub(crate) u32);

/// A turn that has been played.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    pub(crate) actions: Box<[AnyAction]>,
    pub(crate) mover: Color,
    pub(crate) number: u32,
}

impl Turn {
    /// Its decisions, all of them: also those that may be left out in text. In a linked game, what came of them in the main
    /// game: uses that went ahead, and a T that was discarded because its contest was lost.
    pub fn actions(&self) -> &[AnyAction] {
        &self.actions
    }

    /// Who played it.
    pub fn mover(&self) -> Color {
        self.mover
    }

    /// Its number. It goes up with every turn of White, and with a turn of Black that follows another turn of Black.
    pub fn number(&self) -> u32 {
        self.number
    }
}

/// What is said about a position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Annotations {
    /// Who is better.
    pub evaluation: Option<Evaluation>,
    /// The time the mover has left.
    pub clock: Option<Clock>,
    /// Commands that have no type of their own.
    pub commands: Vec<Command>,
    /// The comments behind the turn.
    pub comments: Vec<Comment>,
}

/// What a turn of a linked game is besides what came of it in the main game.
#[derive(Clone, Debug)]
pub(crate) struct LinkedTurn {
    /// All decisions of both players, contests included.
    pub(crate) actions: Box<[linked::Action]>,
    /// The text of the turn, without its contests.
    pub(crate) text: Box<str>,
    /// The games that were played as contests.
    pub(crate) contests: Vec<Record>,
}

/// A position of the tree with the turn that led to it. The root has no turn.
#[derive(Clone, Debug)]
pub struct Node {
    pub(crate) parent: Option<NodeId>,
    pub(crate) children: Vec<NodeId>,
    pub(crate) turn: Option<Turn>,
    pub(crate) glyph: Option<Glyph>,
    pub(crate) before: Vec<Comment>,
    pub(crate) annotations: Annotations,
    pub(crate) position: AnyPosition,
    /// The state of a linked game, and the turn that led to it.
    pub(crate) state: Option<Box<linked::State>>,
    pub(crate) linked: Option<Box<LinkedTurn>>,
}

impl Node {
    pub(crate) fn root(position: AnyPosition) -> Node {
        Node {
            parent: None,
            children: Vec::new(),
            turn: None,
            glyph: None,
            before: Vec::new(),
            annotations: Annotations::default(),
            position,
            state: None,
            linked: None,
        }
    }

    /// A node that is to become a child of this one.
    pub(crate) fn child(
        &self,
        own: NodeId,
        actions: Vec<AnyAction>,
        position: AnyPosition,
    ) -> Node {
        let mover = gipfel_rules::Position::side(&self.position);
        let number = match &self.turn {
            None => 1,
            Some(turn) => turn.number + u32::from(mover == Color::White || mover == turn.mover),
        };
        let turn = Turn { actions: actions.into(), mover, number };
        Node { parent: Some(own), turn: Some(turn), ..Node::root(position) }
    }

    /// The node before this one; none for the root.
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The nodes after this one: the first goes on with the line, the others start variations.
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// The turn that led here; none for the root.
    pub fn turn(&self) -> Option<&Turn> {
        self.turn.as_ref()
    }

    /// What the annotator thinks of the turn.
    pub fn glyph(&self) -> Option<Glyph> {
        self.glyph
    }

    /// The comments before the turn. Only the first turn of a variation has any.
    pub fn comments_before(&self) -> &[Comment] {
        &self.before
    }

    /// What is said about the position; at the root, about the start.
    pub fn annotations(&self) -> &Annotations {
        &self.annotations
    }

    /// The position after the turn; at the root, the start.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The state of a linked game after the turn; none if the game is not linked.
    pub fn state(&self) -> Option<&linked::State> {
        self.state.as_deref()
    }

    /// All decisions of the turn in a linked game, by both players and contests included.
    pub fn decisions(&self) -> &[linked::Action] {
        self.linked.as_ref().map_or(&[], |turn| &turn.actions)
    }

    /// The records of the games that were played as contests in this turn, one after another.
    pub fn contests(&self) -> &[Record] {
        self.linked.as_ref().map_or(&[], |turn| &turn.contests)
    }

    /// Whether all but the places in the tree is equal. Positions follow from turns.
    pub(crate) fn says_the_same(&self, other: &Node) -> bool {
        let said = |node: &Node| (node.glyph, node.children.len());
        said(self) == said(other)
            && self.turn == other.turn
            && self.before == other.before
            && self.annotations == other.annotations
            && self.decisions() == other.decisions()
            && self.contests() == other.contests()
    }
}

/// A turn of a line with the positions around it.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// The node that the turn leads to.
    pub id: NodeId,
    /// The position before the turn.
    pub before: &'a AnyPosition,
    /// The turn.
    pub turn: &'a Turn,
    /// The position after it.
    pub after: &'a AnyPosition,
}
