//! The themes. Whatever a colour shows, a sign or a letter shows too, so that every theme conveys the same.

use ratatui::style::{Color, Modifier, Style};

/// The themes by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum ThemeName {
    Dark,
    Light,
    /// High contrast.
    Contrast,
    /// No colour at all.
    None,
}

impl ThemeName {
    /// The requested theme; the one without colour if the environment asks for that (`NO_COLOR`).
    pub(super) fn chosen(asked: Option<ThemeName>) -> ThemeName {
        let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        asked.unwrap_or(if no_color {
            ThemeName::None
        } else {
            ThemeName::Dark
        })
    }

    pub(super) fn next(self) -> ThemeName {
        match self {
            ThemeName::Dark => ThemeName::Light,
            ThemeName::Light => ThemeName::Contrast,
            ThemeName::Contrast => ThemeName::None,
            ThemeName::None => ThemeName::Dark,
        }
    }

    pub(super) fn theme(self) -> Theme {
        match self {
            ThemeName::Dark => DARK,
            ThemeName::Light => LIGHT,
            ThemeName::Contrast => CONTRAST,
            ThemeName::None => PLAIN,
        }
    }
}

/// The style of each element. Those of cells are combined.
#[derive(Clone, Copy, Debug)]
pub(super) struct Theme {
    pub(super) base: Style,
    pub(super) bar: Style,
    pub(super) faint: Style,
    pub(super) strong: Style,
    pub(super) rule: Style,
    pub(super) given: Style,
    pub(super) own: Style,
    pub(super) corner: Style,
    pub(super) centre: Style,
    pub(super) peer: Style,
    pub(super) same: Style,
    pub(super) selected: Style,
    pub(super) cursor: Style,
    pub(super) hinted: Style,
    pub(super) wrong: Style,
    pub(super) gone: Style,
    pub(super) found: Style,
    pub(super) colours: [Style; 6],
}

const fn on(fg: u8, bg: u8) -> Style {
    Style::new().fg(Color::Indexed(fg)).bg(Color::Indexed(bg))
}

const fn fg(fg: u8) -> Style {
    Style::new().fg(Color::Indexed(fg))
}

const fn bg(bg: u8) -> Style {
    Style::new().bg(Color::Indexed(bg))
}

const BOLD: Modifier = Modifier::BOLD;

const DARK: Theme = Theme {
    base: on(252, 234),
    bar: on(255, 238),
    faint: fg(244),
    strong: fg(255).add_modifier(BOLD),
    rule: fg(244),
    given: fg(255).add_modifier(BOLD),
    own: fg(117),
    corner: fg(180),
    centre: fg(248),
    peer: bg(236),
    same: bg(24).add_modifier(BOLD),
    selected: bg(60),
    cursor: bg(94),
    hinted: bg(22),
    wrong: fg(210).add_modifier(BOLD),
    gone: fg(210).add_modifier(Modifier::CROSSED_OUT),
    found: fg(120).add_modifier(BOLD),
    colours: [
        on(255, 25),
        on(255, 130),
        on(255, 28),
        on(255, 132),
        on(232, 178),
        on(255, 241),
    ],
};

const LIGHT: Theme = Theme {
    base: on(235, 255),
    bar: on(232, 252),
    faint: fg(243),
    strong: fg(16).add_modifier(BOLD),
    rule: fg(245),
    given: fg(16).add_modifier(BOLD),
    own: fg(25),
    corner: fg(130),
    centre: fg(240),
    peer: bg(253),
    same: bg(153).add_modifier(BOLD),
    selected: bg(189),
    cursor: bg(222),
    hinted: bg(157),
    wrong: fg(160).add_modifier(BOLD),
    gone: fg(160).add_modifier(Modifier::CROSSED_OUT),
    found: fg(28).add_modifier(BOLD),
    colours: [
        on(16, 117),
        on(16, 215),
        on(16, 114),
        on(16, 218),
        on(16, 228),
        on(16, 250),
    ],
};

const CONTRAST: Theme = Theme {
    base: on(15, 16),
    bar: on(16, 15),
    faint: fg(15),
    strong: fg(226).add_modifier(BOLD),
    rule: fg(15),
    given: fg(15).add_modifier(BOLD),
    own: fg(51),
    corner: fg(226),
    centre: fg(15),
    peer: Style::new(),
    same: Style::new().add_modifier(Modifier::UNDERLINED.union(BOLD)),
    selected: on(16, 250),
    cursor: on(16, 226),
    hinted: on(16, 46),
    wrong: on(15, 160).add_modifier(BOLD),
    gone: on(15, 160).add_modifier(Modifier::CROSSED_OUT),
    found: on(16, 46).add_modifier(BOLD),
    colours: [
        on(15, 21),
        on(16, 208),
        on(16, 40),
        on(16, 213),
        on(16, 226),
        on(16, 250),
    ],
};

const PLAIN: Theme = Theme {
    base: Style::new(),
    bar: Style::new().add_modifier(Modifier::REVERSED),
    faint: Style::new().add_modifier(Modifier::DIM),
    strong: Style::new().add_modifier(BOLD),
    rule: Style::new(),
    given: Style::new().add_modifier(BOLD),
    own: Style::new(),
    corner: Style::new(),
    centre: Style::new(),
    peer: Style::new(),
    same: Style::new().add_modifier(Modifier::UNDERLINED),
    selected: Style::new(),
    cursor: Style::new().add_modifier(Modifier::REVERSED),
    hinted: Style::new(),
    wrong: Style::new().add_modifier(Modifier::UNDERLINED),
    gone: Style::new().add_modifier(Modifier::CROSSED_OUT),
    found: Style::new().add_modifier(BOLD),
    colours: [Style::new(); 6],
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_theme_without_colour_has_none() {
        let told = format!("{PLAIN:?}");
        assert!(
            !told.contains("ndexed") && told.contains("reversed"),
            "{told}"
        );
        assert!(format!("{DARK:?}").contains("ndexed"), "{DARK:?}");
    }
}
