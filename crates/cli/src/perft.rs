//! `gipfel perft`: count the sequences of legal actions.

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::Result;
use clap::Args;
use gipfel_rules::{Notation, Position, each_position};

use crate::progress::Progress;

/// Longer sequences could not be counted in a lifetime, nor in 64 bits.
const DEEPEST: i64 = 100;

/// Count the sequences of legal actions of a given length
///
/// The last line is `nodes N`. In a terminal a bar shows how many of the parts of the work are done.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel perft 'gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push' 5
  gipfel perft 'yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place' 3 --divide
  gipfel new gipf | gipfel perft - 6 --threads 8")]
pub(crate) struct Arguments {
    /// The position in one argument, or `-` for the first line of standard input
    position: String,

    /// The number of actions in a sequence
    #[arg(value_parser = clap::value_parser!(u32).range(0..=DEEPEST))]
    depth: u32,

    /// Print the number for every first action, sorted
    #[arg(long)]
    divide: bool,

    /// Play the last action of every sequence too instead of counting it
    #[arg(long)]
    no_bulk: bool,

    /// The number of threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    // Matched once, here: the counting itself is compiled for each game.
    let position = crate::input::position(&arguments.position)?;
    each_position!(&position, position => print(position, arguments))
}

fn print<P: Notation>(position: &P, arguments: &Arguments) -> Result<ExitCode> {
    let count: Count<P> =
        if arguments.no_bulk { gipfel_rules::perft_no_bulk } else { gipfel_rules::perft };
    let (depth, threads) = (arguments.depth, usize::from(arguments.threads));
    let mut out = io::BufWriter::new(io::stdout().lock());
    let nodes = if arguments.divide && depth > 0 {
        let divided = divide(position, depth, threads, count);
        let mut lines: Vec<(String, u64)> = divided
            .into_iter()
            .map(|(action, nodes)| (position.action_text(action), nodes))
            .collect();
        lines.sort_unstable();
        for (text, nodes) in &lines {
            writeln!(out, "{text}: {nodes}")?;
        }
        lines.iter().map(|(_, nodes)| nodes).sum()
    } else if depth > 1 && (threads > 1 || is_watched(depth)) {
        divide(position, depth, threads, count).iter().map(|(_, nodes)| nodes).sum()
    } else {
        count(position, depth)
    };
    writeln!(out, "nodes {nodes}")?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

type Count<P> = fn(&P, u32) -> u64;

/// One piece of work: a position below the root, and the place of the root action that leads to it.
struct Subtree<P> {
    root: usize,
    position: P,
    depth: u32,
}

/// Whether somebody may want to see how far the work has come.
fn is_watched(depth: u32) -> bool {
    depth >= 5 && io::stderr().is_terminal()
}

/// The count below every action of the root, by several threads. `depth` is at least 1.
fn divide<P: Position>(
    position: &P,
    depth: u32,
    threads: usize,
    count: Count<P>,
) -> Vec<(P::Action, u64)> {
    let actions = position.actions();
    let subtrees = subtrees(position, &actions, depth, threads);
    let next = AtomicUsize::new(0);
    let bar = is_watched(depth).then(|| Progress::new(subtrees.len() as u64, 0));
    // Each thread takes the next subtree that nobody has taken, so that none waits for a large one of another.
    let work = || {
        let mut nodes = vec![0; actions.len()];
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if let Some(bar) = &bar {
                bar.set(number.saturating_sub(threads).min(subtrees.len()) as u64, "");
            }
            let Some(subtree) = subtrees.get(number) else { break };
            nodes[subtree.root] += count(&subtree.position, subtree.depth);
        }
        nodes
    };
    let counted: Vec<Vec<u64>> = thread::scope(|scope| {
        let others: Vec<_> = (1..threads.min(subtrees.len())).map(|_| scope.spawn(work)).collect();
        let own = work();
        others
            .into_iter()
            .map(|other| other.join().expect("counting does not panic"))
            .chain([own])
            .collect()
    });
    let sum = |root: usize| counted.iter().map(|nodes| nodes[root]).sum();
    actions.iter().enumerate().map(|(root, &action)| (action, sum(root))).collect()
}

/// The positions after one action, or after two when several threads want even shares or a bar small steps.
fn subtrees<P: Position>(
    position: &P,
    actions: &[P::Action],
    depth: u32,
    threads: usize,
) -> Vec<Subtree<P>> {
    let two = depth > 2 && (threads > 1 || is_watched(depth));
    let mut subtrees = Vec::new();
    for (root, &action) in actions.iter().enumerate() {
        let mut first = position.clone();
        first.play_unchecked(action);
        if !two {
            subtrees.push(Subtree { root, position: first, depth: depth - 1 });
            continue;
        }
        for &action in &first.actions() {
            let mut second = first.clone();
            second.play_unchecked(action);
            subtrees.push(Subtree { root, position: second, depth: depth - 2 });
        }
    }
    subtrees
}
