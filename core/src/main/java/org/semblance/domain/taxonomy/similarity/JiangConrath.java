package org.semblance.domain.taxonomy.similarity;

import java.util.EnumSet;
import java.util.Set;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * The information content of both concepts that their most informative common ancestor does not carry, halved so that
 * it is at most 1; the similarity is what is left to 1.
 *
 * <p>Jiang and Conrath, Semantic similarity based on corpus statistics and lexical taxonomy, ROCLING 1997.
 */
@CatalogEntry(
        name = JiangConrath.NAME,
        summary = "one less half the information of both that the common subsumer does not carry",
        source = "Jiang, J. J. and Conrath, D. W. (1997). Semantic similarity based on corpus statistics and lexical"
                + " taxonomy. 10th Research on Computational Linguistics International Conference, 19-33.")
public record JiangConrath(
        @About(value = "how information content is told by the taxonomy", fallback = "sanchez")
        InformationContent informationContent)
        implements Similarity {

    public static final String NAME = "jiang-conrath";

    @Override
    public Comparison on(Taxonomy taxonomy) {
        double[] content = informationContent.of(taxonomy);
        return new Comparison() {
            @Override
            public double similarity(int one, int other) {
                return 1 - distance(one, other);
            }

            @Override
            public double distance(int one, int other) {
                return one == other
                        ? 0
                        : Math.max(0, (content[one] + content[other]) / 2 - taxonomy.mostAbove(content, one, other));
            }

            @Override
            public void distances(int from, double[] out) {
                taxonomy.mostAbove(content, from, out);
                for (int concept = 0; concept < out.length; concept++) {
                    out[concept] = Math.max(0, (content[from] + content[concept]) / 2 - out[concept]);
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
