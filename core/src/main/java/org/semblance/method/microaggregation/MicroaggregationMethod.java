package org.semblance.method.microaggregation;

import java.util.List;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.method.GoalCapableMethod;
import org.semblance.method.GoalMethod;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.privacy.Aim;
import org.semblance.privacy.Guarantee;

/** A method that consists of microaggregation with certain groups. */
interface MicroaggregationMethod extends GoalCapableMethod {

    /** Its microaggregation. */
    Microaggregation microaggregation();

    /** Masks with its own groups, or with groups merged to satisfy goals. */
    default Masked mask(Dataset data, Microaggregation groups, Watcher watcher) {
        return groups.mask(data, watcher);
    }

    @Override
    default Masked mask(Dataset data, Watcher watcher) {
        return mask(data, microaggregation(), watcher);
    }

    @Override
    default Masked mask(Dataset data, Chance chance, Watcher watcher) {
        return mask(data, microaggregation().drawing(chance), watcher);
    }

    @Override
    default boolean drawsNoise() {
        return microaggregation().displaces();
    }

    @Override
    default List<Guarantee> claims() {
        return microaggregation().claims();
    }

    /** The same method with groups merged until each satisfies the goals. */
    @Override
    default Method reaching(List<Aim> aims) {
        return new GoalMethod(
                this,
                aims,
                (data, more, chance, watcher) ->
                        mask(data, microaggregation().reaching(more).drawing(chance), watcher));
    }
}
