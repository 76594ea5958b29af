package org.semblance.formats;

import de.siegmar.fastcsv.reader.CsvReader;
import java.io.IOException;
import java.util.Map;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.source.CsvLayout;
import org.semblance.source.CsvLayout.DecimalSign;
import org.semblance.source.TableFormat;

/**
 * Reads a table from delimited text (RFC 4180, any usual delimiter and line end, plain or gzip), strictly.
 *
 * <p>Fields may have up to 4 Mi characters. Little more than the wanted columns, or a part of their rows, is held in
 * memory.
 */
public final class CsvTableReader extends PartedReader {

    @Override
    TableFormat read(Request request, TableParts parts, Watcher watcher) {
        SourceFile file = SourceFile.of(request.source());
        Encoding encoding = Encoding.of(file, request.form().csv().encoding());
        // parts that were passed on cannot be taken back, so the file is checked first
        boolean another = !parts.whole() && encoding.presumed() && Windows1252.speaksFor(file);
        if (!another) {
            try {
                return read(file, encoding, request, parts, watcher);
            } catch (Problem problem) {
                if (!parts.whole()
                        || !encoding.presumed()
                        || problem.kind() != ProblemCode.E_ENCODING
                        || !Windows1252.speaksFor(file)) {
                    throw problem;
                }
            }
        }
        TableFormat form = read(file, Encoding.WINDOWS_1252, request, parts, watcher);
        watcher.warn(
                WarningCode.W_ENCODING_GUESSED,
                "the table is not UTF-8 and was read as windows-1252; to be sure, save it as UTF-8 or, for the table of a"
                        + " recipe, give csv: {encoding: ...} there");
        return form;
    }

    private static TableFormat read(
            SourceFile file, Encoding encoding, Request request, TableParts parts, Watcher watcher) {
        try (CountedStream stored = file.raw();
                StrictText text = new StrictText(file.content(stored), encoding)) {
            char delimiter = delimiter(request, text);
            long size = file.size();
            RecordIntake records = new RecordIntake(
                    file.name(),
                    text,
                    columns(request, delimiter),
                    parts,
                    () -> watcher.progress("read", stored.count(), size));
            parse(records, text, encoding, delimiter);
            records.end(parts, watcher);
            watcher.progress("read", size, size);
            DecimalSign decimal = request.form().csv().decimal();
            return TableFormat.of(new CsvLayout(
                    Delimiter.word(delimiter),
                    encoding.name(),
                    decimal == null ? DecimalSign.POINT : decimal,
                    request.form().csv().thousands()));
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }

    /** Reads the header of a file. */
    static FileLayout look(Request request) {
        SourceFile file = SourceFile.of(request.source());
        Encoding encoding = Encoding.of(file, request.form().csv().encoding());
        try {
            return look(file, encoding, request);
        } catch (Problem problem) {
            if (!encoding.presumed() || problem.kind() != ProblemCode.E_ENCODING || !Windows1252.speaksFor(file)) {
                throw problem;
            }
        }
        return look(file, Encoding.WINDOWS_1252, request);
    }

    private static FileLayout look(SourceFile file, Encoding encoding, Request request) {
        try (CountedStream stored = file.raw();
                StrictText text = new StrictText(file.content(stored), encoding)) {
            RecordIntake header = new RecordIntake(file.name(), text, (name, here) -> null);
            try (CsvReader<Boolean> csv = CsvParser.reader(delimiter(request, text), header, text)) {
                CsvParser.of(csv.iterator()::hasNext, header, encoding.name());
            }
            return new FileLayout(file.name(), TableFormat.Format.CSV, header.names(), Map.of());
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }

    private static char delimiter(Request request, StrictText text) {
        String given = request.form().csv().delimiter();
        return given == null ? Delimiter.in(text.sample(), text.whole()) : Delimiter.of(given);
    }

    private static void parse(RecordIntake records, StrictText text, Encoding encoding, char delimiter)
            throws IOException {
        try (CsvReader<Boolean> csv = CsvParser.reader(delimiter, records, text)) {
            CsvParser.of(
                    () -> {
                        csv.forEach(none -> {});
                        return true;
                    },
                    records,
                    encoding.name());
        }
    }

    private static RecordIntake.Columns columns(Request request, char delimiter) {
        char sign = request.form().csv().decimal() == DecimalSign.COMMA ? ',' : '.';
        return (name, here) -> {
            if (!request.wanted().test(name)) {
                return null;
            }
            MissingTokens missing = new MissingTokens(request.missing(), request.own(name), sign);
            return request.number().test(name)
                    ? new NumberIntake(name, missing, request.form().csv(), delimiter == ';', here, 64)
                    : new WordIntake(name, missing, request.nfc());
        };
    }
}
