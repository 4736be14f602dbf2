//! Signals from outside: a closed terminal, a shutdown or `kill` end the game, and Ctrl-Z suspends it.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the screen is in use; otherwise signals have their usual effect.
static PLAYING: AtomicBool = AtomicBool::new(false);
/// Whether a signal asked the game to end.
static ASKED: AtomicBool = AtomicBool::new(false);

/// Whether a signal asked the game to suspend.
static SUSPEND: AtomicBool = AtomicBool::new(false);

/// While this exists, signals end the game rather than the program.
pub(super) struct Stop(());

impl Stop {
    pub(super) fn on_signals() -> io::Result<Stop> {
        listen()?;
        PLAYING.store(true, Ordering::Relaxed);
        Ok(Stop(()))
    }

    /// Whether the game has to end. The event loop polls this.
    #[allow(
        clippy::unused_self,
        reason = "there is an answer only while someone listens"
    )]
    pub(super) fn is_asked(&self) -> bool {
        ASKED.load(Ordering::Relaxed)
    }

    /// Whether the game has to suspend; each request is reported once.
    #[allow(
        clippy::unused_self,
        reason = "there is an answer only while someone listens"
    )]
    pub(super) fn is_asked_to_suspend(&self) -> bool {
        SUSPEND.swap(false, Ordering::Relaxed)
    }
}

impl Drop for Stop {
    fn drop(&mut self) {
        PLAYING.store(false, Ordering::Relaxed);
    }
}

/// Starts to listen. If reading from a terminal that is gone never returns, the program ends anyway: the game is saved
/// after each move.
#[cfg(unix)]
fn listen() -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;
    use signal_hook::low_level::emulate_default_handler;

    static LISTENING: AtomicBool = AtomicBool::new(false);
    if LISTENING.swap(true, Ordering::Relaxed) {
        return Ok(());
    }
    let mut signals = Signals::new([SIGHUP, SIGINT, SIGTERM, SIGTSTP])?;
    std::thread::spawn(move || {
        for signal in signals.forever() {
            if signal == SIGTSTP && PLAYING.load(Ordering::Relaxed) {
                SUSPEND.store(true, Ordering::Relaxed);
                continue;
            }
            if PLAYING.load(Ordering::Relaxed) {
                ASKED.store(true, Ordering::Relaxed);
                std::thread::sleep(std::time::Duration::from_secs(2));
                super::restore();
                std::process::exit(128 + signal);
            }
            // A signal that cannot be passed on is lost; there is nothing better to do with it.
            let _ = emulate_default_handler(signal);
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn listen() -> io::Result<()> {
    Ok(())
}

/// Stops this process until it is continued.
#[cfg(unix)]
pub(super) fn suspend() -> io::Result<()> {
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)
}

#[cfg(not(unix))]
pub(super) fn suspend() -> io::Result<()> {
    Ok(())
}
