//! How results are written: the notations, and the default for a person or a pipe.

use std::io::Write;

use clap::Args;
use grille::notation::Notation;
use grille::render::{Picture, PictureOptions, framed};
use grille::say::{Lang, Say, Value, text};
use grille::{Alphabet, Grid, Puzzle, Validate, render};

use crate::input::{alphabet_parser, notation_parser};
use crate::output::{Output, note};
use crate::style;

/// The arguments that say how puzzles are written.
#[derive(Args, Debug)]
pub(crate) struct FormatArgs {
    #[arg(long, value_name = "NOTATION", value_parser = notation_parser())]
    pub(crate) format: Option<Notation>,
    #[command(flatten)]
    pub(crate) script: ScriptArgs,
}

/// The argument that chooses the alphabet.
#[derive(Args, Clone, Debug)]
pub(crate) struct ScriptArgs {
    #[arg(long, value_name = "ALPHABET", value_parser = alphabet_parser())]
    to_alphabet: Option<Alphabet>,
}

impl ScriptArgs {
    /// Whether puzzles are written in their own alphabet.
    pub(crate) fn is_default(&self) -> bool {
        self.to_alphabet.is_none()
    }

    /// Sets the alphabet that a puzzle is written in.
    pub(crate) fn apply(&self, puzzle: &mut Puzzle) -> anyhow::Result<()> {
        let Some(alphabet) = self.to_alphabet else {
            return Ok(());
        };
        let size = puzzle.layout().digits();
        if !alphabet.suits(size) {
            return Err(crate::output::Told::error(&text!(
                "parse-alphabet",
                size = size,
                alphabet = alphabet.id()
            )));
        }
        puzzle.set_script(puzzle.script().with_alphabet(alphabet));
        Ok(())
    }
}

/// The chosen notation; by default a framed grid for a person and a line for a program.
pub(crate) fn chosen(format: Option<Notation>, output: &Output) -> Notation {
    format.unwrap_or(if output.to_person() {
        Notation::Grid
    } else {
        Notation::Line
    })
}

/// A puzzle drawn with these values; if results are coloured, the digits found later differ from the givens.
pub(crate) fn coloured(puzzle: &Puzzle, values: &Grid) -> String {
    let filled = framed(&puzzle.with_values(values.clone()));
    if !style::on_stdout() {
        return filled;
    }
    let mut empty = puzzle.to_draft();
    for entry in &mut empty.entries {
        entry.value = None;
    }
    let givens = framed(&puzzle.with_values(puzzle.givens()));
    match empty.validate() {
        Ok(empty) => style::paint_grid(&framed(&empty), &givens, &filled),
        Err(_) => filled,
    }
}

/// Whether a frame around its values shows everything about a puzzle.
fn is_plain(puzzle: &Puzzle) -> bool {
    puzzle.model().is_none() && puzzle.layout().boxes().is_some()
}

/// Writes puzzles in one notation, preceded by its heading. A grid that a frame cannot show is drawn as a picture in
/// characters.
pub(crate) struct Writer {
    pub(crate) notation: Notation,
    started: bool,
    warned: bool,
}

impl Writer {
    pub(crate) fn new(notation: Notation) -> Writer {
        Writer {
            notation,
            started: false,
            warned: false,
        }
    }

    /// Writes a puzzle; reports once what the notation leaves out.
    pub(crate) fn write(
        &mut self,
        puzzle: &Puzzle,
        output: &mut Output,
        lang: Lang,
    ) -> anyhow::Result<()> {
        if matches!(self.notation, Notation::Grid | Notation::Pencilmarks) && !is_plain(puzzle) {
            let options = PictureOptions {
                candidates: self.notation == Notation::Pencilmarks,
                rules: true,
                ..PictureOptions::default()
            };
            let drawn = render::text(&Picture::of(puzzle, &options), lang);
            self.start(output)?;
            return Ok(output.write_all(drawn.as_bytes())?);
        }
        let text = self
            .notation
            .print(puzzle)
            .map_err(|error| crate::output::Told::error(&error))?;
        let lost = self.notation.leaves_out(puzzle);
        if !lost.is_empty() && !self.warned {
            self.warned = true;
            let features: Value = lost.iter().map(Say::text).collect();
            note(
                lang,
                &text!(
                    "note-leaves-out",
                    notation = self.notation.id(),
                    features = features
                ),
            );
        }
        self.start(output)?;
        let text = if self.notation == Notation::Grid && output.is_coloured() {
            coloured(puzzle, puzzle.values())
        } else {
            text
        };
        output.write_all(text.as_bytes())?;
        if !text.ends_with('\n') {
            output.write_all(b"\n")?;
        }
        Ok(())
    }

    /// Writes the heading, or the empty line between two grids.
    pub(crate) fn start(&mut self, output: &mut Output) -> anyhow::Result<()> {
        if !self.started {
            if let Some(heading) = self.notation.heading() {
                writeln!(output, "{heading}")?;
            }
        } else if !self.notation.is_line_by_line() {
            writeln!(output)?;
        }
        self.started = true;
        Ok(())
    }
}
