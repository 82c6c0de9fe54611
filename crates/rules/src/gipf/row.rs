//! Rows of four, and what may be taken of them. The same with and without potentials.

use core::ops::ControlFlow;

use super::board::{LINES, SHIFTS, Spot, SpotSet, line_through, run_starts, stretch};

/// A row that stands on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    pub(crate) line: usize,
    /// All spots of the row, with the pieces that extend the run.
    pub spots: SpotSet,
    /// The spots of which what stands there may stay: GIPF-pieces, and loaded pieces.
    pub may_stay: SpotSet,
}

impl Row {
    /// Whether the row holds something that always goes, so that it must be taken where rows of GIPF-pieces may stand.
    pub fn is_compulsory(&self) -> bool {
        self.spots != self.may_stay
    }

    /// Whether spots can be taken from the row: none outside it, and all that always go. The error is one that stays.
    pub(crate) fn check(&self, removed: SpotSet) -> Option<Result<(), Spot>> {
        if removed.0 & !self.spots.0 != 0 {
            return None;
        }
        let kept = self.spots.0 & !self.may_stay.0 & !removed.0;
        Some(if kept == 0 { Ok(()) } else { Err(Spot::from_bit(kept.trailing_zeros())) })
    }
}

/// The rows of one's own pieces, at most one a line.
pub(crate) fn rows(own: u64, occupied: u64, may_stay: u64) -> impl Iterator<Item = Row> {
    (0..3).flat_map(move |direction| {
        let mut starts = run_starts(own, SHIFTS[direction]);
        core::iter::from_fn(move || {
            if starts == 0 {
                return None;
            }
            let bit = starts & starts.wrapping_neg();
            let line = line_through(direction, Spot::from_bit(starts.trailing_zeros()));
            starts &= !LINES[line];
            let spots = stretch(occupied, bit, SHIFTS[direction]);
            Some(Row { line, spots: SpotSet::new(spots), may_stay: SpotSet::new(spots & may_stay) })
        })
    })
}

/// Visits every choice of what goes from every row, but never nothing: the spots and their line.
pub(crate) fn visit_takings<F>(rows: impl Iterator<Item = Row>, mut visit: F) -> ControlFlow<()>
where
    F: FnMut(u64, usize) -> ControlFlow<()>,
{
    let mut singles = 0;
    for row in rows {
        let must_go = row.spots.0 & !row.may_stay.0;
        let mut chosen = row.may_stay.0;
        loop {
            let removed = must_go | chosen;
            let single = removed & removed.wrapping_sub(1) == 0;
            // Crossing rows may share a taking only if it removes their common piece alone.
            if removed != 0 && !(single && singles & removed != 0) {
                if single {
                    singles |= removed;
                }
                visit(removed, row.line)?;
            }
            if chosen == 0 {
                break;
            }
            chosen = (chosen - 1) & row.may_stay.0;
        }
    }
    ControlFlow::Continue(())
}

/// Why something cannot be taken.
pub(crate) enum NotTaken {
    /// Nothing stands there.
    EmptySpot(Spot),
    /// The spots are not in one row.
    NotARow,
    /// What stands there has to go too.
    MustGo(Spot),
}

/// Whether spots can be taken from one of the rows.
pub(crate) fn check_taking(
    rows: impl Iterator<Item = Row>,
    occupied: u64,
    removed: SpotSet,
) -> Result<(), NotTaken> {
    if let Some(spot) = removed.iter().find(|spot| occupied & spot.bit() == 0) {
        return Err(NotTaken::EmptySpot(spot));
    }
    let mut reason = NotTaken::NotARow;
    for row in rows {
        match row.check(removed) {
            Some(Ok(())) => return Ok(()),
            Some(Err(spot)) => reason = NotTaken::MustGo(spot),
            None => {}
        }
    }
    Err(reason)
}
