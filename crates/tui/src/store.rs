//! Files that are written whole or not at all.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use gipfel_record::Reader;

use crate::event::{Over, SaveError};

/// Records longer than this are not read.
const LARGEST_FILE: u64 = 64 << 20;

/// Saves the record of a game.
pub(crate) fn save(file: &Path, text: &str, over: &Over) -> Result<(), SaveError> {
    let other = |error: io::Error| SaveError::Other(error.to_string());
    match over {
        Over::Nothing => match write(file, text, false) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                let there = load(file).unwrap_or_default();
                Err(SaveError::Exists { records: Reader::new(&there).count() })
            }
            written => written.map_err(other),
        },
        Over::Anything => write(file, text, true).map_err(other),
        Over::Record(known) => match fs::read_to_string(file) {
            Ok(there) if there.contains(known.as_str()) => {
                let text = there.replacen(known.as_str(), text.trim_end(), 1);
                write(file, &text, true).map_err(other)
            }
            Ok(there) => Err(SaveError::Changed { records: Reader::new(&there).count() }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                write(file, text, false).map_err(other)
            }
            Err(error) => Err(other(error)),
        },
    }
}

/// The text of a file.
pub(crate) fn load(file: &Path) -> Result<String, String> {
    let size = fs::metadata(file).map_err(|error| error.to_string())?.len();
    if size > LARGEST_FILE {
        return Err("the file is too large for a record".to_owned());
    }
    fs::read_to_string(file).map_err(|error| error.to_string())
}

/// Writes a whole file. Whatever happens meanwhile, afterwards it holds the text it had before or the new one.
pub(crate) fn write(file: &Path, text: &str, replace: bool) -> io::Result<()> {
    // A link stays a link.
    let target = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let there = fs::metadata(&target).ok();
    if let Some(there) = &there {
        let refused = |reason| Err(io::Error::new(io::ErrorKind::PermissionDenied, reason));
        match there {
            _ if !replace => return Err(io::ErrorKind::AlreadyExists.into()),
            there if !there.is_file() => return refused("this is no file of records"),
            there if there.permissions().readonly() => return refused("the file is read-only"),
            _ => {}
        }
    }
    let folder = match target.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    };
    let mut builder = tempfile::Builder::new();
    builder.prefix(".gipfel-");
    if let Some(permissions) =
        there.map_or_else(usual_permissions, |there| Some(there.permissions()))
    {
        builder.permissions(permissions);
    }
    let mut temporary = builder.tempfile_in(&folder)?;
    temporary.write_all(text.as_bytes())?;
    temporary.as_file().sync_all()?;
    if replace {
        temporary.persist(&target)?;
    } else {
        temporary.persist_noclobber(&target)?;
    }
    sync_folder(&folder)
}

/// Those of a file that any program makes: what the user's mask leaves.
#[cfg(unix)]
fn usual_permissions() -> Option<fs::Permissions> {
    use std::os::unix::fs::PermissionsExt as _;
    Some(fs::Permissions::from_mode(0o666))
}

#[cfg(not(unix))]
fn usual_permissions() -> Option<fs::Permissions> {
    None
}

/// A name is on the disk when its folder is.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: &str = "[Game \"yinsh\"]\n\n1. f6 *\n\n[Game \"gipf\"]\n\n*\n";

    #[test]
    fn files_are_replaced_only_on_purpose() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.gipfel");
        assert_eq!(save(&file, TWO, &Over::Nothing), Ok(()));
        assert_eq!(save(&file, "x", &Over::Nothing), Err(SaveError::Exists { records: 2 }));
        assert_eq!(load(&file).as_deref(), Ok(TWO));
        assert_eq!(save(&file, "2", &Over::Anything), Ok(()));
        assert_eq!(load(&file).as_deref(), Ok("2"));
        assert!(load(&folder.path().join("none")).is_err());
        let nowhere = folder.path().join("none").join("game");
        assert!(matches!(save(&nowhere, "", &Over::Anything), Err(SaveError::Other(_))));
        assert!(matches!(save(folder.path(), "", &Over::Anything), Err(SaveError::Other(_))));
        let names = fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(names, 1, "no temporary file stays");
    }

    #[test]
    fn a_record_is_replaced_among_others() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("games.gipfel");
        let first = Over::Record("[Game \"yinsh\"]\n\n1. f6 *".to_owned());
        // The file is gone: then it is written anew.
        assert_eq!(save(&file, "new\n", &first), Ok(()));
        save(&file, TWO, &Over::Anything).unwrap();
        assert_eq!(save(&file, "[Game \"yinsh\"]\n\n1. f6 e5 *\n", &first), Ok(()));
        let after = "[Game \"yinsh\"]\n\n1. f6 e5 *\n\n[Game \"gipf\"]\n\n*\n";
        assert_eq!(load(&file).as_deref(), Ok(after));
        // Somebody else has written it meanwhile.
        assert_eq!(save(&file, "lost", &first), Err(SaveError::Changed { records: 2 }));
        assert_eq!(load(&file).as_deref(), Ok(after));
    }

    #[cfg(unix)]
    #[test]
    fn what_may_not_be_written_stays() {
        use std::os::unix::fs::{PermissionsExt as _, symlink};
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.gipfel");
        save(&file, "1", &Over::Nothing).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o444)).unwrap();
        assert!(matches!(save(&file, "2", &Over::Anything), Err(SaveError::Other(_))));
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        let link = folder.path().join("link");
        symlink(&file, &link).unwrap();
        assert_eq!(save(&link, "3", &Over::Anything), Ok(()));
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
        assert_eq!(load(&file).as_deref(), Ok("3"));
    }
}
