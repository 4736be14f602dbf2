//! Lists the files of `web/`, so that they are embedded in the binary, each also compressed. The page asks for them below
//! an address that says which version they are, so that browsers may keep them, and knows all of its modules at once.

use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use flate2::Compression;
use flate2::write::GzEncoder;

/// What is served, by how its name ends. Anything else (tests, type declarations, settings of tools) stays
/// out of the binary.
const TYPES: [(&str, &str); 10] = [
    ("html", "text/html; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
    ("ico", "image/x-icon"),
    ("webp", "image/webp"),
    ("woff2", "font/woff2"),
    ("webmanifest", "application/manifest+json"),
    ("txt", "text/plain; charset=utf-8"),
];

/// Folders of tools and tests.
const LEFT_OUT: [&str; 3] = ["tests", "node_modules", "test-results"];

/// The page, and the script that it loads only where a program is run.
const PAGE: &str = "/index.html";
const WORKER: &str = "/js/solverworker.js";

/// A file as it is served.
struct File {
    path: String,
    kind: &'static str,
    bytes: Vec<u8>,
}

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo says where the crate is"))
        .join("../../web");
    let output = PathBuf::from(env::var("OUT_DIR").expect("cargo says where output goes"));
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut found = Vec::new();
    collect(&root, &mut found);
    found.sort();
    let mut files: Vec<File> = found.iter().filter_map(|path| read(&root, path)).collect();
    let version = version(&files);
    let modules: Vec<String> = files
        .iter()
        .map(|file| file.path.clone())
        .filter(|path| path.starts_with("/js/") && path != WORKER)
        .collect();
    for file in files.iter_mut().filter(|file| file.path == PAGE) {
        let page = String::from_utf8_lossy(&file.bytes).into_owned();
        file.bytes = addressed(&page, &version, &modules).into_bytes();
    }
    let mut table = String::from("&[\n");
    for (number, File { path, kind, bytes }) in files.iter().enumerate() {
        let [plain, small] = ["", ".gz"].map(|end| output.join(format!("file{number}{end}")));
        write(&plain, bytes);
        write(&small, &compressed(bytes));
        let [plain, small] = [&plain, &small].map(|file| file.to_string_lossy());
        let _ = writeln!(
            table,
            "    File {{ path: {path:?}, kind: {kind:?}, bytes: include_bytes!({plain:?}), gzipped: include_bytes!({small:?}) }},",
        );
    }
    table.push(']');
    write(&output.join("files.rs"), table.as_bytes());
    write(
        &output.join("version.rs"),
        format!("{version:?}").as_bytes(),
    );
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with('.') || LEFT_OUT.contains(&&*name) {
            continue;
        }
        if path.is_dir() {
            println!("cargo::rerun-if-changed={}", path.display());
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}

/// A file of the page; nothing for what is not served.
fn read(root: &Path, file: &Path) -> Option<File> {
    let end = file.extension().and_then(|end| end.to_str());
    let (_, kind) = TYPES.iter().find(|(known, _)| Some(*known) == end)?;
    let path = file.strip_prefix(root).expect("a file below the root");
    let path: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    Some(File {
        path: format!("/{}", path.join("/")),
        kind,
        bytes: fs::read(file).expect("a file that is there"),
    })
}

/// A word that is another one as soon as anything in the files is.
fn version(files: &[File]) -> String {
    let mut hasher = DefaultHasher::new();
    for File { path, bytes, .. } in files {
        (path, bytes).hash(&mut hasher);
    }
    format!("{:016x}", hasher.finish())
}

/// The page with the addresses of this version. Its modules are named at the start: a browser would learn of each only from
/// the one that imports it.
fn addressed(page: &str, version: &str, modules: &[String]) -> String {
    let mut preloads = String::new();
    for path in modules {
        let _ = writeln!(
            preloads,
            "    <link rel=\"modulepreload\" href=\"v/{version}{path}\">"
        );
    }
    let page = page
        .replace("href=\"css/", &format!("href=\"v/{version}/css/"))
        .replace("src=\"js/", &format!("src=\"v/{version}/js/"));
    let at = page.find("    <script").expect("the page has a script");
    format!("{}{preloads}{}", &page[..at], &page[at..])
}

fn compressed(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder
        .write_all(bytes)
        .and_then(|()| encoder.finish())
        .expect("memory can be written")
}

fn write(path: &Path, bytes: &[u8]) {
    fs::write(path, bytes).expect("the output folder can be written");
}
