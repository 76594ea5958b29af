package org.semblance.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.PartitionedTable;
import org.semblance.data.Rows;
import org.semblance.data.Table;

/** The contract of every partitioned table: seen by its rows, it equals the table it was made from. */
@Tag("contract")
public abstract class PartitionedTableContract {

    private static final int ROWS = 997;

    private final long seed = Trials.seed();

    /** A table divided into parts, with rows numbered from 1. */
    protected abstract PartitionedTable spread(Table table, int parts);

    private Table table() {
        RandomTables random = new RandomTables(new Random(seed));
        return Table.of(
                random.numbers("number", ROWS),
                random.words("word", ROWS, List.of("a", "b", "c", "d")),
                random.words(
                        "name",
                        ROWS,
                        IntStream.range(0, 500).mapToObj(i -> "name " + i).toList()));
    }

    /** Rows as text, each with its number and multiplicity. */
    private static List<String> texts(Table table) {
        List<String> texts = new ArrayList<>();
        for (int row = 0; row < table.size(); row++) {
            int at = row;
            texts.add(table.rows().number(row) + " x" + table.rows().times(row) + " "
                    + table.columns().stream()
                            .map(column -> column.missing(at) ? "-" : "'" + column.text(at) + "'")
                            .toList());
        }
        return texts;
    }

    private static List<List<String>> parts(PartitionedTable spread) {
        List<List<String>> parts = new ArrayList<>();
        spread.inOrder(part -> parts.add(texts(part)));
        return parts;
    }

    private static List<String> rows(PartitionedTable spread) {
        return parts(spread).stream().flatMap(List::stream).toList();
    }

    /** A target that depends on the row alone: few rows have the first, and a third of the targets have no row. */
    private static PartitionedTable.Work<int[]> places(int places) {
        return part -> IntStream.range(0, part.size())
                .map(row -> (int) ((long) part.rows().number(row) * part.rows().number(row) % places))
                .map(place -> place - (place % 3 == 1 ? 1 : 0))
                .toArray();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 8, 64})
    void bringsTheRowsAsTheyWereRead(int parts) {
        Table table = table();
        assertThat(rows(spread(table, parts))).as("seed %d", seed).isEqualTo(texts(table));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 8, 64})
    void hearsOfEachPartOnce(int parts) {
        Table table = table();
        List<String> heard = new ArrayList<>();
        Thread here = Thread.currentThread();
        spread(table, parts).each(part -> new ArrayList<>(texts(part)), rows -> {
            assertThat(Thread.currentThread()).isSameAs(here);
            heard.addAll(rows);
        });
        assertThat(heard).as("seed %d", seed).containsExactlyInAnyOrderElementsOf(texts(table));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 8, 64})
    void gathersRowsByPlaceInTheOrderOfPlaces(int parts) {
        Table table = table();
        for (int places : new int[] {1, 2, 50, 100_000}) {
            int[] placeOf = places(places).on(table);
            List<List<String>> expected = IntStream.of(placeOf)
                    .distinct()
                    .sorted()
                    .mapToObj(place -> texts(table.rows(IntStream.range(0, table.size())
                            .filter(row -> placeOf[row] == place)
                            .toArray())))
                    .toList();
            assertThat(parts(spread(table, parts).by(places, places(places))))
                    .as("seed %d, %d places", seed, places)
                    .isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8})
    void worksOnWhatWasGatheredAndGathersAgain(int parts) {
        Table table = table();
        int half = ROWS / 2;
        PartitionedTable spread = spread(table, parts)
                .by(20, places(20))
                .map(part -> part.rows(IntStream.range(0, part.size())
                        .filter(row -> part.rows().number(row) <= half)
                        .toArray()))
                .kept()
                .by(
                        3,
                        part -> IntStream.range(0, part.size())
                                .map(row -> part.rows().number(row) * 3 / (half + 1))
                                .toArray())
                .map(part -> part.only(List.of("name", "number")));
        List<String> expected =
                texts(table.rows(IntStream.range(0, half).toArray()).only(List.of("name", "number")));
        assertThat(rows(spread)).as("seed %d", seed).isEqualTo(expected);
        assertThat(rows(spread)).as("seed %d, asked again", seed).isEqualTo(expected);
    }

    @Test
    void keepsHowOftenRowsCount() {
        Table table = table();
        int[] times = IntStream.range(0, ROWS).map(row -> 1 + row % 4).toArray();
        Table counted = table.over(Rows.all(ROWS).counted(times));
        PartitionedTable spread = spread(table, 5)
                .map(part -> part.over(Rows.numbered(IntStream.range(0, part.size())
                                .map(part.rows()::number)
                                .toArray())
                        .counted(IntStream.range(0, part.size())
                                .map(row -> 1 + (part.rows().number(row) - 1) % 4)
                                .toArray())))
                .by(1, part -> new int[part.size()]);
        assertThat(rows(spread)).as("seed %d", seed).isEqualTo(texts(counted));
    }

    @Test
    void isTheSameWhenKeptAndWhenLetGo() {
        Table table = table();
        PartitionedTable kept = spread(table, 4).by(10, places(10)).kept();
        List<List<String>> first = parts(kept);
        assertThat(parts(kept)).as("seed %d", seed).isEqualTo(first);
        kept.letGo();
        assertThat(parts(kept)).as("seed %d", seed).isEqualTo(first);
    }

    @Test
    void passesAPartWithoutRowsOn() {
        Table none = table().rows(new int[0]);
        List<Integer> sizes = new ArrayList<>();
        spread(none, 2).map(part -> part).each(Table::size, sizes::add);
        assertThat(sizes).containsOnly(0);
        assertThat(rows(spread(none, 2).by(7, part -> new int[part.size()]))).isEmpty();
    }

    @Test
    void tellsOfTheProblemThatWorkMet() {
        PartitionedTable failing = spread(table(), 3).map(part -> {
            throw Problem.data(ProblemCode.E_NUMBER, "row 5 is odd", "make it even");
        });
        assertThatThrownBy(() -> failing.each(Table::size, size -> {}))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_NUMBER");
                    assertThat(problem.what()).isEqualTo("row 5 is odd");
                    assertThat(problem.advice()).isEqualTo("make it even");
                });
        assertThatThrownBy(() -> failing.inOrder(part -> {})).isInstanceOf(Problem.class);
    }

    @Test
    void refusesAPlaceThatIsNone() {
        PartitionedTable spread = spread(table(), 3).by(2, part -> {
            int[] places = new int[part.size()];
            Arrays.fill(places, 2);
            return places;
        });
        assertThatThrownBy(() -> spread.each(Table::size, size -> {})).isInstanceOf(RuntimeException.class);
    }

    @Test
    void endsWhenWhoHearsDoesNotWantMore() {
        PartitionedTable spread = spread(table(), 8);
        Problem enough = Problem.cancelled();
        assertThatThrownBy(() -> spread.each(Table::size, size -> {
                    throw enough;
                }))
                .isSameAs(enough);
        assertThat(rows(spread)).hasSize(ROWS);
    }
}
