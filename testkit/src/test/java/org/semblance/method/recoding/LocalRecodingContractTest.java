package org.semblance.method.recoding;

import org.semblance.method.Method;
import org.semblance.testkit.MethodContract;
import org.semblance.testkit.Trials;

class LocalRecodingContractTest implements MethodContract {

    @Override
    public Method method(int k) {
        return new LocalRecoding(k, Effort.QUICK);
    }

    @Override
    public void tried(Property property) {
        Trials.of(trials(), random -> {
            int k = 2 + random.nextInt(4);
            property.check(new Case(new RandomHierarchies(random).dataset(k, random.nextInt(3) == 0), k, random));
        });
    }
}
