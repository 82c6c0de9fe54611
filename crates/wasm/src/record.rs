//! Records with variations and annotations.

use std::collections::HashMap;

use gipfel_record::{
    Clock, Command, EditError, Evaluation, Glyph, Node, NodeId, Reason, Record, Score,
    play_while_valid, result_text,
};
use gipfel_rules::linked::{self, State};
use gipfel_rules::{Color, OpenTurn, parse_turn};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::colour::Colour;
use crate::evaluation::EvaluationView;
use crate::js::{answer, from_js, to_js};
use crate::line::parse;
use crate::linked::{LinkSettings, state_of};
use crate::problem::Problem;
use crate::turn::TurnView;
use crate::view::{PositionView, outcome_of};

/// The command in a record with the turn that the engine would play: `[%best e1-e3]`.
const BEST: &str = "best";

/// One place in the tree of turns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NodeView {
    /// Its name within the record; 0 is the start.
    pub id: u32,
    /// The node before it.
    pub parent: Option<u32>,
    /// The nodes after it; the first goes on with the line.
    pub children: Vec<u32>,
    /// The turn that led here.
    pub text: Option<String>,
    /// Who played it.
    pub mover: Option<Colour>,
    /// The number of the turn.
    pub number: u32,
    /// What the annotator thinks of it: `!`, `?`, …
    pub glyph: Option<&'static str>,
    /// Comments before the turn, joined.
    pub before: String,
    /// Comments behind it, joined.
    pub comment: String,
    /// Who is better.
    pub evaluation: Option<EvaluationView>,
    /// The turn that the engine would play here.
    pub best: Option<String>,
    /// The time the mover has left, in milliseconds.
    pub clock: Option<u32>,
    /// Whether it is on the main line.
    pub main: bool,
    /// The position's text.
    pub position: String,
    /// In a linked game: all decisions of the turn as text, those of contests included.
    pub decisions: Option<String>,
    /// The records of the games that were played as contests in this turn.
    pub contests: Vec<String>,
}

/// A record as the page shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RecordView {
    /// All nodes, each behind its parent.
    pub nodes: Vec<NodeView>,
    /// The tags, without those that follow from the record.
    pub tags: Vec<[String; 2]>,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: &'static str,
    /// Where the main line ends.
    pub last: u32,
}

/// What an edit has changed in a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RecordChange {
    /// The node it was about: the new one, if one was added.
    pub node: u32,
    /// The nodes that are new or look different.
    pub nodes: Vec<NodeView>,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: &'static str,
    /// Where the main line ends.
    pub last: u32,
}

/// A record in the making: a tree of turns that can be walked, changed, read and written.
#[wasm_bindgen]
#[derive(Debug)]
pub struct RecordTree {
    record: Record,
    /// Names given out so far, both ways.
    ids: Vec<NodeId>,
    numbers: HashMap<NodeId, u32>,
    problem: Option<Problem>,
}

#[wasm_bindgen]
impl RecordTree {
    /// A record of a game that starts from a position given as text.
    #[wasm_bindgen(constructor)]
    pub fn new(start: &str) -> Result<RecordTree, JsError> {
        let start = parse(start).map_err(|problem| JsError::new(&problem.english))?;
        Ok(RecordTree::of(Record::new(start), None))
    }

    /// A record of a linked game that starts from a position given as text.
    pub fn linked(
        start: &str,
        #[wasm_bindgen(unchecked_param_type = "LinkSettings")] settings: JsValue,
    ) -> Result<RecordTree, JsError> {
        let settings: LinkSettings = from_js(settings)?;
        let english = |problem: Problem| JsError::new(&problem.english);
        let state = state_of(start, &settings).map_err(english)?;
        Ok(RecordTree::of(Record::new_linked(*state.main(), *state.settings()), None))
    }

    /// What the players of a linked game have agreed on.
    #[wasm_bindgen(unchecked_return_type = "LinkSettings | null")]
    pub fn settings(&self) -> JsValue {
        to_js(&self.record.settings().map(LinkSettings::from))
    }

    /// Reads the first record of a text, as far as it is valid; undefined if nothing of it is.
    pub fn read(text: &str) -> Option<RecordTree> {
        let (record, error) = play_while_valid(text);
        Some(RecordTree::of(record?, error.map(|error| error_problem(&error))))
    }

    /// What is wrong with a text of which nothing could be read.
    #[wasm_bindgen(js_name = whyUnreadable, unchecked_return_type = "Problem | null")]
    pub fn why_unreadable(text: &str) -> JsValue {
        to_js(&play_while_valid(text).1.map(|error| error_problem(&error)))
    }

    /// Why reading stopped before the end of the text.
    #[wasm_bindgen(unchecked_return_type = "Problem | null")]
    pub fn problem(&self) -> JsValue {
        to_js(&self.problem)
    }

    /// Everything that is shown of it.
    #[wasm_bindgen(unchecked_return_type = "RecordView")]
    pub fn view(&mut self) -> JsValue {
        to_js(&self.whole())
    }

    /// The record as text.
    pub fn text(&self) -> String {
        self.record.to_string()
    }

    /// The position at a node.
    #[wasm_bindgen(unchecked_return_type = "PositionView | null")]
    pub fn position(&self, node: u32) -> JsValue {
        let position = self.id(node).ok().and_then(|id| self.record.position(id));
        to_js(&position.map(PositionView::from))
    }

    /// The turn that led to a node, with what it did.
    #[wasm_bindgen(unchecked_return_type = "TurnView | null")]
    pub fn turn(&self, node: u32) -> JsValue {
        to_js(&self.turn_view(node))
    }

    /// Plays a turn at a node; the change is about the node it leads to.
    #[wasm_bindgen(unchecked_return_type = "Answer<RecordChange>")]
    pub fn add(&mut self, node: u32, turn: &str) -> JsValue {
        answer(self.add_turn(node, turn).and_then(|child| self.changed(child, &[node, child])))
    }

    /// Deletes a turn and everything after it.
    #[wasm_bindgen(unchecked_return_type = "Answer<null>")]
    pub fn remove(&mut self, node: u32) -> JsValue {
        answer(self.edit(node, Record::delete))
    }

    /// Makes the variation that a node is in the line.
    #[wasm_bindgen(unchecked_return_type = "Answer<null>")]
    pub fn promote(&mut self, node: u32) -> JsValue {
        answer(self.edit(node, Record::promote))
    }

    /// Makes the way to a node the main line.
    #[wasm_bindgen(js_name = promoteToMain, unchecked_return_type = "Answer<null>")]
    pub fn promote_to_main(&mut self, node: u32) -> JsValue {
        answer(self.edit(node, Record::promote_to_main))
    }

    /// Replaces the comment at a node.
    #[wasm_bindgen(js_name = setComment, unchecked_return_type = "Answer<RecordChange>")]
    pub fn set_comment(&mut self, node: u32, text: &str) -> JsValue {
        let edited = self.edit(node, |record, id| record.set_comment(id, text));
        answer(edited.and_then(|()| self.changed(node, &[node])))
    }

    /// Sets what the annotator thinks of a turn; anything but a glyph removes it.
    #[wasm_bindgen(js_name = setGlyph, unchecked_return_type = "Answer<RecordChange>")]
    pub fn set_glyph(&mut self, node: u32, glyph: &str) -> JsValue {
        let edited = self.edit(node, |record, id| record.set_glyph(id, Glyph::from_text(glyph)));
        answer(edited.and_then(|()| self.changed(node, &[node])))
    }

    /// Notes who is better at a node, or that nobody has looked.
    #[wasm_bindgen(js_name = setEvaluation)]
    pub fn set_evaluation(
        &mut self,
        node: u32,
        #[wasm_bindgen(unchecked_param_type = "EvaluationView | null")] evaluation: JsValue,
    ) -> Result<(), JsError> {
        let view: Option<EvaluationView> = from_js(evaluation)?;
        let annotations = self.id(node).ok().and_then(|id| self.record.annotations_mut(id));
        if let Some(annotations) = annotations {
            annotations.evaluation = view.and_then(EvaluationView::evaluation);
        }
        Ok(())
    }

    /// Notes the turn that the engine would play at a node. What is no turn there is not noted.
    #[wasm_bindgen(js_name = setBest)]
    pub fn set_best(&mut self, node: u32, turn: &str) -> bool {
        let Ok(id) = self.id(node) else { return false };
        let legal = self.record.position(id).is_some_and(|position| {
            parse_turn(position, turn).is_ok_and(|turn| turn.finish().is_ok())
        });
        let (true, Some(best)) = (legal, Command::new(BEST, turn)) else { return false };
        let Some(annotations) = self.record.annotations_mut(id) else { return false };
        annotations.commands.retain(|command| command.name() != BEST);
        annotations.commands.push(best);
        true
    }

    /// Notes the time the mover has left after a turn.
    #[wasm_bindgen(js_name = setClock)]
    pub fn set_clock(&mut self, node: u32, millis: u32) {
        let annotations = self.id(node).ok().and_then(|id| self.record.annotations_mut(id));
        if let Some(annotations) = annotations {
            annotations.clock = Some(Clock::from_millis(millis));
        }
    }

    /// The tags, without those that follow from the record.
    #[wasm_bindgen(unchecked_return_type = "[string, string][]")]
    pub fn tags(&self) -> JsValue {
        to_js(&self.tag_pairs())
    }

    /// Sets a tag, or removes it if the value is blank; false if the name is none.
    #[wasm_bindgen(js_name = setTag)]
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        if value.trim().is_empty() {
            self.record.tags_mut().remove(name);
            return true;
        }
        self.record.tags_mut().set(name, value).is_ok()
    }

    /// Sets the result of a game that did not end on the board: the winner, or nobody; false if the rules know better.
    #[wasm_bindgen(js_name = setResult)]
    pub fn set_result(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Colour | null")] winner: JsValue,
    ) -> Result<bool, JsError> {
        let winner: Option<Colour> = from_js(winner)?;
        Ok(self.record.set_result(Some(outcome_of(winner))).is_ok())
    }

    /// The way from the start to a node: which child to take at each.
    pub fn path(&self, node: u32) -> Vec<u32> {
        let path = self.id(node).ok().and_then(|id| self.record.path(id));
        path.unwrap_or_default().into_iter().map(|place| place as u32).collect()
    }

    /// The node at the end of a path, as far as it can be followed.
    pub fn follow(&mut self, path: Vec<u32>) -> u32 {
        let path: Vec<usize> = path.into_iter().map(|place| place as usize).collect();
        let id = (0..=path.len()).rev().find_map(|length| self.record.follow(&path[..length]));
        self.number(id.unwrap_or(Record::ROOT))
    }
}

impl RecordTree {
    fn of(record: Record, problem: Option<Problem>) -> RecordTree {
        let mut tree = RecordTree { record, ids: Vec::new(), numbers: HashMap::new(), problem };
        tree.number(Record::ROOT);
        tree
    }

    fn number(&mut self, id: NodeId) -> u32 {
        let next = self.ids.len() as u32;
        let number = *self.numbers.entry(id).or_insert(next);
        if number == next {
            self.ids.push(id);
        }
        number
    }

    fn id(&self, number: u32) -> Result<NodeId, Problem> {
        let id = self.ids.get(number as usize).copied();
        id.ok_or_else(|| EditError::NoSuchNode.into())
    }

    fn edit(
        &mut self,
        node: u32,
        change: impl FnOnce(&mut Record, NodeId) -> Result<(), EditError>,
    ) -> Result<(), Problem> {
        let id = self.id(node)?;
        Ok(change(&mut self.record, id)?)
    }

    fn add_turn(&mut self, node: u32, turn: &str) -> Result<u32, Problem> {
        let id = self.id(node)?;
        let state = self.record.node(id).and_then(Node::state).cloned();
        let child = match state {
            None => self.record.add_turn_text(id, turn)?,
            Some(state) => self.add_linked(id, state, turn)?,
        };
        Ok(self.number(child))
    }

    /// Adds a turn of a linked game: all its decisions, or only those of the mover, whose uses are then accepted.
    fn add_linked(&mut self, id: NodeId, state: State, text: &str) -> Result<NodeId, Problem> {
        let answered = text.split(';').any(|word| linked::Action::from_word(word.trim()).is_some());
        if answered {
            let mut turn = OpenTurn::new(&state.into());
            turn.push_text(text)?;
            let actions: Vec<linked::Action> =
                turn.decisions().into_iter().map(linked::Action::from).collect();
            return Ok(self.record.add_linked_turn(id, &actions)?);
        }
        let position = self.record.position(id).ok_or(EditError::NoSuchNode)?;
        let actions = parse_turn(position, text)?.finish()?;
        Ok(self.record.add_turn(id, &actions)?)
    }

    fn turn_view(&self, node: u32) -> Option<TurnView> {
        let id = self.id(node).ok()?;
        let node = self.record.node(id)?;
        TurnView::of(&self.record.node(node.parent()?)?.game_state(), &node.turn_decisions())
    }

    fn changed(&mut self, node: u32, nodes: &[u32]) -> Result<RecordChange, Problem> {
        let ids: Vec<NodeId> =
            nodes.iter().map(|node| self.id(*node)).collect::<Result<_, Problem>>()?;
        let mut nodes = Vec::with_capacity(ids.len());
        for id in ids {
            let main = self.record.is_main(id);
            nodes.extend(self.view_of(id, main));
        }
        let last = self.number(self.record.last());
        Ok(RecordChange { node, nodes, result: result_text(self.record.result()), last })
    }

    fn view_of(&mut self, id: NodeId, main: bool) -> Option<NodeView> {
        let node = self.record.node(id)?;
        let (parent, children) = (node.parent(), node.children().to_vec());
        let number = self.number(id);
        let parent = parent.map(|id| self.number(id));
        let children = children.into_iter().map(|id| self.number(id)).collect();
        self.node_view(id, number, parent, children, main)
    }

    fn whole(&mut self) -> RecordView {
        let mut nodes = Vec::with_capacity(self.record.turn_count() + 1);
        let mut open = vec![(Record::ROOT, true)];
        while let Some((id, main)) = open.pop() {
            let Some(node) = self.record.node(id) else { continue };
            let children = node.children().to_vec();
            let behind = children.iter().enumerate().rev();
            open.extend(behind.map(|(place, &child)| (child, main && place == 0)));
            nodes.extend(self.view_of(id, main));
        }
        let last = self.record.last();
        RecordView {
            nodes,
            tags: self.tag_pairs(),
            result: result_text(self.record.result()),
            last: self.number(last),
        }
    }

    fn tag_pairs(&self) -> Vec<[String; 2]> {
        let pairs = self.record.tags().iter();
        pairs.map(|(name, value)| [name.to_owned(), value.to_owned()]).collect()
    }

    fn node_view(
        &self,
        id: NodeId,
        number: u32,
        parent: Option<u32>,
        children: Vec<u32>,
        main: bool,
    ) -> Option<NodeView> {
        let node: &Node = self.record.node(id)?;
        let annotations = node.annotations();
        let joined = |comments: &[gipfel_record::Comment]| {
            comments.iter().map(gipfel_record::Comment::text).collect::<Vec<_>>().join("\n")
        };
        Some(NodeView {
            id: number,
            parent,
            children,
            text: self.record.turn_text(id),
            mover: node.turn().map(|turn| turn.mover().into()),
            number: node.turn().map_or(0, gipfel_record::Turn::number),
            glyph: node.glyph().map(Glyph::text),
            before: joined(node.comments_before()),
            comment: joined(&annotations.comments),
            evaluation: annotations.evaluation.map(EvaluationView::from),
            best: annotations
                .commands
                .iter()
                .find(|command| command.name() == BEST)
                .map(|command| command.value().to_owned()),
            clock: annotations.clock.map(Clock::millis),
            main,
            position: node.position().to_string(),
            decisions: linked_text(&self.record, node),
            contests: node.contests().iter().map(ToString::to_string).collect(),
        })
    }
}

impl From<Evaluation> for EvaluationView {
    fn from(evaluation: Evaluation) -> EvaluationView {
        let none =
            EvaluationView { hundredths: None, winner: None, turns: None, depth: evaluation.depth };
        match evaluation.score {
            Score::Hundredths(hundredths) => {
                EvaluationView { hundredths: Some(hundredths), ..none }
            }
            Score::Win { winner, turns } => {
                EvaluationView { winner: Some(winner.into()), turns: Some(turns), ..none }
            }
        }
    }
}

impl EvaluationView {
    fn evaluation(self) -> Option<Evaluation> {
        let score = match (self.winner, self.hundredths) {
            (Some(winner), _) => {
                Score::Win { winner: Color::from(winner), turns: self.turns.unwrap_or(0) }
            }
            (None, Some(hundredths)) => Score::Hundredths(hundredths),
            (None, None) => return None,
        };
        Some(Evaluation { score, depth: self.depth })
    }
}

impl From<EditError> for Problem {
    fn from(error: EditError) -> Problem {
        let english = error.to_string();
        match error {
            EditError::Turn(error) => error.into(),
            EditError::LinkedTurn(error) => error.into(),
            EditError::Unfinished(error) => Problem::new("not-possible", error.to_string()),
            EditError::GameOver => Problem::new("game-over", english),
            EditError::TooManyTurns => Problem::new("too-many-turns", english),
            EditError::TooDeep => Problem::new("too-deep", english),
            EditError::OtherContest
            | EditError::UnfinishedTooLong
            | EditError::Start
            | EditError::NoSuchNode
            | EditError::Root
            | EditError::NotAVariation
            | EditError::AgainstRules { .. } => Problem::new("not-possible", english),
        }
    }
}

/// All decisions of the turn of a linked game that led to a node.
fn linked_text(record: &Record, node: &Node) -> Option<String> {
    let before = record.node(node.parent()?)?;
    before.state()?;
    let mut turn = OpenTurn::new(&before.game_state());
    node.turn_decisions().into_iter().try_for_each(|decision| turn.push(decision)).ok()?;
    Some(turn.full_text())
}

/// Where and why a text stops being a record.
pub(crate) fn error_problem(error: &gipfel_record::Error) -> Problem {
    let problem = match &error.reason {
        Reason::Turn(error) => Problem::from(error.clone()),
        Reason::LinkedTurn(error) => Problem::from(error.clone()),
        Reason::Position(error) => Problem::from(error.clone()),
        Reason::NoRecord => Problem::new("no-record", error.reason.to_string()),
        Reason::GameOver => Problem::new("game-over", error.reason.to_string()),
        reason => Problem::new("unreadable-record", reason.to_string()),
    };
    problem.at(error.line, error.column)
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push";

    #[test]
    fn a_tree_keeps_its_names() {
        let mut tree = RecordTree::new(START).unwrap();
        let first = tree.add_turn(0, "e1-e3").unwrap();
        let second = tree.add_turn(first, "d7").unwrap();
        let other = tree.add_turn(first, "e9-e7").unwrap();
        assert_eq!([first, second, other], [1, 2, 3]);
        tree.edit(other, Record::promote).unwrap();
        let view = tree.whole();
        assert_eq!(view.last, other);
        let node = view.nodes.iter().find(|node| node.id == first).unwrap();
        assert_eq!(node.children, [other, second]);
        tree.edit(other, Record::delete).unwrap();
        assert_eq!(tree.whole().last, second);
        assert_eq!(tree.edit(other, Record::delete).unwrap_err().code, "not-possible");
        assert_eq!(tree.turn_view(second).unwrap().text, "d7");
    }

    #[test]
    fn a_broken_text_is_read_as_far_as_it_goes() {
        let text = "[Game \"gipf\"]\n[Variant \"standard\"]\n\n1. e1-e3 zz *\n";
        let mut tree = RecordTree::read(text).unwrap();
        assert_eq!(tree.whole().nodes.len(), 2);
        let problem = tree.problem.clone().unwrap();
        assert_eq!(problem.code, "unreadable-turn");
        assert_eq!(problem.place, Some([4, 10]));
        assert!(RecordTree::read("").is_none());
    }

    #[test]
    fn what_the_engine_would_play_is_part_of_the_record() {
        let mut tree = RecordTree::new(START).unwrap();
        assert!(tree.set_best(0, "e9-e7") && tree.set_best(0, "e1-e3"));
        assert!(!tree.set_best(0, "e5") && !tree.set_best(7, "e1-e3"));
        assert!(tree.text().contains("[%best e1-e3]"), "{}", tree.text());
        let again = RecordTree::read(&tree.text()).unwrap().whole();
        assert_eq!(again.nodes[0].best.as_deref(), Some("e1-e3"));
    }

    #[test]
    fn a_path_is_followed_as_far_as_it_goes() {
        let mut tree = RecordTree::new(START).unwrap();
        let first = tree.add_turn(0, "e1-e3").unwrap();
        let other = tree.add_turn(0, "b1-b3").unwrap();
        assert_eq!(tree.path(other), [1]);
        assert_eq!(tree.follow(vec![1]), other);
        assert_eq!(tree.follow(vec![0, 5]), first);
    }
}
