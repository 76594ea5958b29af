package org.semblance.method;

import java.util.List;
import java.util.Optional;
import org.semblance.domain.Combine;
import org.semblance.domain.taxonomy.Reach;
import org.semblance.quality.Measure;

/** A method that masks otherwise than one that a recipe names; all that does not depend on how it masks is as with that. */
public abstract class Altered implements Method {

    private final Method own;

    protected Altered(Method own) {
        this.own = own;
    }

    @Override
    public final Combine combine() {
        return own.combine();
    }

    @Override
    public final Reach reach() {
        return own.reach();
    }

    @Override
    public final Optional<Budget> budget() {
        return own.budget();
    }

    @Override
    public final List<Measure> measures() {
        return own.measures();
    }
}
