package org.semblance.domain.distribution;

import java.util.Arrays;

/** The transport problem by its definition: all ways to carry, one after the other; and as an assignment of units. */
public final class PlainTransport {

    private PlainTransport() {}

    /** The least cost of all ways to carry whole units: for each origin every share of what each destination still wants. */
    public static double byTryingAll(double[][] costs, int[] supply, int[] demand) {
        return tryAll(costs, supply.clone(), demand.clone(), 0, 0);
    }

    private static double tryAll(double[][] costs, int[] supply, int[] demand, int origin, int destination) {
        if (origin == supply.length) {
            return 0;
        }
        if (destination == demand.length) {
            return supply[origin] > 0 ? Double.POSITIVE_INFINITY : tryAll(costs, supply, demand, origin + 1, 0);
        }
        double least = Double.POSITIVE_INFINITY;
        for (int units = Math.min(supply[origin], demand[destination]); units >= 0; units--) {
            supply[origin] -= units;
            demand[destination] -= units;
            least = Math.min(
                    least, units * costs[origin][destination] + tryAll(costs, supply, demand, origin, destination + 1));
            supply[origin] += units;
            demand[destination] += units;
        }
        return least;
    }

    /** The same for more units: each one assigned to one, by the Hungarian method. */
    public static double byAssignment(double[][] costs, int[] supply, int[] demand) {
        int[] from = units(supply);
        int[] to = units(demand);
        int size = from.length;
        double[] rowPrice = new double[size + 1];
        double[] columnPrice = new double[size + 1];
        int[] rowOf = new int[size + 1];
        int[] previous = new int[size + 1];
        for (int row = 1; row <= size; row++) {
            rowOf[0] = row;
            int column = 0;
            double[] slack = new double[size + 1];
            Arrays.fill(slack, Double.POSITIVE_INFINITY);
            boolean[] done = new boolean[size + 1];
            do {
                done[column] = true;
                int at = rowOf[column];
                int nearest = 0;
                double least = Double.POSITIVE_INFINITY;
                for (int other = 1; other <= size; other++) {
                    if (!done[other]) {
                        double reduced = costs[from[at - 1]][to[other - 1]] - rowPrice[at] - columnPrice[other];
                        if (reduced < slack[other]) {
                            slack[other] = reduced;
                            previous[other] = column;
                        }
                        if (slack[other] < least) {
                            least = slack[other];
                            nearest = other;
                        }
                    }
                }
                for (int other = 0; other <= size; other++) {
                    if (done[other]) {
                        rowPrice[rowOf[other]] += least;
                        columnPrice[other] -= least;
                    } else {
                        slack[other] -= least;
                    }
                }
                column = nearest;
            } while (rowOf[column] != 0);
            while (column != 0) {
                rowOf[column] = rowOf[previous[column]];
                column = previous[column];
            }
        }
        double cost = 0;
        for (int column = 1; column <= size; column++) {
            cost += costs[from[rowOf[column] - 1]][to[column - 1]];
        }
        return cost;
    }

    private static int[] units(int[] counts) {
        int[] units = new int[Arrays.stream(counts).sum()];
        int next = 0;
        for (int place = 0; place < counts.length; place++) {
            Arrays.fill(units, next, next + counts[place], place);
            next += counts[place];
        }
        return units;
    }
}
