//! Plain Monte Carlo tree search: the textbook opponent.

use std::time::{Duration, Instant};

use gipfel_engine::{Clock, EngineGame, Limits};
use gipfel_rules::{ActionList, Color, Game, Outcome, Position, Stage, each_position};

use crate::chance::Chance;
use crate::{Player, PlayerError, Thought};

/// How much a Monte Carlo player may do, and how it weighs trying against using.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MctsSettings {
    /// The time for a turn.
    pub time: Option<Duration>,
    /// The number of playouts for a turn.
    pub playouts: Option<u64>,
    /// The factor of the exploring term of UCB1.
    pub exploration: f32,
}

impl MctsSettings {
    /// The time for a turn when nothing else is said.
    pub const DEFAULT_TIME: Duration = Duration::from_millis(100);
    /// The exploration that did best against the other built-in players.
    pub const DEFAULT_EXPLORATION: f32 = 1.0;
}

impl Default for MctsSettings {
    fn default() -> MctsSettings {
        MctsSettings { time: None, playouts: None, exploration: Self::DEFAULT_EXPLORATION }
    }
}

/// UCT without any knowledge of the game: UCB1 in a tree of actions, uniformly random playouts to the end of the game, and
/// the most visited action is played. A playout that takes too long is evaluated by its [material](EngineGame::material). The tree is not kept
/// between turns.
#[derive(Clone, Debug)]
pub struct Mcts {
    settings: MctsSettings,
    chance: Chance,
}

impl Mcts {
    /// A player who waits for a game.
    pub fn new(settings: MctsSettings) -> Mcts {
        Mcts { settings, chance: Chance::new(0) }
    }

    fn turn<P: EngineGame>(&mut self, position: &P, clock: Option<Clock>) -> (Vec<P::Action>, u64) {
        let budget = Budget::new(&self.settings, clock);
        let mut tree = Tree::new(position.clone(), self.settings.exploration);
        let mut turn = Vec::new();
        let mut playouts = 0;
        let mut main_played = position.stage() == Stage::After;
        loop {
            // The first real choice gets the whole budget; what is left over of its tree decides the rest of the turn.
            if tree.has_choice() && tree.visits() < FEW_VISITS {
                let spent = if playouts == 0 { budget } else { budget.for_the_rest() };
                playouts += tree.grow(&spent, &mut self.chance);
            }
            main_played |= tree.root.stage() == Stage::Main;
            turn.push(tree.descend());
            let over = tree.root.outcome().is_some();
            if over || (main_played && tree.root.stage() != Stage::After) {
                return (turn, playouts);
            }
        }
    }
}

impl Player for Mcts {
    fn new_game(&mut self, seed: u64) -> Result<(), PlayerError> {
        self.chance = Chance::new(seed);
        Ok(())
    }

    fn choose(&mut self, game: &Game, clocks: Option<[Clock; 2]>) -> Result<Thought, PlayerError> {
        let clock = clocks.map(|clocks| clocks[game.side().index()]);
        let (turn, playouts) = each_position!(game.position(), position => {
            let (turn, playouts) = self.turn(position, clock);
            (turn.into_iter().map(Into::into).collect(), playouts)
        });
        Ok(Thought { turn, score: None, depth: None, nodes: Some(playouts) })
    }

    fn turn_time(&self) -> Option<Duration> {
        match self.settings {
            MctsSettings { time: None, playouts: None, .. } => Some(MctsSettings::DEFAULT_TIME),
            MctsSettings { time, .. } => time,
        }
    }
}

/// A node with fewer visits says too little about the rest of a turn.
const FEW_VISITS: u32 = 200;
/// A playout is not longer than so many actions.
const LONGEST_PLAYOUT: u32 = 600;
/// A tree does not grow beyond so many nodes (about 100 MB).
const LARGEST_TREE: usize = 4_000_000;
/// The clock is looked at once in so many playouts.
const PLAYOUTS_PER_LOOK: u64 = 8;

/// When to stop.
#[derive(Clone, Copy, Debug)]
struct Budget {
    deadline: Option<Instant>,
    time: Duration,
    playouts: u64,
}

impl Budget {
    fn new(settings: &MctsSettings, clock: Option<Clock>) -> Budget {
        let time = match (settings.time, settings.playouts, clock) {
            (None, None, Some(_)) => Limits { clock, ..Limits::default() }.cut_off(),
            (None, None, None) => Some(MctsSettings::DEFAULT_TIME),
            (time, ..) => time,
        };
        Budget {
            deadline: time.map(|time| Instant::now() + time),
            time: time.unwrap_or_default(),
            playouts: settings.playouts.unwrap_or(u64::MAX),
        }
    }

    /// A small addition for a decision that the tree says nothing about.
    fn for_the_rest(&self) -> Budget {
        Budget {
            deadline: self.deadline.map(|_| Instant::now() + self.time / 20),
            time: self.time,
            playouts: (self.playouts / 20).max(1),
        }
    }

    fn is_spent(&self, playouts: u64) -> bool {
        playouts >= self.playouts
            || (playouts.is_multiple_of(PLAYOUTS_PER_LOOK)
                && self.deadline.is_some_and(|deadline| Instant::now() >= deadline))
    }
}

/// A position that an action leads to.
#[derive(Clone, Copy, Debug)]
struct Node<A> {
    action: A,
    /// Who played the action.
    mover: Color,
    first_child: u32,
    children: u16,
    /// The first so many children have been visited.
    tried: u16,
    visits: u32,
    /// The points that playouts through here gave to the mover.
    points: f32,
}

#[derive(Debug)]
struct Tree<P: Position> {
    root: P,
    /// The place of the root among the nodes.
    top: usize,
    nodes: Vec<Node<P::Action>>,
    exploration: f32,
    path: Vec<usize>,
    actions: Box<ActionList<P::Action>>,
}

impl<P: EngineGame> Tree<P> {
    fn new(root: P, exploration: f32) -> Tree<P> {
        let any = root.actions()[0];
        let mut tree = Tree {
            top: 0,
            nodes: vec![node(any, root.side().other())],
            exploration,
            path: Vec::new(),
            actions: Box::default(),
            root,
        };
        let root = tree.root.clone();
        tree.expand(0, &root);
        tree
    }

    fn visits(&self) -> u32 {
        self.nodes[self.top].visits
    }

    fn has_choice(&self) -> bool {
        self.nodes[self.top].children != 1
    }

    /// Runs playouts until the budget is spent, at least one for each action; returns their number.
    fn grow(&mut self, budget: &Budget, chance: &mut Chance) -> u64 {
        let mut playouts = 0;
        while !budget.is_spent(playouts) || self.is_unknown() {
            let mut position = self.root.clone();
            let winner = self
                .select(&mut position, chance)
                .unwrap_or_else(|| playout(&mut position, chance, &mut self.actions));
            self.learn(winner);
            playouts += 1;
        }
        playouts
    }

    /// Whether some action of the root has not been tried at all.
    fn is_unknown(&self) -> bool {
        let top = &self.nodes[self.top];
        top.tried < top.children
    }

    /// Goes down the tree to a new node. The result, if the game ends on the way.
    fn select(&mut self, position: &mut P, chance: &mut Chance) -> Option<Outcome> {
        self.path.clear();
        let mut at = self.top;
        self.path.push(at);
        loop {
            if let Some(outcome) = position.outcome() {
                return Some(outcome);
            }
            if self.nodes[at].children == 0 {
                if self.nodes[at].visits == 0 && at != self.top || self.nodes.len() >= LARGEST_TREE
                {
                    return None;
                }
                self.expand(at, position);
            }
            at = self.child(at, chance);
            position.play_unchecked(self.nodes[at].action);
            self.path.push(at);
        }
    }

    fn expand(&mut self, at: usize, position: &P) {
        self.actions.clear();
        position.actions_into(&mut self.actions);
        self.nodes[at].first_child = self.nodes.len() as u32;
        self.nodes[at].children = self.actions.len() as u16;
        let mover = position.side();
        self.nodes.extend(self.actions.iter().map(|&action| node(action, mover)));
    }

    /// A child that was not tried, any of them; otherwise the best by UCB1.
    fn child(&mut self, at: usize, chance: &mut Chance) -> usize {
        let Node { first_child, children, tried, visits, .. } = self.nodes[at];
        let first = first_child as usize;
        if tried < children {
            let place = first + usize::from(tried);
            let other = place + chance.below(usize::from(children - tried));
            self.nodes.swap(place, other);
            self.nodes[at].tried += 1;
            return place;
        }
        let factor = self.exploration * self.exploration * (visits as f32).ln();
        let mut best = (first, f32::NEG_INFINITY);
        for place in first..first + usize::from(children) {
            let Node { visits, points, .. } = self.nodes[place];
            let share = 1.0 / visits as f32;
            let bound = points * share + (factor * share).sqrt();
            if bound > best.1 {
                best = (place, bound);
            }
        }
        best.0
    }

    fn learn(&mut self, outcome: Outcome) {
        for &place in &self.path {
            let node = &mut self.nodes[place];
            node.visits += 1;
            node.points += match outcome {
                Outcome::Win(winner) if winner == node.mover => 1.0,
                Outcome::Win(_) => 0.0,
                Outcome::Draw => 0.5,
            };
        }
    }

    /// Plays the most visited action, the better one of equals, and makes its node the root.
    fn descend(&mut self) -> P::Action {
        let Node { first_child, children, .. } = self.nodes[self.top];
        let first = first_child as usize;
        let best = (first..first + usize::from(children))
            .max_by(|&a, &b| {
                let (a, b) = (&self.nodes[a], &self.nodes[b]);
                a.visits.cmp(&b.visits).then(a.points.total_cmp(&b.points))
            })
            .expect("a game that is not over has an action");
        let action = self.nodes[best].action;
        self.root.play_unchecked(action);
        self.top = best;
        if self.nodes[best].children == 0 && self.root.outcome().is_none() {
            let root = self.root.clone();
            self.expand(best, &root);
        }
        action
    }
}

fn node<A>(action: A, mover: Color) -> Node<A> {
    Node { action, mover, first_child: 0, children: 0, tried: 0, visits: 0, points: 0.0 }
}

/// Plays at random to the end of the game.
fn playout<P: EngineGame>(
    position: &mut P,
    chance: &mut Chance,
    actions: &mut ActionList<P::Action>,
) -> Outcome {
    for _ in 0..LONGEST_PLAYOUT {
        if let Some(outcome) = position.outcome() {
            return outcome;
        }
        actions.clear();
        position.actions_into(actions);
        let action = actions[chance.below(actions.len())];
        position.play_unchecked(action);
    }
    position.outcome().unwrap_or(match position.material() {
        0 => Outcome::Draw,
        more if more > 0 => Outcome::Win(Color::White),
        _ => Outcome::Win(Color::Black),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(text: &str, playouts: u64) -> String {
        let game = Game::new(text.parse::<gipfel_rules::AnyPosition>().expect("a position"));
        let mut player =
            Mcts::new(MctsSettings { playouts: Some(playouts), ..MctsSettings::default() });
        player.new_game(5).expect("a game begins");
        let thought = player.choose(&game, None).expect("a turn");
        gipfel_rules::turn_text(game.position(), &thought.turn)
    }

    #[test]
    fn finds_a_win_in_one_turn() {
        // The row takes Black's last GIPF-piece.
        let text = "gipf standard 4/5/6/PPPg3/6/G4/4 w 5/5 -- push";
        assert_eq!(chosen(text, 3_000), "e1-e6;xe2,e3,e4,e5,Ge6*");
    }

    #[test]
    fn completes_a_row_of_yinsh() {
        let text = "yinsh blitz RR2/4r2/5r2/9/1MMMMR4/9/1R8/1r2R4/8/4r2/3r w 0/0 0/0 move";
        let turn = chosen(text, 4_000);
        assert!(turn.contains(';'), "{turn} takes a row");
    }

    #[test]
    fn repeats_itself_with_a_playout_limit() {
        let text = "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push";
        assert_eq!(chosen(text, 500), chosen(text, 500));
    }
}
