//! What position texts that are no positions, unlikely ones and symmetric ones of all games are checked with.

use super::vectors;
use gipfel_rules::{
    AnyPosition, Field, Module, Notation, Outcome, PositionError, Symmetric, perft,
};
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// The error of each line of a file of bad positions says what it has to, in the order of the file.
pub(crate) fn check_reasons(file: &str, reasons: &[&str]) {
    let text = vectors::read(file);
    assert_eq!(text.lines().count(), reasons.len());
    for (line, reason) in text.lines().zip(reasons) {
        let (position, why) = line.split_once('\t').expect("position, tab, reason");
        let error = position.parse::<AnyPosition>().expect_err(why).to_string();
        assert!(error.contains(reason), "{position}: {why}\n`{error}` does not say `{reason}`");
    }
}

/// A text in which `^` stands in front of a byte has a syntax error there.
pub(crate) fn check_syntax(field: Field, reason: &str, marked: &str) {
    let at = marked.find('^').expect("a mark");
    match marked.replacen('^', "", 1).parse::<AnyPosition>() {
        Err(PositionError::Syntax(error)) => {
            assert_eq!((error.at, error.field), (at, field), "{marked}: {error}");
            assert!(error.reason.contains(reason), "{marked}: {error}");
        }
        other => panic!("{marked}: {other:?}"),
    }
}

/// Everything that is wrong with an arrangement.
pub(crate) fn setup_errors<P, E>(text: &str) -> Vec<E>
where
    P: FromStr<Err = PositionError<E>> + Debug,
    E: Display + Debug,
{
    match text.parse::<P>() {
        Err(PositionError::Setup(errors)) => errors,
        other => panic!("{text}: {other:?}"),
    }
}

/// The text is that of a position with a result, and so is its set-up's.
pub(crate) fn check_accepted<P: Module + FromStr<Err: Display>>(
    text: &str,
    outcome: Option<Outcome>,
) {
    let position: P = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.to_string(), text);
    assert_eq!(position.outcome(), outcome, "{text}");
    assert_eq!(position.actions().is_empty(), outcome.is_some(), "{text}");
    let again: P = position.to_setup().to_string().parse().unwrap_or_else(|error| {
        panic!("the set-up of {text}: {error}");
    });
    assert_eq!(again, position);
}

/// The counts of a file are those of every image of its positions, as deep as they are no more than `most`; `exchanges` says
/// whether the players can be exchanged.
pub(crate) fn check_symmetries<P>(
    file: &str,
    most: u64,
    symmetries: impl Fn(&P) -> usize,
    exchanges: impl Fn(&P) -> bool,
) where
    P: Symmetric + Notation + FromStr<Err: Debug>,
{
    let table: serde_json::Value = serde_json::from_str(&vectors::read(file)).expect("JSON");
    for entry in table.as_array().expect("a list") {
        let position: P =
            entry["position"].as_str().expect("a position").parse().expect("a position");
        let counts = entry["perft"].as_array().expect("counts");
        let counts: Vec<u64> = counts.iter().filter_map(serde_json::Value::as_u64).collect();
        let deepest = counts.iter().rposition(|&count| count <= most).unwrap_or(0);
        assert_eq!(position.symmetries().len(), symmetries(&position));
        for &symmetry in position.symmetries() {
            let image = position.transform(symmetry);
            assert_eq!(perft(&image, deepest as u32), counts[deepest], "{image}");
            assert_eq!(image.swap_colors().is_some(), exchanges(&position), "{image}");
            if let Some(swapped) = image.swap_colors() {
                assert_eq!(perft(&swapped, deepest as u32), counts[deepest], "{swapped}");
            }
        }
    }
}
