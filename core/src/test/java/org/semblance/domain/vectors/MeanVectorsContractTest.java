package org.semblance.domain.vectors;

import java.util.Random;
import org.semblance.data.Column;
import org.semblance.domain.Metric;
import org.semblance.testkit.MetricContract;
import org.semblance.testkit.RandomTables;

class MeanVectorsContractTest implements MetricContract<Vector> {

    @Override
    public Metric<Vector> metric() {
        return new UnitVectors(UnitVectors.Average.MEAN);
    }

    @Override
    public Column whole(Random random, int size) {
        return new RandomTables(random).whole().vectors("document", size);
    }

    @Override
    public Column gappy(Random random, int size) {
        return new RandomTables(random).vectors("document", size);
    }
}
