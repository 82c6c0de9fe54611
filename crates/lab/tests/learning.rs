//! Self-play and tuning.

use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use gipfel_engine::{EngineGame, Evaluate, Limits};
use gipfel_lab::players::EngineSettings;
use gipfel_lab::train::{NetKind, Training, TrainingData, TrainingNews, TrainingSettings};
use gipfel_lab::{
    GameFile, GameFileError, GameResult, GameRules, MatchScore, Relearn, RelearnWatch, SampledGame,
    Selfplay, Soak, StoredGames, TuningData, TuningSettings, Watch, WeightSet, is_quiet, tune,
};
use gipfel_rules::{GameKind, Position as _, each_position};

fn set(word: &str) -> WeightSet {
    WeightSet::from_word(word).expect("there is such a set")
}

fn selfplay(game: GameKind, games: u64) -> Selfplay {
    let mut engine = EngineSettings { limits: Limits::nodes(100), ..EngineSettings::default() };
    engine.options.hash = 1;
    Selfplay {
        engine,
        start: game.start("standard").expect("a variant"),
        random_turns: (2, 8),
        stray: 0,
        games,
        seed: 5,
        concurrency: 2,
    }
}

#[test]
fn samples_are_quiet_and_a_file_is_resumed() {
    let folder = tempfile::tempdir().unwrap();
    for game in GameKind::ALL {
        let path = folder.path().join(game.word());
        let all = selfplay(game, 6);
        let file = GameFile::create(&path, &all.title(), &all.start).unwrap();
        all.run(file, &[], &|_, _| {}).unwrap();
        let mut whole = SampledGame::read(&path).unwrap();
        whole.sort_by_key(|game| game.number);
        assert_eq!(whole.len(), 6);
        let samples: Vec<_> = whole.iter().flat_map(|game| &game.samples).collect();
        assert!(samples.len() > 30, "{}", samples.len());
        assert!(samples.iter().all(|sample| is_quiet(&sample.position)));

        // The program was ended while it wrote a game.
        let bytes = fs::read(&path).unwrap();
        fs::write(&path, &bytes[..bytes.len() * 2 / 3]).unwrap();
        let (file, done) = GameFile::resume(&path, &all.title(), &all.start).unwrap();
        assert!((1..6).contains(&done.len()));
        all.run(file, &done, &|_, _| {}).unwrap();
        let mut again = SampledGame::read(&path).unwrap();
        again.sort_by_key(|game| game.number);
        assert_eq!(again, whole);

        let created = GameFile::create(&path, "x", &all.start).unwrap_err();
        assert!(matches!(created, GameFileError::Exists { .. }));
        let other = GameFile::resume(&path, "x", &all.start).unwrap_err();
        assert!(matches!(other, GameFileError::Title { .. }));
    }
}

/// A small stream of random numbers.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// From 0 to 1.
    fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}

#[test]
fn planted_weights_are_found() {
    const PLANTED: [i32; 4] = [120, -40, 15, 0];
    const SCALE: f64 = 150.0;
    let mut numbers = Numbers(42);
    // The last feature never varies.
    let mut data = TuningData::new(5);
    for game in 0..30_000 {
        let features: [i32; 5] = std::array::from_fn(|place| match place {
            0 | 1 => (numbers.next() % 7) as i32 - 3,
            2 | 3 => (numbers.next() % 21) as i32 - 10,
            _ => 0,
        });
        let value: i32 = features.iter().zip(PLANTED).map(|(value, weight)| value * weight).sum();
        let chance = 1.0 / (1.0 + (-f64::from(value) / SCALE).exp());
        let result = if numbers.share() < chance { 1.0 } else { 0.0 };
        data.add(&features, result, value, game);
    }
    let start = [100, 0, 0, 30, 7];
    let settings = TuningSettings { result_share: 1.0, l2: 0.0, ..TuningSettings::default() };
    let tuned = tune(&data, &start, &settings, &mut |_, _, _| {});
    // The scale is that of the weights the fit begins with, so only ratios are known.
    let unit = f64::from(tuned.after[0]) / f64::from(PLANTED[0]);
    for (&found, planted) in tuned.after.iter().zip(PLANTED) {
        let found = f64::from(found) / unit;
        assert!((found - f64::from(planted)).abs() < 5.0, "{:?}", tuned.after);
    }
    assert_eq!(tuned.after[4], 7, "nothing is learnt about what never varies");
    assert!(tuned.loss_after.1 < tuned.loss_before.1);
    assert_eq!(tune(&data, &start, &settings, &mut |_, _, _| {}), tuned);
}

#[test]
fn strong_l2_regularisation_holds_the_weights() {
    let mut data = TuningData::new(1);
    for game in 0..1_000 {
        let side = if game % 2 == 0 { 1 } else { -1 };
        let result = if (game / 2) % 4 == 0 {
            0.5 - 0.5 * f64::from(side)
        } else {
            0.5 + 0.5 * f64::from(side)
        };
        data.add(&[side], result, 0, game);
    }
    let free = TuningSettings { result_share: 0.5, l2: 0.0, ..TuningSettings::default() };
    let held = TuningSettings { l2: 100.0, ..free };
    let moved = |settings| (tune(&data, &[50], settings, &mut |_, _, _| {}).after[0] - 50).abs();
    assert!(moved(&free) > 5 && moved(&held) <= 1, "{} {}", moved(&free), moved(&held));
}

#[test]
fn weights_of_a_game_can_be_tuned() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("yinsh");
    let games = selfplay(GameKind::Yinsh, 12);
    games.run(GameFile::create(&path, "x", &games.start).unwrap(), &[], &|_, _| {}).unwrap();
    let games = SampledGame::read(&path).unwrap();
    let data = TuningData::from_games(set("yinsh"), &games);
    assert!(data.len() > 50);
    assert!(TuningData::from_games(set("gipf-standard"), &games).is_empty());
    let before = set("yinsh").built_in();
    let tuned = tune(&data, &before, &TuningSettings::default(), &mut |_, _, _| {});
    assert!(tuned.loss_after.1 <= tuned.loss_before.1 + 1e-3);
    assert_eq!(tuned.rust_array().matches(',').count() + 1, before.len());
}

/// How far a network that was trained on a few games is from the hand-crafted evaluation, in hundredths on average.
fn distance_from_classic(word: &str, games: &StoredGames, l2: f32) -> f32 {
    const SCALE: f64 = 290.0;
    let kind = NetKind::from_word(word).expect("there is such a network");
    let mut data = TrainingData::new(kind);
    assert!(games.games.iter().all(|game| data.add_game(game, &games.start, false)));
    let settings =
        TrainingSettings { l2, learning_rate: 0.0003, batch: 64, ..TrainingSettings::default() };
    let mut training = Training::new(&data, settings, SCALE);
    training.epoch(&data, &data, SCALE);
    assert_eq!(training.cut_off(&data, SCALE as f32), 0, "{word}");
    // Without regularisation numbers begin at 0 and are still small.
    assert_eq!(training.cut_off(&data, 100.0 * SCALE as f32) > 0, l2 > 0.0, "{word}");
    let weights = kind.weights(training.best(), SCALE as f32);
    let mut distances = Vec::new();
    for game in &games.games {
        game.replay(&games.start, |position, _, _| {
            let classic = each_position!(position, position => classic(position));
            let learnt = kind.evaluate(&weights, position).expect("the weights fit");
            distances.push((learnt - classic).abs() as f32);
        });
    }
    distances.iter().sum::<f32>() / distances.len() as f32
}

fn classic<P: EngineGame>(position: &P) -> i32 {
    P::classic().evaluate(position)
}

#[test]
fn a_network_is_held_at_the_hand_crafted_evaluation() {
    let folder = tempfile::tempdir().unwrap();
    // The tournament game has the largest reserves, and numbers must hold them.
    for kind in NetKind::all().filter(|kind| kind.classic().is_some()) {
        let word = kind.word();
        let path = folder.path().join(word);
        let start = kind.start();
        let games = Selfplay { start, ..selfplay(kind.start().game(), 8) };
        games.run(GameFile::create(&path, "x", &games.start).unwrap(), &[], &|_, _| {}).unwrap();
        let games = StoredGames::read(&path).unwrap();
        let [free, held] = [0.0, 1_000.0].map(|l2| distance_from_classic(word, &games, l2));
        assert!(2.0 * held < free, "{word}: {held} {free}");
    }
}

/// Hears what a learning does, and breaks it off after so many games of the match.
struct Heard {
    parts: Mutex<Vec<(String, u64, u64)>>,
    epochs: AtomicU64,
    match_games: u64,
}

impl Heard {
    fn new(match_games: u64) -> Heard {
        Heard { parts: Mutex::default(), epochs: AtomicU64::new(0), match_games }
    }
}

impl Watch for Heard {
    fn finished(&self, _: &GameResult, match_score: &MatchScore) {
        assert!(match_score.tally().games() <= self.match_games + 1);
    }

    fn stop_requested(&self) -> bool {
        let parts = self.parts.lock().expect("nothing panics with it");
        self.match_games == 0 && parts.last().is_some_and(|(name, ..)| name == "match")
    }
}

impl RelearnWatch for Heard {
    fn begins(&self, text: &str, steps: u64, done: u64) {
        self.parts.lock().expect("nothing panics with it").push((text.to_owned(), steps, done));
    }

    fn played(&self, _: u64, _: u64) {}

    fn learnt(&self, news: &TrainingNews) {
        if let TrainingNews::Epoch(..) = news {
            self.epochs.fetch_add(1, Ordering::Relaxed);
        }
    }
}

#[test]
fn a_learning_is_repeated_and_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let relearn = |folder: &Path| Relearn {
        kind: NetKind::from_word("gipf-basic").unwrap(),
        share: 1_000_000,
        folder: folder.to_owned(),
        limits: Limits::nodes(50),
        pairs: 2,
        seed: 3,
        concurrency: 2,
    };
    let whole = relearn(&folder.path().join("whole"));
    let heard = Heard::new(4);
    let match_score = whole.run(&heard).unwrap();
    assert_eq!(match_score.tally().games(), 4);
    let names: Vec<String> =
        heard.parts.lock().unwrap().iter().map(|(name, ..)| name.clone()).collect();
    let expected = [
        "self-play, round 1 of 2",
        "training, round 1 of 2",
        "self-play, round 2 of 2",
        "training, round 2 of 2",
        "match",
    ];
    assert_eq!(names, expected);
    let epochs = 2 * whole.kind.recipe().epochs as u64;
    assert_eq!(heard.epochs.into_inner(), epochs);

    // The program was ended while it wrote the games of the second round.
    let parts = relearn(&folder.path().join("parts"));
    fs::create_dir(&parts.folder).unwrap();
    for name in ["gipf-basic-1.games", "gipf-basic-1.training", "gipf-basic-1.net"] {
        fs::copy(whole.folder.join(name), parts.folder.join(name)).unwrap();
    }
    let round = parts.kind.recipe().rounds[1];
    let games = Selfplay { games: 7, ..parts.selfplay(1, &round) };
    let path = parts.folder.join("gipf-basic-2.games");
    games
        .run(GameFile::create(&path, &games.title(), &games.start).unwrap(), &[], &|_, _| {})
        .unwrap();
    let heard = Heard::new(0);
    parts.run(&heard).unwrap();
    let again = heard.parts.lock().unwrap().clone();
    assert_eq!(again[0], ("self-play, round 1 of 2".to_owned(), 20, 20));
    assert_eq!(again[2], ("self-play, round 2 of 2".to_owned(), 20, 7));
    assert_eq!(heard.epochs.into_inner(), epochs / 2, "the first training was whole");
    let weights = |relearn: &Relearn| fs::read(relearn.weights()).unwrap();
    assert!(weights(&parts) == weights(&whole), "the same games give the same weights");

    // Then the match was broken off; now it is played, and once more it is there already.
    for done in [0, 4] {
        let heard = Heard::new(4);
        let standing_again = parts.run(&heard).unwrap();
        assert_eq!(standing_again.pairs, match_score.pairs);
        assert_eq!(
            heard.parts.into_inner().unwrap().last().unwrap(),
            &("match".to_owned(), 4, done)
        );
        assert_eq!(heard.epochs.into_inner(), 0);
    }
}

#[test]
fn a_short_soak_finds_nothing() {
    let soak = Soak {
        player: "engine:nodes=50,hash=1".parse().unwrap(),
        games: GameKind::ALL.to_vec(),
        count: 8,
        seed: 2,
        concurrency: 2,
        rules: GameRules::default(),
    };
    let report = soak.run(&|_| {}).unwrap();
    assert_eq!(report.total(), 8 * GameKind::ALL.len() as u64);
    assert!(report.faults.is_empty(), "{:?}", report.faults);
    assert!(report.games.iter().all(|(_, count)| *count >= 2));
}
