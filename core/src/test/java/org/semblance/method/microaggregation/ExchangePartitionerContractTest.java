package org.semblance.method.microaggregation;

import org.semblance.domain.Dataset;
import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;
import org.semblance.testkit.RandomTables;

class ExchangePartitionerContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new SphericalMdavMethod(k, SphericalMdavMethod.Refine.EXCHANGE);
    }

    @Override
    public Dataset dataset(RandomTables tables, int size) {
        return tables.ofVectors(size);
    }
}
