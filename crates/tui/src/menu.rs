//! The start menu: which game, and who plays.

use gipfel_learn::Texts;
use gipfel_rules::gipf_plus::Potential;
use gipfel_rules::linked::Settings;
use gipfel_rules::{AnyPosition, Color, Game, Position as _, gipf, gipf_plus};

use crate::compose::{Composition, Preset, turn};
use crate::player::Effort;
use crate::{Play, Player, linked_words, words};

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
    /// GIPF with potentials: how many of each kind, and what they are linked to.
    pub(crate) composition: Composition,
    pub(crate) field: Field,
    /// What the engine spends on a turn.
    engine: Effort,
}

/// A line of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Field {
    Game,
    Preset,
    Variant,
    White,
    Black,
    ExtraWhite,
    ExtraBlack,
    /// How many potentials of a kind each side has.
    Count(Potential),
    /// What a kind is linked to; on the same line as its count.
    Link(Potential),
    /// How often may be challenged.
    Challenges,
    Start,
    Open,
    Leave,
}

impl Field {
    pub(crate) fn label(self, texts: &Texts) -> String {
        let extra = |color| texts.with("terminal-extra", &[("colour", words::side(color).into())]);
        match self {
            Field::Game => texts.get("setup-game"),
            Field::Preset => texts.get("compose-preset"),
            Field::Variant => texts.get("setup-variant"),
            Field::White => texts.get("side-white"),
            Field::Black => texts.get("side-black"),
            Field::ExtraWhite => extra(Color::White),
            Field::ExtraBlack => extra(Color::Black),
            Field::Count(kind) => {
                let letter = kind.letter();
                let power = format!("terminal-power-{}", letter.to_ascii_lowercase());
                format!("{letter}: {}", texts.get(&power))
            }
            Field::Link(_) => String::new(),
            Field::Challenges => texts.get("terminal-challenges"),
            Field::Start => texts.get("setup-start"),
            Field::Open => texts.get("terminal-open-record"),
            Field::Leave => texts.get("terminal-quit"),
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
            composition: Composition::ULTIMATE,
            field: Field::Game,
            engine,
        }
    }

    /// What can be gone to, in order; extra pieces are given only in GIPF.
    pub(crate) fn fields(&self) -> impl Iterator<Item = Field> {
        let mut fields = vec![Field::Game];
        let plus = self.game == Game::GipfPlus;
        if plus {
            fields.push(Field::Preset);
        }
        fields.extend([Field::Variant, Field::White, Field::Black]);
        if self.game != Game::Yinsh {
            fields.extend([Field::ExtraWhite, Field::ExtraBlack]);
        }
        if plus {
            fields.extend(
                Potential::ALL.into_iter().flat_map(|kind| [Field::Count(kind), Field::Link(kind)]),
            );
            fields.push(Field::Challenges);
        }
        fields.extend([Field::Start, Field::Open, Field::Leave]);
        fields.into_iter()
    }

    /// The composition with a name that this one is.
    fn preset(&self) -> Option<Preset> {
        let same = |preset: &Preset| {
            preset.variant() == self.variant()
                && self.extra == [preset.extra(); 2]
                && self.composition.stock == preset.stock()
        };
        Preset::all().find(same)
    }

    fn choose_preset(&mut self, preset: Preset) {
        self.choose_variant(preset.variant());
        self.extra = [preset.extra(); 2];
        self.composition.stock = preset.stock();
    }

    fn choose_variant(&mut self, word: &str) {
        let at = self.game.variants().iter().position(|variant| *variant == word);
        self.variant = at.unwrap_or(0);
    }

    fn choose_game(&mut self, game: Game) {
        self.game = game;
        self.variant = 0;
        self.extra = [0, 0];
        if game == Game::GipfPlus {
            self.choose_preset(Preset::Ultimate);
        }
    }

    /// Lets the menu say what is played.
    pub(crate) fn show(&mut self, play: &Play) {
        let start = play.record().start();
        if self.game != start.game() {
            self.choose_game(start.game());
        }
        self.choose_variant(start.variant());
        if let AnyPosition::GipfPlus(position) = start {
            self.show_composition(position, play.record().settings());
        }
    }

    /// Lets the menu say how a game is composed, if it is one that can be composed here.
    fn show_composition(&mut self, start: &gipf_plus::Position, settings: Option<&Settings>) {
        let stocks = Color::ALL.map(|color| start.stock(color));
        let Ok(plain) = gipf_plus::Position::new(start.variant(), stocks) else {
            return;
        };
        let extra = Color::ALL.map(|color| start.reserve(color).wrapping_sub(plain.reserve(color)));
        let settings = settings.copied().unwrap_or_default();
        let composition =
            Composition { stock: stocks[0], links: settings.links, limit: settings.limit };
        let shown = Menu { extra, composition, ..self.clone() };
        if shown.start() == AnyPosition::from(*start) {
            *self = shown;
        }
    }

    /// The value of a line, as text.
    pub(crate) fn value(&self, field: Field, texts: &Texts) -> String {
        let player = |place: usize| match self.players[place] {
            Player::Human => texts.get("terminal-human"),
            Player::Level(level) => {
                texts.with("player-computer", &[("level", level.number().to_string().into())])
            }
            Player::Engine(_) => texts.get("terminal-full-strength"),
        };
        match field {
            Field::Game => texts.get(&format!("game-{}", words::game(self.game))),
            Field::Preset => match self.preset() {
                Some(Preset::Only(kind)) => kind.name().to_owned(),
                Some(Preset::Ultimate) => texts.get("compose-preset-ultimate"),
                Some(Preset::OneOfEach) => texts.get("compose-preset-one"),
                None => texts.get("compose-preset-own"),
            },
            Field::Variant => {
                let variant = self.variant();
                let own = format!("variant-{}-{variant}", words::game(self.game));
                let known = texts.has(&own);
                texts.get(&if known { own } else { format!("variant-gipf-{variant}") })
            }
            Field::White => player(0),
            Field::Black => player(1),
            Field::ExtraWhite => self.extra[0].to_string(),
            Field::ExtraBlack => self.extra[1].to_string(),
            Field::Count(kind) => {
                let count = self.composition.stock.count(kind).to_string();
                texts.with("terminal-each", &[("count", count.into())])
            }
            Field::Link(kind) => linked_words::contest(texts, self.composition.links.get(kind)),
            Field::Challenges => match self.composition.limit {
                None => texts.get("link-limit-none"),
                Some(limit) => limit.to_string(),
            },
            Field::Start | Field::Open | Field::Leave => String::new(),
        }
    }

    /// The word of the variant.
    pub fn variant(&self) -> &'static str {
        self.game.variants()[self.variant]
    }

    /// Goes to another line, as far as there is the same column on it.
    pub(crate) fn go_line(&mut self, by: isize) {
        let link = matches!(self.field, Field::Link(_));
        if let Field::Link(kind) = self.field {
            self.field = Field::Count(kind);
        }
        let fields: Vec<Field> =
            self.fields().filter(|field| !matches!(field, Field::Link(_))).collect();
        let at = fields.iter().position(|field| *field == self.field).unwrap_or(0);
        self.field = match fields[turn(at, fields.len(), by)] {
            Field::Count(kind) if link => Field::Link(kind),
            field => field,
        };
    }

    /// Goes to the next thing that can be changed, or to the one before.
    pub(crate) fn go(&mut self, by: isize) {
        let fields: Vec<Field> = self.fields().collect();
        let at = fields.iter().position(|field| *field == self.field).unwrap_or(0);
        let next = (at as isize + by).rem_euclid(fields.len() as isize);
        self.field = fields[next as usize];
    }

    /// Changes the value of a line.
    pub(crate) fn change(&mut self, by: isize) {
        let round = |at: usize, count: usize| turn(at, count, by);
        match self.field {
            Field::Game => {
                let at = Game::ALL.iter().position(|game| *game == self.game).unwrap_or(0);
                self.choose_game(Game::ALL[round(at, Game::ALL.len())]);
            }
            Field::Preset => {
                let all: Vec<Preset> = Preset::all().collect();
                let at = self.preset().and_then(|preset| all.iter().position(|one| *one == preset));
                let next = match at {
                    Some(at) => round(at, all.len()),
                    None if by < 0 => all.len() - 1,
                    None => 0,
                };
                self.choose_preset(all[next]);
            }
            Field::Variant => self.variant = round(self.variant, self.game.variants().len()),
            Field::White | Field::Black => {
                let all = Player::all(self.engine);
                let place = usize::from(self.field == Field::Black);
                let at = all.iter().position(|player| *player == self.players[place]);
                self.players[place] = all[round(at.unwrap_or(0), all.len())];
            }
            Field::ExtraWhite => self.extra[0] = round(usize::from(self.extra[0]), 4) as u8,
            Field::ExtraBlack => self.extra[1] = round(usize::from(self.extra[1]), 4) as u8,
            Field::Count(kind) => self.composition.change_count(kind, by),
            Field::Link(kind) => self.composition.change_link(kind, by),
            Field::Challenges => self.composition.change_limit(by),
            Field::Start | Field::Open | Field::Leave => {}
        }
    }

    /// The start of the game that is chosen.
    pub fn start(&self) -> AnyPosition {
        let plain = self.game.start(self.variant()).expect("a variant of the game");
        match &plain {
            AnyPosition::Gipf(position) => {
                gipf::Setup::start_with_extra(position.variant(), self.extra)
                    .and_then(|setup| setup.validate().ok())
                    .map_or(plain, AnyPosition::Gipf)
            }
            AnyPosition::GipfPlus(position) => {
                let stocks = [self.composition.stock; 2];
                gipf_plus::Setup::start_with_extra(position.variant(), stocks, self.extra)
                    .and_then(|setup| setup.validate().ok())
                    .map_or(plain, AnyPosition::GipfPlus)
            }
            AnyPosition::Yinsh(_) => plain,
        }
    }

    /// The game that is chosen; dice and coins come from the seed.
    pub fn play(&self, seed: u64) -> Play {
        match (self.start(), self.composition.settings(seed)) {
            (AnyPosition::GipfPlus(start), Some(settings)) => {
                Play::new_linked(start, settings, self.players)
            }
            (start, _) => Play::new(start, self.players),
        }
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
        let texts = Texts::new(gipfel_learn::Language::English);
        assert_eq!(menu.value(Field::Black, &texts), "Computer, level 3");
        menu.change(-4);
        assert_eq!(menu.value(Field::Black, &texts), "computer, full strength");
    }
}
