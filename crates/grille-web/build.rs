//! Lists the files of `web/`, so that they are embedded in the binary.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

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

fn main() {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo says where the crate is"))
        .join("../../web");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut files = Vec::new();
    collect(&root, &mut files);
    files.sort();
    let mut table = String::from("&[\n");
    for file in files {
        let kind = file.extension().and_then(|end| end.to_str());
        let Some((_, kind)) = TYPES.iter().find(|(end, _)| Some(*end) == kind) else {
            continue;
        };
        let path = file.strip_prefix(&root).expect("a file below the root");
        let path: Vec<_> = path.iter().map(|part| part.to_string_lossy()).collect();
        let _ = writeln!(
            table,
            "    File {{ path: {:?}, kind: {kind:?}, bytes: include_bytes!({:?}) }},",
            format!("/{}", path.join("/")),
            fs::canonicalize(&file)
                .expect("a file that is there")
                .to_string_lossy()
        );
    }
    table.push(']');
    let output = PathBuf::from(env::var("OUT_DIR").expect("cargo says where output goes"));
    fs::write(output.join("files.rs"), table).expect("the output folder can be written");
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
