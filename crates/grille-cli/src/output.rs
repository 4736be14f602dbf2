//! Standard output and standard error: what goes where, and what happens when a reader leaves.

use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::Path;

use grille::message::{Lang, Say, text};

/// Where results go: standard output, or a file.
pub(crate) struct Output {
    writer: Box<dyn Write>,
    to_person: bool,
}

impl Output {
    /// Standard output. A person reads it if it is a terminal.
    pub(crate) fn standard() -> Output {
        let stdout = io::stdout();
        let to_person = stdout.is_terminal();
        Output {
            writer: Box::new(BufWriter::with_capacity(1 << 16, stdout.lock())),
            to_person,
        }
    }

    /// A file, or standard output.
    pub(crate) fn to(file: Option<&Path>) -> anyhow::Result<Output> {
        let Some(path) = file else {
            return Ok(Output::standard());
        };
        let created = File::create(path).map_err(|error| {
            Told::error(&text!(
                "output-file",
                file = path.display().to_string(),
                reason = error.to_string()
            ))
        })?;
        Ok(Output {
            writer: Box::new(BufWriter::new(created)),
            to_person: false,
        })
    }

    /// Whether a person reads this as it comes, as opposed to a program or a file.
    pub(crate) fn to_person(&self) -> bool {
        self.to_person
    }

    /// Makes sure that all is written.
    pub(crate) fn finish(mut self) -> anyhow::Result<()> {
        Ok(self.writer.flush()?)
    }
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
    // Where even that cannot be written there is nobody to tell.
    let _ = writeln!(io::stderr().lock(), "{}", lang.say(what));
}

/// Whether an error only says that nobody reads the output any more.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let io_error = error.downcast_ref::<io::Error>();
    io_error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
