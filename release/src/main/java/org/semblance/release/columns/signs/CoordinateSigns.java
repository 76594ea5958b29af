package org.semblance.release.columns.signs;

import java.util.List;
import java.util.regex.Pattern;
import org.semblance.release.columns.signs.words.UnaccentedText;

/** One coordinate in a column: the heading must say which, since any measurement may have decimals. */
final class CoordinateSigns implements ContentRecognizer {

    private static final double LEAST_SHARE = 0.9;
    private static final int LEAST_DECIMALS = 3;

    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,3}[.,]\\d{" + LEAST_DECIMALS + ",}");
    private static final Pattern HEADING =
            Pattern.compile("(?:.*[^a-z])?(?:(?:geo|gps|home|x|y)?[_ -]?(?:lat|lon|lng|long)"
                    + "|.*(?:latitud|longitud|latitu|longitu|breitengrad|langengrad|breedtegraad|lengtegraad|geo_?breite|geo_?lange).*)"
                    + "(?:[^a-z].*)?");

    private static final int HALF_CIRCLE = 180;

    @Override
    public List<ColumnSign> signs(ValueSample sample) {
        double share = sample.share(CoordinateSigns::coordinate);
        if (share < LEAST_SHARE) {
            return List.of();
        }
        boolean said =
                HEADING.matcher(UnaccentedText.of(sample.column().name())).matches();
        if (!said && sample.size() < 10) {
            return List.of();
        }
        return List.of(new ColumnSign(
                ColumnKind.COORDINATES,
                said ? 0.95 : 0.2,
                "Its values have three decimals or more and lie in the range of coordinates"
                        + (said ? ", which its heading names." : ".")));
    }

    private static boolean coordinate(String value) {
        return NUMBER.matcher(value).matches() && Math.abs(number(value)) <= HALF_CIRCLE;
    }

    private static double number(String value) {
        return NUMBER.matcher(value).matches() ? Double.parseDouble(value.replace(',', '.')) : Double.NaN;
    }
}
