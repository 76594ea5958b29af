package org.semblance.formats.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.semblance.Problem;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.port.MatrixReader.MatrixContent;
import org.semblance.source.MatrixFormat;
import org.semblance.testkit.Trials;

class MatrixFilesTest {

    private static final String REAL = "%%MatrixMarket matrix coordinate real general\n";

    @TempDir
    Path folder;

    private Matrices matrices;

    @BeforeEach
    void prepare() {
        matrices = new Matrices(folder);
    }

    /** Two rows share a vector, one has none. */
    private static Vectors small() {
        return Vectors.of(
                "document", 3, new int[] {1, 0, 1, 2}, new int[] {0, 1, 3, 3}, new int[] {1, 0, 2}, new double[] {
                    1, 0.6, 1e-7
                });
    }

    @Test
    void writesCoordinatesByRowAndColumn() throws IOException {
        Path file = folder.resolve("m.mtx");
        new MatrixFiles().write(small(), List.of("a", "b", "c"), MatrixFormat.MATRIX_MARKET, Files.createFile(file));
        assertThat(Files.readString(file)).isEqualTo("""
                %%MatrixMarket matrix coordinate real general
                % a document in each row, a term in each column: that on the same line of the vocabulary
                4 3 5
                1 1 0.6
                1 3 0.0000001
                2 2 1
                3 1 0.6
                3 3 0.0000001
                """);
    }

    @ParameterizedTest
    @EnumSource(MatrixFormat.class)
    void readsWhatWasWrittenBitForBit(MatrixFormat form) {
        for (int seed = 0; seed < Trials.count(20, 60); seed++) {
            Vectors matrix = Matrices.random(new Random(seed));
            matrices.written(matrix, form);
            String column = form == MatrixFormat.DENSE_PARQUET ? "vector" : null;
            Vectors read = matrices.read(Matrices.documents(form.fileName(), column, null, null, null, null))
                    .corpus()
                    .vectors();
            assertThat(read.size()).as("seed " + seed).isEqualTo(matrix.size());
            assertThat(read.dimensions()).isEqualTo(matrix.dimensions());
            for (int row = 0; row < matrix.size(); row++) {
                assertThat(entries(read, row)).as("seed " + seed).isEqualTo(entries(matrix, row));
            }
        }
    }

    private static List<Long> entries(Vectors matrix, int row) {
        List<Long> entries = new ArrayList<>();
        for (int entry = matrix.from(row); entry < matrix.to(row); entry++) {
            entries.add((long) matrix.places()[entry]);
            entries.add(Double.doubleToRawLongBits(matrix.weights()[entry]));
        }
        return entries;
    }

    @ParameterizedTest
    @EnumSource(MatrixFormat.class)
    void showsExactlyTheEqualRows(MatrixFormat form) {
        for (int seed = 100; seed < 100 + Trials.count(20, 60); seed++) {
            Vectors matrix = Matrices.random(new Random(seed));
            MatrixContent shown = Matrices.shown(matrices.written(matrix, form), form);
            assertThat(shown.columns()).as("seed " + seed).isEqualTo(matrix.dimensions());
            equalRows(matrix, shown.rows(), "seed " + seed);
            BitSet used = new BitSet();
            int[] rowsAt = matrix.rowsAt();
            for (int place = 0; place < rowsAt.length; place++) {
                used.set(place, rowsAt[place] > 0);
            }
            assertThat(shown.used()).as("seed " + seed).isEqualTo(used);
        }
    }

    private static void equalRows(Vectors matrix, Words shown, String seed) {
        assertThat(shown.size()).as(seed).isEqualTo(matrix.size());
        for (int one = 0; one < matrix.size(); one++) {
            assertThat(shown.missing(one)).as(seed).isEqualTo(matrix.missing(one));
            for (int other = 0; other < one; other++) {
                assertThat(shown.code(one) == shown.code(other))
                        .as(seed + ", rows " + one + " and " + other)
                        .isEqualTo(entries(matrix, one).equals(entries(matrix, other)));
            }
        }
    }

    @Test
    void showsTheSameInWhateverOrderEntriesStand() throws IOException {
        for (int seed = 200; seed < 230; seed++) {
            Random random = new Random(seed);
            Vectors matrix = Matrices.random(random);
            Path file = matrices.written(matrix, MatrixFormat.MATRIX_MARKET);
            MatrixContent inOrder = Matrices.shown(file, MatrixFormat.MATRIX_MARKET);
            List<String> lines = new ArrayList<>(Files.readAllLines(file));
            Collections.shuffle(lines.subList(3, lines.size()), random);
            Files.write(file, lines);
            MatrixContent shuffled = Matrices.shown(file, MatrixFormat.MATRIX_MARKET);
            assertThat(shuffled.used()).isEqualTo(inOrder.used());
            for (int row = 0; row < matrix.size(); row++) {
                assertThat(shuffled.rows().text(row))
                        .as("seed " + seed)
                        .isEqualTo(inOrder.rows().text(row));
            }
        }
    }

    @Test
    void judgesToTheLetter() {
        // one row writes 0.50, one says that it has nothing in a column
        MatrixContent shown = shown(REAL + "4 2 5\n1 1 0.5\n2 1 0.50\n3 1 0.5\n4 1 0.5\n4 2 0\n");
        assertThat(shown.rows().code(0)).isEqualTo(shown.rows().code(2));
        assertThat(shown.rows().code(0)).isNotEqualTo(shown.rows().code(1));
        assertThat(shown.rows().code(0)).isNotEqualTo(shown.rows().code(3));
    }

    @Test
    void doesNotTakeOneEntryForTwo() {
        MatrixContent shown = shown(REAL + "2 12 4\n1 1 1\n1 2 12\n2 1 11\n2 2 2\n");
        assertThat(shown.rows().code(0)).isNotEqualTo(shown.rows().code(1));
    }

    @Test
    void showsTheRowsOfAnArray() {
        MatrixContent shown = shown("%%MatrixMarket matrix array real general\n3 2\n1\n0\n1\n0.5\n0\n0.5\n");
        assertThat(shown.rows().code(0)).isEqualTo(shown.rows().code(2));
        assertThat(shown.rows().missing(1)).isTrue();
    }

    @Test
    void refusesForAJudgeWhatItRefusesElsewhere() {
        assertThatThrownBy(() -> shown(REAL + "2 2 3\n2 1 1\n1 1 1\n2 1 4\n"))
                .isInstanceOf(Problem.class)
                .hasMessage("m.mtx: row 2 has two entries in column 1");
        assertThatThrownBy(() -> shown(REAL + "2 2 2\n1 1 1\n1 1 1\n"))
                .isInstanceOf(Problem.class)
                .hasMessage("m.mtx: row 1 has two entries in column 1");
        assertThatThrownBy(() -> shown(REAL + "2 2 2\n1 1 1\n"))
                .isInstanceOf(Problem.class)
                .hasMessage("m.mtx: only 1 of the 2 entries that it announces");
    }

    private MatrixContent shown(String text) {
        return Matrices.shown(matrices.file("m.mtx", text), MatrixFormat.MATRIX_MARKET);
    }

    @Test
    void comparesListsInTheOrderTheyHave() {
        matrices.parquet("m.parquet", """
                SELECT [0, 1]::INTEGER[] AS places, [0.5, 1]::DOUBLE[] AS weights
                UNION ALL SELECT [1, 0], [1, 0.5] UNION ALL SELECT [0, 1], [0.5, 1]
                """);
        MatrixContent shown = Matrices.shown(folder.resolve("m.parquet"), MatrixFormat.PARQUET);
        assertThat(shown.rows().code(0)).isEqualTo(shown.rows().code(2));
        assertThat(shown.rows().code(0)).isNotEqualTo(shown.rows().code(1));
    }

    @Test
    void judgesNoFileThatHoldsMoreThanVectors() {
        matrices.parquet("m.parquet", "SELECT [1, 2]::DOUBLE[] AS v, 'Ann' AS writer");
        assertThatThrownBy(() -> Matrices.shown(folder.resolve("m.parquet"), MatrixFormat.DENSE_PARQUET))
                .isInstanceOf(Problem.class)
                .hasMessage(
                        "m.parquet: there are further columns in addition to the vectors, which would not be judged");
    }

    @Test
    void findsOutWhatAFileHolds() {
        for (MatrixFormat form : MatrixFormat.values()) {
            assertThat(new MatrixFiles().form(matrices.written(small(), form))).contains(form);
        }
        assertThat(new MatrixFiles().form(matrices.file("t.csv", "a,b\n1,2\n"))).isEmpty();
        matrices.parquet("t.parquet", "SELECT 1 AS a");
        assertThat(new MatrixFiles().form(folder.resolve("t.parquet"))).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(MatrixFormat.class)
    void writesTheSameBytesAgain(MatrixFormat form) throws IOException {
        Vectors matrix = Matrices.random(new Random(5));
        byte[] once = Files.readAllBytes(matrices.written(matrix, form));
        assertThat(Files.readAllBytes(matrices.written(matrix, form))).isEqualTo(once);
    }
}
