//! `grille serve`: the page and its API.

use std::io::Write;
use std::net::{IpAddr, SocketAddr};
use std::process::{Command, Stdio};
use std::time::Duration;

use clap::{Args, ValueEnum};
use grille::say::{Lang, SystemError, text};
use grille_judge::Program;
use grille_web::{Config, Limits, LogLevel, Solvers};

use super::Verdict;
use super::value::seconds;
use super::value::whole;
use crate::output::{Told, note};

#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    bind: IpAddr,
    #[arg(long, value_name = "PORT", default_value_t = 8000, value_parser = whole::<u16>(0, 65_535))]
    port: u16,
    #[arg(long, value_name = "HOST")]
    host: Vec<String>,
    #[arg(long)]
    open: bool,
    #[arg(long, value_name = "LEVEL", default_value = "errors")]
    log: Log,
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = whole::<u32>(0, 1_000_000))]
    rate: u32,
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    timeout: Duration,
    #[arg(long, value_name = "SOLVER")]
    solver: Vec<String>,
}

/// What is written to standard error.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Log {
    None,
    Errors,
    Requests,
}

pub(crate) fn run(args: &ServeArgs, lang: Lang) -> anyhow::Result<Verdict> {
    let config = Config {
        address: SocketAddr::new(args.bind, args.port),
        hosts: args.host.clone(),
        limits: Limits {
            requests_per_second: args.rate,
            burst: args.rate.saturating_mul(4),
            slow_time: args.timeout,
            ..Limits::default()
        },
        log: match args.log {
            Log::None => LogLevel::None,
            Log::Errors => LogLevel::Errors,
            Log::Requests => LogLevel::Requests,
        },
        solvers: solvers(args)?,
    };
    let served = grille_web::serve(config, |address| {
        let page = format!("http://{address}/");
        let said = lang.say(&text!("serve-ready", address = &page));
        // A closed standard output is not a reason to stop serving.
        let mut output = std::io::stdout().lock();
        let _ = writeln!(output, "{said}").and_then(|()| output.flush());
        if args.open
            && let Err(error) = open(&page)
        {
            note(
                lang,
                &text!("serve-cannot-open", reason = &SystemError::from(&error)),
            );
        }
    });
    served.map_err(|error| {
        let address = SocketAddr::new(args.bind, args.port).to_string();
        Told::error(&text!(
            "serve-cannot-listen",
            address = address,
            reason = &SystemError::from(&error)
        ))
    })?;
    note(lang, &text!("serve-ended"));
    Ok(Verdict::Yes)
}

/// The programs that the page may run. They run with the rights of whoever starts the server, so only this machine may
/// use them.
fn solvers(args: &ServeArgs) -> anyhow::Result<Solvers> {
    let mut programs: Vec<Program> = Vec::new();
    for text in &args.solver {
        let program = Program::named(text).map_err(|bad| Told::error(&bad))?;
        if programs.iter().any(|other| other.name == program.name) {
            let name = program.name;
            return Err(Told::error(&text!("serve-solver-twice", name = name)));
        }
        programs.push(program);
    }
    if !programs.is_empty() && !args.bind.to_canonical().is_loopback() {
        return Err(Told::error(&text!("serve-solver-local")));
    }
    Ok(Solvers {
        programs,
        launcher: None,
    })
}

/// Opens an address with the system's own means.
fn open(page: &str) -> std::io::Result<()> {
    let (program, before): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/c", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command
        .args(before)
        .arg(page)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command.spawn().map(drop)
}
