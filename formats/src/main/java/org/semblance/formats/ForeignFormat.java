package org.semblance.formats;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/** Formats of other programs that are recognised by their first bytes, to say what a file is and what to do with it. */
enum ForeignFormat {
    SPREADSHEET(
            "an Excel workbook (.xlsx)",
            Advice.SHEET,
            head -> zip(head) && (head.contains("[Content_Types].xml") || head.contains("xl/"))),
    OPEN_DOCUMENT(
            "an OpenDocument file (.ods)",
            Advice.SHEET,
            head -> zip(head) && head.contains("application/vnd.oasis.opendocument")),
    ZIP("a zip archive", Advice.UNPACK, ForeignFormat::zip),
    OLD_SPREADSHEET("an old Excel workbook (.xls)", Advice.SHEET, "\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1"),
    BZIP2("compressed with bzip2", Advice.GZIP, head -> head.startsWith("BZh") && head.startsWith("1AY&SY", 4)),
    XZ("compressed with xz", Advice.GZIP, "\u00FD7zXZ\0"),
    ZSTANDARD("compressed with zstd", Advice.GZIP, "(\u00B5/\u00FD"),
    SEVEN_ZIP("a 7-Zip archive (.7z)", Advice.UNPACK, "7z\u00BC\u00AF'\u001C"),
    RAR("a RAR archive", Advice.UNPACK, "Rar!\u001A\u0007"),
    TAR("a tar archive", Advice.UNPACK, head -> head.startsWith("ustar", 257)),
    SPSS("an SPSS file (.sav)", Advice.STATISTICS, "$FL2@(#)", "$FL3@(#)"),
    SPSS_PORTABLE("an SPSS portable file (.por)", Advice.STATISTICS, "ASCII SPSS PORT FILE"),
    STATA("a Stata file (.dta)", Advice.STATISTICS, head -> head.startsWith("<stata_dta>") || oldStata(head)),
    SAS(
            "a SAS file (.sas7bdat)",
            Advice.STATISTICS,
            "\0\0\0\0\0\0\0\0\0\0\0\0\u00C2\u00EA\u0081`\u00B3\u0014\u0011\u00CF"),
    SAS_TRANSPORT("a SAS transport file (.xpt)", Advice.STATISTICS, "HEADER RECORD*******LIB"),
    R_DATA(
            "an R file (.rds or .RData)",
            Advice.R,
            "RDX2\n",
            "RDX3\n",
            "RDA2\n",
            "RDA3\n",
            "X\n\0\0\0",
            "A\n2\n",
            "A\n3\n"),
    ARROW("an Arrow or Feather file", Advice.COLUMNS, "ARROW1", "FEA1"),
    ORC("an ORC file", Advice.COLUMNS, head -> head.startsWith("ORC") && head.indexOf('\0') >= 0),
    AVRO("an Avro file", Advice.COLUMNS, "Obj\u0001"),
    HDF5("an HDF5 file", Advice.COLUMNS, "\u0089HDF\r\n\u001A\n"),
    PDF("a PDF file", Advice.SHEET, "%PDF-");

    /** What to do. */
    private static final class Advice {
        static final String SHEET = "save the sheet as CSV (UTF-8) and give that file";
        static final String UNPACK = "unpack it and give the file in it; a single file may be compressed with gzip";
        static final String GZIP = "decompress it, or compress it with gzip instead";
        static final String STATISTICS =
                "save it as CSV in the program that wrote it, with the codes rather than the labels, or convert it with R"
                        + " (haven) or Python (pandas)";
        static final String R = "in R: write.csv(x, \"data.csv\", row.names = FALSE), and give that file";
        static final String COLUMNS = "save it as Parquet or CSV";
    }

    private final String what;
    private final String advice;

    /** A lambda without state. */
    @SuppressWarnings("ImmutableEnumChecker")
    private final Predicate<String> begins;

    ForeignFormat(String what, String advice, Predicate<String> begins) {
        this.what = what;
        this.advice = advice;
        this.begins = begins;
    }

    ForeignFormat(String what, String advice, String... beginnings) {
        this(what, advice, head -> Arrays.stream(beginnings).anyMatch(head::startsWith));
    }

    /**
     * The format of a file.
     *
     * @param head its first bytes, each as a character
     */
    static Optional<ForeignFormat> of(String head) {
        return Arrays.stream(values()).filter(one -> one.begins.test(head)).findFirst();
    }

    private static boolean zip(String head) {
        return head.startsWith("PK\3\4") || head.startsWith("PK\5\6");
    }

    /** Before version 117: the version, the byte order, the type of file, and a zero. */
    private static boolean oldStata(String head) {
        return head.length() > 4
                && head.charAt(0) >= 0x66
                && head.charAt(0) <= 0x73
                && (head.charAt(1) == 1 || head.charAt(1) == 2)
                && head.charAt(2) == 1
                && head.charAt(3) == 0;
    }

    /** The problem that a file cannot be read as a table. */
    Problem problem(String file) {
        return Problem.data(ProblemCode.E_FORMAT, file + ": " + what + ", which is not read", advice);
    }
}
