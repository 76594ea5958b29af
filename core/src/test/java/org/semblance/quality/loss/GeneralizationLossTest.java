package org.semblance.quality.loss;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Domain;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.ConceptMap;
import org.semblance.domain.taxonomy.Concepts;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.quality.Measure;
import org.semblance.quality.RandomGeneralization;
import org.semblance.quality.RandomGeneralization.Plain;
import org.semblance.quality.Score;
import org.semblance.testkit.Trials;

/** What generalisation loses: by hand, and by definition on random tables, row by row and text by text. */
class GeneralizationLossTest {

    private static final List<List<String>> JOBS = List.of(
            List.of("nurse", "medicine", "*"),
            List.of("doctor", "medicine", "*"),
            List.of("baker", "trade", "*"),
            List.of("carpenter", "trade", "*"));

    private static final Taxonomy WORK = Taxonomy.named("work")
            .chain("nurse", "medicine", "work")
            .chain("doctor", "medicine")
            .chain("baker", "trade", "work")
            .chain("carpenter", "trade")
            .build();

    private static final Words HELD = Words.of("job", "nurse", "doctor", "baker", "carpenter");

    private static final Table SHOWN = Table.of(Words.of("job", "medicine", "medicine", "baker", "*"));

    /** Shares 1/2, 1/2, 1/4, 1: mean 9/16; 1 − (9/16 − 1/4) / (3/4) = 7/12. */
    @Test
    void granularityIsTheShareOfValuesALabelLeavesOpen() {
        assertThat(score(new Granularity(), people(new Hierarchical(Hierarchy.of("jobs", JOBS))), SHOWN)
                        .value())
                .isCloseTo(7.0 / 12, within(1e-12));
    }

    /** 1, 1, 0 and 2 bits of 2 each. */
    @Test
    void entropyIsTheShareOfBitsThatAreOpen() {
        assertThat(score(new Entropy(), people(new Hierarchical(Hierarchy.of("jobs", JOBS))), SHOWN)
                        .value())
                .isCloseTo(4.0 / 8, within(1e-12));
    }

    /** Classes of 2, 1 and 1 rows. */
    @Test
    void classesAreCountedByWhatIsShown() {
        Dataset people = people(new Nominal());

        assertThat(score(new Discernibility(), people, SHOWN).value()).isEqualTo(4 + 1 + 1);
        assertThat(score(new AverageClassSize(), people, SHOWN).value()).isCloseTo(4.0 / 3, within(1e-12));
    }

    /**
     * The root has depth 1, so that Wu and Palmer's distance is 1 − 2·2/(3 + 2) = 1/5 to the level above, and to the root
     * 1 − 2·1/(3 + 1) = 1/2.
     */
    @Test
    void semanticLossIsTheDistanceFromValueToLabel() {
        Dataset people = people(new Hierarchical(
                SemanticHierarchy.of(Hierarchy.of("jobs", JOBS), WORK, new WuPalmer().on(WORK), Map.of())));

        assertThat(score(new SemanticInformationLoss(), people, SHOWN).value())
                .isCloseTo((0.2 + 0.2 + 0 + 0.5) / 4, within(1e-12));
        assertThat(score(new SemanticSse(), people, SHOWN).value()).isCloseTo(0.04 + 0.04 + 0 + 0.25, within(1e-12));
    }

    @Test
    void conceptsLoseMeaningTooAndWhatHasNoneIsAsFarAsCanBe() {
        Dataset people = people(new Concepts(
                WORK,
                new WuPalmer(),
                Concepts.Average.CENTROID,
                ConceptMap.of(
                        WORK,
                        Map.of("nurse", "nurse", "doctor", "doctor", "baker", "baker", "carpenter", "carpenter"))));
        Table shown = Table.of(Words.of("job", "medicine", "nurse", null, "what nobody knows"));

        // nurse to doctor: 1 − 2·2/(3 + 3)
        assertThat(score(new SemanticInformationLoss(), people, shown).value())
                .isCloseTo((0.2 + 1.0 / 3 + 1 + 1) / 4, within(1e-12));
    }

    @Test
    void tablesWithoutAHierarchyOrAMeaningAreRefused() {
        Dataset numbers = Dataset.of(
                Table.of(Numbers.of("age", 1, 2)), List.of(Attribute.of("age", Role.QUASI_IDENTIFIER, new Numeric(0))));

        for (Measure measure :
                List.of(new Granularity(), new Entropy(), new SemanticInformationLoss(), new SemanticSse())) {
            assertThatThrownBy(() -> score(measure, numbers, numbers.table()))
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_MEASURE"));
        }
    }

    @Test
    void whatHasNoHierarchyIsLeftOutAndTold() {
        Dataset mixed = Dataset.of(
                Table.of(Numbers.of("age", 1, 2, 3, 4), HELD),
                List.of(
                        Attribute.of("age", Role.QUASI_IDENTIFIER, new Numeric(0)),
                        Attribute.of("job", Role.QUASI_IDENTIFIER, new Hierarchical(Hierarchy.of("jobs", JOBS)))));
        List<Watcher.Warning> warnings = new ArrayList<>();
        Watcher watcher = new Watcher() {
            @Override
            public void progress(String stage, long done, long total) {}

            @Override
            public void warn(Warning warning) {
                warnings.add(warning);
            }
        };

        Score score = new Granularity().of(mixed, mixed.table().with(SHOWN.columns()), watcher);

        assertThat(score.value()).isCloseTo(7.0 / 12, within(1e-12));
        assertThat(score.attributes()).containsOnlyKeys("job");
        assertThat(warnings)
                .singleElement()
                .satisfies(warning -> assertThat(warning.message()).contains("'age'"));
    }

    @Test
    void granularityIsItsDefinition() {
        tried(new Granularity(), (attributes, rows) -> {
            double shares = 0;
            double finest = 0;
            for (Plain attribute : attributes) {
                double leaves = attribute.rows().size();
                for (int row = 0; row < rows; row++) {
                    shares += covered(attribute, row).size() / leaves;
                }
                finest += 1 / leaves;
            }
            double share = shares / rows / attributes.size();
            double least = finest / attributes.size();
            return least == 1 ? 1 : 1 - (share - least) / (1 - least);
        });
    }

    @Test
    void entropyIsItsDefinition() {
        tried(new Entropy(), (attributes, rows) -> {
            double lost = 0;
            double most = 0;
            for (Plain attribute : attributes) {
                for (int row = 0; row < rows; row++) {
                    String value = attribute.values().get(row);
                    Set<String> open = covered(attribute, row);
                    String shown = attribute.shown().get(row);
                    boolean root = shown != null
                            && shown.equals(attribute
                                    .rows()
                                    .get(0)
                                    .get(attribute.rows().get(0).size() - 1));
                    boolean same = value == null && shown == null;
                    boolean all = !same
                            && (value == null
                                    || root
                                    || !open.contains(value)
                                    || shown == null
                                    || !known(attribute, shown));
                    double equal = 0;
                    double below = 0;
                    for (String other : attribute.values()) {
                        equal += Objects.equals(other, value) ? 1 : 0;
                        below += all || (same ? other == null : other != null && open.contains(other)) ? 1 : 0;
                    }
                    lost += log2(below / equal);
                    most += log2(rows / equal);
                }
            }
            return most == 0 ? 0 : lost / most;
        });
    }

    @Test
    void semanticInformationLossIsItsDefinition() {
        tried(new SemanticInformationLoss(), (attributes, rows) -> {
            double sum = 0;
            int meant = 0;
            for (Plain attribute : attributes) {
                if (attribute.meant()) {
                    meant++;
                    for (int row = 0; row < rows; row++) {
                        sum += distance(attribute, row);
                    }
                }
            }
            return meant == 0 ? Double.NaN : sum / (meant * rows);
        });
    }

    @Test
    void semanticSseIsItsDefinition() {
        tried(new SemanticSse(), (attributes, rows) -> {
            List<Plain> meant = attributes.stream().filter(Plain::meant).toList();
            double sum = 0;
            for (int row = 0; row < rows; row++) {
                int at = row;
                double mean = meant.stream()
                                .mapToDouble(attribute -> distance(attribute, at))
                                .sum()
                        / meant.size();
                sum += mean * mean;
            }
            return meant.isEmpty() ? Double.NaN : sum;
        });
    }

    @Test
    void discernibilityCountsPairsOfRowsThatReadAlike() {
        tried(new Discernibility(), (attributes, rows) -> {
            double alike = 0;
            for (int one = 0; one < rows; one++) {
                for (int other = 0; other < rows; other++) {
                    alike += tuple(attributes, one).equals(tuple(attributes, other)) ? 1 : 0;
                }
            }
            return alike;
        });
    }

    @Test
    void averageClassSizeIsRowsPerDifferentTuple() {
        tried(new AverageClassSize(), (attributes, rows) -> {
            Set<List<String>> tuples = new HashSet<>();
            for (int row = 0; row < rows; row++) {
                tuples.add(tuple(attributes, row));
            }
            return (double) rows / tuples.size();
        });
    }

    /** What a measure should find, worked out from plain texts; not a number where it must refuse. */
    private interface Definition {
        double of(List<Plain> attributes, int rows);
    }

    private static void tried(Measure measure, Definition definition) {
        Trials.of(400, random -> {
            int rows = 1 + random.nextInt(25);
            RandomGeneralization data = new RandomGeneralization(random, rows, 1 + random.nextInt(3));
            // an attribute all of whose values are missing has no values to be told apart, unless a hierarchy lists
            // them
            List<Plain> attributes = data.plain().stream()
                    .filter(plain -> !plain.rows().isEmpty())
                    .toList();
            boolean byClass = measure instanceof Discernibility || measure instanceof AverageClassSize;
            double expected = attributes.isEmpty() && !byClass
                    ? Double.NaN
                    : definition.of(byClass ? data.plain() : attributes, rows);
            if (Double.isNaN(expected)) {
                assertThatThrownBy(() -> score(measure, data.original(), data.released()))
                        .isInstanceOf(Problem.class);
                return;
            }
            Score score = score(measure, data.original(), data.released());
            assertThat(score.value()).isCloseTo(expected, within(1e-9 * Math.max(1, expected)));
            for (Plain attribute : attributes) {
                if (score.attributes().containsKey(attribute.name())) {
                    double alone = definition.of(List.of(attribute), rows);
                    assertThat(score.attributes().get(attribute.name()))
                            .isCloseTo(alone, within(1e-9 * Math.max(1, alone)));
                }
            }
        });
    }

    private static List<String> tuple(List<Plain> attributes, int row) {
        return attributes.stream()
                .map(attribute -> String.valueOf(attribute.shown().get(row)))
                .toList();
    }

    private static boolean known(Plain attribute, String text) {
        return attribute.rows().stream().anyMatch(row -> row.contains(text));
    }

    /** The level and a leaf whose label there the text is read as, or null for a missing value that stayed one. */
    private record Reading(int level, List<String> path) {}

    private static @Nullable Reading reading(Plain attribute, int row) {
        String value = attribute.values().get(row);
        String shown = attribute.shown().get(row);
        List<List<String>> rows = attribute.rows();
        int height = rows.get(0).size() - 1;
        if (value == null && shown == null) {
            return null;
        }
        if (shown != null && value != null) {
            List<String> path = RandomGeneralization.path(rows, value);
            for (int level = 0; level <= height; level++) {
                if (path.get(level).equals(shown) && aboveAll(attribute, shown, level, path)) {
                    return new Reading(level, path);
                }
            }
            if (path.contains(shown)) {
                return new Reading(path.lastIndexOf(shown), path);
            }
        }
        for (int level = height; level >= 0; level--) {
            for (List<String> path : rows) {
                if (path.get(level).equals(shown)) {
                    return new Reading(level, path);
                }
            }
        }
        return new Reading(height, rows.get(0));
    }

    /** Whether all values that the release shows a text for have that text on a level, as this one has. */
    private static boolean aboveAll(Plain attribute, String shown, int level, List<String> path) {
        for (int row = 0; row < attribute.values().size(); row++) {
            String value = attribute.values().get(row);
            if (shown.equals(attribute.shown().get(row))
                    && (value == null
                            || !RandomGeneralization.path(attribute.rows(), value)
                                    .get(level)
                                    .equals(path.get(level)))) {
                return false;
            }
        }
        return true;
    }

    private static Set<String> covered(Plain attribute, int row) {
        Reading reading = reading(attribute, row);
        if (reading == null) {
            return Set.of("a missing value that stayed one");
        }
        Set<String> covered = new HashSet<>();
        for (List<String> path : attribute.rows()) {
            if (path.get(reading.level()).equals(reading.path().get(reading.level()))) {
                covered.add(path.get(0));
            }
        }
        return covered;
    }

    private static double distance(Plain attribute, int row) {
        String value = attribute.values().get(row);
        Reading reading = reading(attribute, row);
        if (Objects.equals(value, attribute.shown().get(row))) {
            return 0;
        }
        Similarity.Comparison comparison = attribute.similarity().on(attribute.taxonomy());
        OptionalInt from = value == null ? OptionalInt.empty() : concept(attribute, value, false);
        OptionalInt to = reading == null
                ? OptionalInt.empty()
                : concept(
                        attribute,
                        reading.path().get(reading.level()),
                        reading.level() == reading.path().size() - 1);
        return from.isEmpty() || to.isEmpty() ? comparison.most() : comparison.distance(from.getAsInt(), to.getAsInt());
    }

    private static OptionalInt concept(Plain attribute, String label, boolean root) {
        String reference = attribute.concepts().get(label);
        if (reference == null) {
            return root ? OptionalInt.of(Taxonomy.ROOT) : OptionalInt.empty();
        }
        return attribute.taxonomy().find(reference);
    }

    private static double log2(double value) {
        return Math.log(value) / Math.log(2);
    }

    private static Dataset people(Domain domain) {
        return Dataset.of(Table.of(HELD), List.of(Attribute.of("job", Role.QUASI_IDENTIFIER, domain)));
    }

    private static Score score(Measure measure, Dataset original, Table released) {
        return measure.of(original, released, Watcher.SILENT);
    }
}
