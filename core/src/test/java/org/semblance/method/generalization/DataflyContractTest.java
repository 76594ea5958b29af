package org.semblance.method.generalization;

import org.semblance.domain.Dataset;
import org.semblance.method.PartitionedMethod;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.TuplesContract;

class DataflyContractTest implements TuplesContract {

    @Override
    public PartitionedMethod method(int k) {
        return new Datafly(k);
    }

    @Override
    public Dataset dataset(RandomTables tables, int size) {
        return tables.generalizable(size);
    }
}
