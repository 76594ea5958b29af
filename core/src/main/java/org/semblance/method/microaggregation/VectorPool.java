package org.semblance.method.microaggregation;

import java.util.Arrays;
import org.semblance.data.Vectors;
import org.semblance.domain.vectors.Vector;

/**
 * A pool of unit vectors, ordered by inner product: the order of the cosine and of the Euclidean distance.
 *
 * <p>Cosines to a row are reused as long as queries are about that row, even after others left. Cosines that differ in
 * their last digits only are ties.
 */
final class VectorPool implements RecordPool {

    /** Cosines that differ by at most this much count as equal. */
    private static final double TIE = 1e-12;

    private static final int NONE = -1;

    private final Vectors vectors;
    /** The row at each position, increasing, so that the lowest position is the lowest row. */
    private final int[] rows;

    private final Cosines cosines;
    private final VectorCentre centre;
    /** The remaining positions, increasing. */
    private final int[] left;

    private int size;
    private final double[] cosine;
    /** A lower bound of all cosines. */
    private final double floor;

    private int measuredFrom = NONE;

    VectorPool(Vectors vectors, int[] rows) {
        this(vectors, rows, Cosines.of(vectors, rows));
    }

    VectorPool(Vectors vectors, int[] rows, Cosines cosines) {
        this.vectors = vectors;
        this.rows = rows;
        this.cosines = cosines;
        this.centre = new VectorCentre(vectors, rows);
        this.left = new int[rows.length];
        Arrays.setAll(left, place -> place);
        this.size = rows.length;
        this.cosine = new double[rows.length];
        this.floor = Cosines.least(vectors) == 0 ? 0 : Double.NEGATIVE_INFINITY; // -1 except for rounding
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public boolean contains(int row) {
        return Arrays.binarySearch(left, 0, size, place(row)) >= 0;
    }

    private int place(int row) {
        return Arrays.binarySearch(rows, row);
    }

    @Override
    public int farthestFromCentre() {
        return rows[centre.farthest(left, size)];
    }

    @Override
    public int farthestFrom(int row) {
        measureFrom(row);
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < size && least > floor; i++) {
            double here = cosine[left[i]];
            if (here < least) {
                least = here;
            }
        }
        int i = 0;
        while (cosine[left[i]] > least + TIE) {
            i++;
        }
        return rows[left[i]];
    }

    private void measureFrom(int row) {
        if (measuredFrom != row) {
            cosines.with(Vector.of(vectors, row), left, size, cosine);
            measuredFrom = row;
        }
    }

    @Override
    public int[] takeNearest(int row, int count) {
        measureFrom(row);
        int itself = place(row);
        int[] taken = new int[count];
        taken[0] = itself;
        if (count > 1) {
            fill(taken, itself, nearest(itself, count - 1));
        }
        leave(itself, taken);
        return Arrays.stream(taken).map(place -> rows[place]).toArray();
    }

    /** The rows with the largest cosines, itself excluded; which of those equal to the last is undetermined. */
    private NearestRows nearest(int itself, int count) {
        NearestRows nearest = new NearestRows(count);
        double worst = nearest.worst();
        for (int i = 0; i < size; i++) {
            int place = left[i];
            if (-cosine[place] < worst && place != itself) {
                nearest.offer(-cosine[place], place);
                worst = nearest.worst();
            }
        }
        return nearest;
    }

    /** Fills in those nearer than the last one, then the lowest of those equally near. */
    private void fill(int[] taken, int itself, NearestRows nearest) {
        double last = -nearest.worst();
        int filled = 1;
        for (int place : nearest.rows()) {
            if (cosine[place] > last + TIE) {
                taken[filled++] = place;
            }
        }
        for (int i = 0; filled < taken.length; i++) {
            int place = left[i];
            if (cosine[place] >= last - TIE && cosine[place] <= last + TIE && place != itself) {
                taken[filled++] = place;
            }
        }
    }

    private void leave(int around, int[] places) {
        Arrays.sort(places);
        int gap = Arrays.binarySearch(left, 0, size, places[0]);
        int kept = gap;
        for (int i = 0; i < places.length; i++) {
            cosines.leave(places[i]);
            int next = i + 1 < places.length ? Arrays.binarySearch(left, gap + 1, size, places[i + 1]) : size;
            System.arraycopy(left, gap + 1, left, kept, next - gap - 1);
            kept += next - gap - 1;
            gap = next;
        }
        size = kept;
        centre.leave(around, places, left, size, cosine);
    }

    @Override
    public int[] takeAll() {
        int[] rest = new int[size];
        Arrays.setAll(rest, i -> rows[left[i]]);
        size = 0;
        return rest;
    }
}
