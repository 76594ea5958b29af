package org.semblance.domain.taxonomy.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.TaxonomyBuilder;
import org.semblance.domain.taxonomy.similarity.InformationContent;

class ColumnCoherenceTest {

    /** Without pairs it comes to what pairs give: the mean of Resnik's similarity over the best half of the others. */
    @Test
    void isTheMeanSimilarityToTheBestHalfOnATree() {
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            Taxonomy tree = tree(random);
            double[] content = InformationContent.SANCHEZ.of(tree);
            int[] column =
                    IntStream.range(0, 9).map(i -> random.nextInt(tree.size())).toArray();
            ColumnCoherence coherence = new ColumnCoherence(tree, content);
            for (int concept : column) {
                coherence.add(new int[][] {coherence.above(concept)}, new double[] {1});
            }
            for (int i = 0; i < column.length; i++) {
                int candidate = random.nextInt(tree.size());
                int[] own = coherence.above(column[i]);
                double[] suits = coherence.of(new int[][] {own, coherence.above(candidate)}, new double[] {1, 0});
                assertThat(suits[1])
                        .as("seed " + seed + ", value " + i)
                        .isCloseTo(byPairs(tree, content, column, i, candidate), within(1e-12));
            }
        }
    }

    private static double byPairs(Taxonomy tree, double[] content, int[] column, int value, int candidate) {
        double[] shared = IntStream.range(0, column.length)
                .filter(other -> other != value)
                .mapToDouble(other -> content[tree.lcs(candidate, column[other])])
                .sorted()
                .toArray();
        double mean = IntStream.range(shared.length / 2, shared.length)
                .mapToDouble(i -> shared[i])
                .average()
                .orElseThrow();
        return 2 * mean / (1 + content[candidate]);
    }

    private static Taxonomy tree(Random random) {
        TaxonomyBuilder builder = Taxonomy.named("tree").chain("0");
        for (int i = 1; i < 60; i++) {
            builder.chain(String.valueOf(i), String.valueOf(random.nextInt(i)));
        }
        return builder.build();
    }
}
