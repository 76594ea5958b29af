package org.semblance.method.microaggregation;

import java.util.List;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.method.MethodDecorator;
import org.semblance.privacy.Guarantee;

/**
 * A microaggregation method as its paper has it: groups publish their prototype whoever holds it, even a category that
 * a single person has. For experiments; it claims no minimum number of contributors.
 */
public final class EveryCategory extends MethodDecorator {

    private final MicroaggregationMethod own;

    private EveryCategory(MicroaggregationMethod own) {
        super(own);
        this.own = own;
    }

    /**
     * The same method without regard to holders.
     *
     * @throws IllegalArgumentException if the method is no microaggregation
     */
    public static Method of(Method method) {
        if (method instanceof MicroaggregationMethod own) {
            return new EveryCategory(own);
        }
        throw new IllegalArgumentException("only groups publish prototypes");
    }

    private Microaggregation microaggregation() {
        return own.microaggregation().withEveryCategory();
    }

    @Override
    public Masked mask(Dataset data, Watcher watcher) {
        return own.mask(data, microaggregation(), watcher);
    }

    @Override
    public Masked mask(Dataset data, Chance chance, Watcher watcher) {
        return own.mask(data, microaggregation().drawing(chance), watcher);
    }

    @Override
    public List<Guarantee> claims() {
        return microaggregation().claims();
    }
}
