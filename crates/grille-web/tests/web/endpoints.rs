//! Each endpoint does what it says, in both languages.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use grille::logic::BuiltIn;
use grille::{Digit, Outcome, Puzzle, Solver};
use grille_web::Limits;
use serde_json::{Value, json};

use crate::client::{Running, limits};

const SMALL: &str = "4....3.....3..41";
const SMALL_SOLVED: [u8; 16] = [4, 1, 3, 2, 2, 3, 1, 4, 1, 4, 2, 3, 3, 2, 4, 1];

fn classic(name: &str) -> &'static str {
    BuiltIn::named(name).unwrap().line
}

fn solved(puzzle: &str) -> Vec<u8> {
    let puzzle = grille::read_puzzle(puzzle).unwrap();
    match Solver::new(&puzzle).outcome() {
        Outcome::Unique(grid) => grid.iter().flatten().map(Digit::value).collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn read_takes_frames_and_collections() {
    let server = Running::start();
    let framed = grille::render::framed(&SMALL.parse::<Puzzle>().unwrap());
    let read = server.ask("read", &json!({ "text": framed }));
    let puzzle = &read["puzzles"][0];
    assert_eq!(puzzle["puzzle"], SMALL);
    assert_eq!(
        (&puzzle["digits"], &puzzle["boxes"]),
        (&json!(4), &json!("2x2"))
    );
    assert_eq!(
        puzzle["cells"][5],
        json!({ "row": 2, "column": 2, "given": 3 })
    );
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
    let mut givens = vec![0; 16];
    givens[3] = 2;
    let read = server.ask("read", &json!({ "text": SMALL, "givens": givens }));
    assert_eq!(read["puzzles"][0]["puzzle"], "...2............");
}

#[test]
fn a_puzzle_that_holds_more_than_a_line_comes_back_whole() {
    let server = Running::start();
    let text = json!({ "puzzle": SMALL, "placed": "41..............", "eliminated": [[1, 3, 1]], "author": "M. Dupont" });
    let read = server.ask("read", &json!({ "text": text.to_string() }));
    let puzzle = &read["puzzles"][0];
    assert_eq!(puzzle["cells"][1]["placed"], 1, "{puzzle}");
    let again = server.ask("read", &json!({ "text": puzzle["puzzle"] }));
    assert_eq!(&again["puzzles"][0], puzzle);
}

#[test]
fn solve_tells_none_one_and_several_apart() {
    let server = Running::start();
    let one = server.ask("solve", &json!({ "puzzle": SMALL }));
    assert_eq!(
        (&one["outcome"], &one["solutions"]),
        (&json!("unique"), &json!([SMALL_SOLVED]))
    );
    let several = server.ask("solve?lang=fr", &json!({ "puzzle": classic("d5") }));
    assert_eq!(several["outcome"], "several");
    assert_eq!(several["solutions"].as_array().unwrap().len(), 2);
    assert_eq!(several["text"], "Il y a plusieurs solutions.");
    // The 4 that the first row needs stands below its only place.
    let none = server.ask("solve", &json!({ "puzzle": "123....4........" }));
    assert_eq!(none["outcome"], "none");
    let mut values = vec![0; 16];
    values[1] = 2;
    let wrong = server.ask("solve", &json!({ "puzzle": SMALL, "values": values }));
    assert_eq!(
        (&wrong["outcome"], &wrong["solutions"]),
        (&json!("none"), &json!([]))
    );
}

#[test]
fn count_says_why_it_ended() {
    let server = Running::start();
    let all = server.ask("count", &json!({ "puzzle": ".".repeat(16) }));
    assert_eq!(
        (&all["solutions"], &all["end"]),
        (&json!(288), &json!("all"))
    );
    let limit = server.ask(
        "count?lang=fr",
        &json!({ "puzzle": ".".repeat(16), "limit": 100 }),
    );
    assert_eq!(
        (&limit["solutions"], &limit["end"]),
        (&json!(100), &json!("limit"))
    );
    assert_eq!(limit["text"], "Il y a au moins 100 solutions.");
}

#[test]
fn candidates_honour_constraints_and_a_hint_goes_on_from_them() {
    let server = Running::start();
    let caged = "size 4\ngrid\n....\n....\n....\n....\ncage 7: r1c1 r1c2\nthermo: r4c1 r4c2 r3c2";
    let seen = server.ask("candidates", &json!({ "puzzle": caged }));
    assert_eq!(seen["candidates"][0], json!([3, 4]));
    assert_eq!(seen["candidates"][12], json!([1, 2]));
    let removed = |request: &Value| -> Vec<(u64, u64)> {
        let told = server.ask("hint", request);
        let gone = told["step"]["eliminations"].as_array().unwrap().iter();
        gone.map(|at| {
            let number = |index: usize| at[index].as_u64().unwrap();
            (4 * (number(0) - 1) + number(1) - 1, number(2))
        })
        .collect()
    };
    let is_seen = |&(cell, digit): &(u64, u64)| {
        let its = seen["candidates"][cell as usize].as_array().unwrap();
        its.contains(&json!(digit))
    };
    assert!(!removed(&json!({ "puzzle": caged })).iter().any(is_seen));
    let further = removed(&json!({ "puzzle": caged, "candidates": true }));
    assert!(further.iter().all(is_seen), "{further:?}");
}

#[test]
fn candidates_can_be_the_true_ones() {
    let server = Running::start();
    let seen = server.ask("candidates", &json!({ "puzzle": SMALL }));
    assert_eq!(seen["candidates"][1], json!([1, 2]));
    let found = server.ask("candidates", &json!({ "puzzle": SMALL, "true": true }));
    let expected: Vec<[u8; 1]> = SMALL_SOLVED.iter().map(|&digit| [digit]).collect();
    assert_eq!(found["candidates"], json!(expected));
}

#[test]
fn check_names_clashes_and_wrong_digits_apart() {
    let server = Running::start();
    let mut values = vec![0; 16];
    // 4 is in the row already; 2 clashes with nothing, but it is wrong.
    (values[2], values[4]) = (4, 1);
    let told = server.ask(
        "check?lang=fr",
        &json!({ "puzzle": SMALL, "values": values }),
    );
    assert_eq!(
        (&told["complete"], &told["correct"], &told["outcome"]),
        (&json!(false), &json!(false), &json!("none"))
    );
    assert_eq!(told["wrong"], json!([2, 4]));
    let cells: Vec<&Value> = told["clashes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|clash| &clash["cells"])
        .collect();
    assert!(cells.contains(&&json!([0, 2])), "{told}");
    assert!(
        told["text"].as_str().unwrap().contains("deux fois"),
        "{told}"
    );
    let right = server.ask("check", &json!({ "puzzle": SMALL, "values": SMALL_SOLVED }));
    assert_eq!(
        (&right["complete"], &right["correct"], &right["wrong"]),
        (&json!(true), &json!(true), &json!([]))
    );
}

#[test]
fn hints_followed_to_the_end_solve_the_puzzle() {
    let server = Running::start();
    let puzzle = classic("d3");
    let givens: Vec<u8> = puzzle.bytes().map(|byte| byte - b'0').collect();
    let (mut values, mut marks) = (givens, vec![Value::Null; 81]);
    let index = |at: &Value, field: usize| at[field].as_u64().unwrap() as usize;
    for _ in 0..300 {
        let hint = server.ask(
            "hint",
            &json!({ "puzzle": puzzle, "values": values, "marks": marks }),
        );
        if hint["hint"] == "solved" {
            assert_eq!(values, solved(puzzle));
            return;
        }
        assert_eq!(hint["hint"], "step", "{hint}");
        let levels: Vec<&str> = hint["levels"]
            .as_array()
            .unwrap()
            .iter()
            .map(|level| level["level"].as_str().unwrap())
            .collect();
        assert_eq!(levels, ["where", "technique", "cells", "step", "apply"]);
        for made in hint["moves"].as_array().unwrap() {
            let (kind, at) = made.as_object().unwrap().iter().next().unwrap();
            let cell = 9 * (index(at, 0) - 1) + index(at, 1) - 1;
            match kind.as_str() {
                "place" => values[cell] = index(at, 2) as u8,
                "mark" => marks[cell] = at[2].clone(),
                other => panic!("{other}"),
            }
        }
    }
    panic!("the hints do not end");
}

#[test]
fn a_hint_says_what_is_wrong_first_and_since_when_where_it_knows() {
    let server = Running::start();
    let mut values = vec![0; 16];
    values[1] = 2;
    let told = server.ask("hint", &json!({ "puzzle": SMALL, "values": values }));
    assert_eq!(
        told["mistakes"],
        json!([{ "row": 1, "column": 2, "what": "digit", "text": "The digit at r1c2 is wrong." }])
    );
    let moves = json!([{ "place": [1, 2, 2] }, { "mark": [1, 3, [1]] }, { "erase": [4, 4] }]);
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
        let told = server.ask("explain", &json!({ "puzzle": puzzle }));
        assert_eq!(
            (&told["solved"], &told["stopped"], &told["outcome"]),
            (&json!(true), &json!(false), &json!("unique"))
        );
        let mut values: Vec<u8> = serde_json::from_value(told["start"]["values"].clone()).unwrap();
        let mut candidates: Vec<Vec<u8>> =
            serde_json::from_value(told["start"]["candidates"].clone()).unwrap();
        for step in told["steps"].as_array().unwrap() {
            for [row, column, digit] in
                serde_json::from_value::<Vec<[u8; 3]>>(step["eliminations"].clone()).unwrap()
            {
                let cell = usize::from(9 * (row - 1) + column - 1);
                assert!(candidates[cell].contains(&digit), "{step}");
            }
            for (cell, digit) in
                serde_json::from_value::<Vec<(usize, u8)>>(step["fills"].clone()).unwrap()
            {
                assert_eq!(values[cell], 0);
                values[cell] = digit;
            }
            for (cell, left) in
                serde_json::from_value::<Vec<(usize, Vec<u8>)>>(step["leaves"].clone()).unwrap()
            {
                candidates[cell] = left;
            }
        }
        assert_eq!(values, solved(puzzle));
        assert!(told["rating"]["hodoku"]["score"].as_u64().unwrap() > 0);
    }
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
    assert_eq!(rating["explainer"]["er"], "2.6");
    let several = server.ask("rate", &json!({ "puzzle": classic("d5") }));
    assert_eq!(
        (&several["outcome"], &several["rating"]),
        (&json!("several"), &Value::Null)
    );
}

#[test]
fn the_same_seed_or_day_makes_the_same_puzzle_of_the_grade_asked_for() {
    let server = Running::start();
    let order = json!({ "grade": "medium", "seed": 11 });
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
    let hidden = asked(json!([{ "place": [1, 3, 3] }]));
    assert_eq!(
        (&hidden["follows"], &hidden["steps"][0]["technique"]),
        (&json!(true), &json!("hidden-single"))
    );
    let guessed = asked(json!([{ "place": [1, 3, 1] }]));
    assert_eq!(guessed, json!({ "follows": false, "steps": [] }));
    assert_eq!(
        asked(json!([{ "mark": [3, 3, [2]] }]))["follows"],
        json!(true)
    );
}

#[test]
fn the_largest_grids_are_made_on_request_within_the_usual_limit() {
    let server = Running::start();
    for (order, cells) in [
        (json!({ "size": 25, "seed": 3 }), 625),
        (json!({ "size": 20, "seed": 3 }), 400),
        (json!({ "variant": "3doku", "seed": 3 }), 729),
    ] {
        let made = server.ask("generate", &order);
        let found = made["puzzle"]["cells"].as_array().map_or(0, Vec::len);
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
    let names: HashSet<&str> = variants
        .iter()
        .map(|variant| variant["name"].as_str().unwrap())
        .collect();
    assert_eq!(names.len(), variants.len());
    // All of them take minutes: one of each family is made, and every one on request.
    let all = std::env::var_os("GRILLE_GENERATED").is_some();
    let mut seen: HashMap<&str, usize> = HashMap::new();
    for variant in variants {
        let of_family = seen.entry(variant["family"].as_str().unwrap()).or_default();
        *of_family += 1;
        if *of_family > 1 && !all {
            continue;
        }
        let made = server.ask("generate", &json!({ "variant": variant["id"], "seed": 3 }));
        let text = &made["puzzle"]["puzzle"];
        assert_eq!(
            server.ask("solve", &json!({ "puzzle": text }))["outcome"],
            "unique",
            "{variant}"
        );
        assert_eq!(
            server.ask("read", &json!({ "text": text }))["puzzles"][0],
            made["puzzle"],
            "{variant}"
        );
    }
}

#[test]
fn variants_are_made_together_or_refused_by_their_names() {
    let server = Running::start();
    let order = json!({ "variant": "killer,x", "size": 6, "seed": 1 });
    let made = &server.ask("generate", &order)["puzzle"];
    assert_eq!(made["variants"], json!(["Sudoku X", "Killer"]));
    assert_eq!(made["rules"].as_array().unwrap().len(), 2);
    let refused = |variant: &str| {
        let body = json!({ "variant": variant, "size": 6 });
        let told = server.refused("generate?lang=fr", &body, 422, "puzzle");
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
    let mut values = vec![0; 16];
    values[1] = 1;
    let lost = server.ask(
        "convert",
        &json!({ "puzzle": SMALL, "values": values, "to": "line" }),
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
    let one = server.get("/api/v1/technique/x-wing?lang=fr").json();
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
