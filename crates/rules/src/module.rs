//! What all games write alike: the parts of their positions, actions and modules in which nothing is special.
//!
//! A module names its types `Position`, `Action`, `Undo`, `Illegal`, `Setup`, `Variant` and `DESCRIPTION`; these macros and
//! the list of games rely on it.

/// The items of `impl crate::Position` that follow from the names of the module's types. The position has the fields `side` and
/// `key` and the methods `decided` and `compute_key`. `types` leaves the key and the numbers of actions to it; `numbers` and `key`
/// add them one by one.
macro_rules! position_items {
    () => {
        $crate::module::position_items!(types);
        $crate::module::position_items!(numbers);
        $crate::module::position_items!(key);
    };
    (numbers) => {
        fn action_from_index(&self, index: u16) -> Option<Action> {
            Action::from_index(index)
        }
    };
    (key) => {
        #[inline]
        fn key(&self) -> $crate::Key {
            self.key
        }

        fn key_from_scratch(&self) -> $crate::Key {
            self.compute_key()
        }
    };
    (types) => {
        type Action = Action;
        type Undo = Undo;
        type Illegal = Illegal;

        const ACTION_COUNT: usize = Action::COUNT;

        fn game(&self) -> $crate::GameKind {
            <Position as $crate::Member>::GAME
        }

        #[inline]
        fn side(&self) -> $crate::Color {
            self.side
        }

        #[inline]
        fn end(&self) -> Option<($crate::Outcome, $crate::EndReason)> {
            self.decided()
        }
    };
}
pub(crate) use position_items;

/// The items of `impl Interface` that follow from the names of the module's types and its one board, `THE_BOARD`.
macro_rules! interface_items {
    () => {
        fn board(&self) -> &'static $crate::Board {
            &THE_BOARD
        }

        fn pieces(&self) -> $crate::Pieces {
            $crate::Arrangement::pieces(&$crate::Module::to_setup(self))
        }
    };
}
pub(crate) use interface_items;

/// The items of `impl Module` that follow from the names of the module's types.
macro_rules! module_items {
    () => {
        type Setup = Setup;

        const DESCRIPTION: $crate::Description = DESCRIPTION;

        fn variant_word(&self) -> &'static str {
            self.variant().word()
        }

        fn to_setup(&self) -> Setup {
            self.into()
        }
    };
}
pub(crate) use module_items;

/// A position as text, which is that of its set-up, and in hash tables, where its key is enough; an action as what it does.
macro_rules! module_impls {
    ($module:ident) => {
        impl core::hash::Hash for $crate::$module::Position {
            fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
                $crate::Position::key(self).hash(state);
            }
        }

        impl core::str::FromStr for $crate::$module::Position {
            type Err = $crate::PositionError<$crate::$module::SetupError>;

            fn from_str(line: &str) -> Result<Self, Self::Err> {
                let setup: $crate::$module::Setup = line.parse()?;
                setup.validate().map_err($crate::PositionError::Setup)
            }
        }

        impl core::fmt::Display for $crate::$module::Position {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::$module::Setup::from(self).fmt(f)
            }
        }

        impl core::fmt::Debug for $crate::$module::Action {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                self.kind().fmt(f)
            }
        }
    };
}
pub(crate) use module_impls;

/// An action that is its number. With `dense` every number is an action, which a test makes sure of.
macro_rules! numbered {
    () => {
        impl $crate::Action for Action {
            #[inline]
            fn index(self) -> u16 {
                self.0
            }
        }
    };
    (dense) => {
        $crate::module::numbered!();

        #[cfg(test)]
        #[test]
        fn numbers_and_kinds_agree() {
            for index in 0..Action::COUNT as u16 {
                let action = Action::from_index(index).expect("every number is an action");
                let again: Option<Action> = Action::from_kind(action.kind()).into();
                assert_eq!(again, Some(action));
            }
            assert_eq!(Action::from_index(Action::COUNT as u16), None);
        }
    };
}
pub(crate) use numbered;
