//! The messages of this crate.

use grille_say::Catalogue;

/// This crate's messages, and those it uses from other crates.
pub static CATALOGUE: Catalogue = Catalogue::new(
    include_str!("../locales/en.ftl"),
    include_str!("../locales/fr.ftl"),
    &[
        &grille_notation::messages::CATALOGUE,
        &grille_logic::messages::CATALOGUE,
        &grille_say::messages::CATALOGUE,
    ],
);
