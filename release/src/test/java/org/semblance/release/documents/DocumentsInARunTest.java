package org.semblance.release.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.documents.Analysis;
import org.semblance.domain.documents.Corpus;
import org.semblance.formats.Tables;
import org.semblance.formats.documents.MatrixFiles;
import org.semblance.port.CorpusReader;
import org.semblance.port.MatrixWriter;
import org.semblance.release.folder.Certificate;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.recipe.TableRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.release.report.Report;
import org.semblance.release.run.Engine;
import org.semblance.release.run.Run;
import org.semblance.source.DocumentSource;
import org.semblance.source.MatrixFormat;
import org.semblance.source.RecipePaths;
import org.semblance.testkit.SerializingWorkers;

/** Documents from a recipe to a release; the texts are lines of an author, a label and words. */
class DocumentsInARunTest {

    private static final String RECIPE = """
            documents: {data: texts.txt}
            method: {name: spherical-mdav, k: 3}
            release: {to: out}
            """;

    @TempDir
    Path folder;

    private final MatrixFiles matrices = new MatrixFiles();
    private MatrixWriter writer = matrices;
    private Engine engine = Engine.LOCAL;

    @BeforeEach
    void texts() throws IOException {
        Random random = new Random(5);
        List<String> lines = new ArrayList<>();
        for (int text = 0; text < 40; text++) {
            StringBuilder line = new StringBuilder("author" + text % 13 + " topic" + text % 3);
            for (int word = 0; word < 12; word++) {
                line.append(" word").append(text % 3 * 8 + random.nextInt(12));
            }
            lines.add(line + (text == 7 || text == 20 ? " rare" : ""));
        }
        Files.write(folder.resolve("texts.txt"), lines);
    }

    /** Reads the lines; what a line's words are is plain to see. */
    private static final class Lines implements CorpusReader {

        @Override
        public Reading read(
                DocumentSource documents, Analysis analysis, String column, RecipePaths files, Watcher watcher) {
            try {
                return new Reading(
                        corpus(Files.readAllLines(files.apply(documents.data())), documents, column),
                        MatrixFormat.MATRIX_MARKET);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }

        private static Corpus corpus(List<String> lines, DocumentSource documents, String column) {
            Map<String, Integer> terms = new LinkedHashMap<>();
            List<Map<Integer, Integer>> counts = new ArrayList<>();
            for (String line : lines) {
                String[] words = line.split(" ", -1);
                Map<Integer, Integer> count = new TreeMap<>();
                Arrays.stream(words)
                        .skip(2)
                        .forEach(word ->
                                count.merge(terms.computeIfAbsent(word, unseen -> terms.size()), 1, Integer::sum));
                counts.add(count);
            }
            int[] starts = new int[lines.size() + 1];
            List<Integer> places = new ArrayList<>();
            List<Double> weights = new ArrayList<>();
            for (int row = 0; row < counts.size(); row++) {
                counts.get(row).forEach((term, count) -> {
                    places.add(term);
                    weights.add((double) count);
                });
                starts[row + 1] = places.size();
            }
            return new Corpus(
                    Vectors.of(
                            column,
                            terms.size(),
                            starts,
                            places.stream().mapToInt(Integer::intValue).toArray(),
                            weights.stream().mapToDouble(Double::doubleValue).toArray()),
                    false,
                    List.copyOf(terms.keySet()),
                    lines.stream().map(line -> "a line").toList(),
                    Optional.ofNullable(documents.label()).map(label -> words(label, lines, 1)),
                    Optional.ofNullable(documents.author()).map(author -> words(author, lines, 0)),
                    Corpus.Intake.NONE,
                    Optional.of(Words.of("text", lines.toArray(String[]::new))));
        }

        private static Words words(String column, List<String> lines, int field) {
            return Words.of(
                    column,
                    lines.stream().map(line -> line.split(" ", -1)[field]).toArray(String[]::new));
        }

        @Override
        public List<String> terms(String text, Analysis analysis, Function<String, Path> files) {
            return text.equals("the") ? List.of() : List.of(text);
        }
    }

    private DocumentRecipe recipe(String yaml) {
        try {
            return DocumentRecipe.of(
                    new YamlRecipes().read(Files.writeString(folder.resolve("recipe.yaml"), yaml)), Catalog.standard());
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private Run.Outcome anonymize(String yaml, @Nullable Long seed) {
        Tables tables = new Tables();
        return new Run(
                        tables,
                        (request, watcher) -> {
                            throw new IllegalStateException("documents need no taxonomy");
                        },
                        tables,
                        (report, page) -> {},
                        (report, page) -> {},
                        engine,
                        Catalog.standard())
                .anonymize(
                        recipe(yaml),
                        new DocumentFiles(new Lines(), writer, matrices),
                        new RecipeRelativePaths(folder.resolve("recipe.yaml")),
                        new Run.Options(null, true, seed),
                        Watcher.SILENT);
    }

    /** The rows of a released matrix as the file shows them. */
    private static Map<Integer, String> rows(Path release) throws IOException {
        Map<Integer, String> rows = new TreeMap<>();
        Files.readAllLines(release.resolve("release.mtx")).stream()
                .filter(line -> !line.startsWith("%"))
                .skip(1)
                .forEach(line -> rows.merge(
                        Integer.valueOf(line.substring(0, line.indexOf(' '))),
                        line.substring(line.indexOf(' ')),
                        String::concat));
        return rows;
    }

    private static List<String> names(Path release) throws IOException {
        try (Stream<Path> files = Files.list(release)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void everyVectorIsSharedByAtLeastKDocuments() throws IOException {
        Run.Outcome outcome = anonymize(RECIPE, null);
        assertThat(outcome.report().published()).isTrue();
        assertThat(names(outcome.folder()))
                .containsExactly(
                        "certificate.json",
                        "documents.tsv",
                        "index.tsv",
                        "release.mtx",
                        "report.html",
                        "report.json",
                        "vocabulary.txt");
        Map<String, Integer> shared = new HashMap<>();
        Map<Integer, String> rows = rows(outcome.folder());
        assertThat(rows).hasSize(40);
        rows.values().forEach(row -> shared.merge(row, 1, Integer::sum));
        assertThat(shared.values()).allSatisfy(count -> assertThat(count).isGreaterThanOrEqualTo(3));
        assertThat(outcome.report().verdicts())
                .extracting(Report.Finding::guarantee)
                .containsExactly("k-anonymity", "common-terms", "term-contributors");
    }

    @Test
    void termsThatFewerThanKDocumentsUseAreLeftOutAndCounted() throws IOException {
        Run.Outcome outcome = anonymize(RECIPE, null);
        assertThat(Files.readAllLines(outcome.folder().resolve("vocabulary.txt")))
                .doesNotContain("rare");
        assertThat(outcome.report().documents().orElseThrow().reduction().rare())
                .isEqualTo(1);
        Run.Outcome kept = anonymize("analysis: {rare: keep}\n" + RECIPE, null);
        assertThat(Files.readAllLines(kept.folder().resolve("vocabulary.txt"))).contains("rare");
        assertThat(kept.report().release().orElseThrow().forPublication()).isFalse();
        assertThat(kept.report().warnings()).extracting(Watcher.Warning::code).contains("W_RARE_TERMS");
    }

    /** Counted here from the lines and the written matrix alone. */
    @Test
    void everyTermOfAVectorIsUsedByEnoughAuthorsOfItsGroup() throws IOException {
        List<String[]> texts = Files.readAllLines(folder.resolve("texts.txt")).stream()
                .map(line -> line.split(" ", -1))
                .toList();
        String unshuffled = RECIPE.replace("to: out", "to: out, shuffle: false");
        for (boolean authors : List.of(false, true)) {
            String recipe = authors ? unshuffled.replace("texts.txt", "texts.txt, author: who") : unshuffled;
            Map<Integer, Integer> smallest = new HashMap<>();
            for (int least : List.of(1, 2, 3)) {
                Run.Outcome outcome = anonymize("term-contributors: " + least + "\n" + recipe, null);
                List<String> terms = Files.readAllLines(outcome.folder().resolve("vocabulary.txt"));
                Map<Integer, String> rows = rows(outcome.folder());
                Set<String> shown = new HashSet<>();
                rows.forEach((row, entries) -> {
                    String[] fields = entries.strip().split(" ", -1);
                    for (int field = 0; field < fields.length; field += 2) {
                        String term = terms.get(Integer.parseInt(fields[field]) - 1);
                        shown.add(term);
                        long users = rows.entrySet().stream()
                                .filter(other -> other.getValue().equals(entries))
                                .map(other -> texts.get(other.getKey() - 1))
                                .filter(text -> Arrays.asList(text)
                                        .subList(2, text.length)
                                        .contains(term))
                                .map(text -> authors ? text[0] : Arrays.toString(text))
                                .distinct()
                                .count();
                        smallest.merge(least, (int) users, Math::min);
                    }
                });
                assertThat(shown).as("the vocabulary has no other terms").hasSameElementsAs(terms);
                if (least > 1) {
                    assertThat(finding(outcome, "term-contributors").found()).isEqualTo((double) smallest.get(least));
                }
            }
            assertThat(smallest.get(1)).as("the rule removes something").isEqualTo(1);
            assertThat(smallest.get(2)).isGreaterThanOrEqualTo(2);
            assertThat(smallest.get(3)).isGreaterThanOrEqualTo(3);
        }
    }

    private static Report.Finding finding(Run.Outcome outcome, String guarantee) {
        return outcome.report().verdicts().stream()
                .filter(finding -> finding.guarantee().equals(guarantee))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void termsOfOneContributorAreShownWhenAskedForWithAWarning() {
        Run.Outcome outcome = anonymize("term-contributors: 1\n" + RECIPE, null);
        assertThat(outcome.report().warnings())
                .extracting(Watcher.Warning::code)
                .contains("W_SINGLE_CONTRIBUTOR");
        assertThat(outcome.report().verdicts())
                .extracting(Report.Finding::guarantee)
                .containsExactly("k-anonymity", "common-terms");
        assertThat(outcome.report().documents().orElseThrow().sources().withheld())
                .isZero();
        assertThatThrownBy(() -> recipe("term-contributors: 0\n" + RECIPE))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_CONTRIBUTORS"));
    }

    /** It would not be verified: averages of tables have values behind them, vectors have terms. */
    @Test
    void aGuaranteeOfContributorsToValuesIsRefused() {
        assertThatThrownBy(() -> recipe("guarantees: [{contributors: 3}]\n" + RECIPE))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_CONTRIBUTORS");
                    assertThat(problem.advice()).contains("term-contributors");
                });
    }

    @Test
    void groupsThatShareNoTermShowNoneWithAWarningAndAtLeastOneMustShowSome() throws IOException {
        List<String> lines = new ArrayList<>();
        for (int text = 0; text < 12; text++) {
            // the first six share a word, the others share none: of four groups, one has two of the six, one has not
            lines.add("author topic own" + text + (text < 6 ? " shared" : ""));
        }
        Files.write(folder.resolve("texts.txt"), lines);
        String rare = "analysis: {rare: keep, least-documents: 1}\n" + RECIPE;
        Run.Outcome outcome = anonymize(rare, 1L);
        assertThat(outcome.report().published()).isTrue();
        assertThat(outcome.report().warnings())
                .extracting(Watcher.Warning::code)
                .contains("W_EMPTY_VECTORS");
        assertThat(Files.readAllLines(outcome.folder().resolve("vocabulary.txt")))
                .containsExactly("shared");
        assertThatThrownBy(() -> anonymize("term-contributors: 9\n" + rare, 1L))
                .isInstanceOfSatisfying(
                        Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_EMPTY_DOCUMENT"));
    }

    /** A column that is moved in every row of a group passes everything but the count of contributors. */
    @Test
    void aMatrixWithATermThatTheGroupDoesNotUseIsRefused() throws IOException {
        writer = (matrix, terms, form, file) -> {
            int vector = matrix.vector(0);
            Set<Integer> own = new HashSet<>();
            for (int entry = matrix.from(0); entry < matrix.to(0); entry++) {
                own.add(matrix.places()[entry]);
            }
            int other = 0;
            while (own.contains(other)) {
                other++;
            }
            List<Integer> starts = new ArrayList<>(List.of(0));
            List<Integer> places = new ArrayList<>();
            List<Double> weights = new ArrayList<>();
            for (int row = 0; row < matrix.size(); row++) {
                TreeMap<Integer, Double> entries = new TreeMap<>();
                for (int entry = matrix.from(row); entry < matrix.to(row); entry++) {
                    entries.put(matrix.places()[entry], matrix.weights()[entry]);
                }
                if (matrix.vector(row) == vector) {
                    entries.put(other, 0.3);
                }
                places.addAll(entries.keySet());
                weights.addAll(entries.values());
                starts.add(places.size());
            }
            matrices.write(
                    Vectors.of(
                            matrix.name(),
                            matrix.dimensions(),
                            starts.stream().mapToInt(Integer::intValue).toArray(),
                            places.stream().mapToInt(Integer::intValue).toArray(),
                            weights.stream().mapToDouble(Double::doubleValue).toArray()),
                    terms,
                    form,
                    file);
        };
        Run.Outcome outcome = anonymize(RECIPE, 7L);
        assertThat(outcome.report().published()).isFalse();
        Report.Finding broken = finding(outcome, "term-contributors");
        assertThat(broken.holds()).isFalse();
        assertThat(broken.found()).isLessThan(2);
        assertThat(broken.reason()).isEqualTo("1 terms of vectors are used by fewer");
        assertThat(finding(outcome, "k-anonymity").holds()).isTrue();
    }

    @Test
    void anAnalysisThatSaysNothingIsTheUsualOne() {
        assertThat(recipe(RECIPE).analysis()).isEqualTo(Analysis.USUAL);
        assertThat(recipe("analysis: {}\n" + RECIPE).analysis()).isEqualTo(Analysis.USUAL);
    }

    @Test
    void asksForAuthorsWhereOneDocumentIsTakenForOnePerson() {
        assertThat(anonymize(RECIPE, null).report().notes())
                .anyMatch(note -> note.contains("author:"))
                .noneMatch(note -> note.contains("person:"));
        assertThat(anonymize(RECIPE.replace("texts.txt", "texts.txt, author: who"), null)
                        .report()
                        .notes())
                .contains(
                        "Authors were counted; the author column is not released; all documents of an author share a group.");
    }

    @Test
    void termsStandInAlphabeticalOrderSoThatTheirPlacesTellNothing() throws IOException {
        Path release = anonymize(RECIPE, null).folder();
        assertThat(Files.readAllLines(release.resolve("vocabulary.txt")))
                .isSorted()
                .doesNotHaveDuplicates();
    }

    @Test
    void authorsAreCountedWhereTheyAreGiven() throws IOException {
        Run.Outcome outcome = anonymize(RECIPE.replace("texts.txt", "texts.txt, author: who"), 3L);
        assertThat(outcome.report().verdicts()).extracting(Report.Finding::of).containsOnly("authors");
        Report.Finding anonymity = outcome.report().verdicts().get(0);
        assertThat(anonymity.found()).isGreaterThanOrEqualTo(3);
        assertThat(outcome.report().documents().orElseThrow().authors()).hasValue(13);
        Set<String> different = new HashSet<>(rows(outcome.folder()).values());
        assertThat(different).hasSizeLessThanOrEqualTo(13 / 3);
    }

    @Test
    void blocksOfDocumentsAreVerifiedAsAWholeAndKeepAuthorsTogether() throws IOException {
        String blocked = RECIPE.replace("k: 3", "k: 2") + "blocking: {name: spherical-k-means, size: 8}\n";
        for (String recipe : List.of(blocked, blocked.replace("texts.txt", "texts.txt, author: who"))) {
            Report report = anonymize(recipe, 3L).report();
            assertThat(report.published()).isTrue();
            assertThat(report.notes()).anyMatch(note -> note.contains("in blocks (spherical-k-means, size 8)"));
            assertThat(report.context().recipe()).containsKey("blocking");
        }
        assertThat(anonymize(blocked.replace("texts.txt", "texts.txt, author: who"), 3L)
                        .report()
                        .notes())
                .contains(
                        "Authors were counted; the author column is not released; all documents of an author share a group.");
    }

    @Test
    void blocksElsewhereGiveTheFilesOfBlocksHere() throws IOException {
        String blocked = RECIPE + "blocking: {name: spherical-k-means, size: 10}\n";
        String here = Files.readString(anonymize(blocked, 7L).folder().resolve("release.mtx"));
        SerializingWorkers away = new SerializingWorkers();
        engine = () -> away;
        assertThat(Files.readString(anonymize(blocked, 7L).folder().resolve("release.mtx")))
                .isEqualTo(here);
        assertThat(away.pieces()).isGreaterThan(1);
    }

    @Test
    void blocksThatCannotBeCutAreRefusedBeforeAnythingIsRead() {
        assertThatThrownBy(() -> recipe(RECIPE + "blocking: {name: kd, size: 20}\n"))
                .isInstanceOfSatisfying(Problem.class, problem -> {
                    assertThat(problem.code()).isEqualTo("E_BLOCKING");
                    assertThat(problem.advice()).contains("spherical-k-means");
                });
    }

    @Test
    void aPromiseThatTheMethodDoesNotKeepIsRefusedWithTheDocumentsAtFault() throws IOException {
        Run.Outcome outcome = anonymize(RECIPE + "guarantees: [{k-anonymity: 9}]\n", null);
        assertThat(outcome.report().published()).isFalse();
        assertThat(outcome.folder().getFileName()).hasToString("out.refused");
        assertThat(names(outcome.folder())).containsExactly("report.html", "report.json");
        Report.Finding broken = outcome.report().verdicts().stream()
                .filter(finding -> !finding.holds())
                .findFirst()
                .orElseThrow();
        assertThat(broken.asked()).isEqualTo(9);
        assertThat(broken.rows()).isNotEmpty();
        assertThat(broken.reason()).contains("documents with this vector");
    }

    @Test
    void aMatrixThatIsNotAsMaskedIsNotReleased() throws IOException {
        writer = (matrix, terms, form, file) -> {
            double[] weights = matrix.weights().clone();
            int[] own = new int[matrix.size()];
            int[] starts = new int[matrix.size() + 1];
            List<Integer> places = new ArrayList<>();
            List<Double> written = new ArrayList<>();
            for (int row = 0; row < matrix.size(); row++) {
                own[row] = row;
                for (int entry = matrix.from(row); entry < matrix.to(row); entry++) {
                    places.add(matrix.places()[entry]);
                    written.add(weights[entry] + (row == 17 ? 1e-9 : 0));
                }
                starts[row + 1] = places.size();
            }
            matrices.write(
                    Vectors.of(
                            matrix.name(),
                            matrix.dimensions(),
                            own,
                            starts,
                            places.stream().mapToInt(Integer::intValue).toArray(),
                            written.stream().mapToDouble(Double::doubleValue).toArray()),
                    terms,
                    form,
                    file);
        };
        assertThatThrownBy(() -> anonymize(RECIPE, null))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("the list read back");
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void theSameSeedGivesTheSameFiles() throws IOException {
        Path one = anonymize(RECIPE, 7L).folder();
        Map<String, String> first = new HashMap<>();
        for (String name : List.of("release.mtx", "documents.tsv", "index.tsv", "vocabulary.txt")) {
            first.put(name, Files.readString(one.resolve(name)));
        }
        Run.Outcome again = anonymize(RECIPE, 7L);
        for (Map.Entry<String, String> file : first.entrySet()) {
            assertThat(Files.readString(again.folder().resolve(file.getKey()))).isEqualTo(file.getValue());
        }
        assertThat(again.report().release().orElseThrow().forPublication()).isFalse();
    }

    @Test
    void labelsAreReleasedWhenAskedForWithAWarningWhereAGroupHasOne() throws IOException {
        String labelled = RECIPE.replace("texts.txt", "texts.txt, label: topic");
        Run.Outcome kept = anonymize(labelled, null);
        assertThat(Files.readAllLines(kept.folder().resolve("documents.tsv")).get(0))
                .isEqualTo("vector");
        assertThat(kept.report().warnings())
                .filteredOn(warning -> warning.code().equals("W_ONE_LABEL"))
                .singleElement()
                .satisfies(warning -> assertThat(warning.message()).endsWith("though labels are not released"));
        assertThat(kept.report().release().orElseThrow().otherFiles())
                .extracting(Certificate.Content::file)
                .containsExactly("vocabulary.txt", "documents.tsv", "index.tsv");
        Run.Outcome shown = anonymize(labelled.replace("to: out", "to: out, labels: true"), null);
        assertThat(Files.readAllLines(shown.folder().resolve("documents.tsv")))
                .first()
                .isEqualTo("vector\tlabel");
        assertThat(shown.report()
                        .documents()
                        .orElseThrow()
                        .labels()
                        .orElseThrow()
                        .uniform())
                .isPositive();
        assertThat(shown.report().warnings()).extracting(Watcher.Warning::code).contains("W_ONE_LABEL");
    }

    @Test
    void classicalMicroaggregationShowsMeansWhichAreShorter() throws IOException {
        Run.Outcome outcome = anonymize(RECIPE.replace("spherical-mdav", "mdav"), null);
        double shortest = rows(outcome.folder()).values().stream()
                .mapToDouble(DocumentsInARunTest::square)
                .min()
                .orElseThrow();
        assertThat(shortest).isLessThan(0.99);
        rows(anonymize(RECIPE, null).folder())
                .values()
                .forEach(row -> assertThat(square(row)).isCloseTo(1, within(0.02)));
        rows(anonymize(RECIPE.replace("to: out", "to: out, digits: 17"), null).folder())
                .values()
                .forEach(row -> assertThat(square(row)).isCloseTo(1, within(1e-12)));
    }

    @Test
    void weightsOfTextsHaveTwoDigitsSoThatTheyTellLessOfSingleDocuments() throws IOException {
        Path release = anonymize(RECIPE, null).folder();
        for (String row : rows(release).values()) {
            String[] fields = row.strip().split(" ", -1);
            for (int field = 1; field < fields.length; field += 2) {
                assertThat(fields[field].replaceFirst("^0\\.0*", "")).hasSizeLessThanOrEqualTo(2);
            }
        }
        assertThat(anonymize(RECIPE.replace("to: out", "to: out, digits: 5"), null)
                        .report()
                        .warnings())
                .extracting(Watcher.Warning::code)
                .contains("W_DIGITS");
        assertThatThrownBy(() -> recipe(RECIPE.replace("to: out", "digits: 18")))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("from 1 to 17");
    }

    /** The squared length of a row as " column weight column weight …". */
    private static double square(String row) {
        String[] fields = row.strip().split(" ", -1);
        double square = 0;
        for (int field = 1; field < fields.length; field += 2) {
            square += Math.pow(Double.parseDouble(fields[field]), 2);
        }
        return square;
    }

    @Test
    void theCertificateNamesEveryFileAndNoPath() throws IOException {
        Path release = anonymize(RECIPE, null).folder();
        String certificate = Files.readString(release.resolve("certificate.json"));
        assertThat(certificate)
                .contains("release.mtx", "vocabulary.txt", "documents.tsv", "index.tsv")
                .doesNotContain("texts.txt");
    }

    @Test
    void refusesWhatARecipeOfDocumentsCannotBe() {
        assertThatThrownBy(() -> recipe(RECIPE.replace("to: out", "labels: true")))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("names no label");
        assertThatThrownBy(() -> recipe(RECIPE + "attributes: {a: other}\n"))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("attributes");
        assertThatThrownBy(() -> recipe(RECIPE.replace("data:", "dta:")))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("dta");
        assertThatThrownBy(() -> TableRecipe.of(
                        new YamlRecipes().read(Files.writeString(folder.resolve("recipe.yaml"), RECIPE)),
                        Catalog.standard()))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("recipe of documents");
        assertThat(recipe(RECIPE.replace("{data: texts.txt}", "texts.txt"))
                        .documents()
                        .data())
                .isEqualTo("texts.txt");
    }

    @Test
    void refusesMoreThanThereAre() {
        assertThatThrownBy(() -> anonymize(RECIPE.replace("k: 3", "k: 41"), null))
                .isInstanceOf(Problem.class);
        assertThatThrownBy(() ->
                        anonymize(RECIPE.replace("k: 3", "k: 14").replace("texts.txt", "texts.txt, author: who"), null))
                .isInstanceOf(Problem.class);
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void aMethodForWordsRefusesVectorsInASentence() {
        assertThatThrownBy(() -> anonymize(RECIPE.replace("spherical-mdav, k: 3", "semantic-noise, alpha: 0.2"), null))
                .isInstanceOf(Problem.class);
        assertThatThrownBy(() -> anonymize(RECIPE.replace("spherical-mdav", "incognito"), null))
                .isInstanceOf(Problem.class);
    }

    @Test
    void aReleaseAnswersWordsWithVectorsThatKDocumentsShare() {
        Path release = anonymize(RECIPE, null).folder();
        DocumentSearch.Answer answer = new DocumentSearch(new Lines()).ask(release, "the word1 nothing word20", 3);
        assertThat(answer.termless()).containsExactly("the");
        assertThat(answer.unknown()).containsExactly("nothing");
        assertThat(answer.json())
                .containsEntry("termless", List.of("the"))
                .containsEntry("unknown", List.of("nothing"));
        assertThat(answer.hits()).isNotEmpty().allSatisfy(hit -> {
            assertThat(hit.documents()).isGreaterThanOrEqualTo(3);
            assertThat(hit.score()).isBetween(0.0, 1.0);
        });
        assertThatThrownBy(() -> new DocumentSearch(new Lines()).ask(folder, "word1", 3))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("not the folder of a release");
    }

    @Test
    void aSearchWithoutWordsIsRefusedOnEitherSide() throws IOException {
        Path release = anonymize(RECIPE, null).folder();
        DocumentSearch search = new DocumentSearch(new Lines());
        assertThatThrownBy(() -> search.ask(release, " \t", 3))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("there are no words to search by");
        Files.delete(release.resolve("index.tsv"));
        assertThatThrownBy(() -> search.ask(release, "word1", 3))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("this release has no words to search by");
    }

    @Test
    void aTextLessOrAnAuthorLessIsADifferenceThatALedgerRefuses() throws IOException {
        List<String> lines = Files.readAllLines(folder.resolve("texts.txt"));
        String author = lines.get(0).split(" ", -1)[0];
        for (String documents :
                List.of("{data: texts.txt, text: text}", "{data: texts.txt, text: text, author: who}")) {
            Files.write(folder.resolve("texts.txt"), lines);
            String recipe = "documents: " + documents + "\nledger: books" + documents.length()
                    + "\nmethod: {name: spherical-mdav, k: 3}\nrelease: {to: " + documents.length();
            assertThat(anonymize(recipe + "a}\n", null)
                            .report()
                            .ledger()
                            .orElseThrow()
                            .releases())
                    .isZero();
            assertThat(anonymize(recipe + "b}\n", null)
                            .report()
                            .ledger()
                            .orElseThrow()
                            .holds())
                    .isTrue();
            List<String> changed = new ArrayList<>(lines);
            changed.set(0, lines.get(0) + " word1");
            Files.write(folder.resolve("texts.txt"), changed);
            assertThatThrownBy(() -> anonymize(recipe + "c}\n", null))
                    .as("another text, or another of an author's texts")
                    .isInstanceOfSatisfying(
                            Problem.class,
                            problem -> assertThat(problem.code())
                                    .isEqualTo(documents.contains("author") ? "E_LEDGER_ROWS" : "E_DIFFERENCE"));
            Files.write(
                    folder.resolve("texts.txt"),
                    documents.contains("author")
                            ? lines.stream()
                                    .filter(line -> !line.startsWith(author + " "))
                                    .toList()
                            : lines.subList(1, lines.size()));
            assertThatThrownBy(() -> anonymize(recipe + "c}\n", null))
                    .isInstanceOfSatisfying(
                            Problem.class, problem -> assertThat(problem.code()).isEqualTo("E_DIFFERENCE"));
            assertThatThrownBy(() -> anonymize(recipe + "c}\nallow: [unique]\n", null))
                    .hasMessageContaining("unique is for columns of tables");
            assertThat(anonymize(recipe + "c}\nallow: [overlap]\n", null)
                            .report()
                            .warnings())
                    .anyMatch(warning -> warning.code().equals("W_OVERLAP"));
        }
    }
}
