//! Reads query parameters and percent-encoded characters from URLs.

/// The part of a URL that comes after `?name=` or `&name=`.
pub(super) fn query<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    let (_, query) = text.strip_prefix("http").and(text.split_once('?'))?;
    let query = query.split('#').next().unwrap_or(query);
    let mut fields = query.split('&');
    fields.find_map(|field| field.strip_prefix(name)?.strip_prefix('='))
}

/// Decodes percent-encoded characters such as `%20`; invalid codes are kept as they are.
pub(super) fn percent_decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, others @ ..] = rest {
        let code = match (first, others) {
            (b'%', [high, low, ..]) => hexadecimal(*high).zip(hexadecimal(*low)),
            _ => None,
        };
        if let Some((high, low)) = code {
            bytes.push(16 * high + low);
            rest = &others[2..];
        } else {
            bytes.push(*first);
            rest = others;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn hexadecimal(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).map(|value| value as u8)
}
