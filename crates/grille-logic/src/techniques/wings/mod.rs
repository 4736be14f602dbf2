//! Wings: short chains of cells with two or three candidates.

pub(super) mod remote_pair;
pub(super) mod w_wing;
pub(super) mod xy_wing;
pub(super) mod xyz_wing;
