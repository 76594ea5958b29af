package org.semblance.release.documents;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Words;
import org.semblance.domain.documents.Corpus;
import org.semblance.method.MinimumRows;
import org.semblance.release.recipe.DocumentRecipe;
import org.semblance.release.recipe.RecipeNode;

/** Refuses documents that do not allow what the recipe asks for, before their terms are weighted. */
final class DocumentChecks {

    /** At most so many documents are named in a message. */
    private static final int NAMED = 5;

    /** The analysis settings that also apply to ready-made vectors. */
    private static final Set<String> OF_VECTORS = Set.of("terms", "rare");

    private final DocumentRecipe recipe;

    DocumentChecks(DocumentRecipe recipe) {
        this.recipe = recipe;
    }

    void refuse(Corpus corpus) {
        if (corpus.weighed()) {
            refuseAnalysis();
        }
        corpus.authors().ifPresent(authors -> refuseNobody(corpus, authors));
        refuseTooFew(corpus);
    }

    /** Refuses analysis settings for ready-made vectors: they would have no effect, yet the report would claim them. */
    private void refuseAnalysis() {
        if (recipe.recipe().source().entries().get(DocumentRecipe.ANALYSIS) instanceof RecipeNode.Mapping given) {
            Set<String> undone = new LinkedHashSet<>(given.entries().keySet());
            undone.removeAll(OF_VECTORS);
            if (!undone.isEmpty()) {
                throw Problem.recipe(
                        ProblemCode.E_ANALYSIS,
                        "analysis: the documents are vectors already, to which this cannot be done: "
                                + String.join(", ", undone),
                        "leave it out; terms and rare may be given");
            }
        }
    }

    /**
     * Refuses documents without an author. Counted as one more author, they could make a group look larger than it
     * is, since any other author may have written them.
     */
    private static void refuseNobody(Corpus corpus, Words authors) {
        int[] nobody =
                IntStream.range(0, corpus.size()).filter(authors::missing).toArray();
        if (nobody.length > 0) {
            throw Problem.data(
                    ProblemCode.E_PERSON,
                    nobody.length + (nobody.length == 1 ? " document has" : " documents have") + " no author: "
                            + Arrays.stream(nobody)
                                    .limit(NAMED)
                                    .mapToObj(corpus.names()::get)
                                    .collect(Collectors.joining(", "))
                            + (nobody.length > NAMED ? ", …" : ""),
                    "give every document an author, or take such documents out of the data");
        }
    }

    /** Refuses fewer than k documents or authors: every term would be too rare to release. */
    void refuseTooFew(Corpus corpus) {
        MinimumRows.refuseDocuments(
                corpus.authors()
                        .map(authors ->
                                Arrays.stream(authors.codes()).distinct().count())
                        .orElse((long) corpus.size()),
                recipe.k(),
                corpus.authors().isPresent());
    }
}
