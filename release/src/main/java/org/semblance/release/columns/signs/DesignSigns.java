package org.semblance.release.columns.signs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.semblance.release.columns.numbers.WrittenNumbers;

/**
 * Numbers of households, weights, strata and clusters of a sample, by the structure of a column. Structure alone proves
 * little, so its confidence is at most 0.5, unless the heading says the same.
 */
final class DesignSigns {

    private static final Pattern HOUSEHOLD = words(
            "hh|hhid|hhn|hhnr|hid|household|house|dwelling|family|haushalt|haus|wohnung|familie|menage|foyer|logement"
                    + "|famille|hogar|vivienda|familia|famiglia|nucleo|huishouden|huishoud|gezin|agregado|alojamento|llar"
                    + "|habitatge|full|num full|foglio");
    private static final Pattern WEIGHT = words(
            "weight|weights|weighting|wt|wgt|wgh|pw|pweight|fweight|gewicht|gewichtung|gewichtungsfaktor|hochrechnung"
                    + "|hochrechnungsfaktor|hrf|poids|ponderation|pond|coef|coefficient|facteur|peso|ponderacion"
                    + "|ponderador|factor|fexp|coefficiente|pesi|weging|weegfactor|wegingsfactor|ponderador|pes"
                    + "|ponderacio|finalwt|perwt|wtfinal");
    private static final Pattern STRATUM =
            words("strat|strata|stratum|stratvar|schicht|strate|estrato|strato|estrat|vstrat|sdmvstra");
    private static final Pattern CLUSTER =
            words("psu|ssu|cluster|clust|segment|ea|primary unit|klumpen|point|grappe|upm"
                    + "|conglomerado|conglomerat|grappolo|upe|sdmvpsu|vpsu|sample point|samplepoint");

    private static final double STRUCTURE = 0.5;
    private static final double WITH_HEADING = 0.9;
    private static final int LARGEST_HOUSEHOLD = 25;
    private static final int USUAL_HOUSEHOLD = 8;
    private static final int FEWEST_GROUPS = 20;
    private static final int MOST_YEARS = 110;

    /** Of all countries, the largest households have about nine members on average. */
    private static final int MOST_MEMBERS = 9;

    private static final int MOST_UNITS = 5000;

    private DesignSigns() {}

    private static Pattern words(String alternatives) {
        return Pattern.compile("(^|[^\\p{L}])(" + alternatives + ")($|[^\\p{L}])");
    }

    /** The signs of a column; none if it has no structure of a sample. */
    static List<ColumnSign> of(ColumnFacts column) {
        List<ColumnSign> signs = new ArrayList<>();
        if (column.distinct() < 2 || column.rows() < FEWEST_GROUPS) {
            return signs;
        }
        String heading = HeadingText.folded(column.name().replaceAll("(\\p{Ll})(\\p{Lu})", "$1 $2"));
        boolean numbers = column.numbers();
        if (numbers && column.decimals() > 0) {
            weight(column, WEIGHT.matcher(heading).find(), signs);
            return signs;
        }
        if (!codes(column)) {
            return signs;
        }
        int[] sizes = sizes(column);
        household(column, sizes, HOUSEHOLD.matcher(heading).find(), signs);
        unit(column, sizes, ColumnKind.STRATUM, STRATUM.matcher(heading).find(), signs);
        unit(column, sizes, ColumnKind.CLUSTER, CLUSTER.matcher(heading).find(), signs);
        if (numbers && WEIGHT.matcher(heading).find()) {
            weight(column, true, signs);
        }
        return signs;
    }

    private static int[] sizes(ColumnFacts column) {
        int[] sizes = IntStream.range(0, column.distinct()).map(column::count).toArray();
        Arrays.sort(sizes);
        return sizes;
    }

    /** Whether the values look like codes: short, with a digit, without spaces, and no dates. */
    private static boolean codes(ColumnFacts column) {
        List<String> words = column.words();
        int step = Math.max(1, words.size() / 500);
        for (int i = 0; i < words.size(); i += step) {
            String word = words.get(i);
            boolean digit = word.chars().anyMatch(c -> c >= '0' && c <= '9');
            if (!digit
                    || word.length() > 20
                    || word.indexOf(' ') >= 0
                    || word.indexOf('/') >= 0
                    || word.indexOf(':') >= 0
                    || word.indexOf('@') >= 0
                    || word.indexOf('.') != word.lastIndexOf('.')
                    || (word.indexOf('-') > 0 && word.indexOf('-') != word.lastIndexOf('-'))) {
                return false;
            }
        }
        return true;
    }

    private static void household(ColumnFacts column, int[] sizes, boolean named, List<ColumnSign> signs) {
        if (sizes.length < FEWEST_GROUPS || column.present() < column.rows() * 0.9) {
            return;
        }
        double mean = (double) column.present() / sizes.length;
        int usual = (int)
                Arrays.stream(sizes).filter(size -> size <= USUAL_HOUSEHOLD).count();
        boolean structure = mean >= 1.5
                && mean <= (named ? MOST_MEMBERS : 4.5)
                && sizes[sizes.length - 1] <= LARGEST_HOUSEHOLD
                && usual >= (named ? 0.7 : 0.9) * sizes.length;
        if (!structure) {
            return;
        }
        if (!named && sizes.length <= MOST_YEARS && column.numbers()) {
            return; // ages and years of birth also have few rows each in a small table
        }
        // amounts that happen to repeat are spread; numbers of households run on, or have one length
        double alone = running(column) ? STRUCTURE : oneLength(column) ? 0.4 : 0.2;
        signs.add(new ColumnSign(
                ColumnKind.HOUSEHOLD,
                named ? WITH_HEADING : alone,
                "many groups of one to a few rows, as members of households are"
                        + (named ? "; so says its heading" : "")));
    }

    private static boolean running(ColumnFacts column) {
        if (!column.numbers()) {
            return false;
        }
        double[] values = WrittenNumbers.of(column.words()).values();
        double low = Arrays.stream(values).min().orElse(0);
        double high = Arrays.stream(values).max().orElse(0);
        return values.length >= 0.9 * (high - low + 1);
    }

    private static boolean oneLength(ColumnFacts column) {
        int length = column.words().get(0).length();
        return column.words().stream().allMatch(word -> word.length() == length);
    }

    private static void weight(ColumnFacts column, boolean named, List<ColumnSign> signs) {
        double[] values = WrittenNumbers.of(column.words()).values();
        double sum = 0;
        double squares = 0;
        double high = 0;
        for (int i = 0; i < values.length; i++) {
            if (!(values[i] >= 0)) {
                return;
            }
            sum += values[i] * column.count(i);
            squares += values[i] * values[i] * column.count(i);
            high = Math.max(high, values[i]);
        }
        double mean = sum / column.present();
        double deviation = Math.sqrt(Math.max(0, squares / column.present() - mean * mean));
        if (mean <= 0 || column.present() < 0.9 * column.rows() || values.length < FEWEST_GROUPS) {
            return;
        }
        double spread = deviation / mean;
        boolean nearOne = mean > 0.9 && mean < 1.1 && high < 30 && spread > 0.02 && spread < 2;
        boolean grossing = mean > 20 && column.decimals() >= 2 && spread > 0.05 && spread < 2;
        boolean body = mean > 40 && mean < 110 && high < 250 && column.decimals() <= 1;
        boolean repeats = column.variety() < 0.7 && column.present() > 1.4 * column.distinct();
        double alone =
                nearOne ? (column.decimals() >= 2 ? STRUCTURE : 0.3) : grossing && repeats ? 0.35 : grossing ? 0.15 : 0;
        if (named && body) {
            alone = 0.2;
        }
        double confidence = named && !body && mean < 1e6 ? WITH_HEADING : alone;
        if (confidence > 0) {
            signs.add(new ColumnSign(
                    ColumnKind.WEIGHT,
                    confidence,
                    (nearOne
                                    ? "positive numbers with decimals and a mean near one"
                                    : "positive numbers whose sum is much larger than the number of rows")
                            + (named ? "; its heading speaks of weights" : "")));
        }
    }

    /** Strata and clusters cannot be told apart by structure; strata have more rows each. */
    private static void unit(ColumnFacts column, int[] sizes, ColumnKind kind, boolean named, List<ColumnSign> signs) {
        double mean = (double) column.present() / sizes.length;
        int typical = sizes[sizes.length / 2];
        boolean structure =
                sizes.length <= MOST_UNITS && typical >= 5 && mean >= 8 && column.present() >= 0.95 * column.rows();
        if (!structure) {
            return;
        }
        boolean even = sizes[sizes.length - 1] <= 4.0 * typical;
        boolean enough = kind == ColumnKind.STRATUM
                ? sizes.length >= 3 && mean >= 50
                : sizes.length >= FEWEST_GROUPS && mean <= 200;
        double alone = enough && even && running(column) ? 0.2 : enough && even ? 0.1 : 0;
        double confidence = named ? WITH_HEADING : alone;
        if (confidence > 0) {
            signs.add(new ColumnSign(
                    kind,
                    confidence,
                    "codes with many rows each, as " + (kind == ColumnKind.STRATUM ? "strata" : "clusters") + " have"
                            + (named ? "; so says its heading" : "")));
        }
    }
}
