package org.semblance.release.attack;

import java.util.List;
import org.semblance.catalog.Parameter;

/**
 * Whether a release is ready to be published: its colour, and what is left to decide.
 *
 * @param points empty if it is green
 */
public record ReleaseStanding(Colour colour, List<OpenPoint> points) {

    /** The colour of a report. */
    public enum Colour {
        /** Every guarantee holds, and every attack scenario is limited or accepted. */
        GREEN,
        /** Every guarantee holds, and something is left to decide. */
        AMBER,
        /** A guarantee does not hold, nothing was guaranteed, or the file is not for publication. */
        RED;

        /** The colour as JSON has it, such as {@code amber}. */
        public String key() {
            return Parameter.kebab(this);
        }
    }

    public ReleaseStanding {
        points = List.copyOf(points);
    }
}
