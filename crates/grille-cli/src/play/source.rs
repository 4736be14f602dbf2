//! Where the grids of a session come from: one that was named, files and folders, or the library.

use std::fs::File;
use std::path::{Path, PathBuf};

use grille::message::text;
use grille::notation::{ParseError, ParseErrorKind, ReadOptions, Reader};
use grille::{Geometry, Puzzle};

use super::starters::{random_below, starter};
use crate::input::{InputError, in_source};
use crate::output::Told;

/// The grids to play.
pub(crate) struct Source {
    /// The one to begin with.
    pub(crate) first: Option<Puzzle>,
    /// Files of grids, and folders of such files; none for the library.
    pub(crate) files: Vec<PathBuf>,
    /// The layout wanted; none for any in the files, and for the classic one in the library.
    pub(crate) geometry: Option<Geometry>,
}

impl Source {
    /// Begins with this grid.
    pub(crate) fn starting_with(puzzle: Puzzle) -> Source {
        Source {
            geometry: Some(puzzle.geometry().clone()),
            first: Some(puzzle),
            files: Vec::new(),
        }
    }

    /// The next grid: any but the one to be avoided. `None` where the files hold no other.
    pub(crate) fn next(&mut self, avoid: Option<&Puzzle>) -> anyhow::Result<Option<Puzzle>> {
        if let Some(first) = self.first.take() {
            return Ok(Some(first));
        }
        if self.files.is_empty() {
            let geometry = self.geometry.clone().unwrap_or_else(Geometry::classic);
            return starter(&geometry, avoid).map(Some);
        }
        self.among_files(avoid)
    }

    /// One of all grids of all files, each as likely as the others; only one is held at a time.
    fn among_files(&self, avoid: Option<&Puzzle>) -> anyhow::Result<Option<Puzzle>> {
        let (mut chosen, mut seen) = (None, 0);
        let mut error = None;
        for file in self
            .files
            .iter()
            .map(|path| files_of(path))
            .collect::<Result<Vec<_>, _>>()?
            .concat()
        {
            let name = file.display().to_string();
            let opened = File::open(&file).map_err(|error| unreadable(&file, &error))?;
            for draft in Reader::new(opened, ReadOptions::default()) {
                let puzzle = match draft {
                    Ok(draft) => draft.validate(),
                    Err(wrong) => {
                        error.get_or_insert_with(|| in_source(wrong, Some(&name)));
                        continue;
                    }
                };
                let Ok(puzzle) = puzzle else { continue };
                let wanted = self
                    .geometry
                    .as_ref()
                    .is_none_or(|wanted| puzzle.geometry() == wanted);
                if wanted && Some(&puzzle) != avoid && !puzzle.values().is_filled() {
                    seen += 1;
                    if random_below(seen) == 0 {
                        chosen = Some(puzzle);
                    }
                }
            }
        }
        match (chosen, error) {
            (Some(puzzle), _) => Ok(Some(puzzle)),
            (None, Some(error)) if avoid.is_none() => Err(Told::error(&error)),
            (None, None) if avoid.is_none() => Err(Told::error(&text!("play-no-grid"))),
            (None, _) => Ok(None),
        }
    }
}

/// A file, or the files of a folder.
fn files_of(path: &Path) -> anyhow::Result<Vec<PathBuf>> {
    if !path.is_dir() {
        return Ok(vec![path.to_path_buf()]);
    }
    let entries = std::fs::read_dir(path).map_err(|error| unreadable(path, &error))?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.is_file())
        .collect();
    files.sort();
    Ok(files)
}

fn unreadable(path: &Path, error: &std::io::Error) -> anyhow::Error {
    let error = ParseError::new(ParseErrorKind::Unreadable {
        reason: error.to_string(),
    });
    let error: InputError = in_source(error, Some(&path.display().to_string()));
    Told::error(&error)
}
