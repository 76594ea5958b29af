package org.semblance.quality.documents;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Role;
import org.semblance.domain.vectors.UnitVectors;
import org.semblance.domain.vectors.VectorSpace;
import org.semblance.quality.Score;

/**
 * The original and released documents of a table, row by row.
 *
 * @param space the original documents, normalised to length 1
 * @param after the released documents, as they are
 */
record ReleasedDocuments(VectorSpace space, Vectors after) {

    /** The documents of a table; if there are none, refused in the name of the measure. */
    static ReleasedDocuments of(Dataset original, Table released, String measure) {
        List<Attribute> documents = original.with(Role.QUASI_IDENTIFIER).stream()
                .filter(attribute -> attribute.domain() instanceof UnitVectors)
                .toList();
        if (documents.size() != 1 || released.size() == 0) {
            throw Problem.recipe(
                    ProblemCode.E_MEASURE,
                    measure + " needs one column of documents with rows in it, and there is none",
                    "leave " + measure + " out of measures:, or use it in a recipe with documents:");
        }
        Attribute only = documents.get(0);
        VectorSpace space = (VectorSpace) original.space(only);
        return new ReleasedDocuments(space, space.shown(released.column(only.name())));
    }

    /** A figure of the released documents, with that of the original ones for comparison. */
    static Score compared(
            Dataset original, Table released, String measure, String unit, ToDoubleFunction<Vectors> figure) {
        ReleasedDocuments documents = of(original, released, measure);
        return Score.of(measure, figure.applyAsDouble(documents.after()), unit)
                .withComparisonFigures(Map.of("original", figure.applyAsDouble(documents.before())));
    }

    Vectors before() {
        return space.vectors();
    }

    /** The labels of the documents; refused if there are none or only one. */
    static Words labels(Dataset original, String column, String measure) {
        if (original.table().find(column) instanceof Words labels
                && Arrays.stream(labels.counts()).filter(count -> count > 0).count() > 1) {
            return labels;
        }
        throw Problem.recipe(
                ProblemCode.E_MEASURE,
                measure + " needs documents of two labels or more, and a column '" + column
                        + "' with them is not there",
                "leave " + measure + " out of measures:, or name the column of labels with label: in documents:");
    }
}
