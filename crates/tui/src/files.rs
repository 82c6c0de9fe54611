//! Saving and opening records.

use std::path::{Path, PathBuf};

use gipfel_record::{Reader, Reading};
use gipfel_rules::Position;

use crate::dialog::{Confirm, Dialog};
use crate::event::SaveError;
use crate::input::Input;
use crate::{App, Effect, Play};

impl App {
    pub(crate) fn ask_for_file_to_save(&mut self) {
        let Some(play) = &self.play else { return };
        let name = match &play.file {
            Some(file) => file.display().to_string(),
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

    /// Saves to a file. Its own file is replaced without asking.
    pub(crate) fn save(&mut self, name: &str, effects: &mut Vec<Effect>) {
        let Some(file) = path(name) else {
            self.leaving = false;
            return self.complain("A file needs a name");
        };
        let own = self.play.as_ref().and_then(|play| play.file.as_ref());
        let replace = own == Some(&file);
        self.write(file, replace, effects);
    }

    pub(crate) fn write(&mut self, file: PathBuf, replace: bool, effects: &mut Vec<Effect>) {
        if let Some(play) = &self.play {
            effects.push(Effect::Save { file, text: play.text(), replace });
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
                let open = play.state().is_some() && !play.turn().is_empty();
                let rest = if open { "; the turn that is not finished is not in it" } else { "" };
                let text = format!("Saved to {}{rest}", file.display());
                play.changed = false;
                play.file = Some(file);
                self.say(text);
                if self.leaving {
                    effects.push(Effect::Quit);
                }
            }
            Err(SaveError::Exists) => {
                self.dialog = Some(Dialog::Confirm(Confirm::Replace(file)));
            }
            Err(SaveError::Other(reason)) => {
                self.leaving = false;
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
        let readings: Vec<Reading> = match result {
            Ok(text) => Reader::new(text).collect(),
            Err(reason) => return self.cannot_open(file, reason),
        };
        let count = readings.len();
        let Some(Reading { record, error }) = readings.into_iter().next() else {
            return self.cannot_open(file, "there is no record");
        };
        let Some(record) = record else {
            let reason = error.map_or_else(String::new, |error| error.to_string());
            return self.cannot_open(file, &reason);
        };
        let turns = record.main_line().count();
        let players = self.play.as_ref().map_or(self.menu.players, Play::players);
        // A broken record is not written back over what could not be read of it.
        let own = (error.is_none() && count == 1).then(|| file.to_path_buf());
        let play = Play::from_record(record, players, own);
        self.menu.show(&play);
        self.begin(play);
        self.paused = !players.iter().all(|player| player.is_human());
        match error {
            Some(error) => {
                self.complain(format!("Only the first {turns} turns are right: {error}"));
            }
            None if count > 1 => self.say(format!("This is the first of {count} records")),
            None => self.say(format!("{} turns from {}", turns, file.display())),
        }
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
