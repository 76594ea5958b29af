package org.semblance.release.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.formats.Tables;
import org.semblance.formats.documents.Corpora;
import org.semblance.formats.documents.MatrixFiles;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.release.report.LedgerFigures;
import org.semblance.release.run.Engine;
import org.semblance.release.run.Run;

/** Documents are the same documents in a ledger, however they are analysed. */
class DocumentLedgerTest {

    @TempDir
    Path folder;

    @BeforeEach
    void texts() throws IOException {
        Random random = new Random(5);
        List<String> lines = new ArrayList<>(List.of("text"));
        for (int text = 0; text < 40; text++) {
            StringBuilder line = new StringBuilder("common");
            for (int word = 0; word < 12; word++) {
                line.append(" word").append((char) ('a' + text % 3 * 8 + random.nextInt(10)));
            }
            lines.add(line.toString());
        }
        Files.write(folder.resolve("texts.csv"), lines);
        Files.writeString(folder.resolve("stop.txt"), "common\n");
    }

    private LedgerFigures anonymize(String documents, String more, int k, String out) throws IOException {
        Path file = Files.writeString(folder.resolve("recipe.yaml"), """
                documents: %s
                ledger: books
                measures: []
                method: {name: spherical-mdav, k: %d}
                release: {to: %s}
                %s
                """.formatted(documents, k, out, more));
        Tables tables = new Tables();
        MatrixFiles matrices = new MatrixFiles();
        return new Run(
                        tables,
                        (request, watcher) -> {
                            throw new IllegalStateException("documents need no taxonomy");
                        },
                        tables,
                        (report, page) -> {},
                        (report, page) -> {},
                        Engine.LOCAL,
                        Catalog.standard())
                .anonymize(
                        DocumentRecipe.of(new YamlRecipes().read(file), Catalog.standard()),
                        new DocumentFiles(new Corpora(), matrices, matrices),
                        new RecipeRelativePaths(file),
                        new Run.Options(null, false, null),
                        Watcher.SILENT)
                .report()
                .ledger()
                .orElseThrow();
    }

    private static String analysis(String stem) {
        return "analysis: {stop-words: stop.txt, wordnet: false, stem: " + stem + "}";
    }

    private static final String TEXTS = "{data: texts.csv, text: text}";

    private void refused(String documents, String more) {
        assertThatThrownBy(() -> anonymize(documents, more, 4, "two"))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_INTERSECTION"));
    }

    @Test
    void anotherAnalysisIsOneOfTheSameDocuments() throws IOException {
        assertThat(anonymize(TEXTS, analysis("none"), 3, "one").releases()).isZero();
        refused(TEXTS, analysis("none"));
        Files.writeString(folder.resolve("stop.txt"), "common\nworda\nwordb\n");
        refused(TEXTS, analysis("none"));
        refused(TEXTS, analysis("porter"));
        Files.writeString(
                folder.resolve("texts.csv"),
                Files.readString(folder.resolve("texts.csv")).replace(" ", "  "));
        refused(TEXTS, analysis("none"));
    }

    @Test
    void namesForThePlacesOfVectorsMakeNoOtherDocuments() throws IOException {
        Random random = new Random(7);
        StringBuilder matrix = new StringBuilder("%%MatrixMarket matrix coordinate real general\n30 6 90\n");
        StringBuilder vocabulary = new StringBuilder();
        for (int row = 1; row <= 30; row++) {
            for (int entry = 0; entry < 3; entry++) {
                matrix.append(row + " " + (1 + entry * 2 + row % 2) + " " + (1 + random.nextInt(900)) + "\n");
            }
        }
        for (int place = 6; place > 0; place--) {
            vocabulary.append("term" + place + "\n");
        }
        Files.writeString(folder.resolve("m.mtx"), matrix);
        Files.writeString(folder.resolve("terms.txt"), vocabulary);
        anonymize("{data: m.mtx}", "", 3, "one");
        refused("{data: m.mtx, vocabulary: terms.txt}", "");
    }
}
