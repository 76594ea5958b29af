package org.semblance.release.documents;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.semblance.catalog.Catalog;
import org.semblance.catalog.Parameter;
import org.semblance.domain.documents.Analysis;
import org.semblance.release.recipe.RecipeBinder;
import org.semblance.release.recipe.RecipeNode;

/** How words are made terms, in a line that goes with an index, so that whoever asks it uses the same terms. */
final class AnalysisText {

    private static final String STOP_WORDS = "stop-words";

    /** Of terms that came with a ready-made matrix: words are taken as they are. */
    static final String OF_GIVEN_TERMS = "tokeniser: spaces, stop-words: none, wordnet: false, shortest: 1, stem: none";

    private AnalysisText() {}

    /** The line; a list of stop words that is the owner's own is not named: its words are not in the index anyway. */
    static String of(Analysis analysis) {
        Map<String, Object> values = new LinkedHashMap<>(Parameter.values(analysis));
        values.computeIfPresent(STOP_WORDS, (key, list) -> Analysis.STOP_LISTS.contains(list) ? list : "none");
        return values.entrySet().stream()
                .map(entry -> entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining(", "));
    }

    /** The analysis that a line tells; parts of it that are not there are as usual. */
    static Analysis read(String line) {
        Map<String, RecipeNode> entries = new LinkedHashMap<>();
        for (String part : line.split(", ", -1)) {
            int colon = part.indexOf(": ");
            if (colon > 0) {
                entries.put(part.substring(0, colon), new RecipeNode.Scalar(part.substring(colon + 2), true, 1));
            }
        }
        // a release may come from anywhere: it must not name files of whoever asks it
        entries.computeIfPresent(
                STOP_WORDS,
                (key, list) -> list instanceof RecipeNode.Scalar named && Analysis.STOP_LISTS.contains(named.text())
                        ? list
                        : new RecipeNode.Scalar("none", true, 1));
        return new RecipeBinder(Catalog.empty())
                .record(Analysis.class, new RecipeNode.Mapping(entries, Map.of(), 1), "index");
    }
}
