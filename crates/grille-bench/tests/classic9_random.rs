//! Random puzzles of every kind: all instruction sets, all doors, an obvious
//! recursive oracle and the `sudoku` crate must agree.

use grille::solve::CountEnd;
use grille::solve::classic9::{Answer, Counting, Solutions, solve_one, solve_one_candidates};
use grille_solve::internal::{Backend, Isa, solve_batch_with, solve_one_with};

/// Marsaglia's xorshift: small, and the same everywhere.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
    fn below(&mut self, n: usize) -> usize {
        (self.next() >> 33) as usize % n
    }
    fn shuffled<const N: usize>(&mut self) -> [usize; N] {
        let mut order = std::array::from_fn(|i| i);
        for i in (1..N).rev() {
            order.swap(i, self.below(i + 1));
        }
        order
    }
}

/// A random solution: one of the first below a random top row, with digits,
/// rows and columns then shuffled in the ways that keep it a solution.
fn full_grid(random: &mut Random) -> [u8; 81] {
    let mut start = [0; 81];
    for (cell, digit) in random.shuffled::<9>().into_iter().enumerate() {
        start[cell] = digit as u8 + 1;
    }
    let found = Solutions::new(&start)
        .nth(random.below(6))
        .expect("every top row has solutions");
    let mut lines = || {
        let bands = random.shuffled::<3>();
        let inside: [[usize; 3]; 3] = std::array::from_fn(|_| random.shuffled());
        std::array::from_fn::<usize, 9, _>(|i| bands[i / 3] * 3 + inside[i / 3][i % 3])
    };
    let (rows, columns) = (lines(), lines());
    std::array::from_fn(|cell| found[rows[cell / 9] * 9 + columns[cell % 9]])
}

/// A puzzle of a random kind: usual, sparse, altered, garbage, full, empty.
fn puzzle(random: &mut Random) -> [u8; 81] {
    let solution = full_grid(random);
    let clues = match random.below(20) {
        0 => 81,
        1..=3 => 8 + random.below(12),
        4..=6 => 18 + random.below(5),
        _ => 22 + random.below(12),
    };
    let mut puzzle = [0; 81];
    for cell in random.shuffled::<81>().into_iter().take(clues) {
        puzzle[cell] = solution[cell];
    }
    match random.below(10) {
        // One cell altered: often no solution, sometimes a clash of givens.
        // (With few clues the proof that there is none can take minutes.)
        0 | 1 if clues >= 22 => puzzle[random.below(81)] = 1 + random.below(9) as u8,
        2 if random.below(10) == 0 => {
            for cell in &mut puzzle {
                *cell = if random.below(2) == 0 {
                    random.below(10) as u8
                } else {
                    0
                };
            }
        }
        3 if random.below(100) == 0 => puzzle = [0; 81],
        _ => {}
    }
    // Take clues away while the solution stays unique: nearly minimal.
    if (22..40).contains(&clues) && random.below(8) == 0 {
        for cell in random.shuffled::<81>().into_iter().take(40) {
            let kept = std::mem::take(&mut puzzle[cell]);
            if solve_one(&puzzle, 2).count != 1 {
                puzzle[cell] = kept;
            }
        }
    }
    puzzle
}

fn puzzles(seed: u64, n: usize) -> Vec<[u8; 81]> {
    let mut random = Random(seed * 2 + 1);
    (0..n).map(|_| puzzle(&mut random)).collect()
}

fn sees(a: usize, b: usize) -> bool {
    a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3)
}

/// Whether `solution` is complete, valid and keeps the givens.
fn is_solution(puzzle: &[u8; 81], solution: &[u8; 81]) -> bool {
    (0..81).all(|a| {
        (1..=9).contains(&solution[a])
            && (puzzle[a] == 0 || puzzle[a] == solution[a])
            && (0..a).all(|b| !sees(a, b) || solution[a] != solution[b])
    })
}

/// The obvious solver: first empty cell, every digit, up to `limit` solutions.
fn oracle(grid: &mut [u8; 81], limit: u32) -> u32 {
    let fits = |grid: &[u8; 81], cell: usize, digit: u8| {
        (0..81).all(|other| other == cell || grid[other] != digit || !sees(cell, other))
    };
    if (0..81).any(|cell| grid[cell] != 0 && !fits(grid, cell, grid[cell])) {
        return 0;
    }
    let open = (0..81).filter(|&cell| grid[cell] == 0);
    let choices = |grid: &[u8; 81], cell| (1..=9).filter(|&d| fits(grid, cell, d)).count();
    let Some(cell) = open.min_by_key(|&cell| choices(grid, cell)) else {
        return 1;
    };
    let mut count = 0;
    for digit in 1..=9 {
        if fits(grid, cell, digit) && count < limit {
            grid[cell] = digit;
            count += oracle(grid, limit - count);
            grid[cell] = 0;
        }
    }
    count
}

fn crate_count(puzzle: &[u8; 81], limit: u32) -> u32 {
    let sudoku = sudoku::Sudoku::from_bytes(*puzzle).expect("digits 0 to 9");
    sudoku.solutions_count_up_to(limit as usize) as u32
}

fn batch(isa: Isa, puzzles: &[[u8; 81]], limit: u32) -> Vec<Answer> {
    let mut answers = vec![Answer::NONE; puzzles.len()];
    solve_batch_with(Backend::of(isa), puzzles, limit, &mut answers);
    answers
}

/// Whether an answer says the same about the solutions; the guesses that led to it may differ.
fn same(a: &Answer, b: &Answer) -> bool {
    (a.count, a.first) == (b.count, b.first)
}

/// Compares everything with everything for one lot of puzzles.
fn check(puzzles: &[[u8; 81]], limit: u32, every_isa: bool) {
    let best = Isa::all_available().next().expect("portable");
    let answers = batch(best, puzzles, limit);
    if every_isa {
        for isa in Isa::all_available() {
            let others = batch(isa, puzzles, limit);
            for ((puzzle, answer), other) in puzzles.iter().zip(&answers).zip(&others) {
                assert!(same(answer, other), "{isa:?} {puzzle:?}");
            }
            if isa != Isa::Portable && best != Isa::Portable {
                assert!(others == answers, "{isa:?} walks another tree");
            }
        }
    }
    for (puzzle, answer) in puzzles.iter().zip(&answers) {
        let single = solve_one_with(Backend::of(best), puzzle, limit);
        assert!(same(&solve_one(puzzle, limit), &single), "{puzzle:?}");
        assert_eq!(answer.count, crate_count(puzzle, limit), "{puzzle:?}");
        assert!(same(answer, &single), "{puzzle:?}");
        if answer.count == 0 {
            assert_eq!(answer.first, [0; 81]);
        } else {
            assert!(is_solution(puzzle, &answer.first), "{puzzle:?}");
        }
        if answer.count <= 1 && limit > 1 {
            assert_eq!(*answer, single, "{puzzle:?}");
        }
        if every_isa {
            for isa in Isa::all_available() {
                let other = solve_one_with(Backend::of(isa), puzzle, limit);
                assert!(same(&other, &single), "{isa:?} {puzzle:?}");
                if isa != Isa::Portable && best != Isa::Portable {
                    assert_eq!(other, single, "{isa:?} {puzzle:?}");
                }
            }
        }
    }
}

#[test]
fn a_hundred_thousand_random_puzzles_agree_with_the_sudoku_crate() {
    for (seed, limit) in (1..=20u64).zip([2, 2, 1, 2, 5].into_iter().cycle()) {
        check(&puzzles(seed, 5_000), limit, false);
    }
}

/// Ten million take minutes, so that lot is run by setting the variable to the
/// number wanted; without it a small lot keeps the test alive.
#[test]
fn as_many_random_puzzles_as_asked_for_agree_with_the_sudoku_crate() {
    let wanted = std::env::var("GRILLE_RANDOM_PUZZLES");
    let wanted: u64 = wanted.map_or(10_000, |n| n.parse().expect("a number"));
    for lot in 0..wanted.div_ceil(10_000) {
        check(&puzzles(1_000 + lot, 10_000), 2, false);
        if lot % 100 == 99 {
            println!("{} puzzles", (lot + 1) * 10_000);
        }
    }
}

#[test]
fn every_instruction_set_gives_the_same_answers() {
    for (seed, limit) in [(101, 2), (102, 1), (103, 2), (104, 50), (105, 3)] {
        check(&puzzles(seed, 800), limit, true);
    }
}

#[test]
fn the_obvious_oracle_agrees() {
    for puzzle in puzzles(201, 300) {
        assert_eq!(
            solve_one(&puzzle, 3).count,
            oracle(&mut puzzle.clone(), 3),
            "{puzzle:?}"
        );
    }
}

#[test]
fn solutions_come_once_each_and_in_the_order_of_the_single_door() {
    for puzzle in puzzles(301, 2_000) {
        let listed: Vec<_> = Solutions::new(&puzzle).take(300).collect();
        let answer = solve_one(&puzzle, 300);
        assert_eq!(listed.len(), answer.count as usize);
        assert!(listed.iter().all(|solution| is_solution(&puzzle, solution)));
        assert_eq!(listed.first().unwrap_or(&[0; 81]), &answer.first);
        let mut sorted = listed.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), listed.len(), "{puzzle:?}");
    }
}

#[test]
fn every_instruction_set_lists_the_solutions_in_the_same_order() {
    for puzzle in puzzles(351, 1_500) {
        let listed = |isa| {
            let solutions = Solutions::with(Backend::of(isa), &puzzle);
            solutions.take(200).collect::<Vec<_>>()
        };
        let expected = listed(Isa::Portable);
        for isa in Isa::all_available() {
            assert!(listed(isa) == expected, "{isa:?} {puzzle:?}");
        }
    }
}

/// Sparse puzzles keep all lanes at work on one another's branches.
#[test]
fn the_first_of_many_solutions_does_not_depend_on_the_rest_of_the_batch() {
    let mut random = Random(77);
    let sparse: Vec<[u8; 81]> = (0..2_000)
        .map(|_| {
            let solution = full_grid(&mut random);
            let mut puzzle = [0; 81];
            let clues = 12 + random.below(10);
            for cell in random.shuffled::<81>().into_iter().take(clues) {
                puzzle[cell] = solution[cell];
            }
            puzzle
        })
        .collect();
    for isa in Isa::all_available() {
        for limit in [1, 2, 7] {
            for (puzzle, answer) in sparse.iter().zip(batch(isa, &sparse, limit)) {
                let first = Solutions::with(Backend::of(Isa::Portable), puzzle).next();
                assert_eq!(Some(answer.first), first, "{isa:?} {limit} {puzzle:?}");
            }
        }
    }
}

#[test]
fn counting_agrees_with_listing_on_every_instruction_set() {
    for puzzle in puzzles(401, 1_000) {
        let listed = Solutions::new(&puzzle).take(5_001).count() as u64;
        let mut results = Vec::new();
        for isa in Isa::all_available() {
            results.push(Counting::up_to(5_000).with(Backend::of(isa)).count(&puzzle));
        }
        assert!(
            results.iter().all(|counted| *counted == results[0]),
            "{puzzle:?}"
        );
        assert_eq!(results[0].solutions, listed.min(5_000), "{puzzle:?}");
        let stop = if listed >= 5_000 {
            CountEnd::Limit
        } else {
            CountEnd::All
        };
        assert_eq!(results[0].end, stop, "{puzzle:?}");
    }
}

#[test]
fn candidate_sets_restrict_the_solutions() {
    let mut random = Random(7);
    for puzzle in puzzles(501, 500) {
        let mut sets = puzzle.map(|d| if d == 0 { 0x1FF } else { 1 << (d - 1) });
        for _ in 0..random.below(30) {
            sets[random.below(81)] &= !(1 << random.below(9));
        }
        let allowed = |s: &[u8; 81]| s.iter().zip(&sets).all(|(d, set)| set >> (d - 1) & 1 == 1);
        let expected: Vec<_> = Solutions::new(&puzzle).take(3_000).collect();
        if expected.len() == 3_000 {
            continue;
        }
        let expected = expected.iter().filter(|s| allowed(s)).count();
        assert_eq!(solve_one_candidates(&sets, 3_000).count as usize, expected);
        assert_eq!(Solutions::from_candidates(&sets).count(), expected);
        assert_eq!(
            Counting::all().count_candidates(&sets).solutions as usize,
            expected
        );
        let mut answers = [Answer::NONE];
        grille::solve::classic9::solve_batch_candidates(&[sets], 3_000, &mut answers);
        assert_eq!(answers[0].count as usize, expected);
    }
}
