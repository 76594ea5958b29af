package org.semblance.release.columns.signs;

/**
 * One piece of evidence for what a column is.
 *
 * @param confidence from 0 to 1: below 0.5 there is a better reading, above 0.8 there is hardly any doubt
 * @param evidence a sentence that quotes no value of the data
 */
public record ColumnSign(ColumnKind kind, double confidence, String evidence) {

    public ColumnSign {
        if (!(confidence >= 0 && confidence <= 1)) {
            throw new IllegalArgumentException("a confidence of " + confidence);
        }
    }

    /** Two independent pieces of evidence for the same kind. */
    ColumnSign and(ColumnSign other) {
        return new ColumnSign(
                kind,
                1 - (1 - confidence) * (1 - other.confidence),
                confidence >= other.confidence ? evidence : other.evidence);
    }

    /** The same evidence, believed more or less. */
    ColumnSign times(double factor) {
        return new ColumnSign(kind, Math.min(1, confidence * factor), evidence);
    }
}
