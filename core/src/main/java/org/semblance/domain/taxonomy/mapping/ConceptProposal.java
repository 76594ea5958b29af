package org.semblance.domain.taxonomy.mapping;

import java.util.List;

/**
 * The proposed meaning of a value.
 *
 * @param value the value
 * @param rows the number of rows with the value
 * @param candidates the possible concepts, the proposed one first; empty if nothing was found
 * @param confidence from 0 to 1; 0 if nothing was found
 * @param doubtful whether a person should check it first
 */
public record ConceptProposal(
        String value, int rows, List<ConceptCandidate> candidates, double confidence, boolean doubtful) {

    public ConceptProposal {
        candidates = List.copyOf(candidates);
    }

    public boolean mapped() {
        return !candidates.isEmpty();
    }
}
