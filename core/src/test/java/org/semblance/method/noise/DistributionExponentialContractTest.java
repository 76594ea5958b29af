package org.semblance.method.noise;

import org.semblance.domain.Dataset;
import org.semblance.testkit.LearnerContract;
import org.semblance.testkit.RandomTables;

class DistributionExponentialContractTest implements LearnerContract {

    @Override
    public Learner learner() {
        return new DistributionExponential(1);
    }

    @Override
    public Dataset dataset(RandomTables tables, int size) {
        return PrivateTables.of(tables, size);
    }
}
