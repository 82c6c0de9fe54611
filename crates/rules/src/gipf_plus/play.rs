//! How a position changes.

use super::action::{Action, ActionKind, Newcomer};
use super::board::CENTRE;
use super::position::{BLACK_KEY, PERMISSION_KEYS, PHASE_KEYS, RESERVE_KEYS, STOCK_KEYS};
use super::{Permission, Phase, Position, Potential, Spot, SpotSet, Stack, Stock, Way};
use crate::Color;
use crate::gipf::board::has_run;

impl Position {
    #[inline]
    pub(super) fn apply(&mut self, action: Action) {
        match action.kind() {
            ActionKind::Push { way, piece } => self.bring_in(way, piece),
            ActionKind::ExtraPush { way } => {
                self.lift_tamsk();
                let tamsk =
                    Stack::lone(self.side, Potential::Tamsk).expect("a used T stands alone");
                self.enter(way, tamsk);
                self.end_phase();
            }
            ActionKind::Discard => {
                self.lift_tamsk();
                self.end_phase();
            }
            ActionKind::Take { removed } => self.take(removed),
            ActionKind::Use { from, to } => self.use_potential(from, to),
        }
    }

    /// Puts a stack on the board from the edge, pushing what is in its way.
    #[inline]
    fn enter(&mut self, way: Way, stack: Stack) {
        if let Way::Push(entry) = way {
            self.board.push(entry.data());
        }
        self.board.put(way.spot(), stack);
    }

    #[inline]
    fn bring_in(&mut self, way: Way, piece: Newcomer) {
        let color = self.side;
        let (stack, permission) = match piece {
            Newcomer::Gipf => (Stack::gipf(color), Permission::Any),
            Newcomer::Loaded(kind) => {
                let mut stock = self.stocks[color.index()];
                stock.spend(kind);
                self.set_stock(color, stock);
                (Stack::loaded(color, kind), Permission::Loaded)
            }
            Newcomer::Basic => {
                // What is left of the stock is out of the game.
                self.set_stock(color, Stock::EMPTY);
                (Stack::basic(color), Permission::BasicOnly)
            }
        };
        self.set_reserve(color, self.reserves[color.index()].wrapping_sub(piece.cost()));
        self.set_permission(color, permission);
        self.enter(way, stack);
        self.end_phase();
    }

    fn lift_tamsk(&mut self) {
        self.board.set(CENTRE, Some(Stack::basic(self.side)));
    }

    /// Takes the potential of the mover's loaded piece on a spot out of the game; the basic piece stays and the mover still has
    /// to push or use. No action of this game does it: it is what a lost contest about the use costs.
    pub(crate) fn forfeit(&mut self, spot: Spot) {
        self.board.set(spot, Some(Stack::basic(self.side)));
    }

    fn use_potential(&mut self, from: Spot, to: Spot) {
        let color = self.side;
        let Some(kind) = self.stack(from).and_then(Stack::load) else {
            return;
        };
        self.board.set(from, Some(Stack::basic(color)));
        let arrived = match self.stack(to) {
            None => Stack::lone(color, kind),
            Some(stack) => stack.jumped_onto(kind),
        };
        self.board.set(to, arrived);
        // A jump that takes the opponent's last GIPF-piece wins there and then.
        if !self.gipf_decided() {
            self.end_phase();
        }
    }

    #[inline(never)]
    fn take(&mut self, removed: SpotSet) {
        let color = self.side;
        let mut returned = 0;
        for spot in removed.iter() {
            let Some(stack) = self.stack(spot) else {
                continue;
            };
            if stack.used().is_some() {
                self.board.set(spot, stack.without_potential());
                continue;
            }
            if stack.color() == color {
                returned += if stack.is_gipf() { 2 } else { 1 };
            }
            self.board.set(spot, None);
        }
        if returned > 0 {
            self.set_reserve(color, self.reserves[color.index()] + returned);
        }
        // A game that a taking decides stops there and then; and no row may stand.
        if !self.gipf_decided() && !has_run(self.board.pieces(color)) {
            self.end_phase();
        }
    }

    /// Goes on to the next phase that offers a decision.
    #[inline]
    fn end_phase(&mut self) {
        let color = self.side;
        match self.phase {
            Phase::Clear | Phase::Extra1 => self.begin_push(color),
            Phase::Push | Phase::Extra2 if self.board.tamsk_on_centre(color) => {
                self.set_phase(color, Phase::Extra2);
            }
            Phase::Push | Phase::Extra2 if has_run(self.board.pieces(color)) => {
                self.set_phase(color, Phase::Claim);
            }
            Phase::Push | Phase::Extra2 | Phase::Claim => self.begin_turn(color.other()),
        }
    }

    #[inline]
    fn begin_turn(&mut self, color: Color) {
        if has_run(self.board.pieces(color)) {
            self.set_phase(color, Phase::Clear);
        } else {
            self.begin_push(color);
        }
    }

    /// A T that the opponent's turn brought onto the centre comes before the push.
    #[inline]
    fn begin_push(&mut self, color: Color) {
        let extra = self.board.tamsk_on_centre(color);
        self.set_phase(color, if extra { Phase::Extra1 } else { Phase::Push });
    }

    #[inline]
    fn set_phase(&mut self, side: Color, phase: Phase) {
        if self.phase != phase {
            self.counts_key ^= PHASE_KEYS[self.phase as usize] ^ PHASE_KEYS[phase as usize];
            self.phase = phase;
        }
        if self.side != side {
            self.counts_key ^= BLACK_KEY;
            self.side = side;
        }
    }

    #[inline]
    fn set_reserve(&mut self, color: Color, reserve: u8) {
        let keys = &RESERVE_KEYS[color.index()];
        let old = &mut self.reserves[color.index()];
        self.counts_key ^= keys[usize::from(*old % 32)] ^ keys[usize::from(reserve % 32)];
        *old = reserve;
    }

    #[inline]
    fn set_permission(&mut self, color: Color, permission: Permission) {
        let keys = &PERMISSION_KEYS[color.index()];
        let old = &mut self.permissions[color.index()];
        self.counts_key ^= keys[*old as usize] ^ keys[permission as usize];
        *old = permission;
    }

    #[inline]
    fn set_stock(&mut self, color: Color, stock: Stock) {
        let old = self.stocks[color.index()];
        if old == stock {
            return;
        }
        for kind in Potential::ALL {
            let keys = &STOCK_KEYS[color.index()][kind.index()];
            let [before, after] = [old, stock].map(|stock| usize::from(stock.count(kind) % 8));
            self.counts_key ^= keys[before] ^ keys[after];
        }
        self.stocks[color.index()] = stock;
    }
}
