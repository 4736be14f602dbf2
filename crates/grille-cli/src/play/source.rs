//! Where the grids of a session come from: those that were named, then files, the built-in grids, or the generator.

use std::fs::File;
use std::path::{Path, PathBuf};

use grille::generate::{Effort, Request, derived_seed, generate};
use grille::notation::{ParseError, ParseErrorKind, ReadOptions, Reader};
use grille::say::{SystemError, locate, text};
use grille::{Budget, Layout, Puzzle, Validate};

use super::library::starter;
use crate::input::{Input, InputError, in_source};
use crate::output::Told;
use crate::random::{random_below, random_seed};

/// The grids to play.
pub(crate) struct Source {
    /// Those that were named, in order. They come first.
    pub(crate) named: Box<dyn Iterator<Item = anyhow::Result<Puzzle>>>,
    pub(crate) then: Supply,
}

/// Where further grids come from.
pub(crate) enum Supply {
    Files(Files),
    /// The built-in grids of this layout.
    Library(Layout),
    Generator(Box<Generator>),
}

impl Supply {
    /// New grids for a request, from this seed.
    pub(crate) fn new_grids(request: Request, seed: u64) -> Supply {
        Supply::Generator(Box::new(Generator::new(request, seed)))
    }
}

impl Source {
    /// Grids from one supply only.
    pub(crate) fn of(then: Supply) -> Source {
        Source {
            named: Box::new(std::iter::empty()),
            then,
        }
    }

    /// Starts with this grid and continues with others of its layout.
    pub(crate) fn starting_with(puzzle: Puzzle) -> Source {
        let request = Request::new(puzzle.layout().clone()).for_player();
        Source {
            named: Box::new(std::iter::once(Ok(puzzle))),
            then: Supply::new_grids(request, random_seed()),
        }
    }

    /// The same, with these in between.
    pub(crate) fn followed_by(self, inputs: impl Iterator<Item = Input> + 'static) -> Source {
        let checked = inputs.map(|input| {
            let puzzle = input.map_err(|error| Told::error(&error))?;
            let late = puzzle.deadline();
            let draft = puzzle.draft;
            let origin = draft.origin.clone();
            let checked = draft.validate_within(Budget::default().deadline(&late));
            checked.map_err(|invalid| {
                let problem = invalid.problems.first();
                problem.map_or_else(
                    || Told::error(&invalid),
                    |problem| Told::error(&locate(&origin, problem)),
                )
            })
        });
        Source {
            named: Box::new(self.named.chain(checked)),
            ..self
        }
    }

    /// The next grid: any except the one to avoid. `None` if there is no other.
    pub(crate) fn next(&mut self, avoid: Option<&Puzzle>) -> anyhow::Result<Option<Puzzle>> {
        if let Some(named) = self.named.next() {
            return named.map(Some);
        }
        match &mut self.then {
            Supply::Files(files) => files.choose(avoid),
            Supply::Library(layout) => starter(layout, avoid).map(Some),
            Supply::Generator(generator) => generator.next(avoid),
        }
    }
}

/// New grids, one after the other: those that `generate` makes from the same seed.
pub(crate) struct Generator {
    request: Request,
    seed: u64,
    made: u64,
}

impl Generator {
    pub(crate) fn new(request: Request, seed: u64) -> Generator {
        Generator {
            request,
            seed,
            made: 0,
        }
    }

    /// The next one; `None` if the same one comes up again and again.
    pub(crate) fn next(&mut self, avoid: Option<&Puzzle>) -> anyhow::Result<Option<Puzzle>> {
        const AGAIN: usize = 20;
        let effort = Effort {
            attempts: self.request.usual_attempts(),
            ..Effort::default()
        };
        for _ in 0..AGAIN {
            let seed = derived_seed(self.seed, self.made);
            self.made += 1;
            let made =
                generate(&self.request, seed, effort).map_err(|error| Told::error(&error))?;
            if Some(&made.puzzle) != avoid {
                return Ok(Some(made.puzzle));
            }
        }
        Ok(None)
    }
}

/// Files of grids, and folders of such files, from which grids are taken at random.
pub(crate) struct Files {
    pub(crate) paths: Vec<PathBuf>,
    /// The layout wanted; `None` for any.
    pub(crate) layout: Option<Layout>,
}

impl Files {
    /// A grid chosen uniformly from all grids of all files; only one is held at a time.
    fn choose(&self, avoid: Option<&Puzzle>) -> anyhow::Result<Option<Puzzle>> {
        let (mut chosen, mut seen) = (None, 0);
        let mut error = None;
        for file in self
            .paths
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
                    .layout
                    .as_ref()
                    .is_none_or(|wanted| puzzle.layout() == wanted);
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
        reason: SystemError::from(error),
    });
    let error: InputError = in_source(error, Some(&path.display().to_string()));
    Told::error(&error)
}
