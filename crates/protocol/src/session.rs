//! Our engine's side of a conversation.

use std::io::{self, Read, Write};
use std::ops::ControlFlow;
use std::time::Duration;

use gipfel_engine::AnyEngine;
use gipfel_rules::{Color, Course, Position};

use crate::error::printable;
use crate::moves::{outcome, play_moves};
use crate::output::Output;
use crate::settings::{Change, Settings};
use crate::signal::Signal;
use crate::thinking::{Task, Thinking};
use crate::{Answer, Capacity, Command, Go, Lines, ParseError, Question, Reply, Start};

/// An engine that is talked to line by line.
///
/// Every line is dealt with at once; only a search goes on beside it, in a thread of its own. A line that cannot be carried
/// out is answered with an `error` line and changes nothing. Dropping the session ends the search.
///
/// ```
/// use gipfel_protocol::Session;
///
/// let input = "position startpos moves e1-e3\nquery p1turn\nquit\n";
/// Session::run(input.as_bytes(), std::io::stdout())?;
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Session {
    output: Output,
    settings: Settings,
    course: Course,
    /// Away while it thinks.
    engine: Option<AnyEngine>,
    thinking: Option<Thinking>,
}

/// The engine's name.
const NAME: &str = concat!("Gipfel ", env!("CARGO_PKG_VERSION"));
const AUTHOR: &str = "the Gipfel developers";

impl Session {
    /// A session whose replies go to a stream.
    pub fn new(output: impl Write + Send + 'static) -> Session {
        Session::with_capacity(output, Capacity::default())
    }

    /// A session whose options ask for no more than a capacity.
    pub fn with_capacity(output: impl Write + Send + 'static, capacity: Capacity) -> Session {
        let settings = Settings::new(capacity);
        Session {
            output: Output::new(output),
            course: Course::endless(settings.start()),
            engine: Some(AnyEngine::new(settings.options)),
            thinking: None,
            settings,
        }
    }

    /// Holds a whole conversation: until `quit`, the end of the input, or until nobody reads the output any more.
    pub fn run(input: impl Read, output: impl Write + Send + 'static) -> io::Result<()> {
        Session::new(output).converse(input)
    }

    /// Deals with all lines of an input, as [`Session::run`] does.
    pub fn converse(mut self, input: impl Read) -> io::Result<()> {
        let mut lines = Lines::new(input);
        while let Some(line) = lines.next_line()? {
            let flow = match line {
                Ok(line) => self.handle(&line),
                Err(fault) => {
                    self.complain(&fault);
                    ControlFlow::Continue(())
                }
            };
            if flow.is_break() || self.output.is_broken() {
                break;
            }
        }
        self.stop();
        Ok(())
    }

    /// Deals with one line; breaks if the session is over.
    pub fn handle(&mut self, line: &str) -> ControlFlow<()> {
        self.take_back_engine();
        match line.parse() {
            Ok(Command::Quit) => {
                self.stop();
                return ControlFlow::Break(());
            }
            Ok(command) => self.carry_out(command),
            Err(ParseError::Empty) => {}
            Err(error) => self.complain(&error),
        }
        ControlFlow::Continue(())
    }

    fn carry_out(&mut self, command: Command) {
        match command {
            Command::Ugi => self.introduce(),
            Command::IsReady => self.output.send(&Reply::ReadyOk),
            Command::Stop | Command::Quit => self.stop(),
            Command::PonderHit => {
                if !self.thinking.as_ref().is_some_and(|search| search.signal().ponder_hit()) {
                    self.complain(&"ponderhit: the engine is not pondering");
                }
            }
            Command::Query(question) => self.answer(question),
            Command::NewGame if self.is_free("uginewgame") => {
                self.engine().clear();
                self.course = Course::endless(self.settings.start());
            }
            Command::SetOption { name, value } if self.is_free("setoption") => {
                self.set_option(&name, value.as_deref());
            }
            Command::Position { start, moves } if self.is_free("position") => {
                self.set_position(&start, &moves);
            }
            Command::Go(go) if self.is_free("go") => self.go(&go),
            // Refused while the engine thinks.
            Command::NewGame
            | Command::SetOption { .. }
            | Command::Position { .. }
            | Command::Go(_) => {}
        }
    }

    /// Whether the engine can be given something to do; if not, that is said.
    fn is_free(&self, command: &str) -> bool {
        if self.thinking.is_some() {
            self.complain(&format_args!("{command}: the engine is searching; send `stop` first"));
        }
        self.thinking.is_none()
    }

    fn introduce(&self) {
        self.output.send(&Reply::Name(NAME.to_owned()));
        self.output.send(&Reply::Author(AUTHOR.to_owned()));
        for declaration in self.settings.declarations() {
            self.output.send(&Reply::Option(declaration));
        }
        self.output.send(&Reply::UgiOk);
    }

    fn answer(&self, question: Question) {
        let answer = match question {
            Question::GameOver => Answer::Truth(outcome(&self.course).is_some()),
            Question::P1Turn => Answer::Truth(self.course.position().side() == Color::White),
            Question::Result => Answer::Result(outcome(&self.course)),
        };
        self.output.send(&Reply::Response(answer));
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) {
        match self.settings.set(name, value) {
            Ok(Change::Game) => self.course = Course::endless(self.settings.start()),
            Ok(Change::Engine) => {
                let options = self.settings.options;
                self.engine().set_options(options);
            }
            Ok(Change::Nothing) => {}
            Err(error) => self.complain(&error),
        }
    }

    fn set_position(&mut self, start: &Start, moves: &[String]) {
        let start = match start {
            Start::Game => self.settings.start(),
            Start::Text(text) => match text.parse() {
                Ok(position) => position,
                Err(error) => return self.complain(&format_args!("position: {error}")),
            },
        };
        let mut course = Course::endless(start);
        match play_moves(&mut course, moves) {
            Ok(()) => self.course = course,
            Err(error) => self.complain(&format_args!("position: {error}")),
        }
    }

    fn go(&mut self, go: &Go) {
        let position = self.course.position().clone();
        if position.outcome().is_some() {
            return self.complain(&"go: the game is over");
        }
        let limits = match go.limits(position.side()) {
            Ok(limits) => limits,
            Err(error) => return self.complain(&error),
        };
        let level = self.settings.level;
        // A level has its own limits; time only cuts it short.
        let deadline = level.and_then(|_| level_deadline(go, position.side()));
        let until_stop = go.infinite || (!go.has_limit() && level.is_none());
        let signal = Signal::new(until_stop, go.ponder, deadline);
        let task = Task {
            position,
            history: self.course.history().to_vec(),
            limits,
            level,
            seed: self.settings.seed,
        };
        let options = self.settings.options;
        let engine = self.engine.take().unwrap_or_else(|| AnyEngine::new(options));
        match Thinking::start(engine, task, signal, self.output.clone()) {
            Ok(thinking) => self.thinking = Some(thinking),
            Err(error) => self.complain(&format_args!("go: no thread for the search: {error}")),
        }
    }

    /// Ends a search and waits for its answer to be written.
    fn stop(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.signal().stop();
            self.engine = thinking.join();
        }
    }

    /// After a search has ended by itself.
    fn take_back_engine(&mut self) {
        if let Some(thinking) = self.thinking.take_if(|thinking| thinking.has_answered()) {
            self.engine = thinking.join();
        }
    }

    fn engine(&mut self) -> &mut AnyEngine {
        let options = self.settings.options;
        self.engine.get_or_insert_with(|| AnyEngine::new(options))
    }

    fn complain(&self, reason: &dyn std::fmt::Display) {
        let reason = printable(reason.to_string().chars());
        self.output.send(&Reply::Error(reason));
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        self.stop();
    }
}

/// How long a level may take at most.
fn level_deadline(go: &Go, side: Color) -> Option<Duration> {
    if go.infinite {
        return None;
    }
    let share = go.time[side.index()]
        .map(|left| (left / 20 + go.increment[side.index()] / 2).min(left / 2));
    match (go.move_time, share) {
        (Some(time), Some(share)) => Some(time.min(share)),
        (time, share) => time.or(share),
    }
}
