//! What stands on a place, in words.

use gipfel_learn::{Texts, Value};
use gipfel_rules::linked::{Contest, Links};
use gipfel_rules::{
    AnyPosition, Interface as _, Layer, Look, PlaceId, Position as _, gipf_plus::Potential,
};

use crate::linked_words;
use crate::words::side;

/// What stands on a place, from the top down, and where it can go now. Only what is not seen at a glance is said: pieces with
/// a sign.
pub(crate) fn stack(
    texts: &Texts,
    position: &AnyPosition,
    place: PlaceId,
    targets: &[&str],
    links: Links,
) -> Option<String> {
    let pieces = position.pieces();
    let layers = pieces.stack(place);
    let (letter, live) = sign(position, layers.last()?)?;
    let name = Value::from(position.board()[place].name);
    let piece = figure(texts, position, layers);
    let mut said = texts.with("point-piece", &[("point", name), ("piece", piece.into())]);
    if !live {
        return Some(said);
    }
    if !targets.is_empty() {
        let values = [("place", said.into()), ("points", targets.join(", ").into())];
        said = texts.with("point-uses", &values);
    }
    let linked = Potential::ALL.into_iter().find(|kind| kind.letter() == letter);
    let contest = linked.map(|kind| links.get(kind)).filter(|contest| *contest != Contest::Free);
    Some(match contest {
        Some(contest) => {
            let contest = linked_words::contest(texts, contest);
            texts.with("terminal-linked-to", &[("place", said.into()), ("contest", contest.into())])
        }
        None => said,
    })
}

/// The sign on a piece, and whether its power is still to be used.
fn sign(position: &AnyPosition, layer: &Layer) -> Option<(char, bool)> {
    match position.game().description()[layer.kind].look {
        Look::Emblem { letter, live } => Some((letter, live)),
        _ => None,
    }
}

/// A stack, the top first. What was used lies on something else.
fn figure(texts: &Texts, position: &AnyPosition, layers: &[Layer]) -> String {
    let Some((top, below)) = layers.split_last() else { return String::new() };
    let letter = sign(position, top).map_or(' ', |(letter, _)| letter);
    let name = Potential::ALL.into_iter().find(|kind| kind.letter() == letter);
    let values = [
        ("colour", Value::from(top.owner.map_or("", side))),
        ("potential", name.map_or("", Potential::name).into()),
    ];
    let word = position.figure(layers);
    let said = texts.with(&format!("piece-{word}"), &values);
    if word != "used" || below.is_empty() {
        return said;
    }
    let values = [("top", said.into()), ("below", figure(texts, position, below).into())];
    texts.with("piece-on", &values)
}

#[cfg(test)]
mod tests {
    use gipfel_learn::Language;

    use super::*;

    #[test]
    fn stacks_in_words() {
        let text = "gipf+ standard G3/5/1(pd)4/P(PZ)(pdD)p3/2z(PU)2/5/g1(PT)1 w 9/9 -- -/- push";
        let position: AnyPosition = text.parse().expect("a valid position");
        let links = "Z:die".parse().expect("valid links");
        let texts = Texts::new(Language::English);
        let say = |place| stack(&texts, &position, place, &["e7"], links);
        let said: Vec<String> = position.board().ids().filter_map(say).collect();
        insta::assert_snapshot!(said.join("\n"));
    }
}
