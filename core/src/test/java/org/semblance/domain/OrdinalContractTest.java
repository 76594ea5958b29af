package org.semblance.domain;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.semblance.data.Column;
import org.semblance.testkit.MetricContract;
import org.semblance.testkit.RandomTables;

class OrdinalContractTest {

    private static final List<String> SCALE = List.of("none", "little", "some", "much", "all");

    abstract static class Contract implements MetricContract<Integer> {

        abstract Ordinal.Average average();

        @Override
        public Metric<Integer> metric() {
            return new Ordinal(SCALE, average());
        }

        @Override
        public Column whole(Random random, int size) {
            return new RandomTables(random).whole().words("answer", size, SCALE);
        }

        @Override
        public Column gappy(Random random, int size) {
            return new RandomTables(random).words("answer", size, SCALE);
        }
    }

    @Nested
    class Median extends Contract {
        @Override
        Ordinal.Average average() {
            return Ordinal.Average.MEDIAN;
        }
    }

    @Nested
    class ConvexMedian extends Contract {
        @Override
        Ordinal.Average average() {
            return Ordinal.Average.CONVEX_MEDIAN;
        }
    }
}
