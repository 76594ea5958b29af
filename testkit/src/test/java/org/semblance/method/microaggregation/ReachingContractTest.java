package org.semblance.method.microaggregation;

import java.util.List;
import org.semblance.domain.Combine;
import org.semblance.method.Aiming;
import org.semblance.method.Method;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.TCloseness;
import org.semblance.testkit.MethodContract;

/** Methods by groups that aim for more than they claim of themselves. */
class ReachingContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        Aiming method = switch (k % 4) {
            case 0 -> new SaMdav(2, Closest.PLAIN, Combine.MEAN, null);
            case 1 -> new MdavMuArgus(2);
            case 2 -> new Abril(2, Combine.MEAN, null);
            default -> new EqualityMode(2, EqualityMode.Equality.ATTRIBUTE, null);
        };
        return method.reaching(List.of(new KAnonymity(k), new TCloseness(0.3, "illness", null)));
    }
}
