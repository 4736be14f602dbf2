use crate::grille;

const D3: &str =
    "000500010605020000001800503004060001700000004800030600209005700000080205060009000";
const D5: &str =
    "103678002040000900000090000407000010058000260030000804000030000009700020700549006";
const SIMPLE: &str =
    "004036005005100080137804602050400036490073208006080970809765001602300040000900807";

#[test]
fn the_stages_come_as_an_object() {
    let ran = grille(&["solve", "--rules", "r1..r5", "--format", "json", D3]);
    assert_eq!(ran.code, 0);
    let object: serde_json::Value = serde_json::from_str(&ran.stdout).unwrap();
    let stages = object["stages"].as_array().unwrap();
    let found: Vec<u64> = stages
        .iter()
        .map(|stage| stage["found"].as_u64().unwrap())
        .collect();
    assert_eq!(found[..3], [3, 16, 36]);
    assert_eq!(stages[1]["candidate_grids"], "1128443962982400");
    assert_eq!(stages[0]["rules"], serde_json::json!(["r1", "r2"]));
    assert_eq!(
        stages[3]["rules"],
        serde_json::json!(["r1", "r2", "r3", "r4", "r5"])
    );
    assert_eq!(object["solved"], true);
}

#[test]
fn a_person_reads_what_each_stage_found() {
    let ran = grille(&["solve", "--rules", "r1..r3", "--lang", "fr", D3]);
    assert!(
        ran.stdout
            .contains("R1,R2 : 3 nouvelles cases dévoilées, 3 en tout"),
        "{}",
        ran.stdout
    );
    assert!(
        ran.stdout
            .contains("grilles candidates restantes : 1128443962982400."),
        "{}",
        ran.stdout
    );
    assert_eq!(ran.code, 1);
}

#[test]
fn the_exhaustive_search_tells_its_number_and_refuses_over_the_limit() {
    let ran = grille(&["solve", "--rules", "all", "--exhaustive", D5]);
    assert!(
        ran.stdout
            .contains("Exhaustive search over 62208 candidate grids:"),
        "{}",
        ran.stdout
    );
    assert!(
        ran.stdout
            .contains("Of 62208 candidate grids 9 are solutions."),
        "{}",
        ran.stdout
    );
    assert_eq!(ran.code, 1);
    let ran = grille(&[
        "solve",
        "--rules",
        "all",
        "--exhaustive",
        "--limit",
        "62207",
        D5,
    ]);
    assert!(
        ran.stderr
            .contains("There are 62208 candidate grids, more than the limit of 62207"),
        "{}",
        ran.stderr
    );
    assert!(
        ran.stderr.contains("“grille solve” without --rules"),
        "{}",
        ran.stderr
    );
    assert_eq!(ran.code, 1);
}

#[test]
fn the_simple_method_solves_or_says_that_the_grid_is_not_simple() {
    let ran = grille(&["solve", "--rules", "simple", SIMPLE]);
    assert!(
        ran.code == 0 && ran.stdout.contains("The grid is simple"),
        "{}",
        ran.stdout
    );
    let ran = grille(&["solve", "--rules", "simple", D3]);
    assert!(
        ran.code == 1 && ran.stdout.contains("The grid is not simple"),
        "{}",
        ran.stdout
    );
}

#[test]
fn each_digit_placed_is_shown_with_its_rule() {
    let ran = grille(&["solve", "--rules", "r1,r2", "--step", "4000030000030041"]);
    let empty = "4000030000030041".matches('0').count();
    assert_eq!(
        ran.stdout.matches("R1, single candidates").count(),
        empty,
        "{}",
        ran.stdout
    );
    assert_eq!(ran.stdout.matches('┌').count(), empty + 1);
}
