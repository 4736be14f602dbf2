//! The examples of docs/json.md: each is an object of the type that the text before it names, and what the server and
//! the commands really answer. `UPDATE_GOLDEN=1` writes the answers again.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use grille_schema::{
    CandidatesAnswer, CandidatesRequest, CheckAnswer, CheckRequest, ContestAnswer, ConvertAnswer,
    ConvertRequest, DailyRequest, ErrorAnswer, ExplainAnswer, ExplainRequest, GenerateAnswer,
    GenerateRequest, HealthAnswer, HintAnswer, HintRequest, JudgeEvent, LocaleAnswer,
    QuestionAnswer, QuestionRequest, RateAnswer, RateRequest, ReadAnswer, ReadRequest,
    RecogniseAnswer, RecogniseRequest, RefereeAnswer, RefereeRequest, RulesAnswer, SavedGame,
    SolutionAnswer, SolveAnswer, SolveRequest, SolversAnswer, StepsAnswer, StepsRequest,
    TechniqueAnswer, TechniqueRequest, TechniquesAnswer, VariantsAnswer, WatchRequest,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::grille;
use crate::same::Server;

/// An object read as its type and written again.
type Again = fn(&str) -> serde_json::Result<Value>;

fn again<T: DeserializeOwned + Serialize>(text: &str) -> serde_json::Result<Value> {
    serde_json::to_value(serde_json::from_str::<T>(text)?)
}

macro_rules! types {
    ($($type:ident),* $(,)?) => {
        &[$((stringify!($type), again::<$type>)),*]
    };
}

/// Every object that comes in or goes out as a whole.
const TYPES: &[(&str, Again)] = types![
    CandidatesAnswer,
    CandidatesRequest,
    CheckAnswer,
    CheckRequest,
    ContestAnswer,
    ConvertAnswer,
    ConvertRequest,
    DailyRequest,
    ErrorAnswer,
    ExplainAnswer,
    ExplainRequest,
    GenerateAnswer,
    GenerateRequest,
    HealthAnswer,
    HintAnswer,
    HintRequest,
    JudgeEvent,
    LocaleAnswer,
    QuestionAnswer,
    QuestionRequest,
    RateAnswer,
    RateRequest,
    ReadAnswer,
    ReadRequest,
    RecogniseAnswer,
    RecogniseRequest,
    RefereeAnswer,
    RefereeRequest,
    RulesAnswer,
    SavedGame,
    SolutionAnswer,
    SolveAnswer,
    SolveRequest,
    SolversAnswer,
    StepsAnswer,
    StepsRequest,
    TechniqueAnswer,
    TechniqueRequest,
    TechniquesAnswer,
    VariantsAnswer,
    WatchRequest,
];

/// An example: the text before it, and the line of the page that it is.
struct Example {
    text: String,
    line: usize,
}

impl Example {
    /// The last of its type's names in the text.
    fn kind(&self) -> (&'static str, Again) {
        let words = self.text.split('`').skip(1).step_by(2);
        let named = |word: &str| TYPES.iter().find(|(name, _)| *name == word);
        *words.filter_map(named).last().expect(&self.text)
    }

    /// The last code in the text that starts so.
    fn code(&self, start: &str) -> Option<&str> {
        let words = self.text.split('`').skip(1).step_by(2);
        words.filter(|word| word.starts_with(start)).last()
    }

    fn is_shortened(&self) -> bool {
        self.text.contains("hortened")
    }
}

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/json.md")
}

/// The examples of a page, one line each.
fn examples(page: &[String]) -> Vec<Example> {
    let mut found = Vec::new();
    let mut text = String::new();
    let mut is_json = false;
    for (line, words) in page.iter().enumerate() {
        if is_json && words != "```" {
            found.push(Example {
                text: std::mem::take(&mut text),
                line,
            });
        } else if words.starts_with('#') {
            text.clear();
        } else if !words.starts_with("```") {
            text = text + words + "\n";
        }
        is_json = words == "```json";
    }
    found
}

/// An answer with the first object of each list only, its fields in their order.
fn shortened(text: &str) -> String {
    let mut short = String::new();
    let (mut depth, mut in_string, mut is_escaped) = (0, false, false);
    // How deep the lists of objects are in which we are, and the one whose rest is left out.
    let (mut lists, mut skipped) = (Vec::new(), None);
    for (at, c) in text.char_indices() {
        if in_string {
            in_string = c != '"' || is_escaped;
            is_escaped = c == '\\' && !is_escaped;
        } else {
            match c {
                '"' => in_string = true,
                '[' | '{' => {
                    depth += 1;
                    if text[at..].starts_with("[{") && skipped.is_none() {
                        lists.push(depth);
                    }
                }
                ']' | '}' => {
                    skipped = skipped.filter(|&list| list != depth);
                    if skipped.is_none() && lists.last() == Some(&depth) {
                        lists.pop();
                    }
                    depth -= 1;
                }
                ',' if lists.last() == Some(&depth) => skipped = Some(depth),
                _ => {}
            }
        }
        if skipped.is_none() {
            short.push(c);
        }
    }
    short
}

#[test]
fn a_shortened_answer_has_the_first_object_of_each_list() {
    let text = r#"{"a":[{"b":[{"c":"],\"[{"},{}],"d":[1,2]},{"e":[{},{}]}],"f":[{}]}"#;
    let short = r#"{"a":[{"b":[{"c":"],\"[{"}],"d":[1,2]}],"f":[{}]}"#;
    assert_eq!(shortened(text), short);
}

/// What is answered to the last request that the page shows, or to the command that the text names.
fn answered(example: &Example, asked: &str, endpoint: &str, server: &Server) -> Option<String> {
    let is_command = |code: &&str| code.contains("--format json ");
    if let Some(command) = example.code("grille ").filter(is_command) {
        let words: Vec<&str> = command.split(' ').skip(1).collect();
        let told = grille(&words).stdout;
        return Some(told.lines().next()?.to_string());
    }
    let (method, path) = endpoint.split_once(' ')?;
    let body = if method == "POST" { asked } else { "" };
    Some(server.ask(
        &format!("{method} /api/v1/{path}"),
        "application/json",
        body,
    ))
}

#[test]
fn every_example_is_an_object_of_its_type_and_what_is_answered() {
    let server = Server::start();
    let text = fs::read_to_string(path()).unwrap();
    let mut page: Vec<String> = text.lines().map(str::to_string).collect();
    let is_update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let (mut asked, mut endpoint) = (String::new(), String::new());
    let mut compared = 0;
    for example in examples(&page) {
        let (name, again) = example.kind();
        if let Some(code) = example.code("POST ").or(example.code("GET ")) {
            endpoint = code.to_string();
        }
        if name.ends_with("Request") {
            asked.clone_from(&page[example.line]);
        } else if let Some(answer) = answered(&example, &asked, &endpoint, &server)
            // What a program does takes its own time; the messages of the page are hundreds.
            && !["JudgeEvent", "ContestAnswer", "SavedGame", "LocaleAnswer"].contains(&name)
        {
            let answer = if example.is_shortened() {
                shortened(&answer)
            } else {
                answer
            };
            if is_update {
                page[example.line].clone_from(&answer);
            }
            assert_eq!(
                page[example.line],
                answer,
                "line {} of docs/json.md",
                example.line + 1
            );
            compared += 1;
        }
        let shown = &page[example.line];
        let read = again(shown).unwrap_or_else(|error| panic!("{name}: {error}: {shown}"));
        let shown: Value = serde_json::from_str(shown).unwrap();
        for (field, value) in shown.as_object().unwrap() {
            // Where it stands in a collection is no part of an answer.
            if field != "line" || name == "JudgeEvent" {
                assert_eq!(read.get(field), Some(value), "{name}.{field}");
            }
        }
    }
    assert!(compared >= 20, "{compared}");
    if is_update {
        fs::write(path(), page.join("\n") + "\n").unwrap();
    }
}

#[test]
fn every_object_has_an_example() {
    let text = fs::read_to_string(path()).unwrap();
    let page: Vec<String> = text.lines().map(str::to_string).collect();
    let shown: BTreeSet<&str> = examples(&page).iter().map(|its| its.kind().0).collect();
    let schema: Value = serde_json::from_str(grille_schema::JSON_SCHEMA).unwrap();
    let all = schema["$defs"].as_object().unwrap().keys();
    let whole = all.filter(|name| {
        name.ends_with("Request")
            || name.ends_with("Answer")
            || TYPES.iter().any(|its| its.0 == **name)
    });
    let missing: Vec<&String> = whole
        .filter(|name| !shown.contains(name.as_str()))
        .collect();
    assert_eq!(missing, Vec::<&String>::new());
}
