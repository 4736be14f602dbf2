//! The catalogue of techniques: their names, their codes and scores on other scales, and the order in which they are
//! tried.

use std::str::FromStr;

use grille_core::UnknownName;
use grille_say::{Say, Text, text};

use crate::messages;

/// HoDoKu's difficulty level of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Singles.
    Easy,
    /// Locked candidates and small subsets.
    Medium,
    /// Fish, wings, rectangles.
    Hard,
    /// Chains.
    Unfair,
    /// Trial and error.
    Extreme,
}

impl Say for Level {
    fn text(&self) -> Text {
        match self {
            Level::Easy => text!("level-easy"),
            Level::Medium => text!("level-medium"),
            Level::Hard => text!("level-hard"),
            Level::Unfair => text!("level-unfair"),
            Level::Extreme => text!("level-extreme"),
        }
    }
}

/// What a technique relies on in addition to the houses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Basis {
    /// Nothing.
    Board,
    /// The uniqueness of the solution.
    Unique,
    /// What a variant adds: constraints, or more ways for cells to see each other. The score and level are our own,
    /// matching techniques that are about as hard to spot on a plain grid.
    Variant,
}

/// The catalogue entry of a technique.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The technique.
    pub technique: Technique,
    /// The name on the command line and in files.
    pub id: &'static str,
    /// The codes in HoDoKu's library, the usual form first; empty for a technique that HoDoKu does not have. The score
    /// and level are then those of its nearest relative there.
    pub codes: &'static [&'static str],
    /// What a step costs on HoDoKu's scale.
    pub score: u32,
    /// Its level in HoDoKu.
    pub level: Level,
    /// What it relies on in addition to the houses.
    pub basis: Basis,
    /// Whether it relies on the solution being unique.
    pub assumes_unique: bool,
    /// Whether paths, hints and ratings use it. The others are searched for on request only, as in HoDoKu: they are
    /// hard to follow, and the same conclusion usually follows from a chain.
    pub enabled: bool,
    /// The key of the message with its name.
    name: &'static str,
}

macro_rules! catalogue {
    ($($technique:ident $id:literal [$($code:literal),*] $score:literal $level:ident $basis:ident $name:literal $($on_request:ident)?;)*) => {
        /// A solving technique, in the order in which the techniques are tried.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "the names are those of the field; the catalogue tells what each is")]
        pub enum Technique {
            $($technique,)*
        }

        /// The catalogue, in the order of [`Technique`].
        const CATALOGUE: &[Entry] = &[
            $(Entry {
                technique: Technique::$technique,
                id: $id,
                codes: &[$($code),*],
                score: $score,
                level: Level::$level,
                basis: Basis::$basis,
                assumes_unique: matches!(Basis::$basis, Basis::Unique),
                enabled: !matches!(stringify!($($on_request)?).as_bytes(), b"OnRequest"),
                name: $name,
            },)*
        ];
    };
}

catalogue! {
    FullHouse          "full-house"         ["0000"]            4 Easy   Board  "technique-full-house";
    NakedSingle        "naked-single"       ["0003"]            4 Easy   Board  "technique-naked-single";
    HiddenSingle       "hidden-single"      ["0002"]           14 Easy   Board  "technique-hidden-single";
    EqualCells         "equal-cells"        []                 16 Easy   Variant "technique-equal-cells";
    PairRelation           "pair-relation"          []                 20 Easy   Variant "technique-pair-relation";
    Thermometer        "thermometer"        []                 20 Easy   Variant "technique-thermometer";
    SignChain          "sign-chain"         []                 30 Easy   Variant "technique-sign-chain";
    LineEnds           "line-ends"          []                 30 Easy   Variant "technique-line-ends";
    CageCombination    "cage-combination"   []                 30 Easy   Variant "technique-cage-combination";
    DigitRun           "digit-run"          []                 30 Easy   Variant "technique-digit-run";
    CircleCount        "circle-count"       []                 30 Easy   Variant "technique-circle-count";
    LockedPair         "locked-pair"        ["0110"]           40 Medium Board  "technique-locked-pair";
    LockedTriple       "locked-triple"      ["0111"]           60 Medium Board  "technique-locked-triple";
    Pointing           "pointing"           ["0100"]           50 Medium Board  "technique-pointing";
    Claiming           "claiming"           ["0101"]           50 Medium Board  "technique-claiming";
    LockedSight        "locked-sight"       []                 50 Medium Variant "technique-locked-sight";
    EqualSight         "equal-sight"        []                 50 Medium Variant "technique-equal-sight";
    LockedInConstraint "locked-in-constraint" []                 50 Medium Variant "technique-locked-in-constraint";
    SumLimits          "sum-limits"         []                 40 Medium Variant "technique-sum-limits";
    SandwichFilling    "sandwich-filling"   []                 40 Medium Variant "technique-sandwich-filling";
    RuleOf45           "rule-of-45"         []                 40 Medium Variant "technique-rule-of-45";
    SharedPartner      "shared-partner"     []                 60 Medium Variant "technique-shared-partner";
    Alternation        "alternation"        []                 60 Medium Variant "technique-alternation";
    NakedPair          "naked-pair"         ["0200"]           60 Medium Board  "technique-naked-pair";
    LockedRelation     "locked-relation"    []                 70 Medium Variant "technique-locked-relation";
    CageArrangement    "cage-arrangement"   []                 70 Medium Variant "technique-cage-arrangement";
    OutsideClue        "outside-clue"       []                 80 Medium Variant "technique-outside-clue";
    CageClash          "cage-clash"         []                 80 Medium Variant "technique-cage-clash";
    NakedTriple        "naked-triple"       ["0201"]           80 Medium Board  "technique-naked-triple";
    HiddenPair         "hidden-pair"        ["0210"]           70 Medium Board  "technique-hidden-pair";
    HiddenTriple       "hidden-triple"      ["0211"]          100 Medium Board  "technique-hidden-triple";
    KillerSubset       "killer-subset"      []                 90 Medium Variant "technique-killer-subset";
    InniesOuties       "innies-outies"      []                 90 Medium Variant "technique-innies-outies";
    ConstraintBreaks   "constraint-breaks"  []                140 Hard   Variant "technique-constraint-breaks";
    NakedQuad          "naked-quad"         ["0202"]          120 Hard   Board  "technique-naked-quad";
    HiddenQuad         "hidden-quad"        ["0212"]          150 Hard   Board  "technique-hidden-quad";
    XWing              "x-wing"             ["0300"]          140 Hard   Board  "technique-x-wing";
    Swordfish          "swordfish"          ["0301"]          150 Hard   Board  "technique-swordfish";
    Jellyfish          "jellyfish"          ["0302"]          160 Hard   Board  "technique-jellyfish";
    Squirmbag                "squirmbag" ["0303"] 470 Unfair Board "technique-squirmbag" OnRequest;
    Whale                    "whale" ["0304"] 470 Unfair Board "technique-whale" OnRequest;
    Leviathan                "leviathan" ["0305"] 470 Unfair Board "technique-leviathan" OnRequest;
    RemotePair         "remote-pair"        ["0703"]          110 Hard   Board  "technique-remote-pair";
    BugPlusOne         "bug-plus-1"         ["0610"]          100 Hard   Unique "technique-bug-plus-1";
    Skyscraper         "skyscraper"         ["0400"]          130 Hard   Board  "technique-skyscraper";
    TwoStringKite      "two-string-kite"    ["0401", "0404"]  150 Hard   Board  "technique-two-string-kite";
    TurbotFish         "turbot-fish"        ["0403"]          120 Hard   Board  "technique-turbot-fish";
    EmptyRectangle     "empty-rectangle"    ["0402", "0405"]  120 Hard   Board  "technique-empty-rectangle";
    WWing              "w-wing"             ["0803"]          150 Hard   Board  "technique-w-wing";
    XyWing             "xy-wing"            ["0800"]          160 Hard   Board  "technique-xy-wing";
    XyzWing            "xyz-wing"           ["0801"]          180 Hard   Board  "technique-xyz-wing";
    UniqueRectangle1   "unique-rectangle-1" ["0600"]          100 Hard   Unique "technique-unique-rectangle-1";
    UniqueRectangle2   "unique-rectangle-2" ["0601"]          100 Hard   Unique "technique-unique-rectangle-2";
    UniqueRectangle3   "unique-rectangle-3" ["0602"]          100 Hard   Unique "technique-unique-rectangle-3";
    UniqueRectangle4   "unique-rectangle-4" ["0603"]          100 Hard   Unique "technique-unique-rectangle-4";
    UniqueRectangle5   "unique-rectangle-5" ["0604"]          100 Hard   Unique "technique-unique-rectangle-5";
    UniqueRectangle6   "unique-rectangle-6" ["0605"]          100 Hard   Unique "technique-unique-rectangle-6";
    HiddenRectangle    "hidden-rectangle"   ["0606"]          100 Hard   Unique "technique-hidden-rectangle";
    AvoidableRectangle1 "avoidable-rectangle-1" ["0607"]          100 Hard   Unique "technique-avoidable-rectangle-1";
    AvoidableRectangle2 "avoidable-rectangle-2" ["0608"]          100 Hard   Unique "technique-avoidable-rectangle-2";
    FinnedXWing        "finned-x-wing"      ["0310"]          130 Hard   Board  "technique-finned-x-wing";
    SashimiXWing       "sashimi-x-wing"     ["0320"]          150 Hard   Board  "technique-sashimi-x-wing";
    FinnedSwordfish    "finned-swordfish"   ["0311", "03111"] 200 Unfair Board  "technique-finned-swordfish";
    SashimiSwordfish   "sashimi-swordfish"  ["0321", "03211"] 240 Unfair Board  "technique-sashimi-swordfish";
    FinnedJellyfish    "finned-jellyfish"   ["0312", "03121"] 250 Unfair Board  "technique-finned-jellyfish";
    SashimiJellyfish   "sashimi-jellyfish"  ["0322", "03221"] 260 Unfair Board  "technique-sashimi-jellyfish";
    FinnedSquirmbag          "finned-squirmbag" ["0313"] 470 Unfair Board "technique-finned-squirmbag" OnRequest;
    SashimiSquirmbag         "sashimi-squirmbag" ["0323"] 470 Unfair Board "technique-sashimi-squirmbag" OnRequest;
    FinnedWhale              "finned-whale" ["0314"] 470 Unfair Board "technique-finned-whale" OnRequest;
    SashimiWhale             "sashimi-whale" ["0324"] 470 Unfair Board "technique-sashimi-whale" OnRequest;
    FinnedLeviathan          "finned-leviathan" ["0315"] 470 Unfair Board "technique-finned-leviathan" OnRequest;
    SashimiLeviathan         "sashimi-leviathan" ["0325"] 470 Unfair Board "technique-sashimi-leviathan" OnRequest;
    SueDeCoq           "sue-de-coq"         ["1101"]          250 Unfair Board  "technique-sue-de-coq";
    SimpleColours      "simple-colours"     ["0500", "0501"]  150 Hard   Board  "technique-simple-colours";
    MultiColours       "multi-colours"      ["0502", "0503"]  200 Hard   Board  "technique-multi-colours";
    UniqueLoop1        "unique-loop-1"      []                100 Hard   Unique "technique-unique-loop-1";
    UniqueLoop2        "unique-loop-2"      []                100 Hard   Unique "technique-unique-loop-2";
    UniqueLoop3        "unique-loop-3"      []                100 Hard   Unique "technique-unique-loop-3";
    UniqueLoop4        "unique-loop-4"      []                100 Hard   Unique "technique-unique-loop-4";
    BugType2           "bug-type-2"         []                100 Hard   Unique "technique-bug-type-2";
    BugType3           "bug-type-3"         []                100 Hard   Unique "technique-bug-type-3";
    BugType4           "bug-type-4"         []                100 Hard   Unique "technique-bug-type-4";
    BugLite            "bug-lite"           []                150 Hard   Unique "technique-bug-lite";
    WxyzWing           "wxyz-wing"          []                250 Unfair Board  "technique-wxyz-wing";
    Medusa             "medusa"             []                250 Unfair Board  "technique-medusa";
    XChain             "x-chain"            ["0701"]          260 Unfair Board  "technique-x-chain";
    XyChain            "xy-chain"           ["0702"]          260 Unfair Board  "technique-xy-chain";
    NiceLoop           "nice-loop"          ["0707", "0706", "0708"] 280 Unfair Board "technique-nice-loop";
    GroupedNiceLoop    "grouped-nice-loop"  ["0710", "0709", "0711"] 300 Unfair Board "technique-grouped-nice-loop";
    VwxyzWing          "vwxyz-wing"         []                300 Unfair Board  "technique-vwxyz-wing";
    AlsXz              "als-xz"             ["0901"]          300 Unfair Board  "technique-als-xz";
    AlsXyWing          "als-xy-wing"        ["0902"]          320 Unfair Board  "technique-als-xy-wing";
    AlsChain           "als-chain"          ["0903"]          340 Unfair Board  "technique-als-chain";
    AlignedPair        "aligned-pair-exclusion" []            350 Unfair Board  "technique-aligned-pair";
    DeathBlossom       "death-blossom"      ["0904"]          360 Unfair Board  "technique-death-blossom" OnRequest;
    AlignedTriplet     "aligned-triplet-exclusion" []         370 Unfair Board  "technique-aligned-triplet" OnRequest;
    FrankenXWing             "franken-x-wing" ["0330"] 300 Unfair Board "technique-franken-x-wing";
    FrankenSwordfish         "franken-swordfish" ["0331"] 350 Unfair Board "technique-franken-swordfish";
    FrankenJellyfish         "franken-jellyfish" ["0332"] 370 Unfair Board "technique-franken-jellyfish" OnRequest;
    FrankenSquirmbag         "franken-squirmbag" ["0333"] 470 Extreme Board "technique-franken-squirmbag" OnRequest;
    FrankenWhale             "franken-whale" ["0334"] 470 Extreme Board "technique-franken-whale" OnRequest;
    FrankenLeviathan         "franken-leviathan" ["0335"] 470 Extreme Board "technique-franken-leviathan" OnRequest;
    FinnedFrankenXWing       "finned-franken-x-wing" ["0340"] 390 Unfair Board "technique-finned-franken-x-wing";
    FinnedFrankenSwordfish   "finned-franken-swordfish" ["0341", "03411"] 410 Unfair Board "technique-finned-franken-swordfish";
    FinnedFrankenJellyfish   "finned-franken-jellyfish" ["0342", "03421"] 430 Unfair Board "technique-finned-franken-jellyfish" OnRequest;
    FinnedFrankenSquirmbag   "finned-franken-squirmbag" ["0343"] 470 Extreme Board "technique-finned-franken-squirmbag" OnRequest;
    FinnedFrankenWhale       "finned-franken-whale" ["0344"] 470 Extreme Board "technique-finned-franken-whale" OnRequest;
    FinnedFrankenLeviathan   "finned-franken-leviathan" ["0345"] 470 Extreme Board "technique-finned-franken-leviathan" OnRequest;
    MutantXWing              "mutant-x-wing" ["0350"] 450 Extreme Board "technique-mutant-x-wing" OnRequest;
    MutantSwordfish          "mutant-swordfish" ["0351"] 450 Extreme Board "technique-mutant-swordfish" OnRequest;
    MutantJellyfish          "mutant-jellyfish" ["0352"] 450 Extreme Board "technique-mutant-jellyfish" OnRequest;
    MutantSquirmbag          "mutant-squirmbag" ["0353"] 470 Extreme Board "technique-mutant-squirmbag" OnRequest;
    MutantWhale              "mutant-whale" ["0354"] 470 Extreme Board "technique-mutant-whale" OnRequest;
    MutantLeviathan          "mutant-leviathan" ["0355"] 470 Extreme Board "technique-mutant-leviathan" OnRequest;
    FinnedMutantXWing        "finned-mutant-x-wing" ["0360"] 470 Extreme Board "technique-finned-mutant-x-wing" OnRequest;
    FinnedMutantSwordfish    "finned-mutant-swordfish" ["0361"] 470 Extreme Board "technique-finned-mutant-swordfish" OnRequest;
    FinnedMutantJellyfish    "finned-mutant-jellyfish" ["0362", "03621"] 470 Extreme Board "technique-finned-mutant-jellyfish" OnRequest;
    FinnedMutantSquirmbag    "finned-mutant-squirmbag" ["0363"] 470 Extreme Board "technique-finned-mutant-squirmbag" OnRequest;
    FinnedMutantWhale        "finned-mutant-whale" ["0364"] 470 Extreme Board "technique-finned-mutant-whale" OnRequest;
    FinnedMutantLeviathan    "finned-mutant-leviathan" ["0365"] 470 Extreme Board "technique-finned-mutant-leviathan" OnRequest;
    KrakenFish1              "kraken-fish-1" ["0371"] 500 Extreme Board "technique-kraken-fish-1" OnRequest;
    KrakenFish2              "kraken-fish-2" ["0372"] 500 Extreme Board "technique-kraken-fish-2" OnRequest;
    ForcingChain       "forcing-chain"      ["1301", "1302"]  500 Extreme Board "technique-forcing-chain";
    ForcingNet         "forcing-net"        ["1303", "1304"]  700 Extreme Board "technique-forcing-net";
    TemplateSet              "template-set" ["1201"] 10000 Extreme Board "technique-template-set" OnRequest;
    TemplateDelete           "template-delete" ["1202"] 10000 Extreme Board "technique-template-delete" OnRequest;
    Trial              "trial"              []               1000 Extreme Board "technique-trial";
    BruteForce         "brute-force"        ["xxxx"]        10000 Extreme Board "technique-brute-force";
}

impl Technique {
    /// All techniques, in the order in which they are tried.
    pub fn all() -> impl Iterator<Item = Technique> {
        CATALOGUE.iter().map(|entry| entry.technique)
    }

    /// The techniques that paths, hints and ratings use, in the order in which they are tried.
    pub fn enabled() -> impl Iterator<Item = Technique> {
        Technique::all().filter(|technique| technique.entry().enabled)
    }

    /// The same in the order in which people look: where a digit goes is easier to see than what a cell can be.
    pub fn as_people_look() -> impl Iterator<Item = Technique> {
        Technique::enabled().map(|technique| match technique {
            Technique::NakedSingle => Technique::HiddenSingle,
            Technique::HiddenSingle => Technique::NakedSingle,
            other => other,
        })
    }

    /// Those that hold for every solution of a puzzle, however many it has.
    ///
    /// ```
    /// use grille_logic::Technique;
    ///
    /// assert!(Technique::enabled().any(|technique| technique == Technique::HiddenRectangle));
    /// assert!(!Technique::without_uniqueness().any(|technique| technique == Technique::HiddenRectangle));
    /// ```
    pub fn without_uniqueness() -> impl Iterator<Item = Technique> {
        Technique::enabled().filter(|technique| !technique.entry().assumes_unique)
    }

    /// Its catalogue entry.
    #[must_use]
    pub fn entry(self) -> &'static Entry {
        &CATALOGUE[self as usize]
    }

    /// The name on the command line and in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.entry().id
    }
}

impl Say for Technique {
    fn text(&self) -> Text {
        Text::named(&messages::CATALOGUE, self.entry().name)
    }
}

/// Reads the name or the HoDoKu code.
impl FromStr for Technique {
    type Err = UnknownName;

    fn from_str(name: &str) -> Result<Technique, UnknownName> {
        let name = name.trim().to_ascii_lowercase().replace([' ', '_'], "-");
        let entry = CATALOGUE
            .iter()
            .find(|entry| entry.id == name || entry.codes.contains(&name.as_str()));
        let found = entry.map(|entry| entry.technique);
        found.ok_or(UnknownName(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_catalogue_is_in_order_and_reads_back() {
        for (at, entry) in CATALOGUE.iter().enumerate() {
            assert_eq!(entry.technique as usize, at);
            assert_eq!(entry.id.parse(), Ok(entry.technique));
            for code in entry.codes {
                assert_eq!(code.parse(), Ok(entry.technique));
            }
        }
        assert!("".parse::<Technique>().is_err());
        assert_eq!("X-Wing".parse(), Ok(Technique::XWing));
        assert!("y-wing".parse::<Technique>().is_err());
    }
}
