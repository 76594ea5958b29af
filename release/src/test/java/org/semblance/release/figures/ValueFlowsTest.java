package org.semblance.release.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.testkit.Trials;

/** From the flows told, the sums known and the rule nobody works out a flow of fewer rows than may be told. */
class ValueFlowsTest {

    /** A table in which nothing is missing and everything is named. */
    private static int[][] table(int[]... lines) {
        int[][] table = new int[lines.length + 1][];
        for (int line = 0; line < table.length; line++) {
            table[line] = Arrays.copyOf(line < lines.length ? lines[line] : new int[0], lines[0].length + 1);
        }
        return table;
    }

    private static int[][] told(int least, int[]... lines) {
        return told(table(lines), lines.length, lines[0].length, least);
    }

    private static int[][] told(int[][] table, int lines, int columns, int least) {
        ValueFlows flows = new ValueFlows(table, lines, columns, least);
        return IntStream.range(0, lines)
                .mapToObj(line -> IntStream.range(0, columns)
                        .map(column -> flows.atLeast(line, column))
                        .toArray())
                .toArray(int[][]::new);
    }

    @Test
    void tellsLargeFlowsRoundedDown() {
        assertThat(told(5, new int[] {293, 0, 0}, new int[] {0, 40, 7}, new int[] {0, 6, 40}))
                .isDeepEqualTo(new int[][] {{290, 0, 0}, {0, 40, 5}, {0, 5, 40}});
    }

    @Test
    void tellsNoSmallFlow() {
        assertThat(told(5, new int[] {293, 4, 2}, new int[] {3, 42, 0}, new int[] {2, 0, 12}))
                .isDeepEqualTo(new int[][] {{290, 0, 0}, {0, 40, 0}, {0, 0, 10}});
    }

    @Test
    void tellsNothingWhereASmallFlowCouldBeWorkedOut() {
        // one row shows the second released value; had it come from another original, 4 would be left of that, not 5
        assertThat(told(5, new int[] {6, 1, 0}, new int[] {5, 0, 0}, new int[] {0, 0, 95}))
                .isDeepEqualTo(new int[3][3]);
    }

    @Test
    void tellsNothingOfFewValuesOrRows() {
        assertThat(told(5, new int[] {293, 0}, new int[] {0, 40})).isDeepEqualTo(new int[2][2]);
        assertThat(told(5, new int[] {30, 0, 0}, new int[] {0, 30, 0}, new int[] {0, 0, 39}))
                .isDeepEqualTo(new int[3][3]);
    }

    /** A reader who knows all sums and what was told, and has all the time in the world. */
    private static final class Reader {

        private static final int MOST = 5000;

        private final int[][] table;
        private final int lines;
        private final int columns;
        private final int least;
        private final int[][] told;
        private final List<int[][]> possible = new ArrayList<>();

        Reader(int[][] table, int lines, int columns, int least) {
            this.table = table;
            this.lines = lines;
            this.columns = columns;
            this.least = least;
            this.told = told(table, lines, columns, least);
        }

        boolean wasToldSomething() {
            return Arrays.stream(told).flatMapToInt(Arrays::stream).anyMatch(rows -> rows > 0);
        }

        /** Every table with the same sums of which the same would be told. */
        List<int[][]> possible() {
            if (possible.isEmpty()) {
                int[] sumsOfLines = Arrays.stream(table)
                        .mapToInt(line -> Arrays.stream(line).sum())
                        .toArray();
                int[] sumsOfColumns = IntStream.range(0, table[0].length)
                        .map(column -> Arrays.stream(table)
                                .mapToInt(line -> line[column])
                                .sum())
                        .toArray();
                fill(new int[table.length][table[0].length], 0, sumsOfLines, sumsOfColumns);
            }
            return possible;
        }

        private void fill(int[][] filled, int cell, int[] leftOfLine, int[] leftOfColumn) {
            if (possible.size() > MOST) {
                return;
            }
            if (cell == table.length * table[0].length) {
                if (Arrays.deepEquals(told(filled, lines, columns, least), told)) {
                    possible.add(Arrays.stream(filled).map(int[]::clone).toArray(int[][]::new));
                }
                return;
            }
            int line = cell / table[0].length;
            int column = cell % table[0].length;
            boolean lastOfLine = column == table[0].length - 1;
            boolean lastOfColumn = line == table.length - 1;
            boolean mayBeTold = line < lines && column < columns && wasToldSomething();
            int from = mayBeTold ? told[line][column] : 0;
            int to = mayBeTold ? told[line][column] + least - 1 : Integer.MAX_VALUE;
            if (lastOfLine) {
                from = Math.max(from, leftOfLine[line]);
            }
            if (lastOfColumn) {
                from = Math.max(from, leftOfColumn[column]);
            }
            if (lastOfLine && lastOfColumn) {
                from = Math.max(from, table[line][column]);
                to = Math.min(to, table[line][column]);
            }
            to = Math.min(to, Math.min(leftOfLine[line], leftOfColumn[column]));
            for (int rows = from; rows <= to; rows++) {
                filled[line][column] = rows;
                leftOfLine[line] -= rows;
                leftOfColumn[column] -= rows;
                fill(filled, cell + 1, leftOfLine, leftOfColumn);
                leftOfLine[line] += rows;
                leftOfColumn[column] += rows;
            }
            filled[line][column] = 0;
        }

        /** How many small cells are the same in all tables that are possible; none when there are too many to try all. */
        long worksOut() {
            if (possible().size() > MOST) {
                return 0;
            }
            return IntStream.range(0, table.length * table[0].length - 1)
                    .filter(cell -> {
                        int line = cell / table[0].length;
                        int column = cell % table[0].length;
                        int rows = table[line][column];
                        return rows > 0
                                && rows < least
                                && possible().stream().allMatch(other -> other[line][column] == rows);
                    })
                    .count();
        }
    }

    /** A table as a tree has it: most rows keep their value, and all that are not named have rows enough together. */
    private static int[][] random(Random random, int lines, int columns, int least) {
        while (true) {
            int[][] table = new int[lines + 2][columns + 1];
            boolean allNamed = random.nextBoolean();
            boolean nothingMissing = random.nextBoolean();
            for (int line = 0; line < table.length; line++) {
                for (int column = 0; column <= columns; column++) {
                    boolean none = random.nextInt(3) == 0
                            || (line == lines && allNamed)
                            || ((line == lines + 1 || column == columns) && nothingMissing);
                    table[line][column] = none ? 0 : random.nextInt(random.nextBoolean() ? least : 3 * least);
                }
            }
            for (int i = 0; i < Math.min(lines, columns); i++) {
                table[i][i] += 20 * least;
            }
            int others = Arrays.stream(table[lines]).sum();
            boolean enough = IntStream.range(0, lines)
                            .allMatch(line -> Arrays.stream(table[line]).sum() >= least)
                    && IntStream.range(0, columns)
                            .allMatch(column -> Arrays.stream(table)
                                            .mapToInt(line -> line[column])
                                            .sum()
                                    >= least);
            if (enough && (others == 0 || others >= least)) {
                return table;
            }
        }
    }

    @Test
    void aReaderWhoTriesEveryTableWithTheSameSumsWorksOutNoSmallFlow() {
        int[] triedAll = {0};
        Trials.of(800, random -> {
            int least = 2 + random.nextInt(3);
            int[][] table = random(random, 3, 3, least);
            Reader reader = new Reader(table, 3, 3, least);
            if (reader.wasToldSomething()) {
                triedAll[0] += reader.possible().size() > Reader.MOST ? 0 : 1;
                assertThat(reader.worksOut())
                        .as(Arrays.deepToString(table) + ", least " + least)
                        .isZero();
            }
        });
        assertThat(triedAll[0]).isPositive();
    }

    /** What is left of a line or column is certainly nothing, or perhaps enough. */
    @Test
    void noRestIsCertainlySmallAndNotNothing() {
        Trials.of(2000, random -> {
            int least = 2 + random.nextInt(6);
            int lines = 3 + random.nextInt(4);
            int columns = 3 + random.nextInt(4);
            int[][] table = random(random, lines, columns, least);
            int[][] told = told(table, lines, columns, least);
            for (int line = 0; line < lines; line++) {
                int sum = Arrays.stream(table[line]).sum();
                int toldOfIt = Arrays.stream(told[line]).sum();
                long cells = Arrays.stream(told[line]).filter(rows -> rows > 0).count();
                long most = sum - toldOfIt;
                long fewest = Math.max(0, sum - toldOfIt - cells * (least - 1));
                assertThat(fewest == 0 || most >= least).isTrue();
            }
        });
    }
}
