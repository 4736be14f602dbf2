//! The layouts against lists of groups made by others.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use grille::Layout;
use grille::layouts::NamedLayout;
use grille_needs::{data_folder, needs_data};
use serde_json::Value;

/// The groups as sets of cells, in no order.
type Groups = BTreeSet<BTreeSet<usize>>;

fn topologies() -> Value {
    let file = Path::new(data_folder!()).join("variants/topologies.json");
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

fn groups_of(layout: &Layout) -> Groups {
    let cells = |house: &grille::House| house.cells().iter().map(|cell| cell.index()).collect();
    layout.houses().iter().map(cells).collect()
}

fn groups_in(topology: &Value) -> Groups {
    let numbers = |group: &Value| {
        let cells = group.as_array().unwrap().iter();
        cells.map(|cell| cell.as_u64().unwrap() as usize).collect()
    };
    let groups = topology["groups"].as_array().unwrap();
    groups.iter().map(numbers).collect()
}

#[needs_data("variants/topologies.json")]
#[test]
fn grids_and_solids_have_the_groups_that_others_give_them() {
    let topologies = topologies();
    let same_numbers = [
        ("samurai", "samurai"),
        ("windmill", "windmill"),
        ("sohei", "sohei"),
        ("twin", "twin"),
        ("butterfly", "butterfly"),
        ("cross", "cross"),
        ("tiny-samurai", "tiny-samurai"),
        ("roxdoku", "roxdoku3"),
        ("3doku-4", "3doku4"),
    ];
    for (own, other) in same_numbers {
        let layout = own.parse::<NamedLayout>().unwrap().layout();
        let topology = &topologies[other];
        assert_eq!(layout.digits() as u64, topology["symbols"], "{own}");
        assert_eq!(groups_of(&layout), groups_in(topology), "{own}");
        for (cell, coordinates) in
            (layout.cells()).zip(topology["coords"].as_array().into_iter().flatten())
        {
            assert_eq!(layout.row(cell) as u64, coordinates[0], "{own}");
            assert_eq!(layout.column(cell) as u64, coordinates[1], "{own}");
        }
    }
}

/// The other list has its faces in another order and turned in other ways, so that what is compared is
/// what no numbering changes.
#[needs_data("variants/topologies.json")]
#[test]
fn the_surface_of_the_cube_has_the_groups_that_others_give_it() {
    let topologies = topologies();
    let layout = NamedLayout::CubeSurface.layout();
    let (own, other) = (groups_of(&layout), groups_in(&topologies["cube16"]));
    let meetings = |groups: &Groups| {
        let mut counts: Vec<usize> = (groups.iter())
            .flat_map(|a| groups.iter().map(move |b| a.intersection(b).count()))
            .collect();
        counts.sort_unstable();
        counts
    };
    assert_eq!(meetings(&own), meetings(&other));
    let peers = |groups: &Groups, cell: usize| {
        let own = groups.iter().filter(|group| group.contains(&cell));
        own.flatten().collect::<BTreeSet<_>>().len()
    };
    for cell in 0..96 {
        assert_eq!(peers(&own, cell), peers(&other, cell));
    }
}
