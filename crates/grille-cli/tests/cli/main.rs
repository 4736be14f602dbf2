//! The program as its users run it: arguments, standard input, output, exit codes.

mod bad_input;
mod catalogue;
mod chaos;
mod check;
mod convert;
mod documents;
mod generate;
mod help;
#[cfg(target_os = "linux")]
mod judge;
mod logic;
mod rate;
mod rules;
mod same;
mod serve;
mod solve;
mod timeout;
mod variants;

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The program.
const GRILLE: &str = env!("CARGO_BIN_EXE_grille");

/// What a run gave.
#[derive(Debug, PartialEq, Eq)]
struct Ran {
    stdout: String,
    stderr: String,
    code: i32,
}

/// Runs `grille` in English with these arguments and this standard input.
fn grille_with(arguments: &[&str], input: &[u8]) -> Ran {
    run(&mut Command::new(GRILLE), arguments, input)
}

/// The same, with games kept in this folder.
fn grille_in(folder: &Folder, arguments: &[&str], input: &[u8]) -> Ran {
    let mut command = Command::new(GRILLE);
    run(command.env("XDG_DATA_HOME", &folder.0), arguments, input)
}

fn run(command: &mut Command, arguments: &[&str], input: &[u8]) -> Ran {
    let mut child = command
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // The program may stop reading before the end: that is no failure of the test.
    let writer = std::thread::spawn(move || _ = stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran {
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
        code: output
            .status
            .code()
            .expect("ended by itself, not by a signal"),
    }
}

fn grille(arguments: &[&str]) -> Ran {
    grille_with(arguments, b"")
}

/// A file for one test, gone with it.
struct TempFile(PathBuf);

impl TempFile {
    fn new(name: &str, content: impl AsRef<[u8]>) -> TempFile {
        let path = std::env::temp_dir().join(format!("grille-{}-{name}", std::process::id()));
        std::fs::write(&path, content).unwrap();
        TempFile(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// A folder for one test, gone with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("grille-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

const EASY: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

#[test]
fn alone_it_shows_and_solves_a_built_in_grid() {
    let ran = grille(&[]);
    assert_eq!((ran.code, ran.stderr.as_str()), (0, ""));
    assert!(
        ["Its first steps:", "Its solution:", "└"]
            .iter()
            .all(|part| ran.stdout.contains(part)),
        "{}",
        ran.stdout
    );
}

#[test]
fn a_closed_pipe_ends_quietly() {
    // Far more output than a pipe holds, to a reader that takes one line and leaves.
    let many = TempFile::new("closed-pipe.txt", format!("{EASY}\n").repeat(20_000));
    let mut child = Command::new(GRILLE)
        .args(["convert", "--to", "candidates", many.path()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    std::io::BufRead::read_line(
        &mut std::io::BufReader::new(child.stdout.take().unwrap()),
        &mut line,
    )
    .unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
    assert_eq!(line.trim_end().len(), 729);
}
