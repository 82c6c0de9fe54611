//! Random records are read as they were written, to the byte; random texts never do harm.

use gipfel_record::{
    Annotations, Clock, Command, Comment, Evaluation, Glyph, NodeId, Reader, Record, Score,
    parse_all, play_while_valid, write_all,
};
use gipfel_rules::{AnyPosition, Color, Outcome, Position, TurnBuilder};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const STARTS: [&str; 25] = [
    "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push",
    "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push",
    "gipf tournament 4/5/6/7/6/5/4 w 18/18 !! push",
    "yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place",
    "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place",
    "gipf+ tournament 4/5/6/7/6/5/4 w 21/21 !! T3Z3D3Y3U3/T3Z3D3Y3U3 push",
    "gipf+ basic PPPP/5/6/pp(PT)(PT)3/6/5/PPP1 w 3/5 ** T2/D3U1 clear",
    "gipf+ standard G3/5/2p(pd)2/1(PD)p(PY)3/2g(PU)2/1(PZ)p2/3g w 9/9 -- -/- push",
    // A handicap; Black to move; inside a turn; rows of GIPF-pieces that may stand.
    "gipf standard g2G/5/6/G5g/6/5/g2G w 13/12 -- push",
    "gipf basic p2P/5/6/P5p/6/5/p2P b 12/12 -- push",
    "gipf basic 4/5/PPPP2/2ppp2/6/5/4 w 9/9 -- claim",
    "gipf standard 4/5/GGGG2/2ggg2/6/5/4 w 9/9 -- clear",
    // Uneven placements, each side ahead.
    "yinsh standard 4/7/8/9/10/9/10/9/8/7/RRRR b 1/5 0/0 place",
    "yinsh standard 4/7/8/9/10/9/10/9/8/7/rrrr b 5/1 0/0 place",
    // Placing; White's last piece, after which he moves first; stacks that a move cuts off, and Black has to pass.
    "dvonn standard 3/4/5/5/5/5/5/5/5/4/3 w 23/23/3 place",
    "dvonn standard ppp/pPPp/DPPPp/ppPPp/pPPPp/pP1PD/pPPPp/pPPpp/pPPPp/pPPp/pDp w 1/0/0 place",
    "dvonn standard D2/2P1/2D2/2P2/2p2/1(p3)p(P2)1/3P1/5/5/4/2D w 0/0/0 move",
    // Turns of one move and of two; placing; a second move that is to be decided first.
    "tzaar standard ttttT/TaaaAT/TAzzZAT/TAZtTZAT/TAZTtzat/taztTzat/tazZZat/taAAAt/tTTTT w -/- capture",
    "tzaar tournament 5/6/7/8/8/8/7/6/5 w Z6A9T15/Z6A9T15 place",
    "tzaar standard z3a/6/2Z1(T2)2/8/8/8/Z6/4Tt/A4 w -/- second",
    // A marble and a ring, chains of jumps, nothing to place.
    "zertz standard 4/5/6/7/6/5/4 w 6/8/10 0/0/0 0/0/0 place",
    "zertz expert 5/6/7/8/9/8/7/6/5 w 6/8/10 0/0/0 0/0/0 place",
    "zertz standard 3./1W2./2G3/.3B2/.2B2/5/4 w 5/7/8 0/0/0 0/0/0 jump",
    "zertz standard W2W/2W2/1W2G1/G2G2G/1B2B1/2B2/B2B w 0/0/0 0/0/0 2/4/5 place",
    // Decided before anything is played.
    "gipf basic p2P/5/6/P5p/6/5/p2P w 0/12 -- push",
];

/// One change of a record. Where it is made is a number that is taken modulo what is there.
#[derive(Clone, Debug)]
enum Edit {
    Turn { at: usize, seed: u64 },
    GoOn { seed: u64 },
    Comments { at: usize, texts: Vec<String> },
    Before { at: usize, text: String },
    Evaluation { at: usize, evaluation: Evaluation },
    Clock { at: usize, millis: u32 },
    Command { at: usize, name: String, value: String },
    Glyph { at: usize, glyph: usize },
    Promote { at: usize },
    Delete { at: usize },
    Tag { name: String, value: String },
    Result(Option<Outcome>),
}

/// Text full of what might be misread.
fn nasty_text() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => "[a-z]{1,12}",
        2 => Just(" ".to_owned()),
        2 => "[\\\\\"{}\\[\\]()%!?*;$<>.\t\r\n ]{1,4}",
        1 => "\\PC{1,5}",
        1 => any::<char>().prop_map(String::from),
        1 => Just("[%eval 1.5]".to_owned()),
        1 => Just("\n\n[Game \"gipf\"]\n".to_owned()),
        1 => Just("[%clk nonsense".to_owned()),
    ];
    prop::collection::vec(piece, 0..25).prop_map(|pieces| pieces.concat())
}

fn evaluation() -> impl Strategy<Value = Evaluation> {
    let color = prop_oneof![Just(Color::White), Just(Color::Black)];
    let score = prop_oneof![
        any::<i32>().prop_map(Score::Hundredths),
        (-999..999i32).prop_map(Score::Hundredths),
        (color, any::<u16>()).prop_map(|(winner, turns)| Score::Win { winner, turns }),
    ];
    (score, any::<Option<u16>>()).prop_map(|(score, depth)| Evaluation { score, depth })
}

fn edit() -> impl Strategy<Value = Edit> {
    let at = any::<usize>;
    let result = prop_oneof![
        Just(None),
        Just(Some(Outcome::Draw)),
        Just(Some(Outcome::Win(Color::White))),
        Just(Some(Outcome::Win(Color::Black))),
    ];
    let name = prop_oneof!["[A-Z][A-Za-z0-9_]{0,8}", "(Event|Site|Date|Round|White|Black)"];
    prop_oneof![
        12 => any::<u64>().prop_map(|seed| Edit::GoOn { seed }),
        5 => (at(), any::<u64>()).prop_map(|(at, seed)| Edit::Turn { at, seed }),
        3 => (at(), prop::collection::vec(nasty_text(), 0..3))
            .prop_map(|(at, texts)| Edit::Comments { at, texts }),
        2 => (at(), nasty_text()).prop_map(|(at, text)| Edit::Before { at, text }),
        2 => (at(), evaluation()).prop_map(|(at, evaluation)| Edit::Evaluation { at, evaluation }),
        2 => (at(), any::<u32>()).prop_map(|(at, millis)| Edit::Clock { at, millis }),
        1 => (at(), "[a-z-]{1,5}", nasty_text())
            .prop_map(|(at, name, value)| Edit::Command { at, name, value }),
        2 => (at(), 0..7usize).prop_map(|(at, glyph)| Edit::Glyph { at, glyph }),
        1 => at().prop_map(|at| Edit::Promote { at }),
        1 => at().prop_map(|at| Edit::Delete { at }),
        1 => (name, nasty_text()).prop_map(|(name, value)| Edit::Tag { name, value }),
        1 => result.prop_map(Edit::Result),
    ]
}

fn record() -> impl Strategy<Value = Record> {
    let edits = prop::collection::vec(edit(), 0..60);
    (0..STARTS.len(), edits).prop_map(|(start, edits)| {
        let start: AnyPosition = STARTS[start].parse().expect("a position");
        let mut record = Record::new(start);
        for edit in edits {
            apply(&mut record, edit);
        }
        record
    })
}

/// All nodes that can be reached, in the order of the tree.
fn nodes(record: &Record) -> Vec<NodeId> {
    let mut found = vec![Record::ROOT];
    let mut next = 0;
    while next < found.len() {
        found.extend(record.node(found[next]).expect("a child").children());
        next += 1;
    }
    found
}

fn position(record: &Record, id: NodeId) -> &AnyPosition {
    record.position(id).expect("a node")
}

fn annotations(record: &mut Record, id: NodeId) -> &mut Annotations {
    record.annotations_mut(id).expect("a node")
}

fn apply(record: &mut Record, edit: Edit) {
    let nodes = nodes(record);
    let pick = |at: usize| nodes[at % nodes.len()];
    // Edits that are refused leave the record as it was, which is as good a record as any.
    match edit {
        Edit::GoOn { seed } => play(record, record.last(), seed),
        Edit::Turn { at, seed } => play(record, pick(at), seed),
        Edit::Comments { at, texts } => {
            let comments = texts.iter().filter_map(|text| Comment::new(text));
            annotations(record, pick(at)).comments = comments.collect();
        }
        Edit::Before { at, text } => {
            let comments = Comment::new(&text).into_iter().collect();
            let _ = record.set_comments_before(pick(at), comments);
        }
        Edit::Evaluation { at, evaluation } => {
            annotations(record, pick(at)).evaluation = Some(evaluation);
        }
        Edit::Clock { at, millis } => {
            annotations(record, pick(at)).clock = Some(Clock::from_millis(millis));
        }
        Edit::Command { at, name, value } => {
            let command = Command::new(&name, &value);
            annotations(record, pick(at)).commands.extend(command);
        }
        Edit::Glyph { at, glyph } => {
            let _ = record.set_glyph(pick(at), Glyph::ALL.get(glyph).copied());
        }
        Edit::Promote { at } => record.promote(pick(at)).expect("not deep"),
        Edit::Delete { at } => {
            let _ = record.delete(pick(at));
        }
        Edit::Tag { name, value } => {
            let _ = record.tags_mut().set(&name, &value);
        }
        Edit::Result(result) => {
            let _ = record.set_result(result);
        }
    }
}

/// Plays a random turn. A few seeds stand for few turns, so that some are played twice.
fn play(record: &mut Record, at: NodeId, seed: u64) {
    let before = position(record, at).clone();
    if before.outcome().is_some() {
        return;
    }
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut turn = TurnBuilder::new(before);
    while let legal = turn.legal()
        && !legal.is_empty()
    {
        turn.push(legal[random.random_range(0..legal.len())]).expect("it is legal");
    }
    let actions: Vec<_> = turn.actions().collect();
    let added = record.add_turn(at, &actions).expect("it is legal");
    assert_eq!(position(record, added), turn.position());
    let path = record.path(added).expect("just added");
    assert_eq!(record.follow(&path), Some(added));
}

fn check_consistent(record: &Record) {
    let nodes = nodes(record);
    assert_eq!(record.turn_count(), nodes.len() - 1);
    for &id in &nodes {
        let line = record.line_to(id).expect("a node");
        let mut position = record.start().clone();
        for step in &line {
            assert_eq!(step.before, &position);
            for &action in step.turn.actions() {
                position.play(action).expect("legal");
            }
            assert_eq!(step.after, &position);
        }
    }
    assert_eq!(record.main_line().last().map_or(Record::ROOT, |step| step.id), record.last());
    let outcome = position(record, record.last()).outcome();
    assert!(outcome.is_none() || outcome == record.result());
}

proptest! {
    #[test]
    fn records_are_read_as_they_were_written(record in record()) {
        check_consistent(&record);
        let text = record.to_string();
        let read = match Record::parse(&text) {
            Ok(read) => read,
            Err(error) => panic!("{error}\n{text}"),
        };
        prop_assert_eq!(&read, &record, "{}", text);
        prop_assert_eq!(read.to_string(), text);
        check_consistent(&read);
    }

    #[test]
    fn several_records_are_read_as_they_were_written(
        records in prop::collection::vec(record(), 0..4)
    ) {
        let text = write_all(&records);
        prop_assert_eq!(parse_all(&text).unwrap(), records);
    }

    /// Cutting and disturbing a good text: whatever is kept is a good record, and what stood before the fault is kept.
    #[test]
    fn broken_records_are_kept_up_to_the_fault(
        record in record(),
        place in any::<prop::sample::Index>(),
        inserted in nasty_text(),
    ) {
        let mut text = record.to_string();
        let places: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
        let at = *place.get(&places);
        text.insert_str(at, &inserted);
        let (kept, error) = play_while_valid(&text);
        if let Some(error) = &error {
            prop_assert!(error.offset <= text.len());
            let before = &text[..error.offset];
            prop_assert_eq!(error.line, before.matches('\n').count() + 1);
            let line_start = before.rfind('\n').map_or(0, |at| at + 1);
            prop_assert_eq!(error.column, before[line_start..].chars().count() + 1);
        }
        if let Some(kept) = kept {
            check_consistent(&kept);
            prop_assert_eq!(&Record::parse(&kept.to_string()).unwrap(), &kept);
        }
    }

    /// A fault in one record does not touch the next.
    #[test]
    fn the_next_record_is_found(one in record(), two in record(), place in any::<prop::sample::Index>()) {
        let text = one.to_string();
        let places: Vec<usize> = text.char_indices().map(|(at, _)| at).filter(|&at| at > 0).collect();
        let cut = &text[..*place.get(&places)];
        let both = format!("{cut}\n\n{two}");
        let last = Reader::new(&both).last().unwrap();
        prop_assert_eq!(last.record.as_ref(), Some(&two), "{}", both);
        prop_assert_eq!(last.error, None);
    }

    #[test]
    fn random_text_does_no_harm(text in nasty_text()) {
        for text in [text.clone(), format!("[Game \"yinsh\"]\n[Variant \"blitz\"]\n\n1. f6 {text}")] {
            for reading in Reader::new(&text) {
                if let Some(record) = reading.record {
                    prop_assert_eq!(Record::parse(&record.to_string()).unwrap(), record);
                }
            }
        }
    }
}
