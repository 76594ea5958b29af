package org.semblance.release.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.formats.Tables;
import org.semblance.formats.documents.Corpora;
import org.semblance.formats.documents.MatrixFiles;
import org.semblance.quality.Score;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.recipe.RecipeNode;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.release.report.Report;
import org.semblance.release.run.Engine;
import org.semblance.release.run.Run;

/** Runs over documents of all kinds, read from files: folders, tables of texts, matrices; and what is refused of them. */
class DocumentKindsTest {

    private static final String METHOD = "method: {name: spherical-mdav, k: 3}\n";
    private static final String NOTES =
            "documents: {data: notes.tsv, text: text, author: who, label: topic}\nanalysis: {wordnet: false}\n";
    private static final String LABELS = "release: {to: out, labels: true}\n";
    private static final String REAL = "%%MatrixMarket matrix coordinate real general\n";
    private static final String[] WORDS = {"Apple", "Running", "bread", "the", "ox", "stone", "Water", "wood"};

    @TempDir
    Path folder;

    private final MatrixFiles matrices = new MatrixFiles();
    private final Random random = new Random(3);

    @BeforeEach
    void notes() throws IOException {
        StringBuilder lines = new StringBuilder("id\twho\ttopic\tunusual\ttext\n");
        for (int note = 0; note < 30; note++) {
            lines.append("id%d\twriter%d\ttopic%d\t%s\t%s%n"
                    .formatted(note, note % 10, note % 2, note < 5 ? "odd" + note / 2 : "plain", words()));
        }
        write("notes.tsv", lines.toString());
    }

    private String words() {
        StringBuilder words = new StringBuilder();
        for (int word = 0; word < 8; word++) {
            words.append("word").append((char) ('a' + random.nextInt(10))).append(' ');
        }
        return words.toString();
    }

    /** A matrix of 30 documents; a full one has all places in all of them. */
    private void matrix(boolean full) throws IOException {
        StringBuilder entries = new StringBuilder();
        int count = 0;
        for (int row = 1; row <= 30; row++) {
            for (int column = 1; column <= WORDS.length; column++) {
                if (full || column == row % 8 + 1 || random.nextInt(2) == 0) {
                    entries.append(row + " " + column + " 0." + (1 + random.nextInt(9)) + "\n");
                    count++;
                }
            }
        }
        write("m.mtx", REAL + "30 " + WORDS.length + " " + count + "\n" + entries);
        write("words.txt", String.join("\n", WORDS) + "\n");
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private Run.Outcome run(String yaml) {
        return run("recipe.yaml", yaml);
    }

    private Run.Outcome run(String name, String yaml) {
        try {
            Path file = write(name, yaml);
            RecipeNode tree = new YamlRecipes().read(file);
            Tables tables = new Tables();
            Run run = new Run(
                    tables,
                    (request, watcher) -> {
                        throw new IllegalStateException("no taxonomy is asked for");
                    },
                    tables,
                    (report, page) -> {},
                    (report, page) -> {},
                    Engine.LOCAL,
                    Catalog.standard());
            Run.Options options = new Run.Options(null, true, null);
            RecipeRelativePaths paths = new RecipeRelativePaths(file);
            return DocumentRecipe.is(tree)
                    ? run.anonymize(
                            DocumentRecipe.of(tree, Catalog.standard()),
                            new DocumentFiles(new Corpora(), matrices, matrices),
                            paths,
                            options,
                            Watcher.SILENT)
                    : run.anonymize(TableRecipe.of(tree, Catalog.standard()), paths, options, Watcher.SILENT);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private Problem refused(String code, String yaml) {
        Problem problem = catchThrowableOfType(Problem.class, () -> run(yaml));
        assertThat(problem).as("a problem").isNotNull();
        assertThat(problem.code()).as(problem.what()).isEqualTo(code);
        assertThat(folder.resolve("out")).doesNotExist();
        assertThat(folder.resolve("release")).doesNotExist();
        return problem;
    }

    private static Iterable<String> warnings(Run.Outcome outcome) {
        return outcome.report().warnings().stream().map(Watcher.Warning::code).toList();
    }

    private static Iterable<String> scores(Run.Outcome outcome) {
        return outcome.report().scores().stream().map(Score::name).toList();
    }

    @Test
    void aFolderNamedInShortIsReleasedAndNotNamedAgain() throws IOException {
        for (int text = 0; text < 12; text++) {
            write("texts/t" + text + ".txt", words());
        }
        Run.Outcome outcome = run("documents: texts\nanalysis: {wordnet: false}\n" + METHOD);
        assertThat(outcome.report().published()).isTrue();
        assertThat(Files.readString(outcome.folder().resolve("certificate.json")))
                .contains("\"documents\"")
                .doesNotContain("texts");
    }

    @Test
    void theRecipeIsNoDocumentOfTheFolderItLiesIn() throws IOException {
        for (int text = 0; text < 12; text++) {
            write("texts/t" + text + ".txt", words());
        }
        Run.Outcome outcome = run(
                "texts/recipe.yaml", "documents: .\nanalysis: {wordnet: false}\n" + METHOD + "release: {to: ../out}\n");
        assertThat(outcome.report().rows()).isEqualTo(12);
    }

    @ParameterizedTest
    @ValueSource(strings = {"label: who", "label: text"})
    void aLabelThatIsTheAuthorOrTheTextIsRefused(String label) {
        assertThat(refused("E_LABEL", NOTES.replace("label: topic", label) + METHOD)
                        .what())
                .contains("are the same");
        refused("E_LABEL", "documents: {data: texts, author: folder, label: folder}\n" + METHOD);
    }

    @Test
    void releasedLabelsMustNotTellDocumentsApart() {
        Problem problem = refused("E_UNIQUE_COLUMN", NOTES.replace("label: topic", "label: id") + METHOD + LABELS);
        assertThat(problem.what()).doesNotContain("id0");
        assertThat(run(NOTES.replace("label: topic", "label: id") + METHOD)
                        .report()
                        .published())
                .isTrue();
        assertThat(warnings(run(NOTES + METHOD + LABELS))).doesNotContain("W_RARE_LABELS", "W_NEARLY_UNIQUE");
    }

    @Test
    void warnsOfReleasedLabelsThatFewerThanKAuthorsHave() {
        Run.Outcome outcome = run(NOTES.replace("label: topic", "label: unusual") + METHOD + LABELS);
        assertThat(outcome.report().warnings())
                .filteredOn(warning -> warning.code().equals("W_RARE_LABELS"))
                .singleElement()
                .extracting(Watcher.Warning::message)
                .asString()
                .startsWith("3 of 4 labels")
                .contains("fewer than 3 authors")
                .doesNotContain("odd");
    }

    @Test
    void warnsOfReleasedLabelsThatNearlyAllDiffer() throws IOException {
        Path notes = folder.resolve("notes.tsv");
        Files.writeString(notes, Files.readString(notes).replace("id1\t", "id0\t"));
        assertThat(warnings(run(NOTES.replace("label: topic", "label: id") + METHOD + LABELS)))
                .contains("W_NEARLY_UNIQUE", "W_RARE_LABELS");
    }

    @Test
    void placesWithoutNamesAreNoTermsAndAreNotSearched() throws IOException {
        matrix(true);
        Run.Outcome outcome = run("documents: {data: m.mtx}\n" + METHOD);
        assertThat(outcome.report().verdicts())
                .extracting(Report.Finding::guarantee)
                .containsExactly("k-anonymity");
        assertThat(outcome.report().documents().orElseThrow().named()).isFalse();
        assertThat(outcome.report().documents().orElseThrow().commonest()).isEmpty();
        assertThat(outcome.folder().resolve("index.tsv")).doesNotExist();
        assertThat(warnings(outcome)).contains("W_EMBEDDINGS");
        Problem problem = catchThrowableOfType(
                Problem.class, () -> new DocumentSearch(new Corpora()).ask(outcome.folder(), "apple", 3));
        assertThat(problem.what()).isEqualTo("this release has no words to search by");
    }

    @Test
    void placesThatFewerThanKDocumentsUseAreRemovedAlsoWithoutNames() throws IOException {
        write("m.mtx", REAL + "4 2 5\n1 1 1\n2 1 1\n3 1 1\n4 1 1\n4 2 1\n");
        Run.Outcome outcome = run("documents: {data: m.mtx}\n" + METHOD);
        assertThat(outcome.report().documents().orElseThrow().reduction().rare())
                .isEqualTo(1);
    }

    @Test
    void positionsWithoutNamesAreTermsToo() throws IOException {
        matrix(false);
        Run.Outcome outcome = run("documents: {data: m.mtx}\n" + METHOD);
        assertThat(outcome.report().verdicts())
                .extracting(Report.Finding::guarantee)
                .containsExactly("k-anonymity", "term-contributors");
    }

    @Test
    void embeddingsHaveNoTermsWhoseContributorsCouldBeCounted() throws IOException {
        matrix(true);
        Problem problem = refused("E_CONTRIBUTORS", "documents: {data: m.mtx}\nterm-contributors: 2\n" + METHOD);
        assertThat(problem.what()).contains("embeddings");
        assertThat(run("documents: {data: m.mtx}\nterm-contributors: 1\n" + METHOD)
                        .report()
                        .published())
                .isTrue();
    }

    @Test
    void anyWeightOtherThanZeroIsAUse() throws IOException {
        write("words.txt", "Apple\nRunning\nbread\n");
        write("m.mtx", REAL + "6 3 9\n1 1 1\n2 1 1\n3 1 1\n4 2 1\n5 2 1\n6 2 1\n1 3 0.1\n4 3 -0.1\n5 3 0.1\n");
        Run.Outcome outcome =
                run("documents: {data: m.mtx, vocabulary: words.txt}\nrelease: {to: out, shuffle: false}\n" + METHOD);
        assertThat(outcome.report().published()).isTrue();
        // position 3 is used by one document of the first group, and by two of the second, where it cancels out
        assertThat(Files.readAllLines(outcome.folder().resolve("vocabulary.txt")))
                .containsExactly("Apple", "Running");
    }

    @Test
    void wordsAreMetAsTheVocabularyOfAMatrixHasThem() throws IOException {
        matrix(false);
        Run.Outcome outcome = run("documents: {data: m.mtx, vocabulary: words.txt}\n" + METHOD);
        assertThat(warnings(outcome)).doesNotContain("W_EMBEDDINGS");
        assertThat(outcome.report().verdicts())
                .extracting(Report.Finding::guarantee)
                .containsExactly("k-anonymity", "common-terms", "term-contributors");
        DocumentSearch.Answer answer =
                new DocumentSearch(new Corpora()).ask(outcome.folder(), "Running the ox stone stones", 3);
        assertThat(answer.known()).containsExactly("Running", "the", "ox", "stone");
        assertThat(answer.unknown()).containsExactly("stones");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tokeniser: spaces",
                "stop-words: none",
                "wordnet: false",
                "shortest: 1",
                "stem: none",
                "weights: tf",
                "least-documents: 1",
                "most-documents: 50%"
            })
    void analysisThatAMatrixCannotHaveIsRefused(String key) throws IOException {
        matrix(false);
        String name = key.substring(0, key.indexOf(':'));
        assertThat(refused("E_ANALYSIS", "documents: {data: m.mtx}\nanalysis: {terms: 5, " + key + "}\n" + METHOD)
                        .what())
                .endsWith(": " + name);
    }

    @Test
    void aMatrixMayHaveItsTermsChosen() throws IOException {
        matrix(true);
        Run.Outcome outcome = run("documents: {data: m.mtx}\nanalysis: {terms: 5, rare: keep}\n" + METHOD);
        assertThat(outcome.report().documents().orElseThrow().terms()).isEqualTo(5);
    }

    @Test
    void moreThanThereAreIsToldBeforeWeighing() {
        String many = METHOD.replace("k: 3", "k: 31");
        assertThat(refused("E_K_PEOPLE", NOTES + many).what()).isEqualTo("k is 31, and there are 10 authors");
        assertThat(refused("E_K", NOTES.replace("author: who, ", "") + many).what())
                .isEqualTo("k is 31, and there are 30 documents");
    }

    @Test
    void aDocumentWithoutAnAuthorIsRefusedByName() throws IOException {
        Path notes = folder.resolve("notes.tsv");
        Files.writeString(notes, Files.readString(notes).replace("\twriter3\t", "\t\t"));
        Problem problem = refused("E_PERSON", NOTES + METHOD);
        assertThat(problem.what()).isEqualTo("3 documents have no author: row 4, row 14, row 24");
        assertThat(problem.advice()).startsWith("give every document an author").doesNotContain("where:");
    }

    @Test
    void aRecipeIsOfATableOrOfDocuments() {
        String attributes = "attributes: {a: other}\n";
        for (String table : new String[] {"data: a.csv\n", attributes, "data: a.csv\n" + attributes}) {
            assertThat(refused("E_DOCUMENTS", NOTES + table + METHOD).what())
                    .contains("a recipe is either for a table or for documents");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"{name: equality-mode, k: 3}", "{name: incognito, k: 3}", "{name: mdav-mu-argus, k: 3}"})
    void onlyMethodsThatMaskDocumentsAreTaken(String method) {
        assertThat(refused("E_METHOD", NOTES + "method: " + method + "\n").what())
                .contains("documents are masked by spherical-mdav or mdav");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rescale: true", "contributors: 9"})
    void whatIsForColumnsOfTablesIsRefused(String parameter) {
        assertThat(refused("E_METHOD", NOTES + "method: {name: mdav, k: 3, " + parameter + "}\n")
                        .what())
                .contains("for columns of tables");
    }

    @ParameterizedTest
    @ValueSource(strings = {"record-linkage", "score", "attribute-loss", "rand-index", "normalised-mutual-information"})
    void measuresOfTablesAreRefusedBeforeWork(String measure) {
        Problem problem = refused("E_MEASURE", "documents: nowhere\n" + METHOD + "measures: [sse, " + measure + "]\n");
        assertThat(problem.what()).endsWith(": " + measure);
        assertThat(problem.advice()).contains("query-f1").contains("distance-linkage");
    }

    @Test
    void measuresOfDocumentsAreTaken() {
        String all = "[sse, sst, information-loss, distance-linkage, ssa, query-f1, density, cluster-agreement]";
        assertThat(scores(run(NOTES + METHOD + "measures: " + all + "\n"))).hasSize(8);
        assertThat(scores(run(NOTES + METHOD))).contains("spherical-information-loss", "distance-linkage");
    }

    @ParameterizedTest
    @ValueSource(strings = {"spherical-mdav", "mdav"})
    void aColumnOfListsIsMeasuredAsATable(String method) throws IOException {
        StringBuilder rows = new StringBuilder("v,note\n");
        for (int row = 0; row < 20; row++) {
            rows.append("\"[0.%d, 0.%d]\",n%d%n".formatted(1 + random.nextInt(9), 1 + random.nextInt(9), row % 2));
        }
        write("t.csv", rows.toString());
        String recipe = "data: t.csv\nattributes: {v: {role: quasi-identifier, domain: unit-vectors}, note: other}\n"
                + "method: {name: " + method + ", k: 3}\n";
        assertThat(scores(run(recipe))).contains("distance-linkage").doesNotContain("ssa");
        assertThat(scores(run(recipe + "measures: [ssa, sse]\n"))).containsExactly("ssa", "sse");
    }

    @Test
    void onlyWholeWordsBecomeWordsOfDocuments() {
        assertThat(DocumentVerification.inWordsOfDocuments(
                        "rows grow: only 1 row with these values, persons and personal"))
                .isEqualTo("documents grow: only 1 document with this vector, authors and personal");
    }
}
