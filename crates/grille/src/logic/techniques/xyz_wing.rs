//! XYZ-Wing: as an XY-Wing, but the pivot holds the third digit too; only cells that see all three lose
//! it.

use std::ops::ControlFlow;

use super::{Sink, xy_wing};
use crate::logic::board::Board;
use crate::logic::cells::Cells;
use crate::logic::technique::Technique;

pub(super) fn find<S: Cells>(board: &Board<S>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for pivot in board
        .open()
        .iter()
        .filter(|&cell| board.candidates(cell).len() == 3)
    {
        xy_wing::wings(board, pivot, Technique::XyzWing, sink)?;
    }
    ControlFlow::Continue(())
}
