package org.semblance.method.microaggregation;

import org.semblance.domain.Combine;
import org.semblance.method.Spreadable;
import org.semblance.testkit.SpreadableContract;

class SMdavContractTest implements SpreadableContract {

    @Override
    public Spreadable method(int k) {
        return new SMdav(k, Combine.MEAN, null);
    }
}
