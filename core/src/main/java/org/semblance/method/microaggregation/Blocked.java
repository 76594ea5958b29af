package org.semblance.method.microaggregation;

import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.method.Altered;
import org.semblance.method.Masked;
import org.semblance.method.blocking.Blocking;

/** A method by groups that are made block by block; all else is as with the method itself. */
final class Blocked extends Altered implements SpreadByGroups {

    private final ByGroups own;
    private final Blocking blocking;

    Blocked(ByGroups own, Blocking blocking) {
        super(own);
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
}
