package org.semblance.data;

/** A column of numbers; NaN marks a missing value. */
public final class Numbers extends Column {

    private final double[] values;

    private Numbers(String name, double[] values) {
        super(name);
        this.values = values;
    }

    /** Creates a column; the array is not copied, so the caller must not use it any more. */
    public static Numbers of(String name, double... values) {
        return new Numbers(name, values);
    }

    /** The internal array; callers must not write to it. */
    double[] values() {
        return values;
    }

    public double at(int row) {
        return values[row];
    }

    @Override
    public Numbers called(String other) {
        return new Numbers(other, values);
    }

    @Override
    public int size() {
        return values.length;
    }

    @Override
    public boolean missing(int row) {
        return Double.isNaN(values[row]);
    }

    @Override
    public String text(int row) {
        return missing(row) ? "" : Decimal.text(values[row]);
    }

    @Override
    public Numbers rows(int[] rows) {
        double[] chosen = new double[rows.length];
        for (int i = 0; i < rows.length; i++) {
            chosen[i] = values[rows[i]];
        }
        return new Numbers(name(), chosen);
    }

    @Override
    public int[] codes() {
        LongIndex index = new LongIndex();
        int[] codes = new int[values.length];
        for (int row = 0; row < codes.length; row++) {
            // adding 0.0 makes −0.0 equal to 0.0
            codes[row] = index.add(Double.doubleToLongBits(values[row] + 0.0));
        }
        return codes;
    }
}
