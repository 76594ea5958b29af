package org.semblance.release.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.testkit.Trials;

/** The files that go with a released matrix say what the matrix says. */
class ReleasedDocumentsTest {

    /** Three vectors over four terms; rows 0, 2 and 4 show the first, rows 1 and 3 the second and the third. */
    private static final Vectors MATRIX = Vectors.of(
            "document", 4, new int[] {2, 0, 2, 1, 2}, new int[] {0, 2, 3, 5}, new int[] {0, 1, 3, 0, 2}, new double[] {
                0.6, 0.8, 1, 0.8, 0.6
            });

    private static final List<String> TERMS = List.of("heart", "lung", "night", "sleep");

    @TempDir
    Path folder;

    private static String text(DocumentList list) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        list.write(out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static String text(InvertedIndex index) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        index.write(out);
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void vectorsAreNumberedByFirstAppearance() throws IOException {
        assertThat(text(DocumentList.of(MATRIX, Optional.empty()))).isEqualTo("vector\n1\n2\n1\n3\n1\n");
        assertThat(text(DocumentList.of(MATRIX, Optional.of(Words.of("label", "a", "b", "a", "é", "a")))))
                .isEqualTo("vector\tlabel\n1\ta\n2\tb\n1\ta\n3\té\n1\ta\n");
    }

    @Test
    void theIndexNamesEachVectorOnce() throws IOException {
        DocumentList list = DocumentList.of(MATRIX, Optional.empty());
        assertThat(text(InvertedIndex.of(MATRIX, TERMS, list, "stem: none")))
                .isEqualTo("# stem: none\nterm\tvectors\nheart\t1:0.8 2:0.6\nlung\t2:0.8\nnight\t1:0.6\nsleep\t3:1\n");
    }

    @Test
    void aSearchRanksByTheCosine() {
        InvertedIndex index = InvertedIndex.of(MATRIX, TERMS, DocumentList.of(MATRIX, Optional.empty()), "stem: none");
        assertThat(index.search(List.of("heart")))
                .extracting(InvertedIndex.Hit::vector)
                .containsExactly(0, 1);
        List<InvertedIndex.Hit> both = index.search(List.of("heart", "lung", "heart", "nothing"));
        // (0.6 + 0.8) / √2 for the second vector, 0.8 / √2 for the first
        assertThat(both).extracting(InvertedIndex.Hit::vector).containsExactly(1, 0);
        assertThat(both.get(0).score()).isCloseTo(1.4 / Math.sqrt(2), within(1e-15));
        assertThat(both.get(1).score()).isCloseTo(0.8 / Math.sqrt(2), within(1e-15));
        assertThat(index.search(List.of("nothing"))).isEmpty();
    }

    @Test
    void shorterVectorsAreRankedByTheirAngleToo() {
        Vectors halves = MATRIX.weighing(new double[] {0.3, 0.4, 0.5, 0.4, 0.3});
        InvertedIndex index = InvertedIndex.of(halves, TERMS, DocumentList.of(halves, Optional.empty()), "stem: none");
        assertThat(index.search(List.of("sleep")).get(0).score()).isCloseTo(1, within(1e-15));
    }

    @Test
    void aVectorIsShownByItsHeaviestTerms() {
        InvertedIndex index = InvertedIndex.of(MATRIX, TERMS, DocumentList.of(MATRIX, Optional.empty()), "stem: none");
        assertThat(index.termsOf(1, 2)).extracting(InvertedIndex.Term::term).containsExactly("lung", "heart");
        assertThat(index.termsOf(1, 1)).hasSize(1);
    }

    @Test
    void whatWasWrittenReadsBackTheSame() {
        Trials.of(200, random -> {
            Vectors matrix = random(random);
            List<String> terms = IntStream.range(0, matrix.dimensions())
                    .mapToObj(term -> "term" + term)
                    .toList();
            DocumentList list = DocumentList.of(matrix, Optional.empty());
            InvertedIndex index = InvertedIndex.of(matrix, terms, list, "stem: none");
            try {
                String listed = text(list);
                String indexed = text(index);
                DocumentList again = DocumentList.read(Files.writeString(folder.resolve("d"), listed));
                InvertedIndex indexAgain = InvertedIndex.read(Files.writeString(folder.resolve("i"), indexed));
                assertThat(text(again)).isEqualTo(listed);
                assertThat(text(indexAgain)).isEqualTo(indexed);
                for (int row = 0; row < matrix.size(); row++) {
                    for (int other = 0; other < matrix.size(); other++) {
                        assertThat(again.vector(row) == again.vector(other))
                                .isEqualTo(matrix.text(row).equals(matrix.text(other)));
                    }
                }
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    private static Vectors random(Random random) {
        int rows = 1 + random.nextInt(8);
        int stored = 1 + random.nextInt(4);
        List<Integer> places = new ArrayList<>();
        int[] starts = new int[stored + 1];
        for (int vector = 0; vector < stored; vector++) {
            for (int place = 0; place < 5; place++) {
                if (random.nextBoolean()) {
                    places.add(place);
                }
            }
            starts[vector + 1] = places.size();
        }
        return Vectors.of(
                "document",
                5,
                random.ints(rows, 0, stored).toArray(),
                starts,
                places.stream().mapToInt(Integer::intValue).toArray(),
                random.doubles(places.size(), 0.01, 1).toArray());
    }

    @Test
    void refusesFilesThatAreNotAsTheyWereWritten() throws IOException {
        for (String broken :
                List.of("", "vectors\n1\n", "vector\n2\n", "vector\n1\n3\n", "vector\n1\tx\n", "vector\n0\n")) {
            Path file = Files.writeString(folder.resolve(DocumentList.NAME), broken);
            assertThatThrownBy(() -> DocumentList.read(file))
                    .isInstanceOf(Problem.class)
                    .hasMessage("documents.tsv is not as it was written");
        }
        for (String broken :
                Arrays.asList("", "# x\n", "# x\nterm\tvectors\na\t2:1 1:1\n", "# x\nterm\tvectors\na\t1\n")) {
            Path file = Files.writeString(folder.resolve(InvertedIndex.NAME), broken);
            assertThatThrownBy(() -> InvertedIndex.read(file))
                    .isInstanceOf(Problem.class)
                    .hasMessage("index.tsv is not as it was written");
        }
        assertThatThrownBy(() -> DocumentList.read(folder.resolve("none.tsv")))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("the folder has no none.tsv");
    }

    @Test
    void refusesALabelThatWouldBreakTheList() {
        assertThatThrownBy(() -> DocumentList.of(MATRIX, Optional.of(Words.of("label", "a", "b\tc", "a", "d", "a"))))
                .isInstanceOf(Problem.class)
                .hasMessageNotContaining("b\tc");
    }
}
