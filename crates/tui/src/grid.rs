//! Where the places of a board lie among the characters of a screen.

use gipfel_render::Place;
use gipfel_rules::{Game, gipf, yinsh};
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
    pub(crate) const fn size(self, game: Game) -> (u16, u16) {
        match (game, self) {
            (Game::Gipf | Game::GipfPlus, Scale::Small) => (39, 17),
            (Game::Gipf | Game::GipfPlus, Scale::Large) => (65, 33),
            (Game::Yinsh, Scale::Small) => (49, 20),
            (Game::Yinsh, Scale::Large) => (81, 40),
        }
    }
}

/// A board on the screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid {
    pub(crate) game: Game,
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
    pub(crate) fn new(game: Game, flipped: bool, area: Rect) -> Grid {
        let (width, height) = Scale::Large.size(game);
        let fits = width <= area.width && height <= area.height;
        let scale = if fits { Scale::Large } else { Scale::Small };
        Grid { game, scale, flipped, area }
    }

    fn center(&self) -> (i32, i32) {
        let x = i32::from(self.area.x) + i32::from(self.area.width) / 2;
        let height = i32::from(self.area.height);
        // The names of YINSH's columns are below the board, seen from White's side.
        let names = i32::from(self.game == Game::Yinsh && !self.flipped);
        (x, i32::from(self.area.y) + (height - names) / 2)
    }

    /// The character in the middle of a place.
    pub(crate) fn cell(&self, place: Place) -> (i32, i32) {
        let (q, r) = (i32::from(place.q), i32::from(place.r));
        let x = q * self.scale.column();
        let y = (q - 2 * r) * self.scale.half_step();
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
        places(self.game)
            .map(|place| (distance(place), place))
            .filter(|(distance, _)| *distance <= reach)
            .min()
            .map(|(_, place)| place)
    }

    /// The next place in a heading; the place itself at the edge.
    pub(crate) fn step(&self, from: Place, heading: Heading) -> Place {
        let heading = if self.flipped { heading.opposite() } else { heading };
        let even = from.q % 2 == 0;
        // To the side the way goes up and down in turns, and so stays level.
        let steps: [(i8, i8); 2] = match heading {
            Heading::Up => [(0, 1), (0, 1)],
            Heading::Down => [(0, -1), (0, -1)],
            Heading::Right if even => [(1, 1), (1, 0)],
            Heading::Right => [(1, 0), (1, 1)],
            Heading::Left if even => [(-1, 0), (-1, -1)],
            Heading::Left => [(-1, -1), (-1, 0)],
        };
        steps
            .into_iter()
            .map(|(q, r)| Place { q: from.q + q, r: from.r + r })
            .find(|place| is_place(self.game, *place))
            .or_else(|| self.beside(from, steps[0].0))
            .unwrap_or(from)
    }

    /// The nearest place of the next column, from a corner that has no neighbour there.
    fn beside(&self, from: Place, columns: i8) -> Option<Place> {
        let level = |place: Place| (self.cell(place).1 - self.cell(from).1).abs();
        places(self.game)
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

/// All places of a game's board, dots included.
pub(crate) fn places(game: Game) -> impl Iterator<Item = Place> {
    let spots = (game != Game::Yinsh).then(|| gipf::Spot::all().map(Place::from));
    let dots = (game != Game::Yinsh).then(|| gipf::Dot::all().map(Place::from));
    let points = (game == Game::Yinsh).then(|| yinsh::Point::all().map(Place::from));
    spots
        .into_iter()
        .flatten()
        .chain(dots.into_iter().flatten())
        .chain(points.into_iter().flatten())
}

pub(crate) fn is_place(game: Game, place: Place) -> bool {
    places(game).any(|known| known == place)
}

/// The dot of GIPF at a place.
pub(crate) fn dot(place: Place) -> Option<gipf::Dot> {
    gipf::Dot::all().find(|dot| Place::from(*dot) == place)
}

/// The spot of GIPF at a place.
pub(crate) fn spot(place: Place) -> Option<gipf::Spot> {
    gipf::Spot::all().find(|spot| Place::from(*spot) == place)
}

/// The point of YINSH at a place.
pub(crate) fn point(place: Place) -> Option<yinsh::Point> {
    yinsh::Point::all().find(|point| Place::from(*point) == place)
}

/// All lines between neighbours. Two dots are not connected.
pub(crate) fn edges(game: Game) -> Vec<(Place, Place)> {
    let is_dot = |place| game != Game::Yinsh && dot(place).is_some();
    let mut edges = Vec::new();
    for place in places(game) {
        for (q, r) in [(0, 1), (1, 0), (1, 1)] {
            let next = Place { q: place.q + q, r: place.r + r };
            if is_place(game, next) && !(is_dot(place) && is_dot(next)) {
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
    use super::*;

    fn grid(game: Game, flipped: bool) -> Grid {
        Grid::new(game, flipped, Rect::new(3, 1, 50, 21))
    }

    #[test]
    fn every_place_is_found_where_it_is_drawn() {
        for game in Game::ALL {
            for flipped in [false, true] {
                for area in [Rect::new(0, 1, 49, 20), Rect::new(5, 2, 90, 45)] {
                    let grid = Grid::new(game, flipped, area);
                    for place in places(game) {
                        let (x, y) = grid.cell(place);
                        let (x, y) = (u16::try_from(x).unwrap(), u16::try_from(y).unwrap());
                        assert!(area.contains((x, y).into()), "{game} {place:?}");
                        assert_eq!(grid.nearest(x, y), Some(place));
                        assert_eq!(grid.nearest(x + 1, y), Some(place));
                    }
                }
            }
        }
        assert_eq!(grid(Game::Yinsh, false).nearest(0, 0), None);
    }

    #[test]
    fn steps_can_be_taken_back_and_stay_level() {
        let grid = grid(Game::Gipf, false);
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
        for game in Game::ALL {
            let grid = grid(game, true);
            let mut known = vec![Place { q: 0, r: 0 }];
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
            assert_eq!(known.len(), places(game).count());
        }
    }
}
