//! What is to be decided in a lesson, in the language of the learner.

use gipfel_learn::{Choice, Texts, Why};
use gipfel_rules::{AnyPosition, Position as _, Prompt, gipf};

use crate::picker::{Chosen, Picker, name};

/// What is to be decided now.
pub(crate) fn prompt(texts: &Texts, position: &AnyPosition, picker: &Picker) -> String {
    let rows = gipfel_render::Marks::rows_to_take(position).len();
    let key = match (position.prompt(), picker.chosen) {
        (_, Some(Chosen::Dot(_))) => "decide-line",
        (_, Some(Chosen::Ring(_))) => "decide-target",
        (_, Some(Chosen::Row { .. })) => "decide-take-or-keep",
        (Prompt::TakeRow | Prompt::TakeOrKeep | Prompt::TakeOrSpare, None) if rows > 1 => {
            "decide-which-row"
        }
        (Prompt::TakeRow, None) => "decide-take",
        (Prompt::MoveRing, None) => "decide-ring",
        (prompt, None) => return texts.get(&format!("decide-{}", prompt.name())),
    };
    texts.get(key)
}

/// Why choosing the place under the cursor is refused, as the learner's language and as the rule.
pub(crate) fn refusal(position: &AnyPosition, picker: &Picker, gipf: bool) -> Option<Why> {
    let point = name(position.game(), picker.cursor);
    if let Some(Chosen::Row { .. }) = picker.chosen {
        return Why::of_keeping(position, &point);
    }
    let chosen = match picker.chosen {
        Some(Chosen::Dot(dot)) => Some(dot.to_string()),
        Some(Chosen::Ring(ring)) => Some(ring.to_string()),
        _ => None,
    };
    let piece = gipf.then_some('G');
    Why::of_choice(position, Choice { chosen: chosen.as_deref(), point: &point, piece })
}

/// Whether the piece that would be brought in is a GIPF-piece.
pub(crate) fn brings_gipf_piece(position: &AnyPosition, picker: &Picker) -> bool {
    match position {
        AnyPosition::Gipf(position) => {
            position.phase() == gipf::Phase::Push && picker.brings_gipf_piece(position)
        }
        AnyPosition::GipfPlus(_) | AnyPosition::Yinsh(_) => false,
    }
}
