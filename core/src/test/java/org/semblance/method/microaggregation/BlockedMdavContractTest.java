package org.semblance.method.microaggregation;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.domain.OrderedAxis;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.method.blocking.KdBlocking;
import org.semblance.privacy.Guarantee;
import org.semblance.testkit.MethodContract;

/** Groups made in blocks that hardly hold two of them, where there is something to cut. */
class BlockedMdavContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        MdavMethod whole = new MdavMethod(k);
        Method blocked = whole.in(new KdBlocking(Math.max(4, 2 * k)));
        return new Method() {
            @Override
            public Masked mask(Dataset data, Watcher watcher) {
                boolean cut = data.records().parts().stream().anyMatch(part -> part.space() instanceof OrderedAxis);
                return (cut ? blocked : whole).mask(data, watcher);
            }

            @Override
            public List<Guarantee> claims() {
                return blocked.claims();
            }
        };
    }
}
