//! A PostgreSQL of one's own that is thrown away afterwards: for tests and measurements.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use thiserror::Error;

/// Why there is no server.
#[derive(Debug, Error)]
pub enum ScratchError {
    /// PostgreSQL is not installed.
    #[error(
        "PostgreSQL is needed and was not found: install its server (Debian: postgresql), or put initdb and pg_ctl on the path"
    )]
    Missing,
    /// One of its programs failed.
    #[error("{program} failed: {complaint}")]
    Failed {
        /// Which.
        program: String,
        /// What it said.
        complaint: String,
    },
    /// Its folder cannot be made.
    #[error("the folder for PostgreSQL: {0}")]
    Folder(#[from] std::io::Error),
}

/// A PostgreSQL server on the loopback address with a folder of its own. It is stopped, and the folder removed, when it is dropped.
#[derive(Debug)]
pub struct ScratchPostgres {
    folder: PathBuf,
    programs: PathBuf,
    user: Option<&'static str>,
    port: u16,
}

/// Users that PostgreSQL may run as when we are the superuser, as whom it refuses to.
const USERS: [&str; 2] = ["postgres", "nobody"];
/// What is needed of PostgreSQL.
const PROGRAMS: [&str; 3] = ["initdb", "pg_ctl", "createdb"];
/// Another program may take the free port before PostgreSQL does.
const TRIES: u32 = 5;

impl ScratchPostgres {
    /// Starts a server. `folder` must not exist; everything is kept below it.
    ///
    /// With `durable` every commit is synced to disk, as it should be where crashes are tested.
    pub fn start(folder: &Path, durable: bool) -> Result<ScratchPostgres, ScratchError> {
        let programs = programs().ok_or(ScratchError::Missing)?;
        std::fs::create_dir_all(folder)?;
        let mut server =
            ScratchPostgres { folder: folder.to_owned(), programs, user: unprivileged(), port: 0 };
        if let Some(user) = server.user {
            run(Command::new("chown").arg(user).arg(folder))?;
        }
        let data = server.data();
        let initdb = ["-U", "gipfel", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"];
        run(server.command("initdb").arg("-D").arg(&data).args(initdb))?;
        let mut last = None;
        for _ in 0..TRIES {
            server.port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
            let options = format!(
                "-p {} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' \
                 -c fsync={durable} -c synchronous_commit={durable} -c max_connections=200",
                server.port
            );
            let mut start = server.command("pg_ctl");
            start.arg("-D").arg(&data).arg("-l").arg(folder.join("log"));
            match run(start.args(["-w", "-t", "60", "-o", &options, "start"])) {
                Ok(()) => return Ok(server),
                Err(error) => last = Some(error),
            }
        }
        Err(last.unwrap_or(ScratchError::Missing))
    }

    /// The address of a database of the server. `postgres` is there from the start.
    pub fn address(&self, database: &str) -> String {
        format!("postgres://gipfel@127.0.0.1:{}/{database}", self.port)
    }

    /// The process that has started all others of the server.
    pub fn process(&self) -> Option<u32> {
        let file = std::fs::read_to_string(self.data().join("postmaster.pid")).ok()?;
        file.lines().next()?.trim().parse().ok()
    }

    /// Makes an empty database and returns its address.
    pub fn create_database(&self, name: &str) -> Result<String, ScratchError> {
        let port = self.port.to_string();
        run(self.command("createdb").args(["-h", "127.0.0.1", "-U", "gipfel", "-p", &port, name]))?;
        Ok(self.address(name))
    }

    /// Lets the server speak TLS from now on, with a certificate and its key as PEM.
    pub fn secure(&self, certificate: &str, key: &str) -> Result<(), ScratchError> {
        let data = self.data();
        for (name, text) in [("server.crt", certificate), ("server.key", key)] {
            let file = data.join(name);
            std::fs::write(&file, text)?;
            // It refuses a key that others may read.
            run(Command::new("chmod").arg("600").arg(&file))?;
            if let Some(user) = self.user {
                run(Command::new("chown").arg(user).arg(&file))?;
            }
        }
        let mut settings = std::fs::read_to_string(data.join("postgresql.conf"))?;
        settings += "\nssl = on\n";
        std::fs::write(data.join("postgresql.conf"), settings)?;
        run(self.command("pg_ctl").arg("-D").arg(&data).arg("reload"))
    }

    /// Kills the server and starts it again, on the same port.
    pub fn crash(&self) -> Result<(), ScratchError> {
        let data = self.data();
        run(self.command("pg_ctl").arg("-D").arg(&data).args(["-m", "immediate", "-w", "stop"]))?;
        let options = std::fs::read_to_string(data.join("postmaster.opts")).unwrap_or_default();
        let options = options.split_once(' ').map_or("", |(_, options)| options.trim());
        let mut start = self.command("pg_ctl");
        start.arg("-D").arg(&data).arg("-l").arg(self.folder.join("log"));
        run(start.args(["-w", "-t", "60", "-o", options, "start"]))
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// One of the programs, run as somebody as whom it agrees to run.
    fn command(&self, program: &str) -> Command {
        let path = self.programs.join(program);
        let mut command = match self.user {
            Some(user) => {
                let mut command = Command::new("runuser");
                command.args(["-u", user, "--"]).arg(path);
                command
            }
            None => Command::new(path),
        };
        command.current_dir(&self.folder);
        command
    }
}

impl Drop for ScratchPostgres {
    fn drop(&mut self) {
        let data = self.data();
        let mut stop = self.command("pg_ctl");
        // Nothing can be done about a failure here.
        let _ = run(stop.arg("-D").arg(data).args(["-m", "immediate", "-w", "stop"]));
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Runs a program to its end. Its output goes to a file and not to a pipe: the server inherits it and would keep a pipe open.
fn run(command: &mut Command) -> Result<(), ScratchError> {
    let program = format!("{command:?}");
    let log = tempfile()?;
    command.stdin(Stdio::null()).stdout(log.1.try_clone()?).stderr(log.1);
    let status = command.status();
    let said = std::fs::read_to_string(&log.0).unwrap_or_default();
    let _ = std::fs::remove_file(&log.0);
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(ScratchError::Failed { program, complaint: said.trim().to_owned() }),
        Err(error) => Err(ScratchError::Failed { program, complaint: error.to_string() }),
    }
}

fn tempfile() -> Result<(PathBuf, std::fs::File), std::io::Error> {
    use std::sync::atomic::{AtomicU32, Ordering};
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let name = format!("gipfel-postgres-{}-{number}.log", std::process::id());
    let path = std::env::temp_dir().join(name);
    let file = std::fs::File::create(&path)?;
    Ok((path, file))
}

/// The folder with the programs: on the path, or where Debian puts the latest version.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let mut versions: Vec<(u32, PathBuf)> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path())))
        .collect();
    versions.sort();
    folders.extend(versions.into_iter().rev().map(|(_, path)| path.join("bin")));
    // Some systems put a few of them on the path and all of them elsewhere.
    let complete = |folder: &PathBuf| PROGRAMS.iter().all(|name| folder.join(name).exists());
    folders.into_iter().find(complete)
}

/// Whom to run it as, if we are the superuser.
fn unprivileged() -> Option<&'static str> {
    let id = |arguments: &[&str]| Command::new("id").args(arguments).output().ok();
    let me = id(&["-u"])?;
    if String::from_utf8_lossy(&me.stdout).trim() != "0" {
        return None;
    }
    USERS.into_iter().find(|user| id(&["-u", user]).is_some_and(|output| output.status.success()))
}
