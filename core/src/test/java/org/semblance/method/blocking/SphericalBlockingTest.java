package org.semblance.method.blocking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Numeric;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.testkit.RandomDocuments;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

class SphericalBlockingTest {

    private static Records records(Vectors vectors) {
        return Dataset.of(
                        Table.of(vectors),
                        List.of(Attribute.of(vectors.name(), Role.QUASI_IDENTIFIER, new UnitVectors())))
                .records();
    }

    private static int[] all(Records records) {
        return IntStream.range(0, records.size()).toArray();
    }

    /** Documents of ten terms, no two of them equal, each of them mostly of one topic. */
    private static Vectors topics(int documents, int topics, Random random) {
        int terms = 40 * topics;
        int[] starts = IntStream.rangeClosed(0, documents).map(row -> 10 * row).toArray();
        int[] places = IntStream.range(0, documents)
                .flatMap(row -> {
                    int first = 40 * (row % topics);
                    return IntStream.concat(
                                    random.ints(0, terms).distinct().limit(2),
                                    random.ints(first, first + 40).distinct().limit(20))
                            .distinct()
                            .limit(10)
                            .sorted();
                })
                .toArray();
        return Vectors.of(
                "document",
                terms,
                starts,
                places,
                random.doubles(places.length, 0.5, 1).toArray());
    }

    @Test
    void everyDocumentIsInOneBlockAndNoBlockIsTooSmall() {
        Trials.of(400, random -> {
            Records records = records(
                    random.nextBoolean()
                            ? new RandomDocuments(random).vectors(2 + random.nextInt(300))
                            : new RandomTables(random).vectors("document", 2 + random.nextInt(300)));
            int size = 4 + random.nextInt(60);
            int least = 2 + random.nextInt(size - 2);
            int[] rows = Arrays.stream(new RandomTables(random).order(records.size()))
                    .limit(1 + random.nextInt(records.size()))
                    .sorted()
                    .toArray();
            List<int[]> blocks = new SphericalBlocking(size).blocks(records, rows, least);
            assertThat(blocks.stream().flatMapToInt(Arrays::stream).sorted().toArray())
                    .isEqualTo(rows);
            assertThat(blocks).allSatisfy(block -> assertThat(block).isSorted());
            if (rows.length >= least) {
                assertThat(blocks).allSatisfy(block -> assertThat(block).hasSizeGreaterThanOrEqualTo(least));
            }
        });
    }

    /** A part that can be cut has a cut with enough on both sides, since no two documents are equal and it holds far more. */
    @Test
    void noBlockOfDifferentDocumentsIsMuchLargerThanAskedFor() {
        Trials.of(30, random -> {
            Records records = records(topics(500 + random.nextInt(1000), 1 + random.nextInt(5), random));
            int size = 50 + random.nextInt(200);
            assertThat(new SphericalBlocking(size).blocks(records, all(records), 10))
                    .hasSizeGreaterThan(1)
                    .allSatisfy(block -> assertThat(block.length).isLessThanOrEqualTo(3 * size / 2 + 1));
        });
    }

    @Test
    void documentsOfATopicAreInOneBlock() {
        Vectors vectors = topics(600, 3, new Random(3));
        Records records = records(vectors);
        List<int[]> blocks = new SphericalBlocking(200).blocks(records, all(records), 10);
        long alike = blocks.stream()
                .mapToLong(block -> IntStream.range(0, 3)
                        .mapToLong(topic -> Arrays.stream(block)
                                .filter(row -> row % 3 == topic)
                                .count())
                        .max()
                        .orElseThrow())
                .sum();
        assertThat(alike).isGreaterThan(570);
    }

    /** The same documents in another order, in a column of their own. */
    @Test
    void theOrderOfTheDocumentsHasNoSay() {
        Trials.of(100, random -> {
            Vectors vectors = random.nextBoolean()
                    ? topics(100 + random.nextInt(200), 3, random)
                    : new RandomDocuments(random).vectors(100 + random.nextInt(200));
            int[] order = new RandomTables(random).order(vectors.size());
            Records records = records(vectors);
            Records shuffled = records(vectors.rows(order));
            SphericalBlocking blocking = new SphericalBlocking(20 + random.nextInt(40));
            assertThat(sets(blocking.blocks(shuffled, all(shuffled), 4).stream()
                            .map(block ->
                                    Arrays.stream(block).map(row -> order[row]).toArray())
                            .toList()))
                    .isEqualTo(sets(blocking.blocks(records, all(records), 4)));
        });
    }

    private static Set<Set<Integer>> sets(List<int[]> blocks) {
        return blocks.stream()
                .map(block -> new HashSet<>(Arrays.stream(block).boxed().toList()))
                .collect(Collectors.toSet());
    }

    @Test
    void equalDocumentsStayTogetherHoweverManyTheyAre() {
        Trials.of(50, random -> {
            Vectors different = topics(60, 2, random);
            int[] rows = IntStream.range(0, 600)
                    .map(row -> random.nextInt(4) == 0 ? random.nextInt(60) : 7)
                    .toArray();
            Records records = records(different.rows(rows));
            List<int[]> blocks = new SphericalBlocking(50).blocks(records, all(records), 6);
            for (int document = 0; document < 60; document++) {
                int one = document;
                assertThat(blocks)
                        .filteredOn(block -> Arrays.stream(block).anyMatch(row -> rows[row] == one))
                        .hasSizeLessThanOrEqualTo(1);
            }
            assertThat(blocks)
                    .hasSizeGreaterThan(1)
                    .allSatisfy(block -> assertThat(block).hasSizeGreaterThanOrEqualTo(6));
        });
    }

    @Test
    void refusesWhatItCannotCut() {
        Records numbers = Dataset.of(
                        Table.of(Numbers.of("x", 1, 2, 3, 4, 5, 6)),
                        List.of(Attribute.of("x", Role.QUASI_IDENTIFIER, new Numeric(null))))
                .records();
        assertThatThrownBy(() -> new SphericalBlocking(10).blocks(numbers, all(numbers), 4))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_BLOCKING");
                    assertThat(problem.advice()).contains("kd");
                });
        Records documents = records(topics(50, 2, new Random(4)));
        assertThatThrownBy(() -> new KdBlocking(10).blocks(documents, all(documents), 4))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_BLOCKING");
                    assertThat(problem.advice()).contains("spherical-k-means");
                });
        assertThatThrownBy(() -> new SphericalBlocking(5).blocks(documents, all(documents), 6))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("cannot hold two groups");
        assertThatThrownBy(() -> new SphericalBlocking(3))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("too small");
    }
}
