//! The lessons: a list of chapters, and one step after another on the board.

use std::path::PathBuf;
use std::sync::Arc;

use gipfel_learn::{Chapter, Done, Language, Lesson, Progress, Step, Texts, Why, library};
use gipfel_render::LastTurn;
use gipfel_rules::{AnyAction, AnyPosition, Notation as _, Position as _, TurnBuilder};
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position as Cell, Rect};

use crate::grid::Heading;
use crate::input::Input;
use crate::picker::{Picked, Picker};
use crate::run::Program;
use crate::{Effect, Event, Look, Over, decide_words, learn_view};

/// Somebody learning at a terminal.
#[derive(Clone, Debug)]
pub struct Learn {
    pub(crate) look: Look,
    /// Columns and lines of the window.
    pub(crate) size: (u16, u16),
    pub(crate) texts: Arc<Texts>,
    /// Where progress is kept; nowhere without one.
    file: Option<PathBuf>,
    pub(crate) done: Done,
    /// The chapter that is chosen in the list.
    pub(crate) cursor: usize,
    /// The chapter that is open.
    pub(crate) going: Option<Going>,
    /// News that belongs to no step: progress could not be kept.
    pub(crate) trouble: Option<String>,
    /// The free game that is wanted next.
    free_game: Option<AnyPosition>,
}

/// A chapter that somebody is going through.
#[derive(Clone, Debug)]
pub(crate) struct Going {
    pub(crate) lesson: Lesson,
    pub(crate) turn: Option<TurnBuilder<AnyPosition>>,
    pub(crate) picker: Picker,
    pub(crate) hinted: bool,
    /// A turn that is being typed.
    pub(crate) input: Option<Input>,
    /// Why something was refused.
    pub(crate) why: Option<Why>,
    /// The position after what was played, with the answer to it.
    pub(crate) after: Option<(AnyPosition, LastTurn)>,
    /// The text of the answer.
    pub(crate) reply: Option<String>,
}

impl Going {
    pub(crate) fn new(chapter: Chapter, step: usize) -> Going {
        let lesson = Lesson::from_step(chapter, step);
        let start = lesson.step().map(|step| &step.position);
        let start = start.cloned().unwrap_or_else(|| {
            let game = lesson.chapter().game;
            game.start(game.variants()[0]).expect("a variant of the game")
        });
        let mut going = Going {
            picker: Picker::new(&start, &[]),
            lesson,
            turn: None,
            hinted: false,
            input: None,
            why: None,
            after: None,
            reply: None,
        };
        going.begin();
        going
    }

    /// Puts the step on the board.
    fn begin(&mut self) {
        self.turn = self.lesson.step().map(|step| TurnBuilder::new(step.position.clone()));
        self.hinted = false;
        self.input = None;
        self.why = None;
        self.after = None;
        self.reply = None;
        if let Some(turn) = &self.turn {
            self.picker.arrive(turn.position(), &turn.legal());
        }
    }

    /// What is on the board; nothing behind the last step.
    pub(crate) fn position(&self) -> Option<&AnyPosition> {
        match (&self.after, &self.turn) {
            (Some((position, _)), _) => Some(position),
            (None, turn) => turn.as_ref().map(TurnBuilder::position),
        }
    }

    /// What the last decisions have done.
    pub(crate) fn last_turn(&self) -> LastTurn {
        match (&self.after, &self.turn) {
            (Some((_, last)), _) => last.clone(),
            (None, Some(turn)) => LastTurn::new(turn.start(), turn.actions()),
            (None, None) => LastTurn::default(),
        }
    }

    /// Whether something can be chosen on the board.
    pub(crate) fn accepts_choices(&self) -> bool {
        self.turn.is_some() && self.after.is_none()
    }

    fn judge(&mut self) -> Option<Step> {
        let (Some(turn), Some(step)) = (&self.turn, self.lesson.step()) else { return None };
        let step = step.clone();
        let actions: Vec<AnyAction> = turn.actions().collect();
        let after = turn.position().clone();
        let last = LastTurn::new(turn.start(), actions.iter().copied());
        match self.lesson.attempt(&actions).clone() {
            Progress::Open | Progress::Illegal(_) => {
                self.picker.arrive(&after, &turn.legal());
                None
            }
            Progress::Wrong(_) => {
                self.after = Some((after, last));
                None
            }
            Progress::Right { reply } => {
                let mut end = after.clone();
                let mut texts = Vec::new();
                for action in &reply {
                    texts.push(end.action_text(*action));
                    end.play_unchecked(*action);
                }
                let last = if reply.is_empty() { last } else { LastTurn::new(&after, reply) };
                self.reply = (!texts.is_empty()).then(|| texts.join(", "));
                self.after = Some((end, last));
                Some(step)
            }
        }
    }
}

impl Learn {
    /// The list of chapters. Progress is kept in `file`, of which `kept` is the text.
    pub fn new(look: Look, texts: Texts, file: Option<PathBuf>, kept: &str) -> Learn {
        Learn {
            look,
            size: (80, 24),
            texts: Arc::new(texts),
            file,
            done: Done::read(kept),
            cursor: 0,
            going: None,
            trouble: None,
            free_game: None,
        }
    }

    /// Opens a chapter by its topic and name: `gipf/rows`. False if there is none.
    pub fn open(&mut self, chapter: &str) -> bool {
        let found = library::files().position(|(name, _)| name == chapter);
        if let Some(number) = found {
            self.cursor = number;
            self.open_chosen();
        }
        found.is_some()
    }

    /// The free game that was asked for when the lessons were left, if one was; it is asked for once.
    pub fn take_free_game(&mut self) -> Option<AnyPosition> {
        self.free_game.take()
    }

    /// Shows itself.
    pub fn draw(&self, frame: &mut ratatui::Frame<'_>) {
        learn_view::draw(self, frame);
    }

    /// The language it speaks.
    pub fn language(&self) -> Language {
        self.texts.language()
    }

    /// How the app looks.
    pub fn look(&self) -> Look {
        self.look
    }

    /// What has been done.
    pub fn done(&self) -> &Done {
        &self.done
    }

    /// The step that is on the board.
    pub fn step(&self) -> Option<&Step> {
        self.going.as_ref()?.lesson.step()
    }

    /// How far that step has come.
    pub fn progress(&self) -> Option<&Progress> {
        self.going.as_ref().map(|going| going.lesson.progress())
    }

    pub(crate) fn chapter(&self) -> &'static Chapter {
        let chapters = library::chapters();
        &chapters[self.cursor.min(chapters.len() - 1)]
    }

    pub(crate) fn window(&self) -> Rect {
        Rect::new(0, 0, self.size.0, self.size.1)
    }

    fn open_chosen(&mut self) {
        let chapter = self.chapter();
        self.going = Some(Going::new(chapter.clone(), self.done.next(chapter)));
    }

    /// Takes notice of an event and says what is to be done about it.
    pub fn update(&mut self, event: Event) -> Vec<Effect> {
        let mut effects = Vec::new();
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key, &mut effects),
            Event::Mouse(mouse) => self.mouse(mouse, &mut effects),
            Event::Resize(width, height) => self.size = (width, height),
            Event::Paste(text) => {
                if let Some(input) = self.going.as_mut().and_then(|going| going.input.as_mut()) {
                    input.insert(&text);
                }
            }
            Event::Saved { result: Err(error), .. } => {
                let reason = format!("{error:?}");
                let said = self.texts.with("terminal-not-saved", &[("reason", reason.into())]);
                self.trouble = Some(said);
            }
            _ => {}
        }
        effects
    }

    fn key(&mut self, key: KeyEvent, effects: &mut Vec<Effect>) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c') => return effects.push(Effect::Quit),
                KeyCode::Char('z') => return effects.push(Effect::Suspend),
                _ => {}
            }
        }
        match &mut self.going {
            None => self.list_key(key.code, effects),
            Some(going) if going.input.is_some() => self.typing_key(key, effects),
            Some(_) => self.lesson_key(key.code, effects),
        }
    }

    fn list_key(&mut self, code: KeyCode, effects: &mut Vec<Effect>) {
        let last = library::chapters().len() - 1;
        match code {
            KeyCode::Up | KeyCode::BackTab => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Down | KeyCode::Tab => self.cursor = (self.cursor + 1).min(last),
            KeyCode::PageUp => self.cursor = self.cursor.saturating_sub(8),
            KeyCode::PageDown => self.cursor = (self.cursor + 8).min(last),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = last,
            KeyCode::Enter | KeyCode::Char(' ') => self.open_chosen(),
            KeyCode::Esc | KeyCode::Char('q') => effects.push(Effect::Quit),
            _ => {}
        }
    }

    fn lesson_key(&mut self, code: KeyCode, effects: &mut Vec<Effect>) {
        let Some(going) = &mut self.going else { return };
        let over = going.lesson.is_over();
        match code {
            KeyCode::Up => self.steer(Heading::Up),
            KeyCode::Down => self.steer(Heading::Down),
            KeyCode::Left => self.steer(Heading::Left),
            KeyCode::Right => self.steer(Heading::Right),
            KeyCode::Tab | KeyCode::BackTab => self.next_target(code == KeyCode::BackTab),
            KeyCode::Enter if over => self.next_chapter(),
            KeyCode::Char('p') if over => self.play_freely(effects),
            KeyCode::Enter | KeyCode::Char(' ') if !going.accepts_choices() => self.go_on(),
            KeyCode::Char(' ') => self.choose(Picker::choose, effects),
            KeyCode::Enter => self.choose(Picker::confirm, effects),
            KeyCode::Esc | KeyCode::Backspace => self.cancel(),
            KeyCode::Char('d') => self.let_stand(effects),
            KeyCode::Char('g') => self.change_kind(false),
            KeyCode::Char('G') => self.change_kind(true),
            KeyCode::Char('h') => going.hinted = true,
            KeyCode::Char('r') => self.retry(),
            KeyCode::Char('n') => self.next(),
            KeyCode::Char(':' | '/') if going.accepts_choices() => {
                going.input = Some(Input::default());
            }
            KeyCode::Char('l') => self.going = None,
            KeyCode::Char('q') => effects.push(Effect::Quit),
            _ => {}
        }
    }

    fn typing_key(&mut self, key: KeyEvent, effects: &mut Vec<Effect>) {
        let Some(going) = &mut self.going else { return };
        let Some(input) = &mut going.input else { return };
        match key.code {
            KeyCode::Esc => going.input = None,
            KeyCode::Enter => {
                let text = input.text();
                self.type_turn(text.trim(), effects);
            }
            _ => {
                input.key(key);
                going.why = None;
            }
        }
    }

    /// Plays what was typed; if that cannot be, it stays there to be corrected.
    fn type_turn(&mut self, text: &str, effects: &mut Vec<Effect>) {
        let Some(going) = &mut self.going else { return };
        let Some(turn) = &mut going.turn else { return };
        let before = turn.clone();
        for decision in text.split(';') {
            if let Err(error) = turn.push_text(decision.trim()) {
                going.why = Some(Why::of_error(turn.position(), &error));
                *turn = before;
                return;
            }
        }
        going.input = None;
        self.judge(effects);
    }

    fn steer(&mut self, heading: Heading) {
        let window = self.window();
        let Some(going) = &mut self.going else { return };
        let Some(position) = going.position().cloned() else { return };
        let grid = learn_view::grid(&position, window);
        let place = grid.step(going.picker.cursor, heading);
        going.picker.point_at(place);
    }

    fn next_target(&mut self, backwards: bool) {
        let Some(going) = self.going.as_mut().filter(|going| going.accepts_choices()) else {
            return;
        };
        going.picker.next(backwards);
    }

    fn change_kind(&mut self, backwards: bool) {
        let Some(going) = self.going.as_mut().filter(|going| going.accepts_choices()) else {
            return;
        };
        going.picker.change_kind(backwards);
    }

    fn choose(&mut self, choose: impl Fn(&mut Picker) -> Picked, effects: &mut Vec<Effect>) {
        let Some(going) = self.going.as_mut().filter(|going| going.accepts_choices()) else {
            return;
        };
        let Some(position) = going.position() else { return };
        let why = decide_words::refusal(position, &going.picker);
        going.why = None;
        match choose(&mut going.picker) {
            Picked::Action(action) => self.decide(action, effects),
            Picked::Part => {}
            Picked::Refused => going.why = Some(why),
        }
    }

    fn let_stand(&mut self, effects: &mut Vec<Effect>) {
        let going = self.going.as_mut().filter(|going| going.accepts_choices());
        if let Some(Picked::Action(action)) = going.map(|going| going.picker.press()) {
            self.decide(action, effects);
        }
    }

    fn decide(&mut self, action: AnyAction, effects: &mut Vec<Effect>) {
        let Some(turn) = self.going.as_mut().and_then(|going| going.turn.as_mut()) else { return };
        if turn.push(action).is_ok() {
            self.judge(effects);
        }
    }

    fn judge(&mut self, effects: &mut Vec<Effect>) {
        let Some(going) = &mut self.going else { return };
        let Some(step) = going.judge() else { return };
        self.done.note(going.lesson.chapter(), &step);
        if let Some(file) = &self.file {
            let (file, text) = (file.clone(), self.done.to_string());
            effects.push(Effect::Save { file, text, over: Over::Anything });
        }
    }

    /// Gives up the last choice or the last decision, or the chapter.
    fn cancel(&mut self) {
        let Some(going) = &mut self.going else { return };
        going.why = None;
        if going.after.is_some() {
            return self.retry();
        }
        let popped =
            going.picker.cancel() || going.turn.as_mut().is_some_and(|turn| turn.pop().is_some());
        if !popped {
            self.going = None;
        }
    }

    /// After something wrong once more, after something right the next step.
    fn go_on(&mut self) {
        let right = matches!(self.progress(), Some(Progress::Right { .. }));
        if right { self.next() } else { self.retry() }
    }

    fn retry(&mut self) {
        if let Some(going) = &mut self.going {
            going.lesson.retry();
            going.begin();
        }
    }

    fn next(&mut self) {
        if let Some(going) = &mut self.going {
            going.lesson.next();
            going.begin();
        }
    }

    fn next_chapter(&mut self) {
        if self.cursor + 1 < library::chapters().len() {
            self.cursor += 1;
            self.open_chosen();
        } else {
            self.going = None;
        }
    }

    fn play_freely(&mut self, effects: &mut Vec<Effect>) {
        self.free_game = self.going.as_ref().and_then(|going| going.lesson.chapter().free_game());
        self.going = None;
        effects.push(Effect::Quit);
    }

    fn mouse(&mut self, mouse: MouseEvent, effects: &mut Vec<Effect>) {
        let cell = Cell::new(mouse.column, mouse.row);
        let click = mouse.kind == MouseEventKind::Down(MouseButton::Left);
        let window = self.window();
        if self.going.is_none() {
            let line = learn_view::list_places(self, window)
                .into_iter()
                .find(|(area, _)| area.contains(cell));
            match (line, mouse.kind) {
                (Some((_, chapter)), _) if click => {
                    self.cursor = chapter;
                    self.open_chosen();
                }
                (_, MouseEventKind::ScrollUp) => self.list_key(KeyCode::Up, effects),
                (_, MouseEventKind::ScrollDown) => self.list_key(KeyCode::Down, effects),
                _ => {}
            }
            return;
        }
        let Some(going) = &mut self.going else { return };
        let Some(position) = going.position().cloned() else { return };
        let grid = learn_view::grid(&position, window);
        let Some(place) = grid.nearest(cell.x, cell.y).filter(|_| grid.area.contains(cell)) else {
            return;
        };
        going.picker.point_at(place);
        if click {
            self.choose(Picker::choose, effects);
        }
    }
}

impl Program for Learn {
    fn update(&mut self, event: Event) -> Vec<Effect> {
        Learn::update(self, event)
    }

    fn draw(&self, frame: &mut ratatui::Frame<'_>) {
        Learn::draw(self, frame);
    }

    fn is_thinking(&self) -> bool {
        false
    }
}
