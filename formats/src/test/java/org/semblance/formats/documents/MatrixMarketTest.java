package org.semblance.formats.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.domain.documents.Corpus;
import org.semblance.source.MatrixFormat;

class MatrixMarketTest {

    private static final String REAL = "%%MatrixMarket matrix coordinate real general\n";

    @TempDir
    Path folder;

    private Matrices matrices;

    @BeforeEach
    void prepare() {
        matrices = new Matrices(folder);
    }

    private List<String> rows(String text) {
        matrices.file("m.mtx", text);
        return matrices.rows("m.mtx");
    }

    private void refused(String text, String code, String message) {
        matrices.file("m.mtx", text);
        matrices.refused("m.mtx", code, message);
    }

    @Test
    void readsEntriesByRowAndColumn() {
        assertThat(rows(REAL + "3 4 4\n1 1 0.5\n1 4 -2e-1\n3 2 1\n3 3 .25\n"))
                .containsExactly("1:0.5 4:-0.2", "", "2:1 3:0.25");
    }

    @Test
    void takesEntriesInAnyOrder() {
        assertThat(rows(REAL + "3 4 5\n3 3 .25\n1 4 2\n3 2 1\n1 1 0.5\n2 1 7\n"))
                .containsExactly("1:0.5 4:2", "1:7", "2:1 3:0.25");
    }

    @Test
    void passesOverCommentsAndBlankLinesAndWindowsLineEnds() {
        assertThat(rows("%%MatrixMarket MATRIX Coordinate Real General\r\n%\r\n% of documents\r\n\r\n 2 2\t2 \r\n"
                        + "1 1 1\r\n\r\n  2   2\t0.5  \r\n\r\n"))
                .containsExactly("1:1", "2:0.5");
        assertThat(rows(REAL + "1 1 1\n1 1 3")).containsExactly("1:3");
    }

    @Test
    void readsWholeNumbersAndPatterns() {
        assertThat(rows("%%MatrixMarket matrix coordinate integer general\n1 3 2\n1 1 3\n1 3 12\n"))
                .containsExactly("1:3 3:12");
        assertThat(rows("%%MatrixMarket matrix coordinate pattern general\n2 3 3\n1 1\n2 3\n1 2\n"))
                .containsExactly("1:1 2:1", "3:1");
    }

    @Test
    void readsArraysColumnByColumn() {
        // 1 0 3 over 2 0.5 0
        assertThat(rows("%%MatrixMarket matrix array real general\n2 3\n1\n2\n0\n0.5\n3\n0.0\n"))
                .containsExactly("1:1 3:3", "1:2 2:0.5");
    }

    @Test
    void dropsEntriesThatAreZero() {
        assertThat(rows(REAL + "2 3 4\n1 1 0\n1 2 1\n2 3 -0.0\n2 1 2\n")).containsExactly("2:1", "1:2");
    }

    @Test
    void readsGzip() throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(zipped)) {
            gzip.write((REAL + "1 2 1\n1 2 0.5\n").getBytes(StandardCharsets.UTF_8));
        }
        matrices.file("m.mtx.gz", zipped.toByteArray());
        assertThat(matrices.rows("m.mtx.gz")).containsExactly("2:0.5");
    }

    @Test
    void readsVocabularyLabelsAndAuthors() {
        matrices.file("m.mtx", REAL + "3 2 3\n1 1 1\n2 2 1\n3 2 1\n");
        matrices.file("terms.txt", "apple\npear tree\n");
        matrices.file("about.csv", "topic,writer\nfruit,Ann\nfruit,\nwood,Ann\n");
        Corpus corpus = matrices.read(Matrices.documents("m.mtx", null, "terms.txt", "about.csv", "topic", "writer"))
                .corpus();
        assertThat(corpus.weighed()).isTrue();
        assertThat(corpus.terms()).containsExactly("apple", "pear tree");
        assertThat(corpus.names()).containsExactly("row 1", "row 2", "row 3");
        assertThat(corpus.labels().orElseThrow().text(2)).isEqualTo("wood");
        assertThat(corpus.authors().orElseThrow().missing(1)).isTrue();
        assertThat(matrices.read("m.mtx").form()).isEqualTo(MatrixFormat.MATRIX_MARKET);
    }

    @Test
    void oneColumnMayBeLabelAndAuthor() {
        matrices.file("m.mtx", REAL + "1 1 1\n1 1 1\n");
        matrices.file("about.csv", "who\nAnn\n");
        Corpus corpus = matrices.read(Matrices.documents("m.mtx", null, null, "about.csv", "who", "who"))
                .corpus();
        assertThat(corpus.labels().orElseThrow().text(0)).isEqualTo("Ann");
        assertThat(corpus.authors().orElseThrow().text(0)).isEqualTo("ann");
    }

    @Test
    void takesNegativeWeightsAndWarnsWhereTheyAreOfTerms() {
        matrices.file("m.mtx", REAL + "1 2 2\n1 1 -1\n1 2 1\n");
        matrices.file("terms.txt", "apple\npear\n");
        assertThat(matrices.rows("m.mtx")).containsExactly("1:-1 2:1");
        assertThat(matrices.warnings()).isEmpty();
        matrices.read(Matrices.documents("m.mtx", null, "terms.txt", null, null, null));
        assertThat(matrices.warnings())
                .containsExactly("W_NEGATIVE_WEIGHTS 1 weight of a term is negative; check that the vocabulary is that"
                        + " of the matrix");
    }

    @Test
    void refusesKindsOfMatricesThatDocumentsAreNot() {
        refused(
                "%%MatrixMarket matrix coordinate real symmetric\n1 1 1\n1 1 1\n",
                "E_MATRIX",
                "m.mtx, line 1: the matrix is symmetric, but documents in rows and terms in columns never are");
        refused(
                "%%MatrixMarket matrix coordinate complex hermitian\n1 1 1\n1 1 1 0\n",
                "E_MATRIX", "m.mtx, line 1: complex numbers are no weights");
        refused(
                "%%MatrixMarket matrix array pattern general\n1 1\n1\n",
                "E_MATRIX", "m.mtx, line 1: an array has values, so it cannot be a pattern");
        refused(
                "%%MatrixMarket vector coordinate real general\n1 1\n1 1\n",
                "E_MATRIX", "m.mtx, line 1: not the first line of a Matrix Market file of a matrix");
        refused(
                "%%MatrixMarket matrix list real general\n1 1 1\n1 1 1\n",
                "E_MATRIX", "m.mtx, line 1: the format is neither coordinate nor array");
    }

    @Test
    void refusesWrongCounts() {
        refused(REAL + "2 2 3\n1 1 1\n2 2 1\n", "E_MATRIX", "m.mtx: only 2 of the 3 entries that it announces");
        refused(
                REAL + "2 2 1\n1 1 1\n2 2 1\n",
                "E_MATRIX",
                "m.mtx, line 4: more entries than the 1 that the file announces");
        refused(
                "%%MatrixMarket matrix array real general\n2 2\n1\n2\n3\n",
                "E_MATRIX", "m.mtx: only 3 of the 4 entries that it announces");
        refused(REAL, "E_MATRIX", "m.mtx: it ends before it says how large the matrix is");
        refused(REAL + "2 2\n1 1 1\n", "E_MATRIX", "m.mtx, line 2: not the size of a matrix: three whole numbers");
        refused(REAL + "2 -2 1\n1 1 1\n", "E_MATRIX", "m.mtx, line 2: not the size of a matrix: three whole numbers");
        refused(REAL + "2 2 0\n", "E_EMPTY_INPUT", "m.mtx, line 2: a matrix without entries");
        refused(REAL + "2 2 5\n1 1 1\n", "E_MATRIX", "m.mtx, line 2: more entries than the matrix has room for");
    }

    @Test
    void refusesPlacesThatAreNone() {
        refused(REAL + "2 3 1\n3 1 1\n", "E_MATRIX", "m.mtx, line 3: the row is not between 1 and 2");
        refused(REAL + "2 3 1\n1 0 1\n", "E_MATRIX", "m.mtx, line 3: the column is not between 1 and 3");
        refused(
                REAL + "2 3 1\n1 99999999999 1\n",
                "E_MATRIX",
                "m.mtx, line 3: not an entry: a row, a column and its value");
        refused(REAL + "2 3 1\n1.0 1 1\n", "E_MATRIX", "m.mtx, line 3: not an entry: a row, a column and its value");
        refused(REAL + "2 3 3\n2 1 1\n1 1 1\n2 1 4\n", "E_MATRIX", "m.mtx: row 2 has two entries in column 1");
        refused(REAL + "2 3 2\n2 1 0\n2 1 0\n", "E_MATRIX", "m.mtx: row 2 has two entries in column 1");
    }

    @Test
    void refusesValuesThatAreNone() {
        for (String value :
                List.of("NaN", "nan", "Inf", "-inf", "Infinity", "1e999", "0x1p3", "1,5", "canary", "1d0")) {
            refused(
                    REAL + "1 1 1\n1 1 " + value + "\n",
                    "E_NUMBER",
                    "m.mtx, line 3: not a number, or not a finite one");
        }
        refused(REAL + "1 1 1\n1 1\n", "E_MATRIX", "m.mtx, line 3: an entry without its value");
        refused(
                "%%MatrixMarket matrix coordinate integer general\n1 1 1\n1 1 1.5\n",
                "E_NUMBER", "m.mtx, line 3: not a whole number");
    }

    @Test
    void refusesWhatDoesNotBelongThere() {
        refused(REAL + "1 1 1\n1 1 1 canary\n", "E_MATRIX", "m.mtx, line 3: more on a line than an entry");
        refused(
                REAL + "1 1 1\n1 1 1\ncanary\n",
                "E_MATRIX",
                "m.mtx, line 4: more entries than the 1 that the file announces");
        refused(
                REAL + "1 1 1\n% canary\n1 1 1\n",
                "E_MATRIX",
                "m.mtx, line 3: not an entry: a row, a column and its value");
        refused(REAL + "1 1 1\n1 1 1\n\0", "E_NUL", "m.mtx, line 4: a NUL character");
    }

    @Test
    void refusesSizesThatWouldTakeAllOfTheMemory() {
        refused(
                REAL + "2000000000 3 1\n1 1 1\n",
                "E_MATRIX",
                "m.mtx, line 2: nearly all of the 2000000000 rows are empty");
        refused(
                REAL + "3 2000000000 1\n1 1 1\n",
                "E_MATRIX",
                "m.mtx, line 2: nearly all of the 2000000000 columns are empty");
        refused(
                REAL + "9999999999 9999999999 9999999999\n1 1 1\n",
                "E_MATRIX",
                "m.mtx, line 2: more than 2147483639 rows or columns");
        // rows and entries that are announced but do not come: nothing is made for them
        refused(
                REAL + "2000000000 2000000000 2000000000\n2000000000 2000000000 1\n",
                "E_MATRIX",
                "m.mtx: only 1 of the 2000000000 entries that it announces");
        refused(
                "%%MatrixMarket matrix array real general\n2000000000 2000000000\n1\n",
                "E_MATRIX", "m.mtx: only 1 of the 4000000000000000000 entries that it announces");
    }

    @Test
    void refusesAVocabularyThatIsNotThatOfTheMatrix() {
        matrices.file("m.mtx", REAL + "1 3 1\n1 1 1\n");
        vocabulary("a\nb\n", "terms.txt: 2 terms for the 3 columns of the matrix");
        vocabulary("a\nb\nc\nd\n", "terms.txt, line 4: more terms than the 3 columns of the matrix");
        vocabulary("a\n\nc\n", "terms.txt, line 2: a line without a term");
        vocabulary("a\nb\na\n", "terms.txt, line 3: the same term as on line 1");
        vocabulary("a\nb\tx\nc\n", "terms.txt, line 2: a term with a control character");
    }

    private void vocabulary(String terms, String message) {
        matrices.file("terms.txt", terms);
        matrices.refused(Matrices.documents("m.mtx", null, "terms.txt", null, null, null), "E_VOCABULARY", message);
    }

    @Test
    void refusesATableThatIsNotThatOfTheMatrix() {
        matrices.file("m.mtx", REAL + "3 1 1\n1 1 1\n");
        matrices.file("about.csv", "topic\nfruit\nwood\n");
        matrices.refused(
                Matrices.documents("m.mtx", null, null, "about.csv", "topic", null),
                "E_DOCUMENTS",
                "about.csv: 2 rows for the 3 documents of the matrix");
        matrices.refused(
                Matrices.documents("m.mtx", null, null, "about.csv", "subject", null),
                "E_COLUMN",
                "about.csv: there is no column 'subject'");
        matrices.refused(
                Matrices.documents("m.mtx", null, null, null, "topic", null),
                "E_DOCUMENTS",
                "documents: label: the matrix has no columns to name");
        matrices.refused(
                Matrices.documents("m.mtx", "v", null, null, null, null),
                "E_DOCUMENTS",
                "documents: vectors: a matrix has no columns to name");
    }

    @Test
    void keysOfMatricesSayNothingOfTexts() {
        matrices.file("notes.csv", "text\napple\n");
        matrices.refused(
                Matrices.documents("notes.csv", null, "terms.txt", null, null, null),
                "E_DOCUMENTS",
                "documents: vocabulary: the documents are texts, not a matrix");
    }
}
