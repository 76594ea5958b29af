package org.semblance.method.microaggregation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Numeric;
import org.semblance.domain.PartitionedDataset;
import org.semblance.domain.Role;
import org.semblance.domain.Rounding;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.privacy.LDiversity;
import org.semblance.quality.risk.reconstruction.Reconstruction;
import org.semblance.testkit.LocalPartitionedTable;

class DisplacementTest {

    private static final int ROWS = 3000;

    @Test
    void aGroupIsDisplacedByItsStandardErrorAndKeepsOneValue() {
        Dataset data = dataset(normal(ROWS, 1, 1), new Numeric(null));
        for (int k : new int[] {3, 10}) {
            Masked plain = new MdavMethod(k).mask(data, Watcher.SILENT);
            Masked displaced = new MdavMethod(k, null, false, 2.0).mask(data, Chance.seeded(5), Watcher.SILENT);
            Groups groups = (Groups) displaced.trace();
            Numbers original = (Numbers) data.table().column("x0");
            Numbers means = (Numbers) plain.table().column("x0");
            Numbers shown = (Numbers) displaced.table().column("x0");
            double sum = 0;
            double squares = 0;
            for (int group = 0; group < groups.count(); group++) {
                int[] rows = groups.members(group);
                assertThat(Arrays.stream(rows).mapToDouble(shown::at).distinct())
                        .hasSize(1);
                double mean = means.at(rows[0]);
                double deviation = Math.sqrt(Arrays.stream(rows)
                                .mapToDouble(row -> Math.pow(original.at(row) - mean, 2))
                                .sum()
                        / (rows.length - 1));
                double errors = (shown.at(rows[0]) - mean) / (deviation / Math.sqrt(rows.length));
                sum += errors;
                squares += errors * errors;
            }
            // five standard errors of a mean and of a mean of squares of so many normal deviates of deviation 2
            assertThat(sum / groups.count()).isCloseTo(0, within(5 * 2 / Math.sqrt(groups.count())));
            assertThat(squares / groups.count()).isCloseTo(4, within(5 * 4 * Math.sqrt(2.0 / groups.count())));
        }
    }

    /** n groups of k lose (k − 1) variances each, and k displaced values one more variance in all at one standard error. */
    @Test
    void aDisplacementAddsItsVarianceToTheLoss() {
        Dataset data = dataset(normal(ROWS, 4, 2), new Numeric(null));
        for (int k : new int[] {3, 5, 10}) {
            double plain = error(
                    data.table(), new MdavMethod(k).mask(data, Watcher.SILENT).table());
            double displaced = error(
                    data.table(),
                    new MdavMethod(k, null, false, 1.0)
                            .mask(data, Chance.seeded(6), Watcher.SILENT)
                            .table());
            assertThat(displaced / plain).isCloseTo(1 + 1.0 / (k - 1), within(0.1));
        }
    }

    @Test
    void whatIsPublishedLiesWithinTheRangeAndIsNotItsEnd() {
        double[] skewed =
                normalNumbers(600, 3).map(z -> Math.rint(Math.exp(3 * z))).toArray();
        Dataset data = dataset(List.of(Numbers.of("x0", skewed)), new Numeric(null));
        double least = Arrays.stream(skewed).min().orElseThrow();
        double most = Arrays.stream(skewed).max().orElseThrow();
        for (long seed = 0; seed < 20; seed++) {
            Table masked = new MdavMethod(3, null, false, 10.0)
                    .mask(data, Chance.seeded(seed), Watcher.SILENT)
                    .table();
            Numbers shown = (Numbers) masked.column("x0");
            for (int row = 0; row < shown.size(); row++) {
                assertThat(shown.at(row)).isGreaterThan(least).isLessThan(most);
            }
        }
    }

    @Test
    void aGroupOfEqualValuesDoesNotShowThatTheyAreEqual() {
        Dataset data = dataset(List.of(Numbers.of("x0", 40, 40, 40, 60, 60, 60)), new Numeric(null));
        Table masked = new MdavMethod(3, null, false, 1.0)
                .mask(data, Chance.seeded(1), Watcher.SILENT)
                .table();
        Numbers shown = (Numbers) masked.column("x0");
        assertThat(shown.at(0)).isNotEqualTo(40).isCloseTo(40, within(2.0));
        assertThat(shown.at(3)).isNotEqualTo(60).isCloseTo(60, within(2.0));
    }

    @Test
    void roundingComesAfterwards() {
        Dataset data = dataset(normal(90, 2, 4), new Numeric(new Rounding.UnitMultiples(0.5)));
        Table masked = new MdavMethod(3, null, false, 1.0)
                .mask(data, Chance.seeded(2), Watcher.SILENT)
                .table();
        for (Column column : masked.columns()) {
            for (int row = 0; row < column.size(); row++) {
                assertThat(((Numbers) column).at(row) * 2 % 1).isZero();
            }
        }
    }

    @Test
    void theSameRandomNumbersDisplaceInTheSameWayAndOthersInAnother() {
        Dataset data = dataset(normal(90, 2, 4), new Numeric(null));
        for (Method method : List.of(
                new MdavMethod(3, null, false, 1.0),
                new UnivariateOptimalMethod(3, null, 1.0),
                new MdavMethod(3, null, false, 1.0)
                        .reaching(List.of(new LDiversity(2, "z", LDiversity.Kind.DISTINCT, null))))) {
            Dataset labelled = withLabels(data);
            assertThat(method.drawsNoise()).isTrue();
            Set<String> texts = new TreeSet<>();
            for (long seed : new long[] {1, 1, 2}) {
                texts.add(text(method.mask(labelled, Chance.seeded(seed), Watcher.SILENT)
                        .table()));
            }
            texts.add(text(method.mask(labelled, Watcher.SILENT).table()));
            assertThat(texts).hasSize(3);
        }
        assertThat(new MdavMethod(3).drawsNoise()).isFalse();
    }

    @Test
    void oneStandardErrorKeepsARegisterFromNamingMostMembers() {
        for (int k : new int[] {3, 5}) {
            List<Column> people = normal(600, 13, 8);
            Dataset data = dataset(people, new Numeric(null));
            int[] half = IntStream.range(0, 300).toArray();
            Dataset members = data.over(data.table().rows(half)).among(data.table());
            Reconstruction measure = new Reconstruction(50_000, 30);
            Table exact = new MdavMethod(k).mask(members, Watcher.SILENT).table();
            Table displaced = new MdavMethod(k, null, false, 1.0)
                    .mask(members, Chance.seeded(9), Watcher.SILENT)
                    .table();
            assertThat(measure.of(members, exact, Watcher.SILENT).value()).isGreaterThan(95);
            assertThat(measure.of(members, displaced, Watcher.SILENT).value()).isLessThan(30);
        }
    }

    @Test
    void refusesWhatIsNoDisplacementAndWhatStretchesIt() {
        for (double displace : new double[] {-1, 10.5, Double.NaN, Double.POSITIVE_INFINITY}) {
            refused("E_DISPLACE", () -> new MdavMethod(3, null, false, displace));
        }
        refused("E_DISPLACE", () -> new MdavMethod(3, null, true, 1.0));
    }

    @Test
    void aTableInPartsIsRefused() {
        Dataset data = dataset(normal(90, 2, 4), new Numeric(null));
        PartitionedDataset parts =
                PartitionedDataset.of(LocalPartitionedTable.of(data.table(), 3), data.attributes(), data.combine());
        refused("E_ENGINE", () -> new MdavMethod(3, null, false, 1.0).mask(parts, Chance.seeded(1), Watcher.SILENT));
    }

    private static void refused(String code, ThrowingCallable what) {
        assertThatThrownBy(what)
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo(code));
    }

    private static Dataset withLabels(Dataset data) {
        List<Attribute> attributes = new ArrayList<>(data.attributes());
        attributes.add(Attribute.of("z", Role.CONFIDENTIAL, new Numeric(null)));
        Numbers labels = Numbers.of(
                "z",
                IntStream.range(0, data.table().size())
                        .mapToDouble(row -> row % 3)
                        .toArray());
        List<Column> columns = new ArrayList<>(data.table().columns());
        columns.add(labels);
        return Dataset.of(Table.of(columns), attributes);
    }

    private static Dataset dataset(List<Column> columns, Numeric domain) {
        return Dataset.of(
                Table.of(columns),
                columns.stream()
                        .map(column -> Attribute.of(column.name(), Role.QUASI_IDENTIFIER, domain))
                        .toList());
    }

    private static List<Column> normal(int rows, int columns, long seed) {
        List<Column> all = new ArrayList<>();
        for (int column = 0; column < columns; column++) {
            all.add(Numbers.of(
                    "x" + column, normalNumbers(rows, seed * 100 + column).toArray()));
        }
        return all;
    }

    private static DoubleStream normalNumbers(int rows, long seed) {
        Random random = new Random(seed);
        return IntStream.range(0, rows).mapToDouble(row -> random.nextGaussian());
    }

    private static double error(Table before, Table after) {
        double error = 0;
        for (Column column : before.columns()) {
            Numbers one = (Numbers) column;
            Numbers other = (Numbers) after.column(column.name());
            for (int row = 0; row < one.size(); row++) {
                error += Math.pow(one.at(row) - other.at(row), 2);
            }
        }
        return error;
    }

    private static String text(Table table) {
        StringBuilder text = new StringBuilder();
        for (Column column : table.columns()) {
            for (int row = 0; row < column.size(); row++) {
                text.append(column.text(row)).append(' ');
            }
        }
        return text.toString();
    }
}
