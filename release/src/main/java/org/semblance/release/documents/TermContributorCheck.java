package org.semblance.release.documents;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.documents.Corpus;
import org.semblance.port.MatrixReader;
import org.semblance.release.figures.Glossary;
import org.semblance.release.report.Report;

/**
 * Counts, for each term of each released vector, the original documents of its group that use it, or their authors. A
 * group is all rows with the same vector. Nothing here is shared with the code that chose the terms.
 */
final class TermContributorCheck implements MatrixReader.Entries {

    private static final int NONE = -2;

    private final Corpus corpus;
    private final Words shown;
    private final int[] order;
    private final List<String> vocabulary;
    private final int least;
    private final Map<Integer, List<Integer>> rowsOf = new HashMap<>();

    /** The vector whose group was counted last, and for each of its terms those who use it. */
    private int counted = NONE;

    private final Map<String, Set<Integer>> users = new HashMap<>();

    private int smallest = Integer.MAX_VALUE;
    private long few;

    /**
     * Starts a count.
     *
     * @param shown which rows of the matrix have the same vector
     * @param order the original document of each row
     * @param vocabulary the term of each column
     */
    TermContributorCheck(Corpus corpus, Words shown, int[] order, List<String> vocabulary, int least) {
        this.corpus = corpus;
        this.shown = shown;
        this.order = order;
        this.vocabulary = vocabulary;
        this.least = least;
        for (int row = 0; row < shown.size(); row++) {
            rowsOf.computeIfAbsent(shown.code(row), unseen -> new ArrayList<>()).add(row);
        }
    }

    /** Counts the entries of rows at hand. */
    TermContributorCheck of(Vectors matrix) {
        for (int row = 0; row < matrix.size(); row++) {
            for (int entry = matrix.from(row); entry < matrix.to(row); entry++) {
                entry(row, matrix.places()[entry]);
            }
        }
        return this;
    }

    @Override
    public void entry(int row, int column) {
        int vector = shown.code(row);
        List<Integer> group = rowsOf.getOrDefault(vector, List.of());
        if (group.isEmpty() || group.get(0) != row) {
            return; // the same entries as in the first row of the group
        }
        if (vector != counted) {
            count(group);
            counted = vector;
        }
        int found = users.getOrDefault(vocabulary.get(column), Set.of()).size();
        smallest = Math.min(smallest, found);
        few += found < least ? 1 : 0;
    }

    private void count(List<Integer> group) {
        users.clear();
        Vectors counts = corpus.vectors();
        for (int row : group) {
            int document = order[row];
            int author = corpus.authors().map(words -> words.code(document)).orElse(document);
            for (int entry = counts.from(document); entry < counts.to(document); entry++) {
                users.computeIfAbsent(corpus.terms().get(counts.places()[entry]), unseen -> new HashSet<>())
                        .add(author);
            }
        }
    }

    /** The smallest number of documents, or authors, of a group that use a term of its vector. */
    Report.Finding finding() {
        boolean any = smallest != Integer.MAX_VALUE;
        return new Report.Finding(
                Glossary.TERM_CONTRIBUTORS,
                least,
                any ? smallest : 0,
                corpus.authors().isPresent() ? "authors" : "documents",
                any && few == 0,
                List.of(),
                few == 0 ? "" : few + " terms of vectors are used by fewer");
    }
}
