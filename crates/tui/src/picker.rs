//! Choosing on the board: a cursor, what is chosen so far, and the decision it amounts to.

use gipfel_render::{Marks, Place};
use gipfel_rules::{AnyAction, AnyPosition, Game, Position, gipf, gipf_plus, yinsh};

use crate::gipf_plus_picker::newcomers;
use crate::grid;

/// Where the cursor is and what has been chosen of a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Picker {
    /// The place that Enter would choose.
    pub(crate) cursor: Place,
    pub(crate) chosen: Option<Chosen>,
    /// Which of the rows that may be taken is meant.
    pub(crate) row: usize,
    /// Tournament GIPF: whether a GIPF-piece is brought in where a basic piece might be.
    pub(crate) gipf_piece: bool,
    /// GIPF with potentials: what is brought in, once it was chosen.
    pub(crate) newcomer: Option<gipf_plus::Newcomer>,
}

/// A part of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chosen {
    /// GIPF: from where a piece is brought in; the line is still to be chosen.
    Dot(gipf::Dot),
    /// YINSH: the ring that moves.
    Ring(yinsh::Point),
    /// GIPF with potentials: the loaded piece that is used.
    Loaded(gipf_plus::Spot),
    /// GIPF: a row of which the GIPF-pieces and loaded pieces to take are being chosen.
    Row {
        /// The row.
        spots: gipf::SpotSet,
        /// What goes.
        taken: gipf::SpotSet,
    },
}

/// What came of choosing a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Picked {
    /// A decision.
    Action(AnyAction),
    /// A part of one.
    Part,
    /// Nothing, and why.
    Refused(String),
}

/// Why nothing is taken when the cursor is elsewhere.
pub(crate) const NOT_ON_A_ROW: &str = "choose a piece of the row to take";

/// What goes of a row when a spot that stayed is to go, or the other way round.
pub(crate) fn toggled(taken: gipf::SpotSet, spot: gipf::Spot) -> gipf::SpotSet {
    if taken.contains(spot) {
        taken.iter().filter(|other| *other != spot).collect()
    } else {
        taken.iter().chain([spot]).collect()
    }
}

/// The dots that fulfil something, clockwise.
pub(crate) fn dots_around(open: impl Fn(&gipf::Dot) -> bool) -> Vec<Place> {
    let mut dots: Vec<Place> = gipf::Dot::all().filter(open).map(Place::from).collect();
    dots.sort_by(|one, other| around(*one).total_cmp(&around(*other)));
    dots
}

/// What the board points out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Highlights {
    /// Places that may be chosen next.
    pub(crate) targets: Vec<Place>,
    /// What is chosen.
    pub(crate) chosen: Option<Place>,
    /// The way that a piece would go, place by place.
    pub(crate) way: Vec<Place>,
    /// Pieces that would be moved.
    pub(crate) moved: Vec<Place>,
    /// Markers that would be turned over.
    pub(crate) turned: Vec<Place>,
    /// Where the furthest piece would end.
    pub(crate) end: Option<Place>,
    /// All rows that may be taken.
    pub(crate) rows: Vec<Place>,
    /// What would be taken off.
    pub(crate) taken: Vec<Place>,
}

impl Highlights {
    /// Points out a push along an entry that ends on a spot.
    pub(crate) fn push(&mut self, entry: gipf::Entry, end: gipf::Spot) {
        self.moved = entry.spots().take_while(|spot| *spot != end).map(Place::from).collect();
        self.way = std::iter::once(entry.dot().into())
            .chain(self.moved.iter().copied())
            .chain([end.into()])
            .collect();
        self.end = Some(end.into());
    }
}

impl Picker {
    /// Nothing chosen, the cursor in the middle.
    pub(crate) fn new() -> Picker {
        let cursor = Place { q: 0, r: 0 };
        Picker { cursor, chosen: None, row: 0, gipf_piece: true, newcomer: None }
    }

    /// Makes ready for another decision. The cursor goes to a row or a ring that has to be chosen.
    pub(crate) fn reset(&mut self, position: &AnyPosition) {
        self.chosen = None;
        self.row = 0;
        let rows = Marks::rows_to_take(position);
        if let Some(row) = rows.first() {
            if !rows.iter().any(|row| row.contains(&self.cursor)) {
                self.cursor = row[row.len() / 2];
            }
            self.aim(position);
        }
    }

    /// Makes ready for a decision on a board that may be another one than before.
    pub(crate) fn arrive(&mut self, position: &AnyPosition) {
        if !grid::is_place(position.game(), self.cursor) {
            self.cursor = Place { q: 0, r: 0 };
        }
        self.reset(position);
    }

    /// Puts the cursor somewhere.
    pub(crate) fn point_at(&mut self, position: &AnyPosition, place: Place) {
        self.cursor = place;
        self.aim(position);
    }

    /// Lets the row follow the cursor: of those under it, the one whose middle is nearest.
    fn aim(&mut self, position: &AnyPosition) {
        let rows = Marks::rows_to_take(position);
        let distance = |row: &Vec<Place>| {
            let at = row.iter().position(|place| *place == self.cursor)?;
            Some((2 * at).abs_diff(row.len() - 1))
        };
        let best = rows.iter().enumerate().filter_map(|(at, row)| Some((distance(row)?, at))).min();
        if let Some((_, row)) = best {
            self.row = row;
        }
    }

    /// Chooses the place under the cursor.
    pub(crate) fn choose(&mut self, position: &AnyPosition) -> Picked {
        match position {
            AnyPosition::Gipf(position) => self.choose_gipf(position),
            AnyPosition::GipfPlus(position) => self.choose_gipf_plus(position),
            AnyPosition::Yinsh(position) => self.choose_yinsh(position),
        }
    }

    /// Confirms what is chosen, or chooses.
    pub(crate) fn confirm(&mut self, position: &AnyPosition) -> Picked {
        match (position, self.chosen) {
            (AnyPosition::Gipf(position), Some(Chosen::Row { taken, .. })) => {
                self.take(position, taken)
            }
            (AnyPosition::GipfPlus(position), Some(Chosen::Row { taken, .. })) => {
                self.take_stacks(position, taken)
            }
            _ => self.choose(position),
        }
    }

    /// Gives up what is chosen; false if nothing is.
    pub(crate) fn cancel(&mut self) -> bool {
        self.chosen.take().is_some()
    }

    /// Goes to the next target, or the next row.
    pub(crate) fn next(&mut self, position: &AnyPosition, backwards: bool) {
        let rows = Marks::rows_to_take(position);
        if !rows.is_empty() && self.chosen.is_none() {
            let step = if backwards { rows.len() - 1 } else { 1 };
            self.row = (self.row + step) % rows.len();
            let row = &rows[self.row];
            self.cursor = row[row.len() / 2];
            return;
        }
        let targets = self.stops(position);
        if targets.is_empty() {
            return;
        }
        let here = targets.iter().position(|place| *place == self.cursor);
        let next = match (here, backwards) {
            (Some(at), false) => (at + 1) % targets.len(),
            (Some(at), true) => (at + targets.len() - 1) % targets.len(),
            (None, _) => 0,
        };
        self.cursor = targets[next];
    }

    /// The places that Tab goes through.
    fn stops(&self, position: &AnyPosition) -> Vec<Place> {
        match position {
            AnyPosition::Gipf(position) => self.gipf_stops(position),
            AnyPosition::GipfPlus(position) => self.gipf_plus_stops(position),
            AnyPosition::Yinsh(position) => self.yinsh_targets(position),
        }
    }

    /// What the board points out now.
    pub(crate) fn highlights(&self, position: &AnyPosition) -> Highlights {
        let mut highlights = match position {
            AnyPosition::Gipf(position) => self.gipf_highlights(position),
            AnyPosition::GipfPlus(position) => self.gipf_plus_highlights(position),
            AnyPosition::Yinsh(position) => self.yinsh_highlights(position),
        };
        highlights.rows = Marks::rows_to_take(position).concat();
        highlights
    }

    /// Whether GIPF-pieces of a row are being chosen.
    pub(crate) fn is_choosing_from_row(&self) -> bool {
        matches!(self.chosen, Some(Chosen::Row { .. }))
    }

    /// Whether there is a choice of what to bring in.
    pub(crate) fn may_change_kind(position: &AnyPosition) -> bool {
        match position {
            AnyPosition::Gipf(position) => position.prompt() == gipf::prompts::PUSH_EITHER,
            AnyPosition::GipfPlus(position) => newcomers(position).len() > 1,
            AnyPosition::Yinsh(_) => false,
        }
    }

    /// Goes on to the next kind of piece to bring in; false if there is no choice.
    pub(crate) fn change_kind(&mut self, position: &AnyPosition, backwards: bool) -> bool {
        match position {
            AnyPosition::Gipf(_) if Picker::may_change_kind(position) => {
                self.gipf_piece = !self.gipf_piece;
                self.chosen = None;
                true
            }
            AnyPosition::GipfPlus(position) => self.next_newcomer(position, backwards),
            AnyPosition::Gipf(_) | AnyPosition::Yinsh(_) => false,
        }
    }

    /// The letter of what is brought in, `G` or a potential's; a basic piece has none.
    pub(crate) fn newcomer_letter(&self, position: &AnyPosition) -> Option<char> {
        match position {
            AnyPosition::Gipf(position) => {
                let push = position.phase() == gipf::Phase::Push;
                (push && self.brings_gipf_piece(position)).then_some('G')
            }
            AnyPosition::GipfPlus(position) => self.newcomer(position)?.letter(),
            AnyPosition::Yinsh(_) => None,
        }
    }
}

/// Where a place lies on the way round the board, from below clockwise.
pub(crate) fn around(place: Place) -> f64 {
    let (q, r) = (f64::from(place.q), f64::from(place.r));
    let (x, y) = (q * 0.866, r - q / 2.0);
    // A half turn before below, so that the way begins there.
    (-x).atan2(-y).rem_euclid(std::f64::consts::TAU)
}

/// The name of a place.
pub(crate) fn name(game: Game, place: Place) -> String {
    match game {
        Game::Gipf | Game::GipfPlus => match (grid::spot(place), grid::dot(place)) {
            (Some(spot), _) => spot.to_string(),
            (None, Some(dot)) => dot.to_string(),
            (None, None) => String::new(),
        },
        Game::Yinsh => grid::point(place).map_or_else(String::new, |point| point.to_string()),
    }
}
