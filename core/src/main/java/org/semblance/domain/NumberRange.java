package org.semblance.domain;

import org.semblance.data.Numbers;

/**
 * The range of a column of numbers, and the smallest step between them.
 *
 * @param resolution the last decimal that a value of the column has, such as 0.01
 */
record NumberRange(double least, double most, double resolution) {

    static NumberRange of(Numbers column) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        int decimals = 0;
        for (int row = 0; row < column.size(); row++) {
            if (!column.missing(row)) {
                least = Math.min(least, column.at(row));
                most = Math.max(most, column.at(row));
                if (decimals < Rounding.MOST_DECIMALS) {
                    String text = column.text(row);
                    int point = text.indexOf('.');
                    decimals = point < 0 ? decimals : Math.max(decimals, text.length() - point - 1);
                }
            }
        }
        return new NumberRange(least, most, Math.pow(10, -Math.min(decimals, Rounding.MOST_DECIMALS)));
    }

    double width() {
        return Math.min(Double.MAX_VALUE, most - least);
    }

    /** A difference as a share of the range; 0 if all numbers are equal. */
    double share(double one, double other) {
        return width() == 0 ? 0 : one / width() - other / width();
    }

    /** A number within the range: what is beyond an end as far within it, again and again. */
    double reflected(double value) {
        if (width() == 0) {
            return least;
        }
        if (!(2 * width() < Double.MAX_VALUE) || !Double.isFinite(value - least)) {
            return Math.max(least, Math.min(most, value));
        }
        double along = Math.abs(value - least) % (2 * width());
        return Math.max(least, Math.min(most, along <= width() ? least + along : most - (along - width())));
    }
}
