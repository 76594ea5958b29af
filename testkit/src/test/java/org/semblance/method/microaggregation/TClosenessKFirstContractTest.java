package org.semblance.method.microaggregation;

import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;

class TClosenessKFirstContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new TClosenessKFirst(k, 0.1 * k, "illness");
    }
}
