//! Reading the tags of a record.

use gipfel_rules::linked::{self, Contests, Links, Settings};
use gipfel_rules::{AnyPosition, GameKind, Member as _, Outcome, PositionError, gipf_plus};

use crate::error::{Fault, Reason};
use crate::escape::{find_unescaped, is_blank, shorten, unescape};
use crate::scanner::Scanner;
use crate::tags::{
    CONTESTS, GAME, LIMIT, LINKS, POSITION, RESULT, SEED, TAG_SPECIAL, UNFINISHED, VARIANT,
    is_tag_byte, is_tag_name,
};
use crate::{EditError, Record, TagError, Tags, parse_result};

/// The value of a tag that says something about the game itself, and where it stands.
struct Value {
    at: usize,
    text: String,
}

/// The tags of one record.
#[derive(Default)]
pub(crate) struct Head {
    tags: Tags,
    game: Option<Value>,
    variant: Option<Value>,
    position: Option<Value>,
    result: Option<Value>,
    links: Option<Value>,
    contests: Option<Value>,
    limit: Option<Value>,
    seed: Option<Value>,
    unfinished: Option<Value>,
}

/// What the tag `Unfinished` says, and where. It can be read when the turns have been.
pub(crate) struct Unfinished(Option<Value>);

impl Unfinished {
    /// Adds what was decided to a record with all its turns.
    pub(crate) fn read(self, record: &mut Record) -> Result<(), Fault> {
        let Some(value) = self.0.filter(|value| !value.text.trim().is_empty()) else {
            return Ok(());
        };
        let reason = match record.set_unfinished_text(&value.text) {
            Ok(()) => return Ok(()),
            Err(EditError::Unfinished(error)) => Reason::Unfinished(error),
            Err(_) => Reason::UnfinishedTooLong,
        };
        Err(Fault::new(value.at, reason))
    }
}

impl Head {
    /// Reads tags up to a blank line or something that is no tag.
    pub(crate) fn read(&mut self, scanner: &mut Scanner<'_>) -> Result<(), Fault> {
        loop {
            self.read_tag(scanner)?;
            let space = scanner.skip_space();
            let blank_line = space.matches('\n').count() > 1;
            if blank_line || !scanner.rest().starts_with('[') {
                return Ok(());
            }
        }
    }

    fn read_tag(&mut self, scanner: &mut Scanner<'_>) -> Result<(), Fault> {
        if !scanner.take('[') {
            return Err(Fault::new(scanner.at(), Reason::ExpectedTag));
        }
        let syntax = |at, expected| Fault::new(at, Reason::TagSyntax(expected));
        scanner.take_while(is_blank);
        let name_at = scanner.at();
        let name = scanner.take_while(|letter| u8::try_from(letter).is_ok_and(is_tag_byte));
        if !is_tag_name(name) {
            return Err(syntax(name_at, "a name that begins with a letter"));
        }
        scanner.take_while(is_blank);
        if !scanner.take('"') {
            return Err(syntax(scanner.at(), "a quotation mark"));
        }
        let at = scanner.at();
        let rest = scanner.rest();
        let written = find_unescaped(rest, b"\"\n").map(|length| &rest[..length]);
        scanner.go(at + written.map_or(0, str::len));
        let written = written.filter(|written| !written.contains('\n') && scanner.take('"'));
        let written = written.ok_or(Fault::new(at - 1, Reason::ValueOpen))?;
        let value = Value { at, text: unescape(written, &TAG_SPECIAL) };
        scanner.take_while(is_blank);
        if !scanner.take(']') {
            return Err(syntax(scanner.at(), "a closing bracket"));
        }
        self.add(name_at, name, value)
    }

    fn add(&mut self, at: usize, name: &str, value: Value) -> Result<(), Fault> {
        let twice = || Err(Fault::new(at, Reason::TagTwice(shorten(name))));
        let place = match name {
            GAME => &mut self.game,
            VARIANT => &mut self.variant,
            POSITION => &mut self.position,
            RESULT => &mut self.result,
            LINKS => &mut self.links,
            CONTESTS => &mut self.contests,
            LIMIT => &mut self.limit,
            SEED => &mut self.seed,
            UNFINISHED => &mut self.unfinished,
            _ if self.tags.get(name).is_some() => return twice(),
            _ => {
                return self.tags.set(name, &value.text).map_err(|error| match error {
                    TagError::TooMany => Fault::new(at, Reason::TooManyTags),
                    TagError::Name(_) | TagError::Derived(_) => {
                        Fault::new(at, Reason::TagSyntax("another name"))
                    }
                });
            }
        };
        if place.is_some() {
            return twice();
        }
        *place = Some(value);
        Ok(())
    }

    /// The position the game starts from. `at` is where the record begins.
    fn start(&self, at: usize) -> Result<AnyPosition, Fault> {
        let missing = |name| Fault::new(at, Reason::TagMissing(name));
        let game_value = self.game.as_ref().ok_or_else(|| missing(GAME))?;
        let unknown = || Fault::new(game_value.at, Reason::UnknownGame(shorten(&game_value.text)));
        let game =
            GameKind::from_word(&game_value.text.to_ascii_lowercase()).ok_or_else(unknown)?;
        let value = self.variant.as_ref().ok_or_else(|| missing(VARIANT))?;
        let plain = game.start(&value.text.to_ascii_lowercase()).ok_or_else(|| {
            let variant = shorten(&value.text);
            Fault::new(value.at, Reason::UnknownVariant { game, variant })
        })?;
        let Some(value) = &self.position else { return Ok(plain) };
        let position: AnyPosition = value.text.parse().map_err(|error| {
            let within = match &error {
                PositionError::Syntax(syntax) => syntax.at,
                PositionError::Setup(_) => 0,
            };
            Fault::new(value.at + within, Reason::Position(error))
        })?;
        let same_game = gipfel_rules::Position::game(&position) == game;
        if same_game && position.variant() == plain.variant() {
            Ok(position)
        } else {
            Err(Fault::new(value.at, Reason::OtherPosition))
        }
    }

    /// What the tag `Result` says, if there is one.
    pub(crate) fn result(&self) -> Result<Option<TagResult>, Fault> {
        let Some(value) = &self.result else { return Ok(None) };
        let unknown = || Fault::new(value.at, Reason::UnknownResult(shorten(&value.text)));
        parse_result(&value.text).map(Some).ok_or_else(unknown)
    }

    /// What is linked to what, if anything is.
    fn settings(&self) -> Result<Option<Settings>, Fault> {
        let all = [&self.links, &self.contests, &self.limit, &self.seed];
        let given = all.into_iter().flatten().next();
        let Some(first) = given else { return Ok(None) };
        let game = self.game.as_ref().map(|game| game.text.to_ascii_lowercase());
        if game.as_deref() != Some(linked::MAIN.word()) {
            return Err(Fault::new(first.at, Reason::LinksElsewhere));
        }
        let mut settings = Settings::default();
        if let Some(value) = &self.links {
            let links: Result<Links, _> = value.text.parse();
            settings.links = links.map_err(|error| Fault::new(value.at, Reason::Links(error)))?;
        }
        settings.contests = self.contests()?;
        if let Some(value) = &self.seed {
            settings.seed =
                number(&value.text).ok_or_else(|| Fault::new(value.at, Reason::Seed))?;
        }
        Ok(Some(settings))
    }

    /// Which uses are contested: those that are challenged, unless a tag says otherwise.
    fn contests(&self) -> Result<Contests, Fault> {
        let limit = match &self.limit {
            Some(value) => {
                let limit = number(&value.text);
                Some(limit.ok_or_else(|| Fault::new(value.at, Reason::ChallengeLimit))?)
            }
            None => None,
        };
        let Some(value) = &self.contests else { return Ok(Contests::Challenged { limit }) };
        let word = value.text.to_ascii_lowercase();
        let unknown = || Fault::new(value.at, Reason::UnknownContests(shorten(&value.text)));
        let unlimited = Contests::from_word(&word, None).ok_or_else(unknown)?;
        match (&self.limit, unlimited) {
            (Some(limit), Contests::Always) => Err(Fault::new(limit.at, Reason::NobodyChallenges)),
            _ => Ok(Contests::from_word(&word, limit).unwrap_or(unlimited)),
        }
    }

    /// What the tag `Unfinished` says, to be read behind the turns.
    pub(crate) fn take_unfinished(&mut self) -> Unfinished {
        Unfinished(self.unfinished.take())
    }

    /// The record without its turns. `at` is where it begins.
    pub(crate) fn into_record(self, at: usize) -> Result<Record, Fault> {
        let start = self.start(at)?;
        let mut record = match (self.settings()?, gipf_plus::Position::of(&start)) {
            (Some(settings), Some(main)) => Record::new_linked(*main, settings),
            _ => Record::new(start),
        };
        record.tags = self.tags;
        Ok(record)
    }
}

/// A number as it is written: digits, and no zero before others.
fn number<T: std::str::FromStr>(text: &str) -> Option<T> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let padded = text.len() > 1 && text.starts_with('0');
    text.parse().ok().filter(|_| digits && !padded)
}

/// What the tag `Result` says.
pub(crate) type TagResult = Option<Outcome>;
