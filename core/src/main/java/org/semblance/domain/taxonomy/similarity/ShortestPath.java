package org.semblance.domain.taxonomy.similarity;

import java.util.EnumSet;
import java.util.Set;
import org.semblance.CatalogEntry;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * Path similarity: the inverse of the number of concepts on the shortest path between two concepts.
 *
 * <p>{@code sim(a, b) = 1 / (links(a, b) + 1)} and {@code distance(a, b) = 1 − sim(a, b)}, where {@code links} is the
 * smallest number of is-a links from a up to a common ancestor and down to b.
 *
 * <p>Range: similarity above 0 up to 1, distance from 0 to below 1; larger similarity means more alike. Edge cases: a
 * concept has similarity 1 and distance 0 to itself. If concepts have several parents, a more general ancestor may be
 * fewer links away than a more specific one, so distance does not always grow upwards; therefore {@link
 * Similarity.Property#GROWS_UPWARD} is not promised. A virtual root that joins several hierarchies counts like any
 * other concept.
 *
 * <p>Rada et al., Development and application of a metric on semantic nets, IEEE Transactions on Systems, Man, and
 * Cybernetics 19 (1989).
 */
@CatalogEntry(
        name = ShortestPath.NAME,
        summary = "one divided by the number of concepts on the shortest path",
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
