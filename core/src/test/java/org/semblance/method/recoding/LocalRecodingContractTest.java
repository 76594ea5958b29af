package org.semblance.method.recoding;

import org.semblance.domain.Dataset;
import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;
import org.semblance.testkit.RandomTables;

class LocalRecodingContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new LocalRecoding(k, SearchEffort.QUICK);
    }

    @Override
    public Dataset dataset(RandomTables tables, int size) {
        return tables.generalizable(size);
    }

    @Override
    public boolean keepsPersonsTogether() {
        return false;
    }
}
