package org.semblance.formats;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.BooleanSupplier;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;

/** Configures the parser of delimited text and translates its errors. */
final class CsvParser {

    /** The number of characters that the parser reads at once and needs as free space after the current field. */
    private static final int READ_AT_ONCE = 1 << 13;

    private CsvParser() {}

    static CsvReader<Boolean> reader(char delimiter, RecordIntake records, StrictText text) {
        return reader(delimiter, Delimiter.QUOTE, records, text);
    }

    /** A parser of lines in which a quote is an ordinary character. */
    static CsvReader<Boolean> withoutQuotes(char delimiter, RecordIntake records, StrictText text) {
        // strictly read text contains no NUL
        return reader(delimiter, '\0', records, text);
    }

    private static CsvReader<Boolean> reader(char delimiter, char quote, RecordIntake records, StrictText text) {
        return CsvReader.builder()
                .fieldSeparator(delimiter)
                .quoteCharacter(quote)
                .allowUnclosedQuote(false)
                .maxBufferSize(RecordIntake.LONGEST_FIELD + READ_AT_ONCE)
                .build(records, text);
    }

    /** Runs the parser; its error messages may quote the data, so they are replaced. */
    static boolean of(BooleanSupplier work, RecordIntake records, String encoding) throws IOException {
        try {
            return work.getAsBoolean();
        } catch (UncheckedIOException failed) {
            throw flaw(failed, records.place(), encoding);
        } catch (CsvParseException failed) {
            // the parser wraps exceptions that it did not throw itself
            if (failed.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (failed.getCause() instanceof Error cause) {
                throw cause;
            }
            throw records.broken();
        }
    }

    private static RuntimeException flaw(UncheckedIOException failed, Place place, String encoding) throws IOException {
        if (!(failed.getCause() instanceof StrictText.FlawException found)) {
            throw failed.getCause();
        }
        return switch (found.flaw()) {
            case NUL ->
                Problem.data(
                                ProblemCode.E_NUL,
                                "a NUL character",
                                "check that this is a text file; if it is text in UTF-16, save it as UTF-8, or give the"
                                        + " recipe of a table csv: {encoding: utf-16}")
                        .at(place);
            case MALFORMED ->
                Problem.data(
                                ProblemCode.E_ENCODING,
                                "bytes that are no character in the encoding " + encoding,
                                "save the file as UTF-8, or, for the table of a recipe, give csv: {encoding: ...} there")
                        .at(place);
        };
    }
}
