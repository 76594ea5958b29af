package org.semblance.source;

/** The file formats of a released document-term matrix. */
public enum MatrixFormat {
    /** Matrix Market coordinates. */
    MATRIX_MARKET("release.mtx"),
    /** Parquet with a list of positions and a list of weights in each row. */
    PARQUET("release.parquet"),
    /** Parquet with a list of all weights in each row, as for embeddings. */
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
