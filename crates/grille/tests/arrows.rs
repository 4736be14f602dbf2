//! The arrows of ARCHITECTURE.md: which crate may use which, and what the smallest build needs.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Each crate with the crates of the workspace that it may use.
const ARROWS: [(&str, &[&str]); 14] = [
    ("grille-core", &[]),
    ("grille-solve", &["grille-core"]),
    ("grille-say", &["grille-core"]),
    (
        "grille-notation",
        &["grille-core", "grille-say", "grille-solve"],
    ),
    (
        "grille-logic",
        &[
            "grille-core",
            "grille-notation",
            "grille-say",
            "grille-solve",
        ],
    ),
    (
        "grille-generate",
        &["grille-core", "grille-logic", "grille-say", "grille-solve"],
    ),
    (
        "grille-render",
        &[
            "grille-core",
            "grille-logic",
            "grille-notation",
            "grille-say",
            "grille-solve",
        ],
    ),
    (
        "grille-game",
        &[
            "grille-core",
            "grille-logic",
            "grille-notation",
            "grille-render",
            "grille-say",
            "grille-solve",
        ],
    ),
    (
        "grille",
        &[
            "grille-core",
            "grille-game",
            "grille-generate",
            "grille-logic",
            "grille-notation",
            "grille-render",
            "grille-say",
            "grille-solve",
        ],
    ),
    ("grille-schema", &[]),
    ("grille-api", &["grille", "grille-schema"]),
    ("grille-judge", &["grille", "grille-schema"]),
    (
        "grille-web",
        &["grille", "grille-api", "grille-judge", "grille-schema"],
    ),
    (
        "grille-cli",
        &[
            "grille",
            "grille-api",
            "grille-judge",
            "grille-schema",
            "grille-web",
        ],
    ),
];

/// The names in the sections of dependencies of a crate, those for tests left out.
fn dependencies(name: &str) -> BTreeSet<String> {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .join(name)
        .join("Cargo.toml");
    let manifest = fs::read_to_string(manifest).expect("a crate has a manifest");
    let mut is_listed = false;
    let mut names = BTreeSet::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            is_listed = line == "[dependencies]" || line.ends_with(".dependencies]");
        } else if is_listed && let Some((name, _)) = line.split_once(['.', ' ', '=']) {
            names.insert(name.to_string());
        }
    }
    names
}

#[test]
fn each_crate_uses_only_crates_below_it() {
    for (name, allowed) in ARROWS {
        let uses = dependencies(name);
        let own: BTreeSet<&str> = uses
            .iter()
            .map(String::as_str)
            .filter(|used| used.starts_with("grille"))
            .collect();
        assert_eq!(own, allowed.iter().copied().collect(), "{name}");
    }
}

#[test]
fn the_vocabulary_and_the_solver_need_nothing_else() {
    for name in ["grille-core", "grille-solve"] {
        let others = dependencies(name)
            .into_iter()
            .filter(|used| !used.starts_with("grille"));
        assert_eq!(others.collect::<Vec<_>>(), Vec::<String>::new(), "{name}");
    }
}
