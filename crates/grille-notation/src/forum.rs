//! Strips what forums and mail put around a grid: `[code]` … `[/code]`, fences of three backquotes.

use std::borrow::Cow;

/// The forum tags between which grids are posted.
const TAGS: [&str; 14] = [
    "code", "quote", "pre", "spoiler", "hide", "hidden", "tt", "b", "i", "u", "size", "font",
    "color", "center",
];

/// The length in bytes of the tag at the start of a text; `None` if there is none.
fn tag(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('[')?;
    let end = inside.find([']', '\n'])?;
    let name = inside[..end].trim_start_matches('/');
    let name = name.split(['=', ' ']).next()?.to_ascii_lowercase();
    let closed = inside[end..].starts_with(']');
    (closed && TAGS.contains(&name.as_str())).then_some(end + 2)
}

/// Whether a text starts with a tag.
pub(super) fn starts_with_tag(text: &str) -> bool {
    tag(text).is_some()
}

/// Whether a line is nothing but the end of a quotation or of a listing.
pub(super) fn is_mark(line: &str) -> bool {
    let line = line.trim();
    line.starts_with("```") || tag(line) == Some(line.len())
}

/// The text with blanks in place of its tags, so that everything else keeps its position.
pub(super) fn without_tags(text: &str) -> Cow<'_, str> {
    // Remarks in JSON may contain anything.
    if text.trim_start().starts_with('{') || !text.contains("[/") {
        return Cow::Borrowed(text);
    }
    let mut blanked = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('[') {
        let length = tag(&rest[at..]);
        blanked.push_str(&rest[..at]);
        match length {
            Some(length) => {
                let characters = rest[at..at + length].chars().count();
                blanked.extend(std::iter::repeat_n(' ', characters));
            }
            None => blanked.push('['),
        }
        rest = &rest[at + length.unwrap_or(1)..];
    }
    blanked.push_str(rest);
    Cow::Owned(blanked)
}
