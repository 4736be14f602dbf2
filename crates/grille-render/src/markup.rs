//! Escaping text in SVG and HTML.

/// The text with the special characters of markup written as references, suitable for an element and for an attribute
/// in double quotes. Control characters, which XML cannot contain at all, become spaces.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\u{fffe}' | '\u{ffff}' => escaped.push(' '),
            other if other.is_control() => escaped.push(' '),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_a_text_is_taken_for_markup() {
        assert_eq!(
            escape("<b title=\"x\" & 'y'>\u{0}\n"),
            "&lt;b title=&quot;x&quot; &amp; &#39;y&#39;&gt;  "
        );
        assert_eq!(escape("« Été » 数独"), "« Été » 数独");
    }
}
