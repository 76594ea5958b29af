package org.semblance.privacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.population.PlainCover;
import org.semblance.domain.population.Population;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

/** The judge of δ-presence against the definition of Nergiz, Atzori and Clifton (2007). */
class DeltaPresenceTest {

    private static final List<Attribute> TOWNS = List.of(Attribute.of(
            "town",
            Role.QUASI_IDENTIFIER,
            new Hierarchical(Hierarchy.of(
                    "towns",
                    List.of(
                            List.of("Vic", "north", "all"),
                            List.of("Olot", "north", "all"),
                            List.of("Reus", "south", "all"))))));

    private static Evidence among(String... towns) {
        return among(Optional.empty(), towns);
    }

    private static Evidence among(Optional<int[]> persons, String... towns) {
        return new Evidence(
                persons, Map.of(), Map.of(), Optional.of(Population.of(Table.of(Words.of("town", towns)), TOWNS)));
    }

    private static ReleasedTable released(String... towns) {
        return ReleasedTable.of(Table.of(Words.of("town", towns)), "town");
    }

    private static final String[] EIGHT = {"Vic", "Vic", "Vic", "Olot", "Olot", "Reus", "Reus", "Reus"};

    @Test
    void dividesTheRowsOfAClassByThePeopleItCovers() {
        Verdict verdict = new DeltaPresence(0.5, 0).check(released("north", "north", "Reus"), among(EIGHT));
        assertThat(verdict.holds()).isTrue();
        assertThat(verdict.found()).isEqualTo(0.4);
        Verdict tooMany = new DeltaPresence(0.35, 0).check(released("north", "north", "Reus"), among(EIGHT));
        assertThat(tooMany.rows()).containsExactly(0, 1);
        assertThat(tooMany.violations())
                .extracting(Verdict.Violation::reason)
                .containsExactly("too large a part of the people with these values is in the table");
        Verdict twoOfOne = new DeltaPresence(0.35, 0)
                .check(released("north", "north", "Reus"), among(Optional.of(new int[] {7, 7, 8}), EIGHT));
        assertThat(twoOfOne.holds()).isTrue();
    }

    @Test
    void withAMinimumNobodyMayBeKnownToBeAbsent() {
        Verdict absent = new DeltaPresence(0.5, 0.1).check(released("north", "north"), among(EIGHT));
        assertThat(absent.holds()).isFalse();
        assertThat(absent.violations())
                .extracting(Verdict.Violation::reason)
                .containsExactly("3 people of the population match no row");
        Verdict few = new DeltaPresence(0.5, 0.35).check(released("north", "north", "Reus"), among(EIGHT));
        assertThat(few.rows()).containsExactly(2);
        assertThat(few.violations())
                .extracting(Verdict.Violation::reason)
                .containsExactly("less than 35 % of the people with these values are in the table");
        assertThat(new DeltaPresence(0.5, 0.3)
                        .check(released("north", "north", "Reus"), among(EIGHT))
                        .holds())
                .isTrue();
    }

    @Test
    void classesThatOverlapTellNothing() {
        Verdict verdict = new DeltaPresence(0.9, 0).check(released("north", "Vic", "Reus"), among(EIGHT));
        assertThat(verdict.rows()).containsExactly(0, 1);
        assertThat(verdict.violations().get(0).reason()).startsWith("covers people whom another class covers too");
        assertThat(new DeltaPresence(0.9, 0)
                        .check(released("Vic", "all", "Reus"), among(EIGHT))
                        .rows())
                .containsExactly(0, 1, 2);
    }

    @Test
    void nobodyAndMoreThanEverybodyAreAtFault() {
        Verdict verdict =
                new DeltaPresence(0.9, 0).check(released("Girona", "Reus", "Vic", "Vic"), among("Vic", "Reus"));
        assertThat(verdict.rows()).containsExactly(0, 1, 2, 3);
        assertThat(verdict.violations())
                .extracting(Verdict.Violation::reason)
                .containsExactlyInAnyOrder(
                        "a combination of values that nobody in the population has",
                        "too large a part of the people with these values is in the table",
                        "more people than the population has with these values");
        assertThat(verdict.found()).isEqualTo(1);
    }

    @Test
    void isWhatCountingEverybodyForEveryRowSays() {
        int[] held = new int[2];
        Trials.of(2000, random -> {
            Dataset data = new RandomTables(random).dataset(1 + random.nextInt(6));
            Table people = data.table()
                    .rows(random.ints(random.nextInt(40), 0, data.table().size())
                            .toArray());
            Table table = PlainCover.release(data, random);
            List<String> names = data.with(Role.QUASI_IDENTIFIER).stream()
                    .map(Attribute::name)
                    .toList();
            DeltaPresence asked =
                    new DeltaPresence((1 + random.nextInt(9)) / 10.0 + 0.05, random.nextInt(3) == 0 ? 0.03 : 0);
            Verdict verdict = asked.check(
                    ReleasedTable.of(table, names.toArray(String[]::new)),
                    Evidence.of(
                            data.among(people), IntStream.range(0, table.size()).toArray(), Optional.empty()));
            List<List<Integer>> classes = new ArrayList<>(Definitions.classes(table.only(names), names));
            List<Set<Integer>> covered = classes.stream()
                    .map(rows -> (Set<Integer>) new HashSet<>(PlainCover.rows(data, people, table, rows.get(0))))
                    .toList();
            Set<Integer> anybody = new HashSet<>();
            covered.forEach(anybody::addAll);
            TreeSet<Integer> atFault = new TreeSet<>();
            for (int one = 0; one < classes.size(); one++) {
                int at = one;
                double share =
                        classes.get(one).size() / (double) covered.get(one).size();
                boolean alone = IntStream.range(0, classes.size())
                        .allMatch(other ->
                                other == at || covered.get(other).stream().noneMatch(covered.get(at)::contains));
                if (!alone || share > asked.most() || share < asked.least()) {
                    atFault.addAll(classes.get(one));
                }
            }
            boolean holds = atFault.isEmpty() && (asked.least() == 0 || anybody.size() == people.size());
            held[holds ? 1 : 0]++;
            assertThat(verdict.rows()).containsExactlyElementsOf(atFault);
            assertThat(verdict.holds()).isEqualTo(holds);
        });
        if (Trials.many()) {
            assertThat(Math.min(held[0], held[1])).as("tables of either kind").isGreaterThan(20);
        }
    }

    @Test
    void cannotBeToldWithoutAPopulation() {
        Verdict undetermined = new DeltaPresence(0.5, 0).check(released("Vic"), Evidence.NONE);
        assertThat(undetermined.holds()).isFalse();
        assertThat(undetermined.doubt()).isPresent();
        assertThat(new DeltaPresence(0.5, 0).basis(List.of("town"))).isEqualTo(Guarantee.Basis.POPULATION);
    }

    @Test
    void refusesLimitsThatAskForNothing() {
        double[][] limits = {{0, 0}, {1, 0}, {-1, 0}, {Double.NaN, 0}, {0.5, 0.5}, {0.5, -0.1}, {0.5, Double.NaN}};
        for (double[] each : limits) {
            assertThatThrownBy(() -> new DeltaPresence(each[0], each[1]))
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_DELTA"));
        }
    }

    @Test
    void anEmptyTableHoldsNothing() {
        assertThat(new DeltaPresence(0.5, 0).check(released(), among(EIGHT)).holds())
                .isFalse();
    }
}
