package org.semblance.domain.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.semblance.domain.distribution.PlainTransport;
import org.semblance.testkit.Trials;

/** The least work against all ways to carry. */
class TransportSolverTest {

    /** Costs of all kinds: any, with many ties, between points of a line, mostly none. */
    private static double[][] costs(Random random, int origins, int destinations) {
        int kind = random.nextInt(4);
        double[] places = random.doubles(origins + destinations).toArray();
        double[][] costs = new double[origins][destinations];
        for (int i = 0; i < origins; i++) {
            for (int j = 0; j < destinations; j++) {
                costs[i][j] = switch (kind) {
                    case 0 -> random.nextDouble();
                    case 1 -> random.nextInt(4) / 3.0;
                    case 2 -> Math.abs(places[i] - places[origins + j]);
                    default -> random.nextInt(4) == 0 ? 1 : 0;
                };
            }
        }
        return costs;
    }

    private static int[] parts(Random random, int count, int sum) {
        int[] parts = new int[count];
        for (int unit = 0; unit < sum; unit++) {
            parts[random.nextInt(count)]++;
        }
        return parts;
    }

    private static double work(double[][] costs, int[] supply, int[] demand, long unit) {
        return new TransportSolver(costs, units(supply, unit), units(demand, unit)).work();
    }

    private static long[] units(int[] counts, long unit) {
        return Arrays.stream(counts).asLongStream().map(count -> count * unit).toArray();
    }

    @Test
    void isTheLeastOfAllWaysToCarry() {
        Trials.of(3000, random -> {
            int origins = 1 + random.nextInt(3);
            int destinations = 1 + random.nextInt(4);
            int units = 1 + random.nextInt(7);
            int[] supply = parts(random, origins, units);
            int[] demand = parts(random, destinations, units);
            double[][] costs = costs(random, origins, destinations);
            assertThat(work(costs, supply, demand, 1))
                    .isCloseTo(PlainTransport.byTryingAll(costs, supply, demand) / units, within(1e-12));
        });
    }

    @Test
    void isTheBestAssignmentOfMoreUnits() {
        Trials.of(500, random -> {
            int units = 20 + random.nextInt(60);
            int[] supply = parts(random, 1 + random.nextInt(20), units);
            int[] demand = parts(random, 1 + random.nextInt(40), units);
            double[][] costs = costs(random, supply.length, demand.length);
            double best = PlainTransport.byAssignment(costs, supply, demand) / units;
            assertThat(work(costs, supply, demand, 1)).isCloseTo(best, within(1e-12));
            assertThat(new TransportSolver(costs, units(supply, 1), units(demand, 1)).atLeast())
                    .isLessThanOrEqualTo(best + 1e-12);
        });
    }

    /** A class of a million rows in a table of a thousand million. */
    @Test
    void countsMoreThanAnIntHolds() {
        Trials.of(200, random -> {
            int[] supply = parts(random, 3, 10);
            int[] demand = parts(random, 5, 10);
            double[][] costs = costs(random, 3, 5);
            assertThat(work(costs, supply, demand, 100_000_000_000_000L))
                    .isCloseTo(work(costs, supply, demand, 1), within(1e-12));
        });
    }
}
