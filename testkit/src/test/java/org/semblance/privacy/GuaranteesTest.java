package org.semblance.privacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.testkit.Trials;

/** The judges against their definitions, counted with maps of lists of texts. */
class GuaranteesTest {

    /** A small table of texts, with empty fields, texts that run into each other, and twins. */
    private static Table table(Random random) {
        String[] texts = {"", "a", "b", "aa", "ab", "1", "1.0", "*"};
        int size = 1 + random.nextInt(25);
        int known = 1 + random.nextInt(texts.length);
        List<Column> columns = new ArrayList<>();
        for (int i = random.nextInt(4); i >= 0; i--) {
            if (random.nextInt(5) == 0) {
                columns.add(Numbers.of(
                        "c" + i,
                        IntStream.range(0, size)
                                .mapToDouble(row -> random.nextInt(4) == 0 ? Double.NaN : random.nextInt(3))
                                .toArray()));
            } else {
                columns.add(Words.of(
                        "c" + i,
                        IntStream.range(0, size)
                                .mapToObj(row -> texts[random.nextInt(known)])
                                .toArray(String[]::new)));
            }
        }
        return Table.of(columns);
    }

    private static Collection<List<Integer>> classes(Table table, List<String> names) {
        Map<List<String>, List<Integer>> classes = new HashMap<>();
        for (int row = 0; row < table.size(); row++) {
            int at = row;
            classes.computeIfAbsent(
                            names.stream().map(n -> table.column(n).text(at)).toList(), t -> new ArrayList<>())
                    .add(row);
        }
        return classes.values();
    }

    private static int[] persons(Random random, int size) {
        int known = 1 + random.nextInt(size);
        return random.ints(size, 0, known).toArray();
    }

    private static int behind(Collection<Integer> rows, Optional<int[]> persons) {
        Set<Integer> different = new HashSet<>();
        rows.forEach(row -> different.add(persons.isPresent() ? persons.get()[row] : row));
        return different.size();
    }

    @Test
    void classesAreTheRowsWithEqualTexts() {
        Trials.of(3000, random -> {
            Table table = table(random);
            Classes classes = Classes.of(table, table.names());
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
                    .check(Released.of(table, table.names().toArray(String[]::new)), new Evidence(persons, Map.of()));
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
    void contributorsHoldExactlyWhereEnoughValuesStandBehindAPublishedOne() {
        Trials.of(3000, random -> {
            Table table = table(random);
            int least = 1 + random.nextInt(3);
            Optional<int[]> persons =
                    random.nextBoolean() ? Optional.of(persons(random, table.size())) : Optional.empty();
            Map<String, BitSet> present = new HashMap<>();
            for (String name : table.names()) {
                BitSet rows = new BitSet();
                IntStream.range(0, table.size())
                        .filter(row -> random.nextInt(3) > 0)
                        .forEach(rows::set);
                present.put(name, rows);
            }
            Verdict verdict = new Contributors(least)
                    .check(new Released(table, table.names(), List.of(), "*"), new Evidence(persons, present));
            Set<Integer> atFault = new TreeSet<>();
            int fewest = Integer.MAX_VALUE;
            for (List<Integer> rows : classes(table, table.names())) {
                for (String name : table.names()) {
                    if (!table.column(name).text(rows.get(0)).equals("*")) {
                        List<Integer> values =
                                rows.stream().filter(present.get(name)::get).toList();
                        fewest = Math.min(fewest, behind(values, persons));
                        if (behind(values, persons) < least) {
                            atFault.addAll(rows);
                        }
                    }
                }
            }
            assertThat(verdict.rows()).containsExactlyElementsOf(atFault);
            assertThat(verdict.holds()).isEqualTo(atFault.isEmpty());
            assertThat(verdict.found()).isEqualTo(fewest == Integer.MAX_VALUE ? least : fewest);
        });
    }

    @Test
    void namesTheRowsThatStandAlone() {
        Table table = Table.of(Words.of("age", "30", "30", "41", "30"), Words.of("town", "a", "a", "a", "a"));
        Verdict verdict = new KAnonymity(2).check(Released.of(table, "age", "town"), Evidence.NONE);
        assertThat(verdict.holds()).isFalse();
        assertThat(verdict.violations()).containsExactly(new Verdict.Violation(List.of(2), "only 1 row alike"));
        assertThat(verdict.found()).isEqualTo(1);
    }

    @Test
    void numbersWrittenInTwoWaysAreTwoTexts() {
        Table table = Table.of(Words.of("x", "2.0", "2"));
        assertThat(new KAnonymity(2)
                        .check(Released.of(table, "x"), Evidence.NONE)
                        .holds())
                .isFalse();
    }

    @Test
    void missingIsAValueOfItsOwn() {
        Table table = Table.of(Words.of("x", "a", "", "a", ""));
        assertThat(new KAnonymity(2)
                        .check(Released.of(table, "x"), Evidence.NONE)
                        .holds())
                .isTrue();
        assertThat(new KAnonymity(3)
                        .check(Released.of(table, "x"), Evidence.NONE)
                        .rows())
                .containsExactly(0, 1, 2, 3);
    }

    @Test
    void aTableWithoutRowsProtectsNobody() {
        Verdict verdict = new KAnonymity(2).check(Released.of(Table.of(Words.of("x")), "x"), Evidence.NONE);
        assertThat(verdict.holds()).isFalse();
        assertThat(verdict.found()).isZero();
    }

    @Test
    void fiveRowsOfOnePersonAreOnePerson() {
        Table table = Table.of(Words.of("x", "a", "a", "a", "a", "a"));
        Evidence evidence = new Evidence(Optional.of(new int[5]), Map.of());
        Verdict verdict = new KAnonymity(5).check(Released.of(table, "x"), evidence);
        assertThat(verdict.found()).isEqualTo(1);
        assertThat(verdict.violations().get(0).reason()).isEqualTo("only 1 person alike");
    }

    private static void assertRefused(String code, ThrowingCallable attempt) {
        assertThatThrownBy(attempt)
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo(code));
    }

    @Test
    void refusesAKThatProtectsNobody() {
        for (int k : new int[] {-1, 0, 1}) {
            assertRefused("E_K", () -> new KAnonymity(k));
        }
        assertRefused("E_CONTRIBUTORS", () -> new Contributors(0));
    }

    @Test
    void refusesToJudgeWithoutColumnsOrByColumnsThatAreNotThere() {
        Table table = Table.of(Words.of("x", "a"));
        assertRefused("E_QI", () -> Released.of(table));
        assertRefused("E_QI", () -> Released.of(table, "y"));
        assertRefused("E_QI", () -> Released.of(table, "x", "x"));
    }
}
