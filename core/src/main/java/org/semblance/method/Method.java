package org.semblance.method;

import java.util.List;
import java.util.Optional;
import org.semblance.Chance;
import org.semblance.Watcher;
import org.semblance.domain.Combination;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.ReleasableConcepts;
import org.semblance.privacy.Guarantee;
import org.semblance.quality.Measure;

/** A masking method: it replaces the quasi-identifiers of a table by masked values. */
public interface Method {

    /** Masks a table; the order of rows does not change. */
    Masked mask(Dataset data, Watcher watcher);

    /** Masks with random numbers from a given source, if it needs any. */
    default Masked mask(Dataset data, Chance chance, Watcher watcher) {
        return mask(data, watcher);
    }

    /** Whether published values contain random noise, which averages out if it is drawn again for the same people. */
    default boolean drawsNoise() {
        return false;
    }

    /** How it combines attribute distances; its results are measured in the same way. */
    default Combination combine() {
        return Combination.EUCLIDEAN;
    }

    /** Which concepts it may release, and which therefore need names. */
    default ReleasableConcepts reach() {
        return ReleasableConcepts.UPWARD;
    }

    /** The privacy budget, if the method is differentially private. */
    default Optional<PrivacyBudget> budget() {
        return Optional.empty();
    }

    /** The default measures; empty for those that suit the domains of the attributes. */
    default List<Measure> measures() {
        return List.of();
    }

    /** The guarantees that a table masked by this method satisfies. */
    List<Guarantee> claims();
}
