package org.semblance.method.microaggregation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Records;
import org.semblance.domain.Role;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.domain.vectors.UnitVectors.Average;
import org.semblance.domain.vectors.Vector;
import org.semblance.domain.vectors.VectorSpace;
import org.semblance.method.Groups;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

class SphericalMdavMethodTest {

    private static Dataset dataset(Vectors vectors, Average average) {
        return Dataset.of(
                Table.of(vectors),
                List.of(Attribute.of(vectors.name(), Role.QUASI_IDENTIFIER, new UnitVectors(average))));
    }

    private static Vectors vectors(Random random, int size) {
        return new RandomTables(random).whole().vectors("document", size);
    }

    private static VectorSpace space(Records records) {
        return (VectorSpace) records.parts().get(0).space();
    }

    private static List<List<Integer>> groups(Partitioner partitioner, Records records) {
        int[] rows = IntStream.range(0, records.size()).toArray();
        return sorted(partitioner.partition(records, rows, Watcher.SILENT));
    }

    private static List<List<Integer>> sorted(List<int[]> groups) {
        return groups.stream()
                .map(rows -> Arrays.stream(rows).sorted().boxed().toList())
                .toList();
    }

    private static int[] rows(List<Integer> group) {
        return group.stream().mapToInt(Integer::intValue).toArray();
    }

    /** What is lost with these groups: distances from directions, or squared ones from means. */
    private static double loss(VectorSpace space, List<List<Integer>> groups) {
        double loss = 0;
        for (List<Integer> group : groups) {
            Vector prototype = space.prototype(rows(group));
            for (int row : group) {
                loss += space.loss(row, prototype);
            }
        }
        return loss;
    }

    @Test
    void isTheAlgorithmOfThePaperWithTiesToTheLowestRow() {
        Trials.of(4000, random -> {
            int k = 2 + random.nextInt(4);
            Vectors vectors = vectors(random, k + random.nextInt(50));
            Records records = dataset(vectors, Average.DIRECTION).records();
            assertThat(groups(new Mdav(k), records)).isEqualTo(new PaperSpherical(vectors).partition(k));
        });
    }

    @Test
    void aRowStaysInTheGroupMadeAroundItAmongManyEqualOnes() {
        Vectors vectors = Vectors.of(
                "document",
                2,
                IntStream.rangeClosed(0, 9).toArray(),
                new int[] {0, 0, 0, 0, 0, 0, 1, 1, 1},
                IntStream.range(0, 9).mapToDouble(row -> 1).toArray());
        assertThat(groups(new Mdav(2), dataset(vectors, Average.DIRECTION).records()))
                .containsExactly(List.of(6, 7), List.of(0, 1), List.of(2, 8), List.of(3, 4, 5));
    }

    /** Weights without ties: where a scan meets two that differ in their last digits only, it does not see a tie. */
    @Test
    void postingsAndFullRowsGiveTheGroupsOfAScan() {
        Trials.of(1000, random -> {
            int k = 2 + random.nextInt(4);
            int size = k + random.nextInt(60);
            int dimensions = 8;
            Vectors vectors = Vectors.of(
                    "document",
                    dimensions,
                    IntStream.rangeClosed(0, size).map(row -> row * dimensions).toArray(),
                    IntStream.range(0, size * dimensions)
                            .map(entry -> entry % dimensions)
                            .toArray(),
                    random.doubles((long) size * dimensions, -1, 2).toArray());
            Records records = dataset(vectors, Average.DIRECTION).records();
            int[] rows = Arrays.stream(new RandomTables(random).order(size))
                    .limit(k + random.nextInt(size - k + 1))
                    .sorted()
                    .toArray();
            Vectors unit = space(records).vectors();
            List<List<Integer>> scanned = sorted(
                    new Mdav(k).partition(new ScanPool(records, rows, DistanceScan.of(records)), Watcher.SILENT));
            for (Cosines cosines : List.of(new SparseRows(unit, rows), new DenseRows(unit, rows))) {
                assertThat(sorted(new Mdav(k).partition(new VectorPool(unit, rows, cosines), Watcher.SILENT)))
                        .as(cosines.getClass().getSimpleName())
                        .isEqualTo(scanned);
            }
            assertThat(sorted(new Mdav(k).partition(records, rows, Watcher.SILENT)))
                    .isEqualTo(scanned);
        });
    }

    @Test
    void directionsAndMeansHaveTheSameGroups() {
        Trials.of(2000, random -> {
            int k = 2 + random.nextInt(4);
            Vectors vectors = vectors(random, k + random.nextInt(50));
            assertThat(groups(new Mdav(k), dataset(vectors, Average.MEAN).records()))
                    .isEqualTo(groups(
                            new Mdav(k), dataset(vectors, Average.DIRECTION).records()));
        });
    }

    @Test
    void theLossFollowsFromTheLengthsOfTheSums() {
        Trials.of(2000, random -> {
            int k = 2 + random.nextInt(4);
            Vectors vectors = vectors(random, k + random.nextInt(50));
            Records spherical = dataset(vectors, Average.DIRECTION).records();
            Records euclidean = dataset(vectors, Average.MEAN).records();
            List<List<Integer>> groups = groups(new Mdav(k), spherical);
            PaperSpherical paper = new PaperSpherical(space(spherical).vectors());
            double lengths = 0;
            double squares = 0;
            for (List<Integer> group : groups) {
                double square = Arrays.stream(paper.sum(group))
                        .map(weight -> weight * weight)
                        .sum();
                lengths += Math.sqrt(square);
                squares += square / group.size();
            }
            assertThat(loss(space(spherical), groups)).isCloseTo(vectors.size() - lengths, within(1e-6));
            assertThat(loss(space(euclidean), groups)).isCloseTo(vectors.size() - squares, within(1e-6));
        });
    }

    @Test
    void exchangeKeepsTheSizesAndNeverLosesMore() {
        Trials.of(2000, random -> {
            int k = 2 + random.nextInt(4);
            Vectors vectors = vectors(random, k + random.nextInt(50));
            Average average = Average.values()[random.nextInt(2)];
            Records records = dataset(vectors, average).records();
            List<List<Integer>> before = groups(new Mdav(k), records);
            List<List<Integer>> after = groups(new ExchangePartitioner(new Mdav(k)), records);
            assertThat(after.stream().map(List::size).toList())
                    .isEqualTo(before.stream().map(List::size).toList());
            assertThat(after.stream().flatMap(List::stream).sorted().toList())
                    .isEqualTo(IntStream.range(0, vectors.size()).boxed().toList());
            assertThat(loss(space(records), after)).isLessThan(loss(space(records), before) + 1e-9);
        });
    }

    @Test
    void afterwardsNoExchangeGainsAnything() {
        Trials.of(200, random -> {
            int k = 2 + random.nextInt(3);
            Vectors vectors = vectors(random, 2 * k + random.nextInt(12));
            Average average = Average.values()[random.nextInt(2)];
            VectorSpace space = space(dataset(vectors, average).records());
            List<List<Integer>> groups = groups(
                    new ExchangePartitioner(new Mdav(k)),
                    dataset(vectors, average).records());
            double loss = lossFromLengths(space, groups);
            for (int one = 0; one < groups.size(); one++) {
                for (int other = 0; other < one; other++) {
                    for (int x = 0; x < groups.get(one).size(); x++) {
                        for (int y = 0; y < groups.get(other).size(); y++) {
                            assertThat(lossFromLengths(space, exchanged(groups, one, x, other, y)))
                                    .isGreaterThan(loss - 1e-8);
                        }
                    }
                }
            }
        });
    }

    /** Where vectors of both signs cancel out, a direction is not shown, but the sum has a length all the same. */
    private static double lossFromLengths(VectorSpace space, List<List<Integer>> groups) {
        PaperSpherical paper = new PaperSpherical(space.vectors());
        double loss = space.size();
        for (List<Integer> group : groups) {
            double square = Arrays.stream(paper.sum(group))
                    .map(weight -> weight * weight)
                    .sum();
            loss -= space.average() == Average.MEAN ? square / group.size() : Math.sqrt(square);
        }
        return loss;
    }

    private static List<List<Integer>> exchanged(List<List<Integer>> groups, int one, int x, int other, int y) {
        List<List<Integer>> changed = new ArrayList<>();
        groups.forEach(group -> changed.add(new ArrayList<>(group)));
        Integer mine = changed.get(one).get(x);
        changed.get(one).set(x, changed.get(other).get(y));
        changed.get(other).set(y, mine);
        return changed;
    }

    @Test
    void exchangeFindsTheBetterPartnersThatMdavMissed() {
        // rows 0 and 1 are alike, so are 2 and 3; the groups given are crossed
        Vectors vectors = Vectors.of(
                "document",
                2,
                new int[] {0, 1, 2, 3, 4},
                new int[] {0, 0, 1, 1},
                IntStream.range(0, 4).mapToDouble(row -> 1).toArray());
        Partitioner crossed = new Partitioner() {
            @Override
            public int k() {
                return 2;
            }

            @Override
            public List<int[]> partition(Records records, int[] rows, Watcher watcher) {
                return List.of(new int[] {0, 2}, new int[] {1, 3});
            }
        };
        assertThat(groups(
                        new ExchangePartitioner(crossed),
                        dataset(vectors, Average.DIRECTION).records()))
                .containsExactlyInAnyOrder(List.of(0, 1), List.of(2, 3));
    }

    @Test
    void theDocumentsOfAPersonShareAGroupOfKPersons() {
        Trials.of(300, random -> {
            int k = 2 + random.nextInt(3);
            int persons = k + random.nextInt(12);
            RandomTables tables = new RandomTables(random).whole();
            Dataset data = tables.withPersons(
                    dataset(tables.vectors("document", persons + random.nextInt(20)), Average.DIRECTION), persons);
            Groups groups = (Groups) new SphericalMdavMethod(k, SphericalMdavMethod.Refine.EXCHANGE)
                    .mask(data, Watcher.SILENT)
                    .trace();
            Words owners = data.person().orElseThrow();
            for (int group = 0; group < groups.count(); group++) {
                assertThat(Arrays.stream(groups.members(group))
                                .map(owners::code)
                                .distinct()
                                .count())
                        .isGreaterThanOrEqualTo(k);
            }
            for (int row = 0; row < owners.size(); row++) {
                for (int other = 0; other < row; other++) {
                    if (owners.code(row) == owners.code(other)) {
                        assertThat(groups.groupOf()[row]).isEqualTo(groups.groupOf()[other]);
                    }
                }
            }
        });
    }

    @Test
    void holdsEveryPrototypeOnce() {
        Vectors vectors = vectors(new Random(3), 40);
        Table masked = new SphericalMdavMethod(3)
                .mask(dataset(vectors, Average.DIRECTION), Watcher.SILENT)
                .table();
        assertThat(((Vectors) masked.column("document")).vectors()).isEqualTo(13);
    }

    @Test
    void refusesAttributesOfOtherDomains() {
        Dataset words = Dataset.of(
                Table.of(Words.of("city", "a", "b", "c")),
                List.of(Attribute.of("city", Role.QUASI_IDENTIFIER, new Nominal())));
        assertThatThrownBy(() -> new SphericalMdavMethod(2).mask(words, Watcher.SILENT))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("'city'");
    }

    @Test
    void exchangesNothingBetweenRecordsOfSeveralAttributes() {
        Vectors one = vectors(new Random(1), 9);
        Table table = Table.of(List.of(one, Words.of("city", "a", "b", "c", "a", "b", "c", "a", "b", "c")));
        Records records = Dataset.of(
                        table,
                        List.of(
                                Attribute.of("document", Role.QUASI_IDENTIFIER, new UnitVectors()),
                                Attribute.of("city", Role.QUASI_IDENTIFIER, new Nominal())))
                .records();
        assertThatThrownBy(() -> groups(new ExchangePartitioner(new Mdav(2)), records))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("one column of unit vectors");
        assertThat(groups(new Mdav(2), records)).hasSize(4);
    }

    @Test
    void stopsExchangingWhenItIsCalledOff() {
        Vectors vectors = vectors(new Random(2), 30);
        Problem stop = Problem.cancelled();
        boolean[] masked = new boolean[1];
        Watcher impatient = (stage, done, total) -> {
            if (masked[0]) {
                throw stop;
            }
            masked[0] = done == total;
        };
        assertThatThrownBy(() -> new SphericalMdavMethod(2, SphericalMdavMethod.Refine.EXCHANGE)
                        .mask(dataset(vectors, Average.DIRECTION), impatient))
                .isSameAs(stop);
    }
}
