package org.semblance.quality.semantics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Column;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.ShortestPath;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.quality.Measure;
import org.semblance.quality.Score;
import org.semblance.quality.loss.SemanticRmse;

/**
 * By hand, with the distances of Wu and Palmer: cat and dog 1/3, cat and rose 2/3, cat and animal 1/5, cat and plant 3/5.
 */
class SemanticMeasuresTest {

    private static final Taxonomy THINGS = things();
    private static final Offset<Double> EXACT = within(1e-12);

    private static Taxonomy things() {
        return Taxonomy.named("things")
                .chain("cat", "animal", "thing")
                .chain("dog", "animal")
                .chain("rose", "plant", "thing")
                .chain("oak", "plant")
                .build();
    }

    private static Concepts concepts(Taxonomy taxonomy) {
        return new Concepts(taxonomy, new WuPalmer(), Concepts.Average.MEAN, map(taxonomy));
    }

    private static ConceptMap map(Taxonomy taxonomy) {
        return ConceptMap.of(
                taxonomy,
                Stream.of("thing", "animal", "plant", "cat", "dog", "rose", "oak")
                        .collect(Collectors.toMap(Function.identity(), Function.identity())));
    }

    /** Columns a, b, … of words; an empty one is missing. */
    private static Table table(String... columns) {
        return Table.of(IntStream.range(0, columns.length)
                .<Column>mapToObj(i -> Words.of(
                        name(i),
                        Stream.of(columns[i].split(" "))
                                .map(word -> word.equals("-") ? null : word)
                                .toArray(String[]::new)))
                .toList());
    }

    private static String name(int column) {
        return String.valueOf((char) ('a' + column));
    }

    private static Dataset original(String... columns) {
        List<Attribute> attributes = new ArrayList<>();
        for (int i = 0; i < columns.length; i++) {
            attributes.add(Attribute.of(name(i), Role.QUASI_IDENTIFIER, concepts(THINGS)));
        }
        return Dataset.of(table(columns), attributes);
    }

    private static Score score(Measure measure, Dataset original, Table released) {
        return measure.of(original, released, Watcher.SILENT);
    }

    @Test
    void theMeanMovesWithWhatMostRowsHold() {
        Dataset original = original("cat cat dog", "cat cat dog");
        Score score = score(new SemanticMeanShift(), original, table("dog dog cat", "cat cat cat"));
        assertThat(score.attributes().get("a")).isCloseTo(1.0 / 3, EXACT);
        assertThat(score.attributes().get("b")).isZero();
        assertThat(score.value()).isCloseTo(1.0 / 6, EXACT);
    }

    @Test
    void meansAreSoughtAmongTheConceptsOfTheOriginalsDomain() {
        // of animals, the one nearest to roses is what "animal" means; plants are no candidates
        Dataset original = original("cat cat dog");
        assertThat(score(new SemanticMeanShift(), original, table("rose rose rose"))
                        .value())
                .isCloseTo(1.0 / 5, EXACT);
    }

    @Test
    void whereNothingWithAMeaningIsReleasedTheMeanIsAsFarAsCanBe() {
        Dataset original = original("cat cat dog");
        assertThat(score(new SemanticMeanShift(), original, table("- - -")).value())
                .isEqualTo(1);
        assertThat(score(new SemanticMeanShift(), original, table("unicorn - yeti"))
                        .value())
                .isEqualTo(1);
    }

    @Test
    void varianceIsComparedWithWhatNoiseShouldMakeOfIt() {
        // mean cat, one of three at 1/3
        Dataset original = original("cat cat dog");
        assertThat(score(new SemanticVarianceError(0), original, table("dog dog cat"))
                        .value())
                .isCloseTo(0, EXACT);
        assertThat(score(new SemanticVarianceError(0.5), original, table("dog dog cat"))
                        .value())
                .isCloseTo(0.5 / 27, EXACT);
        // mean dog, one of three at 2/3
        assertThat(score(new SemanticVarianceError(0.5), original, table("dog dog rose"))
                        .value())
                .isCloseTo(4.0 / 27 - 1.5 / 27, EXACT);
    }

    @Test
    void aReleasedTextWithoutAConceptIsAsFarFromTheMeanAsCanBe() {
        // mean dog, one of three at 1
        assertThat(score(new SemanticVarianceError(0), original("cat cat dog"), table("dog dog unicorn"))
                        .value())
                .isCloseTo(1.0 / 3 - 1.0 / 27, EXACT);
    }

    @Test
    void missingValuesHaveNoSay() {
        assertThat(score(new SemanticVarianceError(0), original("cat - cat dog"), table("dog dog cat -"))
                        .value())
                .isCloseTo(0, EXACT);
        assertThat(score(new DistanceCorrelation(), original("cat rose", "dog oak"), table("cat -", "- oak"))
                        .value())
                .isZero();
    }

    @Test
    void twoRowsVaryTogetherByHalfTheRootOfBothDistances() {
        Dataset original = original("cat rose", "dog oak");
        Table released = table("cat dog", "dog oak");
        double before = 1.0 / 3;
        double after = Math.sqrt(1.0 / 3 * 2 / 3) / 2;
        assertThat(score(new DistanceCovarianceError(0), original, released).value())
                .isCloseTo(before - after, EXACT);
        Score score = score(new DistanceCovarianceError(0.2), original, released);
        assertThat(score.value()).isCloseTo(1.2 * before - after, EXACT);
        assertThat(score.attributes()).containsOnlyKeys("a × b");
    }

    @Test
    void correlationBeforeAndAfterStandSideBySide() {
        Dataset original = original("cat cat rose rose", "cat rose cat rose");
        Table released = table("cat cat rose rose", "dog dog oak oak");
        assertThat(score(new OriginalDistanceCorrelation(), original, released).value())
                .isCloseTo(0, within(1e-7));
        assertThat(score(new DistanceCorrelation(), original, released).value()).isCloseTo(1, EXACT);
        assertThat(score(new DistanceCorrelation(), original, original.table()).value())
                .isCloseTo(0, within(1e-7));
    }

    @Test
    void pairsAreThoseOfOneTaxonomyAndOneSimilarity() {
        Taxonomy others = things();
        List<Concepts> domains = List.of(
                concepts(THINGS),
                concepts(others),
                concepts(THINGS),
                new Concepts(THINGS, new ShortestPath(), Concepts.Average.MEAN, map(THINGS)),
                concepts(others));
        String column = "cat rose";
        List<Attribute> attributes = new ArrayList<>();
        for (int i = 0; i < domains.size(); i++) {
            attributes.add(Attribute.of(name(i), Role.QUASI_IDENTIFIER, domains.get(i)));
        }
        Dataset original = Dataset.of(table(column, column, column, column, column), attributes);
        assertThat(score(new DistanceCorrelation(), original, original.table()).attributes())
                .containsOnlyKeys("a × c", "b × e");
    }

    @Test
    void rootMeanSquareIsThatOfAllCellsAndOfEachAttribute() {
        Dataset original = original("cat cat dog", "rose oak oak");
        Score score = score(new SemanticRmse(), original, table("dog cat animal", "rose oak oak"));
        assertThat(score.value()).isCloseTo(Math.sqrt((1.0 / 9 + 1.0 / 25) / 6), EXACT);
        assertThat(score.attributes().get("a")).isCloseTo(Math.sqrt((1.0 / 9 + 1.0 / 25) / 3), EXACT);
        assertThat(score.attributes().get("b")).isZero();
    }

    @Test
    void refusesATableWithNothingToMeasure() {
        Dataset words = Dataset.of(table("cat dog"), List.of(Attribute.of("a", Role.QUASI_IDENTIFIER, new Nominal())));
        for (Measure measure :
                List.of(new SemanticMeanShift(), new SemanticVarianceError(0), new DistanceCorrelation())) {
            assertNothingToMeasure(measure, words);
        }
        for (Measure measure :
                List.of(new DistanceCovarianceError(0), new DistanceCorrelation(), new OriginalDistanceCorrelation())) {
            assertNothingToMeasure(measure, original("cat dog"));
        }
        assertNothingToMeasure(new SemanticMeanShift(), original("- -"));
    }

    private static void assertNothingToMeasure(Measure measure, Dataset original) {
        assertThatThrownBy(() -> score(measure, original, original.table()))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_MEASURE"));
    }

    @Test
    void refusesALevelThatIsNone() {
        for (double alpha : new double[] {-0.1, Double.NaN, Double.POSITIVE_INFINITY}) {
            for (Function<Double, Measure> measure :
                    List.<Function<Double, Measure>>of(SemanticVarianceError::new, DistanceCovarianceError::new)) {
                assertThatThrownBy(() -> measure.apply(alpha))
                        .isInstanceOfSatisfying(
                                Problem.class,
                                problem -> assertThat(problem.code()).isEqualTo("E_ALPHA"));
            }
        }
    }

    @Test
    void whatIsUsualForNoiseKnowsItsLevel() {
        assertThat(NoiseMeasures.usual(0.3)).contains(new SemanticVarianceError(0.3), new DistanceCovarianceError(0.3));
        Map<String, Measure> names = NoiseMeasures.usual(0.3).stream()
                .collect(Collectors.toMap(
                        measure -> score(measure, original("cat rose", "dog oak"), table("cat dog", "dog oak"))
                                .name(),
                        Function.identity()));
        assertThat(names)
                .containsOnlyKeys(
                        "semantic-mean-shift",
                        "semantic-variance-error",
                        "distance-covariance-error",
                        "semantic-rmse",
                        "original-distance-correlation",
                        "distance-correlation",
                        "distance-linkage",
                        "assignment-linkage");
    }
}
