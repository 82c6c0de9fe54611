//! The app's state, and how it changes.

use std::sync::Arc;
use std::time::Duration;

use gipfel_engine::Info;
use gipfel_learn::{Idea, Language, Texts};
use gipfel_rules::{AnyAction, AnyPosition, Color, Decision, linked, turn_text};
use ratatui::layout::Rect;

use crate::dialog::{Confirm, Dialog};
use crate::picker::Picker;
use crate::player::Effort;
use crate::replay::Aside;
use crate::{
    Answer, Effect, Event, Found, Left, Look, Menu, Play, Player, Question, Task, decide_words,
    linked_words,
};

/// How many lines the analysis shows.
const LINES: usize = 3;
/// A turn of the computer is on the board this long after the one before it, at least.
const PAUSE: Duration = Duration::from_millis(350);
/// Dice, a coin or the end of a contest are seen this long when nobody is there to acknowledge them.
const LONG_PAUSE: Duration = Duration::from_millis(1500);

/// Everything the app knows. It changes only by [`App::update`] and shows itself by [`draw`](crate::draw).
#[derive(Clone, Debug)]
pub struct App {
    pub(crate) look: Look,
    /// The sentences for what is refused and what is suggested.
    pub(crate) texts: Arc<Texts>,
    /// Columns and lines of the window.
    pub(crate) size: (u16, u16),
    pub(crate) menu: Menu,
    /// Whether the menu is shown rather than the game.
    pub(crate) in_menu: bool,
    pub(crate) play: Option<Play>,
    /// The game itself, while a contest of it is looked at.
    pub(crate) aside: Option<Aside>,
    pub(crate) picker: Picker,
    pub(crate) dialog: Option<Dialog>,
    pub(crate) message: Option<Message>,
    pub(crate) flipped: bool,
    pub(crate) analysis: bool,
    /// Whether the computer waits because somebody looks at earlier turns.
    pub(crate) paused: bool,
    /// Lines of the turn list that are scrolled away from where it would be by itself.
    pub(crate) scroll: isize,
    pub(crate) thinking: Option<Thinking>,
    hint_wanted: bool,
    pub(crate) hint: Option<Hint>,
    /// Whether to leave once the game is saved.
    pub(crate) leaving: bool,
    /// The record that is being written.
    pub(crate) saving: String,
    /// Games that were left by programs that are no more; the first is offered.
    pub(crate) left: Vec<Left>,
    /// Which state of the game is kept on disk, by its number.
    pub(crate) kept: Option<u64>,
    seed: u64,
    questions: u64,
    pub(crate) ticks: usize,
}

/// News, a line or two.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Message {
    pub(crate) text: String,
    pub(crate) is_error: bool,
}

/// What the engine thinks about.
#[derive(Clone, Debug)]
pub(crate) struct Thinking {
    number: u64,
    pub(crate) task: Task,
    pub(crate) position: AnyPosition,
    /// The state of a linked game, if it is asked about that.
    state: Option<Box<linked::State>>,
    pub(crate) info: Option<Info<AnyAction>>,
    pub(crate) finished: bool,
}

/// What the engine should do.
struct Wanted {
    task: Task,
    position: AnyPosition,
    state: Option<Box<linked::State>>,
}

/// A turn that the engine suggests.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hint {
    pub(crate) position: AnyPosition,
    pub(crate) actions: Vec<AnyAction>,
}

impl App {
    /// The app with its start menu. Levels choose by `seed`; `engine` is what the engine spends on a turn when it is chosen in
    /// the menu.
    pub fn new(look: Look, seed: u64, engine: Effort) -> App {
        let menu = Menu::new(engine);
        App {
            look,
            texts: Arc::new(Texts::new(Language::English)),
            size: (80, 24),
            picker: Picker::new(&menu.start(), &[]),
            menu,
            in_menu: true,
            play: None,
            aside: None,
            dialog: None,
            message: None,
            flipped: false,
            analysis: false,
            paused: false,
            scroll: 0,
            thinking: None,
            hint_wanted: false,
            hint: None,
            leaving: false,
            saving: String::new(),
            left: Vec::new(),
            kept: None,
            seed,
            questions: 0,
            ticks: 0,
        }
    }

    /// The app with a game on the board.
    #[must_use]
    pub fn with_play(mut self, play: Play) -> App {
        // Whoever plays Black alone at the keyboard sits on Black's side.
        self.flipped = !play.players()[0].is_human() && play.players()[1].is_human();
        self.menu.show(&play);
        self.menu.players = play.players();
        self.begin(play);
        self
    }

    /// The app that says at once why games cannot be kept on disk while they are played.
    #[must_use]
    pub fn with_nothing_kept(mut self, reason: &str) -> App {
        self.complain_of_journal(reason);
        self
    }

    /// The app in a language.
    #[must_use]
    pub fn with_texts(mut self, texts: Texts) -> App {
        self.texts = Arc::new(texts);
        self
    }

    fn complain_of_journal(&mut self, reason: &str) {
        self.complain(self.texts.with("terminal-not-kept", &[("reason", reason.into())]));
    }

    pub(crate) fn begin(&mut self, play: Play) {
        self.picker = Picker::new(play.position(), &play.legal());
        self.play = Some(play);
        self.aside = None;
        self.in_menu = false;
        self.dialog = None;
        self.message = None;
        self.paused = false;
        self.scroll = 0;
        self.hint = None;
        self.hint_wanted = false;
    }

    /// The game on the board.
    pub fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// The name of the place the cursor is on.
    pub fn cursor(&self) -> String {
        self.picker.name().to_owned()
    }

    /// What the hand holds to bring it in: a word of the game's description.
    pub fn held(&self) -> Option<&'static str> {
        self.picker.held()
    }

    /// The names of the places of the row that is chosen.
    pub fn area(&self) -> Vec<&'static str> {
        self.picker.area()
    }

    /// Whether the engine works, so that time should be told with [`Event::Tick`].
    pub fn is_thinking(&self) -> bool {
        self.thinking.as_ref().is_some_and(|thinking| !thinking.finished)
    }

    /// Takes notice of an event and says what is to be done about it.
    pub fn update(&mut self, event: Event) -> Vec<Effect> {
        let mut effects = Vec::new();
        match event {
            Event::Key(key) => self.key(key, &mut effects),
            Event::Mouse(mouse) => self.mouse(mouse, &mut effects),
            Event::Paste(text) => self.paste(&text),
            Event::Resize(width, height) => self.size = (width, height),
            Event::Answer(answer) => self.answer(answer),
            Event::Saved { file, result } => self.saved(file, result, &mut effects),
            Event::Loaded { file, result } => self.loaded(&file, &result),
            Event::NotKept(reason) => self.complain_of_journal(&reason),
            Event::Tick => self.ticks = self.ticks.wrapping_add(1),
        }
        self.plan(&mut effects);
        self.keep(&mut effects);
        effects
    }

    pub(crate) fn window(&self) -> Rect {
        Rect::new(0, 0, self.size.0, self.size.1)
    }

    pub(crate) fn say(&mut self, text: impl Into<String>) {
        self.message = Some(Message { text: text.into(), is_error: false });
    }

    pub(crate) fn complain(&mut self, text: impl Into<String>) {
        self.message = Some(Message { text: text.into(), is_error: true });
    }

    /// Whether somebody at the keyboard decides now.
    pub(crate) fn accepts_choices(&self) -> bool {
        if self.aside.is_some() {
            return false;
        }
        let decides =
            |play: &Play| play.ending().is_none() && (play.mover().is_human() || self.paused);
        !self.in_menu && self.play.as_ref().is_some_and(decides)
    }

    /// Whether somebody at the keyboard decides now, and on the board.
    pub(crate) fn chooses_on_board(&self) -> bool {
        self.accepts_choices() && self.play.as_ref().is_some_and(|play| play.question().is_none())
    }

    /// Whether the board is seen from Black's side. Who sits below stays there when a contest gives him the other colour.
    pub(crate) fn is_flipped(&self) -> bool {
        let below = if self.flipped { Color::Black } else { Color::White };
        let contest = self.play.as_ref().and_then(Play::contest);
        match (contest, &self.aside) {
            (Some(contest), _) => contest.player(Color::White) != below,
            (None, Some(aside)) => aside.user != below,
            (None, None) => self.flipped,
        }
    }

    /// The rule behind the refusal of what the cursor is on.
    pub(crate) fn why(&self) -> Option<String> {
        let position = self.play.as_ref()?.position();
        Some(self.texts.why(&decide_words::refusal(position, &self.picker)))
    }

    pub(crate) fn decide(&mut self, action: AnyAction) {
        let Some(play) = &mut self.play else { return };
        let before = play.state().cloned();
        match play.decide(action) {
            Ok(()) => {
                let decision = linked::Action::from(Decision::Board(action));
                if matches!(decision, linked::Action::Main(_)) {
                    self.tell(before.as_ref(), decision);
                }
                self.moved_on();
            }
            Err(error) => self.complain(capital(&error.to_string())),
        }
    }

    /// Answers what a linked game asks.
    pub(crate) fn answer_question(&mut self, answer: linked::Action) {
        let Some(play) = &mut self.play else { return };
        let before = play.state().cloned();
        match play.answer(answer) {
            Ok(()) => {
                self.tell(before.as_ref(), answer);
                self.moved_on();
            }
            Err(error) => self.complain(capital(&error.to_string())),
        }
    }

    /// Tells what has become of a declared use.
    fn tell(&mut self, before: Option<&linked::State>, decision: linked::Action) {
        let after = self.play.as_ref().and_then(Play::state);
        let news = before
            .zip(after)
            .and_then(|(before, after)| linked_words::news(&self.texts, before, decision, after));
        if let Some(news) = news {
            self.say(news);
        }
    }

    /// Makes ready for the next decision after one was made, taken back or skipped to.
    pub(crate) fn moved_on(&mut self) {
        let Some(play) = &self.play else { return };
        self.picker.arrive(play.position(), &play.legal());
        self.hint = None;
        self.hint_wanted = false;
        self.scroll = 0;
        if play.turn().is_empty() && !play.has_more() {
            self.paused = false;
        }
    }

    /// Asks for a hint.
    pub(crate) fn want_hint(&mut self) {
        if !self.accepts_choices() {
            self.complain(self.texts.get("terminal-hint-when"));
            return;
        }
        self.hint_wanted = true;
        self.say(self.texts.get("terminal-hint-looking"));
    }

    /// What the engine should do now.
    fn wanted(&self) -> Option<Wanted> {
        let play = self.play.as_ref()?;
        if self.in_menu || play.ending().is_some() {
            return None;
        }
        let position = play.position().clone();
        if !play.mover().is_human() && !self.paused && self.aside.is_none() {
            let task = Task::Play { player: play.mover(), seed: self.seed };
            return Some(match play.state() {
                Some(state) => Wanted { task, position, state: Some(Box::new(state.clone())) },
                None => Wanted { task, position: play.turn().start().clone(), state: None },
            });
        }
        if self.hint_wanted {
            let asked = play.state().filter(|_| play.question().is_some());
            let state = asked.map(|state| Box::new(state.clone()));
            return Some(Wanted { task: Task::Hint, position, state });
        }
        let task = Task::Analyse { lines: LINES };
        self.analysis.then_some(Wanted { task, position, state: None })
    }

    /// Asks the engine for what is wanted now, or lets it rest.
    fn plan(&mut self, effects: &mut Vec<Effect>) {
        let wanted = self.wanted();
        let as_wanted = match (&self.thinking, &wanted) {
            (None, None) => true,
            (Some(thinking), Some(wanted)) => {
                thinking.task == wanted.task
                    && thinking.position == wanted.position
                    && thinking.state == wanted.state
            }
            _ => false,
        };
        if as_wanted {
            return;
        }
        let Some((Wanted { task, position, state }, play)) = wanted.zip(self.play.as_ref()) else {
            self.thinking = None;
            effects.push(Effect::StopEngine);
            return;
        };
        self.questions += 1;
        let number = self.questions;
        let shown = matches!(play.question(), Some(linked::Question::Acknowledge { .. }));
        let pause = match task {
            Task::Play { .. } if shown => LONG_PAUSE,
            Task::Play { .. } => PAUSE,
            Task::Hint | Task::Analyse { .. } => Duration::ZERO,
        };
        let history = match task {
            _ if state.is_some() => play.main_history().to_vec(),
            Task::Play { .. } => play.history_before_turn(),
            Task::Hint | Task::Analyse { .. } => play.history().to_vec(),
        };
        let asked = (position.clone(), state.clone());
        let question = Question { number, position: asked.0, state: asked.1, history, task, pause };
        effects.push(Effect::Ask(Box::new(question)));
        self.thinking =
            Some(Thinking { number, task, position, state, info: None, finished: false });
    }

    /// Takes notice of what the engine says, if it was asked for it last.
    fn answer(&mut self, answer: Answer) {
        let Some(thinking) = &mut self.thinking else { return };
        if thinking.number != answer.number {
            return;
        }
        match answer.found {
            Found::Lines(info) => thinking.info = Some(info),
            Found::Nothing => thinking.finished = true,
            Found::Decisions(decisions) => {
                thinking.finished = true;
                match thinking.task {
                    Task::Hint => self.give_answer_hint(&decisions),
                    _ => self.play_decisions(&decisions),
                }
            }
            Found::Turn(report) => {
                thinking.finished = true;
                let task = thinking.task;
                thinking.info = Some(report.info);
                match task {
                    Task::Play { .. } => self.play_turn(&report.turn),
                    Task::Hint => self.give_hint(report.turn),
                    Task::Analyse { .. } => {}
                }
            }
        }
    }

    fn play_turn(&mut self, actions: &[AnyAction]) {
        let Some(play) = &mut self.play else { return };
        match play.play_turn(actions) {
            Ok(()) => self.moved_on(),
            Err(error) => {
                self.paused = true;
                self.engine_failed(&error.to_string());
            }
        }
    }

    /// Plays what the engine has decided in a linked game.
    fn play_decisions(&mut self, decisions: &[linked::Action]) {
        let Some(play) = &mut self.play else { return };
        let before = play.state().cloned();
        match (play.play_decisions(decisions), decisions.first()) {
            (Ok(()), None) => {
                self.paused = true;
                self.complain(self.texts.get("terminal-engine-nothing"));
            }
            (Ok(()), Some(first)) => {
                self.message = None;
                self.tell(before.as_ref(), *first);
                self.moved_on();
            }
            (Err(error), _) => {
                self.paused = true;
                self.engine_failed(&error.to_string());
            }
        }
    }

    /// Says how the engine would answer.
    fn give_answer_hint(&mut self, decisions: &[linked::Action]) {
        self.hint_wanted = false;
        match decisions.first() {
            Some(linked::Action::Accept) => self.say_hint(self.texts.get("key-accept")),
            Some(linked::Action::Challenge) => self.say_hint(self.texts.get("key-challenge")),
            _ => self.say(self.texts.get("terminal-hint-none")),
        }
    }

    fn give_hint(&mut self, actions: Vec<AnyAction>) {
        self.hint_wanted = false;
        let Some(play) = &self.play else { return };
        let position = play.position().clone();
        let text = turn_text(&position, &actions);
        let idea = Idea::of(&position, &actions).map(|idea| self.texts.idea(&idea));
        self.hint = Some(Hint { position, actions });
        match idea {
            Some(idea) => {
                let values = [("turn", text.into()), ("idea", idea.into())];
                self.say(self.texts.with("terminal-hint-idea", &values));
            }
            None => self.say_hint(text),
        }
    }

    fn say_hint(&mut self, turn: String) {
        self.say(self.texts.with("terminal-hint", &[("turn", turn.into())]));
    }

    fn engine_failed(&mut self, reason: &str) {
        self.paused = true;
        self.complain(self.texts.with("terminal-engine-failed", &[("reason", reason.into())]));
    }

    /// Leaves, or asks first if something would be lost.
    pub(crate) fn quit(&mut self, effects: &mut Vec<Effect>) {
        let asked = matches!(self.dialog, Some(Dialog::Confirm(Confirm::Quit)));
        if self.is_unsaved() && !asked {
            self.dialog = Some(Dialog::Confirm(Confirm::Quit));
        } else {
            self.leave(effects);
        }
    }

    /// Leaves, whatever is not saved.
    pub(crate) fn leave(&mut self, effects: &mut Vec<Effect>) {
        self.leave_contest();
        if let Some(play) = &mut self.play {
            play.changed = false;
        }
        self.keep(effects);
        effects.push(Effect::Quit);
    }

    pub(crate) fn is_unsaved(&self) -> bool {
        let game = self.aside.as_ref().map(Aside::play).or(self.play.as_ref());
        game.is_some_and(|play| play.changed)
    }

    /// Begins the game that the menu describes, or asks first if something would be lost.
    pub(crate) fn start_game(&mut self) {
        if self.is_unsaved() {
            self.dialog = Some(Dialog::Confirm(Confirm::Start));
        } else {
            self.start_game_anyway();
        }
    }

    pub(crate) fn start_game_anyway(&mut self) {
        let play = self.menu.play(self.seed);
        let [white, black] = self.menu.players.map(Player::is_human);
        self.flipped = !white && black;
        self.seed = self.seed.wrapping_add(1);
        self.begin(play);
    }
}

/// The text with a capital letter in front, unless it quotes something.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        // The name of a place stays as it is.
        Some(first) if !letters.clone().next().is_some_and(|next| next.is_ascii_digit()) => {
            first.to_uppercase().chain(letters).collect()
        }
        _ => text.to_owned(),
    }
}
