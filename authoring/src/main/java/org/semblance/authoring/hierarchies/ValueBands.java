package org.semblance.authoring.hierarchies;

import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * How values that are no words are brought together.
 *
 * @param points where intervals begin, for {@link How#GIVEN}
 */
public record ValueBands(How how, List<String> points) {

    /** The ways. */
    public enum How {
        /** As suits the column. */
        UNSAID,
        /** Intervals of one width. */
        EQUAL_WIDTH,
        /** Intervals that hold as many rows each. */
        EQUAL_FREQUENCY,
        /** Intervals between given points. */
        GIVEN,
        /** The last signs become stars. */
        PREFIX
    }

    public static final ValueBands UNSAID = new ValueBands(How.UNSAID, List.of());

    public ValueBands {
        points = List.copyOf(points);
    }

    /** As a person says it: a name, or numbers with commas between. */
    public static ValueBands of(String text) {
        return switch (text.strip()) {
            case "equal-width" -> new ValueBands(How.EQUAL_WIDTH, List.of());
            case "equal-frequency" -> new ValueBands(How.EQUAL_FREQUENCY, List.of());
            case "prefix" -> new ValueBands(How.PREFIX, List.of());
            case "" ->
                throw Problem.recipe(
                        ProblemCode.E_CUTS,
                        "no cuts are given",
                        "give equal-width, equal-frequency, prefix, or 18,30,45,65");
            default -> new ValueBands(How.GIVEN, List.of(text.split(",", -1)));
        };
    }
}
