//! Puzzles made to order are as ordered, have one solution, and come back from their seeds and ids.

use std::ops::RangeInclusive;

use grille::exact::{Budget, Outcome, Solver};
use grille::generate::{
    Effort, Made, NotMade, Order, OrderError, PuzzleId, Random, Recipe, Symmetry, generate,
    random_grid,
};
use grille::logic::{Path, Technique, Uniqueness};
use grille::rate::{self, Grade, Tenths};
use grille::{BoxShape, Cell, CellSet, Digit, Draft, Geometry, Grid, Puzzle, Starter};

fn make(order: &Order, seed: u64) -> Made {
    generate(order, seed, Effort::default()).unwrap_or_else(|error| panic!("{error}"))
}

/// Looked at by the exact solver: exactly one solution, the one that comes with the puzzle.
fn assert_unique(puzzle: &Puzzle) {
    let mut draft = puzzle.to_draft();
    draft.solution = None;
    let alone = draft.validate().unwrap();
    assert_eq!(
        Some(&Outcome::Unique(puzzle.solution().unwrap().clone())),
        Some(&Solver::new(&alone).outcome())
    );
}

fn without(puzzle: &Puzzle, cell: Cell) -> Puzzle {
    let givens = puzzle
        .geometry()
        .cells()
        .map(|other| puzzle.values().get(other).filter(|_| other != cell));
    Draft::from_givens(puzzle.geometry().clone(), givens)
        .validate()
        .unwrap()
}

fn is_minimal(puzzle: &Puzzle) -> bool {
    let mut givens = puzzle.values().filled_cells();
    givens.all(|(cell, _)| {
        !matches!(
            Solver::new(&without(puzzle, cell)).outcome(),
            Outcome::Unique(_)
        )
    })
}

fn cells(puzzle: &Puzzle) -> CellSet {
    puzzle
        .values()
        .filled_cells()
        .map(|(cell, _)| cell)
        .collect()
}

#[test]
fn every_size_gives_puzzles_with_one_solution_that_come_back_from_their_ids() {
    for (rows, columns) in [(2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (2, 5), (3, 4)] {
        let order = Order::new(Geometry::with_boxes(BoxShape::new(rows, columns).unwrap()));
        for seed in 0..3 {
            let made = make(&order, seed);
            assert_unique(&made.puzzle);
            let id: PuzzleId = made.id.to_string().parse().unwrap();
            assert_eq!(id, made.id);
            assert_eq!(id.rebuild(&Order::classic()).unwrap(), made);
            assert_eq!(make(&order, seed), made);
        }
    }
}

#[test]
fn minimal_puzzles_are_minimal_and_what_the_plain_way_gives() {
    for seed in 0..40 {
        let made = make(&Order::classic().minimal(), seed);
        assert_unique(&made.puzzle);
        assert!(is_minimal(&made.puzzle), "{}", made.puzzle);
    }
    let small = Order::new(Geometry::of_size(6).unwrap())
        .minimal()
        .symmetry(Symmetry::HalfTurn);
    let made = make(&small, 3);
    assert!(
        is_minimal(&made.puzzle)
            && Symmetry::HalfTurn.holds(made.puzzle.geometry(), &cells(&made.puzzle))
    );
}

#[test]
fn symmetric_puzzles_are_symmetric() {
    for symmetry in Symmetry::ALL {
        assert_eq!(symmetry.id().parse(), Ok(symmetry));
        for seed in 0..3 {
            let made = make(&Order::classic().symmetry(symmetry), seed);
            assert_unique(&made.puzzle);
            assert!(
                symmetry.holds(made.puzzle.geometry(), &cells(&made.puzzle)),
                "{symmetry:?} {}",
                made.puzzle
            );
            assert_eq!(
                made.id
                    .to_string()
                    .parse::<PuzzleId>()
                    .unwrap()
                    .rebuild(&Order::classic())
                    .unwrap(),
                made
            );
        }
    }
}

#[test]
fn the_number_of_givens_is_as_ordered() {
    for clues in [22..=22, 24..=25, 30..=30, 45..=50] {
        let made = make(&Order::classic().clues(clues.clone()), 5);
        assert_unique(&made.puzzle);
        assert!(
            clues.contains(&made.puzzle.values().count()),
            "{}",
            made.puzzle
        );
        assert_eq!(made.id.rebuild(&Order::classic()).unwrap(), made);
    }
    let both = Order::classic().clues(23..=24).minimal();
    let made = make(&both, 5);
    assert!(is_minimal(&made.puzzle) && made.puzzle.values().count() <= 24);
}

#[test]
fn each_grade_is_the_rater_s() {
    // Extreme puzzles take seconds: the long test has them.
    for grade in Grade::ALL
        .into_iter()
        .filter(|grade| *grade < Grade::Extreme)
    {
        for seed in 0..3 {
            let made = make(&Order::classic().grade(grade..=grade), seed);
            assert_unique(&made.puzzle);
            assert_eq!(rate::grade(&made.puzzle), Some(grade), "{}", made.puzzle);
        }
    }
}

#[test]
fn ratings_on_other_scales_are_within_range() {
    let made = make(&Order::classic().explainer(Tenths(30)..=Tenths(42)), 1);
    assert!((Tenths(30)..=Tenths(42)).contains(&rate::explainer(&made.puzzle).unwrap().hardest));
    let made = make(&Order::classic().hodoku(500..=700), 1);
    assert!((500..=700).contains(&rate::hodoku(&made.puzzle).unwrap().score));
}

#[test]
fn a_technique_is_needed_and_enough() {
    let solved = |puzzle: &Puzzle, techniques: &[Technique]| {
        Path::of(puzzle, techniques, Uniqueness::Known).is_solved()
    };
    for technique in [
        Technique::FullHouse,
        Technique::NakedSingle,
        Technique::HiddenSingle,
        Technique::Pointing,
        Technique::NakedTriple,
        Technique::XWing,
        Technique::Skyscraper,
        Technique::XyWing,
        Technique::Jellyfish,
        Technique::HiddenQuad,
    ] {
        let made = make(&Order::classic().technique(technique), 11);
        let before: Vec<Technique> = Technique::all()
            .filter(|&other| other < technique)
            .collect();
        let with: Vec<Technique> = Technique::all()
            .filter(|&other| other <= technique)
            .collect();
        assert!(
            !solved(&made.puzzle, &before),
            "{technique:?} {}",
            made.puzzle
        );
        assert!(solved(&made.puzzle, &with), "{technique:?} {}", made.puzzle);
        assert_unique(&made.puzzle);
        assert_eq!(made.id.rebuild(&Order::classic()).unwrap(), made);
    }
    assert_eq!(
        generate(
            &Order::classic().technique(Technique::RuleOf45),
            1,
            Effort::default()
        ),
        Err(NotMade::Impossible(OrderError::TechniqueOfVariants(
            Technique::RuleOf45
        )))
    );
    let singles = [Technique::NakedSingle];
    let made = make(&Order::classic().only(singles), 1);
    assert!(solved(&made.puzzle, &singles));
}

#[test]
fn a_pattern_and_a_solution_are_kept() {
    let ring = "1111....1111....111......11....1...............1....11......111....1111....111111";
    let pattern: CellSet = ring
        .bytes()
        .take(81)
        .enumerate()
        .filter(|(_, mark)| *mark == b'1')
        .map(|(cell, _)| Cell::new(cell))
        .collect();
    let order = Order::classic().pattern(pattern);
    let made = make(&order, 1);
    assert_unique(&made.puzzle);
    assert_eq!(cells(&made.puzzle), pattern);
    assert_eq!(made.id.rebuild(&order).unwrap(), made);
    assert!(made.id.rebuild(&Order::classic()).is_err());

    let solution = random_grid(
        &Geometry::classic(),
        &mut Random::from_seed(4),
        Budget::default(),
    )
    .unwrap()
    .unwrap();
    let made = make(&Order::classic().solution(solution.clone()), 1);
    assert_eq!(made.puzzle.solution(), Some(&solution));
    assert_unique(&made.puzzle);
}

#[test]
fn any_layout_of_houses_will_do() {
    // A 6×6 jigsaw: rows, columns, and regions of two rows by halves, shifted.
    let square = Geometry::of_size(6).unwrap();
    let mut houses: Vec<grille::House> = square.houses()[..12].to_vec();
    let regions = ["001111", "000112", "033422", "334422", "344552", "345555"];
    let regions: Vec<u8> = regions.concat().into_bytes();
    for number in 0..6 {
        let cells = (0..36)
            .filter(|&cell| regions[cell] == b'0' + number)
            .map(Cell::new)
            .collect();
        houses.push(grille::House::new(
            grille::HouseKind::Box,
            number.into(),
            cells,
        ));
    }
    let places = square.cells().map(|cell| square.place(cell)).collect();
    let order =
        Order::new(Geometry::from_houses(6, places, houses).unwrap()).symmetry(Symmetry::HalfTurn);
    let made = make(&order, 1);
    assert_unique(&made.puzzle);
    assert_eq!(made.id.rebuild(&order).unwrap(), made);
    assert!(made.id.rebuild(&Order::classic()).is_err());
}

#[test]
fn an_order_that_cannot_be_says_why() {
    let refused = |order: Order| match generate(&order, 1, Effort::default()) {
        Err(NotMade::Impossible(error)) => error,
        other => panic!("{other:?}"),
    };
    let few = CellSet::first(5);
    assert_eq!(
        refused(Order::classic().clues(1..=16)),
        OrderError::Clues {
            least: 17,
            most: 81
        }
    );
    assert_eq!(
        refused(Order::classic().pattern(few)),
        OrderError::Pattern {
            count: 5,
            least: 17
        }
    );
    assert_eq!(
        refused(Order::classic().pattern(CellSet::first(30)).clues(20..=20)),
        OrderError::PatternClues(30)
    );
    assert_eq!(
        refused(
            Order::classic()
                .pattern(CellSet::first(30))
                .symmetry(Symmetry::Full)
        ),
        OrderError::PatternSymmetry(Symmetry::Full)
    );
    assert_eq!(
        refused(Order::classic().solution(Grid::empty(Geometry::classic()))),
        OrderError::SolutionIncomplete
    );
    assert_eq!(
        refused(Order::classic().hodoku(RangeInclusive::new(5, 4))),
        OrderError::EmptyRange
    );
    assert_eq!(
        refused(
            Order::classic()
                .technique(Technique::XWing)
                .only([Technique::NakedSingle])
        ),
        OrderError::TechniqueNotAmong(Technique::XWing)
    );
}

#[test]
fn an_order_that_is_not_met_ends_with_the_closest() {
    let order = Order::classic().clues(17..=17).symmetry(Symmetry::Full);
    let effort = Effort {
        attempts: 3,
        ..Effort::default()
    };
    let Err(NotMade::Spent {
        attempts: 3,
        closest: Some(closest),
    }) = generate(&order, 1, effort)
    else {
        panic!("17 givens with full symmetry");
    };
    assert_unique(&closest.puzzle);
    assert!(Symmetry::Full.holds(closest.puzzle.geometry(), &cells(&closest.puzzle)));
    let cancelled = std::sync::atomic::AtomicBool::new(true);
    let effort = Effort {
        budget: Budget::default().cancel(&cancelled),
        ..effort
    };
    assert_eq!(generate(&order, 1, effort), Err(NotMade::Cancelled));
}

#[test]
fn seeds_and_ids_mean_the_same_for_ever() {
    let made = make(&Order::classic(), 0x5EED);
    assert_eq!(made.id.to_string(), "9-2A1CBK9DXF7E");
    for (id, puzzle) in [
        (
            "9-2A1CBK9DXF7E",
            "..3..4..7.....1..6.7....9..5...928.1........4.62.7......1.......5.2....9.94....85",
        ),
        (
            "9-WA0SBQESXS4N",
            "......2......3..1..8..6...365.9..4...1...7.9.7..3....2.3....7.1...8.....4.1..9..6",
        ),
        (
            "9f-WA0SBQESXS4N",
            "..34.52...4.7.8.1.9..1.2..3652...437.........798...1628..2.6..1.7.8.3.2...15.93..",
        ),
        (
            "9c22-4QB47EJV238F",
            ".4....6.......317.9.8...2......2..3.4..1....23.9..6.......59...1.....7.9...4.....",
        ),
        (
            "9t-C92WTE50BSMT-1Z",
            "4.23...6....47.9.3.3...8....2...3.9.91.....52.4.7...1....1...3.6.3.45....7...62.5",
        ),
        ("6t-WA0SBQESXS4N", "...3.5.6....4...2..2...4....4.6.3..."),
        ("4-WA0SBQESXS4N", "13..........4.2."),
    ] {
        let parsed: PuzzleId = id.parse().unwrap();
        assert_eq!(
            parsed
                .rebuild(&Order::classic())
                .unwrap()
                .puzzle
                .to_string(),
            puzzle,
            "{id}"
        );
    }
}

#[test]
fn texts_that_are_no_id_are_refused() {
    for text in [
        "",
        "9",
        "9-",
        "9-0123",
        "7-0K3V9X0Q2M4T",
        "9-0K3V9X0Q2M4U",
        "9-0K3V9X0Q2M4T-1",
        "9z-0K3V9X0Q2M4T",
        "9c-0K3V9X0Q2M4T",
        "9-0K3V9X0Q2M4T-11-11",
        "é-0K3V9X0Q2M4T",
        "9-0K3V9X0Q2M4T-é",
        "99999999999999999999-0K3V9X0Q2M4T",
    ] {
        assert!(text.parse::<PuzzleId>().is_err(), "{text}");
    }
    // A cell that is not in the grid.
    let id: PuzzleId = "9-0K3V9X0Q2M4T-ZZ".parse().unwrap();
    assert!(id.rebuild(&Order::classic()).is_err());
    let id: PuzzleId = "9c99..2-0K3V9X0Q2M4T".parse().unwrap();
    assert!(id.rebuild(&Order::classic()).is_err());
}

/// Means of some figures of grids under the uniform distribution, found another way: boxes 1 to 4 and 7 drawn
/// at random, the fillings of the rest counted by the solver, and each grid given its count for weight.
#[test]
fn classic_grids_are_uniform() {
    use grille::exact::classic9::Solutions;
    let figures = |grid: &[u8]| -> [f64; 3] {
        // Pairs of digits that could change places in two rows and two columns of a band; boxes of a band
        // with the same sets of digits in their rows; rows whose first digit is below the last.
        let at = |row: usize, column: usize| grid[9 * row + column];
        let mut fours = 0;
        for (one, other) in (0..9).flat_map(|one| (one + 1..9).map(move |other| (one, other))) {
            for (left, right) in
                (0..9).flat_map(|left| (left + 1..9).map(move |right| (left, right)))
            {
                let same_band = one / 3 == other / 3 || left / 3 == right / 3;
                fours += u32::from(
                    same_band
                        && at(one, left) == at(other, right)
                        && at(one, right) == at(other, left),
                );
            }
        }
        let set =
            |row: usize, stack: usize| (0..3).fold(0, |set, i| set | 1 << at(row, 3 * stack + i));
        let pure = (0..3)
            .filter(|band| (0..3).any(|i| set(3 * band, 0) == set(3 * band + i, 1)))
            .count();
        let whole: u32 = (0..9).map(|row| u32::from(at(row, 0) < at(row, 8))).sum();
        [f64::from(fours), pure as f64, f64::from(whole)]
    };
    let mut random = Random::from_seed(8);
    let count = 20_000;
    let (mut sum, mut squares) = ([0.0; 3], [0.0; 3]);
    let geometry = Geometry::classic();
    for _ in 0..count {
        let grid = random_grid(&geometry, &mut random, Budget::default())
            .unwrap()
            .unwrap();
        let digits: Vec<u8> = grid.iter().flatten().map(Digit::value).collect();
        for (i, figure) in figures(&digits).into_iter().enumerate() {
            sum[i] += figure;
            squares[i] += figure * figure;
        }
    }
    // The other way.
    let mut weighted = [0.0; 3];
    let mut weights = 0.0;
    let mut per_draw = Vec::new();
    while per_draw.len() < 400 {
        let mut given = [0; 81];
        if !draw_band_and_stack(&mut given, &mut random) {
            continue;
        }
        let (mut total, mut figure_sum) = (0.0, [0.0; 3]);
        for solution in Solutions::new(&given) {
            total += 1.0;
            for (i, figure) in figures(&solution).into_iter().enumerate() {
                figure_sum[i] += figure;
            }
        }
        weights += total;
        for i in 0..3 {
            weighted[i] += figure_sum[i];
        }
        per_draw.push((total, figure_sum));
    }
    for i in 0..3 {
        let mean = sum[i] / f64::from(count);
        let error = (squares[i] / f64::from(count) - mean * mean) / f64::from(count);
        let expected = weighted[i] / weights;
        let spread: f64 = per_draw
            .iter()
            .map(|(total, sum)| (sum[i] - expected * total).powi(2))
            .sum();
        let error = (error + spread / (weights * weights)).sqrt();
        assert!(
            (mean - expected).abs() < 4.0 * error,
            "figure {i}: {mean} beside {expected}, error {error}"
        );
    }
}

/// Boxes 1, 2, 3, 4 and 7 filled at random, all ways equally likely; `false` to try again.
fn draw_band_and_stack(given: &mut [u8; 81], random: &mut Random) -> bool {
    let mut digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (top, left) in [(0, 0), (0, 3), (0, 6), (3, 0), (6, 0)] {
        random.shuffle(&mut digits);
        for (i, &digit) in digits.iter().enumerate() {
            given[9 * (top + i / 3) + left + i % 3] = digit;
        }
        // Each box must fit those before it; one that does not is drawn again, not the others: how many fit
        // is the same whatever they are, but for the third of a line, which may have none.
        let fits = |given: &[u8; 81]| {
            (0..9).all(|i| {
                let (row, column) = (top + i / 3, left + i % 3);
                let digit = given[9 * row + column];
                (0..left).all(|other| given[9 * row + other] != digit)
                    && (0..top).all(|other| given[9 * other + column] != digit)
            })
        };
        let mut tries = 0;
        while !fits(given) {
            tries += 1;
            if tries > 200_000 {
                return false;
            }
            random.shuffle(&mut digits);
            for (i, &digit) in digits.iter().enumerate() {
                given[9 * (top + i / 3) + left + i % 3] = digit;
            }
        }
    }
    true
}

#[test]
fn small_grids_are_close_to_uniform() {
    let geometry = Geometry::of_size(4).unwrap();
    let mut random = Random::from_seed(3);
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..28_800 {
        let grid = random_grid(&geometry, &mut random, Budget::default())
            .unwrap()
            .unwrap();
        *counts.entry(grid.to_string()).or_insert(0_i32) += 1;
    }
    let chi_square: f64 = counts
        .values()
        .map(|n| f64::from((n - 100).pow(2)) / 100.0)
        .sum();
    // 287 degrees of freedom: 365 is passed once in a thousand.
    assert!(
        counts.len() == 288 && chi_square < 365.0,
        "{} {chi_square}",
        counts.len()
    );
}

/// `GRILLE_GENERATED=10000 cargo test --release -p grille --test generate as_many`
#[test]
fn as_many_of_each_grade_as_asked_for_hold() {
    let asked = std::env::var("GRILLE_GENERATED").ok();
    let count: u64 = asked
        .as_ref()
        .and_then(|count| count.parse().ok())
        .unwrap_or(3);
    for grade in Grade::ALL
        .into_iter()
        .filter(|grade| asked.is_some() || *grade < Grade::Extreme)
    {
        let order = Order::classic().grade(grade..=grade);
        for seed in 0..count {
            let made = make(&order, 1_000_000 + seed);
            assert_unique(&made.puzzle);
            assert_eq!(rate::grade(&made.puzzle), Some(grade), "{}", made.id);
        }
    }
}

#[test]
fn each_starter_up_to_10x10_comes_back_from_its_id_with_its_grade() {
    let mut sizes = std::collections::BTreeSet::new();
    for starter in Starter::all() {
        sizes.insert(starter.size());
        let id = starter.puzzle_id();
        if starter.size() > 10 {
            assert_eq!(id.geometry().as_ref(), Some(starter.puzzle().geometry()));
            continue;
        }
        let made = id.rebuild(&Order::classic()).unwrap();
        assert_eq!(
            made.puzzle.values(),
            starter.puzzle().values(),
            "{}",
            starter.id
        );
        assert_eq!(
            rate::grade(&made.puzzle),
            Some(starter.grade),
            "{}",
            starter.id
        );
    }
    assert!(sizes.into_iter().eq([4, 6, 8, 9, 10, 12, 15, 16, 20, 25]));
}

fn variant(order: Order, words: &str) -> Order {
    words.split('+').fold(order, |order, word| {
        order.variant(Recipe::named(word).unwrap())
    })
}

/// Makes a puzzle of variants and looks at it: one solution, by the exact solver alone.
fn make_variant(order: &Order, seed: u64) -> Made {
    let made = make(order, seed);
    assert_unique(&made.puzzle);
    let id: PuzzleId = made.id.to_string().parse().unwrap();
    assert_eq!(id, made.id);
    made
}

#[test]
fn variants_of_every_family_are_made_and_come_back_from_their_ids() {
    for words in [
        "x",
        "jigsaw",
        "anti-knight",
        "non-consecutive",
        "all-white",
        "cage",
        "less",
        "kropki",
        "even",
        "quadruple",
        "thermo",
        "arrow",
        "clone",
        "sandwich",
        "little-killer",
        "box-index",
        "equal",
        "region",
        "look-and-say",
        "cage+x",
    ] {
        let order = variant(Order::new(Geometry::of_size(6).unwrap()), words);
        let made = make_variant(&order, 1);
        let again = made.id.rebuild(&Order::classic()).unwrap();
        assert_eq!(again, made, "{}", made.id);
        let is_jigsaw = made.puzzle.base_geometry().boxes().is_none();
        assert_eq!(is_jigsaw, words == "jigsaw");
        assert!(is_jigsaw || !made.puzzle.constraints().is_empty());
    }
}

#[test]
fn killers_have_no_givens_and_cover_the_grid() {
    let made = make_variant(&variant(Order::classic(), "killer"), 2);
    let cages = made.puzzle.constraints();
    let cells: usize = cages
        .iter()
        .map(|cage| cage.cells(&Geometry::classic()).len())
        .sum();
    assert_eq!((made.puzzle.values().count(), cells), (0, 81));
}

#[test]
fn layouts_and_rules_go_together_where_they_can() {
    let tiny = make_variant(&variant(Order::classic(), "tiny-samurai"), 1);
    assert_eq!(tiny.id.rebuild(&Order::classic()).unwrap(), tiny);
    let refused = |order: Order| match generate(&order, 1, Effort::default()) {
        Err(NotMade::Impossible(error)) => error,
        other => panic!("{other:?}"),
    };
    let recipe = |word: &str| Recipe::named(word).unwrap();
    assert_eq!(
        refused(variant(Order::classic(), "samurai+twin")),
        OrderError::Variant(recipe("samurai"))
    );
    assert_eq!(
        refused(variant(
            Order::new(Geometry::of_size(6).unwrap()),
            "windoku"
        )),
        OrderError::Variant(recipe("windoku"))
    );
    let grid = random_grid(
        &Geometry::classic(),
        &mut Random::from_seed(4),
        Budget::default(),
    );
    let order = Order::classic().solution(grid.unwrap().unwrap());
    assert_eq!(
        refused(variant(order, "non-consecutive")),
        OrderError::SolutionVariant(recipe("non-consecutive"))
    );
}

/// `GRILLE_VARIANTS=3 cargo test --release -p grille --test generate every_named_variant -- --nocapture`
#[test]
fn every_named_variant_can_be_made() {
    let Ok(count) = std::env::var("GRILLE_VARIANTS") else {
        println!("skipped: GRILLE_VARIANTS says how many of each");
        return;
    };
    let count: u64 = count.parse().unwrap();
    let only = std::env::var("GRILLE_VARIANT").ok();
    let mut failed = Vec::new();
    for recipe in Recipe::all() {
        if only
            .as_ref()
            .is_some_and(|only| !only.split(',').any(|word| word == recipe.word()))
        {
            continue;
        }
        let order = Order::classic().variant(*recipe);
        if order.check().is_err() {
            assert_eq!(recipe.word(), "magic-boxes");
            continue;
        }
        let mut times = Vec::new();
        for seed in 0..count {
            let start = std::time::Instant::now();
            let effort = Effort {
                attempts: 20,
                ..Effort::default()
            };
            let result = generate(&order, seed, effort);
            times.push(start.elapsed().as_millis());
            match result {
                Ok(made) => {
                    assert_unique(&made.puzzle);
                    println!(
                        "{:18} {:5} ms, {} givens, {} constraints",
                        recipe.word(),
                        times.last().unwrap(),
                        made.puzzle.values().count(),
                        made.puzzle.constraints().len()
                    );
                }
                Err(error) => {
                    println!("{:18} {error} {:?}", recipe.word(), times.last());
                    failed.push(recipe.word());
                }
            }
        }
    }
    assert!(failed.is_empty(), "{failed:?}");
}
