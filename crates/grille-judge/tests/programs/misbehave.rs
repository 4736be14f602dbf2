//! A solver that solves by our own engine, or misbehaves in the way that its first argument names; and the
//! supervisor of either.

use std::ffi::OsString;
use std::io::{BufRead, Write, stdin, stdout};
use std::process::Command;
use std::time::Duration;

use grille::say::Lang;
use grille_judge::{Engine, SUPERVISE, run_engine, supervise};

fn main() {
    let mut arguments = std::env::args_os().skip(1);
    let first = arguments.next().unwrap_or_default();
    let rest: Vec<OsString> = arguments.collect();
    match first.to_str().unwrap_or_default() {
        SUPERVISE => supervise(rest),
        "well" => {
            run_engine(Engine::Exact, Lang::English, stdin().lock(), stdout()).unwrap();
        }
        // Moves, and a `done` after the last one though the grid is full.
        "moves" => {
            run_engine(Engine::Logic, Lang::English, stdin().lock(), stdout()).unwrap();
        }
        "once" => once(),
        "starts-slowly" => {
            std::thread::sleep(Duration::from_millis(1500));
            run_engine(Engine::Exact, Lang::English, stdin().lock(), stdout()).unwrap();
        }
        "sleep" => sleep(),
        "bomb" => bomb(&rest),
        "escaped" => drop(Command::new("setsid").arg(own_path()).arg("sleep").spawn()),
        word => loop {
            if !await_puzzle() {
                break;
            }
            misbehave(word, &rest);
        },
    }
}

/// Waits until a puzzle is complete; `false` where none comes any more.
fn await_puzzle() -> bool {
    let lines = stdin().lock().lines().map_while(Result::ok);
    for line in lines {
        match line.trim() {
            "solve" => return true,
            "quit" => return false,
            _ => {}
        }
    }
    false
}

/// Answers one puzzle and leaves.
fn once() {
    let mut lines: Vec<String> = Vec::new();
    for line in stdin().lock().lines().map_while(Result::ok) {
        let is_last = line == "solve";
        lines.push(line);
        if is_last {
            break;
        }
    }
    let said = lines.join("\n") + "\n";
    run_engine(Engine::Exact, Lang::English, said.as_bytes(), stdout()).unwrap();
}

fn say(line: &str) {
    let mut output = stdout().lock();
    let _ = writeln!(output, "{line}").and_then(|()| output.flush());
}

/// Long enough for every test; what is still there then was forgotten, and ends by itself.
fn sleep() {
    std::thread::sleep(Duration::from_mins(1));
}

fn misbehave(word: &str, rest: &[OsString]) {
    match word {
        "says" => {
            for line in rest {
                say(&line.to_string_lossy());
            }
        }
        "says-and-leaves" => {
            for line in rest {
                say(&line.to_string_lossy());
            }
            std::process::exit(0);
        }
        "answers-and-floods" => {
            say(&rest[0].to_string_lossy());
            loop {
                say("and another thing");
            }
        }
        "sleeps" => sleep(),
        "busy" => loop {
            std::hint::spin_loop();
        },
        "aborts" => {
            eprintln!("this program feels unwell");
            std::process::abort();
        }
        "exits" => std::process::exit(3),
        "stays-silent" => std::process::exit(0),
        "floods" => loop {
            say("thinking");
        },
        "floods-one-line" => loop {
            let _ = stdout().lock().write_all(&[b'x'; 4096]);
        },
        "floods-stderr" => loop {
            eprintln!("thinking");
        },
        "forks" => {
            let children: Vec<_> = (0..60).map(|_| another("sleep").spawn()).collect();
            sleep();
            drop(children);
        }
        // Children of children, in sessions of their own, that outlive the one who started them.
        "escapes" => {
            let _ = Command::new("setsid")
                .arg(own_path())
                .arg("escaped")
                .spawn();
            sleep();
        }
        "escapes-and-answers" => {
            let _ = Command::new("setsid").arg(own_path()).arg("sleep").spawn();
            std::process::exit(0);
        }
        #[cfg(unix)]
        "ends-its-supervisor" => {
            let _ = Command::new("setsid").arg(own_path()).arg("sleep").spawn();
            let parent = std::os::unix::process::parent_id().to_string();
            let _ = Command::new("kill").args(["-9", &parent]).status();
            sleep();
        }
        "explodes" => {
            bomb(&["7".into()]);
        }
        "eats" => {
            let mut eaten: Vec<Vec<u8>> = Vec::new();
            for _ in 0..64 {
                eaten.push(vec![1; 4 << 20]);
                std::thread::sleep(Duration::from_millis(2));
            }
            sleep();
            drop(eaten);
        }
        "writes-a-large-file" => {
            let written = std::fs::write("large", vec![1; 8 << 20]);
            eprintln!("{written:?}");
            std::process::exit(4);
        }
        "shows-itself" => {
            let mut names: Vec<String> = std::env::vars().map(|(name, _)| name).collect();
            names.sort();
            eprintln!("{}", names.join(" "));
            eprintln!("{}", std::env::current_dir().unwrap().display());
            std::fs::create_dir("mine").unwrap();
            std::fs::write("mine/file", "x").unwrap();
            std::process::exit(5);
        }
        other => panic!("no such misbehaviour: {other}"),
    }
}

/// A fork bomb with an end: each process starts two more in sessions of their own, a given number of times.
fn bomb(generations: &[OsString]) {
    let left: u32 = generations[0].to_str().unwrap().parse().unwrap();
    for _ in 0..2 {
        if left > 0 {
            let next = (left - 1).to_string();
            let mut setsid = Command::new("setsid");
            let _ = setsid.arg(own_path()).args(["bomb", &next]).spawn();
        }
    }
    sleep();
}

fn own_path() -> std::path::PathBuf {
    std::env::current_exe().unwrap()
}

fn another(word: &str) -> Command {
    let mut command = Command::new(own_path());
    command.arg(word);
    command
}
