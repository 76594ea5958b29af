package org.semblance.privacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
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

class KMapTest {

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
        return new Evidence(
                Optional.empty(),
                Map.of(),
                Map.of(),
                Optional.of(Population.of(Table.of(Words.of("town", towns)), TOWNS)));
    }

    private static ReleasedTable released(String... towns) {
        return ReleasedTable.of(Table.of(Words.of("town", towns)), "town");
    }

    @Test
    void holdsWhereEveryRowMayStandForKPeople() {
        Verdict verdict = new KMap(2).check(released("north", "Reus"), among("Vic", "Olot", "Reus", "Reus", "Vic"));
        assertThat(verdict.holds()).isTrue();
        assertThat(verdict.found()).isEqualTo(2);
        assertThat(verdict.of()).isEqualTo("people of the population");
    }

    @Test
    void namesTheRowsThatStandForTooFew() {
        Verdict verdict =
                new KMap(3).check(released("north", "Reus", "Girona", "", "Reus"), among("Vic", "Olot", "Reus", "Vic"));
        assertThat(verdict.holds()).isFalse();
        assertThat(verdict.found()).isZero();
        assertThat(verdict.rows()).containsExactly(1, 2, 4);
        assertThat(verdict.violations().stream().map(Verdict.Violation::reason))
                .containsExactly(
                        "a combination of values that nobody in the population has: k-map needs values that are"
                                + " generalised, not averaged",
                        "matches only 1 person of the population");
    }

    @Test
    void isWhatCountingEverybodyForEveryRowSays() {
        Trials.of(2000, random -> {
            Dataset data = new RandomTables(random).dataset(1 + random.nextInt(15));
            Table people = data.table()
                    .rows(random.ints(random.nextInt(40), 0, data.table().size())
                            .toArray());
            Table table = PlainCover.release(data, random);
            String[] names = data.with(Role.QUASI_IDENTIFIER).stream()
                    .map(Attribute::name)
                    .toArray(String[]::new);
            int k = 2 + random.nextInt(5);
            Verdict verdict = new KMap(k)
                    .check(
                            ReleasedTable.of(table, names),
                            Evidence.of(
                                    data.among(people),
                                    IntStream.range(0, table.size()).toArray(),
                                    Optional.empty()));
            TreeSet<Integer> tooFew = new TreeSet<>();
            int least = Integer.MAX_VALUE;
            for (int row = 0; row < table.size(); row++) {
                int count = PlainCover.count(data, people, table, row);
                least = Math.min(least, count);
                if (count < k) {
                    tooFew.add(row);
                }
            }
            assertThat(verdict.rows()).containsExactlyElementsOf(tooFew);
            assertThat(verdict.found()).isEqualTo(least);
            assertThat(verdict.holds()).isEqualTo(tooFew.isEmpty());
        });
    }

    @Test
    void anEmptyTableHoldsNothing() {
        assertThat(new KMap(2).check(released(), among("Vic", "Vic")).holds()).isFalse();
    }

    @Test
    void cannotBeToldWithoutAPopulation() {
        Verdict verdict = new KMap(2).check(released("Vic"), Evidence.NONE);
        assertThat(verdict.holds()).isFalse();
        assertThat(verdict.doubt()).isPresent();
    }

    @Test
    void refusesAKThatProtectsNobody() {
        assertThatThrownBy(() -> new KMap(1))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_K"));
    }
}
