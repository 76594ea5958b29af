package org.semblance.quality.documents;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.semblance.data.Vectors;
import org.semblance.domain.Dataset;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.quality.Measure;
import org.semblance.quality.loss.InformationLoss;
import org.semblance.quality.loss.Sse;
import org.semblance.testkit.MeasureContract;
import org.semblance.testkit.RandomDocuments;

class DocumentMeasureContractTest {

    /** A measure of documents. */
    interface DocumentContract extends MeasureContract {
        @Override
        default Dataset original(Random random) {
            return new RandomDocuments(random).dataset(10 + random.nextInt(30));
        }
    }

    /** A measure of loss: nothing is lost when nothing changed. */
    interface LossContract extends DocumentContract {
        @Override
        default double ofIdentity(Dataset original) {
            return 0;
        }
    }

    /** A measure of what is found again: everything, when nothing changed. */
    interface KeptContract extends DocumentContract {
        @Override
        default double ofIdentity(Dataset original) {
            return 1;
        }
    }

    private static Vectors vectors(Dataset original) {
        return (Vectors) original.table().column("document");
    }

    @Nested
    class OfSphericalInformationLoss implements LossContract {
        @Override
        public Measure measure() {
            return new SphericalInformationLoss();
        }
    }

    @Nested
    class OfSseOfDocuments implements LossContract {
        @Override
        public Measure measure() {
            return new Sse();
        }
    }

    @Nested
    class OfInformationLossOfDocuments implements LossContract {
        @Override
        public Measure measure() {
            return new InformationLoss();
        }
    }

    @Nested
    class OfSsa implements DocumentContract {
        @Override
        public Measure measure() {
            return new Ssa();
        }

        /** Where each is a group of its own, all spread is between groups. */
        @Override
        public double ofIdentity(Dataset original) {
            Vectors vectors = vectors(original);
            boolean mean = ((UnitVectors) original.attributes().get(0).domain()).average() == UnitVectors.Average.MEAN;
            double[] sum = new double[vectors.dimensions()];
            for (int row = 0; row < vectors.size(); row++) {
                sum = Dense.sum(sum, Dense.unit(Dense.row(vectors, row)));
            }
            // n − |S|²/n with means, n − |S| with directions
            return mean ? vectors.size() - Dense.dot(sum, sum) / vectors.size() : vectors.size() - Dense.norm(sum);
        }
    }

    @Nested
    class OfNonZeros implements DocumentContract {
        @Override
        public Measure measure() {
            return new NonZeros();
        }

        @Override
        public double ofIdentity(Dataset original) {
            Vectors vectors = vectors(original);
            double count = 0;
            for (int row = 0; row < vectors.size(); row++) {
                for (double weight : Dense.row(vectors, row)) {
                    count += weight == 0 ? 0 : 1;
                }
            }
            return count / vectors.size();
        }
    }

    @Nested
    class OfDensity implements DocumentContract {
        @Override
        public Measure measure() {
            return new Density();
        }

        @Override
        public double ofIdentity(Dataset original) {
            return 100
                    * new OfNonZeros().ofIdentity(original)
                    / vectors(original).dimensions();
        }
    }

    @Nested
    class OfMeanWeight implements DocumentContract {
        @Override
        public Measure measure() {
            return new MeanWeight();
        }

        @Override
        public double ofIdentity(Dataset original) {
            Vectors vectors = vectors(original);
            double sum = 0;
            double count = 0;
            for (int row = 0; row < vectors.size(); row++) {
                for (double weight : Dense.row(vectors, row)) {
                    sum += weight;
                    count += weight == 0 ? 0 : 1;
                }
            }
            return sum / count;
        }
    }

    @Nested
    class OfQueryF1 implements KeptContract {
        @Override
        public Measure measure() {
            return new QueryF1(4);
        }
    }

    @Nested
    class OfClusterAgreement implements KeptContract {
        @Override
        public Measure measure() {
            return new ClusterAgreement(3, 2, "label");
        }

        @Override
        public int trials() {
            return 100;
        }
    }

    /** Where nothing changed, it is what the classifier alone gets right: the other part learnt, this part told. */
    interface AccuracyContract extends DocumentContract {

        Classifier.Training classifier();

        @Override
        default double ofIdentity(Dataset original) {
            LabelledParts parts = LabelledParts.of(
                    ReleasedDocuments.of(original, original.table(), "a test"),
                    ReleasedDocuments.labels(original, "label", "a test"),
                    "a test");
            int[] told = classifier()
                    .of(parts.training().before(), parts.training().labels())
                    .predict(parts.test().before());
            int[] labels = parts.test().labels();
            double right = IntStream.range(0, labels.length)
                    .filter(row -> told[row] == labels[row])
                    .count();
            return 100 * right / labels.length;
        }
    }

    @Nested
    class OfKnnAccuracy implements AccuracyContract {
        @Override
        public Measure measure() {
            return new KnnAccuracy(3, "label");
        }

        @Override
        public Classifier.Training classifier() {
            return NearestNeighbours.training(3);
        }
    }

    @Nested
    class OfBayesAccuracy implements AccuracyContract {
        @Override
        public Measure measure() {
            return new BayesAccuracy();
        }

        @Override
        public Classifier.Training classifier() {
            return NaiveBayes.training();
        }
    }
}
