package org.semblance.domain.taxonomy.similarity;

import java.util.EnumSet;
import java.util.Set;
import org.semblance.CatalogEntry;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * One divided by the number of concepts on the shortest way from one to the other; the distance is what is left to 1.
 *
 * <p>Rada et al., Development and application of a metric on semantic nets, IEEE Transactions on Systems, Man, and
 * Cybernetics 19 (1989). With several parents a farther ancestor may be fewer links away than a nearer one, so the
 * distance may shrink upward.
 */
@CatalogEntry(
        name = ShortestPath.NAME,
        summary = "one divided by the concepts on the shortest way",
        source = "Rada, R., Mili, H., Bicknell, E. and Blettner, M. (1989). Development and application of a metric on"
                + " semantic nets. IEEE Transactions on Systems, Man, and Cybernetics 19, 17-30.")
public record ShortestPath() implements Similarity {

    public static final String NAME = "path";

    @Override
    public Comparison on(Taxonomy taxonomy) {
        return new Comparison() {
            @Override
            public double similarity(int one, int other) {
                return 1.0 / (taxonomy.links(one, other) + 1);
            }

            @Override
            public double distance(int one, int other) {
                return 1 - similarity(one, other);
            }

            @Override
            public void distances(int from, double[] out) {
                taxonomy.links(from, out);
                for (int concept = 0; concept < out.length; concept++) {
                    out[concept] = 1 - 1.0 / (out[concept] + 1);
                }
            }
        };
    }

    @Override
    public Set<Property> properties() {
        return EnumSet.of(Property.SYMMETRIC, Property.ZERO_ONLY_TO_ITSELF, Property.AT_MOST_ONE);
    }
}
