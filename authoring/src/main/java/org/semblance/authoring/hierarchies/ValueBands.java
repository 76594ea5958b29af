package org.semblance.authoring.hierarchies;

import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * How to group values that are not words.
 *
 * @param points the lower bounds of the intervals, for {@link BandRule#GIVEN}
 */
public record ValueBands(BandRule how, List<String> points) {

    /** The ways to group values. */
    public enum BandRule {
        /** Chosen to suit the column. */
        UNSAID,
        /** Intervals of equal width. */
        EQUAL_WIDTH,
        /** Intervals with about the same number of rows. */
        EQUAL_FREQUENCY,
        /** Intervals between given points. */
        GIVEN,
        /** Common prefixes of codes; trailing characters become stars. */
        PREFIX
    }

    public static final ValueBands UNSAID = new ValueBands(BandRule.UNSAID, List.of());

    public ValueBands {
        points = List.copyOf(points);
    }

    /** Parses a name, or numbers separated by commas. */
    public static ValueBands of(String text) {
        return switch (text.strip()) {
            case "equal-width" -> new ValueBands(BandRule.EQUAL_WIDTH, List.of());
            case "equal-frequency" -> new ValueBands(BandRule.EQUAL_FREQUENCY, List.of());
            case "prefix" -> new ValueBands(BandRule.PREFIX, List.of());
            case "" ->
                throw Problem.recipe(
                        ProblemCode.E_CUTS,
                        "no cuts are given",
                        "give equal-width, equal-frequency, prefix, or 18,30,45,65");
            default -> new ValueBands(BandRule.GIVEN, List.of(text.split(",", -1)));
        };
    }
}
