package org.semblance.domain.foreign;

import java.util.Optional;

/** A text in the place of a value, read: which values it may stand for. */
@FunctionalInterface
public interface ForeignLabel {

    /** A value as it is written, and the number or the interval it is, where it is one. */
    record Value(String text, Optional<Interval> interval) {

        public static Value of(String text) {
            return new Value(text, Interval.point(text).or(() -> Interval.of(text)));
        }
    }

    boolean covers(Value value);
}
