//! The boards: their places, their lines, and where the names are written.

use gipfel_rules::{Game, gipf, yinsh};

use crate::Place;

/// How far columns are apart when points on a column are one apart: √3/2.
pub(crate) const COLUMN_STEP: f64 = 0.866_025_403_784_438_6;

/// The three line directions.
const STEPS: [(i8, i8); 3] = [(0, 1), (1, 0), (1, 1)];

/// All places of a game's board, dots included.
pub(crate) fn places(game: Game) -> Vec<Place> {
    match game {
        Game::Gipf | Game::GipfPlus => {
            gipf::Spot::all().map(Place::from).chain(gipf::Dot::all().map(Place::from)).collect()
        }
        Game::Yinsh => yinsh::Point::all().map(Place::from).collect(),
    }
}

/// Whether a place is a dot of the edge, on which nothing ever stands.
pub(crate) fn is_dot(game: Game, place: Place) -> bool {
    game != Game::Yinsh && place.radius() == 4
}

/// Whether a line runs from a place to its neighbour in a direction.
fn connected(game: Game, places: &[Place], from: Place, step: (i8, i8)) -> bool {
    let to = from.plus(step);
    places.contains(&to) && !(is_dot(game, from) && is_dot(game, to))
}

/// All lines between neighbours.
pub(crate) fn edges(game: Game) -> Vec<(Place, Place)> {
    let places = places(game);
    let mut edges = Vec::new();
    for &place in &places {
        for step in STEPS {
            if connected(game, &places, place, step) {
                edges.push((place, place.plus(step)));
            }
        }
    }
    edges
}

/// The lines in their whole length, from end to end.
pub(crate) fn lines(game: Game) -> Vec<(Place, Place)> {
    let places = places(game);
    let mut lines = Vec::new();
    for step @ (q, r) in STEPS {
        for &start in &places {
            let before = start.plus((-q, -r));
            let begins = !places.contains(&before) || !connected(game, &places, before, step);
            if !begins || !connected(game, &places, start, step) {
                continue;
            }
            let mut end = start;
            while connected(game, &places, end, step) {
                end = end.plus(step);
            }
            lines.push((start, end));
        }
    }
    lines
}

/// A name at the edge of the board: beside a place, in a direction away from the board.
pub(crate) struct Label {
    pub(crate) text: String,
    pub(crate) place: Place,
    /// A direction in the plane, to the right and downwards.
    pub(crate) towards: (f64, f64),
}

/// The names at the edge. GIPF names every dot; YINSH the lettered lines at their lower end, the numbered at their left.
pub(crate) fn labels(game: Game) -> Vec<Label> {
    match game {
        Game::Gipf | Game::GipfPlus => gipf::Dot::all()
            .map(|dot| {
                let place = Place::from(dot);
                Label { text: dot.to_string(), place, towards: outward(place) }
            })
            .collect(),
        Game::Yinsh => yinsh_labels(),
    }
}

fn yinsh_labels() -> Vec<Label> {
    let name = |point: yinsh::Point| point.to_string();
    let mut labels = Vec::new();
    for letter in 'a'..='k' {
        if let Some(lowest) = yinsh::Point::all().find(|&point| name(point).starts_with(letter)) {
            labels.push(Label { text: letter.into(), place: lowest.into(), towards: (0.0, 1.0) });
        }
    }
    let along_the_line = (-COLUMN_STEP, -0.5);
    for number in 1..=11 {
        let text = number.to_string();
        let first = yinsh::Point::all().find(|&point| name(point)[1..] == text);
        if let Some(first) = first {
            labels.push(Label { text, place: first.into(), towards: along_the_line });
        }
    }
    labels
}

/// Sideways on the outermost columns, elsewhere up or down.
fn outward(dot: Place) -> (f64, f64) {
    match (dot.q, dot.r) {
        (-4, _) => (-1.0, 0.0),
        (4, _) => (1.0, 0.0),
        (q, r) if 2 * r > q => (0.0, -1.0),
        _ => (0.0, 1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_the_boards() {
        assert_eq!(lines(Game::Gipf).len(), 21);
        assert_eq!(lines(Game::Yinsh).len(), 33);
        // 21 lines with 4 to 7 spots have one edge more than spots.
        assert_eq!(edges(Game::Gipf).len(), 3 * (37 + 7));
        assert_eq!(edges(Game::Yinsh).len(), 3 * 85 - 33);
    }

    #[test]
    fn every_dot_and_every_yinsh_line_is_named_once() {
        assert_eq!(labels(Game::Gipf).len(), 24);
        assert_eq!(labels(Game::Yinsh).len(), 22);
    }
}
