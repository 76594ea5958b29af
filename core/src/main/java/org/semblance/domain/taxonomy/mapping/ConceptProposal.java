package org.semblance.domain.taxonomy.mapping;

import java.util.List;

/**
 * What a value probably means.
 *
 * @param rows how many rows hold the value
 * @param candidates the concepts it may mean, the proposed one first; none when nothing was found
 * @param confidence between 0 and 1; 0 when nothing was found
 * @param doubtful whether a person should look at it before others
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
