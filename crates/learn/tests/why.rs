//! Every kind of illegal choice has a sentence of its own and a place in the rules.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::{BTreeMap, BTreeSet};

use gipfel_learn::{Choice, Kind, Language, Texts, Why, library};
use gipfel_rules::{
    AnyAction, AnyIllegal, AnyPosition, Game, Position as _, TurnError, gipf, gipf_plus, yinsh,
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
    (WON, Point("e5"), Kind::GameOver),
    (START, Point("z9"), Kind::NoSuchPoint),
    (START, Text("hello"), Kind::Unreadable),
    (START, Text("e1-e3;e2"), Kind::TurnComplete),
    (ROWS, Point("e1"), Kind::RowsFirst),
    (ROWS, Text("e8"), Kind::RowsFirst),
    (START, Text("xe2"), Kind::NothingToTake),
    (START, Text("done"), Kind::PushFirst),
    (FIRST, Point("e1"), Kind::GipfPieceFirst),
    (FIRST, Text("e2"), Kind::GipfPieceFirst),
    (LATE, Gipf("e1"), Kind::GipfPiecesOver),
    (START, Gipf("d1"), Kind::NoGipfPiecesHere),
    (POOR, Gipf("d1"), Kind::ReserveTooSmall),
    (START, Point("e2"), Kind::OccupiedSpot),
    (START, Text("e2"), Kind::OccupiedSpot),
    (CLOSED, After("c1", "c3"), Kind::ClosedLine),
    (CLOSED, Text("c7-c6"), Kind::ClosedLine),
    (CLOSED, Point("c1"), Kind::ClosedDot),
    (START, Point("e5"), Kind::InnerSpot),
    (START, Text("e5"), Kind::InnerSpot),
    (CLOSED, Point("c4"), Kind::OwnPiece),
    (CLOSED, Point("c3"), Kind::TheirPiece),
    (START, After("e1", "d4"), Kind::NotOnLine),
    (START, Text("e1-d4"), Kind::NotOnLine),
    (START, After("e1", "e6"), Kind::BeyondGap),
    (START, After("d1", "d5"), Kind::BeyondGap),
    (LONG, Text("e1-e3"), Kind::EndsElsewhere),
    (ROWS, Text("xe6,e2"), Kind::EmptySpot),
    (ROWS, Text("xd3"), Kind::NotARow),
    (ROWS, Text("xe2,e3,Ge4"), Kind::BasicPieceStays),
    (ROWS, Keep("e3"), Kind::BasicPieceStays),
    (ROWS, Text("done"), Kind::CompulsoryRow),
    (ROWS, Point("b3"), Kind::TheirRow),
    (ROWS, Point("e7"), Kind::BehindGap),
    (ROWS, Point("d3"), Kind::NotInRow),
    (ROWS, Point("f5"), Kind::RowsFirst),
    (PLUS, Point("g4"), Kind::LoadStuck),
    (PLUS, Point("b3"), Kind::TamskWaits),
    (PLUS, After("e3", "e6"), Kind::ZertzJumpsOver),
    (PLUS, Text("Z:e3-e6"), Kind::ZertzJumpsOver),
    (PLUS, After("c6", "e2"), Kind::YinshRuns),
    (PLUS, After("g4", "g5"), Kind::DvonnJumpsOnto),
    (PLUS, After("d6", "d7"), Kind::PunctJumpsOnto),
    (PLUS, Text("Z:e4-e5"), Kind::NotLoaded),
    (PLUS, Text("Yd2"), Kind::NoneInStock),
    (PLUS, Text("T:d2"), Kind::NoExtra),
    (PLUS, Point("e4"), Kind::TheirPiece),
    (PLUS, Point("f5"), Kind::InnerSpot),
    (PLUS_LATE, Text("Zd2"), Kind::LoadedPiecesOver),
    (EXTRA, Text("d2"), Kind::ExtraFirst),
    (EXTRA, Point("e4"), Kind::OwnPiece),
    (EXTRA, Point("g4"), Kind::InnerSpot),
    (PLUS_ROW, Keep("e2"), Kind::MustGo),
    (PLUS_ROW, Text("xe2,e4"), Kind::MustGo),
    (PLUS_ROW, Point("d2"), Kind::RowsFirst),
    (PLACE, Point("f6"), Kind::OccupiedPoint),
    (PLACE, Text("f6-f7"), Kind::PlaceNow),
    (MOVE, Text("f6"), Kind::MoveNow),
    (MOVE, Text("f6-f7"), Kind::NotYourRing),
    (MOVE, Point("a3"), Kind::TheirRing),
    (MOVE, Point("e6"), Kind::MarkerStays),
    (MOVE, Point("f6"), Kind::ChooseRing),
    (MOVE, Point("a2"), Kind::RingStuck),
    (MOVE, After("e2", "f5"), Kind::NotInLine),
    (MOVE, After("e2", "e4"), Kind::MarkerThere),
    (MOVE, After("e2", "b2"), Kind::RingThere),
    (MOVE, After("d3", "a3"), Kind::RingInTheWay),
    (MOVE, After("h4", "h11"), Kind::StopBehindMarkers),
    (MOVE, After("h4", "h7"), Kind::MarkerThere),
    (MOVE, After("e2", "e8"), Kind::TwoGroups),
    (MOVE, Text("e2-e8"), Kind::TwoGroups),
    (MOVE, Text("pass"), Kind::MustMove),
    (ROW, Point("f7"), Kind::RingInRow),
    (ROW, Point("i6"), Kind::TheirRow),
    (ROW, Point("h6"), Kind::NotInRow),
    (ROW, Point("k8"), Kind::RowNow),
    (ROW, Text("xd5-d9"), Kind::NotFive),
    (ROW, Text("f7-f8"), Kind::RowNow),
    (RING, Point("b5"), Kind::TheirRingStays),
    (RING, Point("e5"), Kind::RingNow),
    (RING, Text("xe5"), Kind::NotYourRing),
];

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
    vec![
        Why::not_your_turn(Game::Gipf),
        Why::take_something(Game::Gipf),
        Why::take_something(Game::GipfPlus),
        Why::of_error(&start, &other),
        Why::of_error(&start, &TurnError::Incomplete(start.prompt())),
        Why::of_illegal(&AnyIllegal::Gipf(nothing), Game::Gipf),
        Why::of_illegal(&AnyIllegal::Yinsh(stop), Game::Yinsh),
        Why::of_illegal(&AnyIllegal::Yinsh(yinsh::Illegal::MustPass), Game::Yinsh),
    ]
}

#[test]
fn every_kind_is_reached_and_has_its_own_sentence() {
    let mut reached: BTreeMap<Kind, Why> = BTreeMap::new();
    for (text, how, wanted) in TABLE {
        let position: AnyPosition = text.parse().unwrap();
        let why = tried(&position, how).unwrap_or_else(|| panic!("{text}: {wanted:?} is allowed"));
        assert_eq!(why.kind, *wanted, "{text}");
        reached.insert(why.kind, why);
    }
    for why in by_hand() {
        reached.entry(why.kind).or_insert(why);
    }
    let missing: Vec<_> = Kind::ALL.iter().filter(|kind| !reached.contains_key(kind)).collect();
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
    let names: BTreeSet<&str> = Kind::ALL.iter().map(|kind| kind.name()).collect();
    assert_eq!(names.len(), Kind::ALL.len());
    for kind in Kind::ALL {
        let sections = Game::ALL.iter().filter_map(|game| kind.section(*game)).count();
        assert!(sections > 0, "{kind:?}");
    }
    for (text, how, _) in TABLE {
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
            assert_ne!(why.kind, Kind::Unreadable);
        }
    }
}

/// A point is refused exactly when choosing it leads nowhere.
#[test]
fn a_choice_is_refused_exactly_when_it_leads_nowhere() {
    for position in positions() {
        let leads = ways(&position);
        let firsts: BTreeSet<Option<String>> =
            leads.iter().map(|(chosen, _)| chosen.clone()).chain([None]).collect();
        let gipf_only = position.prompt() == gipf::prompts::PUSH_GIPF_PIECE;
        let piece = gipf_only.then_some('G');
        for (chosen, point) in firsts.iter().flat_map(|chosen| {
            names(position.game()).into_iter().map(move |point| (chosen.clone(), point))
        }) {
            if chosen.as_deref() == Some(point.as_str()) {
                continue;
            }
            let choice = Choice { chosen: chosen.as_deref(), point: &point, piece };
            let why = Why::of_choice(&position, choice);
            let known = leads.contains(&(None, point.clone()));
            // After a dot has been chosen, a spot means the line to it and nothing else.
            let begins = known && (chosen.is_none() || !is_spot(&position, &point));
            let leads = begins || leads.contains(&(chosen.clone(), point.clone()));
            assert_eq!(why.is_none(), leads, "{position}: {chosen:?} {point} {why:?}");
        }
    }
}

/// Whether a point is a spot onto which something is to be pushed.
fn is_spot(position: &AnyPosition, point: &str) -> bool {
    match position {
        AnyPosition::Gipf(_) => gipf::Spot::from_name(point).is_some(),
        AnyPosition::GipfPlus(position) => gipf::Spot::from_name(point)
            .is_some_and(|spot| !position.loaded_spots(position.side()).contains(spot)),
        AnyPosition::Yinsh(_) => false,
    }
}

/// All pairs of choices with which a legal action begins: what was chosen before, and the point.
fn ways(position: &AnyPosition) -> BTreeSet<(Option<String>, String)> {
    let mut ways = BTreeSet::new();
    for action in position.actions() {
        match (position, action) {
            (AnyPosition::Gipf(position), AnyAction::Gipf(action)) => {
                gipf_ways(position, action, &mut ways);
            }
            (AnyPosition::GipfPlus(position), AnyAction::GipfPlus(action)) => {
                gipf_plus_ways(position, action, &mut ways);
            }
            (_, AnyAction::Yinsh(action)) => yinsh_ways(action, &mut ways),
            _ => {}
        }
    }
    ways
}

fn yinsh_ways(action: yinsh::Action, ways: &mut BTreeSet<(Option<String>, String)>) {
    match action.kind() {
        yinsh::ActionKind::Place(point) | yinsh::ActionKind::RemoveRing(point) => {
            ways.insert((None, point.to_string()));
        }
        yinsh::ActionKind::Move { from, to } => {
            ways.insert((None, from.to_string()));
            ways.insert((Some(from.to_string()), to.to_string()));
        }
        yinsh::ActionKind::TakeRow(row) => {
            ways.extend(row.points().iter().map(|point| (None, point.to_string())));
        }
        yinsh::ActionKind::Pass => {}
    }
}

fn gipf_plus_ways(
    position: &gipf_plus::Position,
    action: gipf_plus::Action,
    ways: &mut BTreeSet<(Option<String>, String)>,
) {
    use gipf_plus::ActionKind;
    let way = match action.kind() {
        ActionKind::Push { way, piece: gipf_plus::Newcomer::Basic }
        | ActionKind::ExtraPush { way } => way,
        ActionKind::Push { piece: gipf_plus::Newcomer::Gipf, way }
            if position.permission(position.side()) == gipf_plus::Permission::GipfOnly =>
        {
            way
        }
        ActionKind::Use { from, to } => {
            ways.insert((None, from.to_string()));
            ways.insert((Some(from.to_string()), to.to_string()));
            return;
        }
        ActionKind::Take { .. } => {
            let rows = position.rows(position.side()).flat_map(|row| row.spots.iter());
            return ways.extend(rows.map(|spot| (None, spot.to_string())));
        }
        ActionKind::Push { .. } | ActionKind::Discard => return,
    };
    let entries: Vec<gipf::Entry> = match way {
        gipf::Way::Place(spot) => {
            ways.insert((None, spot.to_string()));
            gipf::Entry::all().filter(|entry| entry.spot() == spot).collect()
        }
        gipf::Way::Push(entry) => vec![entry],
    };
    for entry in entries {
        add_entry(ways, entry, position.push_end(entry));
    }
}

/// Along an entry: the dot, then every spot up to where the push ends.
fn add_entry(
    ways: &mut BTreeSet<(Option<String>, String)>,
    entry: gipf::Entry,
    end: Option<gipf::Spot>,
) {
    let dot = entry.dot().to_string();
    ways.insert((None, dot.clone()));
    let reach = entry.spots().take_while(|spot| Some(*spot) != end).chain(end);
    ways.extend(reach.map(|spot| (Some(dot.clone()), spot.to_string())));
}

fn gipf_ways(
    position: &gipf::Position,
    action: gipf::Action,
    ways: &mut BTreeSet<(Option<String>, String)>,
) {
    let entries: Vec<gipf::Entry> = match action.kind() {
        gipf::ActionKind::Place { spot, .. } => {
            ways.insert((None, spot.to_string()));
            gipf::Entry::all().filter(|entry| entry.spot() == spot).collect()
        }
        gipf::ActionKind::Push { entry, .. } => vec![entry],
        // A piece that stays belongs to its row as well.
        gipf::ActionKind::Take { .. } => {
            let rows = position.rows(position.side()).flat_map(|row| row.spots.iter());
            return ways.extend(rows.map(|spot| (None, spot.to_string())));
        }
        gipf::ActionKind::Done => return,
    };
    for entry in entries {
        add_entry(ways, entry, position.push_end(entry));
    }
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
    positions.extend(TABLE.iter().map(|(text, _, _)| text.parse::<AnyPosition>().unwrap()));
    positions
}

fn names(game: Game) -> Vec<String> {
    match game {
        Game::Gipf | Game::GipfPlus => gipf::Spot::all()
            .map(|spot| spot.to_string())
            .chain(gipf::Dot::all().map(|dot| dot.to_string()))
            .collect(),
        Game::Yinsh => yinsh::Point::all().map(|point| point.to_string()).collect(),
    }
}
