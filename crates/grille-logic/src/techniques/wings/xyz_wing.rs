//! XYZ-Wing: like an XY-Wing, but the pivot also has the third digit as a candidate; only cells that see all three
//! lose it.

use std::ops::ControlFlow;

use super::xy_wing;
use crate::board::Board;
use crate::cells::Cells;
use crate::technique::Technique;
use crate::techniques::Sink;

pub(in crate::techniques) fn find<S: Cells>(
    board: &Board<S>,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for pivot in board
        .open()
        .iter()
        .filter(|&cell| board.candidates(cell).len() == 3)
    {
        xy_wing::wings(board, pivot, Technique::XyzWing, sink)?;
    }
    ControlFlow::Continue(())
}
