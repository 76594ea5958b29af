package org.semblance.method.microaggregation;

import org.semblance.domain.Combine;
import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;

class AbrilContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new Abril(k, Combine.MEAN, null);
    }
}
