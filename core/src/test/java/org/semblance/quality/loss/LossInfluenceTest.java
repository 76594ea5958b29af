package org.semblance.quality.loss;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Chance;
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
import org.semblance.domain.PersonRows;
import org.semblance.domain.Role;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.quality.PersonInfluence;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

/** Influences in closed form, against losses of the table with each person left out in turn. */
class LossInfluenceTest {

    private static LossInfluence influence(Dataset original, Table released) {
        return LossInfluence.of(original, released, PersonRows.of(original), Watcher.SILENT);
    }

    private static Dataset random(Random random, boolean words) {
        int size = 12 + random.nextInt(25);
        double[] numbers = random.doubles(size, 0, 100).map(Math::rint).toArray();
        double[] skewed = random.doubles(size).map(x -> Math.exp(4 * x)).toArray();
        Words kinds = Words.of(
                "c",
                IntStream.range(0, size)
                        .mapToObj(row -> "c" + random.nextInt(3))
                        .toArray(String[]::new));
        Words persons = Words.of(
                "p",
                IntStream.range(0, size)
                        .mapToObj(row -> "p" + (words ? row : random.nextInt(size)))
                        .toArray(String[]::new));
        List<Column> columns = words
                ? List.of(Numbers.of("a", numbers), Numbers.of("b", skewed), kinds, persons)
                : List.of(Numbers.of("a", numbers), Numbers.of("b", skewed), persons);
        List<Attribute> attributes = columns.stream()
                .filter(column -> column != persons)
                .map(column -> new Attribute(
                        column.name(),
                        java.util.Set.of(Role.QUASI_IDENTIFIER),
                        column instanceof Numbers ? new Numeric(null) : new Nominal(),
                        1 + random.nextInt(2)))
                .toList();
        return new Dataset(Table.of(columns), attributes, Optional.of(persons));
    }

    private static Table masked(Dataset original) {
        return new MdavMethod(3)
                .mask(original, Chance.seeded(1), Watcher.SILENT)
                .table();
    }

    /** The loss of an attribute or, with no name, of the records, where the released values stay. */
    private static double loss(Dataset original, Table released, int[] rows, String name) {
        Dataset left = new Dataset(original.table().rows(rows), original.attributes(), Optional.empty());
        var score = new InformationLoss().of(left, released.rows(rows), Watcher.SILENT);
        return name.isEmpty() ? score.value() : score.attributes().get(name);
    }

    @Test
    void neverFallsShortOfWhatLeavingOutAPersonChangesWhereReleasedValuesStay() {
        Trials.of(60, random -> {
            Dataset original = random(random, random.nextBoolean());
            Table released = masked(original);
            LossInfluence found = influence(original, released);
            Words persons = original.person().orElseThrow();
            for (String person : persons.dictionary()) {
                int[] left = IntStream.range(0, persons.size())
                        .filter(row -> !persons.text(row).equals(person))
                        .toArray();
                found.attributes()
                        .forEach((name, influence) -> assertThat(influence.farthest() + 1e-9)
                                .as(name)
                                .isGreaterThanOrEqualTo(
                                        Math.abs(loss(original, released, left, name) - influence.figure())));
                assertThat(found.whole().farthest() + 1e-9)
                        .isGreaterThanOrEqualTo(Math.abs(loss(original, released, left, "")
                                - found.whole().figure()));
            }
        });
    }

    @Test
    void isExactForNumbersWhereGroupsHaveTheMeansOfWhatIsLeft() {
        Trials.of(60, random -> {
            Dataset original = random(random, false);
            Table released = masked(original);
            PersonInfluence found = influence(original, released).attributes().get("b");
            Numbers values = (Numbers) original.table().column("b");
            Words persons = original.person().orElseThrow();
            double farthest = 0;
            for (String person : persons.dictionary()) {
                int[] left = IntStream.range(0, persons.size())
                        .filter(row -> !persons.text(row).equals(person))
                        .toArray();
                farthest = Math.max(farthest, Math.abs(loss(original, released, left, "b") - found.figure()));
                farthest = Math.max(farthest, Math.abs(ofMeans(values, released, left) - found.figure()));
            }
            assertThat(found.farthest()).isCloseTo(farthest, within(1e-6));
        });
    }

    /** 100·SSE/SST by definition; a group that lost a row has the mean of what is left. */
    private static double ofMeans(Numbers values, Table released, int[] rows) {
        double mean = IntStream.of(rows).mapToDouble(values::at).average().orElseThrow();
        double within = 0;
        double total = 0;
        for (int row : rows) {
            IntPredicate alike = other -> released.columns().stream()
                    .filter(column -> !column.name().equals("p"))
                    .allMatch(column -> column.text(other).equals(column.text(row)));
            int[] group = IntStream.of(rows).filter(alike).toArray();
            boolean whole = group.length
                    == IntStream.range(0, values.size()).filter(alike).count();
            double shown = whole
                    ? ((Numbers) released.column("b")).at(row)
                    : IntStream.of(group).mapToDouble(values::at).average().orElseThrow();
            within += Math.pow(values.at(row) - shown, 2);
            total += Math.pow(values.at(row) - mean, 2);
        }
        return 100 * within / total;
    }

    @Test
    void findsTheFiguresOfTheMeasure() {
        Trials.of(60, random -> {
            Dataset original = new RandomTables(random).dataset(5 + random.nextInt(20));
            Table released = masked(original);
            var score = new InformationLoss().of(original, released, Watcher.SILENT);
            LossInfluence found = influence(original, released);
            assertThat(found.whole().figure()).isEqualTo(score.value());
            assertThat(found.attributes()).hasSameSizeAs(score.attributes());
            found.attributes()
                    .forEach((name, influence) -> assertThat(influence.figure())
                            .isEqualTo(score.attributes().get(name)));
        });
    }

    @Test
    void knowsNoInfluenceOfNumbersOnASharedRange() {
        Dataset original = random(new Random(1), false).combining(Combination.MEAN);
        assertThat(influence(original, masked(original)).whole().farthest()).isInfinite();
    }
}
