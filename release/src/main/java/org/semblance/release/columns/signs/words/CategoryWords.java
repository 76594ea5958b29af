package org.semblance.release.columns.signs.words;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Words for sexes, religions, sexual orientations, marital statuses and countries. */
public final class CategoryWords {

    private static final WordList LIST = WordList.of("categories");
    private static final List<String> LANGUAGES = List.of("en", "de", "fr", "es", "it", "nl", "pt", "ca");

    /** Countries and parts of them as people write them. */
    private static final List<String> MORE_COUNTRIES = List.of(
            "usa",
            "us",
            "uk",
            "u.s.a.",
            "u.k.",
            "england",
            "scotland",
            "wales",
            "northern ireland",
            "great britain",
            "holland",
            "czech republic",
            "russia",
            "south korea",
            "ivory coast",
            "estados unidos",
            "etats-unis",
            "stati uniti",
            "niederlande",
            "pays-bas",
            "paises bajos",
            "paesi bassi",
            "turkey",
            "ee.uu.",
            "eeuu",
            "vereinigte staaten",
            "verenigde staten",
            "grossbritannien");

    public static final Set<String> WOMEN = LIST.all("woman");
    public static final Set<String> MEN = LIST.all("man");
    public static final Set<String> OTHER_SEXES = LIST.all("other-sex");
    public static final Set<String> RELIGIONS = LIST.all("religion");
    public static final Set<String> ORIENTATIONS = LIST.all("orientation");
    public static final Set<String> PARTIES = LIST.all("party");
    public static final Set<String> MARITAL = LIST.all("marital");

    /** Words that stand in any list of categories: "other", "none". */
    public static final Set<String> NEUTRAL = LIST.all("neutral");

    public static final Set<String> COUNTRIES = countries();

    /** Codes of countries of two letters. */
    public static final Set<String> COUNTRY_CODES = Set.of(Locale.getISOCountries());

    /** Codes of countries of three letters. */
    public static final Set<String> LONG_COUNTRY_CODES = Locale.getISOCountries(Locale.IsoCountryCode.PART1_ALPHA3);

    private CategoryWords() {}

    private static Set<String> countries() {
        Set<String> names = new HashSet<>(MORE_COUNTRIES);
        for (String code : Locale.getISOCountries()) {
            Locale country = new Locale.Builder().setRegion(code).build();
            for (String language : LANGUAGES) {
                names.add(UnaccentedText.of(country.getDisplayCountry(Locale.forLanguageTag(language))));
            }
        }
        return Set.copyOf(names);
    }
}
