package org.semblance.release.documents;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.data.Words;
import org.semblance.release.masking.Shuffle;

/** Checks whether labels that are to be released would identify documents. */
final class ReleasedLabels {

    private ReleasedLabels() {}

    /**
     * Refuses labels that are all different. Warns if nearly all are, and if fewer than k documents or authors have
     * one.
     */
    static void check(Words labels, Optional<Words> authors, int k, Watcher watcher) {
        int present = labels.present();
        int different = labels.dictionary().size();
        if (present == labels.size() && different == present && present > 1) {
            throw Problem.recipe(
                    ProblemCode.E_UNIQUE_COLUMN,
                    "labels are released, but every document has a different one: they would identify the documents",
                    "name a column of wider labels, or leave them out with release: {labels: false}");
        }
        if (present >= 10 && different >= 0.9 * present) {
            watcher.warn(
                    WarningCode.W_NEARLY_UNIQUE,
                    "labels are released, but nearly every document has a different one: anybody who knows "
                            + "the label can find the document");
        }
        long rare = rare(labels, authors, k);
        if (rare > 0) {
            String of = authors.isPresent() ? "authors" : "documents";
            watcher.warn(
                    WarningCode.W_RARE_LABELS,
                    rare + " of " + different + " labels that are released belong to fewer than " + k + " " + of
                            + ": anybody who knows such a label knows the vector");
        }
    }

    /** The number of labels that fewer than k documents have, or fewer than k authors if these are known. */
    private static long rare(Words labels, Optional<Words> authors, int k) {
        int[] owners = authors.map(Words::codes).orElseGet(() -> Shuffle.none().order(labels.size()));
        Map<Integer, Set<Integer>> ownersOf = new HashMap<>();
        for (int row = 0; row < labels.size(); row++) {
            if (!labels.missing(row)) {
                ownersOf.computeIfAbsent(labels.code(row), unseen -> new HashSet<>())
                        .add(owners[row]);
            }
        }
        return ownersOf.values().stream().filter(some -> some.size() < k).count();
    }
}
