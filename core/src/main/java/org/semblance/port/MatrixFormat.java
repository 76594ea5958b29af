package org.semblance.port;

/** The forms a released matrix may have. */
public enum MatrixFormat {
    /** Matrix Market coordinates. */
    MATRIX_MARKET("release.mtx"),
    /** Parquet with a list of places and one of weights in each row. */
    PARQUET("release.parquet"),
    /** Parquet with a list of all weights in each row, as embeddings come. */
    DENSE_PARQUET("release.parquet");

    private final String fileName;

    MatrixFormat(String fileName) {
        this.fileName = fileName;
    }

    /** The name of a released file. */
    public String fileName() {
        return fileName;
    }
}
