package org.semblance.method.microaggregation;

import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;

class TClosenessTFirstContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new TClosenessTFirst(k, 0.1 * k, "illness");
    }
}
