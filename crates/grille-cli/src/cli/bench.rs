//! `grille bench`: how fast the solver is on this machine, and a signature of its behaviour.
//!
//! The signature — how many of a fixed set of puzzles are solved without a guess, and a hash of all answers — is the
//! same on every machine and with every instruction set. It changes only when the behaviour of a solver does.

use std::io::Write;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use grille::logic::BUILT_IN;
use grille::say::{Lang, text};
use grille::solve::Isa;
use grille::solve::classic9::{Answer, solve_batch, solve_one};
use grille::{BoxShape, Budget, Digit, Draft, Grid, Layout, Outcome, Puzzle, Solver, Validate};

use super::Verdict;
use super::show::for_each_puzzle;
use crate::input::InputArgs;
use crate::output::{Output, complain};

#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    #[command(flatten)]
    input: InputArgs,
    #[arg(long)]
    signature: bool,
    #[arg(long, value_name = "ISA")]
    isa: Option<Chosen>,
}

/// An instruction set to be used in place of the best one.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Chosen {
    Avx512,
    Avx2,
    Portable,
}

impl Chosen {
    fn isa(self) -> Isa {
        match self {
            Self::Avx512 => Isa::Avx512,
            Self::Avx2 => Isa::Avx2,
            Self::Portable => Isa::Portable,
        }
    }
}

pub(crate) fn run(args: &BenchArgs, lang: Lang) -> anyhow::Result<Verdict> {
    if let Some(chosen) = args.isa
        && !chosen.isa().choose()
    {
        complain(lang, &text!("bench-no-isa", isa = chosen.isa().name()));
        return Ok(Verdict::BadInput);
    }
    let mut output = Output::standard();
    let mut verdict = Verdict::Yes;
    if args.signature {
        let Signature { direct, hash } = Signature::compute();
        writeln!(output, "{direct} {hash:016x}")?;
    } else {
        let puzzles = if args.input.is_given() {
            let mut puzzles = Vec::new();
            for_each_puzzle(args.input.puzzles(lang), lang, &mut verdict, |puzzle| {
                puzzles.extend(cells(&puzzle));
                Ok(())
            })?;
            puzzles
        } else {
            classic_corpus()
        };
        if !puzzles.is_empty() {
            measure(&puzzles, lang, &mut output)?;
        }
    }
    output.finish()?;
    Ok(verdict)
}

/// The values of a classic puzzle; `None` for any other.
fn cells(puzzle: &Puzzle) -> Option<[u8; 81]> {
    (*puzzle.layout() == Layout::classic())
        .then(|| std::array::from_fn(|cell| puzzle.values().get(cell).map_or(0, Digit::value)))
}

/// Runs both entry points of the classic solver alternately, and reports the best rate of each.
fn measure(puzzles: &[[u8; 81]], lang: Lang, output: &mut Output) -> anyhow::Result<()> {
    let mut answers = vec![Answer::default(); puzzles.len()];
    let (mut batch, mut single) = (Duration::MAX, Duration::MAX);
    let end = Instant::now() + Duration::from_secs(2);
    while Instant::now() < end || single == Duration::MAX {
        let start = Instant::now();
        solve_batch(puzzles, 2, &mut answers);
        batch = batch.min(start.elapsed());
        let start = Instant::now();
        for (puzzle, answer) in puzzles.iter().zip(&answers) {
            anyhow::ensure!(
                solve_one(puzzle, 2).count == answer.count,
                "the two doors disagree"
            );
        }
        single = single.min(start.elapsed());
    }
    let rate = |time: Duration| format!("{:.0}", puzzles.len() as f64 / time.as_secs_f64());
    let said = text!(
        "bench-rates",
        puzzles = puzzles.len(),
        batch = rate(batch),
        single = rate(single),
        isa = Isa::in_use().name()
    );
    Ok(writeln!(output, "{}", lang.say(&said))?)
}

/// A generator of numbers that are the same on every machine and in every version.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % end
    }

    /// A complete grid with its digits relabelled and some of its cells emptied.
    fn puzzle(&mut self, solution: &Grid, kept: usize) -> Vec<u8> {
        let size = solution.layout().digits();
        let mut labels: Vec<u8> = (1..=size as u8).collect();
        self.shuffle(&mut labels);
        let mut order: Vec<usize> = (0..solution.layout().cell_count()).collect();
        self.shuffle(&mut order);
        let mut cells = vec![0; order.len()];
        for &cell in &order[..kept] {
            cells[cell] = solution.get(cell).map_or(0, |digit| labels[digit.index()]);
        }
        cells
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

/// Classic puzzles of all kinds: easy and hard, with one solution, with several, with none.
fn classic_corpus() -> Vec<[u8; 81]> {
    let mut numbers = Numbers(2_026);
    let classic = BUILT_IN
        .iter()
        .map(grille::logic::BuiltIn::puzzle)
        .filter(|puzzle| puzzle.layout().digits() == 9);
    let solutions: Vec<Grid> = classic
        .filter_map(|puzzle| Solver::new(&puzzle).first_solution().ok().flatten())
        .collect();
    (0..5_000)
        .map(|_| {
            let solution = &solutions[numbers.below(solutions.len())];
            let kept = 20 + numbers.below(16);
            let mut cells: [u8; 81] = numbers.puzzle(solution, kept).try_into().expect("81 cells");
            if numbers.below(8) == 0 {
                // One changed digit usually leaves no solution.
                let filled: Vec<usize> = (0..81).filter(|&cell| cells[cell] > 0).collect();
                let cell = filled[numbers.below(filled.len())];
                cells[cell] = cells[cell] % 9 + 1;
            }
            cells
        })
        .collect()
}

/// The canonical grid of a size: each row is the one above, shifted.
fn plain_grid(boxes: BoxShape) -> Grid {
    let size = boxes.size();
    let value = |row: usize, column: usize| {
        (boxes.columns() * (row % boxes.rows()) + row / boxes.rows() + column) % size
    };
    let cells =
        (0..size * size).map(|cell| Some(Digit::from_index(value(cell / size, cell % size))));
    let draft = Draft::from_givens(Layout::with_boxes(boxes), cells);
    draft.into_grid().expect("the plain grid is a grid")
}

/// What the solvers do with a fixed set of puzzles.
struct Signature {
    /// Puzzles with one solution that need no guess.
    direct: u64,
    hash: u64,
}

impl Signature {
    fn compute() -> Signature {
        // FNV-1a: short, and the same everywhere.
        let mut signature = Signature {
            direct: 0,
            hash: 0xcbf2_9ce4_8422_2325,
        };
        let puzzles = classic_corpus();
        let mut answers = vec![Answer::default(); puzzles.len()];
        solve_batch(&puzzles, 2, &mut answers);
        for answer in &answers {
            signature.direct += u64::from(answer.count == 1 && answer.guesses == 0);
            signature.add(&answer.count.to_le_bytes());
            signature.add(&answer.first);
        }
        let mut numbers = Numbers(16);
        for boxes in ["2x2", "2x3", "3x2", "2x4", "2x5", "3x4", "3x5", "4x4"] {
            let solution = plain_grid(boxes.parse().expect("boxes"));
            let cells = solution.layout().cell_count();
            for _ in 0..20 {
                let kept = numbers.puzzle(&solution, cells * (40 + numbers.0 as usize % 20) / 100);
                let givens = kept.iter().map(|&value| Digit::new(value));
                let draft = Draft::from_givens(solution.layout().clone(), givens);
                let Ok(puzzle) = draft.validate() else {
                    continue;
                };
                signature.add_outcome(
                    &Solver::new(&puzzle)
                        .with_budget(Budget::default().nodes(20_000))
                        .outcome(),
                );
            }
        }
        signature
    }

    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.hash = (self.hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn add_outcome(&mut self, outcome: &Outcome<Grid>) {
        match outcome {
            Outcome::None => self.add(&[0]),
            Outcome::Unique(grid) => self.add(format!("1{grid}").as_bytes()),
            Outcome::Several(first, second) => self.add(format!("2{first}{second}").as_bytes()),
            Outcome::BudgetSpent(_) => self.add(&[3]),
        }
    }
}
