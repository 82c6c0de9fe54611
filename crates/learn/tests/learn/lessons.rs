//! Every lesson is played through with its solution and with everything else that can be played, in all languages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use gipfel_learn::{Chapter, Language, Lesson, Progress, Step, Texts, library, topic};
use gipfel_rules::{GameKind, Position as _};

fn steps() -> impl Iterator<Item = (&'static Chapter, &'static Step)> {
    library::chapters()
        .iter()
        .flat_map(|chapter| chapter.steps.iter().map(move |step| (chapter, step)))
}

fn languages() -> [Texts; 4] {
    Language::ALL.map(Texts::new)
}

#[test]
fn the_library_holds_every_file() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/lessons");
    let mut found = BTreeSet::new();
    let taught = |folder: &str| GameKind::ALL.iter().any(|game| topic(*game) == folder);
    for game in fs::read_dir(&folder).unwrap() {
        let game = game.unwrap();
        if !taught(game.file_name().to_str().unwrap()) {
            continue;
        }
        for file in fs::read_dir(game.path()).unwrap() {
            let name = file.unwrap().file_name().into_string().unwrap();
            let name = name.strip_suffix(".txt").unwrap().to_owned();
            // The order of the others.
            if name == "chapters" {
                continue;
            }
            found.insert(format!("{}/{name}", game.file_name().into_string().unwrap()));
        }
    }
    let listed: BTreeSet<String> = library::files().map(|(name, _)| name.to_owned()).collect();
    assert_eq!(found, listed);
    for ((file, _), chapter) in library::files().zip(library::chapters()) {
        assert_eq!(file, format!("{}/{}", topic(chapter.game), chapter.name));
    }
}

#[test]
fn chapters_are_short_and_end_in_a_game() {
    for chapter in library::chapters() {
        let count = chapter.steps.len();
        assert!((3..=7).contains(&count), "{} has {count} steps", chapter.key());
        assert!(chapter.free_game().is_some(), "{}", chapter.key());
        assert_eq!(library::chapter(chapter.game, &chapter.name), Some(chapter));
    }
    for game in GameKind::ALL {
        assert!(library::chapters().iter().filter(|chapter| chapter.game == game).count() >= 8);
    }
}

#[test]
fn every_lesson_is_passed_with_its_solutions() {
    for chapter in library::chapters() {
        let mut lesson = Lesson::new(chapter.clone());
        for step in &chapter.steps {
            assert_eq!(lesson.step(), Some(step));
            lesson.attempt(&step.solution);
            assert!(
                matches!(lesson.progress(), Progress::Right { reply } if *reply == step.reply),
                "{}: {:?}",
                step.key,
                lesson.progress()
            );
            lesson.next();
        }
        assert!(lesson.is_over(), "{}", chapter.key());
    }
}

/// Everything that can be played in every step: what is right is told so, what is wrong is refused with a reason that every
/// language has.
#[test]
fn everything_wrong_is_refused_with_a_reason() {
    let languages = languages();
    for (chapter, step) in steps() {
        let attempts = step.attempts();
        let mut reached = BTreeSet::new();
        for attempt in &attempts {
            let mut lesson = Lesson::new(chapter.clone());
            lesson.go_to(chapter.steps.iter().position(|other| other == step).unwrap());
            match lesson.attempt(attempt.actions()) {
                Progress::Right { .. } => {}
                Progress::Wrong(feedback) => {
                    if reached.insert(feedback.key.clone()) {
                        for texts in &languages {
                            let said = texts.feedback(feedback);
                            assert!(!said.contains('⟦'), "{:?}: {said}", texts.language());
                        }
                    }
                }
                other => panic!("{}: {:?} is {other:?}", step.key, attempt.texts()),
            }
        }
        for wrong in &step.wrong {
            let key = format!("{}-{}", step.key, wrong.name);
            assert!(reached.contains(&key), "nobody can be told {key}");
        }
        assert!(!reached.contains("missed-turn"), "{} has no reason of its own", step.key);
    }
}

/// A step that asks for something to the letter says in its own words what was wrong.
#[test]
fn what_does_not_explain_itself_is_explained() {
    for (_, step) in steps() {
        let last_resort = step.wrong.iter().any(|wrong| wrong.condition.terms()[0].name() == "any");
        let plain = step.accept.iter().any(|condition| {
            condition.terms().iter().any(|term| !term.explains_itself() && term.name() != "any")
        });
        assert!(!plain || last_resort, "{} needs a `wrong … any`", step.key);
    }
}

#[test]
fn decisions_that_are_not_enough_leave_a_step_open() {
    for (chapter, step) in steps().filter(|(_, step)| step.solution.len() > 1) {
        let number = chapter.steps.iter().position(|other| other == step).unwrap();
        let mut lesson = Lesson::from_step(chapter.clone(), number);
        let part = &step.solution[..step.solution.len() - 1];
        assert_eq!(*lesson.attempt(part), Progress::Open, "{}", step.key);
        assert_eq!(*lesson.attempt(&[]), Progress::Open, "{}", step.key);
    }
}

#[test]
fn what_is_against_the_rules_names_the_rule() {
    for (chapter, step) in steps() {
        let number = chapter.steps.iter().position(|other| other == step).unwrap();
        let mut lesson = Lesson::from_step(chapter.clone(), number);
        let position = &step.position;
        let illegal = (0..4096)
            .filter_map(|index| position.action_from_index(index))
            .find(|action| position.check(*action).is_err())
            .unwrap();
        assert!(matches!(lesson.attempt(&[illegal]), Progress::Illegal(_)), "{}", step.key);
        lesson.retry();
        assert_eq!(*lesson.progress(), Progress::Open);
    }
}

/// No sentence is missing and none is superfluous.
#[test]
fn lessons_have_exactly_their_sentences() {
    let wanted: BTreeSet<String> = library::chapters().iter().flat_map(Chapter::keys).collect();
    for language in Language::ALL {
        let files = language.files().into_iter().filter(|(name, _)| name.starts_with("lessons-"));
        let written: BTreeSet<String> = files
            .flat_map(|(_, source)| source.lines())
            .filter_map(|line| line.split_once(" = "))
            .map(|(key, _)| key.to_owned())
            .filter(|key| key.starts_with("lesson-"))
            .collect();
        let missing: Vec<_> = wanted.difference(&written).collect();
        let unused: Vec<_> = written.difference(&wanted).collect();
        assert!(missing.is_empty(), "{} lacks {missing:?}", language.tag());
        assert!(unused.is_empty(), "{} has for nobody {unused:?}", language.tag());
    }
}

#[test]
fn every_sentence_of_every_lesson_can_be_said() {
    for texts in languages() {
        for (_, step) in steps() {
            for key in step.keys() {
                let said = texts.get(&key);
                assert!(!said.contains('⟦'), "{:?}: {said}", texts.language());
                let most = if key == step.text_key() { 260 } else { 210 };
                let length = said.chars().count();
                assert!(length <= most, "{:?}: {key} has {length} characters", texts.language());
            }
        }
    }
}

/// `lesson-right` stands before the words of each step.
#[test]
fn praise_is_said_once() {
    for texts in languages() {
        let praise = texts.get("lesson-right");
        let word = praise.trim_end_matches('.');
        assert!(!word.is_empty() && !word.contains('⟦'), "{:?}: {praise}", texts.language());
        for (_, step) in steps() {
            let said = texts.get(&format!("{}-right", step.key));
            assert!(!said.starts_with(word), "{:?}: {praise} {said}", texts.language());
        }
    }
}

/// Records and turns write a potential as a letter, rules and pieces by its name: each chapter says which letter is which name.
#[test]
fn potentials_are_introduced_by_name_and_letter() {
    let names = [
        ("zertz", "ZÈRTZ", "Z"),
        ("yinsh", "YINSH", "Y"),
        ("dvonn", "DVONN", "D"),
        ("punct", "PÜNCT", "U"),
        ("tamsk", "TAMSK", "T"),
    ];
    for texts in languages() {
        for (chapter, name, letter) in names {
            let title = texts.get(&format!("lesson-potentials-{chapter}"));
            assert!(
                title.contains(&format!("{name} ({letter})")),
                "{:?}: {title}",
                texts.language()
            );
        }
    }
}
