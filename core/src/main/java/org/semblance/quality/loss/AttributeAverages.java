package org.semblance.quality.loss;

import java.util.LinkedHashMap;
import java.util.Map;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.ExactSum;
import org.semblance.quality.Score;

/**
 * Collects figures of single attributes or of pairs and averages them: over all, and for each attribute over the
 * figures it takes part in. NaN means undefined; it is left out and counted.
 */
final class AttributeAverages {

    private static final class Average {
        private final ExactSum sum = new ExactSum();
        private long count;

        private void add(double value) {
            sum.add(value);
            count++;
        }

        private double value() {
            return sum.value() / count;
        }
    }

    private final String measure;
    private final Average all = new Average();
    private final Map<String, Average> attributes = new LinkedHashMap<>();
    private long leftOut;

    AttributeAverages(String measure) {
        this.measure = measure;
    }

    /** Adds the figure of one attribute, or of several attributes together. */
    void add(double value, String... names) {
        if (Double.isNaN(value)) {
            leftOut++;
            return;
        }
        all.add(value);
        for (String name : names) {
            attributes.computeIfAbsent(name, unseen -> new Average()).add(value);
        }
    }

    /** How many undefined figures were left out. */
    long leftOut() {
        return leftOut;
    }

    double value() {
        if (all.count == 0) {
            throw Problem.recipe(
                    ProblemCode.E_MEASURE,
                    measure + " has nothing to compare: what it divides by is 0 everywhere",
                    "leave " + measure + " out of measures:");
        }
        return all.value();
    }

    Score score() {
        Map<String, Double> values = new LinkedHashMap<>();
        attributes.forEach((name, average) -> values.put(name, average.value()));
        return Score.of(measure, value(), "").with(values);
    }
}
