package org.semblance.method;

import java.util.List;

/** How far values were moved, attribute by attribute. */
public record Displacements(LearningTrace learnt, List<Shift> attributes) implements Trace {

    /**
     * How far the values of an attribute were moved. Distances are semantic for concepts, in the units of the data for
     * numbers.
     *
     * @param values how many values were to be masked
     * @param unchanged how many came out as they were
     * @param target root mean square of the noise that was drawn
     * @param actual root mean square of the distances between original and masked values
     * @param tooNear how many were moved the right way but less far than drawn, since no concept is so far away
     * @param wrongWay how many were moved as far as drawn but not the way the sign asked for, since no concept lies there
     * @param farthest how many could only be moved to the farthest concept
     */
    public record Shift(
            String attribute,
            long values,
            long unchanged,
            double target,
            double actual,
            long tooNear,
            long wrongWay,
            long farthest) {

        /** The same without how far values were moved: of few values, that would give them back. */
        public Shift withoutDistances() {
            return new Shift(attribute, values, unchanged, Double.NaN, Double.NaN, tooNear, wrongWay, farthest);
        }
    }

    public Displacements {
        attributes = List.copyOf(attributes);
    }
}
