//! What turns are good for: a table, and every idea reached by some turn.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;

use gipfel_learn::{Idea, IdeaKind, Language, Texts, library};
use gipfel_rules::{AnyPosition, parse_turn};

/// Position, turn, idea, number.
const TABLE: &[(&str, &str, IdeaKind, u32)] = &[
    // GIPF
    (
        "gipf standard 3G/2p2/4p1/PPPg3/5p/1p3/3G w 5/5 -- push",
        "e1-e6;xe2,e3,e4,e5,Ge6*",
        IdeaKind::WINS_LAST_GIPF,
        0,
    ),
    (
        "gipf standard g2G/2p2/4p1/PPPg3/5p/1p3/3G w 5/5 -- push",
        "e1-e6;xe2,e3,e4,e5,Ge6*",
        IdeaKind::WINS_GIPF,
        1,
    ),
    ("gipf basic P3/3p1/3p2/PPp4/2p3/1P2p/2P1 w 3/0 -- push", "d7", IdeaKind::RUNS_OUT, 0),
    (
        "gipf basic 4/2p2/6/PPPp2P/5p/5/4 w 11/12 -- push",
        "e1-e6;xe2,e3,e4,e5,e6*",
        IdeaKind::CAPTURES,
        1,
    ),
    (
        "gipf basic 4/1P3/2P3/3P1p1/1p4/2p2/4 w 12/12 -- push",
        "b2;xb2,c3,d4,e5",
        IdeaKind::MAKES_ROW,
        4,
    ),
    (
        "gipf standard G3/3p1/3p2/PpPp2g/4P1/1G3/g2G w 9/10 -- push",
        "e1-e6",
        IdeaKind::BREAKS_THREAT,
        1,
    ),
    ("gipf standard g2G/2P2/2P3/GP3pg/3p2/5/g2G w 9/10 -- push", "e1-e4", IdeaKind::FORCES_ROW, 3),
    (
        "gipf tournament 3G/5/g1G3/1pppP1g/1p4/p4/3G w 9/8 -- push",
        "g1-g3",
        IdeaKind::FORCES_TAKING,
        0,
    ),
    ("gipf tournament 4/5/6/G5g/6/5/4 w 16/16 ++ push", "Gb5", IdeaKind::BRINGS_GIPF, 2),
    ("gipf tournament 3G/5/6/GG3gg/6/5/g3 w 12/12 ++ push", "d2", IdeaKind::FIRST_BASIC, 0),
    (
        "gipf basic 4/1P3/2P2P/1p1P3/3P1p/3p1/p3 w 0/9 -- clear",
        "xc3,d4,e5,f5,g5*;d2",
        IdeaKind::CLEARS,
        4,
    ),
    ("gipf standard g2G/5/4p1/GpP2pg/6/1P3/g2G w 10/9 -- push", "e1-e5", IdeaKind::CENTRE, 0),
    ("gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push", "e1-e3", IdeaKind::TOWARDS_CENTRE, 0),
    ("gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push", "b3", IdeaKind::QUIET, 0),
    // YINSH
    (
        "yinsh standard 4/7/4r3/2R2M3/2r2M4/4M1mm1/4M1r3/3R5/4R3/4r2/4 w 0/0 2/1 move",
        "h6-h7;xd6-h6;xd3",
        IdeaKind::WINS_RINGS,
        0,
    ),
    (
        "yinsh standard 4/7/1R2r3/2R1M4/2r1Mm4/3M3r1/3M2rR2/2R1m4/4R3/4r2/4 w 0/0 0/0 move",
        "h5-h6;xd5-h5;xc2",
        IdeaKind::TAKES_RING,
        1,
    ),
    (
        "yinsh standard 4/7/4r3/2R2M3/4r1RM2/3m3r1/2Rm2r3/2m4R1/1m2R3/4r2/4 w 0/0 0/0 move",
        "g4-g6",
        IdeaKind::BREAKS_THREAT,
        14,
    ),
    (
        "yinsh standard 4/5R1/4m3/4m2R1/3RM5/3m5/3m4r1/3r3R1/r5R1/2r4/2r1 w 0/0 0/0 move",
        "e4-e6",
        IdeaKind::GIVES_ROW,
        0,
    ),
    // The opponent's third row wins: nothing to praise.
    (
        "yinsh standard 4/5R1/4m3/4m2R1/3RM5/3m5/3m4r1/3r3R1/r5R1/7/4 w 0/0 0/2 move",
        "e4-e6",
        IdeaKind::QUIET,
        0,
    ),
    ("yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place", "f6", IdeaKind::PLACES_CENTRE, 0),
    ("yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place", "a2", IdeaKind::PLACES_WIDE, 0),
    (
        "yinsh standard 4/7/4r1r1/2R6/2r7/2R2mMm1/2R3r3/7R1/4R3/4r2/4 w 0/0 0/0 move",
        "f4-f10",
        IdeaKind::TURNS_OWN,
        1,
    ),
];

fn idea(position: &str, turn: &str) -> Idea {
    let position: AnyPosition = position.parse().unwrap();
    let actions = parse_turn(&position, turn).unwrap().finish().unwrap();
    Idea::of(&position, &actions).unwrap()
}

#[test]
fn turns_and_their_ideas() {
    for (position, turn, kind, number) in TABLE.iter().chain(RARE).chain(DVONN) {
        let found = idea(position, turn);
        assert_eq!((found.kind, found.number), (*kind, *number), "{position} {turn}");
    }
}

/// Nothing is unreachable: the turns of all lessons, and a few positions for what is rare.
#[test]
fn every_idea_is_reached_and_has_a_sentence() {
    let mut reached = BTreeSet::new();
    for (position, turn, _, _) in TABLE.iter().chain(RARE).chain(DVONN) {
        reached.insert(idea(position, turn).kind);
    }
    for step in library::chapters().iter().flat_map(|chapter| &chapter.steps) {
        for attempt in step.attempts().iter().take(60) {
            reached.extend(Idea::of(&step.position, attempt.actions()).map(|idea| idea.kind));
        }
    }
    let missing: Vec<_> =
        IdeaKind::all().into_iter().filter(|kind| !reached.contains(kind)).collect();
    assert!(missing.is_empty(), "nothing leads to {missing:?}");
    for language in Language::ALL {
        let texts = Texts::new(language);
        let mut sentences = BTreeSet::new();
        for kind in IdeaKind::all() {
            for number in [1, 2, 5, 21] {
                let said = texts.idea(&Idea { kind, number, way: None });
                assert!(!said.contains('⟦'), "{}: {said}", language.tag());
                sentences.insert(said);
            }
        }
        assert!(sentences.len() >= IdeaKind::all().len(), "{}", language.tag());
    }
}

/// Ideas that need a position of their own.
const RARE: &[(&str, &str, IdeaKind, u32)] = &[
    (
        "gipf basic 1pPp/pPpPp/pPpPpP/PpPpPpP/pPpPpP/pPpPp/PpPp w 2/1 -- push",
        "b2",
        IdeaKind::CLOSES_ALL,
        0,
    ),
    ("gipf basic P3/3p1/3p2/PpPp3/6/ppp2/3P w 11/8 -- push", "e1-e6", IdeaKind::HINDERS, 1),
    (
        "yinsh standard mMm1/Mmm1m1M/1Mm2rm1/mM1m1Mmrm/2rm1MmMMM/1mm1mM1mm/MMM1mRMrMR/1R1mMM3/1Mmm1MM1/MRMMmM1/m1m1 w 0/0 1/1 move",
        "g7-g5",
        IdeaKind::DRAWS,
        0,
    ),
    ("yinsh standard Rr2/RRr4/rrr5/9/10/9/10/9/8/7/4 w 0/0 2/0 move", "pass", IdeaKind::PASSES, 0),
];

const DVONN: &[(&str, &str, IdeaKind, u32)] = &[
    ("dvonn standard 3/4/5/5/5/5/5/5/5/4/3 w 23/23/3 place", "f3", IdeaKind::PLACES_DVONN, 0),
    (DVONN_PLACE, "a2", IdeaKind::PLACES_NEAR, 0),
    (DVONN_PLACE, "h5", IdeaKind::PLACES_EDGE, 0),
    (DVONN_PLACE, "h3", IdeaKind::PLACES_INSIDE, 0),
    (DVONN_MOVE, "d3-c3", IdeaKind::CUTS_OFF, 5),
    (DVONN_MOVE, "b3-c3", IdeaKind::TAKES_DVONN, 0),
    (DVONN_MOVE, "f4-f2", IdeaKind::COVERS, 3),
    (DVONN_MOVE, "g4-f4", IdeaKind::BUILDS, 3),
    // The mover's own stack is lost by it.
    (DVONN_MOVE, "d3-e3", IdeaKind::COVERS, 1),
    (
        "dvonn standard D2/4/5/5/2(P2D)2/2P2/2(P2)2/5/5/4/2D w 0/0/0 move",
        "e3-g3",
        IdeaKind::CARRIES_DVONN,
        0,
    ),
    (
        "dvonn standard 3/4/2P2/2(P2D)2/5/5/5/5/5/4/1D(p2D) w 0/0/0 move",
        "c3-d3",
        IdeaKind::WINS_STACKS,
        3,
    ),
    ("dvonn standard 3/4/1PP2/2D2/5/5/5/5/5/4/1D(p2D) w 0/0/0 move", "c2-c3", IdeaKind::DRAWS, 0),
    (
        "dvonn standard D2/4/5/5/1pD2/1p(P2)p1/2pp1/2pp1/5/4/2D w 0/0/0 move",
        "pass",
        IdeaKind::PASSES_STACKS,
        0,
    ),
    // TZAAR
    (TZAAR_PLACE, "Zb3", IdeaKind::PLACES_APART, 0),
    (TZAAR_PLACE, "Zd3", IdeaKind::PLACES_BESIDE, 0),
    (TZAAR_SIGHT, "c3-a3", IdeaKind::WINS_KIND, 0),
    (TZAAR_STILL, "pass", IdeaKind::WINS_STILL, 0),
    (TZAAR_SCARCE, "d2-d3;d3-d7", IdeaKind::TAKES_SCARCE, 1),
    (TZAAR_SCARCE, "d2-d3;pass", IdeaKind::STRIKES, 1),
    (TZAAR_SCARCE, "d2-d3;f5-e6", IdeaKind::GROWS, 2),
    (TZAAR_SECOND, "c3-c5", IdeaKind::STACKS, 3),
    (TZAAR_SECOND, "pass", IdeaKind::PASSES_SECOND, 0),
    // ZÈRTZ
    (ZERTZ_WINS, "b2-d4", IdeaKind::WINS_MARBLES, 0),
    (ZERTZ_LAST, "Ba1;a2", IdeaKind::WINS_RINGS_ALL, 0),
    (ZERTZ_CUT, "Bd7;b2", IdeaKind::ISOLATES, 2),
    (ZERTZ_CUT, "Bd7;d1", IdeaKind::THREATENS_CUT, 0),
    (ZERTZ_CHAIN, "b2-d4;d4-d6", IdeaKind::JUMPS, 2),
    (ZERTZ_LEAD, "Wf4;a1", IdeaKind::GIVES_TO_TAKE, 0),
    (ZERTZ_GIVE, "Be3;a4", IdeaKind::STEERS, 0),
    (ZERTZ_GIVE, "Bg4;a4", IdeaKind::PLACES_SAFE, 0),
    (ZERTZ_PASS, "pass", IdeaKind::PASSES_EMPTY, 0),
    // PÜNCT
    (PUNCT_CHAIN, "T;@p12;n", IdeaKind::WINS_CHAIN, 0),
    (PUNCT_LAST, "T;@f7;nw", IdeaKind::WINS_CENTRE, 0),
    (PUNCT_THREAT, "E;@p10;n", IdeaKind::STOPS_CHAIN, 0),
    (PUNCT_NEARLY, "M;@j6;se", IdeaKind::THREATENS_CHAIN, 0),
    ("punct standard Ed4n,te4n,Th4n w - piece", "h4;@d4;ne", IdeaKind::COVERS_DOTS, 2),
    (PUNCT_FAR, "L;@l7;ne", IdeaKind::LENGTHENS_WAY, 1),
    (PUNCT_EMPTY, "E;@g2;n", IdeaKind::SHORTENS_WAY, 3),
    (PUNCT_MOVE, "i13;@i10;n", IdeaKind::TAKES_CENTRE, 0),
    (PUNCT_MOVE, "E;@f11;n", IdeaKind::ADDS_PIECE, 0),
    (PUNCT_MOVE, "i13;@i13;ne", IdeaKind::MOVES_PIECE, 0),
];
const ZERTZ_WINS: &str = "zertz standard 3./1B2./2W3/.6/.2B2/5/4 w 2/7/8 3/1/0 0/0/0 jump";
const ZERTZ_LAST: &str =
    "zertz standard 2../...../....../......./....../...../.... b 5/5/7 1/1/2 0/2/1 place";
const ZERTZ_CUT: &str = "zertz standard WW../.1.../..4/7/6/5/4 w 3/7/6 0/1/2 1/0/2 place";
const ZERTZ_CHAIN: &str = "zertz standard 3./1W2./2G3/.3B2/.2B2/5/4 w 5/7/8 0/0/0 0/0/0 jump";
/// Whoever jumps over f3 lands on f2, where he is taken from f1.
const ZERTZ_LEAD: &str = "zertz standard 2.B/4./5./.6/6/W1G1./..1. w 1/4/7 3/1/1 1/2/1 place";
/// A single marble: one beside it can be jumped over, one elsewhere cannot.
const ZERTZ_GIVE: &str = "zertz standard 4/5/6/3B3/6/5/4 w 6/8/9 0/0/0 0/0/0 place";
const ZERTZ_PASS: &str =
    "zertz standard W2W/2W2/1W2G1/G2G2G/1B2B1/2B2/B2B w 0/0/0 0/0/0 2/4/5 place";
const PUNCT_CHAIN: &str = "punct standard Ea5se,Ed5se,Eg5se,Ej6ne,Cn10ne w - piece";
const PUNCT_LAST: &str = "punct standard Ea4s,ta6ne,Lb3s,ec7s,Md2s,Ce3se,Ee5se,Ef1nw,Tf2ne,lg8n,Ch7se,lh11se,mh16s,ri9se,Tj4nw,tj10n,ek13nw,Tk15se,ml4nw,Ll7nw,Rl11s,rl17se,tm12nw,tn12n,To8se,To12s,Mq11sw,cq13n,eq15nw,eq16nw/Eg7ne,Rl10nw w - piece";
const PUNCT_THREAT: &str = "punct standard Ea5se,Ed5se,Eg5se,Ej6ne,Cn10ne b - piece";
const PUNCT_NEARLY: &str = "punct standard Ea5se,Ed5se,Eg5se,Cn10ne,Tp12n w - piece";
const PUNCT_FAR: &str = "punct standard Ea5se,mb8n,Ed5se,Eg5se,Ej6ne b - piece";
const PUNCT_EMPTY: &str = "punct standard - w - piece";
const PUNCT_MOVE: &str = "punct standard Ei13n w - piece";
const TZAAR_PLACE: &str = "tzaar tournament 5/6/7/8/2Zt4/8/7/6/5 w Z5A9T15/Z6A9T14 place";
const TZAAR_SIGHT: &str = "tzaar standard 2a2/6/2Z2tz/8/2T5/8/2t4/6/A4 w -/- capture";
const TZAAR_STILL: &str = "tzaar standard 2t2/6/2(Z3)1(T2)1z/8/8/8/7/2(A2)2a/5 w -/- second";
const TZAAR_SCARCE: &str =
    "tzaar standard 3za/1Z2a1/7/t(T2)t3z1/1t1aA3/3TZ3/2A2t1/6/5 w -/- capture";
const TZAAR_SECOND: &str = "tzaar standard z3a/6/2Z1(T2)2/8/8/8/Z6/4Tt/A4 w -/- second";
const DVONN_PLACE: &str = "dvonn standard D2/4/5/5/2D2/1P2p/5/5/5/4/2D w 22/22/0 place";
const DVONN_MOVE: &str = "dvonn standard D2/2P1/2D2/2P2/2p2/1(p3)p(P2)1/3P1/5/5/4/2D w 0/0/0 move";
