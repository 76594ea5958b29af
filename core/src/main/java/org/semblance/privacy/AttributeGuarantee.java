package org.semblance.privacy;

import org.semblance.data.Column;

/**
 * A guarantee about one sensitive attribute in every equivalence class.
 *
 * <p>The released column is judged. If the attribute is also a quasi-identifier, a class shows one masked value, and
 * the original values behind it are judged.
 */
public interface AttributeGuarantee extends Aim {

    /** The description of the attribute in recipes. */
    String ATTRIBUTE = "the sensitive attribute, a column with the role confidential";

    /** The sensitive attribute. */
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
