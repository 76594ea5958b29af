package org.semblance.method.microaggregation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

class MicroaggregationTest {

    private static final double NONE = Double.NaN;

    /** Hears warnings. */
    private static final class Listener implements Watcher {
        private final List<String> codes = new ArrayList<>();

        @Override
        public void progress(String stage, long done, long total) {}

        @Override
        public void warn(Warning warning) {
            codes.add(warning.code());
        }
    }

    private static Dataset data(Column... columns) {
        return Dataset.of(
                Table.of(columns),
                Arrays.stream(columns)
                        .map(column -> Attribute.of(
                                column.name(),
                                Role.QUASI_IDENTIFIER,
                                column instanceof Numbers ? new Numeric(null) : new Nominal()))
                        .toList());
    }

    private static Dataset withPersons(Dataset data, String... persons) {
        return new Dataset(data.table(), data.attributes(), Optional.of(Words.of("person", persons)));
    }

    private static List<String> masked(Dataset data, int k, String name) {
        return texts(new MdavMethod(k).mask(data, Watcher.SILENT), name);
    }

    private static List<String> texts(Masked masked, String name) {
        Column column = masked.table().column(name);
        return IntStream.range(0, column.size()).mapToObj(column::text).toList();
    }

    private static void assertRefused(String code, ThrowingCallable attempt) {
        assertThatThrownBy(attempt)
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo(code));
    }

    @Test
    void everyRowShowsThePrototypeOfItsGroup() {
        Dataset data = data(Numbers.of("x", 1, 3, 100, 102), Words.of("w", "a", "a", "c", "c"));
        assertThat(masked(data, 2, "x")).containsExactly("2", "2", "101", "101");
        assertThat(masked(data, 2, "w")).containsExactly("a", "a", "c", "c");
    }

    @Test
    void refusesFewerRowsThanK() {
        assertRefused("E_K", () -> new MdavMethod(3).mask(data(Numbers.of("x", 1, 2)), Watcher.SILENT));
    }

    @Test
    void refusesATableWithoutQuasiIdentifiers() {
        Dataset data = Dataset.of(
                Table.of(Numbers.of("x", 1, 2, 3)), List.of(Attribute.of("x", Role.OTHER, new Numeric(null))));
        assertRefused("E_QI", () -> new MdavMethod(2).mask(data, Watcher.SILENT));
    }

    @Test
    void warnsWhenAllRowsBecomeOneGroup() {
        Listener listener = new Listener();
        Masked masked = new MdavMethod(3).mask(data(Numbers.of("x", 1, 2, 3, 4, 5)), listener);
        assertThat(listener.codes).containsExactly("W_ONE_CLASS");
        assertThat(texts(masked, "x")).containsOnly("3");
        listener.codes.clear();
        new MdavMethod(3).mask(data(Numbers.of("x", 1, 2, 3, 4, 5, 6)), listener);
        assertThat(listener.codes).isEmpty();
    }

    @Test
    void keepsAConstantColumnAsItIsAndSaysSo() {
        Trials.of(300, random -> {
            double constant = random.nextGaussian() * 1e5;
            double[] same = new double[40];
            Arrays.fill(same, constant);
            Dataset data = data(
                    Numbers.of("same", same), Numbers.of("x", random.doubles(40).toArray()));
            Listener listener = new Listener();
            Masked masked = new MdavMethod(3).mask(data, listener);
            assertThat(listener.codes).containsExactly("W_CONSTANT_COLUMN");
            assertThat(texts(masked, "same"))
                    .containsOnly(data.table().column("same").text(0));
        });
    }

    @Test
    void keepsRowsThatAreAllEqual() {
        Dataset data = data(
                Numbers.of("x", 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1), Words.of("w", "a", "a", "a", "a", "a", "a", "a"));
        assertThat(masked(data, 3, "x")).containsOnly("0.1");
        assertThat(masked(data, 3, "w")).containsOnly("a");
    }

    @Test
    void rowsOfAPersonShareAGroupAndEveryGroupHoldsKPersons() {
        Trials.of(300, random -> {
            int k = 5;
            Dataset rows = new RandomTables(random).dataset(5 * 23);
            String[] persons =
                    IntStream.range(0, 5 * 23).mapToObj(row -> "p" + row / 5).toArray(String[]::new);
            Groups groups = (Groups) new MdavMethod(k)
                    .mask(withPersons(rows, persons), Watcher.SILENT)
                    .trace();
            Map<String, Set<Integer>> groupsOf = new HashMap<>();
            for (int group = 0; group < groups.count(); group++) {
                Set<String> alike = new HashSet<>();
                for (int row : groups.members(group)) {
                    alike.add(persons[row]);
                    groupsOf.computeIfAbsent(persons[row], p -> new HashSet<>()).add(group);
                }
                assertThat(alike).hasSizeGreaterThanOrEqualTo(k);
            }
            assertThat(groupsOf.values()).allSatisfy(of -> assertThat(of).hasSize(1));
        });
    }

    @Test
    void aPersonCountsOnceHoweverManyRowsItHas() {
        Dataset data = withPersons(
                data(Numbers.of("x", 0, 0, 0, 0, 0, 0, 10, 20), Words.of("w", "b", "b", "b", "b", "b", "b", "c", "c")),
                "a",
                "a",
                "a",
                "a",
                "a",
                "a",
                "b",
                "c");

        Table masked = new MdavMethod(3, 1).mask(data, Watcher.SILENT).table();

        assertThat(masked.column("x").text(0)).isEqualTo("10");
        assertThat(masked.column("w").text(0)).isEqualTo("c");
    }

    @Test
    void refusesFewerPersonsThanKHoweverManyRowsTheyHave() {
        Dataset data = withPersons(data(Numbers.of("x", 1, 2, 3, 4, 5, 6)), "a", "b", "a", "b", "a", "b");
        assertRefused("E_K_PEOPLE", () -> new MdavMethod(3).mask(data, Watcher.SILENT));
        assertThat(masked(data, 2, "x")).containsOnly("3.5");
    }

    @Test
    void manyRowsOfOnePersonAreOneContributor() {
        Dataset data = withPersons(
                data(Numbers.of("x", 10, 10, 10, NONE, NONE), Numbers.of("y", 1, 2, 3, 4, 6)), "a", "a", "a", "b", "c");
        assertThat(masked(data, 3, "x")).containsOnly("");
        assertThat(masked(data, 3, "y")).containsOnly("4");
    }

    @Test
    void namesTheRowWhosePersonIsMissing() {
        Dataset data = withPersons(data(Numbers.of("x", 1, 2, 3, 4)), "a", "b", null, "d");
        assertThatThrownBy(() -> new MdavMethod(2).mask(data, Watcher.SILENT))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_PERSON");
                    assertThat(problem.what()).contains("row 3", "'person'");
                });
    }

    @Test
    void refusesAKThatProtectsNobody() {
        for (int k : new int[] {Integer.MIN_VALUE, -1, 0, 1}) {
            assertRefused("E_K", () -> new MdavMethod(k));
        }
    }

    @Test
    void refusesContributorsThatAskForNothing() {
        assertRefused("E_CONTRIBUTORS", () -> new MdavMethod(3, 0));
    }

    @Test
    void theOrderOfTheRowsChangesNoPublishedText() {
        Trials.of(300, random -> {
            int size = 3 + random.nextInt(3);
            double[] values = random.doubles(size, 0, 10).toArray();
            int[] order = new RandomTables(random).order(size);
            assertThat(masked(data(Numbers.of("x", values)), 3, "x"))
                    .isEqualTo(masked(data(Numbers.of("x", values).rows(order)), 3, "x"));
        });
    }

    @Test
    void numbersNearTheLargestAreMaskedToFiniteOnes() {
        Trials.of(300, random -> {
            double[] values = random.doubles(30, -1, 1)
                    .map(value -> random.nextBoolean() ? Math.signum(value) * 1e300 : value * 1e300)
                    .toArray();
            Masked masked = new MdavMethod(3).mask(data(Numbers.of("x", values)), Watcher.SILENT);
            Numbers column = (Numbers) masked.table().column("x");
            for (int row = 0; row < 30; row++) {
                assertThat(column.at(row)).isFinite().isBetween(-1e300, 1e300);
            }
        });
    }
}
