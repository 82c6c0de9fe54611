//! A node as a process of its own, which can be killed.

use std::io::{self, BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// `gipfel serve`, without the web app and with generous limits. It is killed when it is dropped.
#[derive(Debug)]
pub struct Process {
    program: PathBuf,
    database: String,
    address: SocketAddr,
    child: Option<Child>,
}

impl Process {
    /// Starts a node on a database, on a port that the system chooses.
    ///
    /// # Errors
    /// If it does not start.
    pub fn start(program: &Path, database: &str) -> io::Result<Process> {
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let (program, database) = (program.to_owned(), database.to_owned());
        let mut process = Process { program, database, address, child: None };
        process.restart()?;
        Ok(process)
    }

    /// Starts it again, on the same port, and returns when it listens.
    ///
    /// # Errors
    /// If it does not start.
    pub fn restart(&mut self) -> io::Result<()> {
        self.kill();
        let mut child = Command::new(&self.program)
            .args(["serve", "--without-app", "--workers", "0", "--limit-factor", "1000"])
            .args(["--database", &self.database, "--address", &self.address.to_string()])
            .env("GIPFEL_LOG", "warn")
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        let out = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
        self.child = Some(child);
        BufReader::new(out).read_line(&mut line)?;
        let text = line.trim().strip_prefix("Gipfel: http://");
        let address =
            text.and_then(|rest| rest.strip_suffix('/')).and_then(|text| text.parse().ok());
        self.address = address.ok_or_else(|| io::Error::other(format!("it said {line:?}")))?;
        Ok(())
    }

    /// Kills it at once (SIGKILL).
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            // It may have ended by itself.
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}
