//! Every kind of illegal choice has a sentence of its own and a place in the rules.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::{BTreeMap, BTreeSet};

use gipfel_learn::{Choice, Kind, Language, Texts, Why, library};
use gipfel_rules::{
    AnyIllegal, AnyPosition, GameKind, Interface as _, PlaceId, Position as _, Tap, Taps,
    TurnError, gipf, punct, yinsh,
};

/// Ways to choose something.
enum Try {
    /// A point, with nothing chosen before.
    Point(&'static str),
    /// A point, after a dot or a ring.
    After(&'static str, &'static str),
    /// A dot for a GIPF-piece.
    Gipf(&'static str),
    /// A piece of a row that is to stay.
    Keep(&'static str),
    /// Text.
    Text(&'static str),
}

use Try::{After, Gipf, Keep, Point, Text};

const START: &str = "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push";
/// Column c is full, and so is the line that rises from c1.
const CLOSED: &str = "gipf basic 4/PpPPp/p5/1P5/1pP3/1Pp2/1PP1 w 5/9 -- push";
const FIRST: &str = "gipf tournament 4/5/6/7/6/5/4 w 18/18 !! push";
const LATE: &str = "gipf tournament 4/5/6/G5g/6/5/4 w 15/16 -+ push";
const POOR: &str = "gipf tournament 4/5/6/G5g/6/5/4 w 1/16 ++ push";
/// White's row e2–e5 with e7 behind a gap; Black's row b2–b5.
const ROWS: &str = "gipf standard pppp/5/1P4/PPGP1P1/6/5/g2G w 9/9 -- claim";
const LONG: &str = "gipf basic 4/5/6/PPp4/6/5/4 w 9/9 -- push";
const WON: &str = "gipf standard g2G/5/6/7/6/5/4 w 0/9 -- push";

/// White: Z on e3 beside e4, Y on c6, D on g4 with nothing beside it, T on b3, U on d6; a stock of one Z.
const PLUS: &str = "gipf+ basic 1(PT)2/4(PY)/4(PU)1/1(PZ)p4/6/2(PD)2/4 w 9/9 *- Z1/- push";
const PLUS_LATE: &str = "gipf+ basic 4/5/6/1(PZ)p4/6/5/4 w 9/9 -- -/- push";
const EXTRA: &str = "gipf+ basic 4/2Pp1/3p2/PpP(PT)3/2p3/p4/4 w 7/10 -- -/- extra2";
const PLUS_ROW: &str = "gipf+ basic 4/2p2/6/P(PZ)PP3/4p1/1p3/4 w 9/12 -- -/- claim";

const PLACE: &str = "yinsh standard 4/7/8/9/10/4R4/6r3/9/8/7/4 w 4/4 0/0 place";
/// Ring e2 with e4 and, behind a gap, e6 e7; ring a2 locked in the corner by a3, b2 and b3.
const MOVE: &str =
    "yinsh standard Rr2/1rr4/1M4r1/2R6/1R1m1Mm2r/9/10/1R1mMm1R1/8/7/4 w 0/0 0/0 move";
const ROW: &str = "yinsh standard 1R2/2m2r1/8/2R1M4/3MMMMM2/1r1M1R2r/1R1M2r3/2MMM4/mmmmmR2/4r2/4 w 0/0 0/0 claim-row";
const RING: &str =
    "yinsh standard R3/2mmr2/2m5/2R6/10/1r3Rmr1/2R3r3/3M5/4R3/4r2/4 w 0/0 0/0 claim-ring";

const TABLE: &[(&str, Try, Kind)] = &[
    (WON, Point("e5"), Kind::GAME_OVER),
    (START, Point("z9"), Kind::NO_SUCH_POINT),
    (START, Text("hello"), Kind::UNREADABLE),
    (START, Text("e1-e3;e2"), Kind::TURN_COMPLETE),
    (ROWS, Point("e1"), Kind::ROWS_FIRST),
    (ROWS, Text("e8"), Kind::ROWS_FIRST),
    (START, Text("xe2"), Kind::NOTHING_TO_TAKE),
    (START, Text("done"), Kind::PUSH_FIRST),
    (FIRST, Point("e1"), Kind::GIPF_PIECE_FIRST),
    (FIRST, Text("e2"), Kind::GIPF_PIECE_FIRST),
    (LATE, Gipf("e1"), Kind::GIPF_PIECES_OVER),
    (START, Gipf("d1"), Kind::NO_GIPF_PIECES_HERE),
    (POOR, Gipf("d1"), Kind::RESERVE_TOO_SMALL),
    (START, Point("e2"), Kind::OCCUPIED_SPOT),
    (START, Text("e2"), Kind::OCCUPIED_SPOT),
    (CLOSED, After("c1", "c3"), Kind::CLOSED_LINE),
    (CLOSED, Text("c7-c6"), Kind::CLOSED_LINE),
    (CLOSED, Point("c1"), Kind::CLOSED_DOT),
    (START, Point("e5"), Kind::INNER_SPOT),
    (START, Text("e5"), Kind::INNER_SPOT),
    (CLOSED, Point("c4"), Kind::OWN_PIECE),
    (CLOSED, Point("c3"), Kind::THEIR_PIECE),
    (START, After("e1", "d4"), Kind::NOT_ON_LINE),
    (START, Text("e1-d4"), Kind::NOT_ON_LINE),
    (START, After("e1", "e6"), Kind::BEYOND_GAP),
    (START, After("d1", "d5"), Kind::BEYOND_GAP),
    (LONG, Text("e1-e3"), Kind::ENDS_ELSEWHERE),
    (ROWS, Text("xe6,e2"), Kind::EMPTY_SPOT),
    (ROWS, Text("xd3"), Kind::NOT_A_ROW),
    (ROWS, Text("xe2,e3,Ge4"), Kind::BASIC_PIECE_STAYS),
    (ROWS, Keep("e3"), Kind::BASIC_PIECE_STAYS),
    (ROWS, Text("done"), Kind::COMPULSORY_ROW),
    (ROWS, Point("b3"), Kind::THEIR_ROW),
    (ROWS, Point("e7"), Kind::BEHIND_GAP),
    (ROWS, Point("d3"), Kind::NOT_IN_ROW),
    (ROWS, Point("f5"), Kind::ROWS_FIRST),
    (PLUS, Point("g4"), Kind::LOAD_STUCK),
    (PLUS, Point("b3"), Kind::TAMSK_WAITS),
    (PLUS, After("e3", "e6"), Kind::ZERTZ_JUMPS_OVER),
    (PLUS, Text("Z:e3-e6"), Kind::ZERTZ_JUMPS_OVER),
    (PLUS, After("c6", "e2"), Kind::YINSH_RUNS),
    (PLUS, After("g4", "g5"), Kind::DVONN_JUMPS_ONTO),
    (PLUS, After("d6", "d7"), Kind::PUNCT_JUMPS_ONTO),
    (PLUS, Text("Z:e4-e5"), Kind::NOT_LOADED),
    (PLUS, Text("Yd2"), Kind::NONE_IN_STOCK),
    (PLUS, Text("T:d2"), Kind::NO_EXTRA),
    (PLUS, Point("e4"), Kind::THEIR_PIECE),
    (PLUS, Point("f5"), Kind::INNER_SPOT),
    (PLUS_LATE, Text("Zd2"), Kind::LOADED_PIECES_OVER),
    (EXTRA, Text("d2"), Kind::EXTRA_FIRST),
    (EXTRA, Point("e4"), Kind::OWN_PIECE),
    (EXTRA, Point("g4"), Kind::INNER_SPOT),
    (PLUS_ROW, Keep("e2"), Kind::MUST_GO),
    (PLUS_ROW, Text("xe2,e4"), Kind::MUST_GO),
    (PLUS_ROW, Point("d2"), Kind::ROWS_FIRST),
    (PLACE, Point("f6"), Kind::OCCUPIED_POINT),
    (PLACE, Text("f6-f7"), Kind::PLACE_NOW),
    (MOVE, Text("f6"), Kind::MOVE_NOW),
    (MOVE, Text("f6-f7"), Kind::NOT_YOUR_RING),
    (MOVE, Point("a3"), Kind::THEIR_RING),
    (MOVE, Point("e6"), Kind::MARKER_STAYS),
    (MOVE, Point("f6"), Kind::CHOOSE_RING),
    (MOVE, Point("a2"), Kind::RING_STUCK),
    (MOVE, After("e2", "f5"), Kind::NOT_IN_LINE),
    (MOVE, After("e2", "e4"), Kind::MARKER_THERE),
    (MOVE, After("e2", "b2"), Kind::RING_THERE),
    (MOVE, After("d3", "a3"), Kind::RING_IN_THE_WAY),
    (MOVE, After("h4", "h11"), Kind::STOP_BEHIND_MARKERS),
    (MOVE, After("h4", "h7"), Kind::MARKER_THERE),
    (MOVE, After("e2", "e8"), Kind::TWO_GROUPS),
    (MOVE, Text("e2-e8"), Kind::TWO_GROUPS),
    (MOVE, Text("pass"), Kind::MUST_MOVE),
    (ROW, Point("f7"), Kind::RING_IN_ROW),
    (ROW, Point("i6"), Kind::THEIR_ROW),
    (ROW, Point("h6"), Kind::NOT_IN_ROW),
    (ROW, Point("k8"), Kind::ROW_NOW),
    (ROW, Text("xd5-d9"), Kind::NOT_FIVE),
    (ROW, Text("f7-f8"), Kind::ROW_NOW),
    (RING, Point("b5"), Kind::THEIR_RING_STAYS),
    (RING, Point("e5"), Kind::RING_NOW),
    (RING, Text("xe5"), Kind::NOT_YOUR_RING),
];

const DVONN: &[(&str, Try, Kind)] = &[
    (PIECES, Point("f2"), Kind::OCCUPIED_SPACE),
    (PIECES, Text("f2"), Kind::OCCUPIED_SPACE),
    (PIECES, Text("f1-f2"), Kind::PIECES_NOW),
    (PIECES, Text("pass"), Kind::PIECES_NOW),
    (PIECES, Point("l1"), Kind::NO_SUCH_POINT),
    (LOCKED, Text("g5"), Kind::STACKS_NOW),
    (LOCKED, Point("g5"), Kind::EMPTY_SPACE),
    (LOCKED, Point("e3"), Kind::LONE_DVONN),
    (LOCKED, Text("e3-e2"), Kind::LONE_DVONN),
    (LOCKED, Point("g3"), Kind::THEIR_STACK),
    (LOCKED, Point("f3"), Kind::SURROUNDED),
    (LOCKED, Text("f3-h3"), Kind::SURROUNDED),
    (LOCKED, After("a2", "c3"), Kind::NOT_STRAIGHT),
    (LOCKED, Text("a2-c3"), Kind::NOT_STRAIGHT),
    (LOCKED, After("a2", "c2"), Kind::WRONG_DISTANCE),
    (LOCKED, After("a2", "b2"), Kind::EMPTY_TARGET),
    (LOCKED, Text("pass"), Kind::MUST_MOVE_STACK),
    ("dvonn standard DP(P3)/4/5/5/5/5/5/5/5/4/1DD w 0/0/0 move", Point("a3"), Kind::STACK_STUCK),
    (STUCK, Point("c3"), Kind::MUST_PASS_STACK),
    (STUCK, Text("c3-d3"), Kind::MUST_PASS_STACK),
];
/// DVONN pieces on a1, e3 and k5, a white piece on f2, a black one on f1.
const PIECES: &str = "dvonn standard D2/4/5/5/2D2/pP3/5/5/5/4/2D b 22/22/0 place";
/// The white stack on f3 is surrounded; a2 can go to a1.
const LOCKED: &str = "dvonn standard DP1/4/5/5/1pD2/1p(P2)p1/2pp1/2pp1/5/4/2D w 0/0/0 move";
/// Nothing is three away from c3.
const STUCK: &str = "dvonn standard 3/4/1D(P3)2/2p2/5/1D3/2p2/5/5/4/2D w 0/0/0 move";

const TZAAR: &[(&str, Try, Kind)] = &[
    (KINDS, Point("d4"), Kind::TZAAR_OCCUPIED_SPACE),
    (KINDS, Text("Td4"), Kind::TZAAR_OCCUPIED_SPACE),
    (KINDS, Text("d4-d5"), Kind::TZAAR_PLACING_NOW),
    (KINDS, Text("pass"), Kind::TZAAR_PLACING_NOW),
    (KINDS, Point("e5"), Kind::NO_SUCH_POINT),
    (LAST, Text("Ze6"), Kind::NONE_OF_KIND),
    (SIGHT, Text("Te1"), Kind::TZAAR_MOVING_NOW),
    (SIGHT, Point("e1"), Kind::TZAAR_EMPTY_SPACE),
    (SIGHT, Point("c6"), Kind::TZAAR_THEIR_STACK),
    (SIGHT, Text("c6-c7"), Kind::TZAAR_THEIR_STACK),
    (SIGHT, After("c3", "e2"), Kind::TZAAR_NOT_STRAIGHT),
    (SIGHT, Text("c3-e2"), Kind::TZAAR_NOT_STRAIGHT),
    (SIGHT, After("c3", "c7"), Kind::IN_THE_WAY),
    (SIGHT, Text("e3-a3"), Kind::IN_THE_WAY),
    (SIGHT, After("c3", "c5"), Kind::NO_STOP_ON_EMPTY),
    (SIGHT, Text("c3-e3"), Kind::CAPTURE_FIRST),
    (SIGHT, Text("pass"), Kind::NO_PASS_BEFORE_CAPTURE),
    (HOLE, After("e3", "e7"), Kind::ACROSS_HOLE),
    (HOLE, Text("c3-g5"), Kind::ACROSS_HOLE),
    (HOLE, Point("c3"), Kind::STACK_NO_CAPTURE),
    (HIGH, After("d3", "a3"), Kind::TOO_HIGH),
    (HIGH, Text("d3-d1"), Kind::TOO_HIGH),
    (SHUT, Point("a1"), Kind::STACK_NO_MOVE),
];
/// A white Tzaar on e4 and a Tzarra on d5, a black Tott on d4.
const KINDS: &str = "tzaar tournament 5/6/7/3tA3/3Z4/8/7/6/5 b Z5A8T15/Z6A9T14 place";
/// Black has a Tott left, for e6.
const LAST: &str = "tzaar tournament ttttT/TaaaAT/TAzzZAT/TAZtTZAT/TAZT1zat/taztTzat/tazZZat/taAAAt/tTTTT b -/T1 place";
/// c7 is hidden from c3 behind c6, a3 from e3 behind c3.
const SIGHT: &str = "tzaar standard 2a2/6/2Z2tz/8/2T5/8/2t4/6/A4 w -/- capture";
/// The hole is between e3 and e7, and between c3 and g5; c3 sees no black stack.
const HOLE: &str = "tzaar standard 5/6/2A1T2/8/2Z2z2/8/2t1a2/6/5 w -/- capture";
/// d3 is two high, a3 and d1 are three.
const HIGH: &str = "tzaar standard A1(a3)2/6/7/(z3)1(Z2)2t2/8/1(a2)4t1/7/(a2)5/T4 w -/- capture";
/// White can neither capture nor stack.
const SHUT: &str = "tzaar standard Z4/6/1T5/8/2A4(z2)/8/2(a2)4/6/3(t2)1 w -/- second";

const ZERTZ: &[(&str, Try, Kind)] = &[
    (MARBLES, Point("d4"), Kind::OCCUPIED_RING),
    (MARBLES, Text("Wd4"), Kind::OCCUPIED_RING),
    (MARBLES, Point("d1"), Kind::MISSING_RING),
    (MARBLES, Text("Wd1"), Kind::MISSING_RING),
    (MARBLES, Point("d9"), Kind::NO_SUCH_POINT),
    (MARBLES, Text("a1"), Kind::PLACE_FIRST),
    (MARBLES, Text("pass"), Kind::PASS_WITH_MARBLES),
    (MARBLES, Text("a1-a3"), Kind::NO_MARBLE),
    (NO_WHITE, Text("Wd3"), Kind::NOT_IN_POOL),
    (BARE, Text("Wb3"), Kind::NOT_CAPTURED),
    (NOTHING, Text("Wa2"), Kind::ZERTZ_NOTHING_TO_PLACE),
    (NOTHING, Point("a2"), Kind::ZERTZ_NOTHING_TO_PLACE),
    (FREE, Point("f2"), Kind::NOT_FREE),
    (FREE, Text("f2"), Kind::NOT_FREE),
    (FREE, Point("a1"), Kind::RING_UNDER_MARBLE),
    (FREE, Text("Wd4"), Kind::MUST_REMOVE),
    (JUMPS, Text("Wa1"), Kind::MUST_JUMP),
    (JUMPS, Point("a1"), Kind::NO_MARBLE),
    (JUMPS, Point("c1"), Kind::MARBLE_STUCK),
    (JUMPS, After("b2", "d6"), Kind::NOT_TWO_STEPS),
    (JUMPS, Text("b2-b4"), Kind::NOTHING_TO_JUMP),
    (JUMPS, Text("c3-e4"), Kind::NOTHING_TO_JUMP),
    (CROWDED, Text("d4-d6"), Kind::LANDING_OCCUPIED),
    (ON, Point("d5"), Kind::MUST_JUMP_ON),
    (ON, Text("d5-f3"), Kind::MUST_JUMP_ON),
];
/// A white marble on d4, and d1 is gone.
const MARBLES: &str = "zertz standard 4/5/6/.2W3/6/5/4 b 5/8/10 0/0/0 0/0/0 place";
/// The pool has no white marbles, though White holds some.
const NO_WHITE: &str =
    "zertz standard ..../...../..2../..1G1../..2../..2./..1G w 0/2/2 3/2/3 3/2/5 place";
/// The pool is empty, and White holds no white marble.
const BARE: &str = "zertz standard W2W/4./W4./3G3/6/5/3G w 0/0/0 0/4/5 3/2/5 place";
/// White has nothing to place.
const NOTHING: &str = "zertz standard W2W/2W2/1W2G1/G2G2G/1B2B1/2B2/B2B w 0/0/0 0/0/0 2/4/5 place";
/// Of f2's neighbours only f1 is missing.
const FREE: &str = "zertz standard G2G/5/6/.B1W3/.5/.4/4 b 5/6/9 0/0/0 0/0/0 remove";
/// b2, c3, d5 and e4 can jump, c1 cannot.
const JUMPS: &str = "zertz standard 3./1W2./W1G3/.3B2/.2B2/5/4 w 4/7/8 0/0/0 0/0/0 jump";
/// d6 is occupied behind d5.
const CROWDED: &str = "zertz standard 4/5/6/3WGW1/3GB1/5/4 w 4/6/9 0/0/0 0/0/0 jump";
/// The marble on d4 has to go on.
const ON: &str = "zertz standard 3./4./6/.2WB2/.2B2/5/4 w 5/7/8 0/1/0 0/0/0 jump-d4";

const PUNCT: &[(&str, Try, Kind)] = &[
    (APART, Text("@d4"), Kind::PUNCT_PIECE_FIRST),
    (APART, Point("f5"), Kind::PUNCT_EMPTY_SPACE),
    (APART, Point("e7"), Kind::PUNCT_THEIR_PIECE),
    (APART, Point("b5"), Kind::PUNCT_MINOR_DOT),
    (APART, Point("a1"), Kind::NO_SUCH_POINT),
    ("punct standard Cb3n,Cd3n,td7n w - piece", Text("C"), Kind::PUNCT_NONE_LEFT),
    ("punct standard Ed4n,te4n/Td4ne b - piece", Point("e4"), Kind::PUNCT_COVERED),
    ("punct standard Tb4n,te7n,Ek5se w k5 spot", Point("l7"), Kind::PUNCT_NOT_STRAIGHT),
    ("punct standard Tb4n,te7n,Ek5se w k5 spot", Text("n"), Kind::PUNCT_SPOT_NOW),
    ("punct standard Tb4n,te7n,Ek5se w T spot", Point("e7"), Kind::PUNCT_OCCUPIED_SPACE),
    ("punct standard Tb4n,te7n,Ek5se w T spot", Point("i9"), Kind::PUNCT_CENTRAL),
    ("punct standard Td4n,ed7ne w d4 spot", Point("d7"), Kind::PUNCT_OVER_OPPONENT),
    ("punct standard - w C spot", Point("a2"), Kind::PUNCT_NO_DIRECTION),
    ("punct standard - w C@d4 rotation", Point("d3"), Kind::PUNCT_HALF_TURN),
    ("punct standard - w E@a2 rotation", Text("s"), Kind::PUNCT_OFF_BOARD),
    ("punct standard - w E@a2 rotation", Point("k9"), Kind::PUNCT_DIRECTION_NOW),
    ("punct standard Td4n,ed7ne w d4@d4 rotation", Point("d5"), Kind::PUNCT_AS_BEFORE),
    ("punct standard Td4n,Tg4s,eo12s w g4@d4 rotation", Point("e5"), Kind::PUNCT_NOT_LEVEL),
    ("punct standard Tb4n,te7n,Ck6ne w k6@d6 rotation", Point("e7"), Kind::PUNCT_NOTHING_BELOW),
];
/// A bridge can be laid from b4 to e7.
const APART: &str = "punct standard Tb4n,te7n,Ek5se w - piece";

fn table() -> impl Iterator<Item = &'static (&'static str, Try, Kind)> {
    TABLE.iter().chain(DVONN).chain(TZAAR).chain(ZERTZ).chain(PUNCT)
}

fn tried(position: &AnyPosition, how: &Try) -> Option<Why> {
    let choice = |chosen, point, piece| Why::of_choice(position, Choice { chosen, point, piece });
    match how {
        Point(point) => choice(None, point, None),
        After(chosen, point) => choice(Some(*chosen), point, None),
        Gipf(dot) => choice(None, dot, Some('G')),
        Keep(point) => Why::of_keeping(position, point),
        Text(text) => Why::of_text(position, text),
    }
}

/// What no choice on a board leads to, made by hand.
fn by_hand() -> Vec<Why> {
    let start: AnyPosition = START.parse().unwrap();
    let spot = gipf::Spot::from_name("e5").unwrap();
    let other = TurnError::Illegal(AnyIllegal::OtherGame);
    let nothing = gipf::Illegal::NothingToPush(spot);
    let stop = yinsh::Illegal::StopBehindMarkers(yinsh::Point::from_name("e5").unwrap());
    let full = punct::Illegal::NoRoom(punct::PieceKind::Triangle);
    let stuck = punct::Illegal::Stuck(punct::Space::from_name("e5").unwrap());
    vec![
        Why::not_your_turn(GameKind::Gipf),
        Why::take_something(GameKind::Gipf),
        Why::take_something(GameKind::GipfPlus),
        Why::of_error(&start, &other),
        Why::of_error(&start, &TurnError::Incomplete(start.prompt())),
        Why::of_illegal(&AnyIllegal::Gipf(nothing), GameKind::Gipf),
        Why::of_illegal(&AnyIllegal::Yinsh(stop), GameKind::Yinsh),
        Why::of_illegal(&AnyIllegal::Yinsh(yinsh::Illegal::MustPass), GameKind::Yinsh),
        Why::of_illegal(&AnyIllegal::Punct(full), GameKind::Punct),
        Why::of_illegal(&AnyIllegal::Punct(stuck), GameKind::Punct),
    ]
}

#[test]
fn every_kind_is_reached_and_has_its_own_sentence() {
    let mut reached: BTreeMap<Kind, Why> = BTreeMap::new();
    for (text, how, wanted) in table() {
        let position: AnyPosition = text.parse().unwrap();
        let why = tried(&position, how).unwrap_or_else(|| panic!("{text}: {wanted:?} is allowed"));
        assert_eq!(why.kind, *wanted, "{text}");
        reached.insert(why.kind, why);
    }
    for why in by_hand() {
        reached.entry(why.kind).or_insert(why);
    }
    let missing: Vec<_> =
        Kind::all().into_iter().filter(|kind| !reached.contains_key(kind)).collect();
    assert!(missing.is_empty(), "nothing leads to {missing:?}");
    for language in Language::ALL {
        let texts = Texts::new(language);
        let mut sentences: BTreeMap<String, Kind> = BTreeMap::new();
        for (kind, why) in &reached {
            let said = texts.why(why);
            assert!(!said.contains('⟦'), "{}: {said}", language.tag());
            for point in why.points.iter().take(1) {
                let general = ["not-in-row", "row-now", "ring-now", "compulsory-row", "game-over"];
                let speaks = said.contains(point.as_str()) || general.contains(&kind.name());
                assert!(speaks, "{}: {kind:?} does not name {point}: {said}", language.tag());
            }
            let twin = sentences.insert(said, *kind);
            assert_eq!(twin, None, "{}: the same sentence for {kind:?}", language.tag());
        }
    }
}

#[test]
fn every_kind_stands_in_the_rules_of_a_game() {
    let names: BTreeSet<&str> = Kind::all().iter().map(|kind| kind.name()).collect();
    assert_eq!(names.len(), Kind::all().len());
    for kind in Kind::all() {
        let sections = GameKind::ALL.iter().filter_map(|game| kind.section(*game)).count();
        assert!(sections > 0, "{kind:?}");
    }
    for (text, how, _) in table() {
        let why = tried(&text.parse().unwrap(), how).unwrap();
        assert!(why.section().is_some(), "{why:?}");
    }
}

/// Everything that is illegal in many positions has a kind that belongs to its game.
#[test]
fn no_illegal_action_falls_through() {
    for position in positions() {
        for index in 0..4096 {
            let Some(action) = position.action_from_index(index) else { continue };
            let Err(illegal) = position.check(action) else { continue };
            let why = Why::of_illegal(&illegal, position.game());
            assert!(why.section().is_some(), "{position}: {why:?}");
            assert_ne!(why.kind, Kind::UNREADABLE);
        }
    }
}

/// A point is refused exactly when choosing it leads nowhere.
#[test]
fn a_choice_is_refused_exactly_when_it_leads_nowhere() {
    for position in positions() {
        let gipf_only = position.prompt() == gipf::prompts::PUSH_GIPF_PIECE;
        let (held, piece) =
            if gipf_only { ("gipf", Some('G')) } else { (usually_held(&position), None) };
        let leads = ways(&position, held);
        let firsts: BTreeSet<Option<String>> =
            leads.iter().map(|(chosen, _)| chosen.clone()).chain([None]).collect();
        let names = || position.board().places.iter().map(|place| place.name);
        for (chosen, point) in
            firsts.iter().flat_map(|chosen| names().map(move |point| (chosen.as_deref(), point)))
        {
            if chosen == Some(point) {
                continue;
            }
            let why = Why::of_choice(&position, Choice { chosen, point, piece });
            let leads_on = |before: Option<&str>| {
                leads.contains(&(before.map(str::to_owned), point.to_owned()))
            };
            // After a place at the edge has been chosen, a point that is complete by itself means the line to it.
            let begins = leads_on(None) && (chosen.is_none() || goes_on(&leads, point));
            assert_eq!(why.is_none(), begins || leads_on(chosen), "{position}: {chosen:?} {point}");
        }
    }
}

/// What the hand holds if nobody has chosen: a basic piece, or the first that is possible where there are none.
fn usually_held(position: &AnyPosition) -> &'static str {
    let taps = position.actions().into_iter().flat_map(|action| position.taps(action));
    let possible: BTreeSet<&str> = taps
        .filter_map(|taps| match taps {
            Taps::Steps { held, .. } => held,
            Taps::Area { .. } => None,
        })
        .collect();
    let all = position.game().description().held.iter().map(|held| held.word);
    let first = all.clone().find(|word| possible.contains(word));
    first.filter(|_| !possible.contains("basic")).unwrap_or("basic")
}

/// Whether something is chosen after a point.
fn goes_on(leads: &BTreeSet<(Option<String>, String)>, point: &str) -> bool {
    leads.iter().any(|(before, _)| before.as_deref() == Some(point))
}

/// All pairs of choices with which a legal action begins: what was chosen before, and the point.
fn ways(position: &AnyPosition, held: &str) -> BTreeSet<(Option<String>, String)> {
    let name = |id: PlaceId| position.board()[id].name.to_owned();
    let mut ways = BTreeSet::new();
    for taps in position.actions().into_iter().flat_map(|action| position.taps(action)) {
        match taps {
            Taps::Area { area, .. } => {
                let area = &position.areas()[usize::from(area)];
                ways.extend(area.places.iter().map(|id| (None, name(*id))));
            }
            Taps::Steps { held: Some(word), .. } if word != held => {}
            Taps::Steps { steps, .. } => {
                let mut before = None;
                for step in steps {
                    if let Tap::Place(id) = step {
                        ways.insert((before.clone(), name(id)));
                        before = Some(name(id));
                    }
                }
            }
        }
    }
    ways
}

/// The positions of all lessons and of their solutions.
fn positions() -> Vec<AnyPosition> {
    let mut positions = Vec::new();
    for step in library::chapters().iter().flat_map(|chapter| &chapter.steps) {
        let mut position = step.position.clone();
        positions.push(position.clone());
        for &action in &step.solution {
            position.play_unchecked(action);
            positions.push(position.clone());
        }
    }
    positions.extend(table().map(|(text, _, _)| text.parse::<AnyPosition>().unwrap()));
    positions
}
