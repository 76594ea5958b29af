package org.semblance.domain.taxonomy.similarity;

import java.util.EnumSet;
import java.util.Set;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * −ln of the number of concepts on the shortest way, divided by twice the height of the taxonomy (a virtual root not
 * counted); the distance is what is missing to the largest similarity, ln of twice the height.
 *
 * <p>Leacock and Chodorow, Combining local context and WordNet similarity for word sense identification, in WordNet: An
 * Electronic Lexical Database, MIT Press 1998.
 */
@CatalogEntry(
        name = LeacockChodorow.NAME,
        summary = "the shortest way between two concepts against twice the height, in logarithms",
        source = "Leacock, C. and Chodorow, M. (1998). Combining local context and WordNet similarity for word sense"
                + " identification. In WordNet: An Electronic Lexical Database, MIT Press, 265-283.")
public record LeacockChodorow(
        @About(value = "whether distances are divided by the largest similarity", fallback = "true")
        boolean normalised) implements Similarity {

    public static final String NAME = "leacock-chodorow";

    @Override
    public Comparison on(Taxonomy taxonomy) {
        double span = 2.0 * (taxonomy.height() - (taxonomy.hasVirtualRoot() ? 1 : 0));
        double most = StrictMath.log(span);
        double unit = normalised ? most : 1;
        return new Comparison() {
            @Override
            public double similarity(int one, int other) {
                return -StrictMath.log((taxonomy.links(one, other) + 1) / span);
            }

            @Override
            public double distance(int one, int other) {
                return one == other ? 0 : (most - similarity(one, other)) / unit;
            }

            /** Ways are no longer than up to the root and down again, so there are few logarithms. */
            @Override
            public void distances(int from, double[] out) {
                double[] ofLinks = new double[2 * taxonomy.height()];
                for (int links = 1; links < ofLinks.length; links++) {
                    ofLinks[links] = (most + StrictMath.log((links + 1) / span)) / unit;
                }
                taxonomy.links(from, out);
                for (int concept = 0; concept < out.length; concept++) {
                    out[concept] = ofLinks[(int) out[concept]];
                }
            }

            /** The longest way leads from the lowest level to the root and down again. */
            @Override
            public double most() {
                return Math.max(1, StrictMath.log(2.0 * taxonomy.height() - 1) / unit);
            }
        };
    }

    /** A way through a virtual root may hold more concepts than twice the height, so distances are not bounded. */
    @Override
    public Set<Property> properties() {
        return EnumSet.of(Property.SYMMETRIC, Property.ZERO_ONLY_TO_ITSELF);
    }
}
