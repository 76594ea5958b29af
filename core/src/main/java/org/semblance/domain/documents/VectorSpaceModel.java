package org.semblance.domain.documents;

import java.util.List;
import org.semblance.data.Vectors;

/**
 * A vector space model: documents as unit vectors of term weights.
 *
 * @param vectors one vector of length 1 for each document
 * @param terms the terms of the positions; empty if unknown
 * @param reduction how many terms were dropped, and why
 */
public record VectorSpaceModel(Vectors vectors, List<String> terms, Reduction reduction) {

    /**
     * The numbers of dropped terms, each counted under the first reason that applies.
     *
     * @param rare fewer than k documents or authors use them
     * @param outside more or fewer documents use them than the analysis allows
     * @param everywhere all documents use them, so their weight is 0
     * @param notSelected enough terms have a larger weight
     */
    public record Reduction(int rare, int outside, int everywhere, int notSelected) {}

    public VectorSpaceModel {
        terms = List.copyOf(terms);
    }
}
