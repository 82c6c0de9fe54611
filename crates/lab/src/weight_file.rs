//! Weights of the evaluations in a file, so that they can be tried without building anything.

use std::fmt::Write as _;
use std::path::Path;

use gipfel_engine::Evaluations;
use thiserror::Error;

use crate::WeightSet;

/// Some of the sets; the others are as they are built in.
///
/// Each line is the set's word and its weights: `yinsh 300 700 6 …`. Blank lines and lines that start with `#` are skipped.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct WeightFile {
    sets: Vec<(WeightSet, Vec<i32>)>,
}

/// Why weights cannot be used.
#[derive(Debug, Error)]
pub enum WeightFileError {
    /// The file cannot be read.
    #[error("{path}: {error}")]
    File {
        /// The file.
        path: String,
        /// Why.
        error: std::io::Error,
    },
    /// A line is not what it should be.
    #[error("{path}: line {line}: {fault}")]
    Line {
        /// The file.
        path: String,
        /// The number of the line.
        line: usize,
        /// What is wrong.
        fault: String,
    },
}

impl WeightFile {
    /// Reads a file.
    pub fn read(path: &Path) -> Result<WeightFile, WeightFileError> {
        let name = path.display().to_string();
        let text = std::fs::read_to_string(path)
            .map_err(|error| WeightFileError::File { path: name.clone(), error })?;
        WeightFile::parse(&text).map_err(|(line, fault)| WeightFileError::Line {
            path: name,
            line,
            fault,
        })
    }

    /// Reads a text; an error is the number of the line and what is wrong with it.
    pub fn parse(text: &str) -> Result<WeightFile, (usize, String)> {
        let mut file = WeightFile::default();
        for (number, line) in (1..).zip(text.lines()) {
            let mut words = line.split_whitespace();
            let Some(word) = words.next().filter(|word| !word.starts_with('#')) else { continue };
            let set = WeightSet::from_word(word)
                .ok_or_else(|| (number, format!("unknown set of weights `{word}`")))?;
            let weights: Result<Vec<i32>, _> = words.map(str::parse).collect();
            let weights = weights.map_err(|_| (number, "a weight is a whole number".to_owned()))?;
            let (given, wanted) = (weights.len(), set.feature_names().len());
            if given != wanted {
                return Err((number, format!("{word} has {wanted} weights, not {given}")));
            }
            file.set(set, weights);
        }
        Ok(file)
    }

    /// Adds a set or replaces it.
    pub fn set(&mut self, set: WeightSet, weights: Vec<i32>) {
        self.sets.retain(|(known, _)| *known != set);
        self.sets.push((set, weights));
    }

    /// The weights of a set.
    pub fn get(&self, set: WeightSet) -> Vec<i32> {
        let own = self.sets.iter().find(|(known, _)| *known == set);
        own.map_or_else(|| set.built_in(), |(_, weights)| weights.clone())
    }

    /// The evaluations with these weights.
    pub fn evaluations(&self) -> Evaluations {
        let mut evaluations = Evaluations::classic();
        for (set, weights) in &self.sets {
            set.weights(&mut evaluations).copy_from_slice(weights);
        }
        evaluations
    }

    /// The text of the file.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (set, weights) in &self.sets {
            text.push_str(set.word());
            for weight in weights {
                let _ = write!(text, " {weight}");
            }
            text.push('\n');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_written_is_read() {
        let mut sets: Vec<WeightSet> = WeightSet::all().collect();
        let other = sets.pop().expect("there are sets");
        let mut file = WeightFile::default();
        let weights = |set: &WeightSet| -> Vec<i32> {
            (0..set.feature_names().len() as i32).map(|number| number - 4).collect()
        };
        for set in &sets {
            file.set(*set, weights(set));
        }
        let read =
            WeightFile::parse(&format!("# tuned\n\n{}", file.text())).expect("it was written");
        assert_eq!(read, file);
        let mut evaluations = read.evaluations();
        for set in &sets {
            assert_eq!(set.weights(&mut evaluations), weights(set));
        }
        assert_eq!(other.weights(&mut evaluations), other.built_in());
        assert_eq!(read.get(other), other.built_in());
    }

    #[test]
    fn faults_name_their_line() {
        let set = WeightSet::all().next().expect("there are sets");
        let (word, count) = (set.word(), set.feature_names().len());
        for (text, line, fault) in [
            ("chess 1".to_owned(), 1, "unknown set of weights `chess`".to_owned()),
            (format!("# x\n{word} 1 b"), 2, "a weight is a whole number".to_owned()),
            (format!("{word} 1"), 1, format!("{word} has {count} weights, not 1")),
        ] {
            assert_eq!(WeightFile::parse(&text), Err((line, fault)));
        }
    }
}
