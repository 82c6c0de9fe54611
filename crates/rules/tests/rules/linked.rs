//! Linked games: what the rules page says of challenges and contests, and laws on random games.

use gipfel_rules::gipf_plus::{self, Potential};
use gipfel_rules::linked::{
    Action, Contest, ContestGame, Contests, Illegal, Links, Question, Roll, Settings, Stage, State,
    Turn, TurnError,
};
use gipfel_rules::{AnyPosition, Color, Outcome, Position as _, Tactics as _, gipf};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// White can use all kinds, on e5 stands a T of his, and Black has a GIPF-piece and a basic piece to jump onto.
const RICH: &str = "gipf+ standard G3/5/2p(pd)2/1(PD)p(PY)3/2g(PU)2/1(PZ)p2/3g w 9/9 -- -/- push";

fn main_position(text: &str) -> gipf_plus::Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn settings(links: &str) -> Settings {
    Settings::from_links(links.parse().expect("links"))
}

fn linked(position: &str, links: &str) -> State {
    State::new(main_position(position), settings(links))
}

#[track_caller]
fn play(state: &mut State, texts: &str) {
    for text in texts.split(';') {
        state.play_text(text).unwrap_or_else(|error| panic!("{error}"));
    }
}

fn illegal(state: &State, text: &str) -> Illegal {
    match state.parse_action(text) {
        Err(gipfel_rules::ActionError::Illegal { reason, .. }) => reason,
        other => panic!("{text}: {other:?}"),
    }
}

fn texts(state: &State) -> Vec<String> {
    state.actions().into_iter().map(|action| state.action_text(action)).collect()
}

const JUMP: &str = "gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push";
const JUMPED: &str = "gipf+ basic 4/5/6/PPpZ3/6/5/4 b 9/9 -- -/- push";
const FORFEITED: &str = "gipf+ basic 4/5/6/PPp4/6/5/4 w 9/9 -- -/- push";

#[test]
fn each_kind_can_be_linked_to_a_contest_and_is_free_otherwise() {
    for (links, use_text, waits) in [
        ("Z:die", "Z:g3-g5", true),
        ("D:die", "Z:g3-g5", false),
        ("-", "Z:g3-g5", false),
        ("D:coin", "D:e3-e4", true),
        ("Y:coin", "Y:e5-e6", true),
        ("U:coin", "U:f5-f4", true),
        ("Z:free", "Z:g3-g5", false),
    ] {
        let mut state = linked(RICH, links);
        play(&mut state, use_text);
        assert_eq!(state.declared().is_some(), waits, "{links}, {use_text}");
        assert_eq!(state.main().side() == Color::White, waits, "{links}, {use_text}");
    }
}

#[test]
fn when_a_use_is_declared_the_opponent_may_challenge() {
    let mut state = linked(JUMP, "Z:die");
    play(&mut state, "Z:e3-e5");
    assert_eq!(state.main().to_string(), JUMP, "nothing has happened yet");
    assert_eq!(state.decider(), Color::Black);
    assert_eq!(state.question(), Question::Challenge(Potential::Zertz));
    assert_eq!(texts(&state), ["accept", "challenge"]);
    assert_eq!(illegal(&state, "b2"), Illegal::AnswerFirst);
    assert_eq!(illegal(&state, "won"), Illegal::AnswerFirst);
    assert_eq!(state.outcome(), None);
}

#[test]
fn ordinary_decisions_need_no_answer() {
    let mut state = linked(JUMP, "T:die Z:die D:die Y:die U:die");
    assert_eq!(illegal(&state, "accept"), Illegal::NothingDeclared);
    assert_eq!(illegal(&state, "challenge"), Illegal::NothingDeclared);
    assert_eq!(illegal(&state, "lost"), Illegal::NoContest);
    play(&mut state, "b2");
    assert_eq!(state.stage(), &Stage::Main);
    assert_eq!(state.question(), Question::Main(gipf::prompts::PUSH));
}

#[test]
fn unchallenged_the_use_goes_ahead() {
    let mut state = linked(JUMP, "Z:die");
    play(&mut state, "Z:e3-e5;accept");
    assert_eq!(state.main().to_string(), JUMPED);
    assert_eq!(Color::ALL.map(|color| state.challenges(color)), [0, 0]);
}

#[test]
fn a_won_contest_lets_the_use_go_ahead_and_a_lost_one_costs_the_potential() {
    for (word, expected) in [("won", JUMPED), ("lost", FORFEITED)] {
        let mut state = linked(JUMP, "Z:agreed");
        play(&mut state, "Z:e3-e5;challenge");
        play(&mut state, word);
        play(&mut state, word);
        assert_eq!(state.main().to_string(), expected, "{word}");
        assert_eq!(state.challenges(Color::Black), 1);
    }
}

#[test]
fn both_ends_of_a_declaration_can_be_looked_at_before() {
    let mut state = linked(JUMP, "Z:die");
    play(&mut state, "Z:e3-e5");
    let declared = state.declared().expect("the jump waits");
    assert_eq!(state.resolved(declared, true), main_position(JUMPED));
    assert_eq!(state.resolved(declared, false), main_position(FORFEITED));
}

#[test]
fn who_lost_a_contest_decides_anew() {
    let mut state = linked(RICH, "Z:agreed");
    play(&mut state, "Z:g3-g5;challenge;lost;lost");
    assert_eq!((state.main().side(), state.decider()), (Color::White, Color::White));
    assert_eq!(state.main().phase(), gipf_plus::Phase::Push);
    assert!(texts(&state).contains(&"Y:e5-e6".to_owned()), "another use");
    assert!(texts(&state).contains(&"c2".to_owned()), "or a push");
    assert!(!texts(&state).iter().any(|text| text.starts_with("Z:")));
    // Nothing left to do: he has lost.
    let nothing = "gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 0/9 -- -/- push";
    let mut state = linked(nothing, "Z:agreed");
    play(&mut state, "Z:e3-e5;challenge;lost;lost");
    assert_eq!(state.outcome(), Some(Outcome::Win(Color::Black)));
    assert_eq!(state.actions(), []);
}

#[test]
fn a_lost_t_counts_as_discarded() {
    let extra = "gipf+ basic 4/5/6/3(PT)3/6/5/4 w 9/9 -- -/- extra2";
    let mut state = linked(extra, "T:agreed");
    play(&mut state, "T:b3");
    assert_eq!(state.declared().map(|declared| declared.kind), Some(Potential::Tamsk));
    play(&mut state, "challenge;lost;lost");
    let discarded = "gipf+ basic 4/5/6/3P3/6/5/4 b 9/9 -- -/- push";
    assert_eq!(state.main().to_string(), discarded);
    let mut state = linked(extra, "T:agreed");
    play(&mut state, "T:b3;challenge;won;won");
    assert_eq!(state.main().to_string(), "gipf+ basic 1T2/5/6/3P3/6/5/4 b 9/9 -- -/- push");
    // Discarding it is nobody's use.
    let mut state = linked(extra, "T:agreed");
    play(&mut state, "T:discard");
    assert_eq!(state.main().to_string(), discarded);
}

#[test]
fn a_player_challenges_at_most_as_often_as_agreed() {
    let position = "gipf+ basic 4/5/6/P(PZ)p4/2(PY)3/1(py)3/4 w 9/9 -- -/- push";
    let once = Contests::Challenged { limit: Some(1) };
    let limited = Settings { contests: once, ..settings("Z:agreed Y:agreed") };
    let mut state = State::new(main_position(position), limited);
    assert_eq!(state.challenges_left(Color::Black), Some(1));
    play(&mut state, "Z:e3-e5;challenge;lost;lost");
    assert_eq!(state.challenges_left(Color::Black), Some(0));
    play(&mut state, "Y:f4-f5");
    assert_eq!(state.stage(), &Stage::Main, "Black has no challenge left");
    assert_eq!(state.main().side(), Color::Black);
    // White still has his own.
    assert_eq!(state.challenges_left(Color::White), Some(1));
    play(&mut state, "Y:g3-g4");
    assert_eq!(state.decider(), Color::White);
    let never = Contests::Challenged { limit: Some(0) };
    let none = Settings { contests: never, ..settings("Z:agreed") };
    let mut state = State::new(main_position(JUMP), none);
    play(&mut state, "Z:e3-e5");
    assert_eq!(state.main().to_string(), JUMPED);
}

#[test]
fn with_dice_the_user_needs_at_least_the_challengers_roll() {
    let mut rolls = std::collections::BTreeSet::new();
    for seed in 0..300 {
        let settings = Settings { seed, ..settings("Z:die") };
        let mut state = State::new(main_position(JUMP), settings);
        play(&mut state, "Z:e3-e5;challenge");
        let Stage::Rolled(_, roll) = *state.stage() else { panic!("dice were rolled") };
        let Roll::Dice { user, challenger } = roll else { panic!("two dice were rolled") };
        rolls.insert((user, challenger));
        let [word, other] = if user >= challenger { ["won", "lost"] } else { ["lost", "won"] };
        assert_eq!(texts(&state), [word]);
        assert_eq!(illegal(&state, other), Illegal::OtherResult { won: word == "won" });
        assert_eq!(illegal(&state, "b2"), Illegal::ContestFirst);
        play(&mut state, word);
        let expected = if word == "won" { JUMPED } else { FORFEITED };
        assert_eq!(state.main().to_string(), expected);
    }
    assert_eq!(rolls.len(), 36, "every roll has come up");
}

#[test]
fn chance_follows_from_the_seed_and_what_was_drawn_before() {
    let two = "gipf+ basic 4/5/6/P(PZ)p1p(PZ)P/6/5/4 w 9/9 -- -/- push";
    let results = |links: &str, seed: u64| {
        let settings = Settings { seed, ..settings(links) };
        let mut state = State::new(main_position(two), settings);
        play(&mut state, "Z:e3-e5;challenge");
        let first = state.stage().clone();
        let word = texts(&state)[0].clone();
        play(&mut state, &word);
        (first, word)
    };
    assert_eq!(results("Z:coin", 3), results("Z:coin", 3));
    let coins: Vec<String> = (0..40).map(|seed| results("Z:coin", seed).1).collect();
    assert!(coins.contains(&"won".to_owned()) && coins.contains(&"lost".to_owned()));
    // The second toss of a game is another one than the first.
    let differ = (0..40).any(|seed| {
        let settings = Settings { seed, ..settings("Z:coin") };
        let mut state = State::new(main_position(two), settings);
        play(&mut state, "Z:e3-e5;challenge");
        let first = texts(&state);
        play(&mut state, &first[0].clone());
        if first == ["won"] {
            return false;
        }
        play(&mut state, "Z:e7-e5;challenge");
        texts(&state) == ["won"]
    });
    assert!(differ);
}

#[test]
fn the_game_is_interrupted_by_the_contest_and_the_user_has_white() {
    for (links, start) in [
        ("Z:yinsh", "yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place"),
        ("Z:yinsh-blitz", "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place"),
        ("Z:dvonn", "dvonn standard 3/4/5/5/5/5/5/5/5/4/3 w 23/23/3 place"),
        (
            "Z:tzaar",
            "tzaar standard ttttT/TaaaAT/TAzzZAT/TAZtTZAT/TAZTtzat/taztTzat/tazZZat/taAAAt/tTTTT w -/- capture",
        ),
        ("Z:zertz", "zertz standard 4/5/6/7/6/5/4 w 6/8/10 0/0/0 0/0/0 place"),
        ("Z:punct", "punct standard - w - piece"),
        ("Z:gipf-basic", "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push"),
    ] {
        let black = "gipf+ basic 4/5/6/p(pz)P4/6/5/4 b 9/9 -- -/- push";
        for (position, user) in [(JUMP, Color::White), (black, Color::Black)] {
            let mut state = linked(position, links);
            play(&mut state, "Z:e3-e5;challenge");
            let contest = state.contest().expect("a game is played");
            assert_eq!(contest.position().to_string(), start);
            assert_eq!(contest.player(Color::White), user);
            assert_eq!(state.decider(), user);
            // A turn may be several decisions.
            while state.decider() == user {
                let first = state.actions()[0];
                let text = state.action_text(first);
                play(&mut state, &text);
                assert_eq!(state.main().to_string(), position, "the main game waits");
            }
            assert!(state.contest().is_some(), "the other one plays on");
            assert_eq!(state.main().to_string(), position, "the main game waits");
        }
    }
}

/// A contest of YINSH blitz that White wins, and one that Black wins.
fn blitz(state: &mut State, winner: Color) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(if winner == Color::White { 1 } else { 2 });
    // Random play until the wanted side has won.
    let start = state.clone();
    for _ in 0..500 {
        *state = start.clone();
        while state.contest().is_some_and(|contest| contest.outcome().is_none()) {
            let actions: Vec<Action> = state
                .actions()
                .into_iter()
                .filter(|action| matches!(action, Action::Contest(_)))
                .collect();
            let action = actions[rng.random_range(0..actions.len())];
            state.play(action).expect("a generated action is allowed");
        }
        if state.contest().and_then(ContestGame::outcome) == Some(Outcome::Win(winner)) {
            return;
        }
    }
    panic!("{winner} never won");
}

#[test]
fn a_contest_is_played_to_its_end() {
    for (winner, word, expected) in
        [(Color::White, "won", JUMPED), (Color::Black, "lost", FORFEITED)]
    {
        let mut state = linked(JUMP, "Z:yinsh-blitz");
        play(&mut state, "Z:e3-e5;challenge");
        blitz(&mut state, winner);
        assert_eq!(texts(&state), [word]);
        assert_eq!(state.question(), Question::Acknowledge { won: word == "won" });
        assert_eq!(illegal(&state, "a2"), Illegal::ContestOver);
        play(&mut state, word);
        assert_eq!(state.main().to_string(), expected);
    }
}

#[test]
fn a_player_may_give_up_a_contest_but_not_give_himself_the_win() {
    let mut state = linked(JUMP, "Z:yinsh-blitz");
    play(&mut state, "Z:e3-e5;challenge");
    assert_eq!(illegal(&state, "won"), Illegal::NotDecided);
    let mut lost = state.clone();
    play(&mut lost, "lost");
    assert_eq!(lost.main().to_string(), FORFEITED);
    play(&mut state, "f6");
    assert_eq!(illegal(&state, "lost"), Illegal::NotDecided);
    play(&mut state, "won");
    assert_eq!(state.main().to_string(), JUMPED);
}

#[test]
fn a_draw_counts_for_the_user() {
    let mut state = linked(JUMP, "Z:gipf-basic");
    play(&mut state, "Z:e3-e5;challenge");
    // Each builds a row on an empty column and takes it back: eight turns later everything is as before.
    let round = "c2;g2;c1-c3;g1-g3;c1-c4;g1-g4;c1-c5;xc2,c3,c4,c5;g1-g5;xg2,g3,g4,g5";
    play(&mut state, round);
    assert_eq!(state.contest().and_then(ContestGame::outcome), None, "the second time");
    play(&mut state, round);
    assert_eq!(state.contest().and_then(ContestGame::outcome), Some(Outcome::Draw));
    assert_eq!(texts(&state), ["won"]);
    play(&mut state, "won");
    assert_eq!(state.main().to_string(), JUMPED);
}

#[test]
fn a_draw_by_the_rules_of_the_contest_counts_for_the_user_too() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut state = linked(JUMP, "Z:yinsh");
    play(&mut state, "Z:e3-e5;challenge");
    // Nobody makes a row until the pool is empty.
    while let Some(contest) = state.contest().filter(|contest| contest.outcome().is_none()) {
        let position = contest.position();
        let quiet: Vec<_> = position
            .actions()
            .into_iter()
            .filter(|&action| position.hint(action).is_quiet())
            .collect();
        let action = quiet[rng.random_range(0..quiet.len())];
        state.play(Action::Contest(action)).expect("a generated action is allowed");
    }
    assert_eq!(state.contest().and_then(ContestGame::outcome), Some(Outcome::Draw));
    assert_eq!(texts(&state), ["won"]);
}

#[test]
fn both_must_agree_on_the_winner_of_an_agreed_contest() {
    let mut state = linked(JUMP, "Z:agreed");
    play(&mut state, "Z:e3-e5;challenge");
    assert_eq!((state.question(), state.decider()), (Question::Report, Color::White));
    play(&mut state, "won");
    assert_eq!((state.question(), state.decider()), (Question::Report, Color::Black));
    play(&mut state, "lost");
    assert_eq!(state.decider(), Color::White, "they do not agree, and report anew");
    assert_eq!(state.main().to_string(), JUMP);
    play(&mut state, "lost;lost");
    assert_eq!(state.main().to_string(), FORFEITED);
}

#[test]
fn a_contest_holds_no_potentials() {
    for contest in Contest::ALL {
        let start = contest.start();
        assert!(!matches!(start, Some(AnyPosition::GipfPlus(_))), "{contest}");
    }
}

#[test]
fn turns_hold_the_decisions_of_both_players() {
    let mut turn = Turn::new(linked(RICH, "Z:agreed Y:yinsh-blitz"));
    for text in ["Z:g3-g5", "challenge", "lost", "won", "lost", "lost"] {
        assert!(!turn.is_complete());
        turn.push_text(text).unwrap_or_else(|error| panic!("{error}"));
    }
    turn.push_text("Y:e5-e6").expect("another use");
    let open = turn.clone().finish().expect_err("an answer is due");
    assert!(matches!(open, TurnError::Incomplete(Question::Challenge(Potential::Yinsh))));
    turn.push_text("challenge").expect("an answer");
    for text in ["f6", "f7"] {
        turn.push_text(text).expect("a placing");
    }
    turn.push_text("lost").expect("the user gives up");
    turn.push_text("c2").expect("a push");
    assert!(turn.is_complete());
    assert_eq!(turn.text(), "Z:g3-g5;challenge;lost;Y:e5-e6;challenge;lost;c2");
    let main: Vec<String> =
        turn.main_actions().iter().map(|action| format!("{action:?}")).collect();
    assert_eq!(main.len(), 1, "only the push was played: {main:?}");
    let contests = turn.contests();
    assert_eq!(contests.len(), 1);
    assert_eq!(contests[0].actions.len(), 2);
    assert_eq!(contests[0].outcome, Outcome::Win(Color::Black));
    while turn.pop().is_some() {}
    assert_eq!(turn, Turn::new(linked(RICH, "Z:agreed Y:yinsh-blitz")));
}

const STARTS: [&str; 4] = [
    "gipf+ tournament 4/5/6/7/6/5/4 w 21/21 !! T3Z3D3Y3U3/T3Z3D3Y3U3 push",
    "gipf+ basic p2P/5/6/P5p/6/5/p2P w 12/12 ** T6Z6/D6Y6 push",
    "gipf+ standard g2G/5/6/G5g/6/5/g2G w 12/12 ** T6U6/T6D2U6 push",
    RICH,
];

fn random_settings(rng: &mut Xoshiro256PlusPlus) -> Settings {
    let mut links = Links::NONE;
    for kind in Potential::ALL {
        links.set(kind, Contest::ALL[rng.random_range(0..Contest::ALL.len())]);
    }
    let limit = rng.random_bool(0.5).then(|| rng.random_range(0..4));
    let challenged = Contests::Challenged { limit };
    let contests = if rng.random_bool(0.4) { Contests::Always } else { challenged };
    Settings { links, contests, seed: rng.random() }
}

/// What chance and both players decide in a random game; giving up is rare, agreeing is not.
fn choose(state: &State, rng: &mut Xoshiro256PlusPlus) -> Option<Action> {
    let actions = state.actions();
    if actions.is_empty() {
        return None;
    }
    let given_up = |action: &Action| matches!(action, Action::Result { .. });
    let contest = state.contest().is_some_and(|contest| contest.outcome().is_none());
    let action = loop {
        // Uses are what is to be seen.
        let uses: Vec<Action> = actions
            .iter()
            .copied()
            .filter(|action| match action {
                Action::Main(action) => state.declaration(*action).is_some(),
                _ => false,
            })
            .collect();
        let pool = if !uses.is_empty() && rng.random_bool(0.4) { &uses } else { &actions };
        let action = pool[rng.random_range(0..pool.len())];
        if !(contest && given_up(&action) && rng.random_bool(0.9)) {
            break action;
        }
    };
    Some(action)
}

fn potentials(state: &State) -> usize {
    Color::ALL
        .into_iter()
        .flat_map(|color| Potential::ALL.map(|kind| state.main().potentials(color, kind)))
        .sum()
}

/// What must hold of every decision.
fn check_step(before: &State, action: Action, after: &State) {
    let basic = |state: &State| Color::ALL.map(|color| state.main().basic_pieces(color));
    match (before.declared(), after.declared()) {
        (None, Some(declared)) => {
            assert_eq!(before.main(), after.main(), "a declared use waits");
            assert_eq!(declared.user, before.main().side());
            assert_ne!(before.settings().links.get(declared.kind), Contest::Free);
            assert_ne!(before.challenges_left(declared.user.other()), Some(0));
            let always = before.settings().contests == Contests::Always;
            assert_eq!(matches!(after.stage(), Stage::Declared(_)), !always, "who challenges");
        }
        (Some(declared), None) => {
            let went_ahead = matches!(action, Action::Accept | Action::Result { won: true });
            let mut expected = *before.main();
            if went_ahead {
                expected.play(declared.action).expect("it was legal when it was declared");
                assert_eq!(&expected, after.main());
            } else {
                assert_eq!(potentials(after) + 1, potentials(before), "the potential is out");
                assert_eq!(basic(after), basic(before), "its basic piece stays");
                let spot = after.main().stack(declared.spot).expect("the basic piece");
                assert!(spot.is_basic() && spot.color() == declared.user);
                if declared.kind == Potential::Tamsk {
                    expected.play(gipf_plus::Action::DISCARD).expect("an extra phase");
                    assert_eq!(&expected, after.main());
                } else {
                    assert_eq!(after.main().side(), declared.user, "they decide anew");
                    assert_eq!(after.main().phase(), gipf_plus::Phase::Push);
                }
            }
        }
        (Some(one), Some(other)) => {
            assert_eq!(one, other, "one contest at a time");
            assert_eq!(before.main(), after.main(), "the main game waits");
        }
        (None, None) => {
            let Action::Main(action) = action else { panic!("{action:?} without a use") };
            let mut expected = *before.main();
            expected.play(action).expect("the rules allow it");
            assert_eq!(&expected, after.main());
        }
    }
    let text = after.main().to_string();
    assert_eq!(text.parse().as_ref(), Ok(after.main()), "{text}");
    assert_eq!(after.main().key(), after.main().key_from_scratch(), "{text}");
}

#[test]
fn random_linked_games_go_on_consistently_and_are_taken_back() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(31);
    let mut met = std::collections::BTreeMap::<String, usize>::new();
    for number in 0..360 {
        let settings = random_settings(&mut rng);
        let start = State::new(main_position(STARTS[number % STARTS.len()]), settings);
        let mut state = start.clone();
        let mut played = Vec::new();
        let mut undos = Vec::new();
        for _ in 0..600 {
            let Some(action) = choose(&state, &mut rng) else { break };
            let text = state.action_text(action);
            assert_eq!(state.parse_action(&text).as_ref(), Ok(&action), "{text}");
            let before = state.clone();
            undos.push((before.clone(), state.play(action).expect("it was offered")));
            check_step(&before, action, &state);
            played.push(action);
            note(&before, action, &mut met);
        }
        assert_eq!(state.actions().is_empty(), state.outcome().is_some());
        let mut again = start.clone();
        for &action in &played {
            again.play(action).expect("the same decisions are allowed again");
        }
        assert_eq!(again, state, "the same decisions lead to the same state");
        for (before, undo) in undos.into_iter().rev() {
            state.undo(undo);
            assert_eq!(state, before);
        }
        assert_eq!(state, start);
    }
    for what in [
        "accept",
        "challenge",
        "die",
        "coin",
        "yinsh",
        "yinsh-blitz",
        "gipf-basic",
        "dvonn",
        "tzaar",
        "zertz",
        "punct",
        "agreed",
        "over",
        "always",
    ] {
        assert!(met.get(what).is_some_and(|&count| count >= 10), "{what} is rare: {met:?}");
    }
}

fn note(before: &State, action: Action, met: &mut std::collections::BTreeMap<String, usize>) {
    let mut count = |what: &str| *met.entry(what.to_owned()).or_default() += 1;
    match (action, before.declared()) {
        (Action::Accept, _) => count("accept"),
        (Action::Challenge, Some(declared)) => {
            count("challenge");
            count(before.settings().links.get(declared.kind).word());
        }
        (Action::Result { .. }, _) if before.settings().contests == Contests::Always => {
            count("always");
        }
        (Action::Result { .. }, _)
            if before.contest().is_some_and(|contest| contest.outcome().is_some()) =>
        {
            count("over");
        }
        _ => {}
    }
}

#[test]
fn what_is_not_offered_is_refused_and_changes_nothing() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(32);
    let words = [
        Action::Accept,
        Action::Challenge,
        Action::Result { won: true },
        Action::Result { won: false },
    ];
    for number in 0..40 {
        let settings = random_settings(&mut rng);
        let mut state = State::new(main_position(STARTS[number % STARTS.len()]), settings);
        for _ in 0..200 {
            let offered = state.actions();
            for word in words {
                assert_eq!(state.check(word).is_ok(), offered.contains(&word), "{word:?}");
            }
            for index in (0..gipf_plus::Position::ACTION_COUNT as u16).step_by(7) {
                if let Some(action) = gipf_plus::Action::from_index(index) {
                    let action = Action::Main(action);
                    assert_eq!(state.check(action).is_ok(), offered.contains(&action));
                }
            }
            let before = state.clone();
            let refused = words.into_iter().find(|word| !offered.contains(word));
            assert!(state.play(refused.expect("never all of them")).is_err());
            assert_eq!(state, before);
            let Some(action) = choose(&state, &mut rng) else { break };
            state.play(action).expect("it was offered");
        }
    }
}

#[test]
fn random_turns_are_built_written_and_taken_back() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(33);
    for number in 0..60 {
        let settings = random_settings(&mut rng);
        let mut state = State::new(main_position(STARTS[number % STARTS.len()]), settings);
        for _ in 0..25 {
            if state.outcome().is_some() {
                break;
            }
            let mut turn = Turn::new(state.clone());
            while !turn.is_complete() {
                let action = choose(turn.state(), &mut rng).expect("something is to be decided");
                turn.push(action).expect("it was offered");
            }
            let ended = turn.state().main().side() != state.main().side();
            assert!(ended || turn.state().outcome().is_some());
            assert_eq!(turn.push(Action::Accept), Err(TurnError::Complete));
            let next = turn.state().clone();
            let mut replayed = state.clone();
            for action in turn.clone().finish().expect("it is complete") {
                replayed.play(action).expect("it was played");
            }
            assert_eq!(replayed, next);
            while turn.pop().is_some() {
                assert!(!turn.is_complete());
            }
            assert_eq!(turn.state(), &state);
            state = next;
        }
    }
}
