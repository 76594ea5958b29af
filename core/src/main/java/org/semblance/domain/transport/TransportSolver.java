package org.semblance.domain.transport;

import java.util.Arrays;

/**
 * The least work of carrying earth from few places to many: the transport problem, solved exactly.
 *
 * <p>Destinations are served one after the other, each by the shortest path (Tomizawa 1971; Edmonds and Karp 1972) from
 * an origin that has some left: directly, or over origins that give up one of the destinations they serve to the next. Such
 * a path needs to know of each pair of origins only the destination that is cheapest to hand over, so that it is sought
 * among the origins alone. Earth is counted in whole numbers; only work is rounded.
 *
 * <p>{@link AssignmentSolver} solves the same problem for many origins and also tells what goes where. The two follow one idea
 * but share no search. Here a search starts at one destination, walks origins and reads a table of the cheapest handover
 * between any two of them, which would be too large for many origins. There a search starts at many origins at once, walks
 * destinations and recomputes every step from costs and prices, which would be slow for thousands of small problems.
 */
public final class TransportSolver {

    private static final int NONE = -1;

    private final double[][] costs;
    private final long[] left;
    private final long[] demand;
    private final int origins;

    /** What each origin sends to each destination. */
    private final long[][] sent;

    /** The destinations that each origin serves, in no order, and how many. */
    private final int[][] served;

    private final int[] serves;

    /** For two origins, what it costs at least that the other takes over a destination of the one, and which. */
    private final double[][] handover;

    private final int[][] handedOver;

    /** How scarce the earth of each origin is: it serves only where cost and this are least together. */
    private final double[] price;

    private final double[] distance;
    private final int[] before;
    private final boolean[] passed;

    /**
     * A problem.
     *
     * @param costs of carrying a unit, by origin and then by destination; they are not changed
     * @param supply what each origin has
     * @param demand what each destination wants, as much in all
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

    /** What the work for a unit is at least: each destination served by its nearest origin. */
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

    /** The least work, for a unit on average. To be asked once. */
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

    /** Serves a destination along the shortest path, with as much as that can carry. */
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

    /** Dijkstra's search, in which prices keep every step from being negative; ends at an origin with something left. */
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

    /** Looks again for what an origin hands over where that was a destination it serves no more. */
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
