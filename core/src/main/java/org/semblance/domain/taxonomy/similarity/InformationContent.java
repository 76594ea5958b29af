package org.semblance.domain.taxonomy.similarity;

import org.semblance.domain.taxonomy.Taxonomy;

/**
 * Intrinsic information content: how specific a concept is, computed from the taxonomy alone, without a corpus. It is 0
 * at the root and 1 at every leaf, and never decreases from a concept to one below it. In a taxonomy of one concept,
 * that concept has content 1.
 */
public enum InformationContent {

    /**
     * From the leaves below a concept and its ancestors: {@code IC(c) = −ln((leaves(c) / ancestors(c) + 1) / (all
     * leaves + 1)) / ln(all leaves + 1)}. A leaf has 0 leaves below it; a concept is one of its own ancestors. Sánchez,
     * Batet and Isern, Ontology-based information content computation, Knowledge-Based Systems 24 (2011), Eq. 8,
     * divided by its maximum.
     */
    SANCHEZ {
        @Override
        public double[] of(Taxonomy taxonomy) {
            int[] leaves = taxonomy.leafCounts();
            double all = Math.max(1, leaves[Taxonomy.ROOT]);
            double most = StrictMath.log(all + 1);
            double[] content = new double[taxonomy.size()];
            for (int concept = 0; concept < content.length; concept++) {
                double spread = (double) leaves[concept] / taxonomy.ancestorCount(concept);
                // equal to −ln((spread + 1) / (all + 1)) / most, and exactly 0 at the root and 1 at a leaf
                content[concept] = 1 - StrictMath.log(spread + 1) / most;
            }
            return content;
        }
    },

    /**
     * From the number of concepts below a concept: {@code IC(c) = 1 − ln(below(c) + 1) / ln(all concepts)}, the concept
     * itself not counted in {@code below}. Seco, Veale and Hayes, An intrinsic information content metric for semantic
     * similarity in WordNet, ECAI 2004.
     */
    SECO {
        @Override
        public double[] of(Taxonomy taxonomy) {
            int[] below = taxonomy.descendantCounts();
            double most = StrictMath.log(Math.max(2, taxonomy.size()));
            double[] content = new double[taxonomy.size()];
            for (int concept = 0; concept < content.length; concept++) {
                content[concept] = 1 - StrictMath.log(below[concept] + 1) / most;
            }
            return content;
        }
    };

    /** The information content of each concept, by concept number. */
    public abstract double[] of(Taxonomy taxonomy);
}
