package org.semblance.method.microaggregation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.domain.vectors.UnitVectors.Average;
import org.semblance.domain.vectors.Vector;
import org.semblance.domain.vectors.VectorSpace;
import org.semblance.testkit.Golden;

/** Beside what a separate program found on the same matrix. */
class SphericalReferenceTest {

    private static Vectors matrix() throws IOException {
        try (InputStream in = SphericalReferenceTest.class.getResourceAsStream("spherical.mtx")) {
            List<int[]> places = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .filter(line -> !line.startsWith("%"))
                    .map(line -> Arrays.stream(line.split(" "))
                            .limit(2)
                            .mapToInt(Integer::parseInt)
                            .toArray())
                    .toList();
            int[] starts = new int[places.get(0)[0] + 1];
            for (int entry = 1; entry < places.size(); entry++) {
                starts[places.get(entry)[0]] = entry;
            }
            return Vectors.of(
                    "document",
                    places.get(0)[1],
                    starts,
                    places.stream().skip(1).mapToInt(place -> place[1] - 1).toArray(),
                    weights());
        }
    }

    private static double[] weights() throws IOException {
        try (InputStream in = SphericalReferenceTest.class.getResourceAsStream("spherical.mtx")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .filter(line -> !line.startsWith("%"))
                    .skip(1)
                    .mapToDouble(line -> Double.parseDouble(line.split(" ")[2]))
                    .toArray();
        }
    }

    private static Records records(Average average) throws IOException {
        return Dataset.of(
                        Table.of(matrix()),
                        List.of(Attribute.of("document", Role.QUASI_IDENTIFIER, new UnitVectors(average))))
                .records();
    }

    @Test
    void losesAsMuchAsTheSeparateProgramToSixDecimals() throws IOException {
        Golden golden = Golden.of(SphericalReferenceTest.class, "spherical.csv");
        for (int line = 0; line < golden.rows().size(); line++) {
            int k = (int) golden.number(line, 0);
            for (Average average : Average.values()) {
                Records records = records(average);
                int[] rows = IntStream.range(0, records.size()).toArray();
                List<int[]> groups = new Mdav(k).partition(records, rows, Watcher.SILENT);
                assertThat(groups).as("k = %d", k).hasSize((int) golden.number(line, 1));
                assertThat(groups.stream().filter(group -> group.length == k).count())
                        .isEqualTo((long) golden.number(line, 2));
                assertThat(groups.stream().mapToInt(group -> group.length).max().orElseThrow())
                        .isEqualTo((int) golden.number(line, 3));
                assertThat(loss((VectorSpace) records.parts().get(0).space(), groups))
                        .as("%s, k = %d", average, k)
                        .isCloseTo(golden.number(line, average == Average.MEAN ? 5 : 4), within(5e-7));
                assertThat(Arrays.stream(groups.get(0)).min().orElseThrow()).isEqualTo((int) golden.number(line, 6));
                assertThat(Arrays.stream(groups.get(1)).min().orElseThrow()).isEqualTo((int) golden.number(line, 7));
            }
        }
    }

    private static double loss(VectorSpace space, List<int[]> groups) {
        double loss = 0;
        for (int[] group : groups) {
            Vector prototype = space.prototype(group);
            for (int row : group) {
                loss += space.loss(row, prototype);
            }
        }
        return loss;
    }
}
