//! Which of document D's rules run: any subset of R1 to R5, the last in any of its six forms.

use std::fmt;
use std::str::FromStr;

use grille_core::HouseKind;
use grille_say::{Say, Text, Value, text};

use crate::Technique;

/// One of the six forms of R5: the kind of the two houses that hold the X, and of the two that lose candidates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// In two rows, eliminating from two columns.
    RowsColumns,
    /// In two rows, eliminating from two regions.
    RowsRegions,
    /// In two columns, eliminating from two rows.
    ColumnsRows,
    /// In two columns, eliminating from two regions.
    ColumnsRegions,
    /// In two regions, eliminating from two rows.
    RegionsRows,
    /// In two regions, eliminating from two columns.
    RegionsColumns,
}

impl Form {
    /// All six, in the document's order.
    pub const ALL: [Form; 6] = [
        Form::RowsColumns,
        Form::RowsRegions,
        Form::ColumnsRows,
        Form::ColumnsRegions,
        Form::RegionsRows,
        Form::RegionsColumns,
    ];

    /// The kind of the two houses that hold the X.
    #[must_use]
    pub const fn base(self) -> HouseKind {
        match self {
            Form::RowsColumns | Form::RowsRegions => HouseKind::Row,
            Form::ColumnsRows | Form::ColumnsRegions => HouseKind::Column,
            Form::RegionsRows | Form::RegionsColumns => HouseKind::Box,
        }
    }

    /// The kind of the two houses that lose candidates.
    #[must_use]
    pub const fn cover(self) -> HouseKind {
        match self {
            Form::ColumnsRows | Form::RegionsRows => HouseKind::Row,
            Form::RowsColumns | Form::RegionsColumns => HouseKind::Column,
            Form::RowsRegions | Form::ColumnsRegions => HouseKind::Box,
        }
    }

    const fn id(self) -> &'static str {
        match self {
            Form::RowsColumns => "rows-columns",
            Form::RowsRegions => "rows-regions",
            Form::ColumnsRows => "columns-rows",
            Form::ColumnsRegions => "columns-regions",
            Form::RegionsRows => "regions-rows",
            Form::RegionsColumns => "regions-columns",
        }
    }

    fn named(name: &str) -> Option<Form> {
        let kind = |name: &str| match name {
            "rows" | "lignes" => Some(HouseKind::Row),
            "columns" | "colonnes" => Some(HouseKind::Column),
            "regions" | "régions" | "boxes" => Some(HouseKind::Box),
            _ => None,
        };
        let (base, cover) = name.split_once(['-', '/'])?;
        let (base, cover) = (kind(base)?, kind(cover)?);
        Form::ALL
            .into_iter()
            .find(|form| form.base() == base && form.cover() == cover)
    }
}

/// A rule of document D.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rule {
    /// A cell with one candidate holds it.
    R1,
    /// No digit occurs twice in a house: a placed digit is removed from the cells that see it.
    R2,
    /// A digit with one place in a house goes there.
    R3,
    /// A candidate confined to one row or column within a region is removed from the rest of that line.
    R4,
    /// X-Wing.
    R5(Form),
}

impl Rule {
    /// The rules in their order, R5 in its six forms.
    pub fn all() -> impl Iterator<Item = Rule> {
        [Rule::R1, Rule::R2, Rule::R3, Rule::R4]
            .into_iter()
            .chain(Form::ALL.map(Rule::R5))
    }

    /// The number of the rule, 1 to 5.
    #[must_use]
    pub const fn number(self) -> usize {
        match self {
            Rule::R1 => 1,
            Rule::R2 => 2,
            Rule::R3 => 3,
            Rule::R4 => 4,
            Rule::R5(_) => 5,
        }
    }

    /// The technique that players know it by. R2 is not a technique but the definition of a candidate. The forms of R5
    /// with regions find what locked candidates find: if two lines of a band have a digit in the same two regions, the
    /// third region has it in the third line, which is pointing; the converse is claiming.
    #[must_use]
    pub const fn technique(self) -> Option<Technique> {
        match self {
            Rule::R1 => Some(Technique::NakedSingle),
            Rule::R2 => None,
            Rule::R3 => Some(Technique::HiddenSingle),
            Rule::R4 | Rule::R5(Form::RowsRegions | Form::ColumnsRegions) => {
                Some(Technique::Pointing)
            }
            Rule::R5(Form::RowsColumns | Form::ColumnsRows) => Some(Technique::XWing),
            Rule::R5(Form::RegionsRows | Form::RegionsColumns) => Some(Technique::Claiming),
        }
    }

    /// The document's name alone.
    #[must_use]
    pub fn name(self) -> Text {
        match self {
            Rule::R1 => text!("rule-r1"),
            Rule::R2 => text!("rule-r2"),
            Rule::R3 => text!("rule-r3"),
            Rule::R4 => text!("rule-r4"),
            Rule::R5(Form::RowsColumns) => text!("rule-r5-rows-columns"),
            Rule::R5(Form::RowsRegions) => text!("rule-r5-rows-regions"),
            Rule::R5(Form::ColumnsRows) => text!("rule-r5-columns-rows"),
            Rule::R5(Form::ColumnsRegions) => text!("rule-r5-columns-regions"),
            Rule::R5(Form::RegionsRows) => text!("rule-r5-regions-rows"),
            Rule::R5(Form::RegionsColumns) => text!("rule-r5-regions-columns"),
        }
    }

    fn bit(self) -> u16 {
        let at = Rule::all().position(|rule| rule == self);
        1 << at.expect("every rule is among them all")
    }
}

/// The document's name followed by the usual one.
impl Say for Rule {
    fn text(&self) -> Text {
        match self.technique() {
            Some(technique) => text!(
                "rule-and-technique",
                rule = self.name(),
                technique = &technique
            ),
            None => text!("rule-alone", rule = self.name()),
        }
    }
}

/// As on the command line: `r3`, `r5:rows-columns`.
impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rule::R5(form) => write!(f, "r5:{}", form.id()),
            rule => write!(f, "r{}", rule.number()),
        }
    }
}

/// A set of rules. Parsed from a comma-separated list of `r1,r2`, `r1..r4`, `r5:rows-columns`, `simple` (document B's
/// method: only cells with one allowed value, which is R1 and R2) and `all`.
///
/// ```
/// use grille_logic::rules::{Rule, Rules};
///
/// let rules: Rules = "r1..r3, r5:columns-rows".parse()?;
/// assert!(rules.contains(Rule::R2) && !rules.contains(Rule::R4));
/// assert_eq!(rules.to_string(), "r1..r3,r5:columns-rows");
/// assert_eq!("simple".parse(), Ok(Rules::SIMPLE));
/// # Ok::<(), grille_logic::rules::NotRules>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules(u16);

impl Rules {
    /// No rule.
    pub const NONE: Rules = Rules(0);
    /// Document B's simple method: R1 and R2.
    pub const SIMPLE: Rules = Rules(0b11);
    /// All rules in all forms.
    pub const ALL: Rules = Rules(0b11_1111_1111);

    /// Whether a rule is among them.
    #[must_use]
    pub fn contains(self, rule: Rule) -> bool {
        self.0 & rule.bit() != 0
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The rules in their order.
    pub fn iter(self) -> impl Iterator<Item = Rule> {
        Rule::all().filter(move |&rule| self.contains(rule))
    }

    /// The rules with a number up to this one.
    #[must_use]
    pub fn up_to(self, number: usize) -> Rules {
        self.iter().filter(|rule| rule.number() <= number).collect()
    }

    fn numbered(number: usize) -> Rules {
        Rule::all().filter(|rule| rule.number() == number).collect()
    }
}

impl FromIterator<Rule> for Rules {
    fn from_iter<I: IntoIterator<Item = Rule>>(rules: I) -> Rules {
        Rules(rules.into_iter().fold(0, |bits, rule| bits | rule.bit()))
    }
}

/// The error for a text that does not name rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotRules {
    /// The part that is wrong.
    pub found: String,
}

impl Say for NotRules {
    fn text(&self) -> Text {
        text!("rules-not", found = &self.found)
    }
}

grille_say::display_in_english!(NotRules);

impl FromStr for Rules {
    type Err = NotRules;

    fn from_str(written: &str) -> Result<Rules, NotRules> {
        let mut rules = Rules::NONE;
        for part in written.split([',', '+']).map(str::trim) {
            let wrong = || NotRules {
                found: part.to_string(),
            };
            rules.0 |= read(&part.to_lowercase()).ok_or_else(wrong)?.0;
        }
        Ok(rules)
    }
}

/// Reads one part: a rule, a range, or a name.
fn read(part: &str) -> Option<Rules> {
    let number = |text: &str| -> Option<usize> {
        let number = text.trim().strip_prefix('r')?.parse().ok()?;
        (1..=5).contains(&number).then_some(number)
    };
    match part {
        "simple" => return Some(Rules::SIMPLE),
        "all" | "toutes" => return Some(Rules::ALL),
        _ => {}
    }
    if let Some((rule, form)) = part.split_once(':') {
        let is_x_wing = rule.trim() == "r5";
        let form = Form::named(form.trim()).filter(|_| is_x_wing)?;
        return Some(Rules::from_iter([Rule::R5(form)]));
    }
    if let Some((first, last)) = part.split_once("..") {
        let (first, last) = (number(first)?, number(last.trim_start_matches('='))?);
        let all = Rule::all().filter(|rule| (first..=last).contains(&rule.number()));
        return (first <= last).then(|| all.collect());
    }
    number(part).map(Rules::numbered)
}

/// A part of the short form of a set of rules.
enum Part {
    /// Consecutive whole rules, from the first to the last.
    Run(usize, usize),
    /// One form of R5.
    Form(Form),
}

impl Rules {
    fn parts(self) -> Vec<Part> {
        let whole = |number: usize| {
            let all = Rules::numbered(number);
            self.0 & all.0 == all.0
        };
        let mut parts = Vec::new();
        let mut number = 1;
        while number <= 5 {
            let run = (number..=5).take_while(|&number| whole(number)).count();
            if run > 0 {
                parts.push(Part::Run(number, number + run - 1));
            } else {
                parts.extend(self.iter().filter_map(|rule| match rule {
                    Rule::R5(form) if number == 5 => Some(Part::Form(form)),
                    _ => None,
                }));
            }
            number += run.max(1);
        }
        parts
    }

    /// The rules as a value for a sentence, and their number, for its verb.
    pub(super) fn named(self) -> (Value, usize) {
        let parts = self.parts().into_iter().map(|part| match part {
            Part::Run(..) => Value::from(part.to_string().to_uppercase()),
            Part::Form(form) => {
                let kind = |kind: HouseKind| match kind {
                    HouseKind::Row => text!("rules-form-rows"),
                    HouseKind::Column => text!("rules-form-columns"),
                    _ => text!("rules-form-regions"),
                };
                let (base, cover) = (kind(form.base()), kind(form.cover()));
                text!("rules-form", base = base, cover = cover).into()
            }
        });
        let numbers = (1..=5).filter(|&number| self.0 & Rules::numbered(number).0 != 0);
        (parts.collect(), numbers.count())
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Part::Run(first, last) if first == last => write!(f, "r{first}"),
            Part::Run(first, last) if first + 1 == last => write!(f, "r{first},r{last}"),
            Part::Run(first, last) => write!(f, "r{first}..r{last}"),
            Part::Form(form) => write!(f, "r5:{}", form.id()),
        }
    }
}

/// The shortest form that parses back: `r1..r4`, `r1,r3`, `r1,r2,r5:rows-columns`.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> = self.parts().iter().map(Part::to_string).collect();
        f.write_str(&parts.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_of_rules_reads_back() {
        for bits in 1..=Rules::ALL.0 {
            let rules = Rules(bits);
            assert_eq!(rules.to_string().parse(), Ok(rules), "{rules}");
        }
    }

    #[test]
    fn rules_are_written_in_several_ways() {
        let read = |text: &str| text.parse::<Rules>();
        assert_eq!(read("r1..r5"), Ok(Rules::ALL));
        assert_eq!(read("all"), Ok(Rules::ALL));
        assert_eq!(read("R1 , R2"), Ok(Rules::SIMPLE));
        assert_eq!(read("r1+r2"), Ok(Rules::SIMPLE));
        assert_eq!(
            read("r5:lignes-régions"),
            Ok(Rules::from_iter([Rule::R5(Form::RowsRegions)]))
        );
        for text in [
            "",
            "r0",
            "r6",
            "r3..r1",
            "r4:rows-columns",
            "r5:rows-rows",
            "1",
            "r1,,r2",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
