package org.semblance.domain.taxonomy.similarity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.testkit.SimilarityContract;

/** Each similarity keeps the contract, and gives what its formula gives on a tree small enough to count by hand. */
class SimilaritiesTest {

    /** thing > (animal > (dog > poodle), cat), plant: six concepts, leaves poodle, cat and plant, four levels. */
    private static final Taxonomy TREE = Taxonomy.named("tree")
            .chain("poodle", "dog", "animal", "thing")
            .chain("cat", "animal")
            .chain("plant", "thing")
            .build();

    private static double similarity(Similarity measure, String one, String other) {
        return measure.on(TREE).similarity(TREE.concept(one), TREE.concept(other));
    }

    private static double distance(Similarity measure, String one, String other) {
        return measure.on(TREE).distance(TREE.concept(one), TREE.concept(other));
    }

    private static void close(double value, double expected) {
        assertThat(value).isCloseTo(expected, within(1e-12));
    }

    @Test
    void wuAndPalmerCompareDepths() {
        close(similarity(new WuPalmer(), "poodle", "cat"), 2.0 * 2 / (4 + 3));
        close(similarity(new WuPalmer(), "poodle", "plant"), 2.0 * 1 / (4 + 2));
        close(distance(new WuPalmer(), "dog", "poodle"), 1 - 2.0 * 3 / (3 + 4));
    }

    @Test
    void wuAndPalmerAreFarthestApartWhereTwoOfTheDeepestMeetAtTheTop() {
        Taxonomy twins = Taxonomy.named("twins")
                .chain("poodle", "dog", "animal", "thing")
                .chain("siamese", "cat", "animal")
                .build();
        Similarity.Comparison comparison = new WuPalmer().on(twins);
        double most = comparison.mostBelow(twins.concept("animal"));
        close(most, 1 - 2.0 / 4);
        assertThat(comparison.distance(twins.concept("poodle"), twins.concept("siamese")))
                .isEqualTo(most);
        assertThat(comparison.mostBelow(twins.concept("poodle"))).isZero();
    }

    @Test
    void thePathCountsConceptsOnTheWay() {
        close(similarity(new ShortestPath(), "poodle", "cat"), 1.0 / 4);
        close(similarity(new ShortestPath(), "dog", "dog"), 1);
    }

    @Test
    void leacockAndChodorowCompareTheWayWithTwiceTheHeight() {
        close(similarity(new LeacockChodorow(false), "poodle", "cat"), -Math.log(4.0 / 8));
        close(distance(new LeacockChodorow(false), "poodle", "cat"), Math.log(8) - Math.log(2));
        close(distance(new LeacockChodorow(true), "poodle", "cat"), (Math.log(8) - Math.log(2)) / Math.log(8));
        Taxonomy raised = TREE.underVirtualRoot();
        close(
                new LeacockChodorow(false).on(raised).similarity(raised.concept("poodle"), raised.concept("cat")),
                -Math.log(4.0 / 8));
    }

    @Test
    void contentsGrowFromNothingAtTheRootToOneAtTheMostSpecific() {
        double[] sanchez = InformationContent.SANCHEZ.of(TREE);
        double most = Math.log(3 + 1);
        close(sanchez[TREE.concept("thing")], 0);
        close(sanchez[TREE.concept("animal")], -Math.log((2.0 / 2 + 1) / 4) / most);
        close(sanchez[TREE.concept("dog")], -Math.log((1.0 / 3 + 1) / 4) / most);
        close(sanchez[TREE.concept("poodle")], 1);
        double[] seco = InformationContent.SECO.of(TREE);
        close(seco[TREE.concept("thing")], 0);
        close(seco[TREE.concept("animal")], 1 - Math.log(4) / Math.log(6));
        close(seco[TREE.concept("cat")], 1);
    }

    @Test
    void informationMeasuresCompareContents() {
        double animal = 1 - Math.log(4) / Math.log(6);
        close(similarity(new Resnik(InformationContent.SECO), "poodle", "cat"), animal);
        close(similarity(new Lin(InformationContent.SECO), "poodle", "cat"), 2 * animal / 2);
        close(distance(new JiangConrath(InformationContent.SECO), "poodle", "cat"), (1 + 1) / 2.0 - animal);
        close(similarity(new Lin(InformationContent.SECO), "poodle", "plant"), 0);
    }

    @Test
    void ofSeveralCommonAncestorsTheMostInformativeCounts() {
        // a and b share x, which has many kinds, and y, which has only them
        Taxonomy two = Taxonomy.named("two")
                .chain("a", "x", "root")
                .chain("b", "x")
                .chain("a", "y", "root")
                .chain("b", "y")
                .chain("c", "x")
                .chain("d", "x")
                .build();
        double[] content = InformationContent.SECO.of(two);
        close(
                new Resnik(InformationContent.SECO).on(two).similarity(two.concept("a"), two.concept("b")),
                content[two.concept("y")]);
    }

    @Nested
    class WuAndPalmer implements SimilarityContract {
        @Override
        public Similarity similarity() {
            return new WuPalmer();
        }
    }

    @Nested
    class Path implements SimilarityContract {
        @Override
        public Similarity similarity() {
            return new ShortestPath();
        }
    }

    @Nested
    class LeacockAndChodorow implements SimilarityContract {
        @Override
        public Similarity similarity() {
            return new LeacockChodorow(true);
        }
    }

    @Nested
    class LeacockAndChodorowNotNormalized implements SimilarityContract {
        @Override
        public Similarity similarity() {
            return new LeacockChodorow(false);
        }
    }

    @Nested
    class ResnikBySanchez implements SimilarityContract {
        @Override
        public Similarity similarity() {
            return new Resnik(InformationContent.SANCHEZ);
        }
    }

    @Nested
    class ResnikBySeco implements SimilarityContract {
        @Override
        public Similarity similarity() {
            return new Resnik(InformationContent.SECO);
        }
    }

    @Nested
    class LinBySanchez implements SimilarityContract {
        @Override
        public Similarity similarity() {
            return new Lin(InformationContent.SANCHEZ);
        }
    }

    @Nested
    class LinBySeco implements SimilarityContract {
        @Override
        public Similarity similarity() {
            return new Lin(InformationContent.SECO);
        }
    }

    @Nested
    class JiangAndConrathBySanchez implements SimilarityContract {
        @Override
        public Similarity similarity() {
            return new JiangConrath(InformationContent.SANCHEZ);
        }
    }

    @Nested
    class JiangAndConrathBySeco implements SimilarityContract {
        @Override
        public Similarity similarity() {
            return new JiangConrath(InformationContent.SECO);
        }
    }
}
