//! The start menu: which game, and who plays.

use gipfel_learn::{Texts, Value};
use gipfel_rules::gipf_plus::Potential;
use gipfel_rules::linked::{self, Contests, Settings};
use gipfel_rules::{
    AnyPosition, Color, GameKind, Member as _, OptionInfo, Position as _, gipf_plus,
};

use crate::compose::{Composition, Linking, Preset, turn};
use crate::player::Effort;
use crate::{Play, Player, linked_words, words};

/// The word of the option of extra pieces.
const EXTRA: &str = "extra";

/// What is chosen in the menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu {
    /// The game.
    pub game: GameKind,
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
    /// What all kinds are linked to together.
    Linking,
    /// Which uses are contested.
    Contests,
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
            Field::Linking => texts.get("terminal-links"),
            Field::Contests => texts.get("terminal-contests"),
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
            game: GameKind::ALL[0],
            variant: 0,
            players: [Player::Human, level],
            extra: [0, 0],
            composition: Composition::ULTIMATE,
            field: Field::Game,
            engine,
        }
    }

    /// What may be agreed on in the variant.
    fn options(&self) -> &'static [OptionInfo] {
        self.game.description().variants[self.variant].options
    }

    /// Whether potentials are agreed on, and what they are linked to.
    fn is_composed(&self) -> bool {
        self.game == linked::MAIN
    }

    /// What can be gone to, in order; extra pieces are given only where the game has them.
    pub(crate) fn fields(&self) -> impl Iterator<Item = Field> {
        let mut fields = vec![Field::Game];
        let plus = self.is_composed();
        if plus {
            fields.push(Field::Preset);
        }
        fields.extend([Field::Variant, Field::White, Field::Black]);
        if self.options().iter().any(|option| option.word == EXTRA) {
            fields.extend([Field::ExtraWhite, Field::ExtraBlack]);
        }
        if plus {
            fields.extend(
                Potential::ALL.into_iter().flat_map(|kind| [Field::Count(kind), Field::Link(kind)]),
            );
            fields.extend([Field::Linking, Field::Contests]);
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

    fn choose_game(&mut self, game: GameKind) {
        self.game = game;
        self.variant = 0;
        self.extra = [0, 0];
        if self.is_composed() {
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
        if let Some(position) = gipf_plus::Position::of(start) {
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
        let composition = match settings {
            Some(&Settings { links, contests, .. }) => {
                Composition { stock: stocks[0], links, contests }
            }
            None => Composition { stock: stocks[0], ..Composition::ULTIMATE },
        };
        let shown = Menu { extra, composition, ..self.clone() };
        if shown.started() == Some(AnyPosition::from(*start)) {
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
            Field::Linking => texts.get(match self.composition.linking() {
                Some(Linking::None) => "link-preset-none",
                Some(Linking::OwnGames) => "link-preset-own-games",
                None => "compose-preset-own",
            }),
            Field::Contests => match self.composition.contests {
                Contests::Always => texts.get("terminal-contests-always"),
                Contests::Challenged { limit: None } => texts.get("terminal-contests-challenged"),
                Contests::Challenged { limit: Some(limit) } => {
                    let limit = [("count", Value::Number(limit.into()))];
                    texts.with("terminal-contests-limited", &limit)
                }
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
                let at = GameKind::ALL.iter().position(|game| *game == self.game).unwrap_or(0);
                self.choose_game(GameKind::ALL[round(at, GameKind::ALL.len())]);
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
            Field::Linking => self.composition.change_linking(by),
            Field::Contests => self.composition.change_contests(by),
            Field::Start | Field::Open | Field::Leave => {}
        }
    }

    /// The start of the game that is chosen.
    pub fn start(&self) -> AnyPosition {
        self.started().expect("the menu keeps to what is allowed")
    }

    /// The same, if there is such a start.
    fn started(&self) -> Option<AnyPosition> {
        let agreed = |option: &OptionInfo| {
            let kind = Potential::ALL.into_iter().find(|kind| kind.word() == option.word);
            let stock = kind.map(|kind| [self.composition.stock.count(kind); 2]);
            (option.word, stock.unwrap_or(self.extra))
        };
        let agreed: Vec<_> = self.options().iter().map(agreed).collect();
        self.game.start_with(self.variant(), &agreed).ok()
    }

    /// The game that is chosen; dice and coins come from the seed.
    pub fn play(&self, seed: u64) -> Play {
        let start = self.start();
        match (gipf_plus::Position::of(&start), self.composition.settings(seed)) {
            (Some(main), Some(settings)) => Play::new_linked(*main, settings, self.players),
            _ => Play::new(start, self.players),
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
        assert_eq!(menu.game, GameKind::GipfPlus);
        assert_eq!(menu.start(), GameKind::GipfPlus.start("tournament").expect("Ultimate GIPF"));
        menu.change(1);
        assert_eq!(menu.game, GameKind::Yinsh);
        assert_eq!(menu.fields().count(), 7);
        menu.change(1);
        assert_eq!((menu.game, menu.fields().count()), (GameKind::Dvonn, 7));
        menu.change(1);
        assert_eq!((menu.game, menu.fields().count()), (GameKind::Tzaar, 7));
        menu.change(1);
        assert_eq!((menu.game, menu.fields().count()), (GameKind::Zertz, 7));
        menu.change(1);
        assert_eq!((menu.game, menu.fields().count()), (GameKind::Punct, 7));
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
