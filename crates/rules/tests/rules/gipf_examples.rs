//! The worked examples and the rulings of the GIPF rules page, and what a reader of its notation forgives.

use crate::common::examples::{self, actions, illegal};
use gipfel_rules::gipf::{Illegal, Permission, Position, Setup, Spot, Variant, endings, prompts};
use gipfel_rules::{
    ActionError, Color, DRAW_AFTER, Game, Notation, Outcome, Position as _, TurnError, TurnStatus,
    parse_turn, turn_text,
};

fn position(text: &str) -> Position {
    examples::position(text)
}

fn spot(name: &str) -> Spot {
    Spot::from_name(name).expect("a spot")
}

/// The position after actions joined with `;`, which may belong to both players.
fn after(position: Position, actions: &str) -> Position {
    examples::after(&position, actions)
}

fn is_unreadable(position: &Position, text: &str) -> bool {
    matches!(position.parse_action(text), Err(ActionError::Syntax { .. }))
}

#[test]
fn example_1_push() {
    let start = position("gipf basic 4/5/6/Pp2P2/6/5/4 w 5/5 -- push");
    assert!(actions(&start).contains(&"e1-e4".to_owned()));
    let pushed = after(start, "e1-e4");
    assert_eq!(pushed.to_string(), "gipf basic 4/5/6/PPp1P2/6/5/4 b 4/5 -- push");
}

#[test]
fn example_1_pushes_all_kinds_in_all_directions() {
    let start = position("gipf standard G2P/5/1p4/Gg5/p3pG/5/g2g w 5/5 -- push");
    for (push, board) in [
        ("e1-e4", "G2P/5/1p4/PGg4/p3pG/5/g2g"),
        ("d1-g2", "G2P/5/1p4/Pg5/G3pG/p4/g2g"),
        ("f1-d2", "G2P/5/Gp4/Pg5/p3pG/5/g2g"),
        ("f8-f5", "G2P/5/1p4/Gg5/p2pGP/5/g2g"),
        ("g7-e7", "G2P/5/1p4/Gg3G1/p3pP/5/g2g"),
        ("i4-g6", "G2P/5/1p4/Gg5/p3pG/4g/g2P"),
    ] {
        let expected = format!("gipf standard {board} b 4/5 -- push");
        assert_eq!(after(start, push).to_string(), expected, "{push}");
    }
}

#[test]
fn example_2_closed_line() {
    let start = position("gipf basic 4/PpPpP/p5/7/6/5/4 w 5/5 -- push");
    for (text, dot) in [("c1-c2", "c1"), ("c7-c6", "c7")] {
        match illegal(&start, text) {
            Illegal::ClosedLine(entry) => assert_eq!(entry.dot().to_string(), dot),
            reason => panic!("{text}: {reason}"),
        }
    }
    let actions = actions(&start);
    assert!(actions.contains(&"c1-e3".to_owned()), "the other line of the dot is open");
    assert!(!actions.iter().any(|text| text.starts_with("c7-c") || text.starts_with("c1-c")));
}

#[test]
fn example_3_extension_and_gap() {
    let start = position("gipf basic 4/5/6/PPPPp1P/6/5/4 w 3/2 -- claim");
    assert_eq!(actions(&start), ["xe2,e3,e4,e5,e6*"]);
    let taken = after(start, "xe2,e3,e4,e5,e6*");
    assert_eq!(taken.to_string(), "gipf basic 4/5/6/6P/6/5/4 b 7/2 -- push");
}

#[test]
fn example_4_forced_taking() {
    let start = position("gipf basic 4/4p/1ppp2/7/6/5/4 w 3/0 -- push");
    let pushed = after(start, "b6-d6");
    assert_eq!(pushed.to_string(), "gipf basic 4/4P/1pppp1/7/6/5/4 b 2/0 -- clear");
    assert_eq!(actions(&pushed), ["xd3,d4,d5,d6"]);
    assert_eq!(pushed.prompt(), prompts::TAKE_ROW);
    assert_eq!(illegal(&pushed, "b2"), Illegal::RowsFirst);
    assert!(matches!(illegal(&pushed, "done"), Illegal::CompulsoryRow(_)));
    let cleared = after(pushed, "xd3,d4,d5,d6");
    assert_eq!(cleared.to_string(), "gipf basic 4/4P/6/7/6/5/4 b 2/4 -- push");
}

#[test]
fn example_5_both_colours() {
    let start = position("gipf basic 4/1PPPp/1ppp2/7/6/5/4 w 3/3 -- push");
    let pushed = after(start, "b6-d6");
    assert_eq!(pushed.to_string(), "gipf basic 4/1PPPP/1pppp1/7/6/5/4 w 2/3 -- claim");
    assert_eq!(actions(&pushed), ["xc3,c4,c5,c6"], "White's first");
    let claimed = after(pushed, "xc3,c4,c5,c6");
    assert_eq!(claimed.to_string(), "gipf basic 4/5/1pppp1/7/6/5/4 b 6/3 -- clear");
}

#[test]
fn example_5_a_broken_row_is_not_taken() {
    let start = position("gipf basic 4/2p2/3p2/PPPp3/4p1/5/4 w 3/3 -- push");
    let pushed = after(start, "e1-e6");
    assert_eq!(pushed.rows(Color::Black).count(), 1);
    let claimed = after(pushed, "xe2,e3,e4,e5,e6*");
    assert_eq!(claimed.to_string(), "gipf basic 4/2p2/3p2/7/4p1/5/4 b 6/3 -- push");
}

#[test]
fn example_6_rows_crossing_on_a_basic_piece() {
    let start = position("gipf basic 4/3P1/3P2/1PPPP2/2P3/5/4 w 1/5 -- claim");
    assert_eq!(actions(&start), ["xc5,d5,e5,f4", "xe3,e4,e5,e6"]);
    assert_eq!(
        after(start, "xc5,d5,e5,f4").to_string(),
        "gipf basic 4/5/6/1PP1P2/6/5/4 b 5/5 -- push"
    );
    assert_eq!(
        after(start, "xe3,e4,e5,e6").to_string(),
        "gipf basic 4/3P1/3P2/7/2P3/5/4 b 5/5 -- push"
    );
}

#[test]
fn example_6_rows_crossing_on_a_gipf_piece() {
    let start = position("gipf standard g3/3P1/3P2/1PPGP2/2P3/5/3G w 1/5 -- claim");
    assert_eq!(actions(&start), ["xc5,d5,Ge5,f4", "xc5,d5,f4", "xe3,e4,Ge5,e6", "xe3,e4,e6"]);
    let left = after(start, "xc5,d5,f4");
    assert_eq!(left.to_string(), "gipf standard g3/5/6/1PPGP2/6/5/3G w 4/5 -- claim");
    assert_eq!(actions(&left), ["xe3,e4,Ge5,e6", "xe3,e4,e6"], "the second is taken too");
    let gone = after(start, "xc5,d5,Ge5,f4");
    assert_eq!(gone.to_string(), "gipf standard g3/5/6/1PP1P2/6/5/3G b 6/5 -- push");
}

#[test]
fn example_7_four_gipf_pieces() {
    let start = position("gipf tournament 4/5/6/1GGGG2/6/5/g3 w 2/4 -- claim");
    assert_eq!(start.count_actions(), 16, "15 ways to take some, and `done`");
    assert_eq!(start.prompt(), prompts::TAKE_OR_END);
    let stands = after(start, "done");
    assert_eq!(stands.to_string(), "gipf tournament 4/5/6/1GGGG2/6/5/g3 b 2/4 -- push");
    let again = after(stands, "b2");
    assert_eq!(again.to_string(), "gipf tournament p3/5/6/1GGGG2/6/5/g3 w 2/3 -- clear");
    assert_eq!(again.count_actions(), 16);
    let some = after(again, "xGe3,Ge4");
    assert_eq!(some.to_string(), "gipf tournament p3/5/6/3GG2/6/5/g3 w 6/3 -- push");
    let later = after(again, "done;h5");
    assert_eq!(later.to_string(), "gipf tournament p3/5/6/1GGGG2/6/5/g2P w 1/3 -- claim");
    assert_eq!(later.count_actions(), 16);
}

#[test]
fn example_7_a_row_that_the_push_broke_is_not_taken_after_it() {
    let start = position("gipf tournament 3P/3p1/3p2/1GGGG2/6/5/g3 w 2/3 -- clear");
    let pushed = after(start, "done;a5-f4");
    assert_eq!(pushed.to_string(), "gipf tournament 3P/3P1/3p2/1GGpG2/2G3/5/g3 b 1/3 -- push");
}

#[test]
fn example_8_last_gipf_piece() {
    let start = position("gipf standard pppp/5/6/PPPPg2/6/5/3G w 2/4 -- claim");
    assert_eq!(actions(&start), ["xe2,e3,e4,e5", "xe2,e3,e4,e5,Ge6*"]);
    let won = after(start, "xe2,e3,e4,e5,Ge6*");
    assert_eq!(won.to_string(), "gipf standard pppp/5/6/7/6/5/3G w 6/4 -- claim");
    assert_eq!(won.outcome(), Some(Outcome::Win(Color::White)));
    assert_eq!(won.end_reason(), Some(endings::NO_GIPF_PIECE));
    assert_eq!(won.count_actions(), 0);
    assert_eq!(illegal(&won, "done"), Illegal::GameOver);
    let goes_on = after(start, "xe2,e3,e4,e5");
    assert_eq!(goes_on.to_string(), "gipf standard pppp/5/6/4g2/6/5/3G b 6/4 -- clear");
    assert_eq!(goes_on.outcome(), None);
}

#[test]
fn example_8_taking_ones_own_last_gipf_piece_loses() {
    let start = position("gipf standard 4/5/6/PPPG3/6/5/g3 w 2/4 -- claim");
    let lost = after(start, "xe2,e3,e4,Ge5");
    assert_eq!(lost.outcome(), Some(Outcome::Win(Color::Black)));
    assert_eq!(lost.side(), Color::White, "it ended in White's turn");
}

#[test]
fn example_9_out_of_pieces() {
    let start = position("gipf basic 4/4p/1ppp2/7/6/5/4 b 1/1 -- push");
    let last = after(start, "h2");
    assert_eq!(last.to_string(), "gipf basic 4/4p/1ppp2/7/6/5/p3 w 1/0 -- push");
    assert_eq!(last.outcome(), None, "it is White's turn");
    let lost = after(last, "h5");
    assert_eq!(lost.to_string(), "gipf basic 4/4p/1ppp2/7/6/5/p2P b 0/0 -- push");
    assert_eq!(lost.outcome(), Some(Outcome::Win(Color::White)));
    assert_eq!(lost.end_reason(), Some(endings::OUT_OF_PIECES));
    let saved = after(last, "b6-d6");
    assert_eq!(saved.outcome(), None);
    let plays_on = after(saved, "xd3,d4,d5,d6;b2");
    assert_eq!(plays_on.to_string(), "gipf basic p3/4P/6/7/6/5/p3 w 0/3 -- push");
    assert_eq!(plays_on.outcome(), Some(Outcome::Win(Color::Black)), "now White has none");
}

#[test]
fn pushes_onto_an_empty_spot_are_one_decision() {
    let start = Position::new(Variant::Tournament);
    assert_eq!(start.count_actions(), 18);
    let entered = start.parse_action("Gb5").unwrap();
    for way in ["Ga4-b5", "Ga5-b5", "Gb6-b5"] {
        assert_eq!(start.parse_action(way), Ok(entered), "{way}");
    }
}

#[test]
fn extra_pieces_go_to_the_reserve() {
    let text = |variant, extra| {
        let setup: Setup = Setup::start_with_extra(variant, extra)?;
        Some(setup.validate().expect("a start is valid").to_string())
    };
    assert_eq!(
        text(Variant::Basic, [0, 3]).as_deref(),
        Some("gipf basic p2P/5/6/P5p/6/5/p2P w 12/15 -- push")
    );
    assert_eq!(
        text(Variant::Tournament, [3, 3]).as_deref(),
        Some("gipf tournament 4/5/6/7/6/5/4 w 21/21 !! push")
    );
    assert_eq!(text(Variant::Standard, [4, 0]), None);
}

#[test]
fn tournament_permissions() {
    let start = Position::new(Variant::Tournament);
    assert_eq!(start.prompt(), prompts::PUSH_GIPF_PIECE);
    assert_eq!(illegal(&start, "e2"), Illegal::GipfPieceFirst);
    let first = after(start, "Ge2;Gh2");
    assert_eq!(first.to_string(), "gipf tournament 4/5/6/G6/6/5/g3 w 16/16 ++ push");
    assert_eq!(first.prompt(), prompts::PUSH_EITHER);
    let basic = after(first, "b5;Gb2");
    assert_eq!(basic.to_string(), "gipf tournament g2P/5/6/G6/6/5/g3 w 15/14 -+ push");
    assert_eq!(basic.prompt(), prompts::PUSH);
    assert_eq!(illegal(&basic, "Gc2"), Illegal::GipfPiecesOver);
    assert!(basic.parse_action("c2").is_ok());
    let one_left = position("gipf tournament 4/5/6/G6/6/5/g3 w 1/16 ++ push");
    assert_eq!(illegal(&one_left, "Gc2"), Illegal::ReserveTooSmall);
    let standard = Position::new(Variant::Standard);
    assert_eq!(illegal(&standard, "Gc2"), Illegal::NoGipfPiecesHere);
}

#[test]
fn taking_gipf_pieces_does_not_change_the_permission() {
    let start = position("gipf tournament G3/5/6/GGGG3/6/5/g3 w 2/16 +! claim");
    let taken = after(start, "xGe2,Ge3,Ge4,Ge5");
    assert_eq!(taken.permission(Color::White), Permission::Either);
    assert_eq!(taken.permission(Color::Black), Permission::GipfOnly);
    assert_eq!(taken.reserve(Color::White), 10);
}

#[test]
fn optional_rows_may_be_taken_before_compulsory_ones() {
    let start = position("gipf tournament G3/G4/G1PPPP/G6/3p2/5/g3 w 2/4 -+ claim");
    assert!(matches!(illegal(&start, "done"), Illegal::CompulsoryRow(_)));
    let optional_first = after(start, "xGc2,Gd2,Ge2");
    assert_eq!(actions(&optional_first), ["xd4,d5,d6,d7"]);
    let compulsory_first = after(start, "xd4,d5,d6,d7");
    assert!(compulsory_first.parse_action("done").is_ok());
}

#[test]
fn ruling_the_same_pieces_taken_are_one_decision() {
    let start = position("gipf tournament p3/3G1/3G2/1GGGG2/2G3/5/g3 w 3/6 -- clear");
    let actions = actions(&start);
    assert_eq!(actions.len(), 15 + 15 - 1 + 1);
    assert_eq!(actions.iter().filter(|&text| text == "xGe5").count(), 1);
    // One basic piece on the crossing of two rows that are GIPF-pieces otherwise.
    let basic = position("gipf tournament p3/3G1/3G2/1GGPG2/2G3/5/g3 w 3/6 -- clear");
    let takings = basic.actions();
    assert_eq!(takings.len(), 8 + 8 - 1);
    let alone = basic.parse_action("xe5").unwrap();
    assert_eq!(takings.iter().filter(|&&action| action == alone).count(), 1);
}

#[test]
fn ruling_a_basic_piece_makes_a_row_of_gipf_pieces_compulsory() {
    let start = position("gipf tournament 2P1/5/6/gGGGGp1/6/5/g3 w 2/4 -+ claim");
    assert_eq!(start.prompt(), prompts::TAKE_OR_KEEP);
    assert_eq!(
        illegal(&start, "done"),
        Illegal::CompulsoryRow(
            ["e2", "e3", "e4", "e5", "e6", "e7"].map(spot).into_iter().collect()
        )
    );
    assert_eq!(illegal(&start, "xGe3"), Illegal::BasicPieceStays(spot("e7")));
    let stands = after(start, "xe7*");
    assert_eq!(stands.to_string(), "gipf tournament 2P1/5/6/gGGGG2/6/5/g3 w 2/4 -+ claim");
    assert_eq!(stands.prompt(), prompts::TAKE_OR_END, "what stands is optional");
    assert_eq!(after(stands, "done").side(), Color::Black);
}

#[test]
fn ruling_the_taker_of_both_last_gipf_pieces_wins() {
    let start = position("gipf standard 1P2/3p1/6/PPPGg2/3pp1/5/4 w 2/4 -- claim");
    for (taking, winner) in [
        ("xe2,e3,e4,Ge5,Ge6*", Some(Color::White)),
        ("xe2,e3,e4,Ge6*", Some(Color::White)),
        ("xe2,e3,e4,Ge5", Some(Color::Black)),
        ("xe2,e3,e4", None),
    ] {
        let outcome = after(start, taking).outcome();
        assert_eq!(outcome.and_then(Outcome::winner), winner, "{taking}");
    }
    let black = position("gipf standard 1p2/3P1/6/pppgG2/3PP1/5/4 b 4/2 -- clear");
    let won = after(black, "xe2,e3,e4,Ge5,Ge6*");
    assert_eq!(won.outcome(), Some(Outcome::Win(Color::Black)));
}

#[test]
fn ruling_pieces_but_no_push_loses() {
    let board = "PppP/PpPPP/pppPPp/PPpppPp/pppPpp/PpPPP/pppp";
    let full = position(&format!("gipf basic {board} w 2/0 -- push"));
    assert_eq!(full.outcome(), Some(Outcome::Win(Color::Black)));
    assert_eq!(full.end_reason(), Some(endings::NO_PUSH));
    let none = position(&format!("gipf basic {board} w 0/0 -- push"));
    assert_eq!(none.end_reason(), Some(endings::OUT_OF_PIECES));
}

#[test]
fn ruling_repetition_is_noticed_but_never_ends_the_game_itself() {
    let start = position("gipf basic 4/5/6/7/6/5/4 w 9/9 -- push");
    let mut game = Game::endless(start);
    for occurrence in 1..=DRAW_AFTER {
        assert_eq!((game.occurrences(), game.repeats()), (occurrence, occurrence == 3));
        // Both fill a column and take it off again.
        for turn in ["b2", "h2", "b3", "h3", "b4", "h4"] {
            game.play_text(turn).unwrap();
        }
        for (push, take) in [("b5", "xb2,b3,b4,b5"), ("h5", "xh2,h3,h4,h5")] {
            let known = game.history().len();
            game.push_text(push).unwrap();
            assert_eq!(game.history().len(), known + 1, "only the start of a push phase counts");
            game.push_text(take).unwrap();
            game.commit().unwrap();
        }
    }
    assert_eq!((game.occurrences(), game.end()), (DRAW_AFTER + 1, None));
    assert_eq!(start.outcome(), None);
    let other_reserve = position("gipf basic 4/5/6/7/6/5/4 w 9/8 -- push");
    assert_ne!(start.key(), other_reserve.key(), "another reserve is another position");
}

#[test]
fn notation_the_dot_may_be_named_for_an_empty_spot() {
    let start = position("gipf basic 4/5/6/1p2P2/6/5/4 w 5/5 -- push");
    assert_eq!(start.parse_action("e1-e2"), start.parse_action("e2"));
    assert!(is_unreadable(&start, "e1-e3"), "the piece stops on e2");
}

#[test]
fn notation_the_entry_spot_may_be_named_for_the_end_spot() {
    let start = position("gipf basic 4/5/6/Pp2P2/6/5/4 w 5/5 -- push");
    let push = start.parse_action("e1-e4").unwrap();
    assert_eq!(start.parse_action("e1-e2"), Ok(push));
    assert_eq!(start.action_text(push), "e1-e4");
    for wrong in ["e1-e3", "e1-e5", "e1-e8"] {
        assert!(is_unreadable(&start, wrong), "{wrong} is not where the furthest piece ends");
    }
    assert_eq!(illegal(&start, "e2"), Illegal::OccupiedSpot(spot("e2")));
}

#[test]
fn notation_takings_in_any_order_and_with_marks_missing() {
    let start = position("gipf standard g3/5/6/PPGPgp1/6/5/3G w 2/2 -- claim");
    let taking = start.parse_action("xe2,e3,Ge4,e5,Ge6*,e7*").unwrap();
    for text in
        ["xe2,e3,e4,e5,e6,e7", "xe7,e6,e5,e4,e3,e2", "xGe6,e7*,e3,e2,e5,Ge4", "xe4,e6*,e2,e7,e3,e5"]
    {
        assert_eq!(start.parse_action(text), Ok(taking), "{text}");
    }
    assert_eq!(start.action_text(taking), "xe2,e3,Ge4,e5,Ge6*,e7*");
}

#[test]
fn notation_wrong_takings_are_refused() {
    let start = position("gipf standard g3/5/6/PPGPgp1/6/5/3G w 2/2 -- claim");
    for text in [
        "xGe2,e3,e5,e7",
        "xe2*,e3,e5,e7",
        "xe2,e3,e5,Ge7",
        "xe2,e3,Ge4*,e5,e7",
        "xe2,e2,e3,e5,e7",
        "xe2,e3,e5,e7,",
        "xe2,e3,e5,e9",
        "x",
        "xe2, e3,e5,e7",
    ] {
        assert!(is_unreadable(&start, text), "{text}");
    }
    assert_eq!(illegal(&start, "xe2,e3,e5"), Illegal::BasicPieceStays(spot("e7")));
    assert_eq!(illegal(&start, "xe2,e3,e5,e7,e8"), Illegal::EmptySpot(spot("e8")));
    assert_eq!(illegal(&start, "xe2,e3,e5,e7,h5"), Illegal::NotARow);
    assert_eq!(illegal(&start, "xh5"), Illegal::NotARow);
    assert_eq!(illegal(&after(start, "xe2,e3,e5,e7"), "xe4"), Illegal::NothingToTake);
}

#[test]
fn notation_what_is_no_push() {
    let start = Position::new(Variant::Basic);
    for text in
        ["", "e1", "e5", "a1", "e1-", "-e2", "e2-e3", "e1-c4", "e1-e9", "E2", "e2 ", "done!", "ge2"]
    {
        assert!(is_unreadable(&start, text), "{text:?}");
    }
    assert_eq!(illegal(&start, "done"), Illegal::PushFirst);
}

#[test]
fn notation_done_may_be_missing_in_a_whole_turn() {
    let start = position("gipf tournament p3/5/6/1GGGG2/6/5/g3 w 2/3 -- clear");
    let whole = parse_turn(&start, "done;h5;done").unwrap();
    assert_eq!(whole.status(), TurnStatus::Complete);
    let turn = whole.finish().unwrap();
    for text in ["h5", "done;h5", "h5;done", "h5 (1)", " done ; h5 ; done (1) "] {
        let read = parse_turn(&start, text).unwrap().finish();
        assert_eq!(read.as_ref(), Ok(&turn), "{text}");
    }
    assert_eq!(turn_text(&start, &turn), "done;h5;done");
    // A taking that leaves an optional row, and none behind it.
    let row = position("gipf tournament 2P1/5/6/gGGGGp1/6/5/g3 w 2/4 -+ clear");
    let turn = parse_turn(&row, "xe7*;h5").unwrap().finish().unwrap();
    assert_eq!(turn_text(&row, &turn), "xe7*;done;h5;done");
}

#[test]
fn notation_nothing_else_may_be_missing_in_a_whole_turn() {
    let start = position("gipf basic 4/4p/1ppp2/7/6/5/4 w 3/0 -- push");
    let clear = after(start, "b6-d6");
    assert!(parse_turn(&clear, "b2").is_err(), "the row comes first");
    let unfinished = parse_turn(&clear, "xd3,d4,d5,d6").unwrap();
    assert_eq!(unfinished.status(), TurnStatus::Incomplete);
    assert_eq!(unfinished.finish(), Err(TurnError::Incomplete(prompts::PUSH)));
    assert!(matches!(parse_turn(&start, "h5;b2"), Err(TurnError::Complete)));
}

#[test]
fn a_turn_that_begins_in_a_claim_ends_with_it() {
    let start = position("gipf basic 4/5/6/PPPPp1P/6/5/4 w 3/2 -- claim");
    let turn = parse_turn(&start, "xe2,e3,e4,e5,e6").unwrap();
    assert_eq!(turn.status(), TurnStatus::Complete, "the next to decide is Black");
    let optional = position("gipf tournament 4/5/6/1GGGG2/6/5/g3 w 2/4 -- claim");
    let mut turn = parse_turn(&optional, "done").unwrap();
    assert_eq!(turn.status(), TurnStatus::Complete);
    turn.pop();
    assert_eq!(turn.status(), TurnStatus::MayEnd);
    assert_eq!(turn.finish().map(|actions| actions.len()), Ok(1));
}
