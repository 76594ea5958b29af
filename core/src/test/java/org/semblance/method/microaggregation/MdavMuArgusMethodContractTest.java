package org.semblance.method.microaggregation;

import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;

class MdavMuArgusMethodContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new MdavMuArgusMethod(k);
    }
}
