package org.semblance.formats.documents;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.formats.TextFile;

/** Reads the names of the columns of a matrix: one term per line, in column order. */
final class VocabularyLines {

    private VocabularyLines() {}

    /**
     * The terms, as many as there are columns.
     *
     * @param certain whether the number of columns is certain; trailing unused columns may not be visible
     */
    static List<String> read(TextFile file, int columns, boolean certain) {
        List<String> terms = file.read(null, text -> {
            TextLines lines = new TextLines(text);
            Map<String, Long> known = new HashMap<>();
            List<String> read = new ArrayList<>();
            while (lines.next()) {
                String term = lines.toString();
                Problem refused = refused(term, known.putIfAbsent(term, lines.number()));
                if (refused != null) {
                    throw refused.at(file.line(lines.number()));
                }
                if (certain && read.size() == columns) {
                    throw wrong(
                                    "more terms than the " + columns + " columns of the matrix",
                                    "give each column one term")
                            .at(file.line(lines.number()));
                }
                read.add(term);
            }
            return read;
        });
        if (terms.size() < columns) {
            throw wrong(
                    file.name() + ": " + terms.size() + " terms for the " + columns + " columns of the matrix",
                    "give each column one term");
        }
        return terms;
    }

    private static @Nullable Problem refused(String term, @Nullable Long before) {
        if (term.isBlank()) {
            return wrong("a line without a term", "give each column one term");
        }
        if (term.chars().anyMatch(Character::isISOControl)) {
            return wrong("a term with a control character", "write a term per line and nothing else");
        }
        return before == null
                ? null
                : wrong("the same term as on line " + before, "give each column a term of its own");
    }

    private static Problem wrong(String what, String advice) {
        return Problem.data(ProblemCode.E_VOCABULARY, what, advice);
    }
}
