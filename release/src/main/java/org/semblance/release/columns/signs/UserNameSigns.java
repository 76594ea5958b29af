package org.semblance.release.columns.signs;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Names that people give themselves: letters of many kinds, with numbers, points or underscores. */
final class UserNameSigns implements ContentRecognizer {

    private static final double LEAST_SHARE = 0.7;
    private static final int LEAST = 20;

    /** Codes have few different letters before their numbers. */
    private static final double STEMS = 0.3;

    private static final Pattern NAME = Pattern.compile(
            "(?=.*[a-z]{3})(?=.*[._\\d-])[A-Za-z][A-Za-z]*(?:[._-]?[A-Za-z]+){0,3}[._-]?\\d{0,5}[._-]?[a-z]?");

    /** Dotted paths and names of files are not meant. */
    private static final Pattern TWO_PARTS = Pattern.compile("[^.]*(?:\\.[^.]*)?");

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        if (sample.size() < LEAST) {
            return List.of();
        }
        Set<String> stems = new HashSet<>();
        int names = 0;
        int numbered = 0;
        for (String value : sample.values()) {
            if (value.length() <= 30
                    && NAME.matcher(value).matches()
                    && TWO_PARTS.matcher(value).matches()) {
                names++;
                stems.add(value.replaceAll("[^A-Za-z]", ""));
                numbered += value.matches(".*[\\d_.].*") ? 1 : 0;
            }
        }
        double share = (double) names / sample.size();
        return share >= LEAST_SHARE && stems.size() >= STEMS * names && numbered >= 0.5 * names
                ? List.of(new ColumnSign(
                        ColumnKind.USERNAME,
                        0.55,
                        ValueSample.part(share)
                                + " are written as user names are: words with numbers, points or underscores."))
                : List.of();
    }
}
