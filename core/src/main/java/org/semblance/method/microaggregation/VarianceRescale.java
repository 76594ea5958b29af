package org.semblance.method.microaggregation;

import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;

/** Checks the effect of restoring variances: values may lie outside the original range. */
final class VarianceRescale {

    private VarianceRescale() {}

    /** Warns of values outside the original range, by their number, never by value. */
    static void warn(Dataset original, Table masked, Watcher watcher) {
        long outside = 0;
        for (Attribute attribute : original.with(Role.QUASI_IDENTIFIER)) {
            Column before = original.table().column(attribute.name());
            if (before instanceof Numbers numbers) {
                outside += outside(numbers, (Numbers) masked.column(attribute.name()));
            }
        }
        if (outside > 0) {
            watcher.warn(
                    WarningCode.W_RESCALED,
                    "numbers were rescaled to their original variance: " + outside
                            + (outside == 1 ? " value is" : " values are") + " outside the range of the original");
        }
    }

    private static int outside(Numbers before, Numbers after) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int row = 0; row < before.size(); row++) {
            if (!before.missing(row)) {
                least = Math.min(least, before.at(row));
                most = Math.max(most, before.at(row));
            }
        }
        int outside = 0;
        for (int row = 0; row < after.size(); row++) {
            outside += after.at(row) < least || after.at(row) > most ? 1 : 0;
        }
        return outside;
    }
}
