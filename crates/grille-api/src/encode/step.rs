//! A step of reasoning: what to say and what to draw.

use grille::logic::{self, Link, Position, Role, Step, Wording};
use grille::say::Lang;
use grille_schema as schema;
use grille_schema::{
    Draw, DrawnCandidate, DrawnCell, DrawnHouse, DrawnSet, HouseRole, LinkKind, Node, Say, SetKind,
};

use super::Encoding;

/// A step in a position.
pub(crate) fn step(step: &Step, position: &Position, lang: Lang) -> schema::Step {
    let encoding = Encoding::of_position(position);
    let wording = step.describe(position);
    schema::Step {
        technique: step.technique.id().to_string(),
        code: step
            .technique
            .entry()
            .codes
            .first()
            .map(ToString::to_string),
        placements: encoding.candidates(&step.placements),
        eliminations: encoding.candidates(&step.eliminations),
        say: say(&wording, lang),
        draw: draw(&wording, position, encoding, lang),
    }
}

fn say(wording: &Wording<'_>, lang: Lang) -> Say {
    Say {
        title: lang.say(&wording.name()),
        aliases: wording.aliases().iter().map(ToString::to_string).collect(),
        short: wording.notation(),
        full: lang.say(&wording.explanation()),
        conclusion: lang.say(&wording.conclusion()),
        proof: wording.proof().iter().map(|line| lang.say(line)).collect(),
    }
}

fn draw(wording: &Wording<'_>, position: &Position, encoding: Encoding<'_>, lang: Lang) -> Draw {
    let evidence = &wording.step.evidence;
    let layout = position.layout();
    let houses = |numbers: &[usize], role: HouseRole| -> Vec<DrawnHouse> {
        let houses = numbers.iter().map(|&number| &layout.houses()[number]);
        let drawn = houses.map(|house| DrawnHouse {
            house: house.id(),
            role,
        });
        drawn.collect()
    };
    let mut shaded = houses(&evidence.houses, HouseRole::Base);
    shaded.extend(houses(&evidence.covers, HouseRole::Cover));
    let mut cells: Vec<DrawnCell> = (evidence.cells.iter())
        .map(|&(cell, its)| DrawnCell {
            cell: encoding.cell(cell),
            role: role(its),
        })
        .collect();
    cells.extend(wording.holders().into_iter().map(|cell| DrawnCell {
        cell: encoding.cell(cell),
        role: schema::Role::Holder,
    }));
    let candidates = evidence.candidates.iter().map(|&(candidate, its)| {
        let schema::Candidate {
            cell,
            digit,
            number,
        } = encoding.candidate(candidate);
        DrawnCandidate {
            cell,
            digit,
            number,
            role: role(its),
        }
    });
    let constraints = evidence.constraints.iter().filter_map(|&number| {
        let constraint = position.constraints().get(number)?;
        Some(DrawnSet {
            kind: SetKind::Constraint,
            name: lang.say(&wording.constraint(number)),
            cells: encoding.cells(&constraint.cells(layout)),
            digits: None,
        })
    });
    let almost_locked = evidence
        .sets
        .iter()
        .enumerate()
        .map(|(number, set)| DrawnSet {
            kind: SetKind::AlmostLockedSet,
            name: wording.set_name(number),
            cells: encoding.cells(&set.cells),
            digits: Some(encoding.digits(set.digits)),
        });
    let sets = constraints.chain(almost_locked);
    let links = evidence.links.iter().map(|link| self::link(link, encoding));
    Draw {
        digits: encoding.digits(evidence.digits.iter().copied()),
        houses: shaded,
        cells,
        candidates: candidates.collect(),
        sets: sets.collect(),
        links: links.collect(),
    }
}

fn link(link: &Link, encoding: Encoding<'_>) -> schema::Link {
    let node = |node: &logic::Node| Node {
        cells: encoding.cells(&node.cells),
        digit: encoding.digit(node.digit),
        number: node.digit.value(),
    };
    schema::Link {
        from: node(&link.from),
        to: node(&link.to),
        kind: if link.strong {
            LinkKind::Strong
        } else {
            LinkKind::Weak
        },
    }
}

fn role(role: Role) -> schema::Role {
    match role {
        Role::Pattern => schema::Role::Pattern,
        Role::Pivot => schema::Role::Pivot,
        Role::Pincer => schema::Role::Pincer,
        Role::Fin => schema::Role::Fin,
        Role::Colour => schema::Role::Colour,
        Role::OtherColour => schema::Role::OtherColour,
        Role::SecondColour => schema::Role::SecondColour,
        Role::OtherSecondColour => schema::Role::OtherSecondColour,
        Role::Extra => schema::Role::Extra,
        Role::Subset => schema::Role::Subset,
        Role::EndoFin => schema::Role::EndoFin,
    }
}
