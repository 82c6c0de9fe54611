//! Where the places of a board lie among the characters of a screen.

use gipfel_render::Place;
use gipfel_rules::{Board, Orientation};
use ratatui::layout::Rect;

/// How large a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Scale {
    /// A piece is one line high.
    Small,
    /// A piece is three lines high.
    Large,
}

impl Scale {
    /// How many characters columns are apart.
    const fn column(self) -> i32 {
        match self {
            Scale::Small => 4,
            Scale::Large => 7,
        }
    }

    /// Half of the lines that neighbours on a column are apart.
    const fn half_step(self) -> i32 {
        match self {
            Scale::Small => 1,
            Scale::Large => 2,
        }
    }

    /// The room a board needs, with its names.
    pub(crate) fn size(self, board: &Board) -> (u16, u16) {
        let cells = board.places.iter().map(|place| self.offset(board, (place.q, place.r).into()));
        let (mut wide, mut high) = (0, 0);
        for (x, y) in cells {
            (wide, high) = (wide.max(x.abs()), high.max(y.abs()));
        }
        let (beside, below) = match (self, named_at_edge(board)) {
            (Scale::Small, true) => (7, 1),
            (Scale::Small, false) => (9, 2),
            (Scale::Large, true) => (9, 1),
            (Scale::Large, false) => (11, 4),
        };
        ((2 * wide + beside) as u16, (2 * high + below) as u16)
    }

    /// Where a place is, seen from the middle of the board.
    fn offset(self, board: &Board, place: Place) -> (i32, i32) {
        let (q, r) = (i32::from(place.q), i32::from(place.r));
        match board.orientation {
            Orientation::Upright => (q * self.column(), (q - 2 * r) * self.half_step()),
            Orientation::Level => ((2 * q - r) * 2 * self.half_step(), -2 * r * self.half_step()),
        }
    }
}

/// Whether the places of the edge show their names themselves; else names stand beside the board.
pub(crate) fn named_at_edge(board: &Board) -> bool {
    board.places.iter().any(|place| place.edge)
}

/// A board on the screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid {
    pub(crate) board: &'static Board,
    pub(crate) scale: Scale,
    /// Whether it is seen from Black's side.
    pub(crate) flipped: bool,
    /// The room it has.
    pub(crate) area: Rect,
}

/// A way on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Heading {
    Up,
    Down,
    Left,
    Right,
}

impl Grid {
    /// The largest board that fits.
    pub(crate) fn new(board: &'static Board, flipped: bool, area: Rect) -> Grid {
        let (width, height) = Scale::Large.size(board);
        let fits = width <= area.width && height <= area.height;
        let scale = if fits { Scale::Large } else { Scale::Small };
        Grid { board, scale, flipped, area }
    }

    fn center(&self) -> (i32, i32) {
        let x = i32::from(self.area.x) + i32::from(self.area.width) / 2;
        let height = i32::from(self.area.height);
        // Names beside the board are also below it, seen from White's side.
        let names = i32::from(!named_at_edge(self.board) && !self.flipped);
        (x, i32::from(self.area.y) + (height - names) / 2)
    }

    /// The character in the middle of a place.
    pub(crate) fn cell(&self, place: Place) -> (i32, i32) {
        let (x, y) = self.scale.offset(self.board, place);
        let (middle_x, middle_y) = self.center();
        if self.flipped { (middle_x - x, middle_y - y) } else { (middle_x + x, middle_y + y) }
    }

    /// The place nearest to a character, if it is near enough to be meant.
    pub(crate) fn nearest(&self, x: u16, y: u16) -> Option<Place> {
        let distance = |place: Place| {
            let (cell_x, cell_y) = self.cell(place);
            // A line is as high as two characters are wide.
            (cell_x - i32::from(x)).pow(2) + (2 * (cell_y - i32::from(y))).pow(2)
        };
        let reach = self.scale.column().pow(2) / 2;
        places(self.board)
            .map(|place| (distance(place), place))
            .filter(|(distance, _)| *distance <= reach)
            .min()
            .map(|(_, place)| place)
    }

    /// The next place in a heading; the place itself at the edge.
    pub(crate) fn step(&self, from: Place, heading: Heading) -> Place {
        let heading = if self.flipped { heading.opposite() } else { heading };
        let level = self.board.orientation == Orientation::Level;
        let even = if level { from.r % 2 == 0 } else { from.q % 2 == 0 };
        // Across the lines the way goes to either side in turns, and so stays straight.
        let steps: [(i8, i8); 2] = match heading {
            Heading::Right if level => [(1, 0), (1, 0)],
            Heading::Left if level => [(-1, 0), (-1, 0)],
            Heading::Up if level && even => [(0, 1), (1, 1)],
            Heading::Up if level => [(1, 1), (0, 1)],
            Heading::Down if level && even => [(-1, -1), (0, -1)],
            Heading::Down if level => [(0, -1), (-1, -1)],
            Heading::Up => [(0, 1), (0, 1)],
            Heading::Down => [(0, -1), (0, -1)],
            Heading::Right if even => [(1, 1), (1, 0)],
            Heading::Right => [(1, 0), (1, 1)],
            Heading::Left if even => [(-1, 0), (-1, -1)],
            Heading::Left => [(-1, -1), (-1, 0)],
        };
        let after =
            |(q, r): (i8, i8), count: i8| Place { q: from.q + count * q, r: from.r + count * r };
        let known = |place: &Place| is_place(self.board, *place);
        // A hole in a line is stepped over.
        let over = Some(after(steps[0], 2)).filter(|_| steps[0] == steps[1]).filter(known);
        steps
            .into_iter()
            .map(|step| after(step, 1))
            .find(known)
            .or(over)
            .or_else(|| self.beside(from, steps[0].0))
            .unwrap_or(from)
    }

    /// The nearest place of the next column, from a corner that has no neighbour there.
    fn beside(&self, from: Place, columns: i8) -> Option<Place> {
        let level = |place: Place| (self.cell(place).1 - self.cell(from).1).abs();
        places(self.board)
            .filter(|place| columns != 0 && place.q == from.q + columns)
            .min_by_key(|place| level(*place))
    }
}

impl Heading {
    fn opposite(self) -> Heading {
        match self {
            Heading::Up => Heading::Down,
            Heading::Down => Heading::Up,
            Heading::Left => Heading::Right,
            Heading::Right => Heading::Left,
        }
    }
}

/// All places of a board, those of the edge included.
pub(crate) fn places(board: &'static Board) -> impl Iterator<Item = Place> {
    board.places.iter().map(|place| Place { q: place.q, r: place.r })
}

fn is_place(board: &Board, place: Place) -> bool {
    board.at(place.q, place.r).is_some()
}

/// All lines between neighbours. Two places of the edge are not connected.
pub(crate) fn edges(board: &'static Board) -> Vec<(Place, Place)> {
    let mut edges = Vec::new();
    for (id, place) in board.ids().zip(places(board)) {
        for (q, r) in [(0, 1), (1, 0), (1, 1)] {
            let next = Place { q: place.q + q, r: place.r + r };
            if board.at(next.q, next.r).is_some_and(|other| board.are_neighbours(id, other)) {
                edges.push((place, next));
            }
        }
    }
    edges
}

/// The places from one to another on a line.
pub(crate) fn straight(from: Place, to: Place) -> Vec<Place> {
    let steps = (to.q - from.q).abs().max((to.r - from.r).abs()).max(1);
    let step = ((to.q - from.q) / steps, (to.r - from.r) / steps);
    (0..=steps)
        .map(|count| Place { q: from.q + step.0 * count, r: from.r + step.1 * count })
        .collect()
}

#[cfg(test)]
mod tests {
    use gipfel_rules::GameKind;

    use super::*;

    fn board(game: GameKind) -> &'static Board {
        &game.description().boards[0]
    }

    fn grid(game: GameKind, flipped: bool) -> Grid {
        Grid::new(board(game), flipped, Rect::new(3, 1, 50, 21))
    }

    #[test]
    fn boards_need_room() {
        for (game, small, large) in [
            (GameKind::Gipf, (39, 17), (65, 33)),
            (GameKind::GipfPlus, (39, 17), (65, 33)),
            (GameKind::Yinsh, (49, 20), (81, 40)),
            (GameKind::Dvonn, (49, 10), (91, 20)),
        ] {
            assert_eq!(Scale::Small.size(board(game)), small, "{game}");
            assert_eq!(Scale::Large.size(board(game)), large, "{game}");
        }
    }

    #[test]
    fn every_place_is_found_where_it_is_drawn() {
        for game in GameKind::ALL {
            for flipped in [false, true] {
                // No smaller than the board needs.
                let (width, height) = Scale::Small.size(board(game));
                let small = Rect::new(0, 1, width.max(49), height.max(20));
                for area in [small, Rect::new(5, 2, 90, 45)] {
                    let grid = Grid::new(board(game), flipped, area);
                    for place in places(board(game)) {
                        let (x, y) = grid.cell(place);
                        let (x, y) = (u16::try_from(x).unwrap(), u16::try_from(y).unwrap());
                        assert!(area.contains((x, y).into()), "{game} {place:?}");
                        assert_eq!(grid.nearest(x, y), Some(place));
                        assert_eq!(grid.nearest(x + 1, y), Some(place));
                    }
                }
            }
        }
        assert_eq!(grid(GameKind::Yinsh, false).nearest(0, 0), None);
    }

    #[test]
    fn steps_can_be_taken_back_and_stay_level() {
        let grid = grid(GameKind::Gipf, false);
        let e5 = Place { q: 0, r: 0 };
        let right = grid.step(e5, Heading::Right);
        assert_eq!(grid.step(right, Heading::Left), e5);
        let further = grid.step(right, Heading::Right);
        assert_eq!(grid.cell(further).1, grid.cell(e5).1);
        let top = Place { q: 0, r: 4 };
        assert_eq!(grid.step(top, Heading::Up), top);
    }

    #[test]
    fn the_whole_board_is_within_reach() {
        for game in GameKind::ALL {
            let grid = grid(game, true);
            let mut known: Vec<Place> = places(board(game)).take(1).collect();
            let mut next = 0;
            while let Some(&place) = known.get(next) {
                next += 1;
                for heading in [Heading::Up, Heading::Down, Heading::Left, Heading::Right] {
                    let to = grid.step(place, heading);
                    if !known.contains(&to) {
                        known.push(to);
                    }
                }
            }
            assert_eq!(known.len(), places(board(game)).count());
        }
    }
}
