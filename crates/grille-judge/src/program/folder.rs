//! A temporary folder for one run of a program.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::{fs, io};

/// A temporary folder, accessible only to its owner. The supervisor removes it when the program has ended; if the
/// supervisor ended first, the judge does.
#[derive(Debug)]
pub(super) struct Folder(PathBuf);

impl Folder {
    pub(super) fn new() -> io::Result<Folder> {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let mut last = io::Error::from(io::ErrorKind::AlreadyExists);
        // Somebody else's folder may have the name; it is never reused.
        for _ in 0..1000 {
            let number = COUNT.fetch_add(1, Ordering::Relaxed);
            let name = format!("grille-judge-{}-{number}", std::process::id());
            let path = std::env::temp_dir().join(name);
            match create(&path) {
                Ok(()) => {
                    let folder = Folder(path);
                    create(&folder.work())?;
                    return Ok(folder);
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => last = error,
                Err(error) => return Err(error),
            }
        }
        Err(last)
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// Where the program works.
    pub(super) fn work(&self) -> PathBuf {
        self.0.join("work")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if self.0.exists() {
            remove(&self.0);
        }
    }
}

/// Accessible only to its owner, if the system has owners.
fn create(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Removes a folder, even if the program made it read-only.
pub(super) fn remove(path: &Path) {
    if fs::remove_dir_all(path).is_err() {
        allow(path);
        // Anything left now is cleaned up with the system's temporary folder.
        let _ = fs::remove_dir_all(path);
    }
}

/// Makes a folder and its subfolders writable.
fn allow(folder: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let _ = fs::set_permissions(folder, fs::Permissions::from_mode(0o700));
    }
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            allow(&entry.path());
        }
    }
}
