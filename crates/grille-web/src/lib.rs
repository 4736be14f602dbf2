//! Grille in the browser.
