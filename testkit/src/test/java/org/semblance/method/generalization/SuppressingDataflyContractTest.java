package org.semblance.method.generalization;

import org.semblance.domain.Dataset;
import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;
import org.semblance.testkit.RandomTables;

class SuppressingDataflyContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new Datafly(k, 0.3, Heuristic.SEMANTIC);
    }

    @Override
    public Dataset dataset(RandomTables tables, int size) {
        return tables.generalizable(size);
    }
}
