//! The files of the page, embedded in the binary.

/// A file of `web/`.
pub(crate) struct File {
    /// Its address: `/index.html`, `/js/board.js`.
    pub(crate) path: &'static str,
    /// Its media type.
    pub(crate) kind: &'static str,
    /// What is in it.
    pub(crate) bytes: &'static [u8],
    /// The same, compressed.
    pub(crate) gzipped: &'static [u8],
}

/// All of them, by path.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The version of the files: another one as soon as anything in them is.
const VERSION: &str = include!(concat!(env!("OUT_DIR"), "/version.rs"));

/// The file at an address. An address is looked up as it is: nothing is ever read from a disk, so no `..`
/// and no encoding of one leads anywhere. Below `/v/` and a version stand the same files: what a page of another version
/// asks for, it gets.
pub(crate) fn at(path: &str) -> Option<&'static File> {
    let path = match versioned(path) {
        Some((_, rest)) => rest,
        None if path == "/" => "/index.html",
        None => path,
    };
    FILES.iter().find(|file| file.path == path)
}

/// Whether what stands at an address never changes: it names this very version.
pub(crate) fn is_for_ever(path: &str) -> bool {
    versioned(path).is_some_and(|(version, _)| version == VERSION)
}

/// The version in an address, and the address without it.
fn versioned(path: &str) -> Option<(&str, &str)> {
    let (version, _) = path.strip_prefix("/v/")?.split_once('/')?;
    Some((version, &path["/v/".len() + version.len()..]))
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
    fn the_page_names_each_of_its_modules_in_this_version() {
        let page = std::str::from_utf8(at("/").unwrap().bytes).unwrap();
        let modules = FILES
            .iter()
            .filter(|file| file.path.starts_with("/js/") && file.path != WORKER);
        for File { path, .. } in modules {
            let named = format!("<link rel=\"modulepreload\" href=\"v/{VERSION}{path}\">");
            assert!(page.contains(&named), "{path}");
        }
        assert!(!page.contains("=\"js/") && !page.contains("=\"css/"));
        assert_eq!(
            at(&format!("/v/{VERSION}/js/main.js")).map(|file| file.path),
            Some("/js/main.js")
        );
        assert!(is_for_ever(&format!("/v/{VERSION}/js/main.js")));
        for other in ["/v/0/js/main.js", "/js/main.js", "/", "/v/", "/v//"] {
            assert!(!is_for_ever(other), "{other}");
        }
    }

    #[test]
    fn only_the_worker_has_a_policy_of_its_own() {
        let with_own = FILES.iter().filter(|file| policy(file).is_some());
        let paths: Vec<&str> = with_own.map(|file| file.path).collect();
        assert_eq!(paths, [WORKER]);
    }
}
