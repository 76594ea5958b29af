package org.semblance.method.microaggregation;

import java.util.Arrays;
import java.util.function.DoublePredicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Records in the order of their kinds, cut into as many strata as a group has members: a group takes one record of each, so
 * that its kinds lie nearly as those of all do.
 *
 * <p>Soria-Comas, Domingo-Ferrer, Sánchez and Martínez, IEEE TKDE 27 (2015), Algorithm 3. All strata are as large as there are
 * groups; what the division leaves is in the central one, of which the first groups take two. A stratum knows how many of each
 * kind it has, not which: those of one kind are as good as each other.
 */
final class Strata {

    private final int size;
    private final int groups;
    private final int rest;
    private final int records;
    private final int[] upTo;
    private final int[] firstKind;
    private final int[][] left;
    private int extras;

    private Strata(int[] kinds, int size) {
        this.records = IntStream.of(kinds).sum();
        int once = records / size;
        this.size = size + (records % size) / once; // so that no group has to take more than one beside
        this.groups = records / this.size;
        this.rest = records % this.size;
        this.extras = rest;
        this.upTo = kinds.clone();
        Arrays.parallelPrefix(upTo, Integer::sum);
        this.firstKind = new int[this.size];
        this.left = new int[this.size][];
        int kind = 0;
        for (int stratum = 0; stratum < this.size; stratum++) {
            while (upTo[kind] <= start(stratum)) {
                kind++;
            }
            firstKind[stratum] = kind;
            int last = kind;
            while (upTo[last] < start(stratum + 1)) {
                last++;
            }
            left[stratum] = new int[last - kind + 1];
            for (int one = kind; one <= last; one++) {
                int from = Math.max(start(stratum), upTo[one] - kinds[one]);
                left[stratum][one - kind] = Math.min(start(stratum + 1), upTo[one]) - from;
            }
        }
    }

    /** Strata for groups of so many members, or a few more where they do not go into the number of records. */
    static Strata of(int[] kinds, int size) {
        return new Strata(kinds, size);
    }

    /**
     * The fewest strata, k or more, of which the worst choice is near enough; found by halving, so that there may be fewer
     * where distances do not fall steadily.
     *
     * @param farthest how far the worst choice is from all
     */
    static Strata fewest(int k, int[] kinds, ToDoubleFunction<Strata> farthest, DoublePredicate near) {
        int records = IntStream.of(kinds).sum();
        int tooFew = k - 1;
        int enough = k;
        while (!near.test(farthest.applyAsDouble(of(kinds, enough)))) {
            tooFew = enough;
            enough = (int) Math.min(records, 2L * enough);
        }
        while (enough - tooFew > 1) {
            int middle = tooFew + (enough - tooFew) / 2;
            if (near.test(farthest.applyAsDouble(of(kinds, middle)))) {
                enough = middle;
            } else {
                tooFew = middle;
            }
        }
        return of(kinds, enough);
    }

    /** How many strata there are, which is how many members a group has, or one less. */
    int size() {
        return size;
    }

    private int central() {
        return (size - 1) / 2;
    }

    /** The rank at which a stratum starts. */
    private int start(int stratum) {
        return stratum * groups + (stratum > central() ? rest : 0);
    }

    /**
     * How far a group can be from all at most, whatever it takes, where kinds lie in a row.
     *
     * @param steps for each kind but the last, which share of the whole way lies before the next
     */
    double farthestInOrder(double[] steps) {
        double far = rest < groups ? farthestInOrder(steps, 0) : 0;
        return rest == 0 ? far : Math.max(far, farthestInOrder(steps, 1));
    }

    /**
     * What crosses each step depends on how many of its stratum a group took before the step. The sum over the steps of a
     * stratum is a convex function of where it took each, so the worst is to take them at an end.
     */
    private double farthestInOrder(double[] steps, int extra) {
        double members = size + extra;
        double work = 0;
        int taken = 0;
        int step = 0;
        for (int stratum = 0; stratum < size; stratum++) {
            int picks = 1 + (stratum == central() ? extra : 0);
            double[] byTaken = new double[picks + 1];
            for (; step < steps.length && upTo[step] < start(stratum + 1); step++) {
                double share = (double) upTo[step] / records;
                for (int more = 0; more <= picks; more++) {
                    int sofar = upTo[step] == start(stratum) ? taken : taken + more;
                    byTaken[more] += steps[step] * Math.abs(sofar / members - share);
                }
            }
            work += Arrays.stream(byTaken).max().orElseThrow();
            taken += picks;
        }
        return work;
    }

    /** How far a group can be from all at most, whatever it takes, where all kinds are equally far apart. */
    double farthestOfEqual() {
        double far = rest < groups ? farthestOfEqual(0) : 0;
        return rest == 0 ? far : Math.max(far, farthestOfEqual(1));
    }

    private double farthestOfEqual(int extra) {
        double members = size + extra;
        double far = 0;
        for (int stratum = 0; stratum < size; stratum++) {
            int picks = 1 + (stratum == central() ? extra : 0);
            double share = (double) (start(stratum + 1) - start(stratum)) / records;
            double rarest = (double) Arrays.stream(left[stratum]).min().orElseThrow()
                    / Arrays.stream(left[stratum]).sum();
            far += Math.abs(picks / members - share) / 2 + picks / members * (1 - rarest);
        }
        return far;
    }

    /** Takes a group out of a pool: of each stratum the record nearest to what was measured from, the lowest row of several. */
    int[] take(KindPool pool) {
        int[] group = new int[size + (extras > 0 ? 1 : 0)];
        int filled = 0;
        for (int stratum = 0; stratum < size; stratum++) {
            group[filled++] = takeNearest(stratum, pool);
            if (stratum == central() && extras > 0) {
                group[filled++] = takeNearest(stratum, pool);
            }
        }
        extras = Math.max(0, extras - 1);
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
