package org.semblance.release.recipe;

import org.semblance.catalog.Parameter;

/**
 * The attack scenarios that a recipe can accept by name, as docs/attack-model.md calls them. A scenario that is measured by
 * a single measure has the name of the measure.
 */
public enum AttackName {
    /** Looks for one person who is in the data. */
    PROSECUTOR,
    /** Links everybody. */
    MARKETER,
    /** Looks for anybody in a population. */
    JOURNALIST,
    /** Infers a sensitive value without finding the row. */
    INSIDER,
    /** Has other releases of the same people. */
    COLLECTOR,
    /** Knows the method. */
    METHOD,
    /** Knows columns that are released unchanged. */
    OTHER_COLUMNS,
    /** Knows an unusual word of a person who wrote a document. */
    RARE_WORDS,
    /** Reconstructs texts or word lists from vectors. */
    WORD_LISTS,
    /** Asks whether a document is among those released. */
    MEMBERSHIP;

    /** The name in recipes and reports. */
    public String id() {
        return Parameter.kebab(this);
    }
}
