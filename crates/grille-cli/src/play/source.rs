//! Where the grids of a session come from: those that were named, then files, the library, or the generator.

use std::fs::File;
use std::path::{Path, PathBuf};

use grille::generate::{Effort, Order, derived_seed, generate};
use grille::message::{SystemError, text};
use grille::notation::{ParseError, ParseErrorKind, ReadOptions, Reader};
use grille::{Geometry, Puzzle};

use super::library::starter;
use crate::input::{Input, InputError, in_source};
use crate::output::Told;
use crate::random::{random_below, random_seed};

/// The grids to play.
pub(crate) struct Source {
    /// Those that were named, in their order. They come first.
    pub(crate) named: Box<dyn Iterator<Item = anyhow::Result<Puzzle>>>,
    pub(crate) then: Supply,
}

/// Where grids are taken from that nobody named.
pub(crate) enum Supply {
    Files(Files),
    /// Those of this layout that come with Grille.
    Library(Geometry),
    Generator(Box<Generator>),
}

impl Supply {
    /// New grids to order, from this seed.
    pub(crate) fn new_grids(order: Order, seed: u64) -> Supply {
        Supply::Generator(Box::new(Generator::new(order, seed)))
    }
}

impl Source {
    /// Grids of one kind alone.
    pub(crate) fn of(then: Supply) -> Source {
        Source {
            named: Box::new(std::iter::empty()),
            then,
        }
    }

    /// Begins with this grid, goes on with others of its layout.
    pub(crate) fn starting_with(puzzle: Puzzle) -> Source {
        let order = Order::new(puzzle.geometry().clone()).for_player();
        Source {
            named: Box::new(std::iter::once(Ok(puzzle))),
            then: Supply::new_grids(order, random_seed()),
        }
    }

    /// The same, with these in between.
    pub(crate) fn followed_by(self, inputs: impl Iterator<Item = Input> + 'static) -> Source {
        let checked = inputs.map(|input| {
            let draft = input.map_err(|error| Told::error(&error))?;
            let origin = draft.origin.clone();
            draft.validate().map_err(|invalid| {
                let problem = invalid.problems.first();
                problem.map_or_else(
                    || Told::error(&invalid),
                    |problem| Told::error(&origin.locate(problem)),
                )
            })
        });
        Source {
            named: Box::new(self.named.chain(checked)),
            ..self
        }
    }

    /// The next grid: any but the one to be avoided. `None` where there is no other.
    pub(crate) fn next(&mut self, avoid: Option<&Puzzle>) -> anyhow::Result<Option<Puzzle>> {
        if let Some(named) = self.named.next() {
            return named.map(Some);
        }
        match &mut self.then {
            Supply::Files(files) => files.choose(avoid),
            Supply::Library(geometry) => starter(geometry, avoid).map(Some),
            Supply::Generator(generator) => generator.next(avoid),
        }
    }
}

/// New grids, one after the other: those that `generate` makes from the same seed.
pub(crate) struct Generator {
    order: Order,
    seed: u64,
    made: u64,
}

impl Generator {
    pub(crate) fn new(order: Order, seed: u64) -> Generator {
        Generator {
            order,
            seed,
            made: 0,
        }
    }

    /// The next one; `None` where the same one comes again and again.
    pub(crate) fn next(&mut self, avoid: Option<&Puzzle>) -> anyhow::Result<Option<Puzzle>> {
        const AGAIN: usize = 20;
        let effort = Effort {
            attempts: self.order.usual_attempts(),
            ..Effort::default()
        };
        for _ in 0..AGAIN {
            let seed = derived_seed(self.seed, self.made);
            self.made += 1;
            let made = generate(&self.order, seed, effort).map_err(|error| Told::error(&error))?;
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
    /// The layout wanted; none for any.
    pub(crate) geometry: Option<Geometry>,
}

impl Files {
    /// One of all grids of all files, each as likely as the others; only one is held at a time.
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
        reason: SystemError::from(error),
    });
    let error: InputError = in_source(error, Some(&path.display().to_string()));
    Told::error(&error)
}
