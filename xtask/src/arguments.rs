//! The words behind `cargo xtask TASK`.
//!
//! Read by hand: everything waits for this program to be built, so it depends on next to nothing.

use std::fmt::Display;
use std::str::FromStr;

use anyhow::{Result, bail};

/// What has not been read yet of the command line.
pub(crate) struct Arguments(Vec<String>);

impl Arguments {
    pub(crate) fn new(words: impl IntoIterator<Item = String>) -> Self {
        Self(words.into_iter().collect())
    }

    /// Takes the flag away; says whether it was there.
    pub(crate) fn flag(&mut self, name: &str) -> bool {
        let place = self.0.iter().position(|word| word == name);
        place.map(|index| self.0.remove(index)).is_some()
    }

    /// Takes an option and its value away, written `--name value` or `--name=value`.
    pub(crate) fn value<T>(&mut self, name: &str) -> Result<Option<T>>
    where
        T: FromStr<Err: Display>,
    {
        let behind = |word: &str| Some(word.strip_prefix(name)?.strip_prefix('=')?.to_owned());
        let Some(index) = self.0.iter().position(|word| word == name || behind(word).is_some())
        else {
            return Ok(None);
        };
        let word = self.0.remove(index);
        let text = match behind(&word) {
            Some(text) => text,
            None if index < self.0.len() => self.0.remove(index),
            None => bail!("{name} needs a value"),
        };
        match text.parse() {
            Ok(value) => Ok(Some(value)),
            Err(error) => bail!("{name} {text}: {error}"),
        }
    }

    /// Takes the next word away that is no option. Options with values have to be taken first.
    pub(crate) fn word(&mut self) -> Option<String> {
        let index = self.0.iter().position(|word| !word.starts_with('-'))?;
        Some(self.0.remove(index))
    }

    /// Everything must have been taken.
    pub(crate) fn end(self) -> Result<()> {
        match self.0.first() {
            Some(word) => bail!("`{word}` means nothing here: see --help"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(line: &str) -> Arguments {
        Arguments::new(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn flags_values_and_words_are_taken_in_any_order() {
        let mut taken = arguments("corpus --seconds 5 --all --address=1.2.3.4:5");
        assert!(taken.flag("--all") && !taken.flag("--quick"));
        assert_eq!(taken.value::<u32>("--seconds").unwrap(), Some(5));
        assert_eq!(taken.value::<String>("--address").unwrap().as_deref(), Some("1.2.3.4:5"));
        assert_eq!(taken.value::<u32>("--more").unwrap(), None);
        assert_eq!(taken.word().as_deref(), Some("corpus"));
        assert_eq!(taken.word(), None);
        taken.end().unwrap();
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        let fault = |line| arguments(line).value::<u32>("--seconds").unwrap_err().to_string();
        assert_eq!(fault("--seconds"), "--seconds needs a value");
        assert_eq!(fault("--seconds soon"), "--seconds soon: invalid digit found in string");
        let left = arguments("--qick").end().unwrap_err().to_string();
        assert_eq!(left, "`--qick` means nothing here: see --help");
    }
}
