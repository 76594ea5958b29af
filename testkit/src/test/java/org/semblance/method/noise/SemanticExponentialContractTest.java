package org.semblance.method.noise;

import org.semblance.domain.Dataset;
import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;
import org.semblance.testkit.RandomTables;

class SemanticExponentialContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new SemanticExponential(1, k % 2 == 0 ? Candidates.ALL : Candidates.LEAVES);
    }

    @Override
    public Dataset dataset(RandomTables tables, int size) {
        return PrivateTables.of(tables, size);
    }
}
