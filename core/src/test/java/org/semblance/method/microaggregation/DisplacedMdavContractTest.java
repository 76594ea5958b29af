package org.semblance.method.microaggregation;

import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;
import org.semblance.testkit.SeededMethod;

class DisplacedMdavContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new SeededMethod(new MdavMethod(k, null, false, 1.0), 7);
    }
}
