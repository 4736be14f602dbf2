//! Every technique told in both languages: golden texts for positions of HoDoKu's library (data folder)
//! and for the built-in grids, and what holds for every step. Run with `UPDATE_GOLDEN=1` to write the
//! golden file anew, then look at the difference.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

use grille::constraint::Variant;
use grille::logic::{
    BUILT_IN, Basis, BuiltIn, Candidate, Evidence, Link, Position, Role, Step, Technique, Why,
    all_steps, next_step,
};
use grille::notation::hodoku;
use grille::say::{DescribeConstraint, Lang};
use grille::{Cell, Digit, DigitSet, Layout, Puzzle, Validate};
use grille_needs::{data_folder, needs_data};

fn library() -> String {
    let file = Path::new(data_folder!()).join("techniques/reglib-shared.txt");
    fs::read_to_string(file).unwrap()
}

fn golden_file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/wording")
        .join(name)
}

/// All that is said of a step, in both languages.
fn told(step: &Step, position: &Position) -> String {
    let told = step.describe(position);
    let mut said = String::new();
    for lang in Lang::ALL {
        said += &format!("{}\n{}\n", lang.say(&told.line()), lang.say(&told));
        for (number, sentence) in (1..).zip(told.proof()) {
            said += &format!("  {number}. {}\n", lang.say(&sentence));
        }
    }
    said
}

/// The first case of each technique whose step is found, told.
fn first_cases(library: &str) -> BTreeMap<&'static str, String> {
    let mut cases = BTreeMap::new();
    for (number, line) in (1..).zip(library.lines()) {
        if !line.starts_with(':') {
            continue;
        }
        let case = hodoku::parse_case(line, number).unwrap();
        let (code, variant) = case
            .technique
            .split_once('-')
            .unwrap_or((&case.technique, ""));
        let Ok(technique) = code.parse::<Technique>() else {
            continue;
        };
        if variant == "x" || cases.contains_key(technique.id()) {
            continue;
        }
        let position = Position::new(&case.draft.clone().validate().unwrap());
        let wanted: BTreeSet<Candidate> = case
            .eliminations
            .iter()
            .chain(&case.placements)
            .map(|&(cell, digit)| Candidate::new(cell, digit))
            .collect();
        let concludes = |step: &Step| -> BTreeSet<Candidate> {
            let conclusions = step.eliminations.iter().chain(&step.placements);
            conclusions.copied().collect()
        };
        let steps = all_steps(&position, [technique]);
        if let Some(step) = steps.iter().find(|step| concludes(step) == wanted) {
            cases.insert(technique.id(), told(step, &position));
        }
    }
    cases
}

#[needs_data("techniques/reglib-shared.txt")]
#[test]
fn each_technique_is_told_as_in_the_golden_file() {
    let cases = first_cases(&library());
    if env::var_os("UPDATE_GOLDEN").is_some() {
        let blocks: Vec<String> = cases
            .iter()
            .map(|(technique, told)| format!("# {technique}\n{told}"))
            .collect();
        fs::write(golden_file("library.txt"), blocks.join("\n")).unwrap();
    }
    let golden = fs::read_to_string(golden_file("library.txt")).unwrap();
    let blocks: Vec<&str> = golden.split("# ").skip(1).collect();
    assert!(blocks.len() >= 22);
    for block in blocks {
        let (technique, expected) = block.split_once('\n').unwrap();
        assert_eq!(cases[technique].trim(), expected.trim(), "{technique}");
    }
}

/// The first step of each technique by constraints, in its own example.
fn by_constraints() -> Vec<(Step, Position)> {
    let variant = |technique: &Technique| technique.entry().basis == Basis::Variant;
    Technique::enabled()
        .filter(variant)
        .map(|technique| {
            let position = Position::new(&technique.example().unwrap());
            (next_step(&position, [technique]).unwrap(), position)
        })
        .collect()
}

#[test]
fn each_technique_by_constraints_is_told_as_in_the_golden_file() {
    let blocks: Vec<String> = by_constraints()
        .iter()
        .map(|(step, position)| format!("# {}\n{}", step.technique.id(), told(step, position)))
        .collect();
    let said = blocks.join("\n");
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(golden_file("variants.txt"), &said).unwrap();
    }
    assert_eq!(
        said,
        fs::read_to_string(golden_file("variants.txt")).unwrap()
    );
}

#[test]
fn a_step_by_constraints_names_them_in_json_and_marks_its_cells() {
    for (step, position) in by_constraints() {
        let told = step.describe(&position);
        let json = told.json(Lang::French);
        let named = json["constraints"].as_array().unwrap();
        assert_eq!(named.len(), step.evidence.constraints.len());
        for (named, &number) in named.iter().zip(&step.evidence.constraints) {
            let constraint = position.constraints()[number].describe(position.layout());
            assert_eq!(named["number"], number + 1);
            assert_eq!(named["text"], Lang::French.say(&constraint));
        }
        let reasons = json["reasons"].as_array().unwrap();
        assert_eq!(reasons.len(), step.evidence.why.len());
        assert!(!reasons.is_empty() && !step.evidence.cells.is_empty());
        // Without the puzzle, a constraint is known by its number.
        let bare = step.describe(position.layout());
        assert!(!Lang::English.say(&bare).is_empty());
    }
}

#[test]
fn reasons_are_told_by_what_they_have() {
    let classic = Layout::classic();
    let say = |why: Why| {
        let step = step(Technique::SumLimits, Evidence::default());
        let told = step.describe(&classic);
        Lang::ALL.map(|lang| lang.say(&told.why(&why)))
    };
    let cell = |row: usize, column: usize| at(row, column, 1).cell;
    assert_eq!(
        say(Why::Difference {
            houses: vec![0, 1],
            total: 90,
            cages: 97,
            innies: vec![],
            outies: vec![cell(3, 1)],
        }),
        [
            "The sum of rows 1 and 2 is 90, that of the cages over them 97: what lies outside, r3c1, makes the \
             difference, 7.",
            "La somme est de 90 pour les lignes 1 et 2, et de 97 pour les cages par-dessus : ce qui dépasse, \
             r3c1, fait la différence, 7."
        ]
    );
    assert_eq!(
        say(Why::Difference {
            houses: vec![18],
            total: 45,
            cages: 40,
            innies: vec![cell(1, 1), cell(1, 2)],
            outies: vec![cell(4, 1)],
        })[0],
        "The sum of box 1 is 45, that of the cages over them 40. The two differ only by r1c1 and r1c2, which \
         no cage has, and r4c1, which lie outside."
    );
    let two = vec![cell(1, 1), cell(1, 2)];
    assert_eq!(
        say(Why::TooLittle {
            candidate: at(1, 1, 3),
            cells: (two.clone(), 12),
            sum: 15,
        }),
        [
            "Even with 3 at r1c1, the sum of r1c1 and r1c2 would be at most 12, and 15 is needed.",
            "Même avec 3 en r1c1, la somme de r1c1 et r1c2 serait d'au plus 12, et il faut 15."
        ]
    );
    assert_eq!(
        say(Why::TooMuch {
            candidate: at(1, 1, 9),
            cells: (two, 11),
            other: (vec![], 10),
        })[0],
        "Even with 9 at r1c1, the sum of r1c1 and r1c2 would be at least 11, and 10 is the most that it may be."
    );
    assert_eq!(
        say(Why::Needs {
            digit: at(1, 1, 4).digit,
            places: vec![cell(2, 2)],
        })[1],
        "Il faut un 4, et il ne peut être qu'en r2c2."
    );
    let nothing = Why::Clue {
        candidate: at(1, 1, 4),
        numbers: vec![],
    };
    assert_eq!(
        say(nothing)[0],
        "With 4 at r1c1, the clue could be no number at all."
    );
}

#[test]
fn reasons_of_lines_and_equal_cells_are_told() {
    let classic = Layout::classic();
    let say = |why: Why| {
        let step = step(Technique::LineEnds, Evidence::default());
        let told = step.describe(&classic);
        Lang::ALL.map(|lang| lang.say(&told.why(&why)))
    };
    let cell = |row: usize, column: usize| at(row, column, 1).cell;
    let digit = |digit: u8| Digit::new(digit).unwrap();
    let five = DigitSet::only(digit(5));
    assert_eq!(
        say(Why::Midst {
            cell: cell(1, 1),
            digits: five,
            low: (cell(1, 2), digit(4)),
            high: (cell(1, 3), digit(6)),
        }),
        [
            "With 5 at r1c1, this end would be neither below r1c2, which is at most 4, nor above r1c3, which is \
             at least 6.",
            "Avec 5 en r1c1, cette extrémité ne serait ni au-dessous de r1c2, qui vaut au plus 4, ni au-dessus \
             de r1c3, qui vaut au moins 6."
        ]
    );
    assert_eq!(
        say(Why::LockedOut {
            ends: [cell(1, 1), cell(1, 4)],
            digits: five,
        }),
        [
            "Whatever r1c1 and r1c4 are, 5 is one of the two or lies between them, where nothing else on the \
             line may be.",
            "Quels que soient r1c1 et r1c4, 5 en fait partie ou se trouve entre les deux, où rien d'autre sur la \
             ligne ne peut être."
        ]
    );
    assert_eq!(
        say(Why::TwinSight {
            house: 0,
            digit: digit(5),
            places: vec![cell(1, 1), cell(1, 9)],
            twins: vec![vec![cell(1, 1), cell(4, 4)]],
        })[0],
        "r1c1 and r4c4 are equal. In row 1, the 5 can only be at r1c1 and r1c9; what sees each of these cells, or \
         one equal to it, cannot hold it."
    );
    assert_eq!(
        say(Why::SamePartner {
            cell: cell(1, 1),
            digits: five,
            other: cell(1, 2),
        })[0],
        "With 5 at r1c1, only the same digit would be left to r1c2, which sees it."
    );
}

/// Positions on the way through the built-in grids, and the examples of steps by constraints.
fn positions() -> Vec<Position> {
    let mut positions = Vec::new();
    for built_in in BUILT_IN {
        let mut position = Position::new(&built_in.puzzle());
        positions.push(position.clone());
        let mut taken = 0;
        while let Some(step) = next_step(&position, Technique::enabled()) {
            position.apply(&step);
            taken += 1;
            if taken % 10 == 0 {
                positions.push(position.clone());
            }
        }
    }
    positions.extend(by_constraints().into_iter().map(|(_, position)| position));
    positions
}

#[test]
fn every_step_is_told_in_every_form() {
    let mut count = 0;
    for position in positions() {
        for step in all_steps(&position, Technique::enabled()) {
            count += 1;
            let told = step.describe(&position);
            let notation = told.notation();
            assert!(notation.contains(['=', '>']), "{notation}");
            for lang in Lang::ALL {
                let line = lang.say(&told.line());
                assert!(line.starts_with(&lang.say(&told.name())) && line.ends_with(&notation));
                let explanation = lang.say(&told.explanation());
                assert!(explanation.ends_with(['.', ')']), "{explanation}");
                let json = told.json(lang);
                assert_eq!(json["text"], line);
                assert_eq!(json["explanation"], explanation);
                assert_eq!(json["technique"], step.technique.id());
                let drawing = told.drawing(&position, lang);
                // A row starts with its number.
                let is_row = |line: &&str| line.contains('|');
                let rows: Vec<&str> = drawing.lines().filter(is_row).collect();
                for (number, row) in rows.iter().enumerate() {
                    let heading = format!("{} |", number + 1);
                    assert!(row.trim_start().starts_with(&heading), "{drawing}");
                }
                let removed: usize = rows.iter().map(|line| line.matches('-').count()).sum();
                assert_eq!(removed, 2 * step.eliminations.len(), "{drawing}");
            }
        }
    }
    assert!(count > 500);
}

fn x_wing() -> (Step, Position) {
    let puzzle = BuiltIn::named("d4").unwrap().puzzle();
    let mut position = Position::new(&puzzle);
    let simpler = [Technique::NakedSingle, Technique::HiddenSingle];
    while let Some(step) = next_step(&position, simpler) {
        position.apply(&step);
    }
    let step = next_step(&position, [Technique::XWing]).expect("example 4 has an X-Wing");
    (step, position)
}

#[test]
fn the_x_wing_of_example_4_is_told() {
    let (step, position) = x_wing();
    let told = step.describe(position.layout());
    assert_eq!(
        Lang::English.say(&told.line()),
        "X-Wing: 5 r28 c57 => r179c5<>5"
    );
    let (drawing, json) = (
        told.drawing(&position, Lang::English),
        told.json(Lang::French),
    );
    let (drawn, written) = (golden_file("example-4.txt"), golden_file("example-4.json"));
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&drawn, &drawing).unwrap();
        fs::write(&written, format!("{json:#}\n")).unwrap();
    }
    assert_eq!(drawing, fs::read_to_string(drawn).unwrap());
    let written: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(written).unwrap()).unwrap();
    assert_eq!(json, written);
}

fn at(row: usize, column: usize, digit: u8) -> Candidate {
    let cell = Layout::classic().cell(row - 1, column - 1).unwrap();
    Candidate::new(cell, Digit::new(digit).unwrap())
}

fn step(technique: Technique, evidence: Evidence) -> Step {
    Step {
        technique,
        placements: Vec::new(),
        eliminations: vec![at(9, 7, 8)],
        evidence,
    }
}

#[test]
fn what_has_no_sentence_of_its_own_is_told_by_its_evidence() {
    let classic = Layout::classic();
    let say = |step: &Step, lang: Lang| {
        let told = step.describe(&classic);
        [lang.say(&told.line()), lang.say(&told.explanation())]
    };
    // A step of which nothing is known but what it concludes.
    let bare = step(Technique::Swordfish, Evidence::default());
    assert_eq!(
        say(&bare, Lang::English),
        [
            "Swordfish: r9c7<>8",
            "Swordfish: from this pattern it follows that r9c7 loses 8."
        ]
    );
    // Digits and cells.
    let cells = step(
        Technique::Jellyfish,
        Evidence {
            digits: vec![at(1, 1, 3).digit, at(1, 1, 8).digit],
            cells: [(1, 2), (1, 5), (9, 2), (9, 5)]
                .map(|(row, column)| (at(row, column, 8).cell, Role::Pattern))
                .to_vec(),
            ..Evidence::default()
        },
    );
    assert_eq!(
        say(&cells, Lang::French),
        [
            "Méduse (Jellyfish) : 3/8 in r1c25,r9c25 => r9c7<>8",
            "Méduse (Jellyfish) : les candidats 3 et 8 en r1c25,r9c25 forment ce motif, d'où il suit que r9c7 perd le 8."
        ]
    );
}

#[test]
fn fins_are_told() {
    let classic = Layout::classic();
    let finned = step(
        Technique::Swordfish,
        Evidence {
            digits: vec![at(1, 1, 8).digit],
            houses: vec![0, 1, 7],
            covers: vec![9, 13, 15],
            candidates: vec![(at(1, 1, 8), Role::Pattern), (at(8, 9, 8), Role::Fin)],
            ..Evidence::default()
        },
    );
    let told = finned.describe(&classic);
    assert_eq!(told.notation(), "8 r128 c157 fr8c9 => r9c7<>8");
    assert_eq!(
        Lang::French.say(&told),
        "Sans la nageoire r8c9, le 8 ne pourrait aller, dans les lignes 1, 2 et 8, que dans les colonnes 1, \
         5 et 7. Si aucune nageoire n'est vraie, ce poisson tient et enlève le 8 aux autres cases dans les \
         colonnes 1, 5 et 7 ; si une nageoire est vraie, elle l'enlève aux cases qui la voient. Dans les \
         deux cas, r9c7 perd le 8."
    );
}

#[test]
fn a_chain_is_told_and_proved_only_where_its_conclusion_sees_both_ends() {
    let classic = Layout::classic();
    let link = |from: Candidate, to: Candidate, strong: bool| Link::new(from, to, strong);
    let chain = |end: Candidate| {
        step(
            Technique::Jellyfish,
            Evidence {
                digits: vec![at(1, 1, 8).digit],
                links: vec![
                    link(at(9, 1, 8), at(1, 1, 8), true),
                    link(at(1, 1, 8), at(1, 8, 8), false),
                    link(at(1, 8, 8), end, true),
                ],
                ..Evidence::default()
            },
        )
    };
    let sound = chain(at(7, 8, 8));
    let told = sound.describe(&classic);
    assert_eq!(
        told.notation(),
        "8 r9c1 =8= r1c1 -8- r1c8 =8= r7c8 => r9c7<>8"
    );
    assert_eq!(
        Lang::English.say(&told),
        "Follow the chain 8 r9c1 =8= r1c1 -8- r1c8 =8= r7c8. If it is false that r9c1 is 8, link after link \
         it follows that r7c8 is 8. So at least one end of the chain is true, and what contradicts both \
         goes: r9c7 loses 8."
    );
    assert_eq!(told.proof().len(), 5);
    let other = chain(at(5, 8, 8));
    assert!(other.describe(&classic).proof().is_empty());
    assert!(
        Lang::English
            .say(&other.describe(&classic))
            .starts_with("Jellyfish: ")
    );
}

#[test]
fn digits_above_nine_are_told_as_they_are_drawn() {
    let puzzle: Puzzle = format!("{}.", "123456789ABCDEF".to_owned() + &".".repeat(240))
        .parse()
        .unwrap();
    let position = Position::new(&puzzle);
    let step = next_step(&position, Technique::enabled()).unwrap();
    let told = step.describe(position.layout());
    assert_eq!(Lang::English.say(&told.line()), "Full House: r1c16=G");
    let drawing = told.drawing(&position, Lang::English);
    let columns: Vec<String> = (1..=16).map(|column: usize| column.to_string()).collect();
    let heading = drawing.lines().next().unwrap();
    assert!(heading.split_whitespace().eq(&columns), "{drawing}");
    let first = drawing.lines().find(|line| line.starts_with(" 1 |"));
    assert!(first.unwrap().contains("=G="), "{drawing}");
    assert_eq!(
        told.json(Lang::English)["placements"].to_string(),
        "[[1,16,16]]"
    );
    assert_eq!(puzzle.layout().place(Cell::new(15)).to_string(), "r1c16");
}

/// A reader should not have to hold more than this in mind.
const LONGEST: usize = 400;

/// Steps of every technique by constraints, and the first ones in the examples of the catalogue.
#[test]
fn no_sentence_is_longer_than_a_reader_can_follow() {
    let mut steps = by_constraints();
    for variant in Variant::all() {
        let puzzle = variant.example().validate().unwrap();
        if puzzle.layout().cell_count() > 256 {
            continue;
        }
        let mut position = Position::new(&puzzle);
        for _ in 0..6 {
            let Some(step) = next_step(&position, Technique::without_uniqueness()) else {
                break;
            };
            steps.push((step.clone(), position.clone()));
            position.apply(&step);
        }
    }
    assert!(steps.len() > 150, "{}", steps.len());
    for (step, position) in &steps {
        let told = step.describe(position);
        for lang in Lang::ALL {
            let proof = told.proof().into_iter().map(|text| lang.say(&text));
            for said in std::iter::once(lang.say(&told)).chain(proof) {
                let longest = said.split(". ").map(|sentence| sentence.chars().count());
                assert!(
                    longest.max() <= Some(LONGEST),
                    "{}: {said}",
                    step.technique.id()
                );
            }
        }
    }
}
