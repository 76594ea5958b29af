package org.semblance.domain.taxonomy.similarity;

import java.util.EnumSet;
import java.util.Set;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * Resnik similarity: the information content of the most informative common ancestor of two concepts.
 *
 * <p>{@code sim(a, b) = max IC(c)} over the common ancestors c of a and b (a concept is its own ancestor), with {@link
 * InformationContent} scaled from 0 to 1; {@code distance(a, b) = 1 − sim(a, b)} for different concepts.
 *
 * <p>Range: both from 0 to 1; larger similarity means more alike. Edge cases: the distance of a concept to itself is
 * set to 0, because by the formula a general concept would be far from itself; its similarity to itself stays its own
 * information content, which may be below 1. Two concepts with only the root in common have similarity 0.
 *
 * <p>Resnik, Using information content to evaluate semantic similarity in a taxonomy, IJCAI 1995.
 */
@CatalogEntry(
        name = Resnik.NAME,
        summary = "information content of the most informative common ancestor",
        source = "Resnik, P. (1995). Using information content to evaluate semantic similarity in a taxonomy. 14th"
                + " International Joint Conference on Artificial Intelligence, 448-453.")
public record Resnik(
        @About(value = "formula of the information content: sanchez or seco", fallback = "sanchez")
        InformationContent informationContent)
        implements Similarity {

    public static final String NAME = "resnik";

    @Override
    public Comparison on(Taxonomy taxonomy) {
        double[] content = informationContent.of(taxonomy);
        return new Comparison() {
            @Override
            public double similarity(int one, int other) {
                return taxonomy.mostAbove(content, one, other);
            }

            @Override
            public double distance(int one, int other) {
                return one == other ? 0 : 1 - similarity(one, other);
            }

            @Override
            public void distances(int from, double[] out) {
                taxonomy.mostAbove(content, from, out);
                for (int concept = 0; concept < out.length; concept++) {
                    out[concept] = 1 - out[concept];
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
