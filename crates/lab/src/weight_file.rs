//! Weights of the evaluations in a file, so that they can be tried without building anything.

use std::fmt::Write as _;
use std::path::Path;

use gipfel_engine::{Evaluations, gipf, gipf_plus, yinsh};
use gipfel_rules::gipf::Variant;
use gipfel_rules::{AnyPosition, Game};
use thiserror::Error;

/// A set of weights: a part of an evaluation that is tuned by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WeightSet {
    /// GIPF's basic game.
    GipfBasic,
    /// GIPF's standard game.
    GipfStandard,
    /// GIPF's tournament game.
    GipfTournament,
    /// The basic game with potentials.
    GipfPlusBasic,
    /// The standard game with potentials.
    GipfPlusStandard,
    /// The tournament game with potentials.
    GipfPlusTournament,
    /// YINSH.
    Yinsh,
}

impl WeightSet {
    /// All sets.
    pub const ALL: [WeightSet; 7] = [
        WeightSet::GipfBasic,
        WeightSet::GipfStandard,
        WeightSet::GipfTournament,
        WeightSet::GipfPlusBasic,
        WeightSet::GipfPlusStandard,
        WeightSet::GipfPlusTournament,
        WeightSet::Yinsh,
    ];

    /// The word for the set in files and on command lines.
    pub const fn word(self) -> &'static str {
        match self {
            WeightSet::GipfBasic => "gipf-basic",
            WeightSet::GipfStandard => "gipf-standard",
            WeightSet::GipfTournament => "gipf-tournament",
            WeightSet::GipfPlusBasic => "gipf+-basic",
            WeightSet::GipfPlusStandard => "gipf+-standard",
            WeightSet::GipfPlusTournament => "gipf+-tournament",
            WeightSet::Yinsh => "yinsh",
        }
    }

    /// The set with a word.
    pub fn from_word(word: &str) -> Option<WeightSet> {
        WeightSet::ALL.into_iter().find(|set| set.word() == word)
    }

    /// The weights that judge a position.
    pub fn of(position: &AnyPosition) -> WeightSet {
        match position {
            AnyPosition::Yinsh(_) => WeightSet::Yinsh,
            AnyPosition::GipfPlus(position) => match position.variant() {
                Variant::Basic => WeightSet::GipfPlusBasic,
                Variant::Standard => WeightSet::GipfPlusStandard,
                Variant::Tournament => WeightSet::GipfPlusTournament,
            },
            AnyPosition::Gipf(position) => match position.variant() {
                Variant::Basic => WeightSet::GipfBasic,
                Variant::Standard => WeightSet::GipfStandard,
                Variant::Tournament => WeightSet::GipfTournament,
            },
        }
    }

    /// The start of a game that is judged with the set.
    pub fn start(self) -> AnyPosition {
        let (game, variant) = match self {
            WeightSet::GipfBasic => (Game::Gipf, "basic"),
            WeightSet::GipfStandard => (Game::Gipf, "standard"),
            WeightSet::GipfTournament => (Game::Gipf, "tournament"),
            WeightSet::GipfPlusBasic => (Game::GipfPlus, "basic"),
            WeightSet::GipfPlusStandard => (Game::GipfPlus, "standard"),
            WeightSet::GipfPlusTournament => (Game::GipfPlus, "tournament"),
            WeightSet::Yinsh => (Game::Yinsh, "standard"),
        };
        game.start(variant).expect("the game has this variant")
    }

    /// What each feature counts.
    pub fn feature_names(self) -> &'static [&'static str] {
        match self {
            WeightSet::GipfBasic | WeightSet::GipfStandard | WeightSet::GipfTournament => {
                &gipf::FEATURE_NAMES
            }
            WeightSet::GipfPlusBasic
            | WeightSet::GipfPlusStandard
            | WeightSet::GipfPlusTournament => &gipf_plus::FEATURE_NAMES,
            WeightSet::Yinsh => &yinsh::FEATURE_NAMES,
        }
    }

    /// The weights that are built in.
    pub fn built_in(self) -> Vec<i32> {
        match self {
            WeightSet::GipfBasic => gipf::Evaluation::classic().basic.to_vec(),
            WeightSet::GipfStandard => gipf::Evaluation::classic().standard.to_vec(),
            WeightSet::GipfTournament => gipf::Evaluation::classic().tournament.to_vec(),
            WeightSet::GipfPlusBasic => gipf_plus::Evaluation::default().basic.to_vec(),
            WeightSet::GipfPlusStandard => gipf_plus::Evaluation::default().standard.to_vec(),
            WeightSet::GipfPlusTournament => gipf_plus::Evaluation::default().tournament.to_vec(),
            WeightSet::Yinsh => yinsh::Evaluation::classic().weights.to_vec(),
        }
    }
}

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
        let (gipf, gipf_plus, yinsh) = (self.gipf(), self.gipf_plus(), self.yinsh());
        Evaluations { gipf, gipf_plus, yinsh }
    }

    /// GIPF's evaluation with these weights.
    pub fn gipf(&self) -> gipf::Evaluation {
        let mut evaluation = gipf::Evaluation::classic();
        evaluation.basic.copy_from_slice(&self.get(WeightSet::GipfBasic));
        evaluation.standard.copy_from_slice(&self.get(WeightSet::GipfStandard));
        evaluation.tournament.copy_from_slice(&self.get(WeightSet::GipfTournament));
        evaluation
    }

    /// The evaluation of GIPF with potentials with these weights.
    pub fn gipf_plus(&self) -> gipf_plus::Evaluation {
        let mut evaluation = gipf_plus::Evaluation::default();
        evaluation.basic.copy_from_slice(&self.get(WeightSet::GipfPlusBasic));
        evaluation.standard.copy_from_slice(&self.get(WeightSet::GipfPlusStandard));
        evaluation.tournament.copy_from_slice(&self.get(WeightSet::GipfPlusTournament));
        evaluation
    }

    /// YINSH's evaluation with these weights.
    pub fn yinsh(&self) -> yinsh::Evaluation {
        let mut evaluation = yinsh::Evaluation::classic();
        evaluation.weights.copy_from_slice(&self.get(WeightSet::Yinsh));
        evaluation
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
        let mut file = WeightFile::default();
        let weights: Vec<i32> = (0..yinsh::FEATURES as i32).map(|number| number - 4).collect();
        file.set(WeightSet::Yinsh, weights.clone());
        let read =
            WeightFile::parse(&format!("# tuned\n\n{}", file.text())).expect("it was written");
        assert_eq!(read, file);
        assert_eq!(read.yinsh().weights.to_vec(), weights);
        assert_eq!(read.get(WeightSet::GipfStandard), WeightSet::GipfStandard.built_in());
    }

    #[test]
    fn faults_name_their_line() {
        for (text, line, fault) in [
            ("chess 1", 1, "unknown set of weights `chess`".to_owned()),
            ("# x\nyinsh 1 b", 2, "a weight is a whole number".to_owned()),
            ("yinsh 1", 1, format!("yinsh has {} weights, not 1", yinsh::FEATURES)),
        ] {
            assert_eq!(WeightFile::parse(text), Err((line, fault)));
        }
    }
}
