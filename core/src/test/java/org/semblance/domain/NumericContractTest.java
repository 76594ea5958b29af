package org.semblance.domain;

import java.util.Random;
import org.semblance.data.Column;
import org.semblance.testkit.MetricContract;
import org.semblance.testkit.RandomTables;

class NumericContractTest implements MetricContract<Double> {

    @Override
    public Metric<Double> metric() {
        return new Numeric(null);
    }

    @Override
    public Column whole(Random random, int size) {
        return new RandomTables(random).whole().numbers("income", size);
    }

    @Override
    public Column gappy(Random random, int size) {
        return new RandomTables(random).numbers("income", size);
    }

    @Override
    public int trials() {
        return 2000;
    }
}
