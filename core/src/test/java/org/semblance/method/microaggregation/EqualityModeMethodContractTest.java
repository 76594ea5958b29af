package org.semblance.method.microaggregation;

import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;

class EqualityModeMethodContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new EqualityModeMethod(
                k, k % 2 == 0 ? EqualityModeMethod.Equality.ATTRIBUTE : EqualityModeMethod.Equality.TUPLE, null);
    }
}
