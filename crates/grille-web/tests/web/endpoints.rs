//! Each endpoint does what it says, in both languages.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use grille::logic::BuiltIn;
use grille::{Outcome, Puzzle, Solver};
use grille_schema::{CandidatesAnswer, ExplainAnswer, Grid, HintAnswer, HintKind, Move};
use grille_web::Limits;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::client::{Running, limits};

const SMALL: &str = "4....3.....3..41";
const SMALL_SOLVED: &str = "4132231414233241";

fn classic(name: &str) -> &'static str {
    BuiltIn::named(name).unwrap().line
}

fn solved(puzzle: &str) -> String {
    let puzzle = grille::read_puzzle(puzzle).unwrap();
    match Solver::new(&puzzle).outcome() {
        Outcome::Unique(grid) => grid.to_string(),
        other => panic!("{other:?}"),
    }
}

/// An answer as the type that it is.
fn typed<A: DeserializeOwned>(server: &Running, endpoint: &str, body: &Value) -> A {
    serde_json::from_value(server.ask(endpoint, body)).unwrap()
}

/// The digits of a grid with one of them replaced.
fn with(digits: &str, cell: usize, digit: &str) -> String {
    let mut digits = digits.to_string();
    digits.replace_range(cell..=cell, digit);
    digits
}

#[test]
fn read_takes_frames_and_collections() {
    let server = Running::start();
    let framed = grille::render::framed(&SMALL.parse::<Puzzle>().unwrap());
    let read = server.ask("read", &json!({ "text": framed }));
    let puzzle = &read["puzzles"][0];
    assert_eq!(puzzle["puzzle"], SMALL);
    assert_eq!(
        (&puzzle["size"], &puzzle["boxes"]),
        (&json!(4), &json!({ "rows": 2, "columns": 2 }))
    );
    assert_eq!(
        puzzle["cells"][5],
        json!({ "cell": "r2c2", "row": 2, "column": 2 })
    );
    let givens: Grid = serde_json::from_value(puzzle["givens"].clone()).unwrap();
    assert_eq!((givens.digits.as_str(), givens.numbers[5]), (SMALL, 3));
    assert_eq!(puzzle["houses"][0]["name"], "row 1");
    // How often each digit comes, unless grids share single cells.
    let occurrences = |text: &str| {
        server.ask("read", &json!({ "text": text }))["puzzles"][0]["occurrences"].take()
    };
    assert_eq!(occurrences(SMALL), 4);
    assert_eq!(occurrences("layout samurai"), 41);
    assert_eq!(occurrences("layout tiny-samurai"), Value::Null);
    let both = format!("{}\n{}\n", classic("d1"), classic("d2"));
    let read = server.ask("read", &json!({ "text": both }));
    assert_eq!(read["puzzles"].as_array().unwrap().len(), 2);
}

#[test]
fn read_can_put_other_givens_in() {
    let server = Running::start();
    let givens = "...2............";
    let read = server.ask("read", &json!({ "text": SMALL, "givens": givens }));
    assert_eq!(read["puzzles"][0]["puzzle"], "...2............");
}

#[test]
fn a_puzzle_that_holds_more_than_a_line_comes_back_whole() {
    let server = Running::start();
    let text = json!({ "puzzle": SMALL, "placed": "41..............", "eliminated": [[1, 3, 1]], "author": "M. Dupont" });
    let read = server.ask("read", &json!({ "text": text.to_string() }));
    let puzzle = &read["puzzles"][0];
    assert_eq!(puzzle["placed"]["numbers"][1], 1, "{puzzle}");
    let again = server.ask("read", &json!({ "text": puzzle["puzzle"] }));
    assert_eq!(&again["puzzles"][0], puzzle);
}

/// Digits in letters stay letters, in the answers and in the text that goes back and forth.
#[test]
fn a_puzzle_keeps_its_alphabet() {
    let server = Running::start();
    let read = server.ask("read", &json!({ "text": "D....C.....C..DA" }));
    let puzzle = &read["puzzles"][0];
    assert_eq!(puzzle["symbols"], json!(["A", "B", "C", "D"]));
    let hint: HintAnswer = typed(&server, "hint", &json!({ "puzzle": puzzle["puzzle"] }));
    let placed = &hint.step.unwrap().placements[0];
    assert_eq!((placed.digit.as_str(), placed.number), ("B", 2));
    let position = json!({ "digits": "DA..............", "centre": { "r1c3": "BC" } });
    let asked = json!({ "puzzle": puzzle["puzzle"], "position": position });
    assert_eq!(
        server.ask("solve", &asked)["solutions"][0]["digits"],
        "DACBBCADADBCCBDA"
    );
}

#[test]
fn solve_tells_none_one_and_several_apart() {
    let server = Running::start();
    let one = server.ask("solve", &json!({ "puzzle": SMALL }));
    assert_eq!(
        (&one["outcome"], &one["solutions"][0]["digits"]),
        (&json!("unique"), &json!(SMALL_SOLVED))
    );
    assert_eq!(one["solutions"][0]["numbers"][0], 4);
    assert_eq!(
        (&one["version"], &one["puzzle"]),
        (&json!(1), &json!(SMALL))
    );
    let several = server.ask("solve?lang=fr", &json!({ "puzzle": classic("d5") }));
    assert_eq!(several["outcome"], "several");
    assert_eq!(several["solutions"].as_array().unwrap().len(), 2);
    assert_eq!(several["text"], "Il y a plusieurs solutions.");
    // The 4 that the first row needs stands below its only place.
    let none = server.ask("solve", &json!({ "puzzle": "123....4........" }));
    assert_eq!(none["outcome"], "none");
    let position = json!({ "digits": with(SMALL, 1, "2") });
    let wrong = server.ask("solve", &json!({ "puzzle": SMALL, "position": position }));
    assert_eq!(
        (&wrong["outcome"], &wrong["solutions"]),
        (&json!("none"), &json!([]))
    );
}

#[test]
fn solutions_are_counted_and_it_is_said_why_that_ended() {
    let server = Running::start();
    let empty = ".".repeat(16);
    let all = server.ask("solve", &json!({ "puzzle": empty, "limit": 1000 }));
    assert_eq!((&all["count"], &all["end"]), (&json!(288), &json!("all")));
    let limit = json!({ "puzzle": empty, "limit": 100 });
    let limit = server.ask("solve?lang=fr", &limit);
    assert_eq!(
        (&limit["count"], &limit["end"]),
        (&json!(100), &json!("limit"))
    );
    assert_eq!(limit["text"], "Il y a au moins 100 solutions.");
    let first = server.ask("solve", &json!({ "puzzle": SMALL, "limit": 1 }));
    assert_eq!(
        (&first["outcome"], &first["end"], &first["count"]),
        (&json!("unknown"), &json!("limit"), &json!(1))
    );
}

#[test]
fn candidates_honour_constraints_and_a_hint_goes_on_from_them() {
    let server = Running::start();
    let caged = "size 4\ngrid\n....\n....\n....\n....\ncage 7: r1c1 r1c2\nthermo: r4c1 r4c2 r3c2";
    let seen: CandidatesAnswer = typed(&server, "candidates", &json!({ "puzzle": caged }));
    assert_eq!(
        (seen.cells[0].cell.0.as_str(), &seen.cells[0].numbers[..]),
        ("r1c1", &[3, 4][..])
    );
    assert_eq!(seen.cells[12].digits, "12");
    let removed = |request: &Value| {
        let told: HintAnswer = typed(&server, "hint", request);
        told.step.unwrap().eliminations
    };
    let is_seen = |gone: &grille_schema::Candidate| {
        let mut cells = seen.cells.iter();
        let cell = cells.find(|cell| cell.cell == gone.cell).unwrap();
        cell.numbers.contains(&gone.number)
    };
    assert!(!removed(&json!({ "puzzle": caged })).iter().any(is_seen));
    let further = removed(&json!({ "puzzle": caged, "position": { "candidates": {} } }));
    assert!(further.iter().all(is_seen), "{further:?}");
}

#[test]
fn candidates_can_be_the_true_ones_and_say_why_others_are_not() {
    let server = Running::start();
    let seen = server.ask("candidates", &json!({ "puzzle": SMALL }));
    assert_eq!(seen["cells"][1]["numbers"], json!([1, 2]));
    assert_eq!(seen["cells"][1].get("forbidden"), None);
    let asked = json!({ "puzzle": SMALL, "true": true });
    let found: CandidatesAnswer = typed(&server, "candidates", &asked);
    let digits: String = found
        .cells
        .iter()
        .map(|cell| cell.digits.as_str())
        .collect();
    assert_eq!(digits, SMALL_SOLVED);
    let asked = json!({ "puzzle": SMALL, "cells": ["r1c2"], "why": true });
    let why: CandidatesAnswer = typed(&server, "candidates?lang=fr", &asked);
    let [only] = &why.cells[..] else {
        panic!("{why:?}")
    };
    let forbidden = only.forbidden.as_ref().unwrap();
    assert_eq!((only.digits.as_str(), forbidden[1].number), ("12", 4));
    assert!(forbidden[1].text.contains("ligne 1"), "{forbidden:?}");
}

/// What a hint is told is what it says it saw.
#[test]
fn a_hint_says_what_it_saw() {
    let server = Running::start();
    let position = json!({
        "digits": with(SMALL, 1, "1"),
        "centre": { "r1c3": "23", "r1c4": "23" },
        "corner": { "r2c1": "1" },
        "candidates": { "r3c3": "2" },
    });
    let asked = json!({ "puzzle": SMALL, "position": position });
    let hint: HintAnswer = typed(&server, "hint", &asked);
    let saw = hint.saw;
    assert_eq!(
        (saw.digits, saw.centre, saw.corner, saw.candidates),
        (1, 2, 1, 1)
    );
    assert!(saw.shown && hint.kind == HintKind::Step);
    // A corner mark leaves open what else may go there; a centre mark does not.
    let corner = json!({ "puzzle": SMALL, "position": { "corner": { "r1c2": "2" } } });
    assert_eq!(server.ask("hint", &corner)["kind"], "step");
    let centre = json!({ "puzzle": SMALL, "position": { "centre": { "r1c2": "2" } } });
    assert_eq!(server.ask("hint", &centre)["kind"], "mistakes");
}

#[test]
fn check_names_clashes_and_wrong_digits_apart() {
    let server = Running::start();
    // 4 is in the row already; 1 clashes with nothing, but it is wrong.
    let digits = with(&with(SMALL, 2, "4"), 4, "1");
    let told = server.ask(
        "check?lang=fr",
        &json!({ "puzzle": SMALL, "position": { "digits": digits } }),
    );
    assert_eq!(
        (&told["complete"], &told["correct"], &told["outcome"]),
        (&json!(false), &json!(false), &json!("none"))
    );
    assert_eq!(told["wrong"], json!(["r1c3", "r2c1"]));
    let problems = told["problems"].as_array().unwrap().iter();
    let cells: Vec<&Value> = problems.map(|problem| &problem["cells"]).collect();
    assert!(cells.contains(&&json!(["r1c1", "r1c3"])), "{told}");
    assert!(
        told["text"].as_str().unwrap().contains("deux fois"),
        "{told}"
    );
    let right = json!({ "puzzle": SMALL, "position": { "digits": SMALL_SOLVED } });
    let right = server.ask("check", &right);
    assert_eq!(
        (&right["complete"], &right["correct"], &right["wrong"]),
        (&json!(true), &json!(true), &json!([]))
    );
    assert_eq!(right["valid_sudoku"], true);
    // Givens that clash are what there is to be told, not a fault of the question.
    let clash = server.ask("check", &json!({ "puzzle": "11.............." }));
    assert_eq!(
        (&clash["correct"], &clash["puzzle"]),
        (&json!(false), &json!("11.............."))
    );
    // Which constraints contradict each other is searched for on request.
    let cages = "size 4\ngrid\n....\n....\n....\n....\ncage 3: r1c1 r1c2\ncage 3: r1c3 r1c4";
    let why = server.ask("check", &json!({ "puzzle": cages, "why": true }));
    assert!(
        why["problems"][0]["text"]
            .as_str()
            .unwrap()
            .contains("cage"),
        "{why}"
    );
    assert_eq!(
        (&why["outcome"], &why["correct"]),
        (&json!("none"), &json!(true))
    );
    assert_eq!(
        server.ask("check", &json!({ "puzzle": cages }))["problems"],
        json!([])
    );
}

#[test]
fn hints_followed_to_the_end_solve_the_puzzle() {
    let server = Running::start();
    let puzzle = classic("d3");
    let (mut digits, mut marks) = (puzzle.to_string(), serde_json::Map::new());
    for _ in 0..300 {
        let position = json!({ "digits": digits, "centre": marks });
        let asked = json!({ "puzzle": puzzle, "position": position });
        let hint: HintAnswer = typed(&server, "hint", &asked);
        if hint.kind == HintKind::Solved {
            assert_eq!(digits, solved(puzzle));
            return;
        }
        assert_eq!(hint.kind, HintKind::Step, "{hint:?}");
        assert_eq!(hint.levels.len(), 5);
        for made in hint.moves {
            match made {
                Move::Place(placed) => {
                    let place: grille::Place = placed.cell.0.parse().unwrap();
                    let cell = usize::from(9 * place.row + place.column);
                    digits = with(&digits, cell, &placed.digit);
                }
                Move::Mark(left) => _ = marks.insert(left.cell.0, left.digits.into()),
                Move::Erase(cell) => panic!("{cell}"),
            }
        }
    }
    panic!("the hints do not end");
}

#[test]
fn a_hint_says_what_is_wrong_first_and_since_when_where_it_knows() {
    let server = Running::start();
    let position = json!({ "digits": with(SMALL, 1, "2") });
    let told = server.ask("hint", &json!({ "puzzle": SMALL, "position": position }));
    assert_eq!(
        told["mistakes"],
        json!([{ "cell": "r1c2", "what": "digit", "text": "The digit at r1c2 is wrong." }])
    );
    let moves = json!([
        { "place": { "cell": "r1c2", "digit": "2" } },
        { "mark": { "cell": "r1c3", "digits": "1" } },
        { "erase": "r4c4" },
    ]);
    let both = json!({ "puzzle": SMALL, "moves": moves, "position": position });
    server.refused("hint", &both, 400, "field");
    let told = server.ask("hint?lang=fr", &json!({ "puzzle": SMALL, "moves": moves }));
    let ages: Vec<&Value> = told["mistakes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|mistake| &mistake["moves_ago"])
        .collect();
    assert_eq!(ages, [&json!(3), &json!(2)], "{told}");
    assert!(
        told["text"]
            .as_str()
            .unwrap()
            .starts_with("Le chiffre en r1c2 est faux"),
        "{told}"
    );
}

#[test]
fn an_explanation_can_be_replayed_to_the_solution() {
    let server = Running::start();
    for name in ["d1", "d4"] {
        let puzzle = classic(name);
        let asked = json!({ "puzzle": puzzle, "rating": true });
        let told: ExplainAnswer = typed(&server, "explain", &asked);
        assert!(told.solved && !told.stopped);
        assert_eq!(told.grid.digits, solved(puzzle));
        let mut digits = HashMap::new();
        let mut candidates: HashMap<_, _> = (told.start.candidates.into_iter())
            .map(|cell| (cell.cell, cell.numbers))
            .collect();
        for path_step in told.steps {
            for gone in &path_step.step.eliminations {
                assert!(candidates[&gone.cell].contains(&gone.number), "{gone:?}");
            }
            for filled in path_step.fills {
                assert!(digits.insert(filled.cell, filled.digit).is_none());
            }
            for left in path_step.leaves {
                candidates.insert(left.cell, left.numbers);
            }
        }
        let open = told.start.grid.digits.matches('.').count();
        assert_eq!(digits.len(), open);
        assert!(told.rating.unwrap().hodoku.unwrap().score > 0);
        let short = json!({ "puzzle": puzzle, "until": 2 });
        let short: ExplainAnswer = typed(&server, "explain", &short);
        assert_eq!((short.steps.len(), short.stopped), (2, true));
        assert_eq!(short.rating, None);
    }
}

/// Every step of a technique, and only of that one.
#[test]
fn steps_of_chosen_techniques_are_found() {
    let server = Running::start();
    let all = server.ask("steps", &json!({ "puzzle": classic("d3") }));
    let pointing = json!({ "puzzle": classic("d3"), "techniques": ["pointing"] });
    let pointing = server.ask("steps", &pointing);
    let named = |answer: &Value| -> Vec<String> {
        let steps = answer["steps"].as_array().unwrap().iter();
        steps
            .map(|step| step["technique"].as_str().unwrap().to_string())
            .collect()
    };
    assert!(!named(&pointing).is_empty() && named(&pointing).iter().all(|id| id == "pointing"));
    assert!(named(&all).len() > named(&pointing).len());
    let unknown = json!({ "puzzle": SMALL, "techniques": ["x-wing", "y-wing"] });
    let told = server.refused("steps", &unknown, 400, "field");
    assert!(
        told["error"]["message"]
            .as_str()
            .unwrap()
            .contains("techniques.1"),
        "{told}"
    );
}

#[test]
fn rate_gives_every_scale_and_nothing_where_there_are_several_solutions() {
    let server = Running::start();
    let puzzle =
        "........9.6....3..2.4....7...937.5.1.....2..3...15.7....1.24.....8.3.6...4.5.....";
    let told = server.ask("rate?lang=fr", &json!({ "puzzle": puzzle }));
    let rating = &told["rating"];
    assert_eq!(rating["grade"]["id"], "medium");
    assert_eq!(rating["hodoku"]["score"], 418);
    assert_eq!(rating["explainer"]["er"], 2.6);
    let several = server.ask("rate", &json!({ "puzzle": classic("d5") }));
    assert_eq!(
        (&several["outcome"], several.get("rating")),
        (&json!("several"), None)
    );
}

#[test]
fn the_same_seed_or_day_makes_the_same_puzzle_of_the_grade_asked_for() {
    let server = Running::start();
    let order =
        json!({ "grade": { "least": "medium", "most": "medium" }, "seed": 11, "rating": true });
    let made = server.ask("generate", &order);
    assert_eq!(made["rating"]["grade"]["id"], "medium");
    assert_eq!(server.ask("generate", &order), made);
    assert_ne!(server.ask("generate", &json!({})), made);
    let day = |date: &str| {
        server
            .get(&format!("/api/v1/daily?date={date}&grade=easy"))
            .json()
    };
    let monday = day("2026-11-16");
    assert_eq!(monday["rating"]["grade"]["id"], "easy");
    assert_eq!(
        Running::start()
            .get("/api/v1/daily?date=2026-11-16&grade=easy")
            .json(),
        monday
    );
    assert_ne!(day("2026-11-17")["puzzle"], monday["puzzle"]);
}

#[test]
fn a_setter_gives_a_puzzle_its_title_author_and_rules_which_links_carry_on() {
    let server = Running::start();
    let asked = json!({ "text": "4....3.....3..41", "title": "Small", "author": "Ada", "rules": "Normal rules\napply." });
    let puzzle = &server.ask("read", &asked)["puzzles"][0];
    let headers =
        json!({ "description": ["Small"], "author": ["Ada"], "comment": ["Normal rules apply."] });
    assert_eq!(puzzle["headers"], headers);
    let link = server.ask(
        "convert",
        &json!({ "puzzle": puzzle["puzzle"], "to": "f-puzzles" }),
    );
    let back = &server.ask("read", &json!({ "text": link["text"] }))["puzzles"][0];
    assert_eq!(back["headers"], headers);
    let again = json!({ "text": puzzle["puzzle"], "title": "Other", "author": "" });
    let other = &server.ask("read", &again)["puzzles"][0]["headers"];
    assert_eq!(
        other,
        &json!({ "description": ["Other"], "comment": ["Normal rules apply."] })
    );
}

#[test]
fn a_move_is_recognised_by_the_step_that_it_follows_by() {
    let server = Running::start();
    let asked = |moves: Value| {
        server.ask(
            "recognise",
            &json!({ "puzzle": "4....3.....3..41", "moves": moves }),
        )
    };
    let placed = |cell: &str, digit: &str| json!([{ "place": { "cell": cell, "digit": digit } }]);
    let hidden = asked(placed("r1c3", "3"));
    assert_eq!(
        (&hidden["follows"], &hidden["steps"][0]["technique"]),
        (&json!(true), &json!("hidden-single"))
    );
    let guessed = asked(placed("r1c3", "1"));
    assert_eq!(
        (&guessed["follows"], &guessed["steps"]),
        (&json!(false), &json!([]))
    );
    let marked = asked(json!([{ "mark": { "cell": "r3c3", "digits": "2" } }]));
    assert_eq!(marked["follows"], json!(true));
}

#[test]
fn the_largest_grids_are_made_on_request_within_the_usual_limit() {
    let server = Running::start();
    for (order, cells) in [
        (json!({ "size": 25, "seed": 3 }), 625),
        (json!({ "size": 20, "seed": 3 }), 400),
        (json!({ "variants": ["3doku"], "seed": 3 }), 729),
    ] {
        let made = server.ask("generate", &order);
        let found = made["solution"]["numbers"].as_array().map_or(0, Vec::len);
        assert_eq!(found, cells, "{order}");
    }
}

#[test]
fn each_variant_on_offer_is_made_with_one_solution_and_comes_back_from_its_text() {
    // A busy machine may take its time.
    let server = Running::with(Limits {
        slow_time: Duration::from_mins(5),
        ..limits()
    });
    let variants = server.get("/api/v1/variants?lang=fr").json();
    let variants = variants["variants"].as_array().unwrap();
    let variants: Vec<&Value> = variants
        .iter()
        .filter(|its| its["generates"] == true)
        .collect();
    let names: HashSet<&str> = variants
        .iter()
        .map(|variant| variant["name"].as_str().unwrap())
        .collect();
    assert_eq!(names.len(), variants.len());
    // All of them take minutes: one of each family is made, and every one on request.
    let all = std::env::var_os("GRILLE_GENERATED").is_some();
    let mut seen: HashMap<&str, usize> = HashMap::new();
    for variant in variants {
        let of_family = seen
            .entry(variant["family"]["id"].as_str().unwrap())
            .or_default();
        *of_family += 1;
        if *of_family > 1 && !all {
            continue;
        }
        let order = json!({ "variants": [variant["id"]], "seed": 3, "board": true });
        let made = server.ask("generate", &order);
        let text = &made["puzzle"];
        assert_eq!(
            server.ask("solve", &json!({ "puzzle": text }))["outcome"],
            "unique",
            "{variant}"
        );
        assert_eq!(
            server.ask("read", &json!({ "text": text }))["puzzles"][0],
            made["board"],
            "{variant}"
        );
    }
}

#[test]
fn variants_are_made_together_or_refused_by_their_names() {
    let server = Running::start();
    let order = json!({ "variants": ["killer", "x"], "size": 6, "seed": 1, "board": true });
    let made = &server.ask("generate", &order)["board"];
    assert_eq!(
        made["variants"],
        json!([{ "id": "x", "name": "Sudoku X" }, { "id": "cage", "name": "Killer" }])
    );
    assert_eq!(made["rules"].as_array().unwrap().len(), 2);
    let refused = |variant: &str| {
        let variants: Vec<&str> = variant.split(',').collect();
        let body = json!({ "variants": variants, "size": 6 });
        let told = server.refused("generate?lang=fr", &body, 422, "request");
        told["error"]["message"].as_str().unwrap().to_string()
    };
    assert!(refused("windoku").starts_with("Windoku ne va pas"));
    let two = refused("samurai,windmill");
    assert!(!two.contains("windmill"), "{two}");
    // There is no anti-knight grid of 6 with both diagonals; what else to try is said, and no option of a command.
    let none = refused("anti-knight,x");
    assert!(
        none.contains("moins de variantes") && !none.contains("--"),
        "{none}"
    );
    let variants = server.get("/api/v1/variants").json();
    let layouts = variants["variants"].as_array().unwrap().iter();
    let layouts: Vec<&str> = layouts
        .filter(|variant| variant["layout"] == true)
        .map(|variant| variant["id"].as_str().unwrap())
        .collect();
    assert!(
        layouts.contains(&"samurai")
            && !layouts.contains(&"killer")
            && !layouts.contains(&"jigsaw")
    );
}

#[test]
fn convert_writes_notations_and_pictures() {
    let server = Running::start();
    let to = |to: &str| {
        server.ask(
            "convert?lang=fr",
            &json!({ "puzzle": SMALL, "to": to, "title": "<b>&" }),
        )
    };
    assert_eq!(to("line")["text"], SMALL);
    let picture = to("svg");
    assert!(picture["text"].as_str().unwrap().starts_with("<svg "));
    assert!(!picture["text"].as_str().unwrap().contains("<b>"));
    assert_eq!(
        (&picture["type"], &picture["name"]),
        (&json!("image/svg+xml"), &json!("grille.svg"))
    );
    assert!(
        to("latex")["text"]
            .as_str()
            .unwrap()
            .contains("tikzpicture")
    );
    let position = json!({ "digits": with(SMALL, 1, "1") });
    let lost = server.ask(
        "convert",
        &json!({ "puzzle": SMALL, "position": position, "to": "line" }),
    );
    assert_eq!(lost["leaves_out"].as_array().unwrap().len(), 1);
}

#[test]
fn techniques_are_told_in_both_languages_with_examples() {
    let server = Running::start();
    let list = |lang: &str| {
        server
            .get(&format!("/api/v1/techniques?lang={lang}"))
            .json()
    };
    let (english, french) = (list("en"), list("fr"));
    assert_ne!(
        english["techniques"][0]["name"],
        french["techniques"][0]["name"]
    );
    let rules: HashSet<&str> = (french["techniques"].as_array().unwrap().iter())
        .map(|technique| technique["rule"].as_str().unwrap())
        .collect();
    assert!(rules.len() > 30 && rules.iter().all(|rule| rule.ends_with('.')));
    let one = server.get("/api/v1/technique/x-wing?lang=fr").json();
    assert_eq!(one["technique"]["family"]["name"], "Poissons");
    let examples = one["examples"].as_array().unwrap();
    assert_eq!(examples.len(), 3);
    for example in examples {
        let step = &example["step"];
        assert_eq!(step["technique"], "x-wing");
        assert!(!step["eliminations"].as_array().unwrap().is_empty());
    }
    assert_eq!(server.get("/api/v1/technique/nonsense").status, 404);
}

#[test]
fn the_page_has_its_messages_in_both_languages() {
    let server = Running::start();
    let [english, french] =
        ["en", "fr"].map(|lang| server.get(&format!("/api/v1/locale/{lang}")).json());
    let names = |messages: &Value| {
        messages["messages"]
            .as_object()
            .unwrap()
            .keys()
            .cloned()
            .collect::<Vec<_>>()
    };
    assert_eq!(names(&english), names(&french));
    assert!(names(&english).iter().all(|name| name.starts_with("page-")));
    assert_eq!(server.get("/api/v1/locale/de").status, 404);
}
