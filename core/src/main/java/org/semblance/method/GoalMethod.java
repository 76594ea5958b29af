package org.semblance.method;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.domain.PartitionedDataset;
import org.semblance.privacy.Aim;
import org.semblance.privacy.Guarantee;

/**
 * A method extended by goals: its groups are merged until each of them satisfies the goals too. Everything else is as
 * in the method itself.
 */
public final class GoalMethod extends MethodDecorator implements PartitionedMethod {

    /** Masks with the groups of a method, merged until each satisfies the goals. */
    @FunctionalInterface
    public interface Masking {
        Masked mask(Dataset data, List<Aim> aims, Watcher watcher);
    }

    private final Method own;
    private final List<Aim> aims;
    private final Masking masking;

    /**
     * Extends a method.
     *
     * @param own the method
     * @param aims the goals
     * @param masking how it masks so that the goals are satisfied
     */
    public GoalMethod(Method own, List<Aim> aims, Masking masking) {
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
    public PartitionedMasked mask(PartitionedDataset data, Chance chance, Watcher watcher) {
        throw notInParts(aims);
    }

    /** The problem for goals that need more than the quasi-identifiers of a partitioned table. */
    public static Problem notInParts(List<? extends Aim> aims) {
        return Problem.recipe(
                ProblemCode.E_ENGINE,
                aims.stream().map(Aim::name).collect(Collectors.joining(" and "))
                        + " is reached by looking at the confidential values of all rows of a group, which lie in several parts",
                "run it with ‹engine local›, or leave it out");
    }

    @Override
    public List<Guarantee> claims() {
        Set<Guarantee> claims = new LinkedHashSet<>(own.claims());
        claims.addAll(aims);
        return List.copyOf(claims);
    }
}
