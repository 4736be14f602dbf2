//! What a candidate is, against the slow twin that tries every way.

use grille::constraint::Condition;
use grille::{Cell, Digit, DigitSet, Puzzle, read_puzzle};

/// The digits of an empty cell with which there is a way to meet each condition by itself, of all ways to fill its
/// cells: the slow twin. Whether cells that see each other have to differ in it is the caller's choice.
fn tried(puzzle: &Puzzle, cell: Cell, differ: bool) -> DigitSet {
    let basic = |at: Cell| match puzzle.values().get(at) {
        Some(digit) => DigitSet::only(digit),
        None => puzzle.unheld(at),
    };
    let sees = |one: Cell, other: Cell| puzzle.layout().peers(one).contains(other);
    let is_met = |condition: &Condition, cells: &[Cell], way: &[Digit]| {
        condition.is_met(&|at| way[cells.iter().position(|&its| its == at).unwrap()])
    };
    let fits = |digit: &Digit| {
        let conditions = puzzle.model().unwrap().further();
        conditions
            .map(|(_, condition)| (condition, condition.cells().iter().collect::<Vec<Cell>>()))
            .filter(|(_, cells)| cells.contains(&cell))
            .all(|(condition, cells)| {
                let mut ways: Vec<Vec<Digit>> = vec![Vec::new()];
                for &next in &cells {
                    let digits = if next == cell {
                        DigitSet::only(*digit)
                    } else {
                        basic(next)
                    };
                    let further = |way: Vec<Digit>| {
                        digits.iter().map(move |next| [&way[..], &[next]].concat())
                    };
                    let may_be = |way: &Vec<Digit>| {
                        let last = way[way.len() - 1];
                        let mut before = cells.iter().zip(&way[..way.len() - 1]);
                        !differ || before.all(|(&at, its)| *its != last || !sees(at, next))
                    };
                    ways = ways.into_iter().flat_map(further).filter(may_be).collect();
                }
                ways.iter().any(|way| is_met(condition, &cells, way))
            })
    };
    basic(cell).iter().filter(fits).collect()
}

const MANY: &str = "size 6\ngrid\n......\n.5....\n..3...\n......\n......\n.....1\nx\nthermo: r1c1 r1c2 r2c3 r3c4\n\
     arrow: r6c1 > r5c1 r4c2\nwhite: r1c4 r1c5\nblack: r2c5 r3c5\nless: r4c4 r4c5\nless: r6c4 r5c4\n\
     even: r2c1\nodd: r4c1\nminimum: r4c6\nrenban: r6c2 r6c3 r5c3\ncage 7: r1c6 r2c6 r3c6\n\
     quadruple 1 2: r3c1 r3c2 r4c1 r4c2\nsandwich r3: 7\nwhispers 3: r5c4 r5c5 r4c5";

#[test]
fn a_candidate_is_what_every_condition_by_itself_has_a_use_for() {
    let puzzle = read_puzzle(MANY).unwrap();
    let all = puzzle.all_candidates();
    let mut narrower = 0;
    for cell in puzzle.values().free_cells() {
        let its = all[cell.index()];
        assert_eq!(its, puzzle.candidates(cell), "{cell:?}");
        assert!(
            its.is_subset(tried(&puzzle, cell, false)),
            "{cell:?}: {its}"
        );
        narrower += usize::from(its != puzzle.unheld(cell));
    }
    assert!(narrower > 10, "{narrower}");
    let mut filled = puzzle.values().filled_cells();
    assert!(filled.all(|(cell, _)| all[cell.index()].is_empty()));
}

#[test]
fn nothing_is_lost_that_a_rule_has_a_use_for() {
    // One constraint of each kind in a grid of its own: then conditions are tried by themselves.
    for constraint in MANY.lines().skip(9) {
        let text =
            format!("size 6\ngrid\n......\n.5....\n..3...\n......\n......\n.....1\n{constraint}");
        let puzzle = read_puzzle(&text).unwrap();
        let conditions = puzzle.model().unwrap().further().count();
        for cell in puzzle.values().free_cells().filter(|_| conditions == 1) {
            let needed = tried(&puzzle, cell, true);
            assert!(
                needed.is_subset(puzzle.candidates(cell)),
                "{constraint}: {cell:?}"
            );
        }
    }
}

#[test]
fn the_conditions_of_one_constraint_are_taken_together() {
    let puzzle =
        read_puzzle("size 4\ngrid\n....\n....\n....\n....\nthermo: r1c1 r2c2 r3c3 r4c4").unwrap();
    let found: Vec<String> = [(0, 0), (1, 1), (2, 2), (3, 3)]
        .map(|at| puzzle.candidates(at).to_string())
        .to_vec();
    assert_eq!(found, ["1", "2", "3", "4"]);
}

#[test]
fn a_condition_that_cannot_be_met_any_more_leaves_nothing() {
    let puzzle = read_puzzle("size 4\ngrid\n2...\n....\n....\n....\ncage 7: r1c1 r1c2").unwrap();
    assert!(puzzle.candidates((0, 1)).is_empty());
    assert_eq!(puzzle.candidates((0, 2)).to_string(), "134");
}
