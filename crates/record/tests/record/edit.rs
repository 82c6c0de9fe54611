//! Changing records, as a board with a list of turns beside it does.

use gipfel_record::{
    Comment, EditError, Glyph, MAX_DEPTH, MAX_TURNS, NodeId, Record, parse_result,
};
use gipfel_rules::{AnyAction, AnyPosition, Color, Outcome, TurnBuilder, TurnStatus, gipf, yinsh};

fn gipf() -> Record {
    Record::new(gipf::Position::new(gipf::Variant::Basic))
}

fn play(record: &mut Record, at: NodeId, turns: &[&str]) -> Vec<NodeId> {
    let mut at = at;
    let mut added = Vec::new();
    for turn in turns {
        at = record.add_turn_text(at, turn).expect("a legal turn");
        added.push(at);
    }
    added
}

/// The turns without the tags.
fn turns(record: &Record) -> String {
    let text = record.to_string();
    text.split_once("\n\n").expect("a blank line").1.trim_end().to_owned()
}

#[test]
fn turns_go_on_or_become_variations() {
    let mut record = gipf();
    let line = play(&mut record, Record::ROOT, &["e1-e3", "e9-e7", "b3"]);
    let other = play(&mut record, line[0], &["d7", "c2"]);
    assert_eq!(turns(&record), "1. e1-e3 e9-e7 (1... d7 2. c2) 2. b3 *");
    assert_eq!(record.last(), line[2]);
    assert_eq!(record.turn_count(), 5);
    assert_eq!(record.path(other[1]), Some(vec![0, 1, 0]));
    assert!(record.is_main(line[2]) && !record.is_main(other[0]));
    // The same turn again is the same node, however it is written.
    assert_eq!(record.add_turn_text(line[0], "d8-d7 (11)"), Ok(other[0]));
    assert_eq!(record.turn_count(), 5);
    let actions = record.node(line[1]).unwrap().turn().unwrap().actions().to_vec();
    assert_eq!(record.add_variation(other[0], &actions), Ok(line[1]));
    assert_eq!(record.add_variation(Record::ROOT, &actions), Err(EditError::Root));
}

#[test]
fn illegal_turns_leave_the_record_as_it_was() {
    let mut record = gipf();
    let before = record.clone();
    for (turn, reason) in [
        ("e5", "`e5`: pieces enter on the outer ring only"),
        ("", "``: expected a spot, `dot-spot`, `x…` or `done`"),
        ("e1-e3;b3", "the turn is complete; nothing may be added to it"),
    ] {
        assert_eq!(record.add_turn_text(Record::ROOT, turn).unwrap_err().to_string(), reason);
    }
    let error = record.add_turn(Record::ROOT, &[]).unwrap_err();
    assert_eq!(error.to_string(), "the turn is not complete: a piece has to be brought in");
    let yinsh = AnyPosition::from(yinsh::Position::new(yinsh::Variant::Blitz));
    let foreign = gipfel_rules::Notation::parse_action(&yinsh, "f6").unwrap();
    let error = record.add_turn(Record::ROOT, &[foreign]).unwrap_err();
    assert_eq!(error.to_string(), "this is an action of another game");
    assert_eq!(record, before);
}

#[test]
fn promoting_exchanges_lines() {
    let mut record = gipf();
    let line = play(&mut record, Record::ROOT, &["b3", "b4"]);
    let one = play(&mut record, Record::ROOT, &["c2", "d2"]);
    let two = play(&mut record, one[0], &["f2", "g2"]);
    record.set_comments_before(one[0], vec![Comment::new("Or:").unwrap()]).unwrap();
    assert_eq!(turns(&record), "1. b3 ({ Or: } 1. c2 d2 (1... f2 2. g2)) 1... b4 *");
    assert_eq!(
        record.set_comments_before(line[0], vec![Comment::new("x").unwrap()]),
        Err(EditError::NotAVariation)
    );

    record.promote(two[1]).unwrap();
    assert_eq!(turns(&record), "1. b3 ({ Or: } 1. c2 f2 (1... d2) 2. g2) 1... b4 *");
    record.promote(two[1]).unwrap();
    assert_eq!(turns(&record), "1. c2 { Or: } (1. b3 b4) 1... f2 (1... d2) 2. g2 *");
    assert_eq!(record.last(), two[1]);
    let before = record.clone();
    record.promote(two[1]).unwrap();
    assert_eq!(record, before);
    record.promote_to_main(line[1]).unwrap();
    assert_eq!(turns(&record), "1. b3 (1. c2 { Or: } 1... f2 (1... d2) 2. g2) 1... b4 *");
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
}

#[test]
fn deleting_takes_everything_behind_with_it() {
    let mut record = gipf();
    let line = play(&mut record, Record::ROOT, &["b3", "b4", "c2"]);
    let other = play(&mut record, line[0], &["d2", "f2"]);
    record.delete(line[1]).unwrap();
    assert_eq!(turns(&record), "1. b3 d2 2. f2 *");
    assert_eq!(record.last(), other[1]);
    assert_eq!(record.turn_count(), 3);
    assert!(record.node(line[2]).is_none() && record.position(line[1]).is_none());
    for gone in [line[1], line[2]] {
        assert_eq!(record.delete(gone), Err(EditError::NoSuchNode));
        assert_eq!(record.promote(gone), Err(EditError::NoSuchNode));
        assert_eq!(record.add_turn_text(gone, "b4"), Err(EditError::NoSuchNode));
        assert_eq!(record.set_comment(gone, "x"), Err(EditError::NoSuchNode));
        assert_eq!(record.line_to(gone).map(|line| line.len()), None);
    }
    let again = record.add_turn_text(line[0], "b4").unwrap();
    assert_ne!(again, line[1], "numbers of nodes are not used twice");
    assert_eq!(record.delete(Record::ROOT), Err(EditError::Root));
}

#[test]
fn the_result_follows_the_rules() {
    let start: AnyPosition = "gipf basic 4/5/PPP3/7/6/5/p2P w 1/1 -- push".parse().unwrap();
    let mut record = Record::new(start);
    let resigned = Some(Outcome::Win(Color::Black));
    record.set_result(resigned).unwrap();
    let first = record.add_turn_text(Record::ROOT, "b3").unwrap();
    assert_eq!(record.result(), resigned, "an undecided position says nothing");
    let second = record.add_turn_text(first, "b4").unwrap();
    assert_eq!(record.result(), resigned, "White is out of pieces: that is the same");
    let error = record.set_result(None).unwrap_err();
    assert_eq!(error.to_string(), "the result cannot be *: the main line ends with 0-1");
    assert_eq!(record.add_turn_text(second, "b2"), Err(EditError::GameOver));
    record.delete(second).unwrap();
    assert_eq!(record.result(), None, "what the rules said is not known any more");
    record.set_result(Some(Outcome::Draw)).unwrap();
    assert_eq!(parse_result("1/2-1/2"), Some(record.result()));
}

#[test]
fn comments_and_glyphs() {
    let mut record = gipf();
    let first = record.add_turn_text(Record::ROOT, "b3").unwrap();
    record.set_comment(Record::ROOT, " Two players\nsit down. ").unwrap();
    record.set_comment(first, "  ").unwrap();
    record.set_glyph(first, Some(Glyph::Dubious)).unwrap();
    assert_eq!(record.set_glyph(Record::ROOT, Some(Glyph::Good)), Err(EditError::Root));
    assert_eq!(turns(&record), r"{ Two players\nsit down. } 1. b3?! *");
    let read = Record::parse(&record.to_string()).unwrap();
    let comments = &read.node(Record::ROOT).unwrap().annotations().comments;
    assert_eq!(comments[0].text(), "Two players\nsit down.");
}

#[test]
fn records_stay_within_their_limits() {
    // Two rings to be placed on 85 points: there are enough turns for any limit, two by two.
    let mut record = Record::new(yinsh::Position::new(yinsh::Variant::Standard));
    let points: Vec<String> = yinsh::Point::all().map(|point| point.to_string()).collect();
    let mut error = None;
    'all: for one in &points {
        let first = record.add_turn_text(Record::ROOT, one).unwrap();
        for two in points.iter().filter(|two| *two != one) {
            let second = record.add_turn_text(first, two).unwrap();
            for three in points.iter().filter(|three| *three != one && *three != two) {
                if let Err(found) = record.add_turn_text(second, three) {
                    error = Some(found);
                    break 'all;
                }
            }
        }
    }
    assert_eq!(error, Some(EditError::TooManyTurns));
    assert_eq!(record.turn_count(), MAX_TURNS);
    assert_eq!(Record::parse(&record.to_string()).unwrap(), record);
}

/// A whole turn; which one, the choice tells.
fn some_turn(record: &Record, at: NodeId, choice: usize) -> Vec<AnyAction> {
    let mut turn = TurnBuilder::new(record.position(at).expect("a node").clone());
    while let legal = turn.legal()
        && !legal.is_empty()
    {
        turn.push(legal[choice % legal.len()]).expect("it is legal");
    }
    turn.actions().collect()
}

#[test]
fn variations_stay_within_their_depth() {
    let text = crate::common::read("data/vectors/gipf-games.jsonl");
    let long: serde_json::Value = serde_json::from_str(text.lines().nth(3).unwrap()).unwrap();
    let mut turn = TurnBuilder::new(AnyPosition::from(gipf::Position::new(gipf::Variant::Basic)));
    let mut turns = Vec::new();
    for action in long["actions"].as_array().unwrap() {
        turn.push_text(action.as_str().unwrap()).unwrap();
        if turn.status() == TurnStatus::Complete {
            turns.push(turn.actions().collect::<Vec<_>>());
            turn = TurnBuilder::new(turn.position().clone());
        }
    }
    assert!(turns.len() > MAX_DEPTH + 1);

    let mut record = gipf();
    let mut at = record.add_turn(Record::ROOT, &turns[0]).unwrap();
    let mut error = None;
    for turn in &turns[1..] {
        // Something else goes on with the line, and the game is a variation of it.
        let others = (0..).map(|choice| some_turn(&record, at, choice));
        let other = others.into_iter().find(|other| other != turn).unwrap();
        record.add_turn(at, &other).unwrap();
        match record.add_turn(at, turn) {
            Ok(next) => at = next,
            Err(found) => {
                error = Some(found);
                break;
            }
        }
    }
    assert_eq!(error, Some(EditError::TooDeep));
    let depth =
        |record: &Record| record.path(at).unwrap().iter().filter(|&&place| place > 0).count();
    assert_eq!(depth(&record), MAX_DEPTH);
    assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record));

    let variation = record.add_turn(Record::ROOT, &some_turn(&record, Record::ROOT, 1)).unwrap();
    assert_eq!(record.promote(variation), Err(EditError::TooDeep));
    record.promote_to_main(at).unwrap();
    assert_eq!(depth(&record), 0);
    record.promote(variation).unwrap();
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
}
