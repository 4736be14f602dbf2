//! Being told to stop from outside: a closed terminal, a shutdown, `kill`; and stopping for a while, as Ctrl-Z asks.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the screen is in use: else a signal does what it always does.
static PLAYING: AtomicBool = AtomicBool::new(false);
/// Whether a signal asked the game to end.
static ASKED: AtomicBool = AtomicBool::new(false);

/// Whether a signal asked the game to stop for a while.
static SUSPEND: AtomicBool = AtomicBool::new(false);

/// Signals end the game, and not the program, as long as this is there.
pub(super) struct Stop(());

impl Stop {
    pub(super) fn on_signals() -> io::Result<Stop> {
        listen()?;
        PLAYING.store(true, Ordering::Relaxed);
        Ok(Stop(()))
    }

    /// Whether the game is to end. Whoever waits for keys asks now and then.
    #[allow(
        clippy::unused_self,
        reason = "there is an answer only while someone listens"
    )]
    pub(super) fn is_asked(&self) -> bool {
        ASKED.load(Ordering::Relaxed)
    }

    /// Whether the game is to stop for a while, which is asked once.
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

/// Listens from now on. Where reading from a terminal that is gone never comes back, the program ends all
/// the same: the game is kept after each move.
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
            // A signal that cannot be passed on is lost: there is nothing better to do with it.
            let _ = emulate_default_handler(signal);
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn listen() -> io::Result<()> {
    Ok(())
}

/// Stops this process until someone has it go on.
#[cfg(unix)]
pub(super) fn suspend() -> io::Result<()> {
    signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)
}

#[cfg(not(unix))]
pub(super) fn suspend() -> io::Result<()> {
    Ok(())
}
