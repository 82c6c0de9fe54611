//! What keys do.

use gipfel_rules::linked;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::command::{self, Command};
use crate::dialog::{Confirm, Dialog};
use crate::event::Over;
use crate::grid::Heading;
use crate::input::Input;
use crate::layout::Layout;
use crate::menu::Field;
use crate::picker::{Picked, Picker};
use crate::view::key_word;
use crate::{App, Effect, Play, words};

impl App {
    pub(crate) fn key(&mut self, key: KeyEvent, effects: &mut Vec<Effect>) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c') => return self.quit(effects),
                KeyCode::Char('z') => return effects.push(Effect::Suspend),
                KeyCode::Char('l') => return,
                _ => {}
            }
        }
        match self.dialog.take() {
            Some(dialog) => self.dialog_key(dialog, key, effects),
            None if self.in_menu => self.menu_key(key, effects),
            None => self.game_key(key, effects),
        }
    }

    pub(crate) fn paste(&mut self, text: &str) {
        if let Some(Dialog::Notation(input) | Dialog::Save(input) | Dialog::Open(input)) =
            &mut self.dialog
        {
            input.insert(text);
        }
    }

    fn dialog_key(&mut self, dialog: Dialog, key: KeyEvent, effects: &mut Vec<Effect>) {
        match dialog {
            // Any key ends the help; the arrows of a careless hand included.
            Dialog::Help => {}
            Dialog::Confirm(confirm) => self.confirm_key(confirm, key, effects),
            Dialog::Left(left) => self.left_key(left, key, effects),
            Dialog::Notation(input) => self.input_key(input, key, effects, Dialog::Notation),
            Dialog::Save(input) => self.input_key(input, key, effects, Dialog::Save),
            Dialog::Open(input) => self.input_key(input, key, effects, Dialog::Open),
        }
    }

    fn input_key(
        &mut self,
        mut input: Input,
        key: KeyEvent,
        effects: &mut Vec<Effect>,
        dialog: fn(Input) -> Dialog,
    ) {
        match key.code {
            KeyCode::Esc => {
                self.message = None;
                self.leaving = false;
            }
            KeyCode::Enter => match dialog(input) {
                Dialog::Save(input) => self.save(&input.text(), effects),
                Dialog::Open(input) => self.open(&input.text(), effects),
                Dialog::Notation(input) => self.type_turn(input),
                other => self.dialog = Some(other),
            },
            _ => {
                input.key(key);
                self.message = None;
                self.dialog = Some(dialog(input));
            }
        }
    }

    /// Plays what was typed; if that cannot be, it stays there to be corrected.
    fn type_turn(&mut self, input: Input) {
        let text = input.text();
        let Some(play) = &mut self.play else { return };
        if text.trim().is_empty() {
            return;
        }
        let position = play.position().clone();
        match play.decide_text(text.trim()) {
            Ok(()) => {
                self.message = None;
                self.moved_on();
            }
            Err(error) => {
                self.complain(words::complaint(&self.texts, &position, &error, text.trim()));
                self.dialog = Some(Dialog::Notation(input));
            }
        }
    }

    pub(crate) fn confirm_key(
        &mut self,
        confirm: Confirm,
        key: KeyEvent,
        effects: &mut Vec<Effect>,
    ) {
        match (key.code, confirm) {
            (KeyCode::Char('y' | 'Y'), confirm) => self.confirmed(confirm, effects),
            (
                KeyCode::Char('n' | 'N') | KeyCode::Esc,
                Confirm::Replace { file, .. } | Confirm::ReplaceChanged { file, .. },
            ) => self.dialog = Some(Dialog::Save(Input::new(&file.display().to_string()))),
            (KeyCode::Char('n' | 'N') | KeyCode::Esc, _) => self.leaving = false,
            (KeyCode::Char('s' | 'S'), Confirm::Quit) => {
                self.leaving = true;
                self.ask_for_file_to_save();
            }
            // Anything else leaves the question open.
            (_, confirm) => self.dialog = Some(Dialog::Confirm(confirm)),
        }
    }

    fn left_key(
        &mut self,
        left: Result<Box<Play>, String>,
        key: KeyEvent,
        effects: &mut Vec<Effect>,
    ) {
        match (key.code, left) {
            (KeyCode::Char('g' | 'G') | KeyCode::Enter, Ok(play)) => {
                self.go_on_with_left(*play, effects);
            }
            (KeyCode::Char('d' | 'D'), _) => self.pass_over_left(true, effects),
            (KeyCode::Char('l' | 'L') | KeyCode::Esc, _) => self.pass_over_left(false, effects),
            (_, left) => self.dialog = Some(Dialog::Left(left)),
        }
    }

    fn confirmed(&mut self, confirm: Confirm, effects: &mut Vec<Effect>) {
        match confirm {
            Confirm::Quit => self.leave(effects),
            Confirm::Start => self.start_game_anyway(),
            Confirm::Open(file) => effects.push(Effect::Load { file }),
            Confirm::Replace { file, .. } | Confirm::ReplaceChanged { file, .. } => {
                self.write(file, Over::Anything, effects);
            }
            Confirm::GiveUp => self.give_up_anyway(),
        }
    }

    fn menu_key(&mut self, key: KeyEvent, effects: &mut Vec<Effect>) {
        self.message = None;
        match key.code {
            KeyCode::Up => self.menu.go_line(-1),
            KeyCode::Down => self.menu.go_line(1),
            KeyCode::BackTab => self.menu.go(-1),
            KeyCode::Tab => self.menu.go(1),
            KeyCode::Left => self.menu.change(-1),
            KeyCode::Right | KeyCode::Char(' ') if !self.menu.field.is_button() => {
                self.menu.change(1);
            }
            KeyCode::Enter | KeyCode::Char(' ') => self.menu_enter(effects),
            KeyCode::Esc if self.play.is_some() => self.in_menu = false,
            KeyCode::Char('o') => self.ask_for_file_to_open(),
            KeyCode::Char('?') => self.dialog = Some(Dialog::Help),
            KeyCode::Esc | KeyCode::Char('q') => self.quit(effects),
            _ => {}
        }
    }

    /// What Enter does in the menu: start the game, unless another button is chosen.
    pub(crate) fn menu_enter(&mut self, effects: &mut Vec<Effect>) {
        match self.menu.field {
            Field::Open => self.ask_for_file_to_open(),
            Field::Leave => self.quit(effects),
            _ => self.start_game(),
        }
    }

    fn game_key(&mut self, key: KeyEvent, effects: &mut Vec<Effect>) {
        self.message = None;
        let question = self.play.as_ref().and_then(Play::question);
        if let Some(question) = question.filter(|_| self.accepts_choices())
            && let Some(command) = Command::of_answer(question, key.code)
        {
            return self.command(command, effects);
        }
        match key.code {
            KeyCode::Up => self.steer(Heading::Up),
            KeyCode::Down => self.steer(Heading::Down),
            KeyCode::Left => self.steer(Heading::Left),
            KeyCode::Right => self.steer(Heading::Right),
            KeyCode::Tab => self.next_target(false),
            KeyCode::BackTab => self.next_target(true),
            code => {
                if let Some(command) = Command::of(code) {
                    self.command(command, effects);
                }
            }
        }
    }

    /// Moves the cursor one step.
    fn steer(&mut self, heading: Heading) {
        let Some(layout) = Layout::new(self, self.window()) else { return };
        let place = layout.grid.step(self.picker.cursor, heading);
        self.picker.point_at(place);
    }

    fn next_target(&mut self, backwards: bool) {
        if self.chooses_on_board() {
            self.picker.next(backwards);
        }
    }

    /// Chooses what the cursor is on.
    pub(crate) fn choose(&mut self, choose: impl Fn(&mut Picker) -> Picked) {
        if !self.chooses_on_board() {
            return self.refuse();
        }
        let why = self.why();
        match choose(&mut self.picker) {
            Picked::Action(action) => self.decide(action),
            Picked::Part => {}
            Picked::Refused => self.complain(why.unwrap_or_default()),
        }
    }

    /// Says why nothing can be decided now.
    fn refuse(&mut self) {
        let Some(play) = &self.play else { return };
        if self.aside.is_some() {
            self.complain(self.texts.get("terminal-played-contest"));
        } else if play.ending().is_some() {
            self.complain(self.texts.get("terminal-game-over"));
        } else if self.accepts_choices() && play.question().is_some() {
            let answers = command::answers(self, play);
            let keys: Vec<String> = answers
                .iter()
                .map(|(key, word, _)| format!("{key} {}", key_word(self, word)))
                .collect();
            let values = [("keys", keys.join(", ").into())];
            self.complain(self.texts.with("terminal-first", &values));
        } else {
            let player = words::player(&self.texts, play.mover());
            self.complain(self.texts.with("terminal-to-move", &[("player", player.into())]));
        }
    }

    pub(crate) fn command(&mut self, command: Command, effects: &mut Vec<Effect>) {
        if !self.leave_contest_for(command) {
            return;
        }
        match command {
            Command::Choose => self.choose(Picker::confirm),
            Command::Mark => self.choose(Picker::choose),
            Command::Cancel => self.cancel(),
            Command::LetStand => self.let_stand(),
            Command::ChangeKind => self.change_kind(false),
            Command::ChangeKindBack => self.change_kind(true),
            Command::Pick(number) => self.choose(|picker| picker.pick(usize::from(number))),
            Command::Accept => self.answer_question(linked::Action::Accept),
            Command::Challenge => self.answer_question(linked::Action::Challenge),
            Command::Won => self.answer_question(linked::Action::Result { won: true }),
            Command::Lost => self.answer_question(linked::Action::Result { won: false }),
            Command::GoOn => self.go_on(),
            Command::GiveUp => self.give_up(),
            Command::View => self.view_contest(),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::Back => self.browse(|play| _ = play.back()),
            Command::Forward => self.browse(|play| _ = play.forward()),
            Command::ToStart => self.browse(Play::go_to_start),
            Command::ToEnd => self.browse(Play::go_to_end),
            Command::Pause => self.pause(),
            Command::Hint => self.want_hint(),
            Command::Analysis => self.analysis = !self.analysis,
            Command::Flip => self.flipped = !self.flipped,
            Command::Type if self.accepts_choices() => {
                self.dialog = Some(Dialog::Notation(Input::default()));
            }
            Command::Type => self.refuse(),
            Command::Save => self.ask_for_file_to_save(),
            Command::Open => self.ask_for_file_to_open(),
            Command::New => self.in_menu = true,
            Command::Help => self.dialog = Some(Dialog::Help),
            Command::Quit => self.quit(effects),
        }
    }

    fn cancel(&mut self) {
        self.hint = None;
        if self.aside.is_some() {
            return self.leave_contest();
        }
        if self.picker.cancel() || !self.accepts_choices() {
            return;
        }
        let Some(play) = &mut self.play else { return };
        if play.take_back_decision() {
            self.moved_on();
        } else if !play.turn().is_empty() {
            self.say(self.texts.get("terminal-takes-back"));
        }
    }

    fn let_stand(&mut self) {
        if !self.chooses_on_board() {
            return self.refuse();
        }
        match self.picker.press() {
            Picked::Action(action) => self.decide(action),
            Picked::Part | Picked::Refused => self.complain(self.texts.get("terminal-no-button")),
        }
    }

    fn change_kind(&mut self, backwards: bool) {
        if !self.picker.change_kind(backwards) {
            self.complain(self.texts.get("terminal-one-kind"));
        }
    }

    /// Takes notice of how a contest has ended.
    fn go_on(&mut self) {
        let question = self.play.as_ref().and_then(Play::question);
        if let Some(linked::Question::Acknowledge { won }) = question {
            self.answer_question(linked::Action::Result { won });
        }
    }

    fn give_up(&mut self) {
        let contest = self.play.as_ref().and_then(Play::contest);
        let begins = contest.map(|contest| contest.begins_turn() && contest.outcome().is_none());
        match begins {
            None => self.complain(self.texts.get("problem-no-contest")),
            Some(_) if !self.chooses_on_board() => self.refuse(),
            Some(false) => self.complain(self.texts.get("terminal-finish-turn")),
            Some(true) => self.dialog = Some(Dialog::Confirm(Confirm::GiveUp)),
        }
    }

    /// The contest is lost for the one who decides.
    fn give_up_anyway(&mut self) {
        let state = self.play.as_ref().and_then(Play::state);
        if let Some((state, declared)) = state.and_then(|state| Some((state, state.declared()?))) {
            let won = state.decider() != declared.user;
            self.answer_question(linked::Action::Result { won });
        }
    }

    fn undo(&mut self) {
        let Some(play) = &mut self.play else { return };
        if !play.undo() {
            return self.say(self.texts.get("terminal-nothing-back"));
        }
        let nobody = !play.players().iter().any(|player| player.is_human());
        self.moved_on();
        self.paused = nobody;
    }

    fn redo(&mut self) {
        let Some(play) = &mut self.play else { return };
        if !play.redo() {
            return self.say(self.texts.get("terminal-nothing-forward"));
        }
        self.moved_on();
    }

    /// Looks at another turn; the computer waits meanwhile.
    pub(crate) fn browse(&mut self, go: impl FnOnce(&mut Play)) {
        let Some(play) = &mut self.play else { return };
        go(play);
        let more = play.has_more();
        self.moved_on();
        self.paused = more;
    }

    fn pause(&mut self) {
        let Some(play) = &self.play else { return };
        if play.players().iter().all(|player| player.is_human()) {
            self.paused = false;
            return self.complain(self.texts.get("terminal-only-people"));
        }
        self.paused = !self.paused;
        self.picker.cancel();
    }
}
