//! What a process takes of its machine, as far as the system tells: Linux does.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What a process has used and holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Usage {
    /// Time of processors, of all its threads together.
    pub processor: Duration,
    /// Bytes of memory that it holds.
    pub memory: u64,
    /// Files and sockets that it holds open.
    pub files: u64,
}

/// The clock in which Linux counts the time of processors, on every machine.
const TICKS_PER_SECOND: u64 = 100;

impl Usage {
    /// That of this process.
    pub fn own() -> Option<Usage> {
        Usage::at(Path::new("/proc/self"))
    }

    /// That of a process and of all that it has started, the ended ones included. Others may not count its files.
    pub fn of_family(process: u32) -> Option<Usage> {
        let folder = PathBuf::from(format!("/proc/{process}"));
        let mut all = Usage::at(&folder)?;
        let stat = fs::read_to_string(folder.join("stat")).ok()?;
        all.processor += ticks(&stat, 13)? + ticks(&stat, 14)?;
        let children = folder.join(format!("task/{process}/children"));
        for child in fs::read_to_string(children).ok()?.split_whitespace() {
            // It may have ended since.
            if let Some(usage) = child.parse().ok().and_then(Usage::of_family) {
                all.processor += usage.processor;
                all.memory += usage.memory;
                all.files += usage.files;
            }
        }
        Some(all)
    }

    fn at(folder: &Path) -> Option<Usage> {
        let stat = fs::read_to_string(folder.join("stat")).ok()?;
        let status = fs::read_to_string(folder.join("status")).ok()?;
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = resident.trim().strip_suffix(" kB")?.parse().ok()?;
        Some(Usage {
            processor: ticks(&stat, 11)? + ticks(&stat, 12)?,
            memory: kilobytes * 1024,
            files: fs::read_dir(folder.join("fd")).map_or(0, |entries| entries.count() as u64),
        })
    }

    /// What a server says of itself in the text of its counts.
    pub fn read(text: &str) -> Option<Usage> {
        let value = |name: &str| {
            let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))?;
            value.parse::<f64>().ok()
        };
        Some(Usage {
            processor: Duration::try_from_secs_f64(value(PROCESSOR)?).ok()?,
            memory: value(MEMORY)? as u64,
            files: value(FILES)? as u64,
        })
    }

    /// The names by which everybody knows these counts, whether they only grow, what they are, and their values.
    pub fn named(self) -> [(&'static str, &'static str, &'static str, f64); 3] {
        let Usage { processor, memory, files } = self;
        [
            (PROCESSOR, "counter", "Time of processors.", processor.as_secs_f64()),
            (MEMORY, "gauge", "Memory that is held.", memory as f64),
            (FILES, "gauge", "Files and sockets that are open.", files as f64),
        ]
    }
}

const PROCESSOR: &str = "process_cpu_seconds_total";
const MEMORY: &str = "process_resident_memory_bytes";
const FILES: &str = "process_open_fds";

/// A time in the line of numbers that stands for a process; numbers are counted behind its name, which may have spaces.
fn ticks(stat: &str, place: usize) -> Option<Duration> {
    let (_, numbers) = stat.rsplit_once(") ")?;
    let ticks: u64 = numbers.split(' ').nth(place)?.parse().ok()?;
    Some(Duration::from_millis(ticks * 1000 / TICKS_PER_SECOND))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_stand_behind_the_name() {
        let stat = "7 (a) b) S 1 2 3 4 5 6 7 8 9 10 150 50 20 30 9";
        let times = [11, 12, 13, 14].map(|place| ticks(stat, place).unwrap().as_millis());
        assert_eq!(times, [1500, 500, 200, 300]);
        assert_eq!(ticks("7 (a) S", 11), None);
    }

    #[test]
    fn what_a_server_says_of_itself_is_read_back() {
        let usage = Usage { processor: Duration::from_millis(1250), memory: 4096 * 77, files: 12 };
        let line = |(name, _, _, value)| format!("{name} {value}\n");
        let text: String = usage.named().map(line).concat();
        assert_eq!(Usage::read(&text), Some(usage));
        assert_eq!(Usage::read("gipfel_rooms 2\n"), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn this_process_holds_something() {
        let (own, family) = (Usage::own().unwrap(), Usage::of_family(std::process::id()).unwrap());
        assert!(own.memory > 100_000 && own.files > 2, "{own:?}");
        assert!(family.processor >= own.processor, "{family:?} {own:?}");
    }
}
