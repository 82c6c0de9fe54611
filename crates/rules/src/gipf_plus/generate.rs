//! What may be decided in a position: generating and checking.

use core::ops::ControlFlow;

use super::action::{Action, Newcomer, REACH};
use super::{Illegal, Permission, Phase, Position, Potential, Row, Spot, SpotSet, Variant};
use crate::Color;
use crate::gipf::board::{BOARD, LINES, SHIFTS, line_through};
use crate::gipf::{row, way};

/// The spots beyond each spot in the three directions in which bits grow.
static UPWARD: [[u64; 64]; 3] = rays(true);
/// And in the three others.
static DOWNWARD: [[u64; 64]; 3] = rays(false);

const fn rays(upward: bool) -> [[u64; 64]; 3] {
    let mut rays = [[0; 64]; 3];
    let mut direction = 0;
    while direction < 3 {
        let mut bit = 0;
        while bit < 56 {
            let spot = Spot::from_bit(bit);
            if BOARD & spot.bit() != 0 {
                let below = spot.bit() - 1;
                let side = if upward { !below & !spot.bit() } else { below };
                rays[direction][bit as usize] = LINES[line_through(direction, spot)] & side;
            }
            bit += 1;
        }
        direction += 1;
    }
    rays
}

/// The spots next to each spot.
static NEIGHBOURS: [u64; 64] = {
    let mut neighbours = [0; 64];
    let mut bit = 0;
    while bit < 56 {
        let mut direction = 0;
        while direction < 3 {
            let (spot, shift) = (1_u64 << bit, SHIFTS[direction]);
            neighbours[bit as usize] |= (spot << shift | spot >> shift) & REACH[bit as usize];
            direction += 1;
        }
        bit += 1;
    }
    neighbours
};

#[inline]
const fn lowest(set: u64) -> u64 {
    set & set.wrapping_neg()
}

#[inline]
const fn highest(set: u64) -> u64 {
    if set == 0 { 0 } else { 1 << (63 - set.leading_zeros()) }
}

/// The first empty spot behind pieces that stand next to a spot, in every direction.
fn jumps_over(bit: usize, occupied: u64) -> u64 {
    let mut targets = 0;
    for direction in 0..3 {
        targets |= lowest(UPWARD[direction][bit] & !occupied);
        targets |= highest(DOWNWARD[direction][bit] & !occupied);
    }
    // An empty neighbour is the first empty spot of its direction, with nothing to jump over.
    targets & !NEIGHBOURS[bit]
}

/// The empty spots that are reached from a spot over empty spots, in every direction.
fn runs_to(bit: usize, occupied: u64) -> u64 {
    let mut targets = 0;
    for direction in 0..3 {
        let (up, down) = (UPWARD[direction][bit], DOWNWARD[direction][bit]);
        // Up to the first piece; without one the subtraction leaves everything.
        targets |= up & lowest(up & occupied).wrapping_sub(1);
        targets |= match down & occupied {
            0 => down,
            pieces => down & (highest(pieces) << 1).wrapping_neg(),
        };
    }
    targets
}

impl Position {
    /// Where the potential of the loaded piece on a spot can go by its power, whoever is to move; nowhere if there is no
    /// loaded piece, or if it is a T.
    pub fn targets(&self, from: Spot) -> SpotSet {
        let Some((stack, kind)) = self.stack(from).and_then(|stack| Some((stack, stack.load()?)))
        else {
            return SpotSet::EMPTY;
        };
        let (bit, occupied) = (from.shift() % 64, self.board.occupied());
        SpotSet::new(match kind {
            Potential::Tamsk => 0,
            Potential::Zertz => jumps_over(bit, occupied),
            Potential::Yinsh => runs_to(bit, occupied),
            Potential::Dvonn | Potential::Punct => {
                NEIGHBOURS[bit] & self.board.prey(stack.color(), kind)
            }
        })
    }

    /// The rows of a colour that stand on the board, at most one a line.
    pub fn rows(&self, color: Color) -> impl Iterator<Item = Row> {
        let may_stay = self.board.gipf() | self.board.loaded();
        row::rows(self.board.pieces(color), self.board.occupied(), may_stay)
    }

    /// What the mover may bring in by his permission, reserve and stock: a bit for each [`Newcomer`].
    #[inline]
    pub(super) fn newcomers(&self) -> u8 {
        const BASIC: u8 = 1;
        const GIPF: u8 = 2;
        let index = self.side.index();
        let reserve = self.reserves[index];
        let gipf = if reserve >= 2 { GIPF } else { 0 };
        let loaded_or_basic = || {
            let counts = self.stocks[index].counts();
            let kinds = (0..Potential::COUNT)
                .fold(0, |kinds, kind| kinds | u8::from(counts[kind] > 0) << (kind + 2));
            if reserve >= 1 { BASIC | kinds } else { 0 }
        };
        match self.permissions[index] {
            Permission::BasicOnly => u8::from(reserve >= 1),
            Permission::Loaded => loaded_or_basic(),
            Permission::Any => loaded_or_basic() | gipf,
            Permission::GipfOnly => gipf,
        }
    }

    /// The mover's loaded pieces that he may use by choice, with where they can go.
    #[inline]
    fn uses(&self) -> impl Iterator<Item = (Spot, SpotSet)> {
        self.loaded_spots(self.side).iter().map(|from| (from, self.targets(from)))
    }

    /// Whether the mover has a potential that he can use now.
    pub(super) fn has_use(&self) -> bool {
        self.uses().any(|(_, targets)| !targets.is_empty())
    }

    pub(super) fn visit_pushes_and_uses<F>(&self, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        let mut newcomers = self.newcomers();
        while newcomers != 0 {
            let piece = Newcomer::from_index(newcomers.trailing_zeros() as usize);
            newcomers &= newcomers - 1;
            way::visit(self.board.occupied(), |way| visit(Action::push(way, piece)))?;
        }
        for (from, targets) in self.uses() {
            for to in targets.iter() {
                visit(Action::use_potential(from, to))?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(super) fn count_pushes_and_uses(&self) -> usize {
        let uses: usize = self.uses().map(|(_, targets)| targets.len()).sum();
        self.newcomers().count_ones() as usize * way::count(self.board.occupied()) + uses
    }

    pub(super) fn visit_extra_pushes<F>(&self, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        way::visit(self.board.occupied(), |way| visit(Action::extra_push(way)))?;
        visit(Action::DISCARD)
    }

    /// Every choice of what goes from every row, but never nothing.
    pub(super) fn visit_takings<F>(&self, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        row::visit_takings(self.rows(self.side), |removed, line| visit(Action::take(removed, line)))
    }

    /// The push phase, or why not.
    fn check_push_phase(&self) -> Result<(), Illegal> {
        match self.phase {
            Phase::Push => Ok(()),
            Phase::Clear | Phase::Claim => Err(Illegal::RowsFirst),
            Phase::Extra1 | Phase::Extra2 => Err(Illegal::ExtraFirst),
        }
    }

    pub(super) fn check_push(&self, piece: Newcomer) -> Result<(), Illegal> {
        self.check_push_phase()?;
        let permission = self.permission(self.side);
        match piece {
            Newcomer::Gipf if self.variant != Variant::Tournament => {
                return Err(Illegal::NoGipfPiecesHere);
            }
            Newcomer::Gipf if permission < Permission::Any => return Err(Illegal::GipfPiecesOver),
            Newcomer::Gipf => {}
            _ if permission == Permission::GipfOnly => return Err(Illegal::GipfPieceFirst),
            Newcomer::Loaded(_) if permission == Permission::BasicOnly => {
                return Err(Illegal::LoadedPiecesOver);
            }
            Newcomer::Loaded(kind) if self.stock(self.side).count(kind) == 0 => {
                return Err(Illegal::NoneInStock(kind));
            }
            Newcomer::Loaded(_) | Newcomer::Basic => {}
        }
        let enough = self.newcomers() >> piece.index() & 1 != 0;
        if enough { Ok(()) } else { Err(Illegal::ReserveTooSmall) }
    }

    pub(super) fn check_extra(&self) -> Result<(), Illegal> {
        match self.phase {
            Phase::Extra1 | Phase::Extra2 => Ok(()),
            Phase::Clear | Phase::Claim => Err(Illegal::RowsFirst),
            Phase::Push => Err(Illegal::NoExtra),
        }
    }

    pub(super) fn check_use(&self, from: Spot, to: Spot) -> Result<(), Illegal> {
        self.check_push_phase()?;
        let own = self.stack(from).filter(|stack| stack.color() == self.side);
        let kind = own.and_then(super::Stack::load).ok_or(Illegal::NotLoaded(from))?;
        if self.targets(from).contains(to) { Ok(()) } else { Err(Illegal::out_of_reach(kind)) }
    }

    pub(super) fn check_take(&self, removed: SpotSet) -> Result<(), Illegal> {
        match self.phase {
            Phase::Clear | Phase::Claim => {}
            Phase::Push => return Err(Illegal::NothingToTake),
            Phase::Extra1 | Phase::Extra2 => return Err(Illegal::ExtraFirst),
        }
        Ok(row::check_taking(self.rows(self.side), self.board.occupied(), removed)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::{String, ToString};
    use alloc::vec::Vec;

    fn spot(name: &str) -> Spot {
        Spot::from_name(name).expect("a spot")
    }

    fn names(set: u64) -> String {
        let names: Vec<String> = SpotSet::new(set).iter().map(|spot| spot.to_string()).collect();
        names.join(" ")
    }

    fn set(names: &str) -> u64 {
        names.split_whitespace().fold(0, |set, name| set | spot(name).bit())
    }

    #[test]
    fn six_neighbours_and_six_rays() {
        assert_eq!(names(NEIGHBOURS[spot("e5").shift()]), "d4 d5 e4 e6 f4 f5");
        assert_eq!(names(NEIGHBOURS[spot("b2").shift()]), "b3 c2 c3");
        let all = (0..3).fold(0, |all, direction| {
            all | UPWARD[direction][spot("d3").shift()] | DOWNWARD[direction][spot("d3").shift()]
        });
        assert_eq!(all, REACH[spot("d3").shift()]);
    }

    #[test]
    fn jumps_end_behind_the_first_stretch() {
        let occupied = set("e5 e6 e7 f5 h5 e4 d5 b5 c3 d4 b3");
        assert_eq!(names(jumps_over(spot("e5").shift(), occupied)), "b2 c5 e3 e8 g5");
    }

    #[test]
    fn runs_end_before_the_first_piece() {
        let occupied = set("e5 e7 f5 d4 c5");
        assert_eq!(names(runs_to(spot("e5").shift(), occupied)), "d5 e2 e3 e4 e6 f4 g3 h2");
    }
}
