package org.semblance.release.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.semblance.Watcher;
import org.semblance.catalog.Catalog;
import org.semblance.formats.Tables;
import org.semblance.formats.documents.Corpora;
import org.semblance.formats.documents.MatrixFiles;
import org.semblance.release.place.RecipeRelativePaths;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.recipe.YamlRecipes;
import org.semblance.release.run.Engine;
import org.semblance.release.run.Run;
import org.semblance.testkit.Trials;

/**
 * An attacker who puts words of one document together. The terms of a document have the same weight, up to how rare they
 * are and how often they are used; the attacker estimates how rare each term is from the released vectors, and takes two
 * terms with nearly the same ratio for words of one document. Only terms that one author of a group brought in can tell
 * of a single document.
 */
class WordListAttackTest {

    private static final int K = 3;
    private static final int DOCUMENTS = 60;
    private static final int TERMS_OF_A_DOCUMENT = 10;

    @TempDir
    Path folder;

    /** What the attacker found: pairs of terms, and how many of them are of one document. */
    private record Pairs(int all, int right) {}

    @Test
    void noWordsOfASingleDocumentCanBePutTogether() {
        Trials.of(3, random -> assertThat(attacked(false, "", random).all()).isZero());
        Trials.of(3, random -> assertThat(attacked(true, "", random).all()).isZero());
        Trials.of(
                2,
                random -> assertThat(attacked(false, "term-contributors: 3\n", random)
                                .all())
                        .isZero());
    }

    @Test
    void withTermsOfOneContributorTheyCan() {
        Trials.of(2, random -> {
            Pairs found = attacked(false, "term-contributors: 1\n", random);
            assertThat(found.all()).isGreaterThan(50);
            assertThat(found.right()).isGreaterThan(found.all() / 2);
        });
    }

    private Pairs attacked(boolean authors, String key, Random random) throws IOException {
        List<List<String>> documents = new ArrayList<>();
        StringBuilder table = new StringBuilder("who\ttext\n");
        int[] authorOf = new int[DOCUMENTS];
        for (int document = 0; document < DOCUMENTS; document++) {
            int topic = random.nextInt(4);
            List<String> words = new ArrayList<>();
            for (int i = 8 + random.nextInt(18); i > 0; i--) {
                int word = random.nextInt(10) < 7
                        ? Math.min(119, (int) (-14 * Math.log(1 - random.nextDouble())) + 30 * topic)
                        : random.nextInt(120);
                words.add("w" + (char) ('a' + word / 12) + (char) ('a' + word % 12));
            }
            documents.add(words);
            authorOf[document] = authors ? random.nextInt(30) : document;
            table.append("p")
                    .append(authorOf[document])
                    .append('\t')
                    .append(String.join(" ", words))
                    .append('\n');
        }
        Files.writeString(folder.resolve("d.tsv"), table);
        Path recipe = Files.writeString(
                folder.resolve("r.yaml"),
                "documents: {data: d.tsv, text: text" + (authors ? ", author: who" : "") + "}\n" + key
                        + "analysis: {wordnet: false, stem: none, stop-words: none, shortest: 2}\n"
                        + "method: {name: spherical-mdav, k: " + K + "}\n"
                        // unshuffled only to know which document each row shows
                        + "release: {to: out, shuffle: false}\n");
        return pairs(vectors(release(recipe)), documents, authorOf);
    }

    private static Path release(Path recipe) {
        Tables tables = new Tables();
        MatrixFiles matrices = new MatrixFiles();
        Run.Outcome outcome = new Run(
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
                        DocumentRecipe.of(new YamlRecipes().read(recipe), Catalog.standard()),
                        new DocumentFiles(new Corpora(), matrices, matrices),
                        new RecipeRelativePaths(recipe),
                        new Run.Options(null, true, null),
                        Watcher.SILENT);
        assertThat(outcome.report().published()).isTrue();
        return outcome.folder();
    }

    /** The weight of each term in each row of the released matrix. */
    private static List<Map<String, Double>> vectors(Path release) throws IOException {
        List<String> vocabulary = Files.readAllLines(release.resolve("vocabulary.txt"));
        List<Map<String, Double>> vectors = new ArrayList<>();
        for (int row = 0; row < DOCUMENTS; row++) {
            vectors.add(new TreeMap<>());
        }
        Files.readAllLines(release.resolve("release.mtx")).stream()
                .filter(line -> !line.startsWith("%"))
                .skip(1)
                .map(line -> line.split(" ", -1))
                .forEach(entry -> vectors.get(Integer.parseInt(entry[0]) - 1)
                        .put(vocabulary.get(Integer.parseInt(entry[1]) - 1), Double.parseDouble(entry[2])));
        Set<String> shown = new HashSet<>();
        vectors.forEach(vector -> shown.addAll(vector.keySet()));
        assertThat(shown)
                .as("terms that no vector shows are not in the vocabulary")
                .hasSameSizeAs(vocabulary);
        return vectors;
    }

    private static Pairs pairs(List<Map<String, Double>> vectors, List<List<String>> documents, int[] authorOf) {
        Map<Map<String, Double>, List<Integer>> groups = new HashMap<>();
        for (int row = 0; row < DOCUMENTS; row++) {
            groups.computeIfAbsent(vectors.get(row), unseen -> new ArrayList<>())
                    .add(row);
        }
        Map<String, Double> used = new HashMap<>();
        groups.keySet().forEach(vector -> vector.keySet().forEach(term -> used.merge(term, 1.0, Double::sum)));
        double scale = (double) DOCUMENTS
                * TERMS_OF_A_DOCUMENT
                / used.values().stream().mapToDouble(Double::doubleValue).sum();
        used.replaceAll((term, count) -> Math.min(DOCUMENTS - 1, Math.max(K, count * scale)));
        int all = 0;
        int right = 0;
        for (Map.Entry<Map<String, Double>, List<Integer>> group : groups.entrySet()) {
            Map<String, Set<Integer>> authors = new HashMap<>();
            for (int document : group.getValue()) {
                documents
                        .get(document)
                        .forEach(word -> authors.computeIfAbsent(word, unseen -> new TreeSet<>())
                                .add(authorOf[document]));
            }
            List<String> alone = new ArrayList<>(group.getKey().keySet());
            alone.removeIf(term -> authors.get(term).size() > 1);
            Map<String, Double> ratio = new HashMap<>();
            alone.forEach(term -> ratio.put(term, group.getKey().get(term) / Math.log(DOCUMENTS / used.get(term))));
            alone.sort(Comparator.comparing(ratio::get));
            for (int i = 1; i < alone.size(); i++) {
                if (ratio.get(alone.get(i)) / ratio.get(alone.get(i - 1)) < 1.01) {
                    all++;
                    right += authors.get(alone.get(i)).equals(authors.get(alone.get(i - 1))) ? 1 : 0;
                }
            }
        }
        return new Pairs(all, right);
    }
}
