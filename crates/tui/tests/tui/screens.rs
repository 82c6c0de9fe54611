//! What is on the screen in the phases of the games.

use gipfel_engine::Level;
use gipfel_learn::{Language, Texts};
use gipfel_rules::GameKind;
use gipfel_tui::{App, Depth, Effort, Look, Play, Player};
use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;

use crate::desk::{Desk, PLAIN};

#[test]
fn menu() {
    let mut desk = Desk::menu();
    assert_snapshot!("menu", desk.screen());
    desk.press([KeyCode::Right, KeyCode::Right, KeyCode::Down, KeyCode::Right]);
    assert_snapshot!("menu_yinsh", desk.screen());
}

#[test]
fn gipf_push() {
    let mut desk = Desk::people(GameKind::Gipf, "standard");
    assert_snapshot!("gipf_start", desk.screen());
    // From the middle down to e1, which is chosen; then the line is previewed.
    desk.press([KeyCode::Down; 4]);
    assert_snapshot!("gipf_dot", desk.screen());
    desk.press([KeyCode::Enter]);
    assert_snapshot!("gipf_line", desk.screen());
    desk.press([KeyCode::Enter]);
    assert_snapshot!("gipf_pushed", desk.screen());
}

/// A row of White's with a white GIPF-piece in it and a black one at its end.
const ROW: &str = "gipf standard g2G/PPGPg/6/G5g/6/5/g2G w 8/12 -- claim";

#[test]
fn gipf_row_with_gipf_pieces() {
    let mut desk = Desk::position(ROW);
    assert_snapshot!("gipf_row", desk.screen());
    // The white GIPF-piece goes too, then it stays again.
    desk.keys(" ");
    assert_snapshot!("gipf_row_toggled", desk.screen());
    desk.keys(" ");
    desk.press([KeyCode::Enter]);
    assert_eq!(desk.turns(), ["xc2,c3,c5,Gc6*"]);
}

#[test]
fn gipf_optional_row() {
    let mut desk = Desk::position("gipf standard g2G/5/1GGGG1/7/6/5/g2G w 8/12 -- clear");
    assert!(desk.prompt().contains("or let it stand"), "{}", desk.prompt());
    desk.keys("d");
    assert_eq!(desk.position_text().split(' ').next_back(), Some("push"));
    desk.press([KeyCode::Esc]);
    assert_eq!(desk.position_text().split(' ').next_back(), Some("clear"));
    // Nothing is marked at first, since one's own pieces usually stay.
    desk.press([KeyCode::Enter]);
    assert!(desk.long_message().contains("at least one"), "{}", desk.screen());
    desk.keys(" ");
    desk.press([KeyCode::Enter]);
    assert_eq!(desk.message(), "So far: xGd3");
}

#[test]
fn gipf_tournament_kinds() {
    let mut desk = Desk::people(GameKind::Gipf, "tournament");
    desk.turn("Ge2");
    desk.turn("Ge8");
    assert!(desk.prompt().ends_with("then a dot. [G]"), "{}", desk.prompt());
    desk.keys("g");
    assert!(desk.prompt().ends_with("then a dot. ( )"));
    desk.press([KeyCode::Down; 4]);
    desk.press([KeyCode::Enter, KeyCode::Enter]);
    assert_eq!(desk.turns(), ["Ge2", "Ge8", "e1-e3"]);
}

#[test]
fn yinsh_placing_and_moving() {
    let mut desk = Desk::people(GameKind::Yinsh, "standard");
    desk.press([KeyCode::Enter]);
    assert_snapshot!("yinsh_place", desk.screen());
    for turn in ["e5", "g7", "c3", "i9", "d8", "h4", "b5", "j7", "f10"] {
        desk.turn(turn);
    }
    for turn in ["f6-f8", "e5-e6", "f8-d6", "c3-c4"] {
        desk.turn(turn);
    }
    assert_snapshot!("yinsh_move", desk.screen());
}

/// White can jump from f2 over two black markers and a white one.
const JUMP: &str = "yinsh standard r3/7/r7/9/r9/RmmM5/10/R8/R7/R1r3r/R3 w 0/0 0/0 move";

#[test]
fn yinsh_jump() {
    let mut desk = Desk::position(JUMP);
    desk.press([KeyCode::Down; 4]);
    desk.press([KeyCode::Enter]);
    assert_snapshot!("yinsh_ring", desk.screen());
    desk.press([KeyCode::Up; 4]);
    assert_snapshot!("yinsh_jump", desk.screen());
    desk.press([KeyCode::Enter]);
    assert_eq!(desk.turns(), ["f2-f6"]);
}

/// White may take the lower or the upper five of six, then a ring.
const SIX: &str = "yinsh standard r3/7/r7/9/r9/1MMMMMM2/10/R8/R7/R1r3r/4 w 0/0 2/0 claim-row";

#[test]
fn yinsh_row_and_ring() {
    let mut desk = Desk::position(SIX);
    assert_snapshot!("yinsh_row", desk.screen());
    desk.press([KeyCode::Tab]);
    desk.press([KeyCode::Enter]);
    assert_snapshot!("yinsh_remove", desk.screen());
    desk.press([KeyCode::Tab, KeyCode::Enter]);
    assert_snapshot!("yinsh_won", desk.screen());
}

#[test]
fn dvonn_placing() {
    let mut desk = Desk::people(GameKind::Dvonn, "standard");
    desk.press([KeyCode::Enter]);
    for turn in ["c1", "i5", "e3"] {
        desk.turn(turn);
    }
    assert_snapshot!("dvonn_place", desk.screen());
    desk.resize(160, 40);
    assert_snapshot!("dvonn_place_large", desk.screen());
}

/// A net that the stack on d3 holds together.
const NET: &str = "dvonn standard D2/2P1/2D2/2P2/2p2/1(p3)p(P2)1/3P1/5/5/4/2D w 0/0/0 move";

#[test]
fn dvonn_moving() {
    let mut desk = Desk::position(NET);
    crate::games::choose(&mut desk, "d3");
    assert_snapshot!("dvonn_stack", desk.screen());
    crate::games::choose(&mut desk, "c3");
    assert_snapshot!("dvonn_cut", desk.screen());
    let ascii = Look { letters: gipfel_render::Letters::Ascii, depth: Depth::None };
    let play = Play::new(NET.parse().unwrap(), [Player::Human, Player::Human]);
    let desk = Desk::of(App::new(ascii, 1, Effort::DEFAULT).with_play(play));
    assert!(desk.screen().is_ascii(), "{}", desk.screen());
    assert_snapshot!("dvonn_ascii", desk.screen());
}

/// Marked kinds are letters: stacks with their height, what is held, and how many of each kind are left.
#[test]
fn tzaar_letters() {
    let mut desk = Desk::people(GameKind::Tzaar, "tournament");
    for turn in ["Ze4", "Td4", "Ad5"] {
        desk.turn(turn);
    }
    assert_snapshot!("tzaar_place", desk.screen());
    let stacks = "tzaar standard T1a1t/1T2(T2)t/(t4)1(A3)2t1/1t1T1(a2)Az/T2At(Z2)1t/1(z2)1(a3)z1A1/t1Z1tT1/1Tt1T1/t1T1a w -/- capture";
    let desk = Desk::position(stacks);
    assert_snapshot!("tzaar_stacks", desk.screen());
}

/// Rings lie side by side, and leave a trace where they were; marbles are letters.
#[test]
fn zertz_rings() {
    let mut desk = Desk::people(GameKind::Zertz, "standard");
    desk.turn("Wd4;d1");
    assert_snapshot!("zertz_place", desk.screen());
    let jump = "zertz tournament 5/6/7/3W4/3B3/6/3../..G. w 5/7/9 0/0/0 0/0/0 jump";
    assert_snapshot!("zertz_jump", Desk::position(jump).screen());
}

#[test]
fn analysis_and_hint() {
    let mut desk = Desk::position("gipf basic 2p1/P4/1ppp1p/7/1P4/5/3P w 3/0 -- push");
    desk.keys("a");
    desk.answer();
    assert_snapshot!("analysis", desk.screen());
    desk.keys("h");
    assert_eq!(desk.message(), "Looking for a good turn…");
    desk.answer();
    assert!(desk.message().starts_with("Hint: "), "{}", desk.message());
    assert_snapshot!("hint", desk.screen());
}

#[test]
fn help_and_questions() {
    let mut desk = Desk::people(GameKind::Gipf, "basic");
    desk.keys("?");
    assert_snapshot!("help_gipf", desk.screen());
    desk.keys("x");
    desk.turn("e1-e3");
    desk.keys("q");
    assert_snapshot!("quit", desk.screen());
    let mut desk = Desk::people(GameKind::Yinsh, "blitz");
    desk.keys("?");
    assert_snapshot!("help_yinsh", desk.screen());
}

#[test]
fn the_computer_thinks() {
    let start = GameKind::Yinsh.start("standard").unwrap();
    let level = Player::Level(Level::new(4).unwrap());
    let desk = Desk::with(Play::new(start, [level, Player::Human]));
    // Black sits at the keyboard, so the board is seen from Black's side.
    assert_snapshot!("thinking_flipped", desk.screen());
}

#[test]
fn large_window() {
    let mut desk = Desk::people(GameKind::Gipf, "standard");
    desk.resize(120, 40);
    assert_snapshot!("gipf_large", desk.screen());
    let mut desk = Desk::people(GameKind::Yinsh, "standard");
    desk.resize(130, 46);
    desk.press([KeyCode::Enter]);
    assert_snapshot!("yinsh_large", desk.screen());
}

#[test]
fn colors_and_ascii() {
    let start = GameKind::Gipf.start("standard").unwrap();
    let play = || Play::new(start.clone(), [Player::Human, Player::Human]);
    let color = Look { letters: gipfel_render::Letters::Unicode, depth: Depth::True };
    let mut desk = Desk::of(App::new(color, 1, Effort::DEFAULT).with_play(play()));
    assert_snapshot!("gipf_colors", desk.screen());
    desk.resize(120, 40);
    assert_snapshot!("gipf_colors_large", desk.screen());
    let ascii = Look { letters: gipfel_render::Letters::Ascii, depth: Depth::None };
    let mut desk = Desk::of(App::new(ascii, 1, Effort::DEFAULT).with_play(play()));
    desk.press([KeyCode::Down; 4]);
    desk.press([KeyCode::Enter]);
    desk.keys("a");
    let screen = desk.screen();
    assert!(screen.is_ascii(), "{screen}");
    assert_snapshot!("gipf_ascii", screen);
    desk.keys("?");
    assert!(desk.screen().is_ascii(), "{}", desk.screen());
    desk.keys("xn");
    assert!(desk.screen().is_ascii(), "{}", desk.screen());
}

#[test]
fn too_small() {
    let mut desk = Desk::people(GameKind::Gipf, "standard");
    desk.resize(70, 20);
    assert_snapshot!("too_small", desk.screen());
    // Keys still do no harm.
    desk.press([KeyCode::Up, KeyCode::Enter, KeyCode::Tab]);
    desk.resize(80, 24);
    assert!(desk.screen().contains("White:"));
}

/// Every language fits into the smallest window, and no sentence is missing.
#[test]
fn languages() {
    for language in Language::ALL {
        let app = App::new(PLAIN, 1, Effort::Nodes(100)).with_texts(Texts::new(language));
        let mut desk = Desk::of(app);
        let tag = language.tag();
        assert_snapshot!(format!("menu_{tag}"), desk.screen());
        desk.keys("?");
        assert_snapshot!(format!("help_{tag}"), desk.screen());
        desk.press([KeyCode::Esc, KeyCode::Enter]);
        assert_snapshot!(format!("play_{tag}"), desk.screen());
        for turn in ["e1-e3", "e9-e9"] {
            desk.turn(turn);
            assert!(!desk.screen().contains('⟦'), "{}", desk.screen());
        }
        desk.press([KeyCode::Esc]);
        desk.keys("q");
        assert_snapshot!(format!("quit_{tag}"), desk.screen());
    }
}

/// The box of the help holds the whole text of every game, in every language.
#[test]
fn help_of_every_game() {
    for language in Language::ALL {
        for game in GameKind::ALL {
            let variant = game.variants().into_iter().next().unwrap();
            let start = game.start(variant).unwrap();
            let play = Play::new(start, [Player::Human, Player::Human]);
            let texts = Texts::new(language);
            let help = texts.get(&format!("help-game-{}", game.word().replace('+', "-plus")));
            let app = App::new(PLAIN, 1, Effort::Nodes(100)).with_texts(texts).with_play(play);
            let mut desk = Desk::of(app);
            // Some boards need more than the smallest window; the help does not grow with it.
            desk.resize(160, 60);
            desk.keys("?");
            let screen = desk.screen();
            for word in help.split_whitespace() {
                let tag = language.tag();
                assert!(screen.contains(word), "{tag} {game:?}: `{word}` is cut off\n{screen}");
            }
        }
    }
}
