//! This crate against the slow second implementation: the same actions, the same positions, the same results.

use crate::common::comparison::{Comparison, Seen, compare_mutated, note_end, note_prompt};
use crate::common::{gipf_plus_setups, gipf_setups, starts, yinsh_setups};
use gipfel_rules::gipf::{self, Permission};
use gipfel_rules::gipf_plus::{self, ActionKind as PlusKind, Potential, Stack};
use gipfel_rules::yinsh;
use gipfel_rules::{Color, Outcome, Position};

/// Basic pieces of a colour on the board and in reserve.
fn gipf_pieces(position: &gipf::Position, color: Color) -> usize {
    let on_board = position.spots(color).len() + position.gipf_spots(color).len();
    on_board + usize::from(position.reserve(color))
}

fn note_gipf(position: &gipf::Position, seen: &mut Seen) {
    use gipfel_rules::gipf::endings::{NO_GIPF_PIECE, NO_PUSH, OUT_OF_PIECES};
    use gipfel_rules::gipf::prompts::{
        PUSH, PUSH_EITHER, PUSH_GIPF_PIECE, TAKE_OR_END, TAKE_OR_KEEP, TAKE_ROW,
    };
    let (side, phase) = (position.side(), position.phase());
    for variant in gipf::Variant::ALL {
        for each in gipf::Phase::ALL {
            let met = position.variant() == variant && phase == each;
            seen.note(format!("{variant} {each}"), met);
        }
    }
    note_end(position, &[OUT_OF_PIECES, NO_GIPF_PIECE, NO_PUSH], seen);
    note_prompt(
        position,
        &[PUSH, PUSH_EITHER, PUSH_GIPF_PIECE, TAKE_ROW, TAKE_OR_KEEP, TAKE_OR_END],
        seen,
    );
    let most = if position.variant() == gipf::Variant::Basic { 15 } else { 18 };
    seen.note("extra pieces", gipf_pieces(position, side) > most);
    let unfinished = position.outcome().is_none();
    let push = phase == gipf::Phase::Push && unfinished;
    let rows: Vec<gipf::Row> = position.rows(side).collect();
    let taking = !rows.is_empty() && !push && unfinished;
    seen.note("optional row in push", push && !rows.is_empty());
    seen.note("opponent's row in push", push && position.rows(side.other()).next().is_some());
    seen.note("last piece of the reserve", push && position.reserve(side) == 1);
    seen.note("two in reserve, either", push && position.reserve(side) == 2 && either(position));
    seen.note("taking with an empty reserve", taking && position.reserve(side) == 0);
    seen.note("opponent's reserve empty", push && position.reserve(side.other()) == 0);
    seen.note("several rows", taking && rows.len() >= 2);
    let gipf_crossing = crossings(&rows).any(|spot| position.gipf_spots(side).contains(spot));
    let basic_crossing = crossings(&rows).any(|spot| !position.gipf_spots(side).contains(spot));
    seen.note("rows crossing on a GIPF-piece", taking && gipf_crossing);
    seen.note("rows crossing on a basic piece", taking && basic_crossing);
    seen.note("rows of both colours", taking && position.rows(side.other()).next().is_some());
    let mixed =
        rows.iter().any(gipf::Row::is_compulsory) && !rows.iter().all(gipf::Row::is_compulsory);
    seen.note("optional and compulsory row", taking && mixed);
    let closed = gipf::Entry::all().any(|entry| position.push_end(entry).is_none());
    seen.note("closed line", push && closed);
}

fn either(position: &gipf::Position) -> bool {
    position.permission(position.side()) == Permission::Either
}

/// The spots on which rows cross.
fn crossings(rows: &[gipf::Row]) -> impl Iterator<Item = gipf::Spot> {
    gipf::Spot::all().filter(|&spot| rows.iter().filter(|row| row.spots.contains(spot)).count() > 1)
}

fn note_gipf_plus(position: &gipf_plus::Position, seen: &mut Seen) {
    use gipfel_rules::gipf::endings::{NO_GIPF_PIECE, NO_PUSH, OUT_OF_PIECES};
    use gipfel_rules::gipf_plus::prompts::{
        EXTRA_PUSH, PUSH, PUSH_ANY, PUSH_EITHER, PUSH_GIPF_PIECE, PUSH_LOADED, PUSH_OR_USE,
        TAKE_OR_SPARE, TAKE_ROW, USE_POTENTIAL,
    };
    let (side, phase) = (position.side(), position.phase());
    for variant in gipf::Variant::ALL {
        for each in gipf_plus::Phase::ALL {
            let met = position.variant() == variant && phase == each;
            seen.note(format!("{variant} {each}"), met);
        }
    }
    note_end(position, &[OUT_OF_PIECES, NO_GIPF_PIECE, NO_PUSH], seen);
    let pushes = [PUSH, PUSH_EITHER, PUSH_GIPF_PIECE, PUSH_LOADED, PUSH_ANY, PUSH_OR_USE];
    note_prompt(position, &pushes, seen);
    note_prompt(position, &[USE_POTENTIAL, EXTRA_PUSH, TAKE_ROW, TAKE_OR_SPARE], seen);
    for kind in Potential::ALL {
        let on_board = Color::ALL.iter().any(|&color| position.potentials(color, kind) > 0);
        seen.note(format!("{kind} on the board"), on_board);
        seen.note(format!("{kind} in stock"), position.stock(side).count(kind) > 0);
    }
    let all = |kind| Color::ALL.iter().any(|&color| position.potentials(color, kind) > 0);
    seen.note("all five kinds", Potential::ALL.into_iter().all(all));
    note_uses(position, seen);
    note_stacks(position, seen);
    note_gipf_plus_rows(position, seen);
}

/// What the potentials can do.
fn note_uses(position: &gipf_plus::Position, seen: &mut Seen) {
    let actions = position.actions();
    let uses: Vec<(Potential, Option<Stack>)> = actions
        .iter()
        .filter_map(|action| match action.kind() {
            PlusKind::Use { from, to } => Some((position.stack(from)?.load()?, position.stack(to))),
            _ => None,
        })
        .collect();
    let onto = |kind: Potential, prey: &dyn Fn(Stack) -> bool| {
        uses.iter().any(|&(used, target)| used == kind && target.is_some_and(prey))
    };
    for kind in Potential::ALL.into_iter().filter(|kind| kind.is_used_by_choice()) {
        seen.note(format!("{kind} used"), uses.iter().any(|&(used, _)| used == kind));
    }
    for kind in [Potential::Dvonn, Potential::Punct] {
        seen.note(format!("{kind} onto a loaded one"), onto(kind, &|prey| prey.load().is_some()));
        seen.note(format!("{kind} onto a used one"), onto(kind, &|prey| prey.used().is_some()));
    }
    seen.note("D onto a basic piece", onto(Potential::Dvonn, &Stack::is_basic));
    seen.note("U onto a GIPF-piece", onto(Potential::Punct, &Stack::is_gipf));
    let must = position.permission(position.side()) == gipf_plus::Permission::GipfOnly;
    seen.note("a use before the first GIPF-piece", must && !uses.is_empty());
    let empty = position.reserve(position.side()) == 0;
    seen.note("a use with an empty reserve", empty && !uses.is_empty());
    let wins = actions.iter().any(|&action| {
        let mut after = *position;
        let is_use = matches!(action.kind(), PlusKind::Use { .. });
        after.play_unchecked(action);
        is_use && after.outcome() == Some(Outcome::Win(position.side()))
    });
    seen.note("a use that wins", wins);
    let full = actions.len() == 1 && position.phase().is_extra();
    seen.note("a T that can only be discarded", full);
}

fn note_stacks(position: &gipf_plus::Position, seen: &mut Seen) {
    let stacks: Vec<Stack> = gipf_plus::Spot::all().filter_map(|at| position.stack(at)).collect();
    let any = |met: &dyn Fn(&Stack) -> bool| stacks.iter().any(met);
    seen.note("a tower of four", any(&|stack| stack.height() >= 4));
    seen.note("a tower of eight", any(&|stack| stack.height() >= 8));
    let loaded_below = |stack: &Stack| {
        let second = stack.layers().nth(1);
        let first = stack.layers().next().map(|layer| layer.color);
        stack.used().is_some() && second.map(|layer| layer.color) == first && stack.height() > 2
    };
    seen.note("a covered loaded piece", any(&loaded_below));
    seen.note("a lone used potential", any(&|stack| stack.used().is_some() && stack.height() == 1));
}

fn note_gipf_plus_rows(position: &gipf_plus::Position, seen: &mut Seen) {
    let side = position.side();
    let unfinished = position.outcome().is_none();
    let rows: Vec<gipf_plus::Row> = position.rows(side).collect();
    let phase = position.phase();
    let taking = phase.is_taking() && unfinished;
    let push = phase == gipf_plus::Phase::Push && unfinished;
    let others = position.rows(side.other()).next().is_some();
    seen.note("own row in push", push && !rows.is_empty());
    let extra1 = phase == gipf_plus::Phase::Extra1;
    seen.note("own row in extra1", extra1 && !rows.is_empty());
    seen.note("own row in extra2", phase == gipf_plus::Phase::Extra2 && !rows.is_empty());
    seen.note("opponent's row in push", push && others);
    seen.note("rows of both colours", taking && others);
    seen.note("several rows", taking && rows.len() >= 2);
    let spared = |row: &gipf_plus::Row| row.spots == row.may_stay;
    seen.note("a row that may stay but for one", taking && rows.iter().any(spared));
    let used = position.used_spots(side);
    let has_used = |row: &gipf_plus::Row| row.spots.iter().any(|spot| used.contains(spot));
    seen.note("a row with a used potential", taking && rows.iter().any(has_used));
    let foreign_loaded = |row: &gipf_plus::Row| {
        row.spots.iter().any(|spot| position.loaded_spots(side.other()).contains(spot))
    };
    seen.note("a row with the opponent's loaded piece", taking && rows.iter().any(foreign_loaded));
    let crossed = |wanted: bool| {
        gipf_plus::Spot::all().any(|spot| {
            let through = rows.iter().filter(|row| row.spots.contains(spot));
            let stays = rows.iter().any(|row| row.may_stay.contains(spot));
            through.count() > 1 && stays == wanted
        })
    };
    seen.note("rows crossing on what may stay", taking && crossed(true));
    seen.note("rows crossing on what must go", taking && crossed(false));
    // Taking a used potential uncovers a piece, which may be part of a row again.
    let again = position.actions().iter().any(|&action| {
        let mut after = *position;
        after.play_unchecked(action);
        after.phase() == phase && after.side() == side && after.outcome().is_none()
    });
    seen.note("a row after a row", taking && again);
    let chain = position.actions().iter().any(|&action| {
        let mut after = *position;
        after.play_unchecked(action);
        phase.is_extra() && after.phase() == phase && after.side() == side
    });
    seen.note("a T after a T", chain);
}

fn note_yinsh(position: &yinsh::Position, seen: &mut Seen) {
    use gipfel_rules::yinsh::endings::{NO_RING_CAN_MOVE, POOL_EMPTY, RINGS_REMOVED};
    use gipfel_rules::yinsh::prompts::{MOVE_RING, PASS, PLACE_RING, REMOVE_RING, TAKE_ROW};
    let (side, phase) = (position.side(), position.phase());
    for variant in yinsh::Variant::ALL {
        for each in yinsh::Phase::ALL {
            let met = position.variant() == variant && phase == each;
            seen.note(format!("{variant} {each}"), met);
        }
    }
    note_end(position, &[RINGS_REMOVED, POOL_EMPTY, NO_RING_CAN_MOVE], seen);
    note_prompt(position, &[PLACE_RING, MOVE_RING, PASS, TAKE_ROW, REMOVE_RING], seen);
    let unfinished = position.outcome().is_none();
    let moving = phase == yinsh::Phase::Move && unfinished;
    let rows: Vec<_> = position.rows(side).collect();
    let others_row = position.rows(side.other()).next().is_some();
    let shared = |wanted: usize| {
        let meet = |one: &yinsh::FiveInRow, other: &yinsh::FiveInRow| {
            one.points().iter().filter(|&point| other.points().contains(point)).count() == wanted
        };
        rows.iter().any(|one| rows.iter().any(|other| one != other && meet(one, other)))
    };
    seen.note("crossing rows", unfinished && shared(1));
    seen.note("line of six or more", unfinished && shared(4));
    seen.note("separate rows", unfinished && shared(0));
    seen.note("rows of both colours", unfinished && !rows.is_empty() && others_row);
    seen.note("opponent's row in move", moving && others_row);
    seen.note("draw", position.outcome() == Some(Outcome::Draw));
    seen.note("last marker of the pool", moving && position.pool() == 1);
    seen.note("nearly empty pool", moving && position.pool() <= 5);
    seen.note("empty pool in a row phase", unfinished && position.pool() == 0 && !rows.is_empty());
    let [white, black] = Color::ALL.map(|color| position.hand(color));
    seen.note("uneven placement", unfinished && white.abs_diff(black) > 1);
}

#[test]
fn gipf_walks_and_set_ups() {
    let comparison = Comparison { seed: 11, random: gipf_setups::random, note: note_gipf };
    comparison.walk(starts::gipf(), [5, 150], [5000, 3]).demand(12_000, 50);
}

#[test]
fn gipf_plus_walks_and_set_ups() {
    let comparison =
        Comparison { seed: 14, random: gipf_plus_setups::random, note: note_gipf_plus };
    comparison.walk(starts::gipf_plus(), [4, 150], [7500, 3]).demand(20_000, 25);
}

#[test]
fn yinsh_walks_and_set_ups() {
    let comparison = Comparison { seed: 12, random: yinsh_setups::random, note: note_yinsh };
    comparison.walk(starts::yinsh(), [12, 200], [4000, 3]).demand(12_000, 20);
}

#[test]
fn mutated_texts_are_accepted_by_both_or_by_neither() {
    compare_mutated(13, gipf_setups::random, "PpGg", 1000);
    compare_mutated(13, yinsh_setups::random, "RrMm", 1000);
    compare_mutated(13, gipf_plus_setups::random, "PpGgTZDdUuyz", 1000);
}
