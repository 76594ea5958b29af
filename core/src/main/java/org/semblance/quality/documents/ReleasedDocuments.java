package org.semblance.quality.documents;

import java.util.Arrays;
import java.util.List;
import org.semblance.Problem;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.domain.vectors.VectorSpace;

/**
 * The documents of a table as they were and as they are released, row by row.
 *
 * @param space the original ones, of length 1
 * @param after the released ones, as they are
 */
record ReleasedDocuments(VectorSpace space, Vectors after) {

    /** The documents of a table; refused in the name of the measure that looks for them where there are none. */
    static ReleasedDocuments of(Dataset original, Table released, String measure) {
        List<Attribute> documents = original.with(Role.QUASI_IDENTIFIER).stream()
                .filter(attribute -> attribute.domain() instanceof UnitVectors)
                .toList();
        if (documents.size() != 1
                || released.size() == 0
                || !(released.column(documents.get(0).name()) instanceof Vectors after)) {
            throw Problem.recipe(
                    "E_MEASURE",
                    measure + " needs one column of documents with rows in it, and there is none",
                    "leave " + measure + " out of measures:, or use it in a recipe with documents:");
        }
        Attribute only = documents.get(0);
        return new ReleasedDocuments((VectorSpace) original.space(only), after);
    }

    Vectors before() {
        return space.vectors();
    }

    /** The labels of the documents; refused where they are not there, or all the same. */
    static Words labels(Dataset original, String column, String measure) {
        if (original.table().find(column) instanceof Words labels
                && Arrays.stream(labels.counts()).filter(count -> count > 0).count() > 1) {
            return labels;
        }
        throw Problem.recipe(
                "E_MEASURE",
                measure + " needs documents of two labels or more, and a column '" + column
                        + "' with them is not there",
                "leave " + measure + " out of measures:, or name the column of labels with label: in documents:");
    }
}
