//! What is to be decided in a lesson, in the language of the learner.

use gipfel_learn::{Choice, Texts, Why};
use gipfel_rules::{AnyPosition, Game, Position as _, gipf_plus};

use crate::picker::{Chosen, Picker, name};

/// What is to be decided now.
pub(crate) fn prompt(texts: &Texts, position: &AnyPosition, picker: &Picker) -> String {
    let rows = gipfel_render::Marks::rows_to_take(position).len();
    let key = match (position.prompt().name, picker.chosen) {
        (_, Some(Chosen::Dot(_))) => "decide-line",
        (_, Some(Chosen::Ring(_))) => "decide-target",
        (_, Some(Chosen::Loaded(spot))) => return texts.get(&using(position, spot)),
        (_, Some(Chosen::Row { .. })) => "decide-take-or-keep",
        ("take-row" | "take-or-keep" | "take-or-spare", None) if rows > 1 => "decide-which-row",
        ("take-row", None) => "decide-take",
        ("move-ring", None) => "decide-move-ring",
        (prompt, None) => return texts.get(&format!("decide-{prompt}")),
    };
    texts.get(key)
}

/// The key of what is to be decided about a loaded piece that is used.
fn using(position: &AnyPosition, spot: gipf_plus::Spot) -> String {
    let stack = match position {
        AnyPosition::GipfPlus(position) => position.stack(spot),
        AnyPosition::Gipf(_) | AnyPosition::Yinsh(_) => None,
    };
    let letter = stack.and_then(gipf_plus::Stack::load).map_or('z', gipf_plus::Potential::letter);
    format!("decide-use-{}", letter.to_ascii_lowercase())
}

/// The sign of what is brought in next, where potentials give a choice.
pub(crate) fn newcomer(position: &AnyPosition, picker: &Picker) -> Option<String> {
    let is_open = !matches!(picker.chosen, Some(Chosen::Loaded(_)));
    if position.game() != Game::GipfPlus || !Picker::may_change_kind(position) || !is_open {
        return None;
    }
    Some(match picker.newcomer_letter(position) {
        Some('G') => "[G]".to_owned(),
        Some(letter) => format!("({letter})"),
        None => "( )".to_owned(),
    })
}

/// Why choosing the place under the cursor is refused, as the learner's language and as the rule.
pub(crate) fn refusal(position: &AnyPosition, picker: &Picker) -> Option<Why> {
    let point = name(position.game(), picker.cursor);
    if let Some(Chosen::Row { .. }) = picker.chosen {
        return Why::of_keeping(position, &point);
    }
    let chosen = match picker.chosen {
        Some(Chosen::Dot(dot)) => Some(dot.to_string()),
        Some(Chosen::Ring(ring)) => Some(ring.to_string()),
        Some(Chosen::Loaded(spot)) => Some(spot.to_string()),
        _ => None,
    };
    let piece = picker.newcomer_letter(position);
    Why::of_choice(position, Choice { chosen: chosen.as_deref(), point: &point, piece })
}
