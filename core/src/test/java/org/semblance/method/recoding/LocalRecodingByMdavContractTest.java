package org.semblance.method.recoding;

import org.semblance.method.Method;

class LocalRecodingByMdavContractTest extends LocalRecodingContractTest {

    @Override
    public Method method(int k) {
        return new LocalRecoding(k, GroupOrigin.MDAV, SearchEffort.QUICK, RecodingObjective.GRANULARITY);
    }

    @Override
    public boolean keepsPersonsTogether() {
        return true;
    }
}
