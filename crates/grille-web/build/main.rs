//! Lists the files of `web/`, so that they are embedded in the binary, each also compressed. The page asks for them below
//! an address that says which version they are, so that browsers may keep them. Its style sheets are one file and its modules
//! are three: a browser asks for few files at a time, and would learn of a module only from another one.

mod bundle;

use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use flate2::Compression;
use flate2::write::GzEncoder;

use bundle::Bundle;

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

/// The page, and its style sheets in one.
const PAGE: &str = "/index.html";
const STYLES: &str = "/css/all.css";

/// A file as it is served.
struct File {
    path: String,
    kind: &'static str,
    bytes: Vec<u8>,
}

fn main() {
    let root = page();
    let output = PathBuf::from(env::var("OUT_DIR").expect("cargo says where output goes"));
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut found = Vec::new();
    collect(&root, &mut found);
    found.sort();
    let mut files: Vec<File> = found.iter().filter_map(|path| read(&root, path)).collect();
    let page = text_of(&files, PAGE);
    let styles = named(&page, "<link rel=\"stylesheet\" href=\"");
    let all = styles.iter().map(|path| text_of(&files, path)).collect();
    let scripts = named(&page, "<script type=\"module\" src=\"");
    let bundles = bundle::bundles(&scripts, &|path| text_of(&files, path));
    let in_others = |path: &String| {
        styles.contains(path) || bundles.iter().any(|bundle| bundle.modules.contains(path))
    };
    files.retain(|file| !in_others(&file.path));
    for (path, kind, text) in bundles
        .iter()
        .map(|bundle| (bundle.path.clone(), "js", bundle.text.clone()))
        .chain([(STYLES.to_string(), "css", all)])
    {
        files.push(File {
            path,
            kind: kind_of(kind).expect("a type that is served"),
            bytes: text.into_bytes(),
        });
    }
    let version = version(&files);
    let page = addressed(&page, &version, &scripts, &bundles);
    for file in files.iter_mut().filter(|file| file.path == PAGE) {
        file.bytes = page.clone().into_bytes();
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

/// The folder of the page. The crate has a link to it, so that it becomes a part of the package; where links cannot be
/// checked out, there is the folder itself.
fn page() -> PathBuf {
    let own = env::var("CARGO_MANIFEST_DIR").expect("cargo says where the crate is");
    let link = Path::new(&own).join("web");
    if link.is_dir() {
        link
    } else {
        Path::new(&own).join("../../web")
    }
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
    let kind = end.and_then(kind_of)?;
    let path = file.strip_prefix(root).expect("a file below the root");
    let path: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
    Some(File {
        path: format!("/{}", path.join("/")),
        kind,
        bytes: fs::read(file).expect("a file that is there"),
    })
}

/// The media type of what is named so.
fn kind_of(end: &str) -> Option<&'static str> {
    TYPES
        .iter()
        .find_map(|(known, kind)| (*known == end).then_some(*kind))
}

/// A word that is another one as soon as anything in the files is.
fn version(files: &[File]) -> String {
    let mut hasher = DefaultHasher::new();
    for File { path, bytes, .. } in files {
        (path, bytes).hash(&mut hasher);
    }
    format!("{:016x}", hasher.finish())
}

/// The text of a file.
fn text_of(files: &[File], path: &str) -> String {
    let file = files.iter().find(|file| file.path == path);
    let bytes = &file.unwrap_or_else(|| panic!("{path} is not there")).bytes;
    String::from_utf8_lossy(bytes).into_owned()
}

/// The files that the page names in elements that start so.
fn named(page: &str, start: &str) -> Vec<String> {
    page.split(start)
        .skip(1)
        .filter_map(|rest| rest.split_once('"'))
        .map(|(path, _)| format!("/{path}"))
        .collect()
}

/// The page with the addresses of this version, its style sheets in one, and bundles in place of its scripts.
fn addressed(page: &str, version: &str, scripts: &[String], bundles: &[Bundle]) -> String {
    let mut page: String = page
        .split_inclusive('\n')
        .filter(|line| !line.contains("rel=\"stylesheet\""))
        .collect();
    for (script, Bundle { path, .. }) in scripts.iter().zip(bundles) {
        let named = format!("src=\"{}\"", &script[1..]);
        page = page.replace(&named, &format!("src=\"v/{version}{path}\""));
    }
    let at = page.find("    <script").expect("the page has a script");
    page.insert_str(
        at,
        &format!("    <link rel=\"stylesheet\" href=\"v/{version}{STYLES}\">\n"),
    );
    page
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
