//! Reading chapters from text. What is read is right: positions are legal, solutions are accepted.

use gipfel_rules::{
    AnyAction, AnyPosition, GameKind, Interface as _, Position as _, TurnBuilder, parse_turn,
};
use thiserror::Error;

use crate::chapter::{Chapter, Judge, Step, Wrong, topic};
use crate::subject::subject;
use crate::{Attempt, Condition};

/// What is wrong with the text of a chapter, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {reason}")]
pub struct ChapterError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

/// A step as it is written, before it is checked.
#[derive(Default)]
struct Draft {
    line: usize,
    name: String,
    position: Option<AnyPosition>,
    judge: Judge,
    accept: Vec<Condition>,
    wrong: Vec<Wrong>,
    solution: Option<String>,
    reply: Option<String>,
    marks: Vec<String>,
}

/// The head of a chapter as it is written.
#[derive(Default)]
struct Head {
    game: Option<GameKind>,
    name: String,
    variant: String,
    section: String,
}

/// Reads a chapter. The format is described in `docs/formats/lessons.md`.
pub fn read_chapter(text: &str) -> Result<Chapter, ChapterError> {
    let mut head = Head::default();
    let mut drafts: Vec<Draft> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (word, value) = line.split_once(' ').unwrap_or((line, ""));
        let value = value.trim();
        let at = |reason: String| ChapterError { line: index + 1, reason };
        if value.is_empty() {
            return Err(at(format!("`{word}` has no value")));
        }
        match (word, drafts.last_mut()) {
            ("step", _) => {
                let name = value.to_owned();
                drafts.push(Draft { line: index + 1, name, ..Draft::default() });
            }
            (_, Some(draft)) => draft.set(word, value).map_err(at)?,
            (_, None) => head.set(word, value).map_err(at)?,
        }
    }
    head.finish(drafts)
}

impl Head {
    fn set(&mut self, word: &str, value: &str) -> Result<(), String> {
        match word {
            "game" => {
                self.game = Some(
                    GameKind::from_word(value)
                        .ok_or_else(|| format!("there is no game {value}"))?,
                );
            }
            "chapter" => self.name = value.to_owned(),
            "play" => self.variant = value.to_owned(),
            "rules" => self.section = value.to_owned(),
            _ => return Err(format!("`{word}` is not known at the head of a chapter")),
        }
        Ok(())
    }

    fn finish(self, drafts: Vec<Draft>) -> Result<Chapter, ChapterError> {
        let at = |reason: &str| ChapterError { line: 1, reason: reason.to_owned() };
        let game = self.game.ok_or_else(|| at("the chapter names no game"))?;
        if self.name.is_empty() || self.section.is_empty() {
            return Err(at("the chapter needs a name and a section of the rules"));
        }
        if game.start(&self.variant).is_none() {
            return Err(at("the chapter names no variant for the free game"));
        }
        let key = format!("lesson-{}-{}", topic(game), self.name);
        let mut steps: Vec<Step> = Vec::new();
        for draft in drafts {
            let line = draft.line;
            let step = draft.finish(game, &key).map_err(|reason| ChapterError { line, reason })?;
            if steps.iter().any(|other| other.name == step.name) {
                let reason = format!("there are two steps {}", step.name);
                return Err(ChapterError { line, reason });
            }
            steps.push(step);
        }
        if steps.is_empty() {
            return Err(at("the chapter has no steps"));
        }
        Ok(Chapter { game, name: self.name, variant: self.variant, section: self.section, steps })
    }
}

impl Draft {
    fn set(&mut self, word: &str, value: &str) -> Result<(), String> {
        let condition = |text: &str| text.parse::<Condition>().map_err(|error| error.to_string());
        match word {
            "position" => {
                let position = value.parse::<AnyPosition>().map_err(|error| error.to_string())?;
                self.position = Some(position);
            }
            "judge" => {
                self.judge = match value {
                    "turn" => Judge::Turn,
                    "first" => Judge::First,
                    _ => return Err("`judge` is `turn` or `first`".to_owned()),
                };
            }
            "accept" => self.accept.push(condition(value)?),
            "wrong" => {
                let (name, text) =
                    value.split_once(' ').ok_or("`wrong` needs a name and a condition")?;
                let condition = condition(text.trim())?;
                self.wrong.push(Wrong { name: name.to_owned(), condition });
            }
            "solution" => self.solution = Some(value.to_owned()),
            "reply" => self.reply = Some(value.to_owned()),
            "mark" => self.marks.extend(value.split_whitespace().map(str::to_owned)),
            _ => return Err(format!("`{word}` is not known in a step")),
        }
        Ok(())
    }

    fn finish(self, game: GameKind, key: &str) -> Result<Step, String> {
        let position = self.position.ok_or("the step has no position")?;
        if position.game() != game && !subject(game).shows_others {
            return Err("the position is one of another game".to_owned());
        }
        if position.outcome().is_some() {
            return Err("the game is over in the position".to_owned());
        }
        if let Some(mark) = self.marks.iter().find(|mark| position.board().named(mark).is_none()) {
            return Err(format!("{mark} is no point"));
        }
        if self.accept.is_empty() {
            return Err("the step accepts nothing".to_owned());
        }
        let key = format!("{key}-{}", self.name);
        let mut step = Step {
            key,
            name: self.name,
            position,
            judge: self.judge,
            accept: self.accept,
            wrong: self.wrong,
            solution: Vec::new(),
            reply: Vec::new(),
            marks: self.marks,
        };
        step.solve(&self.solution.ok_or("the step has no solution")?, self.reply.as_deref())?;
        Ok(step)
    }
}

impl Step {
    /// Reads the solution and the answer to it, and makes sure that the solution is right.
    fn solve(&mut self, solution: &str, reply: Option<&str>) -> Result<(), String> {
        let turn = parse_turn(&self.position, solution).map_err(|error| error.to_string())?;
        self.solution = match self.judge {
            Judge::Turn => turn.finish().map_err(|error| error.to_string())?,
            Judge::First => turn.actions().collect(),
        };
        let mut builder = TurnBuilder::new(self.position.clone());
        for &action in &self.solution {
            builder.push(action).map_err(|error| error.to_string())?;
        }
        if !self.is_decided(&builder) {
            return Err(format!("{solution} is not the whole of it"));
        }
        let attempt = Attempt::new(&self.position, &self.solution).ok_or("not legal")?;
        if let Some(feedback) = self.fault(&attempt) {
            return Err(format!("{solution} is not accepted: {}", feedback.key));
        }
        if let Some(text) = reply {
            let turn = parse_turn(attempt.after(), text).map_err(|error| error.to_string())?;
            self.reply = turn.finish().map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    /// The opponent's answer to an attempt, if it can be played there too.
    pub fn reply_to(&self, attempt: &Attempt) -> Vec<AnyAction> {
        match Attempt::new(attempt.after(), &self.reply) {
            Some(_) => self.reply.clone(),
            None => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHAPTER: &str = "\
# A chapter for the test.
game gipf
chapter rows
play basic
rules rows

step four
position gipf basic 4/5/PPP3/4p2/6/5/4 w 9/9 -- push
accept claims 1
wrong short not to d5
solution d1-d5;xd2,d3,d4,d5
mark d1
";

    #[test]
    fn a_chapter_is_read() {
        let chapter = read_chapter(CHAPTER).unwrap();
        assert_eq!(chapter.key(), "lesson-gipf-rows");
        let step = &chapter.steps[0];
        assert_eq!(step.task_key(), "lesson-gipf-rows-four-task");
        assert_eq!(step.solution.len(), 2);
        assert_eq!(chapter.keys().len(), 7);
        let wrong: Vec<_> =
            step.attempts().iter().filter_map(|attempt| step.fault(attempt)).collect();
        assert!(wrong.iter().all(|feedback| feedback.key == "lesson-gipf-rows-four-short"));
        assert_eq!(step.attempts().len(), wrong.len() + 1);
    }

    #[test]
    fn faults_are_named_with_their_line() {
        let broken = |from: &str, to: &str| {
            read_chapter(&CHAPTER.replace(from, to)).unwrap_err().to_string()
        };
        let not_accepted = "line 7: e2 is not accepted: lesson-gipf-rows-four-short";
        assert_eq!(broken("d1-d5;xd2,d3,d4,d5", "e2"), not_accepted);
        assert_eq!(broken("mark d1", "mark z1"), "line 7: z1 is no point");
        assert_eq!(broken("claims 1", "dances"), "line 9: `dances` is no test");
        assert_eq!(broken("play basic", "play chess").split(':').next(), Some("line 1"));
        assert!(broken(" w 9/9", " w 9").starts_with("line 8: reserves"));
        assert!(broken("d1-d5;x", "e1-e5;x").starts_with("line 7: `e1-e5`"));
    }
}
