package org.semblance.domain.taxonomy.similarity;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.semblance.CatalogEntry;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * Twice the depth of the least common subsumer, divided by the sum of both depths; the distance is what is left to 1.
 *
 * <p>Wu and Palmer, Verb semantics and lexical selection, ACL 1994. Depths count nodes on the longest chain from the
 * root, which has depth 1: so no child is as shallow as its parent.
 */
@CatalogEntry(
        name = WuPalmer.NAME,
        summary = "twice the depth of the common subsumer, divided by the sum of both depths",
        source = "Wu, Z. and Palmer, M. (1994). Verb semantics and lexical selection. 32nd Annual Meeting of the"
                + " Association for Computational Linguistics, 133-138.")
public record WuPalmer() implements Similarity {

    public static final String NAME = "wu-palmer";

    @Override
    public Comparison on(Taxonomy taxonomy) {
        double[] depths =
                IntStream.range(0, taxonomy.size()).mapToDouble(taxonomy::depth).toArray();
        return new Comparison() {
            @Override
            public double similarity(int one, int other) {
                return 2.0 * taxonomy.depth(taxonomy.lcs(one, other)) / (taxonomy.depth(one) + taxonomy.depth(other));
            }

            @Override
            public double distance(int one, int other) {
                return one == other ? 0 : 1 - similarity(one, other);
            }

            /** No two concepts are deeper than the deepest, and what they share is no shallower than the top. */
            @Override
            public double mostBelow(int top) {
                int[] below = taxonomy.descendants(top);
                // concepts are numbered by growing depth
                return 1 - (double) taxonomy.depth(top) / taxonomy.depth(below[below.length - 1]);
            }

            @Override
            public void distances(int from, double[] out) {
                taxonomy.mostAbove(depths, from, out);
                double depth = depths[from];
                for (int concept = 0; concept < out.length; concept++) {
                    out[concept] = 1 - 2 * out[concept] / (depth + depths[concept]);
                }
                out[from] = 0;
            }

            @Override
            public void sums(int[] from, int[] counts, double[] out) {
                if (taxonomy.isTree()) {
                    DepthSums.of(taxonomy, from, counts, out);
                } else {
                    Comparison.super.sums(from, counts, out);
                }
            }
        };
    }

    @Override
    public Set<Property> properties() {
        return EnumSet.allOf(Property.class);
    }
}
