package org.semblance.release.run;

import java.nio.file.Path;
import java.util.List;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.port.MatrixFormat;
import org.semblance.port.MatrixReader;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.ReleasedTable;
import org.semblance.release.rehearsal.Verification;

/** Checks guarantees on a matrix of documents from any source. Its rows are compared as a whole. */
public final class MatrixCheck {

    private final MatrixReader reader;

    public MatrixCheck(MatrixReader reader) {
        this.reader = reader;
    }

    /**
     * The answer, with rows numbered as in the file. A matrix has no column of persons, so a question about persons
     * is answered for documents.
     */
    public ReleaseCheck.Answer ask(Path file, MatrixFormat form, ReleaseCheck.Question question, Watcher watcher) {
        if (question.guarantees().isEmpty()) {
            throw Problem.recipe(
                    ProblemCode.E_GUARANTEE,
                    "the recipe has no guarantee that can be checked on a matrix",
                    "give ‹k› to check k-anonymity");
        }
        Words rows = reader.shown(file, form, watcher).rows();
        Table table = Table.of(rows);
        ReleasedTable released = new ReleasedTable(table, List.of(rows.name()), "", watcher);
        return new ReleaseCheck.Answer(
                table.size(),
                question.guarantees().stream()
                        .map(guarantee -> Verification.finding(guarantee.check(released, Evidence.NONE), table.rows()))
                        .toList(),
                "each row counts as one document"
                        + (question.person() == null
                                ? ""
                                : "; a matrix does not contain authors, so they cannot be counted"),
                List.of());
    }
}
