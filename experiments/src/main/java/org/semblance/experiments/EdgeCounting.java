package org.semblance.experiments;

import java.util.EnumSet;
import java.util.Set;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * Wu and Palmer's similarity with depths counted in edges, so that the root has depth 0: the interpretation that we do
 * not use.
 */
record EdgeCounting() implements Similarity {

    @Override
    public Comparison on(Taxonomy taxonomy) {
        return new Comparison() {
            @Override
            public double similarity(int one, int other) {
                return one == other
                        ? 1
                        : 2.0
                                * (taxonomy.depth(taxonomy.lcs(one, other)) - 1)
                                / (taxonomy.depth(one) + taxonomy.depth(other) - 2);
            }

            @Override
            public double distance(int one, int other) {
                return 1 - similarity(one, other);
            }
        };
    }

    @Override
    public Set<Property> properties() {
        return EnumSet.allOf(Property.class);
    }
}
