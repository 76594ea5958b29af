package org.semblance.method.recoding;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A search tree of tuples, with one attribute per level, for finding the tuples that are cheapest to generalise
 * together with some labels: branches that cost too much, or have no units left, are skipped.
 *
 * <p>The tree is the sorted list of tuples; a branch is a range of it that agrees on the attributes so far. For an
 * attribute with many values, those below a label are contiguous, and the search climbs from label to label: the
 * additional values of each label all cost the same.
 */
final class TupleTree {

    /**
     * The number of branches that a search may visit, on average over all searches, before it accepts the best found.
     */
    private static final int ENOUGH = 2_000;

    /** The same for a search after others took too many. */
    private static final int AT_LEAST = 500;

    private final UnitTuples tuples;
    private final int attributes;
    private final int[] sorted;
    private final int[] placeOf;
    private final int[][] starts;
    private final int[][] ends;
    private final int[][] left;
    private final int[] leftAt;
    /** For each branch, the next one with units left, possibly itself. */
    private final int[][] next;

    private final double[] below;
    private @Nullable RecodingGroup company;
    private int[] shown = new int[0];
    private int[] found = new int[1];
    private double[] cost = new double[1];
    private int known;
    private long looks;
    private long enough = 50 * ENOUGH;

    TupleTree(UnitTuples tuples) {
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
        this.leftAt = new int[size];
        this.next = new int[attributes][size + 1];
        this.below = new double[attributes + 1];
        boolean[] begins = new boolean[size];
        for (int depth = 0; depth < attributes; depth++) {
            branch(depth, begins);
        }
        fill();
    }

    /** Puts all units back. */
    void fill() {
        Arrays.setAll(leftAt, place -> tuples.count(sorted[place]));
        for (int depth = 0; depth < attributes; depth++) {
            Arrays.fill(left[depth], 0);
            Arrays.setAll(next[depth], place -> place);
            for (int place = 0; place < sorted.length; place++) {
                left[depth][starts[depth][place]] += leftAt[place];
            }
        }
    }

    private int compare(int one, int other) {
        for (int attribute = 0; attribute < attributes; attribute++) {
            int difference = order(one, attribute) - order(other, attribute);
            if (difference != 0) {
                return difference;
            }
        }
        return one - other;
    }

    private int order(int tuple, int attribute) {
        AttributeLabels labels = tuples.labels(attribute);
        int value = tuples.value(tuple, attribute);
        return labels.many() ? labels.first(value) : value;
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

    /** Removes units of a tuple. */
    void take(int tuple, int count) {
        int place = placeOf[tuple];
        leftAt[place] -= count;
        for (int depth = 0; depth < attributes; depth++) {
            int start = starts[depth][place];
            left[depth][start] -= count;
            if (left[depth][start] == 0) {
                next[depth][start] = ends[depth][start];
            }
        }
    }

    /** The first branch with units left at or after a position. */
    private int next(int depth, int from) {
        int[] after = next[depth];
        int place = from;
        while (after[place] != place) {
            after[place] = after[after[place]];
            place = after[place];
        }
        return place;
    }

    /** The number of remaining units of a tuple. */
    int left(int tuple) {
        return leftAt[placeOf[tuple]];
    }

    /** The number of remaining units of a tuple and those that differ in the person only. */
    int leftAlike(int tuple) {
        return left[attributes - 1][starts[attributes - 1][placeOf[tuple]]];
    }

    /** A tuple and those that differ in the person only. */
    int[] alike(int tuple) {
        int place = placeOf[tuple];
        return Arrays.copyOfRange(sorted, starts[attributes - 1][place], ends[attributes - 1][place]);
    }

    /**
     * The remaining tuple that is cheapest to generalise together with a group, of a person that the group does not
     * have.
     */
    int nearest(RecodingGroup group) {
        company = group;
        search(group.shown(), 1);
        return found[0];
    }

    /**
     * Up to {@code most} remaining tuples, cheapest first to generalise with these labels; one of each set that differs
     * in the person only.
     */
    int[] nearest(int[] labels, int most) {
        company = null;
        search(labels, most);
        return Arrays.copyOf(found, known);
    }

    /**
     * The effort of all searches so far: visits of branches, as fractions of a comparison with all attributes of a
     * tuple.
     */
    long looks() {
        return looks / attributes;
    }

    private void search(int[] labels, int most) {
        if (found.length != most) {
            found = new int[most];
            cost = new double[most];
        }
        known = 0;
        enough = Math.max(enough + ENOUGH, looks + AT_LEAST);
        shown = labels;
        for (int depth = attributes - 1; depth >= 0; depth--) {
            below[depth] = below[depth + 1] + tuples.labels(depth).loss(labels[depth]);
        }
        descend(0, 0, sorted.length, 0);
    }

    private void descend(int depth, int from, int to, double above) {
        if (tuples.labels(depth).many()) {
            climb(depth, from, to, above);
        } else {
            scan(depth, from, to, above);
        }
    }

    /** Visits all values, free ones first, so that the others may be skipped. */
    private void scan(int depth, int from, int to, double above) {
        AttributeLabels labels = tuples.labels(depth);
        int label = shown[depth];
        int[] end = ends[depth];
        for (int pass = 0; pass < 2; pass++) {
            for (int place = next(depth, from); place < to; place = next(depth, end[place])) {
                int joined = labels.join(label, tuples.value(sorted[place], depth));
                looks++;
                if ((joined == label) == (pass == 0)) {
                    double loss = above + labels.loss(joined);
                    if (!tooMuch(depth, loss)) {
                        follow(depth, place, loss);
                    }
                }
            }
        }
    }

    /** Visits the values below a label, then the others below its parent, and so on. */
    private void climb(int depth, int from, int to, double above) {
        AttributeLabels labels = tuples.labels(depth);
        int label = shown[depth];
        int begin = place(depth, from, to, labels.first(label));
        int end = place(depth, begin, to, labels.end(label));
        visit(depth, begin, end, above + labels.loss(label));
        while ((begin > from || end < to) && !tooMuch(depth, above + labels.loss(label))) {
            label = labels.parent(label);
            double loss = above + labels.loss(label);
            int before = place(depth, from, begin, labels.first(label));
            int after = place(depth, end, to, labels.end(label));
            visit(depth, before, begin, loss);
            visit(depth, end, after, loss);
            begin = before;
            end = after;
        }
    }

    /** The start of the values from a position in the order of their attribute. */
    private int place(int depth, int from, int to, int value) {
        int low = from;
        int high = to;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (order(sorted[middle], depth) < value) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private void visit(int depth, int from, int to, double loss) {
        for (int place = next(depth, from);
                place < to && !tooMuch(depth, loss);
                place = next(depth, ends[depth][place])) {
            looks++;
            follow(depth, place, loss);
        }
    }

    private boolean tooMuch(int depth, double loss) {
        boolean full = known == found.length;
        return (full && loss + below[depth + 1] >= cost[known - 1]) || (known > 0 && looks > enough);
    }

    private void follow(int depth, int place, double loss) {
        if (depth + 1 < attributes) {
            descend(depth + 1, place, ends[depth][place], loss);
            return;
        }
        for (int at = place; at < ends[depth][place]; at++) {
            if (leftAt[at] > 0 && (company == null || !company.knows(tuples, sorted[at]))) {
                note(sorted[at], loss);
                return;
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
