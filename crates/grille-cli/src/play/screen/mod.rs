//! The full-screen game: the terminal, the keys and the clock around an [`App`].

mod app;
mod cell;
mod command;
mod grid;
mod hinting;
mod mouse;
mod ornament;
mod overlay;
mod panel;
mod rules;
mod stop;
mod theme;
mod view;

#[cfg(test)]
mod tests;

pub(crate) use theme::ThemeName;

use std::io;
use std::io::Stdout;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use crossterm::event::{DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind, poll, read};
use crossterm::execute;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use grille::game::Game;
use grille::logic::Technique;
use grille::logic::hint::Hint;
use grille::say::{Lang, text};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Session;
use app::{App, Drawn, Effect};
use stop::Stop;

/// How long to wait for a key before checking the clock and the signals.
const MOMENT: Duration = Duration::from_millis(200);

/// Plays on the full screen until the player leaves. However it ends, the game is saved and the terminal is restored.
pub(super) fn run(
    mut session: Session,
    game: Game,
    theme: Option<ThemeName>,
    lang: Lang,
) -> anyhow::Result<()> {
    let stop = Stop::on_signals()?;
    let mut app = App::new(game, ThemeName::chosen(theme), lang);
    let screen = Screen::open();
    let played = match screen {
        Ok(mut screen) => play(&mut app, &mut session, &mut screen, &stop),
        Err(error) => Err(error.into()),
    };
    if app.game.is_solved() {
        session.saved.forget();
    } else {
        session.close(&app.game, lang);
    }
    match played {
        // A terminal that is gone ends the game like leaving it.
        Err(error) if error.is::<io::Error>() && stop.is_asked() => Ok(()),
        played => played,
    }
}

fn play(
    app: &mut App,
    session: &mut Session,
    screen: &mut Screen,
    stop: &Stop,
) -> anyhow::Result<()> {
    let mut clock = Instant::now();
    let mut hint: Option<Receiver<Hint>> = None;
    while !stop.is_asked() {
        if stop.is_asked_to_suspend() {
            screen.suspend()?;
            clock = Instant::now();
        }
        let_time_pass(app, &mut clock);
        if let Some(found) = hint.as_ref().and_then(|hint| hint.try_recv().ok()) {
            hint = None;
            app.found(found);
        }
        screen.draw(app)?;
        // A burst of keys, or a pasted text, is drawn once.
        let mut wait = if hint.is_some() {
            Duration::from_millis(20)
        } else {
            MOMENT
        };
        while !stop.is_asked() && poll(wait)? {
            wait = Duration::ZERO;
            let_time_pass(app, &mut clock);
            let effect = react(app, &read()?);
            if app.changed {
                app.changed = false;
                if let Err(error) = session.try_keep(&app.game) {
                    app.message = Some(crate::cli::failure(&error));
                }
            }
            match effect {
                Effect::None => {}
                Effect::Quit => return Ok(()),
                Effect::Suspend => {
                    screen.suspend()?;
                    // Time spent suspended does not count.
                    clock = Instant::now();
                }
                Effect::FindHint => hint = Some(find_hint(app.game.clone())),
                Effect::NewGame => {
                    hint = None;
                    if app.game.is_solved() {
                        session.saved.forget();
                    }
                    app.message = Some(text!("play-making"));
                    screen.draw(app)?;
                    match session.another(&app.game) {
                        Ok(Some(game)) => app.begin(game),
                        Ok(None) => app.message = Some(text!("play-no-other-grid")),
                        Err(error) => app.message = Some(crate::cli::failure(&error)),
                    }
                }
            }
        }
    }
    let_time_pass(app, &mut clock);
    Ok(())
}

/// Adds the time since the last check to the time played, until the game is won.
fn let_time_pass(app: &mut App, clock: &mut Instant) {
    let before = std::mem::replace(clock, Instant::now());
    if !app.game.is_solved() {
        app.game.timer.pass(*clock - before);
    }
}

fn react(app: &mut App, event: &Event) -> Effect {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => {
            match command::command(*key, app.game.layout(), app.alphabet()) {
                // Nothing may change while a hint is being searched for.
                Some(command) if !app.thinking || command == command::Command::Quit => {
                    app.perform(command)
                }
                _ => Effect::None,
            }
        }
        Event::Mouse(mouse) if !app.thinking => app.point(*mouse),
        _ => Effect::None,
    }
}

/// Searches for a hint in the background, since large grids take a while.
fn find_hint(game: Game) -> Receiver<Hint> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        let techniques: Vec<Technique> = Technique::enabled().collect();
        // If the player has left, nobody waits any more.
        let _ = sender.send(game.hint(&techniques));
    });
    receiver
}

/// Draws everything.
fn draw(app: &mut App, area: Rect, buffer: &mut Buffer) {
    let theme = app.theme.theme();
    buffer.set_style(area, theme.base);
    let Some(arranged) = view::arrange(area, app.game.layout(), &app.ornaments, app.zoom) else {
        app.drawn = None;
        let words = app.lang.say(&text!("screen-too-small"));
        return overlay::draw_words(app, &words, area, buffer);
    };
    panel::draw_bar(app, arranged.bar, buffer);
    panel::draw_keys(app, arranged.keys, buffer);
    let between = Rect {
        y: area.y + 1,
        height: area.height - 2,
        ..area
    };
    if app.game.timer.paused {
        app.drawn = None;
        let words = app.lang.say(&text!("screen-paused"));
        return overlay::draw_words(app, &words, between, buffer);
    }
    let scroll = grid::draw(app, &arranged.plan, arranged.grid, buffer);
    let digits = panel::draw(app, arranged.panel, buffer);
    app.drawn = Some(Drawn {
        area: arranged.grid,
        scroll,
        plan: arranged.plan,
        digits,
    });
    overlay::draw(app, between, buffer);
}

/// The terminal while it shows the game; restored when dropped.
struct Screen(Terminal<CrosstermBackend<Stdout>>);

impl Screen {
    fn open() -> io::Result<Screen> {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            restore();
            before(panic);
        }));
        let opened = take().and_then(|()| Terminal::new(CrosstermBackend::new(io::stdout())));
        if opened.is_err() {
            restore();
        }
        opened.map(Screen)
    }

    /// Returns the terminal to the shell until the game is in the foreground again.
    fn suspend(&mut self) -> io::Result<()> {
        restore();
        stop::suspend()?;
        take()?;
        // A new one redraws everything; clearing the old one would query the terminal for its cursor position.
        self.0 = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        Ok(())
    }

    fn draw(&mut self, app: &mut App) -> io::Result<()> {
        self.0.draw(|frame| {
            let area = frame.area();
            draw(app, area, frame.buffer_mut());
        })?;
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
    }
}

/// Sets up the terminal for the game.
fn take() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(
        io::stdout(),
        EnterAlternateScreen,
        Clear(ClearType::All),
        EnableMouseCapture
    )
}

/// Restores the terminal. Nothing can be done if that fails.
fn restore() {
    let _ = execute!(
        io::stdout(),
        DisableMouseCapture,
        LeaveAlternateScreen,
        crossterm::cursor::Show
    );
    let _ = disable_raw_mode();
}
