//! Small matches: tables, records, resuming, and players that misbehave.

use std::collections::HashSet;
use std::fs;
use std::sync::Mutex;
use std::time::Duration;

use gipfel_engine::Clock;
use gipfel_lab::players::Random;
use gipfel_lab::{
    Archive, ArchiveError, Ending, GameResult, GameRules, Match, MatchError, MatchScore, NoWatch,
    Openings, Player, PlayerError, PlayerSpec, Round, Sprt, Thought, TimeControl, Watch,
};
use gipfel_record::Reader;
use gipfel_rules::{Game, GameKind, Position as _};

fn contest(game: GameKind, variant: &str, players: [&str; 2], pairs: u64) -> Match {
    Match {
        players: players.map(|player| player.parse().expect("a player")),
        openings: Openings::random(game.start(variant).expect("a variant")),
        pairs,
        seed: 3,
        rules: GameRules::default(),
        sprt: None,
        concurrency: 2,
    }
}

/// The match_score without times, which are never the same.
fn timeless(mut match_score: MatchScore) -> MatchScore {
    match_score.effort = Default::default();
    match_score
}

#[test]
fn greedy_beats_random_and_the_table_is_always_the_same() {
    for game in GameKind::ALL {
        for variant in game.variants() {
            let mut contest = contest(game, variant, ["greedy", "random"], 10);
            let match_score = timeless(contest.run(None, &[], &NoWatch).unwrap());
            assert_eq!((match_score.tally().games(), match_score.pairs.pairs()), (20, 10));
            assert!(match_score.pairs.mean() > Some(0.5), "{game} {variant}: {match_score:?}");
            assert!(match_score.faults.is_empty());
            contest.concurrency = 1;
            assert_eq!(timeless(contest.run(None, &[], &NoWatch).unwrap()), match_score);
        }
    }
}

#[test]
fn records_are_written_and_a_match_is_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.txt");
    let mut contest = contest(GameKind::Gipf, "standard", ["greedy", "random"], 6);
    let whole = timeless(contest.run(None, &[], &NoWatch).unwrap());

    contest.pairs = 2;
    let archive = Archive::create(&path).unwrap();
    contest.run(Some(archive), &[], &NoWatch).unwrap();
    assert!(matches!(Archive::create(&path), Err(ArchiveError::Exists { .. })));

    // The program was ended while it wrote a game.
    let text = fs::read_to_string(&path).unwrap();
    let records: Vec<_> =
        Reader::new(&text).map(|reading| reading.into_result().unwrap()).collect();
    assert_eq!(records.len(), 4);
    assert_eq!(records[0].tags().get("Termination"), Some("normal"));
    fs::write(&path, &text[..text.len() - 40]).unwrap();

    contest.pairs = 6;
    let (archive, past) = Archive::resume(&path, &contest.title()).unwrap();
    assert_eq!(past.len(), 3);
    let counter = Counter::default();
    let match_score = contest.run(Some(archive), &past, &counter).unwrap();
    assert_eq!(counter.games.lock().unwrap().len(), 9, "the others are not played again");
    assert_eq!(timeless(match_score), whole);

    // Everything is there now, and nothing is left to play.
    let (archive, past) = Archive::resume(&path, &contest.title()).unwrap();
    let rounds: HashSet<Round> = past.iter().map(|result| result.round).collect();
    assert_eq!(rounds.len(), 12);
    assert_eq!(timeless(contest.run(Some(archive), &past, &NoWatch).unwrap()), whole);

    contest.seed = 4;
    let other = Archive::resume(&path, &contest.title());
    assert!(matches!(other, Err(ArchiveError::Other { number: 1, .. })));
}

#[derive(Default)]
struct Counter {
    games: Mutex<Vec<GameResult>>,
}

impl Watch for Counter {
    fn finished(&self, result: &GameResult, _: &MatchScore) {
        self.games.lock().expect("nothing panics").push(result.clone());
    }
}

#[test]
fn a_match_ends_when_it_is_decided() {
    let mut contest = contest(GameKind::Yinsh, "standard", ["greedy", "random"], 1_000);
    contest.sprt = Some(Sprt { elo0: 0.0, elo1: 200.0, alpha: 0.05, beta: 0.05 });
    let match_score = contest.run(None, &[], &NoWatch).unwrap();
    assert!(match_score.tally().games() < 200, "{}", match_score.tally().games());
    assert!(match_score.table(["greedy", "random"], contest.sprt.as_ref()).contains("H1 accepted"));
}

/// Plays at random for some turns and then does something wrong.
struct Rogue {
    random: Random,
    deed: Deed,
}

#[derive(Clone, Copy)]
enum Deed {
    Illegal,
    Incomplete,
    Panic,
    Crash,
    Silence,
}

impl Player for Rogue {
    fn new_game(&mut self, seed: u64) -> Result<(), PlayerError> {
        self.random.new_game(seed)
    }

    fn choose(&mut self, game: &Game, _: Option<[Clock; 2]>) -> Result<Thought, PlayerError> {
        let mut thought = self.random.choose(game, None)?;
        if game.turns().len() < 8 {
            return Ok(thought);
        }
        match self.deed {
            Deed::Illegal => thought.turn = vec![thought.turn[0]; 2],
            Deed::Incomplete => thought.turn.clear(),
            Deed::Panic => panic!("on purpose"),
            Deed::Crash => return Err(PlayerError::Crash("exit code 1".to_owned())),
            Deed::Silence => return Err(PlayerError::Silent(Duration::from_secs(1))),
        }
        Ok(thought)
    }
}

#[test]
fn who_misbehaves_loses_and_is_reported() {
    for (deed, ending, words) in [
        (Deed::Illegal, Ending::Illegal, "complete"),
        (Deed::Incomplete, Ending::Illegal, "the turn is not complete"),
        (Deed::Panic, Ending::Crash, "panic: on purpose"),
        (Deed::Crash, Ending::Crash, "exit code 1"),
        (Deed::Silence, Ending::Time, "no answer within 1s"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.txt");
        let contest = contest(GameKind::Yinsh, "blitz", ["random", "random"], 3);
        let make = |player: usize| -> Result<Box<dyn Player>, PlayerError> {
            let random = Random::new();
            Ok(if player == 0 { Box::new(random) } else { Box::new(Rogue { random, deed }) })
        };
        let archive = Archive::create(&path).unwrap();
        let match_score = contest.run_with(&make, Some(archive), &[], &NoWatch).unwrap();
        assert_eq!((match_score.tally().wins, match_score.faults.len()), (6, 6));
        let fault = &match_score.faults[0];
        assert_eq!((fault.player, fault.ending), (1, ending));
        assert!(fault.text.contains(words), "{}", fault.text);
        let table = match_score.table(["a", "b"], None);
        assert!(table.contains("fault   b, game 1.1: "), "{table}");
        assert_eq!(
            table.matches(ending.words()).count(),
            7,
            "once in all and once a game: {table}"
        );
        let (_, past) = Archive::resume(&path, &contest.title()).unwrap();
        let mut read = MatchScore::default();
        past.iter().for_each(|result| read.add(result));
        assert_eq!(read, timeless(match_score), "the records tell all of it");
    }
}

#[test]
fn a_player_that_cannot_be_set_up_ends_the_match() {
    let spec: PlayerSpec = "ugi:/no/such/program".parse().unwrap();
    let mut contest = contest(GameKind::Gipf, "basic", ["random", "random"], 3);
    contest.players[1] = spec;
    let error = contest.run(None, &[], &NoWatch).unwrap_err();
    assert!(matches!(error, MatchError::Player { .. }), "{error}");
    assert!(error.to_string().contains("/no/such/program"), "{error}");
}

#[test]
fn a_program_that_is_no_engine_ends_the_match() {
    let mut contest = contest(GameKind::Gipf, "basic", ["random", "random"], 1);
    contest.players[0] = "ugi:true".parse().unwrap();
    let error = contest.run(None, &[], &NoWatch).unwrap_err();
    assert!(error.to_string().starts_with("ugi:true: "), "{error}");
}

#[test]
fn endless_games_are_draws() {
    let mut contest = contest(GameKind::Gipf, "standard", ["random", "random"], 2);
    contest.rules.turn_limit = 5;
    let match_score = contest.run(None, &[], &NoWatch).unwrap();
    assert_eq!(match_score.tally().draws, 4);
    assert_eq!(match_score.endings[&Ending::TurnLimit], 4);
}

#[test]
fn the_engine_and_its_levels_play_whole_games() {
    for game in GameKind::ALL {
        let contest = contest(game, "standard", ["engine:nodes=300,hash=1", "level:2"], 1);
        let match_score = contest.run(None, &[], &NoWatch).unwrap();
        assert_eq!(match_score.tally().games(), 2);
        assert!(match_score.faults.is_empty(), "{:?}", match_score.faults);
    }
}

#[test]
fn a_list_of_openings_is_gone_through() {
    let text = "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push\nyinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place";
    let mut contest = contest(GameKind::Gipf, "basic", ["greedy", "random"], 2);
    contest.openings = Openings::parse(text).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.txt");
    contest.run(Some(Archive::create(&path).unwrap()), &[], &NoWatch).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    let games: Vec<GameKind> =
        Reader::new(&text).map(|reading| reading.record.unwrap().start().game()).collect();
    let count = |game| games.iter().filter(|&&played| played == game).count();
    assert_eq!((count(GameKind::Gipf), count(GameKind::Yinsh)), (2, 2));
}

#[test]
fn records_of_timed_games_tell_the_time() {
    let mut contest = contest(GameKind::Gipf, "basic", ["greedy", "random"], 1);
    let (base, increment) = (Duration::from_secs(600), Duration::from_millis(2_500));
    contest.rules.time = Some(TimeControl { base, increment });
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.txt");
    contest.run(Some(Archive::create(&path).unwrap()), &[], &NoWatch).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    for reading in Reader::new(&text) {
        let record = reading.into_result().unwrap();
        assert_eq!(record.tags().get("TimeControl"), Some("600+2.5"));
        let clocks: Vec<Option<u32>> = record
            .main_line()
            .map(|step| record.node(step.id).and_then(|node| node.annotations().clock))
            .map(|clock| clock.map(gipfel_record::Clock::millis))
            .collect();
        // The turns of the opening take no time.
        let first = clocks.iter().position(Option::is_some).expect("there are clocks");
        assert_eq!(first, Openings::usual_turns(record.start()));
        assert!(clocks[first..].iter().all(|left| left.is_some_and(|left| left > 540_000)));
    }
}

#[test]
fn levels_and_playouts_keep_to_the_clock() {
    for player in ["level:10", "mcts"] {
        let mut player = player.parse::<PlayerSpec>().unwrap().build().unwrap();
        player.new_game(1).unwrap();
        let game = Game::new(GameKind::Yinsh.start("standard").expect("a variant"));
        let clock = |left| Clock { left, increment: Duration::ZERO, turns_to_go: None };
        let mut nodes = |left| {
            let thought = player.choose(&game, Some([clock(left); 2])).unwrap();
            thought.nodes.expect("it counts them")
        };
        let (hurried, unhurried) = (nodes(Duration::ZERO), nodes(Duration::from_secs(20)));
        assert!(hurried * 4 < unhurried, "{hurried} {unhurried}");
    }
}
