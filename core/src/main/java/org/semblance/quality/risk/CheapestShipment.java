package org.semblance.quality.risk;

import java.util.Arrays;
import org.semblance.Watcher;

/**
 * The cheapest way to bring units from where they are to where they are wanted: the linear assignment problem with
 * equal rows and columns taken together.
 *
 * <p>Successive shortest paths with prices (Tomizawa 1971; Edmonds and Karp 1972), each found as Jonker and Volgenant,
 * Computing 38 (1987), find theirs; their rows are origins and their columns destinations, of one unit each. Rounding may
 * cost the optimum its last digits but never the end: each path looks at a destination once, and ships a unit at least.
 */
final class CheapestShipment {

    private static final int NONE = -1;

    private final double[][] costs;
    private final int[] supply;
    private final int[] demand;
    private final Cargo[] cargo;

    /** What a unit is worth at each destination; an origin ships only where cost less price is least. */
    private final double[] price;

    // of the search for a path: the destinations before `done` are done with, those before `nearest` are at the least
    // distance of all others
    private final double[] distance;
    private final int[] originBefore;
    private final int[] destinationBefore;
    private final boolean[] reached;
    private final int[] destinations;
    private int done;
    private int nearest;
    private double least;
    private int end;

    private CheapestShipment(double[][] costs, int[] supply, int[] demand) {
        this.costs = costs;
        this.supply = supply.clone();
        this.demand = demand.clone();
        this.price = new double[demand.length];
        this.cargo = new Cargo[demand.length];
        Arrays.setAll(cargo, destination -> new Cargo());
        this.distance = new double[demand.length];
        this.originBefore = new int[demand.length];
        this.destinationBefore = new int[supply.length];
        this.reached = new boolean[supply.length];
        this.destinations = new int[demand.length];
        Arrays.setAll(destinations, destination -> destination);
    }

    /**
     * Finds the cheapest shipment.
     *
     * @param costs of a unit, finite, by origin and then by destination
     * @param supply how many units each origin has
     * @param demand how many each destination wants, as many in all
     */
    static CheapestShipment of(double[][] costs, int[] supply, int[] demand, Watcher watcher) {
        CheapestShipment shipment = new CheapestShipment(costs, supply, demand);
        shipment.setPrices();
        for (int origin = 0; origin < supply.length; origin++) {
            shipment.shipAtOnce(origin);
        }
        for (int origin = 0; origin < supply.length; origin++) {
            watcher.progress("measure", origin, supply.length);
            while (shipment.supply[origin] > 0) {
                shipment.augment(origin);
            }
        }
        return shipment;
    }

    /** How many units go from an origin to a destination. */
    int units(int origin, int destination) {
        return cargo[destination].from(origin);
    }

    /**
     * Prices to begin with: any will do, and good ones save most of the paths. Where costs are squared distances between
     * points that the origins have spread around a centre by a factor s, the best price is (1 − s) times the square of the
     * distance from the centre, which the mean cost tells but for a constant. Then each is raised until an origin ships.
     */
    private void setPrices() {
        double[] ofDestinations = new double[price.length];
        double[] ofOrigins = new double[costs.length];
        for (int origin = 0; origin < costs.length; origin++) {
            for (int destination = 0; destination < price.length; destination++) {
                ofDestinations[destination] += costs[origin][destination] / costs.length;
                ofOrigins[origin] += costs[origin][destination] / price.length;
            }
        }
        double spread = Math.sqrt(deviation(ofOrigins) / deviation(ofDestinations));
        double[] least = new double[price.length];
        Arrays.fill(least, Double.POSITIVE_INFINITY);
        for (int destination = 0; destination < price.length; destination++) {
            price[destination] = Double.isFinite(spread) ? (1 - spread) * ofDestinations[destination] : 0;
        }
        for (double[] ofOrigin : costs) {
            double worth = leastReduced(ofOrigin);
            for (int destination = 0; destination < price.length; destination++) {
                least[destination] = Math.min(least[destination], ofOrigin[destination] - worth);
            }
        }
        System.arraycopy(least, 0, price, 0, price.length);
    }

    private static double deviation(double[] values) {
        double mean = Arrays.stream(values).average().orElse(0);
        return Math.sqrt(Arrays.stream(values)
                        .map(value -> (value - mean) * (value - mean))
                        .sum()
                / values.length);
    }

    private double leastReduced(double[] ofOrigin) {
        double least = Double.POSITIVE_INFINITY;
        for (int destination = 0; destination < price.length; destination++) {
            least = Math.min(least, ofOrigin[destination] - price[destination]);
        }
        return least;
    }

    /** Ships what can go to the best destinations of an origin without taking anything away from another. */
    private void shipAtOnce(int origin) {
        double[] ofOrigin = costs[origin];
        double least = leastReduced(ofOrigin);
        for (int destination = 0; destination < price.length && supply[origin] > 0; destination++) {
            if (demand[destination] > 0 && ofOrigin[destination] - price[destination] == least) {
                int units = Math.min(supply[origin], demand[destination]);
                cargo[destination].add(origin, units);
                supply[origin] -= units;
                demand[destination] -= units;
            }
        }
    }

    /** Ships units of an origin along the shortest path to a destination that wants some. */
    private void augment(int origin) {
        Arrays.fill(reached, false);
        Arrays.fill(distance, Double.POSITIVE_INFINITY);
        done = 0;
        nearest = 0;
        least = 0;
        end = NONE;
        reach(origin, NONE, leastReduced(costs[origin]));
        while (end == NONE) {
            if (done == nearest) {
                widen();
            } else {
                pass(destinations[done++]);
            }
        }
        for (int i = 0; i < done; i++) {
            price[destinations[i]] += distance[destinations[i]] - least;
        }
        ship(origin);
    }

    /** Looks from an origin to all destinations that are not at the least distance. */
    private void reach(int origin, int before, double base) {
        reached[origin] = true;
        destinationBefore[origin] = before;
        double[] ofOrigin = costs[origin];
        for (int i = nearest; i < destinations.length; i++) {
            int destination = destinations[i];
            double there = least + (ofOrigin[destination] - price[destination] - base);
            if (there < distance[destination]) {
                distance[destination] = there;
                originBefore[destination] = origin;
                if (there <= least) {
                    near(i);
                    if (end != NONE) {
                        return;
                    }
                }
            }
        }
    }

    private void near(int i) {
        int destination = destinations[i];
        destinations[i] = destinations[nearest];
        destinations[nearest++] = destination;
        if (demand[destination] > 0) {
            end = destination;
        }
    }

    /** Goes on to the destinations that are next in distance. */
    private void widen() {
        least = Double.POSITIVE_INFINITY;
        for (int i = nearest; i < destinations.length; i++) {
            least = Math.min(least, distance[destinations[i]]);
        }
        for (int i = nearest; i < destinations.length && end == NONE; i++) {
            if (distance[destinations[i]] <= least) {
                near(i);
            }
        }
    }

    /** Asks the origins that ship to a destination where else they could. */
    private void pass(int destination) {
        Cargo here = cargo[destination];
        for (int i = 0; i < here.size && end == NONE; i++) {
            int origin = here.origins[i];
            if (!reached[origin]) {
                reach(origin, destination, costs[origin][destination] - price[destination]);
            }
        }
    }

    /** Ships as much as the path found can carry. */
    private void ship(int origin) {
        int units = Math.min(supply[origin], demand[end]);
        for (int at = originBefore[end]; at != origin; at = originBefore[destinationBefore[at]]) {
            units = Math.min(units, cargo[destinationBefore[at]].from(at));
        }
        supply[origin] -= units;
        demand[end] -= units;
        int destination = end;
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

    /** What comes to a destination: from few origins as a rule. */
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
