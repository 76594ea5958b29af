package org.semblance.method.recoding;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The tuples in a tree, an attribute a level, to find those that are cheapest to show as one with some labels: a branch
 * that costs too much already is passed by.
 *
 * <p>The tree is the sorted list of tuples; a branch is a range of it that agrees on the attributes so far.
 */
final class TupleTree {

    private final Tuples tuples;
    private final int attributes;
    private final int[] sorted;
    private final int[] placeOf;
    private final int[][] starts;
    private final int[][] ends;
    private final int[][] left;

    private final double[] below;
    private int[] shown = new int[0];
    private int[] found = new int[1];
    private double[] cost = new double[1];
    private int known;

    TupleTree(Tuples tuples) {
        this.tuples = tuples;
        int size = tuples.size();
        this.attributes = tuples.attributes();
        this.sorted = IntStream.range(0, size)
                .boxed()
                .sorted(this::compare)
                .mapToInt(tuple -> tuple)
                .toArray();
        this.placeOf = new int[size];
        for (int place = 0; place < size; place++) {
            placeOf[sorted[place]] = place;
        }
        this.starts = new int[attributes][size];
        this.ends = new int[attributes][size];
        this.left = new int[attributes][size];
        this.below = new double[attributes + 1];
        boolean[] begins = new boolean[size];
        for (int depth = 0; depth < attributes; depth++) {
            branch(depth, begins);
        }
        fill();
    }

    /** Puts all units back. */
    void fill() {
        for (int tuple = 0; tuple < sorted.length; tuple++) {
            change(tuple, tuples.count(tuple) - left(tuple));
        }
    }

    private int compare(int one, int other) {
        for (int attribute = 0; attribute < attributes; attribute++) {
            int difference = tuples.value(one, attribute) - tuples.value(other, attribute);
            if (difference != 0) {
                return difference;
            }
        }
        return one - other;
    }

    private void branch(int depth, boolean[] begins) {
        int size = sorted.length;
        for (int place = 0; place < size; place++) {
            begins[place] |= place == 0 || tuples.value(sorted[place], depth) != tuples.value(sorted[place - 1], depth);
        }
        for (int place = 0, start = 0; place < size; place++) {
            start = begins[place] ? place : start;
            starts[depth][place] = start;
        }
        for (int place = size - 1, end = size; place >= 0; place--) {
            ends[depth][place] = end;
            end = begins[place] ? place : end;
        }
    }

    /** Takes units of a tuple out of the tree. */
    void take(int tuple, int count) {
        change(tuple, -count);
    }

    private void change(int tuple, int by) {
        int place = placeOf[tuple];
        for (int depth = 0; depth < attributes; depth++) {
            left[depth][starts[depth][place]] += by;
        }
    }

    /** How many units of a tuple are left. */
    int left(int tuple) {
        return left[attributes - 1][placeOf[tuple]];
    }

    /** The tuple with units left that is cheapest to show as one with these labels. */
    int nearest(int[] labels) {
        search(labels, 1);
        return found[0];
    }

    /** Up to so many tuples with units left, the cheapest to show as one with these labels first. */
    int[] nearest(int[] labels, int most) {
        search(labels, most);
        return Arrays.copyOf(found, known);
    }

    private void search(int[] labels, int most) {
        if (found.length != most) {
            found = new int[most];
            cost = new double[most];
        }
        known = 0;
        shown = labels;
        for (int depth = attributes - 1; depth >= 0; depth--) {
            below[depth] = below[depth + 1] + tuples.labels(depth).loss(labels[depth]);
        }
        descend(0, 0, sorted.length, 0);
    }

    private void descend(int depth, int from, int to, double above) {
        Labels labels = tuples.labels(depth);
        int label = shown[depth];
        int[] end = ends[depth];
        // the branches that cost nothing first: what they hold lets the others be passed by
        for (int pass = 0; pass < 2; pass++) {
            for (int place = from; place < to; place = end[place]) {
                int joined = labels.join(label, tuples.value(sorted[place], depth));
                if (left[depth][place] == 0 || (joined == label) != (pass == 0)) {
                    continue;
                }
                double loss = above + labels.loss(joined);
                if (known == found.length && loss + below[depth + 1] >= cost[known - 1]) {
                    continue;
                }
                if (depth + 1 < attributes) {
                    descend(depth + 1, place, end[place], loss);
                } else {
                    note(sorted[place], loss);
                }
            }
        }
    }

    private void note(int tuple, double loss) {
        int place = known < found.length ? known++ : known - 1;
        while (place > 0 && cost[place - 1] > loss) {
            cost[place] = cost[place - 1];
            found[place] = found[place - 1];
            place--;
        }
        cost[place] = loss;
        found[place] = tuple;
    }
}
