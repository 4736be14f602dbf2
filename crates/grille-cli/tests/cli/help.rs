use std::process::Command;

use crate::grille;

#[test]
fn wrong_arguments_are_told_in_the_users_language() {
    for (arguments, english, french) in [
        (
            &["solv"][..],
            "There is no command “solv”. Did you mean “solve”?",
            "Il n'y a pas de commande « solv ». Vouliez-vous dire « solve » ?",
        ),
        (
            &["nosuch"],
            "There is no command “nosuch”. “grille help” lists them.",
            "Il n'y a pas de commande « nosuch ». « grille help » les énumère.",
        ),
        (
            &["help", "generat"],
            "Did you mean “generate”?",
            "Vouliez-vous dire « generate » ?",
        ),
        (
            &["solve", "--colr", "never"],
            "There is no option “--colr”. Did you mean “--color”?",
            "Il n'y a pas d'option « --colr ». Vouliez-vous dire « --color » ?",
        ),
        (
            &["solve", "--format", "lnie"],
            "“lnie” is not a value for --format <FORMAT>. Did you mean “line”? It takes: grid, line, tsv",
            "« lnie » n'est pas une valeur pour --format <FORMAT>. Vouliez-vous dire « line » ? Valeurs possibles : grid",
        ),
        (
            &["steps", "--technique", "sworfish", "x"],
            "There is no technique of this name. Did you mean “swordfish”?",
            "Il n'y a pas de technique de ce nom. Vouliez-vous dire « swordfish » ?",
        ),
        (
            &["variants", "kiler"],
            "Did you mean “killer”?",
            "Vouliez-vous dire « killer » ?",
        ),
        (
            &["generate", "--variant", "kiler"],
            "There is no variant “kiler”. Did you mean “killer”?",
            "Il n'y a pas de variante « kiler ». Vouliez-vous dire « killer » ?",
        ),
        (
            &["solve", "--variant", "sandwhich", "4....3.....3..41"],
            "Did you mean “sandwich”?",
            "Vouliez-vous dire « sandwich » ?",
        ),
        (
            &["generate", "--difficulty", "hardest"],
            "It takes beginner, easy, medium, hard, expert, extreme, or a range such as easy..hard.",
            "Valeurs possibles : beginner, easy",
        ),
        (
            &["generate", "--clues", "many"],
            "a range such as 22..26",
            "un intervalle comme 22..26",
        ),
        (
            &["solve", "--jobs", "0", "x"],
            "It takes a whole number from 1 to 1024.",
            "Il faut un nombre entier de 1 à 1024.",
        ),
        (
            &["solve", "--timeout", "soon", "x"],
            "It takes a number of seconds",
            "Il faut un nombre de secondes",
        ),
        (
            &["serve", "--bind", "here"],
            "It takes an IP address",
            "Il faut une adresse IP",
        ),
        (
            &["solve", "--color", "sometimes", "x"],
            "It takes: auto, always, never.",
            "Valeurs possibles : auto, always, never.",
        ),
        (
            &["convert", "x"],
            "--to <FORMAT> is missing.",
            "Il manque --to <FORMAT>.",
        ),
        (
            &["solve", "--line", "0", "x"],
            "“0” is not a value for --line <N>. It takes a whole number, 1 or more.",
            "« 0 » n'est pas une valeur pour --line <N>. Il faut un nombre entier, 1 ou plus.",
        ),
        (&["solve", "--line"], "needs a value", "demande une valeur"),
        (
            &["show", "-c", "--format", "line", "x"],
            "do not go together",
            "ne vont pas ensemble",
        ),
    ] {
        let ran = grille(arguments);
        assert!(ran.code == 2 && ran.stderr.contains(english), "{ran:?}");
        let ran = grille(&[arguments, &["--lang", "fr"]].concat());
        // Where `--lang` is taken for the missing value, the language still counts.
        assert!(ran.code == 2 && ran.stderr.contains(french), "{ran:?}");
    }
}

#[test]
fn the_last_language_counts() {
    for (arguments, expected) in [
        (
            &["--lang", "fr", "solve", "--lang", "en", "x"][..],
            "Error: ",
        ),
        (&["--lang=en", "solve", "--lang=fr", "x"], "Erreur : "),
        (&["solve", "--lang", "en", "--lang", "fr", "x"], "Erreur : "),
        (&["solve", "--lang", "fr", "--", "--lang=en"], "Erreur : "),
    ] {
        let ran = grille(arguments);
        assert_eq!(ran.code, 2, "{ran:?}");
        assert!(ran.stderr.starts_with(expected), "{arguments:?}: {ran:?}");
    }
    let ran = grille(&["solve", "--lang", "de", "x"]);
    assert!(ran.stderr.contains("It takes en or fr."), "{ran:?}");
}

/// A page of help on a terminal of this width.
fn help_at(columns: &str, arguments: &[&str]) -> String {
    let mut command = Command::new(super::GRILLE);
    let command = command.args(arguments).env("COLUMNS", columns);
    String::from_utf8(command.output().unwrap().stdout).unwrap()
}

#[test]
fn the_text_below_the_options_is_wrapped_once() {
    for (lang, example) in [
        ("en", "collection.sdm > answers.tsv"),
        ("fr", "recueil.sdm > reponses.tsv"),
    ] {
        for columns in [60, 80, 100] {
            let page = help_at(&columns.to_string(), &["solve", "--help", "--lang", lang]);
            let below = page.split("Formats").nth(1).unwrap();
            let (formats, examples) = below.split_once("\n\n").unwrap();
            let lines: Vec<&str> = formats.lines().collect();
            for (line, next) in lines.iter().zip(&lines[1..]).skip(1) {
                let first = next.split(' ').next().unwrap();
                let length = line.chars().count();
                assert!(length <= columns, "{lang} {columns}: {line}");
                // A line ends where the next word would not fit.
                assert!(
                    length + 1 + first.chars().count() > columns,
                    "{lang} {columns}: {line}"
                );
            }
            // Examples are copied whole.
            let line = format!("\n  grille solve --format tsv {example}\n");
            assert!(examples.contains(&line), "{lang} {columns}: {examples}");
            assert!(
                examples.contains("\n  grille solve 53..7"),
                "{lang} {columns}: {examples}"
            );
        }
    }
}

#[test]
fn colour_is_for_whoever_asks_for_it_and_never_for_pipes() {
    let coloured = |arguments: &[&str], variable: (&str, &str)| {
        let mut command = Command::new(super::GRILLE);
        command.env_remove("NO_COLOR").env_remove("CLICOLOR_FORCE");
        let output = command
            .args(arguments)
            .env(variable.0, variable.1)
            .output()
            .unwrap();
        let said = [output.stdout, output.stderr].concat();
        String::from_utf8(said).unwrap().contains('\u{1b}')
    };
    let none = ("LC_ALL", "C");
    let grid = "4....3.....3..41";
    for (arguments, is_coloured) in [
        (&["solve", "--format", "grid", grid][..], true),
        (&["show", "--format", "grid", grid], true),
        (&["hint", "--level", "step", grid], true),
        (&["explain", grid], true),
        (&["variants"], true),
        (&["help"], true),
        (&["solve", "--help"], true),
        (&["solve", "no/such/file"], true),
        (&["solve", "--format", "line", grid], false),
        (&["solve", "--format", "json", grid], false),
        (&["check", "--format", "tsv", grid], false),
        (
            &["convert", "--to", "grid", "--output", "/dev/null", grid],
            false,
        ),
    ] {
        assert!(!coloured(arguments, none), "{arguments:?} in a pipe");
        let always = [&["--color", "always"], arguments].concat();
        assert_eq!(coloured(&always, none), is_coloured, "{arguments:?}");
        assert_eq!(
            coloured(&always, ("NO_COLOR", "1")),
            is_coloured,
            "{arguments:?}"
        );
        assert_eq!(
            coloured(arguments, ("CLICOLOR_FORCE", "1")),
            is_coloured,
            "{arguments:?}"
        );
        let never = [arguments, &["--color=never"]].concat();
        assert!(!coloured(&never, ("CLICOLOR_FORCE", "1")), "{arguments:?}");
    }
}

#[test]
fn quiet_leaves_results_and_errors() {
    let ran = grille(&["generate", "--size", "4"]);
    assert!(ran.stderr.contains("seed"), "{ran:?}");
    let quiet = grille(&["generate", "--size", "4", "-q"]);
    assert_eq!((quiet.code, quiet.stderr.as_str()), (0, ""));
    assert_eq!(quiet.stdout.trim_end().len(), 16, "{quiet:?}");
    let ran = grille(&[
        "--quiet",
        "solve",
        "--no-progress",
        "-j2",
        "4....3.....3..4",
    ]);
    assert!(
        ran.code == 2 && ran.stderr.starts_with("Error: "),
        "{ran:?}"
    );
}

#[test]
fn the_language_comes_from_the_environment() {
    let help = |name: &str, tag: &str| {
        let mut command = Command::new(super::GRILLE);
        command
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env_remove("LANG")
            .env(name, tag)
            .arg("--help");
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    assert!(help("LANG", "fr_FR.UTF-8").contains("Utilisation"));
    assert!(help("LC_ALL", "fr_BE").contains("Utilisation"));
    assert!(help("LANG", "en_GB.UTF-8").contains("Usage"));
    assert!(help("LANG", "de_DE.UTF-8").contains("Usage"));
}

#[test]
fn completions_and_the_manual_are_written() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let ran = grille(&["completions", shell]);
        assert!(ran.code == 0 && ran.stdout.contains("convert"), "{shell}");
    }
    let manual = grille(&["man", "--lang", "fr"]);
    assert!(
        manual.code == 0
            && manual.stdout.starts_with(".ie")
            && manual.stdout.contains("GRILLE SOLVE")
    );
}

#[test]
fn the_version_is_told() {
    assert_eq!(
        grille(&["--version"]).stdout,
        format!("grille {}\n", env!("CARGO_PKG_VERSION"))
    );
}
