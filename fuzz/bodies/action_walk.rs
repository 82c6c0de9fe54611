//! The first byte chooses a position, every two bytes after it an action: the laws hold all the way.

use gipfel_rules::{Action, AnyPosition, GameKind, Notation, Position, Symmetric};

/// All starts, and positions in which something rare is near.
const STARTS: [&str; 39] = [
    "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push",
    "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push",
    "gipf tournament 4/5/6/7/6/5/4 w 18/18 !! push",
    "gipf basic p2P/5/6/P5p/6/5/p2P w 15/12 -- push",
    "gipf tournament p3/3G1/3G2/1GGGG2/2G3/5/g3 w 3/6 -- clear",
    "gipf tournament G3/G4/G1PPPP/G6/3p2/5/g3 w 2/4 -+ claim",
    "gipf standard 1PPp/p1p1p/pg2GP/pp3gP/pGPGgp/p1P2/P1Pp w 5/0 -- push",
    "gipf basic pPpp/PpPpP/6/PpPpPpP/6/5/pPPp b 4/3 -- push",
    "yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place",
    "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place",
    "yinsh standard 4/7/8/9/10/9/10/9/8/6r/rrrr w 5/0 0/0 place",
    "yinsh standard RR2/MMMMM1r/MMMMM1r1/MMMMM4/10/7R1/1R8/1r7/8/1r5/3r w 0/0 1/0 claim-row",
    "yinsh standard mRMm/RMRRmmm/mrMmr3/m1Mmr4/M1mm6/1MM6/1MM7/mM7/m7/7/4 w 0/0 1/2 move",
    "yinsh standard rrmM/1mmM1mm/mRmMmM1M/r2M1mm1M/1m2mm1mM1/mmm1mMmR1/1mM1MMrMMr/mMMM2M1m/MR3mMR/\
     m1mmMm1/1mM1 b 0/0 1/0 move",
    "gipf+ tournament 4/5/6/7/6/5/4 w 21/21 !! T3Z3D3Y3U3/T3Z3D3Y3U3 push",
    "gipf+ basic p2P/5/6/P5p/6/5/p2P w 12/12 ** T6D6/T6U6 push",
    "gipf+ standard G3/5/2p(pd)2/3(PD)(PdDd)2/2(pz)g2/5/3g w 9/9 -- -/- push",
    "gipf+ basic PPPP/5/6/pp(PT)(PT)3/6/5/PPP1 w 3/5 ** -/- clear",
    "gipf+ standard 4/5/6/GG(PZ)(PY)G2/6/5/3g w 3/5 -- -/- claim",
    "gipf+ standard 3G/5/6/PPPg3/2(PU)3/5/4 w 3/5 -- -/- push",
    "dvonn standard 3/4/5/5/5/5/5/5/5/4/3 w 23/23/3 place",
    "dvonn standard ppp/pPPp/DPPPp/ppPPp/pPPPp/1PPPD/pPPPp/pPPpp/pPPPp/pPPp/pDp b 0/1/0 place",
    "dvonn standard D2/4/5/5/1pD2/1p(P2)p1/2pp1/2pp1/5/4/2D w 0/0/0 move",
    "dvonn standard ppp/DPPD/1PPPD/P2(P4)P/1(p2)P(p4)P/Ppp1p/(P2)pP2/1pppP/ppppP/pPPp/PPp w 0/0/0 move",
    "dvonn standard 3/4/1(p3)3/1p(p2)2/1Pp2/1(P2)(P5D)p1/2Pp1/3P1/3(P3)1/4/3 b 0/0/0 move",
    "tzaar standard ttttT/TaaaAT/TAzzZAT/TAZtTZAT/TAZTtzat/taztTzat/tazZZat/taAAAt/tTTTT w -/- capture",
    "tzaar tournament 5/6/7/8/8/8/7/6/5 w Z6A9T15/Z6A9T15 place",
    "tzaar tournament At1tz/AAaaTa/ZZtZtzt/tTazAATt/taa1tTZz/tTtTA1Ta/TAAtTZt/TAzazT/TTTtZ b T1/A1T1 place",
    "tzaar standard z3a/6/2Z1(T2)2/8/8/8/Z6/4Tt/A4 w -/- second",
    "tzaar standard 2t2/6/2(Z3)1(T2)1z/8/8/8/7/2(A2)2a/5 w -/- second",
    "zertz standard 4/5/6/7/6/5/4 w 6/8/10 0/0/0 0/0/0 place",
    "zertz tournament 5/6/7/8/7/6/5/4 w 6/8/10 0/0/0 0/0/0 place",
    "zertz expert 5/6/7/8/9/8/7/6/5 w 6/8/10 0/0/0 0/0/0 place",
    "zertz standard 3./1W2./2G3/.3B2/.2B2/5/4 w 5/7/8 0/0/0 0/0/0 jump",
    "zertz standard W2W/2W2/1W2G1/G2G2G/1B2B1/2B2/B2B w 0/0/0 0/0/0 2/4/5 place",
    "punct standard - w - piece",
    "punct basic Td4n b T@f9 rotation",
    "punct standard Tb4n,Ed6s,Te7n,Ck6ne/Tb4n,Te7n w - piece",
    "punct standard ea3se,Ea5se,Ed5se,ce4se,te6n,eg3se,Eg5se,ej4ne,Ej6ne,cn8ne,Cn10ne,tp10n,Tp12n/ee4n b - piece",
];

/// Whether the game of a start is built in.
fn is_known(start: &str) -> bool {
    start.split(' ').next().and_then(GameKind::from_word).is_some()
}

const LONGEST: usize = 400;

pub(crate) fn run(data: &[u8]) {
    let Some((&start, choices)) = data.split_first() else {
        return;
    };
    let known: Vec<&str> = STARTS.into_iter().filter(|start| is_known(start)).collect();
    let start = known[usize::from(start) % known.len()];
    let mut position: AnyPosition = start.parse().expect("a start is valid");
    let mut undone = Vec::new();
    for choice in choices.chunks_exact(2).take(LONGEST) {
        let choice = u16::from_le_bytes([choice[0], choice[1]]);
        let Some(action) = choose(&position, choice) else {
            break;
        };
        let before = position.clone();
        let undo = position.play(action).expect("a generated action is legal");
        assert_eq!(position.key(), position.key_from_scratch(), "{before}, {action:?}");
        undone.push((before, undo));
    }
    check(&position);
    for (before, undo) in undone.into_iter().rev() {
        position.undo(undo);
        assert_eq!(position, before);
    }
}

/// The legal action that a choice means. The number itself passes the check only if it is one of them.
fn choose(position: &AnyPosition, choice: u16) -> Option<<AnyPosition as Position>::Action> {
    let actions = position.actions();
    assert_eq!(actions.len(), position.count_actions(), "{position}");
    assert_eq!(actions.is_empty(), position.outcome().is_some(), "{position}");
    if let Some(action) = position.action_from_index(choice) {
        assert_eq!(action.index(), choice);
        assert_eq!(position.check(action).is_ok(), actions.contains(&action), "{position}");
    }
    (!actions.is_empty()).then(|| actions[usize::from(choice) % actions.len()])
}

fn check(position: &AnyPosition) {
    let text = position.to_string();
    assert_eq!(text.parse().as_ref(), Ok(position), "{text}");
    for action in position.actions() {
        let name = position.action_text(action);
        assert_eq!(position.parse_action(&name), Ok(action), "{text}, {name}");
    }
    for &symmetry in position.symmetries() {
        let image = position.transform(symmetry);
        assert_eq!(image.key(), image.key_from_scratch(), "{text}");
        assert_eq!(image.count_actions(), position.count_actions(), "{text}");
        assert_eq!(&image.transform(symmetry.inverse()), position, "{text}");
    }
    if let Some(swapped) = position.swap_colors() {
        assert_eq!(swapped.swap_colors().as_ref(), Some(position), "{text}");
    }
}
