package org.semblance.method.microaggregation;

import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;

class TClosenessMergeMethodContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new TClosenessMergeMethod(k, 0.1 * k, "illness");
    }
}
