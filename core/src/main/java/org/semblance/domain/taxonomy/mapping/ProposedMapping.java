package org.semblance.domain.taxonomy.mapping;

import java.util.List;
import java.util.OptionalInt;

/**
 * The proposed meanings of the values of a column.
 *
 * @param proposals one for each value, in order of first appearance
 * @param subsumer the common kind of the proposed concepts, outliers aside; empty if too little was found
 * @param carried whether the taxonomy covers the column: enough values were found, and they are coherent
 */
public record ProposedMapping(
        String attribute, List<ConceptProposal> proposals, OptionalInt subsumer, boolean carried) {

    public ProposedMapping {
        proposals = List.copyOf(proposals);
    }

    /** The share of rows with a proposal. */
    public double coverage() {
        long rows = proposals.stream().mapToLong(ConceptProposal::rows).sum();
        long found = proposals.stream()
                .filter(ConceptProposal::mapped)
                .mapToLong(ConceptProposal::rows)
                .sum();
        return rows == 0 ? 0 : (double) found / rows;
    }
}
