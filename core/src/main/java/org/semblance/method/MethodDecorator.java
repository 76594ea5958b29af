package org.semblance.method;

import java.util.List;
import java.util.Optional;
import org.semblance.domain.Combination;
import org.semblance.domain.taxonomy.ReleasableConcepts;
import org.semblance.quality.Measure;

/** A method that changes how another method masks and delegates everything else to it. */
public abstract class MethodDecorator implements Method {

    private final Method own;

    protected MethodDecorator(Method own) {
        this.own = own;
    }

    @Override
    public final boolean drawsNoise() {
        return own.drawsNoise();
    }

    @Override
    public final Combination combine() {
        return own.combine();
    }

    @Override
    public final ReleasableConcepts reach() {
        return own.reach();
    }

    @Override
    public final Optional<PrivacyBudget> budget() {
        return own.budget();
    }

    @Override
    public final List<Measure> measures() {
        return own.measures();
    }
}
