package org.semblance.formats;

import de.siegmar.fastcsv.reader.CsvReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import org.semblance.Problem;
import org.semblance.ProblemCode;
import org.semblance.WarningCode;
import org.semblance.Watcher;
import org.semblance.catalog.Spelling;
import org.semblance.source.CsvLayout;

/**
 * Reads the requested columns of a table file row by row: delimited text, JSON lines or Parquet, detected from the
 * content. Nothing of a row is kept, so columns of long texts can be read.
 *
 * <p>Delimited text is read by RFC 4180; if tabs are the delimiter and that is not possible, by lines in which quotes
 * are ordinary characters, because such files are often written like this.
 */
public final class TextRows {

    /** Receives rows. */
    public interface Rows {

        /**
         * Receives a row.
         *
         * @param number counted from 1
         * @param cells the columns in the order requested
         * @param progress to be called now and then while a row takes long
         */
        void row(long number, List<RowCell> cells, Runnable progress) throws IOException;
    }

    /** The kinds of files. */
    public enum Kind {
        DELIMITED,
        JSON_LINES,
        PARQUET
    }

    private TextRows() {}

    /**
     * Reads the rows of a file.
     *
     * @param asked the names of columns
     * @param rows creates the receiver of rows: a file whose encoding is detected is read again from its beginning
     * @return the kind of the file
     * @throws Problem if it is not a table, or lacks a column
     */
    public static Kind read(
            Path path, CsvLayout layout, List<String> asked, Supplier<? extends Rows> rows, Watcher watcher) {
        SourceFile file = SourceFile.at(path);
        return switch (FileContent.of(file)) {
            case CSV -> {
                delimited(file, layout, asked, rows, watcher);
                yield Kind.DELIMITED;
            }
            case JSON_LINES -> {
                JsonTexts.read(file, asked, rows.get(), watcher);
                yield Kind.JSON_LINES;
            }
            case PARQUET -> {
                ParquetTexts.read(file, path, asked, rows.get(), watcher);
                yield Kind.PARQUET;
            }
            case ZIPPED_PARQUET -> throw ParquetFile.zipped(file);
            case ENCRYPTED_PARQUET -> throw ParquetFile.encrypted(file);
            case FOREIGN -> throw FileContent.foreign(file);
            case SQLITE, DUCKDB ->
                throw Problem.data(
                        ProblemCode.E_FORMAT,
                        file.name() + ": a database, not texts",
                        "save the table as CSV or JSON lines");
        };
    }

    /** The problem for a missing column. */
    static Problem unknown(String file, String name, List<String> asked, List<String> there) {
        return Problem.recipe(
                ProblemCode.E_COLUMN,
                file + ": there is no column '" + name + "'",
                Spelling.columns(name, asked, there));
    }

    static Problem withoutRows(String file) {
        return Problem.data(
                ProblemCode.E_EMPTY_INPUT, file + ": no documents", "give a file with a row for each document");
    }

    private static void delimited(
            SourceFile file, CsvLayout layout, List<String> asked, Supplier<? extends Rows> rows, Watcher watcher) {
        Encoding encoding = Encoding.of(file, layout.encoding());
        try {
            delimited(file, encoding, layout, asked, rows.get(), watcher);
            return;
        } catch (Problem problem) {
            if (!encoding.presumed() || problem.kind() != ProblemCode.E_ENCODING || !Windows1252.speaksFor(file)) {
                throw problem;
            }
        }
        delimited(file, Encoding.WINDOWS_1252, layout, asked, rows.get(), watcher);
        watcher.warn(
                WarningCode.W_ENCODING_GUESSED,
                "the documents are not UTF-8 and were read as windows-1252; give csv: {encoding: ...} to be sure");
    }

    private static void delimited(
            SourceFile file, Encoding encoding, CsvLayout layout, List<String> asked, Rows rows, Watcher watcher) {
        try (CountedStream stored = file.raw();
                StrictText text = new StrictText(file.content(stored), encoding)) {
            String given = layout.delimiter();
            char delimiter = given == null ? Delimiter.in(text.sample(), text.whole()) : Delimiter.of(given);
            boolean lines = delimiter == '\t' && TabLines.are(file, encoding);
            List<RowCell> cells = asked.stream().map(name -> new RowCell(lines)).toList();
            RecordIntake intake = new RecordIntake(file.name(), text, (name, here) -> {
                int column = asked.indexOf(name);
                return column < 0 ? null : cells.get(column);
            });
            CsvReader<Boolean> csv = lines
                    ? CsvParser.withoutQuotes(delimiter, intake, text)
                    : CsvParser.reader(delimiter, intake, text);
            Iterator<Boolean> records = csv.iterator();
            if (!next(records, intake, encoding)) {
                throw withoutRows(file.name());
            }
            for (String name : asked) {
                if (!intake.names().contains(name)) {
                    throw unknown(file.name(), name, asked, intake.names());
                }
            }
            long size = file.size();
            Runnable progress = () -> watcher.progress("read", stored.count(), size);
            long row = 0;
            while (next(records, intake, encoding)) {
                rows.row(++row, cells, progress);
                if ((row & 0xFF) == 0) {
                    progress.run();
                }
            }
            if (row == 0) {
                throw withoutRows(file.name());
            }
            intake.warnOfBlankLines(watcher);
            watcher.progress("read", size, size);
        } catch (IOException unreadable) {
            throw file.unreadable(unreadable);
        }
    }

    private static boolean next(Iterator<Boolean> records, RecordIntake intake, Encoding encoding) throws IOException {
        boolean there = CsvParser.of(records::hasNext, intake, encoding.name());
        if (there) {
            records.next();
        }
        return there;
    }
}
