package org.semblance.method.microaggregation;

import org.semblance.domain.Combination;
import org.semblance.method.PartitionedMethod;
import org.semblance.testkit.PartitionedMethodContract;

class SMdavMethodContractTest implements PartitionedMethodContract {

    @Override
    public PartitionedMethod method(int k) {
        return new SMdavMethod(k, Combination.MEAN, null);
    }
}
