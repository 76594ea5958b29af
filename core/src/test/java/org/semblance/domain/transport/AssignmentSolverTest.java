package org.semblance.domain.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.domain.distribution.PlainTransport;
import org.semblance.testkit.Trials;

class AssignmentSolverTest {

    private static AssignmentSolver shipped(double[][] costs, int[] supply, int[] demand) {
        return AssignmentSolver.of(costs, supply, demand, Watcher.SILENT);
    }

    /** Costs of all kinds: any, whole ones with many ties, squares of differences, mostly nothing. */
    private static double[][] costs(Random random, int rows, int columns) {
        int kind = random.nextInt(4);
        double[] x = random.doubles(rows).toArray();
        double[] y = random.doubles(columns).toArray();
        double[][] costs = new double[rows][columns];
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < columns; j++) {
                costs[i][j] = switch (kind) {
                    case 0 -> random.nextDouble();
                    case 1 -> random.nextInt(4);
                    case 2 -> (x[i] - y[j]) * (x[i] - y[j]);
                    default -> random.nextInt(5) == 0 ? 1 : 0;
                };
            }
        }
        return costs;
    }

    /** As many parts of at least one as asked for, with a given sum. */
    private static int[] parts(Random random, int count, int sum) {
        int[] parts = new int[count];
        Arrays.fill(parts, 1);
        for (int rest = sum - count; rest > 0; rest--) {
            parts[random.nextInt(count)]++;
        }
        return parts;
    }

    private static double cost(AssignmentSolver shipment, double[][] costs) {
        double sum = 0;
        for (int origin = 0; origin < costs.length; origin++) {
            for (int destination = 0; destination < costs[origin].length; destination++) {
                sum += shipment.units(origin, destination) * costs[origin][destination];
            }
        }
        return sum;
    }

    private static void assertShipsEverything(AssignmentSolver shipment, int[] supply, int[] demand) {
        int[] sent = new int[supply.length];
        int[] got = new int[demand.length];
        for (int i = 0; i < supply.length; i++) {
            for (int j = 0; j < demand.length; j++) {
                assertThat(shipment.units(i, j)).isNotNegative();
                sent[i] += shipment.units(i, j);
                got[j] += shipment.units(i, j);
            }
        }
        assertThat(sent).isEqualTo(supply);
        assertThat(got).isEqualTo(demand);
    }

    @Test
    void isAsCheapAsTheBestOfAllWays() {
        Trials.of(500, random -> {
            int units = 1 + random.nextInt(7);
            int[] supply = parts(random, 1 + random.nextInt(units), units);
            int[] demand = parts(random, 1 + random.nextInt(units), units);
            double[][] costs = costs(random, supply.length, demand.length);

            AssignmentSolver shipment = shipped(costs, supply, demand);

            assertShipsEverything(shipment, supply, demand);
            assertThat(cost(shipment, costs))
                    .isCloseTo(PlainTransport.byTryingAll(costs, supply, demand), within(1e-12));
        });
    }

    @Test
    void isAsCheapAsTheHungarianMethodOnSomeHundredRows() {
        Trials.of(20, random -> {
            int units = 100 + random.nextInt(300);
            boolean single = random.nextBoolean();
            int[] supply = parts(random, single ? units : 1 + random.nextInt(units), units);
            int[] demand = parts(random, single ? units : 1 + random.nextInt(units), units);
            double[][] costs = costs(random, supply.length, demand.length);

            AssignmentSolver shipment = shipped(costs, supply, demand);

            assertShipsEverything(shipment, supply, demand);
            assertThat(cost(shipment, costs))
                    .isCloseTo(PlainTransport.byAssignment(costs, supply, demand), within(1e-9));
        });
    }

    @Test
    void nothingIsShippedWhereNothingIs() {
        assertShipsEverything(shipped(new double[0][0], new int[0], new int[0]), new int[0], new int[0]);
    }

    @Test
    void costsThatDifferBeyondAllDigitsComeToAnEnd() {
        Trials.of(100, random -> {
            int size = 2 + random.nextInt(30);
            double[][] costs = costs(random, size, size);
            for (double[] row : costs) {
                row[random.nextInt(size)] *= 1e200;
                row[random.nextInt(size)] *= 1e-200;
            }
            int[] ones = parts(random, size, size);
            assertShipsEverything(shipped(costs, ones, ones), ones, ones);
        });
    }
}
