//! Colours: the places of a digit that are linked in pairs, coloured alternately.

pub(super) mod colouring;
pub(super) mod medusa;
pub(super) mod multi_colours;
pub(super) mod simple_colours;
