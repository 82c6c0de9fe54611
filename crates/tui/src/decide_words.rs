//! What is to be decided on the board, and why something is refused there.

use gipfel_learn::{Choice, Texts, Why};
use gipfel_rules::{AnyPosition, Interface as _, Look, PlaceId, Position as _, Tap};

use crate::games::face;
use crate::picker::Picker;

/// What is to be decided now, with a sign for what would be brought in where there is a choice.
pub(crate) fn prompt(texts: &Texts, position: &AnyPosition, picker: &Picker) -> String {
    let mut said = texts.get(&prompt_key(position, picker));
    if let Some(place) = picker.chosen() {
        said = format!("{}: {said}", position.board()[place].name);
    }
    let using = picker.chosen().is_some_and(|place| !position.board()[place].edge);
    match sign(position, picker).filter(|_| !using) {
        Some(sign) => format!("{said}  {sign}"),
        None => said,
    }
}

fn prompt_key(position: &AnyPosition, picker: &Picker) -> String {
    if let Some(place) = picker.chosen() {
        return target_key(position, place);
    }
    let name = position.prompt().name;
    let specific = format!("decide-{name}");
    match name {
        "take-or-end" => specific,
        _ if picker.areas() > 1 => "decide-which-row".to_owned(),
        _ if picker.areas() == 1 && !picker.may_keep() => "decide-take".to_owned(),
        _ => specific,
    }
}

/// The key of what is to be decided once a place is chosen.
fn target_key(position: &AnyPosition, place: PlaceId) -> String {
    if position.board()[place].edge {
        return "decide-line".to_owned();
    }
    let pieces = position.pieces();
    let top = pieces.stack(place).last().map(|top| position.game().description()[top.kind]);
    match top.map(|kind| kind.look) {
        Some(Look::Emblem { letter, .. }) => format!("decide-use-{}", letter.to_ascii_lowercase()),
        _ => format!("decide-{}-to", position.prompt().name),
    }
}

/// The sign of what is brought in next, where there is a choice.
fn sign(position: &AnyPosition, picker: &Picker) -> Option<String> {
    let numbered = numbered(position, picker);
    if !numbered.is_empty() {
        return Some(numbered);
    }
    picker.may_change_kind().then(|| match picker.held_letter(position) {
        Some('G') => "[G]".to_owned(),
        Some(letter) => format!("({letter})"),
        None => "( )".to_owned(),
    })
}

/// What is decided by number, each with its number.
fn numbered(position: &AnyPosition, picker: &Picker) -> String {
    let game = position.game();
    let letter = |word: &str| {
        let held = game.description().held.iter().find(|held| held.word == word)?;
        face(game).kinds.chars().nth(usize::from(held.layers.last()?.0))
    };
    let named = |(number, tap): (usize, Tap)| match tap {
        Tap::Held(word) => Some(format!("{}:{}", number + 1, letter(word)?)),
        Tap::Button(word) => Some(format!("{}:{word}", number + 1)),
        _ => None,
    };
    let all: Vec<String> = picker.numbered().into_iter().enumerate().filter_map(named).collect();
    all.join(" ")
}

/// Why choosing the place under the cursor is refused.
pub(crate) fn refusal(position: &AnyPosition, picker: &Picker) -> Why {
    let point = picker.name();
    let chosen = picker.chosen().map(|place| position.board()[place].name);
    let choice = Choice { chosen, point, piece: picker.held_letter(position) };
    Why::of_choice(position, choice).unwrap_or_else(|| Why::take_something(position.game()))
}
