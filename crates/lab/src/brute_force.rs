//! Forced wins proved by trying everything, with nothing but the rules.
//!
//! What was good before is tried first: the turn that met the last threat, and the one that won against the last defence. That
//! changes how long a proof takes, not what is proved.

use gipfel_rules::{Color, Stage, Tactics};

/// Whether the player to move wins within so many turns of his own, whatever the opponent does.
pub fn wins_within<P: Tactics>(position: &P, turns: u32) -> bool {
    let mut position = position.clone();
    Prover::new(position.side(), turns).proves(&mut position, turns)
}

/// The turns (as lists of actions) with which the player to move keeps a forced win within so many turns of his own. Turns
/// that differ only in how the win is cashed in after its main action are told apart.
pub fn winning_turns<P: Tactics>(position: &P, turns: u32) -> Vec<Vec<P::Action>> {
    let mut found = Vec::new();
    let mut prover = Prover::new(position.side(), turns);
    prover.collect(&mut position.clone(), turns, &mut Vec::new(), &mut found);
    found
}

/// A proof that is under way.
struct Prover<P: Tactics> {
    attacker: Color,
    /// The turns that were good lately: for each number of turns that the attacker has left those of the attacker, and those of
    /// the defender.
    good: Vec<[Vec<Vec<P::Action>>; 2]>,
    /// How the turn goes on that was good just now, last action first.
    rest: Vec<P::Action>,
}

impl<P: Tactics> Prover<P> {
    /// So many good turns are remembered.
    const REMEMBERED: usize = 24;

    fn new(attacker: Color, turns: u32) -> Prover<P> {
        let good = (0..=turns).map(|_| [Vec::new(), Vec::new()]).collect();
        Prover { attacker, good, rest: Vec::new() }
    }

    fn collect(
        &mut self,
        position: &mut P,
        turns: u32,
        played: &mut Vec<P::Action>,
        found: &mut Vec<Vec<P::Action>>,
    ) {
        let main = position.stage() == Stage::Main;
        if main && turns == 0 {
            return;
        }
        let left = turns - u32::from(main);
        if left == 0 && position.cannot_win_now() {
            return;
        }
        for action in position.actions() {
            let undo = position.play_unchecked(action);
            played.push(action);
            let turn_goes_on = position.outcome().is_none() && position.side() == self.attacker;
            if turn_goes_on {
                self.collect(position, left, played, found);
            } else if self.proves(position, left) {
                found.push(played.clone());
            }
            played.pop();
            position.undo(undo);
        }
    }

    /// Whether the attacker wins within so many turns of his own.
    fn proves(&mut self, position: &mut P, turns: u32) -> bool {
        self.rest.clear();
        if let Some(outcome) = position.outcome() {
            return outcome.winner() == Some(self.attacker);
        }
        let main = position.stage() == Stage::Main;
        let attacking = position.side() == self.attacker;
        // Nobody wins by himself: without a turn of the attacker's left, a main stage is one too many.
        if main && turns == 0 {
            return false;
        }
        let left = turns - u32::from(main && attacking);
        if attacking && left == 0 && position.cannot_win_now() {
            return false;
        }
        if main && self.repeats(position, turns) {
            return attacking;
        }
        for action in position.actions() {
            let side = position.side();
            let undo = position.play_unchecked(action);
            let goes_on = position.outcome().is_none() && position.side() == side;
            let won = self.proves(position, left);
            position.undo(undo);
            if won == attacking {
                if !goes_on {
                    self.rest.clear();
                }
                self.rest.push(action);
                if main {
                    self.remember(attacking, turns);
                }
                return won;
            }
        }
        !attacking
    }

    /// Whether one of the turns that were good lately is good here, too.
    fn repeats(&mut self, position: &mut P, turns: u32) -> bool {
        let attacking = position.side() == self.attacker;
        let left = turns - u32::from(attacking);
        for place in 0..self.good[turns as usize][usize::from(attacking)].len() {
            let turn = self.good[turns as usize][usize::from(attacking)][place].clone();
            if self.holds(position, &turn, left) == Some(attacking) {
                self.good[turns as usize][usize::from(attacking)][..=place].rotate_right(1);
                self.rest.clear();
                self.rest.extend(turn.into_iter().rev());
                return true;
            }
        }
        false
    }

    /// What a turn leads to; none if it is not legal here, or not a whole turn.
    fn holds(&mut self, position: &mut P, turn: &[P::Action], left: u32) -> Option<bool> {
        let Some((&action, rest)) = turn.split_first() else {
            return Some(self.proves(position, left));
        };
        position.check(action).ok()?;
        let side = position.side();
        let undo = position.play_unchecked(action);
        let goes_on = position.outcome().is_none() && position.side() == side;
        let result =
            if goes_on == rest.is_empty() { None } else { self.holds(position, rest, left) };
        position.undo(undo);
        result
    }

    /// Keeps the turn that was good just now.
    fn remember(&mut self, attacking: bool, turns: u32) {
        let turn: Vec<P::Action> = self.rest.iter().rev().copied().collect();
        let list = &mut self.good[turns as usize][usize::from(attacking)];
        list.truncate(Self::REMEMBERED - 1);
        list.insert(0, turn);
    }
}

#[cfg(test)]
mod tests {
    use gipfel_rules::{AnyPosition, turn_text};

    use super::*;

    #[test]
    fn an_opponent_out_of_pieces_loses_at_once() {
        let position: AnyPosition =
            "gipf basic 2p1/P4/1ppp1p/7/1P4/5/3P w 3/0 -- push".parse().unwrap();
        assert!(wins_within(&position, 1));
        // All pushes but the one that makes Black a row.
        assert_eq!(winning_turns(&position, 1).len(), 22);
    }

    #[test]
    fn the_last_ring_wins() {
        let position: AnyPosition =
            "yinsh standard RRR1/7/1mmmmm2/9/1MMMMM4/9/10/9/8/7/rrr1 b 0/0 2/2 claim-row"
                .parse()
                .unwrap();
        let texts: Vec<String> =
            winning_turns(&position, 0).iter().map(|turn| turn_text(&position, turn)).collect();
        assert_eq!(texts, ["xc2-c6;xk7", "xc2-c6;xk8", "xc2-c6;xk9"]);
    }

    #[test]
    fn nothing_is_won_at_the_start() {
        let position: AnyPosition =
            "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push".parse().unwrap();
        assert!(!wins_within(&position, 2));
    }
}
