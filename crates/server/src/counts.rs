//! What is counted, for those who watch over the server.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use gipfel_wire::Usage;

/// A number that only grows.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, count: u64) {
        self.0.fetch_add(count, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The upper ends of the buckets of a histogram, in microseconds.
const BUCKETS: [u64; 12] =
    [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000];

/// How long something took, how often.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    buckets: [Counter; BUCKETS.len()],
    count: Counter,
    micros: Counter,
}

impl Histogram {
    pub(crate) fn observe(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        if let Some(bucket) = BUCKETS.iter().position(|end| micros <= *end) {
            self.buckets[bucket].add(1);
        }
        self.count.add(1);
        self.micros.add(micros);
    }

    fn write(&self, name: &str, help: &str, out: &mut String) {
        let mut sum = 0;
        head(name, "histogram", help, out);
        for (bucket, end) in self.buckets.iter().zip(BUCKETS) {
            sum += bucket.get();
            let end = end as f64 / 1e6;
            line(&format!("{name}_bucket{{le=\"{end}\"}}"), sum as f64, out);
        }
        line(&format!("{name}_bucket{{le=\"+Inf\"}}"), self.count.get() as f64, out);
        line(&format!("{name}_sum"), self.micros.get() as f64 / 1e6, out);
        line(&format!("{name}_count"), self.count.get() as f64, out);
    }
}

/// What a node counts.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    pub(crate) requests: Counter,
    pub(crate) turns: Counter,
    pub(crate) refused_connections: Counter,
    pub(crate) too_fast: Counter,
    pub(crate) panics: Counter,
    pub(crate) commits: Histogram,
}

impl Counts {
    /// All of it, in the text format of Prometheus, with what is there now.
    pub(crate) fn text(&self, gauges: impl IntoIterator<Item = (&'static str, usize)>) -> String {
        let mut out = String::new();
        let counters = [
            ("gipfel_requests_total", &self.requests, "Requests over sockets and for programs."),
            ("gipfel_turns_total", &self.turns, "Turns that were sent, legal or not."),
            (
                "gipfel_refused_connections_total",
                &self.refused_connections,
                "Connections beyond the limits.",
            ),
            ("gipfel_panics_total", &self.panics, "Bugs that were caught: see the log."),
            ("gipfel_too_fast_total", &self.too_fast, "Requests beyond the limits."),
        ];
        for (name, counter, help) in counters {
            head(name, "counter", help, &mut out);
            line(name, counter.get() as f64, &mut out);
        }
        for (name, value) in gauges {
            let name = format!("gipfel_{name}");
            head(&name, "gauge", "How many there are now.", &mut out);
            line(&name, value as f64, &mut out);
        }
        for (name, kind, help, value) in Usage::own().into_iter().flat_map(Usage::named) {
            head(name, kind, help, &mut out);
            line(name, value, &mut out);
        }
        let help = "How long it took until something that happened in a game was on disk.";
        self.commits.write("gipfel_commit_seconds", help, &mut out);
        out
    }
}

fn head(name: &str, kind: &str, help: &str, out: &mut String) {
    writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}").expect("a string takes any text");
}

fn line(name: &str, value: f64, out: &mut String) {
    writeln!(out, "{name} {value}").expect("a string takes any text");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_add_up() {
        let counts = Counts::default();
        counts.requests.add(3);
        for millis in [0, 3, 80, 60_000] {
            counts.commits.observe(Duration::from_millis(millis));
        }
        let text = counts.text([("rooms", 2)]);
        for expected in [
            "gipfel_requests_total 3\n",
            "gipfel_rooms 2\n",
            "gipfel_commit_seconds_bucket{le=\"0.00025\"} 1\n",
            "gipfel_commit_seconds_bucket{le=\"0.005\"} 2\n",
            "gipfel_commit_seconds_bucket{le=\"5\"} 3\n",
            "gipfel_commit_seconds_bucket{le=\"+Inf\"} 4\n",
            "gipfel_commit_seconds_count 4\n",
        ] {
            assert!(text.contains(expected), "{expected}{text}");
        }
    }
}
