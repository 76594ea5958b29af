package org.semblance.domain.taxonomy.similarity;

import java.util.EnumSet;
import java.util.Set;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * Twice the information content of the most informative common ancestor, divided by the sum of both contents; the
 * distance is what is left to 1.
 *
 * <p>Lin, An information-theoretic definition of similarity, ICML 1998.
 */
@CatalogEntry(
        name = Lin.NAME,
        summary = "twice the information of the common subsumer, divided by that of both",
        source = "Lin, D. (1998). An information-theoretic definition of similarity. 15th International Conference on"
                + " Machine Learning, 296-304.")
public record Lin(
        @About(value = "how information content is told by the taxonomy", fallback = "sanchez")
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
