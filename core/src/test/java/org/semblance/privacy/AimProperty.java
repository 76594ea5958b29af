package org.semblance.privacy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.semblance.testkit.Trials;

/** What makes a guarantee an aim. */
final class AimProperty {

    private AimProperty() {}

    /** Random classes of random tables: where both hold, both together do. */
    static void mergingKeeps(Function<Random, ? extends Aim> aims, int times) {
        int[] merged = new int[1];
        Trials.of(times, random -> {
            ConfidentialTable table = ConfidentialTable.random(random);
            Aim aim = aims.apply(random);
            Aim.Judge judge = aim.judge(table.evidence());
            int[] part = random.ints(table.table().size(), 0, 3).toArray();
            int[] one = IntStream.range(0, part.length)
                    .filter(row -> part[row] == 0)
                    .toArray();
            int[] other = IntStream.range(0, part.length)
                    .filter(row -> part[row] == 1)
                    .toArray();
            if (one.length > 0 && other.length > 0 && judge.holds(one) && judge.holds(other)) {
                merged[0]++;
                assertThat(judge.holds(IntStream.concat(IntStream.of(one), IntStream.of(other))
                                .toArray()))
                        .isTrue();
                assertThat(Math.min(one.length, other.length)).isGreaterThanOrEqualTo(aim.fewest());
            }
        });
        assertThat(merged[0]).as("classes merged").isGreaterThan(times / 100);
    }
}
