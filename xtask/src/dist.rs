//! What is handed to users: the program with everything that belongs to it, in one archive with its checksum.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::arguments::Arguments;
use crate::command::Command;
use crate::{browser, tools, web, workspace};

/// Options of `cargo xtask dist`.
pub(crate) const OPTIONS: &str = "  \
  --program FILE    Pack this program instead of building the one that is shipped
  --folder FOLDER   Put everything into this folder and make no archive
";

/// The shells, each with the name under which it finds its script.
const COMPLETIONS: [(&str, &str); 4] = [
    ("bash", "gipfel.bash"),
    ("zsh", "_gipfel"),
    ("fish", "gipfel.fish"),
    ("powershell", "_gipfel.ps1"),
];

/// The texts that go along.
const TEXTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// The licences of everything that is inside.
const THIRD_PARTY: &str = "THIRD-PARTY.md";

pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    let program = arguments.value::<PathBuf>("--program")?;
    let folder = arguments.value::<PathBuf>("--folder")?;
    arguments.end()?;
    let program = match program {
        Some(program) => program,
        None => {
            web::build()?;
            browser::shipped_program()?
        }
    };
    if let Some(folder) = folder {
        return gather(&program, &folder);
    }
    let place = workspace::target()?.join("dist");
    println!("{}", pack(&program, &place)?.display());
    Ok(())
}

/// The same with the program of the tests, so that nothing but the program itself is new when something is shipped.
pub(crate) fn check() -> Result<()> {
    let place = workspace::target()?.join("dist-check");
    let archive = pack(&workspace::program("dev")?, &place)?;
    verify(&archive)
}

/// Makes the archive and its checksum.
fn pack(program: &Path, place: &Path) -> Result<PathBuf> {
    let name = format!("gipfel-{}-{}", env!("CARGO_PKG_VERSION"), system()?);
    let folder = place.join(&name);
    gather(program, &folder)?;
    let ending = if cfg!(windows) { "zip" } else { "tar.gz" };
    let archive = place.join(format!("{name}.{ending}"));
    let how = if cfg!(windows) { "-acf" } else { "-czf" };
    let file = archive.file_name().context("an archive has a name")?.to_owned();
    Command::new("tar")
        .args([how.as_ref(), file.as_os_str(), name.as_ref()])
        .current_dir(place)
        .run()?;
    fs::remove_dir_all(&folder)?;
    let sum = format!("{}  {}\n", checksum(&archive)?, file.display());
    fs::write(place.join(format!("{name}.{ending}.sha256")), sum)?;
    Ok(archive)
}

/// Puts the program and everything that belongs to it into a folder of its own.
fn gather(program: &Path, folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("cannot empty {folder:?}"))?;
    }
    let [completions, manual] = ["completions", "man/man1"].map(|name| folder.join(name));
    for folder in [&completions, &manual] {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {folder:?}"))?;
    }
    let name = format!("gipfel{}", env::consts::EXE_SUFFIX);
    fs::copy(program, folder.join(name)).with_context(|| format!("cannot copy {program:?}"))?;
    for (shell, name) in COMPLETIONS {
        let script = Command::new(program).args(["completions", shell]).output()?;
        fs::write(completions.join(name), script)?;
    }
    Command::new(program).args(["man".as_ref(), manual.as_os_str()]).run()?;
    for name in TEXTS {
        fs::copy(workspace::root().join(name), folder.join(name))?;
    }
    // The licences of what is in the app lie with its packages.
    tools::all_npm_packages()?;
    let list = folder.join(THIRD_PARTY);
    Command::cargo()
        .args(["run", "--locked", "--quiet", "-p", "xtask", "--example", "licences", "--"])
        .args([system()?.as_ref(), list.as_os_str()])
        .run()
}

/// What must be in an archive, and that it is what its checksum says.
fn verify(archive: &Path) -> Result<()> {
    let list = Command::new("tar").args(["-tf".as_ref(), archive.as_os_str()]).output()?;
    let scripts = COMPLETIONS.map(|(_, name)| format!("completions/{name}"));
    let others = ["man/man1/gipfel.1", "man/man1/gipfel-play.1", THIRD_PARTY];
    let program = format!("gipfel{}", env::consts::EXE_SUFFIX);
    let wanted =
        scripts.iter().map(String::as_str).chain(others).chain(TEXTS).chain([&program[..]]);
    for name in wanted {
        if !list.lines().any(|line| line.split_once('/').is_some_and(|(_, file)| file == name)) {
            bail!("{name} is missing in {}", archive.display());
        }
    }
    let noted = fs::read_to_string(format!("{}.sha256", archive.display()))?;
    if noted.split_whitespace().next() != Some(&checksum(archive)?) {
        bail!("{} has another checksum than the one beside it", archive.display());
    }
    Ok(())
}

/// The target that the compiler builds for here.
fn system() -> Result<String> {
    let about = Command::new("rustc").args(["-vV"]).output()?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc does not say what it builds for")?.to_owned())
}

/// Programs that know SHA-256; each system has one of them.
const SUMS: [&[&str]; 3] =
    [&["sha256sum"], &["shasum", "-a", "256"], &["certutil", "-hashfile", "FILE", "SHA256"]];

/// The SHA-256 of a file.
fn checksum(file: &Path) -> Result<String> {
    for words in SUMS {
        let named = words.contains(&"FILE");
        let words =
            words.iter().map(|word| if *word == "FILE" { file.as_os_str() } else { word.as_ref() });
        let mut words: Vec<_> = words.collect();
        if !named {
            words.push(file.as_os_str());
        }
        let Ok(said) = Command::new(words[0]).args(&words[1..]).output() else { continue };
        // The sum is the only word of so many digits; sha256sum writes a backslash in front if the name has one.
        let is_sum = |word: &&str| word.len() == 64 && word.bytes().all(|b| b.is_ascii_hexdigit());
        let sum = said.split_whitespace().map(|word| word.trim_start_matches('\\')).find(is_sum);
        if let Some(sum) = sum {
            return Ok(sum.to_owned());
        }
    }
    bail!("there is no program that knows SHA-256: install sha256sum")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_sha_256() {
        let file = env::temp_dir().join(format!("gipfel-checksum-{}", std::process::id()));
        fs::write(&file, "abc").unwrap();
        let sum = checksum(&file).unwrap();
        fs::remove_file(&file).unwrap();
        assert_eq!(sum, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }

    #[test]
    fn texts_that_go_along_exist() {
        for name in TEXTS {
            assert!(workspace::root().join(name).exists(), "{name}");
        }
    }
}
