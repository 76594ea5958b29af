package org.semblance.privacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.semblance.privacy.Definitions.behind;
import static org.semblance.privacy.Definitions.classes;
import static org.semblance.privacy.Definitions.persons;
import static org.semblance.privacy.Definitions.table;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.testkit.Trials;

/** The judge of k against its definition. */
class KAnonymityTest {

    @Test
    void classesAreTheRowsWithEqualTexts() {
        Trials.of(3000, random -> {
            Table table = table(random);
            EquivalenceClasses classes = EquivalenceClasses.of(table, table.names());
            Set<List<Integer>> found = new HashSet<>();
            classes.members()
                    .forEach(rows ->
                            found.add(IntStream.of(rows).sorted().boxed().toList()));
            assertThat(found).isEqualTo(new HashSet<>(classes(table, table.names())));
            assertThat(classes.count()).isEqualTo(found.size());
        });
    }

    @Test
    void kAnonymityHoldsExactlyWhereEveryClassHasKRowsOrPersons() {
        Trials.of(3000, random -> {
            Table table = table(random);
            int k = 2 + random.nextInt(3);
            Optional<int[]> persons =
                    random.nextBoolean() ? Optional.of(persons(random, table.size())) : Optional.empty();
            Verdict verdict = new KAnonymity(k)
                    .check(
                            ReleasedTable.of(table, table.names().toArray(String[]::new)),
                            new Evidence(persons, Map.of()));
            Set<Integer> atFault = new TreeSet<>();
            int least = Integer.MAX_VALUE;
            for (List<Integer> rows : classes(table, table.names())) {
                int alike = behind(rows, persons);
                least = Math.min(least, alike);
                if (alike < k) {
                    atFault.addAll(rows);
                }
            }
            assertThat(verdict.rows()).containsExactlyElementsOf(atFault);
            assertThat(verdict.holds()).isEqualTo(atFault.isEmpty());
            assertThat(verdict.found()).isEqualTo(least);
            assertThat(verdict.asked()).isEqualTo(k);
            assertThat(verdict.of()).isEqualTo(persons.isPresent() ? "persons" : "rows");
        });
    }

    @Test
    void namesTheRowsThatStandAlone() {
        Table table = Table.of(Words.of("age", "30", "30", "41", "30"), Words.of("town", "a", "a", "a", "a"));
        Verdict verdict = new KAnonymity(2).check(ReleasedTable.of(table, "age", "town"), Evidence.NONE);
        assertThat(verdict.holds()).isFalse();
        assertThat(verdict.violations())
                .containsExactly(new Verdict.Violation(List.of(2), "only 1 row with these values"));
        assertThat(verdict.found()).isEqualTo(1);
    }

    @Test
    void numbersWrittenInTwoWaysAreTwoTexts() {
        Table table = Table.of(Words.of("x", "2.0", "2"));
        assertThat(new KAnonymity(2)
                        .check(ReleasedTable.of(table, "x"), Evidence.NONE)
                        .holds())
                .isFalse();
    }

    @Test
    void missingIsAValueOfItsOwn() {
        Table table = Table.of(Words.of("x", "a", "", "a", ""));
        assertThat(new KAnonymity(2)
                        .check(ReleasedTable.of(table, "x"), Evidence.NONE)
                        .holds())
                .isTrue();
        assertThat(new KAnonymity(3)
                        .check(ReleasedTable.of(table, "x"), Evidence.NONE)
                        .rows())
                .containsExactly(0, 1, 2, 3);
    }

    @Test
    void aTableWithoutRowsProtectsNobody() {
        Verdict verdict = new KAnonymity(2).check(ReleasedTable.of(Table.of(Words.of("x")), "x"), Evidence.NONE);
        assertThat(verdict.holds()).isFalse();
        assertThat(verdict.found()).isZero();
    }

    @Test
    void fiveRowsOfOnePersonAreOnePerson() {
        Table table = Table.of(Words.of("x", "a", "a", "a", "a", "a"));
        Evidence evidence = new Evidence(Optional.of(new int[5]), Map.of());
        Verdict verdict = new KAnonymity(5).check(ReleasedTable.of(table, "x"), evidence);
        assertThat(verdict.found()).isEqualTo(1);
        assertThat(verdict.violations().get(0).reason()).isEqualTo("only 1 person with these values");
    }

    @Test
    void rowsOfUnknownPersonsAreToldOnlyIfTheyAreTooFew() {
        Trials.of(500, random -> {
            Table table = table(random);
            ReleasedTable released = ReleasedTable.of(table, table.names().toArray(String[]::new));
            int k = 2 + random.nextInt(3);
            Verdict unknown = new KAnonymity(k).check(released, Evidence.NONE.withUnknownPersons());
            Verdict ofRows = new KAnonymity(k).check(released, Evidence.NONE);
            assertThat(unknown.holds()).isFalse();
            assertThat(unknown.doubt().isPresent()).isEqualTo(ofRows.holds());
            assertThat(unknown.violations()).isEqualTo(ofRows.violations());
        });
        ReleasedTable household = ReleasedTable.of(Table.of(Words.of("x", "a", "a", "a", "a")), "x");
        Verdict verdict = new KAnonymity(4).check(household, Evidence.NONE.withUnknownPersons());
        assertThat(verdict.found()).isNaN();
        assertThat(verdict.of()).isEqualTo("persons");
        assertThat(verdict.rows()).isEmpty();
        assertThat(verdict.doubt().orElseThrow().reason()).contains("which rows belong to the same person");
        Aim both = CombinedAim.of(new KAnonymity(4), List.of(new KAnonymity(2)));
        assertThat(both.check(household, Evidence.NONE.withUnknownPersons()).doubt())
                .isEqualTo(verdict.doubt());
    }

    @Test
    void refusesAKThatProtectsNobody() {
        for (int k : new int[] {-1, 0, 1}) {
            assertRefused("E_K", () -> new KAnonymity(k));
        }
    }

    @Test
    void refusesToJudgeWithoutColumnsOrByColumnsThatAreNotThere() {
        Table table = Table.of(Words.of("x", "a"));
        assertRefused("E_QI", () -> ReleasedTable.of(table));
        assertRefused("E_QI", () -> ReleasedTable.of(table, "y"));
        assertRefused("E_QI", () -> ReleasedTable.of(table, "x", "x"));
    }

    private static void assertRefused(String code, ThrowingCallable attempt) {
        assertThatThrownBy(attempt)
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo(code));
    }
}
