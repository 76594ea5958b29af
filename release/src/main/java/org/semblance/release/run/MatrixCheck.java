package org.semblance.release.run;

import java.nio.file.Path;
import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.port.MatrixReader;
import org.semblance.privacy.Contributors;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.Guarantee;
import org.semblance.privacy.ReleasedTable;
import org.semblance.release.verification.Verification;
import org.semblance.source.MatrixFormat;

/** Checks guarantees on a matrix of documents from any source. Its rows are compared as a whole. */
public final class MatrixCheck {

    private final MatrixReader reader;

    public MatrixCheck(MatrixReader reader) {
        this.reader = reader;
    }

    /** The answer, with rows numbered as in the file. A matrix has no column of persons, so they cannot be counted. */
    public CheckAnswer ask(Path file, MatrixFormat form, CheckQuestion question, Watcher watcher) {
        // a term of a released vector may come from one document, so contributors are never promised
        List<Guarantee> asked = question.guarantees().stream()
                .filter(guarantee -> !(guarantee instanceof Contributors))
                .toList();
        if (asked.isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_GUARANTEE,
                    "the recipe has no guarantee that can be checked on a matrix",
                    "give ‹k› to check k-anonymity");
        }
        Words rows = reader.shown(file, form, watcher).rows();
        Table table = Table.of(rows);
        ReleasedTable released = new ReleasedTable(table, List.of(rows.name()), "", watcher);
        boolean authors = question.person() != null;
        Evidence evidence = authors ? Evidence.NONE.withUnknownPersons() : Evidence.NONE;
        return new CheckAnswer(
                table.size(),
                asked.stream()
                        .map(guarantee -> Verification.finding(guarantee.check(released, evidence), table.rows()))
                        .toList(),
                List.of(),
                List.of(),
                authors
                        ? "a matrix does not contain authors, so they cannot be counted"
                        : "each row counts as one document",
                List.of());
    }
}
