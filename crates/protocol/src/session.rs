//! Our engine's side of a conversation.

use std::io::{self, Read, Write};
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};

use gipfel_engine::{AnyEngine, Evaluations, Limits, NoMemory, Options};
use gipfel_rules::{Color, Game, Position};

use crate::error::printable;
use crate::moves::{outcome, play_moves};
use crate::output::Output;
use crate::settings::{Change, Settings};
use crate::signal::Signal;
use crate::thinking::{Task, Thinking};
use crate::{Answer, Capacity, Command, Go, Lines, ParseError, Question, Reply, Start, panic_text};

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
    game: Game,
    /// Away while it thinks; made when it is first needed, but never by a `go` that follows anything else.
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
            game: Game::endless(settings.start()),
            engine: None,
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
        // Whatever is wrong with one command, the next may be right.
        let handled = catch_unwind(AssertUnwindSafe(|| self.try_to_handle(line)));
        handled.unwrap_or_else(|panic| {
            self.complain(&format_args!("the command failed: {}", panic_text(&*panic)));
            ControlFlow::Continue(())
        })
    }

    fn try_to_handle(&mut self, line: &str) -> ControlFlow<()> {
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
            Command::IsReady => {
                self.prepare();
                self.output.send(&Reply::ReadyOk);
            }
            Command::Stop | Command::Quit => self.stop(),
            Command::PonderHit => {
                if !self.thinking.as_ref().is_some_and(|search| search.signal().ponder_hit()) {
                    self.complain(&"ponderhit: the engine is not pondering");
                }
            }
            Command::Query(question) => self.answer(question),
            Command::NewGame if self.is_free("uginewgame") => {
                if let Some(engine) = &mut self.engine {
                    engine.clear();
                }
                self.game = Game::endless(self.settings.start());
                self.prepare();
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
            Question::GameOver => Answer::Truth(outcome(&self.game).is_some()),
            Question::P1Turn => Answer::Truth(self.game.position().side() == Color::White),
            Question::Result => Answer::Result(outcome(&self.game)),
        };
        self.output.send(&Reply::Response(answer));
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) {
        let before = self.settings.options;
        match self.settings.set(name, value) {
            Ok(Change::Game) => self.game = Game::endless(self.settings.start()),
            Ok(Change::Engine) => {
                if let Err(error) = self.change_engine(before) {
                    self.settings.options = before;
                    self.complain(&format_args!("setoption: {error}"));
                }
            }
            Ok(Change::Nothing) => {}
            Err(error) => self.complain(&error),
        }
    }

    /// Gives the engine the options that are set now.
    fn change_engine(&mut self, before: Options) -> Result<(), NoMemory> {
        let options = self.settings.options;
        match &mut self.engine {
            Some(engine) => engine.set_options(options),
            // There may be more options to come.
            None if options.hash == before.hash => Ok(()),
            None => {
                self.engine = Some(AnyEngine::try_new(Evaluations::default(), options)?);
                Ok(())
            }
        }
    }

    /// Does what takes long and can be done before a clock runs: the table is there, and empty if it was another game's.
    fn prepare(&mut self) {
        if self.thinking.is_none() {
            let kind = self.game.position().game();
            self.engine().prepare(kind);
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
        let mut game = Game::endless(start);
        match play_moves(&mut game, moves) {
            Ok(()) => {
                self.game = game;
                self.prepare();
            }
            Err(error) => self.complain(&format_args!("position: {error}")),
        }
    }

    fn go(&mut self, go: &Go) {
        let position = self.game.position().clone();
        if position.outcome().is_some() {
            return self.complain(&"go: the game is over");
        }
        let limits = match go.limits(position.side()) {
            Ok(limits) => Limits { overhead: Some(self.settings.overhead), ..limits },
            Err(error) => return self.complain(&error),
        };
        let level = self.settings.level;
        // A level has its own limits; time only cuts it short.
        let deadline = level.and_then(|_| limits.cut_off());
        let until_stop = go.infinite || (!go.has_limit() && level.is_none());
        let signal = Signal::new(until_stop, go.ponder, deadline);
        let task = Task {
            position,
            history: self.game.history().to_vec(),
            limits,
            level,
            seed: self.settings.seed,
            ponder: self.settings.ponder,
        };
        self.engine();
        let Some(engine) = self.engine.take() else { return };
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A session and how often its engine has prepared its table after some commands, the last search ended.
    fn preparations(session: &mut Session, commands: &[&str]) -> u64 {
        for command in commands {
            let _ = session.handle(command);
        }
        session.stop();
        session.engine.as_ref().map_or(0, AnyEngine::table_preparations)
    }

    #[test]
    fn the_table_is_ready_before_a_search() {
        let beginnings: [&[&str]; 6] = [
            &["isready"],
            &["ugi", "setoption name Hash value 3", "isready"],
            &["position startpos moves e1-e3"],
            &["uginewgame"],
            &["setoption name Game value yinsh", "isready"],
            &["isready", "position startpos", "go nodes 500", "stop", "uginewgame", "isready"],
        ];
        for beginning in beginnings {
            let mut session = Session::new(io::sink());
            let before = preparations(&mut session, beginning);
            assert!(before > 0, "{beginning:?}");
            let after = preparations(&mut session, &["go nodes 500"]);
            assert_eq!(after, before, "{beginning:?}");
            // Nor does it have to be emptied before the next question of the same game.
            assert_eq!(preparations(&mut session, &["isready", "go nodes 500"]), before);
        }
    }

    #[test]
    fn another_game_finds_its_table_ready() {
        let mut session = Session::new(io::sink());
        preparations(&mut session, &["position startpos", "go nodes 500"]);
        let yinsh = "position fen yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place";
        let before = preparations(&mut session, &[yinsh]);
        assert_eq!(before, 2);
        assert_eq!(preparations(&mut session, &["go nodes 500"]), before);
    }
}
