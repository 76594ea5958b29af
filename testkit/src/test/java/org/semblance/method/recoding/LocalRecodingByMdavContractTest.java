package org.semblance.method.recoding;

import org.semblance.method.Method;

class LocalRecodingByMdavContractTest extends LocalRecodingContractTest {

    @Override
    public Method method(int k) {
        return new LocalRecoding(k, Partition.MDAV, Effort.QUICK, Objective.GRANULARITY);
    }

    @Override
    public boolean keepsPersonsTogether() {
        return true;
    }
}
