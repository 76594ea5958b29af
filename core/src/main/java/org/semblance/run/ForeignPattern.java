package org.semblance.run;

import java.util.List;
import org.semblance.domain.foreign.Style;

/** What the values of a released column are to be read as, where another tool wrote them. */
public enum ForeignPattern {
    /** Intervals of numbers, by the values they cover. */
    INTERVAL(List.of(Style.INTERVAL)),
    /** Intervals of numbers, each for the number in its middle. */
    MIDPOINT(List.of()),
    /** Texts of which signs are hidden by stars. */
    STAR(List.of(Style.STAR)),
    /** Values that are listed in braces. */
    SET(List.of(Style.SET)),
    /** Any of these but the middle, whatever they look like. */
    AUTO(List.of(Style.INTERVAL, Style.STAR, Style.SET));

    private final List<Style> styles;

    ForeignPattern(List<Style> styles) {
        this.styles = styles;
    }

    List<Style> styles() {
        return styles;
    }
}
