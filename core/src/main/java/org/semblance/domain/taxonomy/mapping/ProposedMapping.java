package org.semblance.domain.taxonomy.mapping;

import java.util.List;
import java.util.OptionalInt;

/**
 * What the values of a column probably mean.
 *
 * @param proposals one for each value, in order of first appearance
 * @param subsumer the concept that the proposed ones are kinds of, but for outliers; none when too little was found
 * @param carried whether the taxonomy carries the column: enough of it was found, and it hangs together
 */
public record ProposedMapping(
        String attribute, List<ConceptProposal> proposals, OptionalInt subsumer, boolean carried) {

    public ProposedMapping {
        proposals = List.copyOf(proposals);
    }

    /** The share of rows whose value was found. */
    public double coverage() {
        long rows = proposals.stream().mapToLong(ConceptProposal::rows).sum();
        long found = proposals.stream()
                .filter(ConceptProposal::mapped)
                .mapToLong(ConceptProposal::rows)
                .sum();
        return rows == 0 ? 0 : (double) found / rows;
    }
}
