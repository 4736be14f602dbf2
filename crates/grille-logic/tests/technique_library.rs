//! HoDoKu's regression cases (data folder): in each position the technique finds exactly the step that
//! the case names, about the digits that it names.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use grille::logic::{
    Candidate, ChainShape, Ground, Link, Options, Position, SetOptions, Step, Technique,
    all_steps_within,
};
use grille::notation::hodoku::{Case, parse_case};
use grille::{Budget, DigitSet, Validate};
use grille_needs::{data_folder, needs_data};

/// Dual and Siamese forms.
const DUALS: [&str; 9] = [
    "0404", "0405", "03111", "03121", "03211", "03221", "03411", "03421", "03621",
];

/// Techniques whose second variant lets almost locked sets share cells.
const OVERLAPPING: [&str; 3] = ["0902", "0903", "0904"];

/// Chains with almost locked sets as nodes.
const SETS_IN_CHAINS: [(&str, &str); 5] = [
    ("0709", "2"),
    ("0710", "3"),
    ("0710", "4"),
    ("0711", "3"),
    ("0711", "4"),
];

/// What a code with its variant asks for beyond the usual steps.
fn options(code: &str, variant: &str) -> Options {
    Options {
        duals: DUALS.contains(&code),
        small_rectangles: (code, variant) == ("0402", "1") || code == "0405",
        every_chain: true,
        sets_in_chains: SETS_IN_CHAINS.contains(&(code, variant)),
        sets: SetOptions {
            may_overlap: OVERLAPPING.contains(&code) && variant == "2",
            any_order: code == "0903",
        },
        ..Options::default()
    }
}

fn conclusions(step: &Step) -> (BTreeSet<Candidate>, BTreeSet<Candidate>) {
    (
        step.eliminations.iter().copied().collect(),
        step.placements.iter().copied().collect(),
    )
}

/// Whether a step has the form that its code stands for, where a technique has more than one, and the
/// length that the case gives for a chain.
fn has_form(step: &Step, code: &str, case: &Case) -> bool {
    let removes_pattern = |candidate: &Candidate| {
        let mut pattern = step.evidence.candidates.iter();
        pattern.any(|(own, _)| own == candidate)
    };
    match code {
        "0500" => !step.eliminations.iter().any(removes_pattern),
        // HoDoKu lets type 1 take coloured places too, where a colour sees both of the other pair.
        "0502" => !step.eliminations.iter().all(removes_pattern),
        "0501" | "0503" => step.eliminations.iter().all(removes_pattern),
        "0701" | "0702" | "0703" => has_length(step, case),
        "0706" | "0709" => has_shape(step, ChainShape::Continuous) && has_length(step, case),
        "0707" | "0710" => has_shape(step, ChainShape::Discontinuous) && has_length(step, case),
        "0708" | "0711" => has_shape(step, ChainShape::Open) && has_length(step, case),
        _ => true,
    }
}

fn has_shape(step: &Step, shape: ChainShape) -> bool {
    step.evidence.chain_shape() == Some(shape)
}

/// Whether a chain has as many links as the case says. HoDoKu counts a set as one node, and adds to the length: two and
/// a half for loops, by the number of cells for other chains.
fn has_length(step: &Step, case: &Case) -> bool {
    let evidence = &step.evidence;
    let inside = |link: &&Link| match link.ground {
        Ground::Set(set) => evidence.sets[set].cells.contains(&link.to.cells[0]),
        _ => false,
    };
    let links = evidence.links.len() - evidence.links.iter().filter(inside).count();
    let by_size = evidence.sets.iter().map(|set| match set.cells.len() {
        2 => 1,
        size => 2 * (size - 1),
    });
    let lengths = [
        links + 5 * evidence.sets.len() / 2,
        links + by_size.sum::<usize>(),
    ];
    lengths
        .iter()
        .any(|length| length.to_string() == case.extra)
}

/// Whether the technique finds what the case names; for a case that must fail, that it finds nothing.
fn passes(case: &Case, technique: Technique, code: &str, variant: &str) -> bool {
    let position = Position::new(&case.draft.clone().validate().unwrap());
    let steps = all_steps_within(
        &position,
        [technique],
        options(code, variant),
        Budget::default(),
    );
    let about = |step: &Step| -> bool {
        // Of two kites on two digits HoDoKu names the first.
        let named = if code == "0404" { 1 } else { usize::MAX };
        let digits = step.evidence.digits.iter().copied().take(named);
        case.candidates.is_empty() || digits.collect::<DigitSet>() == case.candidates
    };
    if variant == "x" {
        return !steps.iter().any(about);
    }
    let wanted = |list: &[(grille::Cell, grille::Digit)]| -> BTreeSet<Candidate> {
        list.iter()
            .map(|&(cell, digit)| Candidate::new(cell, digit))
            .collect()
    };
    let wanted = (wanted(&case.eliminations), wanted(&case.placements));
    steps
        .iter()
        .any(|step| about(step) && conclusions(step) == wanted && has_form(step, code, case))
}

#[needs_data("techniques/reglib-shared.txt")]
#[test]
fn every_case_is_found() {
    let file = Path::new(data_folder!()).join("techniques/reglib-shared.txt");
    let cases = fs::read_to_string(file).unwrap();
    let mut results: BTreeMap<(Technique, String), (usize, Vec<usize>)> = BTreeMap::new();
    for (number, line) in cases
        .lines()
        .enumerate()
        .filter(|(_, line)| line.starts_with(':'))
    {
        let case = parse_case(line, number + 1).unwrap();
        let name = case.technique.clone();
        let (code, variant) = name.split_once('-').unwrap_or((&name, ""));
        let Ok(technique) = code.parse::<Technique>() else {
            continue;
        };
        let result = results.entry((technique, name.clone())).or_default();
        if passes(&case, technique, code, variant) {
            result.0 += 1;
        } else {
            result.1.push(number + 1);
        }
    }
    for ((technique, code), (passed, failed)) in &results {
        let id = technique.id();
        println!("{id:20} {code:6} {passed:3} passed, failed: {failed:?}");
    }
    assert!(
        results.values().all(|(_, failed)| failed.is_empty()),
        "some cases were not found"
    );
    assert!(results.len() > 50);
}
