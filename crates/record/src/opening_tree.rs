//! What is played from the first positions of a game, how often, and how that ends.
//!
//! Positions that are images of each other are one: each is kept as the one of its images whose text comes first, and what is
//! played from it as the turn does there.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use gipfel_rules::{
    AnyAction, AnyPosition, Color, Outcome, Position as _, Symmetric as _, Symmetry, parse_turn,
    turn_text,
};
use thiserror::Error;

/// How games ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How many games.
    pub games: u32,
    /// How many of them White won.
    pub won: u32,
    /// How many of them nobody won.
    pub drawn: u32,
}

impl Tally {
    /// How many of them Black won.
    pub const fn lost(self) -> u32 {
        self.games.saturating_sub(self.won).saturating_sub(self.drawn)
    }

    fn count(&mut self, outcome: Outcome) {
        self.games += 1;
        match outcome {
            Outcome::Win(Color::White) => self.won += 1,
            Outcome::Win(Color::Black) => {}
            Outcome::Draw => self.drawn += 1,
        }
    }
}

/// A turn that was played from a position, and how the games ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The turn as text.
    pub turn: String,
    /// The games.
    pub tally: Tally,
}

/// What was played from each position of the openings.
#[derive(Clone, PartialEq, Debug)]
pub struct OpeningTree {
    start: AnyPosition,
    /// By the text of the first image of a position.
    branches: BTreeMap<String, Vec<Played>>,
}

/// Why a text is no tree of openings.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {fault}")]
pub struct OpeningTreeError {
    /// The number of the line.
    pub line: usize,
    /// What is wrong with it.
    pub fault: &'static str,
}

impl OpeningTree {
    /// A tree without games.
    pub fn new(start: AnyPosition) -> OpeningTree {
        OpeningTree { start, branches: BTreeMap::new() }
    }

    /// Where its games begin.
    pub fn start(&self) -> &AnyPosition {
        &self.start
    }

    /// How many different positions something was played from.
    pub fn len(&self) -> usize {
        self.branches.len()
    }

    /// Whether it holds no game.
    pub fn is_empty(&self) -> bool {
        self.branches.is_empty()
    }

    /// Adds the first turns of a game that began at the start; none of it where a turn is not legal.
    pub fn add(&mut self, turns: &[Vec<AnyAction>], outcome: Outcome) -> bool {
        let mut position = self.start.clone();
        let mut played = Vec::with_capacity(turns.len());
        for turn in turns {
            let mut next = position.clone();
            if turn.iter().any(|&action| next.play(action).is_err()) {
                return false;
            }
            let image = Image::first(&position);
            let seen = image.turn(turn);
            played.push((image.text, seen));
            position = next;
        }
        for (position, turn) in played {
            let branches = self.branches.entry(position).or_default();
            let place = branches.iter().position(|known| known.turn == turn).unwrap_or_else(|| {
                branches.push(Played { turn, tally: Tally::default() });
                branches.len() - 1
            });
            branches[place].tally.count(outcome);
        }
        true
    }

    /// What was played from a position, the most frequent first. Of turns that are images of each other there is one.
    pub fn played(&self, position: &AnyPosition) -> Vec<Played> {
        let image = Image::first(position);
        let known = self.branches.get(&image.text).map_or(&[][..], Vec::as_slice);
        let mut turns: Vec<Played> = known
            .iter()
            .filter_map(|known| Some(Played { turn: image.turn_back(&known.turn)?, ..*known }))
            .collect();
        sort(&mut turns);
        turns
    }

    /// The tree as text, without turns that were played in fewer games than `least`. A line is a turn with how many games it was
    /// played in, how many White won and how many were drawn; what is played next stands below it, one space further in. What
    /// is played from a position is told where it is met first.
    pub fn text(&self, least: u32) -> String {
        let mut text = format!("{}\n", self.start);
        let mut told = BTreeSet::new();
        self.write(&self.start, least, &mut told, 0, &mut text);
        text
    }

    fn write(
        &self,
        position: &AnyPosition,
        least: u32,
        told: &mut BTreeSet<String>,
        depth: usize,
        text: &mut String,
    ) {
        let image = Image::first(position);
        let Some(branches) = self.branches.get(&image.text) else { return };
        if !told.insert(image.text) {
            return;
        }
        let mut branches = branches.clone();
        sort(&mut branches);
        for Played { turn, tally } in branches {
            if tally.games < least {
                break;
            }
            let Tally { games, won, drawn } = tally;
            let drawn = if drawn > 0 { format!(" {drawn}") } else { String::new() };
            writeln!(text, "{:depth$}{turn} {games} {won}{drawn}", "")
                .expect("writing to a string cannot fail");
            if let Some(next) = after(&image.position, &turn) {
                self.write(&next, least, told, depth + 1, text);
            }
        }
    }

    /// Reads a text to its end.
    pub fn read(text: &str) -> Result<OpeningTree, OpeningTreeError> {
        let mut reader = OpeningReader::new(text.to_owned())?;
        while !reader.read(usize::MAX)? {}
        Ok(reader.tree)
    }
}

/// Reads a tree of openings some lines at a time: a page has other things to do meanwhile.
#[derive(Clone, Debug)]
pub struct OpeningReader {
    text: String,
    /// How many bytes and lines have been read.
    at: usize,
    line: usize,
    tree: OpeningTree,
    /// The first images of the positions that lead to the last line.
    path: Vec<AnyPosition>,
}

impl OpeningReader {
    /// A reader that has read where the games begin. Lines at the top with `#` in front are for people.
    pub fn new(text: String) -> Result<OpeningReader, OpeningTreeError> {
        let mut at = 0;
        for (line, content) in (1..).zip(text.split_inclusive('\n')) {
            at += content.len();
            if content.starts_with('#') {
                continue;
            }
            let fault = |_| OpeningTreeError { line, fault: "this is no position" };
            let start: AnyPosition = content.trim().parse().map_err(fault)?;
            let path = vec![Image::first(&start).position];
            return Ok(OpeningReader { text, at, line, tree: OpeningTree::new(start), path });
        }
        Err(OpeningTreeError { line: 1, fault: "there is no position" })
    }

    /// What has been read so far.
    pub fn tree(&self) -> &OpeningTree {
        &self.tree
    }

    /// Reads at most so many lines; true if nothing is left.
    pub fn read(&mut self, lines: usize) -> Result<bool, OpeningTreeError> {
        let text = std::mem::take(&mut self.text);
        let read = self.read_from(&text, lines);
        self.text = text;
        read
    }

    fn read_from(&mut self, text: &str, lines: usize) -> Result<bool, OpeningTreeError> {
        for content in text[self.at..].split_inclusive('\n').take(lines) {
            self.line += 1;
            self.at += content.len();
            self.take(content).map_err(|fault| OpeningTreeError { line: self.line, fault })?;
        }
        Ok(self.at == text.len())
    }

    fn take(&mut self, line: &str) -> Result<(), &'static str> {
        let content = line.trim_start_matches(' ');
        let depth = line.len() - content.len();
        let mut words = content.split_whitespace();
        let turn = words.next().ok_or("there is no turn")?;
        let mut numbers = [0u32; 3];
        for (place, word) in words.enumerate() {
            let number = numbers.get_mut(place).ok_or("there are too many numbers")?;
            *number = word.parse().map_err(|_| "this is no number")?;
        }
        let [games, won, drawn] = numbers;
        if won.saturating_add(drawn) > games || games == 0 {
            return Err("the numbers do not fit together");
        }
        self.path.truncate(depth + 1);
        let before = self.path.get(depth).ok_or("this stands too far in")?;
        let next = after(before, turn).ok_or("this turn cannot be played")?;
        let played = Played { turn: turn.to_owned(), tally: Tally { games, won, drawn } };
        self.tree.branches.entry(before.to_string()).or_default().push(played);
        self.path.push(Image::first(&next).position);
        Ok(())
    }
}

fn sort(turns: &mut [Played]) {
    turns.sort_by(|one, other| {
        let by_games = other.tally.games.cmp(&one.tally.games);
        by_games.then_with(|| one.turn.cmp(&other.turn))
    });
}

fn after(position: &AnyPosition, turn: &str) -> Option<AnyPosition> {
    let mut next = position.clone();
    for action in parse_turn(position, turn).ok()?.finish().ok()? {
        next.play(action).ok()?;
    }
    Some(next)
}

/// The image of a position whose text comes first.
struct Image<'a> {
    original: &'a AnyPosition,
    position: AnyPosition,
    text: String,
    /// All symmetries that lead from the position to it.
    ways: Vec<Symmetry>,
}

impl Image<'_> {
    fn first(original: &AnyPosition) -> Image<'_> {
        let mut first = Image {
            original,
            position: original.clone(),
            text: original.to_string(),
            ways: vec![Symmetry::IDENTITY],
        };
        for &symmetry in original.symmetries() {
            if symmetry == Symmetry::IDENTITY {
                continue;
            }
            let position = original.transform(symmetry);
            let text = position.to_string();
            if text == first.text {
                first.ways.push(symmetry);
            } else if text < first.text {
                first = Image { original, position, text, ways: vec![symmetry] };
            }
        }
        first
    }

    /// A legal turn of the position as it is played in the image: where several ways lead there, the first text of all.
    fn turn(&self, actions: &[AnyAction]) -> String {
        let seen = |&way: &Symmetry| {
            let actions = transform_turn(self.original, actions, way);
            turn_text(&self.position, &actions)
        };
        self.ways.iter().map(seen).min().expect("at least one way leads to the image")
    }

    /// A turn of the image as it is played in the position.
    fn turn_back(&self, turn: &str) -> Option<String> {
        let actions = parse_turn(&self.position, turn).ok()?.finish().ok()?;
        let back = self.ways.first()?.inverse();
        Some(turn_text(self.original, &transform_turn(&self.position, &actions, back)))
    }
}

fn transform_turn(
    position: &AnyPosition,
    actions: &[AnyAction],
    symmetry: Symmetry,
) -> Vec<AnyAction> {
    let mut position = position.clone();
    let mut seen = Vec::with_capacity(actions.len());
    for &action in actions {
        seen.push(position.transform_action(action, symmetry));
        position.play_unchecked(action);
    }
    seen
}

#[cfg(test)]
mod tests {
    use gipfel_rules::GameKind;

    use super::*;

    const START: &str = "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push";

    fn start() -> AnyPosition {
        START.parse().expect("a start")
    }

    /// The actions of a line of turns.
    fn line(start: &AnyPosition, turns: &[&str]) -> Vec<Vec<AnyAction>> {
        let mut position = start.clone();
        let mut line = Vec::new();
        for turn in turns {
            let actions = parse_turn(&position, turn).expect("a turn").finish().expect("whole");
            for &action in &actions {
                position.play(action).expect("legal");
            }
            line.push(actions);
        }
        line
    }

    /// A game of turns that a number chooses.
    fn game(start: &AnyPosition, mut number: usize, count: usize) -> Vec<Vec<AnyAction>> {
        let mut position = start.clone();
        let mut turns = Vec::new();
        for _ in 0..count {
            let mut turn = gipfel_rules::TurnBuilder::new(position.clone());
            loop {
                let legal = turn.legal();
                if legal.is_empty() {
                    break;
                }
                turn.push(legal[number % legal.len()]).expect("a generated action is legal");
                number = number / 3 + 7;
            }
            turns.push(turn.actions().collect::<Vec<_>>());
            position = turn.position().clone();
        }
        turns
    }

    fn starts() -> impl Iterator<Item = AnyPosition> {
        GameKind::ALL.into_iter().flat_map(|game| {
            game.variants().into_iter().map(move |variant| game.start(variant).expect("a variant"))
        })
    }

    #[test]
    fn turns_are_counted_with_how_games_ended() {
        let start = start();
        let mut tree = OpeningTree::new(start.clone());
        assert!(tree.is_empty());
        for (turns, outcome) in [
            (["e1-e3", "e9-e7"], Outcome::Win(Color::White)),
            (["e1-e3", "e9-e7"], Outcome::Draw),
            (["e1-e3", "b1-b3"], Outcome::Win(Color::Black)),
        ] {
            assert!(tree.add(&line(&start, &turns), outcome));
        }
        let [played] = &tree.played(&start)[..] else { panic!("one turn") };
        assert_eq!(played.tally, Tally { games: 3, won: 1, drawn: 1 });
        assert_eq!(played.tally.lost(), 1);
        let next = after(&start, &played.turn).expect("legal");
        let games: Vec<u32> = tree.played(&next).iter().map(|turn| turn.tally.games).collect();
        assert_eq!(games, [2, 1]);
    }

    #[test]
    fn images_are_one_and_are_told_as_they_lie() {
        for start in starts() {
            let turns = game(&start, 12_345, 5);
            let mut tree = OpeningTree::new(start.clone());
            assert!(tree.add(&turns, Outcome::Draw), "{start}");
            for &symmetry in start.symmetries() {
                // What leads to the same start is the same game seen from elsewhere.
                if start.transform(symmetry) != start {
                    continue;
                }
                let mut position = start.clone();
                let mut seen = start.clone();
                for turn in &turns {
                    let played = tree.played(&seen);
                    assert_eq!(played.len(), 1, "{seen}");
                    assert!(after(&seen, &played[0].turn).is_some(), "{seen} {}", played[0].turn);
                    for action in transform_turn(&position, turn, symmetry) {
                        seen.play(action).expect("an image of a legal turn is legal");
                    }
                    for &action in turn {
                        position.play(action).expect("legal");
                    }
                }
                assert!(tree.add(&images(&start, &turns, symmetry), Outcome::Draw));
            }
            let positions = tree.len();
            assert!(positions <= turns.len(), "{start}: {positions}");
        }
    }

    fn images(
        start: &AnyPosition,
        turns: &[Vec<AnyAction>],
        symmetry: Symmetry,
    ) -> Vec<Vec<AnyAction>> {
        let mut position = start.clone();
        let mut seen = Vec::new();
        for turn in turns {
            seen.push(transform_turn(&position, turn, symmetry));
            for &action in turn {
                position.play(action).expect("legal");
            }
        }
        seen
    }

    #[test]
    fn texts_are_read_as_they_were_written() {
        for start in starts() {
            let mut tree = OpeningTree::new(start.clone());
            for number in 0..60 {
                let outcome = match number % 3 {
                    0 => Outcome::Draw,
                    1 => Outcome::Win(Color::White),
                    _ => Outcome::Win(Color::Black),
                };
                assert!(tree.add(&game(&start, number * number % 97, 5), outcome));
            }
            let text = tree.text(1);
            let read = OpeningTree::read(&format!("# for people\n{text}")).expect("a tree");
            assert_eq!(read.text(1), text);
            assert_eq!(read.len(), tree.len());
            assert_eq!(read.played(&start), tree.played(&start));
            assert!(tree.text(5).len() < text.len());
            // A few lines at a time it is the same.
            let mut reader = OpeningReader::new(text.clone()).expect("a start");
            assert!(!reader.read(7).expect("seven lines"));
            while !reader.read(7).expect("seven lines") {}
            assert_eq!(*reader.tree(), read);
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let fault = |text: &str| OpeningTree::read(text).expect_err("no tree").to_string();
        assert_eq!(fault("# nothing\n"), "line 1: there is no position");
        assert_eq!(fault("# a\nchess\n"), "line 2: this is no position");
        for (lines, expected) in [
            ("e1-e3 5 1\n e5 4 1", "line 3: this turn cannot be played"),
            ("  e1-e3 5 1", "line 2: this stands too far in"),
            ("e1-e3 5 3 3", "line 2: the numbers do not fit together"),
            ("e1-e3", "line 2: the numbers do not fit together"),
            ("e1-e3 5 x", "line 2: this is no number"),
            ("e1-e3 5 1 1 1", "line 2: there are too many numbers"),
            ("\n", "line 2: there is no turn"),
        ] {
            assert_eq!(fault(&format!("{START}\n{lines}")), expected, "{lines}");
        }
    }
}
