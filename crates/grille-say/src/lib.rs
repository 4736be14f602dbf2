#![doc = include_str!("../README.md")]

mod catalogue;
mod constraint;
mod errors;
mod house;
mod lang;
#[doc(hidden)]
pub mod messages;
mod system;
mod text;
mod variant;

pub use catalogue::Catalogue;
pub use constraint::DescribeConstraint;
pub use errors::locate;
pub use lang::Lang;
pub use system::SystemError;
pub use text::{Say, Text, Value};
pub use variant::{DescribeVariant, rules_of};
