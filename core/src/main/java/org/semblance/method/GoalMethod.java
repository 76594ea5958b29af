package org.semblance.method;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.semblance.Chance;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.domain.Dataset;
import org.semblance.domain.PartitionedDataset;
import org.semblance.privacy.Aim;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.PopulationGuarantee;

/**
 * A method extended by goals: its groups are merged until each of them satisfies the goals too. Everything else is as
 * in the method itself.
 */
public final class GoalMethod extends MethodDecorator implements PartitionedMethod {

    /** Masks with the groups of a method, merged until each satisfies the goals. */
    @FunctionalInterface
    public interface Masking {
        Masked mask(Dataset data, List<Aim> aims, Chance chance, Watcher watcher);
    }

    private final Method own;
    private final List<Aim> aims;
    private final List<PopulationGuarantee> ofPopulation;
    private final Masking masking;

    /**
     * Extends a method.
     *
     * @param own the method
     * @param aims the goals
     * @param masking how it masks so that the goals are satisfied
     */
    public GoalMethod(Method own, List<Aim> aims, Masking masking) {
        this(own, aims, List.of(), masking);
    }

    /**
     * Extends a method that generalises.
     *
     * @param ofPopulation guarantees about a population, which the masking satisfies too
     */
    public GoalMethod(Method own, List<Aim> aims, List<PopulationGuarantee> ofPopulation, Masking masking) {
        super(own);
        this.own = own;
        this.aims = List.copyOf(aims);
        this.ofPopulation = List.copyOf(ofPopulation);
        this.masking = masking;
    }

    @Override
    public Masked mask(Dataset data, Watcher watcher) {
        return mask(data, Chance.secure(), watcher);
    }

    @Override
    public Masked mask(Dataset data, Chance chance, Watcher watcher) {
        return masking.mask(data, aims, chance, watcher);
    }

    @Override
    public PartitionedMasked mask(PartitionedDataset data, Chance chance, Watcher watcher) {
        throw notInParts(Stream.concat(aims.stream(), ofPopulation.stream()));
    }

    /** The problem for goals that need more than the quasi-identifiers of a partitioned table. */
    public static Problem notInParts(Stream<? extends Guarantee> goals) {
        return Problem.recipe(
                ProblemCode.E_ENGINE,
                goals.map(Guarantee::name).collect(Collectors.joining(" and "))
                        + " is reached by looking at all rows of a group, which lie in several parts",
                "run it with ‹engine local›, or leave it out");
    }

    @Override
    public List<Guarantee> claims() {
        Set<Guarantee> claims = new LinkedHashSet<>(own.claims());
        claims.addAll(aims);
        claims.addAll(ofPopulation);
        return List.copyOf(claims);
    }
}
