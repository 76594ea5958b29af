package org.semblance.quality.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Numbers;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Numeric;
import org.semblance.domain.Role;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.domain.vectors.Vector;
import org.semblance.domain.vectors.VectorSpace;
import org.semblance.quality.Measure;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.quality.loss.Sse;
import org.semblance.quality.loss.Sst;
import org.semblance.testkit.RandomDocuments;
import org.semblance.testkit.Trials;

class SumsOfDistancesTest {

    private static final double ROOT = Math.sqrt(0.5);

    /** Documents along two axes, twice each; the average of all lies between the axes. */
    private static final Vectors AXES =
            Vectors.of("document", 2, new int[] {0, 1, 2, 3, 4}, new int[] {0, 1, 0, 1}, new double[] {1, 1, 1, 1});

    private static Dataset documents(Vectors vectors, UnitVectors.Average average) {
        return new RandomDocuments(new Random(1)).dataset(vectors, average);
    }

    private static double score(Measure measure, Dataset original, Table released) {
        return measure.of(original, released, Watcher.SILENT).value();
    }

    /** Each pair of rows released as what stands for it. */
    private static Table paired(Dataset original) {
        return grouped(original, new int[] {0, 0, 1, 1});
    }

    private static Table grouped(Dataset original, int[] groupOf) {
        VectorSpace space = space(original);
        List<Vector> prototypes = new ArrayList<>();
        for (int group = 0; group <= IntStream.of(groupOf).max().orElse(-1); group++) {
            int here = group;
            prototypes.add(space.prototype(IntStream.range(0, groupOf.length)
                    .filter(row -> groupOf[row] == here)
                    .toArray()));
        }
        return original.table().with(List.of(space.column(prototypes, groupOf)));
    }

    private static VectorSpace space(Dataset original) {
        return (VectorSpace) original.space(original.attributes().get(0));
    }

    /** A document on an axis is 1 − √½ from the direction between both, which is that of all documents too. */
    @Test
    void cosineDistancesAreSummedAsTheyAre() {
        Dataset original = documents(AXES, UnitVectors.Average.DIRECTION);
        Table released = paired(original);

        assertThat(score(new Sse(), original, released)).isCloseTo(4 * (1 - ROOT), within(1e-12));
        assertThat(score(new Ssa(), original, released)).isCloseTo(0, within(1e-12));
        assertThat(score(new SphericalInformationLoss(), original, released)).isCloseTo(100, within(1e-9));
    }

    /** Rows 0 and 2, and rows 1 and 3, are the same: nothing is lost in groups of them. */
    @Test
    void groupsOfEqualsLoseNothing() {
        Dataset original = documents(AXES, UnitVectors.Average.DIRECTION);
        Table released = grouped(original, new int[] {0, 1, 0, 1});

        assertThat(score(new Sse(), original, released)).isZero();
        assertThat(score(new Ssa(), original, released)).isCloseTo(4 * (1 - ROOT), within(1e-12));
        assertThat(score(new SphericalInformationLoss(), original, released)).isZero();
    }

    /** The mean of two axes is (½, ½), at a squared distance of ½ from each. */
    @Test
    void distancesToMeansAreSquared() {
        Dataset original = documents(AXES, UnitVectors.Average.MEAN);
        Table released = paired(original);

        assertThat(score(new Sse(), original, released)).isCloseTo(2, within(1e-12));
        assertThat(score(new Ssa(), original, released)).isCloseTo(0, within(1e-12));
        assertThat(score(new Sst(), original, released)).isCloseTo(2, within(1e-12));
    }

    @Test
    void allAreTheirDefinitions() {
        Trials.of(300, random -> {
            int size = 1 + random.nextInt(20);
            Dataset original = new RandomDocuments(random).dataset(size);
            int[] groupOf = random.ints(size, 0, 1 + random.nextInt(size)).toArray();
            Table released = grouped(original, renumbered(groupOf));
            boolean mean = space(original).average() == UnitVectors.Average.MEAN;
            Vectors before = (Vectors) original.table().column("document");
            Vectors after = (Vectors) released.column("document");
            double[] all = new double[before.dimensions()];
            for (int row = 0; row < size; row++) {
                all = Dense.sum(all, Dense.unit(Dense.row(before, row)));
            }
            double[] centre = mean ? Dense.times(all, 1.0 / size) : Dense.unit(all);
            double sse = 0;
            double ssa = 0;
            double sst = 0;
            for (int row = 0; row < size; row++) {
                double[] here = Dense.unit(Dense.row(before, row));
                double[] there = Dense.row(after, row);
                sse += mean ? Dense.square(here, there) : 1 - Dense.dot(here, there);
                ssa += mean ? Dense.square(there, centre) : 1 - Dense.dot(there, centre);
                sst += mean ? Dense.square(here, centre) : 1 - Dense.dot(here, centre);
            }

            assertThat(score(new Ssa(), original, released)).isCloseTo(ssa, within(1e-9));
            if (sst > 1e-9) {
                assertThat(score(new Sse(), original, released)).isCloseTo(sse, within(1e-9));
                assertThat(score(new Sst(), original, released)).isCloseTo(sst, within(1e-9));
                assertThat(score(new InformationLoss(), original, released)).isCloseTo(100 * sse / sst, within(1e-6));
                assertThat(score(new SphericalInformationLoss(), original, released))
                        .isCloseTo(100 * sse / (sse + ssa), within(1e-6));
            }
        });
    }

    /** Of unit vectors, SSE = n − Σ|S| over groups, S the sum of a group; with means n − Σ|S|²/size. */
    @Test
    void whatIsLostFollowsFromTheSumsOfGroups() {
        Trials.of(300, random -> {
            int size = 2 + random.nextInt(20);
            Vectors vectors = new RandomDocuments(random).vectors(size);
            int[] groupOf =
                    renumbered(random.ints(size, 0, 1 + random.nextInt(size)).toArray());
            double direction = size;
            double mean = size;
            for (int group = 0; group <= IntStream.of(groupOf).max().orElse(-1); group++) {
                double[] sum = new double[vectors.dimensions()];
                int members = 0;
                for (int row = 0; row < size; row++) {
                    if (groupOf[row] == group) {
                        sum = Dense.sum(sum, Dense.unit(Dense.row(vectors, row)));
                        members++;
                    }
                }
                direction -= Dense.norm(sum);
                mean -= Dense.dot(sum, sum) / members;
            }

            assertThat(lost(vectors, UnitVectors.Average.DIRECTION, groupOf)).isCloseTo(direction, within(1e-9));
            assertThat(lost(vectors, UnitVectors.Average.MEAN, groupOf)).isCloseTo(mean, within(1e-9));
        });
    }

    private static double lost(Vectors vectors, UnitVectors.Average average, int[] groupOf) {
        Dataset original = documents(vectors, average);
        return SumsOfDistances.of(
                        space(original), (Vectors) grouped(original, groupOf).column("document"))
                .within();
    }

    /** With means SSE + SSA = SST, so that both losses are one. */
    @Test
    void withMeansTheLossIsThatOfTheRecordSpace() {
        Trials.of(200, random -> {
            int size = 2 + random.nextInt(20);
            Dataset original = documents(new RandomDocuments(random).vectors(size), UnitVectors.Average.MEAN);
            Table released =
                    grouped(original, renumbered(random.ints(size, 0, 4).toArray()));

            assertThat(score(new SphericalInformationLoss(), original, released))
                    .isCloseTo(score(new InformationLoss(), original, released), within(1e-6));
        });
    }

    @Test
    void countsTermsAndWeighsThem() {
        Dataset original = documents(AXES, UnitVectors.Average.DIRECTION);
        Table released = paired(original);

        assertThat(new NonZeros().of(original, released, Watcher.SILENT).value())
                .isEqualTo(2);
        assertThat(new NonZeros().of(original, released, Watcher.SILENT).comparisonFigures())
                .containsEntry("original", 1.0);
        assertThat(new Density().of(original, released, Watcher.SILENT).value()).isEqualTo(100);
        assertThat(new Density().of(original, released, Watcher.SILENT).comparisonFigures())
                .containsEntry("original", 50.0);
        assertThat(score(new MeanWeight(), original, released)).isCloseTo(ROOT, within(1e-12));
        assertThat(new MeanWeight().of(original, released, Watcher.SILENT).comparisonFigures())
                .containsEntry("original", 1.0);
    }

    @Test
    void aTableWithoutDocumentsHasNothingToMeasure() {
        Dataset numbers = Dataset.of(
                Table.of(Numbers.of("age", 1, 2, 3)),
                List.of(Attribute.of("age", Role.QUASI_IDENTIFIER, new Numeric(null))));

        for (Measure measure : List.of(
                new Ssa(),
                new SphericalInformationLoss(),
                new NonZeros(),
                new Density(),
                new MeanWeight(),
                new QueryF1(),
                new KnnAccuracy(),
                new BayesAccuracy(),
                new ClusterAgreement())) {
            assertThatThrownBy(() -> measure.of(numbers, numbers.table(), Watcher.SILENT))
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_MEASURE"));
        }
    }

    /** Groups numbered 0, 1, 2, … by first appearance. */
    private static int[] renumbered(int[] groups) {
        List<Integer> seen = new ArrayList<>();
        return IntStream.of(groups)
                .map(group -> {
                    if (!seen.contains(group)) {
                        seen.add(group);
                    }
                    return seen.indexOf(group);
                })
                .toArray();
    }
}
