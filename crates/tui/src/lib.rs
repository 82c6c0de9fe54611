//! The games of the project in the terminal.
//!
//! The app is a value: [`App::update`] takes an [`Event`] (a key, the mouse, an answer of the engine) and returns the
//! [`Effect`]s that are wanted outside (ask the engine, write a file), and [`draw`] shows it. Nothing in between touches
//! a terminal, a clock or a file, so that whole games are played in tests:
//!
//! ```
//! use gipfel_rules::GameKind;
//! use gipfel_tui::{App, Effort, Event, Look, Play, Player};
//! use ratatui::crossterm::event::KeyCode;
//!
//! let start = GameKind::Yinsh.start("blitz").expect("a variant of YINSH");
//! let play = Play::new(start, [Player::Human, Player::Human]);
//! let mut app = App::new(Look::default(), 0, Effort::DEFAULT).with_play(play);
//! for code in [KeyCode::Up, KeyCode::Enter] {
//!     app.update(Event::Key(code.into()));
//! }
//! let record = app.play().expect("a game is on").record();
//! assert_eq!(record.turn_text(record.last()).as_deref(), Some("f7"));
//! ```
//!
//! [`run`] does the rest on a real terminal, with the engine on a thread of its own ([`Thinker`]), so that thinking never
//! blocks the keyboard.

mod app;
mod board_view;
mod command;
mod compose;
mod decide_words;
mod dialog;
mod dialog_view;
mod event;
mod files;
mod games;
mod grid;
mod input;
mod journal;
mod kept;
mod keys;
mod layout;
mod learn;
mod learn_view;
mod linked_view;
mod linked_words;
mod look;
mod menu;
mod menu_view;
mod mouse;
mod panel_view;
mod picker;
mod play;
mod player;
mod question;
mod replay;
mod run;
mod signals;
mod stack_words;
mod store;
mod thinker;
mod turn_list;
mod view;
mod words;

pub use app::App;
pub use event::{Effect, Event, Over, SaveError};
pub use files::{Home, Opened};
pub use journal::{Journal, Left};
pub use learn::Learn;
pub use look::{Depth, Look};
pub use menu::Menu;
pub use play::Play;
pub use player::{Effort, Player, PlayerError};
pub use question::{Answer, Found, Question, Task};
pub use run::{run, run_learn};
pub use thinker::Thinker;
pub use view::draw;
