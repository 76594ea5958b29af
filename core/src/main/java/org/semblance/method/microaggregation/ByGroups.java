package org.semblance.method.microaggregation;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.privacy.Guarantee;

/** A method that is nothing but microaggregation with some groups. */
interface ByGroups extends Method {

    /** The microaggregation it stands for. */
    Microaggregation microaggregation();

    @Override
    default Masked mask(Dataset data, Watcher watcher) {
        return microaggregation().mask(data, watcher);
    }

    @Override
    default List<Guarantee> claims() {
        return microaggregation().claims();
    }
}
