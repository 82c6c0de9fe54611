//! Reading, checking and writing positions of GIPF with potentials.

use super::stack::{Layer, POTENTIALS, Potential, Stack};
use super::{Permission, Phase, State, Stock};
use crate::fields;
use crate::gipf::Variant;
use crate::gipf_board;
use crate::side::{Pair, Side};

impl Permission {
    fn character(self) -> char {
        match self {
            Permission::MustGipf => '!',
            Permission::MayGipf => '+',
            Permission::MayLoad => '*',
            Permission::BasicOnly => '-',
        }
    }

    fn parse(character: char) -> Result<Permission, String> {
        match character {
            '!' => Ok(Permission::MustGipf),
            '+' => Ok(Permission::MayGipf),
            '*' => Ok(Permission::MayLoad),
            '-' => Ok(Permission::BasicOnly),
            _ => Err(format!("PERMISSIONS: unknown permission {character:?}")),
        }
    }
}

impl Phase {
    fn word(self) -> &'static str {
        match self {
            Phase::Clear => "clear",
            Phase::Extra1 => "extra1",
            Phase::Push => "push",
            Phase::Extra2 => "extra2",
            Phase::Claim => "claim",
        }
    }

    fn parse(text: &str) -> Result<Phase, String> {
        match text {
            "clear" => Ok(Phase::Clear),
            "extra1" => Ok(Phase::Extra1),
            "push" => Ok(Phase::Push),
            "extra2" => Ok(Phase::Extra2),
            "claim" => Ok(Phase::Claim),
            _ => Err(format!("PHASE: unknown phase {text:?}")),
        }
    }
}

impl Stock {
    /// The kinds in the order T Z D Y U with their counts, `-` for none.
    fn text(&self) -> String {
        let mut text = String::new();
        for potential in POTENTIALS {
            let count = self.count(potential);
            if count > 0 {
                text.push_str(&format!("{}{count}", potential.letter()));
            }
        }
        if text.is_empty() { "-".to_string() } else { text }
    }

    fn parse(text: &str) -> Result<Stock, String> {
        let mut stock = Stock::empty();
        if text == "-" {
            return Ok(stock);
        }
        if text.is_empty() {
            return Err("STOCKS: nothing for one side, - means none".to_string());
        }
        let mut rest = text;
        for potential in POTENTIALS {
            let Some(behind) = rest.strip_prefix(potential.letter()) else {
                continue;
            };
            let end = behind.find(|next: char| !next.is_ascii_digit()).unwrap_or(behind.len());
            let count = fields::number(&behind[..end], "STOCKS")?;
            if count == 0 {
                return Err(format!("STOCKS: a count of 0 in {text:?}"));
            }
            stock.potentials.extend((0..count).map(|_| potential));
            rest = &behind[end..];
        }
        if rest.is_empty() {
            Ok(stock)
        } else {
            Err(format!("STOCKS: {text:?} is not kinds in the order T Z D Y U with counts"))
        }
    }
}

impl State {
    /// Reads a position text; the error names the field and the reason.
    pub fn parse(text: &str) -> Result<State, String> {
        let [game, variant, board, side, reserves, permissions, stocks, phase] =
            fields::split(text)?;
        if game != "gipf+" {
            return Err(format!("GAME: unknown game {game:?}"));
        }
        let stocks = fields::pair(stocks, "STOCKS")?;
        let state = State {
            variant: Variant::parse(variant)?,
            board: gipf_board::parse_board(board, Stack::read)?,
            side: fields::side(side)?,
            reserves: fields::number_pair(reserves, "RESERVES")?,
            permissions: parse_permissions(permissions)?,
            stocks: Pair { white: Stock::parse(stocks.white)?, black: Stock::parse(stocks.black)? },
            phase: Phase::parse(phase)?,
        };
        if state.variant == Variant::Basic && state.board.values().any(Stack::is_gipf) {
            return Err("BOARD: a GIPF-piece in the basic variant".to_string());
        }
        for side in [Side::White, Side::Black] {
            state.check_basic_pieces(side)?;
            state.check_potentials(side)?;
            state.check_permission(side)?;
        }
        state.check_phase()?;
        Ok(state)
    }

    /// The canonical position text.
    pub fn text(&self) -> String {
        format!(
            "gipf+ {} {} {} {}/{} {}{} {}/{} {}",
            self.variant.word(),
            gipf_board::board_text(&self.board, Stack::text),
            self.side.word(),
            self.reserves.white,
            self.reserves.black,
            self.permissions.white.character(),
            self.permissions.black.character(),
            self.stocks.white.text(),
            self.stocks.black.text(),
            self.phase.word(),
        )
    }

    /// How often a piece occurs on the board, covered ones included.
    fn count_on_board(&self, piece: Layer) -> usize {
        let layers = self.board.values().flat_map(|stack| &stack.layers);
        layers.filter(|layer| **layer == piece).count()
    }

    /// The limit of 21 counts basic pieces only, covered ones included.
    fn check_basic_pieces(&self, side: Side) -> Result<(), String> {
        let reserve = *self.reserves.of(side) as usize;
        if reserve > 21 {
            return Err(format!("RESERVES: {reserve} is outside 0…21"));
        }
        let total = reserve + self.count_on_board(Layer::Basic(side));
        if total > 21 {
            return Err(format!("RESERVES: {total} pieces of {side:?}, at most 21 are allowed"));
        }
        Ok(())
    }

    /// At most 6 of a kind and colour, in stock and on the board together.
    fn check_potentials(&self, side: Side) -> Result<(), String> {
        for potential in POTENTIALS {
            let in_stock = self.stocks.of(side).count(potential);
            let total = in_stock + self.count_on_board(Layer::Potential(side, potential));
            if total > 6 {
                return Err(format!("STOCKS: {total} {potential:?} potentials of {side:?}"));
            }
        }
        Ok(())
    }

    /// GIPF-pieces are brought in only in tournament; a stock is out of the game with `-`.
    fn check_permission(&self, side: Side) -> Result<(), String> {
        let permission = *self.permissions.of(side);
        let about_gipf = matches!(permission, Permission::MustGipf | Permission::MayGipf);
        if about_gipf && self.variant != Variant::Tournament {
            return Err("PERMISSIONS: GIPF-pieces outside tournament".to_string());
        }
        if permission == Permission::BasicOnly && *self.stocks.of(side) != Stock::empty() {
            return Err("PERMISSIONS: - with a stock".to_string());
        }
        Ok(())
    }

    /// Whether board and phase fit.
    ///
    /// The extra phases have a T-loaded piece of the mover on the centre, push and claim have none.
    /// Clear and claim of an unfinished game have a row of the mover. Push and extra1 have one only
    /// if an extra push may have made it, or if the jump that won the game did.
    fn check_phase(&self) -> Result<(), String> {
        let tamsk_on_centre = self.mover_has_tamsk_on_centre();
        match self.phase {
            Phase::Extra1 | Phase::Extra2 if !tamsk_on_centre => {
                return Err("PHASE: no T-loaded piece of the mover on e5".to_string());
            }
            Phase::Push | Phase::Claim if tamsk_on_centre => {
                return Err("PHASE: a T-loaded piece of the mover on e5".to_string());
            }
            _ => {}
        }
        let has_row = !self.rows_of(self.side).is_empty();
        let lone_tamsk = Stack::lone_potential(self.side, Potential::Tamsk);
        let has_lone_tamsk = self.board.values().any(|stack| *stack == lone_tamsk);
        let has_won = self.winner_by_gipf_pieces() == Some(self.side);
        match self.phase {
            Phase::Clear | Phase::Claim if !has_row && self.result().is_none() => {
                Err("PHASE: no row of the mover's colour to take".to_string())
            }
            Phase::Push if has_row && !has_lone_tamsk && !has_won => {
                Err("PHASE: push with a row of the mover".to_string())
            }
            Phase::Extra1 if has_row && !has_lone_tamsk => {
                Err("PHASE: extra1 with a row of the mover".to_string())
            }
            _ => Ok(()),
        }
    }
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
