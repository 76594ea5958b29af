package org.semblance.release.documents;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.domain.documents.Analysis;
import org.semblance.port.CorpusReader;
import org.semblance.release.folder.Certificate;
import org.semblance.release.json.Json;
import org.semblance.release.place.RecipeRelativePaths;

/** Finds the vectors of a document release that are most similar to some words. */
public final class DocumentSearch {

    /** The number of terms shown with a vector. */
    private static final int SHOWN_TERMS = 8;

    /**
     * The answer to a search.
     *
     * @param known terms of the words that occur in the release
     * @param termless words without a term: stop words, short words and words that the dictionary does not contain
     * @param unknown words whose terms do not occur in the release
     * @param vectors the number of vectors with at least one of the terms
     * @param documents the number of documents that share these vectors
     * @param hits the best vectors, best first
     */
    public record Answer(
            List<String> known,
            List<String> termless,
            List<String> unknown,
            int vectors,
            int documents,
            List<Match> hits) {

        /** The answer as JSON values. */
        public Map<String, Object> json() {
            return Json.object(
                    "terms",
                    known,
                    "termless",
                    termless,
                    "unknown",
                    unknown,
                    "vectors",
                    vectors,
                    "documents",
                    documents,
                    "hits",
                    hits.stream().map(Match::json).toList());
        }
    }

    /**
     * A vector that matches.
     *
     * @param vector its number in the list of documents
     * @param score cosine similarity to the words, from 0 to 1
     * @param documents the number of documents that share it
     * @param labels the number of these documents per label, most frequent first; empty if labels are not released
     * @param terms its terms with the highest weights
     */
    public record Match(int vector, double score, int documents, Map<String, Integer> labels, List<String> terms) {

        private Map<String, Object> json() {
            Map<String, Object> json =
                    Json.object("vector", vector, "score", score, "documents", documents, "terms", terms);
            if (!labels.isEmpty()) {
                json.put("labels", labels);
            }
            return json;
        }
    }

    private final CorpusReader reader;

    public DocumentSearch(CorpusReader reader) {
        this.reader = reader;
    }

    /**
     * Searches a release.
     *
     * @param most the maximum number of hits
     */
    public Answer ask(Path release, String words, int most) {
        refuseUnsearchable(release, words);
        Path file = release.resolve(InvertedIndex.NAME);
        InvertedIndex index = InvertedIndex.read(file);
        DocumentList documents = DocumentList.read(release.resolve(DocumentList.NAME));
        if (index.count() > documents.count()) {
            throw Problem.data(
                    ProblemCode.E_RELEASE,
                    "the index has vectors that no document shows",
                    "get the release again; its certificate has the fingerprint of every file");
        }
        Analysis analysis = AnalysisText.read(index.about());
        List<String> known = new ArrayList<>();
        List<String> termless = new ArrayList<>();
        List<String> unknown = new ArrayList<>();
        for (String word : words.strip().split("\\s+", -1)) {
            List<String> terms = reader.terms(word, analysis, new RecipeRelativePaths(file));
            terms.stream().filter(index::has).forEach(known::add);
            if (terms.stream().noneMatch(index::has)) {
                // terms of a given vocabulary may have capitals, which the analysis folds to lower case
                (index.has(word) ? known : terms.isEmpty() ? termless : unknown).add(word);
            }
        }
        List<InvertedIndex.Hit> all = index.search(known);
        Map<Integer, List<Integer>> rowsOf = rows(documents);
        return new Answer(
                List.copyOf(new LinkedHashSet<>(known)),
                termless,
                unknown,
                all.size(),
                all.stream()
                        .mapToInt(hit ->
                                rowsOf.getOrDefault(hit.vector(), List.of()).size())
                        .sum(),
                all.stream()
                        .limit(most)
                        .map(hit -> found(hit, index, documents, rowsOf.getOrDefault(hit.vector(), List.of())))
                        .toList());
    }

    private static void refuseUnsearchable(Path release, String words) {
        if (!Files.isRegularFile(release.resolve(Certificate.FILE))) {
            throw Problem.recipe(
                    ProblemCode.E_RELEASE,
                    "this is not the folder of a release",
                    "name the folder that anonymize wrote, with its " + Certificate.FILE);
        }
        if (words.isBlank()) {
            throw Problem.recipe(
                    ProblemCode.E_WORDS, "there are no words to search by", "give one or more, such as: swollen knee");
        }
        if (Files.isRegularFile(release.resolve(DocumentList.NAME))
                && !Files.exists(release.resolve(InvertedIndex.NAME))) {
            throw Problem.recipe(
                    ProblemCode.E_WORDS,
                    "this release has no words to search by",
                    "search a release of texts, or of a matrix that came with a vocabulary");
        }
    }

    private static Map<Integer, List<Integer>> rows(DocumentList documents) {
        Map<Integer, List<Integer>> rows = new TreeMap<>();
        for (int row = 0; row < documents.size(); row++) {
            rows.computeIfAbsent(documents.vector(row), vector -> new ArrayList<>())
                    .add(row);
        }
        return rows;
    }

    private static Match found(InvertedIndex.Hit hit, InvertedIndex index, DocumentList documents, List<Integer> rows) {
        Map<String, Integer> counts = new TreeMap<>();
        documents.labels().ifPresent(labels -> rows.forEach(row -> counts.merge(labels.text(row), 1, Integer::sum)));
        Map<String, Integer> labels = new LinkedHashMap<>();
        counts.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .forEach(entry -> labels.put(entry.getKey(), entry.getValue()));
        return new Match(
                hit.vector() + 1,
                hit.score(),
                rows.size(),
                labels,
                index.termsOf(hit.vector(), SHOWN_TERMS).stream()
                        .map(InvertedIndex.Term::term)
                        .toList());
    }
}
