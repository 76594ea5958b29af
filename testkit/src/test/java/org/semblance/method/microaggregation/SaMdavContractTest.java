package org.semblance.method.microaggregation;

import org.semblance.domain.Combine;
import org.semblance.method.Spreadable;
import org.semblance.testkit.TuplesContract;

class SaMdavContractTest implements TuplesContract {

    @Override
    public Spreadable method(int k) {
        return new SaMdav(k, k % 2 == 0 ? Closest.WEIGHTED : Closest.PLAIN, Combine.MEAN, null);
    }
}
