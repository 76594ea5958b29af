package org.semblance.method.microaggregation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

class MdavTest {

    /** Scales as long as a power of two, so that distances between categories are exact. */
    private static final List<String> SCALE = List.of("a", "b", "c", "d", "e", "f", "g", "h");

    private static List<List<Integer>> groups(Records records, int k) {
        int[] rows = IntStream.range(0, records.size()).toArray();
        return sorted(new Mdav(k).partition(records, rows, Watcher.SILENT));
    }

    private static List<List<Integer>> sorted(List<int[]> groups) {
        return groups.stream()
                .map(rows -> Arrays.stream(rows).sorted().boxed().toList())
                .toList();
    }

    private static Dataset numbers(double... values) {
        return Dataset.of(
                Table.of(Numbers.of("x", values)),
                List.of(Attribute.of("x", Role.QUASI_IDENTIFIER, new Numeric(null))));
    }

    private static void shuffle(double[] values, Random random) {
        double[] copy = values.clone();
        int[] order = new RandomTables(random).order(values.length);
        for (int row = 0; row < values.length; row++) {
            values[row] = copy[order[row]];
        }
    }

    /** Whole numbers of mean 0 and standard deviation 1, so that all that is computed of them is exact. */
    private static double[] exact(int size, Random random) {
        double[] values = new double[size];
        int row = 1;
        while (row < size) {
            if (size - row >= 8 && random.nextBoolean()) {
                values[row] = 2;
                values[row + 1] = -2;
                row += 8;
            } else {
                values[row] = 1;
                values[row + 1] = -1;
                row += 2;
            }
        }
        shuffle(values, random);
        return values;
    }

    private static Dataset table(int size, Random random, boolean exact) {
        List<Column> columns = new ArrayList<>();
        List<Attribute> attributes = new ArrayList<>();
        RandomTables tables = new RandomTables(random);
        if (random.nextBoolean()) {
            tables.whole();
        }
        for (int i = random.nextInt(4); i >= 0; i--) {
            Domain domain = switch (random.nextInt(3)) {
                case 0 -> new Nominal();
                case 1 ->
                    new Ordinal(
                            exact ? SCALE : SCALE.subList(0, 5),
                            random.nextBoolean() ? Ordinal.Average.MEDIAN : Ordinal.Average.CONVEX_MEDIAN);
                default -> new Numeric(null);
            };
            String name = "q" + i;
            if (domain.ofNumbers()) {
                columns.add(Numbers.of(name, exact ? exact(size, random) : gaussian(size, random)));
            } else {
                columns.add(tables.words(name, size, SCALE.subList(0, 5)));
            }
            double weight = random.nextInt(3) == 0 ? 2 : 1;
            attributes.add(new Attribute(name, Set.of(Role.QUASI_IDENTIFIER), domain, weight));
        }
        Table table = Table.of(columns);
        if (!exact && random.nextBoolean()) {
            table = Table.of(table.rows(random.ints(size, 0, size).toArray()).columns());
        }
        return Dataset.of(table, attributes);
    }

    private static double[] gaussian(int size, Random random) {
        double[] values = new double[size];
        for (int row = 0; row < size; row++) {
            values[row] = random.nextInt(9) == 0 ? Double.NaN : 50 + 10 * random.nextGaussian();
        }
        return values;
    }

    @Test
    void isTheAlgorithmOfThePaperWithTiesToTheLowestRow() {
        Trials.of(4000, random -> {
            int k = 2 + random.nextInt(4);
            Dataset data = table(2 * random.nextInt(20) + 2 * k + 1, random, true);
            assertThat(groups(data.records(), k))
                    .isEqualTo(new PaperMdav<>(new PaperGeometry(data))
                            .partition(data.table().size(), k));
        });
    }

    @Test
    void isTheAlgorithmOfThePaperOnSpreadNumbersAmongWords() {
        AtomicInteger compared = new AtomicInteger();
        AtomicInteger tried = new AtomicInteger();
        Trials.of(4000, random -> {
            int k = 2 + random.nextInt(4);
            Dataset data = table(k + random.nextInt(50), random, false);
            PaperMdav<double[]> paper = new PaperMdav<>(new PaperGeometry(data));
            List<List<Integer>> expected = paper.partition(data.table().size(), k);
            tried.incrementAndGet();
            if (!paper.close()) {
                compared.incrementAndGet();
                assertThat(groups(data.records(), k)).isEqualTo(expected);
            }
        });
        // the others have distances that rounding may order one way or the other
        assertThat(compared.get() * 4).isGreaterThan(tried.get());
    }

    @Test
    void asksTheFewDistinctRecordsAsIfItAskedEveryRow() {
        Trials.of(4000, random -> {
            int k = 2 + random.nextInt(4);
            RandomTables tables = new RandomTables(random);
            Records records = tables.dataset(tables.size(k)).records();
            assertThat(groups(records, k)).isEqualTo(new PaperMdav<>(rowByRow(records)).partition(records.size(), k));
        });
    }

    /** The distances of the records themselves, so that they agree to the last bit. */
    private static PaperMdav.Geometry<Records.Point> rowByRow(Records records) {
        return new PaperMdav.Geometry<>() {
            @Override
            public Records.Point average(List<Integer> rows) {
                return records.prototype(
                        rows.stream().mapToInt(Integer::intValue).toArray());
            }

            @Override
            public Records.Point at(int row) {
                return records.at(row);
            }

            @Override
            public double square(int row, Records.Point point) {
                double[] out = new double[1];
                records.spans(point, new int[] {row}, 1, out);
                return out[0];
            }

            @Override
            public boolean equal(int one, int other) {
                return false;
            }
        };
    }

    @Test
    void scansDenseNumbersToTheSameGroupsAsAnyRecords() {
        Trials.of(2000, random -> {
            int k = 2 + random.nextInt(4);
            int size = k + random.nextInt(80);
            RandomTables tables = new RandomTables(random).whole();
            List<Column> columns = new ArrayList<>();
            List<Attribute> attributes = new ArrayList<>();
            for (int i = random.nextInt(5); i >= 0; i--) {
                columns.add(tables.numbers("q" + i, size));
                attributes.add(new Attribute(
                        "q" + i, Set.of(Role.QUASI_IDENTIFIER), new Numeric(null), 1 + random.nextInt(2)));
            }
            Records records = Dataset.of(Table.of(columns), attributes).records();
            int[] rows = Arrays.stream(tables.order(size))
                    .limit(k + random.nextInt(size - k + 1))
                    .toArray();
            assertThat(records.dense()).isPresent();
            RecordPool dense = new ScanPool(
                    records, rows, new DistanceScan.Dense(records.dense().orElseThrow()));
            RecordPool general = new ScanPool(records, rows, new DistanceScan.General(records));
            assertThat(sorted(new Mdav(k).partition(dense, Watcher.SILENT)))
                    .isEqualTo(sorted(new Mdav(k).partition(general, Watcher.SILENT)));
        });
    }

    @Test
    void oneMissingNumberIsEnoughForTheGeneralScan() {
        assertThat(numbers(1, 2, 3).records().dense()).isPresent();
        assertThat(numbers(1, Double.NaN, 3).records().dense()).isEmpty();
        Dataset words = Dataset.of(
                Table.of(Words.of("w", "a", "b")), List.of(Attribute.of("w", Role.QUASI_IDENTIFIER, new Nominal())));
        assertThat(words.records().dense()).isEmpty();
    }

    @Test
    void picksAgainWhenTheSecondCentreFellIntoTheFirstGroup() {
        Records records = numbers(0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).records();
        assertThat(groups(records, 3))
                .containsExactly(List.of(0, 1, 2), List.of(3, 4, 5), List.of(6, 7, 8), List.of(9, 10, 11));
    }

    @Test
    void fewerThanTwoKRowsAreOneGroup() {
        assertThat(groups(numbers(5, 1, 9, 3, 7).records(), 3)).containsExactly(List.of(0, 1, 2, 3, 4));
    }

    @Test
    void twoKRowsAreTwoGroupsTheFirstRoundTheFarthestFromTheCentre() {
        assertThat(groups(numbers(5, 1, 90, 3, 7, 80).records(), 3))
                .containsExactly(List.of(2, 4, 5), List.of(0, 1, 3));
    }

    @Test
    void groupSizesLieBetweenKAndTwiceKMinusOne() {
        Trials.of(500, random -> {
            int k = 2 + random.nextInt(4);
            for (int size : new int[] {k, 2 * k - 1, 2 * k, 3 * k - 1, 3 * k, 3 * k + 1, 5 * k - 1, 5 * k}) {
                Records records = numbers(random.doubles(size).toArray()).records();
                assertThat(groups(records, k))
                        .allSatisfy(group -> assertThat(group).hasSizeBetween(k, 2 * k - 1))
                        .hasSizeBetween(1, size / k);
            }
        });
    }

    @Test
    void leavesOutTheRowsThatWereNotAskedFor() {
        Records records = numbers(1, 2, 3, 4, 5, 6, 7, 8, 9).records();
        assertThat(sorted(new Mdav(2).partition(records, new int[] {8, 0, 7, 1}, Watcher.SILENT)))
                .containsExactly(List.of(0, 1), List.of(7, 8));
    }
}
