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
 * A sample of encounters whose first two diagnoses go together as strongly, or as weakly, as those of the paper do.
 *
 * @param id its name in figures
 * @param how how it was drawn
 */
record PairSample(String id, String how, Dataset data) {

    /** The first so many encounters are drawn from. */
    static final int FIRST = 30_000;

    /** Sizes are the paper's; which pairs make up most of a sample is ours. */
    enum Kind {
        STRONG("strong", 1250, 100, "sd below .5", 0, 0.5),
        /** With pairs of exactly .5, of which there are as many again: two categories of one chapter. */
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

        /** In words, for the page. */
        String how() {
            return chosen + " pairs with " + rule + " and " + others + " at random";
        }
    }

    /**
     * Draws a sample without replacement: pairs whose distance fits in random order, then any of those left.
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
        // what was passed over to find fitting ones stands first
        Collections.shuffle(order, random);
        int[] rows = Stream.concat(chosen.stream(), order.stream().limit(kind.others))
                .mapToInt(Integer::intValue)
                .toArray();
        return new PairSample(
                kind.id,
                kind.how() + ", of the first " + FIRST + " encounters, by seed " + seed,
                all.over(all.table().rows(rows)));
    }

    /** How far apart the first two diagnoses of each encounter are. */
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

    /** The same encounters, read by other domains. */
    PairSample over(Dataset all) {
        return new PairSample(id, how, all.over(data.table()));
    }

    int size() {
        return data.table().size();
    }
}
