package org.semblance.method.microaggregation;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Records sorted by kind and divided into strata: every group takes the same number of records from each stratum, so
 * that its kinds are distributed nearly as in the table.
 *
 * <p>Soria-Comas, Domingo-Ferrer, Sánchez and Martínez, IEEE TKDE 27 (2015), Algorithm 3, with as many strata as a
 * group has members. Here there may be fewer; the size of each is proportional to the number of records taken from it.
 * The remainder of the division is in the central stratum, from which the first groups take one more. A stratum stores
 * the number of records of each kind, not which, because records of one kind are interchangeable.
 */
final class Strata {

    private final int records;
    private final int groups;
    private final int rest;
    private final int[] picks;
    private final int[] starts;
    private final int[] upTo;
    private final int[] firstKind;
    private final int[][] left;
    private int taken;

    /**
     * Divides records into strata.
     *
     * @param kinds the number of records of each kind
     * @param members the number of members of a group, or one fewer; see {@link #members}
     * @param count the number of strata, at most the number of members
     */
    Strata(int[] kinds, int members, int count) {
        this.records = IntStream.of(kinds).sum();
        this.groups = records / members;
        this.rest = records % members;
        this.picks = new int[count];
        this.starts = new int[count + 1];
        int more = members % count;
        for (int stratum = 0; stratum < count; stratum++) {
            // those in the middle give one more, if not all give the same
            int fromMiddle = stratum - (count - more) / 2;
            picks[stratum] = members / count + (fromMiddle >= 0 && fromMiddle < more ? 1 : 0);
            starts[stratum + 1] = starts[stratum] + groups * picks[stratum] + (stratum == central() ? rest : 0);
        }
        this.upTo = kinds.clone();
        Arrays.parallelPrefix(upTo, Integer::sum);
        this.firstKind = new int[count];
        this.left = new int[count][];
        int kind = 0;
        for (int stratum = 0; stratum < count; stratum++) {
            while (upTo[kind] <= starts[stratum]) {
                kind++;
            }
            int last = kind;
            while (upTo[last] < starts[stratum + 1]) {
                last++;
            }
            firstKind[stratum] = kind;
            left[stratum] = new int[last - kind + 1];
            for (int one = kind; one <= last; one++) {
                int from = Math.max(starts[stratum], upTo[one] - kinds[one]);
                left[stratum][one - kind] = Math.min(starts[stratum + 1], upTo[one]) - from;
            }
        }
    }

    /** The number of members of groups of k or more, such that no group takes more than one additional record. */
    static int members(int records, int k) {
        return k + (records % k) / (records / k);
    }

    private int central() {
        return (picks.length - 1) / 2;
    }

    /** The number of records that a group takes from a stratum. */
    private int picks(int stratum, int beside) {
        return picks[stratum] + (stratum == central() ? beside : 0);
    }

    /**
     * An upper bound of the distance of a group from the table for ordered kinds.
     *
     * @param steps for each kind except the last, the distance to the next
     */
    double farthestInOrder(double[] steps) {
        double far = rest == groups ? 0 : farthestInOrder(steps, 0);
        return rest == 0 ? far : Math.max(far, farthestInOrder(steps, 1));
    }

    /**
     * The mass across each step depends on how many records a group took from the stratum before the step. The sum over
     * the steps of a stratum is a convex function of where each was taken, so the worst case is at an end.
     */
    private double farthestInOrder(double[] steps, int beside) {
        double members = IntStream.of(picks).sum() + beside;
        double work = 0;
        int before = 0;
        int step = 0;
        for (int stratum = 0; stratum < picks.length; stratum++) {
            int of = picks(stratum, beside);
            double[] byFirst = new double[of + 1]; // by the number taken at the lower end
            for (; step < steps.length && upTo[step] < starts[stratum + 1]; step++) {
                double share = (double) upTo[step] / records;
                for (int first = 0; first <= of; first++) {
                    int sofar = before + (upTo[step] == starts[stratum] ? 0 : first);
                    byFirst[first] += steps[step] * Math.abs(sofar / members - share);
                }
            }
            work += Arrays.stream(byFirst).max().orElseThrow();
            before += of;
        }
        return work;
    }

    /** An upper bound of the distance of a group from the table for equally distant kinds. */
    double farthestOfEqual() {
        double far = rest == groups ? 0 : farthestOfEqual(0);
        return rest == 0 ? far : Math.max(far, farthestOfEqual(1));
    }

    /**
     * For each stratum: the deviation of its size from what is taken, and the case that only its rarest kind is taken.
     */
    private double farthestOfEqual(int beside) {
        double members = IntStream.of(picks).sum() + beside;
        double far = 0;
        for (int stratum = 0; stratum < picks.length; stratum++) {
            double share = picks(stratum, beside) / members;
            double size = starts[stratum + 1] - starts[stratum];
            double rarest = Arrays.stream(left[stratum]).min().orElseThrow() / size;
            far += Math.abs(share - size / records) / 2 + share * (1 - rarest);
        }
        return far;
    }

    /**
     * Removes a group from a pool: from each stratum the records nearest to the reference point, the lowest rows on a
     * tie.
     */
    int[] take(KindPool pool) {
        int beside = taken++ < rest ? 1 : 0;
        int[] group = new int[IntStream.of(picks).sum() + beside];
        int filled = 0;
        for (int stratum = 0; stratum < picks.length; stratum++) {
            for (int pick = picks(stratum, beside); pick > 0; pick--) {
                group[filled++] = takeNearest(stratum, pool);
            }
        }
        return group;
    }

    private int takeNearest(int stratum, KindPool pool) {
        int nearest = -1;
        for (int i = 0; i < left[stratum].length; i++) {
            if (left[stratum][i] > 0) {
                int kind = firstKind[stratum] + i;
                for (int place = pool.start(kind); place < pool.start(kind + 1); place++) {
                    if (pool.left(place) && (nearest < 0 || pool.isNearer(place, nearest))) {
                        nearest = place;
                    }
                }
            }
        }
        left[stratum][pool.kind(nearest) - firstKind[stratum]]--;
        return pool.take(nearest);
    }
}
