package org.semblance.method.microaggregation;

import org.semblance.data.Vectors;

/**
 * The sum S of the unit vectors left, and which of them is farthest from it: x·S is least.
 *
 * <p>Since |x| = 1, x·S falls by no more than |R| when rows with the sum R leave (Cauchy and Schwarz). So what was once
 * computed, less what has left since, is a lower bound, and only rows whose bound is below the least product found are
 * looked at again. S is kept in whole numbers of a very small unit: the order in which rows leave does not show in it.
 */
final class VectorCentre {

    /** Mean cosines that differ by no more than this are equal. */
    private static final double TIE = 1e-12;

    private final Vectors vectors;
    private final int[] rows;
    private final double unit;
    private final long[] sum;
    private final boolean[] gone;
    private int size;
    /** Lengths of what has left, added up. */
    private double fallen;
    /** For each place its lower bound plus {@link #fallen}, which does not change until it is looked at again. */
    private final double[] bound;

    /** The places by rising bound, as a heap; those that have left are dropped when they come up. */
    private final int[] heap;

    private int heaped;
    private final int[] looked;
    private final double[] leaving;

    VectorCentre(Vectors vectors, int[] rows) {
        this.vectors = vectors;
        this.rows = rows;
        this.size = rows.length;
        this.unit = Math.scalb(1.0, Integer.numberOfLeadingZeros(rows.length) + 30); // so many ones stay below 2^62
        this.sum = new long[vectors.dimensions()];
        this.leaving = new double[vectors.dimensions()];
        this.gone = new boolean[rows.length];
        this.bound = new double[rows.length];
        this.heap = new int[rows.length];
        this.looked = new int[rows.length];
        for (int row : rows) {
            for (int entry = vectors.from(row); entry < vectors.to(row); entry++) {
                sum[vectors.places()[entry]] += whole(vectors.weights()[entry]);
            }
        }
        for (int place = 0; place < rows.length; place++) {
            bound[place] = product(place);
            push(place);
        }
    }

    private long whole(double weight) {
        return (long) Math.rint(weight * unit);
    }

    /** x·S. */
    private double product(int place) {
        double product = 0;
        int to = vectors.to(rows[place]);
        for (int entry = vectors.from(rows[place]); entry < to; entry++) {
            product += vectors.weights()[entry] * sum[vectors.places()[entry]];
        }
        return product / unit;
    }

    /** The place of the row farthest from the centre; the lowest when several are. */
    int farthest() {
        double tie = TIE * size;
        double least = Double.POSITIVE_INFINITY;
        int count = 0;
        while (heaped > 0 && bound[heap[0]] - fallen <= least + 2 * tie) { // twice: bounds are rounded too
            int place = pop();
            if (!gone[place]) {
                double product = product(place);
                bound[place] = product + fallen;
                least = Math.min(least, product);
                looked[count++] = place;
            }
        }
        int farthest = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            if (bound[looked[i]] - fallen <= least + tie) {
                farthest = Math.min(farthest, looked[i]);
            }
            push(looked[i]);
        }
        return farthest;
    }

    /** Takes rows out. */
    void leave(int[] places) {
        double squares = 0;
        for (int place : places) {
            gone[place] = true;
            for (int entry = vectors.from(rows[place]); entry < vectors.to(rows[place]); entry++) {
                int dimension = vectors.places()[entry];
                double weight = vectors.weights()[entry];
                sum[dimension] -= whole(weight);
                squares += weight * (2 * leaving[dimension] + weight);
                leaving[dimension] += weight;
            }
        }
        for (int place : places) {
            for (int entry = vectors.from(rows[place]); entry < vectors.to(rows[place]); entry++) {
                leaving[vectors.places()[entry]] = 0;
            }
        }
        size -= places.length;
        fallen += Math.sqrt(Math.max(0, squares)) * (1 + 1e-9) + 1e-9; // rows are of length 1 but for their last digits
    }

    private void push(int place) {
        int hole = heaped++;
        while (hole > 0 && bound[heap[(hole - 1) >>> 1]] > bound[place]) {
            heap[hole] = heap[(hole - 1) >>> 1];
            hole = (hole - 1) >>> 1;
        }
        heap[hole] = place;
    }

    private int pop() {
        int top = heap[0];
        int place = heap[--heaped];
        int hole = 0;
        int child = 1;
        while (child < heaped) {
            if (child + 1 < heaped && bound[heap[child + 1]] < bound[heap[child]]) {
                child++;
            }
            if (bound[heap[child]] >= bound[place]) {
                break;
            }
            heap[hole] = heap[child];
            hole = child;
            child = 2 * hole + 1;
        }
        heap[hole] = place;
        return top;
    }
}
