package org.semblance.method.recoding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.method.generalization.Ladder;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

/** The tree finds what a look at all tuples finds, with a table of least common labels and without. */
class TupleTreeTest {

    @Test
    void findsTheCheapestTuplesThatAreLeft() {
        Trials.of(300, random -> {
            Dataset data = new RandomTables(random).generalizable(40 + random.nextInt(40));
            RecodingUnits units = RecodingUnits.together(data);
            List<AttributeLabels> labels = data.with(Role.QUASI_IDENTIFIER).stream()
                    .map(attribute -> AttributeLabels.of(
                            Ladder.of(attribute, data), units.rows(), random.nextBoolean() ? 0 : 1 << 20))
                    .toList();
            UnitTuples tuples = UnitTuples.of(labels, units);
            TupleTree tree = new TupleTree(tuples);
            int[] left = IntStream.range(0, tuples.size()).map(tuples::count).toArray();
            for (int i = 0; i < 10; i++) {
                int tuple = random.nextInt(tuples.size());
                int taken = random.nextInt(left[tuple] + 1);
                tree.take(tuple, taken);
                left[tuple] -= taken;
                assertThat(tree.left(tuple)).isEqualTo(left[tuple]);
            }
            int[] shown = new int[tuples.attributes()];
            tuples.start(shown, 0, random.nextInt(tuples.size()));
            tuples.join(shown, 0, random.nextInt(tuples.size()));
            int most = 1 + random.nextInt(6);
            double[] plain = IntStream.range(0, tuples.size())
                    .filter(tuple -> left[tuple] > 0)
                    .mapToDouble(tuple -> tuples.joined(shown, 0, tuple, Double.MAX_VALUE))
                    .sorted()
                    .limit(most)
                    .toArray();
            int[] found = tree.nearest(shown, most);
            assertThat(Arrays.stream(found).distinct().count()).isEqualTo(found.length);
            assertThat(Arrays.stream(found).allMatch(tuple -> left[tuple] > 0)).isTrue();
            assertThat(Arrays.stream(found)
                            .mapToDouble(tuple -> tuples.joined(shown, 0, tuple, Double.MAX_VALUE))
                            .boxed()
                            .toList())
                    .isEqualTo(DoubleStream.of(plain).boxed().toList());
        });
    }
}
