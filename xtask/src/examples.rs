//! The commands in README.md, LISEZMOI.md and docs/json.md, run as they are printed, so that readers can trust them.
//!
//! In a block `sh`, every line that starts with `grille` must succeed; an exit code of 1 ("the answer is no") counts as
//! success. In a block `console`, the output below a line `$ grille …` must be what the program prints; a last
//! line `…` stands for any rest. Commands that wait for a person are left out. A command that asks the server on port 8000
//! asks one that was started for it.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};
use std::{fs, io};

use crate::server::Server;
use crate::tally::Tally;
use crate::{root, succeeds, target};

/// The pages, and the language in which the program speaks there.
const PAGES: [(&str, &str); 3] = [
    ("README.md", "en_US.UTF-8"),
    ("LISEZMOI.md", "fr_FR.UTF-8"),
    ("docs/json.md", "en_US.UTF-8"),
];

/// Where the pages say that a server listens.
const SERVER: &str = "127.0.0.1:8000";

/// Programs that examples use and not everybody has, and why an example is skipped without them.
const PROGRAMS: [(&str, &str); 3] = [
    ("python3", "an example of the documents: there is no Python"),
    ("curl", "an example of the documents: there is no curl"),
    ("jq", "an example of the documents: there is no jq"),
];

/// Commands that wait for a person.
const INTERACTIVE: [&str; 2] = ["play", "serve"];

/// A command of a page.
#[derive(Debug, PartialEq, Eq)]
struct Example {
    command: String,
    /// What the page shows of its output.
    output: Option<String>,
}

/// Runs all of them with the program that was built for release. Returns whether they passed.
pub fn test(tally: &mut Tally) -> bool {
    let folder = target(&root()).join("readme-examples");
    if let Err(error) = prepare(&folder) {
        println!("{}: {error}", folder.display());
        tally.count(0, 1);
        return false;
    }
    let missing = PROGRAMS.map(|(program, why)| (program, why, !succeeds(&[program, "--version"])));
    let mut server = None;
    let mut all_passed = true;
    for (page, language) in PAGES {
        let text = fs::read_to_string(root().join(page)).unwrap_or_default();
        let examples = examples(&text);
        if examples.is_empty() {
            println!("{page}: no examples found");
            all_passed = false;
        }
        for mut example in examples {
            let uses = |program: &str| {
                example
                    .command
                    .split([' ', '"'])
                    .any(|word| word == program)
            };
            let mut missing = missing.iter();
            if let Some((_, why, _)) =
                missing.find(|(program, _, is_missing)| *is_missing && uses(program))
            {
                tally.skip(1, why);
                continue;
            }
            if example.command.contains(SERVER) {
                let server = server.get_or_insert_with(|| Server::start(&[]));
                let address = server.as_ref().map_or(SERVER, |server| &server.address);
                example.command = example.command.replace(SERVER, address);
            }
            let wrong = example.wrong(&folder, language);
            tally.count(usize::from(wrong.is_none()), usize::from(wrong.is_some()));
            if let Some(wrong) = wrong {
                println!("{page}: {}\n{wrong}", example.command);
                all_passed = false;
            }
        }
    }
    all_passed
}

/// A folder of its own, with the files that the commands name.
fn prepare(folder: &Path) -> io::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    for part in ["puzzles", "solvers"] {
        let (from, to) = (
            root().join("examples").join(part),
            folder.join("examples").join(part),
        );
        fs::create_dir_all(&to)?;
        for file in fs::read_dir(from)? {
            let file = file?;
            if file.file_type()?.is_file() {
                fs::copy(file.path(), to.join(file.file_name()))?;
            }
        }
    }
    Ok(())
}

/// The examples of a page.
fn examples(page: &str) -> Vec<Example> {
    let mut found: Vec<Example> = Vec::new();
    let mut block = None;
    for line in page.lines() {
        if let Some(language) = line.strip_prefix("```") {
            block = (block.is_none()).then_some(language);
        } else if block == Some("sh") && line.starts_with("grille ") {
            found.push(Example {
                command: line.to_string(),
                output: None,
            });
        } else if block == Some("console") {
            if let Some(command) = line.strip_prefix("$ ") {
                found.push(Example {
                    command: command.to_string(),
                    output: Some(String::new()),
                });
            } else if let Some(output) =
                found.last_mut().and_then(|example| example.output.as_mut())
            {
                output.push_str(line);
                output.push('\n');
            }
        }
    }
    found.retain(|example| {
        let name = example.command.split_whitespace().nth(1).unwrap_or("");
        !INTERACTIVE.contains(&name)
    });
    found
}

impl Example {
    /// What is wrong, if anything.
    fn wrong(&self, folder: &Path, language: &str) -> Option<String> {
        let mut path = OsString::from(target(&root()).join("release"));
        if let Some(usual) = std::env::var_os("PATH") {
            path.push(":");
            path.push(usual);
        }
        let mut shell = Command::new("sh");
        shell
            .args(["-c", &self.command])
            .current_dir(folder)
            .env("PATH", path)
            .env("LC_ALL", language)
            .stdin(Stdio::null());
        let ran = match shell.output() {
            Ok(ran) => ran,
            Err(error) => return Some(error.to_string()),
        };
        if !matches!(ran.status.code(), Some(0 | 1)) {
            return Some(String::from_utf8_lossy(&ran.stderr).into_owned());
        }
        let printed = String::from_utf8_lossy(&ran.stdout);
        let shown = self.output.as_ref()?;
        let is_right = match shown.strip_suffix("…\n") {
            Some(start) => printed.starts_with(start),
            None => *printed == **shown,
        };
        (!is_right).then(|| format!("It prints:\n{printed}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_found_in_blocks_of_the_shell_and_with_their_output() {
        let page = "\
grille here\n```sh\ncargo run\ngrille solve a.txt   # why\ngrille play\n```\n\
```console\n$ grille hint a.txt\nLook.\n…\n```\n```rust\ngrille solve b.txt\n```\n";
        let example = |command: &str, output: Option<&str>| Example {
            command: command.to_string(),
            output: output.map(str::to_string),
        };
        assert_eq!(
            examples(page),
            [
                example("grille solve a.txt   # why", None),
                example("grille hint a.txt", Some("Look.\n…\n")),
            ]
        );
    }

    #[test]
    fn both_pages_show_as_many_examples() {
        let counts = [PAGES[0], PAGES[1]].map(|(page, _)| {
            let text = fs::read_to_string(root().join(page)).expect("the page is there");
            examples(&text).len()
        });
        assert_eq!(counts[0], counts[1]);
        assert!(counts[0] > 10);
    }
}
