//! Errors of the operating system, in our own words where we have them.

use std::io;

use crate::{Say, Text, text};

/// Why the operating system refused an operation.
///
/// ```
/// use grille_say::{Lang, SystemError};
///
/// let error = std::fs::read("/there/is/no/such/file").unwrap_err();
/// let error = SystemError::from(&error);
/// assert_eq!(Lang::French.say(&error), "fichier ou dossier introuvable");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SystemError {
    kind: io::ErrorKind,
    /// The system's own words, for a kind that we have no message for.
    said: String,
}

impl From<&io::Error> for SystemError {
    fn from(error: &io::Error) -> SystemError {
        SystemError {
            kind: error.kind(),
            said: error.to_string(),
        }
    }
}

impl Say for SystemError {
    fn text(&self) -> Text {
        match self.kind {
            io::ErrorKind::NotFound => text!("system-not-found"),
            io::ErrorKind::PermissionDenied => text!("system-permission"),
            io::ErrorKind::IsADirectory => text!("system-is-folder"),
            io::ErrorKind::NotADirectory => text!("system-not-folder"),
            io::ErrorKind::AlreadyExists => text!("system-exists"),
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => text!("system-full"),
            io::ErrorKind::ReadOnlyFilesystem => text!("system-read-only"),
            io::ErrorKind::FileTooLarge => text!("system-too-large"),
            io::ErrorKind::InvalidFilename => text!("system-bad-name"),
            io::ErrorKind::ExecutableFileBusy | io::ErrorKind::ResourceBusy => text!("system-busy"),
            io::ErrorKind::OutOfMemory => text!("system-memory"),
            io::ErrorKind::TimedOut => text!("system-time"),
            io::ErrorKind::AddrInUse => text!("system-address-in-use"),
            io::ErrorKind::AddrNotAvailable => text!("system-no-address"),
            io::ErrorKind::BrokenPipe => text!("system-pipe"),
            _ => text!("system-other", said = &self.said),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn a_kind_without_words_of_ours_is_told_as_the_system_puts_it() {
        let error = SystemError::from(&io::Error::other("the tape broke"));
        for lang in Lang::ALL {
            assert_eq!(lang.say(&error), "the tape broke");
        }
        let full = SystemError::from(&io::Error::from(io::ErrorKind::StorageFull));
        assert_eq!(Lang::English.say(&full), "the disk is full");
        assert_eq!(Lang::French.say(&full), "le disque est plein");
    }
}
