//! The contents of a picture of a puzzle, independent of SVG, HTML or LaTeX: squares with what they hold, the thick
//! edges, the ornaments, the labels, the title and the rules. Pure data, without markup or lengths.

use grille_core::{Cell, Coordinates, Decoration, Point};
use grille_say::{Lang, Say, Text, rules_of, text};
use grille_solve::Puzzle;

use super::ornament::{Ornament, Spot, ornaments};
use super::remarks::remarks;
use super::square::{Content, Square, content, mark_shape, thick_edges};

/// What a picture shows in addition to the digits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PictureOptions {
    /// The candidates of the empty cells.
    pub candidates: bool,
    /// Labels above the columns and before the rows.
    pub labels: bool,
    /// How columns and cells are named.
    pub coordinates: Coordinates,
    /// A title above the grid; a blank one is ignored.
    pub title: Option<String>,
    /// The rules beyond those of the houses, below the grid.
    pub rules: bool,
}

/// The description of a drawing: rows and columns of places, most of them with a square.
///
/// ```
/// use grille_solve::Puzzle;
/// use grille_render::{Content, Picture, PictureOptions};
///
/// let puzzle: Puzzle = "4....3.....3..41".parse()?;
/// let picture = Picture::of(&puzzle, &PictureOptions::default());
/// let corner = picture.square(0, 0).unwrap();
/// assert_eq!(corner.content, Content::Digit { symbol: '4', given: true });
/// assert!(corner.thick.top && corner.thick.left && !corner.thick.right);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    rows: usize,
    columns: usize,
    /// Row by row; `None` where the layout has no cell.
    squares: Vec<Option<Square>>,
    mark_rows: usize,
    mark_columns: usize,
    row_labels: Vec<String>,
    column_labels: Vec<String>,
    coordinates: Coordinates,
    title: Option<String>,
    ornaments: Vec<Ornament>,
    rules: Vec<Text>,
}

/// How many squares the clues around a grid take on each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Margins {
    /// Above.
    pub top: usize,
    /// To the right.
    pub right: usize,
    /// Below.
    pub bottom: usize,
    /// To the left.
    pub left: usize,
}

/// The squares that a decoration touches.
fn squares_of(decoration: &Decoration) -> Vec<Spot> {
    let square = |&(x, y): &Point| (y.div_euclid(1000), x.div_euclid(1000));
    match decoration {
        Decoration::Line { points, .. } => points.iter().map(square).collect(),
        Decoration::Shape { centre, .. } | Decoration::Text { centre, .. } => vec![square(centre)],
        _ => Vec::new(),
    }
}

impl Picture {
    /// The picture of a puzzle, its digits written in the puzzle's own alphabet.
    #[must_use]
    pub fn of(puzzle: &Puzzle, options: &PictureOptions) -> Picture {
        let layout = puzzle.base_layout();
        // Regions that were found belong to the values.
        let bordered = if puzzle.finds_regions() {
            puzzle.layout()
        } else {
            layout
        };
        let (rows, columns) = (layout.rows(), layout.columns());
        let (mark_rows, mark_columns) = mark_shape(layout);
        let candidates = options.candidates.then(|| puzzle.all_candidates());
        let square = |cell: Cell| Square {
            cell,
            content: content(puzzle, cell, candidates.as_deref(), mark_columns),
            thick: thick_edges(bordered, cell),
        };
        let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let labels = |count: usize, coordinates: Coordinates| {
            let shown = if options.labels { count } else { 0 };
            (0..shown).map(|at| coordinates.heading(at)).collect()
        };
        Picture {
            rows,
            columns,
            squares: places
                .map(|(row, column)| layout.cell(row, column).map(square))
                .collect(),
            mark_rows,
            mark_columns,
            row_labels: labels(rows, Coordinates::Numbers),
            column_labels: labels(columns, options.coordinates),
            coordinates: options.coordinates,
            title: options
                .title
                .clone()
                .filter(|title| !title.trim().is_empty()),
            ornaments: ornaments(layout, puzzle.constraints(), puzzle.script())
                .into_iter()
                .chain(
                    puzzle
                        .decorations()
                        .iter()
                        .cloned()
                        .map(Ornament::Decoration),
                )
                .collect(),
            rules: if options.rules {
                [
                    rules_of(puzzle.base_layout(), puzzle.constraints()),
                    remarks(puzzle),
                ]
                .concat()
            } else {
                Vec::new()
            },
        }
    }

    /// What is drawn in addition to squares and digits.
    #[must_use]
    pub fn ornaments(&self) -> &[Ornament] {
        &self.ornaments
    }

    /// The rules listed below the grid.
    #[must_use]
    pub fn rules(&self) -> &[Text] {
        &self.rules
    }

    /// The room that clues and drawings take around the grid.
    #[must_use]
    pub fn margins(&self) -> Margins {
        let drawn = self.ornaments.iter().flat_map(|ornament| match ornament {
            Ornament::Decoration(drawn) => squares_of(drawn),
            _ => Vec::new(),
        });
        self.room(drawn)
    }

    /// The room that clues take around the grid.
    pub(super) fn clue_margins(&self) -> Margins {
        self.room([])
    }

    /// The room that clues and further squares take around the grid.
    fn room(&self, further: impl IntoIterator<Item = Spot>) -> Margins {
        let clues = self.ornaments.iter().filter_map(|ornament| match ornament {
            Ornament::Outside { spot, .. } => Some(*spot),
            _ => None,
        });
        let outside = clues.chain(further);
        let beyond = |at: i32, count: usize| {
            let before = usize::try_from(-at).unwrap_or(0);
            let after = usize::try_from(at + 1).unwrap_or(0).saturating_sub(count);
            (before, after)
        };
        outside.fold(Margins::default(), |margins, (row, column): Spot| {
            let ((top, bottom), (left, right)) =
                (beyond(row, self.rows), beyond(column, self.columns));
            Margins {
                top: margins.top.max(top),
                right: margins.right.max(right),
                bottom: margins.bottom.max(bottom),
                left: margins.left.max(left),
            }
        })
    }

    /// The number of rows of places.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The number of columns of places.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The square at this place, row and column counted from 0; `None` outside, and where the layout has no cell.
    #[must_use]
    pub fn square(&self, row: usize, column: usize) -> Option<&Square> {
        if row < self.rows && column < self.columns {
            self.squares[row * self.columns + column].as_ref()
        } else {
            None
        }
    }

    /// All squares in reading order, each with its row and column.
    pub fn squares(&self) -> impl Iterator<Item = (usize, usize, &Square)> {
        self.squares.iter().enumerate().filter_map(|(at, square)| {
            let square = square.as_ref()?;
            Some((at / self.columns, at % self.columns, square))
        })
    }

    /// How many rows of candidates a square has room for.
    #[must_use]
    pub fn mark_rows(&self) -> usize {
        self.mark_rows
    }

    /// How many candidates fit side by side in a square.
    #[must_use]
    pub fn mark_columns(&self) -> usize {
        self.mark_columns
    }

    /// Whether some square shows candidates.
    #[must_use]
    pub fn has_candidates(&self) -> bool {
        let shows = |square: &Square| matches!(square.content, Content::Candidates(_));
        self.squares().any(|(_, _, square)| shows(square))
    }

    /// The labels of the rows; empty if no labels are drawn.
    #[must_use]
    pub fn row_labels(&self) -> &[String] {
        &self.row_labels
    }

    /// The labels of the columns; empty if no labels are drawn.
    #[must_use]
    pub fn column_labels(&self) -> &[String] {
        &self.column_labels
    }

    /// How columns and cells are named.
    #[must_use]
    pub fn coordinates(&self) -> Coordinates {
        self.coordinates
    }

    /// The title above the grid.
    #[must_use]
    pub fn title(&self) -> Option<&str> {
        self.title.as_deref()
    }

    /// The name of the picture: its title, or the kind of grid it shows.
    #[must_use]
    pub fn name(&self, lang: Lang) -> String {
        match &self.title {
            Some(title) => title.clone(),
            None => lang.say(&text!(
                "render-name",
                rows = self.rows,
                columns = self.columns
            )),
        }
    }
}

/// A text alternative for those who cannot see the picture: size, givens, digits placed, empty cells.
impl Say for Picture {
    fn text(&self) -> Text {
        let (mut givens, mut placed, mut empty) = (0_usize, 0_usize, 0_usize);
        for (_, _, square) in self.squares() {
            match square.content {
                Content::Digit { given: true, .. } => givens += 1,
                Content::Digit { given: false, .. } => placed += 1,
                Content::Empty | Content::Candidates(_) => empty += 1,
            }
        }
        text!(
            "render-summary",
            rows = self.rows,
            columns = self.columns,
            givens = givens,
            placed = placed,
            empty = empty
        )
    }
}

#[cfg(test)]
mod tests {
    use grille_core::{BoxShape, Grid, House, HouseKind, Layout, Place};

    use super::*;
    use crate::Edges;

    #[test]
    fn the_thick_edges_of_every_grid_are_those_of_its_boxes() {
        for (rows, columns) in (2..=5).flat_map(|rows| (2..=5).map(move |columns| (rows, columns)))
        {
            let boxes = BoxShape::new(rows, columns).expect("from 2 to 5");
            let layout = Layout::with_boxes(boxes);
            let picture = Picture::of(&Grid::empty(layout).into(), &PictureOptions::default());
            assert_eq!(
                picture.squares().count(),
                (rows * columns) * (rows * columns)
            );
            for (row, column, square) in picture.squares() {
                let expected = Edges {
                    top: row % rows == 0,
                    right: (column + 1) % columns == 0,
                    bottom: (row + 1) % rows == 0,
                    left: column % columns == 0,
                };
                assert_eq!(square.thick, expected, "{rows}x{columns}, r{row}c{column}");
            }
        }
    }

    #[test]
    fn regions_of_any_shape_and_holes_have_borders() {
        // Three cells in an L with a region of two, and nothing at the fourth place.
        let places = [(0, 0), (0, 1), (1, 0)].map(|(row, column)| Place { row, column });
        let region = House::new(HouseKind::Box, 0, [0, 2].map(Cell::new).to_vec());
        let layout = Layout::from_houses(5, places.to_vec(), vec![region]).unwrap();
        let picture = Picture::of(&Grid::empty(layout).into(), &PictureOptions::default());
        assert_eq!((picture.rows(), picture.columns()), (2, 2));
        assert_eq!(picture.square(1, 1), None);
        assert_eq!(picture.square(0, 2), None);
        let corner = picture.square(0, 0).unwrap().thick;
        assert!(corner.top && corner.left && corner.right && !corner.bottom);
        let below = picture.square(1, 0).unwrap().thick;
        assert!(below.right && below.bottom && !below.top);
        // Five digits without boxes: two rows of three.
        assert_eq!((picture.mark_rows(), picture.mark_columns()), (2, 3));
    }

    #[test]
    fn each_candidate_has_its_own_place() {
        let puzzle: Puzzle = "1.....|......|......|......|......|......"
            .replace('|', "\n")
            .parse()
            .unwrap();
        let options = PictureOptions {
            candidates: true,
            labels: true,
            ..PictureOptions::default()
        };
        let picture = Picture::of(&puzzle, &options);
        let Content::Candidates(marks) = &picture.square(0, 1).unwrap().content else {
            panic!("an empty cell shows its candidates");
        };
        let places: Vec<_> = marks.iter().map(|m| (m.symbol, m.row, m.column)).collect();
        assert_eq!(
            places,
            [
                ('2', 0, 1),
                ('3', 0, 2),
                ('4', 1, 0),
                ('5', 1, 1),
                ('6', 1, 2)
            ]
        );
        assert_eq!(picture.column_labels().concat(), "123456");
        assert_eq!(picture.row_labels().concat(), "123456");
    }

    #[test]
    fn the_summary_counts_what_is_to_be_seen() {
        let puzzle: Puzzle = "4....3.....3..41".parse().unwrap();
        let picture = Picture::of(&puzzle, &PictureOptions::default());
        assert_eq!(picture.name(Lang::French), "Sudoku 4×4");
        let blank = PictureOptions {
            title: Some(" ".to_string()),
            ..PictureOptions::default()
        };
        assert_eq!(Picture::of(&puzzle, &blank).title(), None);
        assert_eq!(
            Lang::English.say(&picture),
            "A grid of 4 rows and 4 columns: 5 givens, 0 digits placed, 11 empty cells."
        );
    }
}
