package org.semblance.quality.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.data.Vectors;
import org.semblance.testkit.RandomDocuments;
import org.semblance.testkit.RandomTables;
import org.semblance.testkit.Trials;

class NearestNeighboursTest {

    /** Vectors in the plane, at these angles in degrees. */
    private static Vectors at(double... degrees) {
        int[] starts = new int[degrees.length + 1];
        int[] places = new int[2 * degrees.length];
        double[] weights = new double[2 * degrees.length];
        for (int row = 0; row < degrees.length; row++) {
            starts[row + 1] = 2 * row + 2;
            places[2 * row + 1] = 1;
            weights[2 * row] = Math.cos(Math.toRadians(degrees[row]));
            weights[2 * row + 1] = Math.sin(Math.toRadians(degrees[row]));
        }
        return Vectors.of("document", 2, starts, places, weights);
    }

    private static int[] predict(int neighbours, Vectors training, int[] labels, Vectors asked) {
        return NearestNeighbours.training(neighbours).of(training, labels).predict(asked);
    }

    @Test
    void theMajorityOfTheNearestWins() {
        Vectors training = at(10, 20, 30, 60, 70, 80);
        int[] labels = {0, 1, 0, 1, 1, 0};

        assertThat(predict(3, training, labels, at(18, 66))).containsExactly(0, 1);
        assertThat(predict(1, training, labels, at(18, 79))).containsExactly(1, 0);
    }

    @Test
    void ofAsManyVotesTheNearestDecides() {
        assertThat(predict(2, at(10, 20), new int[] {0, 1}, at(12, 19))).containsExactly(0, 1);
        assertThat(predict(4, at(10, 20, 30, 40), new int[] {0, 1, 1, 0}, at(22, 36)))
                .containsExactly(1, 0);
    }

    /** Of four equal neighbours three have label 1: in two places that is a vote and a half. */
    @Test
    void neighboursThatTieShareTheLastPlaces() {
        Vectors training = at(20, 20, 20, 20, 25);

        assertThat(predict(2, training, new int[] {0, 1, 1, 1, 0}, at(10))).containsExactly(1);
        assertThat(predict(2, training, new int[] {1, 1, 1, 0, 0}, at(10))).containsExactly(1);
        // row 4 is nearest, and half of the other place is label 0 as well
        assertThat(predict(2, training, new int[] {0, 1, 0, 1, 0}, at(30))).containsExactly(0);
    }

    @Test
    void documentsThatShareNoTermGoByAllLabels() {
        Vectors training =
                Vectors.of("document", 3, new int[] {0, 1, 2, 3}, new int[] {0, 1, 1}, new double[] {1, 1, 1});
        Vectors asked = Vectors.of("document", 3, new int[] {0, 1}, new int[] {2}, new double[] {1});

        assertThat(predict(1, training, new int[] {0, 1, 1}, asked)).containsExactly(1);
    }

    @Test
    void moreNeighboursThanDocumentsAreAllOfThem() {
        assertThat(predict(10, at(10, 20, 30), new int[] {1, 0, 0}, at(10))).containsExactly(0);
    }

    /** Vectors of both signs, such as embeddings, may be farther than those with nothing in common. */
    @Test
    void whatPointsAwayIsFartherThanWhatSharesNothing() {
        Vectors training = Vectors.of("document", 2, new int[] {0, 1, 2}, new int[] {0, 1}, new double[] {-1, 1});
        Vectors asked = Vectors.of("document", 2, new int[] {0, 1}, new int[] {0}, new double[] {1});

        assertThat(predict(1, training, new int[] {0, 1}, asked)).containsExactly(1);
    }

    @Test
    void isItsDefinition() {
        Trials.of(300, random -> {
            RandomDocuments documents = new RandomDocuments(random);
            int terms = 3 + random.nextInt(20);
            Vectors training = documents.vectors(1 + random.nextInt(25), terms);
            Vectors asked = documents.vectors(1 + random.nextInt(10), terms);
            int[] labels =
                    random.ints(training.size(), 0, 1 + random.nextInt(4)).toArray();
            int neighbours = 1 + random.nextInt(7);
            int[] predicted = predict(neighbours, training, labels, asked);

            for (int row = 0; row < asked.size(); row++) {
                double[] votes = votes(training, labels, asked, row, neighbours);
                double most = IntStream.range(0, 4)
                        .mapToDouble(label -> votes[label])
                        .max()
                        .orElseThrow();
                // the votes that rounding leaves open are not judged
                assertThat(votes[4] > 0 || votes[predicted[row]] > most - 1e-9).isTrue();
            }
        });
    }

    /** The votes of up to four labels; at last, how many are as near as the last neighbour but for rounding, and differ from it. */
    private static double[] votes(Vectors training, int[] labels, Vectors asked, int row, int neighbours) {
        double[] votes = new double[5];
        double[] cosines = IntStream.range(0, training.size())
                .mapToDouble(other -> Dense.cosine(asked, row, training, other))
                .toArray();
        int[] order = IntStream.range(0, training.size())
                .boxed()
                .sorted(Comparator.comparingDouble(other -> -cosines[other]))
                .mapToInt(Integer::intValue)
                .toArray();
        int places = Math.min(neighbours, order.length);
        double last = cosines[order[places - 1]];
        int nearer = 0;
        int tied = 0;
        String farthest = training.text(order[places - 1]);
        for (int other = 0; other < cosines.length; other++) {
            nearer += cosines[other] > last ? 1 : 0;
            tied += cosines[other] == last ? 1 : 0;
            boolean close = last > 0 && Math.abs(cosines[other] - last) < 1e-9;
            votes[4] += close && !training.text(other).equals(farthest) ? 1 : 0;
        }
        for (int other = 0; other < cosines.length; other++) {
            if (cosines[other] > last) {
                votes[labels[other]]++;
            } else if (cosines[other] == last) {
                votes[labels[other]] += (places - nearer) / (double) tied;
            }
        }
        return votes;
    }

    @Test
    void theOrderOfDocumentsDoesNotMatter() {
        Trials.of(100, random -> {
            RandomDocuments documents = new RandomDocuments(random);
            int size = 1 + random.nextInt(25);
            Vectors training = documents.vectors(size, 8);
            Vectors asked = documents.vectors(5, 8);
            int[] labels = random.ints(size, 0, 3).toArray();
            int[] order = new RandomTables(random).order(size);

            assertThat(predict(
                            3,
                            training.rows(order),
                            IntStream.of(order).map(row -> labels[row]).toArray(),
                            asked))
                    .containsExactly(predict(3, training, labels, asked));
        });
    }
}
