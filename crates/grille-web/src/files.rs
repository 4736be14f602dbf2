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

/// The script that programs written in the page run in.
const WORKER: &str = "/js/solverworker.js";

/// The policy of a file, where it is not the page's. A worker obeys the policy that it is served with: this one
/// may turn text into code, which the page never may, and in return it may load nothing and reach nobody.
pub(crate) fn policy(file: &File) -> Option<&'static str> {
    (file.path == WORKER).then_some(
        "default-src 'none'; script-src 'unsafe-eval'; connect-src 'none'; worker-src 'none'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_worker_has_a_policy_of_its_own() {
        let with_own = FILES.iter().filter(|file| policy(file).is_some());
        let paths: Vec<&str> = with_own.map(|file| file.path).collect();
        assert_eq!(paths, [WORKER]);
    }
}
