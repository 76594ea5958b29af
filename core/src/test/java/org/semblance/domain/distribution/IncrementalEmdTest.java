package org.semblance.domain.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.data.Words;
import org.semblance.domain.Numeric;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

/** What a balance tells of an exchange is what measuring anew tells. */
class IncrementalEmdTest {

    private static void triedWith(GroundDistance ground) {
        Trials.of(2_000, random -> {
            int size = 2 + random.nextInt(20);
            EarthMover mover = EarthMovers.of(numbers(random, size), new Numeric(null), ground);
            int[] rows = new RandomTables(random).order(size);
            int[] members =
                    IntStream.of(rows).limit(1 + random.nextInt(size - 1)).toArray();
            IncrementalEmd emd = mover.incremental(members).orElseThrow();
            for (int step = 0; step < 5; step++) {
                assertThat(emd.distance()).isCloseTo(mover.distance(members), within(1e-12));
                int other = rows[members.length + random.nextInt(size - members.length)];
                int givenUp = emd.givenUpFor(other);
                assertThat(givenUp).isEqualTo(bestByMeasuring(mover, members, other));
                if (givenUp < 0) {
                    return;
                }
                emd.exchange(givenUp, other);
                int out = members[givenUp];
                System.arraycopy(members, givenUp + 1, members, givenUp, members.length - givenUp - 1);
                members[members.length - 1] = other;
                rows = IntStream.concat(
                                IntStream.of(members),
                                IntStream.concat(
                                        IntStream.of(out),
                                        IntStream.of(rows).skip(members.length).filter(row -> row != other)))
                        .toArray();
            }
        });
    }

    private static Words numbers(Random random, int size) {
        int known = 1 + random.nextInt(8);
        return Words.of(
                "x",
                IntStream.range(0, size)
                        .mapToObj(row -> String.valueOf(random.nextInt(known)))
                        .toArray(String[]::new));
    }

    private static int bestByMeasuring(EarthMover mover, int[] members, int other) {
        double least = mover.distance(members) - 1e-9;
        int best = -1;
        for (int place = 0; place < members.length; place++) {
            int[] exchanged = members.clone();
            exchanged[place] = other;
            double distance = mover.distance(exchanged);
            if (distance <= least + (best < 0 ? 0 : 1e-9)) {
                least = distance;
                best = place;
            }
        }
        return best;
    }

    @Test
    void tellsExchangesOfOrderedValues() {
        triedWith(GroundDistance.ORDERED);
    }

    @Test
    void tellsExchangesOfValuesEquallyFarApart() {
        triedWith(GroundDistance.EQUAL);
    }

    @Test
    void isNotThereWhereOrderedValuesAreMissing() {
        EarthMover mover = EarthMovers.of(Words.of("x", "1", null, "3"), new Numeric(null), null);
        assertThat(mover.incremental(new int[] {0})).isEmpty();
    }
}
