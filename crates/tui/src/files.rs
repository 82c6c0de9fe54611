//! Saving and opening records, and going on with games that were left.

use std::path::{Path, PathBuf};

use gipfel_record::{Error, Reader, Reading};
use gipfel_rules::Position;

use crate::dialog::{Confirm, Dialog};
use crate::event::{Over, SaveError};
use crate::input::Input;
use crate::{App, Effect, Left, Play, Player};

/// The file of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Home {
    /// Where it is.
    pub file: PathBuf,
    /// The game's record as it was read from it or written to it last. Other records stand beside it.
    pub known: String,
}

/// The first record of a file as a game.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The game, as far as the record is right.
    pub play: Play,
    /// How many records the file has.
    pub records: usize,
    /// What is wrong with the first one.
    pub error: Option<Error>,
}

impl Opened {
    /// Reads the text of a file. None if there is nothing to go on with; then perhaps why.
    pub fn read(file: &Path, text: &str, players: [Player; 2]) -> Result<Opened, Option<Error>> {
        let mut reader = Reader::new(text);
        let Reading { record, error } = reader.next().ok_or(None)?;
        let Some(record) = record else { return Err(error) };
        let known = text[..reader.mark().offset()].trim();
        let known = known.trim_start_matches('\u{feff}').to_owned();
        // A broken record is not written back over what could not be read of it.
        let home = error.is_none().then(|| Home { file: file.to_owned(), known });
        let play = Play::from_record(record, players, home);
        Ok(Opened { play, records: 1 + reader.count(), error })
    }
}

impl App {
    /// The app with games that were left by programs that are no more: they are offered one after the other.
    #[must_use]
    pub fn with_left(mut self, left: Vec<Left>) -> App {
        self.left = left;
        self.offer_left();
        self
    }

    /// Offers the next of the games that were left.
    fn offer_left(&mut self) {
        self.dialog = None;
        if let Some(left) = self.left.first() {
            let play = left.text.clone().and_then(|text| Play::from_kept(&text));
            self.dialog = Some(Dialog::Left(play.map(Box::new)));
        }
    }

    /// Goes on with the game that is offered.
    pub(crate) fn go_on_with_left(&mut self, play: Play, effects: &mut Vec<Effect>) {
        if self.left.is_empty() {
            return;
        }
        effects.push(Effect::GoOnWith { number: self.left.remove(0).number });
        self.show(play);
        self.say(self.texts.get("terminal-left"));
    }

    /// Discards the game that is offered, or leaves it for the next time.
    pub(crate) fn pass_over_left(&mut self, discard: bool, effects: &mut Vec<Effect>) {
        if self.left.is_empty() {
            return;
        }
        let left = self.left.remove(0);
        if discard {
            effects.push(Effect::Discard { number: left.number });
        }
        self.offer_left();
    }

    /// Keeps the game on disk if it has changed, and no longer than it needs to be.
    pub(crate) fn keep(&mut self, effects: &mut Vec<Effect>) {
        let game = self.aside.as_ref().map(crate::replay::Aside::play).or(self.play.as_ref());
        let changed = game.filter(|play| play.changed);
        let state = changed.map(Play::state_number);
        if state != self.kept {
            self.kept = state;
            effects.push(match changed {
                Some(play) => Effect::Keep { text: play.kept_text() },
                None => Effect::Forget,
            });
        }
    }

    pub(crate) fn ask_for_file_to_save(&mut self) {
        let Some(play) = &self.play else { return };
        let name = match &play.home {
            Some(home) => home.file.display().to_string(),
            None => {
                let start = play.record().start();
                format!("{}-{}.gipfel", start.game().word(), start.variant())
            }
        };
        self.dialog = Some(Dialog::Save(Input::new(&name)));
    }

    pub(crate) fn ask_for_file_to_open(&mut self) {
        self.dialog = Some(Dialog::Open(Input::default()));
    }

    /// Saves to a file. In its own file the game's record is replaced without asking.
    pub(crate) fn save(&mut self, name: &str, effects: &mut Vec<Effect>) {
        let Some(file) = path(name) else {
            self.complain(self.texts.get("terminal-no-name"));
            self.dialog = Some(Dialog::Save(Input::default()));
            return;
        };
        let own = self.play.as_ref().and_then(|play| play.home.as_ref());
        let over = match own.filter(|home| home.file == file) {
            Some(home) => Over::Record(home.known.clone()),
            None => Over::Nothing,
        };
        self.write(file, over, effects);
    }

    pub(crate) fn write(&mut self, file: PathBuf, over: Over, effects: &mut Vec<Effect>) {
        if let Some(play) = &self.play {
            let text = play.text();
            self.saving = text.trim().to_owned();
            effects.push(Effect::Save { file, text, over });
        }
    }

    pub(crate) fn saved(
        &mut self,
        file: PathBuf,
        result: Result<(), SaveError>,
        effects: &mut Vec<Effect>,
    ) {
        let Some(play) = &mut self.play else { return };
        match result {
            Ok(()) => {
                let named = [("file", file.display().to_string().into())];
                play.home = Some(Home { file, known: std::mem::take(&mut self.saving) });
                play.changed = !play.is_whole();
                // Taking a turn back leaves the game where it was until another is played.
                let key = if play.changed { "terminal-saved-partly" } else { "terminal-saved" };
                self.leaving &= !play.changed;
                self.say(self.texts.with(key, &named));
                if self.leaving {
                    self.leave(effects);
                }
            }
            Err(SaveError::Exists { records }) => {
                self.dialog = Some(Dialog::Confirm(Confirm::Replace { file, records }));
            }
            Err(SaveError::Changed { records }) => {
                self.dialog = Some(Dialog::Confirm(Confirm::ReplaceChanged { file, records }));
            }
            Err(SaveError::Other(reason)) => {
                self.complain(format!("{}: {reason}", file.display()));
                self.dialog = Some(Dialog::Save(Input::new(&file.display().to_string())));
            }
        }
    }

    pub(crate) fn open(&mut self, name: &str, effects: &mut Vec<Effect>) {
        let Some(file) = path(name) else { return };
        if self.is_unsaved() {
            self.dialog = Some(Dialog::Confirm(Confirm::Open(file)));
        } else {
            effects.push(Effect::Load { file });
        }
    }

    /// Goes on with the first record of a file.
    pub(crate) fn loaded(&mut self, file: &Path, result: &Result<String, String>) {
        let players = self.play.as_ref().map_or(self.menu.players, Play::players);
        let opened = match result {
            Ok(text) => Opened::read(file, text, players),
            Err(reason) => return self.cannot_open(file, reason),
        };
        let Opened { play, records, error } = match opened {
            Ok(opened) => opened,
            Err(Some(error)) => return self.cannot_open(file, &error.to_string()),
            Err(None) => {
                let reason = self.texts.get("terminal-no-record");
                return self.cannot_open(file, &reason);
            }
        };
        let turns = play.record().main_line().count();
        self.show(play);
        match error {
            Some(error) => {
                let values = [("turns", turns.into()), ("reason", error.to_string().into())];
                self.complain(self.texts.with("terminal-partly-right", &values));
            }
            None if records > 1 => {
                self.say(self.texts.with("terminal-first-of", &[("records", records.into())]));
            }
            None => {
                let file = file.display().to_string();
                let values = [("turns", turns.into()), ("file", file.into())];
                self.say(self.texts.with("terminal-opened", &values));
            }
        }
    }

    /// Puts a game on the board that was begun before. The computer waits to be told to go on.
    fn show(&mut self, play: Play) {
        let waits = !play.is_among_people();
        self.menu.show(&play);
        self.begin(play);
        self.paused = waits;
    }

    fn cannot_open(&mut self, file: &Path, reason: &str) {
        self.complain(format!("{}: {reason}", file.display()));
        self.dialog = Some(Dialog::Open(Input::new(&file.display().to_string())));
    }
}

fn path(name: &str) -> Option<PathBuf> {
    let name = name.trim();
    (!name.is_empty()).then(|| PathBuf::from(name))
}
