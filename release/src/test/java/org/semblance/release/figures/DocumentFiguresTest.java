package org.semblance.release.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.semblance.data.Vectors;
import org.semblance.release.figures.DocumentFigures.BeforeAfter;

class DocumentFiguresTest {

    /** Documents that use the first so many of nine terms. */
    private static Vectors documents(int... terms) {
        int[] starts = new int[terms.length + 1];
        for (int row = 0; row < terms.length; row++) {
            starts[row + 1] = starts[row] + terms[row];
        }
        double[] weights = new double[starts[terms.length]];
        Arrays.fill(weights, 1);
        return Vectors.of(
                "document",
                9,
                starts,
                Arrays.stream(terms).flatMap(count -> IntStream.range(0, count)).toArray(),
                weights);
    }

    private static final Vectors BEFORE = documents(4, 1, 2, 5, 3, 1, 6, 2);
    private static final Vectors AFTER = documents(8, 7, 7, 9, 7, 8, 9, 9);

    @Test
    void quartersOfTheDocumentsHaveAtMostSoManyTerms() {
        // 1 1 | 2 2 | 3 4 | 5 6, and 7 7 | 7 8 | 8 9 | 9 9
        assertThat(DocumentFigures.perVector(BEFORE, AFTER, 2))
                .containsExactly(new BeforeAfter(1, 7), new BeforeAfter(2, 8), new BeforeAfter(4, 9));
    }

    @Test
    void aQuarterThatIsTooFewIsNotShown() {
        assertThat(DocumentFigures.perVector(BEFORE, AFTER, 3)).isEmpty();
    }
}
