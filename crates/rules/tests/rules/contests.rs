//! Both ways to contest uses with every kind of contest: what is asked of whom, how it ends, taking back and going on.

use gipfel_rules::gipf_plus;
use gipfel_rules::linked::{
    Contest, Contests, Illegal, Question, Settings, Stage, State, TurnError,
};
use gipfel_rules::{Color, DecideError, Decision, Game, Position as _, Tactics as _};
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

const JUMP: &str = "gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push";
const JUMPED: &str = "gipf+ basic 4/5/6/PPpZ3/6/5/4 b 9/9 -- -/- push";
const FORFEITED: &str = "gipf+ basic 4/5/6/PPp4/6/5/4 w 9/9 -- -/- push";
const WAYS: [Contests; 2] = [Contests::Always, Contests::Challenged { limit: None }];

fn contested() -> impl Iterator<Item = Contest> {
    Contest::ALL.into_iter().filter(|contest| *contest != Contest::Free)
}

fn start(contest: Contest, contests: Contests, seed: u64) -> State {
    let links = format!("Z:{contest}").parse().expect("links");
    let main: gipf_plus::Position = JUMP.parse().expect("a position");
    State::new(main, Settings { links, contests, seed })
}

/// A game in which the Z is declared and contested.
fn declared(contest: Contest, contests: Contests, seed: u64) -> Game {
    let mut game = Game::new(start(contest, contests, seed));
    game.push_text("Z:e3-e5").expect("a use");
    if contests != Contests::Always {
        assert_eq!(game.decider(), Color::Black, "the opponent is asked");
        assert!(matches!(game.question(), Question::Challenge(_)));
        game.push_text("challenge").expect("an answer");
    }
    game
}

fn state(game: &Game) -> &State {
    game.state().expect("a linked game")
}

/// Plays a contest to the end that is wanted; none if chance or random play lead elsewhere.
fn finish(game: &mut Game, won: bool, rng: &mut Xoshiro256PlusPlus) -> Option<()> {
    while state(game).declared().is_some() {
        match game.question() {
            Question::Acknowledge { won: so } if so != won => return None,
            Question::Acknowledge { .. } | Question::Report => {
                game.push(Decision::Result { won }).expect("it is what is so");
            }
            Question::Contest(_) => {
                let board = game.board().actions();
                game.push(board[rng.random_range(0..board.len())]).expect("it is offered");
            }
            question => panic!("{question:?}"),
        }
    }
    Some(())
}

#[test]
fn every_contest_is_won_and_lost_in_both_ways() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for contests in WAYS {
        for contest in contested() {
            for (won, expected) in [(true, JUMPED), (false, FORFEITED)] {
                let mut game = (0..200)
                    .find_map(|seed| {
                        let mut game = declared(contest, contests, seed);
                        finish(&mut game, won, &mut rng).map(|()| game)
                    })
                    .unwrap_or_else(|| panic!("{contests:?} {contest} {won}"));
                assert_eq!(game.position().to_string(), expected, "{contests:?} {contest}");
                let text = game.open().text();
                let result = if won { "won" } else { "lost" };
                let answer = if contests == Contests::Always { "" } else { ";challenge" };
                assert_eq!(text, format!("Z:e3-e5{answer};{result}"));
                let reloaded = Game::replay(game.start().clone(), [], &game.open().full_text());
                assert_eq!(reloaded.as_ref(), Ok(&game), "{contests:?} {contest}");
                while game.pop().is_some() {}
                let seed = state(&game).settings().seed;
                assert_eq!(game, Game::new(start(contest, contests, seed)));
            }
        }
    }
}

#[test]
fn where_every_use_is_contested_nobody_accepts_or_challenges() {
    for contest in contested() {
        let game = declared(contest, Contests::Always, 1);
        for word in [Decision::Accept, Decision::Challenge] {
            assert!(!game.legal().contains(&word), "{contest}");
            let refused = game.clone().push(word);
            let reason = DecideError::from(TurnError::Illegal(Illegal::NothingDeclared));
            assert_eq!(refused, Err(reason), "{contest}");
        }
        assert_eq!(game.decider(), Color::White, "{contest}: the user goes on");
        assert_eq!(game.position().to_string(), JUMP, "{contest}: the use waits");
        assert_eq!(game.end(), None);
        assert_eq!(Color::ALL.map(|color| state(&game).challenges(color)), [0, 0]);
        assert_eq!(state(&game).challenges_left(Color::Black), None, "there is no limit");
    }
}

#[test]
fn only_linked_kinds_are_contested() {
    for contest in Contest::ALL {
        let mut game = Game::new(start(contest, Contests::Always, 1));
        game.push_text("b2").expect("a push is no use");
        assert_eq!(state(&game).stage(), &Stage::Main);
        game.pop();
        game.push_text("Z:e3-e5").expect("a use");
        assert_eq!(state(&game).declared().is_some(), contest != Contest::Free, "{contest}");
    }
}

#[test]
fn a_tamsk_that_has_to_be_won_is_pushed_or_counts_as_discarded() {
    let extra = "gipf+ basic 4/5/6/3(PT)3/6/5/4 w 9/9 -- -/- extra2";
    for (word, expected) in [
        ("won", "gipf+ basic 1T2/5/6/3P3/6/5/4 b 9/9 -- -/- push"),
        ("lost", "gipf+ basic 4/5/6/3P3/6/5/4 b 9/9 -- -/- push"),
    ] {
        let links = "T:agreed".parse().expect("links");
        let settings = Settings { contests: Contests::Always, ..Settings::from_links(links) };
        let mut state = State::new(extra.parse().expect("a position"), settings);
        for text in ["T:b3", word, word] {
            state.play_text(text).expect("it is allowed");
        }
        assert_eq!(state.main().to_string(), expected);
        // Nobody has to win what he gives up.
        let mut state = State::new(extra.parse().expect("a position"), settings);
        state.play_text("T:discard").expect("it is allowed");
        assert_eq!(state.stage(), &Stage::Main);
    }
}

#[test]
fn a_drawn_contest_counts_for_the_user_in_both_ways() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    for contests in WAYS {
        // Each builds a row on an empty column and takes it back: eight turns later everything is as before.
        let mut game = declared(Contest::GipfBasic, contests, 1);
        let round = "c2;g2;c1-c3;g1-g3;c1-c4;g1-g4;c1-c5;xc2,c3,c4,c5;g1-g5;xg2,g3,g4,g5";
        game.push_text(round).expect("a round");
        game.push_text(round).expect("another");
        assert_eq!(game.question(), Question::Acknowledge { won: true });
        // Nobody makes a row until the pool is empty.
        let mut game = declared(Contest::Yinsh, contests, 1);
        while matches!(game.question(), Question::Contest(_)) {
            let board = game.board();
            let quiet: Vec<_> =
                board.actions().into_iter().filter(|&one| board.hint(one).is_quiet()).collect();
            game.push(quiet[rng.random_range(0..quiet.len())]).expect("it is offered");
        }
        assert_eq!(game.question(), Question::Acknowledge { won: true });
        game.push(Decision::Result { won: true }).expect("a draw is enough");
        assert_eq!(game.position().to_string(), JUMPED);
    }
}

#[test]
fn whoever_has_lost_may_use_another_and_has_to_win_that_too() {
    let two = "gipf+ basic 4/5/6/P(PZ)p1p(PZ)P/6/5/4 w 9/9 -- -/- push";
    let links = "Z:agreed".parse().expect("links");
    let settings = Settings { contests: Contests::Always, ..Settings::from_links(links) };
    let mut game = Game::new(State::new(two.parse().expect("a position"), settings));
    game.push_text("Z:e3-e5;lost;lost;Z:e7-e5").expect("another use");
    assert_eq!(game.question(), Question::Report);
    game.push_text("won;won").expect("it is won");
    game.commit().expect("the turn is complete");
    assert_eq!(game.turn_text(0).as_deref(), Some("Z:e3-e5;lost;Z:e7-e5;won"));
    game.take_back();
    assert_eq!(game.position().to_string(), two);
}
