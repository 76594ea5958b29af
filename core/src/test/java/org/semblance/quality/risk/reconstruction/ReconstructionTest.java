package org.semblance.quality.risk.reconstruction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Continuous;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.domain.Rounding;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;
import org.semblance.testkit.MeasureContract;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

class ReconstructionTest implements MeasureContract {

    @Override
    public Measure measure() {
        return new Reconstruction();
    }

    @Override
    public Dataset original(Random random) {
        Dataset data = new RandomTables(random).dataset(1 + random.nextInt(7));
        int[] people = random.ints(random.nextInt(4), 0, data.table().size()).toArray();
        // everybody of the table, and some of them once more, in any order
        int[] all = IntStream.concat(IntStream.range(0, data.table().size()), IntStream.of(people))
                .toArray();
        return data.among(data.table().rows(shuffled(all, random)));
    }

    @Override
    public double ofIdentity(Dataset original) {
        return Expected.of(original, original.table()).percentage();
    }

    /** Persons named and all persons, found by trying all subsets of the register with decimal arithmetic. */
    private record Expected(int persons, int named, int classes, int one) {

        double percentage() {
            return persons == 0 ? 0 : 100.0 * named / persons;
        }

        /** Only for classes that some set fits. */
        static Expected of(Dataset original, Table released) {
            List<String> names = original.with(Role.QUASI_IDENTIFIER).stream()
                    .map(Attribute::name)
                    .toList();
            Table people = original.population().orElseThrow();
            Map<List<String>, List<Integer>> classes = new LinkedHashMap<>();
            for (int row = 0; row < released.size(); row++) {
                classes.computeIfAbsent(texts(released, names, row), unseen -> new ArrayList<>())
                        .add(row);
            }
            Expected sum = new Expected(0, 0, 0, 0);
            for (List<Integer> rows : classes.values()) {
                List<Attribute> shown = original.with(Role.QUASI_IDENTIFIER).stream()
                        .filter(each -> each.domain() instanceof Continuous
                                && !released.column(each.name()).missing(rows.get(0)))
                        .toList();
                if (!shown.isEmpty()) {
                    sum = sum.and(ofClass(original, released, people, names, shown, rows));
                }
            }
            return sum;
        }

        private Expected and(Expected other) {
            return new Expected(persons + other.persons, named + other.named, classes + other.classes, one + other.one);
        }

        private static Expected ofClass(
                Dataset original,
                Table released,
                Table people,
                List<String> names,
                List<Attribute> shown,
                List<Integer> rows) {
            int always = -1;
            int sets = 0;
            for (int subset = 0; subset < 1 << people.size(); subset++) {
                if (Integer.bitCount(subset) == rows.size() && fits(released, people, shown, rows.get(0), subset)) {
                    sets++;
                    always &= subset;
                }
            }
            assertThat(sets).as("the class itself fits").isPositive();
            List<List<String>> members = new ArrayList<>();
            rows.forEach(row -> members.add(texts(original.table(), names, row)));
            int named = 0;
            for (int person = 0; person < people.size(); person++) {
                if ((always >> person & 1) == 1 && members.remove(texts(people, names, person))) {
                    named++;
                }
            }
            return new Expected(rows.size(), named, 1, sets == 1 ? 1 : 0);
        }

        private static boolean fits(Table released, Table people, List<Attribute> shown, int row, int subset) {
            for (Attribute attribute : shown) {
                Numbers column = (Numbers) people.column(attribute.name());
                BigDecimal sum = BigDecimal.ZERO;
                int present = 0;
                double largest = 0;
                for (int person = 0; person < people.size(); person++) {
                    largest = column.missing(person) ? largest : Math.max(largest, Math.abs(column.at(person)));
                    if ((subset >> person & 1) == 1 && !column.missing(person)) {
                        sum = sum.add(new BigDecimal(column.at(person)));
                        present++;
                    }
                }
                Numbers means = (Numbers) released.column(attribute.name());
                double reach = reach((Continuous) attribute.domain(), means, row);
                double slack = 1e-13 * largest;
                BigDecimal away = sum.subtract(new BigDecimal(means.at(row)).multiply(BigDecimal.valueOf(present)))
                        .abs();
                if (present == 0 || away.compareTo(new BigDecimal(present * (reach + slack))) > 0) {
                    return false;
                }
            }
            return true;
        }

        private static double reach(Continuous domain, Numbers means, int row) {
            Rounding rounding = domain.round();
            if (rounding != null) {
                return rounding.reach(means.at(row));
            }
            int decimals = 0;
            for (int each = 0; each < means.size(); each++) {
                String text = means.text(each);
                decimals = Math.max(decimals, text.contains(".") ? text.length() - text.indexOf('.') - 1 : 0);
            }
            return decimals > 12 ? 0 : 0.5 * Math.pow(10, -decimals);
        }

        private static List<String> texts(Table table, List<String> names, int row) {
            return names.stream()
                    .map(name -> table.column(name).missing(row)
                            ? "(none)"
                            : table.column(name).text(row))
                    .toList();
        }
    }

    @Test
    void namesWhomTryingAllSubsetsNames() {
        Trials.of(300, random -> {
            Dataset data = tiny(random);
            Table released = new MdavMethod(2 + random.nextInt(3))
                    .mask(data, Watcher.SILENT)
                    .table();
            Expected expected = Expected.of(data, released);
            Score score = new Reconstruction().of(data, released, Watcher.SILENT);
            assertThat(score.value()).isCloseTo(expected.percentage(), within(1e-9));
            assertThat(score.comparisonFigures()).containsEntry(Reconstruction.WRONG, 0.0);
            if (expected.classes() > 0) {
                assertThat(score.comparisonFigures().get(Reconstruction.ONE_SET))
                        .isCloseTo(100.0 * expected.one() / expected.classes(), within(1e-9));
            }
        });
    }

    @Test
    void exactMeansOfManyColumnsNameEverybody() {
        Dataset data = register(normal(60, 6, 1), normal(60, 6, 2));
        Score score = new Reconstruction().of(data, masked(data, 3), Watcher.SILENT);
        assertThat(score.value()).isEqualTo(100);
        assertThat(score.comparisonFigures())
                .containsEntry(Reconstruction.SEARCHED, 100.0)
                .containsEntry(Reconstruction.ONE_SET, 100.0)
                .containsEntry(Reconstruction.WRONG, 0.0);
        assertThat(score.comparisonFigures().get(Reconstruction.NEAREST)).isBetween(1.0, 99.0);
    }

    @Test
    void meansOfPeopleWhomTheRegisterDoesNotHaveNameNobodyOfThem() {
        Dataset data = register(normal(60, 6, 1), normal(0, 6, 2)).among(Table.of(normal(120, 6, 3)));
        Score score = new Reconstruction().of(data, masked(data, 3), Watcher.SILENT);
        assertThat(score.value()).isZero();
        assertThat(score.comparisonFigures()).containsEntry(Reconstruction.NO_SET, 100.0);
    }

    @Test
    void aDisplacementThatIsSmallAgainstTheDistancesOfSetsHidesNobody() {
        Dataset data = register(normal(60, 6, 1), normal(60, 6, 2));
        Table released = masked(data, 3);
        Chance.Draws draws = Chance.seeded(4).draws(12);
        List<Column> moved = new ArrayList<>();
        for (Column column : released.columns()) {
            moved.add(moved((Numbers) column, 1e-4, draws));
        }
        Score score = new Reconstruction().of(data, released.with(moved), Watcher.SILENT);
        assertThat(score.comparisonFigures()).containsEntry(Reconstruction.NO_SET, 100.0);
        assertThat(score.value()).isGreaterThan(90);
    }

    @Test
    void aClassThatIsTooLargeToSearchIsReportedAndNotCountedAsSafe() {
        Dataset data = register(normal(60, 2, 1), normal(300, 2, 2));
        List<Watcher.Warning> warnings = new ArrayList<>();
        Score score = new Reconstruction(100, 300).of(data, masked(data, 20), new Watcher() {
            @Override
            public void progress(String stage, long done, long total) {}

            @Override
            public void warn(Warning warning) {
                warnings.add(warning);
            }
        });
        assertThat(score.comparisonFigures()).containsEntry(Reconstruction.SEARCHED, 0.0);
        assertThat(warnings)
                .singleElement()
                .satisfies(warning -> assertThat(warning.kind()).isEqualTo(WarningCode.W_LEFT_OUT));
    }

    @Test
    void tablesWithoutNumbersAndRunsWithoutARegisterAreRefused() {
        Dataset words = Dataset.of(
                Table.of(Words.of("town", "Vic", "Reus")),
                List.of(Attribute.of("town", Role.QUASI_IDENTIFIER, new Nominal())));
        Dataset numbers = register(normal(9, 1, 1), normal(0, 1, 1));
        Dataset alone = Dataset.of(numbers.table(), numbers.attributes());
        for (Dataset data : List.of(words.among(words.table()), alone)) {
            assertThatThrownBy(() -> new Reconstruction().of(data, data.table(), Watcher.SILENT))
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_MEASURE"));
        }
    }

    @Test
    void canBeCalledOffInTheMiddle() {
        Dataset data = register(normal(200, 3, 1), normal(200, 3, 2));
        Table released = masked(data, 5);
        Problem stop = Problem.cancelled();
        AtomicInteger calls = new AtomicInteger();
        assertThatThrownBy(() -> new Reconstruction().of(data, released, (stage, done, total) -> {
                    if (calls.incrementAndGet() > 20) {
                        throw stop;
                    }
                }))
                .isSameAs(stop);
    }

    private static Column moved(Numbers column, double by, Chance.Draws draws) {
        Map<Double, Double> known = new LinkedHashMap<>();
        double[] values = new double[column.size()];
        for (int row = 0; row < values.length; row++) {
            values[row] = known.computeIfAbsent(column.at(row), mean -> {
                draws.at(known.size());
                return mean + by * draws.normal();
            });
        }
        return Numbers.of(column.name(), values);
    }

    private static Table masked(Dataset data, int k) {
        return new MdavMethod(k).mask(data, Watcher.SILENT).table();
    }

    private static List<Column> normal(int rows, int columns, long seed) {
        Random random = new Random(seed);
        List<Column> all = new ArrayList<>();
        for (int column = 0; column < columns; column++) {
            all.add(Numbers.of(
                    "x" + column,
                    random.doubles(rows)
                            .map(unused -> Math.rint(1e4 * random.nextGaussian()) / 100)
                            .toArray()));
        }
        return all;
    }

    /** People of whom the register has others too, after them. */
    private static Dataset register(List<Column> people, List<Column> others) {
        List<Column> all = new ArrayList<>();
        for (int column = 0; column < people.size(); column++) {
            Numbers one = (Numbers) people.get(column);
            Numbers more = (Numbers) others.get(column);
            all.add(Numbers.of(
                    one.name(),
                    IntStream.range(0, one.size() + more.size())
                            .mapToDouble(row -> row < one.size() ? one.at(row) : more.at(row - one.size()))
                            .toArray()));
        }
        return Dataset.of(
                        Table.of(people),
                        people.stream()
                                .map(column -> Attribute.of(column.name(), Role.QUASI_IDENTIFIER, new Numeric(null)))
                                .toList())
                .among(Table.of(all));
    }

    /** A few people with small whole numbers and a word, and a register of them and others. */
    private static Dataset tiny(Random random) {
        int rows = 4 + random.nextInt(4);
        int people = rows + random.nextInt(6);
        int columns = 1 + random.nextInt(3);
        List<Column> all = new ArrayList<>();
        List<Attribute> attributes = new ArrayList<>();
        int range = 3 + random.nextInt(60);
        for (int column = 0; column < columns; column++) {
            double[] values = new double[people];
            for (int person = 0; person < people; person++) {
                values[person] = random.nextInt(15) == 0 ? Double.NaN : random.nextInt(range);
            }
            all.add(Numbers.of("x" + column, values));
            attributes.add(Attribute.of(
                    "x" + column,
                    Role.QUASI_IDENTIFIER,
                    switch (random.nextInt(4)) {
                        case 0 -> new Numeric(0);
                        case 1 -> new Numeric(new Rounding.UnitMultiples(5));
                        case 2 -> new Numeric(new Rounding.SignificantDigits(2));
                        default -> new Numeric(null);
                    }));
        }
        if (random.nextBoolean()) {
            String[] words = new String[people];
            for (int person = 0; person < people; person++) {
                words[person] = random.nextBoolean() ? "f" : "m";
            }
            all.add(Words.of("sex", words));
            attributes.add(Attribute.of("sex", Role.QUASI_IDENTIFIER, new Nominal()));
        }
        Table register = Table.of(all);
        int[] chosen = shuffled(IntStream.range(0, people).toArray(), random);
        return Dataset.of(register.rows(IntStream.of(chosen).limit(rows).toArray()), attributes)
                .among(register);
    }

    private static int[] shuffled(int[] rows, Random random) {
        int[] order = rows.clone();
        for (int i = order.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int one = order[other];
            order[other] = order[i];
            order[i] = one;
        }
        return order;
    }
}
