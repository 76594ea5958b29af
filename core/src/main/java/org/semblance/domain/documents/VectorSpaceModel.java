package org.semblance.domain.documents;

import java.util.List;
import org.semblance.data.Vectors;

/**
 * Documents as unit vectors.
 *
 * @param vectors one of length 1 for each document
 * @param terms what the places stand for; empty where nobody said it
 * @param reduction how many terms were left out, and why
 */
public record VectorSpaceModel(Vectors vectors, List<String> terms, Reduction reduction) {

    /**
     * Terms that were left out, each counted under the first reason that applies.
     *
     * @param rare fewer than k documents or authors use them
     * @param outside more or fewer documents use them than the analysis asks for
     * @param everywhere all documents use them, so that they weigh nothing
     * @param notSelected there are enough terms of a larger weight
     */
    public record Reduction(int rare, int outside, int everywhere, int notSelected) {}

    public VectorSpaceModel {
        terms = List.copyOf(terms);
    }
}
