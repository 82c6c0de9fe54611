//! What every game shows and how it is played by hand: effects, taps and descriptions, on walks from all starts and from
//! random set-ups.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{
    dvonn_setups, gipf_plus_setups, gipf_setups, punct_setups, starts, tzaar_setups, yinsh_setups,
    zertz_setups,
};
use gipfel_rules::{
    Action, AnyAction, AnyPosition, AnySetup, Arrangement, Color, GameKind, Interface, Layer, Look,
    Module, Notation, PlaceId, Position, Tap, Tapped, Taps, Walk, What, gipf, gipf_plus, yinsh,
};
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// The effect, applied to what is seen before an action, gives what is seen after it.
fn effects_are_what_is_seen<P: Module>(position: &P) {
    let before = position.pieces();
    for action in position.actions() {
        let effect = position.effect(action);
        let mut after = position.clone();
        after.play_unchecked(action);
        let seen = effect.apply(&before);
        assert_eq!(seen.as_ref(), Ok(&after.pieces()), "{position} {action:?} {effect:?}");
        assert!(!effect.word.is_empty());
        check_beats(&effect.changes.iter().map(|change| change.beat).collect::<Vec<_>>());
        for change in &effect.changes {
            check_path(position, &change.what);
        }
    }
}

/// Beats begin at 0 and follow one another.
fn check_beats(beats: &[u8]) {
    let mut last = 0;
    for &beat in beats {
        assert!(beat == last || beat == last + 1, "{beats:?}");
        last = beat;
    }
    assert_eq!(beats.first().copied().unwrap_or(0), 0);
}

/// What moves over places passes them one after the other.
fn check_path<P: Module>(position: &P, what: &What) {
    let board = position.board();
    if let What::Move { from, to, path, .. } = what {
        let stops: Vec<PlaceId> = [*from].into_iter().chain(path.clone()).chain([*to]).collect();
        if !path.is_empty() {
            for pair in stops.windows(2) {
                assert!(board.are_neighbours(pair[0], pair[1]), "{what:?}");
            }
        }
    }
}

/// Everything that is seen is described.
fn what_is_seen_is_described<P: Module>(position: &P) {
    let (description, board) = (P::GAME.description(), position.board());
    let pieces = position.pieces();
    for (place, layers) in pieces.stacks() {
        assert!(
            !board.place(place).expect("a place of the board").edge,
            "nothing stands on the edge"
        );
        assert!(!layers.is_empty());
        assert!(!position.figure(layers).is_empty());
        for layer in layers {
            assert!(usize::from(layer.kind.0) < description.kinds.len());
        }
    }
    for holding in pieces.beside() {
        let tray = description.tray(holding.beside.tray).expect("a tray of the game");
        assert_eq!(tray.shared, holding.beside.owner.is_none());
        assert_eq!(pieces.count(holding.beside), holding.count);
    }
    let prompt = position.prompt();
    assert!(position.outcome().is_some() || description.prompts.contains(&prompt), "{prompt:?}");
    if let Some(reason) = position.end_reason() {
        assert!(description.endings.contains(&reason), "{reason:?}");
    }
    let text = position.to_string();
    let words: Vec<&str> = text.split(' ').collect();
    assert_eq!(words.len(), description.fields.len());
    assert_eq!(words[0], description.word);
    assert_eq!(words[1], position.variant_word());
    assert!(description.variant(words[1]).is_some());
    // A phase may tell with which piece it goes on, behind a hyphen.
    let phase = words.last().expect("a phase");
    let told = |known: &&str| *known == *phase || phase.starts_with(&format!("{known}-"));
    assert!(description.phases.iter().any(told), "{text}");
}

/// Every way of choosing an action leads to it and to nothing else; nothing that is offered leads nowhere.
fn taps_choose<P: Module>(position: &P, rng: &mut Xoshiro256PlusPlus) {
    let legal = position.actions();
    let walk = Walk::new(position, &legal, None);
    let mut ways = 0;
    for &action in &legal {
        let all = position.taps(action);
        assert!(!all.is_empty(), "{position}: {action:?} cannot be chosen");
        for taps in &all {
            check_words::<P>(taps);
            let route = walk.route(taps);
            let (last, before) = route.split_last().expect("at least one tap");
            let mut walk = walk.clone();
            for &tap in before {
                assert_eq!(walk.tap(tap), Tapped::Part, "{position}: {action:?} by {route:?}");
                assert!(walk.candidates().contains(&action));
            }
            assert_eq!(walk.aim(*last), Tapped::Chosen(action), "{position}: {route:?}");
            assert_eq!(walk.tap(*last), Tapped::Chosen(action), "{position}: {route:?}");
            assert!(!walk.can_go_back() && walk.taps().is_empty());
            ways += 1;
        }
    }
    assert!(ways >= legal.len());
    no_dead_ends(position, &walk, rng);
    drags_choose(position, &walk);
}

/// The words of taps are those of the description.
fn check_words<P: Module>(taps: &Taps) {
    let description = P::GAME.description();
    if let Taps::Steps { held, steps } = taps {
        assert!(held.is_none_or(|word| description.held.iter().any(|held| held.word == word)));
        for tap in steps {
            if let Tap::Button(word) = tap {
                assert!(description.buttons.contains(word), "{word}");
            }
        }
    }
}

/// A hand that taps at random what is offered comes to an action, and can take every tap back.
fn no_dead_ends<P: Module>(position: &P, walk: &Walk<P::Action>, rng: &mut Xoshiro256PlusPlus) {
    if position.outcome().is_some() {
        assert_eq!(walk.next(), []);
        return;
    }
    for _ in 0..4 {
        let mut walk = walk.clone();
        for step in 0.. {
            assert!(step < 200, "{position}: no way out of {walk:?}");
            let offered = if step % 5 == 4 { walk.starts() } else { walk.next() };
            if offered.is_empty() {
                assert!(walk.area().is_some(), "{position}: stuck in {walk:?}");
            }
            let Some(&tap) = offered.choose(rng) else { continue };
            let before = walk.clone();
            match walk.tap(tap) {
                Tapped::Chosen(action) => {
                    assert!(position.check(action).is_ok(), "{position} {action:?}");
                    break;
                }
                Tapped::Part => {}
                Tapped::Nothing => {
                    // Only a row of which nothing would go cannot be taken.
                    assert!(walk.area().is_some() && walk.confirmable().is_none());
                    assert_eq!(walk.taps(), before.taps());
                }
            }
            let mut back = walk.clone();
            while back.back() {}
            assert!(back.taps().is_empty());
            back.cancel();
            assert_eq!(back.next().len(), {
                let mut fresh = before.clone();
                if let Some(word) = back.held() {
                    fresh.tap(Tap::Held(word));
                }
                fresh.cancel();
                fresh.next().len()
            });
        }
    }
}

/// Dragging is choosing from and to.
fn drags_choose<P: Module>(position: &P, walk: &Walk<P::Action>) {
    let draggable = walk.draggable();
    for action in position.actions() {
        for taps in position.taps(action) {
            let Taps::Steps { held, steps } = taps else { continue };
            let [Tap::Place(from), Tap::Place(to)] = steps[..] else { continue };
            let mut walk = walk.clone();
            if let Some(word) = held {
                walk.tap(Tap::Held(word));
            } else {
                assert!(draggable.contains(&from));
            }
            assert_eq!(walk.drag(from, to), Tapped::Chosen(action), "{position}");
            assert_eq!(walk.drag(from, from), Tapped::Nothing);
            assert!(!walk.can_go_back());
        }
    }
}

/// No way of choosing an action is the beginning of another.
fn ways_are_told_apart<P: Module>(position: &P) {
    let mut seen: BTreeMap<(Option<&str>, Vec<Tap>), P::Action> = BTreeMap::new();
    for action in position.actions() {
        for taps in position.taps(action) {
            if let Taps::Steps { held, steps } = taps {
                assert!(!steps.is_empty());
                let known = seen.insert((held, steps), action);
                assert!(known.is_none_or(|known| known == action), "{position} {action:?}");
            }
        }
    }
    let all: Vec<&(Option<&str>, Vec<Tap>)> = seen.keys().collect();
    for pair in all.windows(2) {
        let [(held, one), (other_held, other)] = [pair[0], pair[1]];
        let longer = other.len() > one.len() && other.starts_with(one);
        assert!(!(held == other_held && longer), "{position}: {one:?} and {other:?}");
    }
}

/// An action of any game shows and is chosen like the action itself.
fn any_is_alike<P: Module>(position: &P) {
    let any: AnyPosition = position.clone().into();
    assert_eq!(P::of(&any), Some(position));
    assert_eq!(any.game(), P::GAME);
    assert_eq!(any.pieces(), position.pieces());
    assert_eq!(any.areas(), position.areas());
    assert_eq!(any.unseen(), position.unseen());
    for action in position.actions() {
        let marked = any.action_from_index(action.index()).expect("the action's number");
        assert_eq!(any.effect(marked), position.effect(action));
        assert_eq!(any.taps(marked), position.taps(action));
    }
}

/// Whether a piece can lie on a place: not on the edge, and one that covers several places only where all of them are on the board,
/// however it is turned.
fn has_room<P: Module>(position: &P, piece: Layer, place: PlaceId) -> bool {
    let (description, board) = (P::GAME.description(), position.board());
    let size = match description[piece.kind].look {
        Look::Dots(minor) => minor.len() + 1,
        _ => 1,
    };
    let lies = |turn| Layer { turn, ..piece }.covers(description, board, place).len() == size;
    !board[place].edge && (0..6).any(lies)
}

/// Whether a hand can put a tool on a place: where it has room, and of pieces that cover several places only as many as there are. One
/// that lies there already is turned or taken off.
fn can_be_put<P: Module>(position: &P, setup: &AnySetup, tool: &[Layer], place: PlaceId) -> bool {
    let [piece] = tool else { return !position.board()[place].edge };
    let (description, pieces) = (P::GAME.description(), setup.pieces());
    let same = |top: &Layer| (top.kind, top.owner) == (piece.kind, piece.owner);
    let large = matches!(description[piece.kind].look, Look::Dots(_));
    let used_up = large
        && pieces.beside().iter().any(|holding| {
            let tray = description.tray(holding.beside.tray).expect("a tray of the game");
            (tray.kind, holding.beside.owner, holding.count) == (piece.kind, piece.owner, 0)
        });
    let turned = large && pieces.stack(place).last().is_some_and(same);
    turned || (has_room(position, *piece, place) && !used_up)
}

/// What an editor shows is what is seen, and whatever it does to an arrangement can be written down and read again.
fn edits_can_be_written<P: Module>(position: &P, rng: &mut Xoshiro256PlusPlus) {
    let any: AnyPosition = position.clone().into();
    let mut setup = any.setup();
    assert_eq!(setup.pieces(), position.pieces());
    assert_eq!(setup.variant_word(), position.variant_word());
    assert_eq!(Arrangement::side(&setup), position.side());
    let places: Vec<PlaceId> = position.board().ids().collect();
    for _ in 0..12 {
        let [from, to] = [(); 2].map(|()| *places.choose(rng).expect("a board has places"));
        let standing = setup.pieces().stack(from).last().copied();
        let before = setup.clone();
        let carried = setup.carry(from, (from != to).then_some(to));
        let fits = standing.is_some_and(|piece| from == to || has_room(position, piece, to));
        assert_eq!(carried, fits, "{before}: {from:?} to {to:?}");
        assert!(carried || setup == before, "{before}: {from:?} to {to:?}");
        let (before, tools) = (setup.clone(), setup.tools());
        let tool = tools.choose(rng).expect("a tool");
        let put = setup.put(to, tool);
        assert_eq!(put, can_be_put(position, &before, tool, to), "{before}: {tool:?} on {to:?}");
        assert!(put || setup == before, "{before}: {tool:?} on {to:?}");
        for holding in setup.pieces().beside().iter().map(|holding| holding.beside) {
            if let Some(most) = setup.most(holding.tray) {
                assert!(setup.set_count(holding, most) && !setup.set_count(holding, most + 1));
                assert_eq!(setup.pieces().count(holding), most);
            }
        }
        for choice in setup.choices() {
            let option = choice.options.choose(rng).expect("an option");
            assert!(setup.choose(choice.word, Color::Black, option));
            assert!(!setup.choose(choice.word, Color::Black, "moon"));
        }
        let again: AnySetup = setup.to_string().parse().expect("what is edited can be written");
        assert_eq!(again, setup);
    }
    for phase in P::GAME.description().phases {
        assert!(setup.set_phase(phase) && setup.phase_word() == *phase);
    }
    assert!(!setup.set_phase("moon") && !setup.set_variant("moon"));
}

fn check<P: Module>(position: &P, rng: &mut Xoshiro256PlusPlus) {
    edits_can_be_written(position, rng);
    effects_are_what_is_seen(position);
    what_is_seen_is_described(position);
    taps_choose(position, rng);
    ways_are_told_apart(position);
    any_is_alike(position);
}

fn check_walks<P: Module>(starts: &[P], walks: usize, length: usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    for start in starts {
        for _ in 0..walks {
            let mut position = start.clone();
            for step in 0..length {
                // What the early plies look like is soon known.
                if step % 3 == 0 || position.stage() != gipfel_rules::Stage::Main {
                    check(&position, &mut rng);
                }
                let Some(&action) = position.actions().choose(&mut rng) else { break };
                position.play_unchecked(action);
            }
        }
    }
}

fn check_setups<P: Module>(count: usize, random: impl Fn(&mut Xoshiro256PlusPlus) -> P) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let starts: Vec<P> = (0..count).map(|_| random(&mut rng)).collect();
    check_walks(&starts, 1, 2);
}

#[test]
fn gipf_on_walks() {
    check_walks(&starts::gipf(), 2, 70);
}

#[test]
fn gipf_on_set_ups() {
    check_setups(1500, gipf_setups::random);
}

#[test]
fn gipf_plus_on_walks() {
    check_walks(&starts::gipf_plus(), 1, 60);
}

#[test]
fn gipf_plus_on_set_ups() {
    check_setups(800, gipf_plus_setups::random);
}

#[test]
fn yinsh_on_walks() {
    check_walks(&starts::yinsh(), 4, 120);
}

#[test]
fn yinsh_on_set_ups() {
    check_setups(1500, yinsh_setups::random);
}

#[test]
fn dvonn_on_walks() {
    check_walks(&starts::dvonn(), 4, 120);
}

#[test]
fn dvonn_on_set_ups() {
    check_setups(1500, dvonn_setups::random);
}

#[test]
fn tzaar_on_walks() {
    check_walks(&starts::tzaar(), 2, 160);
}

#[test]
fn tzaar_on_set_ups() {
    check_setups(1000, tzaar_setups::random);
}

#[test]
fn zertz_on_walks() {
    check_walks(&starts::zertz(), 2, 90);
}

#[test]
fn zertz_on_set_ups() {
    check_setups(1000, zertz_setups::random);
}

#[test]
fn punct_on_walks() {
    check_walks(&starts::punct(), 1, 100);
}

#[test]
fn punct_on_set_ups() {
    check_setups(300, punct_setups::random);
}

/// Positions that differ in nothing but a field of their text, which no picture shows.
#[test]
fn what_is_not_seen_is_told() {
    for (one, other) in [
        (
            "gipf tournament 1G2/5/6/7/6/5/2g1 w 16/16 ++ push",
            "gipf tournament 1G2/5/6/7/6/5/2g1 w 16/16 +- push",
        ),
        (
            "gipf+ tournament 1G2/5/6/7/6/5/2g1 w 19/19 ++ T1/T1 push",
            "gipf+ tournament 1G2/5/6/7/6/5/2g1 w 19/19 +* T1/T1 push",
        ),
    ] {
        let [one, other] = [one, other].map(|text| text.parse::<AnyPosition>().expect(text));
        assert_eq!((one.pieces(), one.prompt()), (other.pieces(), other.prompt()));
        assert_ne!(one.unseen(), other.unseen());
        let words = |position: &AnyPosition| -> Vec<&str> {
            position.unseen().into_iter().map(|(word, _)| word).collect()
        };
        assert_eq!(words(&one), words(&other));
    }
}

#[test]
fn boards_are_described() {
    for game in GameKind::ALL {
        let description = game.description();
        assert_eq!(GameKind::from_word(description.word), Some(game));
        for board in description.boards {
            let names: BTreeSet<&str> = board.places.iter().map(|place| place.name).collect();
            assert_eq!(names.len(), board.places.len(), "{game}: every place has a name");
            // About the middle, which need not be a place: in thirds, it always is one of their points.
            let count = board.places.len() as i32;
            let middle = |of: fn(&gipfel_rules::BoardPlace) -> i8| {
                (3 * board.places.iter().map(|place| i32::from(of(place))).sum::<i32>() / count)
                    as i8
            };
            let (across, up) = (middle(|place| place.q), middle(|place| place.r));
            let points: BTreeSet<(i8, i8)> =
                board.places.iter().map(|place| (3 * place.q - across, 3 * place.r - up)).collect();
            assert_eq!(points.len(), board.places.len());
            assert_eq!(board.symmetries[0], gipfel_rules::Symmetry::IDENTITY);
            for symmetry in board.symmetries {
                let images: BTreeSet<(i8, i8)> =
                    points.iter().map(|&point| symmetry.apply(point)).collect();
                assert_eq!(images, points, "{game}: {symmetry:?}");
            }
            for one in board.ids() {
                for other in board.ids() {
                    let [a, b] =
                        [one, other].map(|id| board.place(id).expect("a place of the board"));
                    let apart = (a.x - b.x).hypot(a.y - b.y);
                    assert!(one == other || apart > 0.99, "{game}: {} {}", a.name, b.name);
                    if board.are_neighbours(one, other) {
                        assert!((apart - 1.0).abs() < 1e-9, "{game}: {} {}", a.name, b.name);
                    }
                }
                assert_eq!(
                    board.named(board.place(one).expect("a place of the board").name),
                    Some(one)
                );
            }
        }
        for variant in description.variants {
            assert!(variant.board < description.boards.len());
            let start = game.start(variant.word).expect("every variant has a start");
            assert_eq!(start.variant(), variant.word);
            for option in variant.options {
                let most = [(option.word, [option.most, 0])];
                assert!(game.start_with(variant.word, &most).is_ok(), "{option:?}");
                let more = [(option.word, [0, option.most + 1])];
                assert!(game.start_with(variant.word, &more).is_err(), "{option:?}");
            }
            assert!(game.start_with(variant.word, &[("moon", [1, 1])]).is_err());
        }
        assert!(game.start_with("moon", &[]).is_err());
    }
}

#[test]
fn places_and_labels_of_the_boards() {
    let at = |game: GameKind, name: &str| {
        let board = &game.description().boards[0];
        *board.named(name).and_then(|id| board.place(id)).expect("a place")
    };
    let e5 = at(GameKind::Gipf, "e5");
    assert_eq!((e5.x, e5.y, e5.edge), (0.0, 0.0, false));
    let e1 = at(GameKind::Gipf, "e1");
    assert_eq!((e1.x, e1.y, e1.edge), (0.0, 4.0, true));
    let g11 = at(GameKind::Yinsh, "g11");
    assert_eq!((g11.q, g11.r), (1, 5));
    let labels = |game: GameKind| {
        let board = &game.description().boards[0];
        let named = |label: &gipfel_rules::Label| {
            format!(
                "{}:{}",
                label.text,
                board.place(label.place).expect("a place of the board").name
            )
        };
        board.labels.iter().map(named).collect::<Vec<_>>()
    };
    assert_eq!(labels(GameKind::Gipf).len(), 24);
    assert_eq!(labels(GameKind::Yinsh)[..3], ["a:a2", "b:b1", "c:c1"]);
    assert_eq!(labels(GameKind::Yinsh)[11..14], ["1:b1", "2:a2", "3:a3"]);
    assert_eq!(labels(GameKind::Yinsh)[21], "11:g11");
}

fn walk_of(text: &str) -> (AnyPosition, Walk<AnyAction>) {
    let position: AnyPosition = text.parse().expect("a position");
    let walk = Walk::new(&position, &position.actions(), None);
    (position, walk)
}

fn tap(position: &AnyPosition, name: &str) -> Tap {
    Tap::Place(position.board().named(name).expect("a place"))
}

#[test]
fn dots_before_an_empty_spot_mean_the_same() {
    let (position, walk) = walk_of("gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push");
    let placed = position.parse_action("c2").expect("an empty spot");
    assert_eq!(walk.aim(tap(&position, "c2")), Tapped::Chosen(placed));
    for dot in ["b1", "c1"] {
        let mut walk = walk.clone();
        assert_eq!(walk.tap(tap(&position, dot)), Tapped::Part);
        assert_eq!(walk.tap(tap(&position, "c2")), Tapped::Chosen(placed), "{dot}");
    }
}

#[test]
fn another_dot_begins_anew_and_the_same_gives_up() {
    let (position, mut walk) = walk_of("gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push");
    let [e1, e9, e3] = ["e1", "e9", "e3"].map(|name| tap(&position, name));
    assert_eq!(walk.tap(e1), Tapped::Part);
    assert_eq!(walk.tap(e9), Tapped::Part);
    assert_eq!(walk.taps(), [e9]);
    assert_eq!(walk.tap(e3), Tapped::Nothing, "the push from e9 ends on e7");
    assert_eq!(walk.taps(), [e9], "nothing is lost");
    assert_eq!(walk.tap(e9), Tapped::Part);
    assert!(walk.taps().is_empty());
}

#[test]
fn the_hand_keeps_what_it_holds() {
    let (position, mut walk) = walk_of("gipf tournament G3/5/6/7/6/5/g3 w 3/4 ++ push");
    assert_eq!(walk.holdable(), ["gipf", "basic"]);
    assert_eq!(
        walk.held(),
        None,
        "a basic piece forbids something afterwards: nobody chooses it for the player"
    );
    assert_eq!(walk.next(), [Tap::Held("gipf"), Tap::Held("basic")]);
    let c2 = tap(&position, "c2");
    assert!(walk.wants_held(c2) && !walk.wants_held(tap(&position, "e5")));
    assert_eq!(walk.tap(c2), Tapped::Nothing);
    assert_eq!(walk.tap(Tap::Held("basic")), Tapped::Part);
    let basic = position.parse_action("c2").expect("a push");
    assert!(!walk.wants_held(c2));
    assert_eq!(walk.tap(c2), Tapped::Chosen(basic));
    assert_eq!(walk.held(), Some("basic"));
    let again = Walk::new(&position, &position.actions(), walk.held());
    assert_eq!(again.held(), Some("basic"));
    assert_eq!(walk.tap(Tap::Held("tamsk")), Tapped::Nothing);
}

#[test]
fn pieces_of_a_row_are_marked_and_then_taken() {
    let (position, mut walk) = walk_of("gipf standard 4/5/6/PPGP2g/6/5/4 w 9/9 -- claim");
    let e4 = tap(&position, "e4");
    let kept = position.parse_action("xe2,e3,e5").expect("a taking");
    let all = position.parse_action("xe2,e3,Ge4,e5").expect("a taking");
    assert_eq!(walk.aim(Tap::Button("take")), Tapped::Chosen(kept), "one's own usually stays");
    assert_eq!(walk.tap(e4), Tapped::Part);
    assert_eq!(
        walk.tap(tap(&position, "e2")),
        Tapped::Part,
        "a finger beside a toggle takes nothing"
    );
    assert_eq!(walk.tap(Tap::Button("take")), Tapped::Chosen(all));
}

#[test]
fn a_row_of_which_all_goes_is_taken_by_a_tap_on_it() {
    let (position, mut walk) = walk_of("gipf basic 4/5/6/PPPP3/6/5/4 w 9/9 -- claim");
    let row = position.parse_action("xe2,e3,e4,e5").expect("a taking");
    assert_eq!(walk.tap(tap(&position, "e2")), Tapped::Chosen(row), "there is no other choice");
}

#[test]
fn a_row_of_gipf_pieces_may_stand_and_is_not_taken_by_mistake() {
    let (position, mut walk) = walk_of("gipf standard 4/5/6/GGGG2g/6/5/4 w 9/9 -- claim");
    assert_eq!(walk.confirmable(), None);
    assert_eq!(walk.tap(Tap::Button("take")), Tapped::Nothing);
    let done = position.parse_action("done").expect("it may stand");
    assert_eq!(walk.aim(Tap::Button("done")), Tapped::Chosen(done));
    assert_eq!(walk.tap(tap(&position, "e3")), Tapped::Part);
    let one = position.parse_action("xGe3").expect("a taking");
    assert_eq!(walk.tap(Tap::Button("take")), Tapped::Chosen(one));
}

#[test]
fn rows_that_cross_take_turns_under_the_finger() {
    let text = "yinsh standard 4/7/8/9/4MMMMMM/9/10/RRRRRr3/rrrr4/7/4 w 0/0 0/0 claim-row";
    let (position, mut walk) = walk_of(text);
    assert_eq!(walk.areas().len(), 2);
    let e7 = tap(&position, "e7");
    assert_eq!(walk.area_number(), None);
    for expected in [0, 1, 0] {
        assert_eq!(walk.tap(e7), Tapped::Part);
        assert_eq!(walk.area_number(), Some(expected));
    }
    let row = position.parse_action("xe5-e9").expect("a row");
    assert_eq!(walk.tap(tap(&position, "e5")), Tapped::Chosen(row), "it is in one row only");
}

#[test]
fn a_hand_that_used_another_dot_is_shown_so() {
    let position = gipf::Position::new(gipf::Variant::Standard);
    let action = position.parse_action("c2").expect("an empty spot");
    let mut effect = position.effect(action);
    let [b1, c1] = ["b1", "c1"].map(|name| position.board().named(name).expect("a dot"));
    for dot in [b1, c1] {
        effect.enter_from(dot);
        let What::Enter { path, .. } = &effect.changes[0].what else { panic!("a piece enters") };
        assert_eq!(path, &[dot]);
    }
}

#[test]
fn actions_of_another_game_show_and_do_nothing() {
    let [mut gipf, mut yinsh, mut plus]: [AnyPosition; 3] = [
        gipf::Position::new(gipf::Variant::Basic).into(),
        yinsh::Position::new(yinsh::Variant::Blitz).into(),
        gipf_plus::Position::ultimate().into(),
    ];
    let (push, ring, loaded) = (gipf.actions()[0], yinsh.actions()[0], plus.actions()[0]);
    for (position, action) in [(&mut gipf, ring), (&mut yinsh, loaded), (&mut plus, push)] {
        assert!(position.effect(action).changes.is_empty());
        assert!(position.taps(action).is_empty());
        let before = position.clone();
        let undo = position.play_unchecked(action);
        assert_eq!(position, &before);
        position.undo(undo);
        assert_eq!(position, &before);
    }
}
