package org.semblance.domain.transport;

import java.util.Arrays;

/**
 * Initial prices for the assignment problem. Any prices are valid, and good ones save most of the path searches.
 *
 * <p>If costs are squared distances between points, and origins were shifted and scaled by a factor s, the best price
 * of a destination is, up to a constant, its mean cost minus s times its squared distance from the centre. That
 * distance can be derived from how costs differ from the means of their origin and destination, wherever the origins
 * were shifted. The factor is chosen whose prices give the largest lower bound of the cost, which is a concave function
 * of it.
 */
final class InitialPrices {

    private static final int TRIES = 12;
    private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

    private final double[][] costs;
    private final int[] supply;
    private final int[] demand;
    private final double[] means;
    private final double[] squares;

    private InitialPrices(double[][] costs, int[] supply, int[] demand) {
        this.costs = costs;
        this.supply = supply;
        this.demand = demand;
        this.means = new double[demand.length];
        this.squares = new double[demand.length];
    }

    /** Computes the prices; each is raised until an origin ships there. */
    static double[] of(double[][] costs, int[] supply, int[] demand) {
        InitialPrices prices = new InitialPrices(costs, supply, demand);
        prices.look();
        double[] sought = prices.raised(prices.with(prices.bestFactor()));
        double[] plain = prices.raised(new double[demand.length]);
        return prices.shippable(plain) > prices.shippable(sought) ? plain : sought;
    }

    /** The number of units shipped to the best destination of their origin if the first one takes all it can. */
    private long shippable(double[] prices) {
        int[] wanted = demand.clone();
        long shipped = 0;
        for (int origin = 0; origin < costs.length; origin++) {
            shipped += supply[origin] - shipAtOnce(costs[origin], prices, supply[origin], wanted, (to, units) -> {});
        }
        return shipped;
    }

    /** Hears where units go. */
    interface Shipment {
        void ship(int destination, int units);
    }

    /**
     * Ships what can go to the best destinations of an origin without taking anything away from another.
     *
     * @param wanted how many units each destination still wants; less afterwards
     * @return how many units the origin is left with
     */
    static int shipAtOnce(double[] ofOrigin, double[] prices, int supply, int[] wanted, Shipment shipment) {
        double least = least(ofOrigin, prices);
        int left = supply;
        for (int destination = 0; destination < prices.length && left > 0; destination++) {
            if (wanted[destination] > 0 && ofOrigin[destination] - prices[destination] == least) {
                int units = Math.min(left, wanted[destination]);
                wanted[destination] -= units;
                left -= units;
                shipment.ship(destination, units);
            }
        }
        return left;
    }

    /** Finds the mean cost of each destination, and how far costs there are from the means. */
    private void look() {
        double[] ofOrigins = new double[costs.length];
        double all = 0;
        for (int origin = 0; origin < costs.length; origin++) {
            for (int destination = 0; destination < means.length; destination++) {
                means[destination] += costs[origin][destination] / costs.length;
                ofOrigins[origin] += costs[origin][destination] / means.length;
            }
            all += ofOrigins[origin] / costs.length;
        }
        double sum = 0;
        for (int origin = 0; origin < costs.length; origin++) {
            for (int destination = 0; destination < means.length; destination++) {
                double rest = costs[origin][destination] - ofOrigins[origin] - means[destination] + all;
                squares[destination] += rest * rest / costs.length;
            }
        }
        // on the scale of costs, so that a factor of 1 is typical
        for (double square : squares) {
            sum += square / squares.length;
        }
        for (int destination = 0; destination < squares.length; destination++) {
            squares[destination] /= Math.sqrt(sum);
        }
    }

    private double[] with(double factor) {
        double[] prices = new double[means.length];
        Arrays.setAll(prices, destination -> {
            double price = means[destination] - factor * squares[destination];
            return Double.isFinite(price) ? price : 0;
        });
        return prices;
    }

    /** The factor with the largest lower bound, by golden-section search. */
    private double bestFactor() {
        double low = 0;
        double high = 4;
        double one = high - GOLDEN * (high - low);
        double other = low + GOLDEN * (high - low);
        double ofOne = proven(with(one));
        double ofOther = proven(with(other));
        for (int i = 0; i < TRIES; i++) {
            if (ofOne >= ofOther) {
                high = other;
                other = one;
                ofOther = ofOne;
                one = high - GOLDEN * (high - low);
                ofOne = proven(with(one));
            } else {
                low = one;
                one = other;
                ofOne = ofOther;
                other = low + GOLDEN * (high - low);
                ofOther = proven(with(other));
            }
        }
        return (low + high) / 2;
    }

    /** A lower bound of the cost: every unit at its best destination, plus the prices of the destinations. */
    private double proven(double[] prices) {
        double sum = 0;
        for (int origin = 0; origin < costs.length; origin++) {
            sum += supply[origin] * least(costs[origin], prices);
        }
        for (int destination = 0; destination < prices.length; destination++) {
            sum += demand[destination] * prices[destination];
        }
        return sum;
    }

    static double least(double[] ofOrigin, double[] prices) {
        double least = Double.POSITIVE_INFINITY;
        for (int destination = 0; destination < prices.length; destination++) {
            least = Math.min(least, ofOrigin[destination] - prices[destination]);
        }
        return least;
    }

    private double[] raised(double[] prices) {
        double[] raised = new double[prices.length];
        Arrays.fill(raised, Double.POSITIVE_INFINITY);
        for (double[] ofOrigin : costs) {
            double worth = least(ofOrigin, prices);
            for (int destination = 0; destination < prices.length; destination++) {
                raised[destination] = Math.min(raised[destination], ofOrigin[destination] - worth);
            }
        }
        return raised;
    }
}
