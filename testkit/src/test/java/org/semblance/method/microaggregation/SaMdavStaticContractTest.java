package org.semblance.method.microaggregation;

import org.semblance.domain.Combine;
import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;

class SaMdavStaticContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new SaMdavStatic(k, k % 2 == 0 ? Closest.WEIGHTED : Closest.PLAIN, Combine.MEAN, null);
    }
}
