package org.semblance.method.microaggregation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.method.Groups;
import org.semblance.method.Masked;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

/** Missing values: patterns kept apart, and nothing published that too few values stand behind. */
class MissingValuesTest {

    private static final double NONE = Double.NaN;

    private static Dataset data(Column... columns) {
        return Dataset.of(
                Table.of(columns),
                Arrays.stream(columns)
                        .map(column -> Attribute.of(
                                column.name(),
                                Role.QUASI_IDENTIFIER,
                                column instanceof Numbers ? new Numeric(null) : new Nominal()))
                        .toList());
    }

    private static List<String> masked(Dataset data, int k, String name) {
        return texts(new MdavMethod(k).mask(data, Watcher.SILENT), name);
    }

    private static List<String> texts(Masked masked, String name) {
        Column column = masked.table().column(name);
        return IntStream.range(0, column.size()).mapToObj(column::text).toList();
    }

    private static List<List<Integer>> blocks(Dataset data, int k) {
        return MissingPatterns.blocks(data.records(), k).stream()
                .map(rows -> Arrays.stream(rows).boxed().toList())
                .toList();
    }

    @Test
    void theMeanOfOneValueAmongMissingOnesIsNotPublished() {
        Dataset data = data(Numbers.of("x", 10, NONE, NONE), Numbers.of("y", 1, 2, 3));
        assertThat(masked(data, 3, "x")).containsOnly("");
        assertThat(masked(data, 3, "y")).containsOnly("2");
        assertThat(texts(new MdavMethod(3, 1).mask(data, Watcher.SILENT), "x")).containsOnly("10");
    }

    @Test
    void noValueIsPublishedWithFewerThanKBehindIt() {
        Trials.of(500, random -> {
            int k = 2 + random.nextInt(3);
            Dataset data = new RandomTables(random).dataset(new RandomTables(random).size(k));
            Masked masked = new MdavMethod(k).mask(data, Watcher.SILENT);
            Groups groups = (Groups) masked.trace();
            for (Attribute attribute : data.with(Role.QUASI_IDENTIFIER)) {
                for (int group = 0; group < groups.count(); group++) {
                    int[] rows = groups.members(group);
                    long present = Arrays.stream(rows)
                            .filter(row ->
                                    !data.table().column(attribute.name()).missing(row))
                            .count();
                    boolean shown = !masked.table().column(attribute.name()).missing(rows[0]);
                    if (data.table().column(attribute.name()) instanceof Numbers) {
                        assertThat(shown).isEqualTo(present >= k);
                    } else {
                        // a category may also be held by too few
                        assertThat(shown && present < k).isFalse();
                    }
                }
            }
        });
    }

    @Test
    void aRowWithNothingInItJoinsAGroup() {
        double[] x = new double[31];
        double[] y = new double[31];
        for (int row = 0; row < 31; row++) {
            x[row] = row == 7 ? NONE : row;
            y[row] = row == 7 ? NONE : 31 - row;
        }
        Masked masked = new MdavMethod(5).mask(data(Numbers.of("x", x), Numbers.of("y", y)), Watcher.SILENT);
        Groups groups = (Groups) masked.trace();
        assertThat(groups.smallest()).isGreaterThanOrEqualTo(5);
        List<String> shown = texts(masked, "x");
        assertThat(shown).filteredOn(shown.get(7)::equals).hasSizeGreaterThanOrEqualTo(5);
    }

    @Test
    void rowsThatMissTheSameValuesFormABlockWhenTheyAreTwiceKOrMore() {
        Dataset data = data(
                Numbers.of("x", 1, NONE, 2, NONE, 3, NONE, 4, NONE, 5), Numbers.of("y", 1, 1, 2, 2, 3, 3, 4, 4, 5));
        assertThat(blocks(data, 2)).containsExactly(List.of(0, 2, 4, 6, 8), List.of(1, 3, 5, 7));
        assertThat(blocks(data, 3)).as("too few for two blocks").containsExactly(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8));
    }

    @Test
    void patternsTooRareForABlockFormOneTogether() {
        Dataset data =
                data(Numbers.of("x", 1, 2, 3, 4, NONE, 6, 7), Words.of("w", "a", "b", "c", "d", "e", null, null));
        assertThat(blocks(data, 2)).containsExactly(List.of(0, 1, 2, 3), List.of(4, 5, 6));
    }

    @Test
    void fewerThanKOfThemJoinTheBlockWithTheNearestPattern() {
        Dataset data = data(
                Numbers.of("x", 1, 2, 3, 4, NONE, NONE, NONE, NONE, NONE),
                Numbers.of("y", 1, 2, 3, 4, NONE, NONE, NONE, NONE, NONE),
                Numbers.of("z", 1, 2, 3, 4, 5, 6, 7, 8, NONE));
        assertThat(blocks(data, 2)).containsExactly(List.of(0, 1, 2, 3), List.of(4, 5, 6, 7, 8));
    }

    @Test
    void ofBlocksEquallyNearTheFirstIsJoined() {
        Dataset data = data(
                Numbers.of("x", 0, NONE, NONE, NONE, NONE, 1, 2, 3, 4),
                Numbers.of("y", 0, 1, 2, 3, 4, NONE, NONE, NONE, NONE));
        assertThat(blocks(data, 2)).containsExactly(List.of(0, 1, 2, 3, 4), List.of(5, 6, 7, 8));
    }

    @Test
    void blocksHoldEveryRowOnceAndNeverFewerThanK() {
        Trials.of(1000, random -> {
            int k = 2 + random.nextInt(4);
            RandomTables tables = new RandomTables(random);
            Dataset data = tables.dataset(tables.size(k));
            List<Integer> rows = new ArrayList<>();
            for (List<Integer> block : blocks(data, k)) {
                assertThat(block).hasSizeGreaterThanOrEqualTo(k).isSorted();
                rows.addAll(block);
            }
            assertThat(rows).doesNotHaveDuplicates().hasSize(data.table().size());
        });
    }
}
