//! Why something cannot be chosen: the rule, the points it is about, and where it is written.

use std::collections::BTreeSet;

use gipfel_rules::{
    ActionError, AnyIllegal, AnyPosition, GameKind, Outcome, Position as _, TurnError,
    each_position,
};

use crate::subject::{Refuses as _, subject, subjects};

/// Why something cannot be done, as a sentence can be made of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// Which rule forbids it.
    pub kind: Kind,
    /// The points the sentence speaks of, in the order in which it does.
    pub points: Vec<String>,
    /// The game whose rule it is.
    pub game: GameKind,
}

/// A section of a page of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Section {
    /// The page: the word of a game, or `potentials`.
    pub page: &'static str,
    /// The section's name on it.
    pub name: &'static str,
}

/// What was pointed at on the board, and what had been chosen before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice<'a> {
    /// The dot or the ring that was chosen first.
    pub chosen: Option<&'a str>,
    /// The point.
    pub point: &'a str,
    /// GIPF: the letter of what is to be brought in, `G` or a potential's; a basic piece has none.
    pub piece: Option<char>,
}

/// A rule that forbids something. Each has a sentence of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(pub(crate) &'static str);

impl Kind {
    /// All of them.
    pub fn all() -> Vec<Kind> {
        let kinds = subjects().flat_map(|subject| subject.kinds.iter().flat_map(|(_, list)| *list));
        Vec::from_iter(kinds.map(|(kind, _)| *kind).collect::<BTreeSet<_>>())
    }

    /// A stable name; the sentence has it in its key.
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// The section of the rules that says it in a game; none if the game has no such rule.
    pub fn section(self, game: GameKind) -> Option<Section> {
        subject(game).kinds.iter().find_map(|(page, kinds)| {
            let (_, name) = kinds.iter().find(|(kind, _)| *kind == self)?;
            Some(Section { page, name })
        })
    }
}

/// Rules of a game by name, with the section that says each.
macro_rules! kinds {
    ($list:ident: $($(#[doc = $doc:literal])+ $kind:ident $name:literal $section:literal,)*) => {
        impl Kind {
            $($(#[doc = $doc])+ pub const $kind: Kind = Kind($name);)*
        }

        pub(crate) const $list: &[(Kind, &str)] = &[$((Kind::$kind, $section),)*];
    };
    ($game:ident, $($rest:tt)+) => {
        $crate::why::kinds! { $($rest)+ }

        fn because(kind: Kind) -> Why {
            Why::new(gipfel_rules::GameKind::$game, kind)
        }
    };
}
pub(crate) use kinds;

kinds! { COMMON:
    /// Nothing may be played in a finished game.
    GAME_OVER "game-over" "end",
    /// It is the other player's turn.
    NOT_YOUR_TURN "not-your-turn" "turn",
    /// Nothing more is to be decided in this turn.
    TURN_COMPLETE "turn-complete" "turn",
    /// More is to be decided in this turn.
    TURN_INCOMPLETE "turn-incomplete" "turn",
    /// The text is no turn of the game.
    UNREADABLE "unreadable-turn" "notation",
    /// An action of the other game.
    OTHER_GAME "other-game" "notation",
}

kinds! { BOARD:
    /// The point is not on the board.
    NO_SUCH_POINT "no-such-point" "board",
}

kinds! { ROWS:
    /// A row of the opponent.
    THEIR_ROW "their-row" "both-colours",
    /// A piece that is in no row.
    NOT_IN_ROW "not-in-row" "rows",
}

impl Why {
    pub(crate) fn new(game: GameKind, kind: Kind) -> Why {
        Why { kind, points: Vec::new(), game }
    }

    pub(crate) fn with<T: ToString>(mut self, points: impl IntoIterator<Item = T>) -> Why {
        self.points = points.into_iter().map(|point| point.to_string()).collect();
        self
    }

    /// It is the other player's turn.
    pub fn not_your_turn(game: GameKind) -> Why {
        Why::new(game, Kind::NOT_YOUR_TURN)
    }

    /// The section of the rules that says it.
    pub fn section(&self) -> Option<Section> {
        self.kind.section(self.game)
    }

    /// The key of its sentence.
    pub fn key(&self) -> String {
        format!("problem-{}", self.kind.name())
    }

    /// Why choosing a point does nothing. None if it does something: it begins a decision, changes or completes it.
    pub fn of_choice(position: &AnyPosition, choice: Choice<'_>) -> Option<Why> {
        let game = position.game();
        if position.outcome().is_some() {
            return Some(Why::new(game, Kind::GAME_OVER));
        }
        each_position!(position, position => position.refuse(choice))
    }

    /// Why a piece of a row cannot be kept. None if it can, or if it is in no row.
    pub fn of_keeping(position: &AnyPosition, point: &str) -> Option<Why> {
        each_position!(position, position => position.refuse_keeping(point))
    }

    /// Everything of a row was to stay.
    pub fn take_something(game: GameKind) -> Why {
        let own = [Kind::TAKE_ONE].into_iter().find(|kind| kind.section(game).is_some());
        Why::new(game, own.unwrap_or(Kind::TAKE_SOMETHING))
    }

    /// Why a turn, or a decision, given as text cannot be played. None if it can.
    pub fn of_text(position: &AnyPosition, text: &str) -> Option<Why> {
        let mut turn = gipfel_rules::TurnBuilder::new(position.clone());
        for decision in text.split(';') {
            if let Err(error) = turn.push_text(decision.trim()) {
                return Some(Why::of_error(turn.position(), &error));
            }
        }
        None
    }

    /// Why something could not be added to a turn, or the turn not be ended.
    pub fn of_error(position: &AnyPosition, error: &TurnError<AnyIllegal>) -> Why {
        let game = position.game();
        match error {
            TurnError::Complete
                if matches!(position.outcome(), Some(Outcome::Win(_) | Outcome::Draw)) =>
            {
                Why::new(game, Kind::GAME_OVER)
            }
            TurnError::Complete => Why::new(game, Kind::TURN_COMPLETE),
            TurnError::Incomplete(_) => Why::new(game, Kind::TURN_INCOMPLETE),
            TurnError::Illegal(illegal) => Why::of_illegal(illegal, game),
            TurnError::Text(ActionError::Illegal { text, reason }) => {
                of_unreadable(position, text).unwrap_or_else(|| Why::of_illegal(reason, game))
            }
            TurnError::Text(ActionError::Syntax { text, .. }) => {
                let unreadable = Why::new(game, Kind::UNREADABLE).with([text]);
                of_unreadable(position, text).unwrap_or(unreadable)
            }
        }
    }

    /// The rule behind an illegal action.
    pub fn of_illegal(illegal: &AnyIllegal, game: GameKind) -> Why {
        (subject(game).reason)(illegal).unwrap_or_else(|| Why::new(game, Kind::OTHER_GAME))
    }
}

/// The reason that the places in a text give: the same as if they had been pointed at.
fn of_unreadable(position: &AnyPosition, text: &str) -> Option<Why> {
    each_position!(position, position => position.refuse_text(text))
}
