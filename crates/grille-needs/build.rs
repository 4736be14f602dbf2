//! Finds the data folder, so that tests are compiled anew when it comes, goes or changes.

use std::path::{Path, PathBuf};

/// Where the data folder is looked for if `GRILLE_DATA` names none, from the root of the workspace.
const USUAL: &str = "../shared/data";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    for variable in ["GRILLE_DATA", "PATH"] {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let named = std::env::var_os("GRILLE_DATA").map(PathBuf::from);
    let folder = root.join(named.unwrap_or_else(|| USUAL.into()));
    if let Ok(folder) = folder.canonicalize() {
        println!("cargo::rerun-if-changed={}", folder.display());
        println!("cargo::rustc-env=GRILLE_NEEDS_DATA={}", folder.display());
    } else {
        // The name is kept for whoever runs the ignored tests all the same and reads why they fail. A file
        // that is not there must not be watched: cargo would take it for changed every time.
        println!("cargo::rustc-env=GRILLE_NEEDS_DATA={}", folder.display());
    }
}
