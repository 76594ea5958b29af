package org.semblance.domain.taxonomy.similarity;

import java.util.EnumSet;
import java.util.Set;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * Lin similarity: the information that two concepts share, relative to the information of both.
 *
 * <p>{@code sim(a, b) = 2·IC(c) / (IC(a) + IC(b))}, where c is the common ancestor with the largest {@link
 * InformationContent}; {@code distance(a, b) = 1 − sim(a, b)}.
 *
 * <p>Range: both from 0 to 1; larger similarity means more alike. Edge cases: a concept has similarity 1 to itself,
 * also the root, whose information content is 0; two different concepts that both have content 0 have similarity 0,
 * instead of 0/0.
 *
 * <p>Lin, An information-theoretic definition of similarity, ICML 1998.
 */
@CatalogEntry(
        name = Lin.NAME,
        summary = "twice the information content of the most informative common ancestor, divided by the "
                + "sum of both",
        source = "Lin, D. (1998). An information-theoretic definition of similarity. 15th International Conference on"
                + " Machine Learning, 296-304.")
public record Lin(
        @About(value = "formula of the information content: sanchez or seco", fallback = "sanchez")
        InformationContent informationContent)
        implements Similarity {

    public static final String NAME = "lin";

    @Override
    public Comparison on(Taxonomy taxonomy) {
        double[] content = informationContent.of(taxonomy);
        return new Comparison() {
            @Override
            public double similarity(int one, int other) {
                double both = content[one] + content[other];
                return one == other ? 1 : both == 0 ? 0 : 2 * taxonomy.mostAbove(content, one, other) / both;
            }

            @Override
            public double distance(int one, int other) {
                return 1 - similarity(one, other);
            }

            @Override
            public void distances(int from, double[] out) {
                taxonomy.mostAbove(content, from, out);
                for (int concept = 0; concept < out.length; concept++) {
                    double both = content[from] + content[concept];
                    out[concept] = 1 - (both == 0 ? 0 : 2 * out[concept] / both);
                }
                out[from] = 0;
            }
        };
    }

    @Override
    public Set<Property> properties() {
        return EnumSet.allOf(Property.class);
    }
}
