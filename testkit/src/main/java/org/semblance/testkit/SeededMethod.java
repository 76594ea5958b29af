package org.semblance.testkit;

import java.util.List;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.privacy.Guarantee;

/** A method with a fixed random seed. */
public record SeededMethod(Method method, long seed) implements Method {

    @Override
    public Masked mask(Dataset data, Watcher watcher) {
        return method.mask(data, Chance.seeded(seed), watcher);
    }

    @Override
    public List<Guarantee> claims() {
        return method.claims();
    }
}
