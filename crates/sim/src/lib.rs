//! A whole cluster in one thread, from one seed: two nodes over one store, two players and a watcher, and a network that loses,
//! repeats, delays and reorders. Clients crash, nodes die, the store fails to answer.
//!
//! For a while everything goes wrong that can; then the network heals. In the end every turn that was acknowledged must be there once,
//! nothing that was refused may have happened, everybody must know the same game, and the clocks must add up.
//!
//! Nodes are the real [`Room`](gipfel_server::room::Room), clients the real [`Client`](gipfel_live::Client); only the store is a simple
//! one that keeps the promises of the real store.

mod check;
mod player;
mod store;
mod world;

pub use player::Bug;
pub use world::Summary;

/// Runs the world of a seed to its end and checks it. What is wrong is told in words, for a person who then runs the seed again.
pub fn simulate(seed: u64) -> Result<Summary, String> {
    world::World::new(seed, None).run().map_err(|fault| format!("seed {seed}: {fault}"))
}

/// Runs the world of a seed in which every client has a bug.
pub fn simulate_bug(seed: u64, bug: Bug) -> Result<Summary, String> {
    world::World::new(seed, Some(bug)).run().map_err(|fault| format!("seed {seed}: {fault}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What must have been seen at all in so many worlds, lest the simulation checks nothing.
    fn run(seeds: std::ops::Range<u64>) -> Summary {
        let mut all = Summary::default();
        for seed in seeds {
            match simulate(seed) {
                Ok(summary) => all += summary,
                Err(fault) => panic!("{fault}"),
            }
        }
        all
    }

    // In quarters, so that two cores share them.
    #[test]
    fn nothing_is_lost_in_the_first_quarter_of_worlds() {
        run(0..125);
    }

    #[test]
    fn nothing_is_lost_in_the_second_quarter_of_worlds() {
        run(125..250);
    }

    #[test]
    fn nothing_is_lost_in_the_third_quarter_of_worlds() {
        run(250..375);
    }

    #[test]
    fn nothing_is_lost_in_the_last_quarter_of_worlds_and_much_goes_wrong() {
        let all = run(375..500);
        for (what, count) in all.counts() {
            assert!(count > 0, "never seen: {what} in {all:?}");
        }
    }

    #[test]
    fn planted_bugs_are_found_within_two_hundred_worlds() {
        for bug in [Bug::DroppedResend, Bug::AcceptedGap] {
            let found = (0..200).find(|&seed| simulate_bug(seed, bug).is_err());
            assert!(found.is_some(), "{bug:?} was not found");
        }
    }

    #[test]
    fn the_same_seed_is_the_same_world() {
        assert_eq!(simulate(7), simulate(7));
        assert_ne!(simulate(7), simulate(8));
    }
}
