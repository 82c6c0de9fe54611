//! The package for Python: built, and used from an environment and a folder of its own.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::arguments::Arguments;
use crate::command::Command;
use crate::packages::outside;
use crate::{site, tools, workspace};

/// Options of `cargo xtask python`.
pub(crate) const OPTIONS: &str = "  \
  --speed         Build it as it is shipped, and compare how fast it plays with Rust
  --wheel FOLDER  Build it as it is shipped and put it into this folder
";

/// The share of the speed of Rust below which a batch may not fall.
const LEAST_SPEED: &str = "0.5";

pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    let speed = arguments.flag("--speed");
    let wheel = arguments.value::<PathBuf>("--wheel")?;
    arguments.end()?;
    if let Some(folder) = wheel {
        println!("{}", build("release", &env::current_dir()?.join(folder))?.display());
        return Ok(());
    }
    if speed {
        return measure();
    }
    // The slow rules, which masks are compared with.
    Command::cargo()
        .args(["build", "--locked", "-p", "gipfel-naive", "--example", SLOW_RULES])
        .run()?;
    check()
}

/// The program in the examples of the slow rules that lists legal actions.
const SLOW_RULES: &str = "legal";

/// Tests the package. The slow rules have to be built, as they are with the tests.
pub(crate) fn check() -> Result<()> {
    install("dev")?;
    let slow = workspace::target()?
        .join("debug/examples")
        .join(format!("{SLOW_RULES}{}", env::consts::EXE_SUFFIX));
    outside("python", |folder| {
        site::copy(&source().join("tests"), folder)?;
        fs::copy(source().join("README.md"), folder.join("README.md"))?;
        pytest()?
            .args(["-q", "-p", "no:cacheprovider", "--doctest-glob", "*.md"])
            .env("GIPFEL_DATA", &workspace::root().join("data").to_string_lossy())
            .env("GIPFEL_SLOW_RULES", &slow.to_string_lossy())
            .current_dir(folder)
            .run()?;
        // What users of the types see; PettingZoo has none of its own.
        python()?
            .args(["-m", "mypy", "--strict"])
            .args([source().join("examples").as_os_str(), folder.join("typed.py").as_os_str()])
            .current_dir(folder)
            .run()?;
        // Few lessons and games: whether it runs, not whether it plays well.
        let small = ["--positions", "60", "--nodes", "50", "--epochs", "1", "--games", "4"];
        python()?
            .args([source().join("examples/train_policy.py")])
            .args(small)
            .current_dir(folder)
            .run()
    })
}

/// The names of its tests, once it is built.
pub(crate) fn names() -> Result<Vec<String>> {
    install("dev")?;
    let listed = pytest()?
        .args(["--collect-only", "-q", "-p", "no:cacheprovider"])
        .current_dir(source())
        .output()?;
    let tests = listed.lines().filter(|line| line.contains("::"));
    Ok(tests.map(|line| format!("python: {line}")).collect())
}

fn measure() -> Result<()> {
    install("release")?;
    let script = source().join("benchmarks/playouts.py");
    outside("python", |folder| {
        python()?
            .args([script.as_os_str()])
            .args(["--at-least", LEAST_SPEED])
            .current_dir(folder)
            .run()
    })
}

fn source() -> PathBuf {
    workspace::root().join("python")
}

/// Where the environment is that the package is built and tested with.
fn environment() -> Result<PathBuf> {
    Ok(workspace::target()?.join("python"))
}

/// A program of the environment.
fn program(name: &str) -> Result<PathBuf> {
    let folder = if cfg!(windows) { "Scripts" } else { "bin" };
    Ok(environment()?.join(folder).join(format!("{name}{}", env::consts::EXE_SUFFIX)))
}

fn python() -> Result<Command> {
    Ok(Command::new(program("python")?))
}

fn pytest() -> Result<Command> {
    Ok(python()?.args(["-m", "pytest"]))
}

/// What the environment has, by the names under which the registry of Python knows them.
const TOOLS: [&str; 6] = [
    "gymnasium>=1.0",
    "maturin>=1.9,<2",
    "mypy>=1.18",
    "numpy>=1.26",
    "pettingzoo>=1.25",
    "pytest>=8",
];

/// Makes the environment, once for every list of tools.
pub(crate) fn prepare() -> Result<()> {
    let folder = environment()?;
    let note = folder.join("tools.txt");
    let wanted = TOOLS.join("\n");
    if fs::read_to_string(&note).is_ok_and(|known| known == wanted) {
        return Ok(());
    }
    let python = tools::python()?;
    Command::new(python).args(["-m".as_ref(), "venv".as_ref(), folder.as_os_str()]).run()?;
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    self::python()?.args(pip).args(TOOLS).run().with_context(|| {
        format!("pip cannot install {}: it needs a registry of Python packages", TOOLS.join(", "))
    })?;
    fs::write(&note, wanted).with_context(|| format!("cannot write {note:?}"))
}

/// Builds the package and installs it into the environment, as anybody would install it.
fn install(profile: &str) -> Result<()> {
    let wheel = build(profile, &workspace::target()?.join("python-wheels").join(profile))?;
    let options = ["--quiet", "--disable-pip-version-check", "--force-reinstall", "--no-deps"];
    python()?.args(["-m", "pip", "install"]).args(options).args([wheel.as_os_str()]).run()
}

/// Builds the package into a folder, which then holds nothing else of it.
fn build(profile: &str, folder: &Path) -> Result<PathBuf> {
    prepare()?;
    for old in wheels(folder) {
        fs::remove_file(&old).with_context(|| format!("cannot remove {old:?}"))?;
    }
    Command::new(program("maturin")?)
        .args(["build", "--quiet", "--locked", "--profile", profile, "--interpreter"])
        .args([program("python")?.as_os_str(), "--out".as_ref(), folder.as_os_str()])
        .current_dir(source())
        .run()?;
    match &wheels(folder)[..] {
        [wheel] => Ok(wheel.clone()),
        found => bail!("maturin has put {} packages into {}", found.len(), folder.display()),
    }
}

fn wheels(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.filter(|path| path.extension().is_some_and(|ending| ending == "whl")).collect()
}
