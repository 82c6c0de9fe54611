//! The app on a real terminal.

use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::execute;
use ratatui::{DefaultTerminal, Frame};

use crate::signals::{self, Signals};
use crate::{Answer, App, Effect, Event, Journal, Learn, Thinker, draw, store};

/// How long to wait for the keyboard before looking at the engine.
const WAIT: Duration = Duration::from_millis(40);
/// How often time is told while the engine works.
const TICK: Duration = Duration::from_millis(120);

/// What can be run on a terminal: events go in, effects come out, and it shows itself.
pub(crate) trait Program {
    /// Takes notice of an event and says what is to be done about it.
    fn update(&mut self, event: Event) -> Vec<Effect>;
    /// Shows itself.
    fn draw(&self, frame: &mut Frame<'_>);
    /// Whether time should be told.
    fn is_thinking(&self) -> bool;
}

impl Program for App {
    fn update(&mut self, event: Event) -> Vec<Effect> {
        App::update(self, event)
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        draw(self, frame);
    }

    fn is_thinking(&self) -> bool {
        App::is_thinking(self)
    }
}

/// Runs the app on the terminal until it is left. The terminal is given back as it was, whatever happens. The game is kept in
/// the journal as long as it is not saved.
pub fn run(mut app: App, journal: Option<Journal>) -> io::Result<()> {
    run_program(&mut app, journal)
}

/// Runs the lessons on the terminal until they are left, and returns them as they are then.
pub fn run_learn(mut learn: Learn) -> io::Result<Learn> {
    run_program(&mut learn, None)?;
    Ok(learn)
}

fn run_program(program: &mut impl Program, journal: Option<Journal>) -> io::Result<()> {
    restore_on_panic();
    let signals = Signals::listen()?;
    let terminal = open()?;
    let result = serve(program, terminal, journal, &signals);
    close();
    result
}

fn open() -> io::Result<DefaultTerminal> {
    let terminal = ratatui::try_init()?;
    execute!(io::stdout(), EnableMouseCapture, EnableBracketedPaste)?;
    Ok(terminal)
}

fn close() {
    // Whoever has closed the terminal does not mind what it looks like.
    let _ = execute!(io::stdout(), DisableBracketedPaste, DisableMouseCapture);
    let _ = ratatui::try_restore();
}

fn restore_on_panic() {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        close();
        hook(info);
    }));
}

fn serve(
    app: &mut impl Program,
    terminal: DefaultTerminal,
    journal: Option<Journal>,
    signals: &Signals,
) -> io::Result<()> {
    let (sender, answers) = channel();
    let mut outside = Outside { thinker: Thinker::start(sender)?, terminal, journal };
    let size = outside.terminal.size()?;
    let mut effects = VecDeque::from(app.update(Event::Resize(size.width, size.height)));
    let mut ticked = Instant::now();
    let mut changed = true;
    while !signals.ask_to_end() {
        while let Some(effect) = effects.pop_front() {
            match outside.perform(effect)? {
                Done::Quit => return Ok(()),
                Done::Silently => {}
                Done::With(event) => {
                    effects.extend(app.update(event));
                    changed = true;
                }
            }
        }
        if changed {
            outside.terminal.draw(|frame| app.draw(frame))?;
            changed = false;
        }
        let mut events = happened(&answers)?;
        if app.is_thinking() && ticked.elapsed() >= TICK {
            ticked = Instant::now();
            events.push(Event::Tick);
        }
        for event in events {
            effects.extend(app.update(event));
            changed = true;
        }
    }
    Ok(())
}

/// What came of an effect.
enum Done {
    Silently,
    With(Event),
    Quit,
}

/// What effects are about.
struct Outside {
    thinker: Thinker,
    terminal: DefaultTerminal,
    journal: Option<Journal>,
}

impl Outside {
    fn perform(&mut self, effect: Effect) -> io::Result<Done> {
        match effect {
            Effect::Ask(question) => self.thinker.ask(*question),
            Effect::StopEngine => self.thinker.stop(),
            Effect::Save { file, text, over } => {
                let result = store::save(&file, &text, &over);
                return Ok(Done::With(Event::Saved { file, result }));
            }
            Effect::Load { file } => {
                let result = store::load(&file);
                return Ok(Done::With(Event::Loaded { file, result }));
            }
            Effect::Keep { text } => return Ok(self.note(|journal| journal.keep(&text))),
            Effect::Forget => return Ok(self.note(|journal| journal.forget())),
            Effect::GoOnWith { number } => {
                return Ok(self.note(|journal| journal.go_on_with(number)));
            }
            Effect::Discard { number } => return Ok(self.note(|journal| journal.discard(number))),
            Effect::Suspend => {
                close();
                signals::suspend()?;
                self.terminal = open()?;
                let size = self.terminal.size()?;
                return Ok(Done::With(Event::Resize(size.width, size.height)));
            }
            Effect::Quit => return Ok(Done::Quit),
        }
        Ok(Done::Silently)
    }

    /// Lets the journal follow the game.
    fn note(&mut self, note: impl FnOnce(&mut Journal) -> io::Result<()>) -> Done {
        match self.journal.as_mut().map(note) {
            Some(Err(error)) => Done::With(Event::NotKept(error.to_string())),
            Some(Ok(())) | None => Done::Silently,
        }
    }
}

/// What has happened meanwhile.
fn happened(answers: &Receiver<Answer>) -> io::Result<Vec<Event>> {
    let mut events: Vec<Event> = answers.try_iter().map(Event::Answer).collect();
    let mut wait = if events.is_empty() { WAIT } else { Duration::ZERO };
    while event::poll(wait)? {
        wait = Duration::ZERO;
        match event::read()? {
            event::Event::Key(key) => events.push(Event::Key(key)),
            event::Event::Mouse(mouse) => events.push(Event::Mouse(mouse)),
            event::Event::Paste(text) => events.push(Event::Paste(text)),
            event::Event::Resize(width, height) => events.push(Event::Resize(width, height)),
            event::Event::FocusGained | event::Event::FocusLost => {}
        }
    }
    Ok(events)
}
