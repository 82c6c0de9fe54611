//! PÜNCT.

use std::collections::BTreeMap;

use crate::fields;
use crate::played::played;
use crate::punct_board::{
    self, DIRECTIONS, KINDS, Piece, Space, Surface, directions_of, has_chain, level_when_put,
};
use crate::side::Side;

/// Which piece is added or moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    Reserve(char),
    Board(Space),
}

/// One decision of the player to move.
#[derive(Clone, Copy, Debug)]
enum Decision {
    Take(Source),
    Spot(Space),
    Turn(usize),
}

/// A position of PÜNCT. Two are equal if their texts are.
#[derive(Clone, Debug)]
pub struct State {
    basic: bool,
    pieces: Vec<Piece>,
    side: Side,
    source: Option<Source>,
    spot: Option<Space>,
}

impl PartialEq for State {
    fn eq(&self, other: &State) -> bool {
        self.text() == other.text()
    }
}

impl Eq for State {}

impl State {
    /// Reads a position text; the error names the field and the reason.
    pub fn parse(text: &str) -> Result<State, String> {
        let [game, variant, board, side, held, phase] = fields::split(text)?;
        if game != "punct" {
            return Err(format!("GAME: unknown game {game:?}"));
        }
        let basic = match variant {
            "basic" => true,
            "standard" => false,
            _ => return Err(format!("VARIANT: unknown variant {variant:?}")),
        };
        let pieces = parse_board(board)?;
        check_pieces(&pieces)?;
        let side = fields::side(side)?;
        let start = State { basic, pieces, side, source: None, spot: None };
        let state = start.with_held(held)?;
        if state.phase() != phase {
            return Err(format!("PHASE: {phase:?} does not go with what is held"));
        }
        Ok(state)
    }

    fn with_held(&self, held: &str) -> Result<State, String> {
        if held == "-" {
            return Ok(self.clone());
        }
        let wrong = |_| format!("HELD: {held:?} cannot be held");
        match held.split_once('@') {
            None => self.play(held).map_err(wrong),
            Some((piece, spot)) => {
                self.play(piece).and_then(|state| state.play(&format!("@{spot}"))).map_err(wrong)
            }
        }
    }

    fn phase(&self) -> &'static str {
        match (self.source, self.spot) {
            (None, _) => "piece",
            (Some(_), None) => "spot",
            (Some(_), Some(_)) => "rotation",
        }
    }

    /// The canonical position text.
    pub fn text(&self) -> String {
        let highest = self.pieces.iter().map(|piece| piece.level).max().unwrap_or(0);
        let mut levels = Vec::new();
        for level in 1..=highest {
            let mut row: Vec<&Piece> =
                self.pieces.iter().filter(|piece| piece.level == level).collect();
            row.sort_by_key(|piece| piece.space);
            let texts: Vec<String> = row.into_iter().map(Piece::text).collect();
            levels.push(texts.join(","));
        }
        let board = if levels.is_empty() { "-".to_string() } else { levels.join("/") };
        let mut held = match self.source {
            None => "-".to_string(),
            Some(source) => source_text(source),
        };
        if let Some(spot) = self.spot {
            held = format!("{held}@{spot}");
        }
        let variant = if self.basic { "basic" } else { "standard" };
        format!("punct {variant} {board} {} {held} {}", self.side.word(), self.phase())
    }

    /// `"w"`, `"b"` or `"draw"` once the game is over: by a chain, by a last piece, or because there
    /// is no turn.
    pub fn result(&self) -> Option<&'static str> {
        if self.source.is_some() {
            return None;
        }
        let surface = punct_board::surface(&self.pieces);
        // Who has just made his turn comes first.
        for side in [self.side.other(), self.side] {
            if has_chain(&surface, side) {
                return Some(side.word());
            }
        }
        let all_added = [Side::White, Side::Black]
            .into_iter()
            .any(|side| self.pieces.iter().filter(|piece| piece.side == side).count() == 18);
        if !all_added && !self.takings().is_empty() {
            return None;
        }
        let dots = |side| {
            surface.iter().filter(|(space, dot)| space.is_central() && dot.1 == side).count()
        };
        let (white, black) = (dots(Side::White), dots(Side::Black));
        if self.basic || white == black {
            return Some("draw");
        }
        Some(if white > black { "w" } else { "b" })
    }

    fn decisions(&self) -> BTreeMap<String, Decision> {
        let list = match (self.source, self.spot) {
            (None, _) if self.result().is_some() => Vec::new(),
            (None, _) => self.takings(),
            (Some(source), None) => Space::all()
                .into_iter()
                .filter(|spot| self.fits_somehow(source, *spot))
                .map(Decision::Spot)
                .collect(),
            (Some(source), Some(spot)) => {
                self.directions(source, spot).into_iter().map(Decision::Turn).collect()
            }
        };
        list.into_iter().map(|decision| (decision_text(decision), decision)).collect()
    }

    /// The pieces that can be added or moved.
    fn takings(&self) -> Vec<Decision> {
        let mut sources = Vec::new();
        for (kind, count) in KINDS {
            let own = |piece: &&Piece| piece.side == self.side && piece.kind == kind;
            if self.pieces.iter().filter(own).count() < count {
                sources.push(Source::Reserve(kind));
            }
        }
        for piece in self.pieces.iter().filter(|piece| piece.side == self.side) {
            if self.is_free(piece) {
                sources.push(Source::Board(piece.space));
            }
        }
        let possible = |source: &Source| {
            let surface = self.surface_without(*source);
            let spots = Space::all();
            spots.into_iter().any(|spot| {
                (0..6).any(|direction| self.put(*source, spot, direction, &surface).is_some())
            })
        };
        sources.into_iter().filter(possible).map(Decision::Take).collect()
    }

    /// Nothing lies over any of its dots.
    fn is_free(&self, piece: &Piece) -> bool {
        let dots = piece.dots().expect("it lies on the board");
        !self.pieces.iter().any(|other| {
            let covered = other.dots().expect("it lies on the board");
            other.level > piece.level && covered.iter().any(|dot| dots.contains(dot))
        })
    }

    /// The place in the list of the free piece with its pünct on a space.
    fn index_of(&self, space: Space) -> usize {
        self.pieces
            .iter()
            .position(|piece| {
                piece.space == space && piece.side == self.side && self.is_free(piece)
            })
            .expect("a free piece has its pünct there")
    }

    fn surface_without(&self, source: Source) -> Surface {
        let mut pieces = self.pieces.clone();
        if let Source::Board(space) = source {
            pieces.remove(self.index_of(space));
        }
        punct_board::surface(&pieces)
    }

    /// The piece as it would lie, if it may lie like that.
    fn put(
        &self,
        source: Source,
        spot: Space,
        direction: usize,
        surface: &Surface,
    ) -> Option<Piece> {
        let side = self.side;
        match source {
            Source::Reserve(kind) => {
                let piece = Piece { side, kind, space: spot, direction, level: 1 };
                let dots = piece.dots()?;
                if direction >= directions_of(kind) {
                    return None;
                }
                let closed = !self.basic || self.pieces.is_empty();
                let open = |dot: &Space| !(surface.contains_key(dot) || closed && dot.is_central());
                dots.iter().all(open).then_some(piece)
            }
            Source::Board(from) => {
                let before = self.pieces[self.index_of(from)];
                let mut piece = Piece { space: spot, direction, ..before };
                let same = from == spot && before.direction == direction;
                if same || !in_line(from, spot) || direction >= directions_of(piece.kind) {
                    return None;
                }
                piece.level = level_when_put(&piece, surface)?;
                Some(piece)
            }
        }
    }

    fn directions(&self, source: Source, spot: Space) -> Vec<usize> {
        let surface = self.surface_without(source);
        (0..6).filter(|direction| self.put(source, spot, *direction, &surface).is_some()).collect()
    }

    fn fits_somehow(&self, source: Source, spot: Space) -> bool {
        !self.directions(source, spot).is_empty()
    }

    fn after(&self, decision: &Decision) -> State {
        let decision = *decision;
        let mut next = self.clone();
        match decision {
            Decision::Take(source) => next.source = Some(source),
            Decision::Spot(spot) => next.spot = Some(spot),
            Decision::Turn(direction) => {
                let source = self.source.expect("a piece is chosen");
                let spot = self.spot.expect("its place is chosen");
                let surface = self.surface_without(source);
                let piece = self.put(source, spot, direction, &surface).expect("it may lie so");
                if let Source::Board(space) = source {
                    next.pieces.remove(self.index_of(space));
                }
                next.pieces.push(piece);
                next.side = self.side.other();
                next.source = None;
                next.spot = None;
            }
        }
        next
    }
}

/// Whether one gets from a space to another along a line, or stays there.
fn in_line(from: Space, to: Space) -> bool {
    from == to
        || DIRECTIONS.iter().any(|(_, step)| {
            let mut here = Some(from);
            while let Some(space) = here {
                if space == to {
                    return true;
                }
                here = space.step(*step);
            }
            false
        })
}

fn source_text(source: Source) -> String {
    match source {
        Source::Reserve(kind) => kind.to_string(),
        Source::Board(space) => space.to_string(),
    }
}

fn decision_text(decision: Decision) -> String {
    match decision {
        Decision::Take(source) => source_text(source),
        Decision::Spot(space) => format!("@{space}"),
        Decision::Turn(direction) => DIRECTIONS[direction].0.to_string(),
    }
}

/// BOARD: the levels from 1 upwards.
fn parse_board(text: &str) -> Result<Vec<Piece>, String> {
    let mut pieces: Vec<Piece> = Vec::new();
    if text == "-" {
        return Ok(pieces);
    }
    for (below, row) in text.split('/').enumerate() {
        let level = below + 1;
        for part in row.split(',') {
            let piece = Piece::parse(part, level)
                .ok_or_else(|| format!("BOARD: {part:?} is not a piece on the board"))?;
            let last = pieces.last().filter(|last| last.level == level);
            if last.is_some_and(|last| last.space >= piece.space) {
                return Err(format!("BOARD: {part:?} is out of order"));
            }
            pieces.push(piece);
        }
    }
    Ok(pieces)
}

fn check_pieces(pieces: &[Piece]) -> Result<(), String> {
    for side in [Side::White, Side::Black] {
        for (kind, count) in KINDS {
            let same = |piece: &&Piece| piece.side == side && piece.kind == kind;
            if pieces.iter().filter(same).count() > count {
                return Err(format!("BOARD: more than {count} pieces {kind}"));
            }
        }
    }
    for (index, piece) in pieces.iter().enumerate() {
        let dots = piece.dots().expect("it was read");
        for other in &pieces[index + 1..] {
            let shared = other.dots().expect("it was read").iter().any(|dot| dots.contains(dot));
            if other.level == piece.level && shared {
                return Err(format!("BOARD: two dots on one space on level {}", piece.level));
            }
        }
        let below: Vec<Piece> =
            pieces.iter().copied().filter(|other| other.level < piece.level).collect();
        let surface = punct_board::surface(&below);
        if level_when_put(piece, &surface) != Some(piece.level) {
            return Err(format!("BOARD: {} does not lie as it has to", piece.text()));
        }
    }
    Ok(())
}

played!();
