//! Forced wins proved by trying everything, with nothing but the rules.

use gipfel_rules::{Color, Position, Stage};

/// Whether the player to move wins within so many turns of his own, whatever the opponent does.
pub fn wins_within<P: Position>(position: &P, turns: u32) -> bool {
    let mut position = position.clone();
    let attacker = position.side();
    proves(&mut position, attacker, turns)
}

/// The turns (as lists of actions) with which the player to move keeps a forced win within so many turns of his own. Turns
/// that differ only in how the win is cashed in after its main action are told apart.
pub fn winning_turns<P: Position>(position: &P, turns: u32) -> Vec<Vec<P::Action>> {
    let mut found = Vec::new();
    collect(&mut position.clone(), position.side(), turns, &mut Vec::new(), &mut found);
    found
}

fn collect<P: Position>(
    position: &mut P,
    attacker: Color,
    turns: u32,
    played: &mut Vec<P::Action>,
    found: &mut Vec<Vec<P::Action>>,
) {
    for action in position.actions() {
        let main = position.stage() == Stage::Main;
        if main && turns == 0 {
            return;
        }
        let left = turns - u32::from(main);
        let undo = position.play_unchecked(action);
        played.push(action);
        let turn_goes_on = position.outcome().is_none() && position.side() == attacker;
        if turn_goes_on {
            collect(position, attacker, left, played, found);
        } else if proves(position, attacker, left) {
            found.push(played.clone());
        }
        played.pop();
        position.undo(undo);
    }
}

fn proves<P: Position>(position: &mut P, attacker: Color, turns: u32) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner() == Some(attacker);
    }
    let main = position.stage() == Stage::Main;
    let attacking = position.side() == attacker;
    // Nobody wins by himself: without a turn of the attacker's left, a main stage is one too many.
    if main && turns == 0 {
        return false;
    }
    let left = turns - u32::from(main && attacking);
    for action in position.actions() {
        let undo = position.play_unchecked(action);
        let won = proves(position, attacker, left);
        position.undo(undo);
        if won == attacking {
            return won;
        }
    }
    !attacking
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
