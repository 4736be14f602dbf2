//! The two languages say the same things: each message is in both files with the same values, each
//! one that the code names exists, and none is there for nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

type Messages = BTreeMap<String, BTreeSet<String>>;

/// The crates that say something.
const SPEAKING: [&str; 10] = [
    "grille-say",
    "grille-logic",
    "grille-notation",
    "grille-generate",
    "grille-render",
    "grille-game",
    "grille-api",
    "grille-judge",
    "grille-web",
    "grille-cli",
];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The messages of all crates in a language with the names of their values; no two have the same name.
fn messages(language: &str) -> Messages {
    let mut messages = Messages::new();
    for name in SPEAKING {
        add_messages(name, language, &mut messages);
    }
    messages
}

fn add_messages(name: &str, language: &str, messages: &mut Messages) {
    let path = crates().join(format!("{name}/locales/{language}.ftl"));
    let source = fs::read_to_string(path).unwrap();
    let resource = fluent_syntax::parser::parse(source).expect("a well-formed Fluent file");
    for entry in resource.body {
        if let Entry::Message(message) = entry {
            let mut values = BTreeSet::new();
            if let Some(pattern) = &message.value {
                pattern_values(pattern, &mut values);
            }
            let twice = messages.insert(message.id.name.clone(), values);
            assert!(
                twice.is_none(),
                "{language}.ftl of {name} defines {}, which is defined already",
                message.id.name
            );
        }
    }
}

fn pattern_values(pattern: &Pattern<String>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => inline_values(inline, values),
                Expression::Select { selector, variants } => {
                    inline_values(selector, values);
                    for variant in variants {
                        pattern_values(&variant.value, values);
                    }
                }
            }
        }
    }
}

fn inline_values(inline: &InlineExpression<String>, values: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => _ = values.insert(id.name.clone()),
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = expression.as_ref() {
                inline_values(inline, values);
            }
        }
        _ => {}
    }
}

/// Adds all files of a folder and the folders in it whose names end like this.
fn collect(folder: &Path, extension: &str, text: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, extension, text);
        } else if path.extension().is_some_and(|own| own == extension) {
            text.push_str(&fs::read_to_string(path).unwrap());
        }
    }
}

/// All Rust sources of the workspace's crates.
fn sources() -> String {
    let mut text = String::new();
    for name in SPEAKING {
        collect(&crates().join(name).join("src"), "rs", &mut text);
    }
    text
}

#[test]
fn each_crate_has_the_same_messages_in_both_languages() {
    for name in SPEAKING {
        let [mut english, mut french] = [Messages::new(), Messages::new()];
        add_messages(name, "en", &mut english);
        add_messages(name, "fr", &mut french);
        assert_eq!(english, french, "{name}");
    }
}

/// Words that readers stumbled on, and what CONTRIBUTING.md says in their place.
const UNSAID: [(&str, &[&str]); 2] = [
    (
        "en",
        &[
            "besides",
            "called so",
            "is no box",
            "as it should be",
            "as they should be",
            "gone on with",
            "of which each two",
            "is twice in",
            "Tell about",
            "The last times",
            "that lies there",
            "And so on",
        ],
    ),
    (
        "fr",
        &[
            "rangée",
            "andidat seul",
            "andidat unique",
            "Résolu !",
            "derniers temps",
            "à elles toutes",
            "à coup sûr",
            "hors de ceux",
        ],
    ),
];

#[test]
fn nobody_stumbles_on_the_same_words_again() {
    for (language, unsaid) in UNSAID {
        for name in SPEAKING {
            let path = crates().join(format!("{name}/locales/{language}.ftl"));
            let source = fs::read_to_string(path).unwrap();
            for (number, line) in (1..).zip(source.lines()) {
                let found = unsaid.iter().find(|words| line.contains(**words));
                assert_eq!(found, None, "{name}, {language}.ftl, line {number}: {line}");
            }
        }
    }
}

/// The messages that the code names: `text!("name", value = …, …)`.
fn named(sources: &str) -> Vec<(String, BTreeSet<String>)> {
    let mut named = Vec::new();
    for call in sources.split("text!(").skip(1) {
        let call = call.trim_start();
        let Some(rest) = call.strip_prefix('"') else {
            continue;
        };
        let (name, rest) = rest.split_once('"').unwrap();
        let mut depth = 0;
        let end = rest.find(|c| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth < 0
        });
        let arguments = &rest[..end.unwrap()];
        named.push((name.to_string(), argument_names(arguments)));
    }
    named
}

/// The names before `=` at the outermost level of `, a = …, b = …`.
fn argument_names(arguments: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let (mut depth, mut start) = (0, 0);
    let mut pieces = Vec::new();
    for (at, c) in arguments.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                pieces.push(&arguments[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    pieces.push(&arguments[start..]);
    for piece in pieces {
        if let Some((name, _)) = piece.split_once('=') {
            names.insert(name.trim().to_string());
        }
    }
    names
}

#[test]
fn both_languages_have_each_message_with_the_same_values() {
    let (english, french) = (messages("en"), messages("fr"));
    for (name, values) in &english {
        assert_eq!(
            Some(values),
            french.get(name),
            "{name}, the values in fr.ftl"
        );
    }
    for name in french.keys() {
        assert!(english.contains_key(name), "{name} is only in fr.ftl");
    }
    assert!(english.len() > 50);
}

#[test]
fn each_message_that_the_code_names_exists_and_gets_its_values() {
    let english = messages("en");
    let named = named(&sources());
    assert!(named.len() > 50);
    // One is an example in the documentation.
    for (name, values) in named.into_iter().filter(|(name, _)| name != "turn") {
        assert_eq!(
            english.get(&name),
            Some(&values),
            "text!(\"{name}\", …) and its values"
        );
    }
}

#[test]
fn no_message_is_there_for_nothing() {
    let sources = sources();
    for name in messages("en").keys() {
        // The help of the command line and the catalogue of variants put the names of their messages
        // together; the page has a test below.
        let composed = ["cmd-", "arg-", "page-", "variant-"]
            .iter()
            .any(|start| name.starts_with(start));
        assert!(
            composed || sources.contains(&format!("\"{name}\"")),
            "{name} is not used"
        );
    }
}

/// The sources of the page in the browser.
fn page_sources() -> String {
    let mut text = String::new();
    collect(&crates().join("../web/js"), "js", &mut text);
    text
}

/// What the page calls with `t("name")`, and how names start that it puts together: `` t(`start-${…}`) ``.
fn page_names(sources: &str) -> (BTreeSet<&str>, BTreeSet<&str>) {
    let after = |call: &'static str| {
        let found = sources.match_indices(call);
        found.filter_map(move |(at, _)| {
            let is_call = !sources[..at].ends_with(|c: char| c.is_alphanumeric() || c == '.');
            is_call.then(|| &sources[at + call.len()..])
        })
    };
    let whole = after("t(\"").filter_map(|rest| rest.split('"').next());
    let starts = after("t(`").filter_map(|rest| rest.split("${").next());
    (whole.collect(), starts.collect())
}

#[test]
fn the_page_and_its_messages_fit() {
    let english = messages("en");
    let sources = page_sources();
    let (whole, starts) = page_names(&sources);
    assert!(whole.len() > 100 && starts.contains("colour-"));
    for name in &whole {
        let name = format!("page-{name}");
        assert!(english.contains_key(&name), "{name} is missing");
    }
    for name in english.keys().filter_map(|name| name.strip_prefix("page-")) {
        let composed = starts.iter().any(|start| name.starts_with(start));
        assert!(
            composed || whole.contains(name) || sources.contains(&format!("\"{name}\"")),
            "page-{name} is not used"
        );
    }
}

/// Errors of the vocabulary may get new kinds, so the compiler does not ask for their messages. In English each kind has
/// an arm in the vocabulary itself.
#[test]
fn every_kind_of_error_of_the_vocabulary_has_a_message() {
    let read = |path: &str| fs::read_to_string(crates().join(path)).unwrap();
    let own = read("grille-say/src/errors.rs");
    let mut kinds = BTreeSet::new();
    for name in ["constraint/fault", "grid_error", "layout_error", "problem"] {
        let source = read(&format!("grille-core/src/{name}.rs"));
        let words = source.split(|c: char| !c.is_alphanumeric() && c != ':');
        let is_kind = |word: &&str| {
            let (of, kind) = word.split_once("::").unwrap_or_default();
            (of.ends_with("Error") || ["Fault", "Problem"].contains(&of))
                && kind.starts_with(char::is_uppercase)
        };
        kinds.extend(words.filter(is_kind).map(String::from));
    }
    assert!(kinds.len() > 30, "{kinds:?}");
    for kind in kinds {
        assert!(own.contains(&kind), "{kind} has no message");
    }
}
