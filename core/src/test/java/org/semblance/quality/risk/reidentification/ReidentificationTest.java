package org.semblance.quality.risk.reidentification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Share;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.population.PlainCover;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

/** Chances to find somebody by what quasi-identifiers show, beside their definitions row by row. */
class ReidentificationTest {

    private static final Share FIFTH = new Share(0.2);

    private static Score score(Measure measure, Dataset original, Table released) {
        return measure.of(original, released, Watcher.SILENT);
    }

    // the definitions: every row looks at every other

    private static boolean alike(Dataset data, Table table, int one, int other) {
        for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
            Column column = table.column(attribute.name());
            if (column.missing(one) != column.missing(other)
                    || !column.text(one).equals(column.text(other))) {
                return false;
            }
        }
        return true;
    }

    private static int crowd(Dataset data, Table table, int row) {
        Set<String> persons = new HashSet<>();
        for (int other = 0; other < table.size(); other++) {
            if (alike(data, table, row, other)) {
                persons.add(data.person().isPresent() ? table.column("person").text(other) : "row " + other);
            }
        }
        return persons.size();
    }

    private interface Chance {
        double of(int row);
    }

    private static double mean(int size, Chance chance) {
        return IntStream.range(0, size).mapToDouble(chance::of).sum() / size * 100;
    }

    private static double most(int size, Chance chance) {
        return IntStream.range(0, size).mapToDouble(chance::of).max().orElseThrow() * 100;
    }

    private record Case(Dataset data, Table people, Table released) {}

    private static Case random(Random random) {
        RandomTables tables = new RandomTables(random);
        Dataset drawn = tables.dataset(1 + random.nextInt(20));
        if (random.nextInt(3) == 0) {
            drawn = tables.withPersons(drawn, 1 + random.nextInt(drawn.table().size()));
            List<Column> columns = new ArrayList<>(drawn.table().columns());
            columns.add(drawn.person().orElseThrow());
            drawn = drawn.over(Table.of(columns));
        }
        Table people = drawn.table()
                .rows(random.ints(random.nextInt(40), 0, drawn.table().size()).toArray());
        Table released = random.nextInt(5) == 0 ? drawn.table() : PlainCover.release(drawn, random);
        return new Case(drawn.among(people), people, released);
    }

    @Test
    void theProsecutorGuessesAmongThoseWhoReadAlike() {
        Trials.of(Trials.count(500, 2000), random -> {
            Case drawn = random(random);
            int size = drawn.released.size();
            Chance chance = row -> 1.0 / crowd(drawn.data, drawn.released, row);
            double threshold = random.nextInt(11) / 10.0;
            Score score = score(new ProsecutorRisk(new Share(threshold)), drawn.data, drawn.released);
            assertThat(score.value()).isCloseTo(most(size, chance), within(1e-9));
            List<Double> comparison = List.copyOf(score.comparisonFigures().values());
            assertThat(comparison.get(0)).isCloseTo(mean(size, chance), within(1e-9));
            assertThat(comparison.get(1))
                    .isCloseTo(mean(size, row -> chance.of(row) > threshold ? 1 : 0), within(1e-9));
            Score marketer = score(
                    new MarketerRisk(),
                    new Dataset(drawn.data.table(), drawn.data.attributes(), drawn.data.person(), drawn.data.combine()),
                    drawn.released);
            assertThat(marketer.value()).isCloseTo(mean(size, chance), within(1e-9));
            assertThat(marketer.comparisonFigures()).isEmpty();
        });
    }

    @Test
    void theJournalistGuessesAmongThoseOfThePopulationWhoFit() {
        Trials.of(Trials.count(500, 2000), random -> {
            Case drawn = random(random);
            int size = drawn.released.size();
            int[] fitting = IntStream.range(0, size)
                    .map(row -> PlainCover.count(drawn.data, drawn.people, drawn.released, row))
                    .toArray();
            Chance chance =
                    row -> fitting[row] == 0 ? 0 : 1.0 / Math.max(fitting[row], crowd(drawn.data, drawn.released, row));
            Score score = score(new JournalistRisk(FIFTH), drawn.data, drawn.released);
            assertThat(score.value()).isCloseTo(most(size, chance), within(1e-9));
            assertThat(score.comparisonFigures().get("on average")).isCloseTo(mean(size, chance), within(1e-9));
            assertThat(score.comparisonFigures().get("rows above 20 %"))
                    .isCloseTo(mean(size, row -> chance.of(row) > 0.2 ? 1 : 0), within(1e-9));
            assertThat(score.comparisonFigures().get("rows that match nobody"))
                    .isCloseTo(mean(size, row -> fitting[row] == 0 ? 1 : 0), within(1e-9));
            Score marketer = score(new MarketerRisk(), drawn.data, drawn.released);
            assertThat(marketer.value()).isCloseTo(mean(size, chance), within(1e-9));
            assertThat(marketer.comparisonFigures().get("knowing who is in the release"))
                    .isCloseTo(mean(size, row -> 1.0 / crowd(drawn.data, drawn.released, row)), within(1e-9));
        });
    }

    @Test
    void uniquesAreRowsLikeNoOtherOnes() {
        Trials.of(Trials.count(500, 2000), random -> {
            Case drawn = random(random);
            int size = drawn.released.size();
            Score score = score(new Uniques(), drawn.data, drawn.released);
            for (boolean before : new boolean[] {true, false}) {
                Table table = before ? drawn.data.table() : drawn.released;
                List<Integer> alone = IntStream.range(0, size)
                        .filter(row -> crowd(drawn.data, table, row) == 1)
                        .boxed()
                        .toList();
                long inPopulation = alone.stream()
                        .filter(row -> PlainCover.count(drawn.data, drawn.people, table, row) == 1)
                        .count();
                assertThat(before ? score.comparisonFigures().get("in the original") : score.value())
                        .isCloseTo(100.0 * alone.size() / size, within(1e-9));
                assertThat(score.comparisonFigures()
                                .get(
                                        before
                                                ? "of those in the original, alone in the population too"
                                                : "of them, alone in the population too"))
                        .isCloseTo(alone.isEmpty() ? 0 : 100.0 * inPopulation / alone.size(), within(1e-9));
            }
        });
    }

    @Test
    void combinationsOfAllAttributesSingleOutWhereOneOriginalFits() {
        Trials.of(Trials.count(500, 2000), random -> {
            Case drawn = random(random);
            int size = drawn.released.size();
            Set<List<Integer>> classes = new HashSet<>();
            int right = 0;
            for (int row = 0; row < size; row++) {
                int at = row;
                List<Integer> members = IntStream.range(0, size)
                        .filter(other -> alike(drawn.data, drawn.released, at, other))
                        .boxed()
                        .toList();
                if (classes.add(members)) {
                    long persons = PlainCover.rows(drawn.data, drawn.data.table(), drawn.released, row).stream()
                            .map(other -> drawn.data.person().isPresent()
                                    ? drawn.data.table().column("person").text(other)
                                    : "row " + other)
                            .distinct()
                            .count();
                    right += persons == 1 ? 1 : 0;
                }
            }
            Score score = score(new SinglingOut(), drawn.data, drawn.released);
            double all = 100.0 * right / classes.size();
            assertThat(score.comparisonFigures().get("with all attributes")).isCloseTo(all, within(1e-9));
            double few = score.comparisonFigures().getOrDefault("with a few", all);
            assertThat(score.value()).isCloseTo((all + few) / 2, within(1e-9));
            assertThat(score.interval()).isPresent();
        });
    }

    @Test
    void theOrderOfRowsDoesNotMatter() {
        Trials.of(500, random -> {
            Case drawn = random(random);
            List<Integer> order = new ArrayList<>(
                    IntStream.range(0, drawn.released.size()).boxed().toList());
            Collections.shuffle(order, random);
            Table shuffled = drawn.released.rows(
                    order.stream().mapToInt(Integer::intValue).toArray());
            for (Measure measure : List.of(
                    new ProsecutorRisk(FIFTH),
                    new JournalistRisk(FIFTH),
                    new MarketerRisk(),
                    new Uniques(),
                    new SinglingOut())) {
                assertThat(measure.comparesRows()).isFalse();
                assertThat(score(measure, drawn.data, shuffled)).isEqualTo(score(measure, drawn.data, drawn.released));
            }
        });
    }

    // worked by hand: five people of three towns, two of which are north; a register of eight

    private static final Hierarchical TOWN = new Hierarchical(Hierarchy.of(
            "towns",
            List.of(List.of("Vic", "north", "all"), List.of("Olot", "north", "all"), List.of("Reus", "south", "all"))));

    private static final Dataset FIVE = Dataset.of(
            Table.of(Words.of("town", "Vic", "Vic", "Olot", "Reus", "Reus"), Words.of("sex", "f", "f", "m", "f", "m")),
            List.of(
                    Attribute.of("town", Role.QUASI_IDENTIFIER, TOWN),
                    Attribute.of("sex", Role.QUASI_IDENTIFIER, new Nominal())));

    private static final Table RELEASED = Table.of(
            Words.of("town", "north", "north", "north", "Reus", "Reus"), Words.of("sex", "f", "f", "*", "*", "*"));

    private static final Table REGISTER = Table.of(
            Words.of("town", "Vic", "Vic", "Olot", "Reus", "Reus", "Reus", "Olot", "Vic"),
            Words.of("sex", "f", "f", "m", "f", "m", "m", "f", "m"));

    @Test
    void anExampleWorkedByHand() {
        // classes: (north, f) twice, (north, *) once, (Reus, *) twice; in the register 3, 5 and 3 people fit
        Dataset data = FIVE.among(REGISTER);
        assertThat(score(new ProsecutorRisk(new Share(0.5)), data, RELEASED))
                .isEqualTo(Score.of("prosecutor-risk", 100, "%")
                        .withComparisonFigures(score(new ProsecutorRisk(new Share(0.5)), data, RELEASED)
                                .comparisonFigures()));
        assertThat(score(new ProsecutorRisk(new Share(0.5)), data, RELEASED).comparisonFigures())
                .containsExactly(entry("on average", 60.0), entry("rows above 50 %", 20.0));
        Score journalist = score(new JournalistRisk(FIFTH), data, RELEASED);
        assertThat(journalist.value()).isCloseTo(100 / 3.0, within(1e-12));
        assertThat(journalist.comparisonFigures().get("on average"))
                .isCloseTo(100 * (4 / 3.0 + 1 / 5.0) / 5, within(1e-12));
        assertThat(journalist.comparisonFigures()).containsEntry("rows above 20 %", 80.0);
        assertThat(score(new MarketerRisk(), FIVE, RELEASED).value()).isEqualTo(60);
        // alone: the third row; before masking (Olot, m), (Reus, f) and (Reus, m), of whom two are alone in the
        // register
        Score uniques = score(new Uniques(), data, RELEASED);
        assertThat(uniques.value()).isEqualTo(20);
        assertThat(uniques.comparisonFigures().get("in the original")).isEqualTo(60);
        assertThat(uniques.comparisonFigures().get("of them, alone in the population too"))
                .isZero();
        assertThat(uniques.comparisonFigures().get("of those in the original, alone in the population too"))
                .isCloseTo(200 / 3.0, within(1e-12));
        // (north, f) fits two originals, (north, *) three, (Reus, *) two
        assertThat(score(new SinglingOut(), FIVE, RELEASED).comparisonFigures())
                .containsEntry("with all attributes", 0.0);
        assertThat(score(new SinglingOut(), FIVE, FIVE.table()).comparisonFigures())
                .containsEntry("with all attributes", 75.0);
    }

    @Test
    void personsAreCountedWhereTheReleaseTellsThemApart() {
        Words person = Words.of("person", "a", "a", "b");
        Dataset data = new Dataset(
                Table.of(Words.of("town", "Vic", "Vic", "Reus"), person),
                List.of(Attribute.of("town", Role.QUASI_IDENTIFIER, new Nominal())),
                Optional.of(person));
        assertThat(score(new ProsecutorRisk(FIFTH), data, data.table()).value()).isEqualTo(100);
        assertThat(score(new ProsecutorRisk(FIFTH), data, data.table()).comparisonFigures())
                .containsEntry("on average", 100.0);
        assertThat(score(new Uniques(), data, data.table()).value()).isEqualTo(100);
        // one class of all: two persons in three rows
        Table all = Table.of(Words.of("town", "*", "*", "*"), person);
        assertThat(score(new ProsecutorRisk(FIFTH), data, all).value()).isEqualTo(50);
    }

    @Test
    void averagesThatNobodyHasMatchNobody() {
        Table averaged = Table.of(
                Words.of("town", "Lleida", "Lleida", "Lleida", "Lleida", "Lleida"),
                Words.of("sex", "f", "f", "f", "f", "f"));
        Score score = score(new JournalistRisk(FIFTH), FIVE.among(REGISTER), averaged);
        assertThat(score.value()).isZero();
        assertThat(score.comparisonFigures()).containsEntry("rows that match nobody", 100.0);
    }

    @Test
    void whoIsInTheReleaseIsInThePopulationToo() {
        // two people of (Vic, f) and a register that knows one of them
        Table register = REGISTER.rows(new int[] {0, 2, 3, 4});
        Table vic = FIVE.table().rows(new int[] {0, 1});
        Dataset data = FIVE.over(vic).among(register);
        assertThat(score(new JournalistRisk(FIFTH), data, vic).value()).isEqualTo(50);
        assertThat(score(new MarketerRisk(), data, vic).value()).isEqualTo(50);
    }

    @Test
    void aJournalistNeedsAPopulation() {
        assertThatThrownBy(() -> score(new JournalistRisk(FIFTH), FIVE, RELEASED))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_MEASURE"));
    }

    @Test
    void anEmptyReleaseHasNoRisk() {
        Dataset none = FIVE.over(FIVE.table().rows(new int[0])).among(REGISTER);
        for (Measure measure : List.of(
                new ProsecutorRisk(FIFTH),
                new JournalistRisk(FIFTH),
                new MarketerRisk(),
                new Uniques(),
                new SinglingOut())) {
            assertThat(score(measure, none, none.table()).value()).isZero();
        }
    }
}
