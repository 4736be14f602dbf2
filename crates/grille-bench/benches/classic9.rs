//! Every door of the classic solver, on every instruction set of this machine, beside the `sudoku` crate: interleaved,
//! one thread, uniqueness proved (limit 2), on the 9×9 data sets; then the speed of counting. Prints thousand puzzles a
//! second, the ratio to the crate and the goal, and checks that all answers are the same.
//!
//! `cargo bench -p grille-bench --bench classic9 -- [--rounds N] [--set PART] [--command target/release/grille]`
#![allow(clippy::cast_precision_loss)] // rates are for reading

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use grille::solve::classic9::{Answer, Counting};
use grille_solve::internal::{Backend, Isa, solve_batch_with, solve_one_with};
use sudoku::Sudoku;

/// Goals as ratios to the crate, 0 where there is none: in batches, one call at a time, by `grille solve`.
type Goals = [f64; 3];

/// Data set and goals with AVX-512, with AVX2 and without vector instructions.
const SETS: [(&str, [Goals; 3]); 9] = [
    ("easy_naked", [[10.7, 2.2, 0.], [11., 0., 0.], PORTABLE]),
    (
        "unbiased_cb_ser",
        [[8.5, 1.85, 0.], [6., 2.2, 0.], PORTABLE],
    ),
    ("17clue", [[7.2, 1.9, 0.], [5., 0., 0.], PORTABLE]),
    (
        "magictour_top1465",
        [[6.6, 2.3, 0.], [4.5, 0., 0.], PORTABLE],
    ),
    (
        "hardest_1905_11plus",
        [[7.6, 3.4, 0.], [4., 2.5, 0.], PORTABLE],
    ),
    ("hardest_1106", [[9., 4.5, 0.], [4., 2.5, 0.], PORTABLE]),
    ("serg_multi", [[4.4, 1.5, 3.], [0.; 3], PORTABLE]),
    ("invalid", [[9.5, 1.9, 0.], [8., 0., 0.], PORTABLE]),
    ("near_puzzles", [[5., 0., 4.], [0.; 3], PORTABLE]),
];
const PORTABLE: Goals = [1.5, 1.3, 0.];

/// How long one set may take.
const LONGEST: Duration = Duration::from_secs(20);

/// What was asked for on the command line.
struct Wishes {
    rounds: usize,
    /// A part of the name of a set.
    set: String,
    /// The program `grille`, if it is to be measured too.
    program: Option<PathBuf>,
}

fn main() {
    let wishes = wishes();
    let Some(folder) = data_folder() else {
        println!("no data sets found: set GRILLE_DATA");
        return;
    };
    let sets = SETS.iter().filter(|set| set.0.contains(&wishes.set));
    let measured: Vec<_> = sets
        .map(|&(name, goals)| {
            let puzzles = read(&folder.join(format!("9x9_{name}.txt")));
            (name, goals, measure(&puzzles, &wishes))
        })
        .collect();
    for (i, isa) in Isa::all_available().enumerate() {
        println!("\n{}: thousand puzzles/s, × crate, goal", isa.name());
        println!(
            "{:20} {:>7}   {:^20}   {:^20}   {:^20}",
            "", "crate", "batch", "single", "grille solve"
        );
        for (name, goals, times) in &measured {
            let goals = match isa {
                Isa::Avx512 => goals[0],
                Isa::Avx2 => goals[1],
                _ => goals[2],
            };
            print!("{name:20} {:7.0}", times.rate(times.peer));
            for (time, goal) in times.doors[i].into_iter().zip(goals) {
                print!("   {}", times.column(time, goal));
            }
            println!();
        }
    }
    count(&folder);
}

/// The best time of each side for one set.
struct Times {
    puzzles: usize,
    peer: Duration,
    /// By instruction set: in batches, one call at a time, by `grille solve`.
    doors: Vec<[Option<Duration>; 3]>,
}

impl Times {
    fn rate(&self, time: Duration) -> f64 {
        self.puzzles as f64 / time.as_secs_f64() / 1e3
    }

    /// Rate, ratio and goal; a goal that is not reached has a mark.
    fn column(&self, time: Option<Duration>, goal: f64) -> String {
        let Some(time) = time else {
            return " ".repeat(20);
        };
        let ratio = self.peer.as_secs_f64() / time.as_secs_f64();
        let goal = match (goal > 0., ratio >= goal) {
            (false, _) => String::new(),
            (true, true) => format!("{goal}"),
            (true, false) => format!("{goal} !"),
        };
        format!("{:7.0} {ratio:6.2} {goal:5}", self.rate(time))
    }
}

/// Lets all sides take turns for some rounds.
fn measure(puzzles: &[[u8; 81]], wishes: &Wishes) -> Times {
    let parsed: Vec<_> = puzzles
        .iter()
        .map(|p| Sudoku::from_bytes(*p).expect("digits 0 to 9"))
        .collect();
    let isas: Vec<Isa> = Isa::all_available().collect();
    let mut times = Times {
        puzzles: puzzles.len(),
        peer: Duration::MAX,
        doors: vec![[None; 3]; isas.len()],
    };
    let mut answers = vec![Answer::NONE; puzzles.len()];
    let mut expected: Option<Vec<(u32, [u8; 81])>> = None;
    let end = Instant::now() + LONGEST;
    for round in 0..wishes.rounds {
        if round > 2 && Instant::now() > end {
            break;
        }
        let start = Instant::now();
        let theirs: usize = parsed.iter().map(|s| s.solutions_count_up_to(2)).sum();
        times.peer = times.peer.min(start.elapsed());
        for (isa, best) in isas.iter().zip(&mut times.doors) {
            let backend = Backend::of(*isa);
            let start = Instant::now();
            solve_batch_with(backend, puzzles, 2, &mut answers);
            keep(&mut best[0], start);
            let start = Instant::now();
            let solve = |p| solve_one_with(backend, p, 2).count as usize;
            let single: usize = puzzles.iter().map(solve).sum();
            keep(&mut best[1], start);
            assert_eq!(single, theirs);
            let said: Vec<_> = answers.iter().map(|a| (a.count, a.first)).collect();
            let ours: u32 = said.iter().map(|answer| answer.0).sum();
            assert_eq!(ours as usize, theirs);
            assert!(
                *expected.get_or_insert_with(|| said.clone()) == said,
                "{isa:?}"
            );
        }
    }
    if let Some(program) = &wishes.program {
        for (isa, best) in isas.iter().zip(&mut times.doors) {
            best[2] = Some(by_command(program, *isa, puzzles, times.peer));
        }
    }
    times
}

fn keep(best: &mut Option<Duration>, start: Instant) {
    let time = start.elapsed();
    *best = Some(best.map_or(time, |best| best.min(time)));
}

/// The time that `grille solve` takes for the puzzles: the best of three, reading, writing and its start included. The
/// puzzles are repeated until the crate would take a second.
fn by_command(program: &Path, isa: Isa, puzzles: &[[u8; 81]], peer: Duration) -> Duration {
    let times = Duration::from_secs(1).div_duration_f64(peer).ceil().max(1.) as u32;
    let line = |puzzle: &[u8; 81]| {
        puzzle
            .iter()
            .map(|d| char::from(b'0' + d))
            .chain(['\n'])
            .collect::<String>()
    };
    let text: String = puzzles.iter().map(line).collect();
    let file = std::env::temp_dir().join(format!("grille-bench-{}.txt", std::process::id()));
    std::fs::write(&file, text.repeat(times as usize)).expect("a temporary file");
    let mut best = Duration::MAX;
    for _ in 0..3 {
        let start = Instant::now();
        let status = Command::new(program)
            .args(["--quiet", "solve", "--format", "line", "--jobs", "1"])
            .env("GRILLE_ISA", isa.name())
            .stdin(File::open(&file).expect("the temporary file"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .expect("the program grille");
        assert!(status.code().is_some_and(|code| code < 2), "{status}");
        best = best.min(start.elapsed());
    }
    std::fs::remove_file(&file).expect("the temporary file");
    best / times
}

fn count(folder: &Path) {
    let puzzles = read(&folder.join("9x9_sparse_counts.txt"));
    let start = Instant::now();
    let counting = Counting::up_to(2_000_000);
    let solutions: u64 = puzzles.iter().map(|p| counting.count(p).solutions).sum();
    let rate = solutions as f64 / start.elapsed().as_secs_f64() / 1e6;
    println!("\ncounting sparse grids: {rate:.1} million solutions/s (goal 15)");
}

fn wishes() -> Wishes {
    let mut wishes = Wishes {
        rounds: 15,
        set: String::new(),
        program: None,
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        let mut value = || arguments.next().expect("a value");
        match name.as_str() {
            "--rounds" => wishes.rounds = value().parse().expect("a number"),
            "--set" => wishes.set = value(),
            "--command" => wishes.program = Some(value().into()),
            // Cargo says so.
            "--bench" => {}
            _ => panic!("unknown argument {name}"),
        }
    }
    wishes
}

/// The puzzle files, where there is a data folder.
fn data_folder() -> Option<PathBuf> {
    let folder = Path::new(grille_needs::data_folder!()).join("perf");
    folder.is_dir().then_some(folder)
}

fn read(path: &Path) -> Vec<[u8; 81]> {
    let text = std::fs::read_to_string(path).expect("a data set");
    let puzzle = |line: &str| {
        let cells: [u8; 81] = line.as_bytes()[..81].try_into().expect("81 cells");
        cells.map(|c| if c == b'.' { 0 } else { c - b'0' })
    };
    text.lines().map(puzzle).collect()
}
