//! The process between the judge and a program: it starts the program, watches it, and makes sure that nothing of it
//! survives.
//!
//! All descendants of the program stay below this process, even those that detach from their parent (they are adopted
//! here), so that ending everything below ends everything. Standard input, output and error are the judge's pipes,
//! which the program inherits.

use std::ffi::OsString;
use std::io::Write as _;
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};
use std::{fs, thread};

use rustix::process::{
    Pid, Resource, Rlimit, Signal, WaitOptions, getpid, getppid, kill_process, kill_process_group,
    setrlimit, wait,
};
use signal_hook::consts::{SIGCHLD, SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use super::{End, folder, tree};

/// The shortest time between two checks of what the program uses.
const TICK: Duration = Duration::from_millis(10);

/// How long ending may take; after that, a process held up in the kernel is left to it.
const PATIENCE: Duration = Duration::from_secs(5);

/// What the judge asks a supervisor to do.
struct Task {
    folder: PathBuf,
    judge: Option<Pid>,
    memory: u64,
    processes: usize,
    file: u64,
    processor: u64,
    command: Vec<OsString>,
}

impl Task {
    fn read(arguments: Vec<OsString>) -> Option<Task> {
        let mut arguments = arguments.into_iter();
        let folder = arguments.next()?.into();
        let mut number = || arguments.next()?.to_str()?.parse::<u64>().ok();
        Some(Task {
            folder,
            judge: Pid::from_raw(i32::try_from(number()?).ok()?),
            memory: number()?,
            processes: number()? as usize,
            file: number()?,
            processor: number()?,
            command: arguments.collect(),
        })
    }
}

/// Supervises a program until nothing of it is left.
pub(super) fn run(arguments: Vec<OsString>) {
    let Some(task) = Task::read(arguments) else {
        return;
    };
    // Detached from the judge's terminal: its Ctrl-C is for the judge.
    let _ = rustix::process::setsid();
    #[cfg(target_os = "linux")]
    let _ = rustix::process::set_child_subreaper(Some(getpid()));
    let end = match signals().and_then(|signals| Ok((signals, start(&task)?))) {
        Ok((signals, program)) => {
            let end = watch(&task, program, &signals);
            end_all(program);
            end
        }
        Err(error) => End::CannotStart(error.to_string()),
    };
    folder::remove(&task.folder);
    // No other process is left that could write to the pipe, so this is the last line. If the judge is gone, nobody
    // needs it.
    let _ = writeln!(std::io::stdout(), "\n{}", end.line());
}

/// The signals that matter here, as they come.
fn signals() -> std::io::Result<Receiver<i32>> {
    let mut signals = Signals::new([SIGCHLD, SIGTERM, SIGINT, SIGHUP])?;
    let (sender, receiver) = sync_channel(1);
    thread::spawn(move || {
        for signal in signals.forever() {
            if sender.send(signal).is_err() {
                break;
            }
        }
    });
    Ok(receiver)
}

/// Starts the program, within limits that it inherits.
fn start(task: &Task) -> std::io::Result<Pid> {
    let limit = |resource: Resource, most: u64| {
        let limits = Rlimit {
            current: Some(most),
            maximum: Some(most),
        };
        // A limit that is already lower cannot be raised, and need not be.
        let _ = setrlimit(resource, limits);
    };
    limit(Resource::Core, 0);
    limit(Resource::Fsize, task.file);
    limit(Resource::Cpu, task.processor);
    limit(Resource::Nofile, 256);
    if let Some(tasks) = tasks_of_user() {
        // A second line of defence: meanwhile, other programs of the same user start and end processes.
        limit(Resource::Nproc, tasks + task.processes as u64 + 256);
    }
    if !cfg!(target_os = "linux") {
        // Without a way to measure each process's memory, its address space is limited.
        limit(Resource::As, task.memory);
    }
    let (program, arguments) = task
        .command
        .split_first()
        .ok_or(std::io::ErrorKind::InvalidInput)?;
    let child = Command::new(program)
        .args(arguments)
        .process_group(0)
        .spawn()?;
    // If the system runs out of memory anyway, it ends this process first.
    let _ = fs::write(format!("/proc/{}/oom_score_adj", child.id()), "1000");
    Ok(Pid::from_child(&child))
}

/// How many threads this user runs; `None` for a user exempt from the limit.
fn tasks_of_user() -> Option<u64> {
    use std::os::unix::fs::MetadataExt as _;
    let user = rustix::process::getuid();
    if user.is_root() {
        return None;
    }
    let processes = fs::read_dir("/proc").ok()?.flatten();
    let own = processes.filter(|entry| {
        let is_process = entry.file_name().as_encoded_bytes()[0].is_ascii_digit();
        is_process
            && entry
                .metadata()
                .is_ok_and(|data| data.uid() == user.as_raw())
    });
    let threads = |process: &Path| fs::read_dir(process.join("task")).map_or(0, Iterator::count);
    Some(own.map(|entry| threads(&entry.path()) as u64).sum())
}

/// Waits until the program ends, has to be ended, or uses too much.
fn watch(task: &Task, program: Pid, signals: &Receiver<i32>) -> End {
    let mut next_look = Instant::now() + TICK;
    loop {
        match signals.recv_timeout(next_look.saturating_duration_since(Instant::now())) {
            Ok(SIGCHLD) => {
                if let Some(status) = reap(program) {
                    return End::of(status);
                }
            }
            Ok(_) | Err(RecvTimeoutError::Disconnected) => return End::Stopped,
            Err(RecvTimeoutError::Timeout) => {}
        }
        let now = Instant::now();
        if now >= next_look {
            if let Some(end) = look(task) {
                return end;
            }
            // However busy the system is, checking takes at most a twentieth of a processor.
            next_look = now + TICK.max(20 * now.elapsed());
        }
    }
}

/// Why the program has to end now, if it does.
fn look(task: &Task) -> Option<End> {
    if is_orphan(task) {
        return Some(End::Stopped);
    }
    let processes = tree::below(getpid());
    if processes.len() > task.processes {
        return Some(End::TooManyProcesses);
    }
    let memory: u64 = processes.iter().map(|&process| tree::memory(process)).sum();
    (memory > task.memory).then_some(End::OutOfMemory)
}

/// Whether the judge is gone.
fn is_orphan(task: &Task) -> bool {
    getppid() != task.judge
}

/// Reaps every child that has ended; returns the program's exit status if it is among them.
fn reap(program: Pid) -> Option<ExitStatus> {
    let mut ended = None;
    while let Ok(Some((child, status))) = wait(WaitOptions::NOHANG) {
        if child == program {
            ended = Some(ExitStatus::from_raw(status.as_raw()));
        }
    }
    ended
}

/// Ends everything below this process. Processes are stopped first so that they cannot start more.
fn end_all(program: Pid) {
    let give_up = Instant::now() + PATIENCE;
    loop {
        // The whole process group at once; most programs are one group.
        let _ = kill_process_group(program, Signal::KILL);
        let processes = tree::below(getpid());
        for signal in [Signal::STOP, Signal::KILL] {
            for &process in &processes {
                let _ = kill_process(process, signal);
            }
        }
        reap(program);
        let has_children = !matches!(wait(WaitOptions::NOHANG), Err(rustix::io::Errno::CHILD));
        if !has_children || Instant::now() > give_up {
            break;
        }
        thread::sleep(Duration::from_millis(1));
    }
}
