package org.semblance.run.hierarchies;

import java.util.List;
import org.semblance.Problem;

/**
 * How values that are no words are brought together.
 *
 * @param points where intervals begin, for {@link How#GIVEN}
 */
public record Cuts(How how, List<String> points) {

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

    public static final Cuts UNSAID = new Cuts(How.UNSAID, List.of());

    public Cuts {
        points = List.copyOf(points);
    }

    /** As a person says it: a name, or numbers with commas between. */
    public static Cuts of(String text) {
        return switch (text.strip()) {
            case "equal-width" -> new Cuts(How.EQUAL_WIDTH, List.of());
            case "equal-frequency" -> new Cuts(How.EQUAL_FREQUENCY, List.of());
            case "prefix" -> new Cuts(How.PREFIX, List.of());
            case "" ->
                throw Problem.recipe(
                        "E_CUTS", "no cuts are given", "give equal-width, equal-frequency, prefix, or 18,30,45,65");
            default -> new Cuts(How.GIVEN, List.of(text.split(",", -1)));
        };
    }
}
