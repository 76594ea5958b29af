package org.semblance.domain.hierarchy;

import java.util.List;
import java.util.Random;
import org.semblance.data.Column;
import org.semblance.domain.Metric;
import org.semblance.testkit.MetricContract;
import org.semblance.testkit.RandomTables;

class HierarchicalContractTest implements MetricContract<Integer> {

    /** Pets and farm animals; the eagle has a branch of its own, with a level less. */
    private static final Hierarchy ANIMALS = Hierarchy.of(
            "animals",
            List.of(
                    List.of("dog", "pet", "tame", "*"),
                    List.of("cat", "pet", "tame", "*"),
                    List.of("cow", "cattle", "tame", "*"),
                    List.of("ox", "cattle", "tame", "*"),
                    List.of("eagle", "eagle", "wild", "*")));

    @Override
    public Metric<Integer> metric() {
        return new Hierarchical(ANIMALS);
    }

    @Override
    public Column whole(Random random, int size) {
        return new RandomTables(random).whole().words("animal", size, ANIMALS.labels(0));
    }

    @Override
    public Column gappy(Random random, int size) {
        return new RandomTables(random).words("animal", size, ANIMALS.labels(0));
    }
}
