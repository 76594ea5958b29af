package org.semblance.domain.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.data.Column;
import org.semblance.data.Numbers;
import org.semblance.data.Words;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.LeacockChodorow;
import org.semblance.domain.taxonomy.similarity.ShortestPath;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.domain.transport.TransportSolver;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.RandomTaxonomies;
import org.semblance.testkit.Trials;

/** Earth mover's distances against the transport problem with the distances that are written down for each domain. */
class EarthMoversTest {

    /** What no value has in common with anything. */
    private static double apart(
            @Nullable String one, @Nullable String other, ToDoubleBiFunction<String, String> between) {
        if (one == null || other == null) {
            return one == null && other == null ? 0 : 1;
        }
        return between.applyAsDouble(one, other);
    }

    /** Each row of the class is N units, each row of the table as many as the class has rows. */
    private static double byDefinition(Column column, int[] rows, ToDoubleBiFunction<String, String> between) {
        int size = column.size();
        double[][] costs = new double[rows.length][size];
        for (int i = 0; i < rows.length; i++) {
            for (int row = 0; row < size; row++) {
                costs[i][row] = apart(text(column, rows[i]), text(column, row), between);
            }
        }
        int[] supply = new int[rows.length];
        Arrays.fill(supply, size);
        int[] demand = new int[size];
        Arrays.fill(demand, rows.length);
        return PlainTransport.byAssignment(costs, supply, demand) / (size * (double) rows.length);
    }

    private static @Nullable String text(Column column, int row) {
        return column.missing(row) ? null : column.text(row);
    }

    private static int[] some(Random random, int size) {
        int[] rows =
                IntStream.range(0, size).filter(row -> random.nextInt(3) == 0).toArray();
        return rows.length == 0 ? new int[] {random.nextInt(size)} : rows;
    }

    private static void assertIsTheDefinition(
            Random random,
            Column column,
            Domain domain,
            @Nullable GroundDistance ground,
            ToDoubleBiFunction<String, String> d) {
        EarthMover mover = EarthMovers.of(column, domain, ground);
        for (int trial = 0; trial < 3; trial++) {
            int[] rows = some(random, column.size());
            double distance = byDefinition(column, rows, d);
            assertThat(mover.distance(rows)).isCloseTo(distance, within(1e-9));
            for (double t : new double[] {0, 0.1, 0.3, random.nextDouble()}) {
                if (Math.abs(t - distance) > 1e-8) {
                    assertThat(mover.within(t, rows)).isEqualTo(distance < t);
                }
            }
            assertThat(mover.within(distance + 1e-10, rows)).isTrue();
        }
        assertThat(mover.distance(IntStream.range(0, column.size()).toArray())).isCloseTo(0, within(1e-12));
    }

    @Test
    void equalGroundIsTheShareThatDiffers() {
        Trials.of(1000, random -> {
            Words column = new RandomTables(random).words("x", 1 + random.nextInt(10), List.of("a", "b", "c", "d"));
            assertIsTheDefinition(random, column, new Nominal(), null, (a, b) -> a.equals(b) ? 0 : 1);
        });
    }

    @Test
    void orderedGroundCountsTheNumbersBetween() {
        Trials.of(2000, random -> {
            Words texts = new RandomTables(random)
                    .words("x", 1 + random.nextInt(10), List.of("7", "-1", "7.0", "10", "1e1", "2.5", "300"));
            double[] values = IntStream.range(0, texts.size())
                    .mapToDouble(row -> texts.missing(row) ? Double.NaN : Double.parseDouble(texts.text(row)))
                    .toArray();
            double[] different = Arrays.stream(values)
                    .filter(value -> !Double.isNaN(value))
                    .sorted()
                    .distinct()
                    .toArray();
            ToDoubleBiFunction<String, String> steps = (a, b) -> different.length < 2
                    ? 0
                    : Math.abs(Arrays.binarySearch(different, Double.parseDouble(a))
                                    - Arrays.binarySearch(different, Double.parseDouble(b)))
                            / (different.length - 1.0);
            assertIsTheDefinition(random, texts, new Numeric(null), null, steps);
            assertIsTheDefinition(random, texts, new Nominal(), GroundDistance.ORDERED, steps);
            assertIsTheDefinition(random, Numbers.of("x", values), new Numeric(null), null, steps);
        });
    }

    @Test
    void orderedGroundCountsTheCategoriesOfAScaleAlsoThoseNobodyHas() {
        List<String> scale = List.of("low", "middling", "high", "very high");
        Trials.of(1000, random -> {
            Words column = new RandomTables(random).words("x", 1 + random.nextInt(10), scale);
            assertIsTheDefinition(
                    random,
                    column,
                    new Ordinal(scale, Ordinal.Average.MEDIAN),
                    null,
                    (a, b) -> Math.abs(scale.indexOf(a) - scale.indexOf(b)) / 3.0);
        });
    }

    @Test
    void hierarchiesGiveTheLevelOfTheLeastCommonLabel() {
        List<String> values = List.of("a", "b", "c", "d", "e");
        Trials.of(2000, random -> {
            RandomTables tables = new RandomTables(random);
            Hierarchy hierarchy = tables.hierarchy(values);
            Words column = tables.words("x", 1 + random.nextInt(10), values);
            assertIsTheDefinition(random, column, new Hierarchical(hierarchy), null, (a, b) -> {
                int level = 0;
                while (!hierarchy
                        .rows()
                        .get(values.indexOf(a))
                        .get(level)
                        .equals(hierarchy.rows().get(values.indexOf(b)).get(level))) {
                    level++;
                }
                return level / (double) hierarchy.height();
            });
        });
    }

    @Test
    void conceptsGiveTheSemanticDistanceAndWordsForOneConceptAreOnePlace() {
        Trials.of(1500, random -> {
            int size = 2 + random.nextInt(12);
            Taxonomy taxonomy = new RandomTaxonomies(random).graph(size);
            List<String> words = new ArrayList<>();
            Map<String, Integer> conceptOf = new HashMap<>();
            for (int word = 0; word < 6; word++) {
                words.add("w" + word);
                if (random.nextInt(6) > 0) { // some words mean nothing
                    conceptOf.put("w" + word, random.nextInt(size));
                }
            }
            Similarity similarity = List.of(
                            new WuPalmer(), new ShortestPath(), new LeacockChodorow(random.nextBoolean()))
                    .get(random.nextInt(3));
            Concepts domain = new Concepts(taxonomy, similarity, Concepts.Average.CENTROID, ConceptMap.of(conceptOf));
            Similarity.Comparison comparison = similarity.on(taxonomy);
            Words column = new RandomTables(random).words("x", 1 + random.nextInt(10), words);
            assertIsTheDefinition(random, column, domain, null, (a, b) -> {
                Integer one = conceptOf.get(a);
                Integer other = conceptOf.get(b);
                if (a.equals(b)) {
                    return 0;
                }
                return one == null || other == null ? 1 : comparison.distance(one, other) / comparison.most();
            });
        });
    }

    /** The closed form over a hierarchy against the transport problem, with as many values as tables have. */
    @Test
    void theClosedFormOfAHierarchyIsTheLeastWork() {
        Trials.of(20, random -> {
            List<String> values = IntStream.range(0, 150).mapToObj(i -> "v" + i).toList();
            RandomTables tables = new RandomTables(random);
            Hierarchy hierarchy = tables.hierarchy(values);
            Words column = tables.words("x", 1000, values);
            int[] rows = some(random, 200);
            int places = values.size() + 1;
            long[] supply = new long[places];
            long[] demand = new long[places];
            for (int row = 0; row < column.size(); row++) {
                demand[column.missing(row) ? places - 1 : values.indexOf(column.text(row))] += rows.length;
            }
            for (int row : rows) {
                supply[column.missing(row) ? places - 1 : values.indexOf(column.text(row))] += column.size();
            }
            double[][] costs = new double[places][places];
            for (int i = 0; i < places; i++) {
                for (int j = 0; j < places; j++) {
                    boolean missing = i == places - 1 || j == places - 1;
                    costs[i][j] = i == j ? 0 : missing ? 1 : hierarchy.meeting(i, j) / (double) hierarchy.height();
                }
            }
            assertThat(EarthMovers.of(column, new Hierarchical(hierarchy), null).distance(rows))
                    .isCloseTo(new TransportSolver(costs, supply, demand).work(), within(1e-9));
        });
    }

    @Test
    void refusesWhatHasNoSuchDistanceByName() {
        Words words = Words.of("job", "cook", "smith", "12");
        assertThat(refused(words, new Nominal(), GroundDistance.SEMANTIC)).isEqualTo("E_DISTANCE");
        assertThat(refused(words, new Nominal(), GroundDistance.ORDERED)).isEqualTo("E_NUMBER");
        assertThat(refused(words, new Numeric(null), null)).isEqualTo("E_NUMBER");
        assertThat(refused(Words.of("x", "NaN"), new Numeric(null), null)).isEqualTo("E_NUMBER");
        assertThat(refused(Words.of("x", "1,000", "20"), new Numeric(null), null))
                .isEqualTo("E_NUMBER");
        assertThat(refused(Words.of("x", "1,5", "2.5"), new Numeric(null), null))
                .isEqualTo("E_NUMBER");
        assertThat(refused(words, new Ordinal(List.of("cook", "smith"), Ordinal.Average.MEDIAN), null))
                .isEqualTo("E_SCALE");
        assertThat(refused(words, new Hierarchical(Hierarchy.flat("jobs", List.of("cook", "smith"))), null))
                .isEqualTo("E_HIERARCHY_VALUES");
    }

    private static String refused(Column column, Domain domain, @Nullable GroundDistance ground) {
        Problem problem = catchThrowableOfType(Problem.class, () -> EarthMovers.of(column, domain, ground));
        assertThat(problem.what()).contains("'" + column.name() + "'").doesNotContain("cook");
        return problem.code();
    }

    @Test
    void readsADecimalComma() {
        Words column = Words.of("x", "1,5", "10", "2,25", "0,125");
        EarthMover mover = EarthMovers.of(column, new Numeric(null), null);
        assertThat(mover.distance(new int[] {3})).isCloseTo((1 + 2 + 3) / 3.0 / 4, within(1e-12));
    }
}
