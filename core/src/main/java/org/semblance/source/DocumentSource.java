package org.semblance.source;

import org.jspecify.annotations.Nullable;
import org.semblance.About;

/** The location and properties of documents: the {@code documents:} of a recipe. */
public record DocumentSource(
        @About("a folder of text files; a CSV, TSV or JSON lines file (also gzipped) or a Parquet file "
                + "with a column of texts or vectors; or a Matrix Market file with documents in rows; "
                + "relative to the recipe")
        String data,

        @About(value = "column of texts", optional = true) @Nullable
        String text,

        @About(
                value = "column of vectors in a Parquet or JSON lines file: lists of numbers, or sparse vectors",
                optional = true)
        @Nullable
        String vectors,

        @About(value = "file with one term per line, for the columns of a matrix", optional = true) @Nullable
        String vocabulary,

        @About(
                value = "table with a row for each document of a matrix, in the same order, with its label and "
                        + "author",
                optional = true)
        @Nullable
        String about,

        @About(
                value = "column with the label of each document, for measures; folder: the name of the file's "
                        + "folder",
                optional = true)
        @Nullable
        String label,

        @About(
                value = "column with the person who wrote a document or whom it is about: k then counts people; "
                        + "folder: the name of the file's folder",
                optional = true)
        @Nullable
        String author,

        @About(value = "which files of the folder, such as *.txt", fallback = "*")
        String files,

        @About(
                value = "what happens to documents without any term left: refuse, which names them, or "
                        + "leave-out, which counts them",
                fallback = "refuse")
        Empty empty,

        @About(value = "layout of the text table, if it is not detected", optional = true) @Nullable
        CsvLayout csv) {

    /** What happens to documents without any term left. */
    public enum Empty {
        REFUSE,
        LEAVE_OUT
    }

    /** Documents with only their location and text column given. */
    public static DocumentSource of(String data, @Nullable String text) {
        return new DocumentSource(data, text, null, null, null, null, null, "*", Empty.REFUSE, null);
    }

    public CsvLayout layout() {
        return csv == null ? CsvLayout.UNKNOWN : csv;
    }
}
