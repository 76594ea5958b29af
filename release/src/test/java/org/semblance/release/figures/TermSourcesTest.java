package org.semblance.release.figures;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.semblance.data.Vectors;

class TermSourcesTest {

    /** Three documents over the terms 0 to 3: the first uses 0 and 1, the second 1 and 2, the third 2 and 3. */
    private static final Vectors BEFORE = Vectors.of(
            "document", 4, new int[] {0, 2, 4, 6}, new int[] {0, 1, 1, 2, 2, 3}, new double[] {1, 1, 1, 1, 1, 1});

    /** What is shown of all three, or of the first two and of the third. */
    private static Vectors shown(int... vectorOf) {
        return Vectors.of("document", 4, vectorOf, new int[] {0, 4, 6}, new int[] {0, 1, 2, 3, 2, 3}, new double[] {
            1, 1, 1, 1, 1, 1
        });
    }

    @Test
    void countsTermsThatOneDocumentBroughtIn() {
        assertThat(TermSources.of(BEFORE, shown(0, 0, 0), new int[] {0, 1, 2})).isEqualTo(new TermSources(4, 2, 0));
    }

    @Test
    void takesDocumentsOfOneAuthorForOne() {
        // 1 is used in two documents of author 0, 2 by both authors
        assertThat(TermSources.of(BEFORE, shown(0, 0, 0), new int[] {0, 0, 1})).isEqualTo(new TermSources(4, 3, 0));
    }

    @Test
    void takesDocumentsWithoutAnAuthorForOnesOfOneAuthor() {
        assertThat(TermSources.of(BEFORE, shown(0, 0, 0), new int[] {-1, -1, 0}))
                .isEqualTo(new TermSources(4, 3, 0));
    }

    @Test
    void countsEachGroupApart() {
        // 0 and 2 from one document of the first two, 2 and 3 from the third
        Vectors shown = Vectors.of(
                "document", 4, new int[] {0, 0, 1}, new int[] {0, 3, 5}, new int[] {0, 1, 2, 2, 3}, new double[] {
                    1, 1, 1, 1, 1
                });
        assertThat(TermSources.of(BEFORE, shown, new int[] {0, 1, 2})).isEqualTo(new TermSources(5, 4, 0));
    }

    @Test
    void doesNotCountTermsThatAVectorDoesNotShow() {
        // of the terms 0 to 3 only 1 and 2 are shown; 0 and 3 would come from one document
        Vectors shown =
                Vectors.of("document", 4, new int[] {0, 0, 0}, new int[] {0, 2}, new int[] {1, 2}, new double[] {1, 1});
        assertThat(TermSources.of(BEFORE, shown, new int[] {0, 1, 2})).isEqualTo(new TermSources(2, 0, 2));
    }
}
