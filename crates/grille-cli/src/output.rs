//! Standard output and standard error: what goes where, and what happens when the reader goes away.

use std::fs::File;
use std::io;
use std::io::{BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use grille::say::{Lang, Say, SystemError, text};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::atomic_file::AtomicFile;
use crate::style;
use crate::style::Role;

/// How much is printed in addition to the results.
#[derive(Clone, Copy, Debug, Default)]
struct Manner {
    quiet: bool,
    no_progress: bool,
}

static MANNER: OnceLock<Manner> = OnceLock::new();

/// Sets for the whole run whether notes and progress bars are suppressed.
pub(crate) fn set_manner(quiet: bool, no_progress: bool) {
    let _ = MANNER.set(Manner { quiet, no_progress });
}

fn manner() -> Manner {
    MANNER.get().copied().unwrap_or_default()
}

/// Where results go: standard output, or a file.
pub(crate) struct Output {
    writer: Writer,
    /// Whether it is standard output.
    standard: bool,
    to_person: bool,
}

enum Writer {
    Stream(Box<dyn Write>),
    /// A file that is moved into place when finished. Until then the old contents survive, even if they are the input.
    File {
        target: PathBuf,
        file: BufWriter<AtomicFile>,
    },
}

impl Output {
    /// Standard output. If it is a terminal, a person reads it.
    pub(crate) fn standard() -> Output {
        let stdout = io::stdout();
        let to_person = stdout.is_terminal();
        Output {
            writer: Writer::Stream(Box::new(BufWriter::with_capacity(1 << 16, stdout.lock()))),
            standard: true,
            to_person,
        }
    }

    /// A file, or standard output.
    pub(crate) fn to(file: Option<&Path>) -> anyhow::Result<Output> {
        let Some(target) = file else {
            return Ok(Output::standard());
        };
        let is_device = target.metadata().is_ok_and(|metadata| !metadata.is_file());
        let created = if is_device {
            File::create(target).map(|file| Writer::Stream(Box::new(BufWriter::new(file))))
        } else {
            AtomicFile::beside(target).map(|file| Writer::File {
                target: target.to_path_buf(),
                file: BufWriter::new(file),
            })
        };
        Ok(Output {
            writer: created.map_err(|error| cannot_write(target, &error))?,
            standard: false,
            to_person: false,
        })
    }

    /// Whether a person reads this as it comes, as opposed to a program or a file.
    pub(crate) fn to_person(&self) -> bool {
        self.to_person
    }

    /// Whether the output is coloured: files never are.
    pub(crate) fn is_coloured(&self) -> bool {
        self.standard && style::on_stdout()
    }

    /// Makes sure that everything is written, and moves a file into place.
    pub(crate) fn finish(self) -> anyhow::Result<()> {
        match self.writer {
            Writer::Stream(mut stream) => Ok(stream.flush()?),
            Writer::File { target, file } => {
                let whole = file.into_inner().map_err(io::IntoInnerError::into_error);
                whole
                    .and_then(|file| file.replace(&target))
                    .map_err(|error| cannot_write(&target, &error))
            }
        }
    }
}

/// The error that a file cannot be written, and why.
pub(crate) fn cannot_write(file: &Path, error: &io::Error) -> anyhow::Error {
    Told::error(&text!(
        "output-file",
        file = file.display().to_string(),
        reason = &SystemError::from(error)
    ))
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.writer {
            Writer::Stream(stream) => stream.write(bytes),
            Writer::File { file, .. } => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.writer {
            Writer::Stream(stream) => stream.flush(),
            Writer::File { file, .. } => file.flush(),
        }
    }
}

/// An error that is already a message, on its way to `main`.
#[derive(Debug)]
pub(crate) struct Told(pub(crate) grille::say::Text);

impl Told {
    pub(crate) fn error(what: &impl Say) -> anyhow::Error {
        anyhow::Error::new(Told(what.text()))
    }
}

impl std::fmt::Display for Told {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&Lang::English.say(&self.0))
    }
}

impl std::error::Error for Told {}

/// Prints an error.
pub(crate) fn complain(lang: Lang, what: &impl Say) {
    notify(&complaint(lang, what));
}

/// The wording of an error, with its first word coloured.
pub(crate) fn complaint(lang: Lang, what: &impl Say) -> String {
    let (whole, told) = (lang.say(&text!("complaint", what = what)), lang.say(what));
    match whole.strip_suffix(&told) {
        Some(announced) if style::on_stderr() => Role::Error.paint(announced) + &told,
        _ => whole,
    }
}

/// Prints a note, unless only results are wanted.
pub(crate) fn note(lang: Lang, what: &impl Say) {
    if let Some(said) = noted(lang, what) {
        notify(&said);
    }
}

/// The wording of a note, unless only results are wanted.
pub(crate) fn noted(lang: Lang, what: &impl Say) -> Option<String> {
    (!manner().quiet).then(|| lang.say(what))
}

/// Prints a note that is already worded.
pub(crate) fn notify(said: &str) {
    // If even that cannot be written, there is nobody to tell.
    let _ = writeln!(io::stderr().lock(), "{said}");
}

/// A progress bar on a terminal, shown once the work takes longer than a moment.
pub(crate) struct Progress {
    bar: ProgressBar,
    started: Instant,
    /// Whether results are written while it is shown; it must then not share a terminal with them.
    among_results: bool,
}

impl Progress {
    /// How long work may take before a bar appears.
    const PATIENCE: Duration = Duration::from_secs(1);

    /// A bar for this many bytes, or an indefinite one if the total is unknown.
    pub(crate) fn new(total: Option<u64>) -> Progress {
        let bar = match total {
            Some(total) => ProgressBar::new(total).with_style(style(
                "{wide_bar} {percent:>3} %  {msg}  {elapsed_precise} / {duration_precise}",
            )),
            None => {
                ProgressBar::new_spinner().with_style(style("{spinner} {msg}  {elapsed_precise}"))
            }
        };
        bar.set_draw_target(ProgressDrawTarget::hidden());
        Progress {
            bar,
            started: Instant::now(),
            among_results: true,
        }
    }

    /// A bar for this many puzzles, removed before the first result is written.
    pub(crate) fn before_results(puzzles: u64) -> Progress {
        Progress {
            among_results: false,
            ..Progress::new(Some(puzzles))
        }
    }

    /// Adds finished bytes and sets the total number of puzzles.
    pub(crate) fn advance(&mut self, bytes: usize, puzzles: u64, lang: Lang) {
        let shown = io::stderr().is_terminal()
            && !(self.among_results && io::stdout().is_terminal())
            && !manner().no_progress;
        self.bar.inc(bytes as u64);
        if shown && self.started.elapsed() > Self::PATIENCE {
            if self.bar.is_hidden() {
                self.bar.set_draw_target(ProgressDrawTarget::stderr());
            }
            self.bar
                .set_message(lang.say(&text!("progress-puzzles", count = puzzles)));
        }
    }

    /// Hides the bar while something is written.
    pub(crate) fn aside(&self, write: impl FnOnce()) {
        self.bar.suspend(write);
    }

    /// Removes the bar.
    pub(crate) fn finish(self) {
        self.bar.finish_and_clear();
    }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("a well-formed template")
}

/// Whether an error only means that nobody reads the output any more.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io_error = error.downcast_ref::<io::Error>();
    io_error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
