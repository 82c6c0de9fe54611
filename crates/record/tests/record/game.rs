//! Records of games being played: what is in the middle of a turn or of a contest is kept.

use gipfel_record::{EditError, MAX_UNFINISHED_LENGTH, Reason, Record, play_while_valid};
use gipfel_rules::linked::{Contest, Links, Settings, State};
use gipfel_rules::{
    AnyPosition, Cause, Color, Decision, End, Game, GameKind, GameState, Outcome, Position as _,
    TurnStatus, linked,
};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

const JUMP: &str = "gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push";

fn linked_game(text: &str, links: &str) -> GameState {
    let links: Links = links.parse().expect("links");
    // A seed that nothing needs is not kept.
    let seed = if links.need_seed() { 7 } else { 0 };
    let settings = Settings { seed, ..Settings::from_links(links) };
    State::new(text.parse().expect("a position"), settings).into()
}

fn plain(text: &str) -> GameState {
    text.parse::<AnyPosition>().expect("a position").into()
}

/// Writes a game, reads it again, and expects all of it.
#[track_caller]
fn check_round_trip(game: &Game) -> String {
    let record = Record::from_game(game).expect("a game is a record");
    let text = record.to_string();
    let again = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(again, record, "{text}");
    assert_eq!(again.to_string(), text);
    assert_eq!(&again.to_game(), game, "{text}");
    text
}

#[test]
fn the_middle_of_a_contest_is_kept() {
    let mut game = Game::new(linked_game(JUMP, "Z:yinsh"));
    let steps = ["Z:e3-e5", "challenge", "f6", "f7", "e5"];
    for step in steps {
        game.push_text(step).expect("allowed");
        check_round_trip(&game);
    }
    let text = check_round_trip(&game);
    assert!(text.contains("[Unfinished \"Z:e3-e5;challenge;f6;f7;e5\"]"), "{text}");
    let mut read = Record::parse(&text).expect("a record").to_game();
    assert_eq!(read.decider(), Color::Black);
    assert_eq!(read.board().game(), GameKind::Yinsh);
    for game in [&mut read, &mut game] {
        game.push_text("won").expect("Black gives up");
        game.commit().expect("the jump was the turn");
    }
    assert_eq!(read, game);
    assert!(!check_round_trip(&game).contains("Unfinished"));
}

#[test]
fn dice_that_have_fallen_stay_as_they_fell() {
    let mut game = Game::new(linked_game(JUMP, "Z:die"));
    game.push_text("Z:e3-e5;challenge").expect("allowed");
    let fallen = game.state().expect("a linked game").stage().clone();
    let text = check_round_trip(&game);
    assert!(text.contains("[Seed \"7\"]"), "{text}");
    let read = Record::parse(&text).expect("a record").to_game();
    assert_eq!(read.state().map(State::stage), Some(&fallen));
}

#[test]
fn a_turn_that_is_drawn_by_repetition_before_it_is_complete_is_kept() {
    let round = ["c2", "b2", "c1-c3", "b1-b3", "c1-c4", "b6-b5", "a3-b4", "a3-c5;xb2,b3,b4,b5"];
    let taking = "xc2,c3,c4,c5";
    let mut game = Game::new(plain("gipf basic 4/5/6/7/6/5/4 w 9/9 -- push"));
    for (number, turn) in round.iter().chain(&round).enumerate() {
        let turn = if number == 8 { format!("{taking};{turn}") } else { (*turn).to_owned() };
        game.play_text(&turn).expect("legal");
    }
    let mut went_on = Game::endless(game.start().clone());
    for turn in 0..16 {
        went_on.play_text(&game.full_text(turn).expect("a turn")).expect("legal");
    }
    game.play_text(taking).expect("legal");
    assert_eq!(game.end().map(|end| end.cause), Some(Cause::Repetition));
    let text = check_round_trip(&game);
    for part in ["[Unfinished \"xc2,c3,c4,c5\"]", "[Termination \"repetition\"]", " 1/2-1/2\n"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    // Players who did not notice have records too.
    went_on.play_text(&format!("{taking};c2")).expect("legal");
    went_on.play_text("b2").expect("legal");
    check_round_trip(&went_on);
}

#[test]
fn ends_from_outside_are_kept() {
    let won = Some(Outcome::Win(Color::Black));
    for (outcome, cause) in [
        (won, Cause::Resignation),
        (won, Cause::Time),
        (won, Cause::Unknown),
        (Some(Outcome::Draw), Cause::Agreement),
        (None, Cause::Abort),
    ] {
        let mut game = Game::new(plain("gipf basic 4/PPP2/6/7/6/5/4 w 9/9 -- push"));
        game.push_text("c1-c5").expect("a push");
        game.end_by(End { outcome, cause });
        check_round_trip(&game);
    }
}

#[test]
fn what_is_decided_goes_with_the_end_of_the_main_line() {
    let mut record = Record::new(GameKind::Gipf.start("basic").expect("a variant"));
    let action = |record: &Record, text: &str| {
        let mut turn = record.open_turn();
        turn.push_text(text).map(|()| turn.decisions())
    };
    let decided = action(&record, "c2").expect("a push");
    record.set_unfinished(&decided).expect("a legal turn");
    assert_eq!(record.unfinished(), decided);
    assert!(record.set_unfinished(&[Decision::Accept]).is_err());
    assert_eq!(record.unfinished(), decided, "what is refused changes nothing");
    let first = record.add_turn_text(Record::ROOT, "b3").expect("a turn");
    assert!(record.unfinished().is_empty(), "the turn was another one");
    record.set_unfinished_text("g2").expect("a legal turn");
    record.add_turn_text(Record::ROOT, "c2").expect("a variation");
    assert_eq!(record.unfinished().len(), 1, "the main line ends where it did");
    record.delete(first).expect("it is there");
    assert!(record.unfinished().is_empty());
    let states = record.clone();
    record.set_unfinished_text("g2").expect("a legal turn");
    assert_ne!(record, states);
}

#[test]
fn unfinished_turns_that_cannot_be_are_faults() {
    let record = |game: &str, unfinished: &str| {
        format!(
            "[Game \"{game}\"]\n[Variant \"basic\"]\n[Unfinished \"{unfinished}\"]\n\n1. c2 *\n"
        )
    };
    let long = "b2;".repeat(MAX_UNFINISHED_LENGTH);
    for (game, unfinished) in
        [("gipf", "c9"), ("gipf", "b3;b4"), ("gipf", ";"), ("gipf+", "accept"), ("gipf", "é")]
    {
        let (kept, error) = play_while_valid(&record(game, unfinished));
        let error = error.expect("a fault");
        assert!(matches!(error.reason, Reason::Unfinished(_)), "{unfinished}: {error}");
        assert_eq!((error.line, error.column), (3, 14), "{unfinished}");
        let kept = kept.expect("the turns are kept");
        assert_eq!((kept.turn_count(), kept.unfinished()), (1, &[][..]));
    }
    let error = play_while_valid(&record("gipf", &long)).1.expect("a fault");
    assert_eq!(error.reason, Reason::UnfinishedTooLong);
    assert!(
        Record::parse(&record("gipf", " ")).expect("nothing is decided").unfinished().is_empty()
    );
    let tags = Record::new(GameKind::Gipf.start("basic").expect("a variant"))
        .tags_mut()
        .set("Unfinished", "c2");
    assert!(tags.is_err(), "the tag follows from the record");
}

#[test]
fn a_record_starts_between_turns() {
    let moment = linked_game(JUMP, "Z:agreed");
    let mut state = moment.state().expect("a linked game").clone();
    state.play_text("Z:e3-e5").expect("allowed");
    assert_eq!(Record::from_game(&Game::new(state)), Err(EditError::Start));
}

#[test]
fn random_games_are_kept_at_every_moment() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(9);
    let mut unfinished = 0;
    for number in 0..60 {
        let start = match number % 6 {
            0 => GameState::from(GameKind::Gipf.start("standard").expect("a variant")),
            1 => GameState::from(GameKind::Yinsh.start("blitz").expect("a variant")),
            2 => GameState::from(GameKind::Dvonn.start("standard").expect("a variant")),
            3 => GameState::from(GameKind::Tzaar.start("standard").expect("a variant")),
            4 => plain("gipf+ basic p2P/5/6/P5p/6/5/p2P w 12/12 ** T6Z6/D6Y6 push"),
            _ => {
                let mut links = Links::NONE;
                for kind in gipfel_rules::gipf_plus::Potential::ALL {
                    links.set(kind, Contest::ALL[rng.random_range(1..Contest::ALL.len())]);
                }
                let seed = if links.need_seed() { rng.random() } else { 0 };
                let settings = Settings { seed, ..Settings::from_links(links) };
                let main = "gipf+ standard g2G/5/6/G5g/6/5/g2G w 12/12 ** T6Z6U6/T6D2Y6 push";
                State::new(main.parse().expect("a position"), settings).into()
            }
        };
        let mut game = Game::new(start);
        for _ in 0..120 {
            if game.end().is_some() {
                break;
            }
            let legal = game.legal();
            let decision = legal[rng.random_range(0..legal.len())];
            // Reports on which the players do not agree are not kept in turns; here they always do.
            let reported = game.open().decisions().last().copied();
            let decision = match (game.state().map(State::stage), reported) {
                (Some(linked::Stage::Agreed { report: Some(_), .. }), Some(report)) => report,
                _ => decision,
            };
            game.push(decision).expect("it was offered");
            if game.status() == TurnStatus::Complete {
                game.commit().expect("the turn is complete");
            }
            if rng.random_bool(0.1) {
                unfinished += usize::from(!game.open().is_empty());
                check_round_trip(&game);
            }
        }
        check_round_trip(&game);
    }
    assert!(unfinished > 20, "{unfinished}");
}
