package org.semblance.experiments;

import java.util.Arrays;
import java.util.List;
import org.semblance.data.Table;
import org.semblance.data.Vectors;
import org.semblance.data.Words;
import org.semblance.domain.Attribute;
import org.semblance.domain.Dataset;
import org.semblance.domain.Nominal;
import org.semblance.domain.Role;
import org.semblance.domain.vectors.UnitVectors;

/**
 * Some documents of a corpus, as rows of the vector space of the whole corpus.
 *
 * @param id the corpus and the part, such as reuters/train
 */
record TextPart(String id, Vectors documents, Words labels) {

    /** The documents as a data set to mask, with the given kind of average. */
    Dataset data(UnitVectors.Average average) {
        return Dataset.of(
                Table.of(documents, labels),
                List.of(
                        Attribute.of(documents.name(), Role.QUASI_IDENTIFIER, new UnitVectors(average)),
                        Attribute.of(labels.name(), Role.CONFIDENTIAL, new Nominal())));
    }

    int size() {
        return documents.size();
    }

    /** The number of terms that occur: d. */
    int terms() {
        return (int) Arrays.stream(documents.rowsAt()).filter(rows -> rows > 0).count();
    }

    /** The number of labels: K. */
    int classes() {
        return (int) Arrays.stream(labels.counts()).filter(count -> count > 0).count();
    }

    /** The number of documents in the smallest class divided by that in the largest. */
    double balance() {
        int[] counts = Arrays.stream(labels.counts())
                .filter(count -> count > 0)
                .sorted()
                .toArray();
        return (double) counts[0] / counts[counts.length - 1];
    }
}
