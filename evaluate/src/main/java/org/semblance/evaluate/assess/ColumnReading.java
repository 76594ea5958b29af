package org.semblance.evaluate.assess;

import java.util.List;
import org.semblance.domain.foreign.LabelSyntax;

/** How to interpret the values of a released column that another tool wrote. */
public enum ColumnReading {
    /** Intervals of numbers; each stands for the values it covers. */
    INTERVAL,
    /** Intervals of numbers; each stands for its midpoint. */
    MIDPOINT,
    /** Texts in which some characters are masked by stars. */
    STAR,
    /** Sets of values in braces. */
    SET,
    /** Detect intervals, stars and sets; midpoints are never assumed. */
    AUTO;

    /** The label syntaxes to try, in this order. */
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
