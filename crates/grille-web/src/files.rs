//! The files of the page, embedded in the binary.

/// A file of `web/`, or several in one.
pub(crate) struct File {
    /// Its address: `/index.html`, `/js/main.js`.
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
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::*;

    #[test]
    fn the_page_names_one_style_sheet_and_two_scripts_in_this_version() {
        let page = text_at("/");
        assert!(!page.contains("=\"js/") && !page.contains("=\"css/"));
        for (start, names) in [
            (
                "<script type=\"module\" src=\"",
                &["/js/early.js", "/js/main.js"][..],
            ),
            ("<link rel=\"stylesheet\" href=\"", &["/css/all.css"]),
        ] {
            let addresses = page.split(start).skip(1);
            let addresses: Vec<&str> = addresses
                .map(|rest| rest.split('"').next().unwrap())
                .collect();
            let expected: Vec<String> = names
                .iter()
                .map(|name| format!("v/{VERSION}{name}"))
                .collect();
            assert_eq!(addresses, expected);
        }
        let styles = text_at(&format!("/v/{VERSION}/css/all.css"));
        for sheet in of_folder("css") {
            let text = fs::read_to_string(&sheet).unwrap();
            assert!(styles.contains(&text), "{}", sheet.display());
        }
        assert!(is_for_ever(&format!("/v/{VERSION}/js/main.js")));
        for other in ["/v/0/js/main.js", "/js/main.js", "/", "/v/", "/v//"] {
            assert!(!is_for_ever(other), "{other}");
        }
    }

    #[test]
    fn every_module_is_in_one_bundle_and_the_first_ones_do_not_wait_for_the_rest() {
        let bundles = ["/js/early.js", "/js/main.js", "/js/rest.js"].map(text_at);
        let modules = of_folder("js");
        assert!(modules.len() > 60);
        for module in modules {
            let name = module
                .strip_prefix(folder("js"))
                .unwrap()
                .with_extension("");
            let name = name.to_str().unwrap().replace(['/', '\\', '-'], "_");
            let count: usize = bundles
                .iter()
                .map(|text| {
                    text.matches(&format!("export const ${name} = (() => {{\n"))
                        .count()
                })
                .sum();
            let alone = module.ends_with(&WORKER[1..]);
            assert_eq!(count, usize::from(!alone), "{name}");
        }
        let [early, main, rest] = bundles;
        assert!(!early.contains("\nimport ") && !early.starts_with("import "));
        assert!(!main.contains(" from \"./rest.js\""));
        for text in [early, main, rest] {
            let all_bundled = text.lines().all(|line| {
                !line.contains("import(\"")
                    || line.contains("import(\"./rest.js\")")
                    || line.contains("/**")
            });
            assert!(all_bundled);
        }
    }

    fn folder(name: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../web")
            .join(name)
    }

    /// The files in a folder of the page, and in those below.
    fn of_folder(name: &str) -> Vec<PathBuf> {
        let (mut folders, mut files) = (vec![folder(name)], Vec::new());
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    &mut folders
                } else {
                    &mut files
                }
                .push(path);
            }
        }
        files
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
