package org.semblance.quality.risk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Numeric;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.method.microaggregation.MdavMethod;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

class DistanceLinkageTest {

    private static Dataset numbers(double... values) {
        return Dataset.of(
                Table.of(Numbers.of("x", values)),
                List.of(Attribute.of("x", Role.QUASI_IDENTIFIER, new Numeric(null))));
    }

    private static double linked(Dataset original, Table released) {
        return new DistanceLinkage().of(original, released, Watcher.SILENT).value();
    }

    /** Every original row looks at every released row and guesses among the nearest. */
    private static double byTwoLoops(Dataset original, Table released) {
        Records records = original.records();
        double right = 0;
        for (int row = 0; row < records.size(); row++) {
            double nearest = Double.POSITIVE_INFINITY;
            int candidates = 0;
            boolean own = false;
            for (int other = 0; other < released.size(); other++) {
                double[] square = new double[1];
                records.spans(records.read(released, other), new int[] {row}, 1, square);
                if (square[0] < nearest) {
                    nearest = square[0];
                    candidates = 0;
                    own = false;
                }
                if (square[0] == nearest) {
                    candidates++;
                    own |= other == row;
                }
            }
            right += own ? 1.0 / candidates : 0;
        }
        return 100 * right / records.size();
    }

    @Test
    void isWhatTwoLoopsOverTheRowsCount() {
        Trials.of(1000, random -> {
            Dataset data = new RandomTables(random).dataset(4 + random.nextInt(30));
            Table masked = new MdavMethod(2).mask(data, Watcher.SILENT).table();
            Table released = random.nextBoolean() ? masked : disturbed(data, masked, random.nextInt(masked.size()));
            assertThat(linked(data, released)).isCloseTo(byTwoLoops(data, released), within(1e-9));
        });
    }

    /** Releases one row as it was and shifts the others by one. */
    private static Table disturbed(Dataset data, Table masked, int kept) {
        int size = masked.size();
        int[] shifted = IntStream.range(0, size)
                .map(row -> row == kept ? row : (row + 1) % size)
                .toArray();
        List<Column> columns = data.with(Role.QUASI_IDENTIFIER).stream()
                .map(attribute -> masked.column(attribute.name()).rows(shifted))
                .toList();
        return masked.with(columns);
    }

    @Test
    void anIntruderGuessesAmongEquallyNearRows() {
        assertThat(linked(numbers(1, 2, 10, 11), Table.of(Numbers.of("x", 1.5, 1.5, 10.5, 10.5))))
                .isEqualTo(50);
        assertThat(linked(numbers(1, 2, 3), Table.of(Numbers.of("x", 2, 2, 2)))).isCloseTo(100.0 / 3, within(1e-12));
    }

    @Test
    void rowsThatLieNearerToOthersAreNotLinked() {
        assertThat(linked(numbers(0, 10), Table.of(Numbers.of("x", 10, 0)))).isZero();
    }

    @Test
    void tellsNoIntervalWhenItLooksAtAllRows() {
        assertThat(new DistanceLinkage()
                        .of(numbers(1, 2), Table.of(Numbers.of("x", 1, 2)), Watcher.SILENT)
                        .interval())
                .isEmpty();
    }
}
