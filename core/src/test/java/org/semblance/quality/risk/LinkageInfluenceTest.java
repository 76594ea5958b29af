package org.semblance.quality.risk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.PersonRows;
import org.semblance.domain.Role;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.quality.PersonInfluence;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

/** Influences against linkages of both tables with each row left out in turn. */
class LinkageInfluenceTest {

    /** Categories only: their distances do not depend on which other rows there are. */
    private static Dataset random(Random random) {
        int size = 6 + random.nextInt(20);
        List<Words> columns = IntStream.range(0, 3)
                .mapToObj(column -> Words.of(
                        "c" + column,
                        IntStream.range(0, size)
                                .mapToObj(row -> "w" + random.nextInt(3))
                                .toArray(String[]::new)))
                .toList();
        return Dataset.of(
                Table.of(columns),
                columns.stream()
                        .map(column -> new Attribute(column.name(), Set.of(Role.QUASI_IDENTIFIER), new Nominal(), 1))
                        .toList());
    }

    private static Table released(Dataset original, Random random) {
        return random.nextBoolean()
                ? new MdavMethod(2)
                        .mask(original, Chance.seeded(1), Watcher.SILENT)
                        .table()
                : original.table()
                        .rows(new RandomTables(random).order(original.table().size()));
    }

    /** The expected number of right guesses by definition: each original looks for the rows with the fewest differences. */
    private static double nearest(Table original, Table released, int[] rows) {
        double right = 0;
        for (int row : rows) {
            int[] apart = Arrays.stream(rows)
                    .map(other -> (int) original.columns().stream()
                            .filter(column -> !column.text(row)
                                    .equals(released.column(column.name()).text(other)))
                            .count())
                    .toArray();
            int least = Arrays.stream(apart).min().orElseThrow();
            long candidates =
                    Arrays.stream(apart).filter(count -> count == least).count();
            right += apart[Arrays.binarySearch(rows, row)] == least ? 1.0 / candidates : 0;
        }
        return 100 * right / rows.length;
    }

    private static double farthest(int size, double figure, java.util.function.ToDoubleFunction<int[]> without) {
        return IntStream.range(0, size)
                .mapToDouble(out -> Math.abs(without.applyAsDouble(IntStream.range(0, size)
                                .filter(row -> row != out)
                                .toArray())
                        - figure))
                .max()
                .orElseThrow();
    }

    @Test
    void neverFallsShortOfWhatLeavingOutARowChangesInDistanceLinkage() {
        Trials.of(200, random -> {
            Dataset original = random(random);
            Table released = released(original, random);
            int size = released.size();
            double figure =
                    new DistanceLinkage().of(original, released, Watcher.SILENT).value();
            assertThat(figure).isCloseTo(nearest(original.table(), released, all(size)), within(1e-9));
            PersonInfluence found = LinkageInfluence.ofDistance(
                    figure, false, original, released, PersonRows.of(original), Watcher.SILENT);
            assertThat(found.farthest() + 1e-9)
                    .isGreaterThanOrEqualTo(farthest(size, figure, left -> nearest(original.table(), released, left)));
        });
    }

    @Test
    void findsRecordLinkagesInfluenceAsByLeavingOutEachRow() {
        Trials.of(200, random -> {
            Dataset original = random(random);
            Table released = released(original, random);
            RecordLinkage measure = new RecordLinkage();
            double figure = measure.of(original, released, Watcher.SILENT).value();
            PersonInfluence found = LinkageInfluence.ofRecords(figure, original, released, PersonRows.of(original));
            assertThat(found.farthest())
                    .isCloseTo(
                            farthest(
                                    released.size(),
                                    figure,
                                    left -> measure.of(
                                                    original.over(
                                                            original.table().rows(left)),
                                                    released.rows(left),
                                                    Watcher.SILENT)
                                            .value()),
                            within(1e-9));
        });
    }

    @Test
    void isUnknownForASample() {
        Dataset original = random(new Random(1));
        assertThat(LinkageInfluence.ofDistance(
                                50, true, original, original.table(), PersonRows.of(original), Watcher.SILENT)
                        .within(100))
                .isFalse();
    }

    private static int[] all(int size) {
        return IntStream.range(0, size).toArray();
    }
}
