//! Any bytes as a conversation with the engine: it comes to an end, and everything the engine says is a message.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use gipfel_protocol::{Capacity, Command, Lines, Reply, Session};

#[derive(Clone, Default)]
struct Memory(Arc<Mutex<Vec<u8>>>);

impl Write for Memory {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody panics").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

pub(crate) fn run(data: &[u8]) {
    let memory = Memory::default();
    let session = Session::with_capacity(memory.clone(), Capacity { hash: 1, threads: 2 });
    session.converse(data).expect("memory can be read");
    let bytes = memory.0.lock().expect("nobody panics").clone();
    let text = String::from_utf8(bytes).expect("the engine writes text");
    let (mut answers, mut ready) = (0, 0);
    for line in text.lines() {
        match line.parse().unwrap_or_else(|error| panic!("{line:?}: {error}")) {
            Reply::BestMove(_) => answers += 1,
            Reply::ReadyOk => ready += 1,
            _ => {}
        }
    }
    let (searches, questions) = asked(data);
    assert!(answers <= searches, "{answers} answers to {searches} searches");
    assert_eq!(ready, questions);
}

/// How often the engine was told to search, and asked whether it is ready.
fn asked(data: &[u8]) -> (usize, usize) {
    let (mut searches, mut questions) = (0, 0);
    let mut lines = Lines::new(data);
    while let Some(line) = lines.next_line().expect("memory can be read") {
        let Ok(line) = line else { continue };
        match line.parse() {
            Ok(Command::Go(_)) => searches += 1,
            Ok(Command::IsReady) => questions += 1,
            Ok(Command::Quit) => break,
            Ok(command) => assert_eq!(command.to_string().parse(), Ok(command)),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
    (searches, questions)
}
