package org.semblance.privacy;

import java.util.Collection;
import java.util.List;
import org.semblance.CatalogEntry;
import org.semblance.domain.Attribute;

/** A privacy guarantee that a release promises, together with its verification. */
public interface Guarantee {

    /** What a guarantee is verified on, in addition to the released file. */
    enum Basis {
        /** The released file alone. */
        RELEASE,
        /** Original values, which only the data holder has. */
        ORIGINAL,
        /** The people among whom an intruder searches. */
        POPULATION
    }

    /** The name in recipes and reports: that of its entry in the catalog. */
    default String name() {
        return CatalogEntry.Name.of(getClass());
    }

    /**
     * What it is verified on.
     *
     * @param quasiIdentifiers the columns that are masked
     */
    default Basis basis(Collection<String> quasiIdentifiers) {
        return Basis.RELEASE;
    }

    /**
     * What a verdict counted, in words that may be published: they follow from the recipe.
     *
     * @param counted the words of the verdict, which the owner reads
     */
    default String published(String counted) {
        return counted;
    }

    /** Refuses attributes that it cannot be about, before any data are read. */
    default void refuseUnfit(List<Attribute> attributes) {}

    /** Verifies the guarantee on a release. */
    Verdict check(ReleasedTable released, Evidence evidence);
}
