//! The messages of this crate.

use grille::say::Catalogue;

/// This crate's messages, and those it uses from other crates.
pub static CATALOGUE: Catalogue = Catalogue::new(
    include_str!("../locales/en.ftl"),
    include_str!("../locales/fr.ftl"),
    &[
        &grille::generate::messages::CATALOGUE,
        &grille::render::messages::CATALOGUE,
        &grille::notation::messages::CATALOGUE,
        &grille::logic::messages::CATALOGUE,
        &grille::say::messages::CATALOGUE,
    ],
);
