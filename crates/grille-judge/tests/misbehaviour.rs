//! Programs that misbehave in every way there is: each gets its verdict, and nothing of it is left.

#![cfg(target_os = "linux")]

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use grille::Budget;
use grille_judge::{
    Challenge, Crash, Event, Garbage, Illegal, Launcher, Limits, Played, Player, Program, Verdict,
    Watch,
};

const PUZZLE: &str =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn challenge() -> Challenge {
    Challenge::new(&PUZZLE.parse().unwrap(), Budget::default()).unwrap()
}

/// The misbehaving program under a name of its own, by which what it leaves behind is known.
struct Suspect(PathBuf);

impl Suspect {
    fn new(name: &str) -> Suspect {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let path = folder.join(format!("misbehave-{}-{name}", std::process::id()));
        // A link: while a copy is written, no thread may start it.
        let _ = fs::remove_file(&path);
        fs::hard_link(env!("CARGO_BIN_EXE_misbehave"), &path).unwrap();
        Suspect(path)
    }

    fn player(&self, arguments: &[&str], limits: Limits) -> Player {
        let words = [self.0.to_str().unwrap()]
            .into_iter()
            .chain(arguments.iter().copied());
        let program = Program::new(words.map(Into::into).collect());
        let launcher = Launcher::of(env!("CARGO_BIN_EXE_misbehave").into());
        Player::new(program, limits, launcher)
    }

    /// Plays one puzzle, and sees to it that nothing is left when the verdict is there.
    fn play(&self, arguments: &[&str], limits: Limits) -> Played {
        let mut player = self.player(arguments, limits);
        let played = player.play(&challenge(), &mut ());
        drop(player);
        self.assert_gone();
        played
    }

    /// Every process with this program's name.
    fn processes(&self) -> Vec<String> {
        let own = self.0.to_str().unwrap();
        let processes = fs::read_dir("/proc").unwrap().flatten();
        processes
            .filter_map(|entry| {
                let words = fs::read(entry.path().join("cmdline")).ok()?;
                let words = String::from_utf8_lossy(&words).replace('\0', " ");
                words.contains(own).then_some(words)
            })
            .collect()
    }

    fn assert_gone(&self) {
        assert_eq!(self.processes(), [""; 0]);
    }
}

impl Drop for Suspect {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// Limits that only a program which never stops reaches.
fn patient() -> Limits {
    Limits {
        time: Duration::from_secs(30),
        ..Limits::default()
    }
}

fn hasty() -> Limits {
    Limits {
        time: Duration::from_millis(300),
        ..Limits::default()
    }
}

fn digits(line: &str) -> String {
    let digits: Vec<String> = line.chars().map(String::from).collect();
    digits.join(" ")
}

#[test]
fn what_is_said_wrong_gets_its_verdict() {
    let suspect = Suspect::new("says");
    let place = |row, column| grille::Place { row, column };
    let digit = |value| grille::Digit::new(value).unwrap();
    let right = format!("solution {}", digits(SOLUTION));
    let wrong = format!("solution {}", digits(&SOLUTION.replace('1', "2")));
    let illegal = |row, column, digit, why| Verdict::IllegalMove {
        row,
        column,
        digit,
        why,
    };
    let cases: [(&[&str], Verdict); 14] = [
        (&[&right], Verdict::Solved),
        (&["Bonjour !", "name Eva", &right], Verdict::Solved),
        (
            &["move 1 3 4", "move 1 4 9"],
            Verdict::WrongDigit {
                place: place(0, 3),
                digit: digit(9),
            },
        ),
        (&["move 0 3 4"], illegal(0, 3, 4, Illegal::OffGrid)),
        (&["move 1 3 10"], illegal(1, 3, 10, Illegal::NoDigit)),
        (&["move 1 1 5"], illegal(1, 1, 5, Illegal::Given)),
        (&[&wrong], Verdict::NotASolution(place(0, 7))),
        (&["move 1 3 4", "move 1 3 4"], Verdict::Twice(place(0, 2))),
        (&["move 1 3 4", "done"], Verdict::Incomplete(50)),
        (&["none"], Verdict::WronglyNone),
        (&["unsupported"], Verdict::Unsupported),
        (
            &["move one three four"],
            Verdict::Garbage(Garbage::After("move")),
        ),
        (
            &["solution 1 2 3"],
            Verdict::Garbage(Garbage::Length {
                found: 3,
                expected: 81,
            }),
        ),
        (
            &["\u{0}\u{1}", "solution"],
            Verdict::Garbage(Garbage::Length {
                found: 0,
                expected: 81,
            }),
        ),
    ];
    for (lines, expected) in cases {
        let lines: Vec<&str> = lines
            .iter()
            .copied()
            .filter(|line| !line.contains('\0'))
            .collect();
        let arguments = [&["says"], &lines[..]].concat();
        assert_eq!(
            suspect.play(&arguments, patient()).verdict,
            expected,
            "{lines:?}"
        );
    }
    let leaves = suspect.play(&["says-and-leaves", "move 1 3 4"], patient());
    assert_eq!(leaves.verdict, Verdict::Incomplete(50));
}

#[test]
fn time_is_limited_for_the_sleeping_and_the_busy() {
    let suspect = Suspect::new("time");
    for way in ["sleeps", "busy"] {
        let played = suspect.play(&[way], hasty());
        assert_eq!(played.verdict, Verdict::Timeout, "{way}");
        assert!(played.time >= hasty().time);
    }
}

#[test]
fn a_crash_is_told_with_what_the_program_said_of_it() {
    let suspect = Suspect::new("crash");
    let aborts = suspect.play(&["aborts"], patient());
    assert_eq!(aborts.verdict, Verdict::Crash(Crash::Signal(6)));
    assert!(
        aborts.complaints.contains("unwell"),
        "{}",
        aborts.complaints
    );
    let exits = suspect.play(&["exits"], patient());
    assert_eq!(exits.verdict, Verdict::Crash(Crash::Code(3)));
    let silent = suspect.play(&["stays-silent"], patient());
    assert_eq!(silent.verdict, Verdict::NoAnswer);
}

#[test]
fn output_is_limited_in_lines_in_length_and_on_standard_error() {
    let suspect = Suspect::new("output");
    for way in ["floods", "floods-one-line", "floods-stderr"] {
        let played = suspect.play(&[way], patient());
        assert_eq!(played.verdict, Verdict::EndlessOutput, "{way}");
        assert!(played.complaints.len() <= 4096);
    }
}

#[test]
fn a_flood_after_an_answer_is_the_next_puzzles() {
    let suspect = Suspect::new("after");
    let right = format!("solution {}", digits(SOLUTION));
    let mut player = suspect.player(&["answers-and-floods", &right], patient());
    for _ in 0..3 {
        for expected in [Verdict::Solved, Verdict::EndlessOutput] {
            assert_eq!(player.play(&challenge(), &mut ()).verdict, expected);
        }
    }
    drop(player);
    suspect.assert_gone();
}

/// Plays several puzzles with a shell script that writes a line to a file whenever it is started; the
/// verdicts, and how often it was.
fn starts(name: &str, script: &str, limits: &Limits) -> (Vec<Verdict>, usize) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let file = folder.join(format!("starts-{}-{name}", std::process::id()));
    let _ = fs::remove_file(&file);
    let script = format!("echo started >> '{}'; {script}", file.display());
    let program = Program::new(vec!["sh".into(), "-c".into(), script.into()]);
    let launcher = Launcher::of(env!("CARGO_BIN_EXE_misbehave").into());
    let mut player = Player::new(program, limits.clone(), launcher);
    let verdicts = (0..5)
        .map(|_| player.play(&challenge(), &mut ()).verdict)
        .collect();
    let starts = fs::read_to_string(&file).unwrap().lines().count();
    fs::remove_file(file).unwrap();
    (verdicts, starts)
}

#[test]
fn a_program_that_writes_endlessly_and_never_reads_is_settled_at_once() {
    // Long before it would count as started.
    let limits = Limits {
        start: Duration::from_hours(1),
        ..patient()
    };
    for (name, script) in [
        ("lines", "exec yes"),
        ("one-line", "exec cat /dev/zero"),
        ("stderr", "exec yes >&2"),
    ] {
        let (verdicts, starts) = starts(name, script, &limits);
        assert_eq!(verdicts, vec![Verdict::EndlessOutput; 5], "{name}");
        assert_eq!(starts, 1, "{name}");
    }
}

#[test]
fn a_program_that_never_reads_has_its_time_once() {
    let limits = Limits {
        start: Duration::from_millis(100),
        ..hasty()
    };
    let (verdicts, starts) = starts("silent", "exec sleep 60", &limits);
    assert_eq!(verdicts, vec![Verdict::Timeout; 5]);
    assert_eq!(starts, 1);
}

#[test]
fn a_program_that_says_much_before_it_reads_plays_all_the_same() {
    let script = "i=0; while [ $i -lt 2000 ]; do echo \"loading $i\"; i=$((i+1)); done; \
                  while read line; do [ \"$line\" = solve ] && echo unsupported; done";
    let (verdicts, starts) = starts("greets", script, &patient());
    assert_eq!(verdicts, vec![Verdict::Unsupported; 5]);
    assert_eq!(starts, 1);
}

#[test]
fn noise_and_a_closed_output_end_like_anything_else() {
    let play = |script: &str, limits| {
        let program = Program::new(vec!["sh".into(), "-c".into(), script.into()]);
        let launcher = Launcher::of(env!("CARGO_BIN_EXE_misbehave").into());
        Player::new(program, limits, launcher).play(&challenge(), &mut ())
    };
    let noise = play("read line; exec cat /dev/urandom", patient());
    assert_eq!(noise.verdict, Verdict::EndlessOutput);
    let closed = play("read line; exec >&-; while read line; do :; done", hasty());
    assert_eq!(closed.verdict, Verdict::Timeout);
}

#[test]
fn processes_are_limited() {
    let suspect = Suspect::new("forks");
    for way in ["forks", "explodes"] {
        let played = suspect.play(&[way], patient());
        assert_eq!(played.verdict, Verdict::TooManyProcesses, "{way}");
    }
}

#[test]
fn what_escapes_from_its_group_and_parent_is_ended_too() {
    let suspect = Suspect::new("escapes");
    assert_eq!(
        suspect.play(&["escapes"], hasty()).verdict,
        Verdict::Timeout
    );
    let left = suspect.play(&["escapes-and-answers"], patient());
    assert_eq!(left.verdict, Verdict::NoAnswer);
}

#[test]
fn ending_the_supervisor_does_not_help() {
    let suspect = Suspect::new("supervisor");
    let played = suspect.play(&["ends-its-supervisor"], patient());
    assert_eq!(played.verdict, Verdict::Crash(Crash::Supervisor));
}

#[test]
fn memory_is_limited() {
    let suspect = Suspect::new("eats");
    let limits = Limits {
        memory: 64 << 20,
        ..patient()
    };
    assert_eq!(
        suspect.play(&["eats"], limits).verdict,
        Verdict::OutOfMemory
    );
}

#[test]
fn files_are_limited_and_the_folder_and_environment_are_bare() {
    let suspect = Suspect::new("files");
    let limits = Limits {
        file: 1 << 20,
        ..patient()
    };
    let written = suspect.play(&["writes-a-large-file"], limits);
    assert_eq!(
        written.verdict,
        Verdict::Crash(Crash::Signal(25)),
        "SIGXFSZ"
    );
    let shown = suspect.play(&["shows-itself"], patient());
    let (environment, folder) = shown.complaints.split_once('\n').unwrap();
    let allowed = ["HOME", "LANG", "PATH", "TMPDIR"];
    for name in environment.split_whitespace() {
        assert!(allowed.contains(&name), "{name}");
    }
    assert!(
        Path::new(folder).is_absolute() && !Path::new(folder).exists(),
        "{folder}"
    );
}

#[test]
fn what_is_no_program_could_not_start() {
    let suspect = Suspect::new("start");
    let program = Program::new(vec!["/there/is/no/such/program".into()]);
    let launcher = Launcher::of(env!("CARGO_BIN_EXE_misbehave").into());
    let played = Player::new(program, patient(), launcher).play(&challenge(), &mut ());
    assert!(
        matches!(played.verdict, Verdict::CannotStart(_)),
        "{played:?}"
    );
    let program = Program::new(vec![suspect.0.clone().into()]);
    let launcher = Launcher::of("/there/is/no/such/launcher".into());
    let played = Player::new(program, patient(), launcher).play(&challenge(), &mut ());
    assert!(
        matches!(played.verdict, Verdict::CannotStart(_)),
        "{played:?}"
    );
}

#[test]
fn programs_that_stay_and_programs_that_leave_play_many_puzzles() {
    let suspect = Suspect::new("many");
    for way in ["well", "moves", "once"] {
        let mut player = suspect.player(&[way], patient());
        for _ in 0..10 {
            let played = player.play(&challenge(), &mut ());
            assert_eq!(played.verdict, Verdict::Solved, "{way}");
        }
        drop(player);
        suspect.assert_gone();
    }
}

#[test]
fn the_time_that_a_program_takes_to_start_is_not_that_of_the_puzzle() {
    let suspect = Suspect::new("starts");
    let limits = Limits {
        time: Duration::from_secs(1),
        ..Limits::default()
    };
    let played = suspect.play(&["starts-slowly"], limits);
    assert_eq!(played.verdict, Verdict::Solved);
}

#[test]
fn after_a_fault_the_next_puzzle_starts_anew() {
    let suspect = Suspect::new("anew");
    let mut player = suspect.player(
        &["says", "move 1 3 4", "move 1 3 4", "move 1 3 4"],
        patient(),
    );
    for _ in 0..5 {
        let played = player.play(&challenge(), &mut ());
        assert!(matches!(played.verdict, Verdict::Twice(_)), "{played:?}");
    }
}

#[test]
fn whoever_watches_sees_moves_and_may_leave() {
    struct Watcher {
        moves: usize,
        reasons: usize,
        most: usize,
    }
    impl Watch for Watcher {
        fn event(&mut self, _: Duration, event: &Event) {
            match event {
                Event::Move { number, right, .. } => {
                    self.moves += 1;
                    assert!(*right && *number == self.moves);
                }
                Event::Why(_) => self.reasons += 1,
                _ => {}
            }
        }

        fn is_over(&self) -> bool {
            self.moves >= self.most
        }
    }
    let suspect = Suspect::new("watch");
    let mut watcher = Watcher {
        moves: 0,
        reasons: 0,
        most: usize::MAX,
    };
    let played = suspect
        .player(&["moves"], patient())
        .play(&challenge(), &mut watcher);
    assert_eq!(played.verdict, Verdict::Solved);
    assert_eq!((watcher.moves, played.moves), (51, 51));
    assert!(watcher.reasons >= 51);
    watcher.most = 0;
    let started = Instant::now();
    let played = suspect
        .player(&["sleeps"], patient())
        .play(&challenge(), &mut watcher);
    assert_eq!(played.verdict, Verdict::Stopped);
    assert!(started.elapsed() < patient().time);
    suspect.assert_gone();
}
