use std::process::Command;

use crate::grille;

#[test]
fn wrong_arguments_are_told_in_the_users_language() {
    for (arguments, english, french) in [
        (
            &["solv"][..],
            "There is no command “solv”.",
            "Il n'y a pas de commande « solv ».",
        ),
        (
            &["solve", "--colour"],
            "There is no option “--colour”.",
            "Il n'y a pas d'option « --colour ».",
        ),
        (
            &["solve", "--format", "pdf"],
            "“pdf” is no value for",
            "« pdf » n'est pas une valeur pour",
        ),
        (
            &["convert", "x"],
            "--to <FORMAT> is missing.",
            "Il manque --to <FORMAT>.",
        ),
        (
            &["solve", "--line", "0", "x"],
            "“0” is no value for",
            "« 0 » n'est pas une valeur pour",
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
