//! Seeds and ids mean the same for ever.

use grille::generate::{PuzzleId, Random, Request, Starter, random_grid};
use grille::layouts::cube;
use grille::{Budget, Layout, rate};

use crate::make;

#[test]
fn seeds_and_ids_mean_the_same_for_ever() {
    let made = make(&Request::classic(), 0x5EED);
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
        (
            "9w-5YFPPMZYVNMQ-3959G404902KA82H1",
            "91...7..6.8.9..2..7.....5..5.........3..2..8.......7...76..1.5.8....3..9...5...28",
        ),
        ("4-WA0SBQESXS4N", ".4.1..2.....3..."),
        ("6t-WA0SBQESXS4N", "...4..1....346..5..2..412....4..3..."),
        (
            "10-WA0SBQESXS4N",
            "....48...53..52.7.....28...A74...1..8.2..7.6.5...3......26...3....4.59...4..6...9.5.8...6716.7...5..",
        ),
        (
            "jigsaw:6-WA0SBQESXS4N",
            "......6.5.....4.1....2.5....3...6...",
        ),
        ("x:6-WA0SBQESXS4N", "...6.4.....2....6...13.............."),
        (
            "anti-knight:9-WA0SBQESXS4N",
            ".4.....7.............1..6.....9..3.......2......7.....5.....8.........1...84.....",
        ),
        (
            "tiny-samurai:x-WA0SBQESXS4N",
            "........32...2.1........24.3....4.4..1....2.............1..2.........23..43.",
        ),
        (
            "3doku-4:x-WA0SBQESXS4N",
            "..................1..4...............2.........3...............4",
        ),
    ] {
        let parsed: PuzzleId = id.parse().unwrap();
        let made = parsed.rebuild(&Request::classic()).unwrap();
        assert_eq!(made.puzzle.values().to_string(), puzzle, "{id}");
    }
}

/// The puzzles of these take long; what they start from does not.
#[test]
fn large_grids_are_drawn_the_same_for_ever() {
    for (layout, row) in [
        (Layout::of_size(16).unwrap(), "E9AB52CFD68734G1"),
        (cube(3).unwrap(), "715493682934862157268175349"),
        (Layout::of_size(25).unwrap(), "FNLDJ6OEM924HKBI8P3A17GC5"),
    ] {
        // That of the ids with WA0SBQESXS4N.
        let mut random = Random::from_seed(0x0E28_195D_DD9E_E495);
        let grid = random_grid(&layout, &mut random, Budget::default());
        let digits = grid.unwrap().unwrap().to_string();
        assert_eq!(&digits[..row.len()], row);
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
        "9w-0K3V9X0Q2M4T",
        "9w-0K3V9X0Q2M4T-1111",
        "é-0K3V9X0Q2M4T",
        "9-0K3V9X0Q2M4T-é",
        "99999999999999999999-0K3V9X0Q2M4T",
    ] {
        assert!(text.parse::<PuzzleId>().is_err(), "{text}");
    }
    // A cell that is not in the grid.
    let id: PuzzleId = "9-0K3V9X0Q2M4T-ZZ".parse().unwrap();
    assert!(id.rebuild(&Request::classic()).is_err());
    // Givens with more than one solution.
    let id: PuzzleId = "9w-0K3V9X0Q2M4T-11111111111111111".parse().unwrap();
    assert!(id.rebuild(&Request::classic()).is_err());
    let id: PuzzleId = "9c99..2-0K3V9X0Q2M4T".parse().unwrap();
    assert!(id.rebuild(&Request::classic()).is_err());
}

#[test]
fn each_starter_up_to_10x10_comes_back_from_its_id_with_its_grade() {
    let mut sizes = std::collections::BTreeSet::new();
    let mut other_grades = Vec::new();
    for starter in Starter::all() {
        sizes.insert(starter.size());
        let id = starter.puzzle_id();
        if starter.size() > 10 {
            assert_eq!(id.layout().as_ref(), Some(starter.puzzle().layout()));
            continue;
        }
        let made = id.rebuild(&Request::classic()).unwrap();
        assert_eq!(
            made.puzzle.values(),
            starter.puzzle().values(),
            "{}",
            starter.id
        );
        let grade = rate::grade(&made.puzzle);
        if grade != Some(starter.grade) {
            other_grades.push((starter.id, grade));
        }
    }
    assert_eq!(other_grades, []);
    assert!(sizes.into_iter().eq([4, 6, 8, 9, 10, 12, 15, 16, 20, 25]));
}
