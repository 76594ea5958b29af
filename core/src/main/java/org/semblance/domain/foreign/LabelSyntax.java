package org.semblance.domain.foreign;

import java.util.Optional;

/** The ways in which other tools write what stands for several values. */
public enum LabelSyntax {
    /** Numbers between two ends: {@code [20, 30[}, {@code 20-29}, {@code >=65}. */
    INTERVAL("intervals"),
    /** Signs that are hidden: {@code 130**}. */
    STAR("stars"),
    /** Values that are listed: {@code {a, b}}. */
    SET("sets");

    private final String many;

    LabelSyntax(String many) {
        this.many = many;
    }

    /** Several labels of this style. */
    public String many() {
        return many;
    }

    /** The label that a text is in this style. */
    public Optional<? extends ForeignLabel> read(String text) {
        return switch (this) {
            case INTERVAL -> Interval.of(text);
            case STAR -> StarredLabel.of(text);
            case SET -> SetLabel.of(text);
        };
    }
}
