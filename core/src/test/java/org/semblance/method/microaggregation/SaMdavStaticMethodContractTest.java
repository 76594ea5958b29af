package org.semblance.method.microaggregation;

import org.semblance.domain.Combination;
import org.semblance.method.PartitionedMethod;
import org.semblance.testkit.TuplesContract;

class SaMdavStaticMethodContractTest implements TuplesContract {

    @Override
    public PartitionedMethod method(int k) {
        return new SaMdavStaticMethod(k, k % 2 == 0 ? ClosestRule.WEIGHTED : ClosestRule.PLAIN, Combination.MEAN, null);
    }
}
