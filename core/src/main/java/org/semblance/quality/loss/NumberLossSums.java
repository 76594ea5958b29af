package org.semblance.quality.loss;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import org.semblance.data.Distinct;
import org.semblance.data.Numbers;
import org.semblance.domain.Moments;
import org.semblance.domain.Records;

/** Standardised numbers, with the mean as prototype. */
final class NumberLossSums extends LossSums {

    private final BitSet held = new BitSet();
    private final double[] fromMean;
    private final double[] fromReleased;
    private final Distinct classes;
    private final int[] inClass;
    private final double[] ofClass;
    private final int present;

    NumberLossSums(Records.Part<?> part, LossTerms terms, Numbers numbers, Numbers shown, Distinct classes) {
        super(part, terms);
        this.classes = classes;
        this.inClass = new int[classes.count()];
        this.ofClass = new double[classes.count()];
        this.fromMean = new double[numbers.size()];
        this.fromReleased = new double[numbers.size()];
        Moments moments = Moments.of(numbers);
        for (int row = 0; row < numbers.size(); row++) {
            if (!numbers.missing(row) && moments.deviation() > 0) {
                held.set(row);
                fromMean[row] = (numbers.at(row) - moments.mean()) / moments.deviation();
                if (!shown.missing(row)) {
                    fromReleased[row] = (numbers.at(row) - shown.at(row)) / moments.deviation();
                    inClass[classes.recordOf(row)]++;
                    ofClass[classes.recordOf(row)] += fromReleased[row];
                }
            }
        }
        this.present = held.cardinality();
    }

    @Override
    RemainingLoss without(int[] rows) {
        int left = present - (int) Arrays.stream(rows).filter(held::get).count();
        double apart = Arrays.stream(rows).mapToDouble(row -> fromMean[row]).sum();
        double total = terms().total(rows) - (left > 0 ? apart * apart / left : 0);
        double within = terms().within(rows);
        return new RemainingLoss(
                Math.max(0, within - regained(rows)),
                within,
                total <= LossTerms.ROUNDING * terms().total() ? 0 : total,
                terms().total() * Math.max(0, left - 1) / Math.max(1, present - 1));
    }

    /** What the groups lose less because they have another mean without these rows. */
    private double regained(int[] rows) {
        Map<Integer, double[]> out = new HashMap<>();
        for (int row : rows) {
            double[] gone = out.computeIfAbsent(classes.recordOf(row), unseen -> new double[2]);
            gone[0] += fromReleased[row];
            gone[1]++;
        }
        double regained = 0;
        for (Map.Entry<Integer, double[]> gone : out.entrySet()) {
            double sum = ofClass[gone.getKey()] - gone.getValue()[0];
            double left = inClass[gone.getKey()] - gone.getValue()[1];
            regained += left > 0 ? sum * sum / left : 0;
        }
        return regained;
    }
}
