package org.semblance.domain.taxonomy.similarity;

import java.util.EnumSet;
import java.util.Set;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * Jiang-Conrath distance: the information of two concepts that their most informative common ancestor does not have.
 *
 * <p>{@code distance(a, b) = (IC(a) + IC(b)) / 2 − IC(c)}, where c is the common ancestor with the largest {@link
 * InformationContent}; {@code sim(a, b) = 1 − distance(a, b)}. The published distance is twice as large; it is halved
 * here so that it is at most 1.
 *
 * <p>Range: both from 0 to 1; larger similarity means more alike. Edge cases: a concept has distance 0 to itself; a
 * distance that rounding would make negative is 0.
 *
 * <p>Jiang and Conrath, Semantic similarity based on corpus statistics and lexical taxonomy, ROCLING 1997.
 */
@CatalogEntry(
        name = JiangConrath.NAME,
        summary = "1 − d, with d the mean information content of both concepts minus that of their most "
                + "informative common ancestor",
        source = "Jiang, J. J. and Conrath, D. W. (1997). Semantic similarity based on corpus statistics and lexical"
                + " taxonomy. 10th Research on Computational Linguistics International Conference, 19-33.")
public record JiangConrath(
        @About(value = "formula of the information content: sanchez or seco", fallback = "sanchez")
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
