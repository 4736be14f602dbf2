//! The files of the page, embedded in the binary.

/// A file of `web/`.
pub(crate) struct File {
    /// Its address: `/index.html`, `/js/board.js`.
    pub(crate) path: &'static str,
    /// Its media type.
    pub(crate) kind: &'static str,
    /// What is in it.
    pub(crate) bytes: &'static [u8],
}

/// All of them, by path.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file at an address. An address is looked up as it is: nothing is ever read from a disk, so no `..`
/// and no encoding of one leads anywhere.
pub(crate) fn at(path: &str) -> Option<&'static File> {
    let path = if path == "/" { "/index.html" } else { path };
    FILES.iter().find(|file| file.path == path)
}
