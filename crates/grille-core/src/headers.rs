//! Headers: what a file says about a puzzle apart from its cells, such as author, date and source.

/// A kind of header; the letters are those of the `.sdk` format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Header {
    /// Who made it.
    Author,
    /// What it is.
    Description,
    /// Anything else.
    Comment,
    /// When it was published.
    Date,
    /// Where it comes from.
    Source,
    /// How hard it is said to be.
    Level,
    /// The URL of its source.
    Url,
}

impl Header {
    /// All of them.
    pub const ALL: [Header; 7] = [
        Header::Author,
        Header::Description,
        Header::Comment,
        Header::Date,
        Header::Source,
        Header::Level,
        Header::Url,
    ];

    /// The letter in `.sdk` files.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Header::Author => 'A',
            Header::Description => 'D',
            Header::Comment => 'C',
            Header::Date => 'B',
            Header::Source => 'S',
            Header::Level => 'L',
            Header::Url => 'U',
        }
    }

    /// The name in JSON.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Header::Author => "author",
            Header::Description => "description",
            Header::Comment => "comment",
            Header::Date => "date",
            Header::Source => "source",
            Header::Level => "level",
            Header::Url => "url",
        }
    }
}

/// The headers of a puzzle, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headers(Vec<(Header, String)>);

impl Headers {
    /// Adds a header: one line, trimmed; an empty one is ignored.
    pub fn push(&mut self, header: Header, remark: &str) {
        let line: Vec<&str> = remark.split_whitespace().collect();
        if !line.is_empty() {
            self.0.push((header, line.join(" ")));
        }
    }

    /// Replaces all headers of a kind by this one, or removes them if it is empty.
    pub fn set(&mut self, header: Header, remark: &str) {
        self.0.retain(|(kind, _)| *kind != header);
        self.push(header, remark);
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The first header of a kind.
    #[must_use]
    pub fn get(&self, header: Header) -> Option<&str> {
        self.iter()
            .find(|(kind, _)| *kind == header)
            .map(|(_, remark)| remark)
    }

    /// All headers, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Header, &str)> {
        self.0
            .iter()
            .map(|(header, remark)| (*header, remark.as_str()))
    }
}
