package org.semblance.release.columns.signs;

import java.util.List;
import java.util.regex.Pattern;
import org.semblance.release.columns.signs.words.UnaccentedText;

/** Streets with and without house numbers, and post boxes. */
final class AddressSigns implements ContentRecognizer {

    private static final double LEAST_SHARE = 0.6;
    private static final int LEAST = 3;
    private static final int LONGEST = 160;
    private static final int MOST_WORDS = 16;

    private static final String NUMBER = "\\d{1,5}(?:[ -]?[a-z]|[/-]\\d{1,4}[a-z]?)?";

    /** "12 High Street", "Flat 3, 12a The Green". */
    private static final Pattern ENGLISH = Pattern.compile(
            "(?:(?:flat|apt|apartment|unit|suite|room|no)\\.? ?[0-9a-z]{1,5},? (?:at )?)?"
                    + NUMBER + ",? (?:[\\p{L}0-9.'&-]+ ){0,5}?"
                    + "(?:street|st|road|rd|avenue|ave|av|lane|ln|drive|dr|court|ct|place|pl|boulevard|blvd|way|close|crescent|cres|terrace|ter"
                    + "|square|sq|gardens|gdns|grove|mews|parade|row|walk|highway|hwy|parkway|pkwy|circle|cir|trail|trl|loop|green|hill|rise"
                    + "|quay|wharf|broadway|park|view|heights|vale|croft|fields?|meadows?|bridge|gate|run|ridge|crossing|point)\\b.*");

    private static final String COMPOUND =
            "[\\p{L}.'-]*(?:strasse|str|weg|allee|platz|gasse|ring|damm|ufer|steig|stieg|chaussee|pfad"
                    + "|graben|straat|laan|plein|gracht|kade|dijk|singel|pad|dreef|steeg|hof|plantsoen|markt|wal|baan|lei|vej|gade|gata|gatan"
                    + "|vagen|veien)\\.?";

    /** "Hauptstr. 5a", "Berliner Straße 12", "Am Markt 3", "Dorpsstraat 4". */
    private static final Pattern GERMANIC = Pattern.compile("(?:(?:[\\p{L}.'-]+ ){0,3}?" + COMPOUND
            + "|(?:am|an der|an den|auf der|auf dem|im|in der|in den|zum|zur|unter den|hinter der|vor dem|bei der|op de|aan de|de|het)"
            + " [\\p{L}.' -]{2,40}?) ?,? " + NUMBER + "\\b(?![.:]\\d).*");

    private static final String LATIN_STREET =
            "(?:rue|avenue|av\\.?|boulevard|bd\\.?|bld\\.?|place|pl\\.?|chemin|ch\\.?|allees?|impasse|route"
                    + "|quai|cours|square|passage|sentier|ruelle|faubourg|residence|lotissement|lieu-dit|rond-point"
                    + "|calle|c/|c\\.|cl\\.?|avenida|avda\\.?|avd\\.?|plaza|pza\\.?|plza\\.?|paseo|p[oº]|ronda|camino|carretera|ctra\\.?|travesia|glorieta"
                    + "|via|v\\.le|viale|vle|corso|c\\.so|piazza|p\\.zza|p\\.za|pza|piazzale|largo|vicolo|strada|contrada|salita|lungomare|lungotevere"
                    + "|rua|r\\.|travessa|tv\\.?|praca|pca\\.?|alameda|estrada|beco|calcada|rotunda|praceta|rodovia|quinta"
                    + "|carrer|avinguda|placa|passeig|pg\\.?|rambla|rambles|cami|travessera|passatge|torrent|baixada)";

    /** "12 bis, rue de la Paix", "Calle Mayor 3, 2º", "Via Roma 12". */
    private static final Pattern LATIN = Pattern.compile(
            "(?:\\d{1,4}(?: ?(?:bis|ter|quater|[a-d]))?,? )?" + LATIN_STREET + "(?: |(?<=[./]) ?)(?=.*\\p{L}{2}).*");

    private static final Pattern BOX =
            Pattern.compile("(?:p\\.? ?o\\.? box|postfach|postbus|apartado(?: de correos)?|boite postale"
                    + "|b\\.?p\\.|casella postale|caixa postal) ?\\d.*");

    /** "High Street". */
    private static final Pattern ENGLISH_STREET = Pattern.compile(
            "(?:(?:[\\p{L}.'-]+|\\d{1,3}(?:st|nd|rd|th)) ){1,4}"
                    + "(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|close|crescent|terrace|gardens|grove|mews|court)\\.?");

    private static final Pattern COMPOUND_STREET = Pattern.compile(
            "(?:[\\p{L}.'-]+ ){0,3}(?:[\\p{L}.'-]*(?:strasse|str\\.|straat|laan|gracht|gasse|allee|plein|singel)|"
                    + "\\p{L}{3,}(?:weg|platz|ring|damm|ufer|kade|dijk|dreef|steeg|plantsoen|gatan|vagen))");

    private static final Pattern DIGIT = Pattern.compile("\\d");

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        if (sample.size() < LEAST) {
            return List.of();
        }
        List<String> texts = sample.values().stream()
                .filter(value -> value.length() <= LONGEST
                        && value.chars().filter(sign -> sign == ' ').count() < MOST_WORDS)
                .map(value -> UnaccentedText.of(value).replace('\n', ' '))
                .toList();
        double numbered = share(texts.stream().filter(AddressSigns::numbered).count(), sample);
        double streets = share(texts.stream().filter(AddressSigns::street).count(), sample);
        if (numbered >= LEAST_SHARE) {
            return List.of(sign(0.93, numbered, " are streets with a house number."));
        }
        if (numbered + streets >= LEAST_SHARE) {
            return List.of(sign(0.8, numbered + streets, " are names of streets."));
        }
        return List.of();
    }

    private static double share(long count, ValueSample sample) {
        return (double) count / sample.size();
    }

    private static ColumnSign sign(double confidence, double share, String evidence) {
        String part = ValueSample.part(share);
        return new ColumnSign(ColumnKind.ADDRESS, confidence * Math.min(1, share + 0.2), part + evidence);
    }

    /** Whether a folded text is a street with a house number, or a post box. */
    static boolean numbered(String text) {
        return DIGIT.matcher(text).find()
                && (ENGLISH.matcher(text).matches()
                        || GERMANIC.matcher(text).matches()
                        || LATIN.matcher(text).matches()
                        || BOX.matcher(text).matches());
    }

    /** Whether a folded text is the name of a street, without a number. */
    static boolean street(String text) {
        return !numbered(text)
                && (ENGLISH_STREET.matcher(text).matches()
                        || COMPOUND_STREET.matcher(text).matches()
                        || (LATIN.matcher(text).matches() && text.indexOf(' ') > 0));
    }
}
