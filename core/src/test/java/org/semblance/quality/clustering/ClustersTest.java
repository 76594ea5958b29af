package org.semblance.quality.clustering;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Numeric;
import org.semblance.domain.Ordinal;
import org.semblance.domain.Role;
import org.semblance.domain.hierarchy.Hierarchical;
import org.semblance.domain.hierarchy.Hierarchy;
import org.semblance.domain.hierarchy.SemanticHierarchy;
import org.semblance.domain.taxonomy.Similarity;
import org.semblance.domain.taxonomy.Taxonomy;
import org.semblance.domain.taxonomy.similarity.WuPalmer;
import org.semblance.quality.Measure;
import org.semblance.quality.RandomGeneralization;
import org.semblance.quality.RandomGeneralization.Plain;
import org.semblance.quality.Score;
import org.semblance.testkit.Trials;

class ClustersTest {

    private static final Taxonomy WORK = Taxonomy.named("work")
            .chain("nurse", "hospital work", "medicine", "work")
            .chain("doctor", "hospital work")
            .chain("baker", "food", "trade", "work")
            .chain("cook", "food")
            .build();

    private static final Dataset PEOPLE = Dataset.of(
            Table.of(Words.of("job", "nurse", "doctor", "nurse", "baker", "cook", "cook")),
            List.of(Attribute.of(
                    "job",
                    Role.QUASI_IDENTIFIER,
                    new Hierarchical(SemanticHierarchy.of(
                            Hierarchy.of(
                                    "jobs",
                                    List.of(
                                            List.of("nurse", "medicine", "*"),
                                            List.of("doctor", "medicine", "*"),
                                            List.of("baker", "trade", "*"),
                                            List.of("cook", "trade", "*"))),
                            WORK,
                            new WuPalmer().on(WORK),
                            Map.of())))));

    @Test
    void jobsFallIntoTheirTwoKinds() {
        assertThat(Clusters.ofRows(PEOPLE, PEOPLE.table(), Watcher.SILENT)).containsExactly(0, 0, 0, 1, 1, 1);
    }

    @Test
    void aReleaseThatKeepsTheKindsKeepsTheClusters() {
        Table kinds = Table.of(Words.of("job", "medicine", "medicine", "medicine", "trade", "trade", "trade"));

        assertThat(score(new RandIndex(), PEOPLE, kinds).value()).isEqualTo(1);
        assertThat(score(new NormalizedMutualInformation(), PEOPLE, kinds).value())
                .isCloseTo(1, within(1e-12));
    }

    /** Six of the fifteen pairs are together before, all after. */
    @Test
    void aReleaseOfNothingIsOneCluster() {
        Table nothing = Table.of(Words.of("job", "*", "*", "*", "*", "*", "*"));

        assertThat(score(new RandIndex(), PEOPLE, nothing).value()).isCloseTo(6.0 / 15, within(1e-12));
        assertThat(score(new NormalizedMutualInformation(), PEOPLE, nothing).value())
                .isEqualTo(0);
    }

    /** Ages 0, 10 and 20, a scale of three and words: (1/2 + 1/3 + 1) / 3 between the first two rows. */
    @Test
    void otherDomainsCountByTheirOwnDistances() {
        Table table = Table.of(
                Numbers.of("age", 0, 10, 20),
                Words.of("grade", "low", "high", "high"),
                Words.of("town", "Vic", "Olot", "Vic"));
        Dataset people = Dataset.of(
                table,
                List.of(
                        Attribute.of("age", Role.QUASI_IDENTIFIER, new Numeric(0)),
                        Attribute.of(
                                "grade",
                                Role.QUASI_IDENTIFIER,
                                new Ordinal(List.of("low", "high", "top"), Ordinal.Average.MEDIAN)),
                        Attribute.of("town", Role.QUASI_IDENTIFIER, new Nominal())));
        DistinctRecords before = DistinctRecords.of(people, table);
        DistinctRecords after = DistinctRecords.of(
                people,
                Table.of(
                        Numbers.of("age", 5, 5, Double.NaN),
                        Words.of("grade", "low", "*", "low"),
                        Words.of("town", "*", "Vic", "*")));

        assertThat(before.between(0, 1)).isCloseTo((0.5 + 1.0 / 3 + 1) / 3, within(1e-12));
        assertThat(after.between(0, 1)).isCloseTo((0 + 1.0 + 1) / 3, within(1e-12));
        assertThat(after.between(0, 2)).isCloseTo((1.0 + 0 + 0) / 3, within(1e-12));
    }

    @Test
    void distancesAreThoseOfWhatTextsMean() {
        Trials.of(300, random -> {
            int rows = 1 + random.nextInt(20);
            RandomGeneralization data = new RandomGeneralization(random, rows, 1 + random.nextInt(3));
            boolean original = random.nextBoolean();
            Dataset dataset = data.original();
            DistinctRecords tuples = DistinctRecords.of(dataset, original ? dataset.table() : data.released());
            int[] tupleOf = tuples.ofRows(IntStream.range(0, tuples.count()).toArray(), rows);
            double[] from = new double[tuples.count()];
            for (int one = 0; one < rows; one++) {
                tuples.from(tupleOf[one], tuples.count(), from);
                for (int other = 0; other < rows; other++) {
                    double expected = 0;
                    for (Plain attribute : data.plain()) {
                        List<@Nullable String> texts = original ? attribute.values() : attribute.shown();
                        expected += distance(attribute, texts.get(one), texts.get(other))
                                / data.plain().size();
                    }
                    assertThat(from[tupleOf[other]]).isCloseTo(expected, within(1e-9));
                    assertThat(tuples.between(tupleOf[one], tupleOf[other])).isCloseTo(expected, within(1e-9));
                }
            }
            assertThat(IntStream.of(tuples.weights()).sum()).isEqualTo(rows);
        });
    }

    /** A domain without a hierarchy is one whose texts are equal or not. */
    private static double distance(Plain attribute, @Nullable String one, @Nullable String other) {
        if (Objects.equals(one, other)) {
            return 0;
        }
        if (one == null || other == null || attribute.nominal()) {
            return 1;
        }
        int[] a = place(attribute, one);
        int[] b = place(attribute, other);
        if (!attribute.meant()) {
            return share(attribute, a, b);
        }
        String from = attribute.rows().get(a[1]).get(a[0]);
        String to = attribute.rows().get(b[1]).get(b[0]);
        if (from.equals(to)) {
            return 0;
        }
        Similarity.Comparison comparison = attribute.similarity().on(attribute.taxonomy());
        OptionalInt before = concept(attribute, from, a[0]);
        OptionalInt after = concept(attribute, to, b[0]);
        return before.isEmpty() || after.isEmpty()
                ? 1
                : comparison.distance(before.getAsInt(), after.getAsInt()) / comparison.most();
    }

    /** The highest level that has the text, and a leaf below it; the root for a text that none has. */
    private static int[] place(Plain attribute, String text) {
        int height = attribute.rows().get(0).size() - 1;
        for (int level = height; level >= 0; level--) {
            for (int leaf = 0; leaf < attribute.rows().size(); leaf++) {
                if (attribute.rows().get(leaf).get(level).equals(text)) {
                    return new int[] {level, leaf};
                }
            }
        }
        return new int[] {height, 0};
    }

    /** Of the other leaves, the share below the lowest label that covers all that the two cover. */
    private static double share(Plain attribute, int[] a, int[] b) {
        if (a[0] == b[0]
                && attribute
                        .rows()
                        .get(a[1])
                        .get(a[0])
                        .equals(attribute.rows().get(b[1]).get(b[0]))) {
            return 0;
        }
        int level = Math.max(a[0], b[0]);
        while (!attribute
                .rows()
                .get(a[1])
                .get(level)
                .equals(attribute.rows().get(b[1]).get(level))) {
            level++;
        }
        int top = level;
        Set<String> covered = attribute.rows().stream()
                .filter(row -> row.get(top).equals(attribute.rows().get(a[1]).get(top)))
                .map(row -> row.get(0))
                .collect(Collectors.toSet());
        int leaves = attribute.rows().size();
        return leaves == 1 ? 0 : (covered.size() - 1.0) / (leaves - 1.0);
    }

    private static OptionalInt concept(Plain attribute, String label, int level) {
        String reference = attribute.concepts().get(label);
        boolean root = level == attribute.rows().get(0).size() - 1;
        return reference == null
                ? root ? OptionalInt.of(Taxonomy.ROOT) : OptionalInt.empty()
                : attribute.taxonomy().find(reference);
    }

    @Test
    void tooManyDifferentRecordsAreSampledAndTold() {
        int rows = 400;
        Dataset people = Dataset.of(
                Table.of(Numbers.of(
                        "age",
                        IntStream.range(0, rows)
                                .mapToDouble(i -> i % 2 * 1000 + i)
                                .toArray())),
                List.of(Attribute.of("age", Role.QUASI_IDENTIFIER, new Numeric(0))));
        ClusterComparison compared = Clusters.compare(people, people.table(), 100, Watcher.SILENT);
        List<Watcher.Warning> warnings = new ArrayList<>();
        Score score = compared.score("rand-index", PartitionAgreement::randIndex, new Watcher() {
            @Override
            public void progress(String stage, long done, long total) {}

            @Override
            public void warn(Warning warning) {
                warnings.add(warning);
            }
        });

        assertThat(score.value()).isEqualTo(1);
        assertThat(score.interval()).contains(new Score.Interval(1, 1, 50));
        assertThat(warnings).singleElement().satisfies(warning -> {
            assertThat(warning.code()).isEqualTo("W_SAMPLED");
            assertThat(warning.message()).contains("5 samples of 50 rows", "400 different records");
        });
        assertThat(Clusters.compare(people, people.table(), rows, Watcher.SILENT)
                        .sampled())
                .isFalse();
    }

    /** Rand indices 1, 1/3, 1, 1/3 and 1: mean 11/15, variance (3·(4/15)² + 2·(6/15)²)/4 = 2/15. */
    @Test
    void intervalsTellHowFarSamplesDiffer() {
        PartitionAgreement same = PartitionAgreement.of(new int[] {0, 0, 1}, new int[] {0, 0, 1});
        PartitionAgreement other = PartitionAgreement.of(new int[] {0, 0, 1}, new int[] {0, 1, 1});
        ClusterComparison compared = new ClusterComparison(List.of(same, other, same, other, same), 9, 3);

        Score score = compared.score("rand-index", PartitionAgreement::randIndex, Watcher.SILENT);

        double half = 2.776 * Math.sqrt(2.0 / 15 / 5);
        assertThat(score.value()).isCloseTo(11.0 / 15, within(1e-12));
        assertThat(score.interval().orElseThrow().low()).isCloseTo(11.0 / 15 - half, within(1e-12));
        assertThat(score.interval().orElseThrow().high()).isEqualTo(1);
    }

    @Test
    void samplesAreTheSameEveryTime() {
        Trials.of(30, random -> {
            Dataset people = Dataset.of(
                    Table.of(Numbers.of("age", random.doubles(80).toArray())),
                    List.of(Attribute.of("age", Role.QUASI_IDENTIFIER, new Numeric(3))));
            Table released = Table.of(Numbers.of("age", random.doubles(80).toArray()));

            assertThat(sampled(people, released)).isEqualTo(sampled(people, released));
        });
    }

    private static Score sampled(Dataset people, Table released) {
        return Clusters.compare(people, released, 20, Watcher.SILENT)
                .score("rand-index", PartitionAgreement::randIndex, Watcher.SILENT);
    }

    private static Score score(Measure measure, Dataset original, Table released) {
        return measure.of(original, released, Watcher.SILENT);
    }
}
