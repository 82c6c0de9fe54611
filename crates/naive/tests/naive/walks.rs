//! Laws that hold in every position of games played at random.

use gipfel_naive::AnyState;

const STARTS: [&str; 20] = [
    "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push",
    "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push",
    "gipf tournament 4/5/6/7/6/5/4 w 18/18 !! push",
    "gipf+ basic p2P/5/6/P5p/6/5/p2P w 12/12 ** T3Z3D3Y3U3/T3Z3D3Y3U3 push",
    "gipf+ standard g2G/5/6/G5g/6/5/g2G w 12/12 ** T6U6/T6D2U6 push",
    "gipf+ standard g2G/5/6/G5g/6/5/g2G w 12/12 ** U6/U6 push",
    "gipf+ tournament 4/5/6/7/6/5/4 w 21/21 !! T3Z3D3Y3U3/T3Z3D3Y3U3 push",
    "yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place",
    "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place",
    "dvonn standard 3/4/5/5/5/5/5/5/5/4/3 w 23/23/3 place",
    "dvonn standard D2/4/5/5/1pD2/1p(P2)p1/2pp1/2pp1/5/4/2D w 0/0/0 move",
    "tzaar standard TtTAZ/ZTatTt/TTAZATa/TzttatzT/AttzazaT/aATtZaTt/ZtAATaz/TtzATZ/tttaA w -/- capture",
    "tzaar tournament At1tz/AAaaTa/ZZtZtzt/tTazAATt/taa1tTZz/tTtTA1Ta/TAAtTZt/TAzazT/TTTtZ b T1/A1T1 place",
    "zertz standard 4/5/6/7/6/5/4 w 6/8/10 0/0/0 0/0/0 place",
    "zertz blitz 4/5/6/7/6/5/4 w 5/7/9 0/0/0 0/0/0 place",
    "zertz tournament 5/6/7/8/7/6/5/4 w 6/8/10 0/0/0 0/0/0 place",
    "zertz expert 5/6/7/8/9/8/7/6/5 w 6/8/10 0/0/0 0/0/0 place",
    "zertz standard W2W/2W2/1W2G1/G2G2G/1B2B1/2B2/B2B w 0/0/0 0/0/0 2/4/5 place",
    "punct standard - w - piece",
    "punct basic Tb4n,Ed6s,Te7n,Ck6ne/Tb4n,Te7n w - piece",
];

/// Knuth's linear congruential generator: the walks are the same on every machine.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        let next = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = next.wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % bound
    }
}

/// The text of a position is read back as the same position, the actions are sorted and without
/// duplicates, and there are none exactly when there is a result.
fn check(state: &AnyState) {
    let text = state.text();
    assert_eq!(AnyState::parse(&text).as_ref(), Ok(state), "{text}");
    let actions = state.actions();
    assert!(actions.is_sorted_by(|left, right| left < right), "{text}");
    assert_eq!(actions.is_empty(), state.result().is_some(), "{text}");
    for illegal in ["", "a0", "x", "pass now"] {
        assert!(state.play(illegal).is_err(), "{text}");
    }
}

#[test]
fn laws_hold_on_random_walks() {
    for start in STARTS {
        for seed in 0..20 {
            let mut dice = Dice(seed);
            let mut state = AnyState::parse(start).expect("a start position");
            check(&state);
            for _ in 0..300 {
                let actions = state.actions();
                if actions.is_empty() {
                    break;
                }
                let action = &actions[dice.below(actions.len())];
                state = state.play(action).expect("the action is legal");
                check(&state);
            }
        }
    }
}
