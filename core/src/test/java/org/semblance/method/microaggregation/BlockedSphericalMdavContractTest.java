package org.semblance.method.microaggregation;

import org.semblance.domain.Dataset;
import org.semblance.method.Method;
import org.semblance.method.blocking.SphericalBlocking;
import org.semblance.testkit.MethodContract;
import org.semblance.testkit.RandomTables;

/** Groups of documents made in blocks that hardly hold two of them. */
class BlockedSphericalMdavContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new SphericalMdavMethod(k, SphericalMdavMethod.Refine.EXCHANGE)
                .in(new SphericalBlocking(Math.max(4, 2 * k)));
    }

    @Override
    public Dataset dataset(RandomTables tables, int size) {
        return tables.ofVectors(size);
    }
}
