package org.semblance.domain.foreign;

import java.util.Optional;

/** A generalised label written by another tool, such as an interval or a set: it decides which values it covers. */
@FunctionalInterface
public interface ForeignLabel {

    /** A value as written, with its number or interval if it is one. */
    record Value(String text, Optional<Interval> interval) {

        public static Value of(String text) {
            return new Value(text, Interval.point(text).or(() -> Interval.of(text)));
        }
    }

    boolean covers(Value value);
}
