//! A crate's messages: its two Fluent files, and the catalogues of the crates whose messages it also uses.

use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use unic_langid::LanguageIdentifier;

use crate::Lang;

/// The messages of one crate in both languages. Each crate has one, `crate::messages::CATALOGUE`, which lists those of
/// the crates below it: a message that it does not have itself is looked up there.
pub struct Catalogue {
    english: &'static str,
    french: &'static str,
    uses: &'static [&'static Catalogue],
    bundles: [OnceLock<Bundle>; 2],
}

pub(crate) type Bundle = FluentBundle<FluentResource>;

impl Catalogue {
    /// A catalogue from the contents of an English and a French Fluent file, and the catalogues that it falls back to.
    #[must_use]
    pub const fn new(
        english: &'static str,
        french: &'static str,
        uses: &'static [&'static Catalogue],
    ) -> Catalogue {
        Catalogue {
            english,
            french,
            uses,
            bundles: [OnceLock::new(), OnceLock::new()],
        }
    }

    /// The Fluent file of a language.
    #[must_use]
    pub const fn source(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::English => self.english,
            Lang::French => self.french,
        }
    }

    /// The bundle that has a message: this catalogue's own, or the first of those it falls back to.
    pub(crate) fn bundle_of(&self, lang: Lang, id: &str) -> Option<&Bundle> {
        let own = self.bundle(lang);
        if own.has_message(id) {
            return Some(own);
        }
        let mut uses = self.uses.iter();
        uses.find_map(|used| used.bundle_of(lang, id))
    }

    fn bundle(&self, lang: Lang) -> &Bundle {
        self.bundles[lang as usize].get_or_init(|| load(lang.code(), self.source(lang)))
    }
}

impl std::fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Catalogue").finish_non_exhaustive()
    }
}

fn load(code: &str, source: &str) -> Bundle {
    let resource = match FluentResource::try_new(source.to_string()) {
        Ok(resource) => resource,
        Err((_, errors)) => panic!("{code}.ftl: {errors:?}"),
    };
    let language: LanguageIdentifier = code.parse().expect("a language code");
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // The marks that isolate a value in mixed-direction text would show up in terminals and files.
    bundle.set_use_isolating(false);
    bundle
        .add_resource(resource)
        .expect("no message is defined twice");
    bundle
}
