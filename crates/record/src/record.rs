//! A game record: what was played, and what is said about it.

use std::borrow::Cow;

use gipfel_rules::linked::{self, Contests, Settings};
use gipfel_rules::{AnyAction, AnyPosition, Decision, Outcome, Position, gipf_plus, turn_text};

use crate::node::{LinkedTurn, Node, NodeId, Step};
use crate::tags::{CONTESTS, GAME, LIMIT, LINKS, POSITION, RESULT, SEED, UNFINISHED, VARIANT};
use crate::{Tags, result_text};

/// A game from any start, with variations and annotations.
///
/// The turns form a tree. Its root is the start; the first child of every node goes on with the line, the other children
/// start variations. Every turn in it is legal, and if the main line ends in a decided position, the result is that one.
///
/// Two records are equal when tags, start, result, all turns in the same order, what is decided of an unfinished turn,
/// and all annotations are equal.
#[derive(Clone, Debug)]
pub struct Record {
    pub(crate) tags: Tags,
    pub(crate) result: Option<Outcome>,
    /// Nodes by their number; deleted ones leave a gap, so that numbers keep their meaning.
    pub(crate) nodes: Vec<Option<Box<Node>>>,
    /// How many turns there are.
    pub(crate) turns: usize,
    /// Where the main line ends.
    pub(crate) last: NodeId,
    /// What is decided of the turn behind the main line.
    pub(crate) unfinished: Vec<Decision>,
}

impl Record {
    /// A record of a game in which nothing has been played yet.
    pub fn new(start: impl Into<AnyPosition>) -> Record {
        let start = start.into();
        Record {
            tags: Tags::default(),
            result: start.outcome(),
            nodes: vec![Some(Box::new(Node::root(start)))],
            turns: 0,
            last: Record::ROOT,
            unfinished: Vec::new(),
        }
    }

    /// A record of a linked game in which nothing has been played yet. Without links it is a record like any other; a seed
    /// that neither dice nor coins need is not kept.
    pub fn new_linked(start: gipf_plus::Position, settings: Settings) -> Record {
        let mut record = Record::new(start);
        let seed = if settings.links.need_seed() { settings.seed } else { 0 };
        let settings = Settings { seed, ..settings };
        if !settings.links.is_empty() {
            let state = linked::State::new(start, settings);
            record.at_mut(Record::ROOT).state = Some(Box::new(state));
        }
        record
    }

    /// What is linked to what; none if the game is not linked.
    pub fn settings(&self) -> Option<&Settings> {
        self.at(Record::ROOT).state().map(linked::State::settings)
    }

    /// The node of the start.
    pub const ROOT: NodeId = NodeId(0);

    /// The tags, without those that follow from the record itself.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The tags, to be changed.
    pub fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// All tags as they are written: also `Result`, `Game`, `Variant`, `Position` if the start is not the variant's own, and
    /// `Unfinished` if something is decided of a turn behind the main line.
    pub fn all_tags(&self) -> impl Iterator<Item = (&str, Cow<'_, str>)> {
        let start = self.start();
        let mut derived = vec![
            (RESULT, Cow::from(result_text(self.result))),
            (GAME, Cow::from(start.game().word())),
            (VARIANT, Cow::from(start.variant())),
        ];
        if start.game().start(start.variant()).as_ref() != Some(start) {
            derived.push((POSITION, Cow::from(start.to_string())));
        }
        if let Some(settings) = self.settings() {
            derived.push((LINKS, Cow::from(settings.links.to_string())));
            if settings.contests == Contests::Always {
                derived.push((CONTESTS, Cow::from(settings.contests.word())));
            }
            let limit = settings.contests.limit();
            derived.extend(limit.map(|limit| (LIMIT, Cow::from(limit.to_string()))));
            if settings.links.need_seed() {
                derived.push((SEED, Cow::from(settings.seed.to_string())));
            }
        }
        if !self.unfinished.is_empty() {
            derived.push((UNFINISHED, Cow::from(self.open_turn().full_text())));
        }
        self.tags.with(derived)
    }

    /// The position the game starts from.
    pub fn start(&self) -> &AnyPosition {
        &self.at(Record::ROOT).position
    }

    /// How the game ended; none if it has not, or if that is not known.
    pub fn result(&self) -> Option<Outcome> {
        self.result
    }

    /// A node; none if it was deleted.
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.0 as usize)?.as_deref()
    }

    /// A node that is known to be there.
    pub(crate) fn at(&self, id: NodeId) -> &Node {
        self.node(id).expect("links lead to nodes of the tree")
    }

    pub(crate) fn at_mut(&mut self, id: NodeId) -> &mut Node {
        let node = self.nodes.get_mut(id.0 as usize).and_then(Option::as_deref_mut);
        node.expect("links lead to nodes of the tree")
    }

    /// The position at a node; none if the node was deleted.
    pub fn position(&self, id: NodeId) -> Option<&AnyPosition> {
        Some(self.node(id)?.position())
    }

    /// The canonical text of the turn that leads to a node; none for the root and for deleted nodes.
    pub fn turn_text(&self, id: NodeId) -> Option<String> {
        let node = self.node(id)?;
        if let Some(linked) = &node.linked {
            return Some(linked.text.to_string());
        }
        let before = self.position(node.parent?)?;
        Some(turn_text(before, node.turn()?.actions()))
    }

    /// How many turns there are, variations included.
    pub fn turn_count(&self) -> usize {
        self.turns
    }

    /// The node at which the main line ends; the root if nothing has been played.
    pub fn last(&self) -> NodeId {
        self.last
    }

    /// The turns of the main line with the positions before and after them.
    pub fn main_line(&self) -> impl Iterator<Item = Step<'_>> {
        let mut parent = self.at(Record::ROOT);
        std::iter::from_fn(move || {
            let id = *parent.children.first()?;
            let step = self.step(parent, id);
            parent = self.at(id);
            Some(step)
        })
    }

    /// The positions of the main line: the start, and the position after each turn.
    pub fn positions(&self) -> impl Iterator<Item = &AnyPosition> {
        std::iter::once(self.start()).chain(self.main_line().map(|step| step.after))
    }

    fn step<'a>(&'a self, parent: &'a Node, id: NodeId) -> Step<'a> {
        let node = self.at(id);
        let turn = node.turn.as_ref().expect("a child has a turn");
        Step { id, before: &parent.position, turn, after: &node.position }
    }

    /// The turns that lead from the start to a node; none if the node was deleted.
    pub fn line_to(&self, id: NodeId) -> Option<Vec<Step<'_>>> {
        let mut steps = Vec::new();
        let mut id = id;
        while let Some(parent) = self.node(id)?.parent {
            steps.push(self.step(self.at(parent), id));
            id = parent;
        }
        steps.reverse();
        Some(steps)
    }

    /// The way from the root to a node: which child to take at each. None if the node was deleted.
    ///
    /// Unlike a [`NodeId`], a path means the same in an equal record elsewhere.
    pub fn path(&self, id: NodeId) -> Option<Vec<usize>> {
        let steps = self.line_to(id)?;
        Some(steps.iter().map(|step| self.place_among_siblings(step.id)).collect())
    }

    /// The node at the end of a path from the root.
    pub fn follow(&self, path: &[usize]) -> Option<NodeId> {
        path.iter().try_fold(Record::ROOT, |id, &place| self.node(id)?.children.get(place).copied())
    }

    /// Whether a node is on the main line.
    pub fn is_main(&self, id: NodeId) -> bool {
        self.node(id).is_some() && self.depth(id) == 0
    }

    /// 0 for the turn that goes on with the line (and for the root), more for variations.
    pub(crate) fn place_among_siblings(&self, id: NodeId) -> usize {
        let Some(parent) = self.at(id).parent else { return 0 };
        let place = self.at(parent).children.iter().position(|&child| child == id);
        place.expect("a parent knows its children")
    }

    /// In how many variations, one inside the other, a node is.
    pub(crate) fn depth(&self, id: NodeId) -> usize {
        let mut depth = 0;
        let mut id = id;
        while let Some(parent) = self.at(id).parent {
            depth += usize::from(self.at(parent).children.first() != Some(&id));
            id = parent;
        }
        depth
    }

    /// Adds a turn that is known to be legal.
    pub(crate) fn attach(
        &mut self,
        parent: NodeId,
        actions: Vec<AnyAction>,
        position: AnyPosition,
    ) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).expect("a record has fewer nodes"));
        let child = self.at(parent).child(parent, actions, position);
        self.nodes.push(Some(Box::new(child)));
        self.turns += 1;
        let siblings = &mut self.at_mut(parent).children;
        siblings.push(id);
        if siblings.len() == 1 && self.last == parent {
            self.last = id;
            self.unfinished.clear();
        }
        id
    }

    /// Adds a turn of a linked game that is known to be complete, with the records of its contests.
    pub(crate) fn attach_linked(
        &mut self,
        parent: NodeId,
        turn: &linked::Turn,
        contests: Vec<Record>,
    ) -> NodeId {
        let main = turn.main_actions().into_iter().map(Into::into).collect();
        let id = self.attach(parent, main, (*turn.state().main()).into());
        let linked =
            LinkedTurn { actions: turn.actions().collect(), text: turn.text().into(), contests };
        let node = self.at_mut(id);
        node.state = Some(Box::new(turn.state().clone()));
        node.linked = Some(Box::new(linked));
        id
    }

    /// What the rules say about the end of the main line.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.at(self.last).position.outcome()
    }
}

impl PartialEq for Record {
    fn eq(&self, other: &Record) -> bool {
        if self.tags != other.tags
            || self.result != other.result
            || self.turns != other.turns
            || self.start() != other.start()
            || self.settings() != other.settings()
            || self.unfinished != other.unfinished
        {
            return false;
        }
        let mut pairs = vec![(Record::ROOT, Record::ROOT)];
        while let Some((one, two)) = pairs.pop() {
            let (one, two) = (self.at(one), other.at(two));
            if !one.says_the_same(two) {
                return false;
            }
            pairs.extend(one.children.iter().copied().zip(two.children.iter().copied()));
        }
        true
    }
}

impl Eq for Record {}
