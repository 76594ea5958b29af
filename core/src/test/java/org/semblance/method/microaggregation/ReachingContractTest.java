package org.semblance.method.microaggregation;

import java.util.List;
import org.semblance.domain.Combination;
import org.semblance.method.GoalCapableMethod;
import org.semblance.method.Method;
import org.semblance.privacy.KAnonymity;
import org.semblance.privacy.TCloseness;
import org.semblance.testkit.MethodContract;

/** Methods by groups that aim for more than they claim of themselves. */
class ReachingContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        GoalCapableMethod method = switch (k % 4) {
            case 0 -> new SaMdavMethod(2, ClosestRule.PLAIN, Combination.MEAN, null);
            case 1 -> new MdavMuArgusMethod(2);
            case 2 -> new AbrilMethod(2, Combination.MEAN, null);
            default -> new EqualityModeMethod(2, EqualityModeMethod.Equality.ATTRIBUTE, null);
        };
        return method.reaching(List.of(new KAnonymity(k), new TCloseness(0.3, "illness", null)));
    }
}
