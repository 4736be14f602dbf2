use crate::{EASY, SOLVED, grille, grille_with};

#[test]
fn both_meanings_of_valid_are_told_under_their_names() {
    let ran = grille(&["check", SOLVED]);
    assert_eq!(
        (ran.stdout.as_str(), ran.code),
        (
            "Complete and correct.\nValid Sudoku (complete and correct): 1.\n\
             Valid grid (exactly one solution): yes.\n",
            0
        )
    );
    let ran = grille(&["check", "--lang", "fr", EASY]);
    let lines: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!(
        lines[2..],
        [
            "Sudoku valide (complet et correct) : 0.",
            "Grille valide (une seule et unique solution) : oui."
        ]
    );
    assert_eq!(ran.code, 0, "one solution is enough");
    let ran = grille(&["check", "1..............."]);
    assert!(
        ran.stdout
            .ends_with("Valid grid (exactly one solution): no.\n")
    );
    assert_eq!(ran.code, 1);
}

#[test]
fn a_complete_grid_is_valid_if_every_house_holds() {
    let wrong = format!("{}8", &SOLVED[..80]);
    let ran = grille(&["check", &wrong]);
    assert_eq!(ran.code, 1);
    let lines: Vec<&str> = ran.stdout.lines().collect();
    assert_eq!(lines[0], "Complete, but not correct.");
    assert_eq!(
        lines[1..4],
        [
            "8 appears twice in row 9, at r9c5 and r9c9.",
            "8 appears twice in column 9, at r2c9 and r9c9.",
            "8 appears twice in box 9, at r7c8 and r9c9.",
        ]
    );
    let ran = grille(&["check", "--lang", "fr", &wrong]);
    assert!(
        ran.stdout
            .contains("Le 8 est deux fois dans la région 9, en r7c8 et r9c9."),
        "{}",
        ran.stdout
    );
}

#[test]
fn another_grid_is_valid_if_it_has_one_solution() {
    let said = |grid: &str| {
        let ran = grille(&["check", grid]);
        (ran.stdout.lines().nth(1).unwrap().to_string(), ran.code)
    };
    assert_eq!(
        said(EASY),
        ("There is exactly one solution.".to_string(), 0)
    );
    assert_eq!(
        said("1..............."),
        ("There are several solutions.".to_string(), 1)
    );
    assert_eq!(
        said("12....34........"),
        ("There is no solution.".to_string(), 1)
    );
}

#[test]
fn the_report_comes_as_a_table_or_an_object() {
    let tsv = grille(&["check", "--format", "tsv", SOLVED, EASY]);
    assert_eq!(
        tsv.stdout,
        format!("{SOLVED}\t1\t1\t1\t1\t1\t\n{EASY}\t0\t1\t0\t1\t1\t\n")
    );
    let json = grille(&["check", "--format", "json", &format!("55{}", &EASY[2..])]);
    let report: serde_json::Value = serde_json::from_str(&json.stdout).unwrap();
    assert_eq!(
        (&report["valid_sudoku"], &report["valid_grid"]),
        (&false.into(), &false.into())
    );
    assert_eq!(
        (&report["correct"], &report["outcome"]),
        (&false.into(), &"none".into())
    );
    assert_eq!(report["problems"].as_array().unwrap().len(), 2);
    assert_eq!(json.code, 1);
}

#[test]
fn several_grids_are_numbered() {
    let ran = grille_with(&["check"], format!("{SOLVED}\n{EASY}\n").as_bytes());
    assert_eq!(
        ran.stdout,
        "1\tComplete and correct. Valid Sudoku (complete and correct): 1. Valid grid (exactly one solution): yes.\n\
         2\tNot complete: 30 of 81 cells are filled. There is exactly one solution. Valid Sudoku (complete and \
         correct): 0. Valid grid (exactly one solution): yes.\n"
    );
}
