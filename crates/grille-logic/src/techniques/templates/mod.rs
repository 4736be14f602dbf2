//! Templates: the ways in which a digit can fill all its houses.

mod patterns;
mod template;

pub(super) use patterns::Patterns;
pub(super) use template::find;
