//! The game of a game: the laws that hold in all games and linked games, and what the rules say of repetition.

use crate::common::{
    dvonn_setups, gipf_plus_setups, gipf_setups, punct_setups, starts, tzaar_setups, yinsh_setups,
    zertz_setups,
};
use gipfel_rules::gipf_plus::{self, Potential};
use gipfel_rules::linked::{self, Contest, Contests, Links, Settings, State};
use gipfel_rules::{
    AnyPosition, Cause, Color, DRAW_AFTER, DecideError, Decision, End, Game, GameState, Outcome,
    PlayedTurn, Position as _, Repetitions, Stage, TurnStatus, turn_texts,
};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Black's last push makes a row of each colour. White takes his at the start of his turn: there the main phase starts with
/// the empty board again.
const ROUND: [&str; 8] =
    ["c2", "b2", "c1-c3", "b1-b3", "c1-c4", "b6-b5", "a3-b4", "a3-c5;xb2,b3,b4,b5"];
const TAKING: &str = "xc2,c3,c4,c5";
const EMPTY: &str = "gipf basic 4/5/6/7/6/5/4 w 9/9 -- push";
const EMPTY_PLUS: &str = "gipf+ basic 4/5/6/7/6/5/4 w 9/9 -- -/- push";
const JUMP: &str = "gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push";

fn plain(text: &str) -> GameState {
    text.parse::<AnyPosition>().unwrap_or_else(|error| panic!("{text}: {error}")).into()
}

fn linked(text: &str, links: &str) -> GameState {
    let main: gipf_plus::Position = text.parse().expect("a position");
    let settings = Settings { seed: 1, ..Settings::from_links(links.parse().expect("links")) };
    State::new(main, settings).into()
}

#[track_caller]
fn play(game: &mut Game, turns: &[&str]) {
    for turn in turns {
        game.play_text(turn).unwrap_or_else(|error| panic!("{turn}: {error}"));
    }
}

/// The turns of so many rounds from the empty board, up to White's taking in the last.
fn rounds(count: usize) -> Vec<String> {
    let mut turns: Vec<String> = Vec::new();
    for round in 0..count {
        for (place, turn) in ROUND.into_iter().enumerate() {
            let taking = place == 0 && round > 0;
            turns.push(if taking { format!("{TAKING};{turn}") } else { turn.to_owned() });
        }
    }
    turns
}

const REPETITION: End = End { outcome: Some(Outcome::Draw), cause: Cause::Repetition };

#[test]
fn a_draw_by_repetition_comes_at_the_start_of_a_main_phase_in_all_kinds_of_games() {
    for start in [plain(EMPTY), plain(EMPTY_PLUS), linked(EMPTY_PLUS, "Z:die")] {
        let mut game = Game::new(start);
        for turn in rounds(2) {
            assert_eq!(game.end(), None);
            play(&mut game, &[&turn]);
        }
        assert_eq!((game.end(), game.occurrences()), (None, 0), "White has a row to take");
        game.push_text(TAKING).expect("the row stands");
        assert_eq!(game.occurrences(), DRAW_AFTER);
        assert_eq!(game.status(), TurnStatus::Complete, "the turn ends where the game does");
        assert!(game.legal().is_empty());
        assert!(game.push_text("c2").is_err());
        assert_eq!(game.end(), None, "it is not committed yet");
        game.commit().expect("nothing more is to be decided");
        assert_eq!(game.end(), Some(REPETITION));
        assert_eq!(game.play_text("c2"), Err(DecideError::Over));
        assert_eq!(game.turns().len(), 17);
        assert_eq!(game.turn_text(16).as_deref(), Some(TAKING));
        game.take_back();
        assert_eq!((game.end(), game.occurrences()), (None, 0));
        // A player who does not notice gives the whole turn.
        game.play_text(&format!("{TAKING};c2")).expect("the turn is legal");
        assert_eq!(game.turn_text(16).as_deref(), Some(TAKING), "what comes behind it is left out");
        assert_eq!(game.end(), Some(REPETITION));
    }
}

#[test]
fn what_is_only_looked_at_may_go_on() {
    let mut game = Game::endless(plain(EMPTY));
    for turn in rounds(3) {
        play(&mut game, &[&turn]);
        assert_eq!(game.end(), None);
    }
    assert_eq!(game.turns().len(), 24);
    game.push_text(TAKING).expect("the row stands");
    assert_eq!(game.occurrences(), 4);
}

#[test]
fn a_use_that_was_lost_starts_no_new_main_phase() {
    let mut game = Game::new(linked(JUMP, "Z:agreed"));
    assert_eq!(game.occurrences(), 1);
    let history = game.history().len();
    game.push_text("Z:e3-e5;challenge;lost;lost").expect("allowed");
    assert_eq!(game.position().stage(), Stage::Main, "they decide anew");
    assert_eq!(game.occurrences(), 1);
    assert_eq!(game.history().len(), history + 1, "the position before is past");
}

#[test]
fn contests_are_drawn_by_the_same_rule() {
    let mut game = Game::new(linked(JUMP, "Z:gipf-basic"));
    game.push_text("Z:e3-e5;challenge").expect("allowed");
    let round = "c2;g2;c1-c3;g1-g3;c1-c4;g1-g4;c1-c5;xc2,c3,c4,c5;g1-g5;xg2,g3,g4,g5";
    game.push_text(round).expect("the second time");
    game.push_text(round).expect("the third time");
    let contest = game.state().and_then(State::contest).expect("it is not acknowledged");
    assert_eq!(contest.game().end(), Some(REPETITION));
    assert_eq!(contest.game().turns().len(), 16);
    game.push_text("won").expect("a draw is enough");
    game.commit().expect("the jump was the turn");
    assert_eq!(game.full_text(0), Some(format!("Z:e3-e5;challenge;{round};{round};won")));
    assert_eq!(game.turn_text(0).as_deref(), Some("Z:e3-e5;challenge;won"));
}

#[test]
fn a_turn_is_played_whole_or_not_at_all() {
    let mut game = Game::new(plain("gipf basic 4/PPP2/6/7/6/5/4 w 9/9 -- push"));
    game.push_text("c1-c5").expect("a push");
    let before = game.clone();
    for wrong in ["c1-c5", "c1-c5;xc2", "d1-d9", "", ";", "c1-c5;xc2,c3,c4,c5;e2", "accept"] {
        assert!(game.play_text(wrong).is_err(), "{wrong}");
        assert_eq!(game, before, "{wrong}: what was decided before stands");
        assert!(game.push_text(&format!("xc2,c3,c4,c5;{wrong}")).is_err(), "{wrong}");
        assert_eq!(game, before, "{wrong}");
    }
    assert!(game.commit().is_err(), "the row has to be taken");
    for decision in [Decision::Accept, Decision::Challenge, Decision::Result { won: true }] {
        assert!(game.push(decision).is_err());
    }
    assert_eq!(game, before);
    play(&mut game, &["e2"]);
    assert_eq!(game.turns().len(), 1);
    assert!(game.open().is_empty());
}

#[test]
fn an_end_can_be_declared_and_lifted() {
    let mut game = Game::new(plain(EMPTY));
    play(&mut game, &["c2"]);
    let resigned = End { outcome: Some(Outcome::Win(Color::White)), cause: Cause::Resignation };
    game.end_by(resigned);
    assert_eq!(game.end(), Some(resigned));
    assert_eq!(game.outcome(), Some(Outcome::Win(Color::White)));
    assert_eq!(game.push_text("b2"), Err(DecideError::Over));
    game.end_by(End { outcome: None, cause: Cause::Abort });
    assert_eq!(game.end(), Some(resigned), "it is over already");
    game.reopen();
    play(&mut game, &["b2"]);
    game.end_by(End { outcome: None, cause: Cause::Abort });
    assert_eq!((game.end().is_some(), game.outcome()), (true, None));
    game.take_back();
    assert_eq!(game.end(), None);
}

#[test]
fn an_end_that_may_be_left_out_is_supplied() {
    let mut game = Game::new(plain("gipf standard g3/5/GGGG2/6g/6/5/g3 w 9/9 -- push"));
    assert_eq!(game.position().stage(), Stage::Main, "rows of GIPF-pieces may stand");
    play(&mut game, &["i4-h4"]);
    let text = game.turn_text(0).expect("a turn");
    assert!(text.ends_with(";done"), "{text}");
}

#[test]
fn a_line_is_split_into_turns() {
    let start: AnyPosition = "gipf basic 4/PPP2/6/7/6/5/4 w 9/9 -- push".parse().expect("valid");
    let mut game = Game::new(start.clone());
    play(&mut game, &["c1-c5;xc2,c3,c4,c5", "e2"]);
    let mut actions: Vec<_> =
        (0..2).filter_map(|turn| game.turn(turn)).flat_map(|turn| turn.main_actions()).collect();
    assert_eq!(turn_texts(&start, &actions), ["c1-c5;xc2,c3,c4,c5", "e2"]);
    assert!(turn_texts(&start, &[]).is_empty());
    actions.truncate(1);
    assert_eq!(turn_texts(&start, &actions), ["c1-c5"], "a line may stop inside a turn");
}

/// A second, slow account of a game: every main phase is looked for in what was played, and every position compared.
struct Account {
    /// The positions with which main phases started, and the turn they belong to.
    starts: Vec<(usize, AnyPosition)>,
    /// The main game after everything.
    position: AnyPosition,
}

impl Account {
    fn new(start: &GameState, turns: &[Vec<Decision>]) -> Account {
        let mut account = Account { starts: Vec::new(), position: start.position().clone() };
        let mut state = start.state().cloned();
        for (number, turn) in turns.iter().enumerate() {
            account.note(number);
            // A set-up position may begin behind the main phase; then the turn has none.
            let behind = account.position.stage() == Stage::After;
            for &decision in turn {
                account.position = match (&mut state, decision) {
                    (Some(state), decision) => {
                        state.advance(decision.into()).expect("allowed");
                        (*state.main()).into()
                    }
                    (None, Decision::Board(action)) => {
                        let mut position = account.position.clone();
                        position.play(action).expect("legal");
                        position
                    }
                    (None, other) => panic!("{other:?} in a plain game"),
                };
                if !behind {
                    account.note(number);
                }
            }
        }
        account
    }

    fn note(&mut self, turn: usize) {
        let position = &self.position;
        let known = self.starts.last().is_some_and(|(last, _)| *last == turn);
        if !known && position.stage() == Stage::Main && position.outcome().is_none() {
            self.starts.push((turn, position.clone()));
        }
    }

    /// How often the last start of a main phase has occurred, if it belongs to a turn.
    fn occurrences(&self, turn: usize) -> u32 {
        let Some((last, position)) = self.starts.last() else { return 0 };
        let times = self.starts.iter().filter(|(_, other)| other == position).count();
        if *last == turn { times as u32 } else { 0 }
    }
}

/// Every start the laws are tried on, with turns that go round in circles where there are some.
fn law_starts(rng: &mut Xoshiro256PlusPlus) -> Vec<(GameState, Vec<String>)> {
    let mut list: Vec<GameState> = starts::all().into_iter().map(GameState::from).collect();
    for _ in 0..40 {
        list.push(gipf_setups::random(rng).into());
        list.push(yinsh_setups::random(rng).into());
        list.push(dvonn_setups::random(rng).into());
        list.push(tzaar_setups::random(rng).into());
        list.push(zertz_setups::random(rng).into());
        list.push(punct_setups::random(rng).into());
        let main = gipf_plus_setups::random(rng);
        list.push(main.into());
        list.push(State::new(main, random_settings(rng)).into());
    }
    for main in starts::gipf_plus() {
        list.push(State::new(main, random_settings(rng)).into());
    }
    let mut list: Vec<_> = list.into_iter().map(|start| (start, Vec::new())).collect();
    for _ in 0..4 {
        for start in [plain(EMPTY), plain(EMPTY_PLUS), linked(EMPTY_PLUS, "Z:coin")] {
            list.push((start, rounds(3)));
        }
    }
    list
}

fn random_settings(rng: &mut Xoshiro256PlusPlus) -> Settings {
    let mut links = Links::NONE;
    for kind in Potential::ALL {
        let first = usize::from(rng.random_bool(0.9));
        links.set(kind, Contest::ALL[rng.random_range(first..Contest::ALL.len())]);
    }
    let limit = rng.random_bool(0.3).then(|| rng.random_range(0..4));
    let challenged = Contests::Challenged { limit };
    let contests = if rng.random_bool(0.5) { Contests::Always } else { challenged };
    Settings { links, contests, seed: rng.random() }
}

fn check_moment(game: &Game) {
    let mut turns: Vec<Vec<Decision>> =
        game.turns().iter().map(|turn| turn.decisions().to_vec()).collect();
    turns.push(game.open().decisions());
    let over = game.end().is_some();
    let cut_short = over && game.end() == Some(REPETITION) && game.occurrences() == 0;
    if cut_short {
        turns.pop();
    }
    let account = Account::new(game.start(), &turns);
    assert_eq!(&account.position, game.position());
    let times = account.occurrences(turns.len() - 1);
    assert_eq!(times, if cut_short { DRAW_AFTER } else { game.occurrences() });
    assert!(times <= DRAW_AFTER, "the game has been over");
    // The result agrees with the position, and with the count.
    let by_rules = game.now().outcome();
    match game.end() {
        Some(End { outcome, cause: Cause::Rules(reason) }) => {
            assert_eq!(outcome, by_rules);
            assert_eq!(game.now().position().end_reason(), Some(reason));
        }
        Some(end) => assert_eq!((end, times), (REPETITION, DRAW_AFTER)),
        None => {
            let cut = !game.open().is_empty() && times == DRAW_AFTER;
            assert!(by_rules.is_none() && (times < DRAW_AFTER || cut));
            assert_eq!(game.legal().is_empty(), game.status() == TurnStatus::Complete);
        }
    }
    let mut keys: Vec<_> = account.starts.iter().map(|(_, position)| position.key()).collect();
    keys.pop_if(|last| !cut_short && times > 0 && *last == game.position().key());
    if !cut_short {
        assert_eq!(game.history(), keys);
    }
}

/// A game that is left in the middle of a turn is the same game when it is played again from its texts.
fn check_texts(game: &Game) {
    let texts: Vec<String> =
        (0..game.turns().len()).filter_map(|turn| game.full_text(turn)).collect();
    let unfinished = game.open().full_text();
    let again = Game::replay(game.start().clone(), texts.iter().map(String::as_str), &unfinished);
    assert_eq!(again.as_ref(), Ok(game), "{texts:?} {unfinished}");
}

/// Who keeps nothing but the count of repetitions comes to the same verdict.
fn check_repetitions(game: &Game) {
    if game.state().is_some() {
        return;
    }
    let mut position = game.start().position().clone();
    let mut repetitions = Repetitions::new(&position);
    let mut drawn = false;
    for action in game.turns().iter().flat_map(PlayedTurn::actions) {
        assert!(!drawn, "{position}: the game went on");
        let stage = position.stage();
        position.play(action).expect("it was played before");
        drawn = repetitions.played(stage, &position);
    }
    assert_eq!(drawn, game.end() == Some(REPETITION), "{position}");
    assert!(repetitions.keys().starts_with(game.history()), "{position}");
}

#[test]
fn laws_of_every_game() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(77);
    let (mut drawn, mut won, mut contests) = (0, 0, 0);
    for (start, script) in law_starts(&mut rng) {
        let mut game = Game::new(start.clone());
        let mut past = vec![game.clone()];
        let stray = if rng.random_bool(0.5) { 0.01 } else { 0.0 };
        let mut script = script.into_iter();
        let mut on_script = script.len() > 0;
        for _ in 0..60 {
            check_moment(&game);
            if game.end().is_some() {
                break;
            }
            on_script &= !rng.random_bool(stray);
            match script.next().filter(|_| on_script) {
                Some(text) => game.play_text(&text).expect("the rounds are legal"),
                None => {
                    random_turn(&mut game, &mut rng);
                    game.commit().expect("the turn is complete");
                }
            }
            if rng.random_bool(0.1) {
                check_texts(&game);
            }
            past.push(game.clone());
        }
        check_repetitions(&game);
        let last = game.turns().len();
        drawn += usize::from(game.end() == Some(REPETITION));
        won += usize::from(game.now().outcome().is_some());
        contests += (0..last)
            .filter_map(|turn| game.turn(turn))
            .filter_map(|turn| turn.linked().map(|turn| turn.contests().len()))
            .sum::<usize>();
        check_texts(&game);
        for (turn, before) in past.iter().enumerate() {
            assert_eq!(game.state_after(turn), Some(before.now()), "any moment can be looked at");
            if turn < last {
                assert_eq!(game.mover(turn), Some(before.side()));
                let text = game.full_text(turn).expect("it was played");
                let mut again = before.clone();
                again.play_text(&text).expect("its own text");
                assert_eq!(&again, &past[turn + 1], "{text}");
            }
        }
        assert_eq!(game.state_after(last + 1), None);
        while let Some(before) = past.pop() {
            assert_eq!(game, before, "taking back restores");
            if rng.random_bool(0.2) && game.end().is_none() {
                random_turn(&mut game, &mut rng);
            }
            game.take_back();
        }
        assert_eq!(game.turns(), []);
    }
    assert!(drawn > 5 && won > 40 && contests > 20, "{drawn} {won} {contests}");
}

/// Decides a turn at random, now and then taking decisions back; checks everything on the way.
fn random_turn(game: &mut Game, rng: &mut Xoshiro256PlusPlus) {
    let mut states = Vec::new();
    while game.status() == TurnStatus::Incomplete
        || (game.status() == TurnStatus::MayEnd && rng.random_bool(0.5))
    {
        let legal = game.legal();
        let declares = |decision: &Decision| match (linked::Action::from(*decision), game.state()) {
            (linked::Action::Main(action), Some(state)) => state.declaration(action).is_some(),
            _ => false,
        };
        let uses: Vec<Decision> = legal.iter().copied().filter(declares).collect();
        let decision = loop {
            let pool = if !uses.is_empty() && rng.random_bool(0.5) { &uses } else { &legal };
            let decision = pool[rng.random_range(0..pool.len())];
            let given_up = matches!(decision, Decision::Result { .. }) && legal.len() > 2;
            if !(given_up && rng.random_bool(0.9)) {
                break decision;
            }
        };
        // Contests are long; what is checked there is checked often enough.
        let often = game.open().len() < 12 || rng.random_bool(0.02);
        if often {
            states.push((game.open().len(), game.clone()));
        }
        game.push(decision).expect("it was offered");
        if often {
            check_moment(game);
            let mut popped = game.clone();
            assert_eq!(popped.pop(), Some(decision));
            assert_eq!(&popped, &states.last().expect("just pushed").1, "a decision is taken back");
            if rng.random_bool(0.1) {
                check_texts(game);
            }
        }
    }
    if rng.random_bool(0.1) {
        let decisions = game.open().decisions();
        while let Some((known, state)) = states.pop() {
            while game.open().len() > known {
                game.pop();
            }
            assert_eq!(game, &state);
        }
        for decision in decisions {
            game.push(decision).expect("it was allowed before");
        }
    }
}

#[test]
fn linked_states_in_the_middle_of_a_contest_are_starts_too() {
    let mut state = match linked(JUMP, "Z:yinsh").state() {
        Some(state) => state.clone(),
        None => panic!("a linked game"),
    };
    for text in ["Z:e3-e5", "challenge", "f6"] {
        state.play_text(text).expect("allowed");
    }
    let mut game = Game::new(state);
    assert_eq!(game.decider(), Color::Black);
    assert_eq!(game.board().game(), gipfel_rules::GameKind::Yinsh);
    game.push(linked::Action::Result { won: true }).expect("Black gives up");
    game.commit().expect("the jump was the turn");
    assert_eq!(game.turns().len(), 1);
}
