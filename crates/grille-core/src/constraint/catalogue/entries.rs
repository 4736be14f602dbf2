//! The variants, family by family. One entry each: keyword, other keywords, family, the example's givens, the example's
//! grid.
//!
//! This is one table, kept whole so that the order of the catalogue can be read off it; that is why the file is long.

use super::examples::{
    all_given, arrow, at, chaos, digit, distinct_regions, grid, group, jigsaw, line, little, mark,
    on_named, outside, quadruple, region_counts, region_runs, sign, square,
};
use super::{Family, Variant};
use crate::constraint::{
    Cage, CloneOf, Constraint, Equal, EqualKind, GroupKind, LineKind, LookAndSay, Magic, MarkKind,
    OutsideKind, RegionClue, Side, SignKind, Whole,
};
use crate::layouts::NamedLayout;

macro_rules! entry {
    ($id:literal, $aliases:expr, $family:ident, $givens:expr, $sketch:expr) => {
        Variant {
            id: $id,
            aliases: $aliases,
            family: Family::$family,
            sketch: $sketch,
            givens: $givens,
        }
    };
}

pub(super) static ENTRIES: &[Variant] = &[
    entry!("4x4", &["shidoku"], Size, ".2..3...2..3...1", || grid(
        4,
        |_| Vec::new()
    )),
    entry!(
        "6x6",
        &[],
        Size,
        "..345.4...........56...1.1...5...3.2",
        || grid(6, |_| Vec::new())
    ),
    entry!(
        "8x8",
        &[],
        Size,
        ".....67.5.....342.1.6.85...72.....6.8...47.5...6..26...1..4173..",
        || grid(8, |_| Vec::new())
    ),
    entry!("12x12", &[], Size, "", || grid(12, |_| Vec::new())),
    entry!("16x16", &["hexadoku"], Size, "", || grid(16, |_| Vec::new(
    ))),
    entry!("25x25", &[], Size, "", || grid(25, |_| Vec::new())),
    entry!(
        "x",
        &[
            "sudoku-x",
            "diagonal",
            "diagonals",
            "diagonale",
            "diagonales"
        ],
        Groups,
        "...4..7.9.........78.1.3.56...2..89...7.3.2...4..9.....9......5...8.5..2.6..7..1.",
        || grid(9, |_| vec![Whole::Diagonals.into()])
    ),
    entry!(
        "diagonal-down",
        &["diagonale-descendante"],
        Groups,
        "1.........233...4..........5..5..2.4",
        || grid(6, |_| vec![Whole::DiagonalDown.into()])
    ),
    entry!(
        "diagonal-up",
        &["diagonale-montante"],
        Groups,
        ".2.......1......6.5....46...15.....2",
        || grid(6, |_| vec![Whole::DiagonalUp.into()])
    ),
    entry!(
        "windoku",
        &["hypersudoku", "hyper-sudoku", "windows", "fenetres"],
        Groups,
        "..3...789......1......2.4.6....9......1..4...8.......4....7...5...3......75.4.3..",
        || grid(9, |_| vec![Whole::Windows.into()])
    ),
    entry!(
        "asterisk",
        &["asterisque"],
        Groups,
        ".....6...4.6.8.12........5.....1....5...3..673...628.5..2....7..4......16.1..5...",
        || grid(9, |_| vec![Whole::Asterisk.into()])
    ),
    entry!(
        "centre-dot",
        &["center-dot", "points-centraux"],
        Groups,
        ".23.56...4....912....1....62........8.....3.4.9...8..7.1....9485.2....3....3...7.",
        || grid(9, |_| vec![Whole::CentreDot.into()])
    ),
    entry!(
        "girandola",
        &["girandole"],
        Groups,
        ".23..6.8.7....345.....8.1..6.5..2..........67.9..3.2......6.97.........154.......",
        || grid(9, |_| vec![Whole::Girandola.into()])
    ),
    entry!(
        "argyle",
        &["losanges"],
        Groups,
        "......7..........4....8....4..5......3.7..........1...3.....9...6...4.....2......",
        || grid(9, |_| vec![Whole::Argyle.into()])
    ),
    entry!(
        "disjoint-groups",
        &["disjoint", "groupes-disjoints"],
        Groups,
        ".2.......4....9.2378.1....62..67.89.8...1.3.4........1...36...85..29.......8..9..",
        || grid(9, |_| vec![Whole::DisjointGroups.into()])
    ),
    entry!(
        "hypercube",
        &["tesseract"],
        Groups,
        "....5........7....8....2...6......1.......4.6..1............5................9...",
        || grid(9, |_| vec![Whole::Hypercube.into()])
    ),
    entry!(
        "region",
        &["extra-region", "region-supplementaire"],
        Groups,
        "12............15...6..3.3...4......2",
        || grid(6, |g| vec![Constraint::Region(at(g, "b2 c2 c3 d4 e4 f3"))])
    ),
    entry!(
        "jigsaw",
        &["irregular", "irregulier", "squiggly"],
        Groups,
        ".....6.5......25.1..6.35.1...4....1.",
        || jigsaw()
    ),
    entry!(
        "chaos-construction",
        &["chaos", "construction-chaotique"],
        Groups,
        ".2.1..........6......2..2.3.1.......",
        || chaos(|g| region_runs(g, "f1 a2 d2 f4 a5 d5 a6"))
    ),
    entry!(
        "region-run",
        &["vue-region"],
        Groups,
        ".2.1..........6......2..2.3.1.......",
        || chaos(|g| region_runs(g, "f1 a2 d2 f4 a5 d5 a6"))
    ),
    entry!(
        "region-count",
        &["compte-region"],
        Groups,
        ".2.1....5....364.....2652.3.........",
        || chaos(|g| region_counts(g, "b2 a4"))
    ),
    entry!(
        "distinct-regions",
        &["regions-distinctes"],
        Groups,
        "...2.6..3..5..6.5...........24......",
        || chaos(|g| distinct_regions(g, "a3 d3 f3 f4 b5 c5"))
    ),
    entry!(
        "same-region",
        &["meme-region"],
        Groups,
        ".........4.......2..51..423.......5.",
        || chaos(|g| {
            let cells = [
                "b2 c2 c1", "d2 e2 f2", "b3 c3 c4", "b4 a4 a3", "e4 f4 f3", "a5 a6 b6", "e6 d6 c6",
            ];
            let same = |cells: &str| Constraint::RegionClue(RegionClue::Same(at(g, cells)));
            cells.map(same).to_vec()
        })
    ),
    entry!(
        "anti-knight",
        &["anti-cavalier"],
        Whole,
        "..3.............5....7...13.......2..3..2..............14..9.....82....5........4",
        || grid(9, |_| vec![Whole::AntiKnight.into()])
    ),
    entry!(
        "anti-king",
        &["anti-roi", "no-touch"],
        Whole,
        "..3....8.........6..91..235....3..9....9....8..6........1.2.97.9.76..8..2.83..4..",
        || grid(9, |_| vec![Whole::AntiKing.into()])
    ),
    entry!(
        "anti-taxicab",
        &["anti-taxi"],
        Whole,
        "...........4.9.6..........53........5...7.................8...7........9.........",
        || grid(9, |_| vec![Whole::AntiTaxicab.into()])
    ),
    entry!(
        "non-consecutive",
        &["nonconsecutive", "non-consecutif"],
        Whole,
        "..............3..........3............4...9.........7....3.....8..........3......",
        || grid(9, |_| vec![Whole::NonConsecutive.into()])
    ),
    entry!(
        "all-white",
        &[],
        Whole,
        ".......5............................",
        || grid(6, |g| all_given(g, &[SignKind::WHITE]))
    ),
    entry!(
        "all-black",
        &[],
        Whole,
        ".......1.............6..............",
        || grid(6, |g| vec![
            sign(g, SignKind::BLACK, "b2 c2"),
            sign(g, SignKind::BLACK, "d4 d5"),
            Whole::AllGiven(SignKind::BLACK).into()
        ])
    ),
    entry!(
        "all-kropki",
        &["kropki-negative", "kropki-negatif"],
        Whole,
        "",
        || grid(6, |g| all_given(g, &[SignKind::WHITE, SignKind::BLACK]))
    ),
    entry!(
        "all-xv",
        &["xv-negative", "xv-negatif"],
        Whole,
        ".....................2..............",
        || grid(6, |g| vec![
            sign(g, SignKind::X, "b2 c2"),
            sign(g, SignKind::V, "d4 d5"),
            Whole::AllGiven(SignKind::X).into(),
            Whole::AllGiven(SignKind::V).into()
        ])
    ),
    entry!(
        "global-entropy",
        &["entropy", "entropie"],
        Whole,
        ".2......6......5.......8.7......1.3.95.............1..5...1.............8...3....",
        || grid(9, |_| vec![Whole::GlobalEntropy.into()])
    ),
    entry!(
        "global-modulo",
        &[],
        Whole,
        "..3.5.........7..........42.....4.......2...6...8...3......5...7.6...4..9......1.",
        || grid(9, |_| vec![Whole::GlobalModulo.into()])
    ),
    entry!(
        "dutch-flatmates",
        &["colocataires"],
        Whole,
        ".....96..54.3.72....8.....48............2..1...2.4...3..18..3...6....8..2.71.4...",
        || grid(9, |_| vec![Whole::DutchFlatmates.into()])
    ),
    entry!(
        "magic",
        &["magic-square", "carre-magique"],
        Magic,
        "....6....45......8...2..3..5...3.....6....7.4..4..2....32....8......7.....7.8..51",
        || grid(9, |g| vec![Constraint::Magic(Magic {
            cells: square(g, "d4", 3)
        })])
    ),
    entry!(
        "semi-magic",
        &["semi-magique"],
        Magic,
        ".....7..............4....2...7............9......3...7..........9..2.........81..",
        || grid(9, |_| vec![Whole::SemiMagic.into()])
    ),
    entry!(
        "magic-boxes",
        &["regions-magiques"],
        Magic,
        concat!(
            "1.DG.7A..9.....2..32..85..AB..D......2.......B.7..6.DG......85..",
            "......G.EF..9.58.C5....3.1.D7...2.EF5.9..A7.G......1.....8.C....",
            "3..E85.9AB.7.G14....A.67..C932FE6..........2.9..C9..F.32........",
            "..9..3E.GD..B..6B........3.F5....1.D..B..C58.F23E...9..87.BA..G.",
        ),
        || grid(16, |_| vec![Whole::MagicBoxes.into()])
    ),
    entry!(
        "magic-mod9",
        &["magique-modulo-9"],
        Magic,
        ".................9......4.....4..7.......9...4.3........4........2...............",
        || grid(9, |_| vec![Whole::MagicModulo.into()])
    ),
    entry!(
        "cage",
        &["killer", "sumdoku", "cages"],
        Cages,
        ".........3..2..........3...1..6.....",
        || grid(6, |g| vec![
            Constraint::Cage(Cage {
                cells: at(g, "a1 a2"),
                sum: Some(5),
                repeats: false
            }),
            Constraint::Cage(Cage {
                cells: at(g, "b1 c1 c2"),
                sum: Some(11),
                repeats: false
            }),
            Constraint::Cage(Cage {
                cells: at(g, "d3 d4 e4"),
                sum: Some(8),
                repeats: false
            }),
            Constraint::Cage(Cage {
                cells: at(g, "f5 f6 e6"),
                sum: Some(11),
                repeats: false
            }),
            Constraint::Cage(Cage {
                cells: at(g, "a5 a6 b6"),
                sum: Some(10),
                repeats: false
            })
        ])
    ),
    entry!(
        "cage-repeats",
        &["killer-with-repeats", "killer-avec-repetitions"],
        Cages,
        ".2....463......26...2.......413...5.",
        || grid(6, |g| vec![
            Constraint::Cage(Cage {
                cells: at(g, "c2 d2 d3 c3"),
                sum: Some(10),
                repeats: true
            }),
            Constraint::Cage(Cage {
                cells: at(g, "b5 c5 c4"),
                sum: Some(13),
                repeats: true
            })
        ])
    ),
    entry!(
        "little-killer",
        &["petit-killer"],
        Cages,
        "2...5.............6..4.....6.....2..",
        || grid(6, |g| vec![
            little(g, "c1", true, true, 14),
            little(g, "f5", false, false, 17),
            little(g, "a4", false, true, 9)
        ])
    ),
    entry!(
        "equality",
        &["equality-cage", "cage-egalite"],
        Cages,
        "1............1.3..6.42....5.31.6..42",
        || grid(6, |g| vec![group(g, GroupKind::Equality, "b2 c2 b3 c3")])
    ),
    entry!(
        "rellik",
        &[],
        Cages,
        "...4.6....2.....3.3.2.1..4....6..2.1",
        || grid(6, |g| vec![group(g, GroupKind::Rellik(7), "b2 c2 c3")])
    ),
    entry!(
        "lunchbox",
        &["panier-repas"],
        Cages,
        "1.3.5........3..645....1........43.2",
        || grid(6, |g| vec![group(g, GroupKind::Lunchbox(5), "b2 c2 d2 e2")])
    ),
    entry!(
        "look-and-say",
        &[],
        Cages,
        "2..3..5..12..5....4...1...4.6....4.1",
        || grid(6, |g| vec![Constraint::LookAndSay(LookAndSay {
            cells: at(g, "b2 c2 b3 c3"),
            counts: vec![(2, digit(3))]
        })])
    ),
    entry!(
        "equal",
        &["equal-groups", "groupes-egaux"],
        Cages,
        ".............3..2...1.6.3.65...5...1",
        || grid(6, |g| vec![Constraint::Equal(Equal {
            kind: EqualKind::Digits,
            groups: vec![at(g, "a1 b1"), at(g, "d3 e3")]
        })])
    ),
    entry!(
        "clone",
        &["clones"],
        Cages,
        "..3...5..2....46..3.5............3.1",
        || grid(6, |g| vec![Constraint::Clone(CloneOf {
            cells: at(g, "a1 b1 b2"),
            copy: at(g, "d4 e4 e5")
        })])
    ),
    entry!(
        "less",
        &[
            "greater-than",
            "greater",
            "futoshiki",
            "inegalites",
            "plus-grand"
        ],
        Signs,
        "..4.5.........5...3..4.5...1.3......",
        || grid(6, |g| vec![
            sign(g, SignKind::Less, "a1 b1"),
            sign(g, SignKind::Less, "c2 b2"),
            sign(g, SignKind::Less, "d1 d2"),
            sign(g, SignKind::Less, "e4 e3"),
            sign(g, SignKind::Less, "b5 c5"),
            sign(g, SignKind::Less, "f6 f5")
        ])
    ),
    entry!(
        "kropki",
        &[],
        Signs,
        "..35..5........625......1....3.....2",
        || grid(6, |g| vec![
            sign(g, SignKind::WHITE, "a1 b1"),
            sign(g, SignKind::WHITE, "d2 e2"),
            sign(g, SignKind::BLACK, "c3 c4"),
            sign(g, SignKind::BLACK, "e5 f5"),
            sign(g, SignKind::WHITE, "b5 b6")
        ])
    ),
    entry!(
        "white",
        &["white-dot", "point-blanc"],
        Signs,
        ".......5...3...56....23.3..6..56....",
        || grid(6, |g| vec![
            sign(g, SignKind::WHITE, "a1 b1"),
            sign(g, SignKind::WHITE, "d2 e2"),
            sign(g, SignKind::WHITE, "c3 c4")
        ])
    ),
    entry!(
        "black",
        &["black-dot", "point-noir"],
        Signs,
        "..3...45.....4.26.................41",
        || grid(6, |g| vec![
            sign(g, SignKind::BLACK, "a1 b1"),
            sign(g, SignKind::BLACK, "d2 e2"),
            sign(g, SignKind::BLACK, "c3 c4")
        ])
    ),
    entry!(
        "consecutive",
        &["consecutif"],
        Signs,
        ".......5............................",
        || grid(6, |g| { all_given(g, &[SignKind::WHITE]) })
    ),
    entry!(
        "difference",
        &[],
        Signs,
        ".3....4..2...4....5..32...5....2..3.",
        || grid(6, |g| vec![
            sign(g, SignKind::Difference(2), "a1 b1"),
            sign(g, SignKind::Difference(3), "d2 d3")
        ])
    ),
    entry!(
        "ratio",
        &["rapport"],
        Signs,
        "......4..1......6...5.......4.6.1..2",
        || grid(6, |g| vec![
            sign(g, SignKind::Ratio(3), "a1 b1"),
            sign(g, SignKind::Ratio(3), "d2 d3")
        ])
    ),
    entry!(
        "xv",
        &[],
        Signs,
        "...........36.......1...1.........2.",
        || grid(6, |g| vec![
            sign(g, SignKind::X, "a1 b1"),
            sign(g, SignKind::V, "d2 d3"),
            sign(g, SignKind::V, "c5 d5"),
            sign(g, SignKind::X, "f4 f5")
        ])
    ),
    entry!(
        "x-sign",
        &["signe-x"],
        Signs,
        "..1........6.2....5...2...4..2.5.3..",
        || grid(6, |g| vec![
            sign(g, SignKind::X, "a1 b1"),
            sign(g, SignKind::X, "d2 d3")
        ])
    ),
    entry!(
        "v-sign",
        &["signe-v"],
        Signs,
        "........6.......6..6.2135......3...2",
        || grid(6, |g| vec![
            sign(g, SignKind::V, "a1 b1"),
            sign(g, SignKind::V, "d2 d3")
        ])
    ),
    entry!(
        "sum-sign",
        &["signe-somme"],
        Signs,
        "......3.......2..65..1.41..46..5....",
        || grid(6, |g| vec![
            sign(g, SignKind::Sum(8), "a1 b1"),
            sign(g, SignKind::Sum(9), "d2 d3")
        ])
    ),
    entry!(
        "even",
        &["even-odd", "pair"],
        Marks,
        "..1........3..2..44.....5..6.2...3..",
        || grid(6, |g| vec![
            mark(g, MarkKind::Even, "a1"),
            mark(g, MarkKind::Even, "c2"),
            mark(g, MarkKind::Even, "d4"),
            mark(g, MarkKind::Odd, "e5"),
            mark(g, MarkKind::Odd, "b3")
        ])
    ),
    entry!(
        "odd",
        &["impair"],
        Marks,
        "...3....321...6...3......3...1451.2.",
        || grid(6, |g| vec![
            mark(g, MarkKind::Odd, "a1"),
            mark(g, MarkKind::Odd, "c2"),
            mark(g, MarkKind::Odd, "d4")
        ])
    ),
    entry!(
        "minimum",
        &["min"],
        Marks,
        ".24...5.....4..6..........5..2.32...",
        || grid(6, |g| vec![
            mark(g, MarkKind::Minimum, "b2"),
            mark(g, MarkKind::Minimum, "e4")
        ])
    ),
    entry!(
        "maximum",
        &["max", "fortress", "forteresse"],
        Marks,
        ".1.........63......65.4......34....1",
        || grid(6, |g| vec![
            mark(g, MarkKind::Maximum, "b2"),
            mark(g, MarkKind::Maximum, "e4")
        ])
    ),
    entry!(
        "quadruple",
        &["quad", "quadruples"],
        Marks,
        "..3...4.....23...45.........4..4..12",
        || grid(6, |g| vec![
            quadruple(g, "b2 c2 b3 c3", &[1, 5]),
            quadruple(g, "d4 e4 d5 e5", &[2, 3, 6])
        ])
    ),
    entry!(
        "counting-circles",
        &["cercles-compteurs"],
        Marks,
        "........6..4...4.2...31..1.....4.2..",
        || grid(6, |g| vec![group(
            g,
            GroupKind::CountingCircles,
            "a1 b3 d4 c6"
        )])
    ),
    entry!(
        "row-index",
        &[],
        Marks,
        "1..4......2.5...4..6.....2..1.3....5",
        || grid(6, |g| vec![group(g, GroupKind::RowIndex, "b1 e1")])
    ),
    entry!(
        "column-index",
        &["index-159"],
        Marks,
        ".23...4.........64.......452...1...5",
        || grid(6, |g| vec![group(g, GroupKind::ColumnIndex, "a2 a5")])
    ),
    entry!(
        "box-index",
        &[],
        Marks,
        "1.........232.1.6.5....2.1..4..4...1",
        || grid(6, |g| vec![group(g, GroupKind::BoxIndex, "b2 e4")])
    ),
    entry!(
        "thermo",
        &["thermometer", "thermometre"],
        Lines,
        "....5.5............4.....31.6...231.",
        || {
            grid(6, |g| {
                vec![
                    line(g, LineKind::Thermo, "a1 b1 c1 d1"),
                    line(g, LineKind::Thermo, "d4 e4 f3 e3"),
                ]
            })
        }
    ),
    entry!(
        "slow-thermo",
        &["thermo-lent"],
        Lines,
        "3....6..................563.....156.",
        || grid(6, |g| vec![line(g, LineKind::SlowThermo, "b1 c2 d3 e4 e5")])
    ),
    entry!(
        "palindrome",
        &[],
        Lines,
        ".23......1..3......15.3....5...5..61",
        || grid(6, |g| vec![line(g, LineKind::Palindrome, "b2 c2 d3 d4 e5")])
    ),
    entry!(
        "renban",
        &[],
        Lines,
        "....56.......423..3.....215......51.",
        || grid(6, |g| vec![line(g, LineKind::Renban, "a2 b2 c3 d3")])
    ),
    entry!(
        "nabner",
        &[],
        Lines,
        "12....5......3..65.......5..424...31",
        || grid(6, |g| vec![line(g, LineKind::Nabner, "b2 c2 d3")])
    ),
    entry!(
        "whisper",
        &["german-whisper", "whispers", "dutch-whisper", "murmures"],
        Lines,
        ".3...71.....4....77...2..4....6..8.284.7.......1.....4.5834..9.4679...28........1",
        || grid(9, |g| vec![
            line(g, LineKind::Whisper(5), "b2 c2 d3 d4 e5"),
            line(g, LineKind::Whisper(4), "g2 g3 h4 h5")
        ])
    ),
    entry!(
        "between",
        &["entre"],
        Lines,
        "1....3.2.......36...4.5.......5364.2",
        || grid(6, |g| vec![line(g, LineKind::Between, "a1 b2 c2 d1")])
    ),
    entry!(
        "lockout",
        &["dehors"],
        Lines,
        ".2345678.......3.....7.91..261..3....7..9....3....25.76...2.........7.51.471...3.",
        || grid(9, |g| vec![line(g, LineKind::Lockout(4), "b2 c3 d3 e2")])
    ),
    entry!(
        "zipper",
        &["fermeture-eclair"],
        Lines,
        ".........3.5.....6.641.3.5...2.1....",
        || grid(6, |g| vec![line(g, LineKind::Zipper, "a2 b2 c2 d3 e3")])
    ),
    entry!(
        "region-sum",
        &["somme-par-region"],
        Lines,
        "..4.........1..5.446.........353...1",
        || grid(6, |g| vec![line(g, LineKind::RegionSum, "b2 c2 c3 d4")])
    ),
    entry!(
        "entropic",
        &["entropique"],
        Lines,
        "........4.5....4.2..6........352....",
        || grid(6, |g| vec![line(g, LineKind::Entropic, "a1 b2 c3 d4 e4")])
    ),
    entry!(
        "modular",
        &["modulaire"],
        Lines,
        ".3....6..3..2..46.4......6.........1",
        || grid(6, |g| vec![line(g, LineKind::Modular(3), "a1 b2 c3 d4 e4")])
    ),
    entry!(
        "parity",
        &["parite"],
        Lines,
        ".3..2.5.6.....1.6.4....5...6.......1",
        || grid(6, |g| vec![line(g, LineKind::Parity, "a1 b2 c3 d4 e4")])
    ),
    entry!(
        "sum-line",
        &["ten-line", "ligne-de-dix"],
        Lines,
        "1.3.5..........245.......1...2......",
        || {
            grid(6, |g| {
                vec![
                    line(g, LineKind::SumLine(10), "b3 c3 d3 e3"),
                    line(g, LineKind::SumLine(7), "a5 b5 c6 d6"),
                ]
            })
        }
    ),
    entry!(
        "double-arrow",
        &["double-fleche"],
        Lines,
        "..6..342....2...64...2.....64..4.3.2",
        || grid(6, |g| vec![line(g, LineKind::DoubleArrow, "a1 b2 c2 d1")])
    ),
    entry!(
        "arrow",
        &["fleche", "fleches"],
        Lines,
        "4..........2..6...2...1...4...3....4",
        || grid(6, |g| vec![
            arrow(g, "b2", "c2 d3"),
            arrow(g, "d5 e5", "f4 f3 e3")
        ])
    ),
    entry!(
        "sandwich",
        &[],
        Outside,
        "...43.3.6....1..4.6.......3.......5.",
        || grid(6, |_| vec![
            outside(OutsideKind::Sandwich, Side::Left, 1, 5),
            outside(OutsideKind::Sandwich, Side::Top, 2, 9),
            outside(OutsideKind::Sandwich, Side::Left, 4, 0)
        ])
    ),
    entry!(
        "x-sum",
        &["x-sums", "x-somme"],
        Outside,
        ".........3.55.4..........1..6.....41",
        || grid(6, |_| vec![
            outside(OutsideKind::XSum, Side::Left, 0, 10),
            outside(OutsideKind::XSum, Side::Top, 1, 6),
            outside(OutsideKind::XSum, Side::Right, 3, 21)
        ])
    ),
    entry!(
        "skyscraper",
        &["skyscrapers", "gratte-ciel"],
        Outside,
        "2.......5.......35.2...1.1.....5...3",
        || grid(6, |_| vec![
            outside(OutsideKind::Skyscraper, Side::Left, 0, 3),
            outside(OutsideKind::Skyscraper, Side::Right, 3, 2),
            outside(OutsideKind::Skyscraper, Side::Top, 4, 4),
            outside(OutsideKind::Skyscraper, Side::Bottom, 1, 2)
        ])
    ),
    entry!(
        "hidden-skyscraper",
        &["gratte-ciel-cache"],
        Outside,
        "12...65........64...3....15...6...31",
        || grid(6, |_| vec![
            outside(OutsideKind::HiddenSkyscraper, Side::Left, 1, 3),
            outside(OutsideKind::HiddenSkyscraper, Side::Top, 3, 2)
        ])
    ),
    entry!(
        "numbered-room",
        &["numbered-rooms", "chambre-numerotee"],
        Outside,
        ".....6.............2....15......254.",
        || grid(6, |_| vec![
            outside(OutsideKind::NumberedRoom, Side::Left, 0, 4),
            outside(OutsideKind::NumberedRoom, Side::Top, 2, 5),
            outside(OutsideKind::NumberedRoom, Side::Bottom, 4, 3)
        ])
    ),
    entry!(
        "full-rank",
        &["rang"],
        Outside,
        "........4..3.........35.3..........4",
        || grid(6, |_| vec![
            outside(OutsideKind::FullRank, Side::Left, 0, 3),
            outside(OutsideKind::FullRank, Side::Top, 2, 10)
        ])
    ),
    entry!(
        "twin",
        &NamedLayout::Twin.ids().split_at(1).1,
        Layout,
        "",
        || on_named(NamedLayout::Twin)
    ),
    entry!(
        "samurai",
        &NamedLayout::Samurai.ids().split_at(1).1,
        Layout,
        "",
        || on_named(NamedLayout::Samurai)
    ),
    entry!(
        "windmill",
        &NamedLayout::Windmill.ids().split_at(1).1,
        Layout,
        "",
        || on_named(NamedLayout::Windmill)
    ),
    entry!(
        "sohei",
        &NamedLayout::Sohei.ids().split_at(1).1,
        Layout,
        "",
        || on_named(NamedLayout::Sohei)
    ),
    entry!(
        "butterfly",
        &NamedLayout::Butterfly.ids().split_at(1).1,
        Layout,
        "",
        || on_named(NamedLayout::Butterfly)
    ),
    entry!(
        "cross",
        &NamedLayout::Cross.ids().split_at(1).1,
        Layout,
        "",
        || on_named(NamedLayout::Cross)
    ),
    entry!(
        "tiny-samurai",
        &NamedLayout::TinySamurai.ids().split_at(1).1,
        Layout,
        "........3..22.1321.33..2..........3...21..12.....2.......4........4.4..1...1",
        || on_named(NamedLayout::TinySamurai)
    ),
    entry!(
        "3doku",
        &NamedLayout::Cube9.ids().split_at(1).1,
        Layout,
        "",
        || on_named(NamedLayout::Cube9)
    ),
    entry!(
        "3doku-4",
        &NamedLayout::Cube4.ids().split_at(1).1,
        Layout,
        "...4..1.......2.............1.............3.3.1.................",
        || on_named(NamedLayout::Cube4)
    ),
    entry!(
        "cube-surface",
        &NamedLayout::CubeSurface.ids().split_at(1).1,
        Layout,
        "",
        || on_named(NamedLayout::CubeSurface)
    ),
    entry!(
        "three-faces",
        &NamedLayout::ThreeFaces.ids().split_at(1).1,
        Layout,
        "",
        || on_named(NamedLayout::ThreeFaces)
    ),
    entry!(
        "roxdoku",
        &NamedLayout::Roxdoku.ids().split_at(1).1,
        Layout,
        "....5....56..7...18973.2...",
        || on_named(NamedLayout::Roxdoku)
    ),
    entry!(
        "roxdoku-4",
        &NamedLayout::Roxdoku4.ids().split_at(1).1,
        Layout,
        "",
        || on_named(NamedLayout::Roxdoku4)
    ),
    entry!(
        "roxdoku-5",
        &NamedLayout::Roxdoku5.ids().split_at(1).1,
        Layout,
        "",
        || on_named(NamedLayout::Roxdoku5)
    ),
];
