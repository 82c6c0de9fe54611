//! Position texts and set-ups that are no positions, and why.

use crate::common::vectors;
use gipfel_rules::gipf::{self, Permission};
use gipfel_rules::{
    AnyPosition, AnySetup, AnySetupError, Color, Field, Outcome, Position, PositionError,
    SyntaxError, gipf_plus, yinsh,
};

#[test]
fn every_bad_position_is_rejected_with_a_reason() {
    let text = vectors::read("bad-positions.txt") + &vectors::read("gipf-plus-bad-positions.txt");
    assert!(text.lines().count() >= 70);
    for line in text.lines() {
        let (position, why) = line.split_once('\t').expect("position, tab, reason");
        let error = position.parse::<AnyPosition>().expect_err(why).to_string();
        assert!(error.contains(": "), "{position}: `{error}` names a field and a reason");
    }
}

/// The syntax error of a text in which `^` stands in front of the byte it is to point at.
fn syntax_error(marked: &str) -> SyntaxError {
    let at = marked.find('^').expect("a mark");
    let text = marked.replacen('^', "", 1);
    match text.parse::<AnyPosition>() {
        Err(PositionError::Syntax(error)) => {
            assert_eq!(error.at, at, "{marked}: {error}");
            error
        }
        other => panic!("{marked}: {other:?}"),
    }
}

fn check_syntax(cases: &[(Field, &str, &str)]) {
    for &(field, reason, marked) in cases {
        let error = syntax_error(marked);
        assert_eq!(error.field, field, "{marked}: {error}");
        assert!(error.reason.contains(reason), "{marked}: {error}");
        assert!(error.to_string().starts_with(&field.to_string()), "{error}");
    }
}

#[test]
fn gipf_text_that_cannot_be_read() {
    check_syntax(&[
        (Field::LINE, "6 fields", "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 --^"),
        (Field::LINE, "8 fields", "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push ^1"),
        (Field::LINE, "one space", "gipf basic ^ p2P/5/6/P5p/6/5/p2P w 12/12 -- push"),
        (Field::LINE, "one space", "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push ^"),
        (Field::GAME, "unknown", "^tamsk basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push"),
        (Field::GAME, "unknown", "^GIPF basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push"),
        (Field::VARIANT, "unknown", "gipf ^blitz p2P/5/6/P5p/6/5/p2P w 12/12 -- push"),
        (Field::BOARD, "6 columns", "gipf basic ^p2P/5/6/P5p/6/5 w 12/12 -- push"),
        (Field::BOARD, "8 columns", "gipf basic ^p2P/5/6/P5p/6/5/p2P/4 w 12/12 -- push"),
        (Field::BOARD, "column b has 5", "gipf basic ^p2PP/5/6/P5p/6/5/p2P w 12/12 -- push"),
        (Field::BOARD, "column e has 6", "gipf basic p2P/5/6/^P5/6/5/p2P w 12/12 -- push"),
        (Field::BOARD, "column g has 0", "gipf basic p2P/5/6/P5p/6/^/p2P w 12/12 -- push"),
        (Field::BOARD, "unknown character `R`", "gipf basic p2P/5/6/P5p/6/5/p2^R w 12/12 -- push"),
        (Field::BOARD, "unknown character `é`", "gipf basic p2P/5/6/P5p/6/2^é2/p2P w 9/9 -- push"),
        (Field::BOARD, "start with 0", "gipf basic p2P/5/6/P^05p/6/5/p2P w 12/12 -- push"),
        (Field::BOARD, "start with 0", "gipf basic p2P/5/^0/P5p/6/5/p2P w 12/12 -- push"),
        (Field::BOARD, "two numbers", "gipf basic p2P/5/^33/P5p/6/5/p2P w 12/12 -- push"),
        (Field::SIDE, "unknown", "gipf basic p2P/5/6/P5p/6/5/p2P ^x 12/12 -- push"),
        (Field::SIDE, "unknown", "gipf basic p2P/5/6/P5p/6/5/p2P ^W 12/12 -- push"),
        (Field::named("reserves"), "two numbers", "gipf basic p2P/5/6/P5p/6/5/p2P w ^12 -- push"),
        (
            Field::named("reserves"),
            "two numbers",
            "gipf basic p2P/5/6/P5p/6/5/p2P w ^12/12/12 -- push",
        ),
        (
            Field::named("reserves"),
            "leading zero",
            "gipf basic p2P/5/6/P5p/6/5/p2P w ^012/12 -- push",
        ),
        (
            Field::named("reserves"),
            "leading zero",
            "gipf basic p2P/5/6/P5p/6/5/p2P w 12/^00 -- push",
        ),
        (Field::named("reserves"), "a number", "gipf basic p2P/5/6/P5p/6/5/p2P w ^-1/12 -- push"),
        (Field::named("reserves"), "a number", "gipf basic p2P/5/6/P5p/6/5/p2P w 12/^+9 -- push"),
        (Field::named("reserves"), "a number", "gipf basic p2P/5/6/P5p/6/5/p2P w 12/^ -- push"),
        (Field::named("reserves"), "too large", "gipf basic p2P/5/6/P5p/6/5/p2P w 12/^256 -- push"),
        (Field::named("permissions"), "two char", "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 ^- push"),
        (
            Field::named("permissions"),
            "two char",
            "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 ^--- push",
        ),
        (Field::named("permissions"), "`?`", "gipf tournament 4/5/6/7/6/5/4 w 18/18 ^?! push"),
        (Field::named("permissions"), "`*`", "gipf tournament 4/5/6/7/6/5/4 w 18/18 !^* push"),
        (Field::PHASE, "unknown", "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- ^move"),
        (Field::PHASE, "unknown", "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- ^push\n"),
    ]);
}

#[test]
fn gipf_plus_text_that_cannot_be_read() {
    check_syntax(&[
        (Field::LINE, "7 fields", "gipf+ basic p2P/5/6/P5p/6/5/p2P w 12/12 ** push^"),
        (Field::LINE, "9 fields", "gipf+ basic p2P/5/6/P5p/6/5/p2P w 12/12 ** T1/T1 push ^1"),
        (Field::LINE, "8 fields", "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- -/- ^push"),
        (Field::VARIANT, "unknown", "gipf+ ^ultimate p2P/5/6/P5p/6/5/p2P w 12/12 ** -/- push"),
        (Field::BOARD, "column b has 5", "gipf+ basic ^(PZ)3P/5/6/P5p/6/5/p2P w 9/9 ** -/- push"),
        (Field::BOARD, "`X`", "gipf+ basic (P^X)2P/5/6/P5p/6/5/p2P w 9/9 ** -/- push"),
        (Field::BOARD, "`2`", "gipf+ basic (PZ^2P/5/6/P5p/6/5/p2P w 9/9 ** -/- push"),
        (Field::BOARD, "not closed", "gipf+ basic p2^(PZ/5/6/P5p/6/5/p2P w 9/9 ** -/- push"),
        (Field::BOARD, "two pieces", "gipf+ basic ^(P)2P/5/6/P5p/6/5/p2P w 9/9 ** -/- push"),
        (Field::BOARD, "two pieces", "gipf+ basic p1^()P/5/6/P5p/6/5/p2P w 9/9 ** -/- push"),
        (Field::BOARD, "`G` or `g`", "gipf+ basic ^(PP)2P/5/6/P5p/6/5/p2P w 9/9 ** -/- push"),
        (Field::BOARD, "alone", "gipf+ basic p1^DP/5/6/P5p/6/5/p2P w 9/9 ** -/- push"),
        (Field::BOARD, "come about", "gipf+ basic p2P/5/^(Pz)5/P5p/6/5/p2P w 9/9 ** -/- push"),
        (Field::BOARD, "come about", "gipf+ basic p2P/5/^(PDD)5/P5p/6/5/p2P w 9/9 ** -/- push"),
        (Field::BOARD, "come about", "gipf+ basic p2P/5/^(PZd)5/P5p/6/5/p2P w 9/9 ** -/- push"),
        (Field::BOARD, "character `)`", "gipf+ basic p2P/5/6/P5p/6/4^)/p2P w 9/9 ** -/- push"),
        (Field::named("permissions"), "`?`", "gipf+ basic p2P/5/6/P5p/6/5/p2P w 9/9 *^? -/- push"),
        (Field::named("stocks"), "two stocks", "gipf+ basic p2P/5/6/P5p/6/5/p2P w 9/9 ** ^T1 push"),
        (
            Field::named("stocks"),
            "two stocks",
            "gipf+ basic p2P/5/6/P5p/6/5/p2P w 9/9 ** ^-/-/- push",
        ),
        (Field::named("stocks"), "order", "gipf+ basic p2P/5/6/P5p/6/5/p2P w 9/9 ** Z1^T1/- push"),
        (Field::named("stocks"), "order", "gipf+ basic p2P/5/6/P5p/6/5/p2P w 9/9 ** -/^ push"),
        (Field::named("stocks"), "with 0", "gipf+ basic p2P/5/6/P5p/6/5/p2P w 9/9 ** T^0Z1/- push"),
        (Field::named("stocks"), "count", "gipf+ basic p2P/5/6/P5p/6/5/p2P w 9/9 ** -/T^ push"),
        (Field::PHASE, "unknown", "gipf+ basic p2P/5/6/P5p/6/5/p2P w 9/9 ** -/- ^extra3"),
        (Field::PHASE, "unknown", "gipf basic p2P/5/6/P5p/6/5/p2P w 9/9 -- ^extra1"),
    ]);
}

#[test]
fn yinsh_text_that_cannot_be_read() {
    check_syntax(&[
        (Field::LINE, "6 fields", "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 place^"),
        (Field::LINE, "8 fields", "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place ^51"),
        (Field::LINE, "one space", "yinsh ^ blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place"),
        (Field::GAME, "unknown", "^yinshx blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place"),
        (Field::VARIANT, "unknown", "yinsh ^basic 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place"),
        (Field::BOARD, "10 columns", "yinsh blitz ^4/7/8/9/10/9/10/9/8/7 w 5/5 0/0 place"),
        (Field::BOARD, "12 columns", "yinsh blitz ^4/7/8/9/10/9/10/9/8/7/4/4 w 5/5 0/0 place"),
        (Field::BOARD, "column a has 5", "yinsh blitz ^5/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place"),
        (Field::BOARD, "column j has 8", "yinsh blitz 4/7/8/9/10/9/10/9/8/^R7/4 w 4/5 0/0 place"),
        (Field::BOARD, "character `P`", "yinsh blitz 4/7/8/9/10/9/10/9/8/^P6/4 w 5/5 0/0 place"),
        (Field::BOARD, "two numbers", "yinsh blitz 4/7/8/9/^55/9/10/9/8/7/4 w 5/5 0/0 place"),
        (Field::BOARD, "above 10", "yinsh blitz 4/7/8/9/10/9/^11/9/8/7/4 w 5/5 0/0 place"),
        (Field::BOARD, "start with 0", "yinsh blitz 4/7/8/^09/10/9/10/9/8/7/4 w 5/5 0/0 place"),
        (Field::SIDE, "unknown", "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 ^g 5/5 0/0 place"),
        (
            Field::named("hand"),
            "leading zero",
            "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/^05 0/0 place",
        ),
        (Field::named("hand"), "two numbers", "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w ^5 0/0 place"),
        (
            Field::named("removed"),
            "a number",
            "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/^x place",
        ),
        (
            Field::named("removed"),
            "too large",
            "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 ^999/0 place",
        ),
        (Field::PHASE, "unknown", "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 ^push"),
        (Field::PHASE, "unknown", "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 ^claim"),
    ]);
}

#[test]
fn text_of_another_game_is_no_text_of_this_one() {
    let gipf = "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push";
    let plus = "gipf+ basic p2P/5/6/P5p/6/5/p2P w 12/12 -- -/- push";
    let yinsh = "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place";
    let game_error =
        |error| assert!(matches!(error, SyntaxError { field: Field::GAME, at: 0, .. }));
    game_error(yinsh.parse::<gipf::Setup>().unwrap_err());
    game_error(gipf.parse::<yinsh::Setup>().unwrap_err());
    game_error(yinsh.replace(" place", " 0 place").parse::<gipf_plus::Setup>().unwrap_err());
    assert_eq!(plus.parse::<gipf::Setup>().unwrap_err().field, Field::LINE);
    game_error("".parse::<AnySetup>().unwrap_err());
}

fn errors(text: &str) -> Vec<AnySetupError> {
    match text.parse::<AnyPosition>() {
        Err(PositionError::Setup(errors)) => errors,
        other => panic!("{text}: {other:?}"),
    }
}

fn gipf_errors(text: &str) -> Vec<gipf::SetupError> {
    let gipf = |error| match error {
        AnySetupError::Gipf(error) => error,
        other => panic!("{text}: {other}"),
    };
    errors(text).into_iter().map(gipf).collect()
}

fn yinsh_errors(text: &str) -> Vec<yinsh::SetupError> {
    let yinsh = |error| match error {
        AnySetupError::Yinsh(error) => error,
        other => panic!("{text}: {other}"),
    };
    errors(text).into_iter().map(yinsh).collect()
}

fn spot(name: &str) -> gipf::Spot {
    gipf::Spot::from_name(name).expect("a spot")
}

fn spots(names: &str) -> gipf::SpotSet {
    names.split(' ').map(spot).collect()
}

#[test]
fn gipf_errors_one_by_one() {
    use gipf::SetupError::*;
    let cases = [
        ("gipf basic g2P/5/6/P5p/6/5/p2P w 12/12 -- push", GipfPieceInBasic(spot("b2"))),
        ("gipf basic p2P/5/6/P5p/6/5/p2G w 12/12 -- push", GipfPieceInBasic(spot("h5"))),
        (
            "gipf basic 4/5/6/7/6/5/4 w 22/12 -- push",
            ReserveTooLarge { color: Color::White, reserve: 22 },
        ),
        (
            "gipf basic 4/5/6/7/6/5/4 w 12/255 -- push",
            ReserveTooLarge { color: Color::Black, reserve: 255 },
        ),
        (
            "gipf basic p2P/5/6/P5p/6/5/p2P w 19/12 -- push",
            TooManyPieces { color: Color::White, pieces: 22 },
        ),
        (
            "gipf standard g2G/5/6/G5g/6/5/g2G w 12/16 -- push",
            TooManyPieces { color: Color::Black, pieces: 22 },
        ),
        (
            "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 +- push",
            PermissionOutsideTournament { color: Color::White, permission: Permission::Either },
        ),
        (
            "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -! push",
            PermissionOutsideTournament { color: Color::Black, permission: Permission::GipfOnly },
        ),
        ("gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- clear", NoRow { phase: gipf::Phase::Clear }),
        ("gipf basic p2P/5/pppp2/P5p/6/5/p2P w 9/8 -- claim", NoRow { phase: gipf::Phase::Claim }),
        ("gipf basic p2P/5/1PPPP1/P5p/6/5/p2P w 8/12 -- push", CompulsoryRow(spots("d3 d4 d5 d6"))),
        (
            "gipf tournament 4/5/6/1GGGGp1/6/5/g3 w 4/9 -+ push",
            CompulsoryRow(spots("e3 e4 e5 e6 e7")),
        ),
    ];
    for (text, error) in cases {
        assert_eq!(gipf_errors(text), [error], "{text}");
    }
}

fn gipf_plus_errors(text: &str) -> Vec<gipf_plus::SetupError> {
    let plus = |error| match error {
        AnySetupError::GipfPlus(error) => error,
        other => panic!("{text}: {other}"),
    };
    errors(text).into_iter().map(plus).collect()
}

#[test]
fn gipf_plus_errors_one_by_one() {
    use gipf_plus::SetupError::*;
    use gipf_plus::{Permission, Phase, Potential};
    let (white, black) = (Color::White, Color::Black);
    let cases = [
        ("gipf+ basic g2P/5/6/7/6/5/4 w 9/9 -- -/- push", GipfPieceInBasic(spot("b2"))),
        (
            "gipf+ basic 4/5/6/7/6/5/4 w 22/9 -- -/- push",
            ReserveTooLarge { color: white, reserve: 22 },
        ),
        (
            // Covered pieces count, potentials do not.
            "gipf+ standard (PdD)(Pu)1G/5/6/Z6/6/5/3g w 18/9 -- -/- push",
            TooManyPieces { color: white, pieces: 22 },
        ),
        (
            "gipf+ basic 4/5/6/(pD)(PD)4z/6/5/4 w 9/9 ** D5/- push",
            TooManyPotentials { color: white, kind: Potential::Dvonn, count: 7 },
        ),
        (
            "gipf+ basic 4/5/6/7/6/5/4 w 9/9 ** -/U7 push",
            TooManyPotentials { color: black, kind: Potential::Punct, count: 7 },
        ),
        (
            "gipf+ basic 4/5/6/7/6/5/4 w 9/9 +* -/- push",
            PermissionOutsideTournament { color: white, permission: Permission::Any },
        ),
        (
            "gipf+ standard G3/5/6/7/6/5/g3 w 9/9 *! -/- push",
            PermissionOutsideTournament { color: black, permission: Permission::GipfOnly },
        ),
        ("gipf+ basic 4/5/6/7/6/5/4 w 9/9 -* Z1/T1 push", StockWithoutPermission(white)),
        ("gipf+ basic 4/5/6/3(pt)3/6/5/4 w 9/9 ** -/- extra1", NoTamskOnCentre(Phase::Extra1)),
        ("gipf+ basic 4/5/6/3P3/6/5/4 w 9/9 ** -/- extra2", NoTamskOnCentre(Phase::Extra2)),
        ("gipf+ basic 4/5/6/3(PT)3/6/5/4 w 9/9 ** -/- push", TamskOnCentre(Phase::Push)),
        ("gipf+ basic 4/5/6/PPP(PT)3/6/5/4 w 9/9 ** -/- claim", TamskOnCentre(Phase::Claim)),
        ("gipf+ basic 4/5/6/PPp4/6/5/4 w 9/9 ** -/- clear", NoRow(Phase::Clear)),
        (
            "gipf+ basic 4/5/6/PP(pD)P3/6/5/4 w 9/9 ** -/- push",
            RowStands { phase: Phase::Push, row: spots("e2 e3 e4 e5") },
        ),
        (
            "gipf+ standard 4/5/6/GGGG3/6/5/g3 w 9/9 -- -/- push",
            RowStands { phase: Phase::Push, row: spots("e2 e3 e4 e5") },
        ),
        (
            // A T that is not a lone used one makes no difference.
            "gipf+ basic 4/5/6/PPP(PT)3/6/5/t2(PT) w 9/9 ** -/- extra1",
            RowStands { phase: Phase::Extra1, row: spots("e2 e3 e4 e5") },
        ),
    ];
    for (text, error) in cases {
        assert_eq!(gipf_plus_errors(text), [error], "{text}");
    }
}

#[test]
fn gipf_plus_set_up_reports_all_its_errors() {
    use gipf_plus::SetupError::*;
    use gipf_plus::{Permission, Phase, Potential};
    let (white, black) = (Color::White, Color::Black);
    let text = "gipf+ basic g2P/5/6/PPP(PT)3/6/5/p2P w 22/12 -! Z1/Y9 push";
    assert_eq!(
        gipf_plus_errors(text),
        [
            GipfPieceInBasic(spot("b2")),
            ReserveTooLarge { color: white, reserve: 22 },
            TooManyPotentials { color: black, kind: Potential::Yinsh, count: 9 },
            StockWithoutPermission(white),
            PermissionOutsideTournament { color: black, permission: Permission::GipfOnly },
            TamskOnCentre(Phase::Push),
            RowStands { phase: Phase::Push, row: spots("e2 e3 e4 e5") },
        ]
    );
    let message = text.parse::<AnyPosition>().unwrap_err().to_string();
    assert!(message.ends_with(
        "phase: push with a T-loaded piece of the mover on e5; \
         phase: push while the row e2–e5 of the mover stands"
    ));
}

#[test]
fn yinsh_errors_one_by_one() {
    use yinsh::Phase;
    use yinsh::SetupError::*;
    let (white, black) = (Color::White, Color::Black);
    let cases = [
        (
            "yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 4/5 0/0 place",
            RingCount { color: white, rings: 4 },
        ),
        (
            "yinsh standard R2r/2M4/R7/4m4/r3M5/3R5/2r3m3/9/R3r3/6R/r3 w 0/0 0/1 move",
            RingCount { color: black, rings: 6 },
        ),
        (
            "yinsh standard R2r/2M4/8/4m4/r3M5/3R5/2r3m3/9/R3r3/7/r3 w 0/0 1/0 claim-ring",
            RingCount { color: white, rings: 4 },
        ),
        (
            "yinsh standard mM1m/2mmR2/MmMMRmRM/2Mmmm1rM/Mm1MRMmMm1/1mmMmMmMm/mrm1mmMmMm/r2rmmr1m/\
             mM1mmmRm/1MM1M2/2m1 w 0/0 0/0 move",
            TooManyMarkers(52),
        ),
        ("yinsh standard RRRR/R6/8/9/10/9/10/9/8/7/4 w 0/5 0/0 place", NoRingInHand(white)),
        ("yinsh standard 4/7/8/9/10/R3M4/10/9/8/7/4 b 4/5 0/0 place", MarkersInPlacement),
        (
            "yinsh standard RRRR/7/8/9/10/9/10/9/8/R6/rrrr b 0/1 0/0 move",
            RingInHand { color: black, phase: Phase::Move },
        ),
        (
            "yinsh standard RRRR/7/8/9/10/9/10/9/8/r6/rrrr b 1/0 0/0 clear-ring",
            RingInHand { color: white, phase: Phase::ClearRing },
        ),
        (
            "yinsh standard RRRR/7/8/MMMM5/10/9/10/9/8/1R4r/rrrr w 0/0 0/0 clear-row",
            NoRow(Phase::ClearRow),
        ),
        (
            "yinsh standard RRRR/7/8/MMRMMM3/10/9/10/9/8/6r/rrrr w 0/0 0/0 claim-row",
            NoRow(Phase::ClaimRow),
        ),
        ("yinsh blitz RRRR/7/8/MMMMM4/10/9/10/9/8/R5r/rrrr w 0/0 0/0 move", RowStands),
    ];
    for (text, error) in cases {
        assert_eq!(yinsh_errors(text), [error], "{text}");
    }
}

#[test]
fn gipf_set_up_reports_all_its_errors() {
    use gipf::SetupError::*;
    assert_eq!(
        gipf_errors("gipf basic g2G/5/6/7/6/5/4 w 22/20 +! clear"),
        [
            GipfPieceInBasic(spot("b2")),
            GipfPieceInBasic(spot("b5")),
            ReserveTooLarge { color: Color::White, reserve: 22 },
            TooManyPieces { color: Color::Black, pieces: 22 },
            PermissionOutsideTournament { color: Color::White, permission: Permission::Either },
            PermissionOutsideTournament { color: Color::Black, permission: Permission::GipfOnly },
            NoRow { phase: gipf::Phase::Clear },
        ]
    );
    assert_eq!(
        gipf_errors("gipf standard PPPP/5/pppppp/7/6/1PPPP/4 w 14/16 -- push"),
        [
            TooManyPieces { color: Color::White, pieces: 22 },
            TooManyPieces { color: Color::Black, pieces: 22 },
            CompulsoryRow(spots("b2 b3 b4 b5")),
            CompulsoryRow(spots("g3 g4 g5 g6")),
        ]
    );
}

#[test]
fn yinsh_set_up_reports_all_its_errors() {
    use yinsh::Phase;
    use yinsh::SetupError::*;
    let (white, black) = (Color::White, Color::Black);
    assert_eq!(
        yinsh_errors("yinsh standard MMMM/7/8/9/10/R8/10/9/8/7/4 b 0/0 1/7 place"),
        [
            RingCount { color: white, rings: 2 },
            RingCount { color: black, rings: 7 },
            NoRingInHand(black),
            MarkersInPlacement,
        ]
    );
    let crowded = "MMMM/MMMMMMM/MMMMMMMM/MMMMMMMMM/MMMMMMMMMM/MMMMMMMMM/MMMMMMMMMM/9/8/7/4";
    assert_eq!(
        yinsh_errors(&format!("yinsh standard {crowded} w 2/5 1/0 move")),
        [
            RingCount { color: white, rings: 3 },
            TooManyMarkers(57),
            RingInHand { color: white, phase: Phase::Move },
            RingInHand { color: black, phase: Phase::Move },
            RowStands,
        ]
    );
    assert_eq!(
        yinsh_errors("yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/1 claim-row"),
        [
            RingCount { color: black, rings: 6 },
            RingInHand { color: white, phase: Phase::ClaimRow },
            RingInHand { color: black, phase: Phase::ClaimRow },
            NoRow(Phase::ClaimRow),
        ]
    );
}

#[test]
fn error_messages_name_their_fields() {
    let text = "gipf basic g2P/5/6/P5p/6/5/p2P w 22/12 +- claim";
    let message = text.parse::<AnyPosition>().unwrap_err().to_string();
    assert_eq!(
        message,
        "board: GIPF-piece on b2 in the basic variant; reserves: White has 22, more than 21; \
         permissions: `+` for White outside tournament; \
         phase: claim without a row of the mover's colour"
    );
}

/// Whatever the pages do not reject is a position, and its result is the one they give.
#[test]
fn unlikely_positions_are_accepted() {
    let (white, black) = (Outcome::Win(Color::White), Outcome::Win(Color::Black));
    let cases = [
        // A row of the opponent in the push phase is his to clear.
        ("gipf basic pppp/5/6/7/6/5/4 w 3/0 -- push", None),
        // So is an optional row of one's own.
        ("gipf tournament GGGG/5/6/7/6/5/g3 w 3/0 -- push", None),
        // A finished game needs no row in its last phase.
        (
            "gipf standard 4/5/6/7/6/5/3G w 3/0 -- claim",
            Some((white, gipf::endings::NO_GIPF_PIECE)),
        ),
        (
            "gipf standard 4/5/6/7/6/5/3G b 3/0 -- clear",
            Some((white, gipf::endings::NO_GIPF_PIECE)),
        ),
        (
            "gipf tournament 4/5/6/7/6/5/3G w 3/9 -- push",
            Some((white, gipf::endings::NO_GIPF_PIECE)),
        ),
        // With `!` a player has not had a GIPF-piece yet.
        ("gipf tournament 4/5/6/7/6/5/3G w 3/9 -! push", None),
        // Both without a GIPF-piece: the side to move has won.
        ("gipf standard 4/5/6/7/6/5/4 w 3/3 -- push", Some((white, gipf::endings::NO_GIPF_PIECE))),
        (
            "gipf tournament 4/5/6/7/6/5/4 b 3/3 +- clear",
            Some((black, gipf::endings::NO_GIPF_PIECE)),
        ),
        ("gipf basic 4/5/6/7/6/5/4 b 21/21 -- push", None),
        ("gipf basic 4/5/6/7/6/5/4 w 0/21 -- push", Some((black, gipf::endings::OUT_OF_PIECES))),
        // A GIPF-piece is due and one basic piece is left.
        ("gipf tournament 4/5/6/7/6/5/4 w 1/18 !! push", Some((black, gipf::endings::NO_PUSH))),
        // An extra push may have made a row that is taken in the claim phase.
        ("gipf+ basic T3/5/6/PPPP3/6/5/4 w 3/5 -- -/- push", None),
        ("gipf+ basic T3/5/6/PPP(PT)3/6/5/4 w 3/5 -- -/- extra1", None),
        ("gipf+ basic 4/5/6/PPP(PT)3/6/5/4 w 3/5 -- -/- extra2", None),
        // So may the jump that won the game, but no other row of the winner's is left in push.
        (
            "gipf+ standard 3G/5/6/PPP(pU)3/6/5/4 w 3/5 -- -/- push",
            Some((white, gipf::endings::NO_GIPF_PIECE)),
        ),
        // A row of the opponent is his to clear.
        ("gipf+ basic 4/5/6/(Pd)z(pt)p3/6/5/4 w 3/5 -- -/- push", None),
        // A permission without a stock, and a stock with any permission but `-`.
        ("gipf+ basic 4/5/6/7/6/5/4 w 3/5 ** -/- push", None),
        ("gipf+ tournament 4/5/6/7/6/5/4 w 3/5 !! Z6/Y6 push", None),
        // An empty reserve with something to use.
        ("gipf+ basic 4/5/6/3(PY)3/6/5/4 w 0/5 -- -/- push", None),
        (
            "gipf+ basic 4/5/6/3(PD)3/6/5/4 w 0/5 -- -/- push",
            Some((black, gipf::endings::OUT_OF_PIECES)),
        ),
        // A row of the opponent in the move phase is his to clear.
        ("yinsh standard RRRR/7/8/MMMMM4/10/9/10/9/8/R5r/rrrr b 0/0 0/0 move", None),
        // A ring may be owed while further rows stand.
        ("yinsh standard RRRR/7/8/MMMMM4/10/9/10/9/8/R5r/rrrr w 0/0 0/0 clear-ring", None),
        // Uneven placement.
        ("yinsh standard 4/7/8/9/10/9/10/9/8/6r/rrrr w 5/0 0/0 place", None),
        // Rings removed while others are in hand.
        ("yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 3/5 2/0 place", None),
        // The target reached ends the game in any phase.
        (
            "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/4 0/1 place",
            Some((black, yinsh::endings::RINGS_REMOVED)),
        ),
        (
            "yinsh standard RR2/7/8/MMMMM4/10/9/10/9/8/7/rr2 b 0/0 3/3 move",
            Some((black, yinsh::endings::RINGS_REMOVED)),
        ),
        (
            "yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 0/0 5/5 claim-ring",
            Some((white, yinsh::endings::RINGS_REMOVED)),
        ),
    ];
    for (text, end) in cases {
        let position: AnyPosition = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.to_string(), text);
        assert_eq!(position.outcome().zip(position.end_reason()), end, "{text}");
        assert_eq!(position.actions().is_empty(), end.is_some(), "{text}");
        assert_eq!(position.setup().validate(), Ok(position));
    }
}
