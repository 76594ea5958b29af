package org.semblance.method.microaggregation;

import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;

class TClosenessMergeContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new TClosenessMerge(k, 0.1 * k, "illness");
    }
}
