package org.semblance.method;

import java.util.List;

/**
 * The trace of noise: how far values were moved, attribute by attribute.
 *
 * @param learnt what the method learnt from the table
 * @param attributes the displacement of each attribute
 */
public record Displacements(LearningTrace learnt, List<Shift> attributes) implements Trace {

    /**
     * The displacement of the values of an attribute. Distances are semantic for concepts, in the units of the data for
     * numbers.
     *
     * @param values the number of values to be masked
     * @param unchanged the number of values that did not change
     * @param target root mean square of the noise drawn
     * @param actual root mean square of the distances between original and masked values
     * @param tooNear the number of values moved in the right direction but less far than drawn, because no concept
     *     is that far away
     * @param wrongWay the number of values moved as far as drawn but not in the direction of the sign, because no
     *     concept lies there
     * @param farthest the number of values that could only be moved to the farthest concept
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

        /** The same without distances: for few values they would reveal the originals. */
        public Shift withoutDistances() {
            return new Shift(attribute, values, unchanged, Double.NaN, Double.NaN, tooNear, wrongWay, farthest);
        }
    }

    public Displacements {
        attributes = List.copyOf(attributes);
    }
}
