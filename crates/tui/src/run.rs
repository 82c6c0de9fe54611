//! The app on a real terminal.

use std::collections::VecDeque;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::execute;
use ratatui::{DefaultTerminal, Frame};

use crate::event::SaveError;
use crate::signals::{self, Signals};
use crate::{Answer, App, Effect, Event, Learn, Thinker, draw};

/// How long to wait for the keyboard before looking at the engine.
const WAIT: Duration = Duration::from_millis(40);
/// How often time is told while the engine works.
const TICK: Duration = Duration::from_millis(120);
/// Records longer than this are not read.
const LARGEST_FILE: u64 = 64 << 20;

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

/// Runs the app on the terminal until it is left. The terminal is given back as it was, whatever happens.
pub fn run(mut app: App) -> io::Result<()> {
    run_program(&mut app)
}

/// Runs the lessons on the terminal until they are left, and returns them as they are then.
pub fn run_learn(mut learn: Learn) -> io::Result<Learn> {
    run_program(&mut learn)?;
    Ok(learn)
}

fn run_program(program: &mut impl Program) -> io::Result<()> {
    restore_on_panic();
    let signals = Signals::listen()?;
    let mut terminal = open()?;
    let result = serve(program, &mut terminal, &signals);
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
    terminal: &mut DefaultTerminal,
    signals: &Signals,
) -> io::Result<()> {
    let (sender, answers) = channel();
    let mut thinker = Thinker::start(sender)?;
    let size = terminal.size()?;
    let mut effects = VecDeque::from(app.update(Event::Resize(size.width, size.height)));
    let mut ticked = Instant::now();
    let mut changed = true;
    while !signals.ask_to_end() {
        while let Some(effect) = effects.pop_front() {
            match perform(effect, &mut thinker, terminal)? {
                Done::Quit => return Ok(()),
                Done::Silently => {}
                Done::With(event) => {
                    effects.extend(app.update(event));
                    changed = true;
                }
            }
        }
        if changed {
            terminal.draw(|frame| app.draw(frame))?;
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

fn perform(
    effect: Effect,
    thinker: &mut Thinker,
    terminal: &mut DefaultTerminal,
) -> io::Result<Done> {
    match effect {
        Effect::Ask(question) => thinker.ask(*question),
        Effect::StopEngine => thinker.stop(),
        Effect::Save { file, text, replace } => {
            let result = save(&file, &text, replace);
            return Ok(Done::With(Event::Saved { file, result }));
        }
        Effect::Load { file } => {
            let result = load(&file);
            return Ok(Done::With(Event::Loaded { file, result }));
        }
        Effect::Suspend => {
            close();
            signals::suspend()?;
            *terminal = open()?;
            let size = terminal.size()?;
            return Ok(Done::With(Event::Resize(size.width, size.height)));
        }
        Effect::Quit => return Ok(Done::Quit),
    }
    Ok(Done::Silently)
}

fn save(file: &Path, text: &str, replace: bool) -> Result<(), SaveError> {
    let mut options = OpenOptions::new();
    options.write(true);
    if replace {
        options.create(true).truncate(true);
    } else {
        options.create_new(true);
    }
    let written = options.open(file).and_then(|mut out| out.write_all(text.as_bytes()));
    written.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => SaveError::Exists,
        _ => SaveError::Other(error.to_string()),
    })
}

fn load(file: &Path) -> Result<String, String> {
    let size = fs::metadata(file).map_err(|error| error.to_string())?.len();
    if size > LARGEST_FILE {
        return Err("the file is too large for a record".to_owned());
    }
    fs::read_to_string(file).map_err(|error| error.to_string())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_replaced_only_on_purpose() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.gipfel");
        assert_eq!(save(&file, "one", false), Ok(()));
        assert_eq!(save(&file, "two", false), Err(SaveError::Exists));
        assert_eq!(save(&file, "2", true), Ok(()));
        assert_eq!(load(&file), Ok("2".to_owned()));
        assert!(load(&folder.path().join("none")).is_err());
        let nowhere = folder.path().join("none").join("game");
        assert!(matches!(save(&nowhere, "", true), Err(SaveError::Other(_))));
    }
}
