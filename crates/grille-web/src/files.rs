//! The files of the page, embedded in the binary.

/// A file of `web/`.
pub(crate) struct File {
    /// Its address: `/index.html`, `/js/board.js`.
    pub(crate) path: &'static str,
    /// Its media type.
    pub(crate) kind: &'static str,
    /// Its contents.
    pub(crate) bytes: &'static [u8],
    /// The same, compressed.
    pub(crate) gzipped: &'static [u8],
}

/// All of them, by path.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The version of the files: it changes whenever any of them does.
const VERSION: &str = include!(concat!(env!("OUT_DIR"), "/version.rs"));

/// The file at an address. Addresses are looked up verbatim and nothing is ever read from disk, so neither `..` nor an
/// encoding of it leads anywhere. The same files are available below `/v/` and a version, whatever the version, so
/// that a page of another version still gets its files.
pub(crate) fn at(path: &str) -> Option<&'static File> {
    let path = match versioned(path) {
        Some((_, rest)) => rest,
        None if path == "/" => "/index.html",
        None => path,
    };
    FILES.iter().find(|file| file.path == path)
}

/// Whether the contents of an address never change: it names exactly this version.
pub(crate) fn is_for_ever(path: &str) -> bool {
    versioned(path).is_some_and(|(version, _)| version == VERSION)
}

/// The version in an address, and the address without it.
fn versioned(path: &str) -> Option<(&str, &str)> {
    let (version, _) = path.strip_prefix("/v/")?.split_once('/')?;
    Some((version, &path["/v/".len() + version.len()..]))
}

/// The script in which programs written in the page run.
const WORKER: &str = "/js/views/solvers/worker.js";

/// The content security policy of a file, if it differs from the page's. A worker obeys the policy that it is served
/// with: this one may turn text into code, which the page may not, and in return it may load nothing and connect to
/// nothing.
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
    fn the_page_names_the_modules_that_it_starts_with_in_this_version() {
        let page = text_at("/");
        let is_named = |file: &File| {
            page.contains(&format!(
                "<link rel=\"modulepreload\" href=\"v/{VERSION}{}\">",
                file.path
            ))
        };
        let (named, others): (Vec<&File>, Vec<&File>) = FILES
            .iter()
            .filter(|file| file.path.starts_with("/js/"))
            .partition(|file| is_named(file));
        // A module that loads with the page also loads all its imports, so it must import none of the others.
        for File { path, bytes, .. } in &named {
            let text = std::str::from_utf8(bytes).unwrap();
            for other in &others {
                let name = other.path.rsplit('/').next().unwrap();
                assert!(!text.contains(&format!("/{name}\";\n")), "{path}: {name}");
            }
        }
        assert!(named.len() > 20 && others.iter().any(|file| file.path == WORKER));
        assert!(!page.contains("=\"js/") && !page.contains("=\"css/"));
        assert_eq!(page.matches("rel=\"stylesheet\"").count(), 1);
        let styles = text_at(&format!("/v/{VERSION}/css/all.css"));
        let sheets = FILES
            .iter()
            .filter(|file| file.kind.starts_with("text/css"));
        for sheet in sheets {
            assert!(styles.contains(text_at(sheet.path)), "{}", sheet.path);
        }
        assert_eq!(
            at(&format!("/v/{VERSION}/js/main.js")).map(|file| file.path),
            Some("/js/main.js")
        );
        assert!(is_for_ever(&format!("/v/{VERSION}/js/main.js")));
        for other in ["/v/0/js/main.js", "/js/main.js", "/", "/v/", "/v//"] {
            assert!(!is_for_ever(other), "{other}");
        }
    }

    fn text_at(path: &str) -> &'static str {
        std::str::from_utf8(at(path).unwrap().bytes).unwrap()
    }

    #[test]
    fn only_the_worker_has_a_policy_of_its_own() {
        let with_own = FILES.iter().filter(|file| policy(file).is_some());
        let paths: Vec<&str> = with_own.map(|file| file.path).collect();
        assert_eq!(paths, [WORKER]);
    }
}
