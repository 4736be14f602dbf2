//! The keywords for each kind of constraint in texts and on the command line: an English one that is written, and
//! others, including French ones, that are read.

use super::{GroupKind, LineKind, MarkKind, OutsideKind, RegionClue, SignKind, Whole};

/// Every alias that is read, with the keyword that is written in its place.
const ALSO: [(&str, &str); 99] = [
    ("diagonals", "x"),
    ("diagonales", "x"),
    ("diagonale-descendante", "diagonal-down"),
    ("diagonale-montante", "diagonal-up"),
    ("fenetres", "windoku"),
    ("hyper", "windoku"),
    ("asterisque", "asterisk"),
    ("points-centraux", "centre-dot"),
    ("center-dot", "centre-dot"),
    ("girandole", "girandola"),
    ("losanges", "argyle"),
    ("groupes-disjoints", "disjoint-groups"),
    ("disjoint", "disjoint-groups"),
    ("hypercube", "hypercube"),
    ("anti-cavalier", "anti-knight"),
    ("antiknight", "anti-knight"),
    ("anti-roi", "anti-king"),
    ("antiking", "anti-king"),
    ("anti-taxi", "anti-taxicab"),
    ("non-consecutif", "non-consecutive"),
    ("nonconsecutive", "non-consecutive"),
    ("tous-blancs", "all-white"),
    ("tous-noirs", "all-black"),
    ("tous-kropki", "all-kropki"),
    ("tous-xv", "all-xv"),
    ("entropie-globale", "global-entropy"),
    ("modulo-global", "global-modulo"),
    ("semi-magique", "semi-magic"),
    ("regions-magiques", "magic-boxes"),
    ("magique-mod9", "magic-mod9"),
    ("colocataires-hollandais", "dutch-flatmates"),
    ("zone", "region"),
    ("extra-region", "region"),
    ("region-supplementaire", "region"),
    ("killer", "cage"),
    ("magique", "magic"),
    ("carre-magique", "magic"),
    ("blanc", "white"),
    ("point-blanc", "white"),
    ("white-dot", "white"),
    ("noir", "black"),
    ("point-noir", "black"),
    ("black-dot", "black"),
    ("rapport", "ratio"),
    ("signe-x", "x-sign"),
    ("signe-v", "v-sign"),
    ("signe-somme", "sum-sign"),
    ("moins", "less"),
    ("inferieur", "less"),
    ("pair", "even"),
    ("paire", "even"),
    ("impair", "odd"),
    ("min", "minimum"),
    ("max", "maximum"),
    ("forteresse", "maximum"),
    ("quad", "quadruple"),
    ("thermometer", "thermo"),
    ("thermometre", "thermo"),
    ("thermo-lent", "slow-thermo"),
    ("thermometre-lent", "slow-thermo"),
    ("chuchotement", "whisper"),
    ("whispers", "whisper"),
    ("entre", "between"),
    ("exclusion", "lockout"),
    ("fermeture-eclair", "zipper"),
    ("somme-region", "region-sum"),
    ("somme-regions", "region-sum"),
    ("entropique", "entropic"),
    ("modulaire", "modular"),
    ("parite", "parity"),
    ("ligne-somme", "sum-line"),
    ("double-fleche", "double-arrow"),
    ("fleche", "arrow"),
    ("copie", "clone"),
    ("somme-x", "x-sum"),
    ("gratte-ciel", "skyscraper"),
    ("gratte-ciel-cache", "hidden-skyscraper"),
    ("chambre-numerotee", "numbered-room"),
    ("rang", "full-rank"),
    ("petit-killer", "little-killer"),
    ("diagonale", "little-killer"),
    ("cercles-compteurs", "counting-circles"),
    ("equality-cage", "equality"),
    ("rellik-cage", "rellik"),
    ("cage-egalite", "equality"),
    ("cage-rellik", "rellik"),
    ("boite-a-sandwich", "lunchbox"),
    ("index-ligne", "row-index"),
    ("index-colonne", "column-index"),
    ("index-region", "box-index"),
    ("lire-et-dire", "look-and-say"),
    ("memes-chiffres", "same-digits"),
    ("memes-sommes", "equal-sums"),
    ("chaos", "chaos-construction"),
    ("vue-region", "region-run"),
    ("compte-region", "region-count"),
    ("regions-distinctes", "distinct-regions"),
    ("meme-region", "same-region"),
    ("propre", "custom"),
];

/// The canonical keyword for an alias, whatever its case and accents; the word itself if it is not an alias.
///
/// ```
/// use grille_core::internal::written_word;
///
/// assert_eq!(written_word("Thermomètre"), "thermo");
/// assert_eq!(written_word("renban"), "renban");
/// ```
#[must_use]
pub fn written_word(word: &str) -> String {
    let plain: String = word
        .chars()
        .flat_map(char::to_lowercase)
        .map(without_accent)
        .collect();
    match ALSO.iter().find(|(also, _)| *also == plain) {
        Some((_, written)) => (*written).to_string(),
        None => plain,
    }
}

fn without_accent(letter: char) -> char {
    match letter {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        '_' => '-',
        other => other,
    }
}

/// Whole-grid constraints that have a keyword of their own.
const WHOLE: [(&str, Whole); 25] = [
    ("x", Whole::Diagonals),
    ("diagonal-down", Whole::DiagonalDown),
    ("diagonal-up", Whole::DiagonalUp),
    ("windoku", Whole::Windows),
    ("asterisk", Whole::Asterisk),
    ("centre-dot", Whole::CentreDot),
    ("girandola", Whole::Girandola),
    ("argyle", Whole::Argyle),
    ("disjoint-groups", Whole::DisjointGroups),
    ("hypercube", Whole::Hypercube),
    ("anti-knight", Whole::AntiKnight),
    ("anti-king", Whole::AntiKing),
    ("anti-taxicab", Whole::AntiTaxicab),
    ("non-consecutive", Whole::NonConsecutive),
    ("all-white", Whole::AllGiven(SignKind::WHITE)),
    ("all-black", Whole::AllGiven(SignKind::BLACK)),
    ("all-x", Whole::AllGiven(SignKind::X)),
    ("all-v", Whole::AllGiven(SignKind::V)),
    ("global-entropy", Whole::GlobalEntropy),
    ("global-modulo", Whole::GlobalModulo),
    ("semi-magic", Whole::SemiMagic),
    ("magic-boxes", Whole::MagicBoxes),
    ("magic-mod9", Whole::MagicModulo),
    ("dutch-flatmates", Whole::DutchFlatmates),
    ("chaos-construction", Whole::ChaosConstruction),
];

impl Whole {
    /// The constraints that a keyword stands for; some stand for two.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Vec<Whole>> {
        let both =
            |one: SignKind, other: SignKind| vec![Whole::AllGiven(one), Whole::AllGiven(other)];
        match word {
            "all-kropki" => Some(both(SignKind::WHITE, SignKind::BLACK)),
            "all-xv" => Some(both(SignKind::X, SignKind::V)),
            _ => {
                let found = WHOLE.iter().find(|(known, _)| *known == word);
                found.map(|(_, whole)| vec![*whole])
            }
        }
    }

    /// Its keyword, if it has one of its own.
    #[must_use]
    pub fn word(self) -> Option<&'static str> {
        let found = WHOLE.iter().find(|(_, whole)| *whole == self);
        found.map(|(word, _)| *word)
    }
}

impl SignKind {
    /// The keyword of a sign, with its number if it needs one.
    #[must_use]
    pub fn word(self) -> (&'static str, Option<u8>) {
        match self {
            SignKind::WHITE => ("white", None),
            SignKind::BLACK => ("black", None),
            SignKind::X => ("x-sign", None),
            SignKind::V => ("v-sign", None),
            SignKind::Difference(apart) => ("difference", Some(apart)),
            SignKind::Ratio(times) => ("ratio", Some(times)),
            SignKind::Sum(sum) => ("sum-sign", Some(sum)),
            SignKind::Less => ("less", None),
        }
    }

    /// The sign with this keyword and number.
    #[must_use]
    pub fn from_word(word: &str, number: Option<u8>) -> Option<SignKind> {
        Some(match (word, number) {
            ("white", None) => SignKind::WHITE,
            ("black", None) => SignKind::BLACK,
            ("x-sign", None) => SignKind::X,
            ("v-sign", None) => SignKind::V,
            ("less", None) => SignKind::Less,
            ("difference", Some(number)) => SignKind::Difference(number),
            ("ratio", Some(number)) => SignKind::Ratio(number),
            ("sum-sign", Some(number)) => SignKind::Sum(number),
            _ => return None,
        })
    }
}

impl MarkKind {
    /// The keyword of a mark.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            MarkKind::Even => "even",
            MarkKind::Odd => "odd",
            MarkKind::Minimum => "minimum",
            MarkKind::Maximum => "maximum",
        }
    }

    /// The mark with this keyword.
    #[must_use]
    pub fn from_word(word: &str) -> Option<MarkKind> {
        let all = [
            MarkKind::Even,
            MarkKind::Odd,
            MarkKind::Minimum,
            MarkKind::Maximum,
        ];
        all.into_iter().find(|kind| kind.word() == word)
    }
}

impl LineKind {
    /// The keyword of a line, with its number if it has one.
    #[must_use]
    pub fn word(self) -> (&'static str, Option<u8>) {
        match self {
            LineKind::Thermo => ("thermo", None),
            LineKind::SlowThermo => ("slow-thermo", None),
            LineKind::Palindrome => ("palindrome", None),
            LineKind::Renban => ("renban", None),
            LineKind::Nabner => ("nabner", None),
            LineKind::Whisper(apart) => ("whisper", Some(apart)),
            LineKind::Between => ("between", None),
            LineKind::Lockout(apart) => ("lockout", Some(apart)),
            LineKind::Zipper => ("zipper", None),
            LineKind::RegionSum => ("region-sum", None),
            LineKind::Entropic => ("entropic", None),
            LineKind::Modular(by) => ("modular", Some(by)),
            LineKind::Parity => ("parity", None),
            LineKind::SumLine(sum) => ("sum-line", Some(sum)),
            LineKind::DoubleArrow => ("double-arrow", None),
        }
    }

    /// The line with this keyword; a missing number stands for the usual one.
    #[must_use]
    pub fn from_word(word: &str, number: Option<u8>) -> Option<LineKind> {
        let kind = match word {
            "thermo" => LineKind::Thermo,
            "slow-thermo" => LineKind::SlowThermo,
            "palindrome" => LineKind::Palindrome,
            "renban" => LineKind::Renban,
            "nabner" => LineKind::Nabner,
            "whisper" => return Some(LineKind::Whisper(number.unwrap_or(5))),
            "between" => LineKind::Between,
            "lockout" => return Some(LineKind::Lockout(number.unwrap_or(4))),
            "zipper" => LineKind::Zipper,
            "region-sum" => LineKind::RegionSum,
            "entropic" => LineKind::Entropic,
            "modular" => return Some(LineKind::Modular(number.unwrap_or(3))),
            "parity" => LineKind::Parity,
            "sum-line" => return Some(LineKind::SumLine(number.unwrap_or(10))),
            "double-arrow" => LineKind::DoubleArrow,
            _ => return None,
        };
        number.is_none().then_some(kind)
    }
}

impl OutsideKind {
    /// All of them.
    pub const ALL: [OutsideKind; 6] = [
        OutsideKind::Sandwich,
        OutsideKind::XSum,
        OutsideKind::Skyscraper,
        OutsideKind::HiddenSkyscraper,
        OutsideKind::NumberedRoom,
        OutsideKind::FullRank,
    ];

    /// The keyword of a clue.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            OutsideKind::Sandwich => "sandwich",
            OutsideKind::XSum => "x-sum",
            OutsideKind::Skyscraper => "skyscraper",
            OutsideKind::HiddenSkyscraper => "hidden-skyscraper",
            OutsideKind::NumberedRoom => "numbered-room",
            OutsideKind::FullRank => "full-rank",
        }
    }

    /// The clue with this keyword.
    #[must_use]
    pub fn from_word(word: &str) -> Option<OutsideKind> {
        OutsideKind::ALL
            .into_iter()
            .find(|kind| kind.word() == word)
    }
}

impl RegionClue {
    /// The keywords of all kinds of clues.
    pub const WORDS: [&str; 4] = [
        "region-run",
        "region-count",
        "distinct-regions",
        "same-region",
    ];

    /// The keyword of a clue.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            RegionClue::Run { .. } => "region-run",
            RegionClue::Count { .. } => "region-count",
            RegionClue::Distinct { .. } => "distinct-regions",
            RegionClue::Same(_) => "same-region",
        }
    }
}

impl GroupKind {
    /// The keyword of a group, with its number if it has one.
    #[must_use]
    pub fn word(self) -> (&'static str, Option<u32>) {
        match self {
            GroupKind::CountingCircles => ("counting-circles", None),
            GroupKind::Equality => ("equality", None),
            GroupKind::Rellik(sum) => ("rellik", Some(sum)),
            GroupKind::Lunchbox(sum) => ("lunchbox", Some(sum)),
            GroupKind::RowIndex => ("row-index", None),
            GroupKind::ColumnIndex => ("column-index", None),
            GroupKind::BoxIndex => ("box-index", None),
        }
    }

    /// The group with this keyword and number.
    #[must_use]
    pub fn from_word(word: &str, number: Option<u32>) -> Option<GroupKind> {
        Some(match (word, number) {
            ("counting-circles", None) => GroupKind::CountingCircles,
            ("equality", None) => GroupKind::Equality,
            ("rellik", Some(sum)) => GroupKind::Rellik(sum),
            ("lunchbox", Some(sum)) => GroupKind::Lunchbox(sum),
            ("row-index", None) => GroupKind::RowIndex,
            ("column-index", None) => GroupKind::ColumnIndex,
            ("box-index", None) => GroupKind::BoxIndex,
            _ => return None,
        })
    }
}
