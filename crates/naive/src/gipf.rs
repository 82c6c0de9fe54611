//! GIPF: basic, standard and tournament.

use std::collections::BTreeMap;

use crate::fields;
use crate::gipf_board::{self, Board, Point, Push};
use crate::played::played;
use crate::side::{Pair, Side};

/// The variant decides which pieces there are and who has lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Variant {
    Basic,
    Standard,
    Tournament,
}

impl Variant {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Variant::Basic => "basic",
            Variant::Standard => "standard",
            Variant::Tournament => "tournament",
        }
    }

    pub(crate) fn parse(text: &str) -> Result<Variant, String> {
        match text {
            "basic" => Ok(Variant::Basic),
            "standard" => Ok(Variant::Standard),
            "tournament" => Ok(Variant::Tournament),
            _ => Err(format!("VARIANT: unknown variant {text:?}")),
        }
    }
}

/// A GIPF-piece is two basic pieces stacked; it occupies one spot and counts as one piece in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Basic,
    Gipf,
}

impl Kind {
    /// How many basic pieces it consists of: its cost when it is brought in, its gain when it
    /// returns to the reserve.
    fn basic_pieces(self) -> u32 {
        match self {
            Kind::Basic => 1,
            Kind::Gipf => 2,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Piece {
    colour: Side,
    kind: Kind,
}

/// What a player may bring in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Permission {
    /// `!`: he must bring in a GIPF-piece (tournament, first turn).
    MustGipf,
    /// `+`: he may bring in GIPF-pieces and basic pieces.
    MayGipf,
    /// `-`: basic pieces only.
    BasicOnly,
}

impl Permission {
    fn character(self) -> char {
        match self {
            Permission::MustGipf => '!',
            Permission::MayGipf => '+',
            Permission::BasicOnly => '-',
        }
    }

    fn parse(character: char) -> Result<Permission, String> {
        match character {
            '!' => Ok(Permission::MustGipf),
            '+' => Ok(Permission::MayGipf),
            '-' => Ok(Permission::BasicOnly),
            _ => Err(format!("PERMISSIONS: unknown permission {character:?}")),
        }
    }
}

/// A turn is clear, push, claim, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Clear,
    Push,
    Claim,
}

impl Phase {
    fn word(self) -> &'static str {
        match self {
            Phase::Clear => "clear",
            Phase::Push => "push",
            Phase::Claim => "claim",
        }
    }

    fn parse(text: &str) -> Result<Phase, String> {
        match text {
            "clear" => Ok(Phase::Clear),
            "push" => Ok(Phase::Push),
            "claim" => Ok(Phase::Claim),
            _ => Err(format!("PHASE: unknown phase {text:?}")),
        }
    }
}

/// One decision of the player to move.
#[derive(Clone, Debug)]
enum Decision {
    /// Bringing one piece into play.
    Push(Push, Kind),
    /// Taking a row: the spots whose piece is removed.
    Take(Vec<Point>),
    /// Letting the optional rows stand.
    Done,
}

/// A position of GIPF. Two are equal if their texts are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    variant: Variant,
    board: Board<Piece>,
    side: Side,
    reserves: Pair<u32>,
    permissions: Pair<Permission>,
    phase: Phase,
}

impl State {
    /// Reads a position text; the error names the field and the reason.
    pub fn parse(text: &str) -> Result<State, String> {
        let [game, variant, board, side, reserves, permissions, phase] = fields::split(text)?;
        if game != "gipf" {
            return Err(format!("GAME: unknown game {game:?}"));
        }
        let state = State {
            variant: Variant::parse(variant)?,
            board: gipf_board::parse_board(board, read_piece)?,
            side: fields::side(side)?,
            reserves: fields::number_pair(reserves, "RESERVES")?,
            permissions: parse_permissions(permissions)?,
            phase: Phase::parse(phase)?,
        };
        state.check_pieces()?;
        state.check_phase()?;
        Ok(state)
    }

    /// The canonical position text.
    pub fn text(&self) -> String {
        let board = gipf_board::board_text(&self.board, |piece| {
            let capital = match piece.kind {
                Kind::Basic => 'P',
                Kind::Gipf => 'G',
            };
            piece.colour.letter_case(capital).to_string()
        });
        format!(
            "gipf {} {board} {} {}/{} {}{} {}",
            self.variant.word(),
            self.side.word(),
            self.reserves.white,
            self.reserves.black,
            self.permissions.white.character(),
            self.permissions.black.character(),
            self.phase.word(),
        )
    }

    /// The winner, `"w"` or `"b"`, once the game is over.
    ///
    /// A player in his push phase who has no piece in reserve, or pieces but no legal push, loses.
    pub fn result(&self) -> Option<&'static str> {
        if let Some(winner) = self.winner_by_gipf_pieces() {
            return Some(winner.word());
        }
        if self.phase == Phase::Push && self.pushes().is_empty() {
            return Some(self.side.other().word());
        }
        None
    }

    /// Rejects piece counts and permissions that the variant does not allow.
    fn check_pieces(&self) -> Result<(), String> {
        let has_gipf_piece = self.board.values().any(|piece| piece.kind == Kind::Gipf);
        if self.variant == Variant::Basic && has_gipf_piece {
            return Err("BOARD: a GIPF-piece in the basic variant".to_string());
        }
        for side in [Side::White, Side::Black] {
            let reserve = *self.reserves.of(side);
            if reserve > 21 {
                return Err(format!("RESERVES: {reserve} is outside 0…21"));
            }
            let on_board: u32 = self
                .board
                .values()
                .filter(|piece| piece.colour == side)
                .map(|piece| piece.kind.basic_pieces())
                .sum();
            let total = reserve + on_board;
            if total > 21 {
                return Err(format!(
                    "RESERVES: {total} pieces of {side:?}, at most 21 are allowed"
                ));
            }
            let permission = *self.permissions.of(side);
            if self.variant != Variant::Tournament && permission != Permission::BasicOnly {
                return Err("PERMISSIONS: other than -- outside tournament".to_string());
            }
        }
        Ok(())
    }

    /// A `clear` or `claim` of an unfinished game has a row of the mover's colour; `push` has no
    /// compulsory one.
    fn check_phase(&self) -> Result<(), String> {
        let rows = self.rows_of(self.side);
        match self.phase {
            Phase::Clear | Phase::Claim => {
                if rows.is_empty() && self.result().is_none() {
                    return Err("PHASE: no row of the mover's colour to take".to_string());
                }
            }
            Phase::Push => {
                if rows.iter().any(|row| self.is_compulsory(row)) {
                    return Err("PHASE: push with a compulsory row of the mover".to_string());
                }
            }
        }
        Ok(())
    }

    /// Standard and tournament: a player who has no GIPF-piece left on the board has lost
    /// (tournament: from his first turn on). If that holds for both, the side to move, who took
    /// the last ones, has won.
    fn winner_by_gipf_pieces(&self) -> Option<Side> {
        let has_lost = |side: Side| {
            let is_his_gipf_piece =
                |piece: &Piece| piece.colour == side && piece.kind == Kind::Gipf;
            let needs_gipf_piece = match self.variant {
                Variant::Basic => false,
                Variant::Standard => true,
                Variant::Tournament => *self.permissions.of(side) != Permission::MustGipf,
            };
            needs_gipf_piece && !self.board.values().any(is_his_gipf_piece)
        };
        if has_lost(self.side.other()) {
            Some(self.side)
        } else if has_lost(self.side) {
            Some(self.side.other())
        } else {
            None
        }
    }

    fn rows_of(&self, colour: Side) -> Vec<Vec<Point>> {
        gipf_board::rows(&self.board, colour, |piece| piece.colour)
    }

    /// A row that contains at least one basic piece, of either colour, is compulsory.
    fn is_compulsory(&self, row: &[Point]) -> bool {
        row.iter().any(|spot| self.board[spot].kind == Kind::Basic)
    }

    /// All legal decisions by their canonical text: equal decisions have equal texts.
    fn decisions(&self) -> BTreeMap<String, Decision> {
        if self.winner_by_gipf_pieces().is_some() {
            return BTreeMap::new();
        }
        match self.phase {
            Phase::Clear | Phase::Claim => self.takings(),
            Phase::Push => self.pushes(),
        }
    }

    /// The kinds of piece the mover may bring in.
    ///
    /// The first turn of a tournament brings in a GIPF-piece (cost 2). Afterwards, until the first
    /// basic piece, either kind, then basic pieces only (cost 1).
    fn kinds_to_bring_in(&self) -> Vec<Kind> {
        let permitted = match self.permissions.of(self.side) {
            Permission::MustGipf => vec![Kind::Gipf],
            Permission::MayGipf => vec![Kind::Gipf, Kind::Basic],
            Permission::BasicOnly => vec![Kind::Basic],
        };
        let reserve = *self.reserves.of(self.side);
        permitted.into_iter().filter(|kind| kind.basic_pieces() <= reserve).collect()
    }

    fn pushes(&self) -> BTreeMap<String, Decision> {
        let mut decisions = BTreeMap::new();
        for kind in self.kinds_to_bring_in() {
            let mark = match kind {
                Kind::Basic => "",
                Kind::Gipf => "G",
            };
            for push in gipf_board::pushes(&self.board) {
                let text = format!("{mark}{}", push.text());
                decisions.insert(text, Decision::Push(push, kind));
            }
        }
        decisions
    }

    /// The takings of the mover's rows, and `done` once no compulsory row is left.
    ///
    /// Every basic piece of the row goes, each GIPF-piece goes or stays, and at least one piece
    /// goes.
    fn takings(&self) -> BTreeMap<String, Decision> {
        let rows = self.rows_of(self.side);
        let mut decisions = BTreeMap::new();
        for row in &rows {
            let (basic, gipf): (Vec<Point>, Vec<Point>) =
                row.iter().partition(|spot| self.board[spot].kind == Kind::Basic);
            for going in gipf_board::subsets(&gipf) {
                let mut removed = basic.clone();
                removed.extend(going);
                removed.sort();
                if !removed.is_empty() {
                    decisions.insert(self.taking_text(&removed), Decision::Take(removed));
                }
            }
        }
        if !rows.iter().any(|row| self.is_compulsory(row)) {
            decisions.insert("done".to_string(), Decision::Done);
        }
        decisions
    }

    /// `x` and the removed spots; `G` in front of a GIPF-piece, `*` behind an opponent's piece.
    fn taking_text(&self, removed: &[Point]) -> String {
        let mut parts = Vec::new();
        for spot in removed {
            let piece = self.board[spot];
            let before = if piece.kind == Kind::Gipf { "G" } else { "" };
            let behind = if piece.colour == self.side { "" } else { "*" };
            parts.push(format!("{before}{spot}{behind}"));
        }
        format!("x{}", parts.join(","))
    }

    fn after(&self, decision: &Decision) -> State {
        let mut next = self.clone();
        match decision {
            Decision::Push(push, kind) => next.bring_in(push, *kind),
            Decision::Take(removed) => next.take(removed),
            Decision::Done => next.end_of_phase(),
        }
        next
    }

    fn bring_in(&mut self, push: &Push, kind: Kind) {
        push.bring_in(&mut self.board, Piece { colour: self.side, kind });
        *self.reserves.of_mut(self.side) -= kind.basic_pieces();
        *self.permissions.of_mut(self.side) = match kind {
            Kind::Gipf => Permission::MayGipf,
            Kind::Basic => Permission::BasicOnly,
        };
        self.end_of_phase();
    }

    /// The taker's own pieces return to his reserve; the opponent's are out of the game.
    ///
    /// A player whose last GIPF-piece goes has lost at once: the turn is not finished. The phase
    /// ends by itself when no row of the taker's colour is left.
    fn take(&mut self, removed: &[Point]) {
        for spot in removed {
            let piece = self.board.remove(spot).expect("a row consists of occupied spots");
            if piece.colour == self.side {
                *self.reserves.of_mut(self.side) += piece.kind.basic_pieces();
            }
        }
        if self.winner_by_gipf_pieces().is_none() && self.rows_of(self.side).is_empty() {
            self.end_of_phase();
        }
    }

    /// Goes on to the next phase that offers a decision: clear, push, claim, then the other
    /// player's turn. Clear and claim are left out when the mover has no row.
    fn end_of_phase(&mut self) {
        match self.phase {
            Phase::Clear => self.phase = Phase::Push,
            Phase::Push if !self.rows_of(self.side).is_empty() => self.phase = Phase::Claim,
            Phase::Push | Phase::Claim => {
                self.side = self.side.other();
                let has_row = !self.rows_of(self.side).is_empty();
                self.phase = if has_row { Phase::Clear } else { Phase::Push };
            }
        }
    }
}

/// Reads one piece: `P`, `p`, `G` or `g`.
fn read_piece(text: &str) -> Result<(Piece, &str), String> {
    let mut characters = text.chars();
    let character = characters.next().unwrap_or(' ');
    let kind = match character {
        'P' | 'p' => Kind::Basic,
        'G' | 'g' => Kind::Gipf,
        _ => return Err(format!("BOARD: unknown character {character:?}")),
    };
    Ok((Piece { colour: Side::of_letter(character), kind }, characters.as_str()))
}

/// PERMISSIONS: two characters, White's first.
fn parse_permissions(text: &str) -> Result<Pair<Permission>, String> {
    let characters: Vec<char> = text.chars().collect();
    match characters.as_slice() {
        [white, black] => {
            Ok(Pair { white: Permission::parse(*white)?, black: Permission::parse(*black)? })
        }
        _ => Err(format!("PERMISSIONS: {text:?} is not two characters")),
    }
}

played!();
