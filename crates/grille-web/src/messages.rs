//! The messages of this crate.

use grille::say::Catalogue;

/// This crate's messages, and those it uses from other crates.
pub static CATALOGUE: Catalogue = Catalogue::new(
    include_str!("../locales/en.ftl"),
    include_str!("../locales/fr.ftl"),
    &[
        &grille_api::messages::CATALOGUE,
        &grille_judge::messages::CATALOGUE,
        &grille::game::messages::CATALOGUE,
        &grille::generate::messages::CATALOGUE,
        &grille::render::messages::CATALOGUE,
        &grille::notation::messages::CATALOGUE,
        &grille::logic::messages::CATALOGUE,
        &grille::say::messages::CATALOGUE,
    ],
);
