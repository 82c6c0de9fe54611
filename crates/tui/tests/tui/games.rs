//! Whole games through events.

use std::cmp::Ordering;

use gipfel_engine::Level;
use gipfel_rules::{
    AnyAction, AnyPosition, GameKind, Interface, Notation, PlaceId, Position, Tap, Walk,
};
use gipfel_tui::{Play, Player};
use ratatui::crossterm::event::KeyCode;

use crate::desk::Desk;

/// Plays a game of two levels; the app only hears of answers.
#[test]
fn the_computer_against_itself() {
    for (game, variant) in [
        (GameKind::Gipf, "basic"),
        (GameKind::Yinsh, "blitz"),
        (GameKind::Dvonn, "standard"),
        (GameKind::Tzaar, "standard"),
        (GameKind::Zertz, "standard"),
        (GameKind::Punct, "standard"),
    ] {
        let level = Player::Level(Level::MIN);
        let mut desk = Desk::with(Play::new(game.start(variant).unwrap(), [level, level]));
        for _ in 0..400 {
            if desk.play().ending().is_some() {
                break;
            }
            desk.answer();
        }
        assert!(desk.play().ending().is_some(), "{game}: {:?}", desk.turns().len());
        assert!(desk.play().record().result().is_some());
        assert!(!desk.app.is_thinking());
    }
}

/// Plays random games by choosing on the board with the keyboard alone, and compares every decision.
#[test]
fn every_decision_can_be_made_on_the_board() {
    let starts = [
        (GameKind::Gipf, "standard", 300),
        (GameKind::Gipf, "tournament", 300),
        (GameKind::Gipf, "basic", 200),
        (GameKind::GipfPlus, "tournament", 500),
        (GameKind::GipfPlus, "standard", 700),
        (GameKind::GipfPlus, "basic", 700),
        (GameKind::Yinsh, "standard", 500),
        (GameKind::Yinsh, "blitz", 300),
        (GameKind::Dvonn, "standard", 500),
        (GameKind::Tzaar, "standard", 200),
        (GameKind::Tzaar, "tournament", 150),
        (GameKind::Zertz, "blitz", 300),
        (GameKind::Zertz, "tournament", 120),
        (GameKind::Punct, "standard", 120),
    ];
    assert!(GameKind::ALL.iter().all(|game| starts.iter().any(|(tried, ..)| tried == game)));
    let mut kinds = std::collections::BTreeSet::new();
    for (game, variant, decisions) in starts {
        let mut random = 12345_u64;
        let mut desk = Desk::people(game, variant);
        // The largest board needs a larger window.
        desk.resize(120, 48);
        for _ in 0..decisions {
            let legal = desk.play().legal();
            if legal.is_empty() {
                desk = Desk::people(game, variant);
                continue;
            }
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            // Takings and endings are rare; all of them are tried.
            let action = legal[(random >> 33) as usize % legal.len()];
            let position = desk.play().position().clone();
            let mut expected = position.clone();
            expected.play(action).unwrap();
            act(&mut desk, &position, action, (random >> 20) as usize);
            let text = position.action_text(action);
            assert_eq!(desk.play().position(), &expected, "{text} in `{position}`");
            kinds.insert((game, position.prompt().name));
        }
    }
    let names: Vec<&str> = kinds.iter().map(|(_, name)| *name).collect();
    let plain = ["push", "push-either", "take-row", "take-or-keep", "move-ring", "remove-ring"];
    let plus = ["push-any", "push-loaded", "push-or-use", "extra-push", "take-or-spare"];
    let dvonn = ["place-dvonn-piece", "place-piece", "move-stack", "pass-stack"];
    let tzaar = ["place-kind", "open-capture", "capture-stack", "second-move"];
    let punct = ["choose-piece", "choose-spot", "choose-direction"];
    let zertz = ["place-marble", "remove-free", "jump-marble", "jump-on"];
    for name in plain.into_iter().chain(plus).chain(dvonn).chain(tzaar).chain(zertz).chain(punct) {
        assert!(names.contains(&name), "{name} never came up: {names:?}");
    }
}

/// Goes to a place by its name with the arrow keys.
pub(crate) fn go(desk: &mut Desk, name: &str) {
    let parts = |name: &str| (name[..1].to_owned(), name[1..].parse::<u8>().unwrap());
    for _ in 0..40 {
        let (here, there) = (parts(&desk.app.cursor()), parts(name));
        let key = match (here.0.cmp(&there.0), here.1.cmp(&there.1)) {
            (Ordering::Less, _) => KeyCode::Right,
            (Ordering::Greater, _) => KeyCode::Left,
            (Ordering::Equal, Ordering::Less) => KeyCode::Up,
            (Ordering::Equal, Ordering::Greater) => KeyCode::Down,
            (Ordering::Equal, Ordering::Equal) => return,
        };
        desk.press([key]);
    }
    panic!("{name} is out of reach");
}

pub(crate) fn choose(desk: &mut Desk, name: &str) {
    go(desk, name);
    desk.press([KeyCode::Enter]);
}

/// The number by which something is decided that is no place, if there are several.
fn number(walk: &Walk<AnyAction>, tap: Tap) -> Option<usize> {
    let alike = |other: &Tap| match (tap, other) {
        (Tap::Held(_), Tap::Held(word)) => !walk.holdable().contains(word),
        (Tap::Button(_), Tap::Button(_)) => true,
        _ => false,
    };
    let all: Vec<Tap> = walk.starts().into_iter().filter(alike).collect();
    let several = all.len() > 1 || matches!(tap, Tap::Held(_));
    all.iter().position(|other| *other == tap).filter(|_| several).map(|at| at + 1)
}

/// Chooses an action with keys, in one of the ways in which a hand would.
fn act(desk: &mut Desk, position: &AnyPosition, action: AnyAction, way: usize) {
    let ways = position.taps(action);
    let walk = Walk::new(position, &desk.play().legal(), None);
    let name = |place: PlaceId| position.board()[place].name;
    for tap in walk.route(&ways[way % ways.len()]) {
        match tap {
            // Taken up as a decision of its own, or one of several buttons: by its number.
            Tap::Held(_) | Tap::Button(_) if number(&walk, tap).is_some() => {
                desk.keys(&number(&walk, tap).unwrap_or_default().to_string());
            }
            Tap::Held(word) => {
                for _ in 0..8 {
                    if desk.app.held() != Some(word) {
                        desk.keys("g");
                    }
                }
                assert_eq!(desk.app.held(), Some(word));
            }
            Tap::Area(number) => {
                let area = &walk.areas()[usize::from(number)];
                let places: Vec<&str> = area.places.iter().map(|place| name(*place)).collect();
                for _ in 0..20 {
                    if desk.app.area() != places {
                        desk.press([KeyCode::Tab]);
                    }
                }
                assert_eq!(desk.app.area(), places);
            }
            Tap::Place(place) => {
                go(desk, name(place));
                desk.keys(" ");
            }
            Tap::Button("take") => desk.press([KeyCode::Enter]),
            // Where it is all that can be done, no key of its own is needed.
            Tap::Button("pass") if position.actions().len() == 1 => desk.press([KeyCode::Enter]),
            Tap::Button(_) => desk.keys("d"),
        }
    }
}
