package org.semblance.domain.transport;

import java.util.Arrays;

/**
 * Solves the transport problem exactly for few origins and many destinations: the least work of moving mass.
 *
 * <p>Destinations are served one after the other, each by the shortest path (Tomizawa 1971; Edmonds and Karp 1972) from
 * an origin with remaining supply: directly, or via origins that hand over one of their destinations to the next. For
 * each pair of origins only the destination that is cheapest to hand over matters, so the search runs among origins
 * alone. Mass is counted in whole numbers; only work is rounded.
 *
 * <p>{@link AssignmentSolver} solves the same problem for many origins, for which that many pairs could not be stored,
 * and also gives the shipments; here origins are few and only the work is computed.
 */
public final class TransportSolver {

    private static final int NONE = -1;

    private final double[][] costs;
    private final long[] left;
    private final long[] demand;
    private final int origins;

    /** The mass sent from each origin to each destination. */
    private final long[][] sent;

    /** The destinations that each origin serves, unordered, and their number. */
    private final int[][] served;

    private final int[] serves;

    /** For two origins, the smallest cost of handing over a destination from one to the other, and that destination. */
    private final double[][] handover;

    private final int[][] handedOver;

    /** The price of the mass of each origin; it serves only where cost plus price is smallest. */
    private final double[] price;

    private final double[] distance;
    private final int[] before;
    private final boolean[] passed;

    /**
     * Creates a problem.
     *
     * @param costs of moving a unit, by origin and then by destination; they are not changed
     * @param supply the mass of each origin
     * @param demand the mass that each destination needs; the totals are equal
     */
    public TransportSolver(double[][] costs, long[] supply, long[] demand) {
        this.costs = costs;
        this.left = supply;
        this.demand = demand;
        this.origins = supply.length;
        this.sent = new long[origins][demand.length];
        this.served = new int[origins][4];
        this.serves = new int[origins];
        this.handover = new double[origins][origins];
        this.handedOver = new int[origins][origins];
        for (int origin = 0; origin < origins; origin++) {
            Arrays.fill(handover[origin], Double.POSITIVE_INFINITY);
            Arrays.fill(handedOver[origin], NONE);
        }
        this.price = new double[origins];
        this.distance = new double[origins];
        this.before = new int[origins];
        this.passed = new boolean[origins];
    }

    /** A lower bound of the work per unit: each destination served by its nearest origin. */
    public double atLeast() {
        double work = 0;
        double total = 0;
        for (int destination = 0; destination < demand.length; destination++) {
            double nearest = Double.POSITIVE_INFINITY;
            for (double[] ofOrigin : costs) {
                nearest = Math.min(nearest, ofOrigin[destination]);
            }
            work += demand[destination] == 0 ? 0 : nearest * demand[destination];
            total += demand[destination];
        }
        return work / total;
    }

    /** The least work per unit. It may be called only once. */
    public double work() {
        for (int destination = 0; destination < demand.length; destination++) {
            long wanted = demand[destination];
            while (wanted > 0) {
                wanted -= serve(destination, wanted);
            }
        }
        double work = 0;
        double total = 0;
        for (int destination = 0; destination < demand.length; destination++) {
            total += demand[destination];
            for (int origin = 0; origin < origins; origin++) {
                work += sent[origin][destination] == 0 ? 0 : sent[origin][destination] * costs[origin][destination];
            }
        }
        return work / total;
    }

    /** Serves a destination along the shortest path with as much as that allows. */
    private long serve(int destination, long wanted) {
        int end = shortest(destination);
        long amount = Math.min(wanted, left[end]);
        for (int origin = end; before[origin] != NONE; origin = before[origin]) {
            amount = Math.min(amount, sent[before[origin]][handedOver[before[origin]][origin]]);
        }
        left[end] -= amount;
        int origin = end;
        while (before[origin] != NONE) {
            int giving = before[origin];
            int given = handedOver[giving][origin];
            sent[giving][given] -= amount;
            if (sent[giving][given] == 0) {
                forget(giving, given);
            }
            send(origin, given, amount);
            origin = giving;
        }
        send(origin, destination, amount);
        return amount;
    }

    /** Dijkstra's search, in which prices keep every step non-negative; it ends at an origin with remaining supply. */
    private int shortest(int destination) {
        Arrays.fill(passed, false);
        Arrays.fill(before, NONE);
        for (int origin = 0; origin < origins; origin++) {
            distance[origin] = costs[origin][destination] + price[origin];
        }
        while (true) {
            int nearest = nearest();
            if (left[nearest] > 0) {
                for (int origin = 0; origin < origins; origin++) {
                    price[origin] += passed[origin] ? distance[nearest] - distance[origin] : 0;
                }
                return nearest;
            }
            passed[nearest] = true;
            double[] steps = handover[nearest];
            double base = distance[nearest] - price[nearest];
            for (int origin = 0; origin < origins; origin++) {
                double there = base + steps[origin] + price[origin];
                if (!passed[origin] && there < distance[origin]) {
                    distance[origin] = there;
                    before[origin] = nearest;
                }
            }
        }
    }

    private int nearest() {
        int nearest = NONE;
        for (int origin = 0; origin < origins; origin++) {
            if (!passed[origin] && (nearest == NONE || distance[origin] < distance[nearest])) {
                nearest = origin;
            }
        }
        return nearest;
    }

    private void send(int origin, int destination, long amount) {
        if (sent[origin][destination] == 0) {
            if (serves[origin] == served[origin].length) {
                served[origin] = Arrays.copyOf(served[origin], 2 * serves[origin]);
            }
            served[origin][serves[origin]++] = destination;
            for (int other = 0; other < origins; other++) {
                offer(origin, other, destination);
            }
        }
        sent[origin][destination] += amount;
    }

    private void offer(int origin, int other, int destination) {
        double more = costs[other][destination] - costs[origin][destination];
        if (other != origin && more < handover[origin][other]) {
            handover[origin][other] = more;
            handedOver[origin][other] = destination;
        }
    }

    /** Recomputes the handovers of an origin that involved a destination it serves no longer. */
    private void forget(int origin, int destination) {
        int[] still = served[origin];
        int place = 0;
        while (still[place] != destination) {
            place++;
        }
        still[place] = still[--serves[origin]];
        for (int other = 0; other < origins; other++) {
            if (handedOver[origin][other] == destination) {
                handover[origin][other] = Double.POSITIVE_INFINITY;
                handedOver[origin][other] = NONE;
                for (int i = 0; i < serves[origin]; i++) {
                    offer(origin, other, still[i]);
                }
            }
        }
    }
}
