//! The worked examples of the rules pages.

use gipfel_naive::AnyState;

fn parse(position: &str) -> AnyState {
    AnyState::parse(position).unwrap_or_else(|error| panic!("{position}: {error}"))
}

fn play(position: &str, turn: &str) -> AnyState {
    turn.split(';').fold(parse(position), |state, action| {
        state.play(action).unwrap_or_else(|error| panic!("{error}"))
    })
}

#[track_caller]
fn check_turn(position: &str, turn: &str, expected: &str) {
    assert_eq!(play(position, turn).text(), expected, "{turn} in {position}");
}

#[test]
fn gipf_push_moves_the_pieces_before_the_gap() {
    check_turn(
        "gipf basic 4/5/6/Pp2p2/6/5/4 w 5/5 -- push",
        "e1-e4",
        "gipf basic 4/5/6/PPp1p2/6/5/4 b 4/5 -- push",
    );
}

#[test]
fn gipf_closed_line_cannot_be_entered() {
    let actions = parse("gipf basic 4/PpPpP/6/7/6/5/4 w 5/5 -- push").actions();
    assert!(!actions.iter().any(|action| action.starts_with("c1-") || action.starts_with("c7-")));
    assert!(actions.contains(&"d2".to_string()));
}

#[test]
fn gipf_row_is_extended_up_to_a_gap() {
    check_turn(
        "gipf basic 4/5/6/PPPPp1P/6/5/4 w 3/5 -- claim",
        "xe2,e3,e4,e5,e6*",
        "gipf basic 4/5/6/6P/6/5/4 b 7/5 -- push",
    );
}

#[test]
fn gipf_row_made_by_the_opponent_is_cleared_before_pushing() {
    let position = "gipf basic 4/5/6/1ppp1pP/6/5/4 w 3/5 -- push";
    check_turn(position, "e9-e6", "gipf basic 4/5/6/1ppppPP/6/5/4 b 2/5 -- clear");
    check_turn(position, "e9-e6;xe3,e4,e5,e6,e7*,e8*", "gipf basic 4/5/6/7/6/5/4 b 2/9 -- push");
}

#[test]
fn gipf_mover_takes_first_and_may_break_the_other_row() {
    check_turn(
        "gipf basic 4/P1p2/3p2/PPPPp2/4p1/p4/P3 w 3/3 -- claim",
        "xe2,e3,e4,e5,e6*",
        "gipf basic 4/P1p2/3p2/7/4p1/p4/P3 b 7/3 -- push",
    );
}

#[test]
fn gipf_four_gipf_pieces_may_stand() {
    let position = "gipf tournament 4/5/6/GGGG3/6/5/g3 w 4/9 -- claim";
    let state = play(position, "done");
    assert_eq!(state.text(), "gipf tournament 4/5/6/GGGG3/6/5/g3 b 4/9 -- push");
    let state = state.play("b2").expect("a legal push");
    assert_eq!(state.text(), "gipf tournament p3/5/6/GGGG3/6/5/g3 w 4/8 -- clear");
    assert_eq!(state.actions().len(), 16);
}

#[test]
fn gipf_last_gipf_piece_wins_at_once() {
    let state = play("gipf standard pppp/5/6/PPPPg2/6/5/3G w 2/4 -- claim", "xe2,e3,e4,e5,Ge6*");
    assert_eq!(state.text(), "gipf standard pppp/5/6/7/6/5/3G w 6/4 -- claim");
    assert_eq!(state.result(), Some("w"));
}

#[test]
fn gipf_player_without_pieces_loses_unless_a_row_comes() {
    let position = "gipf basic 2p1/P4/1ppp1p/7/1P4/5/3P w 3/0 -- push";
    assert_eq!(play(position, "b2").result(), Some("w"));
    let state = play(position, "d8-d6");
    assert_eq!(state.text(), "gipf basic 2p1/P4/1ppppP/7/1P4/5/3P b 2/0 -- clear");
    let state = state.play("xd3,d4,d5,d6,d7*").expect("the row is Black's");
    assert_eq!(state.text(), "gipf basic 2p1/P4/6/7/1P4/5/3P b 2/4 -- push");
    assert_eq!(state.result(), None);
}

#[test]
fn yinsh_ring_stops_behind_the_markers() {
    let actions =
        parse("yinsh standard rrrr/7/8/9/R2MmM4/9/10/9/8/6r/RRRR w 0/0 0/0 move").actions();
    let along: Vec<&String> = actions.iter().filter(|action| action.starts_with("e1-e")).collect();
    assert_eq!(along, ["e1-e2", "e1-e3", "e1-e7"]);
}

#[test]
fn yinsh_jumped_markers_are_flipped() {
    check_turn(
        "yinsh standard rrrr/7/8/9/RMmMmM4/9/10/9/8/6r/RRRR w 0/0 0/0 move",
        "e1-e7",
        "yinsh standard rrrr/7/8/9/MmMmMmR3/9/10/9/8/6r/RRRR b 0/0 0/0 move",
    );
}

#[test]
fn yinsh_seven_in_a_line_are_three_rows() {
    let position = "yinsh standard rrrr/7/8/9/RMMMMMMM2/9/10/9/8/6r/RRRR w 0/0 0/0 claim-row";
    assert_eq!(parse(position).actions(), ["xe2-e6", "xe3-e7", "xe4-e8"]);
}

#[test]
fn yinsh_crossing_rows_cost_one_ring() {
    check_turn(
        "yinsh standard rrrr/7/8/9/1MMMMM4/2M6/2M7/1M7/M6R/6r/RRRR w 0/0 0/0 claim-row",
        "xe2-e6;xk7",
        "yinsh standard rrrr/7/8/9/10/2M6/2M7/1M7/M6R/6r/1RRR b 0/0 1/0 move",
    );
}

#[test]
fn yinsh_mover_wins_before_the_opponent_takes_his_row() {
    let state = play(
        "yinsh standard RRR1/7/1mmmmm2/9/1MMMMM4/9/10/9/8/7/rrr1 b 0/0 2/2 claim-row",
        "xc2-c6;xk7",
    );
    assert_eq!(state.result(), Some("b"));
    assert!(state.text().ends_with("b 0/0 2/3 claim-ring"));
}

#[test]
fn gipf_rows_crossing_on_a_gipf_piece_that_stays_are_both_taken() {
    let position = "gipf standard 1P2/2P2/PPPG2/4P2/4g1/pp3/g2G w 3/5 -- claim";
    let state = play(position, "xb3,c4,e6");
    assert_eq!(state.actions(), ["xd2,d3,d4", "xd2,d3,d4,Gd5"]);
    let state = play(position, "xb3,c4,Gd5,e6");
    assert_eq!(state.text(), "gipf standard 4/5/PPP3/7/4g1/pp3/g2G b 8/5 -- push");
}

#[test]
fn yinsh_empty_pool_ends_the_game_on_removed_rings() {
    let board =
        "1mr1/M1M3M/M1MmmmM1/1mm1MMmmM/M1M1Mmm1M1/mMM1M1R1M/MMmmmMmMmm/M1Rr2m2/m3mRM1/rm2MMm/m2r";
    let mut states = vec![parse(&format!("yinsh standard {board} b 0/0 2/1 move"))];
    let mut finished = 0;
    for _ in 0..3 {
        let mut next = Vec::new();
        for state in states {
            for action in state.actions() {
                next.push(state.play(&action).expect("the action is legal"));
            }
        }
        states = next;
        for state in &states {
            let text = state.text();
            let board = text.split(' ').nth(2).expect("the board");
            let markers = board.chars().filter(|piece| "Mm".contains(*piece)).count();
            if markers == 51 && text.ends_with(" 2/1 move") {
                assert_eq!(state.result(), Some("w"), "{text}");
                finished += 1;
            } else {
                // A row made with the last marker refills the pool.
                assert_eq!(state.result(), None, "{text}");
            }
        }
    }
    assert!(finished > 0);
}

#[test]
fn yinsh_row_made_by_the_opponent_is_taken_before_moving() {
    check_turn(
        "yinsh standard rrrr/7/8/9/RMmmmmm3/9/10/9/8/6r/RRRR b 0/0 0/0 clear-row",
        "xe3-e7;xa2",
        "yinsh standard 1rrr/7/8/9/RM8/9/10/9/8/6r/RRRR b 0/0 0/1 move",
    );
}

#[test]
fn yinsh_five_with_a_ring_between_are_no_row() {
    let position = "yinsh standard rrrr/7/8/9/MMRMMM4/9/10/9/8/6r/RRRR w 0/0 0/0";
    assert!(AnyState::parse(&format!("{position} claim-row")).is_err());
    assert!(AnyState::parse(&format!("{position} move")).is_ok());
}

#[test]
fn tamsk_is_lifted_off_before_its_push_moves_the_piece_on_the_centre() {
    check_turn(
        "gipf+ basic 4/5/6/PpP(PT)3/6/5/4 w 3/5 ** -/- extra2",
        "T:e1-e6",
        "gipf+ basic 4/5/6/TPpPP2/6/5/4 b 3/5 ** -/- push",
    );
}

#[test]
fn rows_of_an_extra_push_before_the_ordinary_push_wait_for_the_claim() {
    let state = play("gipf+ basic 4/5/6/1PP(PT)3/6/5/4 w 3/5 *- -/- extra1", "T:e2");
    assert_eq!(state.text(), "gipf+ basic 4/5/6/TPPP3/6/5/4 w 3/5 *- -/- push");
    let state = state.play("b2").expect("a legal push");
    assert_eq!(state.text(), "gipf+ basic P3/5/6/TPPP3/6/5/4 w 2/5 -- -/- claim");
    let state = state.play("xe2,e3,e4,e5").expect("the row is White's");
    assert_eq!(state.text(), "gipf+ basic P3/5/6/7/6/5/4 b 5/5 -- -/- push");
}

#[test]
fn punct_on_the_last_gipf_piece_wins_at_once_even_if_it_makes_a_row() {
    let state = play("gipf+ standard 3G/5/6/PPPg3/2(PU)3/5/4 w 3/5 -- -/- push", "U:f4-e5");
    let text = "gipf+ standard 3G/5/6/PPP(pU)3/2P3/5/4 w 3/5 -- -/- push";
    assert_eq!(state.text(), text);
    assert_eq!(state.result(), Some("w"));
    assert_eq!(parse(text), state);
}

#[test]
fn no_row_may_stand_with_potentials() {
    let actions = parse("gipf+ standard 4/5/6/GG(PZ)(PY)3/6/5/3g w 3/5 -- -/- claim").actions();
    assert_eq!(actions.len(), 15);
    assert!(!actions.contains(&"done".to_string()));
}
