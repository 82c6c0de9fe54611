//! What is taught about a game: one registration for each.

use gipfel_rules::{
    AnyAction, AnyIllegal, AnyPosition, Color, GameKind, Module, PlaceId, each_action, of_module,
};

use crate::attempt::{Attempt, Deeds};
use crate::idea::IdeaKind;
use crate::why::{Choice, Kind, Why};

/// What is taught about a game, as data.
pub(crate) struct Subject {
    /// Its word in keys, and the name of its page and of the folder of its lessons.
    pub(crate) topic: &'static str,
    /// Its chapters, in the order in which they are learned: name and text.
    pub(crate) lessons: &'static [(&'static str, &'static str)],
    /// Whether its chapters may show positions of other games.
    pub(crate) shows_others: bool,
    /// Its page of the rules in each language, and sentences of its own: names and contents of files.
    #[cfg(feature = "texts")]
    pub(crate) words: [[&'static [(&'static str, &'static str)]; 4]; 2],
    /// What its rules forbid: the page that says it, and in which section. What comes first holds.
    pub(crate) kinds: &'static [(&'static str, &'static [(Kind, &'static str)])],
    /// The rule behind an illegal action of the game; none if the action is of another game.
    pub(crate) reason: fn(&AnyIllegal) -> Option<Why>,
    /// What its turns are good for.
    pub(crate) ideas: &'static [&'static [IdeaKind]],
    /// What a turn that is no gain at once is good for.
    pub(crate) idea: fn(&Attempt) -> (IdeaKind, u32),
    /// What lessons can count: the words of [`Deeds`].
    pub(crate) deeds: &'static [&'static str],
}

/// What is taught about a game.
pub(crate) fn subject(game: GameKind) -> &'static Subject {
    of_module!(game, SUBJECT)
}

/// All that is taught.
pub(crate) fn subjects() -> impl Iterator<Item = &'static Subject> {
    GameKind::ALL.into_iter().map(subject)
}

/// Why something cannot be done in a position.
pub(crate) trait Refuses: Module {
    /// Why choosing a point does nothing. None if it does something.
    fn refuse(&self, choice: Choice<'_>) -> Option<Why>;

    /// Why a piece of a row cannot be kept. None if it can, or if it is in no row.
    fn refuse_keeping(&self, _point: &str) -> Option<Why> {
        None
    }

    /// The reason that the places in a text give: the same as if they had been pointed at.
    fn refuse_text(&self, text: &str) -> Option<Why>;
}

/// What lessons ask of a position.
pub(crate) trait Taught: Module {
    /// Counts what a legal action does.
    fn count(&self, action: Self::Action, deeds: &mut Deeds);

    /// What stands on a point as the text of positions writes it; none on an empty point or on one that does not exist.
    fn text_on(&self, point: &str) -> Option<String>;

    /// The letter of what an action brings in; none if it brings in nothing that has one.
    fn enters(&self, _action: Self::Action) -> Option<char> {
        None
    }

    /// The rows of a colour.
    fn row_places(&self, _color: Color) -> Vec<Vec<PlaceId>> {
        Vec::new()
    }

    /// The same position with another player about to make his main action; none if there is no such position, as when a row
    /// of his is to be taken first.
    fn with_mover(&self, _color: Color) -> Option<AnyPosition> {
        None
    }
}

pub(crate) fn count(position: &AnyPosition, action: AnyAction, deeds: &mut Deeds) {
    each_action!(position, action, (position, action) => position.count(action, deeds), else ());
}

pub(crate) fn enters(position: &AnyPosition, action: AnyAction) -> Option<char> {
    each_action!(position, action, (position, action) => position.enters(action), else None)
}

/// Files by name: those of a folder, with their ending.
macro_rules! files {
    ($folder:expr, $ending:literal: $($name:literal),* $(,)?) => {
        &[$((
            $name,
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../", $folder, $name, $ending)),
        )),*]
    };
}
pub(crate) use files;

/// The same files in each language.
#[cfg(feature = "texts")]
macro_rules! translated {
    ($folder:literal, $ending:literal: $($name:literal),* $(,)?) => {
        [
            $crate::subject::files!(concat!($folder, "/en/"), $ending: $($name),*),
            $crate::subject::files!(concat!($folder, "/hu/"), $ending: $($name),*),
            $crate::subject::files!(concat!($folder, "/ro/"), $ending: $($name),*),
            $crate::subject::files!(concat!($folder, "/ru/"), $ending: $($name),*),
        ]
    };
}
#[cfg(feature = "texts")]
pub(crate) use translated;
