//! Properties with shrinking: walks given by choices, arbitrary text and arbitrary set-ups into everything that reads.

use crate::common::starts;
use gipfel_rules::dvonn::{self, Space};
use gipfel_rules::gipf::{self, Dot, Permission, Spot};
use gipfel_rules::gipf_plus::{self, Stack, Stock};
use gipfel_rules::yinsh::{self, PieceKind, Point};
use gipfel_rules::{
    Action, AnyPosition, AnySetup, AnyUndo, Color, Notation, Position, TurnStatus, parse_turn,
    punct, turn_text, tzaar, zertz,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn config(cases: u32) -> ProptestConfig {
    // The same cases in every run; what was found once becomes a test of its own.
    let rng_seed = RngSeed::Fixed(0x9159);
    ProptestConfig { cases, rng_seed, failure_persistence: None, ..ProptestConfig::default() }
}

fn a_start() -> impl Strategy<Value = AnyPosition> {
    prop::sample::select(starts::all())
}

fn choices() -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 0..160)
}

/// The action that a choice means, if the game goes on.
fn chosen(position: &AnyPosition, choice: u16) -> Option<<AnyPosition as Position>::Action> {
    let actions = position.actions();
    (!actions.is_empty()).then(|| actions[usize::from(choice) % actions.len()])
}

fn walk(start: &AnyPosition, choices: &[u16]) -> AnyPosition {
    let mut position = start.clone();
    for &choice in choices {
        if let Some(action) = chosen(&position, choice) {
            position.play(action).expect("a generated action is legal");
        }
    }
    position
}

fn a_position() -> impl Strategy<Value = AnyPosition> {
    (a_start(), choices()).prop_map(|(start, choices)| walk(&start, &choices))
}

/// Edits of a text: where, what to put there, and how many characters it replaces.
fn edits() -> impl Strategy<Value = Vec<(prop::sample::Index, String, usize)>> {
    let letters = "[PpGgRrMmTZDYUtzdyuwb/0-9 x,;:*+!a-k()-]{0,2}";
    let written = prop_oneof![letters.boxed(), ".{0,2}".boxed()];
    prop::collection::vec((any::<prop::sample::Index>(), written, 0..3_usize), 0..4)
}

fn edit(text: &str, edits: &[(prop::sample::Index, String, usize)]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (at, written, replaced) in edits {
        let start = at.index(letters.len() + 1);
        let end = (start + replaced).min(letters.len());
        letters.splice(start..end, written.chars());
    }
    letters.into_iter().collect()
}

/// Accepted text is written in one way, and that way reads back as the same.
fn check_position_text(text: &str) {
    let readable = [
        text.parse::<gipf::Setup>().is_ok(),
        text.parse::<gipf_plus::Setup>().is_ok(),
        text.parse::<yinsh::Setup>().is_ok(),
        text.parse::<dvonn::Setup>().is_ok(),
        text.parse::<tzaar::Setup>().is_ok(),
        text.parse::<zertz::Setup>().is_ok(),
        text.parse::<punct::Setup>().is_ok(),
    ];
    assert_eq!(readable.contains(&true), text.parse::<AnySetup>().is_ok());
    if let Ok(setup) = text.parse::<AnySetup>() {
        assert_eq!(setup.to_string().parse().as_ref(), Ok(&setup));
        let position = text.parse::<AnyPosition>();
        assert_eq!(setup.validate().ok(), position.clone().ok());
        if let Ok(position) = position {
            assert_eq!(position.to_string(), text, "position text has one form only");
            assert_eq!(position.key(), position.key_from_scratch());
            assert_eq!(position.count_actions(), position.actions().len());
        }
    }
}

fn check_action_text(position: &AnyPosition, text: &str) {
    if let Ok(action) = position.parse_action(text) {
        assert_eq!(position.check(action), Ok(()), "what is read is legal");
        let canonical = position.action_text(action);
        assert_eq!(position.parse_action(&canonical), Ok(action), "{text}");
        assert_eq!(position.action_text(action), canonical);
    }
    if let Ok(turn) = parse_turn(position, text) {
        let canonical = turn.text();
        let again = parse_turn(position, &canonical).expect("canonical text is read");
        assert_eq!(again.text(), canonical, "{text}");
        assert_eq!(again.position(), turn.position());
        let ended = turn.status() != TurnStatus::Incomplete;
        assert_eq!(turn.finish().is_ok(), ended, "{text}");
    }
}

/// The text of a turn made of choices, without the endings that may be missing.
fn a_turn_text(position: &AnyPosition, choices: &[u16]) -> String {
    let mut turn = gipfel_rules::TurnBuilder::new(position.clone());
    for &choice in choices {
        let legal = turn.legal();
        if !legal.is_empty() {
            turn.push(legal[usize::from(choice) % legal.len()]).expect("legal");
        }
    }
    turn.text()
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn a_walk_is_taken_back_to_its_start(start in a_start(), choices in choices()) {
        let mut position = start.clone();
        let mut undos: Vec<(String, AnyUndo)> = Vec::new();
        for choice in choices {
            let Some(action) = chosen(&position, choice) else { break };
            let before = format!("{position:?}");
            undos.push((before, position.play_unchecked(action)));
            prop_assert_eq!(position.key(), position.key_from_scratch());
        }
        for (before, undo) in undos.into_iter().rev() {
            position.undo(undo);
            prop_assert_eq!(format!("{position:?}"), before);
        }
        prop_assert_eq!(position, start);
    }

    #[test]
    fn what_a_walk_reaches_is_written_and_read_back(position in a_position()) {
        let text = position.to_string();
        prop_assert_eq!(text.parse(), Ok(position.clone()));
        check_position_text(&text);
        for action in position.actions() {
            let name = position.action_text(action);
            let read = position.parse_action(&name).expect("canonical text is read");
            prop_assert_eq!(read.index(), action.index());
        }
    }

    #[test]
    fn whole_turns_are_written_and_read_back(
        position in a_position(),
        choices in prop::collection::vec(any::<u16>(), 1..12),
    ) {
        prop_assume!(position.outcome().is_none());
        let text = a_turn_text(&position, &choices);
        let turn = parse_turn(&position, &text).expect("canonical text is read");
        prop_assert_eq!(turn.text(), text.clone());
        let actions: Vec<_> = turn.actions().collect();
        prop_assert_eq!(turn_text(&position, &actions), text);
        prop_assert_eq!(turn.start(), &position);
    }
}

proptest! {
    #![proptest_config(config(3000))]

    #[test]
    fn arbitrary_text_is_read_or_refused(text in ".{0,80}", position in a_position()) {
        check_position_text(&text);
        check_action_text(&position, &text);
    }

    #[test]
    fn text_of_the_right_letters_is_read_or_refused(
        words in prop::collection::vec("[PpGgRrMmTZDYUtzdyuwb/0-9x,;:*+!a-k()-]{0,12}", 0..9),
        position in a_position(),
    ) {
        check_position_text(&words.join(" "));
        check_action_text(&position, &words.concat());
        check_action_text(&position, &words.join(";"));
    }

    #[test]
    fn mutated_positions_are_read_or_refused(position in a_position(), edits in edits()) {
        check_position_text(&edit(&position.to_string(), &edits));
    }

    #[test]
    fn mutated_turns_are_read_or_refused(
        position in a_position(),
        choices in prop::collection::vec(any::<u16>(), 1..8),
        edits in edits(),
    ) {
        let text = a_turn_text(&position, &choices);
        check_action_text(&position, &edit(&text, &edits));
    }

    #[test]
    fn names_of_places_are_read_exactly(name in prop_oneof!["[a-l][0-9]{1,2}", ".{0,3}"]) {
        if let Some(spot) = Spot::from_name(&name) {
            prop_assert_eq!(spot.to_string(), name.clone());
        }
        if let Some(dot) = Dot::from_name(&name) {
            prop_assert_eq!(dot.to_string(), name.clone());
        }
        if let Some(point) = Point::from_name(&name) {
            prop_assert_eq!(point.to_string(), name.clone());
        }
        if let Some(space) = Space::from_name(&name) {
            prop_assert_eq!(space.to_string(), name);
        }
    }
}

fn a_color() -> impl Strategy<Value = Color> {
    prop::sample::select(Color::ALL.to_vec())
}

fn pairs<T: Clone + std::fmt::Debug + 'static>(values: &[T]) -> impl Strategy<Value = [T; 2]> {
    let one = prop::sample::select(values.to_vec());
    [one.clone(), one]
}

/// Two numbers, mostly small ones.
fn counts(few: u8) -> impl Strategy<Value = [u8; 2]> {
    let one = || prop_oneof![9 => 0..few, 1 => any::<u8>()];
    [one(), one()]
}

prop_compose! {
    fn a_gipf_setup()(
        variant in prop::sample::select(gipf::Variant::ALL.to_vec()),
        pieces in prop::collection::vec(
            prop::option::of((a_color(), any::<bool>())),
            Spot::COUNT,
        ),
        side in a_color(),
        reserves in counts(25),
        permissions in pairs(&Permission::ALL),
        phase in prop::sample::select(gipf::Phase::ALL.to_vec()),
    ) -> gipf::Setup {
        let mut board = [None; Spot::COUNT];
        for (place, piece) in board.iter_mut().zip(pieces) {
            *place = piece.map(|(color, gipf)| gipf::Piece { color, gipf });
        }
        gipf::Setup { variant, board, side, reserves, permissions, phase }
    }
}

prop_compose! {
    fn a_gipf_plus_setup()(
        variant in prop::sample::select(gipf::Variant::ALL.to_vec()),
        stacks in prop::collection::vec(
            prop::option::of(prop::sample::select(Stack::all().collect::<Vec<_>>())),
            Spot::COUNT,
        ),
        side in a_color(),
        reserves in counts(25),
        permissions in pairs(&gipf_plus::Permission::ALL),
        stocks in prop::array::uniform2(prop::array::uniform5(
            prop_oneof![9 => 0..7_u8, 1 => any::<u8>()],
        )),
        phase in prop::sample::select(gipf_plus::Phase::ALL.to_vec()),
    ) -> gipf_plus::Setup {
        let mut board = [None; Spot::COUNT];
        board.copy_from_slice(&stacks);
        let stocks = stocks.map(Stock::new);
        gipf_plus::Setup { variant, board, side, reserves, permissions, stocks, phase }
    }
}

prop_compose! {
    fn a_yinsh_setup()(
        variant in prop::sample::select(yinsh::Variant::ALL.to_vec()),
        pieces in prop::collection::vec(
            prop::option::of((a_color(), prop::bool::weighted(0.15))),
            Point::COUNT,
        ),
        side in a_color(),
        hand in counts(6),
        removed in counts(6),
        phase in prop::sample::select(yinsh::Phase::ALL.to_vec()),
    ) -> yinsh::Setup {
        let mut board = [None; Point::COUNT];
        for (place, piece) in board.iter_mut().zip(pieces) {
            *place = piece.map(|(color, ring)| {
                let kind = if ring { PieceKind::Ring } else { PieceKind::Marker };
                yinsh::Piece { color, kind }
            });
        }
        yinsh::Setup { variant, board, side, hand, removed, phase }
    }
}

prop_compose! {
    fn a_dvonn_setup()(
        stacks in prop::collection::vec(
            prop::option::of(prop_oneof![
                4 => prop::sample::select(vec![
                    dvonn::Stack::DVONN,
                    dvonn::Stack::single(Color::White),
                    dvonn::Stack::single(Color::Black),
                ]),
                1 => prop::sample::select(dvonn::Stack::all().collect::<Vec<_>>()),
            ]),
            Space::COUNT,
        ),
        side in a_color(),
        hand in counts(24),
        dvonn_hand in prop_oneof![9 => 0..4_u8, 1 => any::<u8>()],
        phase in prop::sample::select(dvonn::Phase::ALL.to_vec()),
    ) -> dvonn::Setup {
        let mut board = [None; Space::COUNT];
        board.copy_from_slice(&stacks);
        let variant = dvonn::Variant::Standard;
        dvonn::Setup { variant, board, side, hand, dvonn_hand, phase }
    }
}

prop_compose! {
    fn a_tzaar_setup()(
        variant in prop::sample::select(tzaar::Variant::ALL.to_vec()),
        stacks in prop::collection::vec(
            prop::option::of(prop_oneof![
                6 => prop::sample::select(
                    tzaar::Stack::all().filter(|stack| stack.height() == 1).collect::<Vec<_>>(),
                ),
                1 => prop::sample::select(tzaar::Stack::all().collect::<Vec<_>>()),
            ]),
            tzaar::Space::COUNT,
        ),
        side in a_color(),
        hand in [[0..=6_u8, 0..=9, 0..=15], [0..=6, 0..=9, 0..=15]],
        empty_hand in any::<bool>(),
        phase in prop::sample::select(tzaar::Phase::ALL.to_vec()),
    ) -> tzaar::Setup {
        let mut board = [None; tzaar::Space::COUNT];
        board.copy_from_slice(&stacks);
        let hand = if empty_hand { [[0; 3]; 2] } else { hand };
        tzaar::Setup { variant, board, side, hand, phase }
    }
}

/// What is on a place: mostly a vacant ring.
fn a_zertz_place() -> impl Strategy<Value = zertz::Content> {
    prop_oneof![
        6 => Just(zertz::Content::Vacant),
        3 => Just(zertz::Content::Missing),
        2 => prop::sample::select(zertz::Marble::ALL.to_vec()).prop_map(zertz::Content::Marble),
    ]
}

prop_compose! {
    fn a_zertz_setup()(
        variant in prop::sample::select(zertz::Variant::ALL.to_vec()),
        places in prop::collection::vec(a_zertz_place(), 61),
        side in a_color(),
        pool in [0..=6_u8, 0..=8, 0..=10],
        held in [[0..=4_u8, 0..=5, 0..=6], [0..=4, 0..=5, 0..=6]],
        phase in prop::sample::select(zertz::Phase::WORDS.to_vec()),
    ) -> zertz::Setup {
        let mut setup = zertz::Setup::start(variant);
        let count = variant.extent().count();
        setup.board[..count].copy_from_slice(&places[..count]);
        let phase = zertz::Phase::from_word(phase, variant.extent()).expect("a phase");
        zertz::Setup { side, pool, held, phase, ..setup }
    }
}

prop_compose! {
    fn a_punct_piece()(
        space in prop::sample::select(punct::Space::all().collect::<Vec<_>>()),
        kind in prop::sample::select(punct::PieceKind::ALL.to_vec()),
        direction in prop::sample::select(punct::Direction::ALL.to_vec()),
        color in a_color(),
        level in prop_oneof![6 => Just(1_u8), 2 => 2..=3_u8],
    ) -> Option<punct::Piece> {
        punct::Piece::new(color, kind, space, direction, level)
    }
}

fn a_punct_source() -> impl Strategy<Value = punct::Source> {
    prop_oneof![
        prop::sample::select(punct::PieceKind::ALL.to_vec()).prop_map(punct::Source::Reserve),
        prop::sample::select(punct::Space::all().collect::<Vec<_>>())
            .prop_map(punct::Source::Board),
    ]
}

prop_compose! {
    fn a_punct_setup()(
        variant in prop::sample::select(punct::Variant::ALL.to_vec()),
        pieces in prop::collection::vec(a_punct_piece(), 0..24),
        side in a_color(),
        source in prop::option::weighted(0.3, a_punct_source()),
        spot in prop::option::of(prop::sample::select(punct::Space::all().collect::<Vec<_>>())),
        phase in prop::option::weighted(0.1, prop::sample::select(punct::Phase::ALL.to_vec())),
    ) -> punct::Setup {
        let mut pieces: Vec<punct::Piece> = pieces.into_iter().flatten().collect();
        pieces.sort();
        // Text has no empty levels.
        for level in 1..3 {
            if pieces.iter().all(|piece| piece.level() != level) {
                pieces.retain(|piece| piece.level() < level);
            }
        }
        let held = match (source, spot) {
            (None, _) => punct::Held::Nothing,
            (Some(source), None) => punct::Held::Piece(source),
            (Some(source), Some(spot)) => punct::Held::Spot(source, spot),
        };
        punct::Setup { variant, pieces, side, held, phase: phase.unwrap_or(held.phase()) }
    }
}

fn check_setup(setup: &AnySetup) {
    let text = setup.to_string();
    assert_eq!(text.parse().as_ref(), Ok(setup), "even an impossible set-up has its text");
    match setup.validate() {
        Ok(position) => assert_eq!(&position.setup(), setup),
        Err(errors) => {
            assert!(!errors.is_empty());
            for (number, error) in errors.iter().enumerate() {
                assert!(!errors[..number].contains(error), "{error} is named twice");
            }
        }
    }
}

proptest! {
    #![proptest_config(config(2000))]

    #[test]
    fn any_gipf_set_up_is_valid_or_says_why(setup in a_gipf_setup()) {
        check_setup(&AnySetup::Gipf(setup));
    }

    #[test]
    fn any_gipf_plus_set_up_is_valid_or_says_why(setup in a_gipf_plus_setup()) {
        check_setup(&AnySetup::GipfPlus(setup));
    }

    #[test]
    fn any_yinsh_set_up_is_valid_or_says_why(setup in a_yinsh_setup()) {
        check_setup(&AnySetup::Yinsh(setup));
    }

    #[test]
    fn any_dvonn_set_up_is_valid_or_says_why(setup in a_dvonn_setup()) {
        check_setup(&AnySetup::Dvonn(setup));
    }

    #[test]
    fn any_zertz_set_up_is_valid_or_says_why(setup in a_zertz_setup()) {
        check_setup(&AnySetup::Zertz(setup));
    }

    #[test]
    fn any_tzaar_set_up_is_valid_or_says_why(setup in a_tzaar_setup()) {
        check_setup(&AnySetup::Tzaar(setup));
    }

    #[test]
    fn any_punct_set_up_is_valid_or_says_why(setup in a_punct_setup()) {
        check_setup(&AnySetup::Punct(setup));
    }
}
