package org.semblance.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.data.Words;

/** Columns of words. */
class CsvWordsTest {

    private static final String COMPOSED = "Jos\u00E9";
    private static final String DECOMPOSED = "Jose\u0301";

    @TempDir
    Path folder;

    @Test
    void numbersWordsByFirstAppearance() {
        Words words = words(TableFile.of(folder, "id,word\n1,b\n2,a\n3,b\n4,\n5,c\n"));
        assertThat(words.dictionary()).containsExactly("b", "a", "c");
        assertThat(codes(words)).containsExactly(0, 1, 0, Words.MISSING, 2);
    }

    @Test
    void takesOneWordComposedInTwoWaysAsOneAndSaysSo() { // BI019
        for (String rows : List.of("1," + COMPOSED + "\n2," + DECOMPOSED, "1," + DECOMPOSED + "\n2," + COMPOSED)) {
            TableFile file = TableFile.of(folder, "id,word\n" + rows + "\n");
            Words words = words(file);
            assertThat(words.dictionary()).containsExactly(COMPOSED);
            assertThat(codes(words)).containsExactly(0, 0);
            assertThat(file.warnings())
                    .containsExactly("W_NORMALISED column 'word': 1 word was in an unusual Unicode composition"
                            + " and read as NFC");
        }
    }

    @Test
    void leavesWordsAsTheyAreWhenNotAskedToCompose() { // BI019
        TableFile file = TableFile.of(folder, "id,word\n1," + COMPOSED + "\n2," + DECOMPOSED + "\n")
                .verbatim();
        assertThat(words(file).dictionary()).containsExactly(COMPOSED, DECOMPOSED);
        assertThat(file.warnings()).isEmpty();
    }

    @Test
    void keepsSpacesInWordsButNotAroundMissingTokens() { // BI033
        Words words = words(TableFile.of(folder, "id,word\n1, a\n2,a\n3, NA\n4,NA \n5,N A\n6,\"NA\"\n7,\n")
                .missing("NA"));
        assertThat(words.dictionary()).containsExactly(" a", "a", "N A", "");
        assertThat(codes(words)).containsExactly(0, 1, -1, -1, 2, -1, 3);
    }

    @Test
    void readsAnEmptyFieldAsTheEmptyWordWhenNothingMeansMissing() {
        Words words = words(TableFile.of(folder, "id,word\n1,\n2,\"\"\n3,NA\n").verbatim());
        assertThat(words.dictionary()).containsExactly("", "NA");
        assertThat(codes(words)).containsExactly(0, 0, 1);
    }

    @Test
    void tellsManyWordsApart() {
        StringBuilder rows = new StringBuilder("id,word\n");
        for (int i = 0; i < 100_000; i++) {
            rows.append(i).append(",w").append(i % 50_000).append('\n');
        }
        Words words = words(TableFile.of(folder, rows.toString()));
        assertThat(words.dictionary()).hasSize(50_000);
        assertThat(words.text(99_999)).isEqualTo("w49999");
        assertThat(words.code(50_007)).isEqualTo(7);
    }

    private static Words words(TableFile file) {
        return (Words) file.table().column("word");
    }

    private static List<Integer> codes(Words words) {
        List<Integer> codes = new ArrayList<>();
        for (int row = 0; row < words.size(); row++) {
            codes.add(words.code(row));
        }
        return codes;
    }
}
