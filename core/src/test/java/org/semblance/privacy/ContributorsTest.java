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
    void refusesToAskForNothing() {
        assertRefused("E_CONTRIBUTORS", () -> new Contributors(0));
    }

    private static void assertRefused(String code, ThrowingCallable attempt) {
        assertThatThrownBy(attempt)
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo(code));
    }
}
