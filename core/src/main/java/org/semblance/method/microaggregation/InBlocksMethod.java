package org.semblance.method.microaggregation;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.Workers;
import org.semblance.domain.Dataset;
import org.semblance.method.Masked;
import org.semblance.method.MethodDecorator;
import org.semblance.method.blocking.Blocking;
import org.semblance.privacy.Guarantee;

/** A microaggregation method with groups formed block by block; everything else is as in the method itself. */
final class InBlocksMethod extends MethodDecorator implements PartitionedMicroaggregationMethod {

    private final MicroaggregationMethod own;
    private final Blocking blocking;
    private final Workers workers;

    InBlocksMethod(MicroaggregationMethod own, Blocking blocking, Workers workers) {
        super(own);
        this.own = own;
        this.blocking = blocking;
        this.workers = workers;
    }

    @Override
    public Microaggregation microaggregation() {
        return own.microaggregation().in(blocking, workers);
    }

    /** The claims of the method itself, which may be less than its groups would allow. */
    @Override
    public List<Guarantee> claims() {
        return own.claims();
    }

    @Override
    public Masked mask(Dataset data, Microaggregation groups, Watcher watcher) {
        return own.mask(data, groups, watcher);
    }
}
