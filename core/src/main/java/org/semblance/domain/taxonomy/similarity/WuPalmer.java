package org.semblance.domain.taxonomy.similarity;

import java.util.EnumSet;
import java.util.Set;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * Twice the depth of the least common subsumer, divided by the sum of both depths; the distance is what is left to 1.
 *
 * <p>Wu and Palmer, Verb semantics and lexical selection, ACL 1994. Depths count nodes on the longest chain from the
 * root, which has depth 1: so no child is as shallow as its parent.
 */
public record WuPalmer() implements Similarity {

    @Override
    public Comparison on(Taxonomy taxonomy) {
        return new Comparison() {
            @Override
            public double similarity(int one, int other) {
                return 2.0 * taxonomy.depth(taxonomy.lcs(one, other)) / (taxonomy.depth(one) + taxonomy.depth(other));
            }

            @Override
            public double distance(int one, int other) {
                return one == other ? 0 : 1 - similarity(one, other);
            }
        };
    }

    @Override
    public Set<Property> properties() {
        return EnumSet.allOf(Property.class);
    }
}
