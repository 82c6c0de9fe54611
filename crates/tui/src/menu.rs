//! The start menu: which game, and who plays.

use gipfel_rules::{AnyPosition, Game, gipf};

use crate::Player;
use crate::player::Effort;

/// What is chosen in the menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu {
    /// The game.
    pub game: Game,
    /// The place of the variant among the game's.
    variant: usize,
    /// Who plays, White first.
    pub players: [Player; 2],
    /// GIPF: extra pieces, White first.
    pub extra: [u8; 2],
    pub(crate) field: Field,
    /// What the engine spends on a turn.
    engine: Effort,
}

/// A line of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Field {
    Game,
    Variant,
    White,
    Black,
    ExtraWhite,
    ExtraBlack,
    Start,
    Open,
    Leave,
}

const FIELDS: [Field; 9] = [
    Field::Game,
    Field::Variant,
    Field::White,
    Field::Black,
    Field::ExtraWhite,
    Field::ExtraBlack,
    Field::Start,
    Field::Open,
    Field::Leave,
];

impl Field {
    pub(crate) fn label(self) -> &'static str {
        match self {
            Field::Game => "Game",
            Field::Variant => "Variant",
            Field::White => "White",
            Field::Black => "Black",
            Field::ExtraWhite => "Extra pieces for White",
            Field::ExtraBlack => "Extra pieces for Black",
            Field::Start => "Start",
            Field::Open => "Open a record…",
            Field::Leave => "Quit",
        }
    }

    /// Whether it does something, rather than having a value.
    pub(crate) fn is_button(self) -> bool {
        matches!(self, Field::Start | Field::Open | Field::Leave)
    }
}

impl Menu {
    /// A game of GIPF against the computer.
    pub fn new(engine: Effort) -> Menu {
        let level = Player::all(engine)[3];
        Menu {
            game: Game::Gipf,
            variant: 0,
            players: [Player::Human, level],
            extra: [0, 0],
            field: Field::Game,
            engine,
        }
    }

    /// The lines; extra pieces are given only in GIPF.
    pub(crate) fn fields(&self) -> impl Iterator<Item = Field> {
        let gipf = self.game == Game::Gipf;
        let extra = |field: &Field| matches!(field, Field::ExtraWhite | Field::ExtraBlack);
        FIELDS.into_iter().filter(move |field| gipf || !extra(field))
    }

    /// The value of a line, as text.
    pub(crate) fn value(&self, field: Field) -> String {
        let player = |place: usize| match self.players[place] {
            Player::Human => "human".to_owned(),
            Player::Level(level) => format!("computer, level {}", level.number()),
            Player::Engine(_) => "computer, full strength".to_owned(),
        };
        match field {
            Field::Game => self.game.to_string(),
            Field::Variant => self.variant().to_owned(),
            Field::White => player(0),
            Field::Black => player(1),
            Field::ExtraWhite => self.extra[0].to_string(),
            Field::ExtraBlack => self.extra[1].to_string(),
            Field::Start | Field::Open | Field::Leave => String::new(),
        }
    }

    /// The word of the variant.
    pub fn variant(&self) -> &'static str {
        self.game.variants()[self.variant]
    }

    /// Goes to another line.
    pub(crate) fn go(&mut self, by: isize) {
        let fields: Vec<Field> = self.fields().collect();
        let at = fields.iter().position(|field| *field == self.field).unwrap_or(0);
        let next = (at as isize + by).rem_euclid(fields.len() as isize);
        self.field = fields[next as usize];
    }

    /// Changes the value of a line.
    pub(crate) fn change(&mut self, by: isize) {
        let turn = |at: usize, count: usize| (at as isize + by).rem_euclid(count as isize) as usize;
        match self.field {
            Field::Game => {
                let at = Game::ALL.iter().position(|game| *game == self.game).unwrap_or(0);
                self.game = Game::ALL[turn(at, Game::ALL.len())];
                self.variant = 0;
            }
            Field::Variant => self.variant = turn(self.variant, self.game.variants().len()),
            Field::White | Field::Black => {
                let all = Player::all(self.engine);
                let place = usize::from(self.field == Field::Black);
                let at = all.iter().position(|player| *player == self.players[place]);
                self.players[place] = all[turn(at.unwrap_or(0), all.len())];
            }
            Field::ExtraWhite => self.extra[0] = turn(usize::from(self.extra[0]), 4) as u8,
            Field::ExtraBlack => self.extra[1] = turn(usize::from(self.extra[1]), 4) as u8,
            Field::Start | Field::Open | Field::Leave => {}
        }
    }

    /// The start of the game that is chosen.
    pub fn start(&self) -> AnyPosition {
        let plain = self.game.start(self.variant()).expect("a variant of the game");
        let AnyPosition::Gipf(position) = &plain else { return plain };
        gipf::Setup::start_with_extra(position.variant(), self.extra)
            .and_then(|setup| setup.validate().ok())
            .map_or(plain, AnyPosition::Gipf)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_go_round() {
        let mut menu = Menu::new(Effort::DEFAULT);
        menu.change(1);
        assert_eq!(menu.game, Game::GipfPlus);
        assert_eq!(menu.start(), Game::GipfPlus.start("tournament").expect("Ultimate GIPF"));
        menu.change(1);
        assert_eq!(menu.game, Game::Yinsh);
        assert_eq!(menu.fields().count(), 7);
        menu.change(1);
        menu.go(1);
        menu.change(-1);
        assert_eq!(menu.variant(), "tournament");
        menu.go(3);
        assert_eq!(menu.field, Field::ExtraWhite);
        menu.change(-1);
        assert_eq!(menu.start().to_string(), "gipf tournament 4/5/6/7/6/5/4 w 21/18 !! push");
        menu.go(-1);
        assert_eq!(menu.value(Field::Black), "computer, level 3");
        menu.change(-4);
        assert_eq!(menu.value(Field::Black), "computer, full strength");
    }
}
