package org.semblance.method.microaggregation;

import org.semblance.domain.Combination;
import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;

class AbrilMethodContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new AbrilMethod(k, Combination.MEAN, null);
    }
}
