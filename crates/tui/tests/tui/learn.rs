//! The lessons at the terminal: every chapter is gone through, in every language the screens hold their words.

use gipfel_learn::{Language, Progress, Texts, library, topic};
use gipfel_rules::GameKind;
use gipfel_rules::turn_text;
use gipfel_tui::{Effect, Event, Learn, Look, Over};
use insta::assert_snapshot;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;

use super::desk::PLAIN;

/// Lessons at which keys are pressed.
struct School {
    learn: Learn,
    effects: Vec<Effect>,
    size: (u16, u16),
}

impl School {
    fn new(language: Language) -> School {
        School::with(PLAIN, language, (80, 24))
    }

    fn with(look: Look, language: Language, size: (u16, u16)) -> School {
        let learn = Learn::new(look, Texts::new(language), Some("progress.txt".into()), "");
        let mut school = School { learn, effects: Vec::new(), size };
        school.send(Event::Resize(size.0, size.1));
        school
    }

    fn send(&mut self, event: Event) {
        let effects = self.learn.update(event);
        self.effects.extend(effects);
    }

    fn press(&mut self, codes: impl IntoIterator<Item = KeyCode>) {
        for code in codes {
            self.send(Event::Key(code.into()));
        }
    }

    fn keys(&mut self, letters: &str) {
        self.press(letters.chars().map(KeyCode::Char));
    }

    fn type_turn(&mut self, text: &str) {
        self.keys(":");
        self.keys(text);
        self.press([KeyCode::Enter]);
    }

    fn screen(&self) -> String {
        let (width, height) = self.size;
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| self.learn.draw(frame)).unwrap();
        let buffer = terminal.backend().buffer();
        let mut text = String::new();
        for line in buffer.content().chunks(usize::from(width)) {
            let line: String = line.iter().map(ratatui::buffer::Cell::symbol).collect();
            text += line.trim_end();
            text.push('\n');
        }
        text
    }

    fn is_right(&self) -> bool {
        matches!(self.learn.progress(), Some(Progress::Right { .. }))
    }
}

#[test]
fn every_chapter_is_gone_through() {
    let mut school = School::new(Language::English);
    for chapter in library::chapters() {
        assert!(school.learn.open(&format!("{}/{}", topic(chapter.game), chapter.name)));
        for step in &chapter.steps {
            assert_eq!(school.learn.step(), Some(step));
            school.type_turn(&turn_text(&step.position, &step.solution));
            assert!(school.is_right(), "{}:\n{}", step.key, school.screen());
            school.press([KeyCode::Enter]);
        }
        assert_eq!(school.learn.step(), None);
        assert_eq!(school.learn.done().count(chapter), chapter.steps.len());
    }
}

#[test]
fn potentials_are_used_with_the_cursor_alone() {
    let mut school = School::new(Language::English);
    assert!(school.learn.open("potentials/zertz"));
    school.press([KeyCode::Tab, KeyCode::Enter, KeyCode::Tab, KeyCode::Enter]);
    assert!(school.is_right(), "{}", school.screen());
    assert!(school.learn.open("potentials/tamsk"));
    school.keys("nd");
    assert!(school.is_right(), "{}", school.screen());
}

/// Words are neither cut off nor missing, in the smallest window.
#[test]
fn every_screen_shows_its_words_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for chapter in library::chapters() {
            // One board does not fit into the smallest window.
            let size = if chapter.game == GameKind::Punct { (103, 36) } else { (80, 24) };
            let mut school = School::with(PLAIN, language, size);
            school.learn.open(&format!("{}/{}", topic(chapter.game), chapter.name));
            for step in &chapter.steps {
                school.keys("h");
                let screen = school.screen();
                assert!(!screen.contains('⟦'), "{}:\n{screen}", step.key);
                let last = texts.get(&step.hint_key());
                let last = last.split_whitespace().last().unwrap();
                assert!(screen.contains(last), "{} {}:\n{screen}", language.tag(), step.key);
                school.keys("n");
            }
        }
    }
}

#[test]
fn a_board_that_does_not_fit_asks_for_a_larger_window() {
    let mut school = School::new(Language::English);
    school.learn.open("punct/board");
    assert!(school.screen().contains("needs 103×36"), "{}", school.screen());
}

#[test]
fn screens() {
    let mut school = School::new(Language::English);
    assert_snapshot!("learn_list", school.screen());
    school.press([KeyCode::Enter]);
    assert_snapshot!("learn_step", school.screen());
    school.learn.open("gipf/gipf-pieces");
    school.keys("n");
    assert_snapshot!("learn_row", school.screen());
    school.press([KeyCode::Enter]);
    assert_snapshot!("learn_right", school.screen());
    school.learn.open("yinsh/jumping");
    school.type_turn("g4-g5");
    assert_snapshot!("learn_wrong", school.screen());
    let mut school = School::new(Language::Russian);
    assert_snapshot!("learn_list_ru", school.screen());
    school.learn.open("yinsh/winning");
    assert_snapshot!("learn_step_ru", school.screen());
}

#[test]
fn a_step_is_done_with_the_cursor_alone() {
    let mut school = School::new(Language::English);
    school.learn.open("yinsh/moving");
    school.press([KeyCode::Tab, KeyCode::Enter, KeyCode::Tab, KeyCode::Enter]);
    assert!(school.is_right(), "{}", school.screen());
    let saved = school.effects.iter().any(|effect| {
        matches!(effect, Effect::Save { text, over: Over::Anything, .. } if text == "yinsh/moving marker\n")
    });
    assert!(saved, "{:?}", school.effects);
}

#[test]
fn a_wrong_answer_is_tried_again_and_a_hint_helps() {
    let mut school = School::new(Language::English);
    school.learn.open("gipf/rows");
    school.type_turn("b3");
    assert!(matches!(school.learn.progress(), Some(Progress::Wrong(_))));
    assert!(school.screen().contains("That makes no row."), "{}", school.screen());
    school.press([KeyCode::Enter]);
    assert_eq!(school.learn.progress(), Some(&Progress::Open));
    school.keys("h");
    assert!(school.screen().contains("A piece on b2 makes four"), "{}", school.screen());
}

#[test]
fn what_is_refused_names_the_rule_in_the_learners_language() {
    let mut school = School::new(Language::Hungarian);
    school.learn.open("gipf/lines");
    // The cursor starts on the centre, where no piece enters.
    school.press([KeyCode::Enter]);
    let screen = school.screen();
    assert!(screen.contains("mozdítjuk kézzel"), "{screen}");
    assert_eq!(school.learn.progress(), Some(&Progress::Open));
    school.type_turn("e5");
    assert!(school.screen().contains("mozdítjuk kézzel"), "{}", school.screen());
}

#[test]
fn a_free_game_follows_the_last_step() {
    let mut school = School::new(Language::English);
    school.learn.open("yinsh/blitz");
    school.keys("nnn");
    assert!(school.screen().contains("The chapter is done"), "{}", school.screen());
    school.keys("p");
    assert!(school.effects.contains(&Effect::Quit));
    let start = school.learn.take_free_game().unwrap();
    assert!(start.to_string().starts_with("yinsh blitz "));
    assert_eq!(school.learn.take_free_game(), None);
}

#[test]
fn progress_is_read_again() {
    let learn = Learn::new(PLAIN, Texts::new(Language::English), None, "gipf/board enter spot\n");
    let chapter = &library::chapters()[0];
    assert_eq!(learn.done().count(chapter), 2);
}
