package org.semblance.domain.taxonomy.similarity;

import java.util.EnumSet;
import java.util.Set;
import org.semblance.About;
import org.semblance.CatalogEntry;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;

/**
 * Leacock-Chodorow similarity: the shortest path between two concepts on a logarithmic scale, relative to the height of
 * the taxonomy.
 *
 * <p>{@code sim(a, b) = −ln((links(a, b) + 1) / (2·h))}, where {@code links} is the number of is-a links on the
 * shortest path and {@code h} the greatest depth in the taxonomy (the root has depth 1; a virtual root is not counted).
 * The largest similarity, that of a concept and itself, is {@code ln(2·h)}, and {@code distance(a, b) = ln(2·h) −
 * sim(a, b) = ln(links + 1)}. With {@code normalized}, the default, the distance is divided by {@code ln(2·h)}.
 *
 * <p>Range: distance from 0; normalised distances are usually at most 1, but a path through a virtual root may have
 * more than 2·h concepts, so 1 is not an upper bound ({@link Similarity.Comparison#most()} gives it). Similarity may
 * then be negative. Edge case: a concept has distance 0 to itself.
 *
 * <p>Leacock and Chodorow, Combining local context and WordNet similarity for word sense identification, in WordNet: An
 * Electronic Lexical Database, MIT Press 1998.
 */
@CatalogEntry(
        name = LeacockChodorow.NAME,
        summary = "−ln(p / 2h), with p the number of concepts on the shortest path and h the height of the taxonomy",
        source = "Leacock, C. and Chodorow, M. (1998). Combining local context and WordNet similarity for word sense"
                + " identification. In WordNet: An Electronic Lexical Database, MIT Press, 265-283.")
public record LeacockChodorow(
        @About(
                value = "whether distances are divided by the similarity of a concept to itself",
                fallback = "true",
                formerly = "normalised")
        boolean normalized)
        implements Similarity {

    public static final String NAME = "leacock-chodorow";

    @Override
    public Comparison on(Taxonomy taxonomy) {
        double span = 2.0 * (taxonomy.height() - (taxonomy.hasVirtualRoot() ? 1 : 0));
        double most = StrictMath.log(span);
        double unit = normalized ? most : 1;
        return new Comparison() {
            @Override
            public double similarity(int one, int other) {
                return -StrictMath.log((taxonomy.links(one, other) + 1) / span);
            }

            @Override
            public double distance(int one, int other) {
                return one == other ? 0 : (most - similarity(one, other)) / unit;
            }

            /** No path is longer than up to the root and down again, so few different logarithms occur. */
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

            /** The longest path leads from the lowest level to the root and down again. */
            @Override
            public double most() {
                return Math.max(1, StrictMath.log(2.0 * taxonomy.height() - 1) / unit);
            }
        };
    }

    /**
     * A path through a virtual root may have more concepts than twice the height, so distances are not bounded by 1.
     */
    @Override
    public Set<Property> properties() {
        return EnumSet.of(Property.SYMMETRIC, Property.ZERO_ONLY_TO_ITSELF);
    }
}
