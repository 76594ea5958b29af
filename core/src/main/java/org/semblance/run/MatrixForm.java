package org.semblance.run;

/** The forms a released matrix may have. */
public enum MatrixForm {
    MATRIX_MARKET("release.mtx"),
    PARQUET("release.parquet");

    private final String fileName;

    MatrixForm(String fileName) {
        this.fileName = fileName;
    }

    /** The name of a released file. */
    public String fileName() {
        return fileName;
    }
}
