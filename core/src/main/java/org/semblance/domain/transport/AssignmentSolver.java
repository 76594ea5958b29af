package org.semblance.domain.transport;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.semblance.Watcher;

/**
 * Solves the linear assignment problem, with equal rows and columns merged: units are shipped from origins to
 * destinations at the smallest total cost.
 *
 * <p>Successive shortest paths with prices (Tomizawa 1971; Edmonds and Karp 1972), each found as by Jonker and
 * Volgenant, Computing 38 (1987), but from many origins at once; their rows are our origins and their columns our
 * destinations, with one unit each. Rounding may affect the last digits of the optimum but never termination: each
 * search visits a destination once and ships at least one unit.
 *
 * <p>There may be as many origins as destinations; if origins are few, {@link TransportSolver} searches paths among
 * these alone.
 */
public final class AssignmentSolver {

    private static final int NONE = -1;

    private final double[][] costs;
    private final int[] supply;
    private final int[] demand;
    private final Cargo[] cargo;

    /** The price of a unit at each destination; an origin ships only where cost minus price is smallest. */
    private final double[] price;

    // state of the path search: the destinations before `done` are finished, those before `nearest` are at the smallest
    // distance of all others; `wanted` more paths are sought
    private final double[] distance;
    private final int[] originBefore;
    private final int[] destinationBefore;
    private final boolean[] reached;
    private final int[] rootOf;
    private final int[] end;
    private final int[] destinations;
    private int done;
    private int nearest;
    private double least;
    /** The smallest distance of the remaining destinations, if known. */
    private double next;

    private int wanted;

    private AssignmentSolver(double[][] costs, int[] supply, int[] demand) {
        this.costs = costs;
        this.supply = supply.clone();
        this.demand = demand.clone();
        this.price = InitialPrices.of(costs, supply, demand);
        this.cargo = new Cargo[demand.length];
        Arrays.setAll(cargo, destination -> new Cargo());
        this.distance = new double[demand.length];
        this.originBefore = new int[demand.length];
        this.destinationBefore = new int[supply.length];
        this.reached = new boolean[supply.length];
        this.rootOf = new int[supply.length];
        this.end = new int[supply.length];
        this.destinations = new int[demand.length];
        Arrays.setAll(destinations, destination -> destination);
    }

    /**
     * Finds the cheapest shipment.
     *
     * @param costs of a unit, finite, by origin and then by destination
     * @param supply the number of units of each origin
     * @param demand the number of units of each destination; the totals are equal
     */
    public static AssignmentSolver of(double[][] costs, int[] supply, int[] demand, Watcher watcher) {
        AssignmentSolver shipment = new AssignmentSolver(costs, supply, demand);
        for (int origin = 0; origin < supply.length; origin++) {
            shipment.shipAtOnce(origin);
        }
        int[] waiting = shipment.waiting();
        int all = waiting.length;
        while (waiting.length > 0) {
            watcher.progress("measure", all - waiting.length, all);
            shipment.augment(waiting);
            waiting = shipment.waiting();
        }
        return shipment;
    }

    /** The number of units shipped from an origin to a destination. */
    public int units(int origin, int destination) {
        return cargo[destination].from(origin);
    }

    private double leastReduced(double[] ofOrigin) {
        return InitialPrices.least(ofOrigin, price);
    }

    /** Ships units to the best destinations of an origin as long as none is taken from another. */
    private void shipAtOnce(int origin) {
        supply[origin] = InitialPrices.shipAtOnce(
                costs[origin],
                price,
                supply[origin],
                demand,
                (destination, units) -> cargo[destination].add(origin, units));
    }

    /** The origins that have not shipped everything yet. */
    private int[] waiting() {
        return IntStream.range(0, supply.length)
                .filter(origin -> supply[origin] > 0)
                .toArray();
    }

    /**
     * Ships units of some of these origins, each along the shortest path to a destination with unmet demand. Paths are
     * searched from all at once and grow as trees, so they do not cross. The search ends when half of the origins have
     * a path, because the last ones would take long; they get theirs in the next round.
     */
    private void augment(int[] origins) {
        Arrays.fill(reached, false);
        Arrays.fill(distance, Double.POSITIVE_INFINITY);
        Arrays.fill(end, NONE);
        done = 0;
        nearest = 0;
        least = 0;
        wanted = (origins.length + 1) / 2;
        for (int i = 0; i < origins.length && wanted > 0; i++) {
            rootOf[origins[i]] = origins[i];
            reach(origins[i], NONE, leastReduced(costs[origins[i]]));
        }
        while (wanted > 0 && done < destinations.length) {
            if (done == nearest) {
                widen();
            } else {
                pass(destinations[done++]);
            }
        }
        for (int i = 0; i < done; i++) {
            price[destinations[i]] += distance[destinations[i]] - least;
        }
        for (int origin : origins) {
            if (end[origin] != NONE) {
                ship(origin, end[origin]);
            }
        }
    }

    /** Updates the distances from an origin to all destinations that are not at the smallest distance. */
    private void reach(int origin, int before, double base) {
        reached[origin] = true;
        destinationBefore[origin] = before;
        double[] ofOrigin = costs[origin];
        double farther = Double.POSITIVE_INFINITY;
        for (int i = nearest; i < destinations.length; i++) {
            int destination = destinations[i];
            double there = least + (ofOrigin[destination] - price[destination] - base);
            double known = distance[destination];
            if (there < known) {
                distance[destination] = there;
                originBefore[destination] = origin;
                if (there <= least) {
                    near(i);
                    if (wanted == 0) {
                        return;
                    }
                    continue;
                }
                known = there;
            }
            farther = Math.min(farther, known);
        }
        next = farther;
    }

    private void near(int i) {
        int destination = destinations[i];
        destinations[i] = destinations[nearest];
        destinations[nearest++] = destination;
        int root = rootOf[originBefore[destination]];
        if (demand[destination] > 0 && end[root] == NONE) {
            end[root] = destination;
            wanted--;
        }
    }

    /** Moves on to the destinations at the next distance. */
    private void widen() {
        least = next;
        if (Double.isNaN(least)) {
            least = Double.POSITIVE_INFINITY;
            for (int i = nearest; i < destinations.length; i++) {
                least = Math.min(least, distance[destinations[i]]);
            }
        }
        next = Double.NaN;
        for (int i = nearest; i < destinations.length && wanted > 0; i++) {
            if (distance[destinations[i]] <= least) {
                near(i);
            }
        }
    }

    /** Considers alternative destinations for the origins that ship to a destination. */
    private void pass(int destination) {
        Cargo here = cargo[destination];
        for (int i = 0; i < here.size && wanted > 0; i++) {
            int origin = here.origins[i];
            if (!reached[origin]) {
                rootOf[origin] = rootOf[originBefore[destination]];
                reach(origin, destination, costs[origin][destination] - price[destination]);
            }
        }
    }

    /** Ships as much as the path to a destination allows. */
    private void ship(int origin, int to) {
        int units = Math.min(supply[origin], demand[to]);
        for (int at = originBefore[to]; at != origin; at = originBefore[destinationBefore[at]]) {
            units = Math.min(units, cargo[destinationBefore[at]].from(at));
        }
        supply[origin] -= units;
        demand[to] -= units;
        int destination = to;
        while (true) {
            int from = originBefore[destination];
            cargo[destination].add(from, units);
            if (from == origin) {
                return;
            }
            destination = destinationBefore[from];
            cargo[destination].add(from, -units);
        }
    }

    /** The units that arrive at a destination, usually from few origins. */
    private static final class Cargo {

        private int[] origins = new int[1];
        private int[] units = new int[1];
        private int size;

        private int place(int origin) {
            int place = 0;
            while (place < size && origins[place] != origin) {
                place++;
            }
            return place;
        }

        private int from(int origin) {
            int place = place(origin);
            return place == size ? 0 : units[place];
        }

        private void add(int origin, int more) {
            int place = place(origin);
            if (place == size) {
                if (size == origins.length) {
                    origins = Arrays.copyOf(origins, 2 * size);
                    units = Arrays.copyOf(units, 2 * size);
                }
                origins[size] = origin;
                units[size++] = 0;
            }
            units[place] += more;
            if (units[place] == 0) {
                size--;
                origins[place] = origins[size];
                units[place] = units[size];
            }
        }
    }
}
