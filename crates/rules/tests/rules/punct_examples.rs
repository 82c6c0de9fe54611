//! The worked examples and the rulings of the PÜNCT rules page, and its notation.

use crate::common::examples::{self, after, illegal};
use gipfel_rules::punct::{
    Direction, Held, Illegal, Phase, PieceKind, Position, Source, Space, SpaceSet, Variant,
    endings, prompts,
};
use gipfel_rules::{
    ActionError, Color, Notation, Outcome, Position as _, Stage, Symmetric, Symmetry, TurnError,
    TurnStatus, legal_turns, parse_turn,
};

fn position(text: &str) -> Position {
    examples::position(text)
}

fn space(name: &str) -> Space {
    Space::from_name(name).expect("a space")
}

/// The legal actions as text, in the order of generation.
fn actions(position: &Position) -> Vec<String> {
    position.actions().into_iter().map(|action| position.action_text(action)).collect()
}

/// The directions in which a piece can lie on a spot; none if it cannot go there.
fn directions(position: &Position, piece: &str, spot: &str) -> String {
    let held = after(position, piece);
    match held.parse_action(&format!("@{spot}")) {
        Ok(_) => actions(&after(&held, &format!("@{spot}"))).join(" "),
        Err(_) => String::new(),
    }
}

/// No piece of the mover's can be moved.
fn can_only_add(position: &Position) {
    let kinds = ["T", "E", "C", "L", "M", "R"];
    assert!(actions(position).iter().all(|text| kinds.contains(&text.as_str())), "{position}");
}

const STANDARD: &str = "punct standard - w - piece";

#[test]
fn example_1_adding() {
    let start = position(STANDARD);
    assert_eq!(start, Position::new(Variant::Standard));
    let laid = after(&start, "T;@d4;n");
    assert_eq!(laid.to_string(), "punct standard Td4n b - piece");
    let covered: SpaceSet = ["d4", "d5", "e5"].map(space).into_iter().collect();
    assert_eq!(laid.seen(Color::White), covered);
    assert_eq!(legal_turns(&start).count(), 4986);
}

#[test]
fn example_2_the_edge() {
    let start = position(STANDARD);
    assert_eq!(directions(&start, "E", "a2"), "n ne se");
    assert_eq!(directions(&start, "C", "a5"), "n");
    assert_eq!(directions(&start, "C", "a2"), "");
    assert_eq!(illegal(&after(&start, "C"), "@a2"), Illegal::NoDirection(space("a2")));
    let held = after(&start, "E;@a2");
    assert_eq!(illegal(&held, "s"), Illegal::OffBoard(Direction::South));
    let held = after(&start, "C;@a5");
    assert_eq!(illegal(&held, "s"), Illegal::HalfTurn(Direction::South));
}

#[test]
fn example_3_central_hexagon() {
    let start = position(STANDARD);
    assert_eq!(directions(&start, "T", "f9"), "n s sw nw");
    let held = after(&start, "T;@f9");
    assert_eq!(illegal(&held, "se"), Illegal::CentralSpace(space("g9")));
    assert_eq!(directions(&position("punct basic - w - piece"), "T", "f9"), "n s sw nw");
    assert_eq!(directions(&position("punct standard Td4n b - piece"), "T", "f9"), "n s sw nw");
    let open = position("punct basic Td4n b T@f9 rotation");
    assert_eq!(actions(&open).join(" "), "n ne se s sw nw");
    assert_eq!(illegal(&after(&start, "T"), "@i9"), Illegal::CentralSpace(space("i9")));
}

#[test]
fn example_4_moving() {
    let start = position("punct standard Td4n,ed7ne w - piece");
    let held = after(&start, "d4");
    assert_eq!(held.count_actions(), 36);
    let moved = after(&start, "d4;@d11;s");
    assert_eq!(moved.to_string(), "punct standard ed7ne,Td11s b - piece");
    assert_eq!(illegal(&held, "@d7"), Illegal::OverOpponent(space("d7")));
    assert_eq!(illegal(&held, "@e6"), Illegal::NotInLine { from: space("d4"), to: space("e6") });
    assert_eq!(after(&start, "d4;@d5;n").to_string(), "punct standard Td5n,ed7ne b - piece");
    assert_eq!(directions(&start, "d4", "d4"), "ne se s sw nw");
    assert_eq!(illegal(&after(&held, "@d4"), "n"), Illegal::AsBefore(Direction::North));
}

#[test]
fn example_5_jump() {
    let start = position("punct standard Td4n,Tg4s,eo12s w - piece");
    let jumped = after(&start, "g4;@d4;n");
    assert_eq!(jumped.to_string(), "punct standard Td4n,eo12s/Td4n b - piece");
    assert_eq!(directions(&start, "g4", "d4"), "n");
    let held = after(&start, "g4;@d4");
    assert_eq!(illegal(&held, "ne"), Illegal::NotLevel(Direction::NorthEast));
}

#[test]
fn example_6_on_pieces_of_both() {
    let start = position("punct standard Ed4n,te4n,Th4n w - piece");
    assert_eq!(directions(&start, "h4", "d4"), "n ne");
    assert_eq!(directions(&start, "h4", "e4"), "");
    assert_eq!(illegal(&after(&start, "h4"), "@e4"), Illegal::OverOpponent(space("e4")));
    let jumped = after(&start, "h4;@d4;ne");
    can_only_add(&jumped);
    assert_eq!(illegal(&jumped, "e4"), Illegal::Covered(space("e4")));
    assert_eq!(illegal(&jumped, "d4"), Illegal::NotYourPiece(space("d4")));
    let away = after(&jumped, "T;@n10;n d4;@d12;s");
    assert!(actions(&away).contains(&"e4".to_owned()), "it is free again");
}

#[test]
fn example_7_bridge() {
    let start = position("punct standard Tb4n,te7n,Ek5se w - piece");
    assert_eq!(directions(&start, "k5", "c5"), "ne");
    let bridge = after(&start, "k5;@c5;ne");
    assert_eq!(bridge.to_string(), "punct standard Tb4n,te7n/Ec5ne b - piece");
    assert_eq!(bridge.height(space("d6")), 2, "the middle counts with the level of its piece");
    for turn in legal_turns(&bridge) {
        let mut next = bridge;
        for action in turn {
            next.play_unchecked(action);
        }
        let over = next.piece_over(space("d6")).expect("the bridge is there");
        assert_eq!(over.color(), Color::White);
    }
    assert_eq!(illegal(&after(&bridge, "T"), "@d6"), Illegal::OccupiedSpace(space("d6")));
}

#[test]
fn example_8_below_a_bridge() {
    let start = position("punct standard Tb4n,ed6s,Te7n,Ek5se/Tb4n,Te7n w - piece");
    let bridge = after(&start, "k5;@c5;ne");
    let text = "punct standard Tb4n,ed6s,Te7n/Tb4n,Te7n/Ec5ne b - piece";
    assert_eq!(bridge.to_string(), text);
    assert_eq!(illegal(&bridge, "d6"), Illegal::Covered(space("d6")));
    can_only_add(&bridge);
}

#[test]
fn example_9_punct_in_the_middle() {
    let start = position("punct standard Tb4n,te7n,Ck6ne w - piece");
    assert_eq!(directions(&start, "k6", "d6"), "n se");
    let held = after(&start, "k6;@d6");
    assert_eq!(illegal(&held, "ne"), Illegal::NothingBelow(Direction::NorthEast));
    let own = position("punct standard Tb4n,Ed6s,Te7n,Ck6ne/Tb4n,Te7n w - piece");
    let bridge = after(&own, "k6;@d6;ne");
    let over = bridge.piece_over(space("d6")).expect("the bridge");
    assert_eq!((over.level(), over.kind()), (3, PieceKind::Center));
    let other = position("punct standard Tb4n,ed6s,Te7n,Ck6ne/Tb4n,Te7n w - piece");
    assert_eq!(illegal(&after(&other, "k6"), "@d6"), Illegal::OverOpponent(space("d6")));
}

#[test]
fn example_10_no_triangular_bridge() {
    let start = position("punct standard Tb4n,td6n,Tk5n w - piece");
    assert_eq!(directions(&start, "k5", "c5"), "sw");
    let held = after(&start, "k5;@c5");
    assert_eq!(illegal(&held, "n"), Illegal::NotLevel(Direction::North));
}

#[test]
fn example_11_unequal_heights() {
    let start = position("punct standard Td4n,Eg4n,Ej4n/Td4n w - piece");
    assert_eq!(directions(&start, "j4", "g4"), "n");
    assert_eq!(directions(&start, "j4", "d4"), "");
    assert_eq!(illegal(&after(&start, "j4"), "@d4"), Illegal::NoDirection(space("d4")));
    let jumped = after(&start, "j4;@g4;n");
    assert_eq!(jumped.height(space("g4")), 2);
}

#[test]
fn example_12_on_one_piece() {
    let start = position("punct standard Mc4n,Rk4n w - piece");
    let jumped = after(&start, "k4;@b4;ne");
    assert_eq!(jumped.to_string(), "punct standard Mc4n/Rb4ne b - piece");
    assert_eq!(jumped.height(space("c5")), 2);
}

#[test]
fn example_13_connection() {
    let start = position("punct standard Ea5se,Ed5se,Eg5se,Ej6ne,Cn10ne w - piece");
    let won = after(&start, "T;@p12;n");
    assert_eq!(won.end(), Some((Outcome::Win(Color::White), endings::CHAIN)));
    assert_eq!(actions(&won), [""; 0]);
    assert_eq!(illegal(&won, "T"), Illegal::GameOver);
}

const HIDDEN: &str = "punct standard Ea5se,Ed5se,te3n,te6n,Eg5se,Ej6ne,Cn10ne,Tp12n/ee4n b - piece";

#[test]
fn example_14_precedence() {
    let start = position(HIDDEN);
    assert_eq!(start.end(), None, "the chain is cut");
    let uncovered = after(&start, "e4;@e10;n");
    assert_eq!(uncovered.end(), Some((Outcome::Win(Color::White), endings::CHAIN)));
}

#[test]
fn example_15_both() {
    let start = position(
        "punct standard ea3se,Ea5se,Ed5se,ce4se,te6n,eg3se,Eg5se,ej4ne,Ej6ne,cn8ne,Cn10ne,tp10n,Tp12n/ee4n b - piece",
    );
    assert_eq!(start.end(), None);
    let both = after(&start, "e4;@d3;se");
    assert!(Color::ALL.into_iter().all(|color| both.seen(color).connects()));
    assert_eq!(both.end(), Some((Outcome::Win(Color::Black), endings::CHAIN)));
}

#[test]
fn example_16_neighbouring_sides() {
    let start = position("punct standard Ea5se,Ed5se,Eg5se,Cl5se w - piece");
    let joined = after(&start, "T;@j5;s");
    assert_eq!(joined.end(), None);
}

const LAST: &str = "Ea4s,ta6ne,Lb3s,ec7s,Md2s,Ce3se,Ee5se,Ef1nw,Tf2ne,lg8n,Ch7se,ch9n,lh11se,mh16s,ri9se,Tj4nw,tj10n,ek13nw,Tk15se,ml4nw,Ll7nw,Rl11s,rl17se,tm12nw,tn12n,To8se,To12s,Mq11sw,cq13n,eq15nw,eq16nw/Eg7ne,Rl10nw";

#[test]
fn example_17_the_last_piece() {
    let start = position(&format!("punct standard {LAST} w - piece"));
    assert_eq!(start.reserve_count(Color::White), 1);
    let over = after(&start, "T;@f7;nw");
    assert_eq!([Color::White, Color::Black].map(|color| over.central(color)), [8, 9]);
    assert_eq!(over.end(), Some((Outcome::Win(Color::Black), endings::LAST_PIECE)));
    let basic = after(&position(&format!("punct basic {LAST} w - piece")), "T;@f7;nw");
    assert_eq!(basic.end(), Some((Outcome::Draw, endings::LAST_PIECE)));
}

#[test]
fn who_has_not_moved_has_won_when_both_have_a_chain() {
    let both =
        "ea3se,Ea5se,ed3se,Ed5se,ce4se,te6n,eg3se,Eg5se,ej4ne,Ej6ne,cn8ne,Cn10ne,tp10n,Tp12n";
    for (side, winner) in [('w', Color::Black), ('b', Color::White)] {
        let position = position(&format!("punct standard {both} {side} - piece"));
        assert_eq!(position.end(), Some((Outcome::Win(winner), endings::CHAIN)));
    }
}

#[test]
fn a_turn_is_three_decisions() {
    let start = position(STANDARD);
    for (actions, phase, stage, prompt) in [
        ("", Phase::Piece, Stage::Main, prompts::CHOOSE_PIECE),
        ("T", Phase::Spot, Stage::After, prompts::CHOOSE_SPOT),
        ("T;@d4", Phase::Rotation, Stage::After, prompts::CHOOSE_DIRECTION),
    ] {
        let position = if actions.is_empty() { start } else { after(&start, actions) };
        assert_eq!((position.phase(), position.stage()), (phase, stage));
        assert_eq!(position.prompt(), prompt);
        assert_eq!(position.side(), Color::White);
    }
    let turn = parse_turn(&start, "T;@d4").expect("two decisions");
    assert_eq!(turn.status(), TurnStatus::Incomplete);
    let turn = parse_turn(&start, "T;@d4;n").expect("three decisions");
    assert_eq!(turn.status(), TurnStatus::Complete);
    assert_eq!(turn.text(), "T;@d4;n");
    assert!(matches!(parse_turn(&start, "T;@d4;n;T"), Err(TurnError::Complete)));
    let held = position("punct standard Td4n b T@f5 rotation");
    let kind = Source::Reserve(PieceKind::Triangle);
    assert_eq!(held.held(), Held::Spot(kind, space("f5")));
}

#[test]
fn texts_that_are_no_action() {
    let start = position("punct standard Td4n,ed7ne w - piece");
    for text in
        ["", "P", "t", "@", "@d", "@a1", "a1", "north", "N", "TT", "T@d4", "d4@d5", "é", "n n"]
    {
        let error = start.parse_action(text);
        assert!(matches!(error, Err(ActionError::Syntax { .. })), "{text}: {error:?}");
    }
    for (text, reason) in [
        ("@d4", Illegal::OtherPhase(Phase::Piece)),
        ("n", Illegal::OtherPhase(Phase::Piece)),
        ("d7", Illegal::NotYourPiece(space("d7"))),
        ("d5", Illegal::NoPunct(space("d5"))),
        ("f5", Illegal::EmptySpace(space("f5"))),
    ] {
        assert_eq!(illegal(&start, text), reason);
    }
    let used = position("punct standard Cb3n,Cd3n,td7n w - piece");
    assert_eq!(illegal(&used, "C"), Illegal::NoneLeft(PieceKind::Center));
    assert_eq!(illegal(&after(&start, "T"), "T"), Illegal::OtherPhase(Phase::Spot));
}

#[test]
fn symmetries_are_those_of_the_rules_page() {
    // A sixth of a turn clockwise, and the reflection left to right.
    let clockwise = Symmetry::new(5, false);
    let mirror = Symmetry::all()
        .find(|symmetry| symmetry.apply((0, 1)) == (0, 1) && symmetry.apply((1, 1)) == (-1, 0))
        .expect("one of the twelve");
    assert_eq!(space("b3").transform(clockwise), space("c10"));
    assert_eq!(space("b3").transform(mirror), space("p10"));
    let one = position("punct standard Td4n,ed7ne,Lh4n w - piece");
    let turned = one.transform(clockwise);
    let piece = |position: &Position, kind: PieceKind| {
        position.pieces_on_board().find(|piece| piece.kind() == kind).expect("a piece")
    };
    assert_eq!(piece(&turned, PieceKind::Triangle).direction(), Direction::NorthEast);
    assert_eq!(piece(&turned, PieceKind::End).direction(), Direction::SouthEast);
    let seen = one.transform(mirror);
    assert_eq!(piece(&seen, PieceKind::Triangle).direction(), Direction::NorthWest);
    assert_eq!(piece(&seen, PieceKind::End).direction(), Direction::NorthWest);
    assert_eq!(piece(&seen, PieceKind::Right).direction(), Direction::North);
    assert_eq!(seen.transform(mirror), one);
}

#[test]
fn positions_come_back() {
    let start = position("punct standard Td4n,ed7ne w - piece");
    let back = after(&start, "d4;@d4;ne d7;@d7;n d4;@d4;n d7;@d7;ne");
    assert_eq!(back, start);
    assert_eq!(back.key(), start.key());
}
