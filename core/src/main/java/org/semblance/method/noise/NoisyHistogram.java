package org.semblance.method.noise;

import java.util.Arrays;
import org.semblance.Chance;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.taxonomy.statistics.ConceptCounts;

/**
 * A differentially private histogram: the counts of all concepts of a domain in a column, each with noise, whether the
 * column has the concept or not. Negative counts become 0; if all are 0, all concepts count equally.
 *
 * <p>Changing one record changes two counts by one, so noise of scale 2/ε satisfies ε (Dwork et al., Calibrating noise
 * to sensitivity in private data analysis, TCC 2006).
 */
final class NoisyHistogram {

    private NoisyHistogram() {}

    /** The counts of the concepts, by their positions in the domain. */
    static long[] of(PrivateAttribute attribute, int[] concepts, Table values, double epsilon, Chance chance) {
        long[] counts = counts(attribute, concepts, values);
        Chance.Draws draws = chance.draws(Integer.MAX_VALUE);
        draws.at(0);
        DiscreteLaplace noise = new DiscreteLaplace(epsilon / 2, draws);
        for (int place = 0; place < counts.length; place++) {
            counts[place] = Math.max(0, counts[place] + noise.next());
        }
        if (Arrays.stream(counts).allMatch(count -> count == 0)) {
            Arrays.fill(counts, 1);
        }
        return counts;
    }

    private static long[] counts(PrivateAttribute attribute, int[] concepts, Table values) {
        Words column = (Words) values.column(attribute.attribute().name());
        ConceptCounts held = ConceptCounts.of(column, values.rows(), attribute.domain());
        long[] counts = new long[concepts.length];
        for (int value = 0; value < held.size(); value++) {
            // concepts are sorted
            counts[Arrays.binarySearch(concepts, held.concept(value))] = held.count(value);
        }
        return counts;
    }
}
