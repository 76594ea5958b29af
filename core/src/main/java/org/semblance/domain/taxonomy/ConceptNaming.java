package org.semblance.domain.taxonomy;

import java.io.Serializable;
import java.util.Set;

/**
 * How concepts are written in a column.
 *
 * @param ids whether by their ids; otherwise by their labels
 * @param reserved texts with another meaning there, such as tokens for missing values
 */
public record ConceptNaming(boolean ids, Set<String> reserved) implements Serializable {

    public static final ConceptNaming LABELS = new ConceptNaming(false, Set.of());

    public ConceptNaming {
        reserved = Set.copyOf(reserved);
    }

    public String text(Taxonomy taxonomy, int concept) {
        return ids ? taxonomy.id(concept) : taxonomy.label(concept);
    }
}
