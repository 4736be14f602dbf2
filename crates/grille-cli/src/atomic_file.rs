//! Files that are written completely or not at all: first next to their target, then moved into place. Whatever
//! happens in between, the old contents survive.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use crate::random::random;

/// A file on its way to its target. Dropping it deletes it.
pub(crate) struct AtomicFile {
    file: File,
    temporary: PathBuf,
}

impl AtomicFile {
    /// An empty file in the folder of its target. Its name is unpredictable and an existing file is never opened, so a
    /// link planted there has no effect.
    pub(crate) fn beside(target: &Path) -> io::Result<AtomicFile> {
        loop {
            let temporary = target.with_file_name(format!(".grille-{:016x}.tmp", random()));
            let created = File::options()
                .write(true)
                .create_new(true)
                .open(&temporary);
            match created {
                Ok(file) => return Ok(AtomicFile { file, temporary }),
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Moves the file into place once all of it is on disk, replacing whatever is there.
    pub(crate) fn replace(self, target: &Path) -> io::Result<()> {
        self.file.sync_all()?;
        fs::rename(&self.temporary, target)?;
        sync_folder(target)
    }

    /// Moves the file into place if the target does not exist; otherwise [`ErrorKind::AlreadyExists`].
    pub(crate) fn add(self, target: &Path) -> io::Result<()> {
        self.file.sync_all()?;
        match fs::hard_link(&self.temporary, target) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => return Err(error),
            // Some file systems have no links.
            Err(_) if !target.try_exists()? => fs::rename(&self.temporary, target)?,
            linked => linked?,
        }
        sync_folder(target)
    }
}

impl Write for AtomicFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for AtomicFile {
    fn drop(&mut self) {
        // It is already gone if it was moved into place.
        let _ = fs::remove_file(&self.temporary);
    }
}

/// Makes sure that the directory entry of a file is on disk too.
fn sync_folder(file: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    let folder = file.parent().filter(|folder| *folder != Path::new(""));
    match File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all()) {
        // Folders that can be written but not read, and file systems without such a sync.
        Err(error)
            if matches!(
                error.kind(),
                ErrorKind::PermissionDenied | ErrorKind::InvalidInput | ErrorKind::Unsupported
            ) =>
        {
            Ok(())
        }
        synced => synced,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder for one test, removed when dropped.
    struct Folder(PathBuf);

    impl Folder {
        fn new() -> Folder {
            let folder = std::env::temp_dir().join(format!("grille-atomic-{:016x}", random()));
            fs::create_dir(&folder).unwrap();
            Folder(folder)
        }

        fn names(&self) -> Vec<String> {
            let entries = fs::read_dir(&self.0).unwrap();
            let name = |entry: io::Result<fs::DirEntry>| entry.unwrap().file_name();
            let mut names: Vec<String> = entries
                .map(|entry| name(entry).to_string_lossy().into_owned())
                .collect();
            names.sort();
            names
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn what_stood_there_stays_until_the_new_file_is_whole() {
        let folder = Folder::new();
        let target = folder.0.join("a");
        fs::write(&target, "old").unwrap();
        let mut file = AtomicFile::beside(&target).unwrap();
        file.write_all(b"half of the n").unwrap();
        assert_eq!(fs::read_to_string(&target).unwrap(), "old");
        drop(file);
        assert_eq!(folder.names(), ["a"]);
        let mut file = AtomicFile::beside(&target).unwrap();
        file.write_all(b"new").unwrap();
        file.replace(&target).unwrap();
        assert_eq!(fs::read_to_string(&target).unwrap(), "new");
        assert_eq!(folder.names(), ["a"]);
    }

    #[test]
    fn a_file_that_is_added_never_takes_the_place_of_another() {
        let folder = Folder::new();
        let (one, two) = (folder.0.join("1"), folder.0.join("2"));
        fs::write(&one, "one").unwrap();
        let file = || {
            let mut file = AtomicFile::beside(&one).unwrap();
            file.write_all(b"two").unwrap();
            file
        };
        let refused = file().add(&one).unwrap_err();
        assert_eq!(refused.kind(), ErrorKind::AlreadyExists);
        file().add(&two).unwrap();
        assert_eq!(fs::read_to_string(&one).unwrap(), "one");
        assert_eq!(fs::read_to_string(&two).unwrap(), "two");
        assert_eq!(folder.names(), ["1", "2"]);
    }

    #[test]
    fn two_files_beside_the_same_target_are_two() {
        let folder = Folder::new();
        let target = folder.0.join("a");
        let (one, two) = (
            AtomicFile::beside(&target).unwrap(),
            AtomicFile::beside(&target).unwrap(),
        );
        assert!(one.temporary != two.temporary);
        assert_eq!(folder.names().len(), 2);
    }
}
