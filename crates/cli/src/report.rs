//! What the command says and returns when it cannot do what was asked.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::CommandFactory;
use clap::error::{ContextKind, ContextValue, ErrorKind};

/// The exit code for bad input.
const BAD_INPUT: u8 = 2;
/// The exit code when there is no room for the output, or no permission to write it.
const CANNOT_WRITE: u8 = 3;

/// Help, version, or a command line that cannot be understood.
pub(crate) fn usage(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let printed = error.print().and_then(|()| io::stdout().flush());
            printed.map_or_else(|error| failure(&error.into()), |()| ExitCode::SUCCESS)
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            ExitCode::from(BAD_INPUT)
        }
        _ => {
            let text = moved(error).unwrap_or_else(|| one_line(&error.render().to_string()));
            complain(&text);
            ExitCode::from(BAD_INPUT)
        }
    }
}

/// What to type instead of a command that is in a group now, as `lab match` for `match`.
fn moved(error: &clap::Error) -> Option<String> {
    let Some(ContextValue::String(word)) = error.get(ContextKind::InvalidSubcommand) else {
        return None;
    };
    // Only the first word: `gipfel lab serve` was never a command.
    if std::env::args().nth(1).as_ref() != Some(word) {
        return None;
    }
    let program = crate::Arguments::command();
    let (group, command) = program
        .get_subcommands()
        .find_map(|group| Some((group.get_name(), group.find_subcommand(word)?)))?;
    let now = command.get_name();
    Some(format!("error: `gipfel {word}` is now `gipfel {group} {now}`"))
}

/// The error in one line on standard error; nothing if only the reader of the output has gone away.
pub(crate) fn failure(error: &anyhow::Error) -> ExitCode {
    use io::ErrorKind::{BrokenPipe, QuotaExceeded, ReadOnlyFilesystem, StorageFull, WriteZero};
    let kinds =
        || error.chain().filter_map(|cause| Some(cause.downcast_ref::<io::Error>()?.kind()));
    if kinds().any(|kind| kind == BrokenPipe) {
        return ExitCode::SUCCESS;
    }
    complain(&format!("error: {}", chain(error)));
    let unwritable = [StorageFull, QuotaExceeded, ReadOnlyFilesystem, WriteZero];
    let code =
        if kinds().any(|kind| unwritable.contains(&kind)) { CANNOT_WRITE } else { BAD_INPUT };
    ExitCode::from(code)
}

/// The error and its causes; a cause that the error before it already quotes is not said twice.
fn chain(error: &anyhow::Error) -> String {
    let mut text = error.to_string();
    for cause in error.chain().skip(1).map(ToString::to_string) {
        if !text.ends_with(&cause) {
            text = format!("{text}: {cause}");
        }
    }
    text
}

/// Writes one line on standard error.
pub(crate) fn complain(text: &str) {
    // There is nowhere left to say that this failed.
    let _ = writeln!(io::stderr().lock(), "{}", printable(text));
}

/// The text in one line and without control characters: what it quotes of the input may hold any.
pub(crate) fn printable(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_control() {
            line.extend(letter.escape_debug());
        } else {
            line.push(letter);
        }
    }
    line
}

/// The message of the argument parser without its usage page: what is wrong, and the tip if it has one.
fn one_line(message: &str) -> String {
    let paragraphs = message.split("\n\n").filter(|paragraph| {
        !paragraph.starts_with("Usage:") && !paragraph.starts_with("For more information")
    });
    let joined: Vec<String> = paragraphs
        .map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|paragraph| !paragraph.is_empty())
        .collect();
    joined.join("; ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_escaped() {
        assert_eq!(printable("a\nb\u{1b}[1m é"), "a\\nb\\u{1b}[1m é");
    }

    #[test]
    fn usage_page_is_left_out() {
        let message = "error: unexpected argument '--svgg' found\n\n  tip: a similar argument exists: '--svg'\n\nUsage: gipfel show\n\nFor more information, try '--help'.\n";
        assert_eq!(
            one_line(message),
            "error: unexpected argument '--svgg' found; tip: a similar argument exists: '--svg'"
        );
    }
}
