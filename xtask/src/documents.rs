//! Documents name what is there: every relative link of a Markdown file leads somewhere, and so does every path in the
//! table of a README that says where things are.

use std::fs;
use std::path::{Path, PathBuf};

use crate::root;

/// Every Markdown file of the project.
fn pages(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, name) = (entry.path(), entry.file_name());
        if path.is_dir() {
            if !["target", "node_modules", ".git"]
                .iter()
                .any(|skipped| name == *skipped)
            {
                pages(&path, found);
            }
        } else if path.extension().is_some_and(|extension| extension == "md") {
            found.push(path);
        }
    }
}

/// Where the links of a text lead within the project.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1);
    let targets = targets.filter_map(|rest| rest.split_once(')').map(|(target, _)| target));
    targets
        .filter(|target| !target.contains("://") && !target.starts_with('#'))
        .map(|target| target.split('#').next().unwrap_or(target))
}

/// The paths in the first column of a table that says where things are.
fn places(text: &str) -> impl Iterator<Item = &str> {
    let table = text.split("| where | what |").nth(1).unwrap_or("");
    let rows = table
        .lines()
        .skip(2)
        .take_while(|line| line.starts_with('|'));
    let columns = rows.filter_map(|row| row.split('|').nth(1));
    columns.flat_map(|column| column.split('`').skip(1).step_by(2))
}

#[test]
fn every_link_of_a_document_leads_somewhere() {
    let mut found = Vec::new();
    pages(&root(), &mut found);
    assert!(found.len() > 40, "{} documents", found.len());
    let mut broken = Vec::new();
    for page in found {
        let text = fs::read_to_string(&page).expect("a document is text");
        let folder = page.parent().expect("a file is in a folder");
        let missing = links(&text).filter(|link| !folder.join(link).exists());
        broken.extend(missing.map(|link| format!("{}: {link}", page.display())));
    }
    assert_eq!(broken, Vec::<String>::new());
}

#[test]
fn what_a_readme_says_is_somewhere_is_there() {
    let crates = fs::read_dir(root().join("crates")).expect("there are crates");
    let folders = crates.flatten().map(|entry| entry.path());
    let mut wrong = Vec::new();
    for folder in folders
        .filter(|folder| folder.join("Cargo.toml").exists())
        .chain([root().join("web")])
    {
        let readme = folder.join("README.md");
        let Ok(text) = fs::read_to_string(&readme) else {
            wrong.push(format!("{} is missing", readme.display()));
            continue;
        };
        let missing = places(&text).filter(|place| !folder.join(place).exists());
        wrong.extend(missing.map(|place| format!("{}: {place}", readme.display())));
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn the_files_that_the_map_names_are_there() {
    let map = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("there is a map");
    let names = map.split('`').skip(1).step_by(2);
    let files: Vec<&str> = names
        .filter(|name| name.starts_with("grille-") && name.contains('/'))
        .collect();
    assert!(!files.is_empty());
    let missing = files
        .iter()
        .filter(|file| !root().join("crates").join(file).exists());
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&&str>::new());
}

#[test]
fn links_and_places_are_found() {
    let text = "[a](b.md#c) [d](https://e) [f](#g)\n| where | what |\n|---|---|\n| `x/`, `y.rs` | `z` |\n\n| `v` | |\n";
    assert_eq!(links(text).collect::<Vec<_>>(), ["b.md"]);
    assert_eq!(places(text).collect::<Vec<_>>(), ["x/", "y.rs"]);
}
