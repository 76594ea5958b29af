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

/** A way to mask the quasi-identifiers of a table. */
public interface Method {

    /** Masks; rows keep their places. */
    Masked mask(Dataset data, Watcher watcher);

    /** Masks with random numbers from a given source, where it needs any. */
    default Masked mask(Dataset data, Chance chance, Watcher watcher) {
        return mask(data, watcher);
    }

    /** How it compares records of several attributes, and so how they are compared where its result is measured. */
    default Combination combine() {
        return Combination.EUCLIDEAN;
    }

    /** Which concepts it may put in place of words, and so which ones a release of it has to name. */
    default ReleasableConcepts reach() {
        return ReleasableConcepts.UPWARD;
    }

    /** How much its result may tell of a record, where the method is differentially private. */
    default Optional<PrivacyBudget> budget() {
        return Optional.empty();
    }

    /** What is measured when nobody says what; empty for what is usual with the domains of the attributes. */
    default List<Measure> measures() {
        return List.of();
    }

    /** What a table masked by this method holds. */
    List<Guarantee> claims();
}
