//! HoDoKu's regression cases (data folder): in each position the technique finds exactly the step that
//! the case names.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use grille::logic::{Candidate, Position, Step, Technique, all_steps};
use grille::notation::hodoku;

fn conclusions(step: &Step) -> (BTreeSet<Candidate>, BTreeSet<Candidate>) {
    (
        step.eliminations.iter().copied().collect(),
        step.placements.iter().copied().collect(),
    )
}

#[test]
fn every_case_is_found() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder =
        root.join(std::env::var_os("GRILLE_DATA").unwrap_or_else(|| "../shared/data".into()));
    let Ok(cases) = fs::read_to_string(folder.join("techniques/reglib-shared.txt")) else {
        println!("technique library: skipped, there is no data folder (set GRILLE_DATA)");
        return;
    };
    let mut passed: BTreeMap<&str, (usize, Vec<usize>)> = BTreeMap::new();
    for (number, line) in cases
        .lines()
        .enumerate()
        .filter(|(_, line)| line.starts_with(':'))
    {
        let case = hodoku::parse_case(line, number + 1).unwrap();
        let (code, variant) = case
            .technique
            .split_once('-')
            .unwrap_or((&case.technique, ""));
        let Ok(technique) = code.parse::<Technique>() else {
            continue;
        };
        let position = Position::new(&case.draft.clone().validate().unwrap());
        let steps = all_steps(&position, [technique]);
        let wanted = |list: &[(grille::Cell, grille::Digit)]| -> BTreeSet<Candidate> {
            list.iter()
                .map(|&(cell, digit)| Candidate::new(cell, digit))
                .collect()
        };
        let wanted = (wanted(&case.eliminations), wanted(&case.placements));
        let found = steps.iter().any(|step| conclusions(step) == wanted);
        let entry = passed.entry(technique.id()).or_default();
        let must_fail = variant == "x";
        if found ^ must_fail {
            entry.0 += 1;
        } else {
            entry.1.push(number + 1);
        }
    }
    for (technique, (passed, failed)) in &passed {
        println!("{technique:20} {passed:3} passed, failed: {failed:?}");
    }
    assert!(
        passed.values().all(|(_, failed)| failed.is_empty()),
        "some cases were not found"
    );
    assert!(passed.len() > 20);
}
