package org.semblance.domain.taxonomy.similarity;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.semblance.CatalogEntry;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * Wu-Palmer similarity: how deep in the taxonomy the least common subsumer of two concepts lies.
 *
 * <p>{@code sim(a, b) = 2·depth(lcs) / (depth(a) + depth(b))} and {@code distance(a, b) = 1 − sim(a, b)}. The depth of
 * a concept is the number of concepts on the longest chain from the root, the root having depth 1. With the longest
 * chain a child is always deeper than each of its parents, even if it has several. {@code lcs} is the deepest ancestor
 * of both; a concept counts among its own ancestors.
 *
 * <p>Range: both lie between 0 and 1; larger similarity means more alike. No similarity is 0, because even the root has
 * depth 1, so distances stay below 1. Edge cases: a concept has distance 0 to itself, also if the taxonomy has one
 * concept only. Missing values and texts without a concept never reach a similarity; the domain gives them the largest
 * distance.
 *
 * <p>Wu and Palmer, Verb semantics and lexical selection, ACL 1994.
 */
@CatalogEntry(
        name = WuPalmer.NAME,
        summary = "twice the depth of the least common subsumer, divided by the sum of both depths",
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

            /**
             * The bound 1 − depth(top)/(greatest depth below it): no concept is deeper than the deepest, and no common
             * ancestor is higher than {@code top}.
             */
            @Override
            public double mostBelow(int top) {
                int[] below = taxonomy.descendants(top);
                // concepts are numbered by increasing depth
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
