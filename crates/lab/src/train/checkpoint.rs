//! A training on its way, in a file: what was interrupted goes on where it was.

use std::fs;
use std::path::Path;

use super::schedule::replace;
use super::{Epoch, Training, TrainingError};
use crate::block::{block, read_block};

/// The first bytes of a training.
const MAGIC: &[u8; 8] = b"gipfelT1";
/// No network is larger.
const LONGEST: usize = 1 << 30;

impl Training {
    /// Writes the training to a file. `title` says what it learns from and how.
    pub fn save(&self, path: &Path, title: &str) -> Result<(), TrainingError> {
        let [model, best] = [&self.model, &self.best.0].map(|model| &model.parameters);
        let mut numbers = Vec::new();
        numbers.extend(self.steps.to_le_bytes());
        numbers.extend(self.best.1.to_le_bytes());
        for list in [model, best, &self.means, &self.squares] {
            numbers.extend(list.iter().flat_map(|number| number.to_le_bytes()));
        }
        for Epoch { learnt, held_out, results } in &self.curve {
            let losses = [learnt, held_out, results];
            numbers.extend(losses.into_iter().flat_map(|loss| loss.to_le_bytes()));
        }
        let bytes = [MAGIC.as_slice(), &block(title.as_bytes()), &block(&numbers)].concat();
        replace(path, &bytes)
    }

    /// Goes on with what [`Training::save`] wrote. False if there is no such file.
    pub fn resume(&mut self, path: &Path, title: &str) -> Result<bool, TrainingError> {
        let name = || path.display().to_string();
        let bytes = match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(false),
            Err(error) => return Err(TrainingError::File { path: name(), error }),
        };
        let damaged = || TrainingError::Damaged { path: name() };
        if !bytes.starts_with(MAGIC) {
            return Err(damaged());
        }
        let block = |at| read_block(&bytes, at, LONGEST).ok().flatten().ok_or_else(damaged);
        let (known, at) = block(MAGIC.len())?;
        if known != title.as_bytes() {
            return Err(TrainingError::Title { path: name(), title: title.to_owned() });
        }
        let (numbers, _) = block(at)?;
        self.read_numbers(numbers).ok_or_else(damaged)?;
        Ok(true)
    }

    fn read_numbers(&mut self, mut rest: &[u8]) -> Option<()> {
        fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
            let (first, behind) = rest.split_first_chunk::<N>()?;
            *rest = behind;
            Some(*first)
        }
        self.steps = i32::from_le_bytes(take(&mut rest)?);
        self.best.1 = f64::from_le_bytes(take(&mut rest)?);
        let Training { model, best, means, squares, .. } = self;
        for list in [&mut model.parameters, &mut best.0.parameters, means, squares] {
            for number in list {
                *number = f32::from_le_bytes(take(&mut rest)?);
            }
        }
        self.curve.clear();
        while !rest.is_empty() {
            let mut loss = || take(&mut rest).map(f64::from_le_bytes);
            let [learnt, held_out, results] = [loss()?, loss()?, loss()?];
            self.curve.push(Epoch { learnt, held_out, results });
        }
        Some(())
    }
}
