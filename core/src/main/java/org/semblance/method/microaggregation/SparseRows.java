package org.semblance.method.microaggregation;

import org.semblance.data.Vectors;
import org.semblance.domain.vectors.Vector;

/**
 * Cosines for sparse rows: for each dimension the rows with a non-zero entry, so that a point is compared only with
 * rows that share something with it.
 *
 * <p>Every entry knows its position in the lists, so a row is removed immediately, and the last element of each list
 * fills the gap. Products are summed by increasing dimension, whatever the order of a list.
 */
final class SparseRows implements Cosines {

    private final Vectors vectors;
    private final int[] rows;
    /** The start of the list of each dimension, and the end of what remains of it. */
    private final int[] begins;

    private final int[] ends;
    private final int[] placeAt;
    private final double[] weightAt;
    /** The entry at each position of a list; entries are numbered by row position. */
    private final int[] entryAt;

    private final int[] firstEntry;
    private final int[] positionOf;

    SparseRows(Vectors vectors, int[] rows) {
        this.vectors = vectors;
        this.rows = rows;
        this.firstEntry = new int[rows.length + 1];
        this.begins = new int[vectors.dimensions() + 1];
        for (int place = 0; place < rows.length; place++) {
            firstEntry[place + 1] = Math.addExact(firstEntry[place], vectors.entries(rows[place]));
            for (int entry = vectors.from(rows[place]); entry < vectors.to(rows[place]); entry++) {
                begins[vectors.places()[entry] + 1]++;
            }
        }
        for (int dimension = 0; dimension < vectors.dimensions(); dimension++) {
            begins[dimension + 1] += begins[dimension];
        }
        int entries = firstEntry[rows.length];
        this.ends = begins.clone();
        this.placeAt = new int[entries];
        this.weightAt = new double[entries];
        this.entryAt = new int[entries];
        this.positionOf = new int[entries];
        int posted = 0;
        for (int place = 0; place < rows.length; place++) {
            for (int entry = vectors.from(rows[place]); entry < vectors.to(rows[place]); entry++) {
                int position = ends[vectors.places()[entry]]++;
                placeAt[position] = place;
                weightAt[position] = vectors.weights()[entry];
                entryAt[position] = posted;
                positionOf[posted++] = position;
            }
        }
    }

    @Override
    public void with(Vector point, int[] left, int count, double[] out) {
        for (int i = 0; i < count; i++) {
            out[left[i]] = 0;
        }
        for (int entry = 0; entry < point.entries(); entry++) {
            int dimension = point.place(entry);
            walk(begins[dimension], ends[dimension], point.weight(entry), out);
        }
    }

    private void walk(int begin, int end, double weight, double[] out) {
        for (int position = begin; position < end; position++) {
            out[placeAt[position]] += weight * weightAt[position];
        }
    }

    @Override
    public void leave(int place) {
        int from = vectors.from(rows[place]);
        for (int entry = firstEntry[place]; entry < firstEntry[place + 1]; entry++) {
            int gap = positionOf[entry];
            int last = --ends[vectors.places()[from + entry - firstEntry[place]]];
            placeAt[gap] = placeAt[last];
            weightAt[gap] = weightAt[last];
            entryAt[gap] = entryAt[last];
            positionOf[entryAt[gap]] = gap;
        }
    }
}
