//! The messages of this crate.

use crate::Catalogue;

/// This crate's messages.
pub static CATALOGUE: Catalogue = Catalogue::new(
    include_str!("../locales/en.ftl"),
    include_str!("../locales/fr.ftl"),
    &[],
);
