package org.semblance.privacy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.semblance.privacy.Definitions.behind;
import static org.semblance.privacy.Definitions.classes;
import static org.semblance.privacy.Definitions.persons;
import static org.semblance.privacy.Definitions.table;

import java.util.BitSet;
import java.util.HashMap;
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
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.testkit.Trials;

/** The judge of contributors against its definition. */
class ContributorsTest {

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
                    .check(new ReleasedTable(table, table.names(), "*"), new Evidence(persons, present));
            Set<Integer> atFault = new TreeSet<>();
            int fewest = Integer.MAX_VALUE;
            for (List<Integer> rows : classes(table, table.names())) {
                for (String name : table.names()) {
                    boolean shown = !table.column(name).missing(rows.get(0))
                            && !table.column(name).text(rows.get(0)).equals("*");
                    if (shown) {
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
    void theMeanOfOneValueAmongMissingOnesIsFound() {
        BitSet first = new BitSet();
        first.set(0);
        Table table = Table.of(Words.of("x", "10", "10", "10"));
        Verdict verdict = new Contributors(3)
                .check(ReleasedTable.of(table, "x"), new Evidence(Optional.empty(), Map.of("x", first)));
        assertThat(verdict.rows()).containsExactly(0, 1, 2);
        assertThat(verdict.found()).isEqualTo(1);
        assertThat(verdict.violations().get(0).reason()).contains("'x'").doesNotContain("10");
    }

    @Test
    void aPublishedCategoryIsHeldByEnoughOfTheTable() {
        Trials.of(2000, random -> {
            int size = 1 + random.nextInt(25);
            int least = 1 + random.nextInt(4);
            String[] towns = {"Vic", "Olot", "Reus", "vic", "*"};
            int known = 1 + random.nextInt(towns.length);
            Words original = Words.of(
                    "town",
                    random.ints(size, 0, known + 1)
                            .mapToObj(town -> town == known ? null : towns[town])
                            .toArray(String[]::new));
            Words released = Words.of(
                    "town",
                    random.ints(size, 0, known).mapToObj(town -> towns[town]).toArray(String[]::new));
            Optional<int[]> persons = random.nextBoolean() ? Optional.of(persons(random, size)) : Optional.empty();
            Dataset data =
                    Dataset.of(Table.of(original), List.of(Attribute.of("town", Role.QUASI_IDENTIFIER, new Nominal())));
            int[] order = IntStream.range(0, size).toArray();
            BitSet all = new BitSet();
            all.set(0, size);
            Evidence evidence = Evidence.of(data, order, persons);
            Verdict verdict = new Contributors(least)
                    .check(
                            ReleasedTable.of(Table.of(released), "town"),
                            new Evidence(
                                    persons,
                                    Map.of("town", all),
                                    evidence.holders(),
                                    Map.of(),
                                    Optional.empty(),
                                    false));
            Set<Integer> atFault = new TreeSet<>();
            for (List<Integer> rows : classes(Table.of(released), List.of("town"))) {
                String shown = released.text(rows.get(0));
                List<Integer> holders = IntStream.range(0, size)
                        .filter(row ->
                                !original.missing(row) && original.text(row).equals(shown))
                        .boxed()
                        .toList();
                boolean suppressed = shown.equals("*") && holders.isEmpty();
                if (behind(rows, persons) < least || (!suppressed && behind(holders, persons) < least)) {
                    atFault.addAll(rows);
                }
            }
            // with fewer rows than asked for, even the text of suppressed values stands for too few
            if (behind(IntStream.range(0, size).boxed().toList(), persons) >= least) {
                assertThat(verdict.rows()).containsExactlyElementsOf(atFault);
            }
        });
    }

    @Test
    void namesTheColumnAndNotTheCategoryThatTooFewHold() {
        Words town = Words.of("town", "Vic", "Olot", "Olot");
        Dataset data = Dataset.of(Table.of(town), List.of(Attribute.of("town", Role.QUASI_IDENTIFIER, new Nominal())));
        Table released = Table.of(Words.of("town", "Vic", "Vic", "Vic"));
        Verdict verdict = new Contributors(2).check(ReleasedTable.of(released, "town"), Evidence.ofOriginal(data));
        assertThat(verdict.found()).isEqualTo(1);
        assertThat(verdict.violations().get(0).reason())
                .isEqualTo("a published category of 'town' held by only 1 row of the table");
    }

    @Test
    void withoutTheOriginalOnlyClassesOfTooFewRowsAreTold() {
        Table table = Table.of(Words.of("x", "10", "10", "10", "", ""));
        ReleasedTable released = ReleasedTable.of(table, "x");
        Verdict few = new Contributors(4).check(released, Evidence.NONE);
        assertThat(few.doubt()).isEmpty();
        assertThat(few.rows()).containsExactly(0, 1, 2);
        Verdict enough = new Contributors(3).check(released, Evidence.NONE);
        assertThat(enough.holds()).isFalse();
        assertThat(enough.violations()).isEmpty();
        assertThat(enough.doubt().orElseThrow().reason()).contains("how many original values");
        assertThat(new Contributors(3)
                        .check(ReleasedTable.of(Table.of(Words.of("x", "", "")), "x"), Evidence.NONE)
                        .holds())
                .as("nothing is published, so nothing is behind it")
                .isTrue();
    }

    @Test
    void refusesToAskForNothing() {
        assertRefused("E_CONTRIBUTORS", () -> new Contributors(0));
    }

    private static void assertRefused(String code, ThrowingCallable attempt) {
        assertThatThrownBy(attempt)
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo(code));
    }
}
