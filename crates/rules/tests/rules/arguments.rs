//! Wrong arguments are answered, never with a panic: actions that are not legal here or of another game, symmetries that the
//! board does not have, numbers that stand for nothing.

use crate::common::starts;
use gipfel_rules::gipf_plus::{self, Stock};
use gipfel_rules::{
    AnyPosition, GameKind, Interface as _, Kind, Layer, Notation as _, PlaceId, Position as _,
    Symmetric as _, Symmetry, Tactics as _, Tray, TurnBuilder, gipf, turn_text,
};
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

fn positions() -> Vec<AnyPosition> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut positions = Vec::new();
    for start in starts::all() {
        let mut position = start;
        for number in 0..60 {
            if number % 12 == 0 {
                positions.push(position.clone());
            }
            let Some(&action) = position.actions().choose(&mut rng) else { break };
            position.play(action).expect("a generated action is legal");
        }
        positions.push(position);
    }
    positions
}

#[test]
fn no_action_makes_anything_panic() {
    let positions = positions();
    let mut illegal = 0;
    for (number, position) in positions.iter().enumerate() {
        // Its own numbers, and those of the position of another game.
        let other = &positions[(number * 7 + 3) % positions.len()];
        let own = (0..=u16::MAX).filter_map(|index| position.action_from_index(index));
        let foreign = (0..=u16::MAX).step_by(97).filter_map(|index| other.action_from_index(index));
        for action in own.chain(foreign) {
            let mut played = position.clone();
            if played.play(action).is_ok() {
                continue;
            }
            illegal += 1;
            assert_eq!(&played, position, "an illegal action changes nothing");
            assert!(TurnBuilder::new(position.clone()).push(action).is_err());
            let _ = position.action_text(action);
            let _ = position.hint(action);
            let _ = position.effect(action).apply(&position.pieces());
            let _ = position.taps(action);
            for symmetry in [Symmetry::new(1, false), Symmetry::new(200, true)] {
                let _ = position.transform(symmetry);
                let _ = position.transform_action(action, symmetry);
            }
            let _ = turn_text(position, &[action, action]);
            let undo = played.play_unchecked(action);
            let _ = (played.to_string(), played.outcome(), played.actions(), played.key());
            played.undo(undo);
        }
    }
    assert!(illegal > 50_000, "{illegal}");
}

#[test]
fn numbers_that_stand_for_nothing_have_no_facts() {
    for game in GameKind::ALL {
        let description = game.description();
        let position = game.start(game.variants()[0]).unwrap();
        let board = position.board();
        assert!(description.kind(Kind(255)).is_none() && description.tray(Tray(255)).is_none());
        assert!(board.place(PlaceId(255)).is_none());
        assert!(!board.are_neighbours(PlaceId(0), PlaceId(255)));
        assert!(board.between(PlaceId(255), PlaceId(0)).is_empty());
        assert!(position.pieces().stack(PlaceId(255)).is_empty());
        let _ = position.figure(&[Layer::new(Kind(255), None); 3]);
        let _ = position.figure(&[]);
    }
}

#[test]
fn a_stock_that_is_too_large_is_an_error() {
    let stocks = [Stock::new([7, 0, 0, 0, 0]), Stock::EMPTY];
    assert!(gipf_plus::Position::new(gipf::Variant::Basic, stocks).is_err());
}
