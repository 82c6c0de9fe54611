//! Linked games through events: declaring, challenging, dice, contests and back.

use std::collections::BTreeSet;

use gipfel_engine::Level;
use gipfel_record::Record;
use gipfel_rules::linked::{Contest, Contests, Settings, Stage};
use gipfel_rules::{AnyPosition, Color, Position as _, gipf_plus};
use gipfel_tui::{App, Depth, Effect, Effort, Event, Look, Play, Player};
use insta::assert_snapshot;
use ratatui::crossterm::event::{KeyCode, MouseEventKind};

use crate::desk::Desk;
use crate::games::{choose, go};

/// White has two Z, a D and a T that a push from e1 brings to the centre; Black has a Y.
const START: &str = "gipf+ basic 4/(PZ)p3/5(py)/Pp(PT)4/3(PD)p1/(PZ)p3/4 w 3/3 -- -/- push";
const LINKS: &str = "T:coin Z:die D:agreed Y:yinsh-blitz";
/// The first dice are won, the next are lost.
const SEED: u64 = 6;

const PEOPLE: [Player; 2] = [Player::Human, Player::Human];

fn linked(start: &str, links: &str, limit: Option<u8>, seed: u64, players: [Player; 2]) -> Desk {
    let AnyPosition::GipfPlus(start) = start.parse().unwrap() else {
        panic!("a start with potentials")
    };
    let contests = Contests::Challenged { limit };
    linked_with(start, Settings { links: links.parse().unwrap(), contests, seed }, players)
}

fn linked_with(start: gipf_plus::Position, settings: Settings, players: [Player; 2]) -> Desk {
    Desk::with(Play::new_linked(start, settings, players))
}

/// The same game with every use contested.
fn always(links: &str, seed: u64, players: [Player; 2]) -> Desk {
    let settings = Settings { links: links.parse().unwrap(), contests: Contests::Always, seed };
    linked_with(START.parse().unwrap(), settings, players)
}

fn people() -> Desk {
    linked(START, LINKS, Some(4), SEED, PEOPLE)
}

/// The first turn: a Z whose dice are won.
fn win_dice(desk: &mut Desk) {
    choose(desk, "c2");
    assert!(desk.prompt().contains("c2: choose the spot"), "{}", desk.prompt());
    choose(desk, "c4");
    desk.keys("c");
    desk.press([KeyCode::Enter]);
}

/// The second: a Y, and the game of YINSH blitz about it.
pub(crate) fn begin_contest(desk: &mut Desk) {
    choose(desk, "d7");
    choose(desk, "d4");
    desk.keys("c");
}

/// The game when a few turns of the contest have been played.
pub(crate) fn in_contest() -> Desk {
    let mut desk = people();
    win_dice(&mut desk);
    begin_contest(&mut desk);
    for turn in ["f6", "e5", "g7"] {
        desk.turn(turn);
    }
    desk
}

#[test]
fn a_whole_game() {
    let mut desk = people();
    let start = desk.position_text();
    choose(&mut desk, "c2");
    assert_snapshot!("loaded_piece_chosen", desk.screen());
    choose(&mut desk, "c4");
    assert_snapshot!("use_declared", desk.screen());
    desk.keys("c");
    assert_snapshot!("dice_won", desk.screen());
    desk.press([KeyCode::Enter]);
    assert_eq!(desk.message(), "White rolled 2 against 1: ZÈRTZ goes ahead.");
    assert_eq!(desk.turns(), ["Z:c2-c4;challenge;won"]);

    begin_contest(&mut desk);
    assert_eq!(desk.message(), "White challenges Y:d7-d4: a game of YINSH blitz");
    // Black has White in the contest.
    for (number, turn) in ["f6", "e5", "g7", "d3", "h8"].into_iter().enumerate() {
        assert!(desk.position_text().starts_with("yinsh blitz"));
        let mover = if number % 2 == 0 { "White" } else { "Black" };
        assert!(desk.prompt().starts_with(&format!("Contest, {mover}:")));
        desk.turn(turn);
    }
    assert_snapshot!("contest", desk.screen());
    desk.keys("x");
    assert!(desk.screen().contains("Give this contest up?"), "{}", desk.screen());
    desk.keys("y");
    assert_eq!(desk.message(), "Black won the contest: YINSH goes ahead.");
    assert_eq!(desk.turns()[1], "Y:d7-d4;challenge;won");

    choose(&mut desk, "g2");
    choose(&mut desk, "g4");
    desk.keys("c");
    assert_snapshot!("dice_lost", desk.screen());
    desk.press([KeyCode::Enter]);
    assert!(desk.message().ends_with(": ZÈRTZ is lost."), "{}", desk.message());
    // White decides anew: another use, about which the two agree only the second time.
    choose(&mut desk, "f5");
    choose(&mut desk, "f6");
    desk.keys("c");
    assert_snapshot!("agreed", desk.screen());
    desk.keys("w");
    desk.keys("l");
    assert_eq!(desk.message(), "The two reports differ: both report anew");
    desk.keys("ww");
    assert_eq!(desk.turns()[2], "Z:g2-g4;challenge;lost;D:f5-f6;challenge;won");
    assert!(desk.screen().contains("=D="), "{}", desk.screen());

    desk.turn("h5");
    choose(&mut desk, "e1");
    choose(&mut desk, "e2");
    assert!(desk.prompt().contains("your TAMSK stands"), "{}", desk.screen());
    choose(&mut desk, "b2");
    assert!(desk.prompt().contains("T:b2: a accept, c challenge"), "{}", desk.prompt());
    desk.keys("a");
    assert_eq!(desk.turns()[4], "e1-e5;T:b2;accept");

    finish(&mut desk);
    assert_snapshot!("linked_turns", desk.turns().join("\n"));
    assert!(desk.play().record().result().is_some());
    saved_loaded_and_undone(&mut desk, &start);
}

/// Plays whatever comes first until the game is over.
fn finish(desk: &mut Desk) {
    for _ in 0..40 {
        let Some(action) = desk.play().legal().first().copied() else { break };
        let text = gipfel_rules::Notation::action_text(desk.play().position(), action);
        desk.turn(&text);
        if desk.play().question().is_some() {
            desk.keys("a");
        }
    }
    assert!(desk.play().ending().is_some(), "{}", desk.position_text());
}

fn saved_loaded_and_undone(desk: &mut Desk, start: &str) {
    let end = desk.position_text();
    desk.keys("s");
    desk.press([KeyCode::Enter]);
    let Some(Effect::Save { text, .. }) = desk.effects.last().cloned() else { panic!("saved") };
    assert!(text.contains("[Links \"T:coin Z:die D:agreed Y:yinsh-blitz\"]"), "{text}");
    assert!(text.contains("f6 e5 2. g7 d3 3. h8"), "{text}");
    let mut other = Desk::menu();
    other.send(Event::Loaded { file: "game".into(), result: Ok(text.clone()) });
    assert_eq!((other.position_text(), other.turns()), (end.clone(), desk.turns()));
    let contests: usize = other
        .play()
        .record()
        .main_line()
        .map(|step| other.play().record().node(step.id).unwrap().contests().len())
        .sum();
    assert_eq!(contests, 1);
    let turns = desk.turns();
    desk.keys(&"u".repeat(turns.len()));
    assert_eq!(desk.position_text(), start);
    desk.keys(&"r".repeat(turns.len()));
    assert_eq!((desk.position_text(), desk.turns()), (end.clone(), turns));
    for desk in [desk, &mut other] {
        let turns = desk.turns().len();
        desk.press([KeyCode::Home]);
        assert_eq!(desk.position_text(), start);
        desk.press([KeyCode::End]);
        assert_eq!(desk.position_text(), end);
        let record = Record::parse(&text).unwrap();
        assert_eq!(desk.play().record().settings(), record.settings());
        assert_eq!(desk.play().line().len(), turns);
    }
}

#[test]
fn undoing_rolls_no_dice_anew() {
    let mut desk = people();
    let start = desk.position_text();
    choose(&mut desk, "c2");
    choose(&mut desk, "c4");
    let asked = desk.screen();
    desk.keys("c");
    let dice = desk.screen();
    // Back to the question, and the same dice fall.
    desk.keys("u");
    assert_eq!(desk.screen(), asked);
    desk.keys("c");
    assert_eq!(desk.screen(), dice);
    desk.press([KeyCode::Enter]);
    let after = desk.position_text();
    // Across turns too.
    desk.keys("u");
    assert_eq!(desk.position_text(), start);
    win_dice(&mut desk);
    assert_eq!(desk.position_text(), after);
    assert_eq!(desk.turns().len(), 1);
    let text = desk.play().text();
    assert!(!text.contains("(1."), "the same turn is no variation: {text}");
    // Question and declaration are taken back one by one, and then brought back as a whole.
    desk.keys("ur");
    assert_eq!(desk.position_text(), after);
}

#[test]
fn undo_and_escape_in_a_contest() {
    let mut desk = people();
    win_dice(&mut desk);
    let main = desk.position_text();
    begin_contest(&mut desk);
    let contest = desk.position_text();
    desk.turn("f6");
    desk.turn("e5");
    desk.keys("u");
    assert!(desk.prompt().starts_with("Contest, Black:"), "{}", desk.prompt());
    // Escape does not take back what the other has decided.
    desk.press([KeyCode::Esc]);
    assert_eq!(desk.message(), "u takes back what was decided before");
    desk.keys("u");
    assert_eq!(desk.position_text(), contest);
    // Looking at earlier turns leaves the contest as it is.
    desk.turn("g7");
    let shown = desk.position_text();
    desk.press([KeyCode::PageUp]);
    assert!(desk.position_text().starts_with("gipf+"));
    desk.press([KeyCode::End]);
    assert_eq!(desk.position_text(), shown);
    // Out of the contest: to the question, to the start of the turn.
    desk.keys("uu");
    assert!(desk.prompt().contains("a accept, c challenge"), "{}", desk.prompt());
    assert_eq!(desk.position_text(), main);
    desk.keys("u");
    assert!(desk.prompt().starts_with("Black:"), "{}", desk.prompt());
}

#[test]
fn a_contest_that_was_played_is_looked_at() {
    let mut desk = people();
    win_dice(&mut desk);
    desk.keys("v");
    assert_eq!(desk.message(), "No game was played as a contest in this turn");
    begin_contest(&mut desk);
    for turn in ["f6", "e5", "g7"] {
        desk.turn(turn);
    }
    desk.keys("xy");
    let (main, turns) = (desk.position_text(), desk.turns());
    desk.keys("v");
    assert_snapshot!("contest_replayed", desk.screen());
    desk.press([KeyCode::PageUp, KeyCode::PageUp]);
    assert!(desk.screen().contains("(○)") && !desk.screen().contains("(●)"), "{}", desk.screen());
    // Nothing is played in it.
    desk.press([KeyCode::Up, KeyCode::Enter]);
    assert_eq!(desk.message(), "This contest has been played: v goes back to the game");
    desk.keys("u");
    assert_eq!((desk.position_text(), desk.turns()), (main.clone(), turns.clone()));
    desk.keys("vv");
    assert_eq!(desk.position_text(), main);
    desk.keys("v");
    desk.press([KeyCode::Esc]);
    assert_eq!((desk.position_text(), desk.turns()), (main, turns));
    desk.keys("vq");
    assert!(desk.screen().contains("This game is not saved"), "{}", desk.screen());
}

#[test]
fn what_is_asked_comes_first() {
    let mut desk = people();
    desk.turn("Z:c2-c4");
    desk.press([KeyCode::Enter]);
    assert_eq!(desk.message(), "This comes first: a accept, c challenge");
    desk.keys("x");
    assert_eq!(desk.message(), "No contest is under way.");
    desk.turn("b3");
    assert_eq!(desk.complaint(), "The declared use has to be accepted or challenged first.");
    desk.press([KeyCode::Esc]);
    // Typed, and with the mouse.
    desk.turn("challenge");
    assert!(desk.screen().contains("White rolled"), "{}", desk.screen());
    let (x, y) = desk.find("⏎ go on");
    desk.click(x + 2, y);
    assert_eq!(desk.turns(), ["Z:c2-c4;challenge;won"]);
    begin_contest(&mut desk);
    desk.turn("f6");
    desk.keys("xn");
    assert!(desk.position_text().starts_with("yinsh"), "the contest goes on");
}

#[test]
fn the_mouse_uses_a_potential() {
    let mut desk = people();
    // c2 is the first Z of the lowest line that has two; its neighbours on a column are two lines apart.
    let (x, y) = desk.find("(Z)");
    desk.mouse(MouseEventKind::Moved, x + 1, y);
    assert_eq!(desk.message(), "c2, white piece loaded with ZÈRTZ, can go to c4; dice");
    desk.click(x + 1, y);
    desk.click(x + 1, y - 2);
    assert!(desk.long_message().contains("jumps"), "{}", desk.long_message());
    desk.click(x + 1, y - 4);
    desk.click_on("a accept");
    assert_eq!(desk.turns(), ["Z:c2-c4;accept"]);
}

#[test]
fn a_coin_and_a_discarded_t() {
    let mut desk = people();
    desk.turn("e1-e5");
    desk.turn("T:b2");
    desk.keys("c");
    assert_snapshot!("coin", desk.screen());
    desk.keys("uu");
    desk.turn("e1-e5");
    assert!(desk.screen().contains("d discard"), "{}", desk.screen());
    desk.keys("d");
    assert_eq!(desk.turns(), ["e1-e5;T:discard"]);
}

/// Stacks of all kinds, with colours and without, in both sizes.
#[test]
fn stacks_on_the_board() {
    let text = "gipf+ standard G3/5/1(pd)4/P(PZ)(pdD)p3/2z(PU)2/5/g1(PT)1 w 9/9 -- -/- push";
    let mut desk = Desk::position(text);
    go(&mut desk, "e4");
    assert_snapshot!("stacks_small", desk.screen());
    desk.resize(120, 40);
    assert_snapshot!("stacks_large", desk.screen());
    let ascii = Look { letters: gipfel_render::Letters::Ascii, depth: Depth::None };
    let start = text.parse::<AnyPosition>().unwrap();
    let mut desk =
        Desk::of(App::new(ascii, 1, Effort::DEFAULT).with_play(Play::new(start, PEOPLE)));
    choose(&mut desk, "e3");
    assert!(desk.screen().is_ascii(), "{}", desk.screen());
    assert!(desk.screen().contains("#D#"), "{}", desk.screen());
    assert_eq!(desk.message(), "e3, white piece loaded with ZERTZ, can go to c3, e6");
}

#[test]
fn a_contest_against_the_computer() {
    let mut desk = linked(START, "Z:yinsh-blitz", None, SEED, [Player::Human, level(1)]);
    desk.turn("Z:c2-c4");
    desk.keys("h");
    // It is the computer that is asked; whoever stops it may answer in its place.
    assert_eq!(desk.message(), "A hint is given when it is your turn");
    desk.keys("p");
    desk.keys("h");
    desk.answer();
    assert!(desk.message().starts_with("Hint: "), "{}", desk.message());
    desk.keys("cp");
    desk.turn("f6");
    let before = desk.position_text();
    desk.answer();
    desk.turn("g7");
    desk.answer();
    // The last turn of the person goes, with the answer to it.
    desk.keys("uu");
    assert!(desk.prompt().starts_with("Contest, White:"), "{}", desk.prompt());
    assert_eq!(
        desk.play().state().unwrap().contest().unwrap().position().to_string().matches('R').count(),
        0
    );
    desk.turn("f6");
    assert_eq!(desk.position_text(), before);
    desk.answer();
    desk.keys("xy");
    let news = desk.long_message();
    assert!(news.ends_with("White lost the contest: ZÈRTZ is lost."), "{news}");
}

#[test]
fn a_limit_of_challenges() {
    let mut desk = linked(START, "Z:die", Some(1), SEED, PEOPLE);
    desk.turn("Z:c2-c4");
    assert!(desk.screen().contains("Challenges left: 1"), "{}", desk.screen());
    desk.keys("c");
    desk.press([KeyCode::Enter]);
    desk.turn("b2");
    // Nothing is left to challenge with: the use goes ahead at once.
    desk.turn("Z:g2-g4");
    assert_eq!(desk.turns()[2], "Z:g2-g4");
}

fn level(number: u8) -> Player {
    Player::Level(Level::new(number).unwrap())
}

#[test]
fn the_computer_is_asked_and_dice_wait_for_people() {
    let mut desk = linked(START, LINKS, None, SEED, [Player::Human, level(2)]);
    desk.turn("Z:c2-c4");
    assert!(desk.prompt().contains("Level 2 is thinking"), "{}", desk.prompt());
    assert!(desk.screen().contains("White wants to use ZÈRTZ"), "{}", desk.screen());
    desk.answer();
    let state = desk.play().state().unwrap().clone();
    if state.declared().is_some() {
        // Challenged: whoever has rolled, the person at the keyboard sees the dice until Enter.
        assert!(desk.message().starts_with("Black challenges"), "{}", desk.message());
        assert!(!desk.app.is_thinking());
        desk.press([KeyCode::Enter]);
    } else {
        assert_eq!(desk.message(), "White’s ZÈRTZ was accepted.");
    }
    assert_eq!(desk.turns().len(), 1);
    assert!(desk.app.is_thinking(), "it is Black's turn");
}

#[test]
fn the_computer_believes_what_is_reported() {
    let mut desk = linked(START, LINKS, None, SEED, [level(2), Player::Human]);
    desk.keys("p");
    desk.turn("D:f5-f6");
    desk.keys("pc");
    assert!(desk.prompt().contains("D:f5-f6: w won, l lost"), "{}", desk.prompt());
    desk.keys("l");
    assert_eq!(desk.message(), "White lost the contest: DVONN is lost.");
    assert!(desk.app.is_thinking(), "White decides anew");
    assert_eq!(desk.play().state().unwrap().decider(), Color::White);
}

/// Whole games of two levels, with whatever contests they come to; the app only hears of answers.
#[test]
fn the_computer_against_itself_in_a_linked_game() {
    let start = "gipf+ standard g2G/5/6/G5g/6/5/g2G w 12/12 ** T1Z2D1Y1U1/T1Z2D1Y1U1 push";
    let links = "T:coin Z:die D:yinsh-blitz Y:die U:gipf-basic";
    let mut boards = BTreeSet::new();
    let mut texts = String::new();
    // Two challenges each are kept for what is dear; without a limit every use that is worth a contest comes to one.
    for (seed, limit) in (1..).zip([Some(2), None, Some(2), None]) {
        let mut desk = linked(start, links, limit, seed, [Player::Level(Level::MIN); 2]);
        for _ in 0..1500 {
            if desk.play().ending().is_some() {
                break;
            }
            boards.insert(desk.play().position().game().word());
            desk.answer();
        }
        assert!(desk.play().ending().is_some(), "{:?}", desk.turns());
        assert!(!desk.app.is_thinking());
        let text = desk.play().text();
        let result = Record::parse(&text).as_ref().map(Record::result).unwrap();
        assert_eq!(result, desk.play().record().result());
        texts += &text;
    }
    for word in ["accept", "challenge"] {
        assert!(texts.contains(word), "{word}: {texts}");
    }
    assert!(boards.len() > 1, "no game was played as a contest: {boards:?}\n{texts}");
}

#[test]
fn composing_in_the_menu() {
    let mut desk = Desk::menu();
    desk.press([KeyCode::Right]);
    assert_snapshot!("compose_ultimate", desk.screen());
    // One of each; then two more Z that are linked to dice, a Y that is linked to YINSH blitz, and three challenges.
    desk.press([KeyCode::Down, KeyCode::Right]);
    desk.press([KeyCode::Down; 7]);
    desk.press([KeyCode::Right, KeyCode::Right, KeyCode::Tab, KeyCode::Right]);
    desk.press([KeyCode::Down, KeyCode::Down]);
    desk.press([KeyCode::Right; 4]);
    desk.press([KeyCode::Down; 3]);
    desk.press([KeyCode::Right; 4]);
    assert_snapshot!("compose_own", desk.screen());
    desk.press([KeyCode::Enter]);
    assert_eq!(
        desk.position_text(),
        "gipf+ standard g2G/5/6/G5g/6/5/g2G w 12/12 ** T1Z3D1Y1U1/T1Z3D1Y1U1 push"
    );
    let settings = *desk.play().record().settings().unwrap();
    assert_eq!(settings.links.to_string(), "Z:die Y:yinsh-blitz");
    assert_eq!(settings.contests, Contests::Challenged { limit: Some(3) });
    // A game that is opened is shown in the menu as it was composed.
    let text = desk.play().text();
    let mut other = Desk::menu();
    other.send(Event::Loaded { file: "game".into(), result: Ok(text) });
    other.keys("n");
    for line in
        ["Your own", "Z: jumps over pieces      3 each      dice", "if challenged, at most 3×"]
    {
        assert!(other.screen().contains(line), "{line}:\n{}", other.screen());
    }
    // The mouse changes values too.
    let mut desk = Desk::menu();
    desk.click_on("Game ");
    desk.click_on("Z: jumps");
    desk.click_on("no contest");
    assert!(desk.screen().contains("dice"), "{}", desk.screen());
    assert!(desk.screen().contains("4 each"), "{}", desk.screen());
}

#[test]
fn a_game_composed_anew_contests_every_use_and_each_kind_by_its_own_game() {
    let mut desk = Desk::menu();
    desk.click_on("Game ");
    desk.click_on("Links ");
    let screen = desk.screen();
    for line in [
        "Each by its own game",
        "a game of TZAAR",
        "a game of DVONN",
        "a game of YINSH",
        "a game of ZÈRTZ",
        "a game of PÜNCT",
        "every use",
    ] {
        assert!(screen.contains(line), "{line}:\n{screen}");
    }
    desk.press([KeyCode::Enter]);
    let settings = *desk.play().record().settings().unwrap();
    assert_eq!(settings.links.to_string(), "T:tzaar Z:zertz D:dvonn Y:yinsh U:punct");
    assert_eq!(settings.contests, Contests::Always);
}

/// A contest of every kind, declared by a person and by the computer, goes through the terminal and comes back from its record.
#[test]
fn where_every_use_is_contested_nobody_is_asked_whether_to_challenge() {
    for contest in Contest::ALL.into_iter().filter(|contest| *contest != Contest::Free) {
        let mut desk = always(&format!("Z:{contest}"), SEED, PEOPLE);
        if contest == Contest::Punct {
            desk.resize(110, 40);
        }
        choose(&mut desk, "c2");
        choose(&mut desk, "c4");
        let stage = desk.play().state().unwrap().stage().clone();
        match contest {
            Contest::Die | Contest::Coin => {
                assert!(matches!(stage, Stage::Rolled(..)), "{contest}");
                desk.press([KeyCode::Enter]);
            }
            Contest::Agreed => {
                assert!(
                    desk.long_message().contains("has to be won first"),
                    "{}",
                    desk.long_message()
                );
                desk.keys("w");
                desk.keys("l");
                assert_eq!(desk.message(), "The two reports differ: both report anew");
                desk.keys("w");
                desk.keys("w");
            }
            _ => {
                assert!(
                    desk.long_message().contains("has to be won first"),
                    "{}",
                    desk.long_message()
                );
                assert_ne!(desk.play().position().game().word(), "gipf+", "{contest}");
                // What is played so far is in the record.
                let text = desk.play().text();
                let record = Record::parse(&text).unwrap();
                assert_eq!(record.to_game().state(), desk.play().state(), "{text}");
                let game = record.to_game();
                assert_eq!(game.settings().unwrap().contests, Contests::Always);
                desk.turn("lost");
            }
        }
        assert_eq!(desk.play().state().unwrap().declared(), None, "{contest}");
        let text = desk.play().text();
        assert_eq!(Record::parse(&text).unwrap().to_game().state(), desk.play().state(), "{text}");
        assert!(!text.contains("challenge"), "{text}");
    }
}

#[test]
fn the_computer_against_itself_where_every_use_is_contested() {
    let start = "gipf+ standard g2G/5/6/G5g/6/5/g2G w 12/12 ** T1Z2D1Y1U1/T1Z2D1Y1U1 push";
    let links = "T:coin Z:die D:dvonn Y:die U:coin";
    let mut texts = String::new();
    for seed in 1..=3 {
        let settings = Settings { links: links.parse().unwrap(), contests: Contests::Always, seed };
        let players = [Player::Level(Level::MIN); 2];
        let mut desk = linked_with(start.parse().unwrap(), settings, players);
        for _ in 0..1500 {
            if desk.play().ending().is_some() {
                break;
            }
            desk.answer();
        }
        assert!(desk.play().ending().is_some(), "{:?}", desk.turns());
        let text = desk.play().text();
        Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        texts += &text;
    }
    assert!(texts.contains(";won") || texts.contains(";lost"), "{texts}");
    assert!(!texts.contains("challenge"), "{texts}");
}
