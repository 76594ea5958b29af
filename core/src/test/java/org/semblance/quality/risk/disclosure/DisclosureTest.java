package org.semblance.quality.risk.disclosure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.assertj.core.api.AbstractDoubleAssert;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.distribution.GroundDistance;
import org.semblance.domain.population.PlainCover;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.LDiversity;
import org.semblance.privacy.ReleasedTable;
import org.semblance.privacy.TCloseness;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

/** What classes tell of confidential values, beside definitions by plain counting. */
class DisclosureTest {

    private static final List<String> SCALE = List.of("low", "middle", "high");

    private static Score score(Measure measure, Dataset original, Table released) {
        return measure.of(original, released, Watcher.SILENT);
    }

    /** Two confidential columns, one of them ordered, beside what a random table has. */
    private static Dataset dataset(Random random) {
        Dataset drawn = new RandomTables(random).dataset(1 + random.nextInt(25));
        List<Column> columns = new ArrayList<>(drawn.table().columns());
        String[] incomes = new String[drawn.table().size()];
        for (int row = 0; row < incomes.length; row++) {
            incomes[row] = random.nextInt(6) == 0 ? null : SCALE.get(random.nextInt(SCALE.size()));
        }
        columns.add(Words.of("income", incomes));
        List<Attribute> attributes = new ArrayList<>(drawn.attributes());
        attributes.add(Attribute.of("income", Role.CONFIDENTIAL, new Ordinal(SCALE, Ordinal.Average.MEDIAN)));
        return new Dataset(Table.of(columns), attributes, drawn.person());
    }

    private static Collection<List<Integer>> classes(Dataset data, Table released) {
        Map<List<String>, List<Integer>> classes = new LinkedHashMap<>();
        for (int row = 0; row < released.size(); row++) {
            List<String> shown = new ArrayList<>();
            for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
                Column column = released.column(attribute.name());
                shown.add(column.missing(row) + column.text(row));
            }
            classes.computeIfAbsent(shown, unseen -> new ArrayList<>()).add(row);
        }
        return classes.values();
    }

    private static Map<String, Integer> counts(Table table, String name, Iterable<Integer> rows) {
        Map<String, Integer> counts = new HashMap<>();
        for (int row : rows) {
            Column column = table.column(name);
            counts.merge(column.missing(row) + column.text(row), 1, Integer::sum);
        }
        return counts;
    }

    /** The same of those rows that have a value. */
    private static Map<String, Integer> present(Table table, String name, Iterable<Integer> rows) {
        Map<String, Integer> counts = counts(table, name, rows);
        counts.keySet().removeIf(value -> value.startsWith("true"));
        return counts;
    }

    private static int most(Map<String, Integer> counts) {
        return counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    @Test
    void rowsAreHomogeneousWhoseClassShowsOneValueWithOrWithoutGaps() {
        Trials.of(3000, random -> {
            Dataset data = dataset(random);
            Table released = PlainCover.release(data, random);
            Score score = score(new Homogeneity(), data, released);
            double largest = 0;
            double largestOfClasses = 0;
            for (String name : List.of("illness", "income")) {
                int same = 0;
                int withGaps = 0;
                int gaps = 0;
                int uniform = 0;
                for (List<Integer> members : classes(data, released)) {
                    Set<String> shown = counts(released, name, members).keySet();
                    Set<String> values = present(released, name, members).keySet();
                    if (values.size() == 1) {
                        uniform++;
                        same += shown.size() == 1 ? members.size() : 0;
                        withGaps += shown.size() == 2 ? members.size() : 0;
                    }
                    gaps += values.isEmpty() ? members.size() : 0;
                }
                double share = 100.0 * (same + withGaps) / released.size();
                assertThat(score.attributes().get(name)).isCloseTo(share, within(1e-9));
                of(name, "same value", score).isCloseTo(100.0 * same / released.size(), within(1e-9));
                of(name, "one value and gaps", score).isCloseTo(100.0 * withGaps / released.size(), within(1e-9));
                of(name, "gaps alone", score).isCloseTo(100.0 * gaps / released.size(), within(1e-9));
                largest = Math.max(largest, share);
                largestOfClasses = Math.max(
                        largestOfClasses,
                        100.0 * uniform / classes(data, released).size());
            }
            assertThat(score.value()).isCloseTo(largest, within(1e-9));
            assertThat(score.beside()).containsOnlyKeys("same value", "one value and gaps", "gaps alone", "of classes");
            assertThat(score.beside().get("same value") + score.beside().get("one value and gaps"))
                    .isCloseTo(largest, within(1e-9));
            assertThat(score.beside().get("of classes")).isCloseTo(largestOfClasses, within(1e-9));
            assertThat(score.attributes()).containsOnlyKeys("illness", "income");
        });
    }

    private static AbstractDoubleAssert<?> of(String attribute, String figure, Score score) {
        return assertThat(score.besideByAttribute().get(figure).get(attribute));
    }

    /** Who among the rows has a value, by what they have. */
    private static Map<String, Set<String>> holders(Table table, String name, Iterable<Integer> rows) {
        Map<String, Set<String>> holders = new HashMap<>();
        for (int row : rows) {
            Column column = table.column(name);
            if (!column.missing(row)) {
                holders.computeIfAbsent(column.text(row), unseen -> new HashSet<>())
                        .add(table.column("person").text(row));
            }
        }
        return holders;
    }

    private static int all(Map<String, Set<String>> holders) {
        return (int) holders.values().stream().flatMap(Set::stream).distinct().count();
    }

    @Test
    void whereOnePersonHasSeveralRowsPersonsHoldValues() {
        Trials.of(2000, random -> {
            Dataset rows = dataset(random);
            Dataset data = new RandomTables(random)
                    .withPersons(rows, 1 + random.nextInt(rows.table().size()));
            Table released =
                    PlainCover.release(data, random).with(List.of(data.person().orElseThrow()));
            Score homogeneity = score(new Homogeneity(), data, released);
            Score inference = score(new AttributeInference(), data, released);
            for (String name : List.of("illness", "income")) {
                int same = 0;
                int withGaps = 0;
                int right = 0;
                int present = 0;
                Map<String, Integer> together = new HashMap<>();
                for (List<Integer> members : classes(data, released)) {
                    Map<String, Set<String>> holders = holders(released, name, members);
                    int most =
                            holders.values().stream().mapToInt(Set::size).max().orElse(0);
                    int behind = (int) members.stream()
                            .map(row -> released.column("person").text(row))
                            .distinct()
                            .count();
                    if (most > 0 && most == all(holders)) {
                        same += most == behind ? members.size() : 0;
                        withGaps += most < behind ? members.size() : 0;
                    }
                    right += most;
                    present += all(holders);
                    holders.forEach((value, who) -> together.merge(value, who.size(), Integer::sum));
                }
                of(name, "same value", homogeneity).isCloseTo(100.0 * same / released.size(), within(1e-9));
                of(name, "one value and gaps", homogeneity).isCloseTo(100.0 * withGaps / released.size(), within(1e-9));
                assertThat(inference.attributes().get(name))
                        .isCloseTo(present == 0 ? 0 : 100.0 * right / present, within(1e-9));
                of(name, "by the whole table", inference)
                        .isCloseTo(
                                present == 0
                                        ? 0
                                        : 100.0
                                                * together.values().stream()
                                                        .mapToInt(count -> count)
                                                        .max()
                                                        .orElse(0)
                                                / present,
                                within(1e-9));
            }
            assertThat(score(new Skew(null), data, released).attributes().get("income"))
                    .isCloseTo(
                            new TCloseness(1, "income", null)
                                    .check(
                                            ReleasedTable.of(
                                                    released,
                                                    data.with(Role.QUASI_IDENTIFIER).stream()
                                                            .map(Attribute::name)
                                                            .toArray(String[]::new)),
                                            Evidence.ofOriginal(data))
                                    .found(),
                            within(1e-9));
        });
    }

    @Test
    void whereTwoDiverseValuesAreInEveryClassNothingIsHomogeneous() {
        int[] diverse = {0};
        Trials.of(500, random -> {
            Dataset data = dataset(random);
            Table released = PlainCover.release(data, random);
            ReleasedTable shown = ReleasedTable.of(
                    released,
                    data.with(Role.QUASI_IDENTIFIER).stream()
                            .map(Attribute::name)
                            .toArray(String[]::new));
            Evidence evidence =
                    Evidence.of(data, IntStream.range(0, released.size()).toArray(), Optional.empty());
            Score score = score(new Homogeneity(), data, released);
            double undetermined = score.attributes().get("illness")
                    + score.besideByAttribute().get("gaps alone").get("illness");
            boolean holds = new LDiversity(2, "illness").check(shown, evidence).holds();
            assertThat(undetermined == 0).isEqualTo(holds);
            diverse[0] += holds ? 1 : 0;
        });
        assertThat(diverse[0]).isPositive();
    }

    @Test
    void theMostFrequentValueOfTheClassIsGuessed() {
        Trials.of(3000, random -> {
            Dataset data = dataset(random);
            Table released = PlainCover.release(data, random);
            Score score = score(new AttributeInference(), data, released);
            double gain = -1;
            for (String name : List.of("illness", "income")) {
                int right = 0;
                for (List<Integer> members : classes(data, released)) {
                    right += most(present(released, name, members));
                }
                Map<String, Integer> whole = present(
                        released,
                        name,
                        IntStream.range(0, released.size()).boxed().toList());
                int people = whole.values().stream().mapToInt(Integer::intValue).sum();
                double share = people == 0 ? 0 : 100.0 * right / people;
                double baseline = people == 0 ? 0 : 100.0 * most(whole) / people;
                assertThat(score.attributes().get(name)).isCloseTo(share, within(1e-9));
                of(name, "by the whole table", score).isCloseTo(baseline, within(1e-9));
                of(name, "gained by classes", score).isCloseTo(share - baseline, within(1e-9));
                gain = Math.max(gain, share - baseline);
            }
            assertThat(score.beside().get("gained by classes")).isCloseTo(gain, within(1e-9));
            assertThat(score.value() - score.beside().get("by the whole table")).isCloseTo(gain, within(1e-9));
            assertThat(gain).isNotNegative();
        });
    }

    @Test
    void skewIsTheDistanceFromTheWholeByItsDefinition() {
        Trials.of(3000, random -> {
            Dataset data = dataset(random);
            Table released = PlainCover.release(data, random);
            Score score = score(new Skew(null), data, released);
            double ofIllness = 0;
            double ofIncome = 0;
            double meanOfIllness = 0;
            double meanOfIncome = 0;
            for (List<Integer> members : classes(data, released)) {
                double illness = equal(released, members);
                double income = ordered(released, members);
                ofIllness = Math.max(ofIllness, illness);
                ofIncome = Math.max(ofIncome, income);
                meanOfIllness += illness * members.size() / released.size();
                meanOfIncome += income * members.size() / released.size();
            }
            assertThat(score.attributes().get("illness")).isCloseTo(ofIllness, within(1e-9));
            assertThat(score.attributes().get("income")).isCloseTo(ofIncome, within(1e-9));
            assertThat(score.value()).isCloseTo(Math.max(ofIllness, ofIncome), within(1e-9));
            assertThat(score.beside().get("on average over rows"))
                    .isCloseTo(Math.max(meanOfIllness, meanOfIncome), within(1e-9));
            double byEqual = score(new Skew(GroundDistance.EQUAL), data, released)
                    .attributes()
                    .get("illness");
            assertThat(byEqual).isCloseTo(ofIllness, within(1e-9));
        });
    }

    /** Half the summed differences of shares. */
    private static double equal(Table released, List<Integer> members) {
        List<Integer> all = IntStream.range(0, released.size()).boxed().toList();
        Map<String, Integer> here = counts(released, "illness", members);
        double sum = 0;
        for (Map.Entry<String, Integer> value : counts(released, "illness", all).entrySet()) {
            sum += Math.abs((double) value.getValue() / all.size()
                    - (double) here.getOrDefault(value.getKey(), 0) / members.size());
        }
        return sum / 2;
    }

    /**
     * What crosses the two steps of the scale, each half the way, where a missing value lies at distance 1 from all of it:
     * the least over all ways to fill the scale from it, or to empty it, of which the best is among the corners.
     */
    private static double ordered(Table released, List<Integer> members) {
        List<Integer> all = IntStream.range(0, released.size()).boxed().toList();
        Map<String, Integer> here = counts(released, "income", members);
        Map<String, Integer> there = counts(released, "income", all);
        double[] more = List.of("true", "falselow", "falsemiddle").stream()
                .mapToDouble(place -> (double) here.getOrDefault(place, 0) / members.size()
                        - (double) there.getOrDefault(place, 0) / all.size())
                .toArray();
        double missing = Math.abs(more[0]);
        double sign = Math.signum(more[0]);
        double first = more[1];
        double second = more[1] + more[2];
        double[] corners = {
            0, missing, Math.min(missing, Math.max(0, -sign * first)), Math.min(missing, Math.max(0, -sign * second))
        };
        double least = Double.POSITIVE_INFINITY;
        for (double low : corners) {
            for (double middle : corners) {
                if (low <= middle) {
                    least = Math.min(least, Math.abs(first + sign * low) + Math.abs(second + sign * middle));
                }
            }
        }
        return missing + least / 2;
    }

    @Test
    void skewIsTheLeastTThatIsHeld() {
        Trials.of(300, random -> {
            Dataset data = dataset(random);
            Table released = PlainCover.release(data, random);
            double t = score(new Skew(null), data, released).attributes().get("illness");
            ReleasedTable shown = ReleasedTable.of(
                    released,
                    data.with(Role.QUASI_IDENTIFIER).stream()
                            .map(Attribute::name)
                            .toArray(String[]::new));
            Evidence evidence =
                    Evidence.of(data, IntStream.range(0, released.size()).toArray(), Optional.empty());
            assertThat(new TCloseness(Math.min(1, t), "illness", GroundDistance.EQUAL)
                            .check(shown, evidence)
                            .holds())
                    .isTrue();
            if (t > 0.001) {
                assertThat(new TCloseness(t - 0.001, "illness", GroundDistance.EQUAL)
                                .check(shown, evidence)
                                .holds())
                        .isFalse();
            }
        });
    }

    @Test
    void anExampleWorkedByHand() {
        // classes a: flu, flu; b: flu, cold, cold; c: cold
        Dataset data = Dataset.of(
                Table.of(
                        Words.of("q", "a", "a", "b", "b", "b", "c"),
                        Words.of("illness", "flu", "flu", "flu", "cold", "cold", "cold")),
                List.of(
                        Attribute.of("q", Role.QUASI_IDENTIFIER, new Nominal()),
                        Attribute.of("illness", Role.CONFIDENTIAL, new Nominal())));
        Score homogeneity = score(new Homogeneity(), data, data.table());
        assertThat(homogeneity.value()).isEqualTo(50);
        assertThat(homogeneity.beside().get("of classes")).isCloseTo(200 / 3.0, within(1e-12));
        Score inference = score(new AttributeInference(), data, data.table());
        assertThat(inference.value()).isCloseTo(500 / 6.0, within(1e-12));
        assertThat(inference.beside().get("by the whole table")).isEqualTo(50);
        assertThat(inference.beside().get("gained by classes")).isCloseTo(100 / 3.0, within(1e-12));
        Score skew = score(new Skew(null), data, data.table());
        assertThat(skew.value()).isEqualTo(0.5);
        assertThat(skew.beside().get("on average over rows")).isCloseTo((3 * 0.5 + 3 * (1 / 6.0)) / 6, within(1e-12));
        assertThat(skew.attributes()).containsExactly(entry("illness", 0.5));
    }

    @Test
    void aMissingValueIsNoOther() {
        // classes a: flu, missing, flu; b: nothing but missing; c: flu, cold
        Dataset data = Dataset.of(
                Table.of(
                        Words.of("q", "a", "a", "a", "b", "b", "c", "c"),
                        Words.of("illness", "flu", null, "flu", null, null, "flu", "cold")),
                List.of(
                        Attribute.of("q", Role.QUASI_IDENTIFIER, new Nominal()),
                        Attribute.of("illness", Role.CONFIDENTIAL, new Nominal())));
        Score homogeneity = score(new Homogeneity(), data, data.table());
        assertThat(homogeneity.value()).isCloseTo(300 / 7.0, within(1e-12));
        assertThat(homogeneity.beside().get("same value")).isZero();
        assertThat(homogeneity.beside().get("one value and gaps")).isCloseTo(300 / 7.0, within(1e-12));
        assertThat(homogeneity.beside().get("gaps alone")).isCloseTo(200 / 7.0, within(1e-12));
        assertThat(homogeneity.beside().get("of classes")).isCloseTo(100 / 3.0, within(1e-12));
        Score inference = score(new AttributeInference(), data, data.table());
        assertThat(inference.value()).isEqualTo(75);
        assertThat(inference.beside().get("by the whole table")).isEqualTo(75);
    }

    @Test
    void numbersAreOneValueHoweverTheyAreWritten() {
        for (String other : List.of("1.0", "none")) {
            Dataset data = Dataset.of(
                    Table.of(Words.of("q", "a", "a"), Words.of("children", "1", other)),
                    List.of(
                            Attribute.of("q", Role.QUASI_IDENTIFIER, new Nominal()),
                            Attribute.of("children", Role.CONFIDENTIAL, new Numeric(null))));
            // what is no number is told apart by its text
            assertThat(score(new Homogeneity(), data, data.table()).value()).isEqualTo(other.equals("1.0") ? 100 : 0);
        }
    }

    @Test
    void theOrderOfRowsDoesNotMatter() {
        Trials.of(300, random -> {
            Dataset data = dataset(random);
            Table released = PlainCover.release(data, random);
            int[] backwards = IntStream.iterate(released.size() - 1, row -> row >= 0, row -> row - 1)
                    .toArray();
            for (Measure measure : List.of(new Homogeneity(), new AttributeInference(), new Skew(null))) {
                assertThat(measure.comparesRows()).isFalse();
                Map<String, Double> expected = score(measure, data, released).attributes();
                // differences of shares are summed in the order of values, which is that of rows
                assertThat(score(measure, data, released.rows(backwards)).attributes())
                        .allSatisfy((name, value) -> assertThat(value).isCloseTo(expected.get(name), within(1e-12)));
            }
        });
    }

    @Test
    void whatIsMaskedOrNotReleasedIsNotConfidential() {
        Dataset data = Dataset.of(
                Table.of(Words.of("q", "a", "b"), Words.of("illness", "flu", "cold")),
                List.of(
                        new Attribute("q", Set.of(Role.QUASI_IDENTIFIER, Role.CONFIDENTIAL), new Nominal(), 1),
                        Attribute.of("illness", Role.CONFIDENTIAL, new Nominal())));
        assertThat(score(new Homogeneity(), data, data.table()).attributes()).containsOnlyKeys("illness");
        for (Measure measure : List.of(new Homogeneity(), new AttributeInference(), new Skew(null))) {
            assertThatThrownBy(() -> score(measure, data, Table.of(Words.of("q", "a", "b"))))
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_MEASURE"));
        }
    }
}
