//! PÜNCT against the slow second implementation: the same actions, the same positions, the same results.

use crate::common::comparison::{Comparison, Seen, compare_mutated, note_end, note_prompt};
use crate::common::{punct_setups, starts};
use gipfel_rules::punct::{
    ActionKind, DESCRIPTION, Held, Phase, PieceKind, Position, Source, SpaceSet, Variant, endings,
};
use gipfel_rules::{Color, Outcome, Position as _};

fn note(position: &Position, seen: &mut Seen) {
    // No position without a turn is known.
    let known: Vec<_> =
        DESCRIPTION.endings.iter().copied().filter(|end| *end != endings::NO_TURN).collect();
    note_end(position, &known, seen);
    note_prompt(position, DESCRIPTION.prompts, seen);
    for variant in Variant::ALL {
        seen.note(format!("{variant}"), position.variant() == variant);
    }
    for color in Color::ALL {
        seen.note(format!("{color} wins"), position.outcome() == Some(Outcome::Win(color)));
        seen.note(format!("{color} in {}", position.phase()), position.side() == color);
    }
    let counted = position.end_reason() == Some(endings::LAST_PIECE);
    seen.note("a last piece, drawn", counted && position.outcome() == Some(Outcome::Draw));
    seen.note("a last piece, won", counted && position.outcome() != Some(Outcome::Draw));
    let chains = Color::ALL.map(|color| position.seen(color).connects());
    seen.note("chains of both", chains == [true; 2]);
    note_pieces(position, seen);
    note_choices(position, seen);
}

fn note_pieces(position: &Position, seen: &mut Seen) {
    let pieces: Vec<_> = position.pieces_on_board().collect();
    let highest = pieces.iter().map(gipfel_rules::punct::Piece::level).max().unwrap_or(0);
    for level in 1..=4 {
        seen.note(format!("level {level}"), highest >= level);
    }
    let middle = |piece: &gipfel_rules::punct::Piece| {
        piece.dots().into_iter().find(|dot| piece.ends().all(|end| end != *dot))
    };
    let below = |space, level| {
        let under = pieces.iter().filter(|piece| piece.level() < level);
        under
            .filter(|piece| piece.dots().contains(&space))
            .map(gipfel_rules::punct::Piece::level)
            .max()
    };
    for kind in PieceKind::ALL.into_iter().filter(|kind| *kind != PieceKind::Triangle) {
        let bridge = pieces.iter().filter(|piece| piece.kind() == kind).any(|piece| {
            let gap = middle(piece).map(|dot| below(dot, piece.level()).unwrap_or(0));
            gap.is_some_and(|gap| gap + 1 < piece.level())
        });
        seen.note(format!("bridge {kind}"), bridge);
    }
    for kind in PieceKind::ALL {
        seen.note(format!("no {kind} left"), position.reserve(position.side(), kind) == 0);
    }
    let own = |piece: &&gipfel_rules::punct::Piece| piece.color() == position.side();
    let count = pieces.iter().filter(own).count();
    let free = position.free(position.side()).len();
    seen.note("covered pieces", position.held() == Held::Nothing && free < count);
    seen.note("dots in the centre", position.empty() & SpaceSet::CENTRAL != SpaceSet::CENTRAL);
}

fn note_choices(position: &Position, seen: &mut Seen) {
    let Some(source) = position.held().source() else { return };
    let from_board = matches!(source, Source::Board(_));
    let word = if from_board { "moved" } else { "added" };
    for kind in PieceKind::ALL {
        let met = position.held_kind() == Some(kind);
        seen.note(format!("{kind} {word} in {}", position.phase()), met);
    }
    for action in position.actions() {
        match action.kind() {
            ActionKind::Spot(spot) => {
                seen.note("a jump", position.height(spot) > 0);
                seen.note("a turn in place", source == Source::Board(spot));
                seen.note("into the centre", from_board && SpaceSet::CENTRAL.contains(spot));
            }
            ActionKind::Turn(direction) => seen.note(format!("turned {direction}"), true),
            _ => {}
        }
    }
    seen.note(
        format!("one direction only, {word}"),
        position.phase() == Phase::Rotation && position.count_actions() == 1,
    );
}

#[test]
fn walks_and_set_ups() {
    let comparison = Comparison { seed: 19, random: punct_setups::random, note };
    comparison.walk(starts::punct(), [15, 150], [3500, 4]).demand(20_000, 20);
}

#[test]
fn mutated_texts_are_accepted_by_both_or_by_neither() {
    compare_mutated(20, punct_setups::random, "TECLMRteclmrns,", 1000);
}
