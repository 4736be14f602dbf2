//! The OpenAPI description: the addresses, and the types that they take and give.

use serde_json::{Map, Value, json};

use super::Types;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// How an address is asked.
enum Asked {
    /// With a query and parts of the path: name, where, whether it is needed, an example, its schema.
    Get(Vec<(&'static str, &'static str, bool, &'static str, Value)>),
    /// With a body of this type.
    Post(&'static str, Value),
    /// With a body of this type on each line.
    Batch(&'static str),
}

/// What an address answers.
enum Answered {
    Json(&'static str),
    /// One object of this type on each line.
    Lines(&'static str),
    Document,
    Text,
}

struct Operation {
    path: &'static str,
    summary: &'static str,
    asked: Asked,
    answered: Answered,
}

fn post(
    path: &'static str,
    summary: &'static str,
    request: &'static str,
    example: Value,
    answer: &'static str,
) -> Operation {
    Operation {
        path,
        summary,
        asked: Asked::Post(request, example),
        answered: Answered::Json(answer),
    }
}

fn get(path: &'static str, summary: &'static str, answered: Answered) -> Operation {
    Operation {
        path,
        summary,
        asked: Asked::Get(Vec::new()),
        answered,
    }
}

#[rustfmt::skip]
fn operations() -> Vec<Operation> {
    let puzzle = || json!({ "puzzle": PUZZLE });
    let batch = |path, summary, request, answer| Operation {
        path,
        summary,
        asked: Asked::Batch(request),
        answered: Answered::Lines(answer),
    };
    let mut daily = get("daily", "The puzzle of a day, the same everywhere", Answered::Json("GenerateAnswer"));
    daily.asked = Asked::Get(vec![
        ("date", "query", true, "2026-11-16", json!({ "type": "string", "format": "date", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" })),
        ("grade", "query", false, "easy", json!({ "$ref": "#/components/schemas/GradeId" })),
    ]);
    let mut locale = get("locale/{lang}", "The messages of the page", Answered::Json("LocaleAnswer"));
    locale.asked = Asked::Get(vec![("lang", "path", true, "fr", json!({ "type": "string", "enum": ["en", "fr"] }))]);
    let mut technique = get("technique/{id}", "A technique with worked examples", Answered::Json("TechniqueAnswer"));
    technique.asked = Asked::Get(vec![("id", "path", true, "x-wing", json!({ "type": "string", "minLength": 1 }))]);
    let mut watch = post("solvers/watch", "Has a program play a puzzle, and tells what happens as it happens", "WatchRequest", json!({ "solver": "Ada", "puzzle": PUZZLE }), "JudgeEvent");
    watch.answered = Answered::Lines("JudgeEvent");
    vec![
        post("candidates", "What may go into each cell", "CandidatesRequest", json!({ "puzzle": "4....3.....3..41", "true": true }), "CandidatesAnswer"),
        post("check", "What clashes, what is wrong, and whether it can still be solved", "CheckRequest", puzzle(), "CheckAnswer"),
        post("convert", "A puzzle in another notation, or as a picture", "ConvertRequest", json!({ "puzzle": PUZZLE, "to": "svg" }), "ConvertAnswer"),
        daily,
        post("explain", "The whole way to the solution, each step with its reason", "ExplainRequest", json!({ "puzzle": PUZZLE, "rating": true }), "ExplainAnswer"),
        post("generate", "A new puzzle", "GenerateRequest", json!({ "grade": { "least": "easy", "most": "easy" }, "seed": 7 }), "GenerateAnswer"),
        get("health", "Whether the server is there", Answered::Json("HealthAnswer")),
        post("hint", "A hint from the player's own digits and marks, from vague to full", "HintRequest", puzzle(), "HintAnswer"),
        locale,
        get("metrics", "Figures for Prometheus", Answered::Text),
        get("openapi.json", "This description", Answered::Document),
        post("rate", "How hard a puzzle is", "RateRequest", puzzle(), "RateAnswer"),
        post("read", "Reads every puzzle of a text", "ReadRequest", json!({ "text": PUZZLE }), "ReadAnswer"),
        post("recognise", "Finds the steps by which a player's moves follow from a position", "RecogniseRequest", json!({ "puzzle": "4....3.....3..41", "moves": [{ "place": { "cell": "r3c3", "digit": "2" } }] }), "RecogniseAnswer"),
        get("schema.json", "The JSON Schema of every object", Answered::Document),
        post("solve", "Solves a puzzle, and says whether the solution is the only one", "SolveRequest", puzzle(), "SolveAnswer"),
        get("solvers", "The programs that play, and what they may take", Answered::Json("SolversAnswer")),
        post("solvers/question", "What a program is asked about a puzzle", "QuestionRequest", puzzle(), "QuestionAnswer"),
        post("solvers/referee", "Judges what a program said of a puzzle", "RefereeRequest", json!({ "puzzle": "4....3.....3..41", "lines": ["move 3 3 2"], "end": "exit" }), "RefereeAnswer"),
        watch,
        post("steps", "Every step of the chosen techniques in a position", "StepsRequest", json!({ "puzzle": PUZZLE, "techniques": ["hidden-single"] }), "StepsAnswer"),
        technique,
        get("techniques", "The catalogue of techniques", Answered::Json("TechniquesAnswer")),
        get("variants", "The catalogue of variants", Answered::Json("VariantsAnswer")),
        batch("batch/check", "Checks many puzzles", "CheckRequest", "CheckAnswer"),
        batch("batch/rate", "Rates many puzzles", "RateRequest", "RateAnswer"),
        batch("batch/solve", "Solves many puzzles", "SolveRequest", "SolveAnswer"),
    ]
}

/// The statuses of errors that any address may answer with.
const ERRORS: [&str; 12] = [
    "400", "403", "404", "405", "408", "413", "415", "421", "422", "429", "500", "503",
];

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

impl Operation {
    fn object(&self) -> Value {
        let mut parameters = vec![json!({ "$ref": "#/components/parameters/lang" })];
        let mut body = None;
        match &self.asked {
            Asked::Get(named) => {
                parameters.extend(named.iter().map(|(name, place, required, example, schema)| {
                    json!({ "name": name, "in": place, "required": required, "example": example, "schema": schema })
                }));
            }
            Asked::Post(request, example) => {
                body = Some(json!({
                    "required": true,
                    "content": { "application/json": { "schema": reference(request), "example": example } },
                }));
            }
            Asked::Batch(request) => {
                body = Some(json!({
                    "required": true,
                    "description": "One puzzle per line: a JSON string, or an object as the endpoint for one puzzle takes it.",
                    "content": { "application/x-ndjson": {
                        "schema": { "type": "string" },
                        "example": format!("\"{PUZZLE}\"\n{{\"puzzle\":\"4....3.....3..41\"}}\n"),
                        "x-line": reference(request),
                    } },
                }));
            }
        }
        let is_get = matches!(self.asked, Asked::Get(_));
        let mut responses = Map::new();
        let content = match self.answered {
            Answered::Json(name) => json!({ "application/json": { "schema": reference(name) } }),
            Answered::Lines(name) => json!({ "application/x-ndjson": {
                "schema": { "type": "string" },
                "x-line": { "anyOf": [reference(name), reference("ErrorAnswer")] },
            } }),
            Answered::Document => json!({ "application/json": { "schema": { "type": "object" } } }),
            Answered::Text => {
                json!({ "text/plain; version=0.0.4; charset=utf-8": { "schema": { "type": "string" } } })
            }
        };
        let said = match self.answered {
            Answered::Lines(_) => {
                "One object per line, as they become ready. Those of a batch are in the order of its lines, each with the number of its line."
            }
            _ => "The answer.",
        };
        responses.insert(
            "200".into(),
            json!({ "description": said, "content": content }),
        );
        if is_get {
            responses.insert(
                "304".into(),
                json!({
                    "description": "Unchanged since the version named by the tag in If-None-Match.",
                }),
            );
        }
        for status in ERRORS {
            let error = json!({ "$ref": "#/components/responses/Error" });
            responses.insert(status.into(), error);
        }
        let mut operation = json!({
            "operationId": self.path.replace('/', "-").replace(['{', '}'], "").replace(".json", ""),
            "summary": self.summary,
            "parameters": parameters,
            "responses": responses,
        });
        if let Some(body) = body {
            operation["requestBody"] = body;
        }
        json!({ if is_get { "get" } else { "post" }: operation })
    }
}

/// Each address that takes a body of JSON and answers with one object: the types of both.
pub(super) fn questions() -> Vec<(&'static str, &'static str, &'static str)> {
    let all = operations().into_iter();
    let questions = all.filter_map(|operation| match (operation.asked, operation.answered) {
        (Asked::Post(request, _), Answered::Json(answer)) => {
            Some((operation.path, request, answer))
        }
        _ => None,
    });
    questions.collect()
}

pub(super) fn document() -> Value {
    let paths: Map<String, Value> = operations()
        .iter()
        .map(|operation| (format!("/api/v1/{}", operation.path), operation.object()))
        .collect();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Grille",
            "version": "1",
            "summary": "Sudoku: read, solve, explain, rate and make puzzles",
            "description": "The objects are those that `grille … --format json` prints. Bodies with unknown fields are refused. What takes too long says so and is not an error where part of the answer is known. Within this version, fields and values are added, and none is changed or removed.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": {
            "schemas": Types::all("/components/schemas").definitions(),
            "parameters": { "lang": {
                "name": "lang",
                "in": "query",
                "description": "The language of all texts; otherwise that of Accept-Language.",
                "schema": { "type": "string" },
            } },
            "responses": { "Error": {
                "description": "What is wrong.",
                "content": { "application/json": { "schema": reference("ErrorAnswer") } },
            } },
        },
    })
}
