//! Looking at the contests of turns that were played.

use gipfel_record::{Node, Record};
use gipfel_rules::{Color, Outcome};

use crate::command::Command;
use crate::{App, Play, words};

/// The game that is put aside while one of its contests is looked at.
#[derive(Clone, Debug)]
pub(crate) struct Aside {
    play: Box<Play>,
    paused: bool,
    /// Whose potential the contest was about: he has White in it.
    pub(crate) user: Color,
    /// Which contest of the turn it is.
    number: usize,
}

impl Aside {
    /// The game itself.
    pub(crate) fn play(&self) -> &Play {
        &self.play
    }
}

impl Command {
    /// Whether it concerns the game rather than what is on the board.
    fn is_about_game(self) -> bool {
        matches!(
            self,
            Command::Pause | Command::Save | Command::Open | Command::New | Command::Quit
        )
    }
}

/// The contests of the turn that the board stands behind.
pub(crate) fn contests(play: &Play) -> &[Record] {
    let open = !play.turn().is_empty();
    let node = play.record().node(play.node()).filter(|_| !open);
    node.map_or(&[], Node::contests)
}

impl App {
    /// Looks at the first contest of the last turn, then at its next ones, then at the game again.
    pub(crate) fn view_contest(&mut self) {
        let number = self.aside.as_ref().map_or(0, |aside| aside.number + 1);
        let paused = self.aside.as_ref().map_or(self.paused, |aside| aside.paused);
        self.leave_contest();
        let Some(play) = &self.play else { return };
        let turn = play.record().node(play.node()).and_then(Node::turn);
        let contest = contests(play).get(number).cloned();
        let Some((contest, turn)) = contest.zip(turn) else {
            if number == 0 {
                self.complain(self.texts.get("terminal-no-contests"));
            }
            return;
        };
        let user = turn.mover();
        let players = [user, user.other()].map(|color| play.players()[color.index()]);
        let shown = Play::from_record(contest, players, None);
        let play = self.play.replace(shown);
        self.aside = play.map(|play| Aside { play: Box::new(play), paused, user, number });
        self.moved_on();
    }

    /// Goes back from a contest that is looked at.
    pub(crate) fn leave_contest(&mut self) {
        if let Some(aside) = self.aside.take() {
            self.play = Some(*aside.play);
            self.moved_on();
            self.paused = aside.paused;
        }
    }

    /// Goes back to the game if a command is about it. False if there is nothing else to be done.
    pub(crate) fn leave_contest_for(&mut self, command: Command) -> bool {
        let looking = self.aside.is_some();
        if command.is_about_game() || matches!(command, Command::Undo | Command::Redo) {
            self.leave_contest();
        }
        // Nothing is taken back that is not on the board.
        !(looking && matches!(command, Command::Undo | Command::Redo))
    }

    /// How a contest that is looked at ended.
    pub(crate) fn contest_result(&self) -> Option<String> {
        let user = self.aside.as_ref()?.user;
        let lost = self.play.as_ref()?.record().result() == Some(Outcome::Win(Color::Black));
        let key = if lost { "linked-user-lost" } else { "linked-user-won" };
        Some(self.texts.with(key, &[("user", words::side(user).into())]))
    }
}
