package org.semblance.run;

import java.nio.file.Path;
import java.util.List;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.data.Words;
import org.semblance.privacy.Evidence;
import org.semblance.privacy.Released;
import org.semblance.run.material.Verification;
import org.semblance.run.port.MatrixForm;
import org.semblance.run.port.MatrixReader;

/** Does a matrix of documents, whoever made it, hold what is asked of it? Its rows are compared as a whole. */
public final class MatrixCheck {

    private final MatrixReader reader;

    public MatrixCheck(MatrixReader reader) {
        this.reader = reader;
    }

    /** The answer; rows are numbered as in the file. A person's column that is asked for cannot be there. */
    public Check.Answer ask(Path file, MatrixForm form, Check.Question question, Watcher watcher) {
        if (question.guarantees().isEmpty()) {
            throw Problem.recipe(
                    "E_GUARANTEE",
                    "nothing is promised that a matrix could be checked for",
                    "give --k to learn whether so many rows are alike");
        }
        Words rows = reader.shown(file, form, watcher).rows();
        Table table = Table.of(rows);
        Released released = new Released(table, List.of(rows.name()), "");
        return new Check.Answer(
                table.size(),
                question.guarantees().stream()
                        .map(guarantee -> Verification.finding(guarantee.check(released, Evidence.NONE), table.rows()))
                        .toList(),
                "one row is taken for one document"
                        + (question.person() == null
                                ? ""
                                : "; a matrix does not say who wrote them, so authors cannot be judged here"),
                List.of());
    }
}
