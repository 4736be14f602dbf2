//! The names of houses.

use grille_core::{House, HouseKind, HouseName, Part};

use crate::{Say, Text, Value, text};

impl Say for House {
    fn text(&self) -> Text {
        match self.name() {
            HouseName::Number if self.kind() == HouseKind::Column => {
                text!("house-column", number = Value::Column(self.number()))
            }
            HouseName::Number => numbered(self.kind(), self.number()),
            HouseName::At(place) => match self.kind() {
                HouseKind::Cage => text!("house-cage-at", place = place),
                HouseKind::Line => text!("house-line-at", place = place),
                _ => text!("house-extra-at", place = place),
            },
            // The boxes of a cut are planes among the houses, as no cell is drawn in them, but players call them
            // boxes.
            HouseName::In(number, part) if self.kind() == HouseKind::Plane => text!(
                "house-in-part",
                house = numbered(HouseKind::Box, number),
                part = part.text()
            ),
            HouseName::In(number, part) => text!(
                "house-in-part",
                house = numbered(self.kind(), number),
                part = part.text()
            ),
            HouseName::Whole(part) => part.text(),
        }
    }
}

fn numbered(kind: HouseKind, number: usize) -> Text {
    let number = number + 1;
    match kind {
        HouseKind::Row => text!("house-row", number = number),
        HouseKind::Column => text!("house-column", number = number),
        HouseKind::Box => text!("house-box", number = number),
        HouseKind::Diagonal => text!("house-diagonal", number = number),
        HouseKind::Window => text!("house-window", number = number),
        HouseKind::Plane => text!("house-plane", number = number),
        HouseKind::Cage => text!("house-cage", number = number),
        HouseKind::Line => text!("house-line", number = number),
        HouseKind::Extra => text!("house-extra", number = number),
    }
}

impl Say for Part {
    fn text(&self) -> Text {
        match *self {
            Part::Grid(number) => text!("part-grid", number = number + 1),
            Part::Face(number) => text!("part-face", number = number + 1),
            Part::Slice(number) => text!("part-slice", number = number + 1),
            Part::RowCut(number) => text!("part-row-cut", number = number + 1),
            Part::ColumnCut(number) => text!("part-column-cut", number = number + 1),
            Part::Pillar(place) => text!(
                "part-pillar",
                row = usize::from(place.row) + 1,
                column = usize::from(place.column) + 1
            ),
            Part::Hoop(number) => text!("part-hoop", number = number + 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use grille_core::layouts::NamedLayout;

    use crate::Lang;

    #[test]
    fn every_house_has_a_name_of_its_own_in_both_languages() {
        for named in NamedLayout::ALL {
            let layout = named.layout();
            for lang in Lang::ALL {
                let mut names = BTreeSet::new();
                for house in layout.houses() {
                    let name = lang.say(house);
                    assert!(names.insert(name.clone()), "{}: {name}", named.id());
                }
            }
            for house in layout.houses() {
                assert_eq!(house.to_string(), Lang::English.say(house));
            }
        }
    }

    #[test]
    fn houses_are_called_by_the_part_they_are_in() {
        let said = |named: NamedLayout, number: usize, lang: Lang| {
            lang.say(&named.layout().houses()[number])
        };
        assert_eq!(
            said(NamedLayout::Samurai, 11, Lang::English),
            "row 3 of grid 2"
        );
        assert_eq!(
            said(NamedLayout::Samurai, 11, Lang::French),
            "la ligne 3 de la grille 2"
        );
        assert_eq!(said(NamedLayout::Roxdoku, 1, Lang::English), "slice 2");
        assert_eq!(
            said(NamedLayout::Cube4, 95, Lang::French),
            "la région 4 de la coupe suivant la colonne 4"
        );
    }
}
