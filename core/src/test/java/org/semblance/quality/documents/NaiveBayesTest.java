package org.semblance.quality.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.semblance.Problem;
import org.semblance.data.Vectors;
import org.semblance.testkit.RandomDocuments;
import org.semblance.testkit.Trials;

class NaiveBayesTest {

    /**
     * Manning, Raghavan and Schütze (2009), Example 13.1: three documents of China and one that is not, over Chinese,
     * Beijing, Shanghai, Macao, Tokyo, Japan.
     */
    private static final Vectors TRAINING =
            Vectors.of("document", 6, new int[] {0, 2, 4, 6, 9}, new int[] {0, 1, 0, 2, 0, 3, 0, 4, 5}, new double[] {
                2, 1, 2, 1, 1, 1, 1, 1, 1
            });

    private static final int[] CHINA = {0, 0, 0, 1};

    private static Vectors document(double chinese, double tokyo, double japan) {
        return Vectors.of("document", 6, new int[] {0, 3}, new int[] {0, 4, 5}, new double[] {chinese, tokyo, japan});
    }

    /** They have 3/4·(3/7)³·(1/14)² ≈ 0.0003 for China, and 1/4·(2/9)³·(2/9)² ≈ 0.0001 against it. */
    @Test
    void tellsChinaAsTheBookDoes() {
        assertThat(NaiveBayes.training().of(TRAINING, CHINA).predict(document(3, 1, 1)))
                .containsExactly(0);
    }

    /** 3/4·(3/7)·(1/14)² = 0.00164 against 1/4·(2/9)³ = 0.00274. */
    @Test
    void fewerWordsOfChinaTurnIt() {
        assertThat(NaiveBayes.training().of(TRAINING, CHINA).predict(document(1, 1, 1)))
                .containsExactly(1);
    }

    @Test
    void isItsDefinition() {
        Trials.of(300, random -> {
            RandomDocuments documents = new RandomDocuments(random);
            int terms = 3 + random.nextInt(10);
            Vectors training = documents.vectors(1 + random.nextInt(15), terms);
            Vectors asked = documents.vectors(1 + random.nextInt(10), terms);
            int[] labels = random.ints(training.size(), 0, 3).toArray();
            int[] predicted = NaiveBayes.training().of(training, labels).predict(asked);

            for (int row = 0; row < asked.size(); row++) {
                double best = 0;
                for (int label = 0; label < 3; label++) {
                    best = Math.max(best, likelihood(training, labels, asked, row, label));
                }
                assertThat(likelihood(training, labels, asked, row, predicted[row]))
                        .isGreaterThan(best * (1 - 1e-9));
            }
        });
    }

    private static double likelihood(Vectors training, int[] labels, Vectors asked, int row, int label) {
        double[] weights = new double[training.dimensions()];
        double documents = 0;
        for (int other = 0; other < labels.length; other++) {
            if (labels[other] == label) {
                weights = Dense.sum(weights, Dense.row(training, other));
                documents++;
            }
        }
        double all = weights.length;
        for (double weight : weights) {
            all += weight;
        }
        double likelihood = documents / labels.length;
        double[] here = Dense.row(asked, row);
        for (int term = 0; term < here.length; term++) {
            likelihood *= Math.pow((weights[term] + 1) / all, here[term]);
        }
        return likelihood;
    }

    @Test
    void refusesWeightsThatAreNoneOfTerms() {
        assertThatThrownBy(() -> NaiveBayes.training().of(TRAINING, CHINA).predict(document(1, -1, 1)))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_MEASURE"));
    }
}
