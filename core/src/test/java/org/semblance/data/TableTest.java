package org.semblance.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.testkit.Trials;

class TableTest {

    private final Numbers age = Numbers.of("age", 30, Double.NaN, 50, 30);
    private final Words town = Words.of("town", "Rome", "Bari", null, "Rome");
    private final Table table = Table.of(age, town);

    private static List<String> texts(Column column) {
        return IntStream.range(0, column.size()).mapToObj(column::text).toList();
    }

    @Test
    void aMissingValueShowsAnEmptyText() {
        assertThat(texts(age)).containsExactly("30", "", "50", "30");
        assertThat(texts(town)).containsExactly("Rome", "Bari", "", "Rome");
        assertThat(age.missing(1)).isTrue();
        assertThat(town.missing(2)).isTrue();
        assertThat(age.present()).isEqualTo(3);
    }

    @Test
    void refusesColumnsOfDifferentLengthsOrEqualNames() {
        assertThatThrownBy(() -> Table.of(age, Numbers.of("x", 1, 2))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Table.of(age, Numbers.of("age", 1, 2, 3, 4)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> table.with(List.of(Numbers.of("age", 1, 2))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void replacingAColumnSharesTheRestAndKeepsTheOrder() {
        Numbers older = Numbers.of("age", 31, 41, 51, 31);
        Table replaced = table.with(List.of(older));
        assertThat(replaced.names()).containsExactly("age", "town");
        assertThat(replaced.column("age")).isSameAs(older);
        assertThat(replaced.column("town")).isSameAs(town);
        assertThat(table.column("age")).as("the old table is as it was").isSameAs(age);
    }

    @Test
    void chosenColumnsAndRowsComeInTheOrderAskedFor() {
        assertThat(table.only(List.of("town", "age")).names()).containsExactly("town", "age");
        Table chosen = table.rows(new int[] {3, 2, 3});
        assertThat(texts(chosen.column("age"))).containsExactly("30", "50", "30");
        assertThat(texts(chosen.column("town"))).containsExactly("Rome", "", "Rome");
    }

    @Test
    void rowsKeepTheNumbersTheyHadInTheInput() {
        assertThat(table.rows().number(0)).isEqualTo(1);
        Table chosen = table.rows(new int[] {3, 1, 2}).rows(new int[] {2, 0});
        assertThat(chosen.rows().number(0)).isEqualTo(3);
        assertThat(chosen.rows().number(1)).isEqualTo(4);
        assertThat(chosen.with(List.of()).rows().number(1)).isEqualTo(4);
        assertThat(table.rows(new int[0]).size()).isZero();
    }

    @Test
    void findsAColumnOrNone() {
        assertThat(table.find("nobody")).isNull();
        assertThatThrownBy(() -> table.column("nobody")).isInstanceOf(IllegalArgumentException.class);
        assertThat(table.size()).isEqualTo(4);
    }

    @Test
    void aDictionaryHoldsTheWordsByFirstAppearance() {
        assertThat(town.dictionary()).containsExactly("Rome", "Bari");
        assertThat(town.counts()).containsExactly(2, 1);
        Words chosen = town.rows(new int[] {2, 1});
        assertThat(chosen.dictionary()).as("only the words that are left").containsExactly("Bari");
        assertThat(chosen.code(0)).isEqualTo(Words.MISSING);
    }

    @Test
    void codesNumberTheValuesByFirstAppearance() {
        assertThat(Numbers.of("x", 7, Double.NaN, -0.0, 0.0, 7, Double.NaN).codes())
                .containsExactly(0, 1, 2, 2, 0, 1);
        assertThat(Words.of("w", null, "b", "a", null, "b").codes()).containsExactly(0, 1, 2, 0, 1);
    }

    @Test
    void longsAreNumberedByFirstAppearance() {
        Trials.of(300, random -> {
            LongIndex index = new LongIndex();
            Map<Long, Integer> expected = new HashMap<>();
            int width = 1 + random.nextInt(62);
            for (int i = random.nextInt(2000); i >= 0; i--) {
                long key = random.nextInt(3) == 0 ? (long) random.nextInt(50) << width : random.nextLong() >> width;
                expected.putIfAbsent(key, expected.size());
                assertThat(index.add(key)).isEqualTo(expected.get(key));
                assertThat(index.size()).isEqualTo(expected.size());
            }
        });
    }

    @Test
    void equalRecordsAreFoundOnce() {
        Trials.of(500, random -> {
            int size = random.nextInt(60);
            List<int[]> parts = new ArrayList<>();
            for (int i = random.nextInt(4); i > 0; i--) {
                int step = random.nextBoolean() ? 1 : 1 << random.nextInt(28);
                parts.add(random.ints(size, -1, 1 + random.nextInt(4))
                        .map(code -> code * step)
                        .toArray());
            }
            Distinct distinct = Distinct.of(size, parts);
            Map<List<Integer>, List<Integer>> expected = new LinkedHashMap<>();
            for (int row = 0; row < size; row++) {
                int at = row;
                expected.computeIfAbsent(parts.stream().map(part -> part[at]).toList(), r -> new ArrayList<>())
                        .add(row);
            }
            assertThat(distinct.count()).isEqualTo(expected.size());
            int record = 0;
            for (List<Integer> rows : expected.values()) {
                assertThat(distinct.rowsOf(record)).containsExactly(rows.toArray(Integer[]::new));
                assertThat(distinct.first(record)).isEqualTo(rows.get(0));
                assertThat(distinct.size(record)).isEqualTo(rows.size());
                for (int row : rows) {
                    assertThat(distinct.recordOf(row)).isEqualTo(record);
                }
                record++;
            }
        });
    }
}
