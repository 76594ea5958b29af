package org.semblance.evaluate.assess;

import java.util.List;
import org.semblance.domain.foreign.LabelSyntax;

/** What the values of a released column are to be read as, where another tool wrote them. */
public enum ColumnReading {
    /** Intervals of numbers, by the values they cover. */
    INTERVAL,
    /** Intervals of numbers, each for the number in its middle. */
    MIDPOINT,
    /** Texts of which signs are hidden by stars. */
    STAR,
    /** Values that are listed in braces. */
    SET,
    /** Any of these but the middle, whatever they look like. */
    AUTO;

    /** The styles of labels to try, in this order. */
    List<LabelSyntax> styles() {
        return switch (this) {
            case INTERVAL -> List.of(LabelSyntax.INTERVAL);
            case MIDPOINT -> List.of();
            case STAR -> List.of(LabelSyntax.STAR);
            case SET -> List.of(LabelSyntax.SET);
            case AUTO -> List.of(LabelSyntax.INTERVAL, LabelSyntax.STAR, LabelSyntax.SET);
        };
    }
}
