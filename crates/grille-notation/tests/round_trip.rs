//! A printed puzzle reads back to the same puzzle, in every notation, at every size.

use grille::notation::{Feature, Notation, ReadOptions, read, read_with};
use grille::{Alphabet, BoxShape, Cell, Digit, Draft, Layout, Puzzle, Script, Validate};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};

/// What a random puzzle is made of.
#[derive(Clone, Debug)]
struct Recipe {
    boxes: BoxShape,
    /// How the digits and the lines of the plain grid are shuffled.
    shuffle: u64,
    /// Which cells are filled, by chance out of 256.
    filled: u8,
    placed: bool,
    eliminated: bool,
}

fn recipes() -> impl Strategy<Value = Recipe> {
    (
        2..=5_usize,
        2..=5_usize,
        any::<u64>(),
        any::<u8>(),
        any::<bool>(),
        any::<bool>(),
    )
        .prop_map(
            |(rows, columns, shuffle, filled, placed, eliminated)| Recipe {
                boxes: BoxShape::new(rows, columns).expect("from 2 to 5"),
                shuffle,
                filled,
                placed,
                eliminated,
            },
        )
}

/// A small generator of numbers, enough to vary a puzzle.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }
}

/// A complete grid: the plain one with its digits relabelled.
fn solution(boxes: BoxShape, numbers: &mut Numbers) -> Vec<Digit> {
    let size = boxes.size();
    let mut labels: Vec<usize> = (0..size).collect();
    for last in (1..size).rev() {
        labels.swap(last, numbers.below(last as u64 + 1) as usize);
    }
    let value = |row: usize, column: usize| {
        labels[(boxes.columns() * (row % boxes.rows()) + row / boxes.rows() + column) % size]
    };
    let cells = (0..size * size).map(|cell| value(cell / size, cell % size));
    cells.map(Digit::from_index).collect()
}

impl Recipe {
    /// The puzzle, with only those features that are wanted.
    fn puzzle(&self, features: &[Feature]) -> Puzzle {
        let boxes = if features.contains(&Feature::Boxes) {
            self.boxes
        } else {
            BoxShape::usual(self.boxes.size()).unwrap()
        };
        let mut numbers = Numbers(self.shuffle);
        let solution = solution(boxes, &mut numbers);
        let mut draft = Draft::new(Layout::with_boxes(boxes));
        for (entry, &digit) in draft.entries.iter_mut().zip(&solution) {
            if numbers.below(256) < u64::from(self.filled) {
                entry.value = Some(digit);
                entry.given =
                    !(self.placed && features.contains(&Feature::Placed) && numbers.below(3) == 0);
            } else if self.eliminated && features.contains(&Feature::Eliminated) {
                for index in 0..boxes.size() {
                    if numbers.below(4) == 0 && index != digit.index() {
                        entry.allowed.remove(Digit::from_index(index));
                    }
                }
            }
        }
        if features.contains(&Feature::Solution) {
            draft.solution = Some(solution.iter().copied().map(Some).collect());
        }
        if features.contains(&Feature::Headers) {
            draft
                .headers
                .push(grille::Header::Author, "É. \"Quelqu'un\" #1");
            draft.headers.push(grille::Header::Comment, "two");
            draft.headers.push(grille::Header::Comment, "remarks");
        }
        draft.validate().unwrap()
    }
}

/// The same puzzle with each cell that has one candidate filled: these notations read it so.
fn without_single_candidates(puzzle: &Puzzle) -> Puzzle {
    let mut puzzle = puzzle.clone();
    loop {
        let single = |cell: &Cell| puzzle.candidates(*cell).single().is_some();
        let Some(cell) = puzzle.values().free_cells().find(single) else {
            return puzzle;
        };
        let digit = puzzle.candidates(cell).single().unwrap();
        let mut draft = puzzle.to_draft();
        draft.set_given(cell, digit);
        puzzle = draft.validate().unwrap();
    }
}

fn check(notation: Notation, recipe: &Recipe) {
    let mut puzzle = recipe.puzzle(notation.carries());
    if matches!(
        notation,
        Notation::Pencilmarks | Notation::Candidates | Notation::Iss
    ) {
        puzzle = without_single_candidates(&puzzle);
    }
    let Ok(text) = notation.print(&puzzle) else {
        let size = puzzle.layout().digits();
        let cannot = match notation {
            Notation::Sdk | Notation::Sdm | Notation::Hodoku => size != 9,
            Notation::Iss => size > 16,
            // These have no place for givens.
            Notation::Killer | Notation::KSudoku => puzzle.values().count() > 0,
            _ => false,
        };
        assert!(cannot, "{notation:?} writes {puzzle}");
        return;
    };
    assert!(notation.leaves_out(&puzzle).is_empty());

    // Told the notation and the alphabet, the text is the puzzle.
    let told = ReadOptions {
        notation: Some(notation),
        alphabet: Some(Alphabet::Digits),
        boxes: None,
    };
    let drafts = read_with(&text, &told).unwrap();
    assert_eq!(drafts.len(), 1, "{text}");
    let read_back = drafts[0].clone().validate().unwrap();
    assert_eq!(read_back, puzzle, "{text}");
    assert_eq!(read_back.headers(), puzzle.headers());
    assert_eq!(read_back.solution(), puzzle.solution());

    // Left to find out, it is the puzzle too, unless the text means two things and says so. A 4×4 grid
    // of single candidates is at the same time an 8×8 line, and one without signs an empty line.
    if matches!(notation, Notation::Candidates | Notation::Signs) && puzzle.layout().digits() == 4 {
        return;
    }
    let drafts = read(&text).unwrap();
    assert_eq!(drafts.len(), 1, "{text}");
    let also = drafts[0].also.clone();
    let found = drafts[0].script.alphabet;
    if found == Alphabet::Digits {
        assert_eq!(drafts[0].clone().validate().unwrap(), puzzle, "{text}");
    } else {
        assert!(
            also.contains(&Alphabet::Digits),
            "{text} is read as {found:?}"
        );
    }
}

/// The same cases every time, so that a run can be relied on; `PROPTEST_RNG_SEED` and `PROPTEST_CASES`
/// choose others, and more.
fn config(cases: u32) -> Config {
    let asked = Config::default();
    let rng_seed = match asked.rng_seed {
        RngSeed::Random => RngSeed::Fixed(81),
        fixed @ RngSeed::Fixed(_) => fixed,
    };
    Config {
        cases: cases.max(asked.cases),
        rng_seed,
        failure_persistence: None,
        ..asked
    }
}

macro_rules! round_trips {
    ($($test:ident: $notation:ident),* $(,)?) => {
        proptest! {
            #![proptest_config(config(300))]
            $(#[test]
            fn $test(recipe in recipes()) {
                check(Notation::$notation, &recipe);
            })*
        }

        #[test]
        fn every_notation_is_tested() {
            assert_eq!([$(Notation::$notation),*], Notation::ALL);
        }
    };
}

round_trips! {
    line: Line,
    numbers: Numbers,
    grid: Grid,
    dialogue: Dialogue,
    class: Class,
    chess: Chess,
    ss: Ss,
    sdk: Sdk,
    sdm: Sdm,
    lisp: Lisp,
    pencilmarks: Pencilmarks,
    candidates: Candidates,
    csv: Csv,
    hodoku: Hodoku,
    json: Json,
    own_text: Text,
    iss: Iss,
    lisudoku: Lisudoku,
    killer: Killer,
    sumocue: SumoCue,
    f_puzzles: Fpuzzles,
    sudokupad: SudokuPad,
    solo: Solo,
    ksudoku: KSudoku,
    signs: Signs,
}

proptest! {
    #![proptest_config(config(200))]

    /// A grid is printed back in the alphabet and with the empty cells it came in.
    #[test]
    fn a_line_is_printed_as_it_came(recipe in recipes(), letters: bool, empty in "[.0*_]") {
        let mut puzzle = recipe.puzzle(&[]);
        let size = puzzle.layout().digits();
        let alphabet = if letters && size > 9 { Alphabet::Letters } else { Alphabet::Digits };
        let script = Script { alphabet, empty: empty.chars().next().unwrap() };
        puzzle.set_script(script);
        let line = puzzle.to_string();
        let draft = read(&line).unwrap().remove(0);
        prop_assert_eq!(draft.validate().unwrap().to_string(), line);
    }

    /// No text makes a reader panic, and what it reads is printed and read again.
    #[test]
    fn any_text_is_read_or_refused(text in any_text()) {
        for notation in Notation::ALL {
            let told = ReadOptions { notation: Some(notation), ..ReadOptions::default() };
            let _ = read_with(&text, &told);
        }
        if let Ok(drafts) = read(&text) {
            for draft in drafts {
                let _ = draft.problems();
                if let Ok(puzzle) = draft.validate() {
                    let again = read(&Notation::Json.print(&puzzle).unwrap()).unwrap().remove(0).validate();
                    prop_assert_eq!(again.unwrap(), puzzle);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(config(200))]

    /// Candidates read back in whatever alphabet they are printed.
    #[test]
    fn candidates_are_read_in_every_alphabet(recipe in recipes()) {
        for notation in [Notation::Pencilmarks, Notation::Candidates] {
            let puzzle = without_single_candidates(&recipe.puzzle(notation.carries()));
            let size = puzzle.layout().digits();
            for alphabet in Alphabet::ALL.into_iter().filter(|alphabet| alphabet.suits(size)) {
                let mut printed = puzzle.clone();
                printed.set_script(Script { alphabet, empty: '.' });
                let text = notation.print(&printed).unwrap();
                let told = ReadOptions { notation: Some(notation), alphabet: Some(alphabet), boxes: None };
                let draft = read_with(&text, &told).unwrap().remove(0);
                prop_assert_eq!(draft.validate().unwrap(), puzzle.clone(), "{}", text);
                if notation == Notation::Candidates && size == 4 {
                    continue;
                }
                let draft = read(&text).unwrap().remove(0);
                if draft.script.alphabet == alphabet {
                    prop_assert_eq!(draft.validate().unwrap(), puzzle.clone(), "{}", text);
                } else {
                    prop_assert!(draft.also.contains(&alphabet), "{}", text);
                }
            }
        }
    }
}

/// Texts that look a little like puzzles.
fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        ".*",
        "[0-9.\\n ]{0,700}",
        "([0-9.]{81}\\n){0,3}",
        "([0-9A-G.]{16}\\n){14,17}",
        "[|+\\-.0-9 \\n]{0,400}",
        "[(){}\\[\\]\":,0-9a-z ]{0,200}",
        ":[0-9]{4}:[0-9]*:[0-9.+]{81,90}:[0-9 ]{0,9}:::",
        "(\\| ?([0-9.]{3}\\|){3}\\n){9}",
    ]
}
