package org.semblance.method.microaggregation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.semblance.Watcher;
import org.semblance.domain.Combine;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.Reach;
import org.semblance.method.Budget;
import org.semblance.method.Masked;
import org.semblance.method.Method;
import org.semblance.privacy.Aim;
import org.semblance.privacy.Guarantee;
import org.semblance.quality.Measure;

/** A method by groups that are merged until each holds some aims too. */
record Reaching(ByGroups method, List<Aim> aims) implements Method {

    Reaching {
        aims = List.copyOf(aims);
    }

    @Override
    public Masked mask(Dataset data, Watcher watcher) {
        return method.mask(data, method.microaggregation().reaching(aims), watcher);
    }

    @Override
    public Combine combine() {
        return method.combine();
    }

    @Override
    public Reach reach() {
        return method.reach();
    }

    @Override
    public Optional<Budget> budget() {
        return method.budget();
    }

    @Override
    public List<Measure> measures() {
        return method.measures();
    }

    @Override
    public List<Guarantee> claims() {
        Set<Guarantee> claims = new LinkedHashSet<>(method.claims());
        claims.addAll(aims);
        return new ArrayList<>(claims);
    }
}
