package org.semblance.privacy;

import org.semblance.data.Column;

/**
 * A guarantee about one confidential attribute in every class of equal rows.
 *
 * <p>What is judged is the column as it was released. Where the attribute is a quasi-identifier too, a class shows one
 * masked value, and what is judged are the original values behind it.
 */
public interface AttributeGuarantee extends Aim {

    /** What a recipe is told of the attribute. */
    String ATTRIBUTE = "the confidential attribute";

    /** The confidential attribute. */
    String of();

    @Override
    default boolean byCountAlone(Evidence evidence) {
        return false;
    }

    /** The values to be judged. */
    private Column values(ReleasedTable released, Evidence.Kept kept) {
        return kept.masked() ? kept.column() : released.values(of());
    }

    /** The evidence about the attribute, with the values to be judged. */
    default Evidence.Kept judged(ReleasedTable released, Evidence evidence) {
        Evidence.Kept kept = evidence.confidential(this);
        return new Evidence.Kept(kept.domain(), values(released, kept), kept.roles());
    }
}
