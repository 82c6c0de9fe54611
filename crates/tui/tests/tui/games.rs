//! Whole games through events.

use std::cmp::Ordering;

use gipfel_engine::Level;
use gipfel_rules::gipf_plus::Newcomer;
use gipfel_rules::{AnyAction, AnyPosition, Game, Notation, Position, gipf, gipf_plus, yinsh};
use gipfel_tui::{Play, Player};
use ratatui::crossterm::event::KeyCode;

use crate::desk::Desk;

/// Plays a game of two levels; the app only hears of answers.
#[test]
fn the_computer_against_itself() {
    for (game, variant) in [(Game::Gipf, "basic"), (Game::Yinsh, "blitz")] {
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
        (Game::Gipf, "standard", 300),
        (Game::Gipf, "tournament", 300),
        (Game::Gipf, "basic", 200),
        (Game::GipfPlus, "tournament", 500),
        (Game::GipfPlus, "standard", 700),
        (Game::GipfPlus, "basic", 700),
        (Game::Yinsh, "standard", 500),
        (Game::Yinsh, "blitz", 300),
    ];
    let mut kinds = std::collections::BTreeSet::new();
    for (game, variant, decisions) in starts {
        let mut random = 12345_u64;
        let mut desk = Desk::people(game, variant);
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
            act(&mut desk, &position, action);
            let text = position.action_text(action);
            assert_eq!(desk.play().position(), &expected, "{text} in `{position}`");
            kinds.insert((game, position.prompt().name));
        }
    }
    let names: Vec<&str> = kinds.iter().map(|(_, name)| *name).collect();
    let plain = ["push", "push-either", "take-row", "take-or-keep", "move-ring", "remove-ring"];
    let plus = ["push-any", "push-loaded", "push-or-use", "extra-push", "take-or-spare"];
    for name in plain.into_iter().chain(plus) {
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

fn act(desk: &mut Desk, position: &AnyPosition, action: AnyAction) {
    match (position, action) {
        (AnyPosition::Gipf(position), AnyAction::Gipf(action)) => match action.kind() {
            gipf::ActionKind::Place { spot, gipf } => {
                bring(desk, gipf);
                choose(desk, &spot.to_string());
            }
            gipf::ActionKind::Push { entry, gipf } => {
                bring(desk, gipf);
                choose(desk, &entry.dot().to_string());
                choose(desk, &entry.spot().to_string());
            }
            gipf::ActionKind::Take { removed } => take(desk, position, removed),
            gipf::ActionKind::Done => desk.keys("d"),
        },
        (AnyPosition::GipfPlus(position), AnyAction::GipfPlus(action)) => {
            act_plus(desk, position, action);
        }
        (AnyPosition::Yinsh(position), AnyAction::Yinsh(action)) => match action.kind() {
            yinsh::ActionKind::Place(point) | yinsh::ActionKind::RemoveRing(point) => {
                choose(desk, &point.to_string());
            }
            yinsh::ActionKind::Move { from, to } => {
                choose(desk, &from.to_string());
                choose(desk, &to.to_string());
            }
            yinsh::ActionKind::TakeRow(row) => {
                let rows = position.rows(position.side());
                let rows: Vec<Vec<String>> = rows.map(|row| names(row.points().iter())).collect();
                aim(desk, &rows, &names(row.points().iter()));
            }
            yinsh::ActionKind::Pass => desk.press([KeyCode::Enter]),
        },
        _ => unreachable!("an action of the game"),
    }
}

fn act_plus(desk: &mut Desk, position: &gipf_plus::Position, action: gipf_plus::Action) {
    use gipf_plus::ActionKind;
    let enter = |desk: &mut Desk, way: gipf::Way| match way {
        gipf::Way::Place(spot) => choose(desk, &spot.to_string()),
        gipf::Way::Push(entry) => {
            choose(desk, &entry.dot().to_string());
            choose(desk, &entry.spot().to_string());
        }
    };
    match action.kind() {
        ActionKind::Push { way, piece } => {
            let wanted = match piece {
                Newcomer::Basic => "bring in a basic piece".to_owned(),
                Newcomer::Gipf => "bring in a GIPF-piece".to_owned(),
                Newcomer::Loaded(kind) => format!("bring in a piece with {}", kind.letter()),
            };
            for _ in 0..8 {
                if desk.prompt().contains(&wanted) {
                    break;
                }
                desk.keys("g");
            }
            enter(desk, way);
        }
        ActionKind::ExtraPush { way } => enter(desk, way),
        ActionKind::Discard => desk.keys("d"),
        ActionKind::Use { from, to } => {
            choose(desk, &from.to_string());
            choose(desk, &to.to_string());
        }
        ActionKind::Take { removed } => take_plus(desk, position, removed),
    }
}

fn take_plus(desk: &mut Desk, position: &gipf_plus::Position, removed: gipf::SpotSet) {
    let side = position.side();
    let rows: Vec<gipf_plus::Row> = position.rows(side).collect();
    let fits = |row: &&gipf_plus::Row| {
        let mut bound = row.spots.iter().filter(|spot| !row.may_stay.contains(*spot));
        removed.iter().all(|spot| row.spots.contains(spot))
            && bound.all(|spot| removed.contains(spot))
    };
    let row = rows.iter().find(fits).unwrap();
    let all: Vec<Vec<String>> = rows.iter().map(|row| names(row.spots.iter())).collect();
    aim(desk, &all, &names(row.spots.iter()));
    if row.may_stay.is_empty() {
        return;
    }
    for spot in row.may_stay.iter() {
        // One's own stay unless they are chosen.
        if removed.contains(spot) == position.spots(side).contains(spot) {
            go(desk, &spot.to_string());
            desk.keys(" ");
        }
    }
    desk.press([KeyCode::Enter]);
}

fn names<T: ToString>(places: impl Iterator<Item = T>) -> Vec<String> {
    places.map(|place| place.to_string()).collect()
}

/// Sees to it that the right kind of piece is brought in.
fn bring(desk: &mut Desk, gipf: bool) {
    let prompt = desk.prompt();
    if prompt.contains("(g: ") && prompt.contains("bring in a GIPF-piece") != gipf {
        desk.keys("g");
    }
}

/// Chooses a row with the cursor on a place where it is meant rather than any other.
fn aim(desk: &mut Desk, rows: &[Vec<String>], row: &[String]) {
    let distance = |row: &[String], name: &String| {
        row.iter().position(|known| known == name).map(|at| (2 * at).abs_diff(row.len() - 1))
    };
    let clear = |name: &&String| {
        rows.iter().filter(|other| other[..] != *row).all(|other| {
            distance(other, name).is_none_or(|other| Some(other) > distance(row, name))
        })
    };
    let name = row.iter().find(clear).expect("a row has a place of its own");
    choose(desk, name);
}

fn take(desk: &mut Desk, position: &gipf::Position, removed: gipf::SpotSet) {
    let side = position.side();
    let rows: Vec<gipf::Row> = position.rows(side).collect();
    let fits = |row: &&gipf::Row| {
        let mut basic = row.spots.iter().filter(|spot| !row.may_stay.contains(*spot));
        removed.iter().all(|spot| row.spots.contains(spot))
            && basic.all(|spot| removed.contains(spot))
    };
    let row = rows.iter().find(fits).unwrap();
    let all: Vec<Vec<String>> = rows.iter().map(|row| names(row.spots.iter())).collect();
    aim(desk, &all, &names(row.spots.iter()));
    if row.may_stay.is_empty() {
        return;
    }
    for spot in row.may_stay.iter() {
        // One's own stay unless they are chosen.
        let own = position.gipf_spots(side).contains(spot);
        if removed.contains(spot) == own {
            go(desk, &spot.to_string());
            desk.keys(" ");
        }
    }
    desk.press([KeyCode::Enter]);
}
