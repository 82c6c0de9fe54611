//! The list of games, and everything that is of any of them.
//!
//! A game is one line in the list at the end of this file: its name here and its module, which offers `Position`, `Action`,
//! `Undo`, `Illegal`, `SetupError` and `Setup` and whose position is a [`Module`].

#![expect(
    clippy::allow_attributes,
    reason = "in an exported macro an arm is unreachable here and needed elsewhere"
)]

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::ControlFlow;
use core::str::FromStr;

use thiserror::Error;

use crate::{
    Action, ActionError, Area, Arrangement, Beside, Board, Choice, Color, Description, Effect,
    EndReason, Field, Hint, Interface, Key, Layer, Member, Module, Notation, Outcome, Pieces,
    PlaceId, Position, PositionError, Prompt, Stage, Symmetric, Symmetry, SyntaxError, Tactics,
    TakenUp, Taps, Tray,
};

/// Why a game cannot be started as it was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum StartError {
    /// The game has no such variant.
    #[error("{game} has no variant `{variant}`")]
    Variant {
        /// The game.
        game: GameKind,
        /// What was asked for.
        variant: String,
    },
    /// The variant has no such option.
    #[error("there is no option `{0}`")]
    Option(String),
    /// More than the option allows.
    #[error("{option}: {value} is more than {most}")]
    TooMany {
        /// The option.
        option: &'static str,
        /// What was asked for.
        value: u8,
        /// The most it may be.
        most: u8,
    },
}

/// Makes [`GameKind`] and everything that is of any game from the list of games.
macro_rules! games {
    (($d:tt) $($(#[doc = $doc:literal])* $name:ident => $module:ident,)+) => {
        /// A game of the project.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum GameKind {
            $($(#[doc = $doc])* $name,)+
        }

        impl GameKind {
            /// All games.
            pub const ALL: [GameKind; [$(GameKind::$name),+].len()] = [$(GameKind::$name),+];

            /// The facts about the game.
            pub const fn description(self) -> &'static Description {
                match self {
                    $(GameKind::$name => &<crate::$module::Position as Module>::DESCRIPTION,)+
                }
            }

            fn start_of(
                self,
                variant: &str,
                option: &dyn Fn(&str) -> [u8; 2],
                seed: u64,
            ) -> Option<AnyPosition> {
                match self {
                    $(GameKind::$name => crate::$module::Position::start(variant, option, seed)
                        .map(AnyPosition::$name),)+
                }
            }
        }

        /// A position of one of the games. It is a [`Position`] itself, so that everything generic works with it.
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum AnyPosition {
            $($(#[doc = $doc])* $name(crate::$module::Position),)+
        }

        /// An action of one of the games.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum AnyAction {
            $($(#[doc = $doc])* $name(crate::$module::Action),)+
        }

        /// What takes back an action.
        #[derive(Clone, Copy, Debug)]
        #[non_exhaustive]
        pub enum AnyUndo {
            $($(#[doc = $doc])* $name(crate::$module::Undo),)+
            /// An action of another game, which did nothing.
            OtherGame,
        }

        /// The rule that forbids an action.
        #[derive(Clone, PartialEq, Eq, Debug, Error)]
        #[non_exhaustive]
        pub enum AnyIllegal {
            $($(#[doc = $doc])* #[error(transparent)] $name(#[from] crate::$module::Illegal),)+
            /// The action belongs to another game.
            #[error("this is an action of another game")]
            OtherGame,
        }

        /// Why an arrangement is not a position.
        #[derive(Clone, PartialEq, Eq, Debug, Error)]
        #[non_exhaustive]
        pub enum AnySetupError {
            $($(#[doc = $doc])* #[error(transparent)] $name(#[from] crate::$module::SetupError),)+
        }

        /// An arrangement of one of the games that need not be possible.
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum AnySetup {
            $($(#[doc = $doc])* $name(crate::$module::Setup),)+
        }

        $(
            crate::module::module_impls!($module);

            impl From<crate::$module::Position> for AnyPosition {
                fn from(position: crate::$module::Position) -> AnyPosition {
                    AnyPosition::$name(position)
                }
            }

            impl Member for crate::$module::Position {
                const GAME: GameKind = GameKind::$name;

                fn of(any: &AnyPosition) -> Option<&Self> {
                    match any {
                        AnyPosition::$name(position) => Some(position),
                        _ => None,
                    }
                }
            }

            impl From<crate::$module::Action> for AnyAction {
                fn from(action: crate::$module::Action) -> AnyAction {
                    AnyAction::$name(action)
                }
            }

            impl TryFrom<AnyAction> for crate::$module::Action {
                type Error = AnyIllegal;

                fn try_from(action: AnyAction) -> Result<Self, AnyIllegal> {
                    match action {
                        AnyAction::$name(action) => Ok(action),
                        _ => Err(AnyIllegal::OtherGame),
                    }
                }
            }
        )+

        #[cfg(feature = "serde")]
        crate::serde::as_text! {
            AnyPosition, AnySetup, $(crate::$module::Position, crate::$module::Setup,)+
        }

        /// The same expression for the position of whichever game it is: `each_position!(any, position => …)`.
        #[macro_export]
        macro_rules! each_position {
            ($d any:expr, $d position:ident => $d body:expr) => {
                match $d any {
                    $($crate::AnyPosition::$name($d position) => $d body,)+
                    // Other crates have to name what may be added later; it is in this list as well.
                    #[allow(unreachable_patterns, reason = "other crates need the arm, this one has it too")]
                    _ => unreachable!(),
                }
            };
        }

        /// The same expression for the set-up error of whichever game it is: `each_setup_error!(any, error => …)`.
        #[macro_export]
        macro_rules! each_setup_error {
            ($d any:expr, $d error:ident => $d body:expr) => {
                match $d any {
                    $($crate::AnySetupError::$name($d error) => $d body,)+
                    #[allow(unreachable_patterns, reason = "other crates need the arm, this one has it too")]
                    _ => unreachable!(),
                }
            };
        }

        /// The same expression for whichever game it is, with a name for the type of its positions: `each_game!(game, P => …)`.
        #[macro_export]
        macro_rules! each_game {
            ($d game:expr, $d position:ident => $d body:expr) => {
                match $d game {
                    $($crate::GameKind::$name => {
                        type $d position = $crate::$module::Position;
                        $d body
                    })+
                    #[allow(unreachable_patterns, reason = "other crates need the arm, this one has it too")]
                    _ => unreachable!(),
                }
            };
        }

        /// The same expression for a position and an action of its game: `each_action!(any, action, (position, action) => …,
        /// else …)`. An action of another game is the `else` value.
        #[macro_export]
        macro_rules! each_action {
            (
                $d any:expr, $d with:expr,
                ($d position:ident, $d action:ident) => $d body:expr, else $d other:expr
            ) => {
                match ($d any, $d with) {
                    $(($crate::AnyPosition::$name($d position), $crate::AnyAction::$name($d action)) => {
                        $d body
                    })+
                    _ => $d other,
                }
            };
        }

        impl AnyPosition {
            /// The arrangement, to be edited.
            pub fn setup(&self) -> AnySetup {
                match self {
                    $(AnyPosition::$name(position) => AnySetup::$name(position.to_setup()),)+
                }
            }
        }

        impl AnySetup {
            /// The game it is of.
            pub const fn game(&self) -> GameKind {
                match self {
                    $(AnySetup::$name(_) => GameKind::$name,)+
                }
            }

            /// The position, or everything that is wrong with the arrangement.
            pub fn validate(&self) -> Result<AnyPosition, Vec<AnySetupError>> {
                match self {
                    $(AnySetup::$name(setup) => setup
                        .validate()
                        .map(AnyPosition::$name)
                        .map_err(|errors| errors.into_iter().map(AnySetupError::$name).collect()),)+
                }
            }

            fn parse_of(game: GameKind, line: &str) -> Result<AnySetup, SyntaxError> {
                match game {
                    $(GameKind::$name => line.parse().map(AnySetup::$name),)+
                }
            }
        }

        impl Arrangement for AnySetup {
            fn variant_word(&self) -> &'static str {
                match self { $(AnySetup::$name(setup) => setup.variant_word(),)+ }
            }

            fn set_variant(&mut self, word: &str) -> bool {
                match self { $(AnySetup::$name(setup) => setup.set_variant(word),)+ }
            }

            fn side(&self) -> Color {
                match self { $(AnySetup::$name(setup) => Arrangement::side(setup),)+ }
            }

            fn set_side(&mut self, side: Color) {
                match self { $(AnySetup::$name(setup) => setup.set_side(side),)+ }
            }

            fn phase_word(&self) -> &'static str {
                match self { $(AnySetup::$name(setup) => setup.phase_word(),)+ }
            }

            fn set_phase(&mut self, word: &str) -> bool {
                match self { $(AnySetup::$name(setup) => setup.set_phase(word),)+ }
            }

            fn pieces(&self) -> Pieces {
                match self { $(AnySetup::$name(setup) => setup.pieces(),)+ }
            }

            fn tools(&self) -> Vec<Vec<Layer>> {
                match self { $(AnySetup::$name(setup) => setup.tools(),)+ }
            }

            fn put(&mut self, place: PlaceId, tool: &[Layer]) -> bool {
                match self { $(AnySetup::$name(setup) => setup.put(place, tool),)+ }
            }

            fn carry(&mut self, from: PlaceId, to: Option<PlaceId>) -> bool {
                match self { $(AnySetup::$name(setup) => setup.carry(from, to),)+ }
            }

            fn most(&self, tray: Tray) -> Option<u8> {
                match self { $(AnySetup::$name(setup) => setup.most(tray),)+ }
            }

            fn set_count(&mut self, beside: Beside, count: u8) -> bool {
                match self { $(AnySetup::$name(setup) => setup.set_count(beside, count),)+ }
            }

            fn choices(&self) -> Vec<Choice> {
                match self { $(AnySetup::$name(setup) => setup.choices(),)+ }
            }

            fn choose(&mut self, word: &str, color: Color, option: &str) -> bool {
                match self { $(AnySetup::$name(setup) => setup.choose(word, color, option),)+ }
            }
        }

        impl AnyIllegal {
            /// The game whose rule it is.
            pub const fn game(&self) -> Option<GameKind> {
                match self {
                    $(AnyIllegal::$name(_) => Some(GameKind::$name),)+
                    AnyIllegal::OtherGame => None,
                }
            }
        }

        impl fmt::Display for AnySetup {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(AnySetup::$name(setup) => setup.fmt(f),)+
                }
            }
        }

        impl Action for AnyAction {
            fn index(self) -> u16 {
                match self {
                    $(AnyAction::$name(action) => action.index(),)+
                }
            }
        }

        impl Position for AnyPosition {
            type Action = AnyAction;
            type Undo = AnyUndo;
            type Illegal = AnyIllegal;

            const ACTION_COUNT: usize = 4096;

            fn game(&self) -> GameKind {
                match self {
                    $(AnyPosition::$name(_) => GameKind::$name,)+
                }
            }

            fn side(&self) -> Color {
                each_position!(self, position => position.side())
            }

            fn stage(&self) -> Stage {
                each_position!(self, position => position.stage())
            }

            fn end(&self) -> Option<(Outcome, EndReason)> {
                each_position!(self, position => crate::Position::end(position))
            }

            fn prompt(&self) -> Prompt {
                each_position!(self, position => position.prompt())
            }

            fn visit_actions<F>(&self, mut visit: F) -> ControlFlow<()>
            where
                F: FnMut(AnyAction) -> ControlFlow<()>,
            {
                each_position!(self, position => position.visit_actions(|action| visit(action.into())))
            }

            fn count_actions(&self) -> usize {
                each_position!(self, position => position.count_actions())
            }

            fn check(&self, action: AnyAction) -> Result<(), AnyIllegal> {
                each_action!(self, action, (position, action) => Ok(position.check(action)?),
                    else Err(AnyIllegal::OtherGame))
            }

            /// An action of another game does nothing.
            fn play_unchecked(&mut self, action: AnyAction) -> AnyUndo {
                match (self, action) {
                    $((AnyPosition::$name(position), AnyAction::$name(action)) => {
                        AnyUndo::$name(position.play_unchecked(action))
                    })+
                    _ => AnyUndo::OtherGame,
                }
            }

            /// What does not come from this game takes nothing back.
            fn undo(&mut self, undo: AnyUndo) {
                match (self, undo) {
                    $((AnyPosition::$name(position), AnyUndo::$name(undo)) => position.undo(undo),)+
                    _ => {}
                }
            }

            fn key(&self) -> Key {
                each_position!(self, position => position.key())
            }

            fn key_from_scratch(&self) -> Key {
                each_position!(self, position => position.key_from_scratch())
            }

            fn action_from_index(&self, index: u16) -> Option<AnyAction> {
                each_position!(self, position => position.action_from_index(index).map(Into::into))
            }
        }

        impl Notation for AnyPosition {
            /// An action of another game, which is never legal, is written as `?`.
            fn write_action(&self, action: AnyAction, out: &mut dyn fmt::Write) -> fmt::Result {
                each_action!(self, action, (position, action) => position.write_action(action, out),
                    else out.write_char('?'))
            }

            fn read_action(&self, text: &str) -> Result<AnyAction, ActionError<AnyIllegal>> {
                each_position!(self, position => position
                    .read_action(text)
                    .map(Into::into)
                    .map_err(|error| error.map(Into::into)))
            }

            fn implied_end(&self) -> Option<AnyAction> {
                each_position!(self, position => position.implied_end().map(Into::into))
            }
        }

        impl Symmetric for AnyPosition {
            fn symmetries(&self) -> &'static [Symmetry] {
                each_position!(self, position => position.symmetries())
            }

            fn transform(&self, symmetry: Symmetry) -> AnyPosition {
                each_position!(self, position => position.transform(symmetry).into())
            }

            /// An action of another game stays as it is.
            fn transform_action(&self, action: AnyAction, symmetry: Symmetry) -> AnyAction {
                each_action!(self, action,
                    (position, own) => position.transform_action(own, symmetry).into(),
                    else action)
            }

            fn swap_colors(&self) -> Option<AnyPosition> {
                each_position!(self, position => position.swap_colors().map(Into::into))
            }
        }

        impl Tactics for AnyPosition {
            fn hint(&self, action: AnyAction) -> Hint {
                each_action!(self, action, (position, action) => position.hint(action),
                    else Hint::QUIET)
            }

            fn visit_hints<F>(&self, mut visit: F) -> ControlFlow<()>
            where
                F: FnMut(AnyAction, Hint) -> ControlFlow<()>,
            {
                each_position!(self, position =>
                    position.visit_hints(|action, hint| visit(action.into(), hint)))
            }

            fn cannot_win_now(&self) -> bool {
                each_position!(self, position => position.cannot_win_now())
            }
        }

        impl Interface for AnyPosition {
            fn board(&self) -> &'static Board {
                each_position!(self, position => position.board())
            }

            fn pieces(&self) -> Pieces {
                each_position!(self, position => position.pieces())
            }

            fn unseen(&self) -> Vec<(&'static str, [u8; 2])> {
                each_position!(self, position => position.unseen())
            }

            fn figure(&self, layers: &[Layer]) -> &'static str {
                each_position!(self, position => position.figure(layers))
            }

            fn taken_up(&self) -> Option<TakenUp> {
                each_position!(self, position => position.taken_up())
            }

            /// An action of another game does nothing.
            fn effect(&self, action: AnyAction) -> Effect {
                each_action!(self, action, (position, action) => position.effect(action),
                    else Effect::default())
            }

            fn areas(&self) -> Vec<Area> {
                each_position!(self, position => position.areas())
            }

            /// An action of another game is not chosen by anything.
            fn taps(&self, action: AnyAction) -> Vec<Taps> {
                each_action!(self, action, (position, action) => position.taps(action),
                    else Vec::new())
            }
        }
    };
}

games! { ($)
    /// GIPF.
    Gipf => gipf,
    /// GIPF with potentials.
    GipfPlus => gipf_plus,
    /// YINSH.
    Yinsh => yinsh,
    /// DVONN.
    Dvonn => dvonn,
    /// TZAAR.
    Tzaar => tzaar,
    /// ZÈRTZ.
    Zertz => zertz,
    /// PÜNCT.
    Punct => punct,
}

impl GameKind {
    /// The game's word in position text.
    pub const fn word(self) -> &'static str {
        self.description().word
    }

    /// The game with a word.
    pub fn from_word(word: &str) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|game| game.word() == word)
    }

    /// The words of the game's variants; the first is the one that is played when none is named.
    pub fn variants(self) -> Vec<&'static str> {
        self.description().variants.iter().map(|variant| variant.word).collect()
    }

    /// The start of a game of a variant, with nothing special agreed on. A random start is that of seed 0.
    ///
    /// ```
    /// use gipfel_rules::GameKind;
    ///
    /// let start = GameKind::Yinsh.start("blitz").unwrap();
    /// assert_eq!(start.to_string(), "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place");
    /// assert_eq!(GameKind::Yinsh.start("tournament"), None);
    /// ```
    pub fn start(self, variant: &str) -> Option<AnyPosition> {
        self.start_with(variant, &[]).ok()
    }

    /// The start of a game of a variant with numbers for White and for Black that were agreed on, by the words of the
    /// variant's [options](crate::VariantInfo::options).
    ///
    /// ```
    /// use gipfel_rules::GameKind;
    ///
    /// let start = GameKind::Gipf.start_with("basic", &[("extra", [0, 3])]).unwrap();
    /// assert_eq!(start.to_string(), "gipf basic p2P/5/6/P5p/6/5/p2P w 12/15 -- push");
    /// assert!(GameKind::Gipf.start_with("basic", &[("extra", [4, 0])]).is_err());
    /// ```
    pub fn start_with(
        self,
        variant: &str,
        agreed: &[(&str, [u8; 2])],
    ) -> Result<AnyPosition, StartError> {
        self.start_seeded(variant, agreed, 0)
    }

    /// The same with the seed of a start that is [random](crate::VariantInfo::random). One seed always gives the same position, and
    /// variants with a fixed start ignore it. What came out is in the position, so a record need not keep the seed.
    pub fn start_seeded(
        self,
        variant: &str,
        agreed: &[(&str, [u8; 2])],
        seed: u64,
    ) -> Result<AnyPosition, StartError> {
        let unknown = || StartError::Variant { game: self, variant: variant.to_owned() };
        let info = self.description().variant(variant).ok_or_else(unknown)?;
        for (word, values) in agreed {
            let option = info.options.iter().find(|option| option.word == *word);
            let option = option.ok_or_else(|| StartError::Option((*word).to_owned()))?;
            if let Some(&value) = values.iter().find(|value| **value > option.most) {
                let (option, most) = (option.word, option.most);
                return Err(StartError::TooMany { option, value, most });
            }
        }
        let option = |word: &str| {
            let agreed = agreed.iter().find(|(known, _)| *known == word).map(|(_, values)| *values);
            let usual = info.options.iter().find(|option| option.word == word);
            agreed.unwrap_or([usual.map_or(0, |option| option.usual); 2])
        };
        self.start_of(variant, &option, seed).ok_or_else(unknown)
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.description().title)
    }
}

impl AnyPosition {
    /// The word of the variant that is played.
    pub fn variant(&self) -> &'static str {
        each_position!(self, position => position.variant_word())
    }
}

impl FromStr for AnySetup {
    type Err = SyntaxError;

    fn from_str(line: &str) -> Result<AnySetup, SyntaxError> {
        let word = line.split(' ').next().unwrap_or_default();
        let Some(game) = GameKind::from_word(word) else {
            let shown: String = word.chars().take(20).collect();
            return Err(SyntaxError::new(Field::GAME, 0, format!("unknown game `{shown}`")));
        };
        AnySetup::parse_of(game, line)
    }
}

impl FromStr for AnyPosition {
    type Err = PositionError<AnySetupError>;

    fn from_str(line: &str) -> Result<AnyPosition, PositionError<AnySetupError>> {
        line.parse::<AnySetup>()?.validate().map_err(PositionError::Setup)
    }
}

impl fmt::Display for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each_position!(self, position => position.fmt(f))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_of_another_game_is_an_error_and_no_panic() {
        let start = |game: GameKind| game.start(game.variants()[0]).expect("a variant");
        for game in GameKind::ALL {
            for other in GameKind::ALL.into_iter().filter(|&other| other != game) {
                let mut position = start(game);
                let action = start(other).actions()[0];
                assert_eq!(position.action_text(action), "?");
                assert_eq!(position.check(action), Err(AnyIllegal::OtherGame));
                assert_eq!(position.play(action).err(), Some(AnyIllegal::OtherGame));
                let _ = position.transform_action(action, Symmetry::IDENTITY);
                assert_eq!(position, start(game));
            }
        }
    }
}
