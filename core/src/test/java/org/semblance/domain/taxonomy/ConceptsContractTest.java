package org.semblance.domain.taxonomy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.semblance.data.Column;
import org.semblance.domain.Metric;
import org.semblance.domain.taxonomy.Concepts.Average;
import org.semblance.domain.taxonomy.similarity.InformationContent;
import org.semblance.domain.taxonomy.similarity.LeacockChodorow;
import org.semblance.domain.taxonomy.similarity.Lin;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.testkit.MetricContract;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.RandomTaxonomies;

/** Concepts are a metric domain, whatever stands for a group. */
class ConceptsContractTest {

    private static final Taxonomy TAXONOMY = new RandomTaxonomies(new Random(7)).graph(50);

    private static final List<String> WORDS =
            List.of("oak", "elm", "ash", "fir", "yew", "box", "bay", "fig", "palm", "pine", "plum", "pear");

    private static Concepts concepts(Similarity similarity, Average average) {
        Map<String, Integer> map = new LinkedHashMap<>();
        for (int i = 0; i < WORDS.size(); i++) {
            map.put(WORDS.get(i), 4 * i + 1);
        }
        return new Concepts(TAXONOMY, similarity, average, ConceptMap.of(map));
    }

    interface OfConcepts extends MetricContract<Integer> {
        @Override
        default Column whole(Random random, int size) {
            return new RandomTables(random).whole().words("tree", size, WORDS);
        }

        @Override
        default Column gappy(Random random, int size) {
            return new RandomTables(random).words("tree", size, WORDS);
        }
    }

    @Nested
    class Centroids implements OfConcepts {
        @Override
        public Metric<Integer> metric() {
            return concepts(new WuPalmer(), Average.CENTROID);
        }
    }

    @Nested
    class CommonSubsumers implements OfConcepts {
        @Override
        public Metric<Integer> metric() {
            return concepts(new Lin(InformationContent.SANCHEZ), Average.LCS);
        }
    }

    @Nested
    class Unbounded implements OfConcepts {
        @Override
        public Metric<Integer> metric() {
            return concepts(new LeacockChodorow(false), Average.CENTROID);
        }
    }

    @Nested
    class Modes implements OfConcepts {
        @Override
        public Metric<Integer> metric() {
            return concepts(new WuPalmer(), Average.MODE);
        }
    }

    @Nested
    class Means implements OfConcepts {
        @Override
        public Metric<Integer> metric() {
            return concepts(new WuPalmer(), Average.MEAN);
        }
    }
}
