package org.semblance.release.columns.signs;

import java.util.List;
import java.util.regex.Pattern;

/** Two bases at a place of the genome, and headings that number such a place. */
final class GenotypeSigns implements ContentRecognizer {

    private static final double LEAST_SHARE = 0.9;
    private static final int MOST = 12;
    private static final Pattern BASES = Pattern.compile("[ACGT]{2}|[ACGT][/|:>][ACGT]|[01][/|][01]|--|00|NN");
    private static final Pattern PLACE = Pattern.compile("(?i)(?:.*[^a-z])?rs\\d{3,}(?:[^a-z].*)?");

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        if (PLACE.matcher(sample.column().name()).matches()) {
            return List.of(
                    new ColumnSign(ColumnKind.GENETICS, 0.95, "Its heading is the number of a genetic variant."));
        }
        double share = sample.share(value -> BASES.matcher(value).matches());
        return share >= LEAST_SHARE && sample.size() >= 2 && sample.size() <= MOST
                ? List.of(new ColumnSign(ColumnKind.GENETICS, 0.7, ValueSample.part(share) + " are pairs of bases."))
                : List.of();
    }
}
