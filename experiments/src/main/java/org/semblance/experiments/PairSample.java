package org.semblance.experiments;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.semblance.data.Words;
import org.semblance.domain.Dataset;
import org.semblance.domain.taxonomy.Concepts;

/**
 * A sample of encounters whose first two diagnoses are as strongly, or as weakly, correlated as those of the paper.
 *
 * @param id its name in figures
 * @param how a description of how it was drawn
 */
record PairSample(String id, String how, Dataset data) {

    /** Samples are drawn from this number of encounters at the beginning of the file. */
    static final int FIRST = 30_000;

    /** The kinds of sample. The sizes are the paper's; the rule for most of the pairs is ours. */
    enum Kind {
        STRONG("strong", 1250, 100, "sd below .5", 0, 0.5),
        /** With pairs at exactly .5, two categories of one chapter, which are as many again. */
        STRONG_WITH_HALF("strong-with-half", 1250, 100, "sd up to .5", 0, Math.nextUp(0.5)),
        WEAK("weak", 800, 249, "sd above .7", Math.nextUp(0.7), Double.POSITIVE_INFINITY);

        private final String id;
        private final int chosen;
        private final int others;
        private final String rule;
        private final double least;
        private final double below;

        Kind(String id, int chosen, int others, String rule, double least, double below) {
            this.id = id;
            this.chosen = chosen;
            this.others = others;
            this.rule = rule;
            this.least = least;
            this.below = below;
        }

        String id() {
            return id;
        }

        boolean fits(double distance) {
            return distance >= least && distance < below;
        }

        /** The description for the page. */
        String how() {
            return chosen + " pairs with " + rule + " and " + others + " at random";
        }
    }

    /**
     * Draws a sample without replacement: random pairs whose distance fits, then random ones of the others.
     *
     * @param all encounters with two diagnoses or more, compared by Wu and Palmer's distance
     */
    static PairSample draw(Kind kind, Dataset all, long seed) {
        double[] distances = distances(all, Math.min(FIRST, all.table().size()));
        List<Integer> order = IntStream.range(0, distances.length).boxed().collect(Collectors.toList());
        Random random = new Random(seed);
        Collections.shuffle(order, random);
        List<Integer> chosen = order.stream()
                .filter(row -> kind.fits(distances[row]))
                .limit(kind.chosen)
                .toList();
        order.removeAll(Set.copyOf(chosen));
        // otherwise the pairs that were passed over would come first
        Collections.shuffle(order, random);
        int[] rows = Stream.concat(chosen.stream(), order.stream().limit(kind.others))
                .mapToInt(Integer::intValue)
                .toArray();
        return new PairSample(
                kind.id,
                kind.how() + ", of the first " + FIRST + " encounters, by seed " + seed,
                all.over(all.table().rows(rows)));
    }

    /** The distance between the first two diagnoses of each encounter. */
    private static double[] distances(Dataset all, int rows) {
        Concepts domain = (Concepts) all.attributes().get(0).domain();
        int[][] concepts = all.attributes().subList(0, 2).stream()
                .map(attribute -> (Words) all.table().column(attribute.name()))
                .map(words -> Arrays.stream(words.codes())
                        .limit(rows)
                        .map(code ->
                                domain.concept(words.dictionary().get(code)).orElseThrow())
                        .toArray())
                .toArray(int[][]::new);
        return IntStream.range(0, rows)
                .mapToDouble(row -> domain.comparison().distance(concepts[0][row], concepts[1][row]))
                .toArray();
    }

    /** The same encounters with other domains. */
    PairSample over(Dataset all) {
        return new PairSample(id, how, all.over(data.table()));
    }

    int size() {
        return data.table().size();
    }
}
