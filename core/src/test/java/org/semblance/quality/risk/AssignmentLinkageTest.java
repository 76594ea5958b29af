package org.semblance.quality.risk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.quality.Score;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

class AssignmentLinkageTest {

    private static Dataset numbers(double... values) {
        return Dataset.of(
                Table.of(Numbers.of("x", values)),
                List.of(Attribute.of("x", Role.QUASI_IDENTIFIER, new Numeric(null))));
    }

    private static Score linkage(Dataset original, Table released) {
        return new AssignmentLinkage().of(original, released, Watcher.SILENT);
    }

    private static double linked(Dataset original, Table released) {
        return linkage(original, released).value();
    }

    /** Tries all ways to link rows one to one, and counts what the best ones link rightly, on average. */
    private static final class AllWays {

        private final double[][] squares;
        private final boolean[] taken;
        private double least = Double.POSITIVE_INFINITY;
        private int ways;
        private int right;

        private AllWays(Dataset original, Table released) {
            Records records = original.records();
            squares = new double[records.size()][records.size()];
            for (int row = 0; row < squares.length; row++) {
                for (int other = 0; other < squares.length; other++) {
                    double distance = records.distance(row, records.read(released, other));
                    squares[row][other] = distance * distance;
                }
            }
            taken = new boolean[squares.length];
            link(0, 0, 0);
        }

        private void link(int row, double sum, int own) {
            if (row == squares.length) {
                // the same numbers in another order may give a sum with other last digits
                double slack = 1e-12 * (1 + sum);
                if (sum < least - slack) {
                    least = sum;
                    ways = 0;
                    right = 0;
                }
                if (sum <= least + slack) {
                    ways++;
                    right += own;
                }
                return;
            }
            for (int other = 0; other < squares.length; other++) {
                if (!taken[other]) {
                    taken[other] = true;
                    link(row + 1, sum + squares[row][other], own + (row == other ? 1 : 0));
                    taken[other] = false;
                }
            }
        }

        private double share() {
            return 100.0 * right / ways / squares.length;
        }
    }

    @Test
    void linksAsTheBestOfAllWaysDoes() {
        Trials.of(200, random -> {
            int size = 1 + random.nextInt(7);
            // of random numbers no two ways cost the same, but for rows that are equal
            int[] twins = random.ints(size, 0, size).toArray();
            List<Column> before = new ArrayList<>();
            List<Column> after = new ArrayList<>();
            List<Attribute> attributes = new ArrayList<>();
            int[] shown = random.ints(size, 0, size).toArray();
            for (String name : List.of("x", "y")) {
                Numbers drawn = Numbers.of(
                        name, random.doubles(size).map(value -> 10 * value).toArray());
                Numbers noise = Numbers.of(
                        name,
                        IntStream.range(0, size)
                                .mapToDouble(row -> drawn.at(twins[row]) + random.nextGaussian())
                                .toArray());
                before.add(drawn.rows(twins));
                after.add(random.nextBoolean() ? noise : noise.rows(shown));
                attributes.add(Attribute.of(name, Role.QUASI_IDENTIFIER, new Numeric(null)));
            }
            assertLinksAsTheBestOfAllWays(Dataset.of(Table.of(before), attributes), Table.of(after));
            // means of several differences may well be equal, and so are all that reach the range; those of one
            // number within its range are not
            Dataset alone = Dataset.of(Table.of(before.get(0)), attributes.subList(0, 1));
            Numbers within = withinRange((Numbers) before.get(0), (Numbers) after.get(0));
            assertLinksAsTheBestOfAllWays(alone.combining(Combination.MEAN), Table.of(within));
        });
    }

    private static Numbers withinRange(Numbers before, Numbers after) {
        DoubleSummaryStatistics range =
                IntStream.range(0, before.size()).mapToDouble(before::at).summaryStatistics();
        return Numbers.of(
                after.name(),
                IntStream.range(0, after.size())
                        .mapToDouble(row -> Math.min(range.getMax(), Math.max(range.getMin(), after.at(row))))
                        .toArray());
    }

    private static void assertLinksAsTheBestOfAllWays(Dataset original, Table released) {
        assertThat(linked(original, released)).isCloseTo(new AllWays(original, released).share(), within(1e-9));
    }

    @Test
    void oneToOneFindsWhatTheNearestDoesNot() {
        // everybody moved up, so that 3 is nearest to all
        Dataset original = numbers(0, 4, 5);
        Table released = Table.of(Numbers.of("x", 3, 8, 9));
        assertThat(new DistanceLinkage().of(original, released, Watcher.SILENT).value())
                .isCloseTo(100.0 / 3, within(1e-12));
        assertThat(linked(original, released)).isEqualTo(100);
    }

    @Test
    void ofRowsThatAreAllEqualOneIsLinkedByChance() {
        assertThat(linked(numbers(7, 7, 7, 7, 7), Table.of(Numbers.of("x", 7, 7, 7, 7, 7))))
                .isCloseTo(20, within(1e-12));
        assertThat(linked(numbers(1, 2, 3, 4), Table.of(Numbers.of("x", 2, 2, 2, 2))))
                .isCloseTo(25, within(1e-12));
    }

    @Test
    void theOrderOfRowsDoesNotLeadToTheRightOneAmongEquallyGoodWays() {
        // neighbours swap their second word: by the first they are found, by the second taken for each other
        int size = 1000;
        String[] first = new String[size];
        String[] second = new String[size];
        String[] swapped = new String[size];
        for (int row = 0; row < size; row++) {
            first[row] = "a" + row;
            second[row] = "b" + row;
            swapped[row] = "b" + (row ^ 1);
        }
        Dataset original = Dataset.of(
                Table.of(Words.of("x", first), Words.of("y", second)),
                List.of(
                        Attribute.of("x", Role.QUASI_IDENTIFIER, new Nominal()),
                        Attribute.of("y", Role.QUASI_IDENTIFIER, new Nominal())));
        // of 500 pairs half are right by chance; 42 to 58 % is 3.6 standard deviations
        assertThat(linked(original, Table.of(Words.of("x", first), Words.of("y", swapped))))
                .isBetween(42.0, 58.0);
    }

    @Test
    void aLargeTableIsSampledWithAnInterval() {
        double[] values = new Random(1).doubles(6000).toArray();
        Score score = linkage(numbers(values), Table.of(Numbers.of("x", values.clone())));
        assertThat(score.value()).isEqualTo(100);
        assertThat(score.interval()).hasValueSatisfying(interval -> {
            assertThat(interval.sample()).isEqualTo(5000);
            assertThat(interval.low()).isBetween(99.9, 100.0);
            assertThat(interval.high()).isEqualTo(100);
        });
        double[] few = new Random(1).doubles(3000).toArray();
        assertThat(linkage(numbers(few), Table.of(Numbers.of("x", few.clone()))).interval())
                .isEmpty();
    }

    @Test
    void besideItStandWhatChanceFindsAndWhatNobodyExceeds() {
        // two classes of two among four rows
        Score score = linkage(numbers(1, 2, 10, 11), Table.of(Numbers.of("x", 1.5, 1.5, 10.5, 10.5)));
        assertThat(score.value()).isCloseTo(50, within(1e-12));
        assertThat(score.comparisonFigures())
                .containsExactly(entry("by chance", 25.0), entry("at most, by the sizes of classes", 50.0));
    }

    /** Whoever does not know the order of rows links one of them rightly, on average over all orders, however they link. */
    @Test
    void theControlIsWhatTheAttackerReachesOnAverageWhenTheReleaseIsPutToPeopleAtRandom() {
        double[] values = {0, 1, 3, 7};
        List<int[]> orders = new ArrayList<>();
        for (int order = 0; order < 256; order++) {
            int[] places = {order & 3, order >> 2 & 3, order >> 4 & 3, order >> 6};
            if (Arrays.stream(places).distinct().count() == 4) {
                orders.add(places);
            }
        }
        Table released = Table.of(Numbers.of("x", 0.4, 2, 2, 9));
        double assigned = 0;
        double nearest = 0;
        for (int[] order : orders) {
            Table shuffled = released.rows(order);
            assigned += linked(numbers(values), shuffled) / orders.size();
            nearest += new DistanceLinkage()
                            .of(numbers(values), shuffled, Watcher.SILENT)
                            .value()
                    / orders.size();
        }
        assertThat(orders).hasSize(24);
        assertThat(assigned).isCloseTo(25, within(1e-9));
        assertThat(nearest).isCloseTo(25, within(1e-9));
    }

    @Test
    void noLinkageExceedsWhatTheSizesOfClassesAllow() {
        Trials.of(300, random -> {
            Dataset data = new RandomTables(random).dataset(2 + random.nextInt(30));
            Table released = new MdavMethod(2).mask(data, Watcher.SILENT).table();
            for (Score score :
                    List.of(linkage(data, released), new DistanceLinkage().of(data, released, Watcher.SILENT))) {
                assertThat(score.value())
                        .isLessThanOrEqualTo(score.comparisonFigures().get("at most, by the sizes of classes") + 1e-9);
                assertThat(score.comparisonFigures()).containsEntry("by chance", 100.0 / released.size());
            }
        });
    }

    @Test
    void numbersBeyondAllMeasureAreLinkedAsWell() {
        assertThat(linked(numbers(1, 2, 3), Table.of(Numbers.of("x", 1e300, -1e300, 3))))
                .isBetween(0.0, 100.0);
    }

    /**
     * This attack on these data was measured elsewhere: 76 % for assignment and 54 % for the nearest neighbour, with a draw
     * of noise that is not known. Ten draws here gave 72 to 76 % and 51 to 54 %; the bounds are wider by three
     * points or more.
     */
    @Test
    void linksThreeOfFourRecordsOfCensusDespiteNoise() throws Exception {
        String folder = System.getenv("SEMBLANCE_DATA");
        assumeTrue(folder != null && !folder.isBlank(), "SEMBLANCE_DATA is not set: Census is left out");
        Path census = Path.of(folder, "casc", "census.csv");
        assumeTrue(Files.isRegularFile(census), "no casc/census.csv in SEMBLANCE_DATA");
        List<String> lines = Files.readAllLines(census);
        List<String> names = List.of(lines.get(0).split(","));
        Trials.of(2, random -> {
            List<Column> before = new ArrayList<>();
            List<Column> after = new ArrayList<>();
            for (int j = 0; j < names.size(); j++) {
                int at = j;
                double[] x = lines.stream()
                        .skip(1)
                        .mapToDouble(line -> Double.parseDouble(line.split(",")[at]))
                        .toArray();
                double deviation = deviation(x);
                before.add(Numbers.of(names.get(j), x));
                after.add(Numbers.of(
                        names.get(j),
                        Arrays.stream(x)
                                .map(value -> value + Math.sqrt(0.1) * deviation * random.nextGaussian())
                                .toArray()));
            }
            Dataset original = Dataset.of(
                    Table.of(before),
                    names.stream()
                            .map(name -> Attribute.of(name, Role.QUASI_IDENTIFIER, new Numeric(null)))
                            .toList());
            assertThat(linked(original, Table.of(after))).isBetween(69.0, 81.0);
            assertThat(new DistanceLinkage()
                            .of(original, Table.of(after), Watcher.SILENT)
                            .value())
                    .isBetween(48.0, 60.0);
        });
    }

    private static double deviation(double[] x) {
        double mean = Arrays.stream(x).average().orElseThrow();
        return Math.sqrt(
                Arrays.stream(x).map(value -> (value - mean) * (value - mean)).sum() / (x.length - 1));
    }
}
