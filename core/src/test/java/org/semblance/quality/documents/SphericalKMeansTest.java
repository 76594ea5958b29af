package org.semblance.quality.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Watcher;
import org.semblance.data.Vectors;
import org.semblance.domain.Dataset;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.quality.Score;
import org.semblance.quality.clustering.PartitionAgreement;
import org.semblance.testkit.RandomDocuments;
import org.semblance.testkit.Trials;

class SphericalKMeansTest {

    /** Rows 0, 2 and 4 are about terms 0 and 1, rows 1, 3 and 5 about terms 2 and 3. */
    private static final Vectors TOPICS = Vectors.of(
            "document",
            4,
            new int[] {0, 2, 4, 6, 8, 10, 12},
            new int[] {0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3},
            new double[] {3, 4, 3, 4, 4, 3, 4, 3, 1, 1, 1, 1});

    private static SphericalKMeans.Clustering clusters(Vectors column, int clusters, int starts) {
        return SphericalKMeans.of(column, clusters, starts, 17, Watcher.SILENT);
    }

    @Test
    void findsTopicsThatShareNoTerm() {
        int[] found = clusters(TOPICS, 2, 10).ofRow();

        assertThat(PartitionAgreement.of(found, new int[] {0, 1, 0, 1, 0, 1}).adjustedRandIndex())
                .isEqualTo(1);
    }

    /** The cosines to directions add up to the lengths of the sums. */
    @Test
    void cohesionIsTheLengthOfTheSums() {
        Trials.of(200, random -> {
            Vectors column = new RandomDocuments(random).vectors(1 + random.nextInt(30));
            SphericalKMeans.Clustering clustering = clusters(column, 1 + random.nextInt(5), 3);

            assertThat(clustering.cohesion()).isCloseTo(lengths(column, clustering.ofRow()), within(1e-9));
        });
    }

    private static double lengths(Vectors column, int[] clusterOf) {
        double lengths = 0;
        for (double[] sum : sums(column, clusterOf)) {
            lengths += Dense.norm(sum);
        }
        return lengths;
    }

    private static double[][] sums(Vectors column, int[] clusterOf) {
        double[][] sums = new double[Arrays.stream(clusterOf).max().orElse(0) + 1][column.dimensions()];
        for (int row = 0; row < clusterOf.length; row++) {
            sums[clusterOf[row]] = Dense.sum(sums[clusterOf[row]], Dense.unit(Dense.row(column, row)));
        }
        return sums;
    }

    @Test
    void everyDocumentIsInTheClusterItIsNearestTo() {
        Trials.of(200, random -> {
            Vectors column = new RandomDocuments(random).vectors(1 + random.nextInt(30));
            int[] clusterOf = clusters(column, 1 + random.nextInt(5), 1).ofRow();
            double[][] sums = sums(column, clusterOf);
            for (int row = 0; row < clusterOf.length; row++) {
                double[] here = Dense.unit(Dense.row(column, row));
                double own = Dense.dot(here, Dense.unit(sums[clusterOf[row]]));
                for (double[] sum : sums) {
                    assertThat(Dense.dot(here, Dense.unit(sum))).isLessThanOrEqualTo(own + 1e-9);
                }
            }
        });
    }

    /** No division into so many clusters is better, and of many starts on few documents nearly always one finds the best. */
    @Test
    void manyStartsFindTheBestOfAllDivisions() {
        int[] found = new int[1];
        int trials = 60;
        Trials.of(trials, random -> {
            Vectors column = new RandomDocuments(random).vectors(2 + random.nextInt(5));
            int clusters = 2 + random.nextInt(2);
            double best = best(column, new int[column.size()], 0, clusters);
            double cohesion = clusters(column, clusters, 40).cohesion();

            assertThat(cohesion).isLessThanOrEqualTo(best + 1e-9);
            found[0] += cohesion > best - 1e-9 ? 1 : 0;
        });
        if (Trials.many()) {
            assertThat(found[0]).isGreaterThan(trials * 3 / 4);
        }
    }

    private static double best(Vectors column, int[] clusterOf, int row, int clusters) {
        if (row == clusterOf.length) {
            return lengths(column, clusterOf);
        }
        double best = 0;
        for (int cluster = 0; cluster < clusters; cluster++) {
            clusterOf[row] = cluster;
            best = Math.max(best, best(column, clusterOf, row + 1, clusters));
        }
        return best;
    }

    @Test
    void noClusterIsLeftEmpty() {
        Trials.of(300, random -> {
            Vectors column = new RandomDocuments(random).vectors(4 + random.nextInt(20), 4);
            // directions: vectors of different length may have one
            int different = DistinctVectors.of(column).count();
            int clusters = 1 + random.nextInt(different);

            assertThat(Arrays.stream(clusters(column, clusters, 1).ofRow())
                            .distinct()
                            .count())
                    .isEqualTo(clusters);
        });
    }

    @Test
    void moreStartsAreNeverWorse() {
        Trials.of(100, random -> {
            Vectors column = new RandomDocuments(random).vectors(5 + random.nextInt(30));

            assertThat(clusters(column, 4, 8).cohesion())
                    .isGreaterThanOrEqualTo(clusters(column, 4, 2).cohesion());
        });
    }

    @Test
    void asManyClustersAsDifferentDocumentsKeepThemApart() {
        Trials.of(100, random -> {
            Vectors column = new RandomDocuments(random).vectors(1 + random.nextInt(10), 1000);
            int[] codes = column.codes();
            int different = Arrays.stream(codes).max().orElse(0) + 1;
            SphericalKMeans.Clustering clustering = clusters(column, different + 3, 1);

            assertThat(Arrays.stream(clustering.ofRow())).allMatch(cluster -> cluster < different);
            for (int row = 0; row < codes.length; row++) {
                for (int other = 0; other < row; other++) {
                    if (codes[row] == codes[other]) {
                        assertThat(clustering.ofRow()[row]).isEqualTo(clustering.ofRow()[other]);
                    }
                }
            }
        });
    }

    @Test
    void theAgreementTellsWhatCanBeHopedForAndWhatLabelsSay() {
        Dataset original = new RandomDocuments(new Random(2)).dataset(TOPICS, UnitVectors.Average.DIRECTION);
        Score score = new ClusterAgreement(2, 5, "label").of(original, original.table(), Watcher.SILENT);

        assertThat(score.value()).isEqualTo(1);
        assertThat(score.comparisonFigures())
                .containsEntry("two tries on the original", 1.0)
                .containsKeys("labels and clusters before", "labels and clusters after");
    }

    /** Rows that swap topics in pairs: of six rows, two in each cluster are of the wrong topic. */
    @Test
    void theAgreementFallsWhereTopicsAreMixed() {
        Dataset original = new RandomDocuments(new Random(2)).dataset(TOPICS, UnitVectors.Average.DIRECTION);
        Vectors mixed = TOPICS.rows(new int[] {1, 0, 2, 3, 4, 5});
        Score score = new ClusterAgreement(2, 5, "label")
                .of(original, original.table().with(List.of(mixed)), Watcher.SILENT);

        int[] before = {0, 1, 0, 1, 0, 1};
        int[] after = {1, 0, 0, 1, 0, 1};
        assertThat(score.value())
                .isEqualTo(Math.max(0, PartitionAgreement.of(before, after).adjustedRandIndex()));
        assertThat(IntStream.of(after).sum()).isEqualTo(3);
    }
}
