package org.semblance.method.microaggregation;

import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;

class TClosenessKFirstMethodContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new TClosenessKFirstMethod(k, 0.1 * k, "illness");
    }
}
