package org.semblance.formats;

import de.siegmar.fastcsv.reader.CsvReader;
import java.io.IOException;
import org.semblance.Problem;
import org.semblance.Watcher;
import org.semblance.data.Table;
import org.semblance.run.port.Csv;
import org.semblance.run.port.Csv.DecimalSign;
import org.semblance.run.port.Form;
import org.semblance.run.port.TableReader;

/**
 * Reads a table from delimited text (RFC 4180, any usual delimiter and line end, plain or gzip), strictly.
 *
 * <p>Fields of up to 4 Mi characters are read. Memory holds the columns that are wanted, and little else.
 */
public final class CsvTableReader implements TableReader {

    @Override
    public Reading read(Request request, Watcher watcher) {
        SourceFile file = SourceFile.at(request.source().file());
        Encoding encoding = Encoding.of(file, request.form().csv().encoding());
        try {
            return read(file, encoding, request, watcher);
        } catch (Problem problem) {
            if (!encoding.presumed() || !problem.code().equals("E_ENCODING") || !Windows1252.speaksFor(file)) {
                throw problem;
            }
        }
        Reading reading = read(file, Encoding.WINDOWS_1252, request, watcher);
        watcher.warn(
                "W_ENCODING_GUESSED",
                "the table is not UTF-8 and was read as windows-1252; to be sure, save it as UTF-8 or, for the table of a"
                        + " recipe, give csv: {encoding: ...} there");
        return reading;
    }

    private static Reading read(SourceFile file, Encoding encoding, Request request, Watcher watcher) {
        try (CountedStream stored = file.raw();
                StrictText text = new StrictText(file.content(stored), encoding)) {
            String given = request.form().csv().delimiter();
            char delimiter = given == null ? Delimiter.in(text.sample(), text.whole()) : Delimiter.of(given);
            long size = file.size();
            Table table = records(
                            file,
                            text,
                            encoding,
                            delimiter,
                            request,
                            () -> watcher.progress("read", stored.count(), size))
                    .table(watcher);
            watcher.progress("read", size, size);
            DecimalSign decimal = request.form().csv().decimal();
            return new Reading(
                    table,
                    Form.of(new Csv(
                            Delimiter.word(delimiter),
                            encoding.name(),
                            decimal == null ? DecimalSign.POINT : decimal)));
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }

    private static RecordIntake records(
            SourceFile file, StrictText text, Encoding encoding, char delimiter, Request request, Runnable progress)
            throws IOException {
        RecordIntake records = new RecordIntake(file.name(), text, columns(request, delimiter), progress);
        try (CsvReader<Boolean> csv = CsvParsing.reader(delimiter, records, text)) {
            CsvParsing.of(
                    () -> {
                        csv.forEach(none -> {});
                        return true;
                    },
                    records,
                    encoding.name());
        }
        return records;
    }

    private static RecordIntake.Columns columns(Request request, char delimiter) {
        MissingTokens missing = new MissingTokens(request.missing());
        return (name, here) -> {
            if (!request.wanted().test(name)) {
                return null;
            }
            return request.number().test(name)
                    ? new NumberIntake(name, missing, request.form().csv().decimal(), delimiter == ';', here, 64)
                    : new WordIntake(name, missing, request.nfc());
        };
    }
}
