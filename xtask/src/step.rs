//! Named steps, in the order in which each finds what it needs; the others run side by side.

use std::time::Duration;

use anyhow::{Context, Result};

/// Something that must succeed, with a name of one or two words.
pub(crate) struct Step {
    pub(crate) name: &'static str,
    /// The steps that must have succeeded before, as far as they are to be run at all.
    pub(crate) after: &'static [&'static str],
    pub(crate) run: fn() -> Result<()>,
}

impl Step {
    pub(crate) fn new(name: &'static str, run: fn() -> Result<()>) -> Self {
        Self { name, after: &[], run }
    }

    pub(crate) fn after(self, after: &'static [&'static str]) -> Self {
        Self { after, ..self }
    }
}

/// How far a step is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Waiting,
    Running,
    Passed(Cost),
    Failed(Cost),
    /// Something else failed meanwhile.
    Stopped(Cost),
}

/// What a step took: on the clock, and of the processors where the system tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cost {
    pub(crate) time: Duration,
    pub(crate) processor: Option<Duration>,
}

/// The next step to begin: the first that waits for nothing any more.
pub(crate) fn next(steps: &[Step], states: &[State]) -> Option<usize> {
    let open = |name: &&str| {
        let place = steps.iter().position(|step| step.name == *name);
        place.is_some_and(|index| !matches!(states[index], State::Passed(_)))
    };
    steps
        .iter()
        .zip(states)
        .position(|(step, state)| *state == State::Waiting && !step.after.iter().any(&open))
}

/// One line per step, and the time of all together.
pub(crate) fn summary(steps: &[Step], states: &[State], total: Duration) -> String {
    let names = steps.iter().map(|step| step.name);
    let width = names.chain(["together"]).map(str::len).max().unwrap_or(0);
    let line = |name: &str, verdict: &str, time: String, processor: String| {
        let line = format!("{name:width$}  {verdict:7}  {time:>9}  {processor:>13}");
        line.trim_end().to_owned() + "\n"
    };
    let mut table = line("", "", "time".to_owned(), "of processors".to_owned());
    let mut processors = Duration::ZERO;
    for (step, state) in steps.iter().zip(states) {
        let (verdict, cost) = match state {
            State::Waiting | State::Running => ("not run", None),
            State::Passed(cost) => ("ok", Some(cost)),
            State::Failed(cost) => ("FAILED", Some(cost)),
            State::Stopped(cost) => ("stopped", Some(cost)),
        };
        let processor = cost.and_then(|cost| cost.processor);
        processors += processor.unwrap_or_default();
        let [time, processor] = [cost.map(|cost| cost.time), processor]
            .map(|time| time.map(seconds).unwrap_or_default());
        table += &line(step.name, verdict, time, processor);
    }
    table + &line("together", "", seconds(total), seconds(processors))
}

pub(crate) fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

/// Runs the step of this name here and now.
pub(crate) fn run_alone(steps: &[Step], name: &str) -> Result<()> {
    let step = steps.iter().find(|step| step.name == name);
    (step.with_context(|| format!("there is no step {name}"))?.run)()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps() -> [Step; 3] {
        [
            Step::new("build", || Ok(())),
            Step::new("try", || Ok(())).after(&["build", "install"]),
            Step::new("look", || Ok(())),
        ]
    }

    fn cost(seconds: u64) -> Cost {
        Cost {
            time: Duration::from_secs(seconds),
            processor: Some(Duration::from_secs(seconds * 2)),
        }
    }

    #[test]
    fn a_step_begins_when_those_before_it_have_passed() {
        let steps = steps();
        let passed = State::Passed(cost(1));
        for (states, expected) in [
            ([State::Waiting; 3], Some(0)),
            ([State::Running, State::Waiting, State::Waiting], Some(2)),
            ([State::Running, State::Waiting, State::Running], None),
            // What is not among the steps is not waited for.
            ([passed, State::Waiting, State::Running], Some(1)),
            ([State::Failed(cost(1)), State::Waiting, passed], None),
        ] {
            assert_eq!(next(&steps, &states), expected, "{states:?}");
        }
    }

    #[test]
    fn summary_tells_passed_failed_stopped_and_not_run_apart() {
        let unknown = Cost { processor: None, ..cost(20) };
        let states = [State::Passed(cost(1)), State::Waiting, State::Failed(unknown)];
        assert_eq!(
            summary(&steps(), &states, Duration::from_millis(20_500)),
            "                        time  of processors\n\
             build     ok           1.0 s          2.0 s\n\
             try       not run\n\
             look      FAILED      20.0 s\n\
             together              20.5 s          2.0 s\n"
        );
        let states = [State::Stopped(cost(1)), State::Waiting, State::Waiting];
        assert!(
            summary(&steps(), &states, Duration::ZERO).contains("build     stopped      1.0 s")
        );
    }
}
