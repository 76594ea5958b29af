package org.semblance.method.microaggregation;

import org.semblance.domain.Combine;
import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;

class SaMdavContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new SaMdav(k, k % 2 == 0 ? Closest.WEIGHTED : Closest.PLAIN, Combine.MEAN, null);
    }
}
