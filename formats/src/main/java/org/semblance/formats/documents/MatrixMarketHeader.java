package org.semblance.formats.documents;

import java.util.List;
import java.util.Locale;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/**
 * The first line of a Matrix Market file, which gives the kind of matrix.
 *
 * @param dense whether all entries follow, column by column, instead of the non-zero ones only
 * @param pattern whether entries have no value, so that each is 1
 * @param whole whether all values are whole numbers
 */
record MatrixMarketHeader(boolean dense, boolean pattern, boolean whole) {

    /** The beginning of every such file. */
    static final String MARK = "%%MatrixMarket";

    private static final ProblemCode CODE = ProblemCode.E_MATRIX;
    private static final String KINDS =
            "write it as '" + MARK + " matrix coordinate real general', or with integer, pattern or array";

    /** Reads the line. */
    static MatrixMarketHeader of(String line) {
        List<String> words = List.of(line.toLowerCase(Locale.ROOT).trim().split("[ \t]+", -1));
        if (words.size() != 5 || !line.startsWith(MARK) || !words.get(1).equals("matrix")) {
            throw Problem.data(CODE, "not the first line of a Matrix Market file of a matrix", KINDS);
        }
        boolean dense = words.get(2).equals("array");
        if (!dense && !words.get(2).equals("coordinate")) {
            throw Problem.data(CODE, "the format is neither coordinate nor array", KINDS);
        }
        boolean pattern = words.get(3).equals("pattern");
        switch (words.get(3)) {
            case "real", "integer" -> {}
            case "pattern" -> {
                if (dense) {
                    throw Problem.data(CODE, "an array has values, so it cannot be a pattern", KINDS);
                }
            }
            case "complex" -> throw Problem.data(CODE, "complex numbers are no weights", KINDS);
            default -> throw Problem.data(CODE, "the values are neither real nor integer nor a pattern", KINDS);
        }
        switch (words.get(4)) {
            case "general" -> {}
            case "symmetric", "skew-symmetric", "hermitian" ->
                throw Problem.data(
                        CODE,
                        "the matrix is " + words.get(4) + ", but documents in rows and terms in columns never are",
                        "give the matrix of documents and terms, not one of documents and documents");
            default -> throw Problem.data(CODE, "the matrix is not said to be general", KINDS);
        }
        return new MatrixMarketHeader(dense, pattern, words.get(3).equals("integer"));
    }
}
