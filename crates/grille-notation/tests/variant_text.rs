//! Our text of a variant puzzle: every kind of constraint reads back, errors name the place and the constraint,
//! and no text of any notation does harm.

use std::sync::Arc;

use grille::constraint::{
    Arrow, Automaton, Cage, CloneOf, Condition, Constraint, Custom, Equal, EqualKind, Group,
    GroupKind, Line, LineKind, LittleKiller, LookAndSay, Magic, Mark, MarkKind, Outside,
    OutsideKind, Quadruple, Relation, Side, Sign, SignKind, Totals, Whole,
};
use grille::layouts::NamedLayout;
use grille::notation::{Notation, ReadOptions, detect, read, read_one, read_with};
use grille::say::Lang;
use grille::{Cell, Digit, DigitSet, Draft, HouseKind, Layout, Validate};
use proptest::prelude::*;

fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

/// Some cells of a 9×9 grid, each once, in any order.
fn cells(least: usize, most: usize) -> impl Strategy<Value = Vec<Cell>> {
    let all: Vec<Cell> = (0..81).map(Cell::new).collect();
    proptest::sample::subsequence(all, least..=most).prop_shuffle()
}

fn line_kinds() -> impl Strategy<Value = LineKind> {
    prop_oneof![
        Just(LineKind::Thermo),
        Just(LineKind::SlowThermo),
        Just(LineKind::Palindrome),
        Just(LineKind::Renban),
        Just(LineKind::Nabner),
        (1..9_u8).prop_map(LineKind::Whisper),
        Just(LineKind::Between),
        (1..9_u8).prop_map(LineKind::Lockout),
        Just(LineKind::Zipper),
        Just(LineKind::RegionSum),
        Just(LineKind::Entropic),
        (2..5_u8).prop_map(LineKind::Modular),
        Just(LineKind::Parity),
        (9..30_u8).prop_map(LineKind::SumLine),
        Just(LineKind::DoubleArrow),
    ]
}

fn sign_kinds() -> impl Strategy<Value = SignKind> {
    prop_oneof![
        (1..9_u8).prop_map(SignKind::Difference),
        (2..5_u8).prop_map(SignKind::Ratio),
        (3..18_u8).prop_map(SignKind::Sum),
        Just(SignKind::Less),
    ]
}

fn wholes() -> impl Strategy<Value = Whole> {
    let named = vec![
        Whole::Diagonals,
        Whole::DiagonalDown,
        Whole::DiagonalUp,
        Whole::Windows,
        Whole::Asterisk,
        Whole::CentreDot,
        Whole::Girandola,
        Whole::Argyle,
        Whole::DisjointGroups,
        Whole::Hypercube,
        Whole::AntiKnight,
        Whole::AntiKing,
        Whole::AntiTaxicab,
        Whole::NonConsecutive,
        Whole::GlobalEntropy,
        Whole::GlobalModulo,
        Whole::SemiMagic,
        Whole::MagicBoxes,
        Whole::MagicModulo,
        Whole::DutchFlatmates,
    ];
    prop_oneof![
        proptest::sample::select(named),
        sign_kinds().prop_map(Whole::AllGiven),
    ]
}

fn conditions() -> impl Strategy<Value = Condition> {
    let layout = Layout::classic();
    let relation = Arc::new(Relation::new(9, |a, b| (a + 2 * b) % 3 != 0));
    let automaton = Automaton::explore(9, 9, 0, |&sum, d| Some((sum + d) % 5), |&sum| sum == 0);
    let automaton = Arc::new(automaton.unwrap());
    let simple = prop_oneof![
        (0..81_usize, 1..511_u32).prop_map(|(cell, bits)| Condition::OneOf {
            cell: Cell::new(cell),
            digits: DigitSet::from_bits(bits),
        }),
        cells(1, 9).prop_map(|cells| Condition::Different {
            kind: HouseKind::Cage,
            cells,
        }),
        (cells(1, 6), -3..4_i32, 1..3_i32).prop_map(move |(cells, weight, step)| {
            let weights = cells
                .into_iter()
                .enumerate()
                .map(|(i, c)| (c, weight + i as i32));
            let totals = Totals {
                least: -4,
                greatest: 30,
                step,
            };
            Condition::sum(&layout, weights, totals)
        }),
        cells(2, 2).prop_map(move |cells| Condition::pair(cells[0], cells[1], &relation)),
        cells(1, 9).prop_map(move |cells| Condition::Line {
            cells,
            automaton: Arc::clone(&automaton),
        }),
        cells(3, 3).prop_map(|cells| Condition::Sets {
            cells,
            sets: [0b111, 0b1_0101]
                .map(DigitSet::from_bits)
                .into_iter()
                .collect(),
        }),
        (cells(1, 9), 1..511_u32, any::<u64>()).prop_map(|(cells, bits, counts)| {
            Condition::Count {
                cells,
                digits: DigitSet::from_bits(bits),
                counts,
            }
        }),
    ];
    simple.prop_recursive(3, 12, 3, |inner| {
        let way = proptest::collection::vec(inner, 0..3);
        proptest::collection::vec(way, 0..3).prop_map(Condition::Any)
    })
}

fn constraints() -> impl Strategy<Value = Constraint> {
    let groups = || {
        prop_oneof![
            Just(GroupKind::CountingCircles),
            Just(GroupKind::Equality),
            (1..40_u32).prop_map(GroupKind::Rellik),
            (0..30_u32).prop_map(GroupKind::Lunchbox),
            Just(GroupKind::RowIndex),
            Just(GroupKind::ColumnIndex),
            Just(GroupKind::BoxIndex),
        ]
    };
    let marks = [
        MarkKind::Even,
        MarkKind::Odd,
        MarkKind::Minimum,
        MarkKind::Maximum,
    ];
    let sides = [Side::Left, Side::Right, Side::Top, Side::Bottom];
    prop_oneof![
        wholes().prop_map(Constraint::Whole),
        cells(1, 9).prop_map(Constraint::Region),
        (cells(1, 9), proptest::option::of(1..46_u32), any::<bool>()).prop_map(
            |(cells, sum, repeats)| Constraint::Cage(Cage {
                cells,
                sum,
                repeats
            })
        ),
        cells(9, 9).prop_map(|cells| Constraint::Magic(Magic { cells })),
        (cells(2, 2), sign_kinds()).prop_map(|(cells, kind)| Constraint::Sign(Sign {
            first: cells[0],
            second: cells[1],
            kind,
        })),
        (cells(1, 1), proptest::sample::select(marks.to_vec())).prop_map(|(cells, kind)| {
            Constraint::Mark(Mark {
                cell: cells[0],
                kind,
            })
        }),
        (cells(2, 4), 1..9_u8).prop_map(|(cells, value)| Constraint::Quadruple(Quadruple {
            cells,
            digits: vec![digit(value), digit(value)],
        })),
        (line_kinds(), cells(2, 12))
            .prop_map(|(kind, cells)| Constraint::Line(Line { kind, cells })),
        (cells(1, 3), cells(1, 5))
            .prop_map(|(circle, shaft)| Constraint::Arrow(Arrow { circle, shaft })),
        (cells(3, 3), cells(3, 3))
            .prop_map(|(cells, copy)| Constraint::Clone(CloneOf { cells, copy })),
        (
            proptest::sample::select(OutsideKind::ALL.to_vec()),
            proptest::sample::select(sides.to_vec()),
            0..9_usize,
            1..9_u32
        )
            .prop_map(|(kind, side, line, value)| Constraint::Outside(Outside {
                kind,
                side,
                line,
                value,
            })),
        (0..81_usize, any::<bool>(), any::<bool>(), 1..60_u32).prop_map(
            |(start, down, right, sum)| Constraint::LittleKiller(LittleKiller {
                start: Cell::new(start),
                down,
                right,
                sum,
            })
        ),
        (groups(), cells(1, 9)).prop_map(|(kind, cells)| Constraint::Group(Group { kind, cells })),
        (cells(4, 9), 1..9_u8, 0..4_u8).prop_map(|(cells, value, count)| {
            Constraint::LookAndSay(LookAndSay {
                cells,
                counts: vec![(count, digit(value))],
            })
        }),
        (cells(2, 2), cells(2, 2), any::<bool>()).prop_map(|(one, other, sums)| {
            Constraint::Equal(Equal {
                kind: if sums {
                    EqualKind::Sums
                } else {
                    EqualKind::Digits
                },
                groups: vec![one, other],
            })
        }),
        (
            "[a-z é:#=,]{0,12}",
            proptest::collection::vec(conditions(), 0..4)
        )
            .prop_map(|(name, conditions)| Constraint::Custom(Custom { name, conditions })),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 600,
        failure_persistence: None,
        rng_seed: proptest::test_runner::RngSeed::Fixed(9),
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_constraint_reads_back(constraint in constraints(), zero: bool) {
        let layout = Layout::classic();
        let layout = if zero { layout.from_zero() } else { layout };
        let mut draft = Draft::new(layout);
        draft.constraints.push(constraint);
        // One that makes no sense is refused before it could be written.
        let Ok(puzzle) = draft.validate() else { return Ok(()) };
        for notation in [Notation::Text, Notation::Json] {
            let text = notation.print(&puzzle).unwrap();
            prop_assert_eq!(detect(&text), notation, "{}", text);
            let again = read(&text).unwrap_or_else(|error| panic!("{error} in\n{text}"));
            prop_assert!(again[0].clone().validate().unwrap() == puzzle, "{}", text);
        }
    }
}

/// What both languages say of a text that cannot be read.
fn said(text: &str) -> [String; 2] {
    let error = read(text).unwrap_err();
    [Lang::English.say(&error), Lang::French.say(&error)]
}

#[test]
fn an_error_names_the_line_the_column_and_the_constraint() {
    assert_eq!(
        said("size 4\ngrid\n1...\n....\n....\n....\ncage 3: r1c1 r9c9\n"),
        [
            "line 7, column 14: In “cage”, “r9c9” makes no sense.",
            "ligne 7, colonne 14 : Dans « cage », « r9c9 » n'a pas de sens.",
        ]
    );
    assert_eq!(
        said("taille 4\nflèche: r1c1 r1c2\n"),
        [
            "line 2, column 1: In “arrow” something is missing, or there is too much.",
            "ligne 2, colonne 1 : Dans « arrow », il manque quelque chose, ou il y en a trop.",
        ]
    );
    assert_eq!(
        said("size 4\ncage 99: r1c1 r1c2\n"),
        [
            "line 2, column 1: In the cage of 99 at r1c1: 99 is impossible; it must be from 3 to 7.",
            "ligne 2, colonne 1 : Dans la cage de 99 en r1c1 : 99 est impossible ; il faut un nombre de 3 à 7.",
        ]
    );
    assert!(
        said("size 4\nfoo: r1c1\n")[0]
            .starts_with("line 2, column 1: “foo” is not a known constraint")
    );
    assert!(said("size 4\ngrid\n1...\n.x..\n....\n....\n")[0].starts_with("line 4, column 2"));
    assert!(said("size 4\ngrid\n1...\n...\n....\n....\n")[0].starts_with("line 4, column 1"));
    assert!(said("size 4\nregions\nAABB\nAABB\nCCDD\n")[0].starts_with("line 2, column 1"));
}

#[test]
fn a_layout_with_a_name_is_written_by_its_name() {
    for named in NamedLayout::ALL {
        let layout = named.layout();
        let mut draft = Draft::new(layout.clone());
        let last = layout.cell_count() - 1;
        for (cell, value) in [(0, 1), (last / 2, 2), (last, 3)] {
            draft.set_given(Cell::new(cell), digit(value));
        }
        let puzzle = draft.validate().unwrap();
        for notation in [Notation::Text, Notation::Json] {
            let text = notation.print(&puzzle).unwrap();
            assert!(text.contains(&format!("layout {}", named.id())), "{text}");
            assert!(!text.contains("house"), "{text}");
            let back = read(&text).unwrap().remove(0).validate().unwrap();
            assert_eq!(back.layout(), puzzle.layout());
            assert_eq!(back.values(), puzzle.values(), "{text}");
        }
    }
    let french = "plan papillon\ngrille\n".to_string() + &"............\n".repeat(12);
    let read_back = read(&french).unwrap().remove(0);
    assert_eq!(read_back.layout, NamedLayout::Butterfly.layout());
    for wrong in [
        "layout nowhere\nsize 4\n",
        "layout samurai\nsize 9\n",
        "layout\nsize 4\n",
    ] {
        assert!(
            read_with(
                wrong,
                &ReadOptions {
                    notation: Some(Notation::Text),
                    ..ReadOptions::default()
                }
            )
            .is_err(),
            "{wrong}"
        );
    }
}

#[test]
fn both_languages_and_both_kinds_of_coordinates_are_read() {
    let english = "size 4\nthermo: r1c1-r1c3\neven: r2c2\nx-sum r1 right: 5\narrow: r4c1 > r3c2\n";
    let french =
        "taille 4\nthermomètre: a1-c1\nPAIR: b2\nsomme-x r1 droite: 5\nFlèche: a4 > b3 # oui\n";
    let one = read(english).unwrap().remove(0).validate().unwrap();
    let other = read(french).unwrap().remove(0).validate().unwrap();
    assert!(one == other);
}

#[test]
fn a_bad_text_of_any_notation_is_refused_and_soon() {
    let deep = "{\"gridSize\":".repeat(50_000);
    let texts = [
        (Notation::Iss, ".Cage~15~R1C1~R99C99".to_string()),
        (Notation::Iss, ".Nothing~1~R1C1".to_string()),
        (Notation::Iss, ".Or".repeat(10_000)),
        (Notation::Iss, ".Shape~99999999999x9".to_string()),
        (
            Notation::Iss,
            format!(".NFA~{}~~R1C1~R1C2", "-".repeat(200_000)),
        ),
        (
            Notation::Iss,
            format!(".Regex~{}~R1C1", "KCgoKCgoKCgoKCgo".repeat(2_000)),
        ),
        (Notation::Iss, ".Regex~KC57OTk5fSl7OTk5fQ~R1C1".to_string()),
        (Notation::Iss, ".Var~A~~999999999".to_string()),
        (Notation::Iss, ".ChaosArrow~R1C1".to_string()),
        (Notation::Lisudoku, deep.clone()),
        (
            Notation::Lisudoku,
            "{\"gridSize\":9,\"newThing\":[1]}".to_string(),
        ),
        (Notation::Lisudoku, "{\"gridSize\":4000000000}".to_string()),
        (Notation::Fpuzzles, "N4IgzglgXgpiBcBOANCA".to_string()),
        (
            Notation::Fpuzzles,
            "{\"size\":9,\"grid\":[[{}]]}".to_string(),
        ),
        (
            Notation::SudokuPad,
            "https://sudokupad.app/v7oVqMfjTs".to_string(),
        ),
        (Notation::SudokuPad, "sclN4IgAAAA".to_string()),
        (Notation::Solo, "3x3:zzzz".to_string()),
        (Notation::Solo, "9j:zzzc,aaaa".to_string()),
        (Notation::Solo, "3x3k:zzzc".to_string()),
        (Notation::Solo, "3x3:10zzzb".to_string()),
        (Notation::SumoCue, "SumoCueV1=1+9".to_string()),
        (
            Notation::SumoCue,
            "SumoCueV1".to_string() + &"+5".repeat(81),
        ),
        (Notation::Killer, "3x3::k:1:2:3".to_string()),
        (Notation::Killer, "<".repeat(81)),
        (Notation::Signs, "<".repeat(107)),
        (Notation::Signs, "<".repeat(108)),
        (Notation::Signs, ".".repeat(108) + " 12"),
        (Notation::Signs, "<".repeat(1_000_000)),
        (
            Notation::KSudoku,
            "<ksudoku-graph><graph sizeX=\"9\"".to_string(),
        ),
        (
            Notation::KSudoku,
            "<ksudoku-graph><graph sizeX=\"250\" sizeY=\"250\" sizeZ=\"250\" order=\"249\">\
             <sudokugroups at=\"0\" withblocks=\"0\"/></graph></ksudoku-graph>"
                .to_string(),
        ),
        (Notation::Text, "size 300".to_string()),
        (
            Notation::Text,
            "size 9\ncage: ".to_string() + &"r1c1-r9c9 ".repeat(100_000),
        ),
        (
            Notation::Text,
            "size 9\ncustom \"x\"\n".to_string() + &"any\n".repeat(100_000),
        ),
    ];
    for (notation, text) in texts {
        let options = ReadOptions {
            notation: Some(notation),
            ..ReadOptions::default()
        };
        let start: String = text.chars().take(60).collect();
        let error = read_with(&text, &options)
            .map(|drafts| drafts.len())
            .expect_err(&start);
        for lang in [Lang::English, Lang::French] {
            let said = lang.say(&error);
            assert!(
                !said.is_empty() && said.chars().count() < 300,
                "{start}: {said}"
            );
        }
    }
}

#[test]
fn each_notation_is_recognised() {
    for (text, notation) in [
        (".Cage~15~R1C1~R1C2", Notation::Iss),
        (".~R1C1_5", Notation::Iss),
        (
            "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.AntiKnight",
            Notation::Iss,
        ),
        ("{\"gridSize\":4,\"fixedNumbers\":[]}", Notation::Lisudoku),
        ("3x3:d:k:7707:21", Notation::Killer),
        ("SumoCueV1=1J0", Notation::SumoCue),
        ("<.^v.^<.>>.vvv<>", Notation::Signs),
        (
            "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA",
            Notation::Fpuzzles,
        ),
        (
            "https://sudokupad.app/fpuzzlesN4IgzglgXgpiBcBOANCA",
            Notation::SudokuPad,
        ),
        ("2x2:c4a1d3a2c", Notation::Solo),
        ("9jx:1e6_4", Notation::Solo),
        ("# a remark\ntitle: T\nsize 4\n", Notation::Text),
        ("grille\n1...\n....\n....\n....\n", Notation::Text),
        ("{\"puzzle\":\"4....3.....3..41\"}", Notation::Json),
        ("4....3.....3..41", Notation::Line),
    ] {
        assert_eq!(detect(text), notation, "{text}");
    }
}

#[test]
fn constraints_that_were_compiled_while_reading_are_not_compiled_again() {
    let text = "size 4\ngrid\n....\n....\n....\n....\ncage 3: r1c1 r1c2\n";
    let json = r#"{"puzzle": "................", "constraints": ["cage 3: r1c1 r1c2"]}"#;
    for (text, name) in [(text, "text"), (json, "JSON")] {
        let draft = read_one(text).unwrap();
        let compiled = draft.compiled.clone().and_then(|any| any.downcast().ok());
        let puzzle = draft.validate().unwrap();
        let same = Arc::ptr_eq(&compiled.unwrap(), puzzle.model().unwrap());
        assert!(same, "{name}");
    }
}

#[test]
fn a_text_of_several_puzzles_does_not_keep_them_all_compiled() {
    let one = r#"{"puzzle": "................", "constraints": ["cage 3: r1c1 r1c2"]}"#;
    for text in [format!("[{one}, {one}, {one}]"), format!("{one}\n{one}")] {
        let drafts = read(&text).unwrap();
        assert!(drafts.len() > 1);
        assert!(drafts.iter().all(|draft| draft.compiled.is_none()));
    }
}
