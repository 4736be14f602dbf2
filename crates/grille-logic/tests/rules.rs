//! Document D's six examples, with the cells that each stage finds and the candidate grids it leaves
//! (the table D7), and the rules checked against the exact solution.

use grille::logic::rules::{Form, Number, Rule, Rules, Searched};
use grille::logic::{BUILT_IN, BuiltIn};
use grille::say::Lang;
use grille::{Grid, Puzzle, Solver, Validate};

fn example(number: usize) -> Puzzle {
    BuiltIn::named(&format!("d{number}")).unwrap().puzzle()
}

/// Cells found beyond the givens, and candidate grids left, after each stage.
fn stages(number: usize) -> Vec<(usize, String)> {
    let run = Rules::ALL.run(&example(number));
    let stages = run.stages.iter();
    stages
        .map(|stage| (stage.found, stage.grids.to_string()))
        .collect()
}

fn solved(found: usize) -> (usize, String) {
    (found, "1".to_string())
}

#[test]
fn each_example_is_solved_as_far_as_the_document_says() {
    assert_eq!(stages(1), vec![solved(49); 4]);
    let [first, rest @ ..] = &stages(2)[..] else {
        panic!()
    };
    assert_eq!((first.0, rest), (12, &vec![solved(49); 3][..]));
    let third = stages(3);
    assert_eq!(
        third.iter().map(|stage| stage.0).collect::<Vec<_>>(),
        [3, 19, 55, 55]
    );
    assert_eq!(third[1].1, "1128443962982400");
    let fourth: Vec<usize> = stages(4).iter().map(|stage| stage.0).collect();
    assert_eq!(fourth, [0, 3, 3, 49]);
    let fifth = stages(5);
    assert_eq!(
        fifth.iter().map(|stage| stage.0).collect::<Vec<_>>(),
        [3, 40, 40, 40]
    );
    assert_eq!(fifth[3].1, "62208");
    let sixth = stages(6);
    assert_eq!(
        sixth.iter().map(|stage| stage.0).collect::<Vec<_>>(),
        [7, 21, 21, 21]
    );
    assert_eq!(sixth[3].1, "12230590464");
}

#[test]
fn the_numbers_after_r1_and_r2_are_those_counted_by_another_program() {
    let counted = [
        "1",
        "641959232274432",
        "319840740336709140480000000",
        "1337415067238400000000000",
        "17529766769307156480000000",
        "49302469038676377600",
    ];
    for (example, number) in (1..).zip(counted) {
        assert_eq!(stages(example)[0].1, number, "example {example}");
    }
    let rounded = |number: &str| format!("{:e}", number.parse::<Number>().unwrap());
    assert_eq!(rounded(counted[1]), "6.420e14");
    assert_eq!(rounded(counted[2]), "3.198e26");
}

#[test]
fn example_5_has_nine_solutions_the_documents_among_them() {
    let run = Rules::ALL.run(&example(5));
    let found: Vec<Grid> = run.search(&Number::from(62_208)).unwrap().collect();
    assert_eq!(found.len(), 9);
    let searched = Searched {
        grids: run.grids(),
        solutions: found.len(),
    };
    assert_eq!(
        Lang::French.say(&searched),
        "Sur 62208 grilles candidates, 9 sont des solutions."
    );
    let printed =
        "193678542846352971275194683427865319958413267631927854564231798319786425782549136";
    assert!(found.iter().any(|grid| grid.to_string() == printed));
    let mut exact: Vec<String> = Solver::new(&example(5))
        .solutions()
        .map(|grid| grid.to_string())
        .collect();
    let mut found: Vec<String> = found.iter().map(ToString::to_string).collect();
    exact.sort();
    found.sort();
    assert_eq!(found, exact);
}

#[test]
fn too_many_grids_are_refused_by_their_number() {
    let run = Rules::ALL.run(&example(6));
    let refused = run.search(&Number::from(1_000_000)).unwrap_err();
    assert_eq!(refused.number.to_string(), "12230590464");
    assert!(
        Lang::French
            .say(&refused)
            .starts_with("Il y a 12230590464 grilles candidates, plus que la limite de 1000000")
    );
}

#[test]
fn the_simple_method_solves_the_simple_grid_and_says_so() {
    let simple = |name: &str| Rules::SIMPLE.run(&BuiltIn::named(name).unwrap().puzzle());
    let run = simple("b-figure-2");
    assert!(run.is_solved());
    assert!(Lang::French.say(&run).starts_with("La grille est simple"));
    let run = simple("d2");
    assert_eq!(
        Lang::French.say(&run),
        "La grille n'est pas simple : par les seules cases où une seule valeur est permise, 37 cases restent vides."
    );
}

#[test]
fn stages_are_told() {
    let run = "r1..r4".parse::<Rules>().unwrap().run(&example(3));
    let told =
        |lang: Lang| -> Vec<String> { run.stages.iter().map(|stage| lang.say(stage)).collect() };
    assert_eq!(
        told(Lang::French)[1],
        "R1..R3 : 16 nouvelles cases dévoilées, 19 en tout ; grilles candidates restantes : 1128443962982400."
    );
    assert_eq!(
        told(Lang::English)[2],
        "R1..R4: 36 new cells, 55 in all; the sudoku is solved."
    );
}

#[test]
fn without_r2_nothing_leaves_the_cells_that_see_a_digit() {
    let puzzle = example(1);
    for rules in ["r1", "r1,r4", "r3", "r3..r5"] {
        let run = rules.parse::<Rules>().unwrap().run(&puzzle);
        assert_eq!(run.placements().count(), 0, "{rules}");
        let all: Number = [9_u32; 49].into_iter().product();
        assert_eq!(run.grids(), all, "{rules}");
    }
    // The last open cell of a house is found by R3 alone, and by nothing else.
    let nearly: Puzzle = "123434122143432.".parse().unwrap();
    let r3 = "r3".parse::<Rules>().unwrap().run(&nearly);
    assert!(r3.is_solved());
    assert!(!"r1".parse::<Rules>().unwrap().run(&nearly).is_solved());
    assert!(Rules::SIMPLE.run(&nearly).is_solved());
}

#[test]
fn every_placement_is_there_in_order() {
    let puzzle = example(4);
    let run = Rules::ALL.run(&puzzle);
    let mut grid = puzzle.values().clone();
    for (rule, placed) in run.placements() {
        assert!(matches!(rule, Rule::R1 | Rule::R3));
        grid.set(placed.cell, placed.digit).unwrap();
    }
    assert!(grid.is_filled());
    assert_eq!(grid.iter().collect::<Vec<_>>(), run.values());
}

#[test]
fn no_subset_of_the_rules_ever_contradicts_a_solution() {
    for built_in in BUILT_IN {
        let puzzle = built_in.puzzle();
        let solutions: Vec<Grid> = Solver::new(&puzzle).solutions().collect();
        for first in 0..1 << 4 {
            for form in Form::ALL {
                let rules: Rules = Rule::all()
                    .take(4)
                    .enumerate()
                    .filter(|(at, _)| first >> at & 1 == 1)
                    .map(|(_, rule)| rule)
                    .chain([Rule::R5(form)])
                    .collect();
                let run = rules.run(&puzzle);
                for solution in &solutions {
                    for (cell, digit) in solution.filled_cells() {
                        let fits = run.values()[cell.index()] == Some(digit)
                            || run.candidates(cell).contains(digit);
                        assert!(fits, "{} {rules} {cell:?}", built_in.name);
                    }
                }
            }
        }
    }
}

#[test]
fn the_forms_with_regions_find_what_locked_candidates_find() {
    // Places of 1 in rows 1 and 2: in the first two regions alone, so region 3 has it in row 3.
    let mut draft = grille::notation::read_one(&".".repeat(81)).unwrap();
    let one = grille::Digit::from_index(0);
    for (row, kept) in [(0, [0, 3]), (1, [2, 5])] {
        for column in (0..9).filter(|column| !kept.contains(column)) {
            draft.entries[9 * row + column].allowed.remove(one);
        }
    }
    let puzzle = draft.validate().unwrap();
    let run = "r5:rows-regions".parse::<Rules>().unwrap().run(&puzzle);
    let removed: Vec<usize> = run.stages[0]
        .applications
        .iter()
        .flat_map(|application| &application.removed)
        .map(|candidate| candidate.cell.index())
        .collect();
    assert_eq!(removed, [18, 19, 20, 21, 22, 23]);
    let r4 = "r4".parse::<Rules>().unwrap().run(&puzzle);
    let by_r4: Vec<usize> = r4.stages[0].applications[0]
        .removed
        .iter()
        .map(|candidate| candidate.cell.index())
        .collect();
    assert_eq!(by_r4, removed);
}

#[test]
fn each_rule_has_its_usual_name_beside_it() {
    let told: Vec<String> = Rule::all().map(|rule| Lang::English.say(&rule)).collect();
    assert_eq!(told[0], "R1, single candidates — Naked Single");
    assert_eq!(told[1], "R2, each digit once in a house");
    assert_eq!(told[4], "R5, X-Wing of rows with columns — X-Wing");
    assert_eq!(
        Lang::French.say(&Rule::R3),
        "R3, candidats uniques — Singleton caché"
    );
}

#[test]
fn a_puzzle_without_a_solution_is_never_called_solved() {
    let none: Puzzle = "123.............".parse().unwrap();
    assert!(!Rules::ALL.run(&none).is_broken());
    // The last cell of row 1 would have to be 4, which its column holds.
    let none: Puzzle = "123....4........".parse().unwrap();
    let all = Number::from(u64::MAX);
    for rules in ["r1..r5", "simple", "r3", "r1,r3"] {
        let run = rules.parse::<Rules>().unwrap().run(&none);
        assert!(run.is_broken() && !run.is_solved(), "{rules}");
        assert_eq!(run.search(&all).unwrap().count(), 0, "{rules}");
        assert!(Lang::English.say(&run).starts_with("There is no solution"));
    }
}

/// The document's figure for R2: 9 and 2 in row 0, 4, 1 and 8 in column 0, 2 and 7 in region 0 leave 3, 5
/// and 6 to cell 0.
#[test]
fn the_figure_for_r2_leaves_three_candidates_to_the_first_cell() {
    let mut grid = grille::Grid::empty(grille::Layout::classic());
    for (place, digit) in [
        ((0, 2), 9),
        ((0, 5), 2),
        ((1, 0), 4),
        ((2, 0), 1),
        ((3, 0), 8),
        ((1, 1), 2),
        ((2, 1), 7),
    ] {
        grid.set(place, digit).unwrap();
    }
    let run = "r2".parse::<Rules>().unwrap().run(&grid.into());
    assert_eq!(run.candidates(grille::Cell::new(0)).to_string(), "356");
}
