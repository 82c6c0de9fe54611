//! Running other programs from the root of the workspace.

use std::ffi::{OsStr, OsString};
use std::fmt;
use std::io::{self, Read as _};
use std::process::{self, Stdio};

use anyhow::{Context, Result, bail};

use crate::workspace;

/// A program with its arguments, started in the root of the workspace unless told otherwise.
pub(crate) struct Command {
    /// What a person would type: the program may be started by a longer path.
    name: String,
    inner: process::Command,
}

impl Command {
    pub(crate) fn new(program: impl AsRef<OsStr>) -> Self {
        let program = program.as_ref();
        let mut inner = process::Command::new(program);
        inner.current_dir(workspace::root());
        Self { name: program.to_string_lossy().into_owned(), inner }
    }

    /// The cargo that runs this very tool, so that one toolchain does all the work.
    pub(crate) fn cargo() -> Self {
        let program = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
        Self { name: "cargo".to_owned(), ..Self::new(program) }
    }

    /// On Windows npm is a script, which is started by its whole name.
    pub(crate) fn npm() -> Self {
        let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
        Self { name: "npm".to_owned(), ..Self::new(program) }
    }

    pub(crate) fn args(mut self, args: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Self {
        self.inner.args(args);
        self
    }

    pub(crate) fn env(mut self, name: &str, value: &str) -> Self {
        self.inner.env(name, value);
        self
    }

    pub(crate) fn current_dir(mut self, folder: impl AsRef<std::path::Path>) -> Self {
        self.inner.current_dir(folder);
        self
    }

    /// Shows the command and runs it on this terminal.
    pub(crate) fn run(mut self) -> Result<()> {
        println!("$ {self}");
        let status = self
            .inner
            .stdin(Stdio::null())
            .status()
            .with_context(|| format!("cannot start `{self}`"))?;
        if !status.success() {
            bail!("`{self}` failed ({status})");
        }
        Ok(())
    }

    /// Starts the command, whose standard output is then read by the caller.
    pub(crate) fn start(mut self) -> Result<process::Child> {
        println!("$ {self}");
        let started = self.inner.stdout(Stdio::piped()).spawn();
        started.with_context(|| format!("cannot start `{self}`"))
    }

    /// Runs the command silently and returns what it wrote to its standard output.
    pub(crate) fn output(mut self) -> Result<String> {
        let output = self
            .inner
            .stdin(Stdio::null())
            .output()
            .with_context(|| format!("cannot start `{self}`"))?;
        if !output.status.success() {
            let complaint = String::from_utf8_lossy(&output.stderr);
            bail!("`{self}` failed ({})\n{}", output.status, complaint.trim_end());
        }
        String::from_utf8(output.stdout).with_context(|| format!("`{self}` did not write text"))
    }

    /// The same with what it wrote to its standard error in between, in the order in which it was written.
    pub(crate) fn output_and_errors(mut self) -> Result<String> {
        let (mut reader, writer) = io::pipe()?;
        self.inner.stdin(Stdio::null()).stdout(writer.try_clone()?).stderr(writer);
        let mut child = self.inner.spawn().with_context(|| format!("cannot start `{self}`"))?;
        // As long as the command holds the writing ends, there is no end to read.
        self.inner.stdout(Stdio::null()).stderr(Stdio::null());
        let mut text = String::new();
        let read = reader.read_to_string(&mut text);
        let status = child.wait()?;
        if !status.success() {
            bail!("`{self}` failed ({status})\n{}", text.trim_end());
        }
        read.with_context(|| format!("`{self}` did not write text"))?;
        Ok(text)
    }
}

/// The command as one would type it, with the variables that were set for it in front.
impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.inner.get_envs() {
            let value = value.unwrap_or_default();
            write!(f, "{}={} ", name.to_string_lossy(), quoted(value))?;
        }
        f.write_str(&self.name)?;
        for arg in self.inner.get_args() {
            write!(f, " {}", quoted(arg))?;
        }
        Ok(())
    }
}

fn quoted(word: &OsStr) -> String {
    let word = word.to_string_lossy();
    if word.contains(char::is_whitespace) { format!("'{word}'") } else { word.into_owned() }
}
