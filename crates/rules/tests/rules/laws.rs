//! The laws of a rules library, which every game obeys in every position.
//!
//! The positions come from random walks that begin at the starts of all variants and at random set-ups.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt::Display;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;

use crate::common::{
    dvonn_setups, gipf_plus_setups, gipf_setups, punct_setups, starts, tzaar_setups, yinsh_setups,
    zertz_setups,
};
use gipfel_rules::dvonn::{self, ActionKind as DvonnKind};
use gipfel_rules::gipf::{self, ActionKind as GipfKind};
use gipfel_rules::gipf_plus::{self, ActionKind as PlusKind, Potential, Stack};
use gipfel_rules::punct::{self, ActionKind as PunctKind, PieceKind as PunctPiece};
use gipfel_rules::tzaar::{self, ActionKind as TzaarKind, PieceKind as TzaarPiece};
use gipfel_rules::yinsh::{self, ActionKind as YinshKind};
use gipfel_rules::zertz::{self, ActionKind as ZertzKind, Marble};
use gipfel_rules::{
    Action, AnyPosition, Color, Hint, Key, MAX_ACTIONS, Module, Notation as _, Outcome, Position,
    Prompt, Stage, Symmetry, TurnBuilder, TurnError, TurnStatus, parse_turn, turn_text,
};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Everything that the laws ask of a game.
trait Lawful: Module + FromStr<Err: Display> {
    /// What must not change, or change only so, when an action is played.
    fn check_material(before: &Self, action: Self::Action, after: &Self);

    /// Of which colours rows stand, in games of rows.
    fn standing_rows(&self) -> [bool; 2] {
        [false; 2]
    }

    /// Whether [`Tactics::hint`] speaks of the actions that are to be decided now.
    fn foresees_rows(&self) -> bool {
        self.stage() == Stage::Main
    }

    /// What [`Tactics::hint`] has to say of an action, given where it leads.
    fn promised(&self, _action: Self::Action, after: &Self) -> Hint {
        if self.foresees_rows() { Hint::new(after.standing_rows()) } else { Hint::QUIET }
    }
}

/// A player's basic pieces on the board and in reserve.
fn gipf_pieces(position: &gipf::Position, color: Color) -> usize {
    let on_board = position.spots(color).len() + position.gipf_spots(color).len();
    on_board + usize::from(position.reserve(color))
}

impl Lawful for gipf::Position {
    fn check_material(before: &gipf::Position, action: gipf::Action, after: &gipf::Position) {
        let (own, other) = (before.side(), before.side().other());
        let captured: usize = match action.kind() {
            GipfKind::Take { removed } => removed
                .iter()
                .filter_map(|spot| before.piece(spot))
                .filter(|piece| piece.color == other)
                .map(|piece| usize::from(piece.size()))
                .sum(),
            _ => 0,
        };
        assert_eq!(gipf_pieces(before, own), gipf_pieces(after, own));
        assert_eq!(gipf_pieces(before, other), gipf_pieces(after, other) + captured);
        assert_eq!(before.reserve(other), after.reserve(other));
        let pieces = |position: &gipf::Position| {
            Color::ALL.map(|color| position.spots(color).len()).iter().sum::<usize>()
        };
        let expected = match action.kind() {
            GipfKind::Place { .. } | GipfKind::Push { .. } => pieces(before) + 1,
            GipfKind::Take { removed } => pieces(before) - removed.len(),
            GipfKind::Done => pieces(before),
        };
        assert_eq!(pieces(after), expected);
    }

    fn standing_rows(&self) -> [bool; 2] {
        Color::ALL.map(|color| self.rows(color).next().is_some())
    }
}

/// A player's basic pieces and potentials on the board, in reserve and in stock.
fn plus_material(position: &gipf_plus::Position, color: Color) -> (usize, [usize; 5]) {
    let basic = position.basic_pieces(color) + usize::from(position.reserve(color));
    let stock = position.stock(color);
    let potentials = Potential::ALL
        .map(|kind| position.potentials(color, kind) + usize::from(stock.count(kind)));
    (basic, potentials)
}

impl Lawful for gipf_plus::Position {
    fn check_material(
        before: &gipf_plus::Position,
        action: gipf_plus::Action,
        after: &gipf_plus::Position,
    ) {
        let (own, other) = (before.side(), before.side().other());
        let [mut own_left, mut other_left] = [own, other].map(|color| plus_material(before, color));
        let mut lose = |color: Color, basic: usize, kind: Option<Potential>| {
            let left = if color == own { &mut own_left } else { &mut other_left };
            left.0 -= basic;
            if let Some(kind) = kind {
                left.1[kind.index()] -= 1;
            }
        };
        match action.kind() {
            PlusKind::Take { removed } => {
                for stack in removed.iter().filter_map(|spot| before.stack(spot)) {
                    let color = stack.color();
                    let basic = if color == own || stack.used().is_some() {
                        0
                    } else {
                        usize::from(stack.is_gipf()) + 1
                    };
                    lose(color, basic, stack.load().or(stack.used()));
                }
            }
            PlusKind::Discard => lose(own, 0, Some(Potential::Tamsk)),
            PlusKind::Use { to, .. } if before.stack(to).is_some_and(Stack::is_gipf) => {
                lose(other, 1, None);
            }
            // What is left of a stock goes when a basic piece comes in.
            PlusKind::Push { piece: gipf_plus::Newcomer::Basic, .. } => {
                let stock = before.stock(own);
                for kind in Potential::ALL {
                    for _ in 0..stock.count(kind) {
                        lose(own, 0, Some(kind));
                    }
                }
            }
            PlusKind::Push { .. } | PlusKind::ExtraPush { .. } | PlusKind::Use { .. } => {}
        }
        assert_eq!(plus_material(after, own), own_left, "{action:?}");
        assert_eq!(plus_material(after, other), other_left, "{action:?}");
        assert_eq!(before.reserve(other), after.reserve(other));
        assert_eq!(before.stock(other), after.stock(other));
        assert_eq!(before.permission(other), after.permission(other));
    }

    fn standing_rows(&self) -> [bool; 2] {
        Color::ALL.map(|color| self.rows(color).next().is_some())
    }

    fn foresees_rows(&self) -> bool {
        !self.phase().is_taking()
    }
}

impl Lawful for yinsh::Position {
    fn check_material(before: &yinsh::Position, action: yinsh::Action, after: &yinsh::Position) {
        let markers = |position: &yinsh::Position| {
            position.markers(Color::White).len() + position.markers(Color::Black).len()
        };
        let expected = match action.kind() {
            YinshKind::Move { .. } => markers(before) + 1,
            YinshKind::TakeRow(_) => markers(before) - 5,
            YinshKind::Place(_) | YinshKind::RemoveRing(_) | YinshKind::Pass => markers(before),
        };
        assert_eq!(markers(after), expected);
        assert_eq!(usize::from(after.pool()), 51 - expected);
        for color in Color::ALL {
            let rings = after.rings(color).len();
            let others = after.hand(color) + after.removed(color);
            assert_eq!(rings + usize::from(others), 5);
        }
        let taken = matches!(action.kind(), YinshKind::RemoveRing(_));
        let (own, other) = (before.side(), before.side().other());
        assert_eq!(after.removed(own), before.removed(own) + u8::from(taken));
        assert_eq!(after.removed(other), before.removed(other));
        assert_eq!(after.rings(other), before.rings(other), "nobody moves the other's rings");
    }

    fn standing_rows(&self) -> [bool; 2] {
        Color::ALL.map(|color| self.rows(color).next().is_some())
    }
}

impl Lawful for dvonn::Position {
    fn check_material(before: &dvonn::Position, action: dvonn::Action, after: &dvonn::Position) {
        let pieces = |position: &dvonn::Position, spaces: dvonn::SpaceSet| -> usize {
            let stacks = spaces.iter().filter_map(|space| position.stack(space));
            stacks.map(|stack| usize::from(stack.height())).sum()
        };
        let on_board = |position: &dvonn::Position| pieces(position, position.occupied());
        let in_hand = |position: &dvonn::Position| {
            let hands = Color::ALL.map(|color| usize::from(position.hand(color)));
            hands.iter().sum::<usize>() + usize::from(position.dvonn_hand())
        };
        match action.kind() {
            DvonnKind::Place(_) => {
                assert_eq!(on_board(after), on_board(before) + 1);
                assert_eq!(on_board(after) + in_hand(after), 49);
            }
            DvonnKind::Move { from, to } => {
                let lost = before.lost_by(action);
                let mut left = before.occupied().len() - lost.len() - 1;
                assert_eq!(after.occupied().len(), left);
                let height = |space| before.stack(space).map_or(0, dvonn::Stack::height);
                let sum = usize::from(height(from) + height(to));
                left = pieces(before, before.occupied()) - pieces(before, lost);
                if lost.contains(to) {
                    left -= usize::from(height(from));
                } else {
                    assert_eq!(after.stack(to).map(|stack| stack.height().into()), Some(sum));
                }
                assert_eq!(on_board(after), left);
            }
            DvonnKind::Pass => assert_eq!(after.occupied(), before.occupied()),
        }
        let dvonn = usize::from(after.dvonn_hand()) + after.dvonn().len();
        assert!((1..=3).contains(&dvonn), "no DVONN piece leaves the board");
    }

    /// A player gains who has taken stacks from his opponent: the mover's are one fewer anyway if he covers one of his own.
    fn promised(&self, action: dvonn::Action, after: &dvonn::Position) -> Hint {
        let DvonnKind::Move { to, .. } = action.kind() else {
            return Hint::QUIET;
        };
        let side = self.side();
        let merged = usize::from(self.controlled(side).contains(to));
        let fewer = |color: Color| self.controlled(color).len() - after.controlled(color).len();
        let lost = Color::ALL.map(|color| fewer(color) > if color == side { merged } else { 0 });
        Hint::new([lost[1], lost[0]])
    }
}

impl Lawful for tzaar::Position {
    fn check_material(before: &tzaar::Position, action: tzaar::Action, after: &tzaar::Position) {
        let pieces = |position: &tzaar::Position, color: Color| -> u32 {
            let own = position.controlled(color).iter();
            own.map(|space| u32::from(position.height(space))).sum()
        };
        let hand = |position: &tzaar::Position, color: Color| {
            TzaarPiece::ALL.map(|kind| u32::from(position.hand(color, kind))).iter().sum::<u32>()
        };
        let (own, other) = (before.side(), before.side().other());
        let empty = |position: &tzaar::Position| tzaar::Space::COUNT - position.occupied().len();
        match action.kind() {
            TzaarKind::Place { .. } => {
                for color in Color::ALL {
                    assert_eq!(pieces(after, color) + hand(after, color), 30);
                }
                assert_eq!(hand(after, own) + 1, hand(before, own));
                assert_eq!(hand(after, other), hand(before, other));
            }
            TzaarKind::Move { to, .. } => {
                let taken =
                    if before.controlled(other).contains(to) { before.height(to) } else { 0 };
                assert_eq!(pieces(after, own), pieces(before, own));
                assert_eq!(pieces(after, other) + u32::from(taken), pieces(before, other));
                assert_eq!(empty(after), empty(before) + 1, "every move leaves an empty space");
            }
            TzaarKind::Pass => assert_eq!(after.occupied(), before.occupied()),
        }
        for space in after.occupied().iter() {
            let stack = after.stack(space).expect("it is occupied");
            assert!(after.of_kind(stack.color(), stack.kind()).contains(space));
            assert_eq!(after.high().contains(space), stack.height() > 1);
        }
    }

    /// The mover gains who has taken a stack from his opponent.
    fn promised(&self, _: tzaar::Action, after: &tzaar::Position) -> Hint {
        let fewer = |color: Color| after.controlled(color).len() < self.controlled(color).len();
        let taken = fewer(self.side().other());
        Hint::new(Color::ALL.map(|color| taken && color == self.side()))
    }
}

/// The marbles that a player has captured and not placed again.
fn held_marbles(position: &zertz::Position, color: Color) -> usize {
    Marble::ALL.map(|marble| usize::from(position.held(color, marble))).iter().sum()
}

impl Lawful for zertz::Position {
    fn check_material(before: &zertz::Position, action: zertz::Action, after: &zertz::Position) {
        let (own, other) = (before.side(), before.side().other());
        for marble in Marble::ALL {
            let everywhere = |position: &zertz::Position| {
                let held = Color::ALL.map(|color| usize::from(position.held(color, marble)));
                let pool = usize::from(position.pool(marble));
                position.marbles(marble).len() + pool + held.iter().sum::<usize>()
            };
            assert_eq!(everywhere(after), everywhere(before), "no marble is lost");
        }
        assert_eq!(held_marbles(after, other), held_marbles(before, other));
        let rings = before.rings().len() - after.rings().len();
        let taken = held_marbles(after, own) as isize - held_marbles(before, own) as isize;
        match action.kind() {
            ZertzKind::Place { .. } => {
                let own_marble = isize::from(before.pool_is_empty());
                assert_eq!(taken + own_marble, rings as isize, "marbles go with their rings");
            }
            ZertzKind::Remove(ring) => {
                assert!(before.free().contains(ring) && !after.rings().contains(ring));
                assert_eq!(taken, rings as isize - 1, "marbles go with their rings");
            }
            ZertzKind::Jump { .. } => assert_eq!((taken, rings), (1, 0)),
            ZertzKind::Pass => assert_eq!((taken, rings), (0, 0)),
        }
        let colors = Marble::ALL.map(|marble| after.marbles(marble).len());
        assert_eq!(colors.iter().sum::<usize>(), after.occupied().len(), "one marble on a ring");
        assert_eq!(after.occupied().bits() & !after.rings().bits(), 0, "every marble on a ring");
    }

    /// The mover gains who jumps or isolates marbles. Where the pool is empty he may place one of his own to isolate it.
    fn promised(&self, action: zertz::Action, after: &zertz::Position) -> Hint {
        let removed = usize::from(matches!(action.kind(), ZertzKind::Remove(_)));
        let isolated = self.rings().len() - after.rings().len() > removed;
        let gained = isolated || matches!(action.kind(), ZertzKind::Jump { .. });
        Hint::new(Color::ALL.map(|color| gained && color == self.side()))
    }
}

impl Lawful for punct::Position {
    fn check_material(before: &punct::Position, action: punct::Action, after: &punct::Position) {
        let (own, other) = (before.side(), before.side().other());
        let on_board = |position: &punct::Position, color: Color, kind: PunctPiece| {
            let pieces = position.pieces_on_board();
            pieces.filter(|piece| (piece.color(), piece.kind()) == (color, kind)).count()
        };
        let added = match (action.kind(), before.held().source()) {
            (PunctKind::Turn(_), Some(punct::Source::Reserve(kind))) => Some(kind),
            _ => None,
        };
        for kind in PunctPiece::ALL {
            for color in Color::ALL {
                let on_board = on_board(after, color, kind);
                let all = on_board + usize::from(after.reserve(color, kind));
                assert_eq!(all, usize::from(kind.count()), "no piece leaves the game");
            }
            let more = usize::from(added == Some(kind));
            assert_eq!(on_board(after, own, kind), on_board(before, own, kind) + more);
            assert_eq!(on_board(after, other, kind), on_board(before, other, kind));
        }
        for space in punct::Space::all() {
            let seen = Color::ALL.into_iter().find(|color| after.seen(*color).contains(space));
            assert_eq!(seen, after.piece_over(space).map(|piece| piece.color()));
            assert_eq!(after.empty().contains(space), after.height(space) == 0);
        }
    }

    /// Nothing is taken.
    fn promised(&self, _: punct::Action, _: &punct::Position) -> Hint {
        Hint::QUIET
    }
}

/// The generated actions are those whose number passes the check, each once.
fn generation_and_check_agree<P: Lawful>(position: &P) {
    let generated: Vec<P::Action> = position.actions().to_vec();
    assert!(generated.len() <= MAX_ACTIONS);
    let mut sorted = generated.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), generated.len(), "no action is generated twice");
    let allowed: Vec<P::Action> = (0..P::ACTION_COUNT as u16)
        .filter_map(|index| position.action_from_index(index))
        .filter(|&action| position.check(action).is_ok())
        .collect();
    assert_eq!(sorted, allowed);
    assert_eq!(position.action_from_index(P::ACTION_COUNT as u16), None);
    assert_eq!(position.count_actions(), generated.len());
    let distinct: HashSet<u16> = generated.iter().map(|action| action.index()).collect();
    assert_eq!(distinct.len(), generated.len());
}

/// A visit comes in the order of the list and ends where the visitor breaks.
fn visits_stop_early<P: Lawful>(position: &P, rng: &mut Xoshiro256PlusPlus) {
    let all = position.actions();
    let wanted = rng.random_range(0..=all.len());
    let mut seen = Vec::new();
    let flow = position.visit_actions(|action| {
        seen.push(action);
        if seen.len() > wanted { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(seen[..], all[..all.len().min(wanted + 1)]);
    assert_eq!(flow.is_break(), wanted < all.len());
}

/// Playing keeps the key and the material right, and taking back restores every byte.
fn playing_and_taking_back<P: Lawful>(position: &P) {
    let before = format!("{position:?}");
    let mut played = position.clone();
    for action in position.actions() {
        let undo = played.play(action).expect("a generated action is legal");
        assert_ne!(&played, position, "{action:?} changes something");
        assert_eq!(played.key(), played.key_from_scratch(), "{action:?}");
        P::check_material(position, action, &played);
        let mut unchecked = position.clone();
        unchecked.play_unchecked(action);
        assert_eq!(format!("{unchecked:?}"), format!("{played:?}"), "{action:?}");
        played.undo(undo);
        assert_eq!(&played, position, "{action:?} taken back");
        assert_eq!(format!("{played:?}"), before, "{action:?} taken back");
    }
}

/// What a main action brings about is known before it is played.
fn hints_are_kept<P: Lawful>(position: &P) {
    let mut played = position.clone();
    for action in position.actions() {
        let undo = played.play_unchecked(action);
        assert_eq!(position.hint(action), position.promised(action, &played), "{action:?}");
        played.undo(undo);
    }
}

/// Positions and actions read back from their text and number.
fn texts_and_numbers_read_back<P: Lawful>(position: &P) {
    let text = position.to_string();
    let read: P = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(&read, position);
    assert_eq!(format!("{read:?}"), format!("{position:?}"), "every byte");
    let any: AnyPosition = position.clone().into();
    assert_eq!(any.to_string(), text);
    assert_eq!(any.setup().validate().as_ref(), Ok(&any));
    assert_eq!(any.setup().to_string(), text);
    let mut texts = BTreeSet::new();
    for action in position.actions() {
        let text = position.action_text(action);
        assert_eq!(position.parse_action(&text).as_ref(), Ok(&action), "{text}");
        assert_eq!(position.action_from_index(action.index()), Some(action), "{text}");
        let marked = any.parse_action(&text).expect("the same action of any game");
        assert_eq!(marked.index(), action.index());
        assert!(texts.insert(text), "two actions of one name");
    }
}

/// A board seen through a symmetry has the same game on it.
fn symmetries_commute<P: Lawful>(position: &P, rng: &mut Xoshiro256PlusPlus) {
    let actions = position.actions();
    for &symmetry in position.symmetries() {
        let image = position.transform(symmetry);
        assert_eq!(image.key(), image.key_from_scratch());
        assert_eq!(&image.transform(symmetry.inverse()), position, "{symmetry:?}");
        assert_eq!(image.outcome(), position.outcome());
        assert_eq!(image.prompt(), position.prompt());
        let images: BTreeSet<P::Action> =
            actions.iter().map(|&action| position.transform_action(action, symmetry)).collect();
        assert_eq!(images.len(), actions.len(), "{symmetry:?}");
        assert_eq!(images, image.actions().into_iter().collect(), "{symmetry:?}");
        let Some(&action) = actions.choose(rng) else {
            continue;
        };
        let (mut one, mut other) = (position.clone(), image.clone());
        one.play_unchecked(action);
        other.play_unchecked(position.transform_action(action, symmetry));
        assert_eq!(one.transform(symmetry), other, "{symmetry:?}, {action:?}");
        if symmetry == Symmetry::IDENTITY {
            assert_eq!(&image, position);
            assert_eq!(position.transform_action(action, symmetry), action);
        }
    }
}

/// Neither colour is favoured.
fn colours_are_alike<P: Lawful>(position: &P, rng: &mut Xoshiro256PlusPlus) {
    let Some(swapped) = position.swap_colors() else { return };
    assert_eq!(swapped.swap_colors().as_ref(), Some(position));
    assert_eq!(swapped.key(), swapped.key_from_scratch());
    assert_eq!(swapped.side(), position.side().other());
    assert_eq!(swapped.outcome(), position.outcome().map(Outcome::swap_colors));
    assert_eq!(swapped.end_reason(), position.end_reason());
    assert_eq!(swapped.prompt(), position.prompt());
    assert_eq!(swapped.stage(), position.stage());
    let (mut one, mut other) = (position.actions(), swapped.actions());
    one.sort();
    other.sort();
    assert_eq!(one, other);
    if let Some(&action) = one.choose(rng) {
        let (mut one, mut other) = (position.clone(), swapped);
        one.play_unchecked(action);
        other.play_unchecked(action);
        assert_eq!(one.swap_colors(), Some(other), "{action:?}");
    }
}

/// A game is over exactly when nothing can be played, and then everything is refused.
fn finished_games_are_finished<P: Lawful>(position: &P) {
    let over = position.outcome().is_some();
    assert_eq!(position.actions().is_empty(), over);
    assert_eq!(position.end_reason().is_some(), over);
    assert_eq!(position.prompt() == Prompt::GAME_OVER, over);
    if over {
        assert_eq!(position.implied_end(), None);
        let mut turn = TurnBuilder::new(position.clone());
        assert_eq!(turn.status(), TurnStatus::Complete);
        assert_eq!(turn.legal(), []);
        let action = position.action_from_index(0).expect("the first action");
        assert_eq!(turn.push(action), Err(TurnError::Complete));
        assert_eq!(turn.finish(), Ok(Vec::new()));
    }
}

/// An illegal action leaves the position as it was, and says why.
fn illegal_actions_change_nothing<P: Lawful>(position: &P, rng: &mut Xoshiro256PlusPlus) {
    let before = format!("{position:?}");
    let mut played = position.clone();
    for _ in 0..20 {
        let index = rng.random_range(0..P::ACTION_COUNT as u16);
        let Some(action) = position.action_from_index(index) else {
            continue;
        };
        if let Err(reason) = position.check(action) {
            assert!(!reason.to_string().is_empty());
            assert_eq!(played.play(action).err(), Some(reason));
            assert_eq!(format!("{played:?}"), before, "{action:?}");
        }
    }
}

/// Turns are put together action by action, and every step can be taken back.
fn turns_are_built<P: Lawful>(position: &P, rng: &mut Xoshiro256PlusPlus) {
    let mut turn = TurnBuilder::new(position.clone());
    assert!(turn.is_empty());
    let mut played = Vec::new();
    while turn.status() != TurnStatus::Complete {
        assert_eq!(turn.position().side(), position.side(), "one player decides");
        assert_eq!(turn.legal(), turn.position().actions().to_vec());
        assert_eq!(turn.status() == TurnStatus::MayEnd, may_end(&turn));
        let finished = turn.clone().finish();
        assert_eq!(finished.is_ok(), turn.status() == TurnStatus::MayEnd, "{}", turn.text());
        let action = *turn.legal().choose(rng).expect("an incomplete turn goes on");
        check_step(&mut turn, action);
        played.push(action);
        assert_eq!(turn.actions().collect::<Vec<_>>(), played);
        assert_eq!(turn.start(), position);
    }
    let over = turn.position().outcome().is_some();
    assert_eq!(turn.legal(), []);
    assert!(over || turn.position().stage() != Stage::After);
    assert_eq!(turn.clone().finish().as_ref(), Ok(&played));
    check_turn_text(&turn, &played);
    for &action in played.iter().rev() {
        assert_eq!(turn.pop(), Some(action));
    }
    assert_eq!(turn.pop(), None);
    assert_eq!(turn.position(), position);
}

fn may_end<P: Lawful>(turn: &TurnBuilder<P>) -> bool {
    turn.position().stage() == Stage::After && turn.position().implied_end().is_some()
}

/// Adds an action, takes it back, adds it again.
fn check_step<P: Lawful>(turn: &mut TurnBuilder<P>, action: P::Action) {
    let (before, status) = (turn.position().clone(), turn.status());
    for _ in 0..2 {
        turn.push(action).expect("a legal action");
        assert_eq!(turn.pop(), Some(action));
        assert_eq!(turn.position(), &before);
        assert_eq!(turn.status(), status);
    }
    let mut expected = before;
    expected.play(action).expect("a legal action");
    turn.push(action).expect("a legal action");
    assert_eq!(turn.position(), &expected);
}

/// The text of a turn reads back, also with the forms that a reader forgives.
fn check_turn_text<P: Lawful>(turn: &TurnBuilder<P>, played: &[P::Action]) {
    let text = turn.text();
    assert_eq!(turn_text(turn.start(), played), text);
    if played.is_empty() {
        return;
    }
    let without_done: Vec<&str> = text.split(';').filter(|&action| action != "done").collect();
    let mut forms = vec![text.clone(), format!("{text} (7)"), text.replace(';', " ; ")];
    if !without_done.is_empty() {
        forms.push(without_done.join(";"));
    }
    for form in forms {
        let read = parse_turn(turn.start(), &form)
            .and_then(TurnBuilder::finish)
            .unwrap_or_else(|error| panic!("{form}: {error}"));
        assert_eq!(turn_text(turn.start(), &read), text, "{form}");
    }
}

/// What is forced is played, and nothing else.
fn forced_actions_are_played<P: Lawful>(position: &P) {
    let mut turn = TurnBuilder::new(position.clone());
    let forced = turn.play_forced();
    assert_eq!(turn.actions().collect::<Vec<_>>(), forced);
    assert_ne!(turn.legal().len(), 1);
    let mut replayed = position.clone();
    for action in forced {
        assert_eq!(replayed.actions()[..], [action], "the only one");
        replayed.play(action).expect("a legal action");
    }
    assert_eq!(&replayed, turn.position());
}

fn check_all_laws<P: Lawful>(position: &P, rng: &mut Xoshiro256PlusPlus) {
    generation_and_check_agree(position);
    visits_stop_early(position, rng);
    playing_and_taking_back(position);
    hints_are_kept(position);
    texts_and_numbers_read_back(position);
    symmetries_commute(position, rng);
    colours_are_alike(position, rng);
    finished_games_are_finished(position);
    illegal_actions_change_nothing(position, rng);
    turns_are_built(position, rng);
    forced_actions_are_played(position);
}

/// Equal positions have equal hashes and keys, different ones different keys.
struct Identity<P> {
    by_key: HashMap<Key, P>,
}

impl<P: Lawful> Identity<P> {
    fn check(&mut self, position: &P) {
        let known = self.by_key.entry(position.key()).or_insert_with(|| position.clone());
        assert_eq!(known, position, "two positions with one key");
        assert_eq!(known.to_string(), position.to_string());
        let hash = BuildHasherDefault::<DefaultHasher>::default();
        assert_eq!(hash.hash_one(known), hash.hash_one(position));
    }
}

/// Calls `visit` with every position of a random walk, and names the position when a law is broken.
fn walk<P: Lawful>(
    start: &P,
    length: usize,
    rng: &mut Xoshiro256PlusPlus,
    mut visit: impl FnMut(&P, &mut Xoshiro256PlusPlus),
) {
    let mut position = start.clone();
    for _ in 0..length {
        let result = catch_unwind(AssertUnwindSafe(|| visit(&position, rng)));
        assert!(result.is_ok(), "a law is broken in {position}");
        let Some(&action) = position.actions().choose(rng) else {
            break;
        };
        position.play(action).expect("a generated action is legal");
    }
}

fn check_walks<P: Lawful>(starts: &[P], walks: usize, length: usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut identity = Identity { by_key: HashMap::new() };
    for start in starts {
        for _ in 0..walks {
            walk(start, length, &mut rng, |position, rng| {
                check_all_laws(position, rng);
                identity.check(position);
            });
        }
    }
    assert!(identity.by_key.len() > 500, "{} positions", identity.by_key.len());
}

fn check_setups<P: Lawful>(setups: usize, random: impl Fn(&mut Xoshiro256PlusPlus) -> P) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    let starts: Vec<P> = (0..setups).map(|_| random(&mut rng)).collect();
    check_walks(&starts, 1, 3);
}

#[test]
fn gipf_laws_on_walks_from_the_starts() {
    check_walks(&starts::gipf(), 4, 80);
}

#[test]
fn gipf_laws_on_set_ups() {
    check_setups(1500, gipf_setups::random);
}

#[test]
fn gipf_plus_laws_on_walks_from_the_starts() {
    check_walks(&starts::gipf_plus(), 2, 90);
}

#[test]
fn gipf_plus_laws_on_set_ups() {
    check_setups(1500, gipf_plus_setups::random);
}

#[test]
fn yinsh_laws_on_walks_from_the_starts() {
    check_walks(&starts::yinsh(), 8, 150);
}

#[test]
fn yinsh_laws_on_set_ups() {
    check_setups(1500, yinsh_setups::random);
}

#[test]
fn dvonn_laws_on_walks_from_the_starts() {
    check_walks(&starts::dvonn(), 12, 150);
}

#[test]
fn dvonn_laws_on_set_ups() {
    check_setups(1500, dvonn_setups::random);
}

#[test]
fn tzaar_laws_on_walks_from_the_starts() {
    check_walks(&starts::tzaar(), 4, 180);
}

#[test]
fn tzaar_laws_on_set_ups() {
    check_setups(1000, tzaar_setups::random);
}

#[test]
fn zertz_laws_on_walks_from_the_starts() {
    check_walks(&starts::zertz(), 4, 120);
}

#[test]
fn zertz_laws_on_set_ups() {
    check_setups(1000, zertz_setups::random);
}

#[test]
fn punct_laws_on_walks_from_the_starts() {
    check_walks(&starts::punct(), 2, 100);
}

#[test]
fn punct_laws_on_set_ups() {
    check_setups(250, punct_setups::random);
}

#[test]
fn every_field_of_a_position_counts() {
    let gipf = [
        "gipf tournament G3/5/6/7/6/5/g3 w 3/4 ++ push",
        "gipf standard G3/5/6/7/6/5/g3 w 3/4 -- push",
        "gipf tournament 1G2/5/6/7/6/5/g3 w 3/4 ++ push",
        "gipf tournament P3/5/6/7/6/5/g3 w 3/4 ++ push",
        "gipf tournament g3/5/6/7/6/5/g3 w 3/4 ++ push",
        "gipf tournament G3/5/6/7/6/5/g3 b 3/4 ++ push",
        "gipf tournament G3/5/6/7/6/5/g3 w 4/3 ++ push",
        "gipf tournament G3/5/6/7/6/5/g3 w 3/4 +- push",
        "gipf tournament G3/5/6/7/6/5/g3 w 3/4 -+ push",
        "gipf tournament GGGG/5/6/7/6/5/g3 w 3/4 ++ push",
        "gipf tournament GGGG/5/6/7/6/5/g3 w 3/4 ++ clear",
        "gipf tournament GGGG/5/6/7/6/5/g3 w 3/4 ++ claim",
    ];
    let gipf_plus = [
        "gipf+ tournament G3/5/6/7/6/5/g3 w 3/4 ++ T1/- push",
        "gipf+ tournament G3/5/6/7/6/5/g3 w 3/4 ++ Z1/- push",
        "gipf+ tournament G3/5/6/7/6/5/g3 w 3/4 ++ T2/- push",
        "gipf+ tournament G3/5/6/7/6/5/g3 w 3/4 ++ -/T1 push",
        "gipf+ tournament G3/5/6/7/6/5/g3 w 3/4 ++ -/- push",
        "gipf+ tournament G3/5/6/7/6/5/g3 w 3/4 +* -/- push",
        "gipf+ tournament G3/5/6/7/6/5/g3 w 3/4 +- -/- push",
        "gipf+ tournament G3/5/6/3(PT)3/6/5/g3 w 3/4 ++ -/- extra1",
        "gipf+ tournament G3/5/6/3(PT)3/6/5/g3 w 3/4 ++ -/- extra2",
        "gipf+ tournament G3/5/6/3(PT)3/6/5/g3 b 3/4 ++ -/- push",
        "gipf+ tournament G3/5/6/3(PZ)3/6/5/g3 b 3/4 ++ -/- push",
        "gipf+ tournament G3/5/6/3(PD)3/6/5/g3 b 3/4 ++ -/- push",
        "gipf+ tournament G3/5/6/3(PDd)3/6/5/g3 b 3/4 ++ -/- push",
        "gipf+ tournament G3/5/6/3(Pd)3/6/5/g3 b 3/4 ++ -/- push",
        "gipf+ tournament G3/5/6/3(Pu)3/6/5/g3 b 3/4 ++ -/- push",
        "gipf+ tournament G3/5/6/3(pD)3/6/5/g3 b 3/4 ++ -/- push",
        "gipf+ tournament G3/5/6/3(PdD)3/6/5/g3 b 3/4 ++ -/- push",
        "gipf+ tournament G3/5/6/3Z3/6/5/g3 b 3/4 ++ -/- push",
        "gipf+ tournament G3/5/6/3Y3/6/5/g3 b 3/4 ++ -/- push",
        "gipf+ standard G3/5/6/7/6/5/g3 w 3/4 -- -/- push",
        "gipf+ standard G3/5/6/7/6/5/g3 w 4/4 -- -/- push",
        "gipf+ standard G3/5/6/7/6/5/g3 w 3/3 -- -/- push",
    ];
    let yinsh = [
        "yinsh standard RR2/7/8/9/10/9/10/9/8/7/rr2 w 0/0 3/3 move",
        "yinsh blitz RR2/7/8/9/10/9/10/9/8/7/rr2 w 0/0 3/3 move",
        "yinsh standard RR2/7/8/9/10/9/10/9/8/7/rr2 b 0/0 3/3 move",
        "yinsh standard RR2/7/8/9/10/9/10/9/8/7/rr2 w 0/0 3/3 clear-ring",
        "yinsh standard RR2/7/8/9/10/9/10/9/8/7/rr2 w 0/0 3/3 claim-ring",
        "yinsh standard RR2/7/8/9/10/9/10/9/8/7/rr2 w 1/0 2/3 place",
        "yinsh standard RR2/7/8/9/10/9/10/9/8/7/rr2 w 2/0 1/3 place",
        "yinsh standard RR2/M6/8/9/10/9/10/9/8/7/rr2 w 0/0 3/3 move",
        "yinsh standard RR2/m6/8/9/10/9/10/9/8/7/rr2 w 0/0 3/3 move",
        "yinsh standard RRM1/7/8/9/10/9/10/9/8/7/rr2 w 0/0 3/3 move",
    ];
    let dvonn = [
        "dvonn standard D2/4/5/5/5/2D2/5/5/5/4/2D b 23/23/0 place",
        "dvonn standard D2/4/5/5/5/2D2/5/5/5/4/2D w 23/23/0 place",
        "dvonn standard D2/4/5/5/5/2D2/5/5/5/4/2D w 0/0/0 move",
        "dvonn standard D2/4/5/5/5/2D2/5/5/5/4/2D b 0/0/0 move",
        "dvonn standard D2/4/5/5/5/3D1/5/5/5/4/2D w 0/0/0 move",
        "dvonn standard DP1/4/5/5/5/2D2/5/5/5/4/2D w 0/0/0 move",
        "dvonn standard Dp1/4/5/5/5/2D2/5/5/5/4/2D w 0/0/0 move",
        "dvonn standard D(P2)1/4/5/5/5/2D2/5/5/5/4/2D w 0/0/0 move",
        "dvonn standard D(P34)1/4/5/5/5/2D2/5/5/5/4/2D w 0/0/0 move",
        "dvonn standard D(P2D)1/4/5/5/5/2D2/5/5/5/4/3 w 0/0/0 move",
        "dvonn standard D(p2D)1/4/5/5/5/2D2/5/5/5/4/3 w 0/0/0 move",
        "dvonn standard D(P3D)1/4/5/5/5/2D2/5/5/5/4/3 w 0/0/0 move",
        "dvonn standard D(P3D)1/4/5/5/5/5/5/5/5/4/3 w 0/0/0 move",
    ];
    let tzaar = [
        "tzaar standard ZAT2/6/7/8/8/8/7/6/zat2 w -/- capture",
        "tzaar tournament ZAT2/6/7/8/8/8/7/6/zat2 w -/- capture",
        "tzaar standard ZAT2/6/7/8/8/8/7/6/zat2 b -/- capture",
        "tzaar standard ZAT2/6/7/8/8/8/7/6/zat2 w -/- second",
        "tzaar standard ZAT2/6/7/8/8/8/7/6/zat2 b -/- second",
        "tzaar standard AZT2/6/7/8/8/8/7/6/zat2 w -/- capture",
        "tzaar standard ZATT1/6/7/8/8/8/7/6/zat2 w -/- capture",
        "tzaar standard ZATt1/6/7/8/8/8/7/6/zat2 w -/- capture",
        "tzaar standard ZA(T2)2/6/7/8/8/8/7/6/zat2 w -/- capture",
        "tzaar standard ZA(T28)2/6/7/8/8/8/7/6/zat2 w -/- capture",
        "tzaar standard (Z2)AT2/6/7/8/8/8/7/6/zat2 w -/- capture",
        "tzaar standard ZA1T1/6/7/8/8/8/7/6/zat2 w -/- capture",
        "tzaar tournament Z4/6/7/8/8/8/7/6/5 b Z5A9T15/Z6A9T15 place",
        "tzaar tournament Z4/6/7/8/8/8/7/6/5 w Z5A9T15/Z6A9T15 place",
        "tzaar tournament A4/6/7/8/8/8/7/6/5 b Z6A8T15/Z6A9T15 place",
    ];
    let zertz = [
        "zertz standard 4/5/6/3W3/6/5/4 w 5/8/10 0/0/0 0/0/0 place",
        "zertz standard 4/5/6/3W3/6/5/4 b 5/8/10 0/0/0 0/0/0 place",
        "zertz standard 4/5/6/3W3/6/5/4 w 5/8/10 0/0/0 0/0/0 remove",
        "zertz standard 4/5/6/2W4/6/5/4 w 5/8/10 0/0/0 0/0/0 place",
        "zertz standard 4/5/6/3G3/6/5/4 w 6/7/10 0/0/0 0/0/0 place",
        "zertz standard 4/5/6/3W3/6/5/3. w 5/8/10 0/0/0 0/0/0 place",
        "zertz standard 4/5/6/3W3/6/5/.3 w 5/8/10 0/0/0 0/0/0 place",
        "zertz standard 4/5/6/3W3/6/5/4 w 4/8/10 1/0/0 0/0/0 place",
        "zertz standard 4/5/6/3W3/6/5/4 w 4/8/10 0/0/0 1/0/0 place",
        "zertz standard 4/5/6/3W3/6/5/4 w 5/7/10 0/1/0 0/0/0 place",
        "zertz blitz 4/5/6/7/6/5/4 w 5/7/9 0/0/0 0/0/0 place",
        "zertz tournament 5/6/7/8/7/6/5/4 w 6/8/10 0/0/0 0/0/0 place",
        "zertz expert 5/6/7/8/9/8/7/6/5 w 6/8/10 0/0/0 0/0/0 place",
        "zertz standard 3./4./6/.2WB2/.2B2/5/4 w 5/7/8 0/1/0 0/0/0 jump",
        "zertz standard 3./4./6/.2WB2/.2B2/5/4 w 5/7/8 0/1/0 0/0/0 jump-d4",
        "zertz standard 3./4./6/.2WB2/.2B2/5/4 w 5/7/8 0/1/0 0/0/0 jump-d5",
    ];
    let punct = [
        "punct standard - w - piece",
        "punct basic - w - piece",
        "punct standard - b - piece",
        "punct standard - w T spot",
        "punct standard - w E spot",
        "punct standard - w T@d4 rotation",
        "punct standard - w T@d5 rotation",
        "punct standard - w E@d4 rotation",
        "punct standard Td4n w - piece",
        "punct standard td4n w - piece",
        "punct standard Ed4n w - piece",
        "punct standard Td4ne w - piece",
        "punct standard Td5n w - piece",
        "punct standard Td4n w d4 spot",
        "punct standard Td4n w d4@d4 rotation",
        "punct standard Td4n w d4@d5 rotation",
        "punct standard Td4n w T@d6 rotation",
        "punct standard Td4n,Tg4n w - piece",
        "punct standard Td4n/Td4n w - piece",
        "punct standard Td4n/Td4n/Td4n w - piece",
    ];
    let positions: Vec<AnyPosition> = gipf
        .iter()
        .chain(&gipf_plus)
        .chain(&yinsh)
        .chain(&dvonn)
        .chain(&tzaar)
        .chain(&zertz)
        .chain(&punct)
        .map(|text| text.parse().expect("a position"))
        .collect();
    for (number, one) in positions.iter().enumerate() {
        for other in &positions[..number] {
            assert_ne!(one, other);
            assert_ne!(one.key(), other.key(), "{one}\n{other}");
        }
    }
}

#[test]
fn an_action_of_another_game_is_refused() {
    let [mut gipf, mut yinsh, mut plus]: [AnyPosition; 3] = [
        gipf::Position::new(gipf::Variant::Basic).into(),
        yinsh::Position::new(yinsh::Variant::Blitz).into(),
        gipf_plus::Position::ultimate().into(),
    ];
    let (push, ring, loaded) = (gipf.actions()[0], yinsh.actions()[0], plus.actions()[0]);
    for (position, action) in [
        (&mut gipf.clone(), ring),
        (&mut gipf, loaded),
        (&mut yinsh, push),
        (&mut plus.clone(), push),
        (&mut plus, ring),
    ] {
        let before = position.clone();
        assert!(position.play(action).is_err());
        assert_eq!(position, &before);
    }
}
