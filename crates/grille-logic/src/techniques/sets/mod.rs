//! Almost locked sets and what is made of them.

pub(super) mod aligned_exclusion;
pub(super) mod als;
pub(super) mod als_chain;
pub(super) mod als_xy_wing;
pub(super) mod als_xz;
pub(super) mod bent_set;
pub(super) mod common;
pub(super) mod death_blossom;
mod evidence;
mod exclusion;
pub(super) mod sue_de_coq;
pub(super) mod targets;
