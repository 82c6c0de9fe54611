//! Position texts and set-ups of PÜNCT that are no positions, and why; unlikely ones that are; symmetries; and edits.

use crate::common::{bad, punct_setups};
use gipfel_rules::punct::{
    Held, Illegal, Phase, PieceKind, Position, Setup, SetupError, Source, Space,
};
use gipfel_rules::{
    Arrangement, Color, Field, PlaceId, Position as _, PositionError, Symmetric, Tactics as _,
    perft,
};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// What the error of each line of `punct-bad-positions.txt` has to say, in the order of the file.
const REASONS: [&str; 68] = [
    "1 fields instead of 6",
    "5 fields instead of 6",
    "unknown game `standard`",
    "7 fields instead of 6",
    "exactly one space",
    "exactly one space",
    "unknown game `pünct`",
    "unknown variant `tournament`",
    "`0`: it begins with one of `TECLMRteclmr`",
    "`-`: it begins with one of `TECLMRteclmr`",
    "``: expected a piece",
    "``: expected a piece",
    "``: expected a piece",
    "``: expected a piece",
    "``: expected a piece",
    "`Pd4n`: it begins with one of",
    "`Td4`: it ends with a direction",
    "`Td4e`: it ends with a direction",
    "`Td4N`: it ends with a direction",
    "`TD4n`: behind the kind stands a space",
    "`Td04n`: behind the kind stands a space",
    "`Td18n`: behind the kind stands a space",
    "`Tr9n`: behind the kind stands a space",
    "`Ta1ne`: behind the kind stands a space",
    "`Ti17s`: behind the kind stands a space",
    "`Td13s`: behind the kind stands a space",
    "`Ta8n`: a dot of it is not on the board",
    "`Ea3s`: a dot of it is not on the board",
    "`Cb10n`: a dot of it is not on the board",
    "`Cd4s`: a straight piece with its pünct in the middle lies in n, ne or se",
    "the pünct on d4 is out of order",
    "the pünct on c4 is out of order",
    "two dots on d4 on level 1",
    "two dots on e5 on level 1",
    "the piece on g4 on level 2 does not rest on anything on g4",
    "the piece on d4 on level 2 does not rest on anything on d3",
    "the piece on c5 on level 2 does not rest on anything on c6",
    "the piece on c5 on level 2 does not rest on anything on c7",
    "below the pünct on e7 on level 2 is no dot of its own colour",
    "below the pünct on d4 on level 2 is no dot of its own colour",
    "below the pünct on d6 on level 2 is no dot of its own colour",
    "below the pünct on d6 on level 3 is no dot of its own colour",
    "the piece on c5 on level 3 does not rest on anything on e7",
    "7 pieces T of White, more than 6",
    "5 pieces E of Black, more than 4",
    "3 pieces C of White, more than 2",
    "unknown side `r`",
    "unknown side `W`",
    "unknown held `0`",
    "unknown held `t`",
    "unknown held `Td4`",
    "unknown held `@d4`",
    "unknown held `T@`",
    "held: d4 is empty",
    "held: the dot on d5 is no pünct",
    "held: the piece on d4 is the opponent's",
    "held: something lies over the piece on e4",
    "held: no C is left in the reserve",
    "held: i9 is in the central hexagon",
    "held: i9 is in the central hexagon",
    "held: e6 is not in line with d4",
    "held: the pünct would be over the opponent's dot on e4",
    "held: the game is over",
    "phase: spot, but with `-` held it is piece",
    "phase: piece, but with `T` held it is spot",
    "phase: rotation, but with `T` held it is spot",
    "phase: spot, but with `T@d4` held it is rotation",
    "unknown phase `move`",
];

#[test]
fn every_bad_position_is_rejected_with_its_reason() {
    bad::check_reasons("punct-bad-positions.txt", &REASONS);
}

#[test]
fn text_that_cannot_be_read_says_where() {
    for (field, reason, marked) in [
        (Field::BOARD, "begins with", "punct standard Td4n,^xg4n w - piece"),
        (Field::BOARD, "expected a piece", "punct standard Td4n/^ w - piece"),
        (Field::BOARD, "out of order", "punct standard Tg4n,^Td4n w - piece"),
        (Field::BOARD, "direction", "punct standard Td4n/^Td4é w - piece"),
        (Field::SIDE, "unknown", "punct standard Td4n ^x - piece"),
        (Field::named("held"), "unknown", "punct standard Td4n w ^d4@ spot"),
        (Field::PHASE, "unknown", "punct standard Td4n w - ^spots"),
    ] {
        bad::check_syntax(field, reason, marked);
    }
    let tower = vec!["Td4n"; 37].join("/");
    let error = format!("punct standard {tower} w - piece").parse::<Position>();
    assert!(matches!(error, Err(PositionError::Syntax(error)) if error.reason.contains("levels")));
}

fn space(name: &str) -> Space {
    Space::from_name(name).expect("a space")
}

#[test]
fn a_set_up_reports_all_its_errors() {
    let setup: Setup =
        "punct standard Cb3n,Cd3n,Cf3n,tf3n/tb3n,Th9n b d4@d5 piece".parse().expect("a set-up");
    let errors = setup.validate().expect_err("it is no position");
    assert_eq!(
        errors,
        [
            SetupError::TooMany { color: Color::White, kind: PieceKind::Center, count: 3 },
            SetupError::TwoDots { space: space("f3"), level: 1 },
            SetupError::TwoDots { space: space("f4"), level: 1 },
            SetupError::NotResting { space: space("b3"), level: 2, dot: space("c4") },
            SetupError::NotResting { space: space("h9"), level: 2, dot: space("h9") },
            SetupError::OtherPhase {
                phase: Phase::Piece,
                held: Held::Spot(Source::Board(space("d4")), space("d5")),
            },
        ]
    );
    let stuck: Setup = "punct standard Td4n b d4 spot".parse().expect("a set-up");
    assert_eq!(stuck.validate(), Err(vec![SetupError::Held(Illegal::NotYourPiece(space("d4")))]));
}

#[test]
fn unlikely_positions_are_accepted() {
    for text in [
        "punct standard Td4n,Tg4n,Tj6n b - piece",
        "punct basic ti9n w - piece",
        "punct standard Td4n/Td4n/Td4n/Td4n/Td4n/Td4n w - piece",
        "punct standard eh8s,ti9n w - piece",
    ] {
        let position: Position = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.to_string(), text);
    }
}

#[test]
fn counts_are_equal_under_all_symmetries_and_with_colours_exchanged() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    for _ in 0..150 {
        let position = punct_setups::random(&mut rng);
        let expected = [1, 2].map(|depth| perft(&position, depth));
        for &symmetry in position.symmetries() {
            let image = position.transform(symmetry);
            assert_eq!(
                [1, 2].map(|depth| perft(&image, depth)),
                expected,
                "{position} {symmetry:?}"
            );
            let swapped = image.swap_colors().expect("the rules treat both alike");
            assert_eq!(perft(&swapped, 1), expected[0], "{position} {symmetry:?}");
        }
    }
}

#[test]
fn an_editor_lays_turns_and_takes_off() {
    let mut setup: Setup = "punct standard - w - piece".parse().expect("a set-up");
    let tools = setup.tools();
    let [triangle, centre] = [&tools[0], &tools[2]];
    let at = |name: &str| PlaceId::from(space(name));
    let mut texts = Vec::new();
    for _ in 0..7 {
        assert!(setup.put(at("d4"), triangle));
        texts.push(setup.to_string().split(' ').nth(2).expect("a board").to_owned());
    }
    assert_eq!(texts, ["Td4n", "Td4ne", "Td4se", "Td4s", "Td4sw", "Td4nw", "-"]);
    assert!(setup.put(at("d4"), triangle) && setup.put(at("g4"), triangle));
    assert!(setup.carry(at("g4"), Some(at("d4"))), "it is laid on top");
    assert_eq!(setup.to_string(), "punct standard Td4n/Td4n w - piece");
    assert!(setup.validate().is_ok());
    assert!(!setup.put(at("a2"), centre), "it cannot lie there");
    assert!(!setup.carry(at("d5"), None), "no pünct is there");
    assert!(setup.carry(at("d4"), None) && setup.carry(at("d4"), None));
    assert_eq!(setup.to_string(), "punct standard - w - piece");
    for name in ["c4", "g4"] {
        assert!(setup.put(at(name), centre));
    }
    assert!(!setup.put(at("k8"), centre), "there are only two");
}

/// How many turns of a position win, found by trying all; on the way to each of them nothing may say that it is out of reach.
fn winning_turns(position: &mut Position, mover: Color, reachable: bool) -> usize {
    if position.outcome().is_some() || position.side() != mover {
        let won = position.outcome().and_then(gipfel_rules::Outcome::winner) == Some(mover);
        assert!(reachable || !won, "{position}");
        return usize::from(won);
    }
    let reachable = reachable && !position.cannot_win_now();
    let mut wins = 0;
    for action in position.actions() {
        let undo = position.play_unchecked(action);
        wins += winning_turns(position, mover, reachable);
        position.undo(undo);
    }
    wins
}

#[test]
fn what_is_said_to_be_out_of_reach_is() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(16);
    let setups = (0..25).map(|_| punct_setups::random(&mut rng));
    // Chains that lack one piece, a piece that is moved onto others, a chain that is uncovered, and the last piece.
    let near = [
        "punct standard Ea5se,Ed5se,Eg5se,Ej6ne,Cn10ne w - piece",
        "punct standard Ea5se,Ed5se,te3n,te6n,Eg5se,Ej6ne,Cn10ne,Tp12n/ee4n w - piece",
        "punct standard ea3se,Ea5se,Ed5se,ce4se,te6n,eg3se,Eg5se,ej4ne,Ej6ne,cn8ne,Cn10ne,tp10n,Tp12n/ee4n b - piece",
        "punct standard Ea4s,ta6ne,Lb3s,ec7s,Md2s,Ce3se,Ee5se,Ef1nw,Tf2ne,lg8n,Ch7se,ch9n,lh11se,mh16s,ri9se,Tj4nw,tj10n,ek13nw,Tk15se,ml4nw,Ll7nw,Rl11s,rl17se,tm12nw,tn12n,To8se,To12s,Mq11sw,cq13n,eq15nw,eq16nw/Eg7ne,Rl10nw b - piece",
    ];
    let near = near.map(|text| text.parse::<Position>().expect(text));
    let (mut won, mut out_of_reach) = (0, 0);
    for mut position in near.into_iter().chain(setups) {
        let mover = position.side();
        won += usize::from(winning_turns(&mut position, mover, true) > 0);
        out_of_reach += usize::from(position.cannot_win_now());
    }
    assert!(won >= 4 && out_of_reach >= 5, "{won} {out_of_reach}");
}
