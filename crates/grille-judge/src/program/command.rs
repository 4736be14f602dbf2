//! The command of a program, as people write it.

use std::ffi::OsString;
use std::path::Path;

use grille::say::{Say, Text, text};

/// A named program with its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// What it is called in reports.
    pub name: String,
    /// What is run, and its arguments.
    pub command: Vec<OsString>,
}

/// Why a text does not describe a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadProgram {
    /// It is not of the form `NAME=COMMAND`.
    Form,
    /// A quote in it has no end.
    OpenQuote,
}

impl Say for BadProgram {
    fn text(&self) -> Text {
        match self {
            BadProgram::Form => text!("judge-program-form"),
            BadProgram::OpenQuote => text!("judge-program-quote"),
        }
    }
}

impl Program {
    /// A program named after the file that is run: `solver.py` in `python3 solver.py --fast`, `solver` in `./solver`.
    #[must_use]
    pub fn new(command: Vec<OsString>) -> Program {
        let is_local = |word: &&OsString| {
            let path = Path::new(word);
            path.is_relative() && path.components().count() > 1
        };
        let mut arguments = command.iter().skip(1);
        let script = || arguments.find(|word| Path::new(word).is_file());
        let first = command.first();
        let named = first.filter(is_local).or_else(script).or(first);
        let name = named.and_then(|word| Path::new(word).file_name());
        Program {
            name: name.map_or_else(String::new, |name| name.to_string_lossy().into_owned()),
            command,
        }
    }

    /// Parses `NAME=COMMAND ARGUMENTS`. Quotes keep blanks together; a backslash escapes the next character.
    ///
    /// ```
    /// use grille_judge::Program;
    ///
    /// let program = Program::named("Éva=python3 'my solver.py' --fast").unwrap();
    /// assert_eq!(program.name, "Éva");
    /// assert_eq!(program.command, ["python3", "my solver.py", "--fast"]);
    /// assert!(Program::named("python3 solver.py").is_err());
    /// ```
    pub fn named(text: &str) -> Result<Program, BadProgram> {
        let (name, command) = text.split_once('=').ok_or(BadProgram::Form)?;
        let (name, command) = (name.trim(), words(command)?);
        if name.is_empty() || command.is_empty() {
            return Err(BadProgram::Form);
        }
        Ok(Program {
            name: name.to_string(),
            command,
        })
    }

    /// The command for running in another folder: names of existing files and folders become absolute.
    pub(super) fn command_elsewhere(&self) -> Vec<OsString> {
        let absolute = |(number, word): (usize, &OsString)| {
            let path = Path::new(word);
            // A bare first word is looked up in `PATH`, not in this folder.
            let is_bare = number == 0 && path.components().count() == 1 && !path.is_absolute();
            let here = !is_bare && path.exists();
            let resolved = here.then(|| std::path::absolute(path).ok()).flatten();
            resolved.map_or_else(|| word.clone(), Into::into)
        };
        self.command.iter().enumerate().map(absolute).collect()
    }
}

/// The words of a command.
fn words(text: &str) -> Result<Vec<OsString>, BadProgram> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        match (quote, character) {
            (None, '\'' | '"') => {
                quote = Some(character);
                word.get_or_insert_default();
            }
            (Some(open), _) if character == open => quote = None,
            (None | Some('"'), '\\') => {
                let next = characters.next().ok_or(BadProgram::OpenQuote)?;
                word.get_or_insert_default().push(next);
            }
            (None, blank) if blank.is_whitespace() => words.extend(word.take().map(Into::into)),
            _ => word.get_or_insert_default().push(character),
        }
    }
    words.extend(word.map(OsString::from));
    match quote {
        None => Ok(words),
        Some(_) => Err(BadProgram::OpenQuote),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_as_in_a_shell() {
        let split = |text| words(text).unwrap();
        assert_eq!(split("a  b\tc"), ["a", "b", "c"]);
        assert_eq!(
            split(r#"'a b' "c \" d" e\ f ''"#),
            ["a b", "c \" d", "e f", ""]
        );
        assert_eq!(words("'a"), Err(BadProgram::OpenQuote));
        assert_eq!(words("a\\"), Err(BadProgram::OpenQuote));
    }

    #[test]
    fn a_program_has_a_name_and_a_command() {
        for text in ["", "=", "a=", "a= ", " =b", "python3"] {
            assert_eq!(Program::named(text), Err(BadProgram::Form), "{text}");
        }
        let unnamed = Program::new(vec!["/bin/sh".into(), "-c".into()]);
        assert_eq!(unnamed.name, "sh");
        let local = Program::new(vec!["./solver".into(), "Cargo.toml".into()]);
        assert_eq!(local.name, "solver");
        let script = Program::new(vec!["/bin/cat".into(), "Cargo.toml".into(), "src".into()]);
        assert_eq!(script.name, "Cargo.toml");
        assert!(Path::new(&script.command_elsewhere()[1]).is_absolute());
        assert_eq!(unnamed.command_elsewhere()[1], "-c");
    }
}
