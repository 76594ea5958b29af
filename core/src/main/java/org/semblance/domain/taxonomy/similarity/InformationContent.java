package org.semblance.domain.taxonomy.similarity;

import org.semblance.domain.taxonomy.Taxonomy;

/**
 * How much it says that something is of a concept, told by the taxonomy alone: 0 at the root, 1 at the most specific.
 */
public enum InformationContent {

    /**
     * By the leaves below and the ancestors above: −ln((leaves / ancestors + 1) / (all leaves + 1)). Sánchez, Batet and
     * Isern, Ontology-based information content computation, Knowledge-Based Systems 24 (2011), Eq. 8.
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
                // the same as −ln((spread + 1) / (all + 1)) / most, and exactly 0 at the root and 1 at a leaf
                content[concept] = 1 - StrictMath.log(spread + 1) / most;
            }
            return content;
        }
    },

    /**
     * By the concepts below: 1 − ln(below + 1) / ln(all). Seco, Veale and Hayes, An intrinsic information content metric
     * for semantic similarity in WordNet, ECAI 2004.
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

    /** The content of each concept. It grows from a concept to each one below it. */
    public abstract double[] of(Taxonomy taxonomy);
}
