//! Linked games against the slow second implementation: the same decisions, the same deciders, the same results.

use std::collections::BTreeMap;

use gipfel_naive::linked as naive;
use gipfel_rules::gipf_plus::{self, Potential};
use gipfel_rules::linked::{
    Action, Contest, ContestGame, Contests, Links, Question, Settings, Stage, State,
};
use gipfel_rules::{Color, Outcome};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Ultimate GIPF, games with many of one kind, and a position in which everything can be used.
const STARTS: [&str; 4] = [
    "gipf+ standard G3/5/2p(pd)2/1(PD)p(PY)3/2g(PU)2/1(PZ)p2/3g w 9/9 -- -/- push",
    "gipf+ tournament 4/5/6/7/6/5/4 w 21/21 !! T3Z3D3Y3U3/T3Z3D3Y3U3 push",
    "gipf+ basic 4/5/6/3(PT)3/2(PZ)3/1(pz)3/4 b 12/12 ** T2Z2/D6Y6 push",
    "gipf+ standard g2G/5/6/G5g/6/5/g2G w 12/12 ** T6U6/T6D2U6 push",
];

/// A pair of both implementations in the same game.
struct Pair {
    ours: State,
    theirs: naive::State,
}

impl Pair {
    fn new(main: gipf_plus::Position, settings: Settings) -> Pair {
        let linked = Potential::ALL.into_iter().filter_map(|kind| {
            let contest = settings.links.get(kind);
            (contest != Contest::Free).then(|| (kind.letter(), contest.word().to_owned()))
        });
        let theirs = naive::Settings {
            links: linked.collect(),
            always: settings.contests == Contests::Always,
            limit: settings.contests.limit().map(u32::from),
        };
        let theirs = naive::State::new(&main.to_string(), theirs).expect("the same position");
        Pair { ours: State::new(main, settings), theirs }
    }

    #[track_caller]
    fn compare(&self) {
        let mut actions: Vec<String> =
            self.ours.actions().iter().map(|&action| self.ours.action_text(action)).collect();
        actions.sort();
        assert_eq!(actions, self.theirs.actions(), "{:?}", self.theirs);
        assert_eq!(self.ours.main().to_string(), self.theirs.main_text());
        let contest = self.ours.contest().filter(|game| game.outcome().is_none());
        if let Some(game) = contest {
            assert_eq!(Some(game.position().to_string()), self.theirs.contest_text());
        }
        let decider = if self.ours.decider() == Color::White { "w" } else { "b" };
        assert_eq!(decider, self.theirs.decider(), "{:?}", self.theirs);
        let result = self.ours.outcome().map(|outcome| match outcome {
            Outcome::Win(Color::White) => "w",
            Outcome::Win(Color::Black) => "b",
            Outcome::Draw => "draw",
        });
        assert_eq!(result, self.theirs.result());
    }

    fn play(&mut self, action: Action) {
        let text = self.ours.action_text(action);
        self.ours.advance(action).expect("it was offered");
        self.theirs = self.theirs.play(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        // How dice and coins fall only one of the two knows.
        if let (true, Stage::Rolled(_, roll)) = (self.theirs.is_falling(), self.ours.stage()) {
            self.theirs = self.theirs.fallen(roll.user_wins());
        }
    }
}

fn random_settings(rng: &mut Xoshiro256PlusPlus) -> Settings {
    let mut links = Links::NONE;
    for kind in Potential::ALL {
        links.set(kind, Contest::ALL[rng.random_range(0..Contest::ALL.len())]);
    }
    let limit = rng.random_bool(0.5).then(|| rng.random_range(0..3));
    let challenged = Contests::Challenged { limit };
    let contests = if rng.random_bool(0.5) { Contests::Always } else { challenged };
    Settings { links, contests, seed: rng.random() }
}

/// A decision: uses are what is to be seen, and contests are rarely given up.
fn choose(state: &State, rng: &mut Xoshiro256PlusPlus) -> Option<Action> {
    let actions = state.actions();
    let declares = |action: &&Action| match action {
        Action::Main(action) => state.declaration(*action).is_some(),
        _ => false,
    };
    let uses: Vec<Action> = actions.iter().filter(declares).copied().collect();
    let plays: Vec<Action> =
        actions.iter().filter(|action| matches!(action, Action::Contest(_))).copied().collect();
    let pool = match (uses.is_empty(), plays.is_empty()) {
        (false, _) if rng.random_bool(0.6) => &uses,
        (_, false) if rng.random_bool(0.98) => &plays,
        _ => &actions,
    };
    (!pool.is_empty()).then(|| pool[rng.random_range(0..pool.len())])
}

#[test]
fn linked_games_are_played_alike() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(71);
    let mut seen = BTreeMap::<String, usize>::new();
    let mut compared = 0;
    for number in 0..260 {
        let main = STARTS[number % STARTS.len()].parse().expect("a position");
        let mut pair = Pair::new(main, random_settings(&mut rng));
        for _ in 0..420 {
            pair.compare();
            compared += 1;
            let Some(action) = choose(&pair.ours, &mut rng) else { break };
            note(&pair.ours, action, &mut seen);
            pair.play(action);
        }
    }
    assert!(compared > 4_000, "{compared}");
    for way in Contests::WORDS {
        for contest in Contest::ALL.into_iter().filter(|contest| *contest != Contest::Free) {
            for result in ["won", "lost"] {
                let what = format!("{way} {contest} {result}");
                assert!(seen.contains_key(&what), "{what}: {seen:?}");
            }
        }
    }
}

fn note(state: &State, action: Action, seen: &mut BTreeMap<String, usize>) {
    let (Action::Result { won }, Some(declared)) = (action, state.declared()) else { return };
    let settings = state.settings();
    let (way, contest) = (settings.contests.word(), settings.links.get(declared.kind));
    let result = if won { "won" } else { "lost" };
    *seen.entry(format!("{way} {contest} {result}")).or_default() += 1;
}

#[test]
fn contests_are_drawn_and_counted_alike() {
    for contests in [Contests::Always, Contests::default()] {
        let links = "Z:gipf-basic".parse().expect("links");
        let main = "gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push".parse().expect("a position");
        let mut pair = Pair::new(main, Settings { contests, ..Settings::from_links(links) });
        let mut texts = vec!["Z:e3-e5"];
        if contests != Contests::Always {
            texts.push("challenge");
        }
        // Each builds a row on an empty column and takes it back: eight turns later everything is as before.
        let round = "c2;g2;c1-c3;g1-g3;c1-c4;g1-g4;c1-c5;xc2,c3,c4,c5;g1-g5;xg2,g3,g4,g5";
        texts.extend(round.split(';').chain(round.split(';')));
        for text in texts {
            pair.compare();
            pair.play(pair.ours.parse_action(text).expect("it is allowed"));
        }
        pair.compare();
        assert_eq!(pair.ours.contest().and_then(ContestGame::outcome), Some(Outcome::Draw));
        assert_eq!(pair.ours.question(), Question::Acknowledge { won: true });
    }
}
