package org.semblance.method.microaggregation;

import java.util.List;
import java.util.Optional;
import org.semblance.Watcher;
import org.semblance.domain.Combine;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.Reach;
import org.semblance.method.Budget;
import org.semblance.method.Masked;
import org.semblance.method.blocking.Blocking;
import org.semblance.quality.Measure;

/** A method by groups that are made block by block; all else is as with the method itself. */
final class Blocked implements ByGroups {

    private final ByGroups own;
    private final Blocking blocking;

    Blocked(ByGroups own, Blocking blocking) {
        this.own = own;
        this.blocking = blocking;
    }

    @Override
    public Microaggregation microaggregation() {
        return own.microaggregation().in(blocking);
    }

    @Override
    public Masked mask(Dataset data, Microaggregation groups, Watcher watcher) {
        return own.mask(data, groups, watcher);
    }

    @Override
    public Combine combine() {
        return own.combine();
    }

    @Override
    public Reach reach() {
        return own.reach();
    }

    @Override
    public Optional<Budget> budget() {
        return own.budget();
    }

    @Override
    public List<Measure> measures() {
        return own.measures();
    }
}
