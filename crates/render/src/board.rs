//! The lines of boards, and where places are in the plane.

use gipfel_rules::{Board, Orientation};

use crate::Place;

/// How far lines are apart when points on a line are one apart: √3/2.
pub(crate) const LINE_STEP: f64 = 0.866_025_403_784_438_6;

/// The three line directions.
const STEPS: [(i8, i8); 3] = [(0, 1), (1, 0), (1, 1)];

/// All places of a board.
pub(crate) fn places(board: &Board) -> impl Iterator<Item = Place> + use<'_> {
    board.places.iter().map(Place::from)
}

/// Whether a place is at the edge, where nothing ever stands.
pub(crate) fn is_edge(board: &Board, place: Place) -> bool {
    board.at(place.q, place.r).is_some_and(|id| board[id].edge)
}

/// Where a place is, to the right of the centre and downwards, when neighbours are one apart.
pub(crate) fn in_plane(orientation: Orientation, place: Place) -> (f64, f64) {
    let (q, r) = (f64::from(place.q), f64::from(place.r));
    match orientation {
        Orientation::Upright => (q * LINE_STEP, q / 2.0 - r),
        Orientation::Level => (q - r / 2.0, -r * LINE_STEP),
    }
}

/// Whether a line runs from a place to its neighbour in a direction.
fn connected(board: &Board, from: Place, step: (i8, i8)) -> bool {
    let to = from.plus(step);
    let ids = board.at(from.q, from.r).zip(board.at(to.q, to.r));
    ids.is_some_and(|(from, to)| board.are_neighbours(from, to))
}

/// All lines between neighbours.
pub(crate) fn edges(board: &Board) -> Vec<(Place, Place)> {
    let steps = |place: Place| STEPS.map(|step| (place, step)).into_iter();
    places(board)
        .flat_map(steps)
        .filter(|&(place, step)| connected(board, place, step))
        .map(|(place, step)| (place, place.plus(step)))
        .collect()
}

/// The lines in their whole length, from end to end.
pub(crate) fn lines(board: &Board) -> Vec<(Place, Place)> {
    let mut lines = Vec::new();
    for step @ (q, r) in STEPS {
        for start in places(board) {
            let begins = !connected(board, start.plus((-q, -r)), step);
            if !begins || !connected(board, start, step) {
                continue;
            }
            let mut end = start;
            while connected(board, end, step) {
                end = end.plus(step);
            }
            lines.push((start, end));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use gipfel_rules::GameKind;

    use super::*;

    #[test]
    fn lines_of_the_boards() {
        let board = |word| &GameKind::from_word(word).expect("a game").description().boards[0];
        assert_eq!(lines(board("gipf")).len(), 21);
        assert_eq!(lines(board("yinsh")).len(), 33);
        // 21 lines with 4 to 7 spots have one edge more than spots.
        assert_eq!(edges(board("gipf")).len(), 3 * (37 + 7));
        assert_eq!(edges(board("yinsh")).len(), 3 * 85 - 33);
    }

    #[test]
    fn places_are_drawn_where_the_descriptions_say() {
        for board in GameKind::ALL.iter().flat_map(|game| game.description().boards) {
            for place in board.places {
                assert_eq!(in_plane(board.orientation, place.into()), (place.x, place.y));
            }
        }
    }
}
