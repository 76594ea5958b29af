package org.semblance.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The notes to a clinic, as the example has them. */
class ExperimentNotesTest {

    private static final Path NOTES = Path.of("..", "examples", "notes").toAbsolutePath();

    @TempDir
    private Path root;

    @Test
    void theGeneratorMakesTheNotes() throws IOException, InterruptedException {
        Generated.isWhatTheGeneratorMakes(NOTES.resolve("notes.tsv"), root.resolve("notes.tsv"));
    }

    @Test
    void thereAreAHundredShortNotesOfSevenTopics() throws IOException {
        List<String[]> notes = notes();

        assertThat(notes).hasSize(100);
        assertThat(notes).allSatisfy(note -> assertThat(note[3].split(" ")).hasSizeBetween(40, 90));
        assertThat(notes.stream().map(note -> note[3])).doesNotHaveDuplicates();
        assertThat(notes.stream().map(note -> note[2]).distinct()).hasSize(7);
    }

    private static List<String[]> notes() throws IOException {
        List<String> lines = Files.readAllLines(NOTES.resolve("notes.tsv"));
        return lines.stream().skip(1).map(line -> line.split("\t", -1)).toList();
    }

    @Test
    void theReleaseHasAnIndexAndNoTextNoAuthorAndNoRareWord() throws IOException {
        Path release = release();

        assertThat(Release.names(release))
                .containsExactly(
                        "certificate.json",
                        "documents.tsv",
                        "index.tsv",
                        "release.mtx",
                        "report.html",
                        "report.json",
                        "vocabulary.txt");
        Set<String> rare = Set.of("goat", "goats", "lorry", "lorri", "accordion", "lighthous", "lighthouse", "falcon");
        for (String name : Release.names(release)) {
            String text = Files.readString(release.resolve(name));
            assertThat(words(text)).as(name).doesNotContainAnyElementsOf(rare);
            for (String[] note : notes()) {
                assertThat(text).as(name).doesNotContain(note[0]).doesNotContain(note[3].substring(0, 40));
            }
            assertThat(text).as(name).doesNotContainPattern("\\bp[0-4][0-9]\\b");
        }
    }

    /** Counted here without any of the code that made or judged the release. */
    @Test
    void everyVectorIsSharedByThreeNotesAndTheListSaysWhich() throws IOException {
        Path release = release();
        Map<Integer, String> rows = Files.readAllLines(release.resolve("release.mtx")).stream()
                .filter(line -> !line.startsWith("%"))
                .skip(1)
                .map(line -> line.split(" ", 2))
                .collect(Collectors.groupingBy(
                        entry -> Integer.valueOf(entry[0]),
                        Collectors.mapping(entry -> entry[1], Collectors.joining(";"))));
        Map<String, Long> sizes =
                rows.values().stream().collect(Collectors.groupingBy(row -> row, Collectors.counting()));
        List<String> list = Files.readAllLines(release.resolve("documents.tsv"));

        assertThat(rows).hasSize(100);
        assertThat(sizes.values()).allMatch(size -> size >= 3);
        assertThat(list).hasSize(101).first().isEqualTo("vector");
        assertThat(new HashSet<>(list.subList(1, 101))).hasSameSizeAs(sizes.keySet());
        for (int row = 1; row <= 100; row++) {
            for (int other = 1; other < row; other++) {
                assertThat(list.get(row).equals(list.get(other)))
                        .isEqualTo(rows.get(row).equals(rows.get(other)));
            }
        }
    }

    private Path release() {
        Bench bench = Bench.inProcess(root);
        Cli.Answer answer = bench.run("anonymize", NOTES.resolve("recipe.yaml").toString(), "--out", "notes");
        assertThat(answer.code()).as(answer.said()).isZero();
        return bench.at("notes");
    }

    private static Set<String> words(String text) {
        return new HashSet<>(
                Arrays.asList(text.toLowerCase(java.util.Locale.ROOT).split("[^a-z]+")));
    }

    @Test
    void aRecipeIsDraftedThatRunsAsItIs() throws IOException {
        Bench bench = Bench.inProcess(root);
        bench.write("notes.tsv", Files.readAllBytes(NOTES.resolve("notes.tsv")));
        Cli.Answer init = bench.run("init", "notes.tsv", "--text", "text");
        assertThat(init.code()).as(init.said()).isZero();
        assertThat(init.out())
                .contains("author    author: its name suggests")
                .contains("label     topic: 7 different values");
        Cli.Answer run = bench.run("anonymize", "recipe.yaml");
        assertThat(run.code()).as(bench.text("recipe.yaml") + run.said()).isZero();
        assertThat(run.out()).contains("k-anonymity        holds: asked 3, found 3 authors");
    }

    @Test
    void aFolderOfTextsIsKnownForWhatItIs() throws IOException {
        Bench bench = Bench.inProcess(root);
        for (String[] note : notes()) {
            bench.write("texts/" + note[2] + "/" + note[0] + ".txt", note[3]);
        }
        Cli.Answer init = bench.run("init", "texts");
        assertThat(init.code()).as(init.said()).isZero();
        assertThat(init.out()).contains("100 files").contains("the files are in 7 folders");
        assertThat(bench.text("recipe.yaml")).contains("label: folder").doesNotContain("author: folder");
        Cli.Answer run = bench.run("anonymize", "recipe.yaml");
        assertThat(run.code()).as(bench.text("recipe.yaml") + run.said()).isZero();
        assertThat(run.out()).contains("k-anonymity        holds: asked 5, found 5 documents");
    }

    @Test
    void anotherLanguageIsDraftedWithoutWordNet() {
        Bench bench = Bench.inProcess(root);
        List<String> sentences = List.of(
                "Mein Knie schmerzt seit einigen Wochen wieder beim Treppensteigen.",
                "Die Tabletten helfen leider überhaupt nicht mehr gegen meine Kopfschmerzen.",
                "Könnte ich nächsten Mittwoch kurz vorbeikommen, bevor die Behandlung weitergeht?",
                "Nach dem Frühstück wurde meiner Tochter plötzlich schwindlig und übel.",
                "Bitte schicken Sie mir das Rezept und die Überweisung nach Hause.");
        for (int i = 0; i < 12; i++) {
            bench.write("texte/" + i + ".txt", sentences.get(i % 5) + " " + sentences.get((i + 1 + i / 5) % 5));
        }
        bench.write("recipe.yaml", "documents: texte\nmethod: {name: spherical-mdav, k: 2}\n");
        bench.refuses("E_LANGUAGE", "anonymize", "recipe.yaml");
        assertThat(bench.run("init", "texte", "--replace").code()).isZero();
        assertThat(bench.text("recipe.yaml")).contains("wordnet: false").contains("stem: none");
        Cli.Answer run = bench.run("anonymize", "recipe.yaml");
        assertThat(run.code()).as(run.said()).isZero();
    }

    @Test
    void filesThatAreNoTextsAreLeftOutOfADraft() throws IOException {
        Bench bench = Bench.inProcess(root);
        for (String[] note : notes()) {
            bench.write("texts/" + note[0] + ".txt", note[3]);
        }
        bench.write("texts/scan.png", new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0, 0, 0, 13});
        Cli.Answer init = bench.run("init", "texts");
        assertThat(init.code()).as(init.said()).isZero();
        assertThat(bench.text("recipe.yaml")).contains("files: \"*.txt\"").contains("# author: folder");
        Cli.Answer run = bench.run("anonymize", "recipe.yaml");
        assertThat(run.code()).as(run.said()).isZero();
        bench.write("scans/scan.png", new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0, 0, 0, 13});
        bench.refuses("E_BINARY", "init", "scans", "--out", "scans.yaml");
    }

    @Test
    void columnsThatMayTellAuthorsAreNamed() throws IOException {
        Bench bench = Bench.inProcess(root);
        String table = Files.readString(NOTES.resolve("notes.tsv"));
        bench.write("notes.tsv", table.replaceFirst("author", "desk"));
        Cli.Answer init = bench.run("init", "notes.tsv", "--text", "text");
        assertThat(init.code()).as(init.said()).isZero();
        assertThat(bench.text("recipe.yaml")).contains("# author: COLUMN").contains("# values repeat in: [desk]");
    }

    @Test
    void aTableWithLongTextsMayBeOneOfDocuments() throws IOException {
        Bench bench = Bench.inProcess(root);
        bench.write("notes.tsv", Files.readAllBytes(NOTES.resolve("notes.tsv")));
        assertThat(bench.run("init", "notes.tsv").out())
                .contains("semblance init " + bench.at("notes.tsv") + " --text text");
        bench.write("short.tsv", "id\tnote\n1\tone two three\n2\tfour five six\n");
        assertThat(bench.run("init", "short.tsv", "--replace").out()).doesNotContain("--text");
    }

    @Test
    void theExamplesOfTheHelpFindSomething() {
        Path release = release();
        Bench bench = Bench.inProcess(root);
        String help = bench.run("documents", "search", "--help").out();
        for (String words : List.of("swollen knee", "sleep")) {
            assertThat(help).contains(words);
            Cli.Answer answer = bench.run("documents", "search", release.toString(), words);
            assertThat(answer.out())
                    .containsPattern("^\\d+ vectors, which represent \\d+ documents, have ")
                    .doesNotContain("not in the release", "leave no term");
        }
        assertThat(bench.run("documents", "search", release.toString(), "cannot at goats")
                        .out())
                .contains("leave no term: cannot, at", "not in the release: goats", "nothing found");
        bench.refuses("E_WORDS", "documents", "search", release.toString(), "");
    }

    @Test
    void aRecipeOfDocumentsAndATableDoNotGoTogether() throws IOException {
        Bench bench = Bench.inProcess(root);
        String recipe = NOTES.resolve("recipe.yaml").toString();
        bench.write("table.csv", "age,town\n3,a\n3,a\n");
        assertThat(bench.refuses("E_DOCUMENTS", "check", "table.csv", "--recipe", recipe)
                        .err())
                .contains("the file is no matrix");
        assertThat(bench.refuses("E_DOCUMENTS", "assess", "table.csv", "table.csv", "--recipe", recipe)
                        .err())
                .contains("recipe of documents");
    }

    @Test
    void aTableOfDocumentsMustNameTheColumnOfTexts() {
        Bench bench = Bench.inProcess(root);
        bench.write("notes.tsv", "id\ttext\n1\tone two three\n2\tfour five six\n");
        Cli.Answer answer = bench.refuses("E_DOCUMENTS", "init", "notes.tsv", "--text", "words");
        assertThat(answer.err()).contains("id, text");
    }
}
