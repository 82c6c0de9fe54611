//! What is seen of steps that run side by side: the oldest speaks, the others wait for their turn.

use std::io::{self, Write};

/// Where the output of all steps meets. One step is in front and heard as it speaks; what the others say is kept
/// until those before them have ended, so that no two are ever mixed.
pub(crate) struct Console<W> {
    out: W,
    /// The steps that have begun and are not printed to their end, the oldest first.
    open: Vec<Section>,
}

struct Section {
    step: usize,
    title: String,
    /// What is not printed yet.
    kept: Vec<u8>,
    /// The line that closes it, once it has ended.
    verdict: Option<String>,
}

impl<W: Write> Console<W> {
    pub(crate) fn new(out: W) -> Self {
        Self { out, open: Vec::new() }
    }

    /// A step has begun.
    pub(crate) fn begin(&mut self, step: usize, title: String) -> io::Result<()> {
        self.open.push(Section { step, title, kept: Vec::new(), verdict: None });
        if self.open.len() == 1 { self.bring_to_front() } else { Ok(()) }
    }

    /// A step has said something.
    pub(crate) fn say(&mut self, step: usize, text: &[u8]) -> io::Result<()> {
        let Some(place) = self.open.iter().position(|section| section.step == step) else {
            return Ok(());
        };
        if place == 0 {
            self.out.write_all(text)?;
            return self.out.flush();
        }
        self.open[place].kept.extend_from_slice(text);
        Ok(())
    }

    /// A step has ended.
    pub(crate) fn end(&mut self, step: usize, verdict: String) -> io::Result<()> {
        if let Some(section) = self.open.iter_mut().find(|section| section.step == step) {
            section.verdict = Some(verdict);
        }
        while let Some(verdict) = self.open.first_mut().and_then(|front| front.verdict.take()) {
            writeln!(self.out, "{verdict}")?;
            self.open.remove(0);
            self.bring_to_front()?;
        }
        self.out.flush()
    }

    /// A line between those of the step in front.
    pub(crate) fn remark(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")?;
        self.out.flush()
    }

    /// Nothing but this step is of interest any more: what it said is printed to the end.
    pub(crate) fn only(&mut self, step: usize) -> io::Result<()> {
        let place = self.open.iter().position(|section| section.step == step);
        let Some(section) = place.map(|place| self.open.remove(place)) else {
            return Ok(());
        };
        self.open = vec![section];
        if place == Some(0) { Ok(()) } else { self.bring_to_front() }
    }

    fn bring_to_front(&mut self) -> io::Result<()> {
        let Some(front) = self.open.first_mut() else {
            return Ok(());
        };
        writeln!(self.out, "\n=== {}", front.title)?;
        self.out.write_all(&std::mem::take(&mut front.kept))?;
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn console() -> Console<Vec<u8>> {
        let mut console = Console::new(Vec::new());
        console.begin(0, "build".to_owned()).unwrap();
        console.begin(1, "look".to_owned()).unwrap();
        console
    }

    fn seen(console: &Console<Vec<u8>>) -> &str {
        str::from_utf8(&console.out).unwrap()
    }

    #[test]
    fn the_first_is_heard_at_once_and_the_second_when_the_first_has_ended() {
        let mut console = console();
        console.say(1, b"one\n").unwrap();
        console.say(0, b"a\n").unwrap();
        assert_eq!(seen(&console), "\n=== build\na\n");
        console.end(0, "--- build: ok".to_owned()).unwrap();
        console.say(1, b"two\n").unwrap();
        assert_eq!(seen(&console), "\n=== build\na\n--- build: ok\n\n=== look\none\ntwo\n");
    }

    #[test]
    fn what_ended_meanwhile_is_printed_whole() {
        let mut console = console();
        console.say(1, b"one\n").unwrap();
        console.end(1, "--- look: ok".to_owned()).unwrap();
        assert_eq!(seen(&console), "\n=== build\n");
        console.end(0, "--- build: ok".to_owned()).unwrap();
        assert_eq!(seen(&console), "\n=== build\n--- build: ok\n\n=== look\none\n--- look: ok\n");
    }

    #[test]
    fn a_failure_behind_is_brought_to_the_front() {
        let mut console = console();
        console.say(1, b"wrong\n").unwrap();
        console.only(1).unwrap();
        console.say(0, b"never mind\n").unwrap();
        console.end(1, "--- look: FAILED".to_owned()).unwrap();
        assert_eq!(seen(&console), "\n=== build\n\n=== look\nwrong\n--- look: FAILED\n");
    }
}
