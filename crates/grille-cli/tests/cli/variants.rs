use crate::{grille, grille_with};

#[test]
fn the_catalogue_is_listed_family_by_family() {
    let ran = grille(&["variants"]);
    assert_eq!((ran.stderr.as_str(), ran.code), ("", 0));
    assert!(ran.stdout.starts_with("Sizes\n  4x4 "), "{}", ran.stdout);
    for line in [
        "  x ",
        "  cage ",
        "  samurai ",
        "  3doku ",
        "  hypercube ",
        "  less ",
    ] {
        assert!(ran.stdout.contains(&format!("\n{line}")), "{line}");
    }
    let french = grille(&["variants", "--lang", "fr"]);
    assert!(french.stdout.contains("Deux cases à un saut de cavalier"));
    let json = grille(&["variants", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&json.stdout).unwrap();
    let variants = json["variants"].as_array().unwrap();
    assert_eq!(variants.len() + 19, ran.stdout.lines().count());
    assert_eq!(variants[0]["id"], "4x4");
}

#[test]
fn a_variant_is_shown_with_its_rule_and_a_picture() {
    let ran = grille(&["variants", "killer"]);
    assert!(
        ran.stdout.starts_with("Killer\nThe digits of a cage"),
        "{}",
        ran.stdout
    );
    assert!(ran.stdout.contains("┏5━━┯11━━━━━┳"), "{}", ran.stdout);
    let french = grille(&["variants", "fenetres", "--lang", "fr"]);
    assert!(
        french.stdout.contains("--variant windoku"),
        "{}",
        french.stdout
    );
    let svg = grille(&["variants", "thermo", "--format", "svg"]);
    assert!(svg.stdout.starts_with("<svg "), "{}", svg.stdout);
    assert_eq!(grille(&["variants", "nothing"]).code, 2);
    assert_eq!(grille(&["variants", "--format", "svg"]).code, 2);
}

#[test]
fn rules_are_added_to_plain_grids_by_their_names() {
    let plain = "1234............";
    let counted = |arguments: &[&str]| {
        let all = [
            &["solve", "--format", "tsv", "--count", "100"][..],
            arguments,
            &[plain],
        ]
        .concat();
        let ran = grille(&all);
        ran.stdout
            .split('\t')
            .nth(1)
            .unwrap_or_default()
            .to_string()
    };
    assert_eq!(counted(&[]), "12");
    // Sudoku X: of the twelve only those with four different digits on both diagonals.
    assert_eq!(counted(&["--variant", "x"]), "2");
    assert_eq!(counted(&["--variant", "x,anti-king"]), "0");
    let unknown = grille(&["solve", "--variant", "quux", plain]);
    assert_eq!(unknown.code, 2);
    assert!(unknown.stderr.contains("“quux”"), "{}", unknown.stderr);
    let needs_more = grille(&["check", "--variant", "killer", "--lang", "fr", plain]);
    assert_eq!(needs_more.code, 2);
    assert!(
        needs_more
            .stderr
            .contains("« cage » demande plus que son nom")
    );
    let wrong_size = grille(&["show", "--variant", "windoku", &".".repeat(36)]);
    assert_eq!(wrong_size.code, 2);
}

#[test]
fn constraints_that_cannot_be_met_together_are_named() {
    let ran = grille(&["check", "--variant", "x,anti-king", "1..............."]);
    assert_eq!(ran.code, 1);
    assert!(
        ran.stdout
            .contains("There is no solution.\nThis cannot be met: anti-king.\n"),
        "{}",
        ran.stdout
    );
    let french = grille(&[
        "check",
        "--lang",
        "fr",
        "--variant",
        "anti-king",
        "1...............",
    ]);
    assert!(
        french
            .stdout
            .contains("On ne peut satisfaire : anti-roi.\n"),
        "{}",
        french.stdout
    );
}

#[test]
fn true_candidates_are_those_of_some_solution() {
    let ran = grille(&[
        "candidates",
        "--true",
        "--format",
        "json",
        "--cell",
        "a2",
        "1234............",
    ]);
    assert_eq!(
        ran.stdout,
        "{\"version\":1,\"puzzle\":\"1234............\",\"true\":true,\"cells\":[{\"cell\":\"r2c1\",\"digits\":\"34\",\"numbers\":[3,4]}]}\n"
    );
    let grid = grille(&["candidates", "--true", "--variant", "x", "1234............"]);
    assert_eq!(grid.code, 0);
    assert!(grid.stdout.contains("34"), "{}", grid.stdout);
    let none = grille(&["candidates", "--true", "12....34........"]);
    assert_eq!((none.code, none.stdout.as_str()), (1, ""));
    let told = grille(&[
        "candidates",
        "--true",
        "--cell",
        "r2c1",
        "--lang",
        "fr",
        "1234............",
    ]);
    assert_eq!(told.stdout, "r2c1 : 3 et 4\n");
}

#[test]
fn grids_with_constraints_are_shown_with_them() {
    let input = ".".repeat(36);
    let ran = grille_with(
        &["show", "--format", "grid", "--variant", "x"],
        input.as_bytes(),
    );
    assert!(ran.stdout.contains("1 │╲.╲"), "{}", ran.stdout);
    assert!(
        ran.stdout
            .contains("Both main diagonals hold each digit once.")
    );
    let html = grille(&["convert", "--to", "html", "--variant", "x", &input]);
    assert!(html.stdout.contains("<ul class=\"rules\">"));
}
