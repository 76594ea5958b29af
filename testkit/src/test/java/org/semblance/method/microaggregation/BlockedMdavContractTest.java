package org.semblance.method.microaggregation;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.domain.Axis;
import org.semblance.domain.Dataset;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.method.blocking.Kd;
import org.semblance.privacy.Guarantee;
import org.semblance.testkit.MethodContract;

/** Groups made in blocks that hardly hold two of them, where there is something to cut. */
class BlockedMdavContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        MdavGeneric whole = new MdavGeneric(k);
        Method blocked = whole.in(new Kd(Math.max(4, 2 * k)));
        return new Method() {
            @Override
            public Masked mask(Dataset data, Watcher watcher) {
                boolean cut = data.records().parts().stream().anyMatch(part -> part.space() instanceof Axis);
                return (cut ? blocked : whole).mask(data, watcher);
            }

            @Override
            public List<Guarantee> claims() {
                return blocked.claims();
            }
        };
    }
}
