//! Records of linked games: contests inside them, read, written, replayed and broken.

use gipfel_record::{EditError, Reader, Record, parse_all, play_while_valid, write_all};
use gipfel_rules::gipf_plus::{self, Potential};
use gipfel_rules::linked::{Action, Contest, Contests, Links, Settings, State, Turn};
use gipfel_rules::{Color, Decision, Game, Outcome};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const JUMP: &str = "gipf+ basic 4/5/6/P(PZ)p4/2(py)3/5/4 w 9/9 -- -/- push";

fn main_position(text: &str) -> gipf_plus::Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn settings(links: &str) -> Settings {
    Settings::from_links(links.parse().expect("links"))
}

fn record(position: &str, links: &str) -> Record {
    Record::new_linked(main_position(position), settings(links))
}

/// The decisions of a turn given as text, the play of contests included.
fn actions(state: &State, texts: &str) -> Vec<Action> {
    let mut turn = Turn::new(state.clone());
    for text in texts.split(';') {
        turn.push_text(text).unwrap_or_else(|error| panic!("{error}"));
    }
    turn.finish().unwrap_or_else(|error| panic!("{error}"))
}

fn state(record: &Record) -> &State {
    record.node(record.last()).and_then(|node| node.state()).expect("a linked game")
}

fn play(record: &mut Record, texts: &str) {
    let actions = actions(state(record), texts);
    record.add_linked_turn(record.last(), &actions).unwrap_or_else(|error| panic!("{error}"));
}

#[track_caller]
fn check(record: &Record) {
    let text = record.to_string();
    let read = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(&read, record, "{text}");
    assert_eq!(read.to_string(), text);
    assert_eq!(replay(&read), state(record).clone(), "{text}");
}

/// The state at the end of the main line, from the decisions alone.
fn replay(record: &Record) -> State {
    let mut state =
        record.node(Record::ROOT).and_then(|node| node.state()).expect("a linked game").clone();
    for step in record.main_line() {
        for &action in record.node(step.id).expect("a step has a node").decisions() {
            state.play(action).expect("a record holds what is allowed");
        }
        assert_eq!(*step.after, (*state.main()).into());
    }
    state
}

#[test]
fn a_record_holds_the_records_of_its_contests() {
    let mut game = record(JUMP, "Z:yinsh-blitz Y:gipf-basic");
    game.tags_mut().set("White", "Ada").expect("a tag");
    play(&mut game, "Z:e3-e5;challenge;f6;f7;lost;b2");
    play(&mut game, "Y:f4-f5;challenge;e1-e3;e9-e7;b3;won");
    let text = game.to_string();
    let expected = r#"[White "Ada"]
[Result "*"]
[Game "gipf+"]
[Variant "basic"]
[Position "gipf+ basic 4/5/6/P(PZ)p4/2(py)3/5/4 w 9/9 -- -/- push"]
[Links "Z:yinsh-blitz Y:gipf-basic"]

1. Z:e3-e5;challenge;lost;b2
< [Result "0-1"] [Game "yinsh"] [Variant "blitz"]
1. f6 f7 0-1 >
1... Y:f4-f5;challenge;won
< [Result "1-0"] [Game "gipf"] [Variant "basic"]
1. e1-e3 e9-e7 2. b3 1-0 >
*
"#;
    assert_eq!(text, expected);
    check(&game);
    let first = game.main_line().next().expect("a turn").id;
    let contests = game.node(first).expect("a node").contests();
    assert_eq!(contests.len(), 1);
    assert_eq!(contests[0].result(), Some(Outcome::Win(Color::Black)));
    assert_eq!(contests[0].turn_count(), 2);
    assert_eq!(game.turn_text(first).as_deref(), Some("Z:e3-e5;challenge;lost;b2"));
}

#[test]
fn dice_and_coins_follow_from_the_seed_in_the_tags() {
    for seed in 0..20 {
        let contests = Contests::Challenged { limit: Some(3) };
        let settings = Settings { seed, contests, ..settings("Z:die Y:coin") };
        let mut game = Record::new_linked(main_position(JUMP), settings);
        let mut turn = Turn::new(state(&game).clone());
        for text in ["Z:e3-e5", "challenge"] {
            turn.push_text(text).expect("a decision");
        }
        turn.push(turn.state().actions()[0]).expect("what the dice say");
        if !turn.is_complete() {
            turn.push_text("b2").expect("a push");
        }
        let actions = turn.finish().expect("a turn");
        game.add_linked_turn(Record::ROOT, &actions).expect("it is allowed");
        let text = game.to_string();
        assert!(text.contains(&format!("[ChallengeLimit \"3\"]\n[Seed \"{seed}\"]\n")), "{text}");
        check(&game);
        // The other word is against the dice.
        let other = if text.contains(";won") {
            text.replace(";won", ";lost;b2")
        } else {
            text.replace(";lost;b2", ";won")
        };
        let error = Record::parse(&other).expect_err("the dice say otherwise").to_string();
        assert!(error.contains("the contest was"), "{error}");
    }
}

#[test]
fn accepted_uses_and_agreed_contests_need_no_record() {
    let mut game = record(JUMP, "Z:agreed Y:agreed");
    play(&mut game, "Z:e3-e5;accept");
    play(&mut game, "Y:f4-f5;challenge;won;lost;lost;lost;b3");
    let text = game.to_string();
    assert!(text.ends_with("\n1. Z:e3-e5;accept Y:f4-f5;challenge;lost;b3 *\n"), "{text}");
    let read = Record::parse(&text).expect("it was written");
    // What they said before they agreed is not kept.
    assert_eq!(read, game);
    check(&game);
}

#[test]
fn a_record_without_links_is_like_any_other() {
    let game = Record::new_linked(main_position(JUMP), Settings::default());
    assert_eq!(game, Record::new(main_position(JUMP)));
    assert_eq!(game.settings(), None);
    let text =
        format!("[Game \"gipf+\"]\n[Variant \"basic\"]\n[Position \"{JUMP}\"]\n\n1. Z:e3-e5 *\n");
    assert_eq!(Record::parse(&text).expect("a record").turn_count(), 1);
}

#[test]
fn turns_by_actions_and_by_text_may_be_added_to_a_linked_game() {
    let mut game = record(JUMP, "Z:agreed Y:yinsh");
    let use_z = game.start().clone();
    let action = gipfel_rules::Notation::parse_action(&use_z, "Z:e3-e5").expect("an action");
    let accepted = game.add_turn(Record::ROOT, &[action]).expect("every use is accepted");
    assert_eq!(game.turn_text(accepted).as_deref(), Some("Z:e3-e5;accept"));
    let lost = game.add_turn_text(Record::ROOT, "Z:e3-e5;challenge;lost;b2").expect("a turn");
    assert_ne!(lost, accepted);
    assert_eq!(game.add_turn_text(Record::ROOT, "Z:e3-e5;accept"), Ok(accepted), "it is known");
    // A contest that is not played can only be given up at once.
    game.add_turn_text(lost, "Y:f4-f5;challenge;won").expect_err("nobody has won it");
    game.add_turn_text(lost, "Y:f4-f5;challenge;f6;lost;c2").expect_err("it has its own record");
    let given = game.add_turn_text(lost, "Y:f4-f5;challenge;lost;c2").expect("it is given up");
    assert_eq!(game.node(given).expect("a node").contests()[0].turn_count(), 0);
    game.add_turn_text(Record::ROOT, "Z:e3-e5").expect_err("an answer is missing");
    check_tree(&game);
}

fn check_tree(record: &Record) {
    let text = record.to_string();
    let read = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(&read, record, "{text}");
    assert_eq!(read.to_string(), text);
}

#[test]
fn contests_are_annotated_but_not_played_otherwise() {
    let mut game = record(JUMP, "Z:yinsh-blitz");
    play(&mut game, "Z:e3-e5;challenge;f6;f7;lost;b2");
    let id = game.last();
    let mut contest = game.node(id).expect("a node").contests()[0].clone();
    contest.tags_mut().set("Event", "a \"quick\" one > two <").expect("a tag");
    let first = contest.main_line().next().expect("a turn").id;
    contest.set_comment(first, "centre > edge { \n\n[Game \"gipf\"]").expect("a comment");
    contest.add_turn_text(Record::ROOT, "g7").expect("a variation");
    game.set_contest(id, 0, contest.clone()).expect("the same play");
    assert_eq!(game.node(id).expect("a node").contests()[0], contest);
    check(&game);
    contest.add_turn_text(contest.last(), "e5").expect("a turn");
    assert_eq!(game.set_contest(id, 0, contest.clone()), Err(EditError::OtherContest));
    assert_eq!(game.set_contest(id, 1, contest), Err(EditError::OtherContest));
}

#[test]
fn contests_stand_in_variations_too() {
    let mut game = record(JUMP, "Z:yinsh-blitz Y:agreed");
    game.add_turn_text(Record::ROOT, "c2").expect("a push");
    let start = state_at(&game, Record::ROOT).clone();
    let contest = actions(&start, "Z:e3-e5;challenge;f6;won");
    let variation = game.add_linked_turn(Record::ROOT, &contest).expect("a variation");
    game.add_turn_text(variation, "Y:f4-f5;accept").expect("a turn");
    game.set_glyph(variation, gipfel_record::Glyph::from_text("!?")).expect("a glyph");
    game.set_comment(variation, "behind the contest").expect("a comment");
    check_tree(&game);
    game.promote(variation).expect("a variation");
    check_tree(&game);
    game.delete(variation).expect("a turn");
    check_tree(&game);
}

fn state_at(record: &Record, id: gipfel_record::NodeId) -> &State {
    record.node(id).and_then(|node| node.state()).expect("a linked game")
}

/// A text that is broken somewhere: the fault, and how many turns were read before it.
#[track_caller]
fn broken(text: &str, fault: &str, turns: usize) {
    let (record, error) = play_while_valid(text);
    let error = error.unwrap_or_else(|| panic!("nothing is wrong with\n{text}")).to_string();
    assert!(error.contains(fault), "{error}\n{text}");
    assert_eq!(record.map(|record| record.turn_count()), Some(turns), "{error}\n{text}");
}

fn head(links: &str) -> String {
    format!("[Game \"gipf+\"]\n[Variant \"basic\"]\n[Position \"{JUMP}\"]\n[Links \"{links}\"]\n\n")
}

#[test]
fn what_is_wrong_with_contests_is_said() {
    let z = head("Z:yinsh-blitz");
    let contest = "< [Game \"yinsh\"] [Variant \"blitz\"] 1. f6 0-1 >";
    broken(&format!("{z}1. Z:e3-e5;challenge;lost;b2 *"), "is missing", 0);
    broken(&format!("{z}1. c2 b2 2. Z:e3-e5;challenge;lost;b3 {{x}} {contest} *"), "is missing", 2);
    broken(&format!("{z}1. c2 {contest} *"), "no contest was played", 1);
    broken(&format!("{z}1. c2 > *"), "unexpected `>`", 1);
    let other = contest.replace("blitz", "standard");
    broken(&format!("{z}1. Z:e3-e5;challenge;lost;b2 {other} *"), "another game", 0);
    let other = contest.replace("\"yinsh\"", "\"gipf\"").replace("blitz", "basic");
    broken(&format!("{z}1. Z:e3-e5;challenge;lost;b2 {other} *"), "another game", 0);
    // The user has White, and has lost.
    broken(&format!("{z}1. Z:e3-e5;challenge;won {contest} *"), "not what the turn says", 0);
    let unfinished = contest.replace("0-1", "*");
    broken(&format!("{z}1. Z:e3-e5;challenge;lost;b2 {unfinished} *"), "not what the turn", 0);
    let open = contest.replace('>', "");
    broken(&format!("{z}1. Z:e3-e5;challenge;lost;b2 {open} *"), "does not end with >", 0);
    let wrong = contest.replace("f6", "f6 f6");
    broken(&format!("{z}1. Z:e3-e5;challenge;lost;b2 {wrong} *"), "f6 is not empty", 0);
    let none = contest.replace("[Game \"yinsh\"]", "");
    broken(&format!("{z}1. Z:e3-e5;challenge;lost;b2 {none} *"), "Game is missing", 0);
    broken(&format!("{z}1. Z:e3-e5 *"), "not complete", 0);
    broken(&format!("{z}1. Z:e3-e5;b2 *"), "accepted or challenged", 0);
    broken(&format!("{z}1. Z:e3-e5;challenge;f6;lost;b2 {contest} *"), "has to be decided", 0);
    // After 0-1 it is Black's turn: White did not give up.
    let whose = contest.replace("1. f6 0-1", "1. f6 g7 1-0");
    broken(&format!("{z}1. Z:e3-e5;challenge;won {whose} *"), "only the one who begins", 0);
    broken(&format!("{}1. Z:e3-e5;accept *", head("-")), "the turn is complete", 0);
    broken(&format!("{}1. Z:e3-e5;accept *", head("Y:die")), "the turn is complete", 0);
}

#[test]
fn a_contest_holds_no_contests() {
    let z = head("Z:yinsh-blitz");
    let inner = "< [Game \"gipf+\"] [Variant \"basic\"] [Links \"Z:die\"] 1. b3 0-1 >";
    broken(&format!("{z}1. Z:e3-e5;challenge;lost;b2 {inner} *"), "another game", 0);
    let nested = "<".repeat(5000);
    broken(&format!("{z}1. Z:e3-e5;challenge;lost;b2 {nested}"), "begins with tags", 0);
}

#[test]
fn what_is_wrong_with_the_tags_is_said() {
    for (tag, fault) in [
        ("[Links \"Z:chess\"]", "unknown contest"),
        ("[Links \"Q:die\"]", "unknown kind"),
        ("[ChallengeLimit \"-1\"]", "limit of challenges"),
        ("[ChallengeLimit \"256\"]", "limit of challenges"),
        ("[ChallengeLimit \"01\"]", "limit of challenges"),
        ("[Contests \"sometimes\"]", "contests are `always` or `challenged`"),
        ("[Contests \"always\"]\n[ChallengeLimit \"3\"]", "nobody challenges"),
        ("[Seed \"x\"]", "a seed"),
        ("[Seed \"+1\"]", "a seed"),
    ] {
        let text = format!("[Game \"gipf+\"]\n[Variant \"basic\"]\n{tag}\n\n*\n");
        let error = Record::parse(&text).expect_err(tag).to_string();
        assert!(error.contains(fault), "{error}");
    }
    let text = "[Game \"yinsh\"]\n[Variant \"blitz\"]\n[Links \"Z:die\"]\n\n*\n";
    let error = Record::parse(text).expect_err("YINSH has no potentials").to_string();
    assert!(error.contains("only a game with potentials"), "{error}");
    let game = record(JUMP, "Z:die");
    let mut tags = game.tags().clone();
    for name in ["Links", "Contests", "ChallengeLimit", "Seed"] {
        tags.set(name, "x").expect_err("it follows from the record");
    }
}

#[test]
fn the_way_to_contest_is_a_tag() {
    let always = Settings { contests: Contests::Always, ..settings("Z:dvonn Y:agreed") };
    let mut game = Record::new_linked(main_position(JUMP), always);
    play(&mut game, "Z:e3-e5;e3;f3;lost;b2");
    play(&mut game, "Y:f4-f5;lost;won;won;won");
    let text = game.to_string();
    assert!(text.contains("[Links \"Z:dvonn Y:agreed\"]\n[Contests \"always\"]\n"), "{text}");
    assert!(text.contains("1. Z:e3-e5;lost;b2\n< [Result \"0-1\"] [Game \"dvonn\"]"), "{text}");
    assert!(text.contains("1... Y:f4-f5;won"), "{text}");
    check(&Record::parse(&text).expect("it is what was written"));
    // The usual way is not said, but understood.
    let challenged = record(JUMP, "Z:die").to_string();
    assert!(!challenged.contains("Contests"), "{challenged}");
    let said = challenged.replace("[Links", "[Contests \"Challenged\"]\n[Links");
    assert_eq!(Record::parse(&said), Ok(record(JUMP, "Z:die")));
    // Plain turns, as an engine gives them, use nothing that has to be won first.
    let mut plain = Record::new_linked(main_position(JUMP), always);
    let position = plain.start().clone();
    let jump = gipfel_rules::Notation::parse_action(&position, "Z:e3-e5").expect("a use");
    let refused = plain.add_turn(Record::ROOT, &[jump]).expect_err("it is contested").to_string();
    assert!(refused.contains("the contest has to be decided first"), "{refused}");
}

/// Both ways and every contest: a game that is put aside at any moment is the same when it is read again.
#[test]
fn a_game_put_aside_in_any_contest_is_read_again() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    for contests in [Contests::Always, Contests::default()] {
        for contest in Contest::ALL.into_iter().filter(|contest| *contest != Contest::Free) {
            let mut links = Links::NONE;
            links.set(Potential::Zertz, contest);
            let seed = if links.need_seed() { 5 } else { 0 };
            let settings = Settings { links, contests, seed };
            let mut game = Game::new(State::new(main_position(JUMP), settings));
            let mut texts = vec!["Z:e3-e5"];
            if contests != Contests::Always {
                texts.push("challenge");
            }
            for text in texts {
                game.push_text(text).expect("it is allowed");
            }
            for moment in 0..300 {
                let record = Record::from_game(&game).expect("a record");
                let text = record.to_string();
                let read = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
                // Of reports that contradicted each other nothing is left once both have agreed.
                let (again, turns) = (read.to_game(), game.turns().len());
                assert_eq!(again.state(), game.state(), "{contest} {moment}\n{text}");
                assert_eq!(again.open(), game.open(), "{contest} {moment}\n{text}");
                assert_eq!(again.turns().len(), turns);
                if game.turns().len() == 1 {
                    break;
                }
                let legal = game.legal();
                let play: Vec<Decision> = legal
                    .iter()
                    .copied()
                    .filter(|decision| matches!(decision, Decision::Board(_)))
                    .collect();
                let pool = if play.is_empty() { &legal } else { &play };
                game.advance(pool[rng.random_range(0..pool.len())]).expect("it is offered");
            }
        }
    }
}

#[test]
fn reading_goes_on_behind_a_broken_linked_record() {
    let mut good = record(JUMP, "Z:yinsh-blitz");
    play(&mut good, "Z:e3-e5;challenge;f6;f7;lost;b2");
    let text = good.to_string();
    let bad = text.replace("f6 f7", "f6 f6");
    let readings: Vec<_> = Reader::new(&format!("{bad}\n{text}")).collect();
    assert_eq!(readings.len(), 2);
    assert!(readings[0].error.is_some());
    assert_eq!(readings[1].record.as_ref(), Some(&good));
    assert_eq!(readings[1].error, None);
    let both = write_all([&good, &good]);
    assert_eq!(parse_all(&both), Ok(vec![good.clone(), good]));
}

const STARTS: [&str; 4] = [
    "gipf+ tournament 4/5/6/7/6/5/4 w 21/21 !! T3Z3D3Y3U3/T3Z3D3Y3U3 push",
    "gipf+ basic p2P/5/6/P5p/6/5/p2P w 12/12 ** T6Z6/D6Y6 push",
    "gipf+ standard g2G/5/6/G5g/6/5/g2G w 12/12 ** T6U6/T6D2U6 push",
    "gipf+ standard G3/5/2p(pd)2/1(PD)p(PY)3/2g(PU)2/1(PZ)p2/3g w 9/9 -- -/- push",
];

/// A game of random decisions, contests included.
fn random_record(start: usize, seed: u64, turns: usize) -> Record {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut links = Links::NONE;
    for kind in Potential::ALL {
        links.set(kind, Contest::ALL[rng.random_range(0..Contest::ALL.len())]);
    }
    let limit = rng.random_bool(0.3).then(|| rng.random_range(0..4));
    let challenged = Contests::Challenged { limit };
    let contests = if rng.random_bool(0.4) { Contests::Always } else { challenged };
    let settings = Settings { links, contests, seed: rng.random() };
    let mut record = Record::new_linked(main_position(STARTS[start % STARTS.len()]), settings);
    if record.settings().is_none() {
        return record;
    }
    for _ in 0..turns {
        let from = state(&record).clone();
        if from.outcome().is_some() {
            break;
        }
        let mut turn = Turn::new(from);
        while !turn.is_complete() {
            turn.push(choose(turn.state(), &mut rng)).expect("it was offered");
        }
        let actions = turn.finish().expect("it is complete");
        record.add_linked_turn(record.last(), &actions).expect("it is allowed");
    }
    record
}

/// Mostly uses and challenges; contests are seldom given up, reports agree.
fn choose(state: &State, rng: &mut Xoshiro256PlusPlus) -> Action {
    let actions = state.actions();
    if let gipfel_rules::linked::Stage::Agreed { report: Some(won), .. } = state.stage() {
        return Action::Result { won: *won };
    }
    let uses: Vec<Action> = actions
        .iter()
        .copied()
        .filter(|action| match action {
            Action::Main(action) => state.declaration(*action).is_some(),
            Action::Contest(_) => true,
            _ => false,
        })
        .collect();
    let pool = if !uses.is_empty() && rng.random_bool(0.9) { &uses } else { &actions };
    pool[rng.random_range(0..pool.len())]
}

#[test]
fn random_linked_games_have_contests_of_all_kinds() {
    let mut games = [0; 3];
    let (mut lost, mut won) = (0, 0);
    for seed in 0..120 {
        let record = random_record(seed as usize, seed, 30);
        for step in record.main_line() {
            let node = record.node(step.id).expect("a step has a node");
            for contest in node.contests() {
                let place = match contest.start().to_string().split(' ').nth(1) {
                    Some("standard") => 0,
                    Some("blitz") => 1,
                    _ => 2,
                };
                games[place] += 1;
            }
            let text = record.turn_text(step.id).expect("a turn");
            lost += text.matches(";lost").count();
            won += text.matches(";won").count();
        }
    }
    assert!(games.iter().all(|&count| count >= 10), "{games:?}");
    assert!(lost >= 20 && won >= 20, "{lost} lost, {won} won");
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 250,
        rng_seed: proptest::test_runner::RngSeed::Fixed(0x11b),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn random_linked_games_are_written_read_and_replayed(
        start in 0..4usize,
        seed in any::<u64>(),
        turns in 0..40usize,
    ) {
        let record = random_record(start, seed, turns);
        let text = record.to_string();
        let read = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        prop_assert_eq!(&read, &record);
        prop_assert_eq!(read.to_string(), text);
        if record.settings().is_some() {
            prop_assert_eq!(replay(&read), state(&record).clone());
        }
    }

    #[test]
    fn broken_linked_games_are_read_as_far_as_they_are_valid(
        start in 0..4usize,
        seed in any::<u64>(),
        cuts in prop::collection::vec((any::<prop::sample::Index>(), "[<>\\[\\]a-z0-9;:{}()! ]{0,2}", 0..3usize), 1..4),
    ) {
        let text = random_record(start, seed, 12).to_string();
        let mut letters: Vec<char> = text.chars().collect();
        for (at, written, replaced) in &cuts {
            let start = at.index(letters.len() + 1);
            let end = (start + replaced).min(letters.len());
            letters.splice(start..end, written.chars());
        }
        let text: String = letters.into_iter().collect();
        for reading in Reader::new(&text) {
            prop_assert!(reading.record.is_some() || reading.error.is_some());
            if let Some(record) = reading.record {
                let written = record.to_string();
                let again = Record::parse(&written).unwrap_or_else(|e| panic!("{e}\n{written}"));
                prop_assert_eq!(again, record);
            }
        }
    }
}
