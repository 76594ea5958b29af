package org.semblance.domain;

import java.util.List;
import java.util.Random;
import org.semblance.data.Column;
import org.semblance.testkit.MetricContract;
import org.semblance.testkit.RandomTables;

class NominalContractTest implements MetricContract<Integer> {

    private static final List<String> WORDS = List.of("red", "green", "blue", "grey", "pink");

    @Override
    public Metric<Integer> metric() {
        return new Nominal();
    }

    @Override
    public Column whole(Random random, int size) {
        return new RandomTables(random).whole().words("colour", size, WORDS);
    }

    @Override
    public Column gappy(Random random, int size) {
        return new RandomTables(random).words("colour", size, WORDS);
    }
}
