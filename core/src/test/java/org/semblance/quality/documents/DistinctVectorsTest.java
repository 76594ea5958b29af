package org.semblance.quality.documents;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.semblance.data.Vectors;

class DistinctVectorsTest {

    @Test
    void vectorsOfOneDirectionAreOne() {
        DistinctVectors vectors = DistinctVectors.of(Vectors.of(
                "document", 2, new int[] {0, 2, 4, 5}, new int[] {0, 1, 0, 1, 0}, new double[] {3, 4, 6, 8, 5}));
        assertThat(vectors.count()).isEqualTo(2);
        assertThat(vectors.rowsOf(0)).containsExactly(0, 1);
    }
}
