//! Changing a record: what a board with a list of turns beside it needs.

use gipfel_rules::{
    ActionError, AnyAction, AnyIllegal, AnyPosition, DecideError, Decision, Outcome, Position,
    TurnBuilder, TurnError, linked, parse_turn,
};
use thiserror::Error;

use crate::limits::{MAX_DEPTH, MAX_TURNS, MAX_UNFINISHED_LENGTH};
use crate::node::{Annotations, NodeId};
use crate::{Comment, Glyph, Record, result_text};

/// Why a record cannot be changed like this.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum EditError {
    /// The node was deleted, or is of another record.
    #[error("there is no such node")]
    NoSuchNode,
    /// The root has no turn.
    #[error("the start of the game is no turn")]
    Root,
    /// Nothing can be played in a decided position.
    #[error("the game is over here")]
    GameOver,
    /// The turn is not allowed, or not complete.
    #[error("{0}")]
    Turn(TurnError<AnyIllegal>),
    /// The turn of a linked game is not allowed, or not complete.
    #[error("{0}")]
    LinkedTurn(linked::TurnError),
    /// The unfinished turn is not allowed.
    #[error("{0}")]
    Unfinished(DecideError),
    /// The text of the unfinished turn would be longer than [`MAX_UNFINISHED_LENGTH`].
    #[error("an unfinished turn is written with at most {MAX_UNFINISHED_LENGTH} bytes")]
    UnfinishedTooLong,
    /// A record starts between two turns.
    #[error("a record cannot start with a use that waits for an answer or a contest")]
    Start,
    /// Another play of a contest would lead to another turn.
    #[error("the contest was played otherwise")]
    OtherContest,
    /// Comments before a turn that goes on with the line are comments behind the turn before it.
    #[error("only the first turn of a variation has comments before it")]
    NotAVariation,
    /// The rules know better.
    #[error("the result cannot be {}: the main line ends with {}", result_text(*.result), result_text(Some(*.outcome)))]
    AgainstRules {
        /// The result that was to be set.
        result: Option<Outcome>,
        /// What the rules say.
        outcome: Outcome,
    },
    /// There are [`MAX_TURNS`] turns already.
    #[error("a record holds at most {MAX_TURNS} turns")]
    TooManyTurns,
    /// There would be more than [`MAX_DEPTH`] variations inside each other.
    #[error("at most {MAX_DEPTH} variations may stand inside each other")]
    TooDeep,
}

impl Record {
    /// Sets the result. If the main line ends in a decided position, no other result than that is accepted.
    pub fn set_result(&mut self, result: Option<Outcome>) -> Result<(), EditError> {
        match self.outcome() {
            Some(outcome) if result != Some(outcome) => {
                Err(EditError::AgainstRules { result, outcome })
            }
            _ => {
                self.result = result;
                Ok(())
            }
        }
    }

    /// Plays a whole turn at a node and returns the node it leads to. If the turn is there already, that is the one;
    /// otherwise it goes on with the line, or starts a variation if the line goes on already.
    ///
    /// When the main line comes to a decided position, the result is set. In a linked game every use is taken to be accepted;
    /// [`Record::add_linked_turn`] plays challenges too.
    pub fn add_turn(&mut self, id: NodeId, actions: &[AnyAction]) -> Result<NodeId, EditError> {
        if let Some(state) = self.state_to_play(id)? {
            let turn = accepted(state.clone(), actions).map_err(EditError::LinkedTurn)?;
            return self.add_linked(id, &turn);
        }
        let mut turn = TurnBuilder::new(self.position_to_play(id)?.clone());
        for &action in actions {
            turn.push(action).map_err(EditError::Turn)?;
        }
        self.add(id, turn)
    }

    /// Plays a turn given as text, as [`Record::add_turn`] does.
    pub fn add_turn_text(&mut self, id: NodeId, text: &str) -> Result<NodeId, EditError> {
        if let Some(state) = self.state_to_play(id)? {
            let mut turn = linked::Turn::new(state.clone());
            for decision in text.split(';') {
                push_decision(&mut turn, decision.trim()).map_err(EditError::LinkedTurn)?;
            }
            return self.add_linked(id, &turn);
        }
        let turn = parse_turn(self.position_to_play(id)?, text).map_err(EditError::Turn)?;
        self.add(id, turn)
    }

    /// Plays a turn instead of the one that leads to a node, as [`Record::add_turn`] does at its parent.
    pub fn add_variation(
        &mut self,
        id: NodeId,
        actions: &[AnyAction],
    ) -> Result<NodeId, EditError> {
        let parent = self.node(id).ok_or(EditError::NoSuchNode)?.parent.ok_or(EditError::Root)?;
        self.add_turn(parent, actions)
    }

    /// Plays a whole turn of a linked game at a node, all decisions of both players and the play of its contests included, as
    /// [`Record::add_turn`] does. The games that were played as contests get records of their own inside this one.
    pub fn add_linked_turn(
        &mut self,
        id: NodeId,
        actions: &[linked::Action],
    ) -> Result<NodeId, EditError> {
        let Some(state) = self.state_to_play(id)? else {
            let main: Option<Vec<AnyAction>> = actions
                .iter()
                .map(|action| match action {
                    linked::Action::Main(action) => Some((*action).into()),
                    _ => None,
                })
                .collect();
            let illegal = linked::TurnError::Illegal(linked::Illegal::NothingDeclared);
            return self.add_turn(id, &main.ok_or(EditError::LinkedTurn(illegal))?);
        };
        let mut turn = linked::Turn::new(state.clone());
        for &action in actions {
            turn.push(action).map_err(EditError::LinkedTurn)?;
        }
        self.add_linked(id, &turn)
    }

    fn state_to_play(&self, id: NodeId) -> Result<Option<&linked::State>, EditError> {
        self.position_to_play(id)?;
        Ok(self.at(id).state())
    }

    fn add_linked(&mut self, id: NodeId, turn: &linked::Turn) -> Result<NodeId, EditError> {
        turn.clone().finish().map_err(EditError::LinkedTurn)?;
        let turn = turn.without_disputes();
        let actions: Vec<linked::Action> = turn.actions().collect();
        let known = self.at(id).children.iter().copied();
        let known = known.into_iter().find(|&child| self.at(child).decisions() == actions);
        if let Some(known) = known {
            return Ok(known);
        }
        self.check_room(id)?;
        let before = self.outcome();
        let contests = contest_records(&turn);
        let child = self.attach_linked(id, &turn, contests);
        self.follow_rules(before);
        Ok(child)
    }

    /// Replaces the record of a contest by one with the same play and result, but with other annotations, tags or
    /// variations.
    pub fn set_contest(
        &mut self,
        id: NodeId,
        number: usize,
        contest: Record,
    ) -> Result<(), EditError> {
        let old = self.node(id).ok_or(EditError::NoSuchNode)?.contests().get(number);
        let old = old.ok_or(EditError::OtherContest)?;
        if old.start() != contest.start()
            || old.result != contest.result
            || contest.settings().is_some()
            || !played(old).eq(played(&contest))
        {
            return Err(EditError::OtherContest);
        }
        if let Some(linked) = &mut self.at_mut(id).linked {
            linked.contests[number] = contest;
        }
        Ok(())
    }

    fn check_room(&self, id: NodeId) -> Result<(), EditError> {
        if self.turns >= MAX_TURNS {
            return Err(EditError::TooManyTurns);
        }
        if !self.at(id).children.is_empty() && self.depth(id) >= MAX_DEPTH {
            return Err(EditError::TooDeep);
        }
        Ok(())
    }

    fn position_to_play(&self, id: NodeId) -> Result<&AnyPosition, EditError> {
        let position = self.position(id).ok_or(EditError::NoSuchNode)?;
        if position.outcome().is_some() { Err(EditError::GameOver) } else { Ok(position) }
    }

    fn add(&mut self, id: NodeId, turn: TurnBuilder<AnyPosition>) -> Result<NodeId, EditError> {
        let (actions, position) = finish(turn).map_err(EditError::Turn)?;
        let siblings = &self.at(id).children;
        let known = siblings
            .iter()
            .copied()
            .find(|&child| self.at(child).turn().is_some_and(|turn| turn.actions() == actions));
        if let Some(known) = known {
            return Ok(known);
        }
        self.check_room(id)?;
        let before = self.outcome();
        let child = self.attach(id, actions, position);
        self.follow_rules(before);
        Ok(child)
    }

    /// Lets the result follow when the end of the main line becomes decided or undecided.
    fn follow_rules(&mut self, before: Option<Outcome>) {
        let now = self.outcome();
        if now.is_some() || before.is_some() {
            self.result = now;
        }
    }

    /// Makes the variation that a node is in the line, and the line it branches off a variation of it. Does nothing on
    /// the main line.
    pub fn promote(&mut self, id: NodeId) -> Result<(), EditError> {
        let mut id = id;
        self.node(id).ok_or(EditError::NoSuchNode)?;
        while let Some(parent) = self.at(id).parent {
            let place = self.place_among_siblings(id);
            if place > 0 {
                let line = self.at(parent).children[0];
                if self.depth(line) + 1 + self.height(line) > MAX_DEPTH {
                    return Err(EditError::TooDeep);
                }
                let before = self.outcome();
                self.at_mut(parent).children[..=place].rotate_right(1);
                self.tidy(parent);
                self.follow_rules(before);
                break;
            }
            id = parent;
        }
        Ok(())
    }

    /// Promotes until the node is on the main line.
    pub fn promote_to_main(&mut self, id: NodeId) -> Result<(), EditError> {
        self.node(id).ok_or(EditError::NoSuchNode)?;
        while !self.is_main(id) {
            self.promote(id)?;
        }
        Ok(())
    }

    /// Deletes a turn and everything after it. If it went on with a line that has a variation there, the first variation
    /// becomes the line.
    pub fn delete(&mut self, id: NodeId) -> Result<(), EditError> {
        let parent = self.node(id).ok_or(EditError::NoSuchNode)?.parent.ok_or(EditError::Root)?;
        let before = self.outcome();
        let place = self.place_among_siblings(id);
        self.at_mut(parent).children.remove(place);
        let mut doomed = vec![id];
        while let Some(id) = doomed.pop() {
            if let Some(node) = self.nodes[id.0 as usize].take() {
                doomed.extend(node.children);
                self.turns -= 1;
            }
        }
        self.tidy(parent);
        self.follow_rules(before);
        Ok(())
    }

    /// After the children of a node have changed places: the one that goes on with the line has no comments before it any
    /// more, and the main line may end elsewhere.
    fn tidy(&mut self, parent: NodeId) {
        if let Some(&first) = self.at(parent).children.first() {
            let node = self.at_mut(first);
            let before = std::mem::take(&mut node.before);
            node.annotations.comments.splice(0..0, before);
        }
        let mut last = Record::ROOT;
        while let Some(&next) = self.at(last).children.first() {
            last = next;
        }
        if self.last != last {
            self.last = last;
            self.unfinished.clear();
        }
    }

    /// How many variations stand inside each other behind a node.
    fn height(&self, id: NodeId) -> usize {
        let mut height = 0;
        let mut open = vec![(id, 0)];
        while let Some((id, depth)) = open.pop() {
            height = height.max(depth);
            let children = self.at(id).children.iter().enumerate();
            open.extend(children.map(|(place, &child)| (child, depth + usize::from(place > 0))));
        }
        height
    }

    /// What is said about a position, to be changed; none if the node was deleted.
    pub fn annotations_mut(&mut self, id: NodeId) -> Option<&mut Annotations> {
        self.node(id)?;
        Some(&mut self.at_mut(id).annotations)
    }

    /// Replaces the comments at a node by one, or by none if the text is blank.
    pub fn set_comment(&mut self, id: NodeId, text: &str) -> Result<(), EditError> {
        let annotations = self.annotations_mut(id).ok_or(EditError::NoSuchNode)?;
        annotations.comments = Comment::new(text).into_iter().collect();
        Ok(())
    }

    /// Replaces the comments before the first turn of a variation.
    pub fn set_comments_before(
        &mut self,
        id: NodeId,
        comments: Vec<Comment>,
    ) -> Result<(), EditError> {
        self.node(id).ok_or(EditError::NoSuchNode)?;
        if self.place_among_siblings(id) == 0 && !comments.is_empty() {
            return Err(EditError::NotAVariation);
        }
        self.at_mut(id).before = comments;
        Ok(())
    }

    /// Sets what the annotator thinks of a turn.
    pub fn set_glyph(&mut self, id: NodeId, glyph: Option<Glyph>) -> Result<(), EditError> {
        self.node(id).ok_or(EditError::NoSuchNode)?.parent.ok_or(EditError::Root)?;
        self.at_mut(id).glyph = glyph;
        Ok(())
    }
}

/// What was decided in the main line of a plain record and in its unfinished turn.
fn played(record: &Record) -> impl Iterator<Item = Decision> {
    let turns = record.main_line().flat_map(|step| step.turn.actions().iter().copied());
    turns.map(Decision::from).chain(record.unfinished.iter().copied())
}

/// A turn in which every use is accepted.
fn accepted(
    state: linked::State,
    actions: &[AnyAction],
) -> Result<linked::Turn, linked::TurnError> {
    let mut turn = linked::Turn::new(state);
    for &action in actions {
        let Ok(action) = action.try_into() else {
            let other = linked::Illegal::Contest(AnyIllegal::OtherGame);
            return Err(linked::TurnError::Illegal(other));
        };
        turn.push(linked::Action::Main(action))?;
        match turn.state().stage() {
            linked::Stage::Main => {}
            linked::Stage::Declared(_) => turn.push(linked::Action::Accept)?,
            // Where every use is contested, nobody can accept it.
            _ => return Err(linked::TurnError::Illegal(linked::Illegal::ContestFirst)),
        }
    }
    Ok(turn)
}

/// Adds a decision as it is written in the text of a turn: the report of an agreed contest stands there once, for both.
pub(crate) fn push_decision(turn: &mut linked::Turn, text: &str) -> Result<(), linked::TurnError> {
    let agreed = matches!(turn.state().stage(), linked::Stage::Agreed { report: None, .. });
    let is_result = matches!(linked::Action::from_word(text), Some(linked::Action::Result { .. }));
    // The play of a contest stands in a record of its own.
    if turn.state().contest().is_some() && !is_result {
        let illegal = ActionError::illegal(text, linked::Illegal::ContestFirst);
        return Err(linked::TurnError::Text(illegal));
    }
    turn.push_text(text)?;
    if agreed && is_result {
        turn.push_text(text)?;
    }
    Ok(())
}

/// The records of the games that were played as contests in a turn.
fn contest_records(turn: &linked::Turn) -> Vec<Record> {
    turn.contests()
        .into_iter()
        .map(|contest| {
            let mut record = Record::new(contest.start.clone());
            let mut at = Record::ROOT;
            let mut open = TurnBuilder::new(contest.start);
            for action in contest.actions {
                open.push(action).expect("the contest was played");
                if open.legal().is_empty() {
                    let (actions, position) = finish(open).expect("the turn is complete");
                    at = record.attach(at, actions, position.clone());
                    open = TurnBuilder::new(position);
                }
            }
            // A draw by repetition ends a turn where its main phase starts.
            record.unfinished = open.actions().map(Decision::from).collect();
            record.result = Some(contest.outcome);
            record
        })
        .collect()
}

/// The decisions of a turn, the implied ending included, and the position after them.
pub(crate) fn finish(
    turn: TurnBuilder<AnyPosition>,
) -> Result<(Vec<AnyAction>, AnyPosition), TurnError<AnyIllegal>> {
    let mut position = turn.position().clone();
    let played = turn.actions().count();
    let actions = turn.finish()?;
    for &action in &actions[played..] {
        position.play(action).map_err(TurnError::Illegal)?;
    }
    Ok((actions, position))
}
