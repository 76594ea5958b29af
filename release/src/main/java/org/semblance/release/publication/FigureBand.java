package org.semblance.release.publication;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import org.semblance.data.Decimal;
import org.semblance.release.json.Json;

/** A range of fixed width in which a figure of the original lies, its lower end included. */
public record FigureBand(double from, double to) {

    /** How a figure is published that is not stable enough for a band. */
    public static final String NOT_TOLD = "not told";

    /** A figure may be published if leaving out any one person moves it by at most this share of the width of its band. */
    public static final double STABLE = 0.25;

    /** The band of a figure, among all those of the same width. */
    public static FigureBand of(double figure, double width) {
        BigDecimal step = BigDecimal.valueOf(width);
        BigDecimal from =
                BigDecimal.valueOf(figure).divide(step, 0, RoundingMode.FLOOR).multiply(step);
        return new FigureBand(from.doubleValue(), from.add(step).doubleValue());
    }

    /** The band in words, such as "20 to 25". */
    public String text() {
        return Decimal.text(from) + " to " + Decimal.text(to);
    }

    /** A band as JSON values, or the words for a figure that is not published. */
    static Object json(Optional<FigureBand> band) {
        return band.<Object>map(told -> Json.object("from", told.from, "to", told.to))
                .orElse(NOT_TOLD);
    }
}
