//! Standard output and standard error: what goes where, and what happens when a reader leaves.

use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use grille::message::{Lang, Say, text};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Where results go: standard output, or a file.
pub(crate) struct Output {
    writer: Box<dyn Write>,
    to_person: bool,
    replacing: Option<Replacing>,
}

/// A file that takes the place of another when it is finished. Until then the other stays as it is, be it
/// the input itself.
struct Replacing {
    target: PathBuf,
    temporary: PathBuf,
}

impl Drop for Replacing {
    fn drop(&mut self) {
        // It is gone already where it took its place.
        let _ = std::fs::remove_file(&self.temporary);
    }
}

impl Output {
    /// Standard output. A person reads it if it is a terminal.
    pub(crate) fn standard() -> Output {
        let stdout = io::stdout();
        let to_person = stdout.is_terminal();
        Output {
            writer: Box::new(BufWriter::with_capacity(1 << 16, stdout.lock())),
            to_person,
            replacing: None,
        }
    }

    /// A file, or standard output.
    pub(crate) fn to(file: Option<&Path>) -> anyhow::Result<Output> {
        let Some(target) = file else {
            return Ok(Output::standard());
        };
        let is_device = target.metadata().is_ok_and(|metadata| !metadata.is_file());
        let name = target.file_name().unwrap_or_default().to_string_lossy();
        let temporary = target.with_file_name(format!(".{name}.{}.tmp", std::process::id()));
        let written = if is_device { target } else { &temporary };
        let created = File::create(written).map_err(|error| cannot_write(target, &error))?;
        let replacing = (!is_device).then(|| Replacing {
            target: target.to_path_buf(),
            temporary: temporary.clone(),
        });
        Ok(Output {
            writer: Box::new(BufWriter::new(created)),
            to_person: false,
            replacing,
        })
    }

    /// Whether a person reads this as it comes, as opposed to a program or a file.
    pub(crate) fn to_person(&self) -> bool {
        self.to_person
    }

    /// Makes sure that all is written, and puts a file into its place.
    pub(crate) fn finish(mut self) -> anyhow::Result<()> {
        self.writer.flush()?;
        if let Some(Replacing { target, temporary }) = &self.replacing {
            std::fs::rename(temporary, target).map_err(|error| cannot_write(target, &error))?;
        }
        Ok(())
    }
}

fn cannot_write(file: &Path, error: &io::Error) -> anyhow::Error {
    Told::error(&text!(
        "output-file",
        file = file.display().to_string(),
        reason = error.to_string()
    ))
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writer.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}

/// An error that is already a message, on its way to `main`.
#[derive(Debug)]
pub(crate) struct Told(pub(crate) grille::message::Text);

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

/// Tells a person what went wrong.
pub(crate) fn complain(lang: Lang, what: &impl Say) {
    note(lang, &text!("complaint", what = what));
}

/// Tells a person something beside the results.
pub(crate) fn note(lang: Lang, what: &impl Say) {
    notify(&lang.say(what));
}

/// Tells a person something that is already in words.
pub(crate) fn notify(said: &str) {
    // Where even that cannot be written there is nobody to tell.
    let _ = writeln!(io::stderr().lock(), "{said}");
}

/// A progress bar on a terminal, once the work takes longer than a moment.
pub(crate) struct Progress {
    bar: ProgressBar,
    started: Instant,
    /// Whether results are written while it is shown: then not to the same terminal.
    among_results: bool,
}

impl Progress {
    /// How long work may take before a bar appears.
    const PATIENCE: Duration = Duration::from_secs(1);

    /// A bar for so many bytes, or with no end where that is not known.
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

    /// A bar for so many puzzles, gone before the first result is written.
    pub(crate) fn before_results(puzzles: u64) -> Progress {
        Progress {
            among_results: false,
            ..Progress::new(Some(puzzles))
        }
    }

    /// More bytes are done; so many puzzles in all.
    pub(crate) fn advance(&mut self, bytes: usize, puzzles: u64, lang: Lang) {
        let shown =
            io::stderr().is_terminal() && !(self.among_results && io::stdout().is_terminal());
        self.bar.inc(bytes as u64);
        if shown && self.started.elapsed() > Self::PATIENCE {
            if self.bar.is_hidden() {
                self.bar.set_draw_target(ProgressDrawTarget::stderr());
            }
            self.bar
                .set_message(lang.say(&text!("progress-puzzles", count = puzzles)));
        }
    }

    /// Lets something be written while the bar stands aside.
    pub(crate) fn aside(&self, write: impl FnOnce()) {
        self.bar.suspend(write);
    }

    /// Takes the bar away.
    pub(crate) fn finish(self) {
        self.bar.finish_and_clear();
    }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("a well-formed template")
}

/// Whether an error only says that nobody reads the output any more.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io_error = error.downcast_ref::<io::Error>();
    io_error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
