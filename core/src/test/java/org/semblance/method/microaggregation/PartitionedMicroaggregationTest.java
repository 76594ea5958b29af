package org.semblance.method.microaggregation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.PartitionedDataset;
import org.semblance.domain.Role;
import org.semblance.method.GroupSizes;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.method.PartitionedMasked;
import org.semblance.method.PartitionedMethod;
import org.semblance.method.blocking.KdBlocking;
import org.semblance.testkit.LocalPartitionedTable;
import org.semblance.testkit.Trials;

/** A table in parts is masked to the same values, row by row, as with the whole at hand. */
class PartitionedMicroaggregationTest {

    private static final List<String> SCALE = List.of("never", "seldom", "often", "mostly", "always");
    private static final List<String> TOWNS = List.of("Vic", "Olot", "Reus", "Valls", "Tremp", "Sort");

    /** What a table is made of. */
    private static final class Columns {

        private final int size;
        private final Random random;
        private final List<Column> columns = new ArrayList<>();
        private final List<Attribute> attributes = new ArrayList<>();

        Columns(int size, Random random) {
            this.size = size;
            this.random = random;
            // names that groups in the making might take, too
            columns.add(Words.of(
                    "group", IntStream.range(0, size).mapToObj(row -> "g" + row).toArray(String[]::new)));
            attributes.add(Attribute.of("group", Role.OTHER, new Nominal()));
        }

        private Columns add(Column column, Domain domain) {
            columns.add(column);
            attributes.add(new Attribute(
                    column.name(), Set.of(Role.QUASI_IDENTIFIER), domain, random.nextInt(3) == 0 ? 2.5 : 1));
            return this;
        }

        Columns numbers(String name, double missing) {
            double[] values = IntStream.range(0, size)
                    .mapToDouble(row -> random.nextDouble() < missing ? Double.NaN : 50 + 9 * random.nextGaussian())
                    .toArray();
            return add(Numbers.of(name, values), random.nextBoolean() ? new Numeric(null) : new Numeric(2));
        }

        Columns rounded(String name, int different, double missing) {
            double[] values = IntStream.range(0, size)
                    .mapToDouble(
                            row -> random.nextDouble() < missing ? Double.NaN : (random.nextInt(different) - 2) * 0.5)
                    .toArray();
            return add(Numbers.of(name, values), new Numeric(null));
        }

        Columns constant(String name) {
            double[] values = new double[size];
            Arrays.fill(values, 7.1);
            return add(Numbers.of(name, values), new Numeric(null));
        }

        Columns words(String name, List<String> words, Domain domain, double missing) {
            String[] chosen = IntStream.range(0, size)
                    .mapToObj(row -> random.nextDouble() < missing ? null : words.get(random.nextInt(words.size())))
                    .toArray(String[]::new);
            return add(Words.of(name, chosen), domain);
        }

        Dataset made() {
            return Dataset.of(Table.of(columns), attributes);
        }
    }

    private static Dataset table(int kind, int size, Random random) {
        Columns columns = new Columns(size, random);
        return switch (kind) {
            case 0 ->
                columns.numbers("place", 0).numbers("y", 0).numbers("z", 0).made();
            case 1 ->
                columns.numbers("x", 0)
                        .words("answer", SCALE, new Ordinal(SCALE, Ordinal.Average.MEDIAN), 0)
                        .words("town", TOWNS, new Nominal(), 0)
                        .made();
            case 2 ->
                columns.numbers("x", 0.1)
                        .rounded("block", 30, 0.02)
                        .words("answer", SCALE, new Ordinal(SCALE, Ordinal.Average.CONVEX_MEDIAN), 0.2)
                        .words("town", TOWNS, new Nominal(), 0.01)
                        .made();
            case 3 -> columns.rounded("x", 6, 0).rounded("y", 9, 0).made();
            case 4 ->
                columns.constant("c")
                        .rounded("x", 40, 0)
                        .numbers("y", 0)
                        .words("here", List.of("Vic"), new Nominal(), 0)
                        .words("nowhere", List.of("Vic"), new Nominal(), 1)
                        .made();
            // one word or none: it varies, also where a block holds only one of both
            case 5 ->
                columns.numbers("x", 0)
                        .words("here", List.of("Vic"), new Nominal(), 0.002)
                        .made();
            default ->
                columns.numbers("x", 0.5).numbers("y", 0.5).rounded("z", 3, 0.5).made();
        };
    }

    private static final int KINDS = 7;

    private static final class Heard implements Watcher {

        private final List<Warning> warnings = new ArrayList<>();

        @Override
        public void progress(String stage, long done, long total) {}

        @Override
        public void warn(Warning warning) {
            warnings.add(warning);
        }
    }

    private static PartitionedMasked spread(PartitionedMethod method, Dataset data, int parts, Watcher watcher) {
        return method.mask(
                PartitionedDataset.of(
                        LocalPartitionedTable.of(data.table(), parts), data.attributes(), Combination.EUCLIDEAN),
                Chance.seeded(1),
                watcher);
    }

    private static void same(PartitionedMethod method, Dataset data, int parts) {
        Heard here = new Heard();
        Heard there = new Heard();
        Masked local = method.mask(data, here);
        PartitionedMasked inParts = spread(method, data, parts, there);
        List<Table> found = new ArrayList<>();
        inParts.parts().inOrder(found::add);
        Table masked = Table.joined(found).byNumber();
        assertThat(masked.names()).isEqualTo(local.table().names());
        assertThat(IntStream.range(0, masked.size()).map(masked.rows()::number).toArray())
                .isEqualTo(IntStream.rangeClosed(1, data.table().size()).toArray());
        for (Column column : masked.columns()) {
            assertThat(values(column))
                    .as(column.name())
                    .isEqualTo(values(local.table().column(column.name())));
        }
        Groups groups = (Groups) local.trace();
        assertThat(inParts.trace())
                .isEqualTo(
                        GroupSizes.of(IntStream.range(0, groups.count()).map(group -> groups.members(group).length)));
        assertThat(there.warnings).isEqualTo(here.warnings);
    }

    /** Numbers by their bits. */
    private static List<Object> values(Column column) {
        return IntStream.range(0, column.size())
                .<Object>mapToObj(
                        row -> column instanceof Numbers numbers ? (Object) numbers.at(row) : row(column, row))
                .toList();
    }

    private static Optional<String> row(Column column, int row) {
        return column.missing(row) ? Optional.empty() : Optional.of(column.text(row));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 8, 64})
    void partsAreMaskedAsTheWhole(int parts) {
        Trials.of(Trials.count(KINDS * 3, KINDS * 8), random -> {
            int k = 2 + random.nextInt(6);
            int size = k + random.nextInt(random.nextBoolean() ? 4 * k : 600);
            int blocks = Math.max(2 * k, 4) + random.nextInt(random.nextBoolean() ? 20 : 400);
            same(
                    (PartitionedMethod) new MdavMethod(k).in(new KdBlocking(blocks)),
                    table(random.nextInt(KINDS), size, random),
                    parts);
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8})
    void withoutBlocksPartsAreGatheredInOnePlace(int parts) {
        Trials.of(Trials.count(KINDS * 3, KINDS * 8), random -> {
            int k = 2 + random.nextInt(6);
            same(new MdavMethod(k, 2), table(random.nextInt(KINDS), k + random.nextInt(200), random), parts);
        });
    }

    @Test
    void ofVeryManyRecordsAShareIsLookedAt() {
        Random random = new Random(5);
        int size = 270_000; // more than 2 to the power of 18
        same(
                (PartitionedMethod) new MdavMethod(5).in(new KdBlocking(2_000)),
                numbers(random.doubles(size).toArray(), random.doubles(size).toArray()),
                3);
    }

    @Test
    void equalRecordsAreMaskedInTimeHoweverManyTheyAre() {
        Random random = new Random(6);
        int size = 101_000;
        double[] x = new double[size];
        double[] y = new double[size];
        for (int row = 0; row < size; row += 101) {
            x[row] = random.nextGaussian();
            y[row] = random.nextGaussian();
        }
        assertTimeout(
                Duration.ofMinutes(2),
                () -> same((PartitionedMethod) new MdavMethod(5).in(new KdBlocking(1_000)), numbers(x, y), 3));
    }

    private static Dataset numbers(double[] x, double[] y) {
        return Dataset.of(
                Table.of(Numbers.of("x", x), Numbers.of("y", y)),
                List.of(
                        Attribute.of("x", Role.QUASI_IDENTIFIER, new Numeric(null)),
                        Attribute.of("y", Role.QUASI_IDENTIFIER, new Numeric(null))));
    }

    @Test
    void refusesWhatNeedsTheWholeAtHand() {
        Dataset numbers = table(0, 50, new Random(1));
        refused(new MdavMethod(3, null, true), numbers, "stretched");
        refused(
                new MdavMethod(2),
                new Columns(200_001, new Random(1)).numbers("x", 0).made(),
                "in one place");
    }

    private static void refused(PartitionedMethod method, Dataset data, String why) {
        assertThatThrownBy(() -> spread(method, data, 3, Watcher.SILENT))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_ENGINE"))
                .hasMessageContaining(why);
    }

    @Test
    void refusesTooFewRowsAsWithTheWholeAtHand() {
        assertThatThrownBy(() -> spread(new MdavMethod(5), table(0, 4, new Random(1)), 3, Watcher.SILENT))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_K"));
    }
}
