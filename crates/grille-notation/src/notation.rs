//! The notations: their names, what each can carry, and which file reads and writes it.

use std::str::FromStr;

use grille_core::internal::Quota;
use grille_core::{Budget, Draft, Header, UnknownName};
use grille_solve::Puzzle;

use crate::{Feature, Inexpressible, ParseError, ReadOptions, Why};
use crate::{
    candidates, csv, fpuzzles, frame, hodoku, iss, json, killer, ksudoku, line, lisp, lisudoku,
    numbers, own_text, pencilmarks, rows, sdk, sdm, signs, solo, sudokupad, sumocue,
};

/// A way of writing a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// One character per cell, all in one line: 81 on the classic grid.
    Line,
    /// Numbers separated by white space, row by row; 0 for an empty cell (document D).
    Numbers,
    /// A drawn frame with numbers for the columns and the rows.
    Grid,
    /// Document A's frame: numbered rows and columns, `.` for an empty cell.
    Dialogue,
    /// Document B's frame: `| 790|304|108|`, `0` for an empty cell.
    Class,
    /// Document E's frame: columns a, b, c…, `_` for an empty cell.
    Chess,
    /// SimpleSudoku's `.ss` file.
    Ss,
    /// An `.sdk` file: headers (`#A` author, …) and nine lines of nine.
    Sdk,
    /// An `.sdm` collection: a line of 81 digits per puzzle, `0` for an empty cell.
    Sdm,
    /// Nested lists: `((4 0 0 0) (0 3 0 0) …)` (document E).
    Lisp,
    /// A frame in which each cell shows its candidates.
    Pencilmarks,
    /// All candidates in one line: 729 characters on the classic grid.
    Candidates,
    /// A table with the columns `quizzes` and `solutions`.
    Csv,
    /// A line of HoDoKu's library: `:technique:candidate:givens:deleted:…:`.
    Hodoku,
    /// A JSON object with the puzzle and everything known about it.
    Json,
    /// A puzzle with constraints, one per line, as a person writes it in an editor.
    Text,
    /// A constraint string of Interactive Sudoku Solver: `.Cage~15~R1C1~R1C2.~R5C5_7`.
    Iss,
    /// The JSON of lisudoku.
    Lisudoku,
    /// A killer sudoku in one line: `3x3::k:3840:3840:…`, or 81 sums and arrows.
    Killer,
    /// `SumoCue`'s text of killers and jigsaws: `SumoCueV1`, `=15`, `+0`, ….
    SumoCue,
    /// The URL of a puzzle in f-puzzles, the letters in it, or its JSON.
    Fpuzzles,
    /// The URL of a puzzle in `SudokuPad`.
    SudokuPad,
    /// A game id of Simon Tatham's Solo: `3x3:a2b1_8…`.
    Solo,
    /// A shape of `KSudoku`: XML without digits.
    KSudoku,
    /// A greater-than sudoku in one line: 108 signs on the classic grid.
    Signs,
}

impl Notation {
    /// All of them.
    pub const ALL: [Notation; 25] = [
        Notation::Line,
        Notation::Numbers,
        Notation::Grid,
        Notation::Dialogue,
        Notation::Class,
        Notation::Chess,
        Notation::Ss,
        Notation::Sdk,
        Notation::Sdm,
        Notation::Lisp,
        Notation::Pencilmarks,
        Notation::Candidates,
        Notation::Csv,
        Notation::Hodoku,
        Notation::Json,
        Notation::Text,
        Notation::Iss,
        Notation::Lisudoku,
        Notation::Killer,
        Notation::SumoCue,
        Notation::Fpuzzles,
        Notation::SudokuPad,
        Notation::Solo,
        Notation::KSudoku,
        Notation::Signs,
    ];

    /// The name on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Notation::Line => "line",
            Notation::Numbers => "numbers",
            Notation::Grid => "grid",
            Notation::Dialogue => "dialogue",
            Notation::Class => "class",
            Notation::Chess => "chess",
            Notation::Ss => "ss",
            Notation::Sdk => "sdk",
            Notation::Sdm => "sdm",
            Notation::Lisp => "lisp",
            Notation::Pencilmarks => "pencilmarks",
            Notation::Candidates => "candidates",
            Notation::Csv => "csv",
            Notation::Hodoku => "hodoku",
            Notation::Json => "json",
            Notation::Text => "text",
            Notation::Iss => "iss",
            Notation::Lisudoku => "lisudoku",
            Notation::Killer => "killer",
            Notation::SumoCue => "sumocue",
            Notation::Fpuzzles => "f-puzzles",
            Notation::SudokuPad => "sudokupad",
            Notation::Solo => "solo",
            Notation::KSudoku => "ksudoku",
            Notation::Signs => "signs",
        }
    }

    /// The features that the notation can express in addition to the values.
    #[must_use]
    pub const fn carries(self) -> &'static [Feature] {
        match self {
            Notation::Line | Notation::Numbers | Notation::Sdm | Notation::Lisp => &[],
            Notation::Grid
            | Notation::Dialogue
            | Notation::Class
            | Notation::Chess
            | Notation::Ss => &[Feature::Boxes],
            Notation::Sdk => &[Feature::Headers],
            Notation::Pencilmarks => &[Feature::Boxes, Feature::Eliminated],
            Notation::Candidates => &[Feature::Eliminated],
            Notation::Csv => &[Feature::Solution],
            Notation::Hodoku => &[Feature::Placed, Feature::Eliminated],
            Notation::Json => &Feature::ALL,
            Notation::Text => &[
                Feature::Boxes,
                Feature::Placed,
                Feature::Eliminated,
                Feature::Constraints,
                Feature::Solution,
                Feature::Headers,
            ],
            Notation::Iss => &[Feature::Boxes, Feature::Eliminated, Feature::Constraints],
            Notation::Lisudoku
            | Notation::Killer
            | Notation::SumoCue
            | Notation::Solo
            | Notation::KSudoku => &[Feature::Boxes, Feature::Constraints],
            Notation::Signs => &[Feature::Constraints],
            Notation::Fpuzzles | Notation::SudokuPad => &[
                Feature::Boxes,
                Feature::Placed,
                Feature::Eliminated,
                Feature::Constraints,
                Feature::Solution,
                Feature::Headers,
                Feature::Decorations,
            ],
        }
    }

    /// Whether each line of a text in this notation is a puzzle of its own.
    #[must_use]
    pub const fn is_line_by_line(self) -> bool {
        matches!(
            self,
            Notation::Line
                | Notation::Sdm
                | Notation::Candidates
                | Notation::Csv
                | Notation::Hodoku
                | Notation::Json
                | Notation::Killer
                | Notation::Solo
                | Notation::Signs
        )
    }

    /// The line that starts a text with puzzles in this notation, if it needs one.
    #[must_use]
    pub const fn heading(self) -> Option<&'static str> {
        match self {
            Notation::Csv => Some("quizzes,solutions"),
            _ => None,
        }
    }

    /// Reads all puzzles of a text in this notation.
    pub fn parse(self, text: &str, options: &ReadOptions) -> Result<Vec<Draft>, ParseError> {
        self.parse_within(text, options, Budget::default())
    }

    /// Same as [`Notation::parse`], within a budget: it is an error if the [budget is over](Budget::is_over) while
    /// constraints are read.
    pub fn parse_within(
        self,
        text: &str,
        options: &ReadOptions,
        budget: Budget<'_>,
    ) -> Result<Vec<Draft>, ParseError> {
        match self {
            Notation::Line | Notation::Sdm => line::parse(text, options),
            Notation::Numbers
            | Notation::Grid
            | Notation::Dialogue
            | Notation::Class
            | Notation::Chess
            | Notation::Ss
            | Notation::Pencilmarks => Ok(rows::read(text, options)?
                .into_iter()
                .map(|found| found.draft)
                .collect()),
            Notation::Sdk => sdk::parse(text, options),
            Notation::Lisp => lisp::parse(text, options),
            Notation::Candidates => line::each_record(text, options, candidates::parse_record),
            Notation::Csv => csv::parse(text, options),
            Notation::Hodoku => line::each_record(text, options, hodoku::parse_record),
            Notation::Json => json::parse(text, options, &Quota::new(budget)),
            Notation::Text => own_text::parse(text, &Quota::new(budget)),
            Notation::Iss => iss::parse(text, &Quota::new(budget)),
            Notation::Lisudoku => lisudoku::parse(text, options),
            Notation::Killer => line::each_record(text, options, killer::parse_record),
            Notation::SumoCue => sumocue::parse(text, options),
            Notation::Fpuzzles => fpuzzles::parse(text, options),
            Notation::SudokuPad => sudokupad::parse(text, options),
            Notation::Solo => line::each_record(text, options, solo::parse_record),
            Notation::KSudoku => ksudoku::parse(text, options),
            Notation::Signs => line::each_record(text, options, signs::parse_record),
        }
    }

    /// Writes a puzzle. Notations of one line have no line end, others end with one. What the notation cannot express
    /// is left out (see [`Notation::leaves_out`]); a puzzle that it cannot write at all is an error.
    pub fn print(self, puzzle: &Puzzle) -> Result<String, Inexpressible> {
        if !self.writes_any_layout() && puzzle.layout().boxes().is_none() {
            return Err(Inexpressible {
                notation: self,
                why: Why::Layout,
            });
        }
        Ok(match self {
            Notation::Line => line::line(puzzle.values(), puzzle.script()),
            Notation::Numbers => numbers::print(puzzle),
            Notation::Grid => frame::framed(puzzle.values(), puzzle.script()),
            Notation::Dialogue => frame::dialogue(puzzle.values(), puzzle.script().alphabet),
            Notation::Class => frame::class(puzzle.values(), puzzle.script().alphabet),
            Notation::Chess => frame::chess(puzzle.values(), puzzle.script().alphabet),
            Notation::Ss => frame::ss(puzzle.values(), puzzle.script().alphabet),
            Notation::Sdk => sdk::print(puzzle)?,
            Notation::Sdm => sdm::print(puzzle)?,
            Notation::Lisp => lisp::print(puzzle),
            Notation::Pencilmarks => pencilmarks::print(puzzle)?,
            Notation::Candidates => candidates::print(puzzle),
            Notation::Csv => csv::print(puzzle),
            Notation::Hodoku => hodoku::print(puzzle)?,
            Notation::Json => json::print(puzzle)?,
            Notation::Text => own_text::print(puzzle)?,
            Notation::Iss => iss::print(puzzle)?,
            Notation::Lisudoku => lisudoku::print(puzzle)?,
            Notation::Killer => killer::print(puzzle)?,
            Notation::SumoCue => sumocue::print(puzzle)?,
            Notation::Fpuzzles => fpuzzles::print(puzzle)?,
            Notation::SudokuPad => fpuzzles::print_for_sudokupad(puzzle)?,
            Notation::Solo => solo::print(puzzle)?,
            Notation::KSudoku => ksudoku::print(puzzle)?,
            Notation::Signs => signs::print(puzzle)?,
        })
    }

    /// Whether it checks the layout itself before it writes a puzzle; the other notations write only square grids of
    /// boxes.
    const fn writes_any_layout(self) -> bool {
        matches!(
            self,
            Notation::Json
                | Notation::Text
                | Notation::Iss
                | Notation::Lisudoku
                | Notation::Killer
                | Notation::SumoCue
                | Notation::Fpuzzles
                | Notation::SudokuPad
                | Notation::Solo
                | Notation::KSudoku
                | Notation::Signs
        )
    }

    /// What would be lost by writing this puzzle in this notation.
    #[must_use]
    pub fn leaves_out(self, puzzle: &Puzzle) -> Vec<Feature> {
        // f-puzzles has a place for the title, the author and the rules.
        let is_web = matches!(self, Notation::Fpuzzles | Notation::SudokuPad);
        let told = [Header::Description, Header::Author, Header::Comment];
        let lost = |feature: &Feature| match feature {
            Feature::Headers if is_web => {
                let mut kinds = puzzle.headers().iter().map(|(kind, _)| kind);
                kinds.any(|kind| !told.contains(&kind))
            }
            _ => feature.is_in(puzzle) && !self.carries().contains(feature),
        };
        Feature::ALL.into_iter().filter(lost).collect()
    }
}

impl FromStr for Notation {
    type Err = UnknownName;

    fn from_str(id: &str) -> Result<Notation, UnknownName> {
        Notation::ALL
            .into_iter()
            .find(|notation| notation.id() == id)
            .ok_or_else(|| UnknownName(id.to_string()))
    }
}
