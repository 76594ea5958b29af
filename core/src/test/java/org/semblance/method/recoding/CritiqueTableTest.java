package org.semblance.method.recoding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;

/**
 * The smallest example that recoding everywhere loses what recoding here and there keeps: Table 1 and Figure 1 of
 * Domingo-Ferrer and Torra, Data Mining and Knowledge Discovery 11 (2005), section 4, with the two rules the paper names
 * as first level and suppression as the second.
 */
class CritiqueTableTest {

    private static final int K = 3;
    private static final String[] V1 = {"a", "b", "c", "e", "e", "e", "e", "d", "c", "a", "a", "a"};
    private static final String[] V2 = {"r", "r", "r", "r", "s", "t", "v", "v", "v", "v", "u", "t"};

    private static final Hierarchy OF_V1 = Hierarchy.of(
            "V1",
            List.of(
                    List.of("a", "ABC", "*"),
                    List.of("b", "ABC", "*"),
                    List.of("c", "ABC", "*"),
                    List.of("d", "d", "*"),
                    List.of("e", "e", "*")));
    private static final Hierarchy OF_V2 = Hierarchy.of(
            "V2",
            List.of(
                    List.of("r", "RST", "*"),
                    List.of("s", "RST", "*"),
                    List.of("t", "RST", "*"),
                    List.of("u", "u", "*"),
                    List.of("v", "v", "*")));

    private List<String> released = List.of();

    @BeforeEach
    void recode() {
        Dataset data = Dataset.of(
                Table.of(Words.of("V1", V1), Words.of("V2", V2)),
                List.of(
                        Attribute.of("V1", Role.QUASI_IDENTIFIER, new Hierarchical(OF_V1)),
                        Attribute.of("V2", Role.QUASI_IDENTIFIER, new Hierarchical(OF_V2))));
        Table masked = new LocalRecoding(K, SearchEffort.STANDARD)
                .mask(data, Watcher.SILENT)
                .table();
        released = IntStream.range(0, V1.length)
                .mapToObj(row -> masked.column("V1").text(row) + " "
                        + masked.column("V2").text(row))
                .toList();
    }

    @Test
    void eachRuleIsAppliedWhereItIsTheBest() {
        assertThat(released.subList(0, 3)).containsOnly("ABC r");
        assertThat(released.subList(3, 6)).containsOnly("e RST");
    }

    @Test
    void theRulesAppliedEverywhereRecodeRecordsThatNeedNeither() {
        List<String> everywhere = fullDomain(1, 1);
        assertThat(everywhere.get(8)).isEqualTo("ABC v");
        assertThat(everywhere.get(11)).isEqualTo("ABC RST");
        assertThat(released.get(8)).doesNotContain("ABC");
        assertThat(released.get(11)).doesNotContain("ABC").doesNotContain("RST");
    }

    @Test
    void losesLessThanTheBestFullDomainRecoding() {
        int best = Integer.MAX_VALUE;
        for (int first = 0; first <= 2; first++) {
            for (int second = 0; second <= 2; second++) {
                List<String> recoded = fullDomain(first, second);
                Map<String, Integer> classes = new HashMap<>();
                recoded.forEach(shown -> classes.merge(shown, 1, Integer::sum));
                if (classes.values().stream().allMatch(size -> size >= K)) {
                    best = Math.min(best, covered(recoded));
                }
            }
        }
        assertThat(covered(released)).isLessThan(best);
    }

    @Test
    void noOtherGroupsLoseLess() {
        assertThat(covered(released)).isEqualTo(leastOfAllPartitions());
    }

    private static List<String> fullDomain(int first, int second) {
        return IntStream.range(0, V1.length)
                .mapToObj(row -> OF_V1.label(first, OF_V1.leaf(V1[row]).orElseThrow()) + " "
                        + OF_V2.label(second, OF_V2.leaf(V2[row]).orElseThrow()))
                .toList();
    }

    /** The leaves that the labels of all cells cover. */
    private static int covered(List<String> shown) {
        return shown.stream()
                .flatMap(labels -> Arrays.stream(labels.split(" ")))
                .mapToInt(label -> label.equals("*") ? 5 : label.length() == 3 ? 3 : 1)
                .sum();
    }

    /** By dynamic programming over all sets of rows. */
    private static int leastOfAllPartitions() {
        int[] least = new int[1 << V1.length];
        for (int set = 1; set < least.length; set++) {
            least[set] = Integer.MAX_VALUE / 2;
            int lowest = Integer.lowestOneBit(set);
            for (int part = set; part > 0; part = (part - 1) & set) {
                if ((part & lowest) != 0 && Integer.bitCount(part) >= K) {
                    least[set] = Math.min(least[set], together(part) + least[set & ~part]);
                }
            }
        }
        return least[least.length - 1];
    }

    private static int together(int part) {
        List<Integer> rows = new ArrayList<>();
        for (int row = 0; row < V1.length; row++) {
            if ((part >> row & 1) == 1) {
                rows.add(row);
            }
        }
        return rows.size() * (leaves(rows, V1, "abc") + leaves(rows, V2, "rst"));
    }

    private static int leaves(List<Integer> rows, String[] values, String rule) {
        Set<String> held = new HashSet<>();
        rows.forEach(row -> held.add(values[row]));
        return held.size() == 1 ? 1 : held.stream().allMatch(rule::contains) ? 3 : 5;
    }
}
