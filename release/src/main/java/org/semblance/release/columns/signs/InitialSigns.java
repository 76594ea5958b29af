package org.semblance.release.columns.signs;

import java.util.List;
import java.util.regex.Pattern;

/** Initials of people: two to four capitals, each with a point. */
final class InitialSigns implements ContentRecognizer {

    private static final double LEAST_SHARE = 0.85;
    private static final int LEAST = 8;
    private static final Pattern INITIALS = Pattern.compile("(?:\\p{Lu}\\.[ -]?){1,3}\\p{Lu}\\.");

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        double share = sample.share(value -> INITIALS.matcher(value).matches());
        return share >= LEAST_SHARE && sample.size() >= LEAST
                ? List.of(new ColumnSign(ColumnKind.FULL_NAME, 0.65, ValueSample.part(share) + " are initials."))
                : List.of();
    }
}
