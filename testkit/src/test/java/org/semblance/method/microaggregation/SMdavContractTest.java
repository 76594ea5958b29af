package org.semblance.method.microaggregation;

import org.semblance.domain.Combine;
import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;

class SMdavContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new SMdav(k, Combine.MEAN, null);
    }
}
