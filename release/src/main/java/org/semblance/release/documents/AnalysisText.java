package org.semblance.release.documents;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Parameter;
import org.semblance.domain.documents.Analysis;
import org.semblance.release.recipe.RecipeBinder;
import org.semblance.release.recipe.RecipeNode;

/** The text analysis of a release as one line of its index, so that a search derives the same terms from its words. */
final class AnalysisText {

    private static final String STOP_WORDS = "stop-words";

    /** The line for a matrix that came with its own vocabulary: words are used unchanged. */
    static final String OF_GIVEN_TERMS = "tokeniser: spaces, stop-words: none, wordnet: false, shortest: 1, stem: none";

    private AnalysisText() {}

    /** Writes the line. The owner's own stop list becomes "none": its words are not in the index anyway. */
    static String of(Analysis analysis) {
        Map<String, Object> values = new LinkedHashMap<>(Parameter.values(analysis));
        values.computeIfPresent(STOP_WORDS, (key, list) -> Analysis.STOP_LISTS.contains(list) ? list : "none");
        return values.entrySet().stream()
                .map(entry -> entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining(", "));
    }

    /** Reads the analysis from a line; missing settings have their default. */
    static Analysis read(String line) {
        Map<String, RecipeNode> entries = new LinkedHashMap<>();
        for (String part : line.split(", ", -1)) {
            int colon = part.indexOf(": ");
            if (colon > 0) {
                entries.put(part.substring(0, colon), new RecipeNode.Scalar(part.substring(colon + 2), true, 1));
            }
        }
        // the release may come from anywhere, so it must not make the reader open local files
        entries.computeIfPresent(
                STOP_WORDS,
                (key, list) -> list instanceof RecipeNode.Scalar named && Analysis.STOP_LISTS.contains(named.text())
                        ? list
                        : new RecipeNode.Scalar("none", true, 1));
        return new RecipeBinder(Catalog.empty())
                .record(Analysis.class, new RecipeNode.Mapping(entries, Map.of(), 1), "index");
    }
}
