package org.semblance.method.noise;

import org.semblance.domain.Dataset;
import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;
import org.semblance.testkit.RandomTables;

class DistributionExponentialContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new DistributionExponential(1);
    }

    @Override
    public Dataset dataset(RandomTables tables, int size) {
        return PrivateTables.of(tables, size);
    }
}
