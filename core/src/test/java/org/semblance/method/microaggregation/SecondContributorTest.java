package org.semblance.method.microaggregation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.privacy.Dominance;
import org.semblance.privacy.Evidence;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.testkit.Trials;

/**
 * An attacker who holds the second largest value of a group computes the largest one from the average: the number of rows
 * times the average, less the own value. Dominance keeps this from being within 10 %.
 */
class SecondContributorTest {

    /**
     * What the attacker achieves.
     *
     * @param cells the averages that count: those that differ by more than 10 % from the largest value behind them, which
     *     is not 0
     * @param close how many of them give the largest value away to within 10 %
     * @param all all averages
     */
    private record Estimates(int cells, int close, int all) {

        double percent() {
            return 100.0 * close / cells;
        }

        /** The share of all averages that break the rule, whether they count or not. */
        double percentOfAll() {
            return 100.0 * close / all;
        }
    }

    private static Estimates estimates(Dataset data, Method method) {
        Table masked = method.mask(data, Watcher.SILENT).table();
        Map<List<String>, List<Integer>> groups = new HashMap<>();
        for (int row = 0; row < masked.size(); row++) {
            int at = row;
            groups.computeIfAbsent(
                            masked.columns().stream()
                                    .map(column -> column.text(at))
                                    .toList(),
                            unseen -> new ArrayList<>())
                    .add(row);
        }
        int cells = 0;
        int close = 0;
        int all = 0;
        for (Column column : data.table().columns()) {
            Numbers original = (Numbers) column;
            for (List<Integer> rows : groups.values()) {
                double[] values =
                        rows.stream().mapToDouble(original::at).sorted().toArray();
                double largest = values[values.length - 1];
                double mean = ((Numbers) masked.column(column.name())).at(rows.get(0));
                all++;
                if (largest > 0 && Math.abs(mean / largest - 1) > 0.1) {
                    cells++;
                    double guess = rows.size() * mean - values[values.length - 2];
                    close += Math.abs(guess / largest - 1) <= 0.1 ? 1 : 0;
                }
            }
        }
        return new Estimates(cells, close, all);
    }

    private static Dataset dataset(List<Numbers> columns) {
        return Dataset.of(
                Table.of(columns),
                columns.stream()
                        .map(column -> Attribute.of(column.name(), Role.QUASI_IDENTIFIER, new Numeric(null)))
                        .toList());
    }

    private static double pareto(Random random, double shape) {
        return Math.pow(1 - random.nextDouble(), -1 / shape);
    }

    @Test
    void estimatesManyLargestValuesOfSkewedTablesAndNoneWithDominance() {
        int[] without = new int[2];
        int[] with = new int[2];
        Trials.of(40, random -> {
            int size = 60 + random.nextInt(100);
            Dataset data = dataset(List.of(
                    Numbers.of("age", random.ints(size, 18, 81).asDoubleStream().toArray()),
                    Numbers.of(
                            "income",
                            IntStream.range(0, size)
                                    .mapToDouble(row -> Math.rint(12000 * pareto(random, 1.5)))
                                    .toArray()),
                    Numbers.of(
                            "wealth",
                            IntStream.range(0, size)
                                    .mapToDouble(
                                            row -> random.nextInt(5) < 3 ? Math.rint(5000 * pareto(random, 1.1)) : 0)
                                    .toArray())));
            Dominance dominance = new Dominance(11);
            int[] all = IntStream.range(0, size).toArray();
            if (!dominance.judge(Evidence.ofOriginal(data)).holds(all)) {
                return; // refused: one value dominates the whole table
            }
            int k = 3 + random.nextInt(3);
            Estimates plain = estimates(data, new MdavMethod(k));
            Estimates aimed = estimates(data, new MdavMethod(k).reaching(List.of(dominance)));
            without[0] += plain.close;
            without[1] += plain.cells;
            with[0] += aimed.close;
            with[1] += aimed.cells;
        });
        assertThat(with[0]).isZero();
        if (Trials.many()) {
            assertThat(with[1]).isPositive();
            assertThat(without[0]).isGreaterThan(without[1] / 20);
        }
    }

    @Test
    void onCensusEstimatesOneInSevenAtThreeHardlyAnyAtFiveAndNoneWithDominance() throws Exception {
        String folder = System.getenv("SEMBLANCE_DATA");
        assumeTrue(folder != null && !folder.isBlank(), "SEMBLANCE_DATA is not set: Census is left out");
        Path census = Path.of(folder, "casc", "census.csv");
        assumeTrue(Files.isRegularFile(census), "no casc/census.csv in SEMBLANCE_DATA");
        List<String[]> lines = Files.readAllLines(census).stream()
                .map(line -> line.split(",", -1))
                .toList();
        Dataset data = dataset(IntStream.range(0, lines.get(0).length)
                .mapToObj(column -> Numbers.of(
                        lines.get(0)[column],
                        lines.stream()
                                .skip(1)
                                .mapToDouble(line -> Double.parseDouble(line[column]))
                                .toArray()))
                .toList());
        Estimates three = estimates(data, new MdavMethod(3));
        Estimates five = estimates(data, new MdavMethod(5));
        System.out.printf(
                "SecondContributorTest: Census, %.1f %% of averages at k = 3 (%.1f %% of all), %.1f %% at k = 5 (%.1f %%)%n",
                three.percent(), three.percentOfAll(), five.percent(), five.percentOfAll());
        // as another program counts them
        assertThat(three.percent()).isCloseTo(13.6, within(0.05));
        assertThat(three.percentOfAll()).isCloseTo(7.2, within(0.05));
        assertThat(five.percent()).isCloseTo(0.9, within(0.05));
        assertThat(five.percentOfAll()).isCloseTo(0.7, within(0.05));
        assertThat(cost(data, 3)).isEqualTo("198 groups, 8.8 %");
        assertThat(cost(data, 5)).isEqualTo("200 groups, 9.5 %");
        assertThat(cost(data, 10)).isEqualTo("108 groups, 14.2 %");
        for (int k : new int[] {3, 5}) {
            assertThat(estimates(data, new MdavMethod(k).reaching(List.of(new Dominance(11)))).close)
                    .isZero();
        }
    }

    /** The number of groups and the loss, as docs/confidential.md has them. */
    private static String cost(Dataset data, int k) {
        Masked masked = new MdavMethod(k).reaching(List.of(new Dominance(10))).mask(data, Watcher.SILENT);
        return String.format(
                Locale.ROOT,
                "%d groups, %.1f %%",
                ((Groups) masked.trace()).count(),
                new InformationLoss().of(data, masked.table(), Watcher.SILENT).value());
    }
}
