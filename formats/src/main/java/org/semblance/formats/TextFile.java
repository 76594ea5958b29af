package org.semblance.formats;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.semblance.Place;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;

/** A text file that is not a data table, such as an ontology or a hierarchy: plain or gzip, decoded strictly. */
public final class TextFile {

    /** The capacity of the record parser: a field of 4 Mi characters and its read-ahead. */
    private static final int LONGEST = ColumnIntake.LONGEST + (1 << 13);

    private final SourceFile file;

    private TextFile(SourceFile file) {
        this.file = file;
    }

    /** The regular file at this path. */
    public static TextFile at(Path path) {
        return new TextFile(SourceFile.at(path));
    }

    /** Computes a result from the characters of a file. */
    @FunctionalInterface
    public interface Reading<T> {
        T of(StrictText text) throws IOException;
    }

    /** Computes a result from the records of a file. */
    public interface Records<T> {

        /** Adds a record, with trimmed fields and the line on which it starts. */
        void add(long line, List<String> fields);

        /** The result, after the last record. */
        T made();
    }

    /** The name without folders. */
    public String name() {
        return file.name();
    }

    /** The name of a line in messages. */
    public Place line(long number) {
        return Place.in(name()).line(number);
    }

    /** The first bytes of the content. */
    public byte[] head(int length) {
        try (CountedStream stored = file.raw();
                InputStream content = file.content(stored)) {
            return content.readNBytes(length);
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }

    /**
     * Reads the characters.
     *
     * @param encoding the name of a character set that Java knows; null for that of the byte order mark, or UTF-8
     */
    public <T> T read(@Nullable String encoding, Reading<T> reading) {
        return read(Encoding.of(file, encoding), reading);
    }

    /**
     * Reads delimited records (RFC 4180, any usual delimiter) with as many fields as the first. Text that is not UTF-8
     * may be windows-1252, with a warning.
     */
    public <T> T records(Supplier<? extends Records<T>> intake, Watcher watcher) {
        Encoding encoding = Encoding.of(file, null);
        try {
            return records(encoding, intake.get());
        } catch (Problem problem) {
            if (!encoding.presumed() || problem.kind() != ProblemCode.E_ENCODING || !Windows1252.speaksFor(file)) {
                throw problem;
            }
        }
        T made = records(Encoding.WINDOWS_1252, intake.get());
        watcher.warn(
                WarningCode.W_ENCODING_GUESSED,
                name() + " is not UTF-8 and was read as windows-1252; save it as UTF-8 to be sure");
        return made;
    }

    private <T> T records(Encoding encoding, Records<T> intake) {
        return read(encoding, text -> {
            char delimiter = Delimiter.in(text.sample(), text.whole());
            long last = 0;
            int count = 0;
            try (CsvReader<CsvRecord> csv = CsvReader.builder()
                    .fieldSeparator(delimiter)
                    .quoteCharacter(Delimiter.QUOTE)
                    .allowUnclosedQuote(false)
                    .maxBufferSize(LONGEST)
                    .extraFieldStrategy(FieldMismatchStrategy.IGNORE) // reported below, with the line
                    .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                    .ofCsvRecord(text)) {
                for (CsvRecord csvRecord : csv) {
                    last = csvRecord.getStartingLineNumber();
                    count = count == 0 ? csvRecord.getFieldCount() : count;
                    if (csvRecord.getFieldCount() != count) {
                        throw Problem.data(
                                        ProblemCode.E_RAGGED,
                                        "expected " + count + " fields, found " + csvRecord.getFieldCount(),
                                        "fill the row up, and quote fields that hold the delimiter")
                                .at(line(last));
                    }
                    intake.add(
                            last,
                            csvRecord.getFields().stream()
                                    .map(FieldSpaces::trim)
                                    .toList());
                }
            } catch (CsvParseException broken) {
                if (broken.getCause() instanceof RuntimeException cause) {
                    throw cause;
                }
                Problem open = Problem.data(
                        ProblemCode.E_QUOTE,
                        "a quoted field is not closed, or goes on after its closing quote",
                        "close the quote, and double each quote inside a quoted field");
                throw last == 0 ? open.at(Place.in(name())) : open.at("after " + line(last));
            }
            return intake.made();
        });
    }

    private <T> T read(Encoding encoding, Reading<T> reading) {
        try (CountedStream stored = file.raw();
                StrictText text = new StrictText(file.content(stored), encoding)) {
            try {
                return reading.of(text);
            } catch (StrictText.FlawException found) {
                throw flaw(found, text, encoding);
            } catch (UncheckedIOException failed) {
                if (failed.getCause() instanceof StrictText.FlawException found) {
                    throw flaw(found, text, encoding);
                }
                throw file.unreadable(new IOException(failed));
            }
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }

    private Problem flaw(StrictText.FlawException found, StrictText text, Encoding encoding) {
        return switch (found.flaw()) {
            case NUL ->
                Problem.data(ProblemCode.E_NUL, "a NUL character", "check that this is a text file")
                        .at(line(text.lines()));
            case MALFORMED ->
                Problem.data(
                                ProblemCode.E_ENCODING,
                                "bytes that are no character in the encoding " + encoding.name(),
                                "save the file as UTF-8")
                        .at(line(text.lines()));
        };
    }
}
