package org.semblance.method;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.privacy.Aim;
import org.semblance.privacy.Guarantee;

/** A method whose groups are merged until each holds some aims too; all else is as with the method itself. */
public final class Reaching extends Altered {

    /** Masks by the groups of a method, merged until each holds some aims. */
    @FunctionalInterface
    public interface Masking {
        Masked mask(Dataset data, List<Aim> aims, Watcher watcher);
    }

    private final Method own;
    private final List<Aim> aims;
    private final Masking masking;

    /**
     * A method that reaches more.
     *
     * @param own the method
     * @param masking how it masks so that the aims hold
     */
    public Reaching(Method own, List<Aim> aims, Masking masking) {
        super(own);
        this.own = own;
        this.aims = List.copyOf(aims);
        this.masking = masking;
    }

    @Override
    public Masked mask(Dataset data, Watcher watcher) {
        return masking.mask(data, aims, watcher);
    }

    @Override
    public List<Guarantee> claims() {
        Set<Guarantee> claims = new LinkedHashSet<>(own.claims());
        claims.addAll(aims);
        return List.copyOf(claims);
    }
}
