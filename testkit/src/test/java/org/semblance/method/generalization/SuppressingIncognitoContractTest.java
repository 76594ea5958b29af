package org.semblance.method.generalization;

import org.semblance.domain.Dataset;
import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;
import org.semblance.testkit.RandomTables;

class SuppressingIncognitoContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new Incognito(k, 0.3, Choose.ENTROPY, Among.ALL);
    }

    @Override
    public Dataset dataset(RandomTables tables, int size) {
        return tables.generalizable(size);
    }
}
