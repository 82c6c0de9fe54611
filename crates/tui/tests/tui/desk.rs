//! An app at which keys are pressed.

use gipfel_engine::{AnyEngine, Level, NoControl, Options};
use gipfel_render::Letters;
use gipfel_rules::{AnyPosition, GameKind};
use gipfel_tui::{
    Answer, App, Depth, Effect, Effort, Event, Found, Look, Play, Player, Question, Task, draw,
};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// Characters tell everything, so that screens can be read as text.
pub(crate) const PLAIN: Look = Look { letters: Letters::Unicode, depth: Depth::None };

/// An app with what it has asked for.
pub(crate) struct Desk {
    pub(crate) app: App,
    pub(crate) effects: Vec<Effect>,
    size: (u16, u16),
}

impl Desk {
    /// The start menu.
    pub(crate) fn menu() -> Desk {
        Desk::of(App::new(PLAIN, 1, Effort::Nodes(100)))
    }

    /// Two people.
    pub(crate) fn people(game: GameKind, variant: &str) -> Desk {
        let start = game.start(variant).unwrap();
        Desk::with(Play::new(start, [Player::Human, Player::Human]))
    }

    /// Two people before a position.
    pub(crate) fn position(text: &str) -> Desk {
        let start: AnyPosition = text.parse().unwrap();
        Desk::with(Play::new(start, [Player::Human, Player::Human]))
    }

    pub(crate) fn with(play: Play) -> Desk {
        Desk::of(App::new(PLAIN, 1, Effort::Nodes(100)).with_play(play))
    }

    pub(crate) fn of(app: App) -> Desk {
        let mut desk = Desk { app, effects: Vec::new(), size: (80, 24) };
        desk.resize(80, 24);
        desk
    }

    pub(crate) fn resize(&mut self, width: u16, height: u16) {
        self.size = (width, height);
        self.send(Event::Resize(width, height));
    }

    pub(crate) fn send(&mut self, event: Event) {
        let effects = self.app.update(event);
        self.effects.extend(effects);
    }

    pub(crate) fn press(&mut self, codes: impl IntoIterator<Item = KeyCode>) {
        for code in codes {
            self.send(Event::Key(code.into()));
        }
    }

    /// Presses the keys of letters.
    pub(crate) fn keys(&mut self, letters: &str) {
        self.press(letters.chars().map(KeyCode::Char));
    }

    pub(crate) fn control(&mut self, letter: char) {
        let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        self.send(Event::Key(key));
    }

    /// Types a decision or a turn.
    pub(crate) fn turn(&mut self, text: &str) {
        self.keys(":");
        self.keys(text);
        self.press([KeyCode::Enter]);
    }

    pub(crate) fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) {
        let modifiers = KeyModifiers::NONE;
        self.send(Event::Mouse(MouseEvent { kind, column, row, modifiers }));
    }

    pub(crate) fn click(&mut self, column: u16, row: u16) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), column, row);
    }

    /// Clicks on the first character of a text on the screen.
    pub(crate) fn click_on(&mut self, text: &str) {
        let (column, row) = self.find(text);
        self.click(column, row);
    }

    /// Where a text is on the screen.
    pub(crate) fn find(&self, text: &str) -> (u16, u16) {
        let screen = self.screen();
        for (row, line) in screen.lines().enumerate() {
            if let Some(at) = line.find(text) {
                return (line[..at].chars().count() as u16, row as u16);
            }
        }
        panic!("`{text}` is not on the screen:\n{screen}");
    }

    pub(crate) fn screen(&self) -> String {
        let (width, height) = self.size;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| draw(&self.app, frame)).unwrap();
        let buffer = terminal.backend().buffer();
        let mut text = String::new();
        for line in buffer.content().chunks(usize::from(width)) {
            let line: String = line.iter().map(ratatui::buffer::Cell::symbol).collect();
            text += line.trim_end();
            text.push('\n');
        }
        text
    }

    /// The line that says what is to be decided.
    pub(crate) fn prompt(&self) -> String {
        let row = usize::from(self.size.1) - 3;
        self.screen().lines().nth(row).unwrap().trim().to_owned()
    }

    /// The line with news.
    pub(crate) fn message(&self) -> String {
        let row = usize::from(self.size.1) - 2;
        self.screen().lines().nth(row).unwrap().trim().to_owned()
    }

    /// News that take two lines, joined.
    pub(crate) fn long_message(&self) -> String {
        format!("{} {}", self.prompt(), self.message())
    }

    /// What is said about a turn that is being typed.
    pub(crate) fn complaint(&self) -> String {
        self.screen().lines().last().unwrap().trim().to_owned()
    }

    pub(crate) fn play(&self) -> &Play {
        self.app.play().unwrap()
    }

    /// The turns of the main line.
    pub(crate) fn turns(&self) -> Vec<String> {
        let record = self.play().record();
        record.main_line().map(|step| record.turn_text(step.id).unwrap()).collect()
    }

    pub(crate) fn position_text(&self) -> String {
        self.play().position().to_string()
    }

    /// The last question to the engine.
    pub(crate) fn question(&self) -> Option<Question> {
        self.effects.iter().rev().find_map(|effect| match effect {
            Effect::Ask(question) => Some((**question).clone()),
            _ => None,
        })
    }

    /// Lets the engine answer the last question, with little thought.
    pub(crate) fn answer(&mut self) {
        let question = self.question().expect("the engine was asked");
        let mut engine = AnyEngine::new(Options { hash: 1, ..Options::default() });
        let Question { number, position, state, history, task, .. } = &question;
        if let Some(state) = state {
            let (level, seed) = match task {
                Task::Play { player: Player::Level(level), seed } => (*level, *seed),
                _ => (Level::MIN, 1),
            };
            let decisions = engine.decide(state, history, level, seed, &NoControl);
            let found = Found::Decisions(decisions);
            return self.send(Event::Answer(Answer { number: *number, found }));
        }
        let report = match task {
            Task::Play { player: Player::Level(level), seed } => {
                engine.play(position, history, *level, *seed, &NoControl)
            }
            task => {
                let lines = if let Task::Analyse { lines } = task { *lines } else { 1 };
                engine.set_lines(lines);
                let limits = gipfel_engine::Limits::depth(2);
                engine.search(position, history, &limits, &NoControl, &mut |_| {})
            }
        };
        let found = report.map_or(Found::Nothing, Found::Turn);
        self.send(Event::Answer(Answer { number: *number, found }));
    }
}
