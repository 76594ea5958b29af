package org.semblance.domain.foreign;

import java.util.Optional;

/** The syntaxes in which other tools write generalised labels. */
public enum LabelSyntax {
    /** Numbers between two ends: {@code [20, 30[}, {@code 20-29}, {@code >=65}. */
    INTERVAL("intervals"),
    /** Hidden characters: {@code 130**}. */
    STAR("stars"),
    /** A list of values: {@code {a, b}}. */
    SET("sets");

    private final String many;

    LabelSyntax(String many) {
        this.many = many;
    }

    /** The plural name of labels of this syntax. */
    public String many() {
        return many;
    }

    /** The label in a text, if it has this syntax. */
    public Optional<? extends ForeignLabel> read(String text) {
        return switch (this) {
            case INTERVAL -> Interval.of(text);
            case STAR -> StarredLabel.of(text);
            case SET -> SetLabel.of(text);
        };
    }
}
