package org.semblance.method.microaggregation;

import java.util.List;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.method.GoalCapableMethod;
import org.semblance.method.GoalMethod;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.privacy.Aim;
import org.semblance.privacy.Guarantee;

/** A method that is nothing but microaggregation with some groups. */
interface MicroaggregationMethod extends GoalCapableMethod {

    /** The microaggregation it stands for. */
    Microaggregation microaggregation();

    /** Masks by its own groups, or by those merged until more holds. */
    default Masked mask(Dataset data, Microaggregation groups, Watcher watcher) {
        return groups.mask(data, watcher);
    }

    @Override
    default Masked mask(Dataset data, Watcher watcher) {
        return mask(data, microaggregation(), watcher);
    }

    @Override
    default List<Guarantee> claims() {
        return microaggregation().claims();
    }

    /** The same groups, merged until each of them holds what is aimed for. */
    @Override
    default Method reaching(List<Aim> aims) {
        return new GoalMethod(
                this,
                aims,
                (data, more, watcher) -> mask(data, microaggregation().reaching(more), watcher));
    }
}
