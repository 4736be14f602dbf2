//! The LaTeX documents compile, where there is a LaTeX to try it with.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use grille::logic::BuiltIn;
use grille::render::{Picture, PictureOptions, latex};
use grille::say::Lang;
use grille::{Grid, Layout, Puzzle};
use grille_needs::needs_program;

/// Compiles a document of the folder; the log where that fails.
fn compile(engine: &str, folder: &Path, name: &str) -> Result<(), String> {
    let output = Command::new(engine)
        .args(["-interaction=nonstopmode", "-halt-on-error", name])
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| error.to_string())?;
    if output.status.success() {
        Ok(())
    } else {
        Err(String::from_utf8_lossy(&output.stdout).into_owned())
    }
}

fn folder(engine: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("render-{engine}"));
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// What is hard for LaTeX: every special character in the title, and the most candidates there can be.
fn hard_ones() -> Vec<(&'static str, Puzzle, PictureOptions)> {
    let title = "\\emph{50%} of $#_^~&<>|`'\"-- « n° 3 » – l’été œ 数独 ßøŁ 9×9 →";
    let small = PictureOptions {
        candidates: true,
        labels: true,
        title: Some(title.to_string()),
        ..PictureOptions::default()
    };
    let large = PictureOptions {
        title: Some("25×25".to_string()),
        ..small.clone()
    };
    let classic = BuiltIn::named("a1").unwrap().puzzle();
    let empty = Grid::empty(Layout::of_size(25).unwrap());
    vec![("title", classic, small), ("large", empty.into(), large)]
}

fn compiles_with(engine: &str) {
    let folder = folder(engine);
    for (name, puzzle, options) in hard_ones() {
        let document = latex(&Picture::of(&puzzle, &options), Lang::French);
        fs::write(folder.join(format!("{name}.tex")), document).unwrap();
        if let Err(log) = compile(engine, &folder, name) {
            panic!("{engine} {name}:\n{log}");
        }
        // pdflatex breaks the lines of its log anywhere, also within a character.
        let log = fs::read(folder.join(format!("{name}.log"))).unwrap();
        let log = String::from_utf8_lossy(&log);
        assert!(
            log.contains("(1 page"),
            "{engine} {name} takes one page:\n{log}"
        );
        assert!(
            !log.contains("Overfull"),
            "{engine} {name} fits the page:\n{log}"
        );
    }
}

#[needs_program("pdflatex --version", "kpsewhich tikz.sty")]
#[test]
fn the_documents_compile_with_pdflatex() {
    compiles_with("pdflatex");
}

#[needs_program("xelatex --version", "kpsewhich tikz.sty")]
#[test]
fn the_documents_compile_with_xelatex() {
    compiles_with("xelatex");
}

#[needs_program("lualatex --version", "kpsewhich tikz.sty")]
#[test]
fn the_documents_compile_with_lualatex() {
    compiles_with("lualatex");
}
