//! Linked games: what the computer declares, challenges and accepts, by expected value.
//!
//! A use that is contested is worth what it brings with the odds of its contest, and what is left without it with the odds
//! against; one that may be challenged, no more than that. Dice and coins have exact odds; a game that has not begun, and what
//! players do away from the program, is even.

use gipfel_rules::gipf_plus::{Action as MainAction, Position as Main, Potential, Stack};
use gipfel_rules::linked::{Action, Contest, Contests, Declared, Stage, State};
use gipfel_rules::{AnyAction, AnyPosition, Color, Key, Outcome, Position as _};

use crate::control::{Control, Limits};
use crate::{AnyEngine, Level, Score};

/// A challenge that promises less than this is not worth the interruption.
const LEAST_GAIN: f64 = 0.01;
/// What the last of few challenges has to promise, if the opponent can still use many potentials.
const DEAREST: f64 = 0.08;

impl AnyEngine {
    /// The next decisions of whoever is asked in a linked game, as a level makes them: a turn of the main game up to a
    /// declaration, the answer to one, a turn of a contest, the acknowledgement of its result. `history` are the keys of the
    /// main game. None if the game is over, or if only people can answer.
    pub fn decide(
        &mut self,
        state: &State,
        history: &[Key],
        level: Level,
        seed: u64,
        control: &dyn Control,
    ) -> Vec<Action> {
        let mut mind = Mind { engine: self.levels(), level, seed, control };
        match state.stage() {
            Stage::Main => mind.main_turn(state, history),
            Stage::Declared(declared) => {
                let challenges = mind.is_worth_challenging(state, *declared);
                vec![if challenges { Action::Challenge } else { Action::Accept }]
            }
            Stage::Rolled(_, roll) => vec![Action::Result { won: roll.user_wins() }],
            Stage::Agreed { report, .. } => {
                report.map(|won| Action::Result { won }).into_iter().collect()
            }
            Stage::Contest(_, game) => match game.user_wins() {
                Some(won) => vec![Action::Result { won }],
                None => mind.turn(game.position(), game.history()).map(Action::Contest).collect(),
            },
        }
    }
}

/// An engine at a level.
struct Mind<'a> {
    engine: &'a mut AnyEngine,
    level: Level,
    seed: u64,
    control: &'a dyn Control,
}

impl Mind<'_> {
    fn turn(
        &mut self,
        position: &AnyPosition,
        history: &[Key],
    ) -> impl Iterator<Item = AnyAction> + use<> {
        let character = self.level.character(position.game());
        let found = self.engine.play_itself(position, history, character, self.seed, self.control);
        found.map(|report| report.turn).unwrap_or_default().into_iter()
    }

    /// A turn of the main game up to its first declaration. One that is not worth its risk is left out for another turn.
    fn main_turn(&mut self, state: &State, history: &[Key]) -> Vec<Action> {
        let chosen = self.main_actions(state, history);
        let (mut decisions, state, declared) = until_declaration(state, &chosen);
        let Some(declared) = declared else { return decisions };
        // The search takes every use for granted, so that one that waits looks safer than one that is declared. All that is
        // compared here is evaluated without uses that may be contested.
        let links = state.settings().links;
        let linked = |kind: &Potential| links.get(*kind) != Contest::Free;
        self.withhold(declared.user, Potential::ALL.into_iter().filter(linked).collect());
        let risky = self.expected(&state, declared);
        let other = self.without_risk(&state, history, declared.user);
        self.withhold(declared.user, Vec::new());
        match other {
            Some((other, expected)) if expected > risky => decisions.extend(other),
            _ => decisions.push(Action::Main(declared.action)),
        }
        decisions
    }

    /// A turn that declares nothing, and what may be expected from it.
    fn without_risk(
        &mut self,
        state: &State,
        history: &[Key],
        user: Color,
    ) -> Option<(Vec<Action>, f64)> {
        let actions = self.main_actions(state, history);
        let (decisions, after, declared) = until_declaration(state, &actions);
        if declared.is_some() || decisions.is_empty() {
            return None;
        }
        Some((decisions, self.expectation(after.main(), user)))
    }

    fn main_actions(&mut self, state: &State, history: &[Key]) -> Vec<MainAction> {
        let position = AnyPosition::from(*state.main());
        self.turn(&position, history).filter_map(|action| action.try_into().ok()).collect()
    }

    /// Kinds that a side makes no use of in what is searched from now on.
    fn withhold(&mut self, side: Color, kinds: Vec<Potential>) {
        self.engine.clear();
        self.engine.withhold(side, kinds);
    }

    /// What the user may expect from a declaration: of its contest, or if the opponent answers as is best for him.
    fn expected(&mut self, state: &State, declared: Declared) -> f64 {
        let [used, lost] = self.outcomes(state, declared);
        let odds = odds(state.settings().links.get(declared.kind));
        let contested = odds * used + (1.0 - odds) * lost;
        match state.settings().contests {
            Contests::Always => contested,
            Contests::Challenged { .. } => used.min(contested),
        }
    }

    /// What the user may expect if the use goes ahead, and if it is lost.
    fn outcomes(&mut self, state: &State, declared: Declared) -> [f64; 2] {
        [true, false].map(|won| self.expectation(&state.resolved(declared, won), declared.user))
    }

    fn is_worth_challenging(&mut self, state: &State, declared: Declared) -> bool {
        let [used, lost] = self.outcomes(state, declared);
        let odds = odds(state.settings().links.get(declared.kind));
        let gain = (1.0 - odds) * (used - lost);
        gain > price(state, declared)
    }

    /// The share of a point that a side may expect from a position of the main game.
    fn expectation(&mut self, position: &Main, side: Color) -> f64 {
        let position = AnyPosition::from(*position);
        if let Some(outcome) = position.outcome() {
            return match outcome {
                Outcome::Win(winner) => f64::from(winner == side),
                Outcome::Draw => 0.5,
            };
        }
        let limits = Limits::nodes(self.level.nodes(position.game()));
        let found = self.engine.search(&position, &[], &limits, self.control, &mut |_| {});
        let score = found.and_then(|report| report.info.lines.first().map(|line| line.score));
        let expected = score.map_or(0.5, Score::expectation);
        if position.side() == side { expected } else { 1.0 - expected }
    }
}

/// The user's chance to win a contest. A game at its start is even: what a search of it says swings with every ply.
fn odds(contest: Contest) -> f64 {
    contest.odds().map_or(0.5, |(wins, cases)| f64::from(wins) / f64::from(cases))
}

/// The decisions of a turn in front of its first declaration, the state there, and that declaration.
fn until_declaration(
    state: &State,
    actions: &[MainAction],
) -> (Vec<Action>, State, Option<Declared>) {
    let mut state = state.clone();
    let mut decisions = Vec::new();
    for &action in actions {
        if let Some(declared) = state.declaration(action) {
            return (decisions, state, Some(declared));
        }
        state.advance(Action::Main(action)).expect("the engine plays what the rules allow");
        decisions.push(Action::Main(action));
    }
    (decisions, state, None)
}

/// What a challenge has to promise. Where they are limited, those for which something better may come are dearer.
fn price(state: &State, declared: Declared) -> f64 {
    let Some(left) = state.challenges_left(declared.user.other()) else { return LEAST_GAIN };
    let links = state.settings().links;
    let main = state.main();
    let loaded = main.loaded_spots(declared.user);
    let on_board = loaded.iter().filter_map(|spot| main.stack(spot).and_then(Stack::load));
    let risky = |kind: Potential| links.get(kind) != Contest::Free;
    let in_stock = |kind: Potential| usize::from(main.stock(declared.user).count(kind));
    let uses = on_board.filter(|&kind| risky(kind)).count()
        + Potential::ALL.into_iter().filter(|&kind| risky(kind)).map(in_stock).sum::<usize>();
    let scarce = 1.0 - f64::from(left) / uses.max(1) as f64;
    LEAST_GAIN + DEAREST * scarce.max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NoControl, Options};
    use gipfel_rules::linked::{Links, Settings, Turn};

    fn state_with(text: &str, links: &str, contests: Contests) -> State {
        let links: Links = links.parse().expect("links");
        let settings = Settings { links, contests, seed: 3 };
        State::new(text.parse().expect("a position"), settings)
    }

    fn state(text: &str, links: &str, limit: Option<u8>) -> State {
        state_with(text, links, Contests::Challenged { limit })
    }

    fn decide(state: &State, level: u8) -> Vec<Action> {
        let mut engine = AnyEngine::new(Options { hash: 1, ..Options::default() });
        engine.decide(state, &[], Level::new(level).expect("a level"), 1, &NoControl)
    }

    /// The U beside Black's only GIPF-piece wins at once; otherwise White has not much left.
    const U_WINS: &str = "gipf+ standard G3/5/2p3/2p(PU)g2/2p1p1/5/4 w 5/9 -- -/- push";
    /// The Y can run to and fro; nothing depends on it.
    const IDLE_Y: &str = "gipf+ basic p2P/5/6/(PY)5p/6/5/p2P w 12/12 *- T2Z2D2Y2U2/- push";

    fn declared(text: &str, links: &str, limit: Option<u8>, letter: &str) -> State {
        declare(state(text, links, limit), letter)
    }

    fn declare(mut state: State, letter: &str) -> State {
        let uses = |action: &Action| state.action_text(*action).starts_with(letter);
        let action = state.actions().into_iter().find(uses).expect("a use");
        state.advance(action).expect("it is allowed");
        state
    }

    #[test]
    fn a_use_that_wins_is_declared_and_challenged() {
        for links in ["U:die", "U:coin", "U:yinsh-blitz", "U:agreed"] {
            for level in [1, 5, 9] {
                let start = state(U_WINS, links, None);
                let decisions = decide(&start, level);
                let text = start.action_text(decisions[0]);
                // Lower levels now and then like to win a turn later.
                assert!(level < 9 || text == "U:e5-e6", "{links} {level}: {text}");
                let state = declared(U_WINS, links, Some(1), "U:");
                assert_eq!(decide(&state, level), [Action::Challenge], "{links} {level}");
            }
        }
    }

    #[test]
    fn the_only_challenge_is_kept_for_something_better() {
        let links = "T:die,Z:die,D:die,Y:die,U:die";
        let state = declared(IDLE_Y, links, Some(1), "Y:");
        assert_eq!(decide(&state, 5), [Action::Accept]);
    }

    #[test]
    fn what_chance_and_people_say_is_acknowledged() {
        let mut state = declared(U_WINS, "U:coin", None, "U:");
        state.advance(Action::Challenge).expect("it is allowed");
        let Stage::Rolled(_, roll) = *state.stage() else { panic!("a coin is tossed") };
        assert_eq!(decide(&state, 1), [Action::Result { won: roll.user_wins() }]);
        let mut state = declared(U_WINS, "U:agreed", None, "U:");
        state.advance(Action::Challenge).expect("it is allowed");
        assert!(decide(&state, 1).is_empty(), "only people know who has won");
        state.advance(Action::Result { won: false }).expect("it is reported");
        assert_eq!(decide(&state, 1), [Action::Result { won: false }]);
    }

    #[test]
    fn where_every_use_is_contested_the_odds_decide_what_is_declared() {
        for links in ["U:die", "U:coin", "U:dvonn", "U:tzaar", "U:zertz", "U:punct", "U:agreed"] {
            let start = state_with(U_WINS, links, Contests::Always);
            let decisions = decide(&start, 9);
            assert_eq!(start.action_text(decisions[0]), "U:e5-e6", "{links}: it wins at once");
        }
        // Nothing depends on the Y; to risk it for nothing would be a gift.
        let idle = state_with(IDLE_Y, "Y:coin", Contests::Always);
        let mut after = idle.clone();
        for decision in decide(&idle, 6) {
            after.advance(decision).expect("it is allowed");
        }
        assert_eq!(after.declared(), None);
    }

    #[test]
    fn only_dice_favour_somebody() {
        for contest in Contest::ALL {
            let even = (odds(contest) - 0.5).abs() < 1e-9;
            assert_eq!(even, contest != Contest::Die, "{contest}");
        }
    }

    /// In both ways and in every contest the computer answers whatever it is asked, and what it says is allowed.
    #[test]
    fn contests_of_every_kind_are_gone_through_in_both_ways() {
        for contests in [Contests::Always, Contests::default()] {
            for contest in Contest::ALL.into_iter().filter(|contest| *contest != Contest::Free) {
                let start = state_with(U_WINS, &format!("U:{contest}"), contests);
                let mut state = declare(start, "U:");
                if contests != Contests::Always {
                    assert_eq!(decide(&state, 1), [Action::Challenge], "{contest}");
                    state.advance(Action::Challenge).expect("it is allowed");
                }
                let mut engine = AnyEngine::new(Options { hash: 1, ..Options::default() });
                let mut asked = 0;
                while state.declared().is_some() {
                    let decisions = engine.decide(&state, &[], Level::MIN, asked, &NoControl);
                    let reports = contest == Contest::Agreed && decisions.is_empty();
                    if reports {
                        // Only people know who has won; the computer believes it.
                        state.advance(Action::Result { won: true }).expect("it is reported");
                    }
                    assert!(reports || !decisions.is_empty(), "{contest}");
                    for decision in decisions {
                        state
                            .advance(decision)
                            .unwrap_or_else(|error| panic!("{contest}: {error}"));
                    }
                    asked += 1;
                }
                assert!(asked > 0);
            }
        }
    }

    #[test]
    fn linked_games_are_played_to_their_end_at_every_level() {
        let start = "gipf+ basic p2P/5/6/P5p/6/5/p2P w 9/9 ** T1Z2D1Y1/T1Z1D2U1 push";
        let twice = Contests::Challenged { limit: Some(2) };
        for (level, links, contests) in [
            (1, "T:coin,Z:die,D:coin,Y:die,U:die", twice),
            (3, "Z:yinsh-blitz,D:gipf-basic", twice),
            (6, "Z:die", twice),
            (1, "T:coin,Z:die,D:dvonn,Y:yinsh,U:die", Contests::Always),
            (3, "T:die,Z:coin,D:dvonn", Contests::Always),
        ] {
            let mut state = state_with(start, links, contests);
            let mut engine = AnyEngine::new(Options { hash: 1, ..Options::default() });
            let level = Level::new(level).expect("a level");
            let mut turns = 0;
            while state.outcome().is_none() && turns < 300 {
                let mut turn = Turn::new(state);
                while !turn.is_complete() {
                    let decisions = engine.decide(turn.state(), &[], level, turns, &NoControl);
                    assert!(!decisions.is_empty(), "{:?}", turn.state());
                    for decision in decisions {
                        turn.push(decision).expect("what is decided is allowed");
                    }
                }
                state = turn.state().clone();
                turns += 1;
            }
            assert!(turns > 10);
        }
    }
}
