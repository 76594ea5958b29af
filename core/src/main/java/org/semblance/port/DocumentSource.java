package org.semblance.port;

import org.jspecify.annotations.Nullable;
import org.semblance.About;

/** The location and properties of documents: the {@code documents:} of a recipe. */
public record DocumentSource(
        @About(
                "a folder of text files; a CSV, TSV or JSON lines file, also gzipped, or a Parquet file with a column of texts"
                        + " or of vectors; or a Matrix Market file, documents in rows; relative to the recipe")
        String data,

        @About(value = "the column of texts", optional = true) @Nullable
        String text,

        @About(
                value =
                        "the column of vectors: of lists of numbers, or of sparse ones, in a Parquet or JSON lines file",
                optional = true)
        @Nullable
        String vectors,

        @About(value = "a file with a term per line, for the columns of a matrix", optional = true) @Nullable
        String vocabulary,

        @About(
                value =
                        "a table with a row for each document of a matrix, in the same order, that has its label and author",
                optional = true)
        @Nullable
        String about,

        @About(
                value =
                        "the column that tells what a document is about, for measures; folder takes the name of a file's folder",
                optional = true)
        @Nullable
        String label,

        @About(
                value =
                        "the column that tells who wrote a document or whom it is about: k then counts them; folder takes the"
                                + " name of a file's folder",
                optional = true)
        @Nullable
        String author,

        @About(value = "which files of a folder, such as *.txt", fallback = "*")
        String files,

        @About(
                value =
                        "what to do with documents that have no term left: refuse, naming them, or leave-out, counting them",
                fallback = "refuse")
        Empty empty,

        @About(value = "how a text table is laid out, where looking at it does not tell", optional = true) @Nullable
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
