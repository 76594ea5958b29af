package org.semblance.method.microaggregation;

import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;

class EqualityModeContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new EqualityMode(k, k % 2 == 0 ? EqualityMode.Equality.ATTRIBUTE : EqualityMode.Equality.TUPLE, null);
    }
}
