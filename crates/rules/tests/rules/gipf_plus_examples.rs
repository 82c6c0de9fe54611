//! The rules page of GIPF with potentials, sentence by sentence, and its notation.

use gipfel_rules::gipf_plus::{
    Action, ActionKind, Illegal, Layer, Permission, Phase, Position, Potential, Setup, Spot, Stack,
    Stock, Variant, endings, prompts,
};
use gipfel_rules::{
    ActionError, Color, Notation, Outcome, Position as _, Stage, TurnStatus, parse_turn,
};

fn position(text: &str) -> Position {
    let position: Position = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.to_string(), text, "the text is canonical");
    position
}

fn spot(name: &str) -> Spot {
    Spot::from_name(name).expect("a spot")
}

fn stack(position: &Position, name: &str) -> String {
    position.stack(spot(name)).map_or_else(String::new, |stack| stack.to_string())
}

/// The legal actions as text, sorted.
fn actions(position: &Position) -> Vec<String> {
    let mut texts: Vec<String> =
        position.actions().into_iter().map(|action| position.action_text(action)).collect();
    texts.sort();
    texts
}

/// Those of them that begin with a text.
fn starting(position: &Position, start: &str) -> Vec<String> {
    actions(position).into_iter().filter(|text| text.starts_with(start)).collect()
}

/// The position after actions joined with `;`, which may belong to both players.
fn after(mut position: Position, actions: &str) -> Position {
    for text in actions.split(';') {
        let action = position.parse_action(text).unwrap_or_else(|error| panic!("{error}"));
        position.play(action).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    position
}

#[track_caller]
fn check(start: &str, actions: &str, expected: &str) {
    assert_eq!(after(position(start), actions).to_string(), expected, "{actions} in {start}");
}

/// Why an action is not allowed.
fn illegal(position: &Position, text: &str) -> Illegal {
    match position.parse_action(text) {
        Err(ActionError::Illegal { reason, .. }) => reason,
        other => panic!("{text} in {position}: {other:?}"),
    }
}

fn unreadable(position: &Position, text: &str) -> String {
    match position.parse_action(text) {
        Err(ActionError::Syntax { reason, .. }) => reason,
        other => panic!("{text} in {position}: {other:?}"),
    }
}

// §1 Pieces and stacks

#[test]
fn there_are_five_kinds_of_potentials() {
    let letters: String = Potential::ALL.iter().map(|kind| kind.letter()).collect();
    assert_eq!(letters, "TZDYU");
    let names: Vec<&str> = Potential::ALL.iter().map(|kind| kind.name()).collect();
    assert_eq!(names, ["TAMSK", "ZÈRTZ", "DVONN", "YINSH", "PÜNCT"]);
}

#[test]
fn a_loaded_piece_is_a_basic_piece_with_one_potential_of_its_colour_on_top() {
    for kind in Potential::ALL {
        for color in Color::ALL {
            let layers = [Layer::basic(color), Layer::potential(color, kind)];
            let stack = Stack::from_layers(&layers).expect("a loaded piece");
            assert_eq!(stack.load(), Some(kind));
            assert_eq!(stack.used(), None);
        }
    }
    // With something above it is loaded no more.
    let covered = position("gipf+ basic 4/5/6/(PDd)6/6/5/4 w 9/9 -- -/- push");
    assert_eq!(covered.loaded_spots(Color::White).len(), 0);
    assert_eq!(covered.loaded_spots(Color::Black).len(), 0);
}

#[test]
fn a_used_potential_lies_alone_or_above_the_other_colour() {
    let position = position("gipf+ basic T3/z4/Y5/(pD)6/(Pu)5/5/4 w 9/9 -- -/- push");
    let used = |name| position.stack(spot(name)).and_then(Stack::used);
    assert_eq!(used("b2"), Some(Potential::Tamsk));
    assert_eq!(used("c2"), Some(Potential::Zertz));
    assert_eq!(used("d2"), Some(Potential::Yinsh));
    assert_eq!(used("e2"), Some(Potential::Dvonn));
    assert_eq!(used("f2"), Some(Potential::Punct));
    assert_eq!(position.used_spots(Color::White).len(), 3);
    assert_eq!(position.used_spots(Color::Black).len(), 2);
}

#[test]
fn a_stack_has_the_colour_of_its_top_piece() {
    let position = position("gipf+ basic 4/5/6/(pD)(PdDd)5/6/5/4 w 9/9 -- -/- push");
    assert_eq!(position.stack(spot("e2")).map(Stack::color), Some(Color::White));
    assert_eq!(position.stack(spot("e3")).map(Stack::color), Some(Color::Black));
}

#[test]
fn a_stack_counts_as_one_piece() {
    let row = position("gipf+ basic 4/5/6/P(pD)(PdD)Z3/6/5/4 w 9/9 -- -/- claim");
    assert_eq!(row.rows(Color::White).count(), 1);
    assert_eq!(row.spots(Color::White).len(), 4);
}

#[test]
fn a_stack_is_pushed_as_one() {
    check(
        "gipf+ basic 4/5/6/(PdD)(pz)5/6/5/4 w 9/9 -- -/- push",
        "e1-e4",
        "gipf+ basic 4/5/6/P(PdD)(pz)4/6/5/4 b 8/9 -- -/- push",
    );
}

#[test]
fn the_players_agree_on_stocks_of_up_to_six_of_a_kind_which_may_differ() {
    for variant in Variant::ALL {
        let stocks = [Stock::new([6, 0, 1, 0, 2]), Stock::new([0, 3, 0, 6, 0])];
        let start = Setup::start(variant, stocks).validate().expect("a start");
        assert_eq!(Color::ALL.map(|color| start.stock(color)), stocks);
        assert_eq!(start.variant(), variant);
        Setup::start(variant, [Stock::new([7, 0, 0, 0, 0]), Stock::EMPTY]).validate().unwrap_err();
    }
}

#[test]
fn ultimate_gipf_is_tournament_with_21_pieces_and_three_of_each_kind() {
    let start = Position::ultimate();
    let text = "gipf+ tournament 4/5/6/7/6/5/4 w 21/21 !! T3Z3D3Y3U3/T3Z3D3Y3U3 push";
    assert_eq!(start, position(text));
    assert_eq!(start.prompt(), prompts::PUSH_GIPF_PIECE);
}

// §2 Bringing them in

#[test]
fn a_loaded_piece_costs_a_basic_piece_and_a_potential_of_its_kind() {
    let start = "gipf+ basic p2P/5/6/P5p/6/5/p2P w 12/12 ** T1Z2/- push";
    check(start, "Zb3", "gipf+ basic p(PZ)1P/5/6/P5p/6/5/p2P b 11/12 ** T1Z1/- push");
    // By an ordinary push.
    check(start, "Te1-e3", "gipf+ basic p2P/5/6/(PT)P4p/6/5/p2P b 11/12 ** Z2/- push");
    assert_eq!(illegal(&position(start), "Db3"), Illegal::NoneInStock(Potential::Dvonn));
    let none = position("gipf+ basic p2P/5/6/P5p/6/5/p2P w 0/12 ** T1Z2/- push");
    assert_eq!(none.outcome(), Some(Outcome::Win(Color::Black)));
}

#[test]
fn gipf_pieces_come_first_then_loaded_pieces_then_basic_pieces() {
    let start = position("gipf+ tournament 4/5/6/7/6/5/4 w 18/18 !! Z3/- push");
    assert_eq!(illegal(&start, "Zb3"), Illegal::GipfPieceFirst);
    assert_eq!(illegal(&start, "b3"), Illegal::GipfPieceFirst);
    let gipf = after(start, "Gb3;Gh3");
    assert_eq!(gipf.permission(Color::White), Permission::Any);
    assert_eq!(gipf.prompt(), prompts::PUSH_ANY);
    let loaded = after(gipf, "Zc2;Gh4");
    assert_eq!(loaded.permission(Color::White), Permission::Loaded);
    assert_eq!(loaded.prompt(), prompts::PUSH_LOADED);
    let basic = after(loaded, "d2;Gh5");
    assert_eq!(basic.permission(Color::White), Permission::BasicOnly);
}

#[test]
fn after_a_loaded_piece_there_are_no_more_gipf_pieces() {
    let start = position("gipf+ tournament G3/5/6/7/6/5/g3 w 9/9 ++ Z3/- push");
    assert!(!starting(&start, "G").is_empty());
    let loaded = after(start, "Zc2;Gh4");
    assert_eq!(illegal(&loaded, "Gd2"), Illegal::GipfPiecesOver);
    assert!(starting(&loaded, "G").is_empty());
    assert!(!starting(&loaded, "Z").is_empty());
}

#[test]
fn after_a_basic_piece_neither_and_the_stock_is_out_of_the_game() {
    check(
        "gipf+ tournament G3/5/6/7/6/5/g3 w 9/9 ++ Z3Y1/D1 push",
        "c2",
        "gipf+ tournament G3/P4/6/7/6/5/g3 b 8/9 -+ -/D1 push",
    );
    let basic = position("gipf+ tournament G3/P4/6/7/6/5/g3 w 8/9 -+ -/D1 push");
    assert_eq!(illegal(&basic, "Gd2"), Illegal::GipfPiecesOver);
    assert_eq!(illegal(&basic, "Zd2"), Illegal::LoadedPiecesOver);
}

#[test]
fn bringing_in_loaded_pieces_is_never_compulsory() {
    for permissions in ["**", "++"] {
        let start = position(&format!(
            "gipf+ tournament G3/5/6/7/6/5/g3 w 9/9 {permissions} T6Z6D6Y6U6/- push"
        ));
        assert!(actions(&start).contains(&"c2".to_owned()));
    }
}

#[test]
fn permissions_say_what_may_be_brought_in() {
    let kinds = |permission: char, stock: &str, reserve: u8| {
        let start = position(&format!(
            "gipf+ tournament G3/5/6/7/6/5/g3 w {reserve}/9 {permission}+ {stock}/- push"
        ));
        let mut kinds: Vec<String> = actions(&start)
            .iter()
            .filter(|text| !text.contains(':'))
            .map(|text| text.chars().filter(char::is_ascii_uppercase).collect())
            .collect();
        kinds.dedup();
        kinds.join(" ")
    };
    assert_eq!(kinds('!', "T1Y1", 5), "G");
    assert_eq!(kinds('+', "T1Y1", 5), "G T Y ");
    assert_eq!(kinds('+', "-", 5), "G ");
    assert_eq!(kinds('+', "T1Y1", 1), "T Y ");
    assert_eq!(kinds('*', "T1Y1", 5), "T Y ");
    assert_eq!(kinds('*', "-", 5), "");
    assert_eq!(kinds('-', "-", 5), "");
}

#[test]
fn basic_and_standard_start_with_loaded_pieces_for_a_player_with_a_stock() {
    for variant in [Variant::Basic, Variant::Standard] {
        let start = Position::new(variant, [Stock::ULTIMATE, Stock::EMPTY]).unwrap();
        assert_eq!(start.permission(Color::White), Permission::Loaded);
        assert_eq!(start.permission(Color::Black), Permission::BasicOnly);
    }
    let start = Position::new(Variant::Tournament, [Stock::ULTIMATE, Stock::EMPTY]).unwrap();
    assert_eq!(Color::ALL.map(|color| start.permission(color)), [Permission::GipfOnly; 2]);
}

// §3 Using a potential

#[test]
fn a_loaded_piece_is_used_instead_of_a_push() {
    let start = position("gipf+ basic 4/5/6/2(PY)4/6/5/4 w 9/9 ** Z1/- push");
    let used = after(start, "Y:e4-e6");
    assert_eq!(used.side(), Color::Black, "the turn is over");
    assert_eq!(used.reserve(Color::White), 9, "nothing was brought in");
    assert_eq!(used.stock(Color::White).len(), 1);
    assert_eq!(used.permission(Color::White), Permission::Loaded);
}

#[test]
fn only_ones_own_loaded_pieces_are_used_and_not_t() {
    let start = position("gipf+ basic 4/5/6/P1(PT)(py)3/2(pD)z2/5/4 w 9/9 -- -/- push");
    assert_eq!(illegal(&start, "Y:e5-e6"), Illegal::NotLoaded(spot("e5")));
    assert_eq!(illegal(&start, "D:f4-f3"), Illegal::NotLoaded(spot("f4")));
    assert_eq!(illegal(&start, "Z:e2-e3"), Illegal::NotLoaded(spot("e2")));
    assert!(starting(&start, "T:").is_empty());
    let push = Action::from_kind(ActionKind::Use { from: spot("e4"), to: spot("e3") });
    assert_eq!(start.check(push.expect("on a line")), Err(Illegal::TamskWaits));
}

#[test]
fn using_leaves_the_basic_piece_where_it_was() {
    let used = after(position("gipf+ basic 4/5/6/2(PZ)p3/6/5/4 w 9/9 -- -/- push"), "Z:e4-e6");
    assert_eq!(stack(&used, "e4"), "P");
    assert_eq!(stack(&used, "e6"), "Z");
}

#[test]
fn a_potential_works_once() {
    let start = position("gipf+ basic 4/5/6/2(PY)4/6/5/p3 w 9/9 -- -/- push");
    let used = after(start, "Y:e4-e6;h3");
    assert!(starting(&used, "Y:").is_empty());
    assert_eq!(illegal(&used, "Y:e6-e7"), Illegal::NotLoaded(spot("e6")));
    assert_eq!(illegal(&used, "Y:e4-e5"), Illegal::NotLoaded(spot("e4")));
}

#[test]
fn a_used_potential_counts_in_runs_and_rows() {
    let start = "gipf+ basic 4/5/6/PPP4/6/5/(PY)3 w 9/9 -- -/- push";
    check(start, "Y:h2-e5", "gipf+ basic 4/5/6/PPPY3/6/5/P3 w 9/9 -- -/- claim");
}

#[test]
fn z_jumps_over_consecutive_pieces_of_any_colour_and_kind() {
    let start = position("gipf+ standard g2G/5/6/1(PZ)p(pD)Gt1/6/5/4 w 9/9 -- -/- push");
    assert_eq!(starting(&start, "Z:"), ["Z:e3-e8"]);
    check(
        "gipf+ standard g2G/5/6/1(PZ)p(pD)Gt1/6/5/4 w 9/9 -- -/- push",
        "Z:e3-e8",
        "gipf+ standard g2G/5/6/1Pp(pD)GtZ/6/5/4 b 9/9 -- -/- push",
    );
}

#[test]
fn z_jumps_in_all_six_directions_onto_the_first_empty_spot() {
    let start = position("gipf+ basic 4/5/2pp2/2p(PZ)p2/2pp2/5/4 w 9/9 -- -/- push");
    let jumps = ["Z:e5-c3", "Z:e5-c5", "Z:e5-e3", "Z:e5-e7", "Z:e5-g3", "Z:e5-g5"];
    assert_eq!(starting(&start, "Z:"), jumps);
}

#[test]
fn z_needs_a_piece_beside_it_and_jumps_over_no_gap() {
    // Between e3 and e5 is a gap; behind d2, which is next to e3, the board ends.
    let start = position("gipf+ basic 4/5/p5/1(PZ)1p3/6/5/4 w 9/9 -- -/- push");
    assert_eq!(starting(&start, "Z:"), [] as [&str; 0]);
    assert_eq!(illegal(&start, "Z:e3-e6"), Illegal::ZertzJumpsOver);
    assert_eq!(illegal(&start, "Z:e3-e4"), Illegal::ZertzJumpsOver);
}

#[test]
fn z_never_jumps_onto_a_dot() {
    let start = position("gipf+ basic 4/5/6/1(PZ)pppPP/6/5/4 w 9/9 -- -/- push");
    assert_eq!(starting(&start, "Z:"), [] as [&str; 0]);
    assert!(unreadable(&start, "Z:e3-e9").contains("two spots"));
}

#[test]
fn z_captures_nothing() {
    let start = position("gipf+ basic 4/5/6/1(PZ)ppp2/6/5/4 w 9/9 -- -/- push");
    let jumped = after(start, "Z:e3-e7");
    assert_eq!(jumped.to_string(), "gipf+ basic 4/5/6/1PpppZ1/6/5/4 b 9/9 -- -/- push");
}

#[test]
fn y_runs_over_empty_spots_only_the_adjacent_one_included() {
    let start = position("gipf+ basic 4/5/6/1p1(PY)2P/6/5/4 w 9/9 -- -/- push");
    let along: Vec<String> = starting(&start, "Y:e5-e");
    assert_eq!(along, ["Y:e5-e4", "Y:e5-e6", "Y:e5-e7"]);
    assert_eq!(illegal(&start, "Y:e5-e3"), Illegal::YinshRuns);
    assert_eq!(illegal(&start, "Y:e5-e2"), Illegal::YinshRuns);
    assert_eq!(starting(&start, "Y:").len(), 3 + 4 * 3, "three in each other direction");
    assert_eq!(illegal(&start, "Y:e5-d2"), Illegal::YinshRuns, "not on a line");
}

#[test]
fn d_jumps_onto_a_basic_piece_a_d_loaded_piece_or_a_used_d_of_the_opponent() {
    let start = position("gipf+ standard G3/5/2p(pd)2/3(PD)(PdDd)2/2(pz)g2/5/3g w 9/9 -- -/- push");
    assert_eq!(starting(&start, "D:"), ["D:e5-d4", "D:e5-d5", "D:e5-e6"]);
}

#[test]
fn d_does_not_jump_onto_anything_else() {
    // A GIPF-piece, another loaded piece, a lone used potential, a used U, its own pieces, and what is not adjacent.
    let start =
        position("gipf+ standard G3/5/2gz2/2P(PD)(pz)2/2(Pu)(pdD)2/5/p2g w 9/9 -- -/- push");
    assert_eq!(starting(&start, "D:"), [] as [&str; 0]);
    assert_eq!(illegal(&start, "D:e5-h2"), Illegal::DvonnJumpsOnto);
    assert_eq!(illegal(&start, "D:e5-d4"), Illegal::DvonnJumpsOnto);
}

#[test]
fn d_takes_a_piece_into_possession_and_its_stack_grows() {
    let start = position("gipf+ basic 4/5/6/2(PD)(pd)3/6/5/4 w 9/9 -- -/- push");
    let jumped = after(start, "D:e4-e5");
    assert_eq!(stack(&jumped, "e4"), "P");
    assert_eq!(stack(&jumped, "e5"), "(pdD)");
    assert_eq!(jumped.spots(Color::White).len(), 2);
    assert_eq!(jumped.spots(Color::Black).len(), 0);
}

#[test]
fn u_jumps_onto_a_u_loaded_piece_a_used_u_or_a_gipf_piece_of_the_opponent() {
    let start = position("gipf+ standard G3/5/2g(pu)2/3(PU)(PuUu)2/2p(pd)2/5/3g w 9/9 -- -/- push");
    assert_eq!(starting(&start, "U:"), ["U:e5-d4", "U:e5-d5", "U:e5-e6"]);
}

#[test]
fn u_does_not_jump_onto_anything_else() {
    let start = position("gipf+ standard G3/5/2pz2/3(PU)(pz)2/2G(pD)2/5/3g w 9/9 -- -/- push");
    assert_eq!(starting(&start, "U:"), [] as [&str; 0]);
    assert_eq!(illegal(&start, "U:e5-d4"), Illegal::PunctJumpsOnto);
}

#[test]
fn u_captures_the_upper_piece_of_a_gipf_piece_and_takes_its_place() {
    check(
        "gipf+ standard G3/5/6/2(PU)g3/6/5/3g w 9/9 -- -/- push",
        "U:e4-e5",
        "gipf+ standard G3/5/6/2P(pU)3/6/5/3g b 9/9 -- -/- push",
    );
    let jumped = position("gipf+ standard G3/5/6/2P(pU)3/6/5/3g b 9/9 -- -/- push");
    assert_eq!(jumped.gipf_spots(Color::Black).len(), 1, "it is no GIPF-piece any more");
    assert_eq!(jumped.basic_pieces(Color::Black), 3, "one is captured");
}

#[test]
fn u_on_the_last_gipf_piece_wins_at_once() {
    for variant in ["standard", "tournament"] {
        let start = position(&format!("gipf+ {variant} G3/5/6/2(PU)g3/6/5/4 w 9/9 -- -/- push"));
        let won = after(start, "U:e4-e5");
        assert_eq!(won.outcome(), Some(Outcome::Win(Color::White)));
        assert_eq!(won.end_reason(), Some(endings::NO_GIPF_PIECE));
        assert_eq!((won.side(), won.phase()), (Color::White, Phase::Push));
        assert_eq!(won.stage(), Stage::After, "the main action is played");
    }
    // Who has not had a GIPF-piece yet has not lost.
    let early = position("gipf+ tournament G3/5/6/2(PU)g3/6/5/4 w 9/9 -! -/- push");
    assert_eq!(after(early, "U:e4-e5").outcome(), None);
}

#[test]
fn a_winning_jump_may_leave_a_row_standing() {
    let start = position("gipf+ standard 3G/5/6/PPPg3/2(PU)3/5/4 w 3/5 -- -/- push");
    let won = after(start, "U:f4-e5");
    assert_eq!(won.to_string(), "gipf+ standard 3G/5/6/PPP(pU)3/2P3/5/4 w 3/5 -- -/- push");
    assert_eq!(won.outcome(), Some(Outcome::Win(Color::White)));
}

#[test]
fn t_on_the_centre_gives_an_extra_push_from_any_dot() {
    let start = position("gipf+ basic 4/5/6/PP(PT)4/6/5/4 w 9/9 *- -/- push");
    let pushed = after(start, "e1-e5");
    assert_eq!(pushed.phase(), Phase::Extra2);
    assert_eq!(pushed.side(), Color::White);
    assert_eq!(pushed.prompt(), prompts::EXTRA_PUSH);
    assert_eq!(starting(&pushed, "T:").len(), pushed.actions().len());
    assert_eq!(pushed.actions().len(), 17 + 3 + 1, "three lines lead onto e2, which is occupied");
}

#[test]
fn the_t_enters_as_a_used_potential_and_its_piece_stays() {
    check(
        "gipf+ basic 4/5/6/3(PT)3/6/5/4 w 9/9 -- -/- extra2",
        "T:b3",
        "gipf+ basic 1T2/5/6/3P3/6/5/4 b 9/9 -- -/- push",
    );
}

#[test]
fn or_the_t_is_discarded_and_its_piece_stays() {
    check(
        "gipf+ basic 4/5/6/3(PT)3/6/5/4 w 9/9 -- -/- extra2",
        "T:discard",
        "gipf+ basic 4/5/6/3P3/6/5/4 b 9/9 -- -/- push",
    );
}

#[test]
fn nothing_else_may_be_done_before_the_t_is_decided() {
    let extra = position("gipf+ basic 4/5/6/PPP(PT)3/6/5/4 w 9/9 -- -/- extra2");
    assert_eq!(illegal(&extra, "b3"), Illegal::ExtraFirst);
    assert_eq!(illegal(&extra, "xe2,e3,e4,Te5"), Illegal::ExtraFirst);
    let push = position("gipf+ basic 4/5/6/PPP4/6/5/4 w 9/9 -- -/- push");
    assert_eq!(illegal(&push, "T:b3"), Illegal::NoExtra);
    assert_eq!(illegal(&push, "T:discard"), Illegal::NoExtra);
}

#[test]
fn the_moment_is_right_after_the_own_push_that_brought_it_there() {
    let start = position("gipf+ basic 4/5/6/(PT)pp4/6/5/4 w 9/9 -- -/- push");
    assert_eq!(after(start, "e1-e5").phase(), Phase::Push, "it is on e3");
    let start = position("gipf+ basic 4/5/6/pp(PT)4/6/5/4 w 9/9 -- -/- push");
    let extra = after(start, "e1-e5");
    assert_eq!((extra.side(), extra.phase()), (Color::White, Phase::Extra2));
}

#[test]
fn after_the_opponents_turn_the_moment_is_before_the_ordinary_push() {
    let start = position("gipf+ basic 4/5/6/pp(PT)4/6/5/4 b 9/9 -- -/- push");
    let extra = after(start, "e1-e5");
    assert_eq!(extra.to_string(), "gipf+ basic 4/5/6/ppp(PT)3/6/5/4 w 9/8 -- -/- extra1");
    assert_eq!(extra.stage(), Stage::Before);
    let push = after(extra, "T:b3");
    assert_eq!((push.side(), push.phase()), (Color::White, Phase::Push));
}

#[test]
fn the_clear_phase_comes_before_the_extra_push() {
    // Black's push completes a white row with White's T, which comes onto the centre.
    let start = position("gipf+ basic 3P/3P1/3P2/pp(PT)4/6/5/4 b 9/9 -- -/- push");
    let clear = after(start, "e1-e5");
    assert_eq!((clear.side(), clear.phase()), (Color::White, Phase::Clear));
    let extra = after(clear, "xb5,c5,d5");
    assert_eq!(extra.to_string(), "gipf+ basic 4/5/6/ppp(PT)3/6/5/4 w 12/8 -- -/- extra1");
    // If the loaded piece goes, nothing is left to decide on.
    assert_eq!(after(clear, "xb5,c5,d5,Te5").phase(), Phase::Push);
}

#[test]
fn the_decision_repeats_as_long_as_a_t_stands_on_the_centre() {
    // The T that is lifted pushes another T onto the centre.
    let start = position("gipf+ basic 4/5/6/PP(PT)(PT)3/6/5/4 w 9/9 -- -/- extra2");
    let again = after(start, "T:e1-e6");
    assert_eq!(again.to_string(), "gipf+ basic 4/5/6/TPP(PT)P2/6/5/4 w 9/9 -- -/- extra2");
    let done = after(again, "T:discard");
    assert_eq!(done.to_string(), "gipf+ basic 4/5/6/TPPPP2/6/5/4 w 9/9 -- -/- claim");
    let first = position("gipf+ basic 4/5/6/pP(PT)(PT)3/6/5/4 w 9/9 -- -/- extra1");
    let again = after(first, "T:e1-e6");
    assert_eq!(again.to_string(), "gipf+ basic 4/5/6/TpP(PT)P2/6/5/4 w 9/9 -- -/- extra1");
}

#[test]
fn the_t_is_lifted_off_first_so_its_push_may_shift_the_piece_on_the_centre() {
    check(
        "gipf+ basic 4/5/6/PpP(PT)3/6/5/4 w 3/5 ** -/- extra2",
        "T:e1-e6",
        "gipf+ basic 4/5/6/TPpPP2/6/5/4 b 3/5 ** -/- push",
    );
}

#[test]
fn rows_of_an_extra_push_are_taken_in_the_claim_phase_only() {
    let extra = position("gipf+ basic 4/5/6/1PP(PT)3/6/5/4 w 3/5 *- -/- extra1");
    let push = after(extra, "T:e2");
    assert_eq!(push.to_string(), "gipf+ basic 4/5/6/TPPP3/6/5/4 w 3/5 *- -/- push");
    assert_eq!(illegal(&push, "xe2,e3,e4,e5"), Illegal::NothingToTake);
    let claim = after(push, "b2");
    assert_eq!(claim.to_string(), "gipf+ basic P3/5/6/TPPP3/6/5/4 w 2/5 -- -/- claim");
    let done = after(claim, "xe2,e3,e4,e5");
    assert_eq!(done.to_string(), "gipf+ basic P3/5/6/7/6/5/4 b 5/5 -- -/- push");
}

#[test]
fn a_turn_is_clear_extra_push_extra_claim() {
    let start = position("gipf+ basic PPPP/5/6/pp(PT)(PT)3/6/5/PPP1 w 3/5 ** -/- clear");
    let actions = ["xb2,b3,b4,b5", "T:discard", "e1-e6", "T:h5", "xh2,h3,h4,h5"];
    let mut now = start;
    for (action, phase) in actions.into_iter().zip(Phase::ALL) {
        assert_eq!((now.side(), now.phase()), (Color::White, phase), "before {action}");
        now = after(now, action);
    }
    assert_eq!(now.to_string(), "gipf+ basic 4/5/6/PppPP2/6/5/4 b 9/5 -* -/- push");
    let turn = parse_turn(&start, &actions.join(";")).expect("a turn");
    assert_eq!(turn.status(), TurnStatus::Complete);
}

// §4 Rows with potentials

#[test]
fn runs_and_rows_go_by_the_colours_of_the_stacks() {
    let row = position("gipf+ standard G3/5/6/(pD)Z(PU)Gp2/6/5/3g w 3/5 -- -/- claim");
    let spots: Vec<String> =
        row.rows(Color::White).flat_map(|row| row.spots.iter()).map(|at| at.to_string()).collect();
    assert_eq!(spots, ["e2", "e3", "e4", "e5", "e6"]);
    let none = position("gipf+ basic 4/5/6/P(PdDd)PP3/6/5/4 w 3/5 -- -/- push");
    assert_eq!(none.rows(Color::White).count(), 0, "the stack on e3 is black");
}

#[test]
fn a_plain_basic_piece_goes_and_a_used_potential_is_lost() {
    check(
        "gipf+ basic 4/5/6/PP(pD)Z3/6/5/4 w 3/5 -- -/- claim",
        "xe2,e3,e4,e5",
        "gipf+ basic 4/5/6/2p4/6/5/4 b 5/5 -- -/- push",
    );
    let row = position("gipf+ basic 4/5/6/PP(pD)Z3/6/5/4 w 3/5 -- -/- claim");
    assert_eq!(actions(&row), ["xe2,e3,e4,e5"]);
    assert_eq!(illegal(&row, "xe2,e3,e4"), Illegal::MustGo(spot("e5")));
    assert_eq!(illegal(&row, "xe3,e4,e5"), Illegal::MustGo(spot("e2")));
}

#[test]
fn what_was_beneath_a_used_potential_stays_and_may_be_loaded_again() {
    check(
        "gipf+ basic 4/5/6/PP(pdD)P3/6/5/4 w 3/5 -- -/- claim",
        "xe2,e3,e4,e5",
        "gipf+ basic 4/5/6/2(pd)4/6/5/4 b 6/5 -- -/- push",
    );
    // The opponent's used potential goes as well; the mover's own piece comes to light.
    check(
        "gipf+ basic 4/5/6/PPPP(Pd)2/6/5/4 w 3/5 -- -/- claim",
        "xe2,e3,e4,e5,e6*",
        "gipf+ basic 4/5/6/4P2/6/5/4 b 7/5 -- -/- push",
    );
}

#[test]
fn gipf_pieces_and_loaded_pieces_stay_or_go_as_the_taker_chooses_for_each() {
    let row = position("gipf+ standard G3/5/6/PG(PZ)P(pu)2/6/5/3g w 3/5 -- -/- claim");
    assert_eq!(row.prompt(), prompts::TAKE_OR_SPARE);
    let mut expected: Vec<String> = Vec::new();
    for gipf in ["", "Ge3,"] {
        for own in ["", "Ze4,"] {
            for other in ["", ",Ue6*"] {
                expected.push(format!("xe2,{gipf}{own}e5{other}"));
            }
        }
    }
    expected.sort();
    assert_eq!(actions(&row), expected);
}

#[test]
fn a_loaded_piece_that_goes_returns_to_its_taker_or_is_captured_and_its_potential_is_out() {
    let row = "gipf+ standard G3/5/6/PP(PZ)P(pu)2/6/5/3g w 3/5 -- -/- claim";
    check(row, "xe2,e3,Ze4,e5,Ue6*", "gipf+ standard G3/5/6/7/6/5/3g b 7/5 -- -/- push");
    check(row, "xe2,e3,e5", "gipf+ standard G3/5/6/2(PZ)1(pu)2/6/5/3g b 6/5 -- -/- push");
}

#[test]
fn gipf_pieces_that_go_return_or_are_captured_as_in_gipf() {
    check(
        "gipf+ standard G3/5/6/PGPPg2/6/5/3g w 3/5 -- -/- claim",
        "xe2,Ge3,e4,e5,Ge6*",
        "gipf+ standard G3/5/6/7/6/5/3g b 8/5 -- -/- push",
    );
}

#[test]
fn no_row_may_stand() {
    let row = position("gipf+ standard 4/5/6/GG(PZ)(PY)3/6/5/3g w 3/5 -- -/- claim");
    assert_eq!(actions(&row).len(), 15, "any of four, but not none");
    assert!(row.parse_action("done").is_err());
    assert_eq!(row.implied_end(), None);
    let taken = after(row, "xYe5");
    assert_eq!(taken.side(), Color::Black);
}

#[test]
fn taking_goes_on_until_no_row_is_left() {
    // What is left of a row of five is a row again.
    let row = position("gipf+ standard 4/5/6/GG(PZ)(PY)G2/6/5/3g w 3/5 -- -/- claim");
    let again = after(row, "xGe2");
    assert_eq!((again.side(), again.phase()), (Color::White, Phase::Claim));
    assert_eq!(after(again, "xZe4").side(), Color::Black);
    // What comes to light may be part of a row again.
    let row = position("gipf+ basic 4/5/6/(PZ)(PdD)(PY)(PZ)3/6/5/4 w 3/5 -- -/- clear");
    let taken = after(row, "xe3");
    assert_eq!(taken.to_string(), "gipf+ basic 4/5/6/(PZ)(Pd)(PY)(PZ)3/6/5/4 w 3/5 -- -/- push");
}

#[test]
fn also_without_potentials_no_row_may_stand() {
    let row = position("gipf+ standard 4/5/6/GGGG3/6/5/3g w 3/5 -- -/- claim");
    assert_eq!(actions(&row).len(), 15);
    assert!(row.parse_action("done").is_err());
}

// §5 The end

/// Every spot occupied, without a row; the white piece on the centre may be loaded.
fn full_board(phase: Phase, load: Option<Potential>) -> Position {
    let mut setup = Setup::start(Variant::Basic, [Stock::EMPTY; 2]);
    for spot in Spot::all() {
        let (q, r) = spot.coordinates();
        let white = (q + 2 * r).rem_euclid(4) < 2;
        let color = if white { Color::White } else { Color::Black };
        setup.board[spot.index()] = Some(Stack::basic(color));
    }
    if let Some(kind) = load {
        setup.board[spot("e5").index()] = Some(Stack::loaded(Color::White, kind));
    }
    setup.reserves = [2, 2];
    setup.phase = phase;
    setup.validate().unwrap_or_else(|errors| panic!("{errors:?}"))
}

#[test]
fn with_an_empty_reserve_a_player_loses_only_without_a_use() {
    let lost = position("gipf+ basic 4/5/6/3(PZ)3/6/5/3p w 0/5 -- -/- push");
    assert_eq!(lost.outcome(), Some(Outcome::Win(Color::Black)));
    assert_eq!(lost.end_reason(), Some(endings::OUT_OF_PIECES));
    let alive = position("gipf+ basic 4/5/6/3(PY)3/6/5/3p w 0/5 -- -/- push");
    assert_eq!(alive.outcome(), None);
    assert_eq!(alive.prompt(), prompts::USE_POTENTIAL);
    assert!(actions(&alive).iter().all(|text| text.starts_with("Y:")));
}

#[test]
fn without_an_open_line_a_player_loses_only_without_a_use() {
    let lost = full_board(Phase::Push, None);
    assert_eq!(lost.outcome(), Some(Outcome::Win(Color::Black)));
    assert_eq!(lost.end_reason(), Some(endings::NO_PUSH));
    let alive = full_board(Phase::Push, Some(Potential::Dvonn));
    assert_eq!(alive.outcome(), None);
    assert_eq!(alive.prompt(), prompts::USE_POTENTIAL);
    assert!(actions(&alive).iter().all(|text| text.starts_with("D:e5-")));
}

#[test]
fn a_gipf_piece_that_cannot_be_paid_for_leaves_the_uses() {
    let must = position("gipf+ tournament 4/5/6/3(PY)3/6/5/3p w 1/5 !! -/- push");
    assert_eq!(must.prompt(), prompts::USE_POTENTIAL);
    let lost = position("gipf+ tournament 4/5/6/3P3/6/5/3p w 1/5 !! -/- push");
    assert_eq!(lost.end_reason(), Some(endings::NO_PUSH));
}

#[test]
fn in_the_extra_phases_there_is_always_a_decision() {
    let extra = full_board(Phase::Extra1, Some(Potential::Tamsk));
    assert_eq!(actions(&extra), ["T:discard"]);
    assert_eq!(extra.outcome(), None);
}

#[test]
fn the_last_gipf_piece_decides_as_in_gipf() {
    let won = after(
        position("gipf+ standard pppp/5/6/PPPPg2/6/5/3G w 2/4 -- -/- claim"),
        "xe2,e3,e4,e5,Ge6*",
    );
    assert_eq!(won.outcome(), Some(Outcome::Win(Color::White)));
    assert_eq!((won.side(), won.phase()), (Color::White, Phase::Claim));
}

// §7 Notation

#[test]
fn a_reader_forgives_missing_marks_and_any_order_but_not_wrong_ones() {
    let row = position("gipf+ standard G3/5/6/PG(PZ)P(pu)2/6/5/3g w 3/5 -- -/- claim");
    let same = |text: &str| row.action_text(row.parse_action(text).expect("it is read"));
    assert_eq!(same("xe5,e2"), "xe2,e5");
    assert_eq!(same("xe2,e3,e4,e5,e6"), "xe2,Ge3,Ze4,e5,Ue6*");
    assert!(unreadable(&row, "xGe2,e5").contains("no GIPF-piece"));
    assert!(unreadable(&row, "xe2,Ye4,e5").contains("not loaded with YINSH"));
    assert!(unreadable(&row, "xe2*,e5").contains("not the opponent's"));
    assert!(unreadable(&row, "xe2,e2,e5").contains("twice"));
    assert!(unreadable(&row, "xe2,,e5").contains("no spot"));
    assert_eq!(illegal(&row, "xe2,e5,e7"), Illegal::EmptySpot(spot("e7")));
    assert_eq!(illegal(&row, "xe2,b2"), Illegal::NotARow);
}

#[test]
fn pushes_are_read_as_in_gipf() {
    let start = position("gipf+ basic p2P/5/6/P5p/6/5/p2P w 12/12 ** T1Z2/- push");
    let same = |text: &str| start.action_text(start.parse_action(text).expect("it is read"));
    assert_eq!(same("Ze1-e2"), "Ze1-e3");
    assert_eq!(same("Zb6-b4"), "Zb6-b4");
    assert_eq!(same("Ta3-b3"), "Tb3");
    for wrong in
        ["", "Z", "e5", "Ze5", "Ze1", "Xb3", "Z:", "Z:e2", "ZZ:e2-e3", ":e2-e3", "zb3", "é", "T:"]
    {
        unreadable(&start, wrong);
    }
}

#[test]
fn the_extra_push_is_read_as_a_push() {
    let extra = position("gipf+ basic 4/5/6/PPP(PT)3/6/5/4 w 9/9 -- -/- extra2");
    let same = |text: &str| extra.action_text(extra.parse_action(text).expect("it is read"));
    assert_eq!(same("T:e1-e2"), "T:e1-e6");
    assert_eq!(same("T:a3-b3"), "T:b3");
    assert_eq!(same("T:discard"), "T:discard");
    assert!(unreadable(&extra, "T:away").contains("discard"));
}

#[test]
fn a_use_names_the_kind_that_is_there() {
    let start = position("gipf+ basic 4/5/6/2(PY)p3/6/5/4 w 9/9 -- -/- push");
    assert!(unreadable(&start, "Z:e4-e6").contains("loaded with YINSH"));
    assert_eq!(illegal(&start, "Y:b2-b3"), Illegal::NotLoaded(spot("b2")));
}

#[test]
fn a_turn_joins_its_decisions() {
    let start = position("gipf+ basic 4/5/6/PP(PT)4/6/5/4 w 9/9 *- -/- push");
    let turn = parse_turn(&start, "e1-e5;T:discard;xe2,e3,e4,e5").expect("a turn");
    assert_eq!(turn.status(), TurnStatus::Complete);
    assert_eq!(turn.text(), "e1-e5;T:discard;xe2,e3,e4,e5");
    let open = parse_turn(&start, "e1-e5").expect("a part of a turn");
    assert_eq!(open.status(), TurnStatus::Incomplete);
}
