//! What has been done of the lessons, and its text.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::{Chapter, Step, topic};

/// The steps that have been done, by chapter.
///
/// As text it has a line for each chapter: its topic and name, then its steps, `gipf/rows four pushed`. Lines that say
/// something else are skipped; chapters and steps that do not exist any more are kept and do no harm.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Done {
    steps: BTreeMap<String, BTreeSet<String>>,
}

fn name(chapter: &Chapter) -> String {
    format!("{}/{}", topic(chapter.game), chapter.name)
}

impl Done {
    /// Reads what was kept.
    pub fn read(text: &str) -> Done {
        let mut done = Done::default();
        for line in text.lines() {
            let mut words = line.split_whitespace();
            if let Some(chapter) = words.next().filter(|word| word.contains('/')) {
                done.steps.entry(chapter.to_owned()).or_default().extend(words.map(str::to_owned));
            }
        }
        done
    }

    /// Whether a step has been done.
    pub fn has(&self, chapter: &Chapter, step: &Step) -> bool {
        self.steps.get(&name(chapter)).is_some_and(|steps| steps.contains(&step.name))
    }

    /// How many steps of a chapter have been done.
    pub fn count(&self, chapter: &Chapter) -> usize {
        chapter.steps.iter().filter(|step| self.has(chapter, step)).count()
    }

    /// The number of the first step that has not been done; the first of all if none is left.
    pub fn next(&self, chapter: &Chapter) -> usize {
        chapter.steps.iter().position(|step| !self.has(chapter, step)).unwrap_or(0)
    }

    /// Notes that a step has been done.
    pub fn note(&mut self, chapter: &Chapter, step: &Step) {
        self.steps.entry(name(chapter)).or_default().insert(step.name.clone());
    }
}

impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (chapter, steps) in &self.steps {
            write!(f, "{chapter}")?;
            for step in steps {
                write!(f, " {step}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library;

    #[test]
    fn what_is_done_is_kept_as_text() {
        let chapter = &library::chapters()[0];
        let mut done = Done::default();
        assert_eq!((done.count(chapter), done.next(chapter)), (0, 0));
        done.note(chapter, &chapter.steps[0]);
        done.note(chapter, &chapter.steps[2]);
        assert_eq!((done.count(chapter), done.next(chapter)), (2, 1));
        assert_eq!(done.to_string(), "gipf/board enter push\n");
        assert_eq!(Done::read(&done.to_string()), done);
        assert_eq!(Done::read("nonsense\n\ngipf/none some"), Done::read("gipf/none some"));
    }
}
