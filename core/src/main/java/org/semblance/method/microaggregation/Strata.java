package org.semblance.method.microaggregation;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Records in the order of their kinds, cut into strata: every group takes the same number of records of one, so that its kinds
 * lie nearly as those of all do.
 *
 * <p>Soria-Comas, Domingo-Ferrer, Sánchez and Martínez, IEEE TKDE 27 (2015), Algorithm 3, where there are as many strata as a
 * group has members. Here there may be fewer; the size of each is in proportion to what is taken of it. What the division leaves
 * over is in the central stratum, of which the first groups take one more. A stratum knows how many of each kind it has, not
 * which: those of one kind are as good as each other.
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
     * Strata.
     *
     * @param kinds how many records there are of each kind
     * @param members how many records a group has, or one less; see {@link #members}
     * @param count how many strata there are, no more than members
     */
    Strata(int[] kinds, int members, int count) {
        this.records = IntStream.of(kinds).sum();
        this.groups = records / members;
        this.rest = records % members;
        this.picks = new int[count];
        this.starts = new int[count + 1];
        int more = members % count;
        for (int stratum = 0; stratum < count; stratum++) {
            // those in the middle give one more, where not all give the same
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

    /** How many members groups of k or more have, so that no group takes more than one record beside. */
    static int members(int records, int k) {
        return k + (records % k) / (records / k);
    }

    private int central() {
        return (picks.length - 1) / 2;
    }

    /** How many records a group takes of a stratum. */
    private int picks(int stratum, int beside) {
        return picks[stratum] + (stratum == central() ? beside : 0);
    }

    /**
     * How far a group can be from all at most, whatever it takes, where kinds lie in a row.
     *
     * @param steps for each kind but the last, how far the next is
     */
    double farthestInOrder(double[] steps) {
        double far = rest == groups ? 0 : farthestInOrder(steps, 0);
        return rest == 0 ? far : Math.max(far, farthestInOrder(steps, 1));
    }

    /**
     * What crosses each step depends on how many of its stratum a group took before the step. The sum over the steps of a
     * stratum is a convex function of where it took each, so at worst each is taken at an end.
     */
    private double farthestInOrder(double[] steps, int beside) {
        double members = IntStream.of(picks).sum() + beside;
        double work = 0;
        int before = 0;
        int step = 0;
        for (int stratum = 0; stratum < picks.length; stratum++) {
            int of = picks(stratum, beside);
            double[] byFirst = new double[of + 1]; // by how many were taken at the lower end
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

    /** How far a group can be from all at most, whatever it takes, where all kinds are equally far apart. */
    double farthestOfEqual() {
        double far = rest == groups ? 0 : farthestOfEqual(0);
        return rest == 0 ? far : Math.max(far, farthestOfEqual(1));
    }

    /** Of each stratum: what it is too large or too small for what is taken of it, and that only its rarest kind is taken. */
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

    /** Takes a group out of a pool: of each stratum the records nearest to what was measured from, the lowest rows of several. */
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
